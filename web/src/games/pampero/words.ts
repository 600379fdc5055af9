/** Names, numbers and sentences of the board, in the chosen language. */
import type { PamperoDecision, PamperoView, Preview } from "../../lib/pampero";
import { MARKETS } from "../../lib/pampero";
import { nameOf } from "../../lib/people";
import { plainArgs, refusal } from "../../lib/refusals";
import { both, hasText, list, textsOf } from "../../lib/texts";
import type { Params, Table } from "../../lib/wire";
import { symbolsOf, type Content, type Effects } from "./content";

export const GAME = "pampero";
export const t = textsOf(GAME);

/** "−5" with a true minus sign. */
export function minus(value: number): string {
  return value < 0 ? `−${String(-value)}` : String(value);
}

/** "+3", "−3", "0". */
export function signed(value: number): string {
  return value > 0 ? `+${String(value)}` : minus(value);
}

export function money(value: number): string {
  return t("board-money", { amount: minus(value) });
}

export function signedMoney(value: number): string {
  return t("board-money", { amount: signed(value) });
}

export function marketName(content: Content, symbol: string): string {
  const found = content.markets[symbol.slice(0, 3)];
  return found ? both(found.title) : symbol;
}

export function metricName(content: Content, metric: string): string {
  const found = content.metrics[metric];
  return found ? both(found.title) : metric;
}

export function cardTitle(content: Content, id: string): string {
  const found = content.cards[id] ?? content.scoring_cards[id] ?? content.solo_cards[id];
  if (found) return both(found.title);
  const foreign = content.foreign_cards[id];
  return foreign ? `${t(`country-${foreign.country}`)}: ${list(foreign.front.map((one) => marketName(content, one)))}` : id;
}

export function tileTitle(content: Content, id: string): string {
  const found = content.bonus_tiles[id] ?? content.connection_tiles[id] ?? content.scoring_tiles[id];
  return found ? both(found.title) : id;
}

/** A contract by name: its town, its place, or "Solar: Wohnungen". */
export function contractName(content: Content, id: string): string {
  const found = content.contracts[id];
  if (found?.title) return both(found.title);
  const space = content.spaces[id];
  if (space) return both(space.title);
  return t("decision-solar", { markets: list(symbolsOf(content, id).filter((one) => !one.startsWith("SOL")).map((one) => marketName(content, one))) });
}

export function sectorTitle(content: Content, id: string): string {
  const found = content.sectors[id];
  return found ? both(found.title) : id;
}

export function companyName(table: Table, view: PamperoView, seat: number): string {
  return view.players[seat]?.vj ? t("opponent") : nameOf(table.seats, seat);
}

/** "Wohnungen ↑↑" for RES2. */
export function symbolText(content: Content, symbol: string): string {
  const arrows = Number(symbol.slice(3)) || 0;
  return t("board-symbol", { market: marketName(content, symbol), arrows });
}

// --- effects ---------------------------------------------------------------------------------------------------

/** One effect in a few words: "Einkommen Wohnungen +1". */
export function effectText(content: Content, effect: string): string {
  const [kind = "", first = "", second = ""] = effect.split(":");
  const count = Number(first) || 0;
  switch (kind) {
    case "INC":
      return first === "ANY" ? t("board-effect-income-any", { count: Number(second) }) : t("board-effect-income", { market: marketName(content, first), count: Number(second) });
    case "PAYOUT":
    case "PAYFLIP": {
      const id = kind === "PAYOUT" ? "board-effect-payout" : "board-effect-payflip";
      if (first === "ANY") return t(`${id}-any`);
      return first === "FOREIGN_SYMBOL" ? t(`${id}-foreign`) : t(id, { market: marketName(content, first) });
    }
    case "MULT":
      return t("board-effect-mult", { metric: metricName(content, first), amount: money(Number(second)) });
    case "CROWN":
      return t("board-effect-crown", { metric: metricName(content, first), count: Number(second) });
    case "UP":
      return t(`board-effect-up-${first.toLowerCase()}`);
    case "CONTRACT":
    case "FOREIGN":
      return first === "" ? t(`board-effect-${kind.toLowerCase()}`) : t(`board-effect-${kind.toLowerCase()}-${first.toLowerCase()}`);
    case "MONEY":
      return t("board-effect-money", { amount: signedMoney(count) });
    default:
      return t(`board-effect-${kind.toLowerCase()}`, { count });
  }
}

/** Effects in a row; alternatives are joined by "oder". */
export function effectsText(content: Content, effects: Effects): string {
  return effects.map((one) => one.map((effect) => effectText(content, effect)).join(", ")).join(` ${t("board-or")} `);
}

/** What a remote contract costs: "2 Energie oder 1 Batterie". */
export function costText(cost: Effects): string {
  return cost
    .map((one) => one.map((part) => t(part.startsWith("E") ? "board-cost-energy" : "board-cost-batteries", { count: Number(part.slice(1)) })).join(" + "))
    .join(` ${t("board-or")} `);
}

// --- decisions -------------------------------------------------------------------------------------------------

/** A site, the yard or the parking lot, as the texts want it. */
function placeArgs(content: Content, place: string): { kind: string; name: string } {
  if (place === "public" || place === "reserve") return { kind: place, name: "" };
  const bay = content.bays[place];
  if (bay) return { kind: "bay", name: both(bay.title) };
  return { kind: "site", name: content.sites[place]?.sector ?? place };
}

