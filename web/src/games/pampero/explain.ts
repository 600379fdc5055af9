/** What every card, tile, contract and place is called and does, in a title and a sentence made from the content; and every decision in words. */
import { nameOf } from "../../lib/people";
import { type Args, both, hasText, list, textsOf } from "../../lib/texts";
import { settings } from "../../lib/settings.svelte";
import type { Both, LegalDecision, Seat } from "../../lib/wire";

const GAME = "pampero";
const t = textsOf(GAME);

export interface Explained {
  title: string;
  text: string;
}

interface Titled {
  title: Both;
}
/** Alternatives, each a list of effects such as `INC:RES:1`. */
type Effects = string[][];
type Table<Entry> = Partial<Record<string, Entry>>;

/** As much of the content as the explanations read. */
export interface Printed {
  cards: Table<Titled & { money: string; requirement: string; energy: boolean; effects: Effects; owner?: string; batteries?: number[] }>;
  scoring_cards: Table<Titled & { options: string[] }>;
  foreign_cards: Table<{ title: Both; country: string; batteries: number; front: string[]; back: string[] }>;
  solo_cards: Table<Titled & { primary: string; secondary: string }>;
  bonus_tiles: Table<Titled & { kind: string; effects: Effects; symbol?: string }>;
  connection_tiles: Table<Titled & { effects: Effects; symbol?: string }>;
  scoring_tiles: Table<Titled & { upper: string; upper_money: number; lower: string; lower_money: number }>;
  intro_tiles: { first: Both; second: Both };
  metrics: Table<Titled>;
  markets: Table<Titled & { stage: number; cross_at?: number; cross?: string }>;
  sectors: Table<Titled & { zone: string; neighbours: string[] }>;
  sites: Table<{ sector: string; kind: string }>;
  bays: Table<Titled & { effects: Effects }>;
  spaces: Table<Titled & { sector: string; cost?: number; symbols?: string[]; link?: string; pair?: string }>;
  contracts: Table<{ symbols: string[]; title?: Both; cost?: string[][] }>;
  connection_fields: Table<object>;
  requirements: Table<Titled & { joins: string[]; pay: string; amount: number }>;
  transformers: Table<{ column: number; start: boolean; effects: Effects; diamond: boolean }>;
  operations: Table<{ row: string; slot: number; zone: string; money: number; energy: number }>;
  bonus_fields: Table<number[]>;
  capital: { stage: number }[];
  pylons: { effects: Effects }[];
  plan: Table<{ effects: Effects }>;
  parameters: Record<string, unknown>;
}

/** As much of the view as the decisions read. */
export interface Seen {
  you: number | null;
  agenda: { do: string; first: number }[];
  plan: Table<string | null>;
  spaces: Table<{ contract: string }>;
  solar: Table<{ contract: string }>;
  connections: Table<{ tile: string | null }>;
  timeline: { done: number };
  scoring_tiles: { intro: boolean; second: string | null; final: (string | null)[] };
  players: { rows: Record<string, ({ card: string } | null)[]>; income: Table<{ value: number }> }[];
}

const MARKETS = ["RES", "IND", "COM", "REC", "REM"];

const titleOf = (entries: Table<Partial<Titled>>, id: string): string => {
  const found = entries[id]?.title;
  return found ? both(found) : id;
};
const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase(settings.language) + text.slice(1);
const joined = (sentences: string[]): string => sentences.filter((one) => one !== "").join(" ");
const either = (parts: string[]): string => new Intl.ListFormat(settings.language, { type: "disjunction" }).format(parts);

// --- effects ---------------------------------------------------------------------------------------------------

/** The name of a company; the solo opponent has no seat at the table. */
export function companyName(seats: readonly Seat[], seat: number): string {
  return seats.some((one) => one.seat === seat) ? nameOf(seats, seat) : t("opponent");
}

/** One effect of the content's notation in words: `INC:RES:1` is "Einkommen Wohnungen +1". */
export function effectText(content: Printed, effect: string): string {
  const whole = `effect-${effect.replaceAll(":", "-")}`;
  const [op = "", which = "", count = ""] = effect.split(":");
  const amount = Number(count === "" ? which : count);
  const args: Args = {
    amount: Number.isNaN(amount) ? 0 : amount,
    market: titleOf(content.markets, which),
    metric: titleOf(content.metrics, which),
    discount: Number(content.parameters["cover_discount"]),
    refinanced: Number(content.parameters["refinanced_price"]),
    price: Number(content.parameters["capital_price"]),
  };
  if (hasText(whole, GAME)) return t(whole, args);
  const special = `effect-${op}-${which}`;
  return t(hasText(special, GAME) ? special : `effect-${op}`, args);
}

/** Alternatives of effects: "+1 Energie oder +3 $". */
export function effectsText(content: Printed, effects: Effects): string {
  return either(effects.map((row) => list(row.map((effect) => effectText(content, effect)))));
}

