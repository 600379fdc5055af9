import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { marks } from "../../lib/marks.svelte";
import type { NeustartDecision, Tableau } from "./wire";
import { settings } from "../../lib/settings.svelte";
import type { Answer, CommandBody, TableMessage } from "../../lib/wire";
import { content, message, moment, moments, type MomentName } from "./fixtures";
import { Table } from "./index";
import { quarterName } from "./words";

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
const shown = (): string => document.body.textContent.replace(/\s+/g, " ");

beforeEach(() => {
  settings.language = "de";
});

afterEach(async () => {
  if (table) await unmount(table);
  table = undefined;
  document.body.replaceChildren();
});

const NAMES = Object.keys(moments) as MomentName[];

test.each(NAMES)("everything that is legal, and nothing else, can be clicked: %s", async (name) => {
  const send = show(message(name));
  const offered = new Set([...document.querySelectorAll("[data-decision]")].map((one) => one.getAttribute("data-decision")));
  expect([...offered].sort()).toEqual(moment(name).legal.map((one) => one.decision).sort());
  for (const { decision } of moment(name).legal.slice(0, 12)) {
    click(choice(decision));
    expect(send).toHaveBeenLastCalledWith({ type: "decide", decision, moment: moment(name).view.moment });
    await tick();
    await tick();
    flushSync();
  }
});

test.each<MomentName>(["read", "crisis", "lost"])("an onlooker sees the town and nothing to choose: %s", (name) => {
  const { view } = moment(name);
  show(message(name, { you: null, legal: [], closed: [], view: { ...view, you: null, own_actors: [], stands_in_for: [], focus: null } }), true);
  expect(document.querySelectorAll("[data-quarter]")).toHaveLength(15);
  expect(document.querySelectorAll("[data-decision]")).toHaveLength(0);
  expect(document.querySelector(".orders")).toBeNull();
});

test("the map says of every quarter what is there", () => {
  show(message("crisis"));
  const { view } = moment("crisis");
  for (const [id, quarter] of Object.entries(view.quarters)) {
    const label = document.querySelector(`[data-quarter="${id}"]`)?.getAttribute("aria-label") ?? "";
    expect(label).toContain(quarterName(content, id));
    if (quarter.uprising) expect(label).toContain("Aufstand");
    if (quarter.deaths === 1) expect(label).toContain("Ein Mensch ist hier gestorben");
  }
});

test("a quarter is looked at with a click or a key, and Escape puts its card away", async () => {
  show(message("empty-hand"));
  const quarter = document.querySelector('[data-quarter="GRA"]');
  click(quarter);
  await tick();
  const card = document.querySelector(".quarter-card");
  expect(card?.textContent).toContain("Grafeneck");
  expect(card?.textContent).toContain("Krankenhaus");
  key(document.body, "Escape");
  await tick();
  expect(document.querySelector(".quarter-card")).toBeNull();
  key(quarter, "Enter");
  await tick();
  expect(document.querySelector(".quarter-card")).not.toBeNull();
});

test("a reachable quarter shows its fuel, its way, and takes a key", async () => {
  const send = show(message("team"));
  const drive = moment("team").legal.find((one) => one.kind === "drive" && (one.preview?.fuel ?? 0) > 1);
  const plot = document.querySelector(`[data-quarter="${drive?.quarter ?? ""}"]`);
  expect(plot?.getAttribute("aria-label")).toContain(`(${String(drive?.preview?.fuel)} Treibstoff)`);
  plot?.dispatchEvent(new FocusEvent("focus"));
  await tick();
  const way = document.querySelector(".way")?.getAttribute("d") ?? "";
  expect(way.split("L")).toHaveLength((drive?.preview?.fuel ?? 0) + 1);
  key(plot, "Enter");
  expect(send).toHaveBeenCalledWith({ type: "decide", decision: drive?.decision, moment: moment("team").view.moment });
});

test("another team of one's own is taken in one go", async () => {
  const { view } = moment("team");
  const send = show(message("team"));
  const held = view.focus?.kind === "team" ? view.focus.team : "";
  const resting = (actor: string): boolean => view.tableaux.find((one) => one.id === actor)?.resting === true;
  const other = view.teams.find((team) => team.id !== held && !team.used && !resting(team.actor));
  click(document.querySelector(`g[data-team="${other?.id ?? ""}"][role="button"]`));
  await tick();
  await tick();
  await tick();
  expect(vi.mocked(send).mock.calls.map(([command]) => (command.type === "decide" ? command.decision : ""))).toEqual(["back", `team ${other?.id ?? ""}`]);
});

test("what a team cannot do here says why", () => {
  show(message("team"));
  const closed = moment("team").closed.filter((one) => one.kind !== "ready");
  expect(closed.length).toBeGreaterThan(0);
  expect(document.querySelectorAll(".shut li")).toHaveLength(closed.length);
  for (const item of document.querySelectorAll(".shut li")) expect(item.textContent).toMatch(/\.$/);
});

test("an unknown strength is shown as unknown, a known one as a number", () => {
  show(message("team"));
  const { view, legal } = moment("team");
  const answers = legal.filter((one) => one.kind === "answer");
  expect(answers.length).toBeGreaterThan(0);
  for (const one of answers) {
    const value = view.markers.find((marker) => marker.id === one.marker)?.effective;
    expect(choice(one.decision)?.querySelector(".price")?.textContent).toContain(value === null ? "+?" : `+${String(value)}`);
  }
});

