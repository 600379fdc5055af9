import { expect, test } from "vitest";
import { named } from "./desk.svelte";

test("a thing can be called by what is written on it", () => {
  expect(named("Salto (A1)", "Salto (A1). Kostet 3 Energie")).toBe("Salto (A1). Kostet 3 Energie");
  expect(named(" A  5 1 ", "Betriebsfeld, Zone A. Wert 5 $")).toBe("A 5 1. Betriebsfeld, Zone A. Wert 5 $");
});

test("a number that is only part of another is not yet said", () => {
  expect(named("3", "Kostet 13 Energie")).toBe("3. Kostet 13 Energie");
});

test("signs without letters need no words", () => {
  expect(named("", "Windpark")).toBe("Windpark");
  expect(named("▲ ✓", "Windpark")).toBe("Windpark");
});
