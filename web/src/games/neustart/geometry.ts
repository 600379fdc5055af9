/** Where a town's quarters lie on the drawn map, and the ways between them. */
import type { Town } from "./content";

export interface Spot {
  x: number;
  y: number;
}

export interface Plan {
  spots: Record<string, Spot>;
  /** Width and height of a quarter. */
  width: number;
  height: number;
  box: { x: number; y: number; width: number; height: number };
  /** How stretched the town is: a valley is drawn above the other things, a round town beside them. */
  wide: boolean;
  /** Each pair of neighbours once. */
  roads: [string, string][];
  /** Trees and fields in the country around, always in the same places, each as one path. */
  country: { trees: string; fields: string };
}

const MARGIN = 16;

const plans = new WeakMap<Town, Partial<Record<"tall" | "broad", Plan>>>();

/** A town's plan, worked out once for each shape of frame: in a broad one the quarters are broad too. */
export function planOf(town: Town, frame: "tall" | "broad" = "tall"): Plan {
  const known = plans.get(town) ?? {};
  plans.set(town, known);
  return (known[frame] ??= draw(town, frame === "broad"));
}

/** Quarters are six-sided; in a long valley they are drawn narrow and tall, so that names stay legible. */
function draw(town: Town, broad: boolean): Plan {
  const places = Object.entries(town.at).map(([id, [q, r]]) => ({ id, column: q + r / 2, row: 0.75 * r }));
  const columns = places.map((one) => one.column);
  const rows = places.map((one) => one.row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  const across = Math.max(...columns) - left + 1;
  const down = Math.max(...rows) - top + 1;
  const ratio = across / down;
  const [width, height] = ratio <= 1.6 ? (broad ? [250, 198] : [186, 222]) : ratio <= 3.2 ? [176, 210] : broad ? [200, 198] : [150, 236];
  const spots: Record<string, Spot> = {};
  for (const { id, column, row } of places) spots[id] = { x: (column - left + 0.5) * width, y: (row - top) * height + height / 2 };
  const roads = Object.entries(town.adjacent).flatMap(([here, others]) =>
    others.filter((there) => here < there).map((there): [string, string] => [here, there]),
  );
  const box = { x: -MARGIN, y: -MARGIN, width: across * width + 2 * MARGIN, height: down * height + 2 * MARGIN };
  return { spots, width, height, box, wide: ratio > 1.6, roads, country: countryAround(Object.values(spots), box, width, height) };
}

/** Scatters trees and fields where no quarter is, far beyond the edge, so that the land goes on when the frame is larger. */
function countryAround(spots: readonly Spot[], box: Plan["box"], width: number, height: number): Plan["country"] {
  const country = { trees: "", fields: "" };
  const points = (at: Spot, size: number, ...some: [number, number][]): string => some.map(([x, y]) => `${(at.x + x * size).toFixed(0)} ${(at.y + y * size).toFixed(0)}`).join(" ");
  let noise = 7;
  const next = (): number => {
    noise = (noise * 16807) % 2147483647;
    return noise / 2147483647;
  };
  for (let y = box.y - 260; y < box.y + box.height + 260; y += 46) {
    for (let x = box.x - 420; x < box.x + box.width + 420; x += 52) {
      const at = { x: x + next() * 40, y: y + next() * 36 };
      const chance = next();
      const size = 0.7 + next() * 0.7;
      const near = spots.some((one) => Math.abs(one.x - at.x) / width + Math.abs(one.y - at.y) / height < 0.68);
      if (near || chance > 0.42) continue;
      if (chance < 0.05) {
        for (const down of [-4, 3, 10]) country.fields += `M${points(at, size, [-24, down])}L${points(at, size, [22, down - 8])}`;
      } else {
        country.trees += `M${points(at, size, [0, 0])}L${points(at, size, [0, -5], [-7.5, -5])}C${points(at, size, [-9, -10], [-5, -14], [0, -19])}C${points(at, size, [5, -14], [9, -10], [7.5, -5])}L${points(at, size, [0, -5])}`;
      }
    }
  }
  return country;
}

/** The outline of a quarter around its middle, a little smaller than its place, with round corners. */
export function outline(width: number, height: number, inset = 5, round = 20): string {
  const a = width / 2 - inset;
  const b = height / 2 - inset * 1.12;
  const corners = [[0, -b], [a, -b / 2], [a, b / 2], [0, b], [-a, b / 2], [-a, -b / 2]].map(([x = 0, y = 0]): Spot => ({ x, y }));
  const toward = (from: Spot, to: Spot): Spot => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: from.x + ((to.x - from.x) * round) / length, y: from.y + ((to.y - from.y) * round) / length };
  };
  const point = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const parts = corners.map((corner, index) => {
    const before = corners[(index + 5) % 6] ?? corner;
    const after = corners[(index + 1) % 6] ?? corner;
    return `${index ? "L" : "M"}${point(toward(corner, before))}Q${point(corner)} ${point(toward(corner, after))}`;
  });
  return `${parts.join("")}Z`;
}

/** The way a team would take: as cheap as the server says, around blocked quarters where that costs no more. Without a way: nothing. */
export function wayBetween(town: Town, from: string, to: string, blocked: (quarter: string) => boolean, step = 1): string[] {
  const cost: Record<string, number> = { [from]: 0 };
  const before: Record<string, string> = {};
  const waiting = [from];
  for (let here = waiting.shift(); here !== undefined; here = waiting.shift()) {
    for (const there of town.adjacent[here] ?? []) {
      const through = (cost[here] ?? 0) + step + (blocked(there) ? 1.001 : 0);
      if (through >= (cost[there] ?? Infinity)) continue;
      cost[there] = through;
      before[there] = here;
      waiting.push(there);
    }
  }
  const way = [to];
  for (let here = to; here !== from; ) {
    const last = before[here];
    if (last === undefined) return [];
    way.unshift(last);
    here = last;
  }
  return way;
}

/** Places side by side around a middle, in as many rows as they need, shrunk when there are many. */
export function rowsOf(count: number, each: number, room: number, most = 2): { x: number; y: number; scale: number }[] {
  if (count === 0) return [];
  const fit = Math.max(1, Math.floor(room / each));
  const lines = Math.min(most, Math.ceil(count / fit));
  const perLine = Math.ceil(count / lines);
  const scale = Math.min(1, room / (perLine * each));
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / perLine);
    const inLine = line === lines - 1 ? count - perLine * line : perLine;
    return { x: ((index % perLine) - (inLine - 1) / 2) * each * scale, y: line, scale };
  });
}
