/** What this browser does for the shuffle by itself: it adds a nonce for every seat it takes, once it has seen the checksum. */
import * as api from "./api";
import { keepNonce, newNonce, promised } from "./shuffle";
import { newId } from "./table.svelte";
import type { Seated, Table } from "./wire";

/** How long after a failure it is tried again. */
const AGAIN = 1000;
/** Refusals that another try may answer otherwise. */
const PASSING = ["offline", "try-again", "too-many", "unexpected"];

/** Takes a seat at a table whose checksum has been seen, and adds a nonce to its shuffle. */
export async function sitDown(table: Pick<Table, "code" | "commitment">, name: string, seat?: number, beside = false): Promise<api.Result<Seated>> {
  const nonce = newNonce();
  const answer = await api.sitDown(table.code, name, nonce, seat, beside);
  if (answer.ok && answer.value.seat !== null) keepNonce(table.code, table.commitment, answer.value.seat, nonce);
  return answer;
}

/** Adds the nonces that the start of a table waits for, for the seats of this browser. */
export class Contributor {
  readonly #busy = new Set<number>();
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** The table as it is now: everything that it awaits from these seats is sent once. */
  attend(table: Table, yours: readonly number[]): void {
    for (const seat of table.awaited ?? []) {
      if (!yours.includes(seat) || this.#busy.has(seat)) continue;
      this.#busy.add(seat);
      // A page that was loaded again sends what it had sent before.
      const known = promised(table.code);
      const nonce = (known?.commitment === table.commitment ? known.nonces[String(seat)] : undefined) ?? newNonce();
      keepNonce(table.code, table.commitment, seat, nonce);
      void this.#send(table.code, seat, nonce, newId());
    }
  }

  /** Nothing is tried again any more. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  async #send(code: string, seat: number, nonce: string, id: string): Promise<void> {
    const answer = await api.command(code, { type: "contribute", id, nonce }, seat);
    if (!answer.ok && PASSING.includes(answer.problem.code)) this.#timers.push(setTimeout(() => void this.#send(code, seat, nonce, id), AGAIN));
  }
}
