import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { marks } from "../../lib/marks.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Answer, CommandBody, TableMessage } from "../../lib/wire";
import { content, message, moment, moments } from "./fixtures";
import { Table } from "./index";
import { cardTitle, money, tileTitle } from "./words";

let table: ReturnType<typeof mount> | undefined;

function show(given: TableMessage, screen = false): (command: CommandBody) => Promise<Answer> {
  const send = vi.fn(() => Promise.resolve<Answer>({ type: "answer", id: "1", accepted: true, seq: 2 }));
  table = mount(Table, { target: document.body, props: { message: given, content, send, screen } });
  flushSync();
  return send;
}

const click = (element: Element | null | undefined): void => void element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
const key = (element: Element | null | undefined, name: string): void => void element?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
const choice = (decision: string): Element | null => document.querySelector(`[data-decision="${decision}"]`);

beforeEach(() => {
  settings.language = "de";
});

afterEach(async () => {
  if (table) await unmount(table);
  table = undefined;
  document.body.replaceChildren();
});

const NAMES = Object.keys(moments);

test.each(NAMES)("everything that is legal, and nothing else, can be clicked: %s", async (name) => {
  const send = show(message(name));
  const offered = new Set([...document.querySelectorAll("[data-decision]")].map((one) => one.getAttribute("data-decision")));
  expect([...offered].sort()).toEqual(moment(name).legal.map((one) => one.decision).sort());
  expectWords();
  for (const { decision } of moment(name).legal.slice(0, 3)) {
    click(choice(decision));
    expect(send).toHaveBeenLastCalledWith({ type: "decide", decision, moment: moment(name).view.moment });
    await tick();
    await tick();
    flushSync();
  }
});

