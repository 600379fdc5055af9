/** Hertzschlag on the wire: its view, decisions and journal. What the content looks like is known where it is drawn. */
import type { ClosedDecision, JournalLine, LegalDecision, Params, TableMessage } from "./wire";

export type Category = "efficiency" | "politics" | "flexibility" | "emobility" | "solar" | "wind";
export type Phase = "commit" | "cycle" | "talk" | "bid" | "over";
export type Mode = "play" | "income";
export type Signal = "up" | "down" | "neutral";
export type Plant = "pumped_storage" | "gas";
export type MoneyCause = "cost" | "threshold" | "income" | "effect" | "event" | "rescue";
export type ShiftCause = "shift" | "to50" | "plant";

export interface Scale {
  track: number;
  green: number;
  red: number;
  thresholds: number[];
  step: number;
  centre: number;
}

export interface SeatView {
  seat: number;
  money: number;
  reserve: boolean;
  hand: number;
  display: string[];
  income: number;
  eco: number;
  categories: Category[];
  discounts: Partial<Record<Category, number>>;
  bid_bonus: number;
  signal: Signal | null;
  committed: boolean;
  mode: Mode | null;
  resolved: boolean;
  ready: boolean;
  has_bid: boolean;
  bid: number | null;
  autopilot: boolean;
  left: boolean;
}

export interface GoalProgress {
  have: number;
  need: number;
  points: number;
}

export interface OwnView {
  hand: string[];
  costs: Record<string, number>;
  goal: string;
  goal_progress: { a: GoalProgress; b: GoalProgress };
  commitment: { card: string | null; mode: Mode } | null;
  bid: number | null;
  passed: string[];
  peeked: string | null;
  drawn: string | null;
  boxed: string[];
}

export interface Bids {
  plant: Plant;
  bids: number[];
  paid: number[];
  bonus: number;
  sum: number;
  needed: number;
  success: boolean;
}

export interface Breakdown {
  goal: number;
  money: number;
  income: number;
  ecology: number;
  diversity: number;
  total: number;
}

export interface Outcome {
  verdict: "scored" | "blackout" | "aborted";
  reason: { code: string; params: Params };
  winners: number[];
  places: (number | null)[] | null;
  points: number[] | null;
  breakdown: Breakdown[] | null;
  goals: string[];
  goal_side: ("a" | "b" | null)[];
}

export interface HertzschlagView {
  game: "hertzschlag";
  moment: string;
  phase: Phase;
  round: number;
  rounds: number;
  position: number;
  scale: Scale;
  start_seat: number;
  order: number[];
  acting: number | null;
  plants: Record<Plant, boolean>;
  shield: number;
  deck: number;
  events_left: number;
  event: { id: string; from: number; to: number } | null;
  past_events: string[];
  seats: SeatView[];
  own: OwnView | null;
  rescue: { plant: Plant; cost: number; most_bid: number; most_possible: number } | null;
  bids: Bids | null;
  actors: number[];
  prompt: { id: PromptId; params: { waiting_for?: number[] } & Params };
  outcome: Outcome | null;
}

export type PromptId =
  | "choose-card"
  | "committed"
  | "waiting"
  | "cycle"
  | "talk"
  | "talk-ready"
  | "bid"
  | "bid-made"
  | "watch"
  | "over";

// --- decisions -------------------------------------------------------------------------------------------------

export interface PlayPreview {
  cost: number;
  position: number;
  path: number[];
  thresholds: number;
  money: number;
}

interface Choice {
  decision: string;
}

export type HertzschlagDecision = Choice &
  (
    | { kind: "play"; card: string; preview?: PlayPreview }
    | { kind: "income"; card: string | null; preview?: { amount: number; money: number } }
    | { kind: "withdraw" }
    | { kind: "signal"; signal: Signal }
    | { kind: "return"; card: string }
    | { kind: "ready" }
    | { kind: "bid"; amount: number; preview?: { pays: number; money: number } }
  );

export interface HertzschlagClosed extends ClosedDecision {
  card?: string;
  signal?: Signal;
  amount?: number;
}

// --- journal ---------------------------------------------------------------------------------------------------

export type HertzschlagLine = { seq: number } & (
  | { kind: "round-begins"; round: number; start_seat: number }
  | { kind: "event-revealed"; event: string; steps: number; shielded: number; path: number[] }
  | { kind: "money"; seat: number; amount: number; cause: MoneyCause; money: number }
  | { kind: "signalled"; seat: number; signal: Signal }
  | { kind: "committed" | "withdrawn"; seat: number }
  | { kind: "locked"; modes: Mode[] }
  | { kind: "played"; seat: number; card: string; cost: number }
  | { kind: "took-income"; seat: number; amount: number; fallback: boolean }
  | { kind: "boxed"; card: string }
  | { kind: "shifted"; seat: number | null; path: number[]; cause: ShiftCause }
  | { kind: "shield-raised"; seat: number; shield: number }
  | { kind: "discounted"; seat: number; categories: Category[]; amount: number }
  | { kind: "bonus-gained"; seat: number; bonus: number }
  | { kind: "peeked"; seat: number }
  | { kind: "peeked-event"; event: string }
  | { kind: "cycled"; seat: number }
  | { kind: "cycle-drew" | "cycle-returned"; card: string }
  | { kind: "checked"; position: number; green: boolean }
  | { kind: "rescue-begins"; plant: Plant }
  | { kind: "is-ready" | "has-bid"; seat: number }
  | ({ kind: "bids-revealed" } & Bids)
  | { kind: "plant-used"; plant: Plant }
  | { kind: "blackout"; code: string }
  | { kind: "passed"; start_seat: number }
  | { kind: "new-hand"; cards: string[]; drawn: string | null }
  | { kind: "goals-revealed"; goals: string[] }
  | { kind: "scored"; points: number[]; winners: number[] }
  | { kind: "expired"; moment: string; seats: number[] }
  | { kind: "autopilot"; seat: number; on: boolean }
  | { kind: "left"; seat: number }
  | { kind: "vote"; seat: number; stop: boolean }
  | { kind: "aborted"; code: string }
  | { kind: "undone"; seat: number }
);

export type HertzschlagMessage = TableMessage<HertzschlagView, HertzschlagDecision, HertzschlagClosed, HertzschlagLine>;

/** The shell hands messages on untyped; the game's own page reads them with this. */
export function asHertzschlag(message: TableMessage<unknown, LegalDecision, ClosedDecision, JournalLine>): HertzschlagMessage {
  return message as unknown as HertzschlagMessage;
}

/** The design of a card instance: `SO02#1` is a copy of `SO02`. */
export function designOf(card: string): string {
  const cut = card.indexOf("#");
  return cut < 0 ? card : card.slice(0, cut);
}
