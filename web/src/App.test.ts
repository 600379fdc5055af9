import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import App from "./App.svelte";

afterEach(() => {
  document.body.replaceChildren();
});

test("the page has one main region with one title", async () => {
  const app = mount(App, { target: document.body });
  expect(document.querySelectorAll("main")).toHaveLength(1);
  expect(document.querySelector("h1")?.textContent).toBe("Stromtisch");
  await unmount(app);
});
