/** The board for any game: grouped decisions, arguments one after the other, closed ones with reasons, the view as a tree. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Answer, CommandBody, LegalDecision, TableMessage } from "../../lib/wire";
import Board from "./Board.svelte";
import { fitting, groupsOf, isSingle, settled, valuesOf } from "./grouping";
import { Words } from "./words";

const many: LegalDecision[] = [];
for (const heap of [0, 1, 2]) for (let amount = 1; amount <= 5 + heap; amount++) many.push({ decision: `take ${heap} ${amount}`, kind: "take", heap, amount, preview: { left: 9 - amount } });
const pass: LegalDecision = { decision: "pass", kind: "pass" };

const message = (legal: LegalDecision[]): TableMessage =>
  ({
    type: "table",
    seq: 1,
    now: 0,
    you: 0,
    table: { code: "ABCDEF", game: "nim", status: "playing", options: {}, commitment: "", seed: null, onlookers: 0, host: 0, seats: [{ seat: 0, kind: "person", name: "Ada" }] },
    view: { game: "nim", you: 0, moment: "3", phase: "take", actors: [0], prompt: { id: "take", params: {} }, outcome: null, heaps: [3, 4, 5], deep: { one: { two: 2 } } },
    legal,
    closed: [{ decision: "take 0 9", kind: "take", heap: 0, amount: 9, code: "not-your-decision", params: {} }],
    journal: [],
    chat: [],
    clock: null,
    undo: { open: false },
  }) as unknown as TableMessage;

test("few decisions get a button each, many are asked for argument by argument", () => {
  const [take, other] = groupsOf([...many, pass]);
  expect(take?.asked).toEqual(["heap", "amount"]);
  expect(other?.asked).toEqual([]);
  expect([take, other].map((one) => one && isSingle(one))).toEqual([false, true]);
  if (!take) throw new Error("no group");
  expect(valuesOf(take, "heap", { heap: 2, amount: 7 })).toEqual([0, 1, 2]);
  expect(valuesOf(take, "amount", { heap: 1 })).toEqual([1, 2, 3, 4, 5, 6]);
  expect(fitting(take, { heap: 2, amount: 7 }).map((one) => one.decision)).toEqual(["take 2 7"]);
});

test("what has only one value is chosen, and what is not possible any more is dropped", () => {
  const [take] = groupsOf(many);
  if (!take) throw new Error("no group");
  expect(settled(take, {})).toEqual({});
  expect(settled(take, { heap: 0, amount: 7 })).toEqual({ heap: 0 });
  expect(settled(take, { heap: 2, amount: 7 })).toEqual({ heap: 2, amount: 7 });
  const single = { ...take, decisions: many.filter((one) => one["heap"] === 1) };
  expect(settled(single, { heap: 2 })).toEqual({ heap: 1 });
});

test("things without a text are called by their plain names", () => {
  const words = new Words("nim", [{ seat: 0, kind: "person", name: "Ada" } as never]);
  expect(words.called("field", "most_total")).toBe("most total");
  expect(words.whole({ decision: "give 0 x", kind: "give", seat: 0, card: "x" })).toBe("give: Ada · x");
  expect(words.decision(pass)).toBe("pass");
  expect(words.preview({ ...pass, preview: { left_over: 2 } })).toBe("left over 2");
  const closed = { decision: "take 0 9", kind: "take", heap: 0, amount: 9, code: "heap-too-small", params: { heap: 0, left: 3 } };
  expect(words.closed(closed)).toBe("heap too small (heap 0, left 3)");
});

let board: ReturnType<typeof mount> | undefined;
beforeEach(() => {
  settings.language = "en";
});
afterEach(() => {
  if (board) void unmount(board);
  board = undefined;
  document.body.innerHTML = "";
  settings.language = "de";
});

const press = (text: string): void => {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent.trim().startsWith(text));
  if (!found) throw new Error(`no button ${text}`);
  flushSync(() => {
    found.click();
  });
};

test("a decision is put together and sent, with what it would do", () => {
  const send = vi.fn<(command: CommandBody) => Promise<Answer>>(() => Promise.resolve({ type: "answer" as const, id: null, accepted: true as const, seq: 2 }));
  board = mount(Board, { target: document.body, props: { message: message([...many, pass]), content: null, send } });
  flushSync();
  expect(document.querySelectorAll("[data-decision]")).toHaveLength(1);
  press("2");
  press("7");
  const chosen = document.querySelector<HTMLButtonElement>("[data-decision='take 2 7']");
  expect(chosen?.textContent).toContain("left 2");
  chosen?.click();
  expect(send).toHaveBeenCalledWith({ type: "decide", decision: "take 2 7", moment: "3" });
});

test("closed decisions say why, and the view is a tree without what the frame shows", () => {
  board = mount(Board, { target: document.body, props: { message: message([pass]), content: null, send: vi.fn() } });
  flushSync();
  expect(document.body.textContent).toContain("not");
  expect(document.querySelector("li .what")?.textContent).toContain("take: 0 · 9");
  const tree = document.querySelector("[aria-labelledby='generic-view']");
  expect([...(tree?.querySelectorAll(".value") ?? [])].slice(0, 3).map((one) => one.textContent)).toEqual(["3", "4", "5"]);
  // Few plain values stand on one line, so only the outer one folds.
  expect(tree?.querySelectorAll("details")).toHaveLength(1);
  expect(tree?.textContent).not.toContain("moment");
});

test("a result names the winners and the places", () => {
  const over = message([]);
  Object.assign(over.view as object, { actors: [], outcome: { verdict: "won", reason: { code: "took-last", params: {} }, winners: [0], places: [1], points: null, breakdown: null } });
  board = mount(Board, { target: document.body, props: { message: over, content: null, send: vi.fn() } });
  flushSync();
  const result = document.querySelector("[aria-labelledby='generic-outcome']");
  expect(result?.textContent).toContain("Won: Ada");
  expect(result?.textContent).toContain("took last");
  expect(result?.querySelectorAll("th")).toHaveLength(2);
});

test("on the wall there is nothing to press", () => {
  board = mount(Board, { target: document.body, props: { message: message([pass]), content: null, send: vi.fn(), screen: true } });
  flushSync();
  expect(document.querySelectorAll("button")).toHaveLength(0);
});
