/**
 * The words of the pages, in Fluent files: the shell's in `src/texts`, a game's in its own folder of the Python package.
 * `t` reads the chosen language from the settings, so whatever is drawn with it follows a change of language.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Both, Language } from "./wire";

export type Args = Record<string, string | number>;
export type Translate = (id: string, args?: Args) => string;

const SHELL = "shell";

const sources: Record<string, string> = {
  ...import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../../../src/stromtisch/games/*/texts/{de,en}.ftl", { query: "?raw", import: "default", eager: true }),
};

/** `{shell: {de, en}, "policy-maker": {de, en}}` from the paths of the files; a folder `policy_maker` belongs to the game `policy-maker`. */
export function sourcesByOwner(): Record<string, Partial<Record<Language, string>>> {
  const owners: Record<string, Partial<Record<Language, string>>> = {};
  for (const [path, source] of Object.entries(sources)) {
    const owner = /\/games\/([^/]+)\/texts\//.exec(path)?.[1]?.replaceAll("_", "-") ?? SHELL;
    const language = /\/(de|en)\.ftl$/.exec(path)?.[1] as Language | undefined;
    if (language) (owners[owner] ??= {})[language] = source;
  }
  return owners;
}

const bundles = new Map<string, FluentBundle>();
for (const [owner, files] of Object.entries(sourcesByOwner())) {
  for (const [language, source] of Object.entries(files)) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const problems = bundle.addResource(new FluentResource(source));
    for (const problem of problems) console.warn(`texts of ${owner} (${language}):`, problem);
    bundles.set(`${owner}/${language}`, bundle);
  }
}

function find(owners: readonly string[], language: Language, id: string, args?: Args): string | undefined {
  for (const owner of owners) {
    const bundle = bundles.get(`${owner}/${language}`);
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) continue;
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? {}, problems);
    if (import.meta.env.DEV) for (const problem of problems) console.warn(`text ${id}:`, problem.message);
    return text;
  }
  return undefined;
}

function say(owners: readonly string[], id: string, args?: Args): string {
  const text = find(owners, settings.language, id, args);
  if (text !== undefined) return text;
  if (import.meta.env.DEV) console.warn(`no text ${id} (${settings.language})`);
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

/** "15 €", with a sign when asked for. */
export function money(amount: number, signed = false): string {
  return new Intl.NumberFormat(settings.language, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(amount);
}
