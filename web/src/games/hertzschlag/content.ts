/** Hertzschlag's content as `GET /api/games/hertzschlag` sends it, and how to look things up in it. */
import { designOf, type Category } from "./message";
import type { Both } from "../../lib/wire";

export type Frequency = { kind: "shift" | "to50"; steps: number } | null;

export interface Effect {
  kind: string;
  amount?: number;
  most?: number;
  scope?: "own" | "all";
  categories?: Category[];
  strength?: number;
  bonus?: number;
}

export interface Card {
  title: Both;
  text: Both;
  category: Category;
  cost: number;
  frequency: Frequency;
  income: number;
  eco: number;
  effects: Effect[];
}

export interface GridEvent {
  title: Both;
  text: Both;
  base: number;
  categories: Category[];
  divisor: number;
  sign: number;
  least: number;
  most: number;
  effects: Effect[];
}

export interface GoalSide {
  kind: "cards" | "income" | "eco" | "money" | "categories";
  categories?: Category[];
  need: number;
  points: number;
}

export interface Goal {
  title: Both;
  a: GoalSide;
  b: GoalSide;
}

export interface Content {
  categories: Category[];
  cards: Record<string, Card>;
  events: Record<string, GridEvent>;
  goals: Record<string, Goal>;
  parameters: Record<string, unknown>;
}

/** What a card is worth to its household, round for round. */
export const VALUES = ["income", "eco"] as const;

export const CATEGORIES: readonly Category[] = ["efficiency", "politics", "flexibility", "emobility", "solar", "wind"];

/** The content, empty where the server sent nothing: a board without titles is better than no board. */
export function asContent(content: unknown): Content {
  return { categories: [...CATEGORIES], cards: {}, events: {}, goals: {}, parameters: {}, ...(content as Partial<Content> | null | undefined) };
}

/** The design of a card instance: `SO02#1` is a copy of `SO02`. */
export function cardOf(content: Content, instance: string): Card | undefined {
  return content.cards[designOf(instance)];
}

/** A number of the parameters, in any case; `otherwise` where it is not told. */
export function parameter(content: Content, name: string, otherwise: number): number {
  const value = content.parameters[name] ?? content.parameters[name.toUpperCase()];
  return typeof value === "number" ? value : otherwise;
}
