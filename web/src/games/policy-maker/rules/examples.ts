/**
 * The worked examples: who stands where is chosen here, every sum is worked out from the content.
 * The sums follow the rules PM-20, PM-33, PM-42, PM-65 and PM-83 … PM-89.
 */
import { asContent, type Content, parameter } from "../content";
import { type Action, CATEGORIES } from "../wire";
import type { GameDetails } from "../../../lib/wire";

export type Fields = [number, number, number, number];

/** Where an investor's pieces stand at the end, and how many initiatives it claimed. */
interface Final {
  fields: Fields;
  initiatives: number;
}

/** Bo, Cem and Dilan invest; Ada governs. */
export const NAMES = ["Ada", "Bo", "Cem", "Dilan"] as const;
export const FINAL: readonly Final[] = [
  { fields: [8, 3, 2, 1], initiatives: 4 },
  { fields: [6, 4, 0, 2], initiatives: 2 },
  { fields: [5, 5, 3, 3], initiatives: 3 },
];
/** The initiative of the picture; Dilan's fields meet it. */
export const INITIATIVE = "PI14";
export const DISPLAY = ["energy", "joker"] as const;

/** The standard length of a term (PM-97, PM-98). */
export function timelineOf(content: Content, investors: number): Action[] {
  return content.timelines[investors === 3 ? "14" : "13"] ?? [];
}

export const HALF = 0.5;

export function score(content: Content, board: readonly Final[], goal: number) {
  const fields = board.flatMap((one) => one.fields);
  const sum = fields.reduce((a, b) => a + b, 0);
  const claimed = board.reduce((all, one) => all + one.initiatives, 0);
  const furthest = Math.max(...fields);
  const average = Math.floor(sum / fields.length + 0.5);
  const initiatives = claimed * HALF;
  const points = furthest + average + initiatives + goal;
  const band = (content.bands["seed"] ?? [0]).filter((least) => least <= points).length - 1;
  return { furthest, average, initiatives, goal, total: points, sum, pieces: fields.length, claimed, band };
}

export function pointsOf(one: Final): number {
  return one.fields.reduce((a, b) => a + b, 0) + one.initiatives;
}

export function examples(game: GameDetails) {
  const content = asContent(game.content);
  const number = (name: string): number => parameter(content, name, 0);
  const start = number("start_cost");
  const dark = number("dark_from");
  const end = number("end_draw");
  const above = number("wealth_tax_above");
  const dearer = Math.min(start + 1, number("most_cost"));
  const cheaper = Math.max(start - 1, number("least_cost"));
  const invest = { cost: dearer, from: 3, steps: 2, to: 5, cards: 2 * dearer };
  const manipulate = { cost: cheaper, from: dark + 2, steps: 3, to: dark - 1, cards: 3 * (cheaper + 1) };
  return {
    content,
    number,
    start,
    dark,
    top: number("top"),
    invest,
    manipulate,
    tax: { up: dearer, down: cheaper, total: start * CATEGORIES.length - start - start + dearer + cheaper },
    wealth: { before: above - 1, high: above - 1 + end, after: above - 1 + end - number("wealth_tax_discard") },
    monopoly: { round: 9, field: dark + 1, rival: dark + 1 - number("lead") - 1, lead: number("lead") + 1 },
    score: score(content, FINAL, 0),
  };
}
