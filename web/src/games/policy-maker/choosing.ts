/** What can be chosen, read off `legal` and `closed`: the page decides nothing of its own. */
import type { Content } from "./content";
import type { Category, Closed, Decision, Message, View } from "./wire";

/** The column (and the rival's piece in it) one is looking at. */
export type Selection = { kind: "invest"; category: Category } | { kind: "manipulate"; category: Category; seat: number };

/** What the parts of the table share: what they show, where one decides something, and where a move is put together. */
export interface Shows {
  message: Message;
  view: View;
  content: Content;
}

export interface Decides {
  message: Message;
  view: View;
  busy: boolean;
  decide: (decision: string) => void;
}

export interface Chooses extends Decides {
  selection: Selection | null;
  /** The jokers one wants to pay with. */
  jokers: number;
  /** The decision that is looked at. */
  considered: string | null;
  select: (selection: Selection | null) => void;
}

export type Move = Extract<Decision, { kind: "invest" | "manipulate" }>;

/** One number of steps with the ways to pay for it, fewest jokers first. */
export interface Step {
  steps: number;
  field: number;
  cards: number;
  ways: Move[];
}

type Verb = Decision["kind"];

export function choices<K extends Verb>(message: Pick<Message, "legal">, verb: K): Extract<Decision, { kind: K }>[] {
  return message.legal.filter((one): one is Extract<Decision, { kind: K }> => one.kind === verb);
}

export function closedOf(message: Pick<Message, "closed">, verb: Verb, fits: (one: Closed) => boolean = () => true): Closed | undefined {
  return message.closed.find((one) => one.kind === verb && fits(one));
}

const same = (move: { category?: Category; seat?: number }, selection: Selection): boolean =>
  move.category === selection.category && (selection.kind === "invest" || move.seat === selection.seat);

export function movesOf(message: Pick<Message, "legal">, selection: Selection): Move[] {
  return choices(message, selection.kind).filter((move) => same(move, selection));
}

export function closedMove(message: Pick<Message, "closed">, selection: Selection): Closed | undefined {
  return closedOf(message, selection.kind, (one) => same(one, selection));
}

export function stepsOf(moves: readonly Move[]): Step[] {
  const found = new Map<number, Move[]>();
  for (const move of moves) found.set(move.steps, [...(found.get(move.steps) ?? []), move]);
  return [...found.entries()]
    .sort(([a], [b]) => a - b)
    .map(([steps, ways]) => {
      const sorted = ways.sort((a, b) => a.jokers - b.jokers);
      return { steps, field: sorted[0]?.preview?.field ?? 0, cards: sorted[0]?.preview?.cards ?? 0, ways: sorted };
    });
}

/** The way to pay that comes nearest to the jokers one wants to give. */
export function wayWith(step: Step, jokers: number): Move | undefined {
  return [...step.ways].sort((a, b) => Math.abs(a.jokers - jokers) - Math.abs(b.jokers - jokers))[0];
}
