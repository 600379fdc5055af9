/** The Policy Maker's content as `GET /api/games/policy-maker` sends it. */
import type { Both } from "../../lib/wire";
import type { Action, Category } from "./wire";

export type Condition =
  | { op: "track"; category: Category; need: number }
  | { op: "all"; of: Condition[] }
  | { op: "total"; need: number }
  | { op: "each"; need: number }
  | { op: "count"; field: number; tracks: number }
  | { op: "highest"; most: number };

export interface Initiative {
  title: Both;
  text: Both;
  condition: Condition;
}

export interface Goal {
  title: Both;
  text: Both;
  condition: { op: string; category?: Category; plus?: Category[]; minus?: Category[] };
  compare: ">=" | "<=";
  /** By the number of investors. */
  need: Record<string, number>;
}

export interface Content {
  initiatives: Record<string, Initiative>;
  goals: Record<string, Goal>;
  bands: Record<string, number[]>;
  band_titles: Both[];
  parameters: Record<string, unknown>;
  /** The term, field by field, by its number of rounds. */
  timelines: Record<string, Action[]>;
}

const NOTHING: Content = { initiatives: {}, goals: {}, bands: {}, band_titles: [], parameters: {}, timelines: {} };

/** The content, empty where the server sent nothing: a board without titles is better than no board. */
export function asContent(content: unknown): Content {
  return { ...NOTHING, ...(content as Partial<Content> | null | undefined) };
}

/** A number of the parameters; `otherwise` where it is not told. */
export function parameter(content: Content, name: string, otherwise: number): number {
  const value = content.parameters[name];
  return typeof value === "number" ? value : otherwise;
}
