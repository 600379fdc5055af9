import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { marks } from "../../lib/marks.svelte";
import { countsOf } from "./wire";
import { settings } from "../../lib/settings.svelte";
import type { Answer, CommandBody } from "../../lib/wire";
import { content, governing, message, view } from "./fixtures";
import { Table } from "./index";

let table: ReturnType<typeof mount> | undefined;

function show(given = message()): (command: CommandBody) => Promise<Answer> {
  const send = vi.fn(() => Promise.resolve<Answer>({ type: "answer", id: "1", accepted: true, seq: 2 }));
  table = mount(Table, { target: document.body, props: { message: given, content, send } });
  flushSync();
  return send;
}

const labelled = (text: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent)?.includes(text));

const decided = (decision: string, moment = "9.main.4") => ({ type: "decide", decision, moment });

beforeEach(() => {
  settings.language = "de";
});

afterEach(async () => {
  if (table) await unmount(table);
  table = undefined;
  document.body.replaceChildren();
});

test("a column is chosen, then a field, paid with own cards first", async () => {
  const send = show();
  labelled("In Energie investieren")?.click();
  await tick();
  const targets = [...document.querySelectorAll<HTMLButtonElement>(".target")];
  expect(targets.map((one) => one.querySelector(".visually-hidden")?.textContent)).toEqual([
    "Ein Feld hinauf auf 6: 3 Karten, danach hast du noch 10",
    "2 Felder hinauf auf 7: 6 Karten, danach hast du noch 7",
  ]);
  targets[0]?.click();
  expect(send).toHaveBeenCalledWith(decided("invest energy 1 0"));
});

test("jokers can be put into a payment", async () => {
  const send = show();
  labelled("In Bildung investieren")?.click();
  await tick();
  labelled("Joker +1")?.click();
  await tick();
  document.querySelector<HTMLButtonElement>(".step")?.click();
  expect(send).toHaveBeenCalledWith(decided("invest education 1 1"));
});

test("a rival's piece in the dark zone is pushed back", async () => {
  const send = show();
  document.querySelector<HTMLButtonElement>(".grab")?.click();
  await tick();
  expect(document.body.textContent).toContain("Cem in Energie zurückdrängen");
  document.querySelector<HTMLButtonElement>(".target.push")?.click();
  expect(send).toHaveBeenCalledWith(decided("manipulate 2 energy 1 0"));
});

test("the threat of a monopoly is in sight and in words", () => {
  show();
  expect(document.querySelector(".column.cat-energy .alarm")?.textContent).toContain("1 von 2");
  expect(document.body.textContent).toContain("Cem dominiert, Rundenenden 1 von 2.");
});

test("a column that cannot be paid says why", async () => {
  show(
    message({
      legal: [{ decision: "end", kind: "end" }],
      closed: [{ decision: "invest health 1 0", kind: "invest", category: "health", steps: 1, code: "cannot-pay", params: { cards: 2, have: 1 } }],
    }),
  );
  labelled("In Gesundheit investieren")?.click();
  await tick();
  expect(document.querySelector(".moves .closed")?.textContent).toContain("Das kostet 2 Karten. Du hast nur eine passende.");
});

test("the government deals its grant card by card", async () => {
  const legal = [
    { decision: "give education 1", kind: "give" as const, card: "education" as const, seat: 1 },
    { decision: "give joker 3", kind: "give" as const, card: "joker" as const, seat: 3 },
  ];
  const send = show(message({ you: 0, view: governing("grant"), legal, closed: [] }));
  labelled("Joker wählen")?.click();
  await tick();
  labelled("Joker an Dilan")?.click();
  expect(send).toHaveBeenCalledWith(decided("give joker 3", "9.grant"));
});

test("the government turns a price and sees the total", () => {
  const legal = [
    { decision: "tax energy 1", kind: "tax" as const, category: "energy" as const, step: 1, preview: { cost: 4, total: 9 } },
    { decision: "done", kind: "done" as const },
  ];
  const send = show(message({ you: 0, view: governing("tax"), legal, closed: [] }));
  expect(document.body.textContent).toContain("Summe 8 von höchstens 12");
  labelled("Energie teurer machen: dann 4")?.click();
  expect(send).toHaveBeenCalledWith(decided("tax energy 1", "9.tax"));
});

test("the desk is the government's alone", () => {
  show(message({ you: 0, view: governing("audit"), legal: [{ decision: "audit 2", kind: "audit", seat: 2 }], closed: [] }));
  expect(document.querySelector(".desk")?.textContent).toContain("Dein geheimes Ziel");
  expect(document.querySelector(".hand")).toBeNull();
});

test("wealth tax is chosen card by card and sealed", () => {
  const legal = [{ decision: "discard energy", kind: "discard" as const, card: "energy" as const }];
  const own = { hand: countsOf({ energy: 22 }), granted: null, discarding: countsOf({ energy: 4 }) };
  const send = show(message({ view: view({ phase: "wealth_tax", own, wealth_tax: { seat: 1, due: 10, chosen: 4 } }), legal, closed: [] }));
  expect(document.body.textContent).toContain("4 von 10 gewählt");
  labelled("Eine Karte Energie abgeben")?.click();
  expect(send).toHaveBeenCalledWith(decided("discard energy"));
});

test("the end shows the monopoly, the goal and what would have changed it", () => {
  const outcome = {
    verdict: "monopoly" as const,
    reason: { code: "monopoly", params: {} },
    winners: [2],
    places: [null, null, 1, null],
    points: [null, 12, 14, 17],
    breakdown: null,
    goal: "G3",
    goal_met: false,
    goal_progress: { value: 4, need: 12, compare: ">=" as const, met: false },
    monopolies: [{ seat: 2, category: "energy" as const }],
    rating: null,
    contributions: [{ seat: 2, steps: 13, pushed_back: 0, initiatives: 1 }],
    hands: [null, null, countsOf({ energy: 1 }), null],
  };
  show(message({ view: view({ phase: "over", outcome }), legal: [], closed: [] }));
  expect(document.body.textContent).toContain("Cem beherrscht Energie und gewinnt.");
  expect(document.body.textContent).toContain("2 Felder weniger Vorsprung für Cem in Energie");
  expect(document.querySelector(".column.cat-energy")?.classList.contains("glow")).toBe(true);
});

test("seats wear the marks of their pieces while the game is shown", async () => {
  show();
  expect(marks.all[0]?.label).toBe("goldene Krone");
  expect(marks.all[2]?.label).toBe("weißer Kreis");
  if (table) await unmount(table);
  table = undefined;
  expect(marks.all).toEqual({});
});

test("an onlooker sees the table and nothing to choose", () => {
  show(message({ you: null, view: view({ you: null, own: null, prompt: { id: "watch", params: { waiting_for: [1] } } }), legal: [], closed: [] }));
  expect(document.querySelectorAll(".column")).toHaveLength(4);
  expect(document.querySelector(".dock")).toBeNull();
});
