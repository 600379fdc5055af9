/** What the server tells about a finished week, and what the charts take from it. */
import type { Action, ActorId, MarkerKind } from "../wire";
import { ACTIONS } from "../wire";

export type Part = "day" | "night" | "end";
export type Undone = MarkerKind | "TASK" | "NEED" | "HOSPITAL";
export type SpentOn = Action | "TASK";

export interface Change {
  deaths: number;
  ruins: number;
  unrest: number;
  calmed: number;
  helpers: number;
  bases: number;
  uprisings: number;
  score: number;
}

export interface Stretch extends Change {
  weekday: number;
  part: Part;
  cards: string[];
  laid: number;
  solved: number;
  failed: number;
  points: number;
  fuel: number;
  now: { anger: number; uprisings: number; helpers: number; bases: number; score: number };
}

export interface Fed {
  need: number;
  covered: number;
  generator: boolean;
}

export interface SupplyDay {
  weekday: number;
  hospital: boolean;
  quarters: Record<string, Fed>;
}

export interface ActorBooks {
  id: ActorId;
  points: {
    start: number;
    rested: number;
    cards: number;
    spent: Partial<Record<SpentOn, number>>;
    times: Partial<Record<SpentOn, number>>;
    exhausted: number;
    end: number;
  };
  fuel: Record<"start" | "depot" | "finds" | "received" | "cards" | "driven" | "trips" | "given" | "end", number>;
}

export interface When {
  weekday: number;
  part: Part;
}

export interface Rest extends When {
  actor: ActorId;
  rolled: number;
  gained: number;
}

export interface Event {
  kind: Undone;
  card: string | null;
  quarter: string;
  value: number;
  covered: number;
  spark: boolean;
  since: When;
  until: When | null;
  end: "solved" | "failed" | "open";
  solved: boolean;
  points: number;
  actors: ActorId[];
  gave_up: number;
  cost: Change;
}

export interface Moment extends When {
  kind: string;
  quarter?: string;
  building?: string | null;
  business?: string | null;
  actor?: ActorId;
  card?: string;
  value?: number;
  black?: number;
  white?: number;
  needed?: number;
}

