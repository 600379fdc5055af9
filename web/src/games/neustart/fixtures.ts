/** Moments of real matches for tests; `scripts/neustart_fixtures.py` writes them from the engine. */
import type { NeustartMessage, NeustartView } from "./wire";
import type { JournalLine, TableMessage } from "../../lib/wire";
import { asContent } from "./content";

const files = import.meta.glob<unknown>("./fixtures/*.json", { eager: true, import: "default" });
const fixture = (name: string): unknown => files[`./fixtures/${name}.json`];

type Moment = Pick<NeustartMessage, "you" | "legal" | "closed"> & { view: NeustartView };

const MOMENTS = ["rest", "read", "empty-hand", "team", "join", "trip", "tank", "crisis", "lost", "won"] as const;
export type MomentName = (typeof MOMENTS)[number];
export const moments = Object.fromEntries(MOMENTS.map((name) => [name, fixture(name)])) as Record<MomentName, Moment>;
export const content = asContent(fixture("content"));
export const lines = fixture("lines") as JournalLine[];

const NAMES = ["Ada", "Bo", "Cem", "Dilan", "Eva"];

export const moment = (name: MomentName): Moment => moments[name];

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
