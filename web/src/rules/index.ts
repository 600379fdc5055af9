/** The rules of each game: their words, their pictures and the numbers in them. One chunk per game, loaded when asked for. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import { settings } from "../lib/settings.svelte";
import { type Args, loadTexts, type Translate } from "../lib/texts";
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
  const bundles = new Map<Language, FluentBundle>();
  for (const language of ["de", "en"] as const) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const problem of bundle.addResource(new FluentResource(sources[language]))) onProblem(String(problem));
    bundles.set(language, bundle);
  }
  return (id, more) => {
    const bundle = bundles.get(settings.language);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) {
      onProblem(`no rules text ${id} (${settings.language})`);
      return id;
    }
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, { ...args(), ...more }, problems);
    for (const problem of problems) onProblem(`rules text ${id}: ${problem.message}`);
    return text;
  };
}
