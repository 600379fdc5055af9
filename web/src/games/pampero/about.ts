/** What every card, tile and place says of itself when it is pointed at: what it is, and how it stands with it now. */
import type { Company, PamperoView } from "./message";
import { both, list } from "../../lib/texts";
import type { Seat } from "../../lib/wire";
import type { Content } from "./content";
import * as explain from "./explain";
import { metricName, money, t } from "./words";

export interface About {
  title: string;
  lines: string[];
}

function told({ title, text }: explain.Explained, ...more: string[]): About {
  return { title, lines: [text, ...more].filter((one) => one !== "") };
}

/** A card of any kind. */
export function aboutCard(content: Content, id: string): About {
  return told(explain.card(content, id));
}

export function aboutSite(content: Content, view: PamperoView, seats: readonly Seat[], id: string): About {
  const site = view.sites[id];
  const printed = explain.site(content, id);
  const bulldozer = site && site.bulldozer !== null ? t("board-bulldozer-of", { name: explain.companyName(seats, site.bulldozer) }) : "";
  if (!site?.structure) return told(printed, bulldozer);
  const text = t(site.structure.kind === "pylon" ? "board-pylon-of" : "board-wind-of", { name: explain.companyName(seats, site.structure.owner) });
  return told({ title: printed.title, text }, bulldozer);
}

/** Who has fulfilled a contract, or that nobody can any more. */
function fate(seats: readonly Seat[], owner: number | null, level: number, gone: boolean): string {
  if (owner !== null) return t("board-contract-done", { name: explain.companyName(seats, owner), level });
  return gone ? t("board-contract-void") : "";
}

export function aboutSpace(content: Content, view: PamperoView, seats: readonly Seat[], id: string): About {
  const space = view.spaces[id];
  const about = explain.contract(content, space?.contract ?? id);
  const printed = content.spaces[id];
  const place = printed && space?.contract !== id ? `${about.title}, ${both(printed.title)}` : about.title;
  return told({ title: `${place} (${printed?.sector ?? ""})`, text: about.text }, space ? fate(seats, space.owner, space.level, space.state === "void") : "");
}

export function aboutSolar(content: Content, view: PamperoView, seats: readonly Seat[], id: string): About {
  const field = view.solar[id];
  const way = field?.open ? t(field.available ? "board-solar-available" : "board-solar-behind") : "";
  return told(explain.contract(content, field?.contract ?? ""), way, field ? fate(seats, field.owner, field.level, false) : "");
}

export function aboutConnectionTile(content: Content, player: Company, id: string): About {
  return told(explain.connectionTile(content, id), player.ready_tiles.includes(id) ? "" : t("board-connection-lies"));
}

export function aboutConnection(content: Content, view: PamperoView, id: string): About {
  const field = view.connections[id];
  const lines = (content.connection_fields[id]?.lines ?? []).map((line, n) => {
    const towns = list(line.flatMap((one) => (view.spaces[one] && content.spaces[one] ? [both(content.spaces[one].title)] : [])));
    return t("board-connection-line", { towns, open: field?.unlocked[n] ? "yes" : "no" });
  });
  if (!field?.tile) return { title: t("board-connection"), lines: [t("board-connection-taken")] };
  return told(explain.connectionTile(content, field.tile), ...lines);
}

export function aboutBonus(content: Content, id: string): About {
  return told(explain.bonusTile(content, id));
}

export function aboutPlan(content: Content, view: PamperoView, id: string): About {
  const tile = view.plan[id];
  const printed = explain.planSpace(content, id);
  return tile ? told(explain.bonusTile(content, tile), printed.text) : told(printed);
}

export function aboutBay(content: Content, view: PamperoView, seats: readonly Seat[], id: string): About {
  const owner = view.bays[id];
  return told(explain.bay(content, id), typeof owner === "number" ? t("board-bulldozer-of", { name: explain.companyName(seats, owner) }) : "");
}

export function aboutPublic(): About {
  return told(explain.publicArea());
}

export function aboutOperation(content: Content, player: Company, id: string): About {
  const price = player.prices[id];
  return told(explain.operation(content, id, player.covers.includes(id)), price === undefined ? "" : t("board-operation-price", { amount: money(price) }));
}

export function aboutTransformer(content: Content, player: Company, id: string): About {
  const contract = player.network[id];
  const serves = contract === undefined ? "" : t("board-transformer-serves", { contract: explain.contract(content, contract).title });
  return told(explain.transformer(content, id), serves);
}

export function aboutRequirement(content: Content, player: Company, id: string): About {
  return told(explain.requirement(content, id), player.network_tiles.includes(id) ? t("board-line-built") : "");
}

export function aboutPylon(content: Content, player: Company, number: number): About {
  const batteries = content.pylons[number - 1]?.batteries ? t("board-pylon-batteries", { from: number * 2 - 1 }) : "";
  return told(explain.pylon(content, number), batteries, number > player.stage ? t("board-pylon-waits") : "");
}

export function aboutIncome(content: Content, player: Company, market: keyof Company["income"]): About {
  const income = player.income[market];
  const now = t("board-income-now", { amount: money(income.value), limit: income.limit });
  return told(explain.market(content, market), now, income.face_up ? "" : t("board-income-down"));
}

export function aboutCapital(content: Content, player: Company, slot: number): About {
  return told(explain.capitalSlot(content, slot), player.capital.includes(slot) ? t("board-capital-used") : "");
}

/** "Ada 3, Bo 2" */
export function standing(content: Content, view: PamperoView, seats: readonly Seat[], metric: string): string {
  const counts = view.scoring_tiles.counts[metric];
  return counts ? `${metricName(content, metric)}: ${counts.map((count, seat) => `${explain.companyName(seats, seat)} ${String(count)}`).join(", ")}` : "";
}

export function aboutScoringTile(content: Content, view: PamperoView, seats: readonly Seat[], id: string | null, place: "first" | "second" | "final"): About {
  if (id === null) {
    const metrics = place === "second" ? content.intro_tiles.markets.map((one) => standing(content, view, seats, `SYM.${one}`)) : [];
    return told(explain.introTile(content, place === "first" ? "first" : "second"), ...metrics);
  }
  const tile = content.scoring_tiles[id];
  const upper = place === "second" ? "" : standing(content, view, seats, tile?.upper ?? "");
  const lower = place === "first" || tile?.lower === tile?.upper ? "" : standing(content, view, seats, tile?.lower ?? "");
  return told(explain.scoringTile(content, id, place), upper, lower);
}
