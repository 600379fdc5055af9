/** The worked examples: the situations are chosen here, every sum is worked out from the content (NS-18, NS-58, NS-121 … NS-123). */
import { type Content, numbers, parameter } from "../content";
import type { ActorId, Quarter } from "../wire";

/** A fire in a quarter with helpers. */
export const FIRE = { value: 6, helpers: 2 } as const;

export function operation(content: Content): { effective: number; cost: number; paid: number; left: number } {
  const effective = Math.max(0, FIRE.value - FIRE.helpers);
  const cost = content.actors.find((actor) => actor.id === "F")?.costs.EXTINGUISH ?? 0;
  return { effective, cost, paid: cost + effective, left: parameter(content, "start_points", 12) - cost - effective };
}

/** A week that ended well, by the parts of its score; the day is the one on which the power came back. */
export const FINAL = { calm: 13, helper: 3, base: 2, day: 6, death: 4, unrest: 3, ruin: 2, uprising: 1 } as const;
export type Part = keyof typeof FINAL;
export const PARTS = Object.keys(FINAL) as Part[];

export function counted(content: Content): Record<Part, { count: number; points: number }> {
  const uprising = Math.min(FINAL.uprising, parameter(content, "uprisings_scored", 3));
  const parts = Object.entries({ ...FINAL, uprising }).map(([part, count]) => {
    if (part === "day") return [part, { count: 1, points: numbers(content, "score_day")[count - 1] ?? 0 }];
    return [part, { count, points: count * parameter(content, `score_${part}`, 0) }];
  });
  return Object.fromEntries(parts) as Record<Part, { count: number; points: number }>;
}

export function total(content: Content): number {
  return Object.values(counted(content)).reduce((sum, part) => sum + part.points, 0);
}

/** How often two dice show at least this sum, of 36. */
export function chances(sum: number): number {
  const pips = [1, 2, 3, 4, 5, 6];
  return pips.flatMap((black) => pips.filter((white) => black + white >= sum)).length;
}

/** A quarter as it is printed, before anything has happened. */
export function untouched(content: Content, id: string): Quarter {
  const printed = content.quarters[id];
  return {
    anger: 0,
    uprising: false,
    helpers: 0,
    info: "NONE",
    base: id === content.parameters["town_hall"],
    generator: false,
    search: "DARK",
    need: printed?.need ?? 0,
    covered: 0,
    extra_need: 0,
    stock: printed?.stock ?? 0,
    found_supplies: 0,
    found_fuel: 0,
    finders: [],
    houses: printed?.houses ?? 0,
    ruins: 0,
    deaths: 0,
    blocked: false,
    letters: printed?.letters ?? [],
    businesses: Object.fromEntries((printed?.businesses ?? []).map((name) => [name, "full" as const])),
  };
}

/** Where the teams begin is told by the letters of their stations; the administration is at home in the town hall (NS-04). */
export function stations(content: Content): Record<string, ActorId[]> {
  const hall = String(content.parameters["town_hall"] ?? "");
  const teams: Record<string, ActorId[]> = { F: ["F"], P: ["P"], R: ["R"], K: ["R"], B: ["B", "B", "B"] };
  const administration: ActorId[] = ["V", "V", "V"];
  return Object.fromEntries(
    Object.entries(content.quarters).map(([id, { letters }]) => [id, [...letters.flatMap((letter) => teams[letter] ?? []), ...(id === hall ? administration : [])]]),
  );
}

/** Bases of the picture: the town hall, two of its neighbours in a row, and one apart from them. */
export function bases(content: Content, town: string): { linked: string[]; alone: string } {
  const map = content.towns[town];
  const hall = String(content.parameters["town_hall"] ?? "");
  const site = (id: string): boolean => content.quarters[id]?.base_site === true;
  const beside = (map?.adjacent[hall] ?? []).filter(site);
  const linked = [hall, ...beside.slice(0, 2)];
  const touched = new Set([...linked, ...linked.flatMap((id) => map?.adjacent[id] ?? [])]);
  const alone = Object.keys(content.quarters).find((id) => site(id) && !touched.has(id)) ?? "";
  return { linked, alone };
}
