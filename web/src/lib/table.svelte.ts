/**
 * A table, seen through its socket: the newest message with the whole journal and chat, and commands that arrive
 * exactly once. What is unanswered when the line breaks is sent again with the same id, and the server knows ids.
 */
import type { Answer, Command, CommandBody, ServerMessage, TableMessage } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "gone" | "closed";

/** How a socket was closed. The server says why by a code from 4000 on and a word. */
export interface Closing {
  code: number;
  reason: string;
}

/** The part of WebSocket used here; tests bring their own. */
export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: Closing) => void) | null;
  onerror: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export interface TableClientSetup {
  connect: () => Socket;
  /**
   * Fetches the table after an attempt that failed before it opened, or that the server ended: "gone" when there is none
   * any more (it is not tried for again), null when nobody answers.
   */
  look?: () => Promise<TableMessage | "gone" | null>;
}

const OPEN = 1;
const BACKOFF_LEAST = 300;
const BACKOFF_MOST = 5000;
/** The longest wait while the server answers but gives no place. */
const BACKOFF_REFUSED = 30_000;
/** Closing codes from here on are the server's own. */
const BY_THE_SERVER = 4000;
/** So many attempts may fail at a server that answers (it may just have started) before it counts as refused. */
const CHANCE = 3;
/** How long an answer may be ahead of the table before the missing part is pulled. */
const PATIENCE = 1000;
/** How long a pull may stay unanswered before the line counts as dead. */
const SILENCE = 5000;

