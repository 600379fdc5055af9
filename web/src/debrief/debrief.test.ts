import { FluentResource } from "@fluent/bundle";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { read } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { hasDebrief, loadDebrief } from "./index";
import { content, debrief } from "../games/neustart/debrief/fixtures";
import { coveredShare, fullness, gathered, leftUndone, played, spentRows, steps, unansweredCards } from "../games/neustart/debrief/debrief";
import { details, open } from "./opening";

const game = details("neustart", "Neustart", content);

afterEach(() => {
  settings.language = "de";
  vi.unstubAllGlobals();
});

test("the address of a debrief", () => {
  expect(read("/t/kwrtzp/debrief")).toEqual({ page: "debrief", code: "KWRTZP" });
  expect(read("/t/kwrtzp/other")).toEqual({ page: "missing" });
  expect(hasDebrief("neustart")).toBe(true);
  expect(hasDebrief("pampero")).toBe(true);
  expect(hasDebrief("hertzschlag")).toBe(false);
});

test.each(["neustart", "pampero"])("both languages say the same things about %s", async (game) => {
  const pages = await loadDebrief(game);
  const ids = (source: string): string[] => new FluentResource(source).body.map((one) => one.id).sort();
  expect(ids(pages?.sources.de ?? "")).toEqual(ids(pages?.sources.en ?? ""));
});

describe("what the charts take from a debrief of Neustart", () => {
  test("every step begins where the last one ended, from the start to the total", () => {
    const all = steps(debrief);
    expect(all[0]?.from).toBe(debrief.score.start);
    for (const [index, step] of all.entries()) if (index) expect(step.from).toBe(all[index - 1]?.to);
    expect(all.at(-1)?.to).toBe(debrief.score.total);
    expect(all.map((step) => step.cause)).toEqual(["FIRE", "NEED", "BUILD", "relief", "day"]);
  });

  test("a lost week gets no bonus for its days", () => {
    const lost = { ...debrief, score: { ...debrief.score, counts: false } };
    expect(steps(lost).map((step) => step.cause)).not.toContain("day");
  });

  test("the morning the power came back was not played", () => {
    expect(debrief.stretches.at(-1)?.weekday).toBe(4);
    expect(Math.max(...played(debrief).map((one) => one.weekday))).toBe(3);
  });

  test("how full a quarter is", () => {
    expect(fullness({ need: 2, covered: 2, generator: false })).toBe("full");
    expect(fullness({ need: 2, covered: 1, generator: false })).toBe("part");
    expect(fullness({ need: 2, covered: 0, generator: false })).toBe("none");
    expect(fullness({ need: 2, covered: 0, generator: true })).toBe("part");
    expect(fullness({ need: 0, covered: 0, generator: true })).toBe("nothing");
    expect(coveredShare(debrief.supply)).toBe(75);
    expect(coveredShare([])).toBe(100);
  });

  test("a card's events are told together, the dearest first", () => {
    const left = leftUndone(debrief);
    expect(left.map((one) => [one.card, one.events.length, one.cost.score])).toEqual([
      ["N1-1", 2, -10],
      [null, 1, -3],
    ]);
    expect(unansweredCards(debrief)).toEqual(["N1-1"]);
  });

  test("uprisings of one stretch are one moment", () => {
    expect(gathered(debrief.moments).map((one) => [one.kind, one.quarters])).toEqual([
      ["uprising", ["ALT", "NEU"]],
      ["power-back", []],
    ]);
  });

  test("rows that nobody used are left out", () => {
    expect(spentRows(debrief.actors)).toEqual(["EXTINGUISH", "BUILD", "TASK"]);
  });
});

describe("the page", () => {
  test("shows every part in both languages, with nothing left unsaid", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await open(game, { game: "neustart", seats: [{ kind: "person", name: "Ada" }], debrief });
    for (const language of ["de", "en"] as const) {
      settings.language = language;
      flushSync();
      const titles = [...document.querySelectorAll(".debrief h2")].map((one) => one.textContent);
      expect(titles).toHaveLength(10);
      expect(document.querySelector("h1")?.textContent).toContain("Neustart");
      expect(document.querySelector(".number")?.textContent).toContain("12");
      expect([...document.querySelectorAll("tfoot .points")].map((one) => one.textContent)).toEqual(["12"]);
      expect(document.querySelector<HTMLAnchorElement>("a[download]")?.href).toContain(`/api/tables/KWRTZP/debrief.csv?language=${language}`);
    }
    expect(document.body.textContent).toContain("Ada");
    expect(warn).not.toHaveBeenCalled();
  });

  test("says when it is too early", async () => {
    await open(game, { code: "still-playing", params: {} }, 409);
    expect(document.querySelector("[role=alert]")?.textContent).toContain("sobald das Spiel zu Ende ist");
  });
});
