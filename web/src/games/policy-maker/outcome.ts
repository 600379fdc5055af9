/** What would have changed the end, read off the final board the server sent. */
import { CATEGORIES, type Category, type Investor, type View } from "./wire";
import type { Content } from "./content";

export interface Standing {
  seat: number;
  category: Category;
  field: number;
  lead: number;
}

/** A piece and its lead over the next one in its column. */
export function standingOf(players: readonly Investor[], seat: number, category: Category): Standing {
  const field = players.find((one) => one.seat === seat)?.tracks[category] ?? 0;
  const next = Math.max(0, ...players.filter((one) => one.seat !== seat).map((one) => one.tracks[category]));
  return { seat, category, field, lead: field - next };
}

/** The investor who was closest to a monopoly when the term ended: a running count, else the highest piece. */
export function closest(view: View): { standing: Standing; held: number } | null {
  const all = view.players.flatMap((one) => CATEGORIES.map((category) => ({ standing: standingOf(view.players, one.seat, category), held: one.holds[category] })));
  return all.sort((a, b) => b.held - a.held || b.standing.field - a.standing.field || b.standing.lead - a.standing.lead)[0] ?? null;
}

/** How many points were missing for the next better rating; null at the top. */
export function nextBand(content: Content, options: Record<string, unknown>, rating: { band: number; total: number }): { points: number; band: number } | null {
  const bands = content.bands[options["bands"] === "tuned" ? "tuned" : "seed"];
  const least = bands?.[rating.band];
  return least === undefined ? null : { points: least - rating.total, band: rating.band + 1 };
}
