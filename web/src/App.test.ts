import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

const GAMES = [
  {
    id: "hertzschlag",
    title: { de: "Hertzschlag", en: "Hertzschlag" },
    tagline: { de: "Haltet das Netz", en: "Hold the grid" },
    credit: { de: "Nach einer Idee", en: "After an idea" },
    playable: true,
    seats: { least: 3, most: 5 },
    options: [{ id: "green", kind: "number", default: 4, least: 3, most: 5, title: { de: "Grün", en: "Green" }, help: { de: "Breite", en: "Width" } }],
    bots: ["sensible", "random"],
  },
];

const answers: Record<string, [number, unknown]> = {
  "GET /api/games": [200, GAMES],
  "POST /api/tables": [201, { code: "KWRTZP", seat: 0, token: "t" }],
  "GET /api/tables/NOSUCH": [404, { code: "unknown-table", params: {} }],
};

let posted: unknown = null;
let app: ReturnType<typeof mount>;

async function settle(): Promise<void> {
  for (let i = 0; i < 5; i += 1) {
    await tick();
    await new Promise((done) => setTimeout(done));
  }
}

beforeEach(() => {
  settings.language = "de";
  localStorage.clear();
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (init.body) posted = JSON.parse(String(init.body));
    const [status, body] = answers[`${init.method ?? "GET"} ${path}`] ?? [404, { code: "unknown-table", params: {} }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  router.go("/");
  app = mount(App, { target: document.body });
});

afterEach(async () => {
  await unmount(app);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("the start page has one main region with one title and shows the games", async () => {
  await settle();
  expect(document.querySelectorAll("main")).toHaveLength(1);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(document.title).toBe("Stromtisch");
  expect(document.querySelector('a[href="/new/hertzschlag"]')).not.toBeNull();
  settings.language = "en";
  await settle();
  expect(document.body.textContent).toContain("Hold the grid");
});

test("a table is opened with a name, bots and the options", async () => {
  router.go("/new/hertzschlag");
  await settle();
  const form = document.querySelector("form");
  form?.requestSubmit();
  await settle();
  expect(posted).toBeNull();
  expect(document.activeElement?.id).toBe("name");
  const name = document.querySelector<HTMLInputElement>("#name");
  if (!name) throw new Error("no field for the name");
  name.value = " Ada ";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  form?.requestSubmit();
  await settle();
  expect(posted).toEqual({
    game: "hertzschlag",
    options: { green: 4 },
    settings: { rollback: false, onlookers: true, patient: false, short_pauses: false },
    seats: [{ kind: "person", name: "Ada", contributes: true }, ...Array.from({ length: 3 }, () => ({ kind: "bot", bot: "sensible" }))],
  });
  expect(location.pathname).toBe("/t/KWRTZP");
});

test("a turn of the page puts the focus on its title; a table that is not there says so", async () => {
  router.go("/t/nosuch");
  await settle();
  expect(document.querySelector("h1")?.textContent).toBe("Diesen Tisch gibt es nicht");
  router.go("/join");
  await settle();
  expect(document.activeElement?.tagName).toBe("H1");
});
