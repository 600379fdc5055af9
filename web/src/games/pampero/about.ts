/** What every card, tile and place says of itself when it is pointed at. */
import type { Company, PamperoView } from "../../lib/pampero";
import { both, list } from "../../lib/texts";
import type { Table } from "../../lib/wire";
import { symbolsOf, type Card, type Content } from "./content";
import { cardTitle, companyName, contractName, costText, effectsText, effectText, marketName, metricName, money, sectorTitle, symbolText, t, tileTitle } from "./words";

export interface About {
  title: string;
  lines: string[];
}

function priceLine(card: Card): string {
  if (card.money === "none") return t("board-card-free");
  return t(card.money === "cost" ? "board-card-cost" : "board-card-gain");
}

export function aboutCard(content: Content, id: string): About {
  const card = content.cards[id];
  if (!card) return aboutScoringCard(content, id);
  const lines = [effectsText(content, card.effects), priceLine(card)];
  if (card.batteries) lines.push(t("board-card-batteries", { a: card.batteries[0] ?? 0, b: card.batteries[1] ?? 0, c: card.batteries[2] ?? 0 }));
  if (card.requirement !== "none") lines.push(t(`board-card-needs-${card.requirement}`, { owner: card.owner ?? "any" }));
  lines.push(t(card.zone_bound ? "board-card-zone" : "board-card-anywhere"));
  if (card.energy) lines.push(t("board-card-energy"));
  return { title: both(card.title), lines };
}

export function aboutScoringCard(content: Content, id: string): About {
  const card = content.scoring_cards[id];
  return { title: cardTitle(content, id), lines: card ? [card.options.map((one) => effectText(content, one)).join(` ${t("board-or")} `), t("board-scoring-card-once")] : [] };
}

export function aboutForeign(content: Content, id: string): About {
  const card = content.foreign_cards[id];
  if (!card) return { title: id, lines: [] };
  return {
    title: cardTitle(content, id),
    lines: [
      t("board-cost-batteries", { count: card.batteries }),
      t("board-foreign-front", { markets: list(card.front.map((one) => marketName(content, one))) }),
      t("board-foreign-back", { markets: list(card.back.map((one) => marketName(content, one))) }),
    ],
  };
}

export function aboutSolo(content: Content, id: string): About {
  const card = content.solo_cards[id];
  if (!card) return { title: id, lines: [] };
  return {
    title: both(card.title),
    lines: [
      t("board-solo-tries", { first: effectText(content, card.primary), second: effectText(content, card.secondary) }),
      t("board-solo-sectors", { sectors: card.sectors.join(", ") }),
      t("board-solo-gains", { amount: money(card.money), count: card.counts, metric: metricName(content, card.counter) }),
    ],
  };
}

const KINDS: Record<string, string> = { W: "board-site-wind", P: "board-site-pylon", M: "board-site-mixed", SP: "board-site-start", SW: "board-site-start" };

export function aboutSite(content: Content, view: PamperoView, table: Table, id: string): About {
  const printed = content.sites[id];
  const site = view.sites[id];
  const sector = printed?.sector ?? "";
  const lines: string[] = [];
  if (site?.structure) lines.push(t(site.structure.kind === "pylon" ? "board-pylon-of" : "board-wind-of", { name: companyName(table, view, site.structure.owner) }));
  else lines.push(t(KINDS[printed?.kind ?? ""] ?? "board-site-mixed"));
  if (site && site.bulldozer !== null) lines.push(t("board-bulldozer-of", { name: companyName(table, view, site.bulldozer) }));
  return { title: `${sector} · ${sectorTitle(content, sector)}`, lines };
}

export function aboutContract(content: Content, id: string): string[] {
  return [list(symbolsOf(content, id).map((one) => symbolText(content, one)))];
}

