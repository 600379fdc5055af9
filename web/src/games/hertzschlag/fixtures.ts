/** A small table for tests: three households, a handful of cards. */
import type { HertzschlagMessage, HertzschlagView, Household } from "./message";
import type { Seat, TableMessage } from "../../lib/wire";
import type { Content } from "./content";

export const content: Content = {
  categories: ["efficiency", "politics", "flexibility", "emobility", "solar", "wind"],
  cards: {
    SO02: {
      title: { de: "Solardach", en: "Rooftop solar" },
      text: { de: "Strom vom Dach.", en: "Power from the roof." },
      category: "solar",
      cost: 6,
      frequency: { kind: "shift", steps: 3 },
      income: 2,
      eco: 2,
      effects: [],
    },
    FL04: {
      title: { de: "Quartierspeicher", en: "Neighbourhood battery" },
      text: { de: "Ein Speicher für alle.", en: "One battery for all." },
      category: "flexibility",
      cost: 9,
      frequency: { kind: "to50", steps: 5 },
      income: 2,
      eco: 2,
      effects: [{ kind: "shield", strength: 2 }],
    },
    EM01: {
      title: { de: "Elektroauto", en: "Electric car" },
      text: { de: "Fährt mit Strom.", en: "Runs on power." },
      category: "emobility",
      cost: 7,
      frequency: { kind: "shift", steps: -4 },
      income: 0,
      eco: 4,
      effects: [],
    },
  },
  events: {
    EV03: {
      title: { de: "Dunkelflaute", en: "Dark doldrums" },
      text: { de: "Grau und windstill.", en: "Grey and windless." },
      base: -2,
      categories: ["solar", "wind"],
      divisor: 2,
      sign: -1,
      least: -8,
      most: -2,
      effects: [],
    },
  },
  goals: {
    SG3: {
      title: { de: "Sparfuchs", en: "Thrifty fox" },
      a: { kind: "cards", categories: ["efficiency", "flexibility", "wind"], need: 5, points: 5 },
      b: { kind: "money", need: 16, points: 4 },
    },
  },
  parameters: { fee: 4, rescue_cost: 11 },
};

export function household(seat: number): Household {
  return {
    seat,
    money: 15,
    reserve: false,
    hand: 5,
    display: seat === 1 ? ["EM01#1"] : [],
    income: 0,
    eco: 0,
    categories: [],
    discounts: {},
    bid_bonus: 0,
    signal: null,
    committed: false,
    mode: null,
    resolved: false,
    ready: false,
    has_bid: false,
    bid: null,
    autopilot: false,
    left: false,
  };
}

/** People at the table. */
export function seated(names: readonly string[]): Seat[] {
  return names.map((name, seat) => ({ seat, kind: "person", name, bot: null, connected: true, autopilot: false, left: false, votes_stop: false }));
}

export function view(change: Partial<HertzschlagView> = {}): HertzschlagView {
  return {
    game: "hertzschlag",
    you: 0,
    moment: "3.commit",
    phase: "commit",
    round: 3,
    rounds: 8,
    position: -3,
    scale: { track: 12, green: 4, red: 8, thresholds: [2, 4, 7, 10], step: 0.05, centre: 50 },
    start_seat: 1,
    order: [1, 2, 0],
    acting: null,
    plants: { pumped_storage: true, gas: true },
    shield: 0,
    deck: 39,
    events_left: 9,
    event: { id: "EV03", from: 0, to: -3 },
    past_events: [],
    seats: [household(0), household(1), household(2)],
    own: {
      hand: ["SO02#1", "FL04#1"],
      costs: { "SO02#1": 6, "FL04#1": 9 },
      goal: "SG3",
      goal_progress: { a: { have: 2, need: 5, points: 5 }, b: { have: 15, need: 16, points: 4 } },
      commitment: null,
      bid: null,
      passed: [],
      peeked: null,
      drawn: null,
      boxed: [],
    },
    rescue: null,
    bids: null,
    actors: [0, 1, 2],
    prompt: { id: "choose-card", params: { waiting_for: [0, 1, 2] } },
    outcome: null,
    ...change,
  };
}

export function message(change: Partial<HertzschlagMessage> = {}): TableMessage {
  const whole: HertzschlagMessage = {
    type: "table",
    seq: 1,
    now: 0,
    table: {
      code: "KWRTZP",
      game: "hertzschlag",
      status: "playing",
      options: {},
      commitment: "",
      seed: null,
      onlookers: 0,
      host: 0,
      seats: seated(["Ada", "Bo", "Cem"]),
    },
    you: 0,
    view: view(),
    legal: [
      {
        decision: "play SO02#1",
        kind: "play",
        card: "SO02#1",
        preview: { cost: 6, position: 0, path: [-3, -2, -1, 0], thresholds: 4, money: 13 },
      },
      { decision: "income SO02#1", kind: "income", card: "SO02#1", preview: { amount: 3, money: 18 } },
      { decision: "income FL04#1", kind: "income", card: "FL04#1", preview: { amount: 3, money: 18 } },
      { decision: "signal up", kind: "signal", signal: "up" },
    ],
    closed: [{ decision: "play FL04#1", kind: "play", card: "FL04#1", code: "cannot-afford", params: { cost: 9, money: 5 } }],
    journal: [],
    chat: [],
    clock: null,
    undo: { open: false },
    ...change,
  };
  return whole as unknown as TableMessage;
}
