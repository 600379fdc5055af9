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
    expect(describe(line as unknown as JournalLine, message(), content)?.id).toBe(`journal-${kind}`);
    expect(hasText(`journal-${kind}`, "policy-maker")).toBe(true);
    const text = say(line);
    expect(text.length).toBeGreaterThan(8);
    // Nothing is left unfilled: Fluent writes a missing argument as {$name}.
    expect(text).not.toMatch(/[{}$]|undefined|NaN/);
  });

  test.each(["audit", "tax", "grant", "grant-seal", "main", "claim", "pick", "draw", "wealth-tax", "wealth-tax-seal", "waiting", "watch", "over"])(
    "the prompt %s",
    (id) => {
      settings.language = language;
      const text = t(`prompt-${id}`, { names: "Ada", count: 1 });
      expect(text).not.toBe(`prompt-${id}`);
      expect(text).not.toMatch(/[{}$]/);
    },
  );
});

test("an investment says who, where, how far and what was paid", () => {
  expect(say({ seq: 1, kind: "invested", seat: 1, category: "energy", steps: 2, field: 7, paid: { energy: 5, joker: 1 } })).toBe(
    "Bo investiert in Energie: 2 Felder hinauf auf 7. Bezahlt: 5 × Energie und 1 × Joker.",
  );
  settings.language = "en";
  expect(say({ seq: 1, kind: "manipulated", seat: 1, victim: 2, category: "energy", steps: 1, field: 7, paid: { energy: 4 } })).toBe(
    "Bo pushes Cem back in Energy, one field down to 7. Paid: 4 × Energy.",
  );
});

test("a drawn card is told when it lay open", () => {
  expect(say({ seq: 1, kind: "drew", seat: 1, source: "deck", card: null })).toBe("Bo zieht vom Stapel.");
  expect(say({ seq: 1, kind: "drew", seat: 1, source: "first", card: "health" })).toBe("Bo nimmt Gesundheit aus der Auslage.");
});

test("an unknown line does not break the chronicle", () => {
  expect(say({ seq: 1, kind: "sang", seat: 0 })).toBe("Etwas ist passiert.");
});
