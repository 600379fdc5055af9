/** Every number and name in the rules texts of Neustart. */
import { asContent, type Content, numbers, parameter } from "../content";
import { actorName, quarterName, t } from "../words";
import { ACTORS } from "../wire";
import { type Args, both, list } from "../../../lib/texts";
import type { GameDetails } from "../../../lib/wire";
import { bases, FIRE, operation } from "./examples";

/** The town for the beginning. */
export function easyTown(content: Content): string {
  return Object.entries(content.towns).find(([, town]) => town.difficulty === "easy")?.[0] ?? Object.keys(content.towns)[0] ?? "";
}

/** The quarter of the close-up. */
export const CLOSE = "ALT";

export function args(game: GameDetails): Args {
  const content = asContent(game.content);
  const number = (name: string): number => parameter(content, name, 0);
  const cost = (actor: string, action: "EXTINGUISH" | "BUILD"): number => content.actors.find((one) => one.id === actor)?.costs[action] ?? 0;
  const quarters = Object.values(content.quarters);
  const easy = easyTown(content);
  const shown = operation(content);
  const first = numbers(content, "power_needs").findIndex((sum) => sum > 0) + 1;
  const seconds = game.options.find((option) => option.id === "unit_seconds")?.default;
  const { linked, alone } = bases(content, easy);
  const town = content.towns[easy];
  return {
    teams: 3,
    quarters: quarters.length,
    lose: number("uprisings_lose"),
    first_day: t(`weekday-${String(first)}`),
    easy: town ? both(town.title) : "",
    start_points: number("start_points"),
    most_points: number("most_points"),
    hospital: quarterName(content, String(content.parameters["hospital"] ?? "")),
    bonus: number("secure_bonus"),
    light: number("light_search_loss"),
    yard: quarterName(content, Object.entries(content.quarters).find(([, quarter]) => quarter.letters.includes("B"))?.[0] ?? ""),
    cost_build_b: cost("B", "BUILD"),
    cost_extinguish_f: cost("F", "EXTINGUISH"),
    cost_extinguish_p: cost("P", "EXTINGUISH"),
    uprising: number("uprising"),
    most_anger: number("most_anger"),
    helpers: number("helpers"),
    partly: number("unrest_partly_fed"),
    unfed: number("unrest_unfed"),
    hospital_deaths: number("hospital_deaths"),
    hospital_unrest: number("hospital_unrest"),
    need: quarters.reduce((sum, quarter) => sum + quarter.need, 0),
    most_need: Math.max(...quarters.map((quarter) => quarter.need)),
    minutes: Math.round((typeof seconds === "number" ? seconds : 0) / 60),
    ex_value: FIRE.value,
    ex_helpers: FIRE.helpers,
    ex_effective: shown.effective,
    ex_paid: shown.paid,
    ex_left: shown.left,
    quarter_name: quarterName(content, CLOSE),
    quarter_need: content.quarters[CLOSE]?.need ?? 0,
    quarter_stock: content.quarters[CLOSE]?.stock ?? 0,
    towns_text: Object.values(content.towns)
      .map((one) => `${both(one.title)} (${t(`difficulty-${one.difficulty}`)}): ${both(one.text)}`)
      .join(" "),
    actors_text: list(ACTORS.map((id) => actorName(content, id))),
    net_text: list(linked.map((id) => quarterName(content, id))),
    alone_text: quarterName(content, alone),
  };
}
