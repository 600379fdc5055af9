/** The Policy Maker on the wire. Written by scripts/generate_types.py: do not edit. */
import type { Envelope, Result } from "../../lib/envelope";

export type Category = "education" | "health" | "energy" | "digital";

/** A kind of card. */
export type Kind = "education" | "health" | "energy" | "digital" | "joker";

export type Colour = "green" | "white" | "black" | "pink";

/** What is printed on a field of the timeline. */
export type Action = "holiday" | "audit" | "tax" | "grant" | "end";

/** Where a card can be drawn from: the deck, and the slots of the display. */
export type Source = "deck" | "first" | "second";

/** A number for each kind of card. */
export type Counts = Record<Kind, number>;

/** How far an investor is with an open initiative. */
export interface Progress {
  met: boolean;
  /** How many steps are missing; null: it cannot be met by climbing alone. */
  missing: number | null;
}

/** What lies open in front of an investor. */
export interface Investor {
  seat: number;
  colour: Colour;
  /** How many cards. */
  hand: number;
  /** On which field each piece stands; 0: off the board. */
  tracks: Record<Category, number>;
  /** At how many round ends in a row a category was dominated. */
  holds: Record<Category, number>;
  dominates: Category[];
  /** The initiatives claimed so far. */
  claimed: string[];
  points: number;
  /** How many cards were drawn this turn. */
  drawn: number;
  can_claim: string[];
  /** By open initiative. */
  progress: Record<string, Progress>;
  /** 1: wealth tax is due. */
  taxed: number;
  autopilot: boolean;
  left: boolean;
}

/** What only an investor itself knows. */
export interface OwnView {
  hand: Counts;
  /** What a grant brought this round. */
  granted: Counts | null;
  /** What is laid aside for the wealth tax. */
  discarding: Counts | null;
}

/** The government's points so far. */
export interface Score {
  furthest: number;
  average: number;
  initiatives: number;
  /** null: secret. */
  goal: number | null;
  total: number;
}

/** The government's points on election day, with their band from 1 (worst) to 5. */
export interface Rating extends Score {
  band: number;
}

/** How far the board is with a policy goal. */
export interface GoalProgress {
  value: number;
  need: number;
  compare: ">=" | "<=";
  met: boolean;
}

/** That the government looked at a hand. */
export interface Audit {
  round: number;
  seat: number;
}

/** What it saw. */
export interface AuditFile extends Audit {
  hand: Counts;
}

/** A grant being dealt, as the government sees it. */
export interface GrantDesk {
  /** What is left to give. */
  pool: Counts;
  /** By seat. */
  given: Record<string, Counts>;
}

/** The government's private desk. */
export interface Desk {
  goal: string;
  goal_progress: GoalProgress;
  audits: AuditFile[];
  grant: GrantDesk | null;
  /** The initiatives of which one is opened. */
  pick: string[] | null;
  score: Score;
}

/** A category whose cost was changed this round. */
export interface TaxChange {
  category: Category;
  step: number;
}

/** The changes made this round, while the government decides on them. */
export interface Tax {
  changes: TaxChange[];
  most: number;
}

/** A grant being dealt, as everybody sees it. */
export interface Grant {
  cards: number;
  /** How many cards by seat. */
  given: Record<string, number>;
  left: number;
}

/** Who pays wealth tax now, and how many cards are chosen. */
export interface WealthTax {
  seat: number;
  due: number;
  chosen: number;
}

/** The public initiatives. */
export interface Initiatives {
  /** null: an empty slot. */
  open: (string | null)[];
  deck: number;
  rejected: number;
}

/** What a seat may know of the chamber. */
export interface Board {
  round: number;
  rounds: number;
  /** The seat that governs. */
  government: number;
  /** The other seats in turn order. */
  investors: number[];
  /** The seat that decides; null when the game is over. */
  acting: number | null;
  /** The investor who begins this round. */
  first: number;
  /** The action on each field; the last one is `end`. */
  timeline: Action[];
  action: Action;
  /** Cards per step. */
  costs: Record<Category, number>;
  total_cost: number;
  most_total: number;
  least_cost: number;
  most_cost: number;
  /** The first field of the dark zone. */
  dark_from: number;
  top: number;
  /** So many fields ahead of everybody else one dominates. */
  lead: number;
  holds_needed: number;
  /** How many cards. */
  deck: number;
  discard: Counts;
  /** The two cards that lie face up; null: an empty slot. */
  display: (Kind | null)[];
  initiatives: Initiatives;
  players: Investor[];
  /** null for the government and for onlookers. */
  own: OwnView | null;
  /** null for everybody but the government. */
  desk: Desk | null;
  tax: Tax | null;
  grant: Grant | null;
  wealth_tax: WealthTax | null;
  audits: Audit[];
  score: Score;
}

/** Who held a monopoly in what. */
export interface Monopoly {
  seat: number;
  category: Category;
}

/** What an investor has done in the match. */
export interface Contribution {
  seat: number;
  steps: number;
  pushed_back: number;
  initiatives: number;
}

/** What is shown to everybody once the game is over. */
export interface Details {
  goal: string;
  goal_met: boolean;
  goal_progress: GoalProgress;
  monopolies: Monopoly[];
  /** null unless the term was served. */
  rating: Rating | null;
  contributions: Contribution[];
  /** By seat; null for the government. */
  hands: (Counts | null)[];
}

/** How a match ended: verdict `monopoly`, `government` or `aborted`. */
export interface Outcome extends Result, Details {
}

/** What investing or pushing would do. */
export interface MovePreview {
  /** How many cards it costs. */
  cards: number;
  /** Where the piece stands afterwards. */
  field: number;
  /** What is left in hand. */
  hand: Counts;
}

/** What a change of a cost would do. */
export interface TaxPreview {
  cost: number;
  total: number;
}

/** How many cards an investor would hold after a claim. */
export interface ClaimPreview {
  hand: number;
}

/** A decision of this game: its kind and its arguments. */
export type Choice =
  | { kind: "audit"; seat: number }
  | { kind: "tax"; category: "digital" | "education" | "energy" | "health"; step: number }
  | { kind: "done" }
  | { kind: "give"; card: "digital" | "education" | "energy" | "health" | "joker"; seat: number }
  | { kind: "seal" }
  | { kind: "invest"; category: "digital" | "education" | "energy" | "health"; steps: number; jokers: number }
  | { kind: "manipulate"; seat: number; category: "digital" | "education" | "energy" | "health"; steps: number; jokers: number }
  | { kind: "end" }
  | { kind: "decline" }
  | { kind: "draw"; source: "deck" | "first" | "second" }
  | { kind: "discard"; card: "digital" | "education" | "energy" | "health" | "joker" }
  | { kind: "claim"; initiative: "PI01" | "PI02" | "PI03" | "PI04" | "PI05" | "PI06" | "PI07" | "PI08" | "PI09" | "PI10" | "PI11" | "PI12" | "PI13" | "PI14" | "PI15" | "PI16" }
  | { kind: "pick"; initiative: "PI01" | "PI02" | "PI03" | "PI04" | "PI05" | "PI06" | "PI07" | "PI08" | "PI09" | "PI10" | "PI11" | "PI12" | "PI13" | "PI14" | "PI15" | "PI16" };

/** What a seat sees. */
export type View = Envelope & Board;