/** A UUID; also where the page is not a secure context (a room's laptop over plain HTTP has no randomUUID). */
export function newId(source: Pick<Crypto, "getRandomValues"> & { randomUUID?: () => string } = crypto): string {
  if (typeof source.randomUUID === "function") return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Adds the lines whose numbers are new. Lines that share a number come together in one message. */
export function addLines<T extends { seq: number }>(known: T[], news: readonly T[]): T[] {
  const seen = known.map((line) => line.seq);
  const fresh = news.filter((line) => !seen.includes(line.seq));
  if (!fresh.length) return known;
  return [...known, ...fresh].sort((a, b) => a.seq - b.seq);
}

/** The table after one more message: lines are added, everything else is replaced; an older message adds lines only. */
export function merge(before: TableMessage | null, next: TableMessage): TableMessage {
  if (!before) return next;
  const newer = next.seq >= before.seq ? next : before;
  return { ...newer, journal: addLines(before.journal, next.journal), chat: addLines(before.chat, next.chat) };
}

interface Pending {
  command: Command;
  resolve: (answer: Answer) => void;
}

export class TableClient {
  message = $state.raw<TableMessage | null>(null);
  connection = $state<Connection>("connecting");
  /** Why there is no line, in the server's word: "too-many", "elsewhere", "no-onlookers"; null when it just broke. */
  why = $state<string | null>(null);
  /** Server time minus the time of `performance.now()`, which does not jump when the device's clock is set. */
  skew = $state(0);

  readonly #setup: TableClientSetup;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- bookkeeping that nothing draws
  readonly #pending = new Map<string, Pending>();
  #socket: Socket | null = null;
  #attempts = 0;
  #refused = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ahead: ReturnType<typeof setTimeout> | undefined;
  #dead: ReturnType<typeof setTimeout> | undefined;
  /** The next `table` message on this socket is the whole table, not an answer to a pull. */
  #fresh = true;
  #pull: string | null = null;

  constructor(setup: TableClientSetup, first: TableMessage | null = null) {
    this.#setup = setup;
    if (first) this.#take(first);
  }

  /** Connects and stays connected until `close`. */
  open(): void {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Ends the connection for good; unanswered commands are answered with `offline`. */
  close(): void {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.connection = "closed";
    this.#drop();
    for (const { command, resolve } of this.#pending.values()) resolve(offline(command.id));
    this.#pending.clear();
  }

  /** A new socket, e.g. after taking a seat: the server then knows who is asking. */
  reconnect(): void {
    this.#attempts = 0;
    if (this.connection !== "lost") this.connection = "connecting";
    this.#drop();
    this.#connect();
  }

  /** Sends a command; the promise gives its one answer, after a reconnect if need be. */
  send(body: CommandBody): Promise<Answer> {
    const command: Command = { ...body, id: newId() };
    if (this.connection === "closed" || this.connection === "gone") return Promise.resolve(offline(command.id));
    return new Promise((resolve) => {
      this.#pending.set(command.id, { command, resolve });
      this.#post(command);
    });
  }

  /** Server time now. */
  now(): number {
    return performance.now() + this.skew;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.#setup.connect();
    let opened = false;
    this.#socket = socket;
    this.#fresh = true;
    socket.onopen = () => {
      opened = true;
      for (const { command } of this.#pending.values()) this.#post(command);
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#receive(event.data);
    };
    socket.onerror = () => socket.close();
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(opened, event);
    };
  }

  #lost(opened: boolean, closing?: Closing): void {
    this.#drop();
    this.connection = "lost";
    const sentAway = closing !== undefined && closing.code >= BY_THE_SERVER;
    if (sentAway) {
      this.#refused = true;
      this.why = closing.reason;
    }
    // Who was sent away waits long at once: coming back in a hurry would only drive others out.
    const usual = sentAway ? BACKOFF_REFUSED : BACKOFF_LEAST * 1.8 ** this.#attempts;
    const wait = Math.min(this.#refused ? BACKOFF_REFUSED : BACKOFF_MOST, usual) * (0.8 + 0.2 * Math.random());
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
    if ((opened && !sentAway) || !this.#setup.look) return;
    void this.#setup.look().then((found) => {
      if (found === null || this.connection !== "lost") return;
      if (found === "gone") {
        this.close();
        this.connection = "gone";
        return;
      }
      if (this.#attempts >= CHANCE && !this.#refused) {
        this.#refused = true;
        this.why = "too-many";
      }
      // There is a table, but no line to it: at least it is shown as it is now, to people who may see it.
      this.#show(found);
    });
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#ahead);
    clearTimeout(this.#dead);
    this.#pull = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #post(message: Command): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(data: unknown): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      console.warn("a message that is no JSON", data);
      return;
    }
    if (message.type === "answer") this.#answered(message);
    else if (message.type === "table" || message.type === "update") this.#take(message);
  }

  #answered(answer: Answer): void {
    if (answer.id === null) {
      console.warn("the server could not read a command", answer);
      return;
    }
    if (answer.id === this.#pull) {
      this.#pull = null;
      clearTimeout(this.#dead);
    }
    const pending = this.#pending.get(answer.id);
    if (!pending) return;
    this.#pending.delete(answer.id);
    if (answer.accepted) this.#expect(answer.seq);
    pending.resolve(answer);
  }

  #take(message: TableMessage): void {
    if (message.type === "update" && !this.message) {
      // An update without a table to update: lines may be missing.
      this.#ask(0);
    }
    const whole = message.type === "table" && this.#fresh && this.#socket !== null;
    if (whole) {
      this.#fresh = false;
      this.#attempts = 0;
      this.#refused = false;
      this.why = null;
      this.connection = "open";
    }
    this.#show(whole ? message : merge(this.message, message), message.now);
  }

  #show(message: TableMessage, now = message.now): void {
    this.skew = now - performance.now();
    this.message = message;
  }

  /** An accepted command leads to a message with at least its number; if that does not come, it is pulled. */
  #expect(seq: number): void {
    if ((this.message?.seq ?? 0) >= seq) return;
    clearTimeout(this.#ahead);
    this.#ahead = setTimeout(() => {
      if ((this.message?.seq ?? 0) < seq) this.#ask(this.message?.seq ?? 0);
    }, PATIENCE);
  }

  /** Asks for the lines after a number. Not kept over a reconnect, which brings the whole table anyway. */
  #ask(after: number): void {
    if (this.#socket?.readyState !== OPEN || this.#pull) return;
    this.#pull = newId();
    this.#post({ type: "pull", after, id: this.#pull });
    clearTimeout(this.#dead);
    this.#dead = setTimeout(() => {
      if (this.connection === "open" || this.connection === "connecting") this.reconnect();
    }, SILENCE);
  }

  /** Back from sleep or back on the net: is the line still alive, and is the table still the same? */
  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.connection === "lost") this.reconnect();
    else if (this.connection === "open") this.#ask(this.message?.seq ?? 0);
  };
}

function offline(id: string): Answer {
  return { type: "answer", id, accepted: false, code: "offline", params: {} };
}
