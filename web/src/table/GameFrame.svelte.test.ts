import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GamePages } from "../games";
import { announcer } from "../lib/announcer.svelte";
import { settings } from "../lib/settings.svelte";
import { type Socket, TableClient } from "../lib/table.svelte";
import type { Answer, CommandBody, GameDetails, Seat, TableMessage } from "../lib/wire";
import Board from "../testing/Board.svelte";
import GameFrame from "./GameFrame.svelte";

const names = ["Ada", "Bo", "Cem"];
const seats: Seat[] = names.map((name, seat) => ({
  seat,
  kind: "person",
  name,
  bot: null,
  connected: seat !== 1,
  autopilot: seat === 2,
  left: false,
  votes_stop: false,
}));

function message(more: Partial<TableMessage> = {}): TableMessage {
  return {
    type: "table",
    seq: 4,
    now: Date.now(),
    table: { code: "KWRTZP", game: "nothing", status: "playing", options: {}, commitment: "ab", seed: null, onlookers: 1, host: 0, seats },
    you: 0,
    view: { game: "nothing", moment: "1.a", phase: "a", actors: [0], prompt: { id: "label", params: { waiting_for: [1, 2] } }, outcome: null },
    legal: [],
    closed: [],
    journal: [
      { seq: 2, kind: "round-begins", round: 2 },
      { seq: 3, kind: "played", seat: 0 },
      { seq: 4, kind: "played", seat: 1 },
    ],
    chat: [{ seq: 3, seat: 1, name: "Bo", text: "<b>Hallo</b>", at: 0 }],
    clock: { moment: "1.a", deadline: Date.now() + 42_000, seconds: 60 },
    undo: { open: true },
    ...more,
  };
}

const pages: GamePages = {
  Table: Board,
};

const game: GameDetails = {
  id: "nothing",
  title: { de: "Nichts", en: "Nothing" },
  tagline: { de: "", en: "" },
  credit: { de: "", en: "" },
  seats: { least: 3, most: 5 },
  options: [],
  bots: [],
  rules: 1,
  content_hash: "",
  content: {},
  lines: { headings: ["round-begins"], kinds: {} },
};

let app: ReturnType<typeof mount> | undefined;
let sent: CommandBody[] = [];
const socket: Socket = { readyState: 0, onopen: null, onmessage: null, onclose: null, onerror: null, send: () => undefined, close: () => undefined };

function show(first: TableMessage, given: GamePages = pages) {
  const props = $state({
    client: new TableClient({ connect: () => socket }, first),
    message: first,
    game,
    pages: given,
    send: (command: CommandBody): Promise<Answer> => {
      sent.push(command);
      return Promise.resolve({ type: "answer", id: "x", accepted: true, seq: 5 });
    },
  });
  app = mount(GameFrame, { target: document.body, props });
  flushSync();
  return props;
}