/** A decision in words, as a button names it. */
export function decisionText(content: Content, view: PamperoView, table: Table, one: PamperoDecision): string {
  const operation = content.operations[one.operation ?? ""];
  const place = placeArgs(content, one.place ?? "");
  const me = view.players[view.you ?? 0];
  const laid = view.plan[one.space ?? ""];
  const transformer = content.transformers[one.transformer ?? ""];
  const requirement = content.requirements[one.requirement ?? ""];
  const [column, line] = content.bonus_fields[one.type ?? ""] ?? [0, 0];
  const tile = one.kind === "claim" ? (view.connections[one.field ?? ""]?.tile ?? "") : one.kind === "connect" ? (one.tile ?? "") : (laid ?? "");
  const card = one.kind === "return" ? (me?.rows[one.row ?? "upper"].findLast((slot) => slot !== null)?.card ?? "") : (one.card ?? "");
  const contract = one.kind === "solar" ? (view.solar[one.field ?? ""]?.contract ?? "") : (view.spaces[one.space ?? ""]?.contract ?? one.space ?? "");
  return t(`decision-${one.kind}`, {
    card: cardTitle(content, card),
    question: view.prompt.id,
    zone: operation?.zone ?? one.preview?.zone ?? "",
    row: operation?.row ?? one.row ?? "upper",
    slot: operation?.slot ?? one.slot ?? 0,
    effect: chosenEffect(content, view, one),
    structure: view.prompt.id === "pylon" ? "pylon" : "wind",
    sector: content.sites[one.site ?? ""]?.sector ?? content.spaces[one.space ?? ""]?.sector ?? "",
    site: one.site ?? one.place ?? "",
    contract: contractName(content, contract),
    markets: list(symbolsOf(content, contract).filter((symbol) => !symbol.startsWith("SOL")).map((symbol) => marketName(content, symbol))),
    own: one.company === view.you ? "yes" : "no",
    name: one.company === undefined ? "" : companyName(table, view, one.company),
    with: one.with ?? "money",
    cost: one.kind === "spend" ? spendText(content, view, one) : "",
    way: requirement ? "line" : "free",
    level: transformer?.column ?? 0,
    transformer: one.transformer ?? "",
    requirement: requirement ? both(requirement.title) : "",
    market: marketName(content, one.market ?? ""),
    value: one.market ? (me?.income[one.market].value ?? 0) : 0,
    tile: tile === "" ? effectsText(content, content.plan[one.space ?? ""]?.effects ?? []) : tileTitle(content, tile),
    start: place.kind,
    goal: place.kind,
    from: place.name,
    to: place.name,
    column,
    line,
    metric: one.number === undefined ? "" : majorityName(content, view, one.number),
  });
}

function chosenEffect(content: Content, view: PamperoView, one: PamperoDecision): string {
  if (one.kind === "effect") return effectText(content, (one.effect ?? "").toUpperCase());
  if (one.kind === "score") return effectText(content, content.scoring_cards[one.card ?? ""]?.options[(one.option ?? 1) - 1] ?? "");
  if (one.kind === "choose") {
    const tile = Object.values(content.connection_tiles)[view.agenda[0]?.first ?? 0];
    return effectsText(content, [tile?.effects[(one.alternative ?? 1) - 1] ?? []]);
  }
  return "";
}

/** The two ways to pay for a remote contract. */
function spendText(content: Content, view: PamperoView, one: PamperoDecision): string {
  const space = Object.keys(content.spaces)[view.agenda[0]?.first ?? 0] ?? "";
  const cost = content.contracts[view.spaces[space]?.contract ?? ""]?.cost;
  return costText([cost?.[(one.alternative ?? 1) - 1] ?? []]);
}

/** The majorities of this scoring in the order the server numbers them. */
function majorityName(content: Content, view: PamperoView, number: number): string {
  const { scoring_tiles: tiles } = view;
  const done = view.timeline.done;
  const ids = done >= 3 ? tiles.final : [done === 2 ? tiles.second : tiles.first];
  const metrics = ids.flatMap((id) => (id ? [content.scoring_tiles[id]?.lower ?? ""] : []));
  const all = metrics.length > 0 ? metrics : Object.keys(tiles.counts);
  return metricName(content, all[number - 1] ?? "");
}

/** What changes, in a few chips: "−5 $", "+1 Energie". */
export function previewParts(content: Content, preview: Preview | undefined): string[] {
  if (!preview) return [];
  const parts: string[] = [];
  if (preview.money) parts.push(signedMoney(preview.money));
  if (preview.instead !== undefined && preview.instead !== null) parts.push(t("board-instead", { count: preview.instead }));
  if (preview.energy) parts.push(t("board-change-energy", { change: signed(preview.energy) }));
  if (preview.batteries) parts.push(t("board-change-batteries", { change: signed(preview.batteries), count: Math.abs(preview.batteries) }));
  for (const market of MARKETS) {
    const steps = preview.income?.[market];
    if (steps) parts.push(`${marketName(content, market)} ${signed(steps)}`);
  }
  return parts;
}

/** What is asked after a decision. */
export function nextText(next: string | undefined): string {
  if (next === undefined) return "";
  const id = `board-step-${next.replaceAll("_", "-")}`;
  return hasText(id, GAME) ? t(id) : "";
}

/** Why a choice is closed, in the game's words. */
export function closedText(code: string, params: Params | undefined): string {
  const id = `refusal-${code}`;
  return hasText(id, GAME) ? t(id, plainArgs(params ?? {})) : refusal(code, params, GAME);
}
