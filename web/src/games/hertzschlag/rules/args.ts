/** Every number and name in the rules texts of Hertzschlag. */
import { asContent, parameter } from "../content";
import { cardTitle, eventTitle, frequencyName, goalText, goalTitle, hertz, signed } from "../words";
import { settings } from "../../../lib/settings.svelte";
import { type Args, list, money } from "../../../lib/texts";
import type { GameDetails } from "../../../lib/wire";
import { CARD, examples, GOAL, HOME, INCOME, NAMES, PLAYED, type Played, SCORE, total } from "./examples";

/** Parameters that the texts call by the names the content gives them. */
const NUMBERS = ["rounds", "hand", "base_income", "most_bid", "purse", "money_per_point", "income_per_point", "eco_per_point", "reserve_cards"];

export function args(game: GameDetails): Args {
  const content = asContent(game.content);
  const found = examples(content);
  const { scale, event, score } = found;
  const at = (position: number): string => hertz(position, scale);
  const number = (name: string): number => parameter(content, name, 0);
  const option = (id: string): number => Number(game.options.find((one) => one.id === id)?.default ?? 0);
  const decimals = (value: number): string => new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(value);
  const titles = (cards: readonly string[]): string => list(cards.map((card) => cardTitle(content, card)));
  const bids = (paid: readonly number[]): string => list(paid.map((amount, seat) => `${NAMES[seat] ?? ""} ${money(amount)}`));

  const told = (prefix: string, card: string, played: Played): Args => ({
    [`${prefix}_card`]: cardTitle(content, card),
    [`${prefix}_money`]: played.before,
    [`${prefix}_cost`]: played.cost,
    [`${prefix}_before`]: played.rest,
    [`${prefix}_from`]: at(played.from),
    [`${prefix}_to`]: at(played.to),
    [`${prefix}_steps`]: Math.abs(content.cards[card]?.frequency?.steps ?? 0),
    [`${prefix}_crossings`]: played.crossings,
    [`${prefix}_due`]: played.due,
    [`${prefix}_fee`]: played.paid,
    [`${prefix}_paid`]: played.paid,
    [`${prefix}_earned`]: played.earned,
    [`${prefix}_left`]: played.money,
  });

  const card = content.cards[CARD];
  const goal = content.goals[GOAL];
  const income = total(content, INCOME, "income");
  return {
    ...Object.fromEntries(NUMBERS.map((name) => [name, number(name)])),
    left: number("hand") - 1,
    start: option("start_money") || number("start_money"),
    fee: found.fee,
    rescue: number("rescue_cost"),
    limit: number("purse") + number("reserve"),
    talk_seconds: option("talk_seconds"),
    events: Object.keys(content.events).length,
    step: decimals(scale.step),
    band: decimals(scale.step * scale.green),
    green: scale.green,
    low: at(-scale.green),
    high: at(scale.green),
    track_low: at(-scale.track),
    track_high: at(scale.track),
    thresholds: scale.thresholds.length,
    card_title: cardTitle(content, CARD),
    card_cost: card?.cost ?? 0,
    card_frequency: frequencyName(card?.frequency ?? null),
    card_income: card?.income ?? 0,
    card_eco: card?.eco ?? 0,
    home_money: HOME.money,
    home_cards: titles(HOME.cards),
    home_income: total(content, HOME.cards, "income"),
    home_eco: total(content, HOME.cards, "eco"),
    event_title: eventTitle(content, "EV03"),
    event_count: event.count,
    event_base: signed(event.design.base),
    event_divisor: event.design.divisor,
    event_steps: signed(event.steps),
    event_from: at(event.from),
    event_to: at(event.to),
    income_cards: titles(INCOME),
    income_sum: income,
    income_total: number("base_income") + income,
    ...told("out", PLAYED.out, found.out),
    ...told("in", PLAYED.inward, found.inward),
    ...told("to50", PLAYED.to50, found.to50),
    ...told("short", PLAYED.short, found.short),
    save_from: at(found.enough.from),
    save_to: at(found.enough.to),
    save_sum: found.enough.sum,
    save_list: bids(found.enough.paid),
    fail_sum: found.little.sum,
    fail_list: bids(found.little.paid),
    goal_title: goalTitle(content, GOAL),
    goal_a: goal ? goalText(goal.a) : "",
    goal_a_points: goal?.a.points ?? 0,
    goal_b: goal ? goalText(goal.b) : "",
    goal_b_points: goal?.b.points ?? 0,
    ex_goal: goalTitle(content, SCORE.goal),
    ex_goal_text: score.side ? goalText(score.side) : "",
    ex_money: SCORE.money,
    ex_income: total(content, SCORE.cards, "income"),
    ex_eco: total(content, SCORE.cards, "eco"),
    ex_categories: score.categories,
  };
}
