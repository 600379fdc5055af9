/** Opens the page of a debrief in tests, with answers instead of a server. */
import { mount, unmount } from "svelte";
import { expect, onTestFinished, vi } from "vitest";
import App from "../App.svelte";
import { router } from "../lib/router.svelte";
import type { GameDetails } from "../lib/wire";

export function details(id: string, title: string, content: unknown): GameDetails {
  return {
    id,
    title: { de: title, en: title },
    tagline: { de: "", en: "" },
    credit: { de: "", en: "" },
    seats: { least: 1, most: 15 },
    options: [],
    bots: [],
    rules: 1,
    content_hash: "",
    content,
  };
}

/** Waits for the parts of the page, or for what is said instead of it; closed when the test is over. */
export async function open(game: GameDetails, answer: unknown, status = 200): Promise<void> {
  vi.stubGlobal("fetch", (path: string) => {
    const found = path.endsWith("/debrief") ? answer : path === `/api/games/${game.id}` ? game : { code: "unknown-path", params: {} };
    return Promise.resolve(new Response(JSON.stringify(found), { status: path.endsWith("/debrief") ? status : 200 }));
  });
  router.go("/t/KWRTZP/debrief");
  const app = mount(App, { target: document.body });
  onTestFinished(() => unmount(app));
  await vi.waitFor(() => expect(document.querySelector(".debrief h2, [role=alert]")).not.toBeNull(), { timeout: 30_000, interval: 5 });
}