export interface Debrief {
  town: string;
  weekday: number;
  outcome: { verdict: "won" | "lost" | "aborted"; reason: { code: string }; deaths: number; ruins: number; uprisings: number } | null;
  score: {
    counts: boolean;
    total: number;
    band: string | null;
    parts: Record<string, number>;
    start: number;
    day: number;
    /** What more than a few uprisings would cost besides; the score does not count them. */
    relief: number;
    causes: Record<string, Change>;
    undone: string[];
  };
  power: { rolls: { weekday: number; black: number; white: number; needed: number }[]; back: number | null };
  stretches: Stretch[];
  supply: SupplyDay[];
  actors: ActorBooks[];
  rests: Rest[];
  goods: { fuel: Record<string, number>; supplies: Record<string, number> };
  events: Event[];
  moments: Moment[];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The stretches that were played: the weekday on whose morning the power came back was not. */
export function played(debrief: Debrief): Stretch[] {
  return debrief.stretches.filter((one) => debrief.power.back === null || one.weekday < debrief.power.back);
}

export type Fullness = "full" | "part" | "none" | "nothing";

/** A generator counts as a covered field (NS-111), so nobody there goes without everything. */
export function fullness(fed: Fed): Fullness {
  if (fed.need === 0) return "nothing";
  if (fed.covered >= fed.need) return "full";
  return fed.covered > 0 || fed.generator ? "part" : "none";
}

/** How much was needed on some days, and how much of that was covered. */
export function coverage(days: readonly SupplyDay[]): { need: number; covered: number } {
  const all = days.flatMap((day) => Object.values(day.quarters));
  return { need: sum(all.map((fed) => fed.need)), covered: sum(all.map((fed) => Math.min(fed.covered, fed.need))) };
}

/** How much of all need was covered, in percent. */
export function coveredShare(supply: readonly SupplyDay[]): number {
  const { need, covered } = coverage(supply);
  return need === 0 ? 100 : Math.round((100 * covered) / need);
}

export interface Step {
  cause: string;
  change: Change | null;
  points: number;
  /** The running score before and after. */
  from: number;
  to: number;
}

/** From the beginning to the result, one step for each cause that changed anything; losses first, then gains. */
export function steps(debrief: Debrief): Step[] {
  const { causes, start, day, relief, counts } = debrief.score;
  const found = Object.entries(causes).filter(([, change]) => Object.entries(change).some(([name, count]) => name !== "uprisings" && count !== 0));
  const all: Pick<Step, "cause" | "change" | "points">[] = found
    .sort(([, a], [, b]) => a.score - b.score)
    .map(([cause, change]) => ({ cause, change, points: change.score }));
  if (relief !== 0) all.push({ cause: "relief", change: null, points: relief });
  if (counts) all.push({ cause: "day", change: null, points: day });
  let at = start;
  return all.map((step) => ({ ...step, from: at, to: (at += step.points) }));
}

/** One card's events that found no answer, or one need: what follows from a card is told together. */
export interface Left {
  kind: Undone;
  card: string | null;
  first: Event;
  events: Event[];
  cost: Change;
}

export function nothing(): Change {
  return { deaths: 0, ruins: 0, unrest: 0, calmed: 0, helpers: 0, bases: 0, uprisings: 0, score: 0 };
}

export function together(changes: readonly Change[]): Change {
  const sum = nothing();
  for (const change of changes) for (const name of Object.keys(sum) as (keyof Change)[]) sum[name] += change[name];
  return sum;
}

/** What stayed undone, by card (or by quarter and day for needs), the dearest first. */
export function leftUndone(debrief: Debrief): Left[] {
  const groups = new Map<string, Event[]>();
  debrief.events.forEach((event, index) => {
    if (event.solved) return;
    const key = event.card ?? `${event.kind} ${String(index)}`;
    groups.set(key, [...(groups.get(key) ?? []), event]);
  });
  const all = [...groups.values()].flatMap((events) =>
    events.slice(0, 1).map((first): Left => ({ kind: first.kind, card: first.card, first, events, cost: together(events.map((event) => event.cost)) })),
  );
  return all.sort((a, b) => a.cost.score - b.cost.score || b.events.length - a.events.length);
}

/** Cards that asked for answers and got none. */
export function unansweredCards(debrief: Debrief): string[] {
  const cards = [...new Set(debrief.events.flatMap((event) => (event.card ? [event.card] : [])))];
  return cards.filter((card) => debrief.events.every((event) => event.card !== card || (!event.solved && event.actors.length === 0)));
}

export function asked(debrief: Debrief): Event[] {
  return debrief.events.filter((event) => event.kind !== "NEED" && event.kind !== "HOSPITAL");
}

/** The rows of the points table that anybody used. */
export function spentRows(actors: readonly ActorBooks[]): SpentOn[] {
  const rows: SpentOn[] = [...ACTIONS, "TASK"];
  return rows.filter((row) => actors.some((actor) => (actor.points.times[row] ?? 0) > 0));
}

/** Uprisings of one stretch are told in one breath. */
export function gathered(moments: readonly Moment[]): (Moment & { quarters: string[] })[] {
  const all: (Moment & { quarters: string[] })[] = [];
  for (const moment of moments) {
    const quarters = moment.quarter ? [moment.quarter] : [];
    const same = moment.kind === "uprising" ? all.find((one) => one.kind === "uprising" && one.weekday === moment.weekday && one.part === moment.part) : undefined;
    if (same) same.quarters = [...new Set([...same.quarters, ...quarters])];
    else all.push({ ...moment, quarters });
  }
  return all;
}

export function fuelIn({ fuel }: ActorBooks): number {
  return fuel.depot + fuel.finds + fuel.received + fuel.cards;
}
