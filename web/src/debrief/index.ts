/** Looking back on a finished match. A game that offers it has a folder `debrief`; one chunk per game, loaded when asked for. */
import type { Component } from "svelte";
import { loadTexts, type Translate } from "../lib/texts";
import type { GameDetails, Language, SeatKind } from "../lib/wire";

/** What `GET /api/tables/{code}/debrief` answers; `debrief` is the game's own. */
export interface Told {
  game: string;
  /** The edition that was played. */
  edition?: { rules: number; content: string };
  seats: { kind: SeatKind; name: string }[];
  debrief: unknown;
}

export interface DebriefProps {
  told: Told;
  game: GameDetails;
  say: Translate;
}

export interface DebriefPages {
  /** The debrief texts in both languages. */
  sources: Record<Language, string>;
  Debrief: Component<DebriefProps>;
}

const all = import.meta.glob<DebriefPages>("../games/*/debrief/index.ts");

export function hasDebrief(game: string): boolean {
  return `../games/${game}/debrief/index.ts` in all;
}

export async function loadDebrief(game: string): Promise<DebriefPages | null> {
  const load = all[`../games/${game}/debrief/index.ts`];
  if (!load) return null;
  const [pages] = await Promise.all([load(), loadTexts(game)]);
  return pages;
}
