/**
 * What just happened, shown one beat at a time: a piece steps through every field, cards travel between hands and piles.
 * Skipping jumps to how things stand; less motion skips at once.
 */
import { CATEGORIES, KINDS, sumOf, type Category, type Investor, type Kind, type Paid, type Line } from "./wire";

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

const seatPlace = (seat: number): string => `seat-${String(seat)}`;

function path(from: number, to: number): number[] {
  const way = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + way * index);
}

function spent(seat: number, paid: Paid): Flight[] {
  return KINDS.flatMap((kind) => ((paid[kind] ?? 0) > 0 ? [{ from: seatPlace(seat), to: "discard", card: kind, count: paid[kind] ?? 0 }] : []));
}

export function beatsOf(lines: readonly Line[]): Beat[] {
  const beats: Beat[] = [];
  const add = (line: Line, fields: Partial<Beat> = {}): void => {
    beats.push({ line, seat: "seat" in line ? line.seat : null, move: null, flights: [], ...fields });
  };
  for (const line of lines) {
    switch (line.kind) {
      case "invested":
        add(line, {
          move: { seat: line.seat, category: line.category, path: path(line.field - line.steps, line.field) },
          flights: spent(line.seat, line.paid),
        });
        break;
      case "manipulated":
        add(line, {
          move: { seat: line.victim, category: line.category, path: path(line.field + line.steps, line.field) },
          flights: spent(line.seat, line.paid),
        });
        break;
      case "drew": {
        const from = line.source === "deck" ? "deck" : `display-${line.source}`;
        add(line, { flights: [{ from, to: seatPlace(line.seat), card: line.card, count: 1 }] });
        break;
      }
      case "drew-you": {
        const flight = beats.at(-1)?.line.kind === "drew" ? beats.at(-1)?.flights[0] : undefined;
        if (flight) flight.card = line.card;
        break;
      }
      case "granted":
        add(line, {
          flights: Object.entries(line.counts).flatMap(([seat, count]) => (count > 0 ? [{ from: "deck", to: `seat-${seat}`, card: null, count }] : [])),
        });
        break;
      case "rewarded":
        add(line, { flights: line.cards > 0 ? [{ from: "deck", to: seatPlace(line.seat), card: null, count: line.cards }] : [] });
        break;
      case "tax-paid":
        if (sumOf(line.paid) > 0) add(line, { flights: spent(line.seat, line.paid) });
        break;
      case "round-begins":
      case "holiday":
      case "audited":
      case "tax-changed":
      case "claimed":
      case "opened":
      case "holds":
        add(line);
        break;
    }
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
    if (still) {
      this.skip();
      return;
    }
    this.#queue.push(...beats);
    if (this.#queue.length > MOST_WAITING) this.#queue.splice(0, this.#queue.length - MOST_WAITING);
    if (!this.beat) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.beat = null;
    this.tracks = this.#final;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const beat = this.#queue.shift() ?? null;
    this.beat = beat;
    if (!beat) {
      this.tracks = this.#final;
      return;
    }
    this.#after(LEAD, () => this.#walk(beat, 0));
  }

  #walk(beat: Beat, index: number): void {
    const field = beat.move?.path[index];
    if (beat.move === null || field === undefined) {
      this.#after(REST, () => this.#next());
      return;
    }
    const { seat, category } = beat.move;
    const before = this.tracks[seat] ?? (Object.fromEntries(CATEGORIES.map((one) => [one, 0])) as Record<Category, number>);
    this.tracks = { ...this.tracks, [seat]: { ...before, [category]: field } };
    this.#after(index === 0 ? 0 : STEP, () => this.#walk(beat, index + 1));
  }

  #after(delay: number, then: () => void): void {
    this.#timer = setTimeout(then, this.#queue.length > PATIENCE ? delay / 3 : delay);
  }
}