beforeEach(() => {
  settings.language = "de";
  sent = [];
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(async () => {
  if (app) await unmount(app);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test("board, prompt, clock, people, chronicle and talk are there, with one title", () => {
  show(message());
  expect(document.querySelectorAll("main, aside, header.bar")).toHaveLength(3);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(document.querySelector("#the-board")).not.toBeNull();
  expect(document.querySelector(".prompt.mine p")?.textContent).toBe("Was jetzt?");
  expect(document.querySelector("[role=timer]")?.getAttribute("aria-label")).toBe("Noch 42 Sekunden");
  expect(document.querySelector(".people-part")?.textContent).toMatch(/Ada.*Bo.*nicht verbunden.*Cem.*Autopilot/s);
  expect(document.title).toBe("● Nichts · KWRTZP · Stromtisch");
});

test("the chronicle tells the lines worth telling, marks one's own, and what people write stays text", () => {
  show(message());
  const lines = [...document.querySelectorAll(".chronicle li")];
  expect(lines.map((line) => line.textContent?.trim())).toEqual(["round-begins: round 2", "Ada played", "Bo played"]);
  expect(lines.map((line) => line.className.includes("mine"))).toEqual([false, true, false]);
  expect(lines[0]?.className).toContain("heading");
  expect(document.querySelector(".said")?.textContent).toBe("<b>Hallo</b>");
});

test("undo and talk are sent", async () => {
  show(message());
  document.querySelector<HTMLButtonElement>(".undo")?.click();
  const field = document.querySelector<HTMLInputElement>(".chat input");
  if (!field) throw new Error("no field for talk");
  field.value = "  Guten Abend ";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.form?.requestSubmit();
  await tick();
  expect(sent).toEqual([{ type: "undo" }, { type: "chat", text: "Guten Abend" }]);
  expect(field.value).toBe("");
});

test("an onlooker sees the same and can only read", () => {
  show(message({ you: null, undo: { open: false } }));
  expect(document.querySelector(".chat form")).toBeNull();
  expect(document.querySelector(".undo")).toBeNull();
  expect(document.querySelector(".prompt.mine")).toBeNull();
  expect(document.body.textContent).toContain("Du schaust zu");
  expect(document.querySelector(".chronicle li.mine")).toBeNull();
});

test("new lines and words of others are read out, what was there before is not", async () => {
  const before = announcer.text;
  const props = show(message());
  await new Promise((done) => setTimeout(done, 200));
  expect(announcer.text).toBe(before);
  const first = message();
  props.message = message({
    seq: 6,
    journal: [...first.journal, { seq: 5, kind: "played", seat: 2 }],
    chat: [...first.chat, { seq: 6, seat: 2, name: "Cem", text: "Ja", at: 0 }, { seq: 6.5, seat: 0, name: "Ada", text: "Nein", at: 0 }],
  });
  await vi.waitFor(() => expect(announcer.text.trim()).toBe("Cem played Cem sagt: Ja"), { timeout: 5000 });
});

test("a roomy board has a small desktop for itself; the button that opens the panel counts what was said", () => {
  const props = show(message(), { ...pages, roomy: true });
  expect(document.querySelector(".frame.wide")).not.toBeNull();
  const button = document.querySelector<HTMLButtonElement>(".panel-switch");
  expect(button?.textContent).toBe("");
  const said = { seq: 5, seat: 2, name: "Cem", text: "Wind!", at: 0 };
  props.message = message({ chat: [...props.message.chat, said] });
  flushSync();
  expect(button?.textContent).toBe("1");
  button?.click();
  flushSync();
  expect(document.querySelector(".frame.wide")).toBeNull();
  expect(button?.textContent).toBe("");
});

test("who acts as host has the host's menu, and everybody sees for whom", () => {
  const life = { settings: { rollback: false, onlookers: true, patient: false }, paused: false, left: null, closed: false, rematch: null };
  const table = { ...message().table, life };
  const menu = (you: number, host: number, actingFor: number | null) => {
    if (app) void unmount(app);
    document.body.replaceChildren();
    show(message({ you, table: { ...table, host, acting_for: actingFor } }));
    return document.body.textContent?.includes("Spielleitung") ?? false;
  };
  expect(menu(0, 0, null)).toBe(true);
  expect(document.querySelector(".people-part")?.textContent).not.toContain("leitet für");
  expect(menu(1, 0, null)).toBe(false);
  expect(menu(1, 1, 0)).toBe(true);
  expect(document.querySelector(".people-part")?.textContent).toMatch(/Bo.*leitet für Ada.*Cem/s);
  expect(menu(0, 1, 0)).toBe(false);
});

test("a table whose rules the server does not have says so, shows everything and takes nothing", () => {
  const first = message({ undo: { open: false }, clock: null });
  const edition = { rules: 1, content: "", newest: 2, current: false, playable: false };
  const life = { settings: { rollback: true, onlookers: true, patient: false }, paused: false, left: null, closed: false, rematch: null };
  show({ ...first, table: { ...first.table, edition, life } });
  expect(document.querySelector(".past")?.textContent).toMatch(/nicht fortsetzen.*Regeln 1.*Regeln 2/s);
  expect(document.querySelector("#the-board")).not.toBeNull();
  expect(document.querySelectorAll(".chronicle li")).toHaveLength(3);
  expect(document.querySelector(".said")).not.toBeNull();
  expect(document.querySelector(".chat form")).toBeNull();
  expect(document.querySelector(".prompt")).toBeNull();
});
