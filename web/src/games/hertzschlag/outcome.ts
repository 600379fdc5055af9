/** What decided the game, read off the breakdown the server sent. */
import type { Outcome } from "./message";

export const COLUMNS = ["goal", "money", "income", "ecology", "diversity"] as const;

/** Where the only winner was furthest ahead of the next best; null when the win is shared or nothing was scored. */
export function decidedBy({ breakdown, places, winners }: Outcome) {
  const [winner] = winners;
  if (!breakdown || winner === undefined || winners.length > 1) return null;
  const [best, next] = breakdown
    .map((row, seat) => ({ row, seat }))
    .filter(({ seat }) => places?.[seat])
    .sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.row.total - a.row.total);
  if (!best || !next) return null;
  const leads = COLUMNS.map((column) => ({ column, lead: best.row[column] - next.row[column] })).sort((a, b) => b.lead - a.lead);
  const [most] = leads;
  return most && most.lead > 0 ? { winner, other: next.seat, ...most } : null;
}
