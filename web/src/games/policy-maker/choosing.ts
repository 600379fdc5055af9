/** What can be chosen, read off `legal` and `closed`: the page decides nothing of its own. */
import type { Category, Decision, Message } from "./wire";

/** The column (and the rival's piece in it) one is looking at. */
export type Selection = { kind: "invest"; category: Category } | { kind: "manipulate"; category: Category; seat: number };

export type Move = Extract<Decision, { kind: "invest" | "manipulate" }>;

/** One number of steps with the ways to pay for it, fewest jokers first. */
export interface Step {
  steps: number;
  field: number;
  cards: number;
  ways: Move[];
}

export type Verb = Decision["kind"];

export function choices<K extends Verb>(message: Pick<Message, "legal">, verb: K): Extract<Decision, { kind: K }>[] {
  return message.legal.filter((one): one is Extract<Decision, { kind: K }> => one.kind === verb);
}

/** Whether a move is one with the piece that is looked at. */
export const same = (move: { category?: Category; seat?: number }, selection: Selection): boolean =>
  move.category === selection.category && (selection.kind === "invest" || move.seat === selection.seat);

export function movesOf(message: Pick<Message, "legal">, selection: Selection): Move[] {
  return choices(message, selection.kind).filter((move) => same(move, selection));
}

export function stepsOf(moves: readonly Move[]): Step[] {
  const numbers = [...new Set(moves.map((move) => move.steps))].sort((a, b) => a - b);
  return numbers.map((steps) => {
    const ways = moves.filter((move) => move.steps === steps).sort((a, b) => a.jokers - b.jokers);
    return { steps, field: ways[0]?.preview?.field ?? 0, cards: ways[0]?.preview?.cards ?? 0, ways };
  });
}

/** The way to pay that comes nearest to the jokers one wants to give. */
export function wayWith(step: Step, jokers: number): Move | undefined {
  return [...step.ways].sort((a, b) => Math.abs(a.jokers - jokers) - Math.abs(b.jokers - jokers))[0];
}
