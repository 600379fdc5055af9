/** Pampero's content as `GET /api/games/pampero` sends it. */
import type { Market, Row, Zone } from "./message";
import type { Both } from "../../lib/wire";

export type Point = [number, number];
/** Alternatives, each a list of effects such as "INC:RES:1". */
export type Effects = string[][];

export interface Operation {
  row: Row;
  slot: number;
  side: "left" | "right";
  zone: Zone;
  money: number;
  energy: number;
}

export interface PrintedMarket {
  title: Both;
  colour: string;
  stage: number;
  limits?: number[];
  cross_at?: number;
  cross?: Market;
}

export interface Transformer {
  column: number;
  start: boolean;
  effects: Effects;
  diamond: boolean;
  lines: string[];
  at: Point;
}

export interface Requirement {
  title: Both;
  joins: string[];
  pay: "energy" | "money" | "batteries";
  amount: number;
}

export interface PrintedSite {
  sector: string;
  kind: "W" | "P" | "M" | "SP" | "SW";
  at: Point;
}

export interface PrintedSpace {
  title: Both;
  sector: string;
  at: Point;
  cost?: number;
  symbols?: string[];
  link?: string;
  pair?: string;
}

export interface Contract {
  symbols: string[];
  title?: Both;
  cost?: Effects;
}

export interface Card {
  title: Both;
  money: "cost" | "gain" | "none";
  zone_bound: boolean;
  requirement: string;
  energy: boolean;
  effects: Effects;
  owner?: "own" | "any" | "other";
  batteries?: number[];
}

export interface BonusTile {
  title: Both;
  zone: Zone;
  kind: string;
  type: string;
  effects: Effects;
  symbol?: string;
}

export interface ScoringTile {
  title: Both;
  set: string;
  upper: string;
  upper_money: number;
  lower: string;
  lower_money: number;
}

export interface SoloCard {
  title: Both;
  primary: string;
  secondary: string;
  sectors: string[];
  counter: string;
  counts: number;
  recall: boolean;
  order: boolean;
  money: number;
}

export interface Content {
  operations: Record<string, Operation>;
  bonus_fields: Record<string, Point>;
  markets: Record<string, PrintedMarket>;
  income: { values: number[]; dark_green: number[] };
  pylons: { effects: Effects; batteries: number }[];
  capital: { stage: number; colour: string }[];
  transformers: Record<string, Transformer>;
  requirements: Record<string, Requirement>;
  sectors: Record<string, { title: Both; zone: Zone; neighbours: string[]; outline: Point[] }>;
  sites: Record<string, PrintedSite>;
  bays: Record<string, { title: Both; effects: Effects }>;
  spaces: Record<string, PrintedSpace>;
  contracts: Record<string, Contract>;
  solar_fields: Record<string, { column: number; row: number; after: string[] }>;
  connection_fields: Record<string, { set: string; sector: string; lines: string[][]; at: Point }>;
  cards: Record<string, Card>;
  scoring_cards: Record<string, { title: Both; options: string[] }>;
  foreign_cards: Record<string, { title: Both; country: "argentina" | "brazil"; batteries: number; front: Market[]; back: Market[] }>;
  solo_cards: Record<string, SoloCard>;
  bonus_tiles: Record<string, BonusTile>;
  plan: Record<string, { zone: Zone; column: number; row: number; effects: Effects }>;
  connection_tiles: Record<string, { title: Both; set: string; effects: Effects; symbol?: string }>;
  scoring_tiles: Record<string, ScoringTile>;
  intro_tiles: { markets: Market[]; first: Both; second: Both };
  metrics: Record<string, { title: Both }>;
  drawing: { river: Point[] };
  parameters: Record<string, unknown>;
}

/** The content, empty where the server sent nothing: a board without titles is better than no board. */
export function asContent(content: unknown): Content {
  const given = (content ?? {}) as Partial<Content>;
  return {
    operations: given.operations ?? {},
    bonus_fields: given.bonus_fields ?? {},
    markets: given.markets ?? {},
    income: given.income ?? { values: [], dark_green: [] },
    pylons: given.pylons ?? [],
    capital: given.capital ?? [],
    transformers: given.transformers ?? {},
    requirements: given.requirements ?? {},
    sectors: given.sectors ?? {},
    sites: given.sites ?? {},
    bays: given.bays ?? {},
    spaces: given.spaces ?? {},
    contracts: given.contracts ?? {},
    solar_fields: given.solar_fields ?? {},
    connection_fields: given.connection_fields ?? {},
    cards: given.cards ?? {},
    scoring_cards: given.scoring_cards ?? {},
    foreign_cards: given.foreign_cards ?? {},
    solo_cards: given.solo_cards ?? {},
    bonus_tiles: given.bonus_tiles ?? {},
    plan: given.plan ?? {},
    connection_tiles: given.connection_tiles ?? {},
    scoring_tiles: given.scoring_tiles ?? {},
    intro_tiles: given.intro_tiles ?? { markets: [], first: { de: "", en: "" }, second: { de: "", en: "" } },
    metrics: given.metrics ?? {},
    drawing: given.drawing ?? { river: [] },
    parameters: given.parameters ?? {},
  };
}

/** A number of the parameters; `otherwise` where it is not told. */
export function parameter(content: Content, name: string, otherwise: number): number {
  const value = content.parameters[name];
  return typeof value === "number" ? value : otherwise;
}

/** The symbols of a contract: standard ones are printed on their space. */
export function symbolsOf(content: Content, contract: string): string[] {
  return content.contracts[contract]?.symbols ?? content.spaces[contract]?.symbols ?? [];
}
