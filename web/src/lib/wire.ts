/** What server and page say to each other; the words of docs/protocol.md, as types. */
import type { Envelope } from "./envelope";
import type { Lines } from "./lines";

export type Language = "de" | "en";
export type Both = Record<Language, string>;
export type Params = Record<string, unknown>;

// --- games -----------------------------------------------------------------------------------------------------

export type OptionValue = string | number | boolean;

export interface GameOption {
  id: string;
  kind: "choice" | "number" | "flag";
  default: OptionValue;
  choices?: OptionValue[];
  least?: number;
  most?: number;
  title: Both;
  help: Both;
}

export interface GameEntry {
  id: string;
  title: Both;
  tagline: Both;
  credit: Both;
  seats: { least: number; most: number };
  options: GameOption[];
  bots: string[];
  /** Where the page of a game from outside is fetched; null: this build has one, or the generic board is shown. */
  page?: string | null;
}

export interface GameDetails extends GameEntry {
  rules: number;
  content_hash: string;
  content: unknown;
  /** What the lines of its journal name; editions from before there were such declarations have none. */
  lines?: Lines;
}

// --- opening and joining tables --------------------------------------------------------------------------------

export type SeatRequest = { kind: "person"; name: string; contributes?: boolean } | { kind: "bot"; bot: string; name?: string } | { kind: "open" };

/** What the person who opens a table sets for it: may the host roll back, may strangers watch, is it played over days, are pauses short and rare. */
export interface TableSettings {
  rollback: boolean;
  onlookers: boolean;
  patient: boolean;
  short_pauses?: boolean;
}

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatRequest[];
  settings?: TableSettings;
}

/** Seat and token are null at a table one only watches. */
export interface Seated {
  code: string;
  seat: number | null;
  token: string | null;
}

export interface Problem {
  code: string;
  params: Params;
  message?: string;
}

// --- the table -------------------------------------------------------------------------------------------------

export type TableStatus = "lobby" | "playing" | "finished";
export type SeatKind = "person" | "bot" | "open";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  connected: boolean;
  autopilot: boolean;
  left: boolean;
  votes_stop: boolean;
  /** The level of the bot that plays for a person who is away. */
  stand_in?: string | null;
}

/** A table's life beside its match; `left` are the milliseconds a paused clock has left. */
export interface Life {
  settings: TableSettings;
  paused: boolean;
  left: number | null;
  closed: boolean;
  rematch: string | null;
}

/** The edition of its game that a table is played with. `current`: new tables get the same; `playable`: otherwise it can only be read. */
export interface Edition {
  rules: number;
  content: string;
  /** The rules version that new tables get; null: the server has no such game any more. */
  newest: number | null;
  current: boolean;
  playable: boolean;
}

export interface Table {
  code: string;
  game: string;
  status: TableStatus;
  options: Record<string, OptionValue>;
  commitment: string;
  /** The server's part of the shuffle, once the game is over. */
  seed: string | null;
  /** What each seat has added to the shuffle, and the seats whose nonce the start waits for. */
  nonces?: (string | null)[];
  awaited?: number[];
  onlookers: number;
  /** Who has the powers of the host now. */
  host: number | null;
  /** The host who is away, while somebody else has their powers; tables made up for rules pages may do without. */
  acting_for?: number | null;
  /** What each seat stands for, before the start and where the game knows it by then. */
  roles?: Both[];
  seats: Seat[];
  /** The server always sends it; tables made up for rules pages and tests may do without. */
  life?: Life;
  edition?: Edition;
}

/** What every game's view has; the games add their own fields. */
export type View = Omit<Envelope, "you" | "outcome"> & { outcome: unknown };

export interface LegalDecision {
  decision: string;
  kind: string;
  preview?: unknown;
  [field: string]: unknown;
}

export interface ClosedDecision extends LegalDecision {
  code: string;
  params: Params;
}

export interface JournalLine {
  seq: number;
  kind: string;
  [field: string]: unknown;
}

export interface ChatLine {
  seq: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Clock {
  moment: string;
  deadline: number;
  seconds: number;
}

export interface Undo {
  open: boolean;
  code?: string | null;
  params?: Params;
}

/** A `table` or `update` message. `V`, `L`, `C` and `J` are a game's own view, decisions and journal lines. */
export interface TableMessage<V = View, L = LegalDecision, C = ClosedDecision, J = JournalLine> {
  type: "table" | "update";
  seq: number;
  now: number;
  table: Table;
  you: number | null;
  /** The seats whose tokens this browser holds; several when people share a device. */
  yours?: number[];
  /** The seats that people at this device have left and can take again. */
  gone?: number[];
  view: V | null;
  legal: L[];
  closed: C[];
  journal: J[];
  chat: ChatLine[];
  clock: Clock | null;
  undo: Undo;
}

// --- looking back, and one's own tables ------------------------------------------------------------------------

export interface Replay {
  at: number;
  /** The lines of the log one can step through. */
  steps: number[];
  /** Through whose eyes one may look. */
  seats: number[];
  message: TableMessage;
}

export interface Glance {
  code: string;
  game: string;
  status: TableStatus;
  yours: number[];
  gone: number[];
  names: (string | null)[];
  awaited: number[];
  paused: boolean;
  closed: boolean;
  at: number;
}

export interface Proof {
  code: string;
  game: string;
  seed: string;
  commitment: string;
  server: string;
  nonces: (string | null)[];
  acts: number;
  outcome: boolean;
}

// --- commands --------------------------------------------------------------------------------------------------

export type CommandBody =
  | { type: "decide"; decision: string; moment: string; expect?: number }
  | { type: "undo" }
  | { type: "chat"; text: string }
  | { type: "vote"; stop: boolean }
  | { type: "leave" }
  | { type: "return" }
  | { type: "contribute"; nonce: string }
  | { type: "why"; decision: string }
  | { type: "pull"; after: number }
  | HostCommand;

export type HostCommand =
  | { type: "pause" | "resume" | "skip" | "close" }
  | { type: "extend"; minutes: 1 | 2 | 5 }
  | { type: "rollback"; to: number }
  | { type: "stand-in"; seat: number; bot: string | null }
  | { type: "admit"; onlookers: boolean };

export type Command = CommandBody & { id: string };

export type Answer = { type: "answer"; id: string | null } & ({ accepted: true; seq: number } | { accepted: false; code: string; params?: Params });
/** Sends a command and gives its answer. */
export type Send = (command: CommandBody) => Promise<Answer>;
export type ServerMessage = TableMessage | Answer;
