/** Neustart on the wire: its view, decisions and journal. What the content looks like is known where it is drawn. */
import type { ClosedDecision, JournalLine, LegalDecision, Params, TableMessage } from "./wire";

export const ACTORS = ["F", "P", "R", "B", "V"] as const;
export const ACTIONS = ["EXTINGUISH", "PROTECT", "RESCUE", "POWER", "INFORM", "SECURE", "SEARCH", "BUILD"] as const;
export type ActorId = (typeof ACTORS)[number];
export type Action = (typeof ACTIONS)[number];
export type MarkerKind = "FIRE" | "ILLNESS" | "INCIDENT";
export type Phase = "vote" | "rest" | "read" | "act" | "over";
export type Unit = "day" | "night";
export type BusinessState = "full" | "empty" | "ruined";

/** A shared role: who leads it today and holds what of it, or what one member proposes to the others. */
export interface Baton {
  seat: number;
  hand: Focus | null;
}

export interface Proposal {
  seat: number;
  decision: NeustartDecision;
  hand: Focus | null;
}

export interface Tableau {
  id: ActorId;
  seats: number[];
  baton?: Baton | null;
  proposal?: Proposal | null;
  points: number;
  tank: number;
  capacity: number;
  /** What an action costs now; an action that is not listed is one the actor cannot do. */
  prices: Partial<Record<Action, number>>;
  decided: boolean;
  /** null: not decided, or not to be known yet. */
  resting: boolean | null;
}

export interface Team {
  id: string;
  actor: ActorId;
  quarter: string;
  used: boolean;
}

export interface Quarter {
  anger: number;
  uprising: boolean;
  helpers: number;
  info: "NONE" | "STRIPED" | "GREEN";
  base: boolean;
  generator: boolean;
  search: "NONE" | "LIGHT" | "DARK";
  need: number;
  covered: number;
  extra_need: number;
  stock: number;
  found_supplies: number;
  found_fuel: number;
  finders: ActorId[];
  houses: number;
  ruins: number;
  deaths: number;
  blocked: boolean;
  letters: string[];
  businesses: Record<string, BusinessState>;
}

export interface Marker {
  id: number;
  kind: MarkerKind;
  quarter: string;
  card: string;
  action: Action;
  /** null while it lies face down. */
  value: number | null;
  effective: number | null;
  target: string | null;
  all_day: boolean;
  fatal: boolean;
}

export interface Task {
  id: number;
  quarter: string;
  card: string;
  action: Action;
  value: number;
  all_day: boolean;
}

export interface Operation {
  actor: ActorId;
  marker: number;
  quarter: string;
  helping: ActorId[];
  pledged: number;
  value: number;
  missing: number;
}

export type Focus =
  | { kind: "team"; team: string }
  | { kind: "tank"; actor: ActorId }
  | { kind: "desk"; quarter: string }
  | { kind: "trip"; from: string; to: string; paid: boolean };

export const SCORE_PARTS = ["calm", "helpers", "bases", "day", "deaths", "unrest", "ruins", "uprisings"] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];
export type Score = Record<ScorePart, number>;

export interface Outcome {
  verdict: "won" | "lost" | "aborted";
  reason: { code: string; params: Params } | null;
  winners: number[];
  places?: (number | null)[] | null;
  points?: (number | null)[] | null;
  breakdown?: unknown;
  weekday: number;
  deaths: number;
  ruins: number;
  uprisings: number;
  band: string | null;
}

export interface NeustartView {
  game: "neustart";
  you: number | null;
  moment: string;
  phase: Phase;
  weekday: number;
  unit: Unit;
  town: string;
  tutorial: boolean;
  crews: ActorId[][];
  own_actors: ActorId[];
  stands_in_for: ActorId[];
  tableaux: Tableau[];
  teams: Team[];
  quarters: Record<string, Quarter>;
  markers: Marker[];
  tasks: Task[];
  operations: Operation[];
  hospital: { quarter: string; stock: number; covered: boolean };
  depot: { supplies: number; fuel: number };
  network: string[];
  modifiers: Record<string, number>;
  open_cards: string[];
  cards_left: number;
  /** The last roll for the power: weekday, black die, white die. */
  power_roll: [number, number, number] | [] | null;
  uprisings: number;
  score: { total: number; parts: Score };
  focus: Focus | null;
  ready: number[];
  voted: number[];
  own_vote: ActorId | null;
  actors: number[];
  prompt: { id: string; params: { waiting_for?: number[] } & Params };
  outcome: Outcome | null;
}

// --- decisions -------------------------------------------------------------------------------------------------

export type Source = "stock" | "found" | "depot" | "found-fuel" | "depot-fuel" | "hospital-fuel";
export type Amount = "one" | "all";

export interface Costs {
  fuel?: number;
  points?: number;
  /** What must be paid on top, where it is known. */
  value?: number;
}

export interface NeustartDecision extends LegalDecision {
  actor?: ActorId;
  team?: string;
  quarter?: string;
  task?: number;
  marker?: number;
  business?: string;
  source?: Source;
  sink?: string;
  amount?: Amount;
  points?: number;
  preview?: Costs;
}

export interface NeustartClosed extends ClosedDecision {
  marker?: number;
}

// --- journal ---------------------------------------------------------------------------------------------------

export interface NeustartLine extends JournalLine {
  seat?: number;
  quarter?: string;
  team?: string;
}

export type NeustartMessage = TableMessage<NeustartView, NeustartDecision, NeustartClosed, NeustartLine>;

/** The shell hands messages on untyped; the game's own page reads them with this. */
export function asNeustart(message: TableMessage<unknown, LegalDecision, ClosedDecision, JournalLine>): NeustartMessage {
  return message as unknown as NeustartMessage;
}

/** The legal decisions of a kind, in the server's order. */
export function choices(message: NeustartMessage, kind: string): NeustartDecision[] {
  return message.legal.filter((one) => one.kind === kind);
}
