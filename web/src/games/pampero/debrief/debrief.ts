/** What the server tells about a finished match, and what the charts take from it. */
import type { Reckoning, Zone } from "../message";
import { MARKETS } from "../message";

export const KINDS = ["A", "B", "C", "remote", "solar"] as const;
export type Kind = (typeof KINDS)[number];
export const LANES = ["pylons", "wind", "contracts"] as const;
export type Lane = (typeof LANES)[number];
export const SCORINGS = ["first", "second", "final"] as const;
export type Scoring = (typeof SCORINGS)[number];

export type Amounts = Partial<Record<string, number>>;

export interface Year {
  /** 0 is the setup. */
  year: number;
  money: number;
  /** Capital that must still be repaid. */
  owed: number;
  income: number;
  energy: number;
  produced: number;
  spent: number;
  batteries: number;
  pylons: Record<Zone, number>;
  wind: Record<Zone, number>;
  contracts: Record<Kind, number>;
  flows: Amounts;
  actions: Amounts;
}

export interface CompanyBooks {
  seat: number;
  colour: string;
  vj: boolean;
  money: number;
  flows: Amounts;
  actions: Amounts;
  energy: Record<(typeof GOODS)["energy"][number], number>;
  batteries: Record<(typeof GOODS)["batteries"][number], number>;
  years: Year[];
}

export interface Moment {
  kind: "lead" | "majority" | "capital" | "zone" | "grid" | "best-year" | "unused";
  year: number;
  seat: number;
  amount: number;
  cost: number;
  item: string;
}

export interface Question {
  id: string;
  seat?: number;
  from?: number;
  year?: number;
  count?: number;
  received?: number;
  cost?: number;
  price?: number;
  money?: number;
  energy?: number;
}

export interface Debrief {
  solo: string | null;
  finished: boolean;
  year: number;
  outcome: Reckoning | null;
  scorings: { scoring: Scoring; year: number }[];
  companies: CompanyBooks[];
  rents: { from: number; to: number; money: number }[];
  loans: { year: number; seat: number; slot: number; received: number; cost: number }[];
  moments: Moment[];
  questions: Question[];
}

/** All sources and uses of money, in the groups they are shown in. */
export const GROUPS: readonly { name: string; flows: readonly string[] }[] = [
  { name: "start", flows: ["start"] },
  { name: "income", flows: [...MARKETS.map((market) => `income-${market}`), "payouts"] },
  { name: "bonuses", flows: ["contracts", "pylons", "connections", "bays", "cards"] },
  { name: "foreign", flows: ["foreign-argentina", "foreign-brazil"] },
  { name: "scoring", flows: [...SCORINGS.map((one) => `scoring-${one}`), "scoring-cards", "final-tiles"] },
  { name: "costs", flows: ["cost-wind", "cost-pylons", "cost-contracts", "cost-other", "lines"] },
  { name: "rents", flows: ["rent-in", "rent-out"] },
  { name: "capital", flows: ["capital", "repaid"] },
];

/** Where energy and batteries come from and go to. */
export const GOODS = { energy: ["start", "wind", "bonuses", "contracts", "lines", "left"], batteries: ["start", "got", "used", "left"] } as const;

export interface Row {
  id: string;
  values: number[];
}

/** The groups with rows that any company has; each value is a company's. */
export function flowRows(companies: readonly CompanyBooks[]): { name: string; sums: number[]; rows: Row[] }[] {
  return GROUPS.map(({ name, flows }) => {
    const rows = flows.map((id) => ({ id, values: companies.map((company) => company.flows[id] ?? 0) })).filter((row) => row.values.some((value) => value !== 0));
    return { name, rows, sums: companies.map((_, index) => rows.reduce((sum, row) => sum + (row.values[index] ?? 0), 0)) };
  }).filter((group) => group.rows.length > 0);
}

/** From first to last; with equal money more pylons are ahead. */
export function ranking(companies: readonly CompanyBooks[]): CompanyBooks[] {
  return [...companies].sort((a, b) => b.money - a.money || built(b, "pylons") - built(a, "pylons") || Number(b.vj) - Number(a.vj));
}

export function total(amounts: Amounts): number {
  return Object.values(amounts).reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}

/** How much of a kind a company has at the end. */
export function built(company: CompanyBooks, lane: Lane): number {
  const last = company.years.at(-1);
  return last ? total(last[lane]) : 0;
}

/** The zones and kinds of contract of a lane, from the bottom up. */
export function kindsOf(lane: Lane): readonly Kind[] {
  return lane === "contracts" ? KINDS : KINDS.slice(0, 3);
}

export function count(year: Year, lane: Lane, kind: Kind): number {
  return (year[lane] as Partial<Record<Kind, number>>)[kind] ?? 0;
}

/** How often people's companies did what: base cards by name, special cards together, and what is no card. */
export function actionRows(companies: readonly CompanyBooks[], cards: readonly string[]): Row[] {
  const row = (id: string, fits = (action: string): boolean => action === id): Row => ({
    id,
    values: companies.map(({ actions }) => total(Object.fromEntries(Object.entries(actions).filter(([action]) => fits(action))))),
  });
  return [...cards.filter((id) => id.startsWith("BA")).map((id) => row(id)), row("special", (action) => action.startsWith("SA")), row("recall"), row("battery")];
}

/** Labels that want to stand at these heights, moved apart so that none covers another, and kept above the floor. */
export function spread(wanted: readonly number[], gap: number, floor: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  for (const [place, one] of order.entries()) {
    const above = order[place - 1];
    if (above && one.y < above.y + gap) one.y = above.y + gap;
  }
  let limit = floor;
  for (const one of [...order].reverse()) {
    if (one.y > limit) one.y = limit;
    limit = one.y - gap;
  }
  const heights = wanted.slice();
  for (const { y, index } of order) heights[index] = y;
  return heights;
}

/** Round steps for an axis from the least to the most, about four of them. */
export function ticks(least: number, most: number): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((one) => (most - least) / one <= 5) ?? 1000;
  const found: number[] = [];
  for (let at = Math.ceil(least / step) * step; at <= most; at += step) found.push(at);
  return found;
}
