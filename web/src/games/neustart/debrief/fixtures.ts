/** A short week, for tests. */
import { type Debrief, nothing, type Stretch } from "./debrief";

const both = (text: string) => ({ de: text, en: text });

export const content = {
  actors: ["F", "P", "R", "B", "V"].map((id) => ({ id, title: both(`Role ${id}`), tank: 8, costs: {} })),
  actions: { EXTINGUISH: both("Extinguish"), BUILD: both("Build") },
  businesses: {},
  quarters: {
    ALT: { title: both("Altstadt"), place: both("in Altstadt") },
    NEU: { title: both("Neustadt"), place: both("in Neustadt") },
  },
  towns: { schwarzbach: { title: both("Schwarzbach"), text: both(""), difficulty: "easy", at: {}, adjacent: {} } },
  cards: { "N1-1": { title: both("Tea lights"), text: both(""), deck: "N", day: 1, effects: [] }, "T1-3": { title: both("Balcony"), text: both(""), deck: "T", day: 1, effects: [] } },
  bands: [{ id: "A", from: 10, title: both("Exemplary") }],
  parameters: {},
};

function stretch(weekday: number, part: Stretch["part"], change: Partial<Stretch> = {}): Stretch {
  const now = { anger: weekday, uprisings: 0, helpers: 0, bases: 1, score: 18 };
  return { ...nothing(), weekday, part, cards: [], laid: 0, solved: 0, failed: 0, points: 0, fuel: 0, now, ...change };
}

const actor = (id: "F" | "P" | "R" | "B" | "V", spent: Debrief["actors"][number]["points"]["spent"]): Debrief["actors"][number] => ({
  id,
  points: { start: 12, rested: 3, cards: 0, spent, times: Object.fromEntries(Object.keys(spent).map((name) => [name, 1])), exhausted: 0, end: 6 },
  fuel: { start: 4, depot: 2, finds: 0, received: 0, cards: 0, driven: 3, trips: 0, given: 0, end: 3 },
});

const fire = { kind: "FIRE", card: "N1-1", quarter: "NEU", value: 3, covered: 0, since: { weekday: 1, part: "night" }, until: { weekday: 1, part: "night" }, end: "failed", solved: false, points: 0, actors: [], gave_up: 0 } as const;

export const debrief: Debrief = {
  town: "schwarzbach",
  weekday: 4,
  outcome: { verdict: "won", reason: { code: "power-restored" }, deaths: 0, ruins: 2, uprisings: 4 },
  score: {
    counts: true,
    total: 12,
    band: "A",
    parts: { calm: 11, helpers: 16, bases: 6, day: 0, deaths: 0, unrest: 0, ruins: -6, uprisings: -15 },
    start: 18,
    day: 0,
    relief: 5,
    causes: {
      FIRE: { ...nothing(), ruins: 2, unrest: 2, score: -10 },
      NEED: { ...nothing(), unrest: 2, score: -5 },
      HOSPITAL: nothing(),
      BUILD: { ...nothing(), bases: 1, helpers: 1, score: 4 },
    },
    undone: ["FIRE", "NEED", "HOSPITAL"],
  },
  power: { rolls: [{ weekday: 4, black: 6, white: 5, needed: 11 }], back: 4 },
  stretches: [
    ...[1, 2, 3].flatMap((weekday) => (["day", "night", "end"] as const).map((part) => stretch(weekday, part, weekday === 1 && part === "night" ? { ruins: 2, failed: 2 } : {}))),
    stretch(4, "day"),
  ],
  supply: [
    { weekday: 1, hospital: true, quarters: { ALT: { need: 2, covered: 2, generator: false }, NEU: { need: 4, covered: 2, generator: false } } },
    { weekday: 2, hospital: false, quarters: { ALT: { need: 2, covered: 2, generator: false }, NEU: { need: 4, covered: 3, generator: false } } },
  ],
  actors: [actor("F", { EXTINGUISH: 5, TASK: 4 }), actor("P", {}), actor("R", {}), actor("B", { BUILD: 3 }), actor("V", {})],
  rests: [{ weekday: 1, part: "night", actor: "F", rolled: 3, gained: 3 }],
  goods: {
    fuel: { start: 27, found: 0, cards: 0, driven: 15, hospital: 1, wasted: 0, end: 11 },
    supplies: { start: 66, found: 7, cards: 0, eaten: 40, end: 33 },
  },
  events: [
    { ...fire, spark: false, actors: [], cost: { ...nothing(), ruins: 1, unrest: 1, score: -5 } },
    { ...fire, spark: true, actors: [], cost: { ...nothing(), ruins: 1, unrest: 1, score: -5 } },
    { ...fire, card: "T1-3", quarter: "ALT", spark: false, end: "solved", solved: true, points: 5, actors: ["F"], cost: nothing() },
    { ...fire, kind: "NEED", card: null, spark: false, covered: 2, value: 4, actors: [], cost: { ...nothing(), unrest: 1, score: -3 } },
  ],
  moments: [
    { kind: "uprising", quarter: "ALT", weekday: 3, part: "night" },
    { kind: "uprising", quarter: "NEU", weekday: 3, part: "night" },
    { kind: "power-back", weekday: 4, part: "day" },
  ],
};
