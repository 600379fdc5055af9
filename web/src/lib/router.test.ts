import { afterEach, expect, test } from "vitest";
import { read, router, tidyCode } from "./router.svelte";

afterEach(() => router.go("/"));

test.each([
  ["/", { page: "start" }],
  ["/new/hertzschlag", { page: "new", game: "hertzschlag" }],
  ["/join", { page: "join", code: "" }],
  ["/t/kwrtzp", { page: "table", code: "KWRTZP" }],
  ["/t/KWRTZP/", { page: "table", code: "KWRTZP" }],
  ["/t/%E0%A4%A", { page: "table", code: "E0A4A" }],
  ["/rules/policy-maker", { page: "rules", game: "policy-maker" }],
  ["/tables/KWRTZP", { page: "table", code: "KWRTZP" }],
  ["/tables/kwrtzp/screen", { page: "screen", code: "KWRTZP" }],
  ["/t/KWRTZP/screen", { page: "screen", code: "KWRTZP" }],
  ["/t/KWRTZP/elsewhere", { page: "missing" }],
  ["/rules", { page: "missing" }],
  ["/t/", { page: "missing" }],
  ["/nowhere/at/all", { page: "missing" }],
])("%s", (path, route) => {
  expect(read(path)).toEqual(route);
});

test("a moment of a table has an address", () => {
  expect(read("/t/KWRTZP", "?at=17")).toEqual({ page: "replay", code: "KWRTZP", at: 17 });
  expect(read("/t/KWRTZP", "?lang=de&at=0")).toEqual({ page: "replay", code: "KWRTZP", at: 0 });
  expect(read("/t/KWRTZP", "?at=x")).toEqual({ page: "table", code: "KWRTZP" });
  expect(read("/record")).toEqual({ page: "record" });
});

test("a code may come in any shape, even as the whole link", () => {
  expect(tidyCode(" kwr-tzp ")).toBe("KWRTZP");
  expect(tidyCode("http://tisch.local:8000/t/kwrtzp?lang=de")).toBe("KWRTZP");
  expect(tidyCode("http://tisch.local:8000/tables/kwrtzp/screen")).toBe("KWRTZP");
});

function click(href: string, event: MouseEventInit = {}): MouseEvent {
  const link = Object.assign(document.createElement("a"), { href });
  document.body.append(link);
  const clicked = new MouseEvent("click", { bubbles: true, cancelable: true, ...event });
  link.addEventListener("click", router.follow);
  link.dispatchEvent(clicked);
  link.remove();
  return clicked;
}

test("our own links turn the page without loading it, others are left to the browser", () => {
  expect(click(`${location.origin}/t/ABCDEF`).defaultPrevented).toBe(true);
  expect(router.route).toEqual({ page: "table", code: "ABCDEF" });
  expect(click(`${location.origin}/join`, { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(click(`${location.origin}/api/docs`).defaultPrevented).toBe(false);
  expect(click("https://example.org/t/ABCDEF").defaultPrevented).toBe(false);
});

test("another place of the same page is no turn, and a link keeps its place", () => {
  expect(click(`${location.origin}/rules/hertzschlag#check`).defaultPrevented).toBe(true);
  expect(location.hash).toBe("#check");
  const turns = router.turns;
  dispatchEvent(new PopStateEvent("popstate"));
  expect(router.turns).toBe(turns);
});
