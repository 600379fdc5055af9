/** What every card, tile, contract and place is called and does, in a title and a sentence made from the content; and every decision in words. */
import { nameOf } from "../../lib/people";
import { type Args, both, hasText, list, textsOf } from "../../lib/texts";
import { settings } from "../../lib/settings.svelte";
import type { Both, Seat } from "../../lib/wire";
import { type Content, type Effects, parameter } from "./content";
import { MARKETS, type PamperoDecision, type PamperoView } from "./message";

const GAME = "pampero";
const t = textsOf(GAME);

export interface Explained {
  title: string;
  text: string;
}

/** What something is called; what has no title is called by its id. */
export const titleOf = (entries: Record<string, { title?: Both }>, id: string): string => {
  const found = entries[id]?.title;
  return found ? both(found) : id;
};
/** What the content knows under an id, explained; an id that it does not know stands for itself. */
function printed<Entry>(entries: Record<string, Entry>, id: string, explain: (found: Entry) => Explained): Explained {
  const found = entries[id];
  return found === undefined ? { title: id, text: "" } : explain(found);
}
const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase(settings.language) + text.slice(1);
const joined = (sentences: string[]): string => sentences.filter((one) => one !== "").join(" ");
const either = (parts: string[]): string => new Intl.ListFormat(settings.language, { type: "disjunction" }).format(parts);

// --- effects ---------------------------------------------------------------------------------------------------

/** The name of a company; the solo opponent has no seat at the table. */
export function companyName(seats: readonly Seat[], seat: number): string {
  return seats.some((one) => one.seat === seat) ? nameOf(seats, seat) : t("opponent");
}

/** One effect of the content's notation in words: `INC:RES:1` is "Einkommen Wohnungen +1". */
export function effectText(content: Content, effect: string): string {
  const whole = `effect-${effect.replaceAll(":", "-")}`;
  const [op = "", which = "", count = ""] = effect.split(":");
  const amount = Number(count === "" ? which : count);
  const args: Args = {
    amount: Number.isNaN(amount) ? 0 : amount,
    market: titleOf(content.markets, which),
    metric: titleOf(content.metrics, which),
    discount: parameter(content, "cover_discount"),
    refinanced: parameter(content, "refinanced_price"),
    price: parameter(content, "capital_price"),
  };
  if (hasText(whole, GAME)) return t(whole, args);
  const special = `effect-${op}-${which}`;
  return t(hasText(special, GAME) ? special : `effect-${op}`, args);
}

/** Alternatives of effects: "+1 Energie oder +3 $". */
export function effectsText(content: Content, effects: Effects): string {
  return either(effects.map((row) => list(row.map((effect) => effectText(content, effect)))));
}

/** "Wohnungen +2 und Gewerbe nur als Symbol" */
function symbolsText(content: Content, symbols: readonly string[]): string {
  const shown = symbols.filter((symbol) => !symbol.startsWith("SOL"));
  return list(shown.map((symbol) => t("about-arrows", { market: titleOf(content.markets, symbol.slice(0, -1)), arrows: Number(symbol.slice(-1)) })));
}

/** `["E2", "B1"]` is "2 Energie und 1 Batterie". */
export function costText(cost: readonly string[]): string {
  return list(cost.map((part) => t(part.startsWith("E") ? "about-cost-energy" : "about-cost-batteries", { amount: Number(part.slice(1)) })));
}

const marketNames = (content: Content, markets: readonly string[]): string => list(markets.map((market) => titleOf(content.markets, market)));

// --- cards -----------------------------------------------------------------------------------------------------

