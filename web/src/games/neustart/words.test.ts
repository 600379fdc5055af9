import { beforeEach, describe, expect, test } from "vitest";
import { ACTIONS, ACTORS } from "./wire";
import { settings } from "../../lib/settings.svelte";
import { hasText } from "../../lib/texts";
import type { Language } from "../../lib/wire";
import type { Effect } from "./content";
import { content, message, moment, moments, type MomentName } from "./fixtures";
import { outline, planOf, rowsOf, wayBetween } from "./geometry";
import { amountAt, waysOf } from "./goods";
import { asNeustart } from "./wire";
import { MARKER_SHAPES, PICTOGRAMS, VEHICLES } from "./pictograms";
import { closedText, effectText, factsOf, failText, GAME, markerText, signed, t, teamName, weekdayShort } from "./words";

beforeEach(() => {
  settings.language = "de";
});

const UNFILLED = /[{}$]|undefined|NaN|board-|journal-|refusal-/;
const everyEffect = (effects: readonly Effect[]): Effect[] => effects.flatMap((one) => [one, ...everyEffect(one.fail), ...everyEffect(one.reward)]);

describe.each<Language>(["de", "en"])("in %s", (language) => {
  beforeEach(() => {
    settings.language = language;
  });

  test("every effect of every card, and what follows from it, has words", () => {
    for (const card of Object.values(content.cards)) {
      for (const effect of everyEffect(card.effects)) {
        expect(effectText(content, effect, "ALT")).not.toMatch(UNFILLED);
        expect(failText(content, effect, "ALT")).not.toMatch(UNFILLED);
      }
    }
  });

  test.each(Object.keys(moments) as MomentName[])("every quarter, marker and reason has words: %s", (name) => {
    const { view, closed } = moment(name);
    for (const id of Object.keys(view.quarters)) {
      const facts = factsOf(view, content, id);
      expect(facts.length).toBeGreaterThan(3);
      for (const fact of facts) expect(fact.text).not.toMatch(UNFILLED);
    }
    for (const marker of view.markers) expect(markerText(content, marker)).not.toMatch(UNFILLED);
    for (const one of closed) expect(closedText(content, one.code, one.params)).not.toMatch(UNFILLED);
  });

  test.each(["vote", "rest", "read", "act", "act-team", "act-desk", "act-tank", "act-trip", "waiting", "watch", "over"])("the prompt %s", (id) => {
    expect(hasText(`prompt-${id}`, GAME)).toBe(true);
    expect(t(`prompt-${id}`, { names: "Ada", count: 1 })).not.toMatch(UNFILLED);
  });
});

test("names and numbers are written the language's way", () => {
  expect(teamName(content, "F2")).toBe("Feuerwehr 2");
  expect(signed(-3)).toBe("−3");
  expect(weekdayShort(1)).toBe("Mo");
  settings.language = "en";
  expect(teamName(content, "B1")).toBe("Works yard 1");
  expect(weekdayShort(4)).toBe("Thu");
});

test.each(Object.keys(content.towns))("%s is drawn: every quarter once, none over another, each road once", (id) => {
  const town = content.towns[id];
  if (!town) throw new Error("no town");
  const plan = planOf(town);
  // The same land in a broad frame.
  expect(Object.keys(planOf(town, "broad").spots)).toEqual(Object.keys(plan.spots));
  expect(planOf(town, "broad").width).toBeGreaterThanOrEqual(plan.width);
  const spots = Object.values(plan.spots);
  expect(spots).toHaveLength(15);
  spots.forEach((one, index) => {
    expect(one.x - plan.width / 2).toBeGreaterThanOrEqual(plan.box.x);
    expect(one.x + plan.width / 2).toBeLessThanOrEqual(plan.box.x + plan.box.width);
    expect(one.y + plan.height / 2).toBeLessThanOrEqual(plan.box.y + plan.box.height);
    for (const other of spots.slice(index + 1)) {
      expect(Math.abs(one.x - other.x) >= plan.width - 0.1 || Math.abs(one.y - other.y) >= 0.74 * plan.height).toBe(true);
    }
  });
  const pairs = Object.values(town.adjacent).reduce((sum, others) => sum + others.length, 0);
  expect(plan.roads).toHaveLength(pairs / 2);
  expect(plan.wide).toBe(id !== "schwarzbach");
});

test("a way follows the roads and avoids a block where that is no longer", () => {
  const town = content.towns["schwarzbach"];
  if (!town) throw new Error("no town");
  const way = wayBetween(town, "KIR", "WIE", () => false);
  expect(way[0]).toBe("KIR");
  expect(way.at(-1)).toBe("WIE");
  way.slice(1).forEach((here, index) => {
    expect(town.adjacent[way[index] ?? ""]).toContain(here);
  });
  expect(way).toHaveLength(5);
  const around = wayBetween(town, "RAT", "HOE", (quarter) => quarter === "BAH");
  expect(around).not.toContain("BAH");
  expect(around).toHaveLength(4);
  // Where every step costs two, the block is the lesser evil.
  expect(wayBetween(town, "RAT", "HOE", (quarter) => quarter === "BAH", 2)).toEqual(["RAT", "BAH", "HOE"]);
  expect(wayBetween({ ...town, adjacent: {} }, "RAT", "HOE", () => false)).toEqual([]);
});

test("teams stand side by side, and shrink when there are many", () => {
  expect(rowsOf(0, 40, 160)).toEqual([]);
  expect(rowsOf(2, 40, 160).map((one) => one.x)).toEqual([-20, 20]);
  const many = rowsOf(15, 40, 160);
  expect(new Set(many.map((one) => one.y)).size).toBe(2);
  for (const one of many) expect(Math.abs(one.x) + (40 * one.scale) / 2).toBeLessThanOrEqual(80.01);
});

test("the outline has six round corners and is closed", () => {
  const path = outline(180, 200);
  expect(path.match(/Q/g)).toHaveLength(6);
  expect(path).toMatch(/^M.*Z$/);
});

test("goods are grouped by their way, with both amounts", () => {
  const trip = asNeustart(message("trip"));
  const ways = waysOf(trip);
  expect(ways.flatMap((way) => [way.one, way.all]).filter(Boolean)).toHaveLength(trip.legal.filter((one) => one.kind === "goods").length);
  const view = moment("trip").view;
  const from = view.focus?.kind === "trip" ? view.focus.from : "";
  for (const way of ways) expect(amountAt(view, from, way.source)).toBeGreaterThan(0);
});

test("actors, markers and actions differ in shape, not in colour alone", () => {
  expect(new Set(ACTORS.map((actor) => VEHICLES[actor].body)).size).toBe(5);
  expect(new Set(Object.values(MARKER_SHAPES)).size).toBe(3);
  expect(new Set(ACTIONS.map((action) => PICTOGRAMS[action])).size).toBe(8);
});
