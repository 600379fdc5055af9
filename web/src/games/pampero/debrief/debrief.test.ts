import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import contentJson from "../fixtures/content.json";
import { settings } from "../../../lib/settings.svelte";
import { loadDebrief } from "../../../debrief/index";
import { details, open } from "../../../debrief/opening";
import { actionRows, built, type Debrief, flowRows, GROUPS, ranking, spread, ticks } from "./debrief";
import abortedJson from "./fixtures/aborted-all-voted-2.json";
import lostJson from "./fixtures/lost-1.json";
import scoredJson from "./fixtures/scored-4.json";

const scored = scoredJson as unknown as Debrief;
const lost = lostJson as unknown as Debrief;
const aborted = abortedJson as unknown as Debrief;
const game = details("pampero", "Pampero", contentJson);
const people = (...names: string[]) => names.map((name) => ({ kind: "person", name }));

afterEach(() => {
  settings.language = "de";
  vi.unstubAllGlobals();
});

describe("what the charts and tables take from a debrief of Pampero", () => {
  test.each([scored, lost, aborted])("every source and use of money has a row, and the rows make the money", (debrief) => {
    const known = GROUPS.flatMap((group) => group.flows);
    const groups = flowRows(debrief.companies);
    for (const [index, company] of debrief.companies.entries()) {
      expect(Object.keys(company.flows).filter((flow) => !known.includes(flow))).toEqual([]);
      expect(groups.reduce((sum, group) => sum + (group.sums[index] ?? 0), 0)).toBe(company.money);
    }
    for (const group of groups) for (const row of group.rows) expect(row.values.some((value) => value !== 0)).toBe(true);
  });

  test("three actions in each of seven years", () => {
    const rows = actionRows(scored.companies, Object.keys(contentJson.cards));
    expect(rows.map((row) => row.id)).toEqual(["BA1", "BA2", "BA3", "BA4", "BA5", "BA6", "BA7", "BA8", "special", "recall", "battery"]);
    for (const index of scored.companies.keys()) expect(rows.reduce((sum, row) => sum + (row.values[index] ?? 0), 0)).toBe(21);
  });

  test("first is who has most money; then pylons decide, then VJ", () => {
    expect(ranking(scored.companies).map((company) => company.money)).toEqual([188, 180, 163, 145]);
    const [human, vj] = lost.companies;
    if (!human || !vj) throw new Error("two companies");
    expect(built(human, "pylons")).toBeGreaterThan(built(vj, "pylons"));
    expect(ranking([vj, { ...human, money: vj.money }])[0]?.vj).toBe(false);
    expect(ranking([{ ...vj, seat: 0, vj: false }, vj])[0]?.vj).toBe(true);
  });

  test("labels keep apart and above the floor", () => {
    expect(spread([100, 50, 101], 20, 300)).toEqual([100, 50, 120]);
    expect(spread([290, 295], 20, 300)).toEqual([280, 300]);
  });

  test("an axis has a few round numbers", () => {
    expect(ticks(0, 188)).toEqual([0, 50, 100, 150]);
    expect(ticks(-21, 70)).toEqual([-20, 0, 20, 40, 60]);
  });
});

// Large pages, drawn without a browser: slow where much else goes on.
describe("the page", { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await loadDebrief("pampero");
  }, 60_000);

  test("shows every part in both languages, with nothing left unsaid", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await open(game, { game: "pampero", seats: people("Ada", "Bo", "Cem", "Dilan"), debrief: scored });
    for (const [language, winner, sums] of [
      ["de", "Dilan gewinnt", ["163 $", "180 $", "145 $", "188 $"]],
      ["en", "Dilan wins", ["$163", "$180", "$145", "$188"]],
    ] as const) {
      settings.language = language;
      flushSync();
      expect(document.querySelectorAll(".debrief h2")).toHaveLength(9);
      expect(document.querySelector("#verdict-title")?.textContent).toBe(winner);
      const totals = [...(document.querySelector("#flow-title")?.closest("section")?.querySelectorAll("tfoot td") ?? [])];
      expect(totals.map((one) => one.textContent?.replace("\u00a0", " "))).toEqual(sums);
      expect(document.querySelectorAll(".questions li")).toHaveLength(4);
      expect(document.querySelectorAll(".maps svg[role=img]")).toHaveLength(4);
    }
    expect(document.body.textContent).toContain("Dilan takes the lead, $8 ahead of the next.");
    expect(warn).not.toHaveBeenCalled();
  });

  test("tells of VJ what VJ did, and who is behind", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await open(game, { game: "pampero", seats: people("Ada"), debrief: lost });
    expect(document.querySelector(".verdict")?.textContent?.replaceAll("\u00a0", " ")).toContain("Nach 7 Jahren liegt Ada 17 $ hinter VJ.");
    const list = document.querySelector("#actions-title")?.closest("section")?.querySelectorAll("dl dd") ?? [];
    expect([...list].reduce((sum, one) => sum + Number(one.textContent), 0)).toBe(21);
    expect(warn).not.toHaveBeenCalled();
  });

  test("shows how far a stopped match came", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await open(game, { game: "pampero", seats: [...people("Ada"), { kind: "bot", name: "" }], debrief: aborted });
    expect(document.querySelector(".verdict")?.textContent).toContain("im Jahr 1 abgebrochen");
    expect([...document.querySelectorAll(".maps h3")].map((one) => one.textContent)).toEqual(["GAda", "WBot 2"]);
    expect(warn).not.toHaveBeenCalled();
  });
});