/** Any card by its id: action, scoring, foreign or solo. */
export function card(content: Content, id: string): Explained {
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
  const foreign = content.foreign_cards[id];
  if (foreign) {
    const args = { batteries: foreign.batteries, front: marketNames(content, foreign.front), back: marketNames(content, foreign.back) };
    return { title: both(foreign.title), text: t("about-foreign-card", args) };
  }
  const solo = content.solo_cards[id];
  if (solo) return { title: both(solo.title), text: t("about-solo-card", { primary: vjText(content, solo.primary), secondary: vjText(content, solo.secondary) }) };
  return printed(content.scoring_cards, id, ({ title, options }) => ({
    title: both(title),
    text: t("about-scoring-card", { options: either(options.map((option) => effectText(content, option))) }),
  }));
}

const vjText = (content: Content, action: string): string => effectText(content, action === "BATT" ? "BATT:2" : action);

// --- tiles -----------------------------------------------------------------------------------------------------

const symbolText = (content: Content, symbol: string | undefined): string => (symbol === undefined ? "" : t("about-symbol", { market: titleOf(content.markets, symbol) }));

/** A tile with effects, and the symbol that it may count as. */
const tile = (content: Content, { title, effects, symbol }: { title: Both; effects: Effects; symbol?: string }, text: string): Explained => ({
  title: both(title),
  text: joined([t(text, { effects: sentence(effectsText(content, effects)) }), symbolText(content, symbol)]),
});

export const bonusTile = (content: Content, id: string): Explained => printed(content.bonus_tiles, id, (found) => tile(content, found, `about-bonus-${found.kind}`));

export const connectionTile = (content: Content, id: string): Explained => printed(content.connection_tiles, id, (found) => tile(content, found, "about-connection"));

/** A scoring tile where it lies: the first scoring counts its upper half, the second its lower one, the final both. */
export function scoringTile(content: Content, id: string, place: "first" | "second" | "final" = "final"): Explained {
  return printed(content.scoring_tiles, id, ({ title, upper, upper_money: each, lower, lower_money: once }) => {
    const args = { each, once, upper: titleOf(content.metrics, upper), lower: titleOf(content.metrics, lower) };
    return { title: both(title), text: t({ first: "about-scoring-upper", second: "about-scoring-lower", final: "about-scoring-tile" }[place], args) };
  });
}

export function introTile(content: Content, place: "first" | "second"): Explained {
  return { title: both(content.intro_tiles[place]), text: t(`about-intro-${place}`) };
}

// --- contracts -------------------------------------------------------------------------------------------------

/** A contract by its id: standard ones have the id of their space. */
export function contract(content: Content, id: string): Explained {
  const special = content.contracts[id];
  if (special) {
    const symbols = symbolsText(content, special.symbols);
    if (special.title) return { title: both(special.title), text: t("about-contract-remote", { cost: either((special.cost ?? []).map(costText)), symbols }) };
    return { title: t("about-solar-title", { markets: contractMarkets(content, special.symbols) }), text: t("about-contract-solar", { symbols }) };
  }
  return printed(content.spaces, id, ({ title, cost = 0, symbols = [], link, pair }) => ({
    title: both(title),
    text: joined([
      t("about-contract-standard", { cost, symbols: symbolsText(content, symbols) }),
      link === undefined ? "" : t("about-link", { contract: titleOf(content.spaces, link) }),
      pair === undefined ? "" : t("about-pair", { contract: titleOf(content.spaces, pair) }),
    ]),
  }));
}

const contractMarkets = (content: Content, symbols: readonly string[]): string =>
  marketNames(
    content,
    symbols.map((symbol) => symbol.slice(0, -1)).filter((market) => market !== "SOL"),
  );

// --- places ----------------------------------------------------------------------------------------------------

export function bay(content: Content, id: string): Explained {
  return printed(content.bays, id, ({ title, effects }) => ({ title: both(title), text: t("about-bay", { effects: sentence(effectsText(content, effects)) }) }));
}

export function publicArea(): Explained {
  return { title: t("about-public-title"), text: t("about-public") };
}

export function site(content: Content, id: string): Explained {
  const title = t("about-site-title", { site: id });
  return printed(content.sites, id, ({ kind, sector }) => ({ title, text: t(`about-site-${kind}`, { sector: titleOf(content.sectors, sector) }) }));
}

