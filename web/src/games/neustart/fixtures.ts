/** Moments of real matches for tests; `scripts/neustart_fixtures.py` writes them from the engine. */
import type { NeustartMessage, NeustartView } from "./wire";
import type { JournalLine, TableMessage } from "../../lib/wire";
import { asContent } from "./content";
import contentJson from "./fixtures/content.json";
import crisis from "./fixtures/crisis.json";
import emptyHand from "./fixtures/empty-hand.json";
import join from "./fixtures/join.json";
import linesJson from "./fixtures/lines.json";
import lost from "./fixtures/lost.json";
import read from "./fixtures/read.json";
import rest from "./fixtures/rest.json";
import tank from "./fixtures/tank.json";
import team from "./fixtures/team.json";
import trip from "./fixtures/trip.json";
import won from "./fixtures/won.json";

type Moment = Pick<NeustartMessage, "you" | "legal" | "closed"> & { view: NeustartView };

export const moments = { rest, read, "empty-hand": emptyHand, team, join, trip, tank, crisis, lost, won } as unknown as Record<string, Moment>;
export type MomentName = "rest" | "read" | "empty-hand" | "team" | "join" | "trip" | "tank" | "crisis" | "lost" | "won";
export const content = asContent(contentJson);
export const lines = linesJson as unknown as JournalLine[];

const NAMES = ["Ada", "Bo", "Cem", "Dilan", "Eva"];

export function moment(name: MomentName): Moment {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}

export function message(name: MomentName, change: Partial<NeustartMessage> = {}): TableMessage {
  const { you, view, legal, closed } = moment(name);
  const whole: NeustartMessage = {
    type: "table",
    seq: 1,
    now: 0,
    table: {
      code: "KWRTZP",
      game: "neustart",
      status: "playing",
      options: {},
      commitment: "",
      seed: null,
      onlookers: 0,
      host: 0,
      seats: view.crews.map((_, seat) => ({
        seat,
        kind: "person" as const,
        name: NAMES[seat] ?? null,
        bot: null,
        connected: true,
        autopilot: false,
        left: false,
        votes_stop: false,
      })),
    },
    you,
    view,
    legal,
    closed,
    journal: [],
    chat: [],
    clock: null,
    undo: { open: false },
    ...change,
  };
  return whole as unknown as TableMessage;
}
