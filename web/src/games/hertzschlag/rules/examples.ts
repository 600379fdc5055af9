/**
 * The worked examples: which cards and positions they use is chosen here, every result is worked out from the content.
 * The sums follow the rules HS-14, HS-25, HS-27 … HS-35 and HS-66 … HS-70.
 */
import type { Bids, Scale } from "../message";
import { type Card, cardOf, type Content, type Goal, type GoalSide, type GridEvent, parameter } from "../content";

/** What the scale looks like with the suggested options. */
export function scaleOf(content: Content): Scale {
  const thresholds = content.parameters["thresholds"];
  return {
    track: parameter(content, "track", 12),
    green: parameter(content, "green", 4),
    red: parameter(content, "red", 8),
    thresholds: Array.isArray(thresholds) ? thresholds.map(Number) : [2, 4, 7, 10],
    step: 0.05,
    centre: 50,
  };
}

export interface Played {
  from: number;
  to: number;
  path: number[];
  cost: number;
  /** Money before, after the cost, and at the end. */
  before: number;
  rest: number;
  money: number;
  crossings: number;
  /** What the thresholds would cost, what was paid, and what they brought. */
  due: number;
  paid: number;
  earned: number;
}

/** A card is played: first the cost, then the marker field by field with every threshold on its way. */
export function play(card: Card, from: number, before: number, scale: Scale, fee: number): Played {
  const rest = before - card.cost;
  const played: Played = { from, to: from, path: [from], cost: card.cost, before, rest, money: rest, crossings: 0, due: 0, paid: 0, earned: 0 };
  const move = card.frequency;
  if (!move) return played;
  const way = move.kind === "to50" ? -Math.sign(from) : Math.sign(move.steps);
  const steps = move.kind === "to50" ? Math.min(move.steps, Math.abs(from)) : Math.abs(move.steps);
  for (let step = 0; step < steps && Math.abs(played.to + way) <= scale.track; step += 1) {
    const next = played.to + way;
    if (scale.thresholds.includes(Math.min(Math.abs(played.to), Math.abs(next)))) {
      played.crossings += 1;
      if (Math.abs(next) > Math.abs(played.to)) {
        const pays = Math.min(fee, played.money);
        played.due += fee;
        played.paid += pays;
        played.money -= pays;
      } else {
        played.earned += fee;
        played.money += fee;
      }
    }
    played.to = next;
    played.path.push(next);
  }
  return played;
}

/** How far an event moves the marker with so many cards of its categories on the table. */
export function eventSteps(event: GridEvent, count: number): number {
  const raw = event.base + event.sign * Math.floor(count / event.divisor);
  return Math.min(event.most, Math.max(event.least, raw));
}

const nothing: Card = { title: { de: "", en: "" }, text: { de: "", en: "" }, category: "solar", cost: 0, frequency: null, income: 0, eco: 0, effects: [] };
const noEvent: GridEvent = { title: { de: "", en: "" }, text: { de: "", en: "" }, base: 0, categories: [], divisor: 1, sign: 1, least: 0, most: 0, effects: [] };

export const CARD = "SO02";
export const INCOME = ["SO01#1", "FL02#1"];
export const EVENT = { id: "EV03", from: 1, displays: [["SO01#1", "WI01#1"], ["SO02#1"], ["WI02#1"]] };
export const HOME = { cards: ["SO02#1", "FL02#1", "EM01#1"], money: 9 };
export const GOAL = "SG1";
export const SCORE = { goal: "SG5", money: 23, cards: ["SO02#1", "EM01#1", "FL02#1", "EE02#1", "PO04#1", "WI02#1"] };

export function total(content: Content, cards: readonly string[], what: "income" | "eco"): number {
  return cards.reduce((sum, card) => sum + (cardOf(content, card)?.[what] ?? 0), 0);
}

export function score(content: Content, goal: Goal | undefined, cards: readonly string[], money: number) {
  const belong = cards.flatMap((card) => cardOf(content, card)?.category ?? []);
  const categories = new Set(belong).size;
  const income = total(content, cards, "income");
  const eco = total(content, cards, "eco");
  const have = (side: GoalSide): number =>
    ({ cards: belong.filter((one) => side.categories?.includes(one)).length, income, eco, money, categories })[side.kind];
  const met = (goal ? [goal.a, goal.b] : []).filter((side) => have(side) >= side.need);
  const side = met.sort((a, b) => b.points - a.points)[0] ?? null;
  const table = content.parameters["diversity"];
  const points = {
    goal: side?.points ?? 0,
    money: Math.floor(money / parameter(content, "money_per_point", 10)),
    income: Math.floor(income / parameter(content, "income_per_point", 4)),
    ecology: Math.floor(eco / parameter(content, "eco_per_point", 2)),
    diversity: Array.isArray(table) ? Number(table[categories] ?? 0) : 0,
  };
  return { ...points, side, categories, total: Object.values(points).reduce((sum, one) => sum + one) };
}

export const NAMES = ["Ada", "Bo", "Cem", "Dilan"] as const;
export const PLAYED = { out: "EM01", inward: "SO02", to50: "FL04", short: "WI03" } as const;

export function examples(content: Content) {
  const scale = scaleOf(content);
  const fee = parameter(content, "fee", 4);
  const needed = parameter(content, "rescue_cost", 11);
  const start = parameter(content, "start_money", 15);
  const card = (id: string): Card => content.cards[id] ?? nothing;
  const design = content.events[EVENT.id] ?? noEvent;
  const count = EVENT.displays.flat().filter((one) => design.categories.includes(cardOf(content, one)?.category ?? "politics")).length;
  const steps = eventSteps(design, count);
  /** Four bids that just reach the price, and three that miss it by one. */
  const bids = (seats: number, sum: number): number[] => Array.from({ length: seats }, (_, seat) => Math.floor((sum + seats - 1 - seat) / seats));
  const offered = (given: number[]): Bids => {
    const sum = given.reduce((a, b) => a + b, 0);
    return { plant: "pumped_storage", bids: given, paid: given, bonus: 0, sum, needed, success: sum >= needed };
  };
  return {
    scale,
    fee,
    event: { design, count, steps, from: EVENT.from, to: Math.max(-scale.track, EVENT.from + steps) },
    out: play(card(PLAYED.out), 0, start, scale, fee),
    inward: play(card(PLAYED.inward), -6, 10, scale, fee),
    to50: play(card(PLAYED.to50), -5, start, scale, fee),
    short: play(card(PLAYED.short), 0, start, scale, fee),
    enough: { ...offered(bids(4, needed)), from: -8, to: -scale.green },
    little: offered(bids(3, needed - 1)),
    score: score(content, content.goals[SCORE.goal], SCORE.cards, SCORE.money),
  };
}
