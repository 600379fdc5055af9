/** Every number and name in the rules texts of Pampero. */
import { asContent, parameter } from "../content";
import { card, contract, market, requirement } from "../explain";
import { type Args, both, list } from "../../../lib/texts";
import type { GameDetails } from "../../../lib/wire";
import { batteries, CAPITAL, capital, CHARGED, END, FIRST, firstContract, pinkLine, reckoning, WIND } from "./examples";

export function args(game: GameDetails): Args {
  const content = asContent(game.content);
  const first = firstContract(content);
  const line = pinkLine(content);
  const money = capital(content);
  const made = batteries(content);
  const end = reckoning(content);
  const wind = content.operations[WIND.field];
  return {
    actions: parameter(content, "actions"),
    start_money: parameter(content, "start_money"),
    start_energy: parameter(content, "start_energy"),
    start_batteries: parameter(content, "start_batteries"),
    recall: parameter(content, "recall_needs"),
    wind_farms: parameter(content, "wind_farms"),
    pylons: parameter(content, "pylons"),
    lines: parameter(content, "lines_needed"),
    capital: parameter(content, "capital_price"),
    refinanced: parameter(content, "refinanced_price"),
    green: list(content.income.dark_green.map(String)),
    wind_card: card(content, WIND.card).title,
    wind_zone: wind?.zone ?? "",
    wind_price: wind?.money ?? 0,
    wind_energy: wind?.energy ?? 0,
    contract_card: card(content, FIRST.card).title,
    ex_contract: contract(content, FIRST.space).title,
    ex_transformer: FIRST.transformer,
    ex_price: first.price,
    ex_cost: first.cost,
    ex_bonus: first.bonus,
    ex_money: first.money,
    ex_energy: first.energy,
    ex_market: market(content, first.market).title,
    ex_value: first.value,
    line_name: requirement(content, line.id).title,
    line_from: line.from,
    line_to: line.to,
    line_price: line.price,
    cap_value: money.value,
    cap_income: CAPITAL.income,
    cap_sum: money.sum,
    cap_gap: money.gap,
    bat_energy: CHARGED.energy,
    bat_stage: CHARGED.stage,
    bat_columns: made.columns,
    bat_count: made.count,
    end_money: END.money,
    end_pylons: END.pylons,
    end_tiles: END.capital,
    end_bonus: end.bonus,
    end_owed: end.owed,
    end_sum: end.sum,
    sectors_text: list(Object.entries(content.sectors).map(([id, sector]) => `${id} (${both(sector.title)})`)),
    scorings_text: list((content.timelines["standard"] ?? []).map(String)),
    long_text: list((content.timelines["long"] ?? []).map(String)),
  };
}
