/** Every number and name in the rules texts of The Policy Maker. */
import { conditionText, initiativeTitle, kindName, number as figure, t } from "../words";
import { CATEGORIES } from "../wire";
import { plainArgs } from "../../../lib/refusals";
import { type Args, both, list } from "../../../lib/texts";
import type { GameDetails } from "../../../lib/wire";
import { DISPLAY, examples, FINAL, HALF, INITIATIVE, NAMES, pointsOf, timelineOf } from "./examples";
import { chamber } from "./scenes";

export function args(game: GameDetails): Args {
  const found = examples(game);
  const { content, number, invest, manipulate, tax, wealth, monopoly, score } = found;
  const investors = 3;
  const grant = number("grant_per_investor") * investors;
  const initiative = content.initiatives[INITIATIVE];
  const band = content.band_titles[score.band];
  const hall = chamber(game);
  const ranking = FINAL.map((one, index) => ({ name: NAMES[index + 1] ?? "", points: pointsOf(one) })).sort((a, b) => b.points - a.points);
  return {
    ...plainArgs(content.parameters),
    safe: found.dark - 1,
    grant,
    half: figure(HALF),
    best: figure(2 * found.top + Object.keys(content.initiatives).length * HALF + number("goal_points")),
    investors,
    rounds: timelineOf(content, investors).length - 1,
    tax_up: tax.up,
    tax_down: tax.down,
    tax_total: tax.total,
    split_a: Math.ceil(grant / 2),
    split_b: grant - Math.ceil(grant / 2) - 1,
    split_c: 1,
    inv_cost: invest.cost,
    inv_from: invest.from,
    inv_to: invest.to,
    inv_steps: invest.steps,
    inv_cards: invest.cards,
    inv_own: invest.cards - 1,
    inv_jokers: 1,
    man_cost: manipulate.cost,
    man_from: manipulate.from,
    man_to: manipulate.to,
    man_steps: manipulate.steps,
    man_cards: manipulate.cards,
    wt_before: wealth.before,
    wt_high: wealth.high,
    wt_after: wealth.after,
    mono_round: monopoly.round,
    mono_field: monopoly.field,
    mono_rival: monopoly.rival,
    mono_lead: monopoly.lead,
    ini_title: initiativeTitle(content, INITIATIVE),
    ini_text: initiative ? conditionText(initiative.condition) : "",
    market_text: list(DISPLAY.map(kindName)),
    timeline_text: timelineOf(content, investors)
      .map((action) => t(`action-${action}`))
      .join(", "),
    columns_text: CATEGORIES.map((category) => hall.columnText(category)).join(" "),
    ex_furthest: score.furthest,
    ex_sum: score.sum,
    ex_pieces: score.pieces,
    ex_initiatives: score.claimed,
    ex_total: figure(score.total),
    ex_band: band ? both(band) : "",
    ex_ranking: list(ranking.map((one) => `${one.name} ${figure(one.points)}`)),
  };
}
