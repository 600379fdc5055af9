/** Pampero on the wire. Written by scripts/generate_types.py: do not edit. */
import type { Envelope, Result } from "../../lib/envelope";

export type Market = "RES" | "IND" | "COM" | "REC" | "REM";

export type Zone = "A" | "B" | "C";

export type Row = "upper" | "lower";

export type Display = "special_action" | "special_scoring" | "argentina" | "brazil";

export type Level = "easy" | "normal" | "expert";

/** What the frame of a card does with the money of its field. */
export type Frame = "cost" | "gain" | "none";

/** Where money comes from and goes to. */
export type Source = "start" | "income" | "cards" | "others" | "bonuses" | "payouts" | "network" | "foreign" | "capital" | "scoring_tiles" | "scoring_cards" | "final" | "repaid";

/** Money by source, and what there is. */
export type Books = Record<Source | "total", number>;

/** What is built on a site. */
export interface Structure {
  owner: number;
  kind: "wind" | "pylon";
}

/** A site of the map. */
export interface Site {
  structure: Structure | null;
  /** Whose bulldozer stands beside it. */
  bulldozer: number | null;
}

/** A place of the map with a contract. `void`: the other one of its pair was fulfilled. */
export interface Space {
  contract: string;
  state: "open" | "done" | "void";
  owner: number | null;
  /** The number of the transformer that stands here. */
  level: number;
}

/** A field of the solar display. */
export interface SolarField {
  contract: string;
  open: boolean;
  /** Whether it can be taken now. */
  available: boolean;
  owner: number | null;
  level: number;
}

/** A field with a connection tile, and which of its lines are unlocked. */
export interface ConnectionField {
  tile: string | null;
  unlocked: boolean[];
}

/** A card on the company board, with the connection tiles that lie on it. */
export interface Played {
  card: string;
  operation: string;
  tiles: string[];
}

/** A market of a company: where its marker stands, what it pays, and how far it may go. */
export interface Income {
  column: number;
  value: number;
  limit: number;
  face_up: boolean;
  crossed: boolean;
}

/** Everything in front of a company; all of it is open. */
export interface Company {
  seat: number;
  colour: string;
  /** The opponent of a solo game. */
  vj: boolean;
  money: number;
  energy: number;
  batteries: number;
  /** How many pylons are built. */
  stage: number;
  wind_farms: number;
  wind_left: number;
  /** Where each bulldozer is: a site, `public`, a bay, `reserve`. */
  bulldozers: string[];
  hand: string[];
  /** Cards by slot. */
  rows: Record<Row, (Played | null)[]>;
  scoring_cards: string[];
  foreign: string[];
  connection_tiles: string[];
  /** Connection tiles that do not lie on a card. */
  ready_tiles: string[];
  income: Record<Market, Income>;
  /** Dark green columns whose special card was taken. */
  green: number[];
  /** Contracts by transformer. */
  network: Record<string, string>;
  network_tiles: string[];
  /** Bonus tiles by field. */
  bonuses: Record<string, string>;
  upgrades: string[];
  /** Operation fields with a discount tile. */
  covers: string[];
  /** Prices of operation fields that differ from what is printed. */
  prices: Record<string, number>;
  /** Slots with a capital tile, from 1 on. */
  capital: number[];
  energy_spent: number;
  /** Action markers placed this year. */
  actions: number;
  sources: Books;
  autopilot: boolean;
  left: boolean;
}

/** A disc on the timeline; of two on one field the higher one came later. */
export interface Disc {
  field: number;
  height: number;
}

/** How far the match is: fields, those of the scorings, and how many scorings are done. */
export interface Timeline {
  last: number;
  scorings: number[];
  done: number;
  /** By company. */
  discs: Disc[];
}

/** The four scoring tiles, and how every company stands in what they count. */
export interface ScoringTiles {
  intro: boolean;
  first: string | null;
  second: string | null;
  final: (string | null)[];
  /** By metric and company. */
  counts: Record<string, number[]>;
  /** What crowns add in this scoring, by company and majority. */
  crowns: number[];
}

/** Open cards, and how many are in the stack. */
export interface Stack {
  open: string[];
  deck: number;
}

/** VJ: its cards and its majority markers. */
export interface Solo {
  level: Level;
  /** The card of its last turn, and whether it could do nothing of it. */
  card: string | null;
  passed: boolean;
  deck: number;
  discards: string[];
  counters: Record<string, number>;
}

/** Options that change what is allowed. */
export interface Options {
  contract_columns: boolean;
  battery_capacity: boolean;
  rahdo: boolean;
}

/** Something on the agenda, with its two arguments. */
export interface Task {
  do: string;
  seat: number;
  first: number;
  second: number;
}

