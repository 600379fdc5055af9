import { beforeEach, describe, expect, test } from "vitest";
import chronicle from "../../../../tests/games/pampero/chronicle.json";
import type { Lines } from "../../lib/lines";
import { settings } from "../../lib/settings.svelte";
import type { JournalLine, Language } from "../../lib/wire";
import { type ToldLine, told } from "../../table/lines";
import { content, message } from "./fixtures";
import declared from "./fixtures/declared.json";

/** A line as the chronicle of a table tells it that Ada and Bo sit at. */
const tell = (line: object): ToldLine | undefined => told({ ...message("over-two"), journal: [{ seq: 1, ...line } as JournalLine] }, { content, lines: declared as Lines })[0];

beforeEach(() => {
  settings.language = "de";
});

describe.each<Language>(["de", "en"])("the chronicle in %s", (language) => {
  test.each(chronicle.map((entry) => [entry[language], entry.line] as const))("%s", (text, line) => {
    settings.language = language;
    expect(tell(line)?.text).toBe(text);
  });
});

test("years and scorings are headings", () => {
  const headings = chronicle.filter(({ line }) => tell(line)?.heading);
  expect(headings.map(({ line }) => line.kind)).toEqual(["year", "scoring", "scoring", "scoring"]);
});

test("a line names what can be lit up on the board", () => {
  expect(tell({ kind: "built", seat: 1, structure: "wind", site: "A2-W1", sector: "A2" })?.named).toEqual(expect.arrayContaining(["seat:1", "sites:A2-W1", "sectors:A2"]));
});

test("an unknown line does not break the chronicle", () => {
  expect(tell({ kind: "sang", seat: 0 })?.text).toBe("Etwas ist passiert.");
});
