import { afterEach, expect, test, vi } from "vitest";
import { sha256 } from "./hash";

afterEach(() => vi.unstubAllGlobals());

test("SHA-256 of a text, as everybody computes it", async () => {
  expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("null where the browser has none", async () => {
  vi.stubGlobal("crypto", {});
  expect(await sha256("abc")).toBeNull();
});
