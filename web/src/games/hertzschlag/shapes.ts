/** Hertzschlag on the wire. Written by scripts/generate_types.py: do not edit. */
import type { Envelope, Result } from "../../lib/envelope";

export type Category = "efficiency" | "politics" | "flexibility" | "emobility" | "solar" | "wind";

export type Mode = "play" | "income";

export type Signal = "up" | "neutral" | "down";

export type Plant = "pumped_storage" | "gas";

/** An alternative of a secret goal. */
export type Side = "a" | "b";

/** The frequency scale: hertz = centre + step · position. */
export interface Scale {
  /** How many fields it has on each side of 50 Hz. */
  track: number;
  /** Up to this field it is green, beyond it orange. */
  green: number;
  /** From this field on it is drawn red. */
  red: number;
  /** Thresholds lie on the outer border of these fields: between |2| and |3|, |4| and |5| … */
  thresholds: number[];
  step: number;
  centre: number;
}

/** The event of this round, and where it found and left the marker. */
export interface EventShown {
  id: string;
  from: number;
  to: number;
}

/** What lies open in front of a household (HS-80). */
export interface Household {
  seat: number;
  money: number;
  /** Whether it holds a reserve card. */
  reserve: boolean;
  /** How many cards it holds; a committed one does not count. */
  hand: number;
  display: string[];
  /** Sums of the cards on display. */
  income: number;
  eco: number;
  categories: Category[];
  /** By category; only those with a discount. */
  discounts: Record<string, number>;
  bid_bonus: number;
  signal: Signal | null;
  committed: boolean;
  /** Shown once all have committed (HS-21). */
  mode: Mode | null;
  /** Whether its turn has come: its card was turned over, or it took its income. */
  resolved: boolean;
  ready: boolean;
  has_bid: boolean;
  /** Shown once all have bid. */
  bid: number | null;
  autopilot: boolean;
  left: boolean;
}

/** How far a seat is with one alternative of its goal. */
export interface Progress {
  have: number;
  need: number;
  points: number;
}

/** What a seat has committed. `-`: income with an empty hand (HS-78). */
export interface Commitment {
  card: string;
  mode: Mode;
}

/** What only this seat knows. */
export interface Own {
  hand: string[];
  /** What each hand card costs the seat now. */
  costs: Record<string, number>;
  goal: string;
  goal_progress: Record<Side, Progress>;
  commitment: Commitment | null;
  bid: number | null;
  /** The cards it handed to its right neighbour at the end of the last round. */
  passed: string[];
  /** The next event, if it has looked at it. */
  peeked: string | null;
  /** The card it has just drawn and may return. */
  drawn: string | null;
  /** What it has thrown away for income. */
  boxed: string[];
}

/** What a rescue takes, while it is talked or bid about. */
export interface Rescue {
  plant: Plant;
  cost: number;
  most_bid: number;
  /** What all together could raise at most (HS-53a). */
  most_possible: number;
}

/** The revealed bids of this round. */
export interface Bids {
  plant: Plant;
  bids: number[];
  /** What each seat really paid (HS-47). */
  paid: number[];
  bonus: number;
  sum: number;
  needed: number;
  success: boolean;
}

/** The game's own part of a view. */
export interface Board {
  round: number;
  rounds: number;
  /** Where the marker stands: fields from 50 Hz, negative when the frequency is too low. */
  position: number;
  scale: Scale;
  start_seat: number;
  /** The seats in the order of their turns. */
  order: number[];
  /** The seat that is exchanging a card. */
  acting: number | null;
  /** Whether each plant can still be used. */
  plants: Record<Plant, boolean>;
  /** How many fields of the next event are absorbed. */
  shield: number;
  /** Cards left in the decks. */
  deck: number;
  events_left: number;
  event: EventShown;
  /** Earlier events, the oldest first. */
  past_events: string[];
  seats: Household[];
  /** Null for an onlooker. */
  own: Own | null;
  rescue: Rescue | null;
  bids: Bids | null;
}

/** How a match ended; all goals are shown then. */
export interface Ending extends Result {
  goals: string[];
  /** The alternative that scored, by seat; null when nothing was scored. */
  goal_side: (Side | null)[] | null;
}

/** What playing a card would do if it were carried out at once. */
export interface PlayPreview {
  cost: number;
  position: number;
  /** Every field the marker would visit, the first being where it stands. */
  path: number[];
  /** Money by thresholds; negative: paid. */
  thresholds: number;
  /** Money afterwards. */
  money: number;
}

/** What income would bring if it were taken at once. */
export interface IncomePreview {
  amount: number;
  money: number;
}

/** What a bid would really cost (HS-47). */
export interface BidPreview {
  pays: number;
  money: number;
}

/** A decision of this game: its kind and its arguments. */
export type Choice =
  | { kind: "play"; card: string }
  | { kind: "income"; card: string }
  | { kind: "return"; card: string }
  | { kind: "withdraw" }
  | { kind: "signal"; signal: "down" | "neutral" | "up" }
  | { kind: "ready" }
  | { kind: "bid"; amount: number };

/** What a seat sees. */
export type View = Envelope & Board;
