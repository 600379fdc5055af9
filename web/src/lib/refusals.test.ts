import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { refusal } from "./refusals";
import { settings } from "./settings.svelte";
import { hasText } from "./texts";
import type { Seat } from "./wire";

const CODES = `not-your-decision unknown-decision stale cannot-afford not-in-hand wrong-phase already-committed not-committed
  already-ready already-bid same-signal game-over nothing-to-undo revealed others-decided no-seat seat-taken table-full not-host
  already-started already-contributed not-started unknown-table unknown-game unknown-option bad-option bad-name bad-text bad-seats malformed too-large
  too-many still-playing wrong-origin has-left other-rules unknown-edition try-again internal unknown-path wrong-method offline unexpected
  paused not-paused pause-used closed no-clock no-rollback not-absent not-away no-onlookers bad-record damaged
  chat-full wrong-type too-slow busy too-costly log-full`.split(/\s+/);

afterEach(() => {
  settings.language = "de";
});

test.each(CODES)("%s has words", (code) => {
  expect(hasText(`refusal-${code}`)).toBe(true);
});

test("every code of the protocol is in the list", () => {
  let protocol: string;
  try {
    protocol = readFileSync("../docs/protocol.md", "utf-8");
  } catch {
    return; // The web folder alone was checked out.
  }
  const line = /^Refusal codes: (.*)$/m.exec(protocol)?.[1] ?? "";
  const codes = [...line.matchAll(/`([a-z-]+)`/g)].map((match) => match[1]);
  expect(codes.length).toBeGreaterThan(20);
  expect(CODES).toEqual(expect.arrayContaining(codes));
});

test("numbers stand in the sentence, an unknown code is still a sentence", () => {
  settings.language = "en";
  expect(refusal("cannot-afford", { cost: 9, money: 5 })).toContain("€9");
  expect(refusal("never-heard-of")).toContain("never-heard-of");
});

test("a colleague who was faster or leads the role is named, where the table is known", () => {
  settings.language = "en";
  const seats = [{ seat: 4, kind: "person", name: "Ada", bot: null, connected: true, autopilot: false, left: false, votes_stop: false }] as Seat[];
  for (const code of ["team-used", "baton-elsewhere"]) {
    expect(refusal(code, { seat: 4 }, "neustart", seats)).toMatch(/^Ada /);
    expect(refusal(code, { seat: 4 }, "neustart")).not.toContain("Ada");
    expect(refusal(code, {}, "neustart", seats)).not.toContain("Ada");
  }
});