test("an open effort tells what is missing, and the amount that suffices stands out", () => {
  show(message("join"));
  const operation = moment("join").view.operations[0];
  expect(document.querySelector(".operation")?.textContent).toContain(String(operation?.missing));
  const enough = moment("join").legal.find((one) => one.kind === "join" && one.points === operation?.missing);
  if (enough) expect(choice(enough.decision)?.classList.contains("enough")).toBe(true);
  expect(shown()).toContain("Wie viele gibst du dazu?");
});

test("a transport names its way and whether it is paid", () => {
  show(message("trip"));
  const focus = moment("trip").view.focus;
  if (focus?.kind !== "trip") throw new Error("no trip in hand");
  expect(document.querySelector(".hand h2")?.textContent).toContain(`${quarterName(content, focus.from)} → ${quarterName(content, focus.to)}`);
  expect(document.querySelector(".way")).not.toBeNull();
});

test("who rests stays hidden until all have decided", () => {
  const { view } = moment("rest");
  show(message("rest"));
  const rows = [...document.querySelectorAll(".rest li")];
  expect(rows).toHaveLength(5);
  view.tableaux.forEach((tableau, index) => {
    if (tableau.resting === null && !view.own_actors.includes(tableau.id)) {
      expect(rows[index]?.querySelector(".state")?.textContent).toMatch(/entschieden|überlegt noch/);
    }
  });
});

test("the new cards are told in full with what happens if they stay open", () => {
  show(message("read"));
  const cards = [...document.querySelectorAll("details.card[open]")];
  expect(cards.length).toBe(2);
  if (moment("read").view.markers.length) expect(shown()).toContain("Bleibt es offen:");
});

test("night falls on the map", () => {
  show(message("crisis"));
  expect(document.querySelector("svg.ns-town")?.classList.contains("night")).toBe(true);
});

test("the score is told with its parts", () => {
  show(message("empty-hand"));
  expect(document.querySelectorAll(".parts li")).toHaveLength(9);
  expect(document.querySelector(".sum")?.textContent).toBe(String(moment("empty-hand").view.score.total).replace("-", "−"));
});

test("a lost week names its cause and its toll, and leads to the debrief", () => {
  show(message("lost"));
  const panel = document.querySelector(".outcome");
  expect(panel?.textContent).toContain("Verloren");
  expect(panel?.querySelectorAll(".toll li")).toHaveLength(3);
  expect(panel?.querySelector("a")?.getAttribute("href")).toBe("/t/KWRTZP/debrief");
});

test("a won week shows score, verdict and the roll that brought the power", () => {
  show(message("won"));
  const panel = document.querySelector(".outcome");
  const { view } = moment("won");
  expect(panel?.textContent).toContain("Geschafft");
  expect(document.querySelector("svg.ns-town")?.classList.contains("restored")).toBe(true);
  expect(panel?.querySelector(".total")?.textContent).toBe(String(view.score.total).replace("-", "−"));
  expect(panel?.querySelector(".band b")?.textContent).toBe(view.outcome?.band);
});

/** Bo leads the role that Ada shares; or Bo proposes something to Ada. */
function sharing(role: Partial<Tableau>, legal: NeustartDecision): TableMessage {
  const { view } = moment("empty-hand");
  const tableaux = view.tableaux.map((one) => (one.id === "F" ? { ...one, seats: [0, 1], ...role } : one));
  return message("empty-hand", { you: 0, view: { ...view, you: 0, own_actors: ["F"], tableaux }, legal: [legal] });
}

test("a shared role shows who leads it and what is in hand, and an objection can be made", () => {
  const send = show(sharing({ baton: { seat: 1, hand: { kind: "team", team: "F2" } } }, { decision: "object F", kind: "object", actor: "F" }));
  expect(shown()).toContain("führt: Bo");
  expect(document.querySelector(".shared")?.textContent).toContain("Feuerwehr 2");
  click(choice("object F"));
  expect(send).toHaveBeenCalledWith({ type: "decide", decision: "object F", moment: moment("empty-hand").view.moment });
});

test("what is proposed in a shared role is told in words and can be confirmed", () => {
  const proposal = { seat: 1, decision: { decision: "drive GRA", kind: "drive", quarter: "GRA" }, hand: { kind: "team" as const, team: "F1" } };
  const send = show(sharing({ proposal }, { decision: "confirm F", kind: "confirm", actor: "F" }));
  const told = document.querySelector(".shared")?.textContent ?? "";
  for (const word of ["Bo", "Feuerwehr 1", "Grafeneck"]) expect(told).toContain(word);
  click(choice("confirm F"));
  expect(send).toHaveBeenCalledWith({ type: "decide", decision: "confirm F", moment: moment("empty-hand").view.moment });
});

test("seats with one role wear its vehicle while the game is shown", async () => {
  show(message("empty-hand"));
  expect(marks.all[0]?.label).toBe("Feuerwehr");
  if (table) await unmount(table);
  table = undefined;
  expect(marks.all).toEqual({});
});