/** "Wohnungen +2 und Gewerbe nur als Symbol" */
function symbolsText(content: Printed, symbols: readonly string[]): string {
  const shown = symbols.filter((symbol) => !symbol.startsWith("SOL"));
  return list(shown.map((symbol) => t("about-arrows", { market: titleOf(content.markets, symbol.slice(0, -1)), arrows: Number(symbol.slice(-1)) })));
}

/** `["E2", "B1"]` is "2 Energie und 1 Batterie". */
export function costText(cost: readonly string[]): string {
  return list(cost.map((part) => t(part.startsWith("E") ? "about-cost-energy" : "about-cost-batteries", { amount: Number(part.slice(1)) })));
}

const marketNames = (content: Printed, markets: readonly string[]): string => list(markets.map((market) => titleOf(content.markets, market)));

// --- cards -----------------------------------------------------------------------------------------------------

/** Any card by its id: action, scoring, foreign or solo. */
export function card(content: Printed, id: string): Explained {
  const action = content.cards[id];
  if (action) {
    const [a = 0, b = 0, c = 0] = action.batteries ?? [];
    const builds = action.effects.some(([main]) => main === "WIND" || main === "PYLON") ? "yes" : "no";
    const needs = `about-needs-${action.requirement}`;
    const texts = [
      `${sentence(effectsText(content, action.effects))}.`,
      hasText(needs, GAME) ? t(needs, { owner: action.owner ?? "any", builds }) : "",
      action.batteries ? t("about-money-batteries", { a, b, c }) : t(`about-money-${action.money}`),
      action.energy ? t("about-energy") : "",
    ];
    return { title: both(action.title), text: joined(texts) };
  }
  const scoring = content.scoring_cards[id];
  if (scoring) return { title: both(scoring.title), text: t("about-scoring-card", { options: either(scoring.options.map((option) => effectText(content, option))) }) };
  const foreign = content.foreign_cards[id];
  if (foreign) {
    const args = { batteries: foreign.batteries, front: marketNames(content, foreign.front), back: marketNames(content, foreign.back) };
    return { title: both(foreign.title), text: t("about-foreign-card", args) };
  }
  const solo = content.solo_cards[id];
  if (solo) return { title: both(solo.title), text: t("about-solo-card", { primary: vjText(content, solo.primary), secondary: vjText(content, solo.secondary) }) };
  return { title: id, text: "" };
}

const vjText = (content: Printed, action: string): string => effectText(content, action === "BATT" ? "BATT:2" : action);

// --- tiles -----------------------------------------------------------------------------------------------------

const symbolText = (content: Printed, symbol: string | undefined): string => (symbol === undefined ? "" : t("about-symbol", { market: titleOf(content.markets, symbol) }));

export function bonusTile(content: Printed, id: string): Explained {
  const tile = content.bonus_tiles[id];
  if (!tile) return { title: id, text: "" };
  const effects = sentence(effectsText(content, tile.effects));
  return { title: both(tile.title), text: joined([t(`about-bonus-${tile.kind}`, { effects }), symbolText(content, tile.symbol)]) };
}

export function connectionTile(content: Printed, id: string): Explained {
  const tile = content.connection_tiles[id];
  if (!tile) return { title: id, text: "" };
  const effects = sentence(effectsText(content, tile.effects));
  return { title: both(tile.title), text: joined([t("about-connection", { effects }), symbolText(content, tile.symbol)]) };
}

/** A scoring tile where it lies: the first scoring counts its upper half, the second its lower one, the final both. */
export function scoringTile(content: Printed, id: string, place: "first" | "second" | "final" = "final"): Explained {
  const tile = content.scoring_tiles[id];
  if (!tile) return { title: id, text: "" };
  const args = { each: tile.upper_money, once: tile.lower_money, upper: titleOf(content.metrics, tile.upper), lower: titleOf(content.metrics, tile.lower) };
  return { title: both(tile.title), text: t({ first: "about-scoring-upper", second: "about-scoring-lower", final: "about-scoring-tile" }[place], args) };
}

export function introTile(content: Printed, place: "first" | "second"): Explained {
  return { title: both(content.intro_tiles[place]), text: t(place === "first" ? "about-intro-first" : "about-intro-second") };
}

// --- contracts -------------------------------------------------------------------------------------------------

