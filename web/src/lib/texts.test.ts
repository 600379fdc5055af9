import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import { firstLanguage } from "./language";
import { settings } from "./settings.svelte";
import { hasText, list, money, sourcesByOwner, t, textsOf } from "./texts";
import type { Language } from "./wire";

/** id → the names of the variables used anywhere in it. */
function shape(source: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const message of new FluentResource(source).body) {
    const names = new Set<string>();
    JSON.stringify(message, (_, value: unknown) => {
      if (value && typeof value === "object" && "type" in value && value.type === "var") names.add(String((value as { name?: unknown }).name));
      return value;
    });
    found[message.id] = [...names].sort();
  }
  return found;
}

/** Entries as written; a broken one is dropped by the parser without a word. */
function written(source: string): string[] {
  return [...source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
}

afterEach(() => {
  settings.language = "de";
});

/** The texts of the rules pages lie in files of their own, which the other pages do not load. */
const rules: Record<string, Partial<Record<Language, string>>> = {};
for (const [path, source] of Object.entries(
  import.meta.glob<string>("../../../src/stromtisch/games/*/texts/rules.*.ftl", { query: "?raw", import: "default", eager: true }),
)) {
  const [, folder, language] = /\/games\/([^/]+)\/texts\/rules\.(\w+)\.ftl$/.exec(path) ?? [];
  (rules[`${folder ?? path} (rules)`] ??= {})[language as Language] = source;
}

test("the rules texts are apart from the others", () => {
  expect(Object.keys(rules).length).toBeGreaterThanOrEqual(2);
  for (const files of Object.values(sourcesByOwner())) for (const source of Object.values(files)) expect(source).not.toContain("minute-title");
});

describe.each(Object.entries({ ...sourcesByOwner(), ...rules }))("the texts of %s", (_, files) => {
  test("are there in German and English, with the same ids and variables", () => {
    expect(Object.keys(files).sort()).toEqual(["de", "en"]);
    expect(shape(files.en ?? "")).toEqual(shape(files.de ?? ""));
  });

  test.each(Object.entries(files))("are well-formed and have no id twice (%s)", (_language, source) => {
    const ids = written(source);
    expect(ids).toEqual([...new Set(ids)]);
    expect(Object.keys(shape(source)).sort()).toEqual([...ids].sort());
  });
});

test("the language is the asked one, else the stored one, else the browser's", () => {
  expect(firstLanguage("?lang=en", "de", ["de-AT"])).toBe("en");
  expect(firstLanguage("?lang=xx", "en", ["de-AT"])).toBe("en");
  expect(firstLanguage("", null, ["fr", "de-AT", "en"])).toBe("de");
  expect(firstLanguage("", null, ["fr"])).toBe("en");
  expect(firstLanguage("", "nonsense", [])).toBe("de");
});

test("words follow the language, and so does the document", () => {
  settings.language = "de";
  expect(t("close")).toBe("Schließen");
  expect(document.documentElement.lang).toBe("de");
  settings.language = "en";
  expect(t("close")).toBe("Close");
  expect(textsOf("no-such-game")("close")).toBe("Close");
  expect(document.documentElement.lang).toBe("en");
});

test("a missing text shows its id and warns", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(t("no-such-text")).toBe("no-such-text");
  expect(warn).toHaveBeenCalledOnce();
  expect(hasText("no-such-text")).toBe(false);
  warn.mockRestore();
});

test.each<[Language, string, string, string]>([
  ["de", "Ada, Bo und Cem", "15\u00a0€", "+4\u00a0€"],
  ["en", "Ada, Bo, and Cem", "€15", "+€4"],
])("lists and money are written as in %s", (language, names, plain, signed) => {
  settings.language = language;
  expect(list(["Ada", "Bo", "Cem"])).toBe(names);
  expect(money(15)).toBe(plain);
  expect(money(4, true)).toBe(signed);
});
