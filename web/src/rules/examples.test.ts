/** The worked examples against the scenarios of the specification. */
import { describe, expect, test } from "vitest";
import type { Card, Content, Frequency, GridEvent } from "../games/hertzschlag/content";
import { eventSteps, play, scaleOf, score } from "../games/hertzschlag/rules/examples";
import { asContent as asTown } from "../games/neustart/content";
import { bases, chances, counted, operation, total } from "../games/neustart/rules/examples";
import { content as town } from "../games/neustart/rules/fixtures";
import country from "../games/pampero/fixtures/content.json";
import { asContent as asCountry } from "../games/pampero/content";
import { batteries, capital, firstContract, pinkLine, reckoning } from "../games/pampero/rules/examples";
import { asContent } from "../games/policy-maker/content";
import { pointsOf, score as rate } from "../games/policy-maker/rules/examples";

const card = (category: Card["category"], cost: number, frequency: Frequency, income = 0, eco = 0): Card => ({
  title: { de: "", en: "" },
  text: { de: "", en: "" },
  category,
  cost,
  frequency,
  income,
  eco,
  effects: [],
});
const shift = (steps: number): Frequency => ({ kind: "shift", steps });

const content: Content = {
  categories: [],
  cards: {
    SO02: card("solar", 6, shift(3), 2, 2),
    EM01: card("emobility", 7, shift(-4), 0, 4),
    FL02: card("flexibility", 3, { kind: "to50", steps: 1 }, 1, 1),
    EE02: card("efficiency", 3, shift(1), 1, 1),
    PO04: card("politics", 2, null, 1, 1),
    WI02: card("wind", 5, shift(4), 3, 0),
  },
  events: {},
  goals: {},
  parameters: { diversity: [0, 0, 0, 1, 2, 3, 4] },
};
const scale = scaleOf(content);

describe("Hertzschlag", () => {
  test.each<[string, number, Frequency, number, number, number, number]>([
    ["T-13: the fee is waived down to nothing", 7, shift(-4), 0, 7, -4, 0],
    ["T-14: two thresholds, more than one owns", 9, shift(5), 0, 15, 5, 0],
    ["T-15: inward", 6, shift(3), -6, 10, -3, 8],
    ["T-17: through the middle, first earning, then paying", 0, shift(-6), 3, 0, -3, 0],
    ["T-18: steps left over lapse", 5, { kind: "to50", steps: 3 }, 2, 15, 0, 10],
    ["T-19: two thresholds inward", 9, { kind: "to50", steps: 5 }, -5, 15, 0, 14],
    ["T-21: the end of the track", 9, shift(5), 11, 15, 12, 6],
    ["no frequency at all", 2, null, 3, 15, 3, 13],
  ])("%s", (_, cost, frequency, from, before, to, left) => {
    const played = play(card("wind", cost, frequency), from, before, scale, 4);
    expect([played.to, played.money]).toEqual([to, left]);
    expect(played.path.at(-1)).toBe(to);
  });

  test("T-05, T-06: events are limited", () => {
    const event = (base: number, sign: number, divisor: number, least: number, most: number): GridEvent => ({
      title: { de: "", en: "" },
      text: { de: "", en: "" },
      base,
      sign,
      divisor,
      least,
      most,
      categories: [],
      effects: [],
    });
    expect(eventSteps(event(1, 1, 1, 1, 7), 8)).toBe(7);
    expect(eventSteps(event(-4, 1, 3, -4, -2), 5)).toBe(-3);
    expect(eventSteps(event(-2, -1, 2, -8, -2), 4)).toBe(-4);
  });

  test("T-43: the scoring", () => {
    const goal = {
      title: { de: "", en: "" },
      a: { kind: "categories" as const, need: 6, points: 5 },
      b: { kind: "money" as const, need: 16, points: 3 },
    };
    expect(score(content, goal, Object.keys(content.cards), 23)).toMatchObject({ goal: 5, money: 2, income: 2, ecology: 4, diversity: 4, total: 17 });
  });
});

test("The Policy Maker, T-63 and T-67: the scoring", () => {
  const chamber = asContent({ bands: { seed: [0, 10, 20, 30, 40] } });
  const board = [
    { fields: [8, 3, 2, 1] as [number, number, number, number], initiatives: 4 },
    { fields: [6, 4, 0, 2] as [number, number, number, number], initiatives: 2 },
    { fields: [5, 5, 3, 3] as [number, number, number, number], initiatives: 3 },
  ];
  expect(rate(chamber, board, 0)).toMatchObject({ furthest: 8, average: 4, initiatives: 4.5, total: 16.5, band: 1 });
  expect(board.map(pointsOf)).toEqual([18, 14, 19]);
});

describe("Neustart", () => {
  const printed = asTown(town);

  test("NS-18, TS-05: the chances of the morning roll", () => {
    expect([11, 9, 7, 4].map(chances)).toEqual([3, 10, 21, 33]);
  });

  test("NS-58, TS-07: helpers make an operation easier", () => {
    expect(operation(printed)).toEqual({ effective: 4, cost: 1, paid: 5, left: 7 });
  });

  test("NS-121, NS-122, TS-46: the scoring", () => {
    expect(Object.values(counted(printed)).map((part) => part.points)).toEqual([13, 3, 6, 10, -4, -3, -6, -5]);
    expect(total(printed)).toBe(14);
  });

  test("NS-104: three bases in a row and one apart", () => {
    expect(bases(printed, "schwarzbach")).toEqual({ linked: ["RAT", "ALT", "GRA"], alone: "LEU" });
  });
});

describe("Pampero", () => {
  const printed = asCountry(country);

  test("PA-84, PA-89 to PA-91, T-27: the first contract", () => {
    expect(firstContract(printed)).toMatchObject({ money: 22, energy: 0, market: "RES", value: 1 });
  });

  test("PA-86, T-31: a pink line for energy", () => {
    expect(pinkLine(printed)).toEqual({ id: "Q1", from: "N11", to: "N12", price: 1 });
  });

  test("PA-118, T-46: capital brings value and income", () => {
    expect(capital(printed)).toEqual({ value: 10, sum: 12, gap: 18 });
  });

  test.each([
    [9, 3, 2],
    [0, 3, 0],
    [4, 7, 1],
    [14, 7, 6],
  ])("PA-135, T-54: %i energy and %i pylons make %i batteries", (energy, stage, count) => {
    expect(batteries(printed, energy, stage).count).toBe(count);
  });

  test("PA-155, PA-156, T-70: the final reckoning", () => {
    expect(reckoning(printed)).toEqual({ bonus: 12, owed: 75, sum: 37 });
  });
});
