/** The messages of a table of Hertzschlag: what the server declares, put together for the page. */
import type { ClosedDecision, JournalLine, LegalDecision, TableMessage } from "../../lib/wire";
import type { BidPreview, Bids, Choice, Ending, IncomePreview, PlayPreview, View } from "./shapes";

export type * from "./shapes";

/** What the points of a seat are made of. */
export type Breakdown = Record<"goal" | "money" | "income" | "ecology" | "diversity" | "total", number>;
export type Outcome = Omit<Ending, "breakdown"> & { breakdown: Breakdown[] | null };
export type HertzschlagView = Omit<View, "outcome"> & { outcome: Outcome | null };

interface Previews {
  play: PlayPreview;
  income: IncomePreview;
  bid: BidPreview;
}
type Offered<One> = One extends { kind: infer Kind } ? One & { decision: string; preview?: Kind extends keyof Previews ? Previews[Kind] : never } : never;
export type HertzschlagDecision = Offered<Choice>;
export type HertzschlagClosed = ClosedDecision & { card?: string };

/** The lines that move something on the board. */
export type HertzschlagLine = { seq: number } & (
  | { kind: "event-revealed"; event: string; shielded: number; path: number[] }
  | { kind: "played"; seat: number; card: string }
  | { kind: "took-income"; seat: number }
  | { kind: "shifted"; seat: number | null; path: number[]; cause: "shift" | "to50" | "plant" }
  | { kind: "money"; seat: number; amount: number }
  | ({ kind: "bids-revealed" } & Bids)
  | { kind: "round-begins" | "checked" | "passed" | "blackout" }
);

export type HertzschlagMessage = TableMessage<HertzschlagView, HertzschlagDecision, HertzschlagClosed, HertzschlagLine>;

/** What a part of the board gets in which one decides something. */
export interface Deciding {
  message: HertzschlagMessage;
  view: HertzschlagView;
  decide: (decision: string) => void;
  /** A decision is on its way. */
  busy: boolean;
}

/** The shell hands messages on untyped; the game's own page reads them with this. */
export function asHertzschlag(message: TableMessage<unknown, LegalDecision, ClosedDecision, JournalLine>): HertzschlagMessage {
  return message as unknown as HertzschlagMessage;
}

/** The design of a card instance: `SO02#1` is a copy of `SO02`. */
export function designOf(card: string): string {
  return card.split("#")[0] ?? card;
}
