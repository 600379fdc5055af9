/** As much of Pampero's content as the rules page draws. */
import type { Printed } from "../explain";

export type Point = readonly [number, number];

export interface Drawn extends Printed {
  sectors: Record<string, NonNullable<Printed["sectors"][string]> & { outline: Point[] }>;
  sites: Record<string, { sector: string; kind: string; at: Point }>;
  spaces: Record<string, NonNullable<Printed["spaces"][string]> & { at: Point }>;
  operations: Record<string, { row: string; slot: number; side: string; zone: string; money: number; energy: number }>;
  transformers: Record<string, { column: number; start: boolean; effects: string[][]; diamond: boolean; lines: string[]; at: Point }>;
  requirements: Record<string, NonNullable<Printed["requirements"][string]>>;
  plan: Record<string, { zone: string; column: number; row: number; effects: string[][] }>;
  solar_fields: Record<string, { column: number; row: number; after: string[] }>;
  bays: Record<string, NonNullable<Printed["bays"][string]>>;
  markets: Record<string, NonNullable<Printed["markets"][string]> & { limits?: number[] }>;
  pylons: { effects: string[][]; batteries: number }[];
  income: { values: number[]; dark_green: number[] };
  timelines: Record<string, number[]>;
  drawing: { river: Point[] };
}

export function asDrawn(content: unknown): Drawn {
  return content as Drawn;
}

export function number(content: Drawn, name: string): number {
  const value = content.parameters[name];
  return typeof value === "number" ? value : 0;
}
