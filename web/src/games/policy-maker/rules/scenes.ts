/** Small views for the pictures: real ones in form, so that the board's own components can draw them. */
import { message as fixtureMessage, investor, view as fixture } from "../fixtures";
import { parameter } from "../content";
import { asMessage, type Category, type Investor, type Message, type View } from "../wire";
import type { GameDetails } from "../../../lib/wire";
import { DISPLAY, examples, type Fields, INITIATIVE, timelineOf } from "./examples";

/** A view nobody acts in, with the printed numbers. */
function still(game: GameDetails, players: Investor[], change: Partial<View> = {}): View {
  const { content, start, dark, top } = examples(game);
  const timeline = timelineOf(content, players.length);
  const costs = { education: start, health: start, energy: start, digital: start, ...change.costs };
  return fixture({
    you: null,
    players,
    own: null,
    actors: [],
    acting: null,
    round: 1,
    timeline,
    rounds: timeline.length - 1,
    action: timeline[0] ?? "holiday",
    top,
    dark_from: dark,
    least_cost: parameter(content, "least_cost", 1),
    most_cost: parameter(content, "most_cost", 5),
    most_total: parameter(content, "most_total_cost", 12),
    lead: parameter(content, "lead", 2),
    holds_needed: parameter(content, "holds_needed", 2),
    display: [...DISPLAY],
    initiatives: { open: [INITIATIVE, null], deck: 12, rejected: 1 },
    ...change,
    costs,
    total_cost: Object.values(costs).reduce((a, b) => a + b, 0),
  });
}

/** The whole chamber in mid-game. */
export function chamber(game: GameDetails): View {
  const { start } = examples(game);
  return still(game, [investor(1, [4, 1, 5, 2]), investor(2, [2, 6, 6, 1]), investor(3, [2, 7, 3, 4])], {
    costs: { education: start, health: start + 1, energy: start, digital: start },
    round: 9,
  });
}

/** The beginning: for the timeline. */
export function beginning(game: GameDetails): View {
  return still(game, [investor(1, [0, 0, 0, 0]), investor(2, [0, 0, 0, 0]), investor(3, [0, 0, 0, 0])]);
}

/** One column with three pieces in it. */
export function column(game: GameDetails, category: Category, fields: [number, number, number], change: { cost?: number; ruler?: number } = {}): View {
  const players = fields.map((field, index) => {
    const tracks: Fields = [0, 0, 0, 0];
    tracks[["education", "health", "energy", "digital"].indexOf(category)] = field;
    const rules = change.ruler === index;
    return investor(index + 1, tracks, rules ? { dominates: [category], holds: { education: 0, health: 0, energy: 0, digital: 0, [category]: 1 } } : {});
  });
  const { start } = examples(game);
  const costs = { education: start, health: start, energy: start, digital: start, [category]: change.cost ?? start };
  return still(game, players, { costs });
}

/** Nobody looks on from a seat, and nothing can be chosen. */
export function quiet(view: View): Message {
  return asMessage(fixtureMessage({ you: null, view, legal: [], closed: [] }));
}
