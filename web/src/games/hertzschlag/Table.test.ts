import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Answer, CommandBody } from "../../lib/wire";
import { content, message, view } from "./fixtures";
import { Table } from "./index";

let table: ReturnType<typeof mount> | undefined;

function show(given = message()): (command: CommandBody) => Promise<Answer> {
  const send = vi.fn(() => Promise.resolve<Answer>({ type: "answer", id: "1", accepted: true, seq: 2 }));
  table = mount(Table, { target: document.body, props: { message: given, content, send } });
  flushSync();
  return send;
}

const button = (text: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>(".actions button, .signals button")].find((one) => one.textContent?.includes(text));

beforeEach(() => {
  settings.language = "de";
});

afterEach(async () => {
  if (table) await unmount(table);
  table = undefined;
  document.body.replaceChildren();
});

test("a card is picked, then played", async () => {
  const send = show();
  const card = document.querySelector<HTMLButtonElement>('[data-card="SO02#1"] > button');
  card?.click();
  await tick();
  expect(document.querySelector(".sentence")?.textContent).toContain("Kostet 6 €, Marker auf 50,00 Hz, bringt 4 €, es bleiben 13 €");
  expect(document.querySelector(".scale")?.textContent).toContain("Vorschau: 50,00 Hz");
  button("Ausspielen")?.click();
  expect(send).toHaveBeenCalledWith({ type: "decide", decision: "play SO02#1", moment: "3.commit" });
});

test("a card that is too dear says why and can still be handed in", async () => {
  const send = show();
  document.querySelector<HTMLButtonElement>('[data-card="FL04#1"] > button')?.click();
  await tick();
  expect(button("Ausspielen")?.disabled).toBe(true);
  expect(document.querySelector(".sentence")?.textContent).toContain("Kostet 9 €, du hast 5 €.");
  button("Einkommen")?.click();
  expect(send).toHaveBeenCalledWith({ type: "decide", decision: "income FL04#1", moment: "3.commit" });
});

test("keys do the same as clicks", () => {
  const send = show();
  const card = document.querySelector<HTMLButtonElement>('[data-card="SO02#1"] > button');
  card?.focus();
  card?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement?.closest("[data-card]")?.getAttribute("data-card")).toBe("FL04#1");
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
  expect(send).toHaveBeenCalledWith({ type: "decide", decision: "income FL04#1", moment: "3.commit" });
});

test("a signal is one click", () => {
  const send = show();
  button("Hoch")?.click();
  expect(send).toHaveBeenCalledWith({ type: "decide", decision: "signal up", moment: "3.commit" });
});

test("a rescue offers what is legal", () => {
  const legal = [0, 1, 2, 3, 4, 5].map((amount) => ({ decision: `bid ${String(amount)}`, kind: "bid" as const, amount, preview: { pays: amount, money: 15 - amount } }));
  const rescue = { plant: "pumped_storage" as const, cost: 11, most_bid: 5, most_possible: 15 };
  const send = show(message({ view: view({ phase: "bid", moment: "3.bid", position: -6, rescue }), legal }));
  expect(document.body.textContent).toContain("11 € nötig");
  document.querySelector<HTMLButtonElement>('button[aria-label="4 € bieten"]')?.click();
  expect(send).toHaveBeenCalledWith({ type: "decide", decision: "bid 4", moment: "3.bid" });
});

test("in a blackout the page is dark until one leaves", async () => {
  const outcome = {
    verdict: "blackout" as const,
    reason: { code: "no-plant", params: {} },
    winners: [],
    places: null,
    points: null,
    breakdown: null,
    goals: ["SG3", "SG3", "SG3"],
    goal_side: [],
  };
  show(message({ view: view({ phase: "over", position: 6, outcome }), legal: [], closed: [] }));
  expect(document.body.textContent).toContain("Das Licht ist aus");
  expect(document.body.textContent).toContain("das Gaskraftwerk");
  expect(document.documentElement.style.colorScheme).toBe("dark");
  if (table) await unmount(table);
  table = undefined;
  expect(document.documentElement.style.colorScheme).toBe("");
});

test("an onlooker sees the table and nothing to choose", () => {
  show(message({ you: null, view: view({ own: null, prompt: { id: "watch", params: { waiting_for: [0] } } }), legal: [], closed: [] }));
  expect(document.querySelectorAll("article.household")).toHaveLength(3);
  expect(document.querySelector(".hand")).toBeNull();
});
