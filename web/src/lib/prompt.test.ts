/** A game without texts still says what is wanted. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { promptOf } from "./prompt";
import { settings } from "./settings.svelte";
import type { TableMessage } from "./wire";

const message = (you: number | null, actors: number[], outcome: object | null = null): TableMessage =>
  ({
    you,
    table: { game: "nameless", seats: [0, 1].map((seat) => ({ seat, kind: "person", name: ["Ada", "Bo"][seat] })) },
    view: { actors, prompt: { id: "take", params: { waiting_for: actors } }, outcome },
  }) as unknown as TableMessage;

beforeEach(() => {
  settings.language = "en";
});
afterEach(() => {
  settings.language = "de";
});

test("one's turn, somebody else's, and the end", () => {
  expect(promptOf(message(0, [0]))).toBe("It is your turn.");
  expect(promptOf(message(1, [0]))).toBe("Waiting for Ada.");
  expect(promptOf(message(null, [0, 1]))).toBe("Waiting for Ada and Bo.");
  expect(promptOf(message(0, [], { verdict: "won" }))).toBe("The game is over.");
});
