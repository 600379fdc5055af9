/** The worked examples: the situations are chosen here, every sum is worked out from the content (PA-44, PA-88 … PA-91, PA-118, PA-135, PA-155, PA-156). */
import { type Content, type Effects, parameter } from "../content";

/** A wind farm on the first slot. */
export const WIND = { card: "BA2", field: "U1L" } as const;
/** A first contract: space and transformer. */
export const FIRST = { card: "BA3", field: "U1L", space: "A2-1", transformer: "N13" } as const;

/** Money that a list of effects gives. */
function moneyOf(effects: Effects): number {
  const found = (effects[0] ?? []).filter((effect) => effect.startsWith("MONEY:"));
  return found.reduce((sum, effect) => sum + Number(effect.slice(6)), 0);
}

export function firstContract(content: Content) {
  const price = content.operations[FIRST.field]?.money ?? 0;
  const space = content.spaces[FIRST.space];
  const cost = space?.cost ?? 0;
  const bonus = moneyOf(content.transformers[FIRST.transformer]?.effects ?? []);
  const symbol = space?.symbols?.[0] ?? "RES0";
  return {
    price,
    cost,
    bonus,
    money: parameter(content, "start_money") - price + bonus,
    energy: parameter(content, "start_energy") - cost,
    market: symbol.slice(0, -1),
    value: content.income.values[Number(symbol.slice(-1))] ?? 0,
  };
}

/** The first pink line that costs energy. */
export function pinkLine(content: Content): { id: string; from: string; to: string; price: number } {
  const [id, line] = Object.entries(content.requirements).find(([, one]) => one.pay === "energy") ?? ["", undefined];
  return { id, from: line?.joins[0] ?? "", to: line?.joins[1] ?? "", price: line?.amount ?? 0 };
}

/** Energy and pylons before batteries are made. */
export const CHARGED = { energy: 9, stage: 3 } as const;

export function batteries(content: Content, energy: number = CHARGED.energy, stage: number = CHARGED.stage): { columns: number; count: number } {
  const columns = Math.min(stage, Math.ceil(energy / 2));
  return { columns, count: content.pylons.slice(0, columns).reduce((sum, pylon) => sum + pylon.batteries, 0) };
}

/** Capital on an operation field, with this income in the area of its slot. */
export const CAPITAL = { field: "U1R", income: 2 } as const;

export function capital(content: Content): { value: number; sum: number; gap: number } {
  const value = content.operations[CAPITAL.field]?.money ?? 0;
  const sum = value + CAPITAL.income;
  return { value, sum, gap: parameter(content, "capital_price") - sum };
}

/** The end: three capital tiles, one of them refinanced, and a premium for pylons. */
export const END = { money: 100, pylons: 6, capital: 3, refinanced: 1, tile: "TB7" } as const;

export function reckoning(content: Content): { bonus: number; owed: number; sum: number } {
  const each = Number(content.bonus_tiles[END.tile]?.effects[0]?.[0]?.split(":")[2] ?? 0);
  const bonus = each * END.pylons;
  const owed = END.refinanced * parameter(content, "refinanced_price") + (END.capital - END.refinanced) * parameter(content, "capital_price");
  return { bonus, owed, sum: END.money + bonus - owed };
}
