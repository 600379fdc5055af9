import { beforeEach, describe, expect, test } from "vitest";
import { argumentsOf, type Known, type Lines, namedBy } from "./lines";
import { settings } from "./settings.svelte";
import type { JournalLine, Seat } from "./wire";

const seat = (number: number, name: string): Seat => ({ seat: number, kind: "person", name, bot: null, connected: true, autopilot: false, left: false, votes_stop: false });
const known: Known = {
  game: "nowhere",
  seats: [seat(0, "Ada"), seat(1, "Bo")],
  content: {
    cards: { SO02: { title: { de: "Dach", en: "Roof" }, cost: 4 } },
    goals: [{ id: "G1", title: { de: "Ruhe", en: "Quiet" } }],
    actions: { dig: { de: "graben", en: "dig" } },
  },
};
const lines: Lines = {
  headings: [],
  kinds: {
    bought: [
      { field: "seat", type: "seat", argument: "name" },
      { field: "card", type: "entry", argument: "card", source: "tiles|cards", part: "title" },
      { field: "card", type: "entry", argument: "cost", source: "cards", part: "cost" },
    ],
    met: [
      { field: "seats", type: "seats", argument: "names" },
      { field: "seats", type: "count", argument: "count" },
    ],
    scored: [
      { field: "points", type: "by-seat", argument: "scores" },
      { field: "goals", type: "entry-by-seat", argument: "goals", source: "goals", part: "title" },
    ],
    moved: [
      { field: "at", type: "decimal", argument: "hertz", source: "5000 5", part: "2" },
      { field: "amount", type: "flow", argument: "flow" },
      { field: "amount", type: "amount", argument: "amount" },
      { field: "deed", type: "entry", argument: "deed", source: "actions" },
    ],
  },
};
const args = (line: Omit<JournalLine, "seq">): Record<string, unknown> => argumentsOf({ seq: 1, ...line } as JournalLine, lines, known);

beforeEach(() => {
  settings.language = "en";
});

describe("the arguments of a line", () => {
  test("seats and entries go by their names, other fields as they are", () => {
    expect(args({ kind: "bought", seat: 1, card: "SO02#1", dear: true, why: null })).toMatchObject({ name: "Bo", card: "Roof", cost: "4", dear: "yes", why: "none" });
    settings.language = "de";
    expect(args({ kind: "bought", seat: 0, card: "SO02" })["card"]).toBe("Dach");
  });

  test("what nobody knows keeps its id", () => {
    expect(args({ kind: "bought", seat: 0, card: "XX" })["card"]).toBe("XX");
  });

  test("several seats, and a value for each", () => {
    expect(args({ kind: "met", seats: [0, 1] })).toMatchObject({ names: "Ada and Bo", count: 2 });
    expect(args({ kind: "scored", points: [2.5, null], goals: ["G1", "G1"] })).toMatchObject({ scores: "Ada 2.5", goals: "Ada: Quiet; Bo: Quiet" });
  });

  test("numbers on a scale, and the way an amount goes", () => {
    expect(args({ kind: "moved", at: -3, amount: -2, deed: "dig" })).toMatchObject({ hertz: "49.85", flow: "out", amount: 2, deed: "dig" });
    settings.language = "de";
    expect(args({ kind: "moved", at: 0, amount: 0, deed: "dig" })).toMatchObject({ hertz: "50,00", flow: "in", deed: "graben" });
  });
});

test("what a line names can be found on the board", () => {
  expect(namedBy({ seq: 1, kind: "bought", seat: 1, card: "SO02" }, lines)).toEqual(["seat:1", "tiles:SO02", "cards:SO02"]);
  expect(namedBy({ seq: 1, kind: "met", seats: [0, 1] }, lines)).toEqual(["seat:0", "seat:1"]);
  expect(namedBy({ seq: 1, kind: "unheard-of" }, lines)).toEqual([]);
});
