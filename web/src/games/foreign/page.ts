/**
 * The page of a game from outside: an ES module that the server hands out with the game's package. It exports `version`
 * and `mount`; docs/adding-a-game.md describes both.
 */
import type { Language, Send, TableMessage } from "../../lib/wire";

export const VERSION = 1;

/** What a page is told, at first and whenever something has changed. */
export interface Shown {
  message: TableMessage;
  content: unknown;
  language: Language;
  /** Shown large on a wall: nothing to press. */
  screen: boolean;
}

export interface Mounted {
  update: (shown: Shown) => void;
  destroy: () => void;
}

export interface ForeignPage {
  version: number;
  mount: (target: HTMLElement, shown: Shown, send: Send) => Mounted;
}

const loaded = new Map<string, ForeignPage>();

export function foreignPage(game: string): ForeignPage | undefined {
  return loaded.get(game);
}

/** Loads the page of a game; false when it has none that this version can show. */
export async function loadForeignPage(game: string, address: string): Promise<boolean> {
  if (loaded.has(game)) return true;
  const page = await (import(/* @vite-ignore */ address) as Promise<Partial<ForeignPage>>).catch((error: unknown) => {
    console.warn(`the page of ${game} cannot be loaded:`, error);
    return null;
  });
  if (page === null) return false;
  if (page.version !== VERSION || typeof page.mount !== "function") {
    console.warn(`the page of ${game} speaks version ${String(page.version)}, not ${String(VERSION)}`);
    return false;
  }
  loaded.set(game, page as ForeignPage);
  return true;
}
