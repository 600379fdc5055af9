/** Small scenes for the pictures: real ones in form, so that the board's own components can draw them. */
import { investor, message as fixtureMessage, view as fixture } from "../fixtures";
import { Play } from "../play.svelte";
import { asMessage, CATEGORIES, type Category, type Investor, type View } from "../wire";
import type { GameDetails } from "../../../lib/wire";
import { DISPLAY, examples, type Fields, INITIATIVE, timelineOf } from "./examples";

/** A scene in which nobody acts, with the printed numbers; nobody looks on from a seat, and nothing can be chosen. */
function still(game: GameDetails, players: Investor[], dearer: Partial<View["costs"]> = {}, round = 1): Play {
  const { content, start, dark, top, number } = examples(game);
  const timeline = timelineOf(content, players.length);
  const costs = { education: start, health: start, energy: start, digital: start, ...dearer };
  const view = fixture({
    you: null,
    players,
    own: null,
    actors: [],
    acting: null,
    round,
    timeline,
    rounds: timeline.length - 1,
    action: timeline[0] ?? "holiday",
    top,
    dark_from: dark,
    least_cost: number("least_cost"),
    most_cost: number("most_cost"),
    most_total: number("most_total_cost"),
    lead: number("lead"),
    holds_needed: number("holds_needed"),
    display: [...DISPLAY],
    initiatives: { open: [INITIATIVE, null], deck: 12, rejected: 1 },
    costs,
    total_cost: CATEGORIES.reduce((sum, category) => sum + costs[category], 0),
  });
  const message = asMessage(fixtureMessage({ you: null, view, legal: [], closed: [] }));
  return new Play(() => ({ message, content }), () => Promise.reject(new Error("only to look at")));
}

/** The whole chamber in mid-game. */
export function chamber(game: GameDetails): Play {
  return still(game, [investor(1, [4, 1, 5, 2]), investor(2, [2, 6, 6, 1]), investor(3, [2, 7, 3, 4])], { health: examples(game).start + 1 }, 9);
}

/** The beginning: for the timeline. */
export function beginning(game: GameDetails): Play {
  return still(game, [1, 2, 3].map((seat) => investor(seat, [0, 0, 0, 0])));
}

/** One column with three pieces in it. */
export function column(game: GameDetails, category: Category, fields: [number, number, number], change: { cost?: number; ruler?: number } = {}): Play {
  const players = fields.map((field, index) => {
    const tracks = CATEGORIES.map((one) => (one === category ? field : 0)) as Fields;
    const rules = change.ruler === index;
    return investor(index + 1, tracks, rules ? { dominates: [category], holds: { education: 0, health: 0, energy: 0, digital: 0, [category]: 1 } } : {});
  });
  return still(game, players, change.cost === undefined ? {} : { [category]: change.cost });
}
