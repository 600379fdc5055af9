/** Names, numbers and sentences of the situation room, in the chosen language. */
import type { Action, Focus, Marker, NeustartDecision, NeustartView, Task } from "./wire";
import { ACTIONS } from "./wire";
import { nameOf } from "../../lib/people";
import { plainArgs, refusal } from "../../lib/refusals";
import { settings } from "../../lib/settings.svelte";
import { both, hasText, list, textsOf } from "../../lib/texts";
import type { Both, Params, Table } from "../../lib/wire";
import type { Content, Effect } from "./content";
import type { PictogramName } from "./pictograms";

export const GAME = "neustart";
export const t = textsOf(GAME);

/** A title of the content in the chosen language; what the content does not know keeps its id. */
const titled = (found: Both | undefined, id: string): string => (found ? both(found) : id);

export const quarterName = (content: Content, id: string): string => titled(content.quarters[id]?.title, id);
/** "in der Altstadt" */
export const atQuarter = (content: Content, id: string): string => titled(content.quarters[id]?.place, quarterName(content, id));
export const actorName = (content: Content, id: string): string => titled(content.actors.find((one) => one.id === id)?.title, id);
/** "Feuerwehr 2" for the team F2. */
export const teamName = (content: Content, team: string): string => `${actorName(content, team.slice(0, 1))} ${team.slice(1)}`;
export const actionName = (content: Content, id: string): string => titled(content.actions[id], id);
export const cardTitle = (content: Content, id: string): string => titled(content.cards[id]?.title, id);
export const weekdayName = (weekday: number): string => t(`weekday-${String(weekday)}`);
export const markerName = (marker: Pick<Marker, "kind">): string => t(`marker-${marker.kind}`);

/** The name of a business ("ALT.SUPERMARKET") or of its kind. */
export function businessName(content: Content, id: string): string {
  const kind = id.split(".").at(-1) ?? id;
  return titled(content.businesses[kind], kind);
}

/** Where goods go: a tank of an actor, or a place. */
export function sinkName(content: Content, sink: string): string {
  return sink.startsWith("tank-") ? t("sink-tank", { actor: actorName(content, sink.slice(5)) }) : t(`sink-${sink}`);
}

export function seatNames(table: Table, seats: readonly number[]): string {
  return list(seats.map((seat) => nameOf(table.seats, seat)));
}

/** "Mo"; from the calendar of the language. The first of January 2024 was a Monday. */
export function weekdayShort(weekday: number): string {
  return new Intl.DateTimeFormat(settings.language, { weekday: "short", timeZone: "UTC" }).format(Date.UTC(2024, 0, weekday)).replace(".", "");
}

/** "3", "−3" (with a true minus sign), "0". */
export const minus = (value: number): string => (value < 0 ? `−${String(-value)}` : String(value));
/** "+3", "−3", "0". */
export const signed = (value: number): string => (value > 0 ? "+" : "") + minus(value);

/** What the arguments of a refusal name. */
const NAMES: Partial<Record<string, (content: Content, id: string) => string>> = { quarter: quarterName, actor: actorName, action: actionName, team: teamName, business: businessName };

/** Why a choice is closed, in the game's words. */
export function closedText(content: Content, code: string, params: Params | undefined): string {
  const args: Params = { ...params };
  for (const [field, value] of Object.entries(args)) if (typeof value === "string") args[field] = NAMES[field]?.(content, value) ?? value;
  const id = `refusal-${code}`;
  return hasText(id, GAME) ? t(id, plainArgs(args)) : refusal(code, params, GAME);
}

/** What somebody has in hand: a team, a tank, the goods of a quarter, a transport. */
export function focusText(content: Content, focus: Focus): string {
  switch (focus.kind) {
    case "team":
      return teamName(content, focus.team);
    case "tank":
      return t("board-hand-tank", { actor: actorName(content, focus.actor) });
    case "desk":
      return t("board-hand-desk", { quarter: quarterName(content, focus.quarter) });
    case "trip":
      return t("board-hand-trip", { from: quarterName(content, focus.from), to: quarterName(content, focus.to) });
  }
}

