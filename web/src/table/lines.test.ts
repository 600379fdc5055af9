import { beforeEach, expect, test } from "vitest";
import { message as fixture } from "../games/hertzschlag/fixtures";
import { settings } from "../lib/settings.svelte";
import { textsOf } from "../lib/texts";
import type { JournalLine, TableMessage } from "../lib/wire";
import { told } from "./lines";

beforeEach(() => {
  settings.language = "de";
});

const journal: JournalLine[] = [
  { seq: 4, kind: "table-paused", seat: 0 },
  { seq: 5, kind: "table-extended", seat: 0, minutes: 5 },
  { seq: 6, kind: "table-resumed", seat: 0 },
  { seq: 7, kind: "table-stand-in", seat: 1, bot: "sensible" },
  { seq: 8, kind: "table-settings", seat: 0, onlookers: false },
  { seq: 9, kind: "rolled-back", seat: 0, moment: "1.commit", anew: false },
  { seq: 10, kind: "table-closed", seat: 0 },
  { seq: 11, kind: "is-ready", seat: 1 },
  { seq: 12, kind: "table-resumed", seat: null },
  { seq: 13, kind: "rolled-back", seat: 0, moment: "1.commit", anew: true },
  { seq: 14, kind: "table-host", seat: 1, acting: true, for: 0 },
  { seq: 15, kind: "table-host", seat: 0, acting: false },
  { seq: 16, kind: "table-mended", lost: 3 },
];

test("what happens to the table is told in the shell's words in every game", () => {
  const given = { ...(fixture() as unknown as TableMessage), journal };
  const lines = told(given, { content: {} });
  const host = given.table.seats[0]?.name ?? "";
  const other = given.table.seats[1]?.name ?? "";
  expect(lines.map((line) => line.text)).toEqual([
    `${host} macht eine Pause.`,
    `${host} gibt 5 Minuten dazu.`,
    `${host} setzt das Spiel fort.`,
    `Für ${other} spielt ein Bot (überlegt).`,
    `${host} schließt die Runde für Gäste.`,
    `${host} hat das Spiel zurückgesetzt. Von hier geht es weiter.`,
    `${host} schließt den Tisch.`,
    textsOf("hertzschlag")("journal-is-ready", { name: other }),
    "Die Pause ist vorbei.",
    `${host} hat das Spiel zurückgesetzt. Von hier geht es weiter. Was noch niemand kannte, ist neu gemischt.`,
    `${other} leitet den Tisch, solange ${host} fehlt.`,
    `${host} leitet den Tisch wieder.`,
    "Das Protokoll dieses Tisches war beschädigt, 3 Zeilen sind verloren. Von hier geht es weiter.",
  ]);
  expect(lines.filter((line) => line.heading).map((line) => line.seq)).toEqual([9, 13, 16]);
});

test("a line with an empty text is not told, one without a text is", () => {
  const lines = [
    { seq: 1, kind: "unheard-of", seat: 1, of: "a" },
    { seq: 2, kind: "money", seat: 1, amount: -2, cause: "cost", money: 3 },
  ];
  const given = { ...(fixture() as unknown as TableMessage), journal: lines };
  expect(told(given, { content: {} }).map((line) => line.text)).toEqual([textsOf("hertzschlag")("journal-unknown")]);
});