export function aboutSpace(content: Content, view: PamperoView, table: Table, id: string): About {
  const printed = content.spaces[id];
  const space = view.spaces[id];
  const contract = space?.contract ?? id;
  const lines = aboutContract(content, contract);
  const remote = content.contracts[contract]?.cost;
  lines.push(remote ? t("board-contract-remote", { cost: costText(remote) }) : t("board-cost-energy", { count: printed?.cost ?? 0 }));
  if (space?.state === "done" && space.owner !== null) lines.push(t("board-contract-done", { name: companyName(table, view, space.owner), level: space.level }));
  if (space?.state === "void") lines.push(t("board-contract-void"));
  if (space?.state === "open" && printed?.pair !== undefined && view.spaces[printed.pair]) lines.push(t("board-contract-pair", { other: contractName(content, printed.pair) }));
  if (space?.state === "open" && printed?.link !== undefined && view.spaces[printed.link]) lines.push(t("board-contract-link", { other: contractName(content, printed.link) }));
  const place = printed ? both(printed.title) : id;
  return { title: remote ? `${contractName(content, contract)}, ${place} (${printed?.sector ?? ""})` : `${place} (${printed?.sector ?? ""})`, lines };
}

export function aboutSolar(content: Content, view: PamperoView, table: Table, id: string): About {
  const field = view.solar[id];
  const lines = [...aboutContract(content, field?.contract ?? "")];
  if (field?.open) lines.push(t(field.available ? "board-solar-available" : "board-solar-behind"));
  else if (field && field.owner !== null) lines.push(t("board-contract-done", { name: companyName(table, view, field.owner), level: field.level }));
  return { title: contractName(content, field?.contract ?? id), lines };
}

export function aboutConnectionTile(content: Content, id: string): About {
  const tile = content.connection_tiles[id];
  return { title: tileTitle(content, id), lines: [t("board-connection"), effectsText(content, tile?.effects ?? [])] };
}

export function aboutConnection(content: Content, view: PamperoView, id: string): About {
  const printed = content.connection_fields[id];
  const field = view.connections[id];
  const lines: string[] = [];
  if (field?.tile) lines.push(effectsText(content, content.connection_tiles[field.tile]?.effects ?? []));
  else lines.push(t("board-connection-taken"));
  printed?.lines.forEach((line, n) => {
    const towns = list(line.filter((one) => view.spaces[one]).map((one) => both(content.spaces[one]?.title ?? { de: one, en: one })));
    lines.push(t("board-connection-line", { towns, open: field?.unlocked[n] ? "yes" : "no" }));
  });
  return { title: field?.tile ? tileTitle(content, field.tile) : t("board-connection"), lines };
}

export function aboutBonus(content: Content, id: string): About {
  const tile = content.bonus_tiles[id];
  return { title: tileTitle(content, id), lines: tile ? [effectsText(content, tile.effects), t(`board-bonus-${tile.kind}`)] : [] };
}

export function aboutPlan(content: Content, view: PamperoView, id: string): About {
  const printed = content.plan[id];
  const tile = view.plan[id];
  const where = t("board-plan-space", { zone: printed?.zone ?? "", column: printed?.column ?? 0, row: printed?.row ?? 0 });
  if (tile) {
    const about = aboutBonus(content, tile);
    return { title: about.title, lines: [...about.lines, where] };
  }
  return { title: t("board-plan-printed"), lines: [effectsText(content, printed?.effects ?? []), where] };
}

export function aboutBay(content: Content, view: PamperoView, table: Table, id: string): About {
  const bay = content.bays[id];
  const owner = view.bays[id];
  const lines = [effectsText(content, bay?.effects ?? []), t("board-bay")];
  if (typeof owner === "number") lines.push(t("board-bulldozer-of", { name: companyName(table, view, owner) }));
  return { title: bay ? both(bay.title) : id, lines };
}

