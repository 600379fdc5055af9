/** The games this page can draw. A game without an entry (or folder) is announced, not opened. */
import type { Component } from "svelte";
import type { Answer, CommandBody, JournalLine, TableMessage } from "../lib/wire";

export interface TableProps {
  message: TableMessage;
  /** The game's content as `GET /api/games/{id}` sent it. */
  content: unknown;
  send: (command: CommandBody) => Promise<Answer>;
  /** Shown large on a wall for everybody: nothing to press, and what waits to be put away goes by itself. */
  screen?: boolean;
}

/** A chronicle line in words: a Fluent id of the game's texts and its arguments. */
export interface Described {
  id: string;
  args: Record<string, string | number>;
  /** Shown as a small heading, e.g. the beginning of a round. */
  heading?: boolean;
}

export interface GamePages {
  Table: Component<TableProps>;
  /** null: the line is not worth a line of the chronicle. */
  describe: (line: JournalLine, message: TableMessage, content: unknown) => Described | null;
}

const pages = import.meta.glob<GamePages>("./*/index.ts");

export function hasPages(game: string): boolean {
  return `./${game}/index.ts` in pages;
}

export async function loadPages(game: string): Promise<GamePages | null> {
  const load = pages[`./${game}/index.ts`];
  return load ? await load() : null;
}