/** The card being played, as far as it is settled; the last fields are there once its field is chosen. */
export interface Play {
  card: string;
  operation: string | null;
  effect: string | null;
  target: number | null;
  /** Whose piece is used. */
  provider: number | null;
  zone?: Zone;
  frame?: Frame;
  price?: number;
  /** Batteries that may be paid instead of money. */
  batteries?: number | null;
  alternative?: number;
}

/** The last card laid, and what the contract in hand costs. */
export interface Deal {
  card: string | null;
  operation: string | null;
  energy: number;
  batteries: number;
}

/** What was played or taken in this match, for those who study it. */
export interface Used {
  cards: Record<string, number>;
  connection_tiles: string[];
  claimed_tiles: string[];
}

/** What a seat may know of the country and its companies. Lists over companies have one place for each. */
export interface Board {
  year: number;
  round: number;
  /** Whose turn it is, as a place in the order. */
  turn: number;
  /** The company that is asked. */
  acting: number | null;
  order: number[];
  /** The companies whose disc lies below: they go earlier next year. */
  order_down: number[];
  timeline: Timeline;
  scoring_tiles: ScoringTiles;
  /** The common stock: batteries, discount tiles, capital tiles. */
  supply: number;
  covers: number;
  capital: number;
  sites: Record<string, Site>;
  /** Who has parked where. */
  bays: Record<string, number | null>;
  spaces: Record<string, Space>;
  solar: Record<string, SolarField>;
  connections: Record<string, ConnectionField>;
  /** Bonus tiles on the plan; null: an empty space with its printed bonus. */
  plan: Record<string, string | null>;
  displays: Record<Display, Stack>;
  played_scoring_cards: string[];
  players: Company[];
  solo: Solo | null;
  options: Options;
  /** What is to be done, the next first; only for the seat that is asked. */
  agenda: Task[];
  /** The card being played; only for the seat that plays it. */
  play: Play | null;
  deal: Deal;
  used: Used;
}

/** What a decision would change of one's own, and what is asked next. */
export interface Preview {
  money?: number;
  energy?: number;
  batteries?: number;
  /** Steps of the markets. */
  income?: Record<Market, number>;
  next?: string;
  /** Where a card could be laid. */
  operations?: string[];
  zone?: Zone;
  /** Batteries that may be paid instead of money. */
  instead?: number | null;
}

/** How a match ended: by company pylons and money, and the books of VJ. */
export interface Reckoning extends Result {
  years: number;
  pylons: number[];
  money: number[];
  vj?: Books;
}

/** A decision of this game: its kind and its arguments. */
export type Choice =
  | { kind: "play"; card: string }
  | { kind: "recall" }
  | { kind: "battery" }
  | { kind: "skip" }
  | { kind: "reveal" }
  | { kind: "order" }
  | { kind: "field"; operation: string }
  | { kind: "effect"; effect: "capital" | "contract" | "foreign" | "pylon" | "remote" | "solar" | "wind" }
  | { kind: "build"; site: string }
  | { kind: "contract"; space: string }
  | { kind: "solar"; field: "S01" | "S02" | "S03" | "S04" | "S05" | "S06" | "S07" | "S08" | "S09" | "S10" | "S11" | "S12" | "S13" | "S14" | "S15" }
  | { kind: "foreign"; card: string }
  | { kind: "capital"; slot: number }
  | { kind: "provider"; company: number }
  | { kind: "pay"; with: "batteries" | "money" }
  | { kind: "spend"; alternative: number }
  | { kind: "network"; transformer: string; requirement: "Q1" | "Q2" | "Q3" | "Q4" | "Q5" | "Q6" | "Q7" }
  | { kind: "advance"; market: "COM" | "IND" | "REC" | "REM" | "RES" }
  | { kind: "payout"; market: "COM" | "IND" | "REC" | "REM" | "RES" }
  | { kind: "take"; card: string }
  | { kind: "claim"; field: "KA1" | "KA2" | "KA3" | "KA4" | "KA5" | "KB1" | "KB2" | "KB3" | "KB4" | "KB5" }
  | { kind: "connect"; tile: "K00" | "KT01" | "KT02" | "KT03" | "KT04" | "KT05" | "KT06" | "KT07" | "KT08" | "KT09" | "KT10" | "KT11" | "KT12" }
  | { kind: "choose"; alternative: number }
  | { kind: "bulldozer"; place: string }
  | { kind: "move"; place: string }
  | { kind: "bonus"; space: string }
  | { kind: "discard"; space: string }
  | { kind: "lay"; type: string }
  | { kind: "cover"; operation: string }
  | { kind: "return"; row: "lower" | "upper" }
  | { kind: "crown"; card: string }
  | { kind: "majority"; number: number }
  | { kind: "score"; card: string; option: number }
  | { kind: "flip"; market: "COM" | "IND" | "REC" | "REM" | "RES" };

/** What a seat sees. */
export type View = Envelope & Board;
