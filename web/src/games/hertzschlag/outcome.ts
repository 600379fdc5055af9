/** What decided the game, read off the breakdown the server sent. */
import type { Breakdown, Outcome } from "./message";

export const COLUMNS = ["goal", "money", "income", "ecology", "diversity"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Decided {
  winner: number;
  other: number;
  column: Column;
  lead: number;
}

/** Where the only winner was furthest ahead of the next best; null when the win is shared or nothing was scored. */
export function decidedBy(outcome: Outcome): Decided | null {
  const { breakdown, winners } = outcome;
  const winner = winners[0];
  if (!breakdown || winner === undefined || winners.length !== 1) return null;
  const best = breakdown[winner];
  const others = breakdown
    .map((row, seat) => ({ row, seat }))
    .filter(({ seat }) => seat !== winner && (outcome.places?.[seat] ?? null) !== null)
    .sort((a, b) => b.row.total - a.row.total);
  const next = others[0];
  if (!best || !next) return null;
  const lead = (column: Column, of: Breakdown, over: Breakdown): number => of[column] - over[column];
  const column = [...COLUMNS].sort((a, b) => lead(b, best, next.row) - lead(a, best, next.row))[0];
  if (!column || lead(column, best, next.row) <= 0) return null;
  return { winner, other: next.seat, column, lead: lead(column, best, next.row) };
}
