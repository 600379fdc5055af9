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
    if (choice.source === undefined || choice.sink === undefined) continue;
    let way = ways.find((one) => one.source === choice.source && one.sink === choice.sink);
    if (!way) ways.push((way = { source: choice.source, sink: choice.sink, one: null, all: null }));
    if (choice.amount === "all") way.all = choice;
    else way.one = choice;
  }
  return ways;
}

/** How much lies at a source. */
export function amountAt(view: NeustartView, quarter: string, source: Source): number {
  const here = view.quarters[quarter];
  switch (source) {
    case "stock":
      return here?.stock ?? 0;
    case "found":
      return here?.found_supplies ?? 0;
    case "found-fuel":
      return here?.found_fuel ?? 0;
    case "depot":
      return view.depot.supplies;
    case "depot-fuel":
      return view.depot.fuel;
    case "hospital-fuel":
      return view.hospital.stock;
  }
}
