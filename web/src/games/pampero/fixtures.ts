/** Moments of real matches for tests; `scripts/pampero_fixtures.py` writes them from the engine. */
import type { PamperoMessage, PamperoView } from "./message";
import type { TableMessage } from "../../lib/wire";
import { asContent } from "./content";
import contentJson from "./fixtures/content.json";

const files = import.meta.glob<unknown>("./fixtures/*.json", { eager: true, import: "default" });

type Moment = Pick<PamperoMessage, "you" | "legal" | "closed"> & { view: PamperoView };

export const moments = Object.fromEntries(
  Object.entries(files).flatMap(([path, found]) => {
    const name = /([^/]+)\.json$/.exec(path)?.[1] ?? "";
    return ["content", "declared", "lines"].includes(name) ? [] : [[name, found as Moment]];
  }),
);
export const content = asContent(contentJson);

const NAMES = ["Ada", "Bo", "Cem", "Dilan"];

export function moment(name: string): Moment {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}

/** A whole message around a moment. */
export function message(name: string, change: Partial<PamperoMessage> = {}): TableMessage {
  const { you, view, legal, closed } = moment(name);
  const whole: PamperoMessage = {
    type: "table",
    seq: 1,
    now: 0,
    table: {
      code: "KWRTZP",
      game: "pampero",
      status: "playing",
      options: {},
      commitment: "",
      seed: null,
      onlookers: 0,
      host: 0,
      seats: view.players
        .filter((player) => !player.vj)
        .map(({ seat }) => ({ seat, kind: "person" as const, name: NAMES[seat] ?? null, bot: null, connected: true, autopilot: false, left: false, votes_stop: false })),
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
