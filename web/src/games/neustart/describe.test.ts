import { beforeEach, describe as group, expect, test } from "vitest";
import chronicle from "../../../../tests/games/neustart/chronicle.json";
import { settings } from "../../lib/settings.svelte";
import { textsOf } from "../../lib/texts";
import type { JournalLine, Language, TableMessage } from "../../lib/wire";
import { describe } from "./describe";

const same = (name: string): { de: string; en: string } => ({ de: name, en: name });

/** As much of the content as the lines mention; that the server says the same is tested there. */
const content = {
  actors: [
    { id: "F", title: { de: "Feuerwehr", en: "Fire brigade" } },
    { id: "P", title: { de: "Polizei", en: "Police" } },
    { id: "R", title: { de: "Rettungsdienst", en: "Ambulance service" } },
  ],
  actions: { BUILD: { de: "Bauen", en: "Build" } },
  businesses: { SUPERMARKET: { de: "Supermarkt", en: "Supermarket" } },
  quarters: {
    ALT: { title: same("Altstadt"), place: { de: "in der Altstadt", en: "in Altstadt" } },
    GRA: { title: same("Grafeneck"), place: same("in Grafeneck") },
    RAT: { title: same("Rathausviertel"), place: { de: "im Rathausviertel", en: "in Rathausviertel" } },
  },
  cards: {
    "N1-1": {
      title: { de: "Teelichter", en: "Tea lights" },
      text: {
        de: "Ein Abend bei Kerzenschein endet mit Flammen im Wohnzimmer.",
        en: "An evening by candlelight ends with flames in the living room.",
      },
    },
  },
};

const message = {
  table: {
    seats: [
      { seat: 0, kind: "person", name: "Ada" },
      { seat: 1, kind: "person", name: "Bo" },
    ],
  },
} as unknown as TableMessage;

const t = textsOf("neustart");
const say = (line: unknown, given: unknown = content): string => {
  const described = describe(line as JournalLine, message, given);
  return described ? t(described.id, described.args) : "";
};

beforeEach(() => {
  settings.language = "de";
});

group.each<Language>(["de", "en"])("the chronicle in %s", (language) => {
  test.each(chronicle.map((entry) => [entry[language], entry.line] as const))("%s", (text, line) => {
    settings.language = language;
    expect(say({ seq: 1, ...line })).toBe(text);
  });
});

test("weekdays, time units and the day's end are headings", () => {
  const headings = chronicle.filter(({ line }) => describe({ seq: 1, ...line } as JournalLine, message, content)?.heading);
  expect(headings.map(({ line }) => line.kind)).toEqual(["weekday-begins", "unit-begins", "weekday-end"]);
});

test("a chronicle without content still names who and what", () => {
  expect(say({ seq: 1, kind: "drove", seat: 0, team: "F1", quarter: "ALT", fuel: 2 }, null)).toBe("Ada (F): Trupp F1 trifft ALT ein, verbraucht 2 Treibstoff.");
});

test("an unknown line does not break the chronicle", () => {
  expect(say({ seq: 1, kind: "sang", seat: 0 })).toBe("Etwas ist passiert.");
});