export function aboutOperation(content: Content, player: Company, id: string): About {
  const printed = content.operations[id];
  const lines = [t("board-operation-money", { amount: money(player.prices[id] ?? printed?.money ?? 0) }), t("board-operation-energy", { count: printed?.energy ?? 0 })];
  if (player.covers.includes(id)) lines.push(t("board-operation-covered"));
  return { title: t("board-operation", { zone: printed?.zone ?? "", row: printed?.row ?? "upper", slot: printed?.slot ?? 0 }), lines };
}

export function aboutTransformer(content: Content, player: Company, id: string): About {
  const printed = content.transformers[id];
  const lines: string[] = [];
  const contract = player.network[id];
  if (contract !== undefined) lines.push(t("board-transformer-used", { contract: contractName(content, contract) }), ...aboutContract(content, contract));
  if (printed?.effects.length) lines.push(effectsText(content, printed.effects));
  if (printed?.start) lines.push(t("board-transformer-start"));
  if (printed?.diamond) lines.push(t("board-transformer-diamond"));
  if ((printed?.column ?? 0) > player.stage) lines.push(t("board-transformer-locked", { number: printed?.column ?? 0 }));
  return { title: t("board-transformer", { level: printed?.column ?? 0, field: id }), lines };
}

export function aboutRequirement(content: Content, player: Company, id: string): About {
  const printed = content.requirements[id];
  const price = printed ? { energy: t("board-cost-energy", { count: printed.amount }), batteries: t("board-cost-batteries", { count: printed.amount }), money: money(printed.amount) }[printed.pay] : "";
  return {
    title: printed ? both(printed.title) : id,
    lines: [player.network_tiles.includes(id) ? t("board-line-built") : t("board-line-price", { price }), t("board-line-joins", { fields: (printed?.joins ?? []).join(", ") })],
  };
}

export function aboutPylon(content: Content, player: Company, number: number): About {
  const printed = content.pylons[number - 1];
  const lines = [t(number <= player.stage ? "board-pylon-built" : "board-pylon-waits")];
  if (printed?.effects.length) lines.push(t("board-pylon-bonus", { effect: effectsText(content, printed.effects) }));
  if (printed?.batteries) lines.push(t("board-pylon-batteries", { first: number * 2 - 1, second: number * 2 }));
  return { title: t("board-pylon-number", { number }), lines };
}

export function aboutIncome(content: Content, player: Company, market: keyof Company["income"]): About {
  const income = player.income[market];
  const printed = content.markets[market];
  const lines = [t("board-income-now", { amount: money(income.value), limit: income.limit })];
  if (printed?.cross !== undefined) lines.push(t("board-income-cross", { column: printed.cross_at ?? 0, market: marketName(content, printed.cross), done: income.crossed ? "yes" : "no" }));
  if (!income.face_up) lines.push(t("board-income-down"));
  return { title: marketName(content, market), lines };
}

export function aboutScoringTile(content: Content, view: PamperoView, table: Table, id: string | null, place: "first" | "second" | "final"): About {
  const tile = id === null ? undefined : content.scoring_tiles[id];
  if (!tile) {
    const intro = place === "first" ? content.intro_tiles.first : content.intro_tiles.second;
    return { title: intro ? both(intro) : t(`scoring-${place}`), lines: [t(`board-intro-${place}`, { markets: list(content.intro_tiles.markets.map((one) => marketName(content, one))) })] };
  }
  const lines = [t("board-tile-each", { amount: money(tile.upper_money), metric: metricName(content, tile.upper) }), standing(content, view, table, tile.upper)];
  // The lower half counts only in the final scoring.
  if (place === "final") lines.push(t("board-tile-most", { amount: money(tile.lower_money), metric: metricName(content, tile.lower) }), standing(content, view, table, tile.lower));
  return { title: both(tile.title), lines: lines.filter((one) => one !== "") };
}

/** "Ada 3, Bo 2" */
export function standing(content: Content, view: PamperoView, table: Table, metric: string): string {
  const counts = view.scoring_tiles.counts[metric];
  return counts ? counts.map((count, seat) => `${companyName(table, view, seat)} ${String(count)}`).join(", ") : "";
}
