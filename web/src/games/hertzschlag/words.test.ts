import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Language } from "../../lib/wire";
import { content, view } from "./fixtures";
import { decidedBy } from "./outcome";
import { PICTOGRAMS, pictogramName, type PictogramName } from "./pictograms";
import { beatsOf } from "./stage.svelte";
import { closedText, effectText, frequencyName, goalText, hertz, previewText, signed, t, zoneOf } from "./words";

const scale = view().scale;

beforeEach(() => {
  settings.language = "de";
});

test("hertz and changes are written the language's way", () => {
  expect(hertz(-3, scale)).toBe("49,85");
  expect(signed(-3)).toBe("−3");
  expect(signed(3)).toBe("+3");
  settings.language = "en";
  expect(hertz(12, scale)).toBe("50.60");
});

test("zones are green, orange and red on both sides", () => {
  expect([0, 4, -5, 7, -8, 12].map((position) => zoneOf(position, scale))).toEqual(["green", "green", "orange", "orange", "red", "red"]);
});

describe.each<Language>(["de", "en"])("in %s", (language) => {
  test.each(Object.keys(PICTOGRAMS))("the pictogram %s has a name", (name) => {
    settings.language = language;
    expect(pictogramName(name as PictogramName)).toMatch(/^[A-Za-zÄÖÜäöü][^{}]+$/);
    expect(pictogramName(name as PictogramName)).not.toMatch(/^(sign|category|plant|score)-/);
  });

  test.each([
    { kind: "gain", amount: 1 },
    { kind: "gain_per", scope: "own" as const, categories: ["solar" as const, "wind" as const], amount: 1, most: 3 },
    { kind: "gain_per", scope: "all" as const, categories: ["solar" as const], amount: 1, most: 3 },
    { kind: "all_gain", amount: 1 },
    { kind: "all_pay", amount: 1 },
    { kind: "free_thresholds" },
    { kind: "shield", strength: 2 },
    { kind: "discount", categories: ["solar" as const], amount: 2 },
    { kind: "peek_event" },
    { kind: "cycle" },
    { kind: "bid_bonus", bonus: 3 },
    { kind: "each_pay_per", categories: ["emobility" as const], amount: 1, most: 3 },
    { kind: "each_gain_per", categories: ["efficiency" as const], amount: 1, most: 3 },
  ])("the effect $kind has words", (effect) => {
    settings.language = language;
    expect(effectText(effect)).not.toMatch(/[{}$]|^effect-/);
  });

  test.each(["choose-card", "committed", "waiting", "cycle", "talk", "talk-ready", "bid", "bid-made", "watch", "over"])("the prompt %s has words", (id) => {
    settings.language = language;
    expect(t(`prompt-${id}`, { names: "Ada", count: 1 })).not.toMatch(/[{}$]|^prompt-/);
  });

  test.each(["cards", "income", "eco", "money", "categories"] as const)("the goal kind %s has words", (kind) => {
    settings.language = language;
    const text = goalText({ kind, categories: ["solar"], need: 5, points: 5 });
    expect(text).toContain("5");
    expect(text).not.toMatch(/[{}$]|^goal-/);
  });
});

test("the preview is one sentence in numbers", () => {
  const preview = { cost: 6, position: 1, path: [-3, -2, -1, 0, 1], thresholds: 4, money: 13 };
  expect(previewText(preview, scale)).toBe("Kostet 6 €, Marker auf 50,05 Hz, bringt 4 €, es bleiben 13 €");
  settings.language = "en";
  expect(previewText({ ...preview, thresholds: -4, cost: 0 }, scale)).toBe(
    "Costs nothing, marker to 50.05 Hz, thresholds cost €4, leaves €13",
  );
  expect(previewText({ cost: 2, position: -3, path: [-3], thresholds: 0, money: 13 }, scale)).toBe(
    "Costs €2, marker stays at 49.85 Hz, leaves €13",
  );
});

test("a closed card says why", () => {
  expect(closedText("cannot-afford", { cost: 9, money: 5 })).toBe("Kostet 9 €, du hast 5 €.");
});

test("the frequency symbols have names", () => {
  expect(frequencyName(null)).toBe("bewegt die Frequenz nicht");
  expect(frequencyName({ kind: "shift", steps: -1 })).toBe("Frequenz ein Feld nach unten");
  expect(frequencyName({ kind: "to50", steps: 3 })).toBe("bis zu 3 Felder Richtung 50 Hz");
  expect(frequencyName(content.cards["SO02"]?.frequency ?? null)).toBe("Frequenz 3 Felder nach oben");
});

test("journal lines that belong together make one beat", () => {
  const beats = beatsOf([
    { seq: 1, kind: "event-revealed", event: "EV03", shielded: 0, path: [0, -1, -2] },
    { seq: 1, kind: "money", seat: 2, amount: -1 },
    { seq: 2, kind: "played", seat: 0, card: "SO02#1" },
    { seq: 2, kind: "money", seat: 0, amount: -6 },
    { seq: 2, kind: "money", seat: 0, amount: 4 },
    { seq: 2, kind: "shifted", seat: 0, path: [-2, -1, 0, 1], cause: "shift" },
    { seq: 2, kind: "took-income", seat: 1 },
    { seq: 2, kind: "money", seat: 1, amount: 5 },
    { seq: 2, kind: "checked" },
  ]);
  expect(beats.map((beat) => beat.kind)).toEqual(["event", "play", "income"]);
  expect(beats[0]?.money).toEqual({ 2: -1 });
  expect(beats[1]).toMatchObject({ seat: 0, card: "SO02#1", path: [-2, -1, 0, 1], money: { 0: -2 } });
  expect(beats[2]?.money).toEqual({ 1: 5 });
});

test("what decided the game is where the winner was furthest ahead", () => {
  const row = (goal: number, money: number, income: number, ecology: number, diversity: number) => ({
    goal,
    money,
    income,
    ecology,
    diversity,
    total: goal + money + income + ecology + diversity,
  });
  const outcome = {
    verdict: "scored" as const,
    reason: { code: "scored", params: {} },
    winners: [0],
    places: [1, 2, 3],
    points: [16, 12, 9],
    breakdown: [row(5, 1, 2, 5, 3), row(0, 2, 2, 6, 2), row(0, 0, 3, 4, 2)],
    goals: ["SG3", "SG3", "SG3"],
    goal_side: ["a" as const, null, null],
  };
  expect(decidedBy(outcome)).toEqual({ winner: 0, other: 1, column: "goal", lead: 5 });
  expect(decidedBy({ ...outcome, winners: [0, 1] })).toBeNull();
  expect(decidedBy({ ...outcome, breakdown: null, winners: [] })).toBeNull();
});
