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

/** A week that ended well. */
export const FINAL = { day: 6, calm: 13, helpers: 3, bases: 2, deaths: 4, unrest: 3, ruins: 2, uprisings: 1 } as const;

export const PARTS = ["calm", "helper", "base", "day", "death", "unrest", "ruin", "uprising"] as const;
export type Part = (typeof PARTS)[number];

export function counted(content: Content): Record<Part, { count: number; points: number }> {
  const each = (name: string): number => parameter(content, `score_${name}`, 0);
  const risen = Math.min(FINAL.uprisings, parameter(content, "uprisings_scored", 3));
  const of = (name: string, count: number) => ({ count, points: count * each(name) });
  return {
    calm: of("calm", FINAL.calm),
    helper: of("helper", FINAL.helpers),
    base: of("base", FINAL.bases),
    day: { count: 1, points: numbers(content, "score_day")[FINAL.day - 1] ?? 0 },
    death: of("death", FINAL.deaths),
    unrest: of("unrest", FINAL.unrest),
    ruin: of("ruin", FINAL.ruins),
    uprising: of("uprising", risen),
  };
}

export function total(content: Content): number {
  return Object.values(counted(content)).reduce((sum, part) => sum + part.points, 0);
}

/** How often two dice show at least this sum, of 36. */
export function chances(sum: number): number {
  let hits = 0;
  for (let black = 1; black <= 6; black += 1) for (let white = 1; white <= 6; white += 1) if (black + white >= sum) hits += 1;
  return hits;
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
  const found: Record<string, ActorId[]> = {};
  for (const [id, quarter] of Object.entries(content.quarters)) {
    const here: ActorId[] = [];
    for (const letter of quarter.letters) {
      if (letter === "F" || letter === "P" || letter === "R") here.push(letter);
      else if (letter === "K") here.push("R");
      else if (letter === "B") here.push("B", "B", "B");
    }
    if (id === hall) here.push("V", "V", "V");
    found[id] = here;
  }
  return found;
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
