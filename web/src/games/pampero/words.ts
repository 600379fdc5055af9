/** Names, numbers and sentences of the board, in the chosen language. */
import { MARKETS, type Preview } from "./message";
import { plainArgs, refusal } from "../../lib/refusals";
import { hasText, textsOf } from "../../lib/texts";
import type { Params } from "../../lib/wire";
import type { Content } from "./content";
import { card, titleOf } from "./explain";

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
  return `${value < 0 ? "−" : ""}${t("board-money", { amount: Math.abs(value) })}`;
}

export function signedMoney(value: number): string {
  return `${value > 0 ? "+" : ""}${money(value)}`;
}

export const marketName = (content: Content, symbol: string): string => titleOf(content.markets, symbol.slice(0, 3));

export const metricName = (content: Content, metric: string): string => titleOf(content.metrics, metric);

export const cardTitle = (content: Content, id: string): string => card(content, id).title;

export const tileTitle = (content: Content, id: string): string => titleOf({ ...content.bonus_tiles, ...content.connection_tiles, ...content.scoring_tiles }, id);

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

/** A step of the rules in a word or two: what is asked next. */
export function stepText(step: string | undefined): string {
  const id = `board-step-${(step ?? "").replaceAll("_", "-")}`;
  return hasText(id, GAME) ? t(id) : "";
}

/** Why a choice is closed, in the game's words. */
export function closedText(code: string, params: Params | undefined): string {
  const id = `refusal-${code}`;
  return hasText(id, GAME) ? t(id, plainArgs(params ?? {})) : refusal(code, params, GAME);
}
