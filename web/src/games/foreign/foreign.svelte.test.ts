/** The page of a game from outside is mounted once, told of every change, and taken away. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { TableMessage } from "../../lib/wire";
import Board from "./Board.svelte";
import { loadForeignPage } from "./page";

const module = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;
const PAGE = `
export const version = 1;
export function mount(target, shown, send) {
  const say = (now) => { target.textContent = now.message.view.heaps.join(" ") + " " + now.language; };
  globalThis.mounts = (globalThis.mounts ?? 0) + 1;
  say(shown);
  return { update: say, destroy: () => { globalThis.mounts = -1; } };
}`;
const message = (heaps: number[]): TableMessage => ({ table: { game: "heaps" }, view: { heaps } }) as unknown as TableMessage;

test("a page of another version, or one that fails, is not shown", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(await loadForeignPage("later", module("export const version = 2; export const mount = () => {};"))).toBe(false);
  expect(await loadForeignPage("broken", module("throw new Error('no')"))).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test("a page draws what it is told, and is mounted once", async () => {
  settings.language = "de";
  expect(await loadForeignPage("heaps", module(PAGE))).toBe(true);
  const props = $state({ message: message([1, 2]), content: null, send: vi.fn() });
  const board = mount(Board, { target: document.body, props });
  flushSync();
  expect(document.body.textContent.trim()).toBe("1 2 de");
  props.message = message([1, 1]);
  flushSync();
  expect(document.body.textContent.trim()).toBe("1 1 de");
  expect((globalThis as { mounts?: number }).mounts).toBe(1);
  await unmount(board);
  expect((globalThis as { mounts?: number }).mounts).toBe(-1);
});
