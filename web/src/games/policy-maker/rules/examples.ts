/**
 * The worked examples: who stands where is chosen here, every sum is worked out from the content.
 * The sums follow the rules PM-20, PM-33, PM-42, PM-65 and PM-83 … PM-89.
 */
import { asContent as read, type Content as Printed, parameter } from "../content";
import { type Action, CATEGORIES } from "../wire";
import type { GameDetails } from "../../../lib/wire";

export interface Content extends Printed {
  timelines: Record<string, Action[]>;
}

export function asContent(content: unknown): Content {
  const given = (content ?? {}) as Partial<Content>;
  return { ...read(content), timelines: given.timelines ?? {} };
}

export type Fields = [number, number, number, number];

/** Bo, Cem and Dilan invest; Ada governs. */
export const NAMES = ["Ada", "Bo", "Cem", "Dilan"] as const;
export const FINAL: readonly { fields: Fields; initiatives: number }[] = [
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

const HALF = 0.5;
export { HALF };

export interface Score {
  furthest: number;
  average: number;
  initiatives: number;
  goal: number;
  total: number;
  sum: number;
  pieces: number;
  claimed: number;
  band: number;
}

export function score(content: Content, board: readonly { fields: Fields; initiatives: number }[], goal: number): Score {
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

export function pointsOf(one: { fields: Fields; initiatives: number }): number {
  return one.fields.reduce((a, b) => a + b, 0) + one.initiatives;
}

export interface Move {
  cost: number;
  from: number;
  steps: number;
  to: number;
  cards: number;
}

export function examples(game: GameDetails) {
  const content = asContent(game.content);
  const number = (name: string, otherwise: number): number => parameter(content, name, otherwise);
  const start = number("start_cost", 2);
  const dark = number("dark_from", 7);
  const end = number("end_draw", 2);
  const above = number("wealth_tax_above", 20);
  const dearer = Math.min(start + 1, number("most_cost", 5));
  const cheaper = Math.max(start - 1, number("least_cost", 1));
  const invest: Move = { cost: dearer, from: 3, steps: 2, to: 5, cards: 2 * dearer };
  const manipulate: Move = { cost: cheaper, from: dark + 2, steps: 3, to: dark - 1, cards: 3 * (cheaper + 1) };
  return {
    content,
    start,
    dark,
    top: number("top", 10),
    invest,
    manipulate,
    tax: { up: dearer, down: cheaper, total: start * CATEGORIES.length - start - start + dearer + cheaper },
    wealth: { before: above - 1, high: above - 1 + end, after: above - 1 + end - number("wealth_tax_discard", 10) },
    monopoly: { round: 9, field: dark + 1, rival: dark + 1 - number("lead", 2) - 1, lead: number("lead", 2) + 1 },
    score: score(content, FINAL, 0),
  };
}
