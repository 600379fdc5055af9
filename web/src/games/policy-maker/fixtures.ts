/** A small table for tests and pictures: a government and three investors in round 9. `scripts/policy_maker_fixtures.py` writes what it begins with. */
import type { Category, Investor, Message, View } from "./wire";
import { countsOf } from "./wire";
import type { TableMessage } from "../../lib/wire";
import { asContent } from "./content";
import beginningJson from "./fixtures/beginning.json";
import contentJson from "./fixtures/content.json";

const beginning = beginningJson as unknown as View;
export const content = /* @__PURE__ */ asContent(contentJson);

const HAND = { education: 4, health: 1, energy: 5, digital: 2, joker: 1 };

export function investor(seat: number, fields: [number, number, number, number], change: Partial<Investor> = {}): Investor {
  const [education, health, energy, digital] = fields;
  return {
    ...(beginning.players[seat - 1] as Investor),
    hand: 6 + seat,
    tracks: { education, health, energy, digital },
    points: education + health + energy + digital,
    progress: { PI05: { met: false, missing: 2 + seat }, PI14: { met: seat === 3, missing: seat === 3 ? 0 : 1 } },
    ...change,
  };
}

export function view(change: Partial<View> = {}): View {
  return {
    ...beginning,
    moment: "9.main.4",
    round: 9,
    costs: { education: 2, health: 2, energy: 3, digital: 1 },
    deck: 31,
    discard: countsOf({ education: 4, energy: 2, joker: 1 }),
    display: ["education", "joker"],
    initiatives: { open: ["PI05", "PI14"], deck: 12, rejected: 1 },
    players: [
      investor(1, [4, 1, 5, 2]),
      investor(2, [2, 3, 8, 0], { dominates: ["energy"], holds: { education: 0, health: 0, energy: 1, digital: 0 }, claimed: ["PI02"] }),
      investor(3, [2, 6, 3, 4], { can_claim: ["PI14"], claimed: ["PI13", "PI15"] }),
    ],
    own: { hand: countsOf(HAND), granted: null, discarding: null },
    audits: [{ round: 2, seat: 3 }, { round: 8, seat: 2 }],
    score: { furthest: 8, average: 3, initiatives: 1.5, goal: null, total: 12.5 },
    ...change,
  };
}

const invest = (category: Category, steps: number, cards: number, field: number, jokers = 0) => ({
  decision: `invest ${category} ${String(steps)} ${String(jokers)}`,
  kind: "invest" as const,
  category,
  steps,
  jokers,
  preview: { cards, field, hand: { ...HAND, [category]: HAND[category] - cards + jokers, joker: HAND.joker - jokers } },
});

export const mainLegal: Message["legal"] = [
  invest("education", 1, 2, 5),
  invest("education", 1, 2, 5, 1),
  invest("education", 2, 4, 6),
  invest("education", 2, 4, 6, 1),
  invest("health", 1, 2, 2, 1),
  invest("energy", 1, 3, 6),
  invest("energy", 1, 3, 6, 1),
  invest("energy", 2, 6, 7, 1),
  invest("digital", 1, 1, 3),
  invest("digital", 1, 1, 3, 1),
  invest("digital", 2, 2, 4),
  invest("digital", 2, 2, 4, 1),
  invest("digital", 3, 3, 5, 1),
  { decision: "manipulate 2 energy 1 0", kind: "manipulate", seat: 2, category: "energy", steps: 1, jokers: 0, preview: { cards: 4, field: 7, hand: { ...HAND, energy: 1 } } },
  { decision: "end", kind: "end" },
];

export function message(change: Partial<Message> = {}): TableMessage {
  const whole: Message = {
    type: "table",
    seq: 1,
    now: 0,
    table: {
      code: "KWRTZP",
      game: "policy-maker",
      status: "playing",
      options: {},
      commitment: "",
      seed: null,
      onlookers: 0,
      host: 0,
      seats: ["Ada", "Bo", "Cem", "Dilan"].map((name, seat) => ({
        seat,
        kind: "person" as const,
        name,
        bot: null,
        connected: true,
        autopilot: false,
        left: false,
        votes_stop: false,
      })),
    },
    you: 1,
    view: view(),
    legal: mainLegal,
    closed: [{ decision: "invest health 2 1", kind: "invest", category: "health", steps: 2, code: "cannot-pay", params: { cards: 4, have: 2 } }],
    journal: [],
    chat: [],
    clock: null,
    undo: { open: false },
    ...change,
  };
  return whole as unknown as TableMessage;
}

/** The government at its desk. */
export function governing(phase: "audit" | "tax" | "grant"): View {
  const granting = phase === "grant";
  return view({
    you: 0,
    phase,
    moment: `9.${phase}`,
    action: phase,
    acting: 0,
    own: null,
    actors: [0],
    prompt: { id: phase, params: { waiting_for: [0] } },
    tax: phase === "tax" ? { changes: [{ category: "digital", step: -1 }], most: 2 } : null,
    grant: granting ? { cards: 9, given: { "1": 2, "2": 1, "3": 0 }, left: 6 } : null,
    desk: {
      goal: "G3",
      goal_progress: { value: 4, need: 12, compare: ">=", met: false },
      audits: [{ round: 2, seat: 3, hand: countsOf({ education: 3, energy: 2 }) }, { round: 8, seat: 2, hand: countsOf({ energy: 6, digital: 1, joker: 2 }) }],
      grant: granting ? { pool: countsOf({ education: 2, health: 1, energy: 2, joker: 1 }), given: { "1": countsOf({ health: 2 }), "2": countsOf({ digital: 1 }), "3": countsOf({}) } } : null,
      pick: null,
      score: { furthest: 8, average: 3, initiatives: 1.5, goal: 0, total: 12.5 },
    },
  });
}
