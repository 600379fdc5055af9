import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import { firstLanguage } from "./language";
import { settings } from "./settings.svelte";
import { hasText, list, loadTexts, money, t, textsOf } from "./texts";
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

/** All texts by owner: the page's own, and of each game those of the table, of the rules page and of the debrief. */
const owners: Record<string, Partial<Record<Language, string>>> = {};
for (const [path, source] of Object.entries({
  ...import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../../../src/stromtisch/games/*/texts/*.ftl", { query: "?raw", import: "default", eager: true }),
})) {
  const [, owner, language] = /([\w./]+?)\.?(de|en)\.ftl$/.exec(path.replace(/^.*\/stromtisch\/games\//, "")) ?? [];
  (owners[owner ?? path] ??= {})[language as Language] = source;
}

describe.each(Object.entries(owners))("the texts of %s", (_, files) => {
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

test("the words of a game come with the game", async () => {
  vi.stubGlobal("fetch", vi.fn((path: string) => Promise.resolve(new Response(path.endsWith("de.ftl") ? "heap = Haufen" : "heap = Heap"))));
  await loadTexts("hertzschlag");
  expect(fetch).not.toHaveBeenCalled();
  expect(hasText("journal-undone", "hertzschlag")).toBe(true);
  await loadTexts("nim");
  await loadTexts("nim");
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(textsOf("nim")("heap")).toBe("Haufen");
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response("", { status: 404 }))));
  await loadTexts("unknown");
  expect(hasText("heap", "unknown")).toBe(false);
  vi.unstubAllGlobals();
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