/** A contract by its id: standard ones have the id of their space. */
export function contract(content: Printed, id: string): Explained {
  const space = content.spaces[id];
  const special = content.contracts[id];
  if (special) {
    const symbols = symbolsText(content, special.symbols);
    if (special.title) return { title: both(special.title), text: t("about-contract-remote", { cost: either((special.cost ?? []).map(costText)), symbols }) };
    return { title: t("about-solar-title", { markets: contractMarkets(content, special.symbols) }), text: t("about-contract-solar", { symbols }) };
  }
  if (!space) return { title: id, text: "" };
  const texts = [
    t("about-contract-standard", { cost: space.cost ?? 0, symbols: symbolsText(content, space.symbols ?? []) }),
    space.link === undefined ? "" : t("about-link", { contract: titleOf(content.spaces, space.link) }),
    space.pair === undefined ? "" : t("about-pair", { contract: titleOf(content.spaces, space.pair) }),
  ];
  return { title: both(space.title), text: joined(texts) };
}

const contractMarkets = (content: Printed, symbols: readonly string[]): string =>
  marketNames(
    content,
    symbols.map((symbol) => symbol.slice(0, -1)).filter((market) => market !== "SOL"),
  );

// --- places ----------------------------------------------------------------------------------------------------

export function bay(content: Printed, id: string): Explained {
  const found = content.bays[id];
  return found ? { title: both(found.title), text: t("about-bay", { effects: sentence(effectsText(content, found.effects)) }) } : { title: id, text: "" };
}

export function publicArea(): Explained {
  return { title: t("about-public-title"), text: t("about-public") };
}

export function site(content: Printed, id: string): Explained {
  const found = content.sites[id];
  if (!found) return { title: id, text: "" };
  return { title: t("about-site-title", { site: id }), text: t(`about-site-${found.kind}`, { sector: titleOf(content.sectors, found.sector) }) };
}

export function sector(content: Printed, id: string): Explained {
  const found = content.sectors[id];
  if (!found) return { title: id, text: "" };
  const neighbours = list(found.neighbours.map((one) => titleOf(content.sectors, one)));
  return { title: both(found.title), text: joined([t("about-sector", { zone: found.zone, neighbours }), zone(content, found.zone).text]) };
}

export function zone(content: Printed, letter: string): Explained {
  const stages = content.parameters["zone_stages"] as number[];
  return { title: t(`zone-${letter}`), text: t(`about-zone-${letter}`, { stage: stages["ABC".indexOf(letter)] ?? 1 }) };
}

export function market(content: Printed, id: string): Explained {
  const found = content.markets[id];
  if (!found) return { title: id, text: "" };
  if (found.cross === undefined) return { title: both(found.title), text: t(`about-market-${id}`) };
  const args = { stage: found.stage, column: found.cross_at ?? 0, cross: titleOf(content.markets, found.cross) };
  return { title: both(found.title), text: t("about-market", args) };
}

export function requirement(content: Printed, id: string): Explained {
  const found = content.requirements[id];
  if (!found) return { title: id, text: "" };
  return { title: both(found.title), text: t("about-requirement", { cost: t(`about-cost-${found.pay}`, { amount: found.amount }), joins: list(found.joins) }) };
}

export function transformer(content: Printed, id: string): Explained {
  const found = content.transformers[id];
  if (!found) return { title: id, text: "" };
  const args = { level: found.column, start: found.start ? "yes" : "no", effects: found.effects.length ? effectsText(content, found.effects) : "none" };
  return { title: t("about-transformer-title", args), text: joined([t("about-transformer", args), found.diamond ? t("about-diamond") : ""]) };
}

/** An operation field; `covered` when a cover makes it cheaper. */
export function operation(content: Printed, id: string, covered = false): Explained {
  const found = content.operations[id];
  if (!found) return { title: id, text: "" };
  const cover = covered ? t("about-cover", { discount: Number(content.parameters["cover_discount"]) }) : "";
  return { title: t("about-operation-title", { zone: found.zone }), text: joined([t("about-operation", { money: found.money, energy: found.energy }), cover]) };
}

/** A slot for capital, counted from 1. */
export function capitalSlot(content: Printed, slot: number): Explained {
  const args = { slot, stage: content.capital[slot - 1]?.stage ?? 1, price: Number(content.parameters["capital_price"]) };
  return { title: t("about-capital-title", args), text: t("about-capital", args) };
}

/** A pylon of the network board, counted from 1. */
export function pylon(content: Printed, number: number): Explained {
  const effects = content.pylons[number - 1]?.effects ?? [];
  return { title: t("about-pylon-title", { number }), text: t("about-pylon", { effects: effects.length ? effectsText(content, effects) : "none" }) };
}

export function planSpace(content: Printed, id: string): Explained {
  return { title: t("about-plan-title"), text: t("about-plan", { effects: effectsText(content, content.plan[id]?.effects ?? []) }) };
}

// --- decisions -------------------------------------------------------------------------------------------------

