import { beforeEach, describe, expect, test } from "vitest";
import { countsOf } from "./wire";
import { settings } from "../../lib/settings.svelte";
import type { Language } from "../../lib/wire";
import { movesOf, stepsOf, wayWith } from "./choosing";
import { content, investor, mainLegal, view } from "./fixtures";
import { closest, nextBand, standingOf } from "./outcome";
import { beatsOf } from "./stage.svelte";
import { cardsText, closedText, conditionText, goalProgressText, goalText, number, signed, t } from "./words";

const CODES: [string, Record<string, unknown>][] = [
  ["one-change-each", { category: "energy" }],
  ["no-more-changes", {}],
  ["cost-limit", { category: "energy", least: 1, most: 5 }],
  ["total-limit", { total: 13, most: 12 }],
  ["not-in-pool", { kind: "energy" }],
  ["not-all-given", { left: 2 }],
  ["cannot-pay", { cards: 4, have: 1 }],
  ["beyond-top", { field: 9, top: 10 }],
  ["not-dark", { field: 6, dark_from: 7 }],
  ["own-piece", {}],
  ["below-zero", {}],
  ["condition-not-met", { initiative: "PI14", missing: 2 }],
  ["not-open", { initiative: "PI14" }],
  ["joker-late", { drawn: 1 }],
  ["deck-empty", {}],
  ["no-such-card", { kind: "joker" }],
  ["not-all-chosen", { left: 1 }],
  ["one-action", {}],
];

beforeEach(() => {
  settings.language = "de";
});

describe.each<Language>(["de", "en"])("in %s", (language) => {
  test.each(Object.keys(content.initiatives))("the condition of %s has words", (id) => {
    settings.language = language;
    const found = content.initiatives[id];
    expect(found && conditionText(found.condition)).toMatch(/\d/);
    expect(found && conditionText(found.condition)).not.toMatch(/[{}$]|condition-/);
  });

  test.each(Object.keys(content.goals))("the goal %s has words and figures", (id) => {
    settings.language = language;
    const goal = content.goals[id];
    for (const investors of [2, 3, 4]) {
      const text = goal ? goalText(goal, investors) : "";
      expect(text).not.toMatch(/[{}$]|goal-/);
      expect(text).toContain(String(goal?.need[String(investors)]).replace(/^1$/, "ne").replace(/^0$/, language === "de" ? "Keine" : "No"));
    }
  });

  test.each(CODES)("%s says why", (code, params) => {
    settings.language = language;
    const text = closedText(code, params);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/[{}$]|refusal-|energy|joker/);
  });
});

test.each(["audit", "tax", "grant", "grant-seal", "main", "claim", "pick", "draw", "wealth-tax", "wealth-tax-seal", "waiting", "watch", "over"])("the prompt %s has words", (id) => {
  for (const language of ["de", "en"] as const) {
    settings.language = language;
    expect(t(`prompt-${id}`, { names: "Ada", count: 1 })).not.toMatch(/[{}$]|prompt-/);
  }
});

test("conditions are short and exact", () => {
  const text = (id: string): string => (content.initiatives[id] ? conditionText(content.initiatives[id].condition) : "");
  expect(text("PI05")).toBe("Bildung ≥ 4 und Digitales ≥ 3");
  expect(text("PI13")).toBe("Summe aller Felder ≥ 16");
  expect(text("PI14")).toBe("jede Kategorie ≥ 2");
  expect(text("PI15")).toBe("2 Kategorien ≥ 5");
  expect(text("PI16")).toBe("keine Kategorie über 5 und Summe aller Felder ≥ 12");
  settings.language = "en";
  expect(text("PI05")).toBe("Education ≥ 4 and Digital ≥ 3");
});

test("a goal is told for the number of investors, with how far it is", () => {
  const goal = content.goals["G3"];
  expect(goal && goalText(goal, 3)).toBe("Energie und Digitales: zusammen mindestens 12 Felder mehr als Bildung und Gesundheit");
  expect(goalProgressText({ value: 4, need: 12, compare: ">=", met: false })).toBe("jetzt 4, nötig sind mindestens 12");
  expect(goalProgressText({ value: 1, need: 2, compare: "<=", met: true })).toBe("jetzt 1, erlaubt sind höchstens 2");
});

test("numbers and cards are written the language's way", () => {
  expect(number(23.5)).toBe("23,5");
  expect(signed(-3)).toBe("−3");
  expect(cardsText(countsOf({ energy: 2, joker: 1 }))).toBe("2 × Energie und 1 × Joker");
  expect(cardsText(countsOf({}))).toBe("keine Karte");
});

test("own cards are proposed before jokers, and a joker can be asked for", () => {
  const steps = stepsOf(movesOf({ legal: mainLegal }, { kind: "invest", category: "energy" }));
  expect(steps.map((step) => [step.steps, step.cards, step.field])).toEqual([[1, 3, 6], [2, 6, 7]]);
  expect(steps.map((step) => wayWith(step, 0)?.decision)).toEqual(["invest energy 1 0", "invest energy 2 1"]);
  expect(steps.map((step) => wayWith(step, 1)?.jokers)).toEqual([1, 1]);
  expect(movesOf({ legal: mainLegal }, { kind: "manipulate", category: "energy", seat: 2 })).toHaveLength(1);
});

test("journal lines become steps of pieces and travelling cards", () => {
  const beats = beatsOf([
    { seq: 1, kind: "invested", seat: 1, category: "energy", steps: 2, field: 7, paid: { energy: 5, joker: 1 } },
    { seq: 2, kind: "manipulated", seat: 1, victim: 2, category: "energy", steps: 2, field: 6, paid: { energy: 8 } },
    { seq: 3, kind: "drew", seat: 1, source: "deck", card: null },
    { seq: 3, kind: "drew-you", card: "health" },
    { seq: 4, kind: "granted", counts: { "1": 4, "2": 0 } },
  ]);
  expect(beats.map((beat) => beat.line.kind)).toEqual(["invested", "manipulated", "drew", "granted"]);
  expect(beats[0]?.move?.path).toEqual([5, 6, 7]);
  expect(beats[0]?.flights.map((flight) => [flight.card, flight.count, flight.to])).toEqual([["energy", 5, "discard"], ["joker", 1, "discard"]]);
  expect(beats[1]?.move).toEqual({ seat: 2, category: "energy", path: [8, 7, 6] });
  expect(beats[2]?.flights[0]).toMatchObject({ from: "deck", to: "seat-1", card: "health" });
  expect(beats[3]?.flights).toHaveLength(1);
});

test("the end says what was close", () => {
  expect(standingOf(view().players, 2, "energy")).toEqual({ seat: 2, category: "energy", field: 8, lead: 3 });
  expect(closest(view())?.held).toBe(1);
  expect(closest(view({ players: [investor(1, [4, 0, 0, 0]), investor(2, [6, 0, 0, 0])] }))?.standing.seat).toBe(2);
  expect(nextBand(content, {}, { band: 3, total: 23.5 })).toEqual({ points: 6.5, band: 4 });
  expect(nextBand(content, { bands: "tuned" }, { band: 3, total: 23.5 })).toEqual({ points: 4.5, band: 4 });
  expect(nextBand(content, {}, { band: 5, total: 41 })).toBeNull();
});
