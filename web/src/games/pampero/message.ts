/** The messages of a table of Pampero: what the server declares, put together for the page. */
import type { ClosedDecision, JournalLine, LegalDecision, TableMessage } from "../../lib/wire";
import type { Choice, Market, Preview, Reckoning, Source, View } from "./shapes";

export type * from "./shapes";

export const MARKETS: Market[] = ["RES", "IND", "COM", "REC", "REM"];
export const SOURCES: Source[] = ["start", "income", "cards", "others", "bonuses", "payouts", "network", "foreign", "capital", "scoring_tiles", "scoring_cards", "final", "repaid"];

/** The arguments of all kinds of decisions together; a decision has those of its kind. */
type Arguments<One> = { [Name in One extends unknown ? keyof One : never]?: One extends unknown ? (Name extends keyof One ? One[Name] : never) : never };

export type PamperoView = View & { outcome: Reckoning | null };
export type PamperoDecision = LegalDecision & Omit<Arguments<Choice>, "kind"> & { preview?: Preview };
export type PamperoMessage = TableMessage<PamperoView, PamperoDecision, ClosedDecision, JournalLine>;

/** The shell hands messages on untyped; the game's own page reads them with this. */
export function asPampero(message: TableMessage<unknown, LegalDecision, ClosedDecision, JournalLine>): PamperoMessage {
  return message as unknown as PamperoMessage;
}
