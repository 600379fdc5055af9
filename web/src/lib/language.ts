import type { Language } from "./wire";

export const LANGUAGES: readonly Language[] = ["de", "en"];

const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** `?lang=` first, then the choice made before, then the browser's languages, then German. */
export function firstLanguage(search: string, stored: unknown, wanted: readonly string[]): Language {
  const asked = new URLSearchParams(search).get("lang");
  if (isLanguage(asked)) return asked;
  if (isLanguage(stored)) return stored;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? (wanted.length ? "en" : "de");
}
