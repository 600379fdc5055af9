/** Neustart's content as `GET /api/games/neustart` sends it. */
import type { Action, ActorId } from "./wire";
import type { Both } from "../../lib/wire";

export interface Effect {
  op: string;
  n: number;
  at?: string;
  k?: number;
  action?: Action;
  modifier?: string;
  value?: number;
  goods?: "SUPPLY" | "FUEL";
  store?: "DEPOT" | "STOCK" | "TANK";
  target?: string;
  spread?: number;
  side?: string;
  unless?: string;
  all_day: boolean;
  water: boolean;
  fatal: boolean;
  fail: Effect[];
  reward: Effect[];
}

export interface Card {
  deck: "E" | "T" | "N";
  day: number;
  title: Both;
  text: Both;
  effects: Effect[];
}

export interface PrintedQuarter {
  title: Both;
  /** "in der Altstadt" */
  place?: Both;
  type: "INNER" | "SUBURB" | "INDUSTRIAL";
  need: number;
  stock: number;
  houses: number;
  letters: string[];
  businesses: string[];
  base_site: boolean;
  generator: boolean;
  hospital: boolean;
}

export interface Town {
  title: Both;
  text: Both;
  difficulty: string;
  /** Axial hex coordinates. */
  at: Record<string, [number, number]>;
  adjacent: Record<string, string[]>;
}

export interface PrintedActor {
  id: ActorId;
  title: Both;
  tank: number;
  costs: Partial<Record<Action, number>>;
}

export interface Content {
  actors: PrintedActor[];
  actions: Partial<Record<string, Both>>;
  businesses: Partial<Record<string, Both>>;
  quarters: Record<string, PrintedQuarter>;
  towns: Record<string, Town>;
  cards: Record<string, Card>;
  bands: { id: string; from: number; title: Both }[];
  parameters: Record<string, unknown>;
}

/** The content, empty where the server sent nothing: a board without titles is better than no board. */
export function asContent(content: unknown): Content {
  return { actors: [], actions: {}, businesses: {}, quarters: {}, towns: {}, cards: {}, bands: [], parameters: {}, ...(content as Partial<Content> | null) };
}

/** A number of the parameters; `otherwise` where it is not told. */
export function parameter(content: Content, name: string, otherwise: number): number {
  const value = content.parameters[name];
  return typeof value === "number" ? value : otherwise;
}

export function numbers(content: Content, name: string): number[] {
  const value = content.parameters[name];
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}