const named = (value: unknown): string => (typeof value === "string" ? value : "");
const counted = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The metrics whose majorities are counted in the scoring that goes on, in the order of the decisions. */
export function majorities(content: Printed, view: Seen): string[] {
  const tiles = view.timeline.done === 2 ? [view.scoring_tiles.second] : view.scoring_tiles.final;
  if (view.timeline.done === 2 && view.scoring_tiles.intro) return MARKETS.map((one) => `SYM.${one}`);
  return tiles.map((tile) => content.scoring_tiles[tile ?? ""]?.lower ?? "");
}

/** A decision in words, as a button names it. */
export function decisionText(content: Printed, view: Seen, seats: readonly Seat[], one: LegalDecision): string {
  const id = `decision-${one.kind}`;
  const question = view.agenda[0];
  const own = view.you === null ? undefined : view.players[view.you];
  const given = (field: string): string => named(one[field]);
  const marketArgs = { market: titleOf(content.markets, given("market")), value: own?.income[given("market")]?.value ?? 0 };
  switch (one.kind) {
    case "skip":
      return t(id, { question: question?.do ?? "" });
    case "field":
    case "cover": {
      const field = content.operations[given("operation")];
      return t(id, { zone: field?.zone ?? "", row: field?.row ?? "", slot: field?.slot ?? 0 });
    }
    case "effect":
      return t(id, { effect: sentence(effectText(content, given("effect").toUpperCase())) });
    case "build":
      return t(id, { structure: question?.do ?? "", site: given("site"), sector: content.sites[given("site")]?.sector ?? "" });
    case "contract": {
      const lying = view.spaces[given("space")]?.contract ?? "";
      return t(id, { contract: contract(content, lying).title, sector: content.spaces[given("space")]?.sector ?? "" });
    }
    case "solar":
      return t(id, { markets: contractMarkets(content, content.contracts[view.solar[given("field")]?.contract ?? ""]?.symbols ?? []) });
    case "capital":
      return t(id, { slot: counted(one["slot"]) });
    case "provider":
      return t(id, { own: one["company"] === view.you ? "yes" : "no", name: companyName(seats, counted(one["company"])) });
    case "pay":
      return t(id, { with: given("with") });
    case "spend": {
      const space = Object.keys(content.spaces)[question?.first ?? 0] ?? "";
      return t(id, { cost: costText(content.contracts[view.spaces[space]?.contract ?? ""]?.cost?.[counted(one["alternative"]) - 1] ?? []) });
    }
    case "network": {
      const line = given("requirement");
      const way = { way: line === "" ? "free" : "line", requirement: titleOf(content.requirements, line) };
      const level = content.transformers[given("transformer")]?.column ?? 0;
      // A column is listed as it is drawn, from the top.
      const column = Object.keys(content.transformers).filter((other) => content.transformers[other]?.column === level);
      return t(id, { ...way, level, row: column.indexOf(given("transformer")) + 1 });
    }
    case "advance":
    case "payout":
    case "flip":
      return t(id, marketArgs);
    case "claim":
      return t(id, { tile: connectionTile(content, view.connections[given("field")]?.tile ?? "").title });
    case "connect":
      return t(id, { tile: connectionTile(content, given("tile")).title });
    case "choose": {
      const tile = content.connection_tiles[Object.keys(content.connection_tiles)[question?.first ?? 0] ?? ""];
      const row = tile?.effects[counted(one["alternative"]) - 1] ?? [];
      return t(id, { effect: sentence(list(row.map((effect) => effectText(content, effect)))) });
    }
    case "bulldozer":
    case "move":
      return t(id, placeArgs(content, given("place")));
    case "bonus":
    case "discard": {
      const tile = view.plan[given("space")];
      return t(id, { tile: tile ? bonusTile(content, tile).title : sentence(effectsText(content, content.plan[given("space")]?.effects ?? [])) });
    }
    case "lay": {
      const [column = 0, line = 0] = content.bonus_fields[given("type")] ?? [];
      return t(id, { column, line });
    }
    case "return": {
      const last = own?.rows[given("row")]?.findLast((slot) => slot !== null);
      return t(id, { card: card(content, last?.card ?? "").title, row: given("row") });
    }
    case "majority":
      return t(id, { metric: titleOf(content.metrics, majorities(content, view)[counted(one["number"]) - 1] ?? "") });
    case "score": {
      const option = content.scoring_cards[given("card")]?.options[counted(one["option"]) - 1] ?? "";
      return t(id, { card: card(content, given("card")).title, effect: effectText(content, option) });
    }
    default:
      return t(id, { card: card(content, given("card")).title });
  }
}

/** Where a bulldozer is or goes. */
function placeArgs(content: Printed, place: string): Args {
  const at = content.sites[place];
  if (at) return { start: "site", goal: "site", site: place, from: at.sector, to: at.sector };
  if (content.bays[place]) return { start: "bay", goal: "bay", site: place, from: "", to: titleOf(content.bays, place) };
  return { start: "public", goal: "public", site: "", from: "", to: "" };
}
