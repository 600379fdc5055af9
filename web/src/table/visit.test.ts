import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { toasts } from "../lib/toasts.svelte";
import { Visit } from "./visit.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

/** Answers for a table of an edition; returns what was asked. */
function serve(code: string, edition: object): string[] {
  const asked: string[] = [];
  settings.language = "en";
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const table = { code, game: "hertzschlag", status: "playing", seats: [], edition };
    const found = path.startsWith("/api/games/") ? { id: "hertzschlag", content: { old: true } } : { type: "table", seq: 1, table, journal: [], chat: [] };
    return Promise.resolve(new Response(JSON.stringify(found)));
  });
  vi.stubGlobal(
    "WebSocket",
    class {
      close = () => undefined;
    },
  );
  return asked;
}

test("a visit loads the content its table began with, and tells once that new tables get other", async () => {
  const asked = serve("AAAAAA", { rules: 1, content: "abc", newest: 2, current: false, playable: true });
  for (let i = 0; i < 2; i += 1) {
    const visit = new Visit("AAAAAA");
    await visit.enter();
    expect(visit.game?.content).toEqual({ old: true });
    visit.leave();
  }
  expect(asked).toContain("/api/games/hertzschlag?rules=1&content=abc");
  expect(toasts.all.map((toast) => toast.text)).toEqual(["The game has been updated. This table goes on with the rules and cards it began with."]);
});

test("nothing is told about a table of the newest edition", async () => {
  serve("BBBBBB", { rules: 2, content: "def", newest: 2, current: true, playable: true });
  const visit = new Visit("BBBBBB");
  await visit.enter();
  visit.leave();
  expect(toasts.all).toEqual([]);
});
