/**
 * What just happened, shown one beat at a time: the marker steps through every field, the card that moved it lies beside it.
 * A beat is a handful of journal lines that belong together. Skipping jumps to how things stand; less motion skips at once.
 */
import type { Bids, HertzschlagLine } from "./message";

export interface Beat {
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
  let open: Beat | undefined;
  const begin = (kind: Beat["kind"], fields: Partial<Beat> = {}): Beat => {
    const beat = { kind, seat: null, card: null, event: null, path: [], money: {}, bids: null, ...fields };
    beats.push(beat);
    return beat;
  };
  for (const line of lines) {
    switch (line.kind) {
      case "event-revealed":
        open = begin("event", { event: line.event, path: line.path });
        break;
      case "played":
        open = begin("play", { seat: line.seat, card: line.card });
        break;
      case "took-income":
        open = begin("income", { seat: line.seat });
        break;
      case "bids-revealed":
        open = begin("bids", { bids: line });
        break;
      case "shifted":
        if (line.cause === "plant") open = begin("plant", { path: line.path });
        else {
          open ??= begin("play", { seat: line.seat });
          open.path = [...open.path, ...line.path.slice(open.path.length ? 1 : 0)];
        }
        break;
      case "money":
        if (open) open.money[line.seat] = (open.money[line.seat] ?? 0) + line.amount;
        break;
      case "checked":
      case "passed":
      case "round-begins":
        open = undefined;
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
  #queue = $state.raw<Beat[]>([]);
  /** An event has been turned over, but its beat has not come yet. */
  upcoming = $derived(this.#queue.some((beat) => beat.kind === "event"));
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
      this.skip();
      this.reveal = beats.find((beat) => beat.bids)?.bids ?? null;
      return;
    }
    this.#queue = [...this.#queue, ...beats].slice(-MOST_WAITING);
    if (!this.beat) this.#next();
  }

  skip(): void {
    this.#queue = [];
    this.#next();
  }

  /** Puts the revealed bids away and goes on. */
  dismiss(): void {
    this.reveal = null;
    if (this.beat?.kind === "bids") this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [beat = null, ...rest] = this.#queue;
    this.#queue = rest;
    this.beat = beat;
    this.reveal = beat?.bids ?? null;
    if (!beat) this.position = this.#final;
    else if (beat.bids) this.#after(REVEAL, () => this.#next());
    else this.#after(LEAD, () => this.#walk(beat, 0));
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
