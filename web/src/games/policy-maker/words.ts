/** Names, numbers and sentences of the chamber, in the chosen language. */
import { KINDS, type Category, type GoalProgress, type Kind, type Paid } from "./wire";
import { plainArgs, refusal } from "../../lib/refusals";
import { settings } from "../../lib/settings.svelte";
import { type Args, both, hasText, list, textsOf } from "../../lib/texts";
import type { Params } from "../../lib/wire";
import type { Condition, Content, Goal } from "./content";

export const GAME = "policy-maker";
export const t = textsOf(GAME);

export function kindName(kind: Kind): string {
  return t(`kind-${kind}`);
}

export function initiativeTitle(content: Content, id: string): string {
  const found = content.initiatives[id];
  return found ? both(found.title) : id;
}

/** "23,5": points come in halves. */
export function number(value: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value);
}

/** "+3", "−3" (with a true minus sign), "0". */
export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : value < 0 ? `−${number(-value)}` : "0";
}

/** "2 × Bildung und 1 × Joker"; "keine Karte" where there is none. */
export function cardsText(counts: Paid | null | undefined): string {
  const parts = KINDS.filter((kind) => (counts?.[kind] ?? 0) > 0).map((kind) => t("cards-of", { count: counts?.[kind] ?? 0, kind: kindName(kind) }));
  return parts.length ? list(parts) : t("kind-none");
}

/** The cards and categories among the arguments of a text by their names. */
function named(params: Params | undefined): Args {
  const args = plainArgs(params);
  for (const field of ["category", "kind", "card"]) {
    const kind = KINDS.find((one) => one === args[field]);
    if (kind) args[field] = kindName(kind);
  }
  return args;
}

/** What an initiative asks for: "Bildung ≥ 4 und Digitales ≥ 3". */
export function conditionText(condition: Condition): string {
  if (condition.op === "all") return list(condition.of.map(conditionText));
  const id = `condition-${condition.op}`;
  return t(hasText(id, GAME) ? id : "condition-unknown", named({ ...condition }));
}

/** The categories a condition looks at by name, for their symbols. */
export function categoriesIn(condition: Condition): Category[] {
  if (condition.op === "track") return [condition.category];
  return condition.op === "all" ? condition.of.flatMap(categoriesIn) : [];
}

/** What the government's goal asks for on election day, in figures. */
export function goalText(goal: Goal, investors: number): string {
  const { op, category, plus, minus } = goal.condition;
  const names = (some: readonly Category[] = []): string => list(some.map(kindName));
  const id = `goal-${op}`;
  if (!hasText(id, GAME)) return both(goal.text);
  return t(id, { need: goal.need[String(investors)] ?? 0, category: names(category && [category]), plus: names(plus), minus: names(minus) });
}

/** How far it is: "4 von mindestens 12". */
export function goalProgressText(progress: GoalProgress): string {
  return t(progress.compare === ">=" ? "goal-now-least" : "goal-now-most", { value: minus(progress.value), need: progress.need });
}

/** A figure as it stands, below zero with a true minus sign. */
export function minus(value: number): string {
  return number(value).replace("-", "−");
}

/** Why a choice is closed, in the game's words. */
export function closedText(code: string, params: Params | undefined): string {
  const id = `refusal-${code}`;
  return hasText(id, GAME) ? t(id, named(params)) : refusal(code, params, GAME);
}