/** A decision in words, as a button or a proposal names it. */
export function decisionText(content: Content, view: NeustartView, one: NeustartDecision): string {
  const marker = view.markers.find((other) => other.id === one.marker);
  const task = view.tasks.find((other) => other.id === one.task);
  const card = marker?.card ?? task?.card;
  return t(`decision-${one.kind}`, {
    actor: actorName(content, one.actor ?? ""),
    action: marker ? actionName(content, marker.action) : "",
    card: card === undefined ? "" : cardTitle(content, card),
    business: businessName(content, one.business ?? ""),
    quarter: quarterName(content, one.quarter ?? ""),
    at: atQuarter(content, one.quarter ?? ""),
    team: one.team ?? "",
    fuel: one.preview?.fuel ?? "?",
    points: one.points ?? 0,
    amount: one.amount ?? "one",
    phase: view.phase,
    from: one.source === undefined ? "" : t(`source-${one.source}`),
    to: one.sink === undefined ? "" : sinkName(content, one.sink),
  });
}

// --- cards -----------------------------------------------------------------------------------------------------

/** Where an effect strikes: a quarter's name, or "hier", "in einem Viertel mit Supermarkt". */
export function placeText(content: Content, at: string | undefined, here: string | null): string {
  if (at === undefined) return "";
  if (at === "HERE") return here === null ? t("board-at-here") : atQuarter(content, here);
  if (at === "ADJ:HERE") return t("board-at-beside");
  const [kind = "", name = ""] = at.split(":");
  if (kind === "Q") return atQuarter(content, name);
  if (kind === "ADJ") return t("board-at-beside-quarter", { quarter: quarterName(content, name) });
  if (kind === "MAX") return t("board-at-angriest");
  return t("board-at-random", { set: name });
}

/** An effect in a few words: "Unruhe +1 in Leuberg". */
export function effectText(content: Content, effect: Effect, here: string | null = null): string {
  const count = effect.n * (effect.k ?? 1);
  const text = t(`board-effect-${effect.op}`, {
    count: Math.abs(count),
    change: signed(effect.op === "lose" ? -count : effect.op === "mod" ? (effect.value ?? 0) : count),
    place: placeText(content, effect.at, here),
    goods: effect.goods ?? "SUPPLY",
    store: effect.store ?? "DEPOT",
    action: actionName(content, effect.action ?? ""),
    modifier: modifierName(content, effect.modifier ?? ""),
    target: effect.target === undefined || effect.target === "HOUSE" ? t("building-HOUSE") : effect.target === "PLANT" ? t("board-plant") : businessName(content, effect.target),
    days: effect.all_day ? "yes" : "no",
  }).trim();
  return effect.unless ? t("board-effect-unless", { effect: text, unless: effect.unless }) : text;
}

/** "cost:BUILD", "BUILD", "moveCost" … as words. */
export function modifierName(content: Content, key: string): string {
  const action = key.replace("cost:", "");
  if (ACTIONS.includes(action as Action)) return actionName(content, action);
  return key === "moveCost" ? t("modifier-moveCost") : t("modifier-restRoll");
}

/** What happens if a marker or a task of this effect stays undone. */
export function failText(content: Content, effect: Effect, here: string | null): string {
  const parts = effect.fail.map((one) => effectText(content, one, here));
  if (effect.op === "fire") {
    parts.unshift(t("board-fail-fire"));
    if ((effect.spread ?? 0) > 0) parts.push(t("board-fail-spread", { count: effect.spread ?? 0 }));
  } else if (effect.op === "ill") {
    parts.push(effect.fatal ? t("board-fail-fatal") : t("board-fail-ill"));
  }
  return parts.length ? parts.join(" · ") : t("board-fail-nothing");
}

/** The effect of a card that laid a marker or a task. */
export function effectOf(content: Content, one: Pick<Marker, "card" | "action"> & Partial<Marker>): Effect | undefined {
  const op = one.kind === undefined ? "task" : { FIRE: "fire", ILLNESS: "ill", INCIDENT: "incident" }[one.kind];
  const all = content.cards[one.card]?.effects ?? [];
  const inner = [...all, ...all.flatMap((effect) => [...effect.fail, ...effect.reward])];
  return inner.find((effect) => effect.op === op && (op === "fire" || effect.action === one.action)) ?? inner.find((effect) => effect.op === op);
}

export function markerText(content: Content, marker: Marker): string {
  const args = { kind: markerName(marker), action: actionName(content, marker.action), card: cardTitle(content, marker.card) };
  if (marker.value === null || marker.effective === null) return t("board-marker-closed", args);
  return t(marker.value === marker.effective ? "board-marker-open" : "board-marker-changed", { ...args, value: marker.value, effective: marker.effective });
}

export function taskText(content: Content, task: Task): string {
  return t("board-task", { action: actionName(content, task.action), value: task.value, card: cardTitle(content, task.card), days: task.all_day ? "yes" : "no" });
}