export function sector(content: Content, id: string): Explained {
  return printed(content.sectors, id, (found) => {
    const neighbours = list(found.neighbours.map((one) => titleOf(content.sectors, one)));
    return { title: both(found.title), text: joined([t("about-sector", { zone: found.zone, neighbours }), zone(content, found.zone).text]) };
  });
}

export function zone(content: Content, letter: string): Explained {
  const stages = content.parameters["zone_stages"] as number[];
  return { title: t(`zone-${letter}`), text: t(`about-zone-${letter}`, { stage: stages["ABC".indexOf(letter)] ?? 1 }) };
}

export function market(content: Content, id: string): Explained {
  return printed(content.markets, id, ({ title, stage, cross, cross_at: column = 0 }) => {
    const args = { stage, column, cross: titleOf(content.markets, cross ?? "") };
    return { title: both(title), text: t(cross === undefined ? `about-market-${id}` : "about-market", args) };
  });
}

export function requirement(content: Content, id: string): Explained {
  return printed(content.requirements, id, ({ title, pay, amount, joins }) => ({
    title: both(title),
    text: t("about-requirement", { cost: t(`about-cost-${pay}`, { amount }), joins: list(joins) }),
  }));
}

export function transformer(content: Content, id: string): Explained {
  return printed(content.transformers, id, (found) => {
    const args = { level: found.column, start: found.start ? "yes" : "no", effects: bonusText(content, found.effects) };
    return { title: t("about-transformer-title", args), text: joined([t("about-transformer", args), found.diamond ? t("about-diamond") : ""]) };
  });
}

/** An operation field; `covered` when a cover makes it cheaper. */
export function operation(content: Content, id: string, covered = false): Explained {
  const cover = covered ? t("about-cover", { discount: parameter(content, "cover_discount") }) : "";
  return printed(content.operations, id, ({ zone, money, energy }) => ({
    title: t("about-operation-title", { zone }),
    text: joined([t("about-operation", { money, energy }), cover]),
  }));
}

/** A slot for capital, counted from 1. */
export function capitalSlot(content: Content, slot: number): Explained {
  const args = { slot, stage: content.capital[slot - 1]?.stage ?? 1, price: parameter(content, "capital_price") };
  return { title: t("about-capital-title", args), text: t("about-capital", args) };
}

/** A pylon of the network board, counted from 1. */
export function pylon(content: Content, number: number): Explained {
  const effects = bonusText(content, content.pylons[number - 1]?.effects ?? []);
  return { title: t("about-pylon-title", { number }), text: t("about-pylon", { effects }) };
}

const bonusText = (content: Content, effects: Effects): string => (effects.length ? effectsText(content, effects) : "none");

export function planSpace(content: Content, id: string): Explained {
  return { title: t("about-plan-title"), text: t("about-plan", { effects: effectsText(content, content.plan[id]?.effects ?? []) }) };
}

// --- decisions -------------------------------------------------------------------------------------------------

/** The metrics whose majorities are counted in the scoring that goes on, in the order of the decisions. */
function majorities(content: Content, { timeline, scoring_tiles: tiles }: PamperoView): string[] {
  if (timeline.done === 2 && tiles.intro) return MARKETS.map((one) => `SYM.${one}`);
  return (timeline.done === 2 ? [tiles.second] : tiles.final).map((tile) => content.scoring_tiles[tile ?? ""]?.lower ?? "");
}

