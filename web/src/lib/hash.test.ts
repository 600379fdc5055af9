import { expect, test } from "vitest";
import { sha256 } from "./hash";

/** The same by the platform's own means. */
async function known(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("SHA-256 of a text, as everybody computes it", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("it agrees with the browser's own for every length around a block, and for all letters", async () => {
  for (let length = 0; length < 200; length += 1) {
    const text = Array.from({ length }, (_, n) => String.fromCodePoint(33 + ((n * 7 + length) % 94))).join("");
    expect(sha256(text)).toBe(await known(text));
  }
  for (const text of ["Größe · Übertragung", "🔌".repeat(40), "\u0000\n\t"]) expect(sha256(text)).toBe(await known(text));
});