// --- quarters --------------------------------------------------------------------------------------------------

export interface Fact {
  sign: PictogramName;
  text: string;
  tone?: "good" | "warn" | "bad";
}

/** Everything that is to be said of a quarter, the urgent first. */
export function factsOf(view: NeustartView, content: Content, id: string): Fact[] {
  const quarter = view.quarters[id];
  const printed = content.quarters[id];
  if (!quarter || !printed) return [];
  const facts: Fact[] = [];
  const add = (sign: PictogramName, text: string, tone?: Fact["tone"]): void => {
    facts.push(tone ? { sign, text, tone } : { sign, text });
  };
  if (quarter.uprising) add("uprising", t("board-fact-uprising", { more: quarter.anger - 4, anger: quarter.anger }), "bad");
  else if (quarter.anger > 0) add("unrest", t("board-fact-unrest", { count: quarter.anger }), "warn");
  else if (quarter.helpers > 0) add("helper", t("board-fact-helpers", { count: quarter.helpers }), "good");
  else add("helper", t("board-fact-calm"));
  for (const marker of view.markers) if (marker.quarter === id) add(marker.action, markerText(content, marker), "bad");
  for (const task of view.tasks) if (task.quarter === id) add("task", taskText(content, task), "warn");
  const open = quarter.need - quarter.covered;
  add(
    "supplies",
    t(open > 0 ? "board-fact-need-open" : "board-fact-need-met", { need: quarter.need, covered: quarter.covered, open, stock: quarter.stock }),
    open > 0 ? (quarter.stock < open ? "bad" : "warn") : "good",
  );
  if (quarter.extra_need > 0) add("people", t("board-fact-extra", { count: quarter.extra_need }));
  if (view.hospital.quarter === id) {
    add("hospital", t(view.hospital.covered ? "board-fact-hospital-met" : "board-fact-hospital-open", { stock: view.hospital.stock }), view.hospital.covered ? "good" : "bad");
  }
  if (quarter.found_supplies + quarter.found_fuel > 0) {
    add("found", t("board-fact-found", { supplies: quarter.found_supplies, fuel: quarter.found_fuel, finders: list(quarter.finders.map((one) => actorName(content, one))) }), "warn");
  }
  if (quarter.blocked) add("block", t("board-fact-blocked"), "warn");
  if (quarter.base) add("base", t(view.network.includes(id) ? "board-fact-base-network" : "board-fact-base-alone"), "good");
  else add("base", t(printed.base_site ? "board-fact-site" : "board-fact-no-site"));
  if (quarter.info !== "NONE") add("info", t(quarter.info === "GREEN" ? "board-fact-info-green" : "board-fact-info-striped"), "good");
  if (quarter.generator) add("generator", t("board-fact-generator"), "good");
  else if (printed.generator) add("generator", t("board-fact-generator-free"));
  add("SEARCH", t(`board-fact-search-${quarter.search}`));
  for (const [business, state] of Object.entries(quarter.businesses)) {
    add("SECURE", t(`board-fact-business-${state}`, { business: businessName(content, business) }), state === "ruined" ? "bad" : undefined);
  }
  if (printed.letters.length) {
    const standing = quarter.letters.map((letter) => t(`building-${letter}`));
    const lost = printed.letters.filter((letter) => !quarter.letters.includes(letter)).map((letter) => t(`building-${letter}`));
    if (standing.length) add("townhall", t("board-fact-buildings", { buildings: list(standing) }));
    if (lost.length) add("ruin", t("board-fact-buildings-lost", { buildings: list(lost) }), "bad");
  }
  if (quarter.ruins > 0) add("ruin", t("board-fact-ruins", { count: quarter.ruins }), "bad");
  if (quarter.deaths > 0) add("death", t("board-fact-deaths", { count: quarter.deaths }), "bad");
  const teams = view.teams.filter((team) => team.quarter === id);
  if (teams.length) add("transport", t("board-fact-teams", { teams: list(teams.map((team) => teamName(content, team.id))) }));
  return facts;
}

/** The same in one breath, for people who cannot see the map: name, danger, supply, teams. */
export function quarterLabel(view: NeustartView, content: Content, id: string): string {
  const facts = factsOf(view, content, id).filter((fact) => fact.tone !== undefined || fact.sign === "transport");
  return [quarterName(content, id), ...facts.map((fact) => fact.text)].join(". ").replaceAll("..", ".");
}
