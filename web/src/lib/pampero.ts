/** Pampero on the wire: its view, decisions and journal. What the content looks like is known where it is drawn. */
import type { ClosedDecision, JournalLine, LegalDecision, Params, TableMessage } from "./wire";

export const MARKETS = ["RES", "IND", "COM", "REC", "REM"] as const;
export const ZONES = ["A", "B", "C"] as const;
export const SOURCES = ["start", "income", "cards", "others", "bonuses", "payouts", "network", "foreign", "capital", "scoring_tiles", "scoring_cards", "final", "repaid"] as const;
export type Market = (typeof MARKETS)[number];
export type Zone = (typeof ZONES)[number];
export type Source = (typeof SOURCES)[number];
export type Row = "upper" | "lower";
export type Phase = "setup" | "action" | "consolidation" | "order" | "scoring" | "over";
export type Display = "special_action" | "special_scoring" | "argentina" | "brazil";

export interface Site {
  structure: { owner: number; kind: "wind" | "pylon" } | null;
  bulldozer: number | null;
}

export interface Space {
  contract: string;
  state: "open" | "done" | "void";
  owner: number | null;
  /** The number of the transformer that stands here. */
  level: number;
}

export interface SolarField {
  contract: string;
  open: boolean;
  available: boolean;
  owner: number | null;
  level: number;
}

export interface ConnectionField {
  tile: string | null;
  unlocked: boolean[];
}

export interface Played {
  card: string;
  operation: string;
  tiles: string[];
}

export interface Income {
  column: number;
  value: number;
  limit: number;
  face_up: boolean;
  crossed: boolean;
}

export interface Company {
  seat: number;
  colour: string;
  /** The opponent of a solo game. */
  vj: boolean;
  money: number;
  energy: number;
  batteries: number;
  /** How many pylons are built. */
  stage: number;
  wind_farms: number;
  wind_left: number;
  /** Where each bulldozer is: a site, "public", a bay, "reserve". */
  bulldozers: string[];
  hand: string[];
  rows: Record<Row, (Played | null)[]>;
  scoring_cards: string[];
  foreign: string[];
  connection_tiles: string[];
  ready_tiles: string[];
  income: Record<Market, Income>;
  green: number[];
  /** Contracts by transformer. */
  network: Record<string, string>;
  network_tiles: string[];
  bonuses: Record<string, string>;
  upgrades: string[];
  covers: string[];
  /** Prices of operation fields that differ from what is printed. */
  prices: Record<string, number>;
  capital: number[];
  energy_spent: number;
  actions: number;
  sources: Record<Source | "total", number>;
  autopilot: boolean;
  left: boolean;
}

export interface Task {
  do: string;
  seat: number;
  first: number;
  second: number;
}

export interface Play {
  card: string;
  operation: string | null;
  effect: string | null;
  target: number | null;
  provider: number | null;
  zone?: Zone;
  frame?: "cost" | "gain" | "none";
  price?: number;
  batteries?: number | null;
}

export interface Outcome {
  verdict: "scored" | "won" | "lost" | "aborted";
  reason: { code: string; params: Params } | null;
  winners: number[];
  places: (number | null)[] | null;
  points: (number | null)[] | null;
  breakdown: Record<Source | "total", number>[] | null;
  years: number;
  pylons: number[];
  money: number[];
  vj?: Record<Source | "total", number>;
}

export interface PamperoView {
  game: "pampero";
  you: number | null;
  moment: string;
  phase: Phase;
  year: number;
  round: number;
  turn: number;
  acting: number | null;
  order: number[];
  order_down: number[];
  timeline: { last: number; scorings: number[]; done: number; discs: { field: number; height: number }[] };
  scoring_tiles: {
    intro: boolean;
    first: string | null;
    second: string | null;
    final: (string | null)[];
    counts: Record<string, number[]>;
    crowns: unknown;
  };
  supply: number;
  covers: number;
  capital: number;
  sites: Record<string, Site>;
  bays: Record<string, number | null>;
  spaces: Record<string, Space>;
  solar: Record<string, SolarField>;
  connections: Record<string, ConnectionField>;
  plan: Record<string, string | null>;
  displays: Record<Display, { open: string[]; deck: number }>;
  played_scoring_cards: string[];
  players: Company[];
  solo: { level: string; card: string | null; passed: boolean; deck: number; discards: string[]; counters: Record<string, number> } | null;
  options: { contract_columns: boolean; battery_capacity: boolean; rahdo: boolean };
  agenda: Task[];
  play: Play | null;
  deal: { card: string | null; operation: string | null; energy: number; batteries: number };
  actors: number[];
  prompt: { id: string; params: { waiting_for?: number[] } & Params };
  outcome: Outcome | null;
}

// --- decisions -------------------------------------------------------------------------------------------------

/** What a decision would change of one's own, and what is asked next. */
export interface Preview {
  money?: number;
  energy?: number;
  batteries?: number;
  income?: Partial<Record<Market, number>>;
  next?: string;
  /** Where a card could be laid. */
  operations?: string[];
  zone?: Zone;
  /** Batteries that may be paid instead of money. */
  instead?: number | null;
}

export interface PamperoDecision extends LegalDecision {
  card?: string;
  operation?: string;
  effect?: string;
  site?: string;
  space?: string;
  field?: string;
  slot?: number;
  company?: number;
  with?: "money" | "batteries";
  alternative?: number;
  transformer?: string;
  requirement?: string;
  market?: Market;
  tile?: string;
  place?: string;
  type?: string;
  row?: Row;
  number?: number;
  option?: number;
  preview?: Preview;
}

export type PamperoMessage = TableMessage<PamperoView, PamperoDecision, ClosedDecision, JournalLine>;

/** The shell hands messages on untyped; the game's own page reads them with this. */
export function asPampero(message: TableMessage<unknown, LegalDecision, ClosedDecision, JournalLine>): PamperoMessage {
  return message as unknown as PamperoMessage;
}
