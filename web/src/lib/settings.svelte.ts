/** What a reader has chosen for all pages: language and theme. Kept in this browser only. */
import { firstLanguage } from "./language";
import { recall, remember } from "./storage";
import type { Language } from "./wire";

export type Theme = "auto" | "light" | "dark";

export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

class Settings {
  #language = $state<Language>(firstLanguage(location.search, recall("language"), navigator.languages ?? []));
  #theme = $state<Theme>("auto");

  constructor() {
    const theme = recall("theme");
    if (isTheme(theme)) this.#theme = theme;
    this.#show();
  }

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    remember("language", language);
    this.#show();
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.#show();
  }

  #show(): void {
    document.documentElement.lang = this.#language;
    document.documentElement.dataset["theme"] = this.#theme;
  }
}

export const settings = new Settings();
