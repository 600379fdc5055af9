/** Numbers, names and sentences of the board, in the chosen language. */
import { designOf, type Category, type PlayPreview, type Scale } from "./message";
import { refusal } from "../../lib/refusals";
import { settings } from "../../lib/settings.svelte";
import { both, textsOf, type Args } from "../../lib/texts";
import type { Table } from "../../lib/wire";
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

export function cardTitle(content: Content, instance: string): string {
  const card = cardOf(content, instance);
  return card ? both(card.title) : designOf(instance);
}

export function eventTitle(content: Content, id: string): string {
  const event = content.events[id];
  return event ? both(event.title) : id;
}

export function goalTitle(content: Content, id: string): string {
  const goal = content.goals[id];
  return goal ? both(goal.title) : id;
}

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
  const args: Args = {};
  for (const name of ["amount", "most", "strength", "bonus", "scope"] as const) {
    const value = effect[name];
    if (value !== undefined) args[name] = value;
  }
  args["categories"] = eitherOf(effect.categories ?? []);
  return t(`effect-${effect.kind}`, args);
}

export function goalText(side: GoalSide): string {
  return t(`goal-${side.kind}`, { need: side.need, categories: eitherOf(side.categories ?? []) });
}

/** "Kostet 6 €, Marker auf 50,05 Hz, bringt 4 €, es bleiben 13 €": what playing a card would do at once. */
export function previewText(preview: PlayPreview, scale: Scale): string {
  const moves = preview.path.length > 1;
  const parts = [
    t("preview-cost", { cost: preview.cost }),
    t(moves ? "preview-marker" : "preview-marker-still", { hertz: hertz(preview.position, scale) }),
  ];
  if (preview.thresholds > 0) parts.push(t("preview-earns", { amount: preview.thresholds }));
  if (preview.thresholds < 0) parts.push(t("preview-pays", { amount: -preview.thresholds }));
  parts.push(t("preview-leaves", { money: preview.money }));
  return parts.join(", ");
}

/** Why a choice is closed, in the game's words. */
export function closedText(code: string, params: Record<string, unknown>): string {
  if (code === "cannot-afford") {
    return t("closed-cannot-afford", { cost: Number(params["cost"] ?? 0), money: Number(params["money"] ?? 0) });
  }
  return refusal(code, params, "hertzschlag");
}
