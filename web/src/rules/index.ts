/** The rules of each game: their words, their pictures and the numbers in them. One chunk per game, loaded when asked for. */
import type { Component } from "svelte";
import { settings } from "../lib/settings.svelte";
import { type Args, bundleOf, loadTexts, textIn, type Translate } from "../lib/texts";
import type { GameDetails, Language } from "../lib/wire";

export interface FigureProps {
  name: string;
  game: GameDetails;
  say: Translate;
}

export interface Rules {
  /** In reading order; each has the texts `<id>-title` and `<id>`. */
  sections: readonly string[];
  /** The names that may follow an `@` in the texts. */
  figures: readonly string[];
  /** The rules texts in both languages. */
  sources: Record<Language, string>;
  /** Every number, name and sum of the texts, from what the server says about the game. */
  args: (game: GameDetails) => Args;
  Figure: Component<FigureProps>;
}

const all = import.meta.glob<Rules>("../games/*/rules/index.ts");

export function hasRules(game: string): boolean {
  return `../games/${game}/rules/index.ts` in all;
}

export async function loadRules(game: string): Promise<Rules | null> {
  const load = all[`../games/${game}/rules/index.ts`];
  if (!load) return null;
  // Pictures of the rules are parts of the board, with its words.
  const [rules] = await Promise.all([load(), loadTexts(game)]);
  return rules;
}

/** A `t` for the rules texts: the game's numbers are always at hand. `args` is asked for every text, so that it can follow the language. */
export function speaker(sources: Record<Language, string>, args: () => Args, onProblem: (problem: string) => void = console.warn): Translate {
  const bundles = { de: bundleOf("de", sources.de, onProblem), en: bundleOf("en", sources.en, onProblem) };
  return (id, more) => {
    const text = textIn(bundles[settings.language], id, { ...args(), ...more }, onProblem);
    if (text === undefined) onProblem(`no rules text ${id} (${settings.language})`);
    return text ?? id;
  };
}
