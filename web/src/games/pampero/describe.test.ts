import { beforeEach, describe as group, expect, test } from "vitest";
import chronicle from "../../../../tests/games/pampero/chronicle.json";
import { settings } from "../../lib/settings.svelte";
import { textsOf } from "../../lib/texts";
import type { Both, JournalLine, Language, TableMessage } from "../../lib/wire";
import { describe } from "./describe";

const named = (de: string, en: string = de): { title: Both } => ({ title: { de, en } });

/** As much of the content as the lines mention; that the server says the same is tested there. */
const content = {
  cards: { BA2: named("Windpark errichten", "Raise Wind Farm"), SA06: named("Sparvertrag", "Lean Contract") },
  scoring_cards: { SS06: named("Windernte", "Wind Harvest") },
  solo_cards: { V01: named("Westbrise", "West Breeze") },
  foreign_cards: { AR6: { country: "argentina" }, BR2: { country: "brazil" } },
  connection_tiles: { K00: named("Startanschluss", "Starter Hook-up"), KT04: named("Bautrupp", "Build Crew") },
  bonus_tiles: { TA7: named("Größere Rotoren", "Bigger Rotors"), TB4: named("Zone-B-Rabatt", "Zone B Discount"), TC1: named("Schlussdividende", "Closing Dividend") },
  markets: { RES: named("Wohnungen", "Residential"), IND: named("Industrie", "Industrial"), REC: named("Erholung", "Recreation"), REM: named("Abgelegen", "Remote") },
  metrics: { WINDFARMS: named("eigene Windparks auf dem Plan", "own wind farms on the map") },
  requirements: { Q1: named("Ortsleitung", "Local Line") },
  spaces: { "A1-2": { ...named("Salto"), sector: "A1", symbols: ["RES1", "IND1"] }, RM1: { ...named("Arapey"), sector: "A1" } },
  contracts: { FR04: { ...named("Funkmast", "Radio Mast"), symbols: ["REM2"] }, SO17: { symbols: ["SOL0", "RES1", "REC0"] } },
  sites: { "A2-W1": { sector: "A2" }, "B1-P1": { sector: "B1" } },
  bays: { PK4: named("Fachmesse", "Trade Fair") },
  sectors: { A1: named("Der Nordwesten", "The north-west"), A2: named("Das Mittelland", "The heartland"), B1: named("Die Industrie am Fluss", "The industry on the river") },
  operations: {
    U1L: { zone: "A", row: "upper", slot: 1 },
    D2L: { zone: "B", row: "lower", slot: 2 },
    D2R: { zone: "C", row: "lower", slot: 2 },
  },
  income: { values: [0, 1, 2, 3, 4, 5] },
};

const message = {
  table: {
    seats: [
      { seat: 0, kind: "person", name: "Ada" },
      { seat: 1, kind: "person", name: "Bo" },
    ],
  },
} as unknown as TableMessage;

const t = textsOf("pampero");
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

test("years and scorings are headings", () => {
  const headings = chronicle.filter(({ line }) => describe({ seq: 1, ...line } as JournalLine, message, content)?.heading);
  expect(headings.map(({ line }) => line.kind)).toEqual(["year", "scoring", "scoring", "scoring"]);
});

test("a chronicle without content still names who and what", () => {
  expect(say({ seq: 1, kind: "took", seat: 0, card: "SA01" }, null)).toBe("Ada nimmt die Spezialkarte „SA01“.");
});

test("an unknown line does not break the chronicle", () => {
  expect(say({ seq: 1, kind: "sang", seat: 0 })).toBe("Etwas ist passiert.");
});
