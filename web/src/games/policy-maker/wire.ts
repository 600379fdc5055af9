/** The Policy Maker's messages, read with the shapes that its rules declare, and the journal lines that are shown as movements. */
import type { ClosedDecision, TableMessage } from "../../lib/wire";
import type { Action, Category, Choice, ClaimPreview, Counts, Kind, MovePreview, Outcome, Source, TaxPreview, View as Seen } from "./shapes";

export type * from "./shapes";

export const CATEGORIES = ["education", "health", "energy", "digital"] as const satisfies Category[];
export const KINDS = [...CATEGORIES, "joker"] as const satisfies Kind[];

/** What the government's score is made of. */
export const SCORE_PARTS = ["furthest", "average", "initiatives", "goal"] as const;

export type Paid = Partial<Counts>;
export type View = Seen & { outcome: Outcome | null };

interface Previews {
  tax: TaxPreview;
  invest: MovePreview;
  manipulate: MovePreview;
  claim: ClaimPreview;
}
type Legal<C> = C extends { kind: infer K } ? C & { decision: string } & (K extends keyof Previews ? { preview?: Previews[K] } : unknown) : never;

export type Decision = Legal<Choice>;

export interface Closed extends ClosedDecision {
  category?: Category;
  seat?: number;
  steps?: number;
  step?: number;
  initiative?: string;
  source?: Source;
}

export type Line = { seq: number } & (
  | { kind: "round-begins"; round: number; action: Action; first: number }
  | { kind: "holiday" }
  | { kind: "audited"; seat: number }
  | { kind: "tax-changed"; category: Category; cost: number }
  | { kind: "granted"; counts: Record<string, number> }
  | { kind: "invested"; seat: number; category: Category; steps: number; field: number; paid: Paid }
  | { kind: "manipulated"; seat: number; victim: number; category: Category; steps: number; field: number; paid: Paid }
  | { kind: "claimed"; seat: number; initiative: string }
  | { kind: "rewarded"; seat: number; cards: number }
  | { kind: "opened"; initiative: string }
  | { kind: "drew"; seat: number; source: Source; card: Kind | null }
  | { kind: "drew-you"; card: Kind }
  | { kind: "tax-paid"; seat: number; paid: Paid }
  | { kind: "holds"; seat: number; category: Category; count: number }
);

export type Message = TableMessage<View, Decision, Closed, Line>;

/** The shell hands messages on untyped; the game's own page reads them with this. */
export function asMessage(message: TableMessage): Message {
  return message as unknown as Message;
}

/** Five kinds, always. */
export function countsOf(given: Paid | null | undefined): Counts {
  return { education: 0, health: 0, energy: 0, digital: 0, joker: 0, ...given };
}

export function sumOf(counts: Paid): number {
  return Object.values(counts).reduce((sum, one) => sum + one, 0);
}
