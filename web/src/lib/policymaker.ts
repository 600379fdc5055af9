/** The Policy Maker on the wire: its view, decisions and journal. What the content looks like is known where it is drawn. */
import type { ClosedDecision, JournalLine, LegalDecision, Params, TableMessage } from "./wire";

export const CATEGORIES = ["education", "health", "energy", "digital"] as const;
export const KINDS = [...CATEGORIES, "joker"] as const;
export type Category = (typeof CATEGORIES)[number];
export type Kind = (typeof KINDS)[number];
export type Counts = Record<Kind, number>;
export type Colour = "green" | "white" | "black" | "pink";
export type Action = "audit" | "tax" | "grant" | "holiday" | "end";
export type Source = "deck" | "first" | "second";
export type Phase = "audit" | "tax" | "grant" | "main" | "claim" | "pick" | "draw" | "wealth_tax" | "over";

export interface Progress {
  met: boolean;
  /** null: not by climbing alone. */
  missing: number | null;
}

export interface Investor {
  seat: number;
  colour: Colour;
  hand: number;
  tracks: Record<Category, number>;
  holds: Record<Category, number>;
  dominates: Category[];
  claimed: string[];
  points: number;
  drawn: number;
  can_claim: string[];
  progress: Record<string, Progress>;
  taxed: number;
  autopilot: boolean;
  left: boolean;
}

export interface OwnView {
  hand: Counts;
  granted: Counts | null;
  discarding: Counts | null;
}

export interface Score {
  furthest: number;
  average: number;
  initiatives: number;
  goal: number | null;
  total: number;
}

export interface GoalProgress {
  value: number;
  need: number;
  compare: ">=" | "<=";
  met: boolean;
}

export interface Desk {
  goal: string;
  goal_progress: GoalProgress;
  audits: { round: number; seat: number; hand: Counts }[];
  grant: { pool: Counts; given: Record<string, Counts> } | null;
  pick: string[] | null;
  score: Score;
}

export interface Contribution {
  seat: number;
  steps: number;
  pushed_back: number;
  initiatives: number;
}

export interface Outcome {
  verdict: "monopoly" | "government" | "aborted";
  reason: { code: string; params: Params } | null;
  winners: number[];
  places: (number | null)[] | null;
  points: (number | null)[] | null;
  breakdown: unknown;
  goal: string | null;
  goal_met: boolean | null;
  goal_progress?: GoalProgress;
  monopolies: { seat: number; category: Category }[];
  rating: { band: number; total: number; furthest: number; average: number; initiatives: number; goal: number } | null;
  contributions: Contribution[];
  hands: (Counts | null)[];
}

export type PromptId =
  | "audit"
  | "tax"
  | "grant"
  | "grant-seal"
  | "main"
  | "claim"
  | "pick"
  | "draw"
  | "wealth-tax"
  | "wealth-tax-seal"
  | "waiting"
  | "watch"
  | "over";

export interface PolicyMakerView {
  game: "policy-maker";
  you: number | null;
  moment: string;
  phase: Phase;
  round: number;
  rounds: number;
  government: number;
  investors: number[];
  acting: number | null;
  first: number;
  timeline: Action[];
  action: Action;
  costs: Record<Category, number>;
  total_cost: number;
  most_total: number;
  least_cost: number;
  most_cost: number;
  dark_from: number;
  top: number;
  lead: number;
  holds_needed: number;
  deck: number;
  discard: Counts;
  display: (Kind | null)[];
  initiatives: { open: (string | null)[]; deck: number; rejected: number };
  players: Investor[];
  own: OwnView | null;
  desk: Desk | null;
  tax: { changes: { category: Category; step: number }[]; most: number } | null;
  grant: { cards: number; given: Record<string, number>; left: number } | null;
  wealth_tax: { seat: number; due: number; chosen: number } | null;
  audits: { round: number; seat: number }[];
  score: Score;
  actors: number[];
  prompt: { id: PromptId; params: { waiting_for?: number[] } & Params };
  outcome: Outcome | null;
}

// --- decisions -------------------------------------------------------------------------------------------------