/** A text that is missing shows its id, an argument that is missing its name. */
const MISSING = /\b(board|about|effect|decision|refusal|phase|scoring|display|score|end|verdict)-[a-z]|\{\s*\$|undefined/;

function expectWords(): void {
  const things = [...document.querySelectorAll(".thing")];
  expect(things.length).toBeGreaterThan(150);
  for (const thing of things) {
    const label = thing.getAttribute("aria-label") ?? "";
    expect(label.length).toBeGreaterThan(2);
    expect(label).not.toMatch(MISSING);
  }
  expect(document.body.textContent).not.toMatch(MISSING);
}

test.each(["turn", "score", "special", "over-solo"])("every thing says what it is in English, too: %s", (name) => {
  settings.language = "en";
  show(message(name));
  expectWords();
});

test.each(["turn", "over", "opponent"])("an onlooker sees everything and nothing to choose: %s", (name) => {
  const { view } = moment(name);
  show(message(name, { you: null, legal: [], closed: [], view: { ...view, you: null, agenda: [], play: null } }), true);
  expect(document.querySelectorAll("[data-site]")).toHaveLength(Object.keys(view.sites).length);
  expect(document.querySelectorAll("[data-space]")).toHaveLength(Object.keys(view.spaces).length);
  expect(document.querySelectorAll("[data-decision]")).toHaveLength(0);
  expect(document.querySelector(".steps")).toBeNull();
});

test("the map shows every site, contract and connection of this side of the board", () => {
  show(message("turn"));
  const { view } = moment("turn");
  for (const [id, site] of Object.entries(view.sites)) {
    const label = document.querySelector(`[data-site="${id}"]`)?.getAttribute("aria-label") ?? "";
    if (site.structure) expect(label).toContain(site.structure.kind === "pylon" ? "Strommast von" : "Windpark von");
    if (site.bulldozer !== null) expect(label).toContain("Bulldozer von");
  }
  for (const [id, field] of Object.entries(view.connections)) {
    const label = document.querySelector(`[data-field="${id}"]`)?.getAttribute("aria-label") ?? "";
    expect(label).toContain(field.tile ? tileTitle(content, field.tile) : "genommen");
  }
});

test("a place that cannot be chosen explains itself with a click, and Escape puts that away", async () => {
  show(message("turn"));
  const space = document.querySelector("[data-space]:not([data-decision])");
  click(space);
  await tick();
  const card = document.querySelector(".explain");
  const label = space?.getAttribute("aria-label") ?? "";
  expect(card?.querySelector("h3")?.textContent.length).toBeGreaterThan(3);
  expect(label.startsWith(card?.querySelector("h3")?.textContent ?? "?")).toBe(true);
  key(document.body, "Escape");
  await tick();
  expect(document.querySelector(".explain")).toBeNull();
});

test("arrow keys lead from thing to thing, and Enter decides", () => {
  const send = show(message("wind"));
  const map = document.querySelector("svg.pa-land");
  key(map, "ArrowRight");
  const first = document.activeElement;
  expect(first?.classList.contains("thing")).toBe(true);
  key(first, "ArrowRight");
  expect(document.activeElement).not.toBe(first);
  const site = document.querySelector("[data-site][data-decision]");
  key(site, "Enter");
  expect(send).toHaveBeenCalledWith({ type: "decide", decision: site?.getAttribute("data-decision"), moment: moment("wind").view.moment });
});

test("a card that cannot be played says why", () => {
  show(message("turn"));
  const reasons = moment("turn").closed.filter((one) => one.kind === "play" && moment("turn").view.players[moment("turn").you ?? 0]?.hand.includes(String(one["card"])));
  for (const reason of reasons) {
    const card = [...document.querySelectorAll(".hand .card")].find((one) => one.textContent.includes(cardTitle(content, String(reason["card"]))));
    expect(card?.classList.contains("dim")).toBe(true);
    expect(card?.getAttribute("aria-label")).toMatch(/\.$/);
  }
  expect(document.querySelectorAll(".hand .card.open").length).toBe(moment("turn").legal.length);
});

test("a step tells what it costs and what comes next", () => {
  show(message("field"));
  const play = moment("field").view.play;
  expect(document.querySelector(".in-hand")?.textContent).toContain(cardTitle(content, play?.card ?? ""));
  for (const one of moment("field").legal) {
    const told = document.querySelector(`.choice[data-decision="${one.decision}"]`)?.textContent ?? "";
    if (one.preview?.money) expect(told).toContain(`${one.preview.money < 0 ? "−" : "+"}${String(Math.abs(one.preview.money))} $`);
  }
});

test("the boards of another company open with a press", async () => {
  show(message("turn"));
  const other = ((moment("turn").you ?? 0) + 1) % 4;
  click(document.querySelectorAll(".companies button")[other]);
  await tick();
  expect(document.querySelector(".boards h2")?.textContent).toContain(["Ada", "Bo", "Cem", "Dilan"][other]);
});

test("the network board shows every contract at its transformer", () => {
  show(message("network"));
  const { view, you } = moment("network");
  const own = view.players[you ?? 0];
  expect(document.querySelectorAll(".transformer.used")).toHaveLength(Object.keys(own?.network ?? {}).length);
  expect(document.querySelectorAll(".transformer")).toHaveLength(27);
});

test.each(["over", "over-two", "over-solo"])("the final reckoning adds up for every company: %s", (name) => {
  show(message(name));
  const { view } = moment(name);
  const heads = document.querySelectorAll(".outcome thead th");
  expect(heads).toHaveLength(view.players.length);
  const totals = [...document.querySelectorAll(".outcome .total td")].map((one) => one.textContent);
  expect(totals).toEqual([...view.players].sort((a, b) => b.money - a.money || b.stage - a.stage).map((player) => money(player.money)));
  for (const column of heads.keys()) {
    const parts = [...document.querySelectorAll(`.outcome tbody tr`)].map((row) => Number(row.querySelectorAll("td")[column]?.textContent.replace("−", "-").replace("+", "")));
    expect(money(parts.reduce((sum, part) => sum + part, 0))).toBe(totals[column]);
  }
  expect(document.querySelector(".outcome .tie")?.textContent).toContain("Strommasten");
  expect(document.querySelector(".outcome a")?.getAttribute("href")).toBe("/t/KWRTZP/debrief");
});

test("seats wear the colour and shape of their company while the game is shown", async () => {
  show(message("turn"));
  expect(Object.values(marks.all).map((one) => one.label)).toEqual(["Gelb", "Weiß", "Blau", "Lila"]);
  expect(new Set(Object.values(marks.all).map((one) => one.shape)).size).toBe(4);
  if (table) await unmount(table);
  table = undefined;
  expect(marks.all).toEqual({});
});
