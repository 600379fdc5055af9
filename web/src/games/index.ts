/** The pages of the games: our own from their folders, others from the server, and a board for games without one. */
import type { Component } from "svelte";
import type { Lines } from "../lib/lines";
import { loadTexts } from "../lib/texts";
import type { Result } from "../lib/api";
import type { GameDetails, Send, TableMessage } from "../lib/wire";

export interface TableProps {
  message: TableMessage;
  /** The game's content as `GET /api/games/{id}` sent it. */
  content: unknown;
  /** What the lines of the journal name. */
  lines?: Lines | undefined;
  send: Send;
  /** Shown large on a wall for everybody: nothing to press, and what waits to be put away goes by itself. */
  screen?: boolean;
}

export interface GamePages {
  Table: Component<TableProps>;
  /** Its board needs the width of a desktop for itself: chronicle and talk are opened when they are wanted. */
  roomy?: boolean;
}

const pages = import.meta.glob<GamePages>("./*/index.ts");

/** The pages of a game, with its texts. `details` say where the page of a game from outside is. */
export async function loadPages(game: string, details: Promise<Result<GameDetails>>): Promise<GamePages> {
  const [found] = await Promise.all([find(game, details), loadTexts(game)]);
  return found;
}

async function find(game: string, details: Promise<Result<GameDetails>>): Promise<GamePages> {
  const load = pages[`./${game}/index.ts`];
  if (load) return load();
  const told = await details;
  const address = told.ok ? told.value.page : null;
  if (address) {
    const { loadForeignPage } = await import("./foreign/page");
    if (await loadForeignPage(game, address)) return { Table: (await import("./foreign/Board.svelte")).default };
  }
  return { Table: (await import("./generic/Board.svelte")).default };
}
