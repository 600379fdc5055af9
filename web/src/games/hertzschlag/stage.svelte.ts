/**
 * What just happened, shown one beat at a time: the marker steps through every field, the card that moved it lies beside it.
 * A beat is a handful of journal lines that belong together. Skipping jumps to how things stand; less motion skips at once.
 */
import type { Bids, HertzschlagLine } from "./message";

export interface Beat {
  seq: number;
  kind: "event" | "play" | "income" | "plant" | "bids";
  seat: number | null;
  card: string | null;
  event: string | null;
  path: number[];
  /** Money received (or paid) during this beat, by seat. */
  money: Record<number, number>;
  bids: Bids | null;
}

const STEP = 170;
const LEAD = 650;
const REST = 550;
/** A long queue is played faster, and of a very long one only the end: nobody waits for what is long over. */
const PATIENCE = 5;
const MOST_WAITING = 14;
const REVEAL = 7000;

export function beatsOf(lines: readonly HertzschlagLine[]): Beat[] {
  const beats: Beat[] = [];
  let open: Beat | null = null;
  const begin = (seq: number, kind: Beat["kind"], fields: Partial<Beat> = {}): Beat => {
    open = { seq, kind, seat: null, card: null, event: null, path: [], money: {}, bids: null, ...fields };
    beats.push(open);
    return open;
  };
  for (const line of lines) {
    switch (line.kind) {
      case "event-revealed":
        begin(line.seq, "event", { event: line.event, path: line.path });
        break;
      case "played":
        begin(line.seq, "play", { seat: line.seat, card: line.card });
        break;
      case "took-income":
        begin(line.seq, "income", { seat: line.seat });
        break;
      case "bids-revealed":
        begin(line.seq, "bids", { bids: line });
        break;
      case "shifted": {
        if (line.cause === "plant") begin(line.seq, "plant", { path: line.path });
        else {
          const beat: Beat = open ?? begin(line.seq, "play", { seat: line.seat });
          beat.path = beat.path.length ? [...beat.path, ...line.path.slice(1)] : line.path;
        }
        break;
      }
      case "money":
        if (open) {
          const beat: Beat = open;
          beat.money[line.seat] = (beat.money[line.seat] ?? 0) + line.amount;
        }
        break;
      case "checked":
      case "passed":
      case "round-begins":
        open = null;
        break;
    }
  }
  return beats;
}

export class Stage {
  /** Where the marker is drawn. */
  position = $state(0);
  beat = $state.raw<Beat | null>(null);
  /** Bids to look at until they are put away. */
  reveal = $state.raw<Bids | null>(null);
  /** An event has been turned over, but its beat has not come yet. */
  upcoming = $state(false);
  #queue: Beat[] = [];
  #final = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(position: number) {
    this.position = position;
    this.#final = position;
  }

  /** The marker stands at `final` after these beats. */
  play(beats: readonly Beat[], final: number, still: boolean): void {
    this.#final = final;
    if (still) {
      const bids = beats.find((beat) => beat.bids)?.bids;
      this.skip();
      if (bids) this.reveal = bids;
      return;
    }
    this.#queue.push(...beats);
    if (this.#queue.length > MOST_WAITING) this.#queue.splice(0, this.#queue.length - MOST_WAITING);
    this.upcoming = this.#queue.some((beat) => beat.kind === "event");
    if (!this.beat) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.upcoming = false;
    this.beat = null;
    this.reveal = null;
    this.position = this.#final;
  }

  /** Puts the revealed bids away and goes on. */
  dismiss(): void {
    this.reveal = null;
    if (this.beat?.kind === "bids") this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.reveal = null;
    const beat = this.#queue.shift();
    this.upcoming = this.#queue.some((one) => one.kind === "event");
    this.beat = beat ?? null;
    if (!beat) {
      this.position = this.#final;
      return;
    }
    if (beat.bids) {
      this.reveal = beat.bids;
      this.#after(REVEAL, () => this.#next());
      return;
    }
    this.#after(LEAD, () => this.#walk(beat, 0));
  }

  #walk(beat: Beat, index: number): void {
    const field = beat.path[index];
    if (field === undefined) {
      this.#after(REST, () => this.#next());
      return;
    }
    this.position = field;
    this.#after(index === 0 ? 0 : STEP, () => this.#walk(beat, index + 1));
  }

  #after(delay: number, then: () => void): void {
    this.#timer = setTimeout(then, this.#queue.length > PATIENCE ? delay / 3 : delay);
  }
}
