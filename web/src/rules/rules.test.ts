import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import App from "../App.svelte";
import { content as hertzschlag } from "../games/hertzschlag/fixtures";
import country from "../games/pampero/fixtures/content.json";
import { content as chamber } from "../games/policy-maker/fixtures";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameDetails, Language } from "../lib/wire";
import { blocks, inline, mentions } from "./blocks";
import { hasRules, loadRules, type Rules, speaker } from "./index";
import { content as town } from "../games/neustart/rules/fixtures";

const TIMELINE = ["holiday", "audit", "grant", "tax", "end"];
const details = (id: string, content: unknown): GameDetails => ({
  id,
  title: { de: "Das Spiel", en: "The game" },
  tagline: { de: "", en: "" },
  credit: { de: "Von jemandem", en: "By somebody" },
  seats: { least: 3, most: 5 },
  options: [
    { id: "talk_seconds", kind: "number", default: 60, least: 0, most: 600, title: { de: "Zeit", en: "Time" }, help: { de: "Zum Reden", en: "To talk" } },
    { id: "bands", kind: "choice", default: "seed", choices: ["seed", "tuned"], title: { de: "Urteil", en: "Rating" }, help: { de: "Stufen", en: "Bands" } },
  ],
  bots: [],
  rules: 1,
  content_hash: "",
  content,
});

const games: Record<string, GameDetails> = {
  hertzschlag: details("hertzschlag", { ...hertzschlag, parameters: { ...hertzschlag.parameters, diversity: [0, 0, 0, 1, 2, 3, 4], rounds: 8, hand: 5 } }),
  neustart: details("neustart", town),
  pampero: details("pampero", country),
  "policy-maker": details("policy-maker", { ...chamber, timelines: { "13": TIMELINE, "14": TIMELINE } }),
};

/** What single texts get besides the game's numbers. */
const MORE = { counted: 3, days: "x", joining: "x", sum: 11, diversity: "x", categories: 3, points: 1, count: 2, least: 1, most: 5, column: 2, slot: 1 };

const ids = (source: string): string[] => new FluentResource(source).body.map((one) => one.id);

afterEach(() => {
  settings.language = "de";
});

async function rulesOf(id: string): Promise<Rules> {
  const rules = await loadRules(id);
  if (!rules) throw new Error(`no rules of ${id}`);
  return rules;
}

describe.each(Object.entries(games).flatMap(([id, game]) => (["de", "en"] as const).map((language): [string, Language, GameDetails] => [id, language, game])))(
  "the rules of %s (%s)",
  (id, language, game) => {
    test("every text can be said, with no number missing", async () => {
      const rules = await rulesOf(id);
      settings.language = language;
      const problems: string[] = [];
      const say = speaker(rules.sources, () => rules.args(game), (problem) => problems.push(problem));
      for (const one of ids(rules.sources[language])) expect(say(one, MORE).trim(), one).not.toBe("");
      expect(problems).toEqual([]);
    });

    test("every section has a title and a text, every link a section, every picture a drawing and the words for it", async () => {
      const rules = await rulesOf(id);
      settings.language = language;
      const known = new Set(ids(rules.sources[language]));
      const say = speaker(rules.sources, () => rules.args(game), (problem) => expect.fail(problem));
      const drawn = new Set<string>();
      for (const section of rules.sections) {
        expect(say(`${section}-title`)).not.toBe("");
        const found = blocks(say(section));
        expect(found.length, section).toBeGreaterThan(0);
        const { figures, links } = mentions(found);
        for (const link of links) expect(rules.sections, link).toContain(link);
        for (const name of figures) {
          expect(rules.figures, name).toContain(name);
          drawn.add(name);
          expect(known.has(`figure-${name}`), name).toBe(known.has(`figure-${name}-alt`));
        }
      }
      expect([...drawn].sort()).toEqual([...rules.figures].sort());
    });
  },
);

describe.each(Object.keys(games))("the page of %s", (id) => {
  test("shows every section and picture, and all its anchors lead somewhere", async () => {
    vi.stubGlobal("fetch", (path: string) => {
      const found = games[path.replace("/api/games/", "")];
      return Promise.resolve(new Response(JSON.stringify(found ?? { code: "unknown-game", params: {} }), { status: found ? 200 : 404 }));
    });
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const rules = await rulesOf(id);
    router.go(`/rules/${id}`);
    const app = mount(App, { target: document.body });
    for (let i = 0; i < 20 && !document.querySelector("section[id]"); i += 1) {
      await tick();
      await new Promise((done) => setTimeout(done, 5));
    }
    for (const language of ["de", "en"] as const) {
      settings.language = language;
      flushSync();
      expect([...document.querySelectorAll("article > section")].map((one) => one.id)).toEqual([...rules.sections]);
      const anchors = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')];
      expect(anchors.length).toBeGreaterThan(rules.sections.length);
      for (const anchor of anchors) expect(document.getElementById(anchor.hash.slice(1)), anchor.hash).not.toBeNull();
      const pictures = [...document.querySelectorAll("figure")];
      expect(pictures.length).toBeGreaterThan(5);
      for (const picture of pictures) {
        expect(picture.querySelector("p")?.textContent.trim()).not.toBe("");
        expect(picture.querySelector("div")?.hasAttribute("inert")).toBe(true);
      }
    }
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(warn.mock.calls).toEqual([]);
    await unmount(app);
    warn.mockRestore();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    // The first page also waits for its chunk to be compiled, which takes long on a busy machine.
  }, 30_000);
});

test("only games with rules have a page of them", async () => {
  expect(hasRules("hertzschlag")).toBe(true);
  expect(hasRules("chess")).toBe(false);
  expect(await loadRules("chess")).toBeNull();
});

test("the small Markdown of the texts", () => {
  expect(inline("Zahlt _alle_ 4 €, siehe #check.")).toEqual([
    { kind: "text", text: "Zahlt " },
    { kind: "strong", text: "alle" },
    { kind: "text", text: " 4\u00a0€, siehe " },
    { kind: "link", to: "check" },
    { kind: "text", text: "." },
  ]);
  expect(blocks("Eins\nzwei.\n\n- a\n- b\n\n1. c\n\n### Titel\n\n> Beispiel\n>\n> @bild\n\n> Noch eins")).toEqual([
    { kind: "paragraph", text: inline("Eins zwei.") },
    { kind: "points", items: [inline("a"), inline("b")] },
    { kind: "steps", items: [inline("c")] },
    { kind: "heading", text: inline("Titel") },
    { kind: "example", blocks: [{ kind: "paragraph", text: inline("Beispiel") }, { kind: "figure", name: "bild" }] },
    { kind: "example", blocks: [{ kind: "paragraph", text: inline("Noch eins") }] },
  ]);
});

test("an unknown text shows its id and is told", () => {
  const problems: string[] = [];
  const say = speaker({ de: "a = { $b }", en: "a = { $b }" }, () => ({}), (problem) => problems.push(problem));
  expect(say("nothing")).toBe("nothing");
  say("a");
  expect(problems).toHaveLength(2);
});
