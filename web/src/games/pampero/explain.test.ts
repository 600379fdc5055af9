import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Language, Seat } from "../../lib/wire";
import type { Content } from "./content";
import {
  bay,
  bonusTile,
  capitalSlot,
  card,
  connectionTile,
  contract,
  decisionText,
  type Explained,
  introTile,
  market,
  operation,
  planSpace,
  publicArea,
  pylon,
  requirement,
  scoringTile,
  sector,
  site,
  transformer,
  zone,
} from "./explain";
import raw from "./fixtures/content.json";
import type { PamperoDecision, PamperoView } from "./message";

const content = raw as unknown as Content;
const moments = import.meta.glob<{ view: unknown; legal: unknown }>("./fixtures/*.json", { import: "default", eager: true });
const seats = [0, 1, 2, 3].map((seat) => ({ seat, kind: "person", name: `P${String(seat)}` }) as Seat);

beforeEach(() => {
  settings.language = "de";
});

/** Everything that can be pointed at, by kind. */
const every: Record<string, () => Explained[]> = {
  cards: () => [content.cards, content.scoring_cards, content.foreign_cards, content.solo_cards].flatMap((cards) => Object.keys(cards).map((id) => card(content, id))),
  "bonus tiles": () => Object.keys(content.bonus_tiles).map((id) => bonusTile(content, id)),
  "connection tiles": () => Object.keys(content.connection_tiles).map((id) => connectionTile(content, id)),
  "scoring tiles": () => (["first", "second", "final"] as const).flatMap((place) => Object.keys(content.scoring_tiles).map((id) => scoringTile(content, id, place))),
  "introductory tiles": () => (["first", "second"] as const).map((place) => introTile(content, place)),
  contracts: () =>
    [...Object.keys(content.contracts), ...Object.entries(content.spaces).flatMap(([id, space]) => (space?.cost === undefined ? [] : [id]))].map((id) => contract(content, id)),
  bays: () => Object.keys(content.bays).map((id) => bay(content, id)),
  sites: () => Object.keys(content.sites).map((id) => site(content, id)),
  sectors: () => Object.keys(content.sectors).map((id) => sector(content, id)),
  zones: () => ["A", "B", "C"].map((letter) => zone(content, letter)),
  markets: () => Object.keys(content.markets).map((id) => market(content, id)),
  requirements: () => Object.keys(content.requirements).map((id) => requirement(content, id)),
  transformers: () => Object.keys(content.transformers).map((id) => transformer(content, id)),
  operations: () => Object.keys(content.operations).flatMap((id) => [operation(content, id), operation(content, id, true)]),
  "capital and pylons": () => [...content.capital.map((_, at) => capitalSlot(content, at + 1)), ...content.pylons.map((_, at) => pylon(content, at + 1))],
  "the plan": () => [publicArea(), ...Object.keys(content.plan).map((id) => planSpace(content, id))],
};

describe.each<Language>(["de", "en"])("explanations in %s", (language) => {
  test.each(Object.keys(every))("of %s: a title and a sentence for each, without gaps", (kind) => {
    settings.language = language;
    const found = every[kind]?.() ?? [];
    expect(found.length).toBeGreaterThan(1);
    for (const { title, text } of found) {
      expect(title).toMatch(/^\p{L}/u);
      expect(text, title).toMatch(/\.$/);
      // Neither a notation of the content nor the id of a text, nor an argument that is missing.
      expect(`${title} ${text}`, title).not.toMatch(/effect-|about-|[{}]|NaN|undefined|\b(?:RES|IND|COM|REC|REM|SOL|INC|BATT|MULT)\b| {2}|\.\./);
    }
  });

  test("every decision of the recorded moments has words of its own", () => {
    settings.language = language;
    const kinds = new Set<string>();
    for (const moment of Object.values(moments)) {
      if (!Array.isArray(moment.legal)) continue;
      for (const one of moment.legal as PamperoDecision[]) {
        const text = decisionText(content, moment.view as PamperoView, seats, one);
        kinds.add(one.kind);
        expect(text, one.decision).not.toMatch(/decision-|effect-|[{}]|undefined|„“|“”|\(\)|^\s*$/);
      }
    }
    expect(kinds.size).toBeGreaterThan(12);
  });
});

test("effects are told in the order and with the choices of the content", () => {
  expect(connectionTile(content, "K00").text).toBe("+1 Energie oder +3 $. Das Plättchen liegt auf einer Karte und kommt mit ihr zurück.");
  expect(bonusTile(content, "TA1").text).toBe("Einkommen Wohnungen +1. Wirkt einmal, sobald das Plättchen liegt. Zählt als Symbol Wohnungen.");
  expect(card(content, "BA1").text).toBe(
    "Einen Strommast bauen. Nötig ist ein Bulldozer, eigen oder fremd, neben einem freien Baufeld in der Zone des Betriebsfelds. Kostet den Wert des Betriebsfelds oder Batterien: 1 in Zone A, 2 in Zone B, 3 in Zone C.",
  );
  expect(contract(content, "FR05").text).toBe("Kostet 1 Energie und 1 Batterie. Einkommen: Abgelegen +1 und Erholung +1.");
});

test("a transformer is called by its column and its place in it, as it is drawn", () => {
  const view = Object.values(moments).find((moment) => Array.isArray(moment.legal))?.view as PamperoView;
  const name = (id: string): string => decisionText(content, view, seats, { decision: `network ${id}`, kind: "network", transformer: id } as PamperoDecision);
  expect(["N11", "N13", "N24"].map(name)).toEqual(["Transformator 1 (1. von oben)", "Transformator 1 (3. von oben)", "Transformator 2 (4. von oben)"]);
});
