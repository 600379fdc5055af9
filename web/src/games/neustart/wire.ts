/** Neustart's messages, read with the shapes that its rules declare. */
import type { ClosedDecision, JournalLine, LegalDecision, TableMessage } from "../../lib/wire";
import type { Action, ActorId, Choice, Costs, Outcome, ScorePart, View } from "./shapes";

export type * from "./shapes";

export const ACTORS = ["F", "P", "R", "B", "V"] as const satisfies ActorId[];
export const ACTIONS = ["EXTINGUISH", "PROTECT", "RESCUE", "POWER", "INFORM", "SECURE", "SEARCH", "BUILD"] as const satisfies Action[];
export const SCORE_PARTS = ["calm", "helpers", "bases", "day", "deaths", "unrest", "ruins", "uprisings"] as const satisfies ScorePart[];

export type NeustartView = View & { outcome: Outcome | null; power_roll: [number, number, number] | [] };

/** All arguments that a decision of some kind has. */
type Names<C> = C extends unknown ? keyof C : never;
type Value<C, K> = C extends unknown ? (K extends keyof C ? C[K] : never) : never;
type Arguments = { [K in Exclude<Names<Choice>, "kind">]?: Value<Choice, K> };

export type Source = Value<Choice, "source">;
export type NeustartDecision = LegalDecision & Arguments & { preview?: Costs };
export type NeustartClosed = ClosedDecision & { marker?: number };
export type NeustartLine = JournalLine & { seat?: number; quarter?: string; team?: string };
export type NeustartMessage = TableMessage<NeustartView, NeustartDecision, NeustartClosed, NeustartLine>;

/** The shell hands messages on untyped; the game's own page reads them with this. */
export function asNeustart(message: TableMessage<unknown, LegalDecision, ClosedDecision, JournalLine>): NeustartMessage {
  return message as unknown as NeustartMessage;
}

/** The legal decisions of a kind, in the server's order. */
export function choices(message: NeustartMessage, kind: string): NeustartDecision[] {
  return message.legal.filter((one) => one.kind === kind);
}
