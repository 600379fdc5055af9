/** What the panels of the board are given, and what they share. */
import type { Content } from "./content";
import type { ActorId, NeustartMessage, NeustartView, Team } from "./wire";

export interface Seen {
  view: NeustartView;
  content: Content;
}

export interface PanelProps extends Seen {
  message: NeustartMessage;
  busy: boolean;
  /** Sends decisions, one after the other. */
  decide: (...decisions: string[]) => void;
  /** Rests on a quarter, or leaves it. */
  peek: (quarter: string | null) => void;
}

/** Whether this seat decides for an actor: its own, or one whose seat it stands in for. */
export function isOwn(view: NeustartView, actor: ActorId): boolean {
  return view.own_actors.includes(actor) || view.stands_in_for.includes(actor);
}

/** What taking a team means now: the decision for it, or putting away first what is in hand; null where it cannot be taken. */
export function grip(message: NeustartMessage, view: NeustartView, team: Team): { legal?: string; decisions: string[] } | null {
  const legal = message.legal.find((one) => one.kind === "team" && one.team === team.id)?.decision;
  if (legal) return { legal, decisions: [legal] };
  if (view.focus?.kind === "team" && view.focus.team === team.id) return { decisions: ["back"] };
  const resting = view.tableaux.some((one) => one.id === team.actor && one.resting === true);
  const free = isOwn(view, team.actor) && !team.used && !resting && view.phase === "act";
  return free && message.legal.some((one) => one.kind === "back") ? { decisions: ["back", `team ${team.id}`] } : null;
}

/** A row of a table of all actors; a toned one is a sum, or told in passing. */
export interface ActorRow {
  id: string;
  name: string;
  sign?: string;
  cells: readonly (string | number)[];
  total?: number;
  tone?: "sum" | "less";
}
