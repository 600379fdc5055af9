/**
 * What just happened, shown one beat at a time: a piece steps through every field, cards travel between hands and piles.
 * Skipping jumps to how things stand; less motion skips at once.
 */
import { KINDS, sumOf, type Category, type Investor, type Kind, type Paid, type Line } from "./wire";

/** Cards on their way from one place of the table to another; places are marked with `data-place`. */
export interface Flight {
  from: string;
  to: string;
  /** null: face down. */
  card: Kind | null;
  count: number;
}

export interface Beat {
  line: Line;
  seat: number | null;
  move: { seat: number; category: Category; path: number[] } | null;
  flights: Flight[];
}

export type Tracks = Record<number, Record<Category, number>>;

const STEP = 180;
const LEAD = 300;
const REST = 420;
/** A long queue is played faster, and of a very long one only the end: nobody waits for what is long over. */
const PATIENCE = 3;
const MOST_WAITING = 14;

/** The fields a piece passes in so many steps, up or down. */
function path(steps: number, field: number): number[] {
  return Array.from({ length: Math.abs(steps) + 1 }, (_, index) => field - steps + Math.sign(steps) * index);
}

function spent(seat: number, paid: Paid): Flight[] {
  return KINDS.map((card) => ({ from: `seat-${String(seat)}`, to: "discard", card, count: paid[card] ?? 0 }));
}

const dealt = (seat: number | string, count: number): Flight => ({ from: "deck", to: `seat-${String(seat)}`, card: null, count });

/** What a line of the journal shows; a kind that is not named here shows nothing. */
const SHOWN: { [K in Line["kind"]]?: (line: Extract<Line, { kind: K }>) => Partial<Beat> } = {
  invested: ({ seat, category, steps, field, paid }) => ({ move: { seat, category, path: path(steps, field) }, flights: spent(seat, paid) }),
  manipulated: ({ seat, victim, category, steps, field, paid }) => ({ move: { seat: victim, category, path: path(-steps, field) }, flights: spent(seat, paid) }),
  drew: ({ seat, source, card }) => ({ flights: [{ ...dealt(seat, 1), from: source === "deck" ? "deck" : `display-${source}`, card }] }),
  granted: ({ counts }) => ({ flights: Object.entries(counts).map(([seat, count]) => dealt(seat, count)) }),
  rewarded: ({ seat, cards }) => ({ flights: [dealt(seat, cards)] }),
  "tax-paid": ({ seat, paid }) => ({ flights: spent(seat, paid) }),
  "round-begins": () => ({}),
  holiday: () => ({}),
  audited: () => ({}),
  "tax-changed": () => ({}),
  claimed: () => ({}),
  opened: () => ({}),
  holds: () => ({}),
};

export function beatsOf(lines: readonly Line[]): Beat[] {
  const beats: Beat[] = [];
  for (const line of lines) {
    const last = beats.at(-1);
    if (line.kind === "drew-you" && last?.line.kind === "drew" && last.flights[0]) last.flights[0].card = line.card;
    const shown = (SHOWN[line.kind] as ((line: Line) => Partial<Beat>) | undefined)?.(line);
    if (!shown || (line.kind === "tax-paid" && !sumOf(line.paid))) continue;
    const flights = shown.flights?.filter((flight) => flight.count > 0) ?? [];
    beats.push({ line, seat: "seat" in line ? line.seat : null, move: shown.move ?? null, flights });
  }
  return beats;
}

export function tracksOf(players: readonly Investor[]): Tracks {
  return Object.fromEntries(players.map((one) => [one.seat, { ...one.tracks }]));
}

export class Stage {
  /** Where the pieces are drawn. */
  tracks = $state.raw<Tracks>({});
  beat = $state.raw<Beat | null>(null);
  #queue: Beat[] = [];
  #final: Tracks = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tracks: Tracks) {
    this.tracks = tracks;
    this.#final = tracks;
  }

  /** The pieces stand as in `final` after these beats. */
  play(beats: readonly Beat[], final: Tracks, still: boolean): void {
    this.#final = final;
    this.#queue = [...this.#queue, ...beats].slice(-MOST_WAITING);
    if (still) this.skip();
    else if (!this.beat) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.beat = null;
    this.tracks = this.#final;
  }

  #next(): void {
    const beat = this.#queue.shift() ?? null;
    this.beat = beat;
    if (beat) this.#after(LEAD, () => this.#walk(beat, 0));
    else this.tracks = this.#final;
  }

  #walk(beat: Beat, index: number): void {
    const field = beat.move?.path[index];
    if (beat.move === null || field === undefined) {
      this.#after(REST, () => this.#next());
      return;
    }
    const { seat, category } = beat.move;
    this.tracks = { ...this.tracks, [seat]: { ...(this.tracks[seat] as Tracks[number]), [category]: field } };
    this.#after(index === 0 ? 0 : STEP, () => this.#walk(beat, index + 1));
  }

  #after(delay: number, then: () => void): void {
    this.#timer = setTimeout(then, this.#queue.length > PATIENCE ? delay / 3 : delay);
  }
}
