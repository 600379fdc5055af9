/** The choices about goods, in groups a person can read: from where, to where, one or all. */
import type { NeustartDecision, NeustartMessage, NeustartView, Source } from "./wire";
import { choices } from "./wire";

export interface GoodsWay {
  source: Source;
  sink: string;
  one: NeustartDecision | null;
  all: NeustartDecision | null;
}

/** Each way goods can go now, with its two amounts. */
export function waysOf(message: NeustartMessage): GoodsWay[] {
  const ways: GoodsWay[] = [];
  for (const choice of choices(message, "goods")) {
    const { source, sink, amount } = choice;
    if (source === undefined || sink === undefined) continue;
    let way = ways.find((one) => one.source === source && one.sink === sink);
    if (!way) ways.push((way = { source, sink, one: null, all: null }));
    way[amount === "all" ? "all" : "one"] = choice;
  }
  return ways;
}

/** How much lies at a source. */
export function amountAt(view: NeustartView, quarter: string, source: Source): number {
  const here = view.quarters[quarter];
  const amounts: Record<Source, number | undefined> = {
    stock: here?.stock,
    found: here?.found_supplies,
    "found-fuel": here?.found_fuel,
    depot: view.depot.supplies,
    "depot-fuel": view.depot.fuel,
    "hospital-fuel": view.hospital.stock,
  };
  return amounts[source] ?? 0;
}