/** A decision in words, as a button names it. */
export function decisionText(content: Content, view: PamperoView, seats: readonly Seat[], one: PamperoDecision): string {
  const question = view.agenda[0];
  const own = view.you === null ? undefined : view.players[view.you];
  const chosen = (one.alternative ?? 0) - 1;
  const field = (): Args => {
    const found = content.operations[one.operation ?? ""];
    return { zone: found?.zone ?? "", row: found?.row ?? "", slot: found?.slot ?? 0 };
  };
  const market = (): Args => ({ market: titleOf(content.markets, one.market ?? ""), value: one.market ? (own?.income[one.market].value ?? 0) : 0 });
  const tile = (id: string | null | undefined): Args => ({ tile: connectionTile(content, id ?? "").title });
  const effect = (effects: readonly string[]): Args => ({ effect: sentence(list(effects.map((part) => effectText(content, part)))) });
  const place = (): Args => placeArgs(content, one.place ?? "");
  const planned = (): Args => {
    const tile = view.plan[one.space ?? ""];
    return { tile: tile ? bonusTile(content, tile).title : sentence(effectsText(content, content.plan[one.space ?? ""]?.effects ?? [])) };
  };
  /** What the words of each kind name; those that are not listed name a card. */
  const args: Record<string, () => Args> = {
    skip: () => ({ question: question?.do ?? "" }),
    field,
    cover: field,
    effect: () => effect([one.effect?.toUpperCase() ?? ""]),
    build: () => ({ structure: question?.do ?? "", site: one.site ?? "", sector: content.sites[one.site ?? ""]?.sector ?? "" }),
    contract: () => ({ contract: contract(content, view.spaces[one.space ?? ""]?.contract ?? "").title, sector: content.spaces[one.space ?? ""]?.sector ?? "" }),
    solar: () => ({ markets: contractMarkets(content, content.contracts[view.solar[one.field ?? ""]?.contract ?? ""]?.symbols ?? []) }),
    capital: () => ({ slot: one.slot ?? 0 }),
    provider: () => ({ own: one.company === view.you ? "yes" : "no", name: companyName(seats, one.company ?? 0) }),
    pay: () => ({ with: one.with ?? "" }),
    spend: () => {
      const space = Object.keys(content.spaces)[question?.first ?? 0] ?? "";
      return { cost: costText(content.contracts[view.spaces[space]?.contract ?? ""]?.cost?.[chosen] ?? []) };
    },
    network: () => {
      const level = content.transformers[one.transformer ?? ""]?.column ?? 0;
      // A column is listed as it is drawn, from the top.
      const column = Object.keys(content.transformers).filter((other) => content.transformers[other]?.column === level);
      const line = one.requirement ?? "";
      return { way: line === "" ? "free" : "line", requirement: titleOf(content.requirements, line), level, row: column.indexOf(one.transformer ?? "") + 1 };
    },
    advance: market,
    payout: market,
    flip: market,
    claim: () => tile(view.connections[one.field ?? ""]?.tile),
    connect: () => tile(one.tile),
    choose: () => effect(Object.values(content.connection_tiles)[question?.first ?? 0]?.effects[chosen] ?? []),
    bulldozer: place,
    move: place,
    bonus: planned,
    discard: planned,
    lay: () => {
      const [column = 0, line = 0] = content.bonus_fields[one.type ?? ""] ?? [];
      return { column, line };
    },
    return: () => ({ card: card(content, own?.rows[one.row ?? "upper"].findLast((slot) => slot !== null)?.card ?? "").title, row: one.row ?? "" }),
    majority: () => ({ metric: titleOf(content.metrics, majorities(content, view)[(one.number ?? 0) - 1] ?? "") }),
    score: () => ({
      card: card(content, one.card ?? "").title,
      effect: effectText(content, content.scoring_cards[one.card ?? ""]?.options[(one.option ?? 0) - 1] ?? ""),
    }),
  };
  return t(`decision-${one.kind}`, args[one.kind]?.() ?? { card: card(content, one.card ?? "").title });
}

/** Where a bulldozer is or goes. */
function placeArgs(content: Content, place: string): Args {
  const at = content.sites[place];
  if (at) return { start: "site", goal: "site", site: place, from: at.sector, to: at.sector };
  if (content.bays[place]) return { start: "bay", goal: "bay", site: place, from: "", to: titleOf(content.bays, place) };
  return { start: "public", goal: "public", site: "", from: "", to: "" };
}
