/** Sums, years, and the names of zones and kinds of contract. */
import { money as written, t } from "../words";
import type { Translate } from "../../../lib/texts";
import type { Kind } from "./debrief";

/** A sum that no line parts from its sign. */
export function money(amount: number): string {
  return written(amount).replace(" ", "\u00a0");
}

export function kindName(say: Translate, kind: Kind): string {
  return kind === "remote" || kind === "solar" ? say(`kind-${kind}`) : t("board-zone", { zone: kind });
}

/** One letter for a part of a heap. */
export function letterOf(say: Translate, kind: Kind): string {
  return kind === "remote" || kind === "solar" ? say(`kind-${kind}`).slice(0, 1) : kind;
}

/** The class that gives it its colour. */
export function tintOf(kind: Kind): string {
  return kind === "remote" ? "market-REM kind" : kind === "solar" ? "market-SOL kind" : `zone-${kind}`;
}

export function yearName(say: Translate, year: number): string {
  return year === 0 ? say("start") : say("year", { year });
}
