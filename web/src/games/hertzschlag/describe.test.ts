import { beforeEach, describe as group, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { hasText } from "../../lib/texts";
import type { JournalLine, Language } from "../../lib/wire";
import { describe } from "./describe";
import { content, everyLine, message } from "./fixtures";
import { t } from "./words";

const say = (line: unknown): string => {
  const described = describe(line as JournalLine, message(), content);
  return described ? t(described.id, described.args) : "";
};

beforeEach(() => {
  settings.language = "de";
});

group.each<Language>(["de", "en"])("journal lines in %s", (language) => {
  test.each(everyLine.map((line) => [line.kind, line] as const))("%s", (kind, line) => {
    settings.language = language;
    const described = describe(line as unknown as JournalLine, message(), content);
    expect(described?.id).toBe(`journal-${kind}`);
    expect(hasText(`journal-${kind}`, "hertzschlag")).toBe(true);
    const text = say(line);
    expect(text.length).toBeGreaterThan(8);
    // Nothing is left unfilled: Fluent writes a missing argument as {$name}.
    expect(text).not.toMatch(/[{}$]|undefined|NaN|#\d/);
  });

  test.each(["choose-card", "committed", "waiting", "cycle", "talk", "talk-ready", "bid", "bid-made", "watch", "over"])(
    "the prompt %s",
    (id) => {
      settings.language = language;
      const text = t(`prompt-${id}`, { names: "Ada", count: 1 });
      expect(text).not.toBe(`prompt-${id}`);
      expect(text).not.toMatch(/[{}$]/);
    },
  );
});

test("a path is told with its direction, its length and where it ends", () => {
  expect(say({ seq: 1, kind: "event-revealed", event: "EV03", steps: -3, shielded: 0, path: [0, -1, -2, -3] })).toBe(
    "Dunkelflaute: Die Frequenz fällt um 3 Felder auf 49,85 Hz.",
  );
  settings.language = "en";
  expect(say({ seq: 1, kind: "shifted", seat: 0, path: [-1, 0], cause: "to50" })).toBe("Ada raises the frequency by one field to 50.00 Hz.");
});

test("money says who, why and what is left", () => {
  expect(say({ seq: 1, kind: "money", seat: 1, amount: 4, cause: "threshold", money: 19 })).toBe("Bo bekommt 4 € an der Schwelle und hat 19 €.");
  expect(say({ seq: 1, kind: "money", seat: 1, amount: -3, cause: "rescue", money: 2 })).toBe("Bo zahlt 3 € für die Rettung und hat 2 €.");
});

test("what another line has said already is not said again", () => {
  for (const cause of ["cost", "income"]) {
    expect(describe({ seq: 1, kind: "money", seat: 1, amount: 4, cause, money: 19 }, message(), content)).toBeNull();
  }
});

test("bids are told with and without a bonus", () => {
  const line = { seq: 1, kind: "bids-revealed", plant: "gas", bids: [3, 3, 3], paid: [3, 3, 3], bonus: 0, sum: 9, needed: 11, success: false };
  expect(say(line)).toBe("Die Gebote ergeben 9 € von 11 €: das reicht nicht.");
  expect(say({ ...line, bonus: 3, sum: 12, success: true })).toBe("Die Gebote ergeben 12 € (davon 3 € Bonus) von 11 €: gerettet!");
});

test("an unknown line does not break the chronicle", () => {
  expect(say({ seq: 1, kind: "sang", seat: 0 })).toBe("Etwas ist passiert.");
});
