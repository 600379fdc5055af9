/**
 * The words of the pages, in Fluent files: the shell's in `src/texts`, a game's in its own folder of the Python package.
 * Those of a game are loaded with the game (`loadTexts`). `t` reads the chosen language from the settings, so everything that is
 * drawn with it follows a change of language.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Both, Language } from "./wire";

export type Args = Record<string, string | number>;
export type Translate = (id: string, args?: Args) => string;

const SHELL = "shell";
const LANGUAGES = ["de", "en"] as const;

const shell = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true });
const bundled = import.meta.glob<string>("../../../src/stromtisch/games/*/texts/{de,en}.ftl", { query: "?raw", import: "default" });

const bundles = new Map<string, FluentBundle>();

/** The texts of one source in one language. */
export function bundleOf(language: Language, source: string, onProblem: (problem: string) => void): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const problem of bundle.addResource(new FluentResource(source))) onProblem(String(problem));
  return bundle;
}

/** The text of a bundle for an id; undefined where it has none. */
export function textIn(bundle: FluentBundle | undefined, id: string, args: Args, onProblem: (problem: string) => void): string | undefined {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return undefined;
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, args, problems);
  for (const problem of problems) onProblem(`text ${id}: ${problem.message}`);
  return text;
}

const warn = (problem: string): void => {
  if (import.meta.env.DEV) console.warn(problem);
};

function add(owner: string, language: Language, source: string): void {
  bundles.set(`${owner}/${language}`, bundleOf(language, source, (problem) => console.warn(`texts of ${owner} (${language}):`, problem)));
}

for (const language of LANGUAGES) add(SHELL, language, shell[`../texts/${language}.ftl`] ?? "");

/** Fetches the words of a game in both languages, once: from this build, or from the server for a game from outside. */
export async function loadTexts(game: string): Promise<void> {
  await Promise.all(
    LANGUAGES.map(async (language) => {
      if (bundles.has(`${game}/${language}`)) return;
      const load = bundled[`../../../src/stromtisch/games/${game.replaceAll("-", "_")}/texts/${language}.ftl`];
      const source = load ? await load() : await fetched(game, language);
      if (source !== null) add(game, language, source);
    }),
  );
}

async function fetched(game: string, language: Language): Promise<string | null> {
  const response = await fetch(`/games/${encodeURIComponent(game)}/texts/${language}.ftl`).catch(() => null);
  return response?.ok ? await response.text() : null;
}

function say(owners: readonly string[], id: string, args: Args = {}): string {
  for (const owner of owners) {
    const text = textIn(bundles.get(`${owner}/${settings.language}`), id, args, warn);
    if (text !== undefined) return text;
  }
  warn(`no text ${id} (${settings.language})`);
  return id;
}

/** The shell's text for an id. */
export const t: Translate = (id, args) => say([SHELL], id, args);

/** A game's own `t`: its texts first, then the shell's. */
export function textsOf(game: string): Translate {
  return (id, args) => say([game, SHELL], id, args);
}

export function hasText(id: string, game?: string): boolean {
  const owners = game === undefined ? [SHELL] : [game, SHELL];
  return owners.some((owner) => bundles.get(`${owner}/${settings.language}`)?.hasMessage(id));
}

/** The chosen language of a text that comes in both, such as a title sent by the server. */
export function both(text: Both): string {
  return text[settings.language];
}

/** "Ada, Bo und Cem". */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(parts);
}

/** "2:05" for 125 seconds. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "15 €", with a sign when asked for. */
export function money(amount: number, signed = false): string {
  return new Intl.NumberFormat(settings.language, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(amount);
}
