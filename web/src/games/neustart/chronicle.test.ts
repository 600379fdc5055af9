import { beforeEach, describe, expect, test } from "vitest";
import chronicle from "../../../../tests/games/neustart/chronicle.json";
import type { Lines } from "../../lib/lines";
import { settings } from "../../lib/settings.svelte";
import type { JournalLine, Language } from "../../lib/wire";
import { type ToldLine, told } from "../../table/lines";
import { lines, message } from "./fixtures";
import content from "./fixtures/content.json";
import declared from "./fixtures/declared.json";

/** A line as the chronicle of a table tells it that Ada and Bo sit at. */
const tell = (line: object): ToldLine | undefined => told({ ...message("empty-hand"), journal: [{ seq: 1, ...line } as JournalLine] }, { content, lines: declared as Lines })[0];

beforeEach(() => {
  settings.language = "de";
});

describe.each<Language>(["de", "en"])("the chronicle in %s", (language) => {
  beforeEach(() => {
    settings.language = language;
  });

  test.each(chronicle.map((entry) => [entry[language], entry.line] as const))("%s", (text, line) => {
    expect(tell(line)?.text).toBe(text);
  });

  test.each(lines.map((line) => [line.kind, line] as const))("the line %s has words", (_, line) => {
    expect(tell(line)?.text).toMatch(/^[^{}$]{4,}$/);
  });
});

test("weekdays, time units and the day's end are headings", () => {
  const headings = chronicle.filter(({ line }) => tell(line)?.heading);
  expect(headings.map(({ line }) => line.kind)).toEqual(["weekday-begins", "unit-begins", "weekday-end"]);
});

test("a line names what can be lit up on the board", () => {
  const line = { kind: "drove", seat: 0, actor: "F", team: "F1", quarter: "ALT", fuel: 2 };
  expect(tell(line)?.named).toEqual(expect.arrayContaining(["seat:0", "actors:F", "quarters:ALT"]));
});

test("an unknown line does not break the chronicle", () => {
  expect(tell({ kind: "sang", seat: 0 })?.text).toBe("Etwas ist passiert.");
});
