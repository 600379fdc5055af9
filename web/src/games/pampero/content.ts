/** Pampero's content as `GET /api/games/pampero` sends it. */
import type { Market, Row, Zone } from "./message";
import type { Both } from "../../lib/wire";

export type Point = readonly [number, number];
/** Alternatives, each a list of effects such as "INC:RES:1". */
export type Effects = string[][];

interface Titled {
  title: Both;
}

export interface Content {
  operations: Record<string, { row: Row; slot: number; side: "left" | "right"; zone: Zone; money: number; energy: number }>;
  bonus_fields: Record<string, Point>;
  markets: Record<string, Titled & { stage: number; limits?: number[]; cross_at?: number; cross?: Market }>;
  income: { values: number[]; dark_green: number[] };
  pylons: { effects: Effects; batteries: number }[];
  capital: { stage: number }[];
  transformers: Record<string, { column: number; start: boolean; effects: Effects; diamond: boolean; lines: string[]; at: Point }>;
  requirements: Record<string, Titled & { joins: string[]; pay: "energy" | "money" | "batteries"; amount: number }>;
  sectors: Record<string, Titled & { zone: Zone; neighbours: string[]; outline: Point[] }>;
  sites: Record<string, { sector: string; kind: "W" | "P" | "M" | "SP" | "SW"; at: Point }>;
  bays: Record<string, Titled & { effects: Effects }>;
  spaces: Record<string, Titled & { sector: string; at: Point; cost?: number; symbols?: string[]; link?: string; pair?: string }>;
  contracts: Record<string, { symbols: string[]; title?: Both; cost?: string[][] }>;
  solar_fields: Record<string, { column: number; row: number; after: string[] }>;
  connection_fields: Record<string, { lines: string[][]; at: Point }>;
  timelines: Record<string, number[]>;
  cards: Record<string, Titled & { money: "cost" | "gain" | "none"; requirement: string; energy: boolean; effects: Effects; owner?: string; batteries?: number[] }>;
  scoring_cards: Record<string, Titled & { options: string[] }>;
  foreign_cards: Record<string, Titled & { batteries: number; front: Market[]; back: Market[] }>;
  solo_cards: Record<string, Titled & { primary: string; secondary: string }>;
  bonus_tiles: Record<string, Titled & { zone: Zone; kind: string; type: string; effects: Effects; symbol?: string }>;
  plan: Record<string, { zone: Zone; column: number; row: number; effects: Effects }>;
  connection_tiles: Record<string, Titled & { effects: Effects; symbol?: string }>;
  scoring_tiles: Record<string, Titled & { upper: string; upper_money: number; lower: string; lower_money: number }>;
  intro_tiles: { markets: Market[]; first: Both; second: Both };
  metrics: Record<string, Titled>;
  drawing: { river: Point[] };
  parameters: Record<string, unknown>;
}

/** The shell hands the content on untyped; the game's own pages read it with this. */
export function asContent(content: unknown): Content {
  return content as Content;
}

/** A number of the parameters. */
export function parameter(content: Content, name: string): number {
  return Number(content.parameters[name]);
}

/** The symbols of a contract: standard ones are printed on their space. */
export function symbolsOf(content: Content, contract: string): string[] {
  return content.contracts[contract]?.symbols ?? content.spaces[contract]?.symbols ?? [];
}

/** A line through some points, for a path of a drawing. */
export function lineOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(" ")).join("L")}`;
}

export function middleOf(points: readonly Point[]): Point {
  return [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length];
}