export interface MovePreview {
  /** How many cards it costs. */
  cards: number;
  /** Where the piece stands afterwards. */
  field: number;
  /** What is left in hand. */
  hand: Counts;
}

interface Choice {
  decision: string;
}

export type PolicyMakerDecision = Choice &
  (
    | { kind: "audit"; seat: number }
    | { kind: "tax"; category: Category; step: number; preview?: { cost: number; total: number } }
    | { kind: "done" }
    | { kind: "seal" }
    | { kind: "end" }
    | { kind: "decline" }
    | { kind: "discard"; card: Kind }
    | { kind: "give"; card: Kind; seat: number }
    | { kind: "invest"; category: Category; steps: number; jokers: number; preview?: MovePreview }
    | { kind: "manipulate"; seat: number; category: Category; steps: number; jokers: number; preview?: MovePreview }
    | { kind: "claim"; initiative: string; preview?: { hand: number } }
    | { kind: "pick"; initiative: string }
    | { kind: "draw"; source: Source }
  );

export interface PolicyMakerClosed extends ClosedDecision {
  category?: Category;
  seat?: number;
  steps?: number;
  step?: number;
  initiative?: string;
  source?: Source;
}

// --- journal ---------------------------------------------------------------------------------------------------

export type Paid = Partial<Counts>;

export type PolicyMakerLine = { seq: number } & (
  | { kind: "round-begins"; round: number; action: Action; first: number }
  | { kind: "holiday" }
  | { kind: "audited"; seat: number }
  | { kind: "audit-result"; seat: number; hand: Paid }
  | { kind: "tax-changed"; category: Category; cost: number }
  | { kind: "tax-settled"; costs: Record<Category, number> }
  | { kind: "grant-drawn"; cards: number }
  | { kind: "grant-pool"; pool: Paid }
  | { kind: "granted"; counts: Record<string, number> }
  | { kind: "granted-you"; hand: Paid }
  | { kind: "invested"; seat: number; category: Category; steps: number; field: number; paid: Paid }
  | { kind: "manipulated"; seat: number; victim: number; category: Category; steps: number; field: number; paid: Paid }
  | { kind: "hold-broken"; seat: number; category: Category }
  | { kind: "claimed"; seat: number; initiative: string }
  | { kind: "rewarded"; seat: number; cards: number }
  | { kind: "rewarded-you"; hand: Paid }
  | { kind: "pick-options"; initiatives: string[] }
  | { kind: "opened"; initiative: string }
  | { kind: "drew"; seat: number; source: Source; card: Kind | null }
  | { kind: "drew-you"; card: Kind }
  | { kind: "reshuffled"; cards: number }
  | { kind: "taxed"; seat: number; due: number }
  | { kind: "tax-paid"; seat: number; paid: Paid }
  | { kind: "holds"; seat: number; category: Category; count: number }
  | { kind: "monopoly"; seat: number; category: Category }
  | { kind: "term-ends" }
  | { kind: "goal-revealed"; goal: string; met: boolean }
  | { kind: "scored"; points: (number | null)[]; rating: Outcome["rating"] }
  | { kind: "expired"; moment: string; seats: number[] }
  | { kind: "autopilot"; seat: number; on: boolean }
  | { kind: "left"; seat: number }
  | { kind: "vote"; seat: number; stop: boolean }
  | { kind: "aborted"; code: string }
  | { kind: "undone"; seat: number }
);

export type PolicyMakerMessage = TableMessage<PolicyMakerView, PolicyMakerDecision, PolicyMakerClosed, PolicyMakerLine>;

/** The shell hands messages on untyped; the game's own page reads them with this. */
export function asPolicyMaker(message: TableMessage<unknown, LegalDecision, ClosedDecision, JournalLine>): PolicyMakerMessage {
  return message as unknown as PolicyMakerMessage;
}

/** Five kinds, always. */
export function countsOf(given: Paid | null | undefined): Counts {
  return { education: 0, health: 0, energy: 0, digital: 0, joker: 0, ...given };
}

export function sumOf(counts: Paid): number {
  return Object.values(counts).reduce((sum, one) => sum + one, 0);
}
