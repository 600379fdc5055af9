/** Numbers, names and sentences of the board, in the chosen language. */
import { designOf, type Category, type PlayPreview, type Scale } from "./message";
import { plainArgs, refusal } from "../../lib/refusals";
import { settings } from "../../lib/settings.svelte";
import { both, textsOf } from "../../lib/texts";
import type { Both, Table } from "../../lib/wire";
import { cardOf, type Content, type Effect, type Frequency, type GoalSide } from "./content";

export const t = textsOf("hertzschlag");

export type Zone = "green" | "orange" | "red";
export type Way = "up" | "down" | "none";

/** "49,85": a position as hertz, without the unit. */
export function hertz(position: number, scale: Pick<Scale, "centre" | "step"> = { centre: 50, step: 0.05 }): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    scale.centre + scale.step * position,
  );
}

/** "+3", "−3" (with a true minus sign), "0". */
export function signed(value: number): string {
  return value > 0 ? `+${String(value)}` : value < 0 ? `−${String(-value)}` : "0";
}

export function zoneOf(position: number, scale: Scale): Zone {
  const away = Math.abs(position);
  return away <= scale.green ? "green" : away < scale.red ? "orange" : "red";
}

export function wayOf(change: number): Way {
  return change > 0 ? "up" : change < 0 ? "down" : "none";
}

export function categoryName(category: Category): string {
  return t(`category-${category}`);
}

/** "Solarenergie oder Windenergie". */
export function eitherOf(categories: readonly Category[]): string {
  return new Intl.ListFormat(settings.language, { type: "disjunction" }).format(categories.map(categoryName));
}

/** The title of a design, or its id where the content does not know it. */
function titleOf(design: { title: Both } | undefined, id: string): string {
  return design ? both(design.title) : id;
}

export const cardTitle = (content: Content, instance: string): string => titleOf(cardOf(content, instance), designOf(instance));
export const eventTitle = (content: Content, id: string): string => titleOf(content.events[id], id);
export const goalTitle = (content: Content, id: string): string => titleOf(content.goals[id], id);

export function seatName(table: Table, seat: number): string {
  return table.seats.find((one) => one.seat === seat)?.name ?? String(seat + 1);
}

/** What a card's frequency symbol means. */
export function frequencyName(frequency: Frequency): string {
  if (!frequency) return t("sign-still");
  if (frequency.kind === "to50") return t("sign-to50", { steps: frequency.steps });
  return t(frequency.steps > 0 ? "sign-shift-up" : "sign-shift-down", { steps: Math.abs(frequency.steps) });
}

export function effectText(effect: Effect): string {
  const { kind, categories = [], ...numbers } = effect;
  return t(`effect-${kind}`, { ...numbers, categories: eitherOf(categories) });
}

export function goalText(side: GoalSide): string {
  return t(`goal-${side.kind}`, { need: side.need, categories: eitherOf(side.categories ?? []) });
}

/** "Kostet 6 €, Marker auf 50,05 Hz, bringt 4 €, es bleiben 13 €": what playing a card would do at once. */
export function previewText({ cost, path, position, thresholds, money }: PlayPreview, scale: Scale): string {
  const parts = [
    t("preview-cost", { cost }),
    t(path.length > 1 ? "preview-marker" : "preview-marker-still", { hertz: hertz(position, scale) }),
    thresholds && t(thresholds > 0 ? "preview-earns" : "preview-pays", { amount: Math.abs(thresholds) }),
    t("preview-leaves", { money }),
  ];
  return parts.filter(Boolean).join(", ");
}

/** Why a choice is closed, in the game's words. */
export function closedText(code: string, params: Record<string, unknown>): string {
  return code === "cannot-afford" ? t("closed-cannot-afford", plainArgs(params)) : refusal(code, params, "hertzschlag");
}
