/** The lines of the journal in words, for the chronicle at the side and the ticker on a screen. */
import { argumentsOf, type Lines, namedBy } from "../lib/lines";
import { botName, nameOf } from "../lib/people";
import { type Args, hasText, t, textsOf } from "../lib/texts";
import type { GameDetails, JournalLine, TableMessage } from "../lib/wire";

export interface ToldLine {
  key: string;
  seq: number;
  seat: number | null;
  heading: boolean;
  text: string;
  /** What it names on the board. */
  named: string[];
}

/** What happened to the table itself rather than in the game, in words; null for lines of the game. */
function lifeLine(line: JournalLine, message: TableMessage): string | null {
  const seat = line["seat"];
  const name = typeof seat === "number" ? nameOf(message.table.seats, seat) : "";
  switch (line.kind) {
    case "table-resumed":
      // A short pause is over by itself.
      return t(name ? "journal-table-resumed" : "journal-table-pause-over", { name });
    case "table-paused":
    case "table-closed":
      return t(`journal-${line.kind}`, { name });
    case "rolled-back":
      return t("journal-rolled-back", { name, anew: line["anew"] === true ? "yes" : "no" });
    case "rejoined":
      return t("journal-rejoined", { name });
    case "table-mended":
      return t("journal-table-mended", { lost: Number(line["lost"]) });
    case "table-extended":
      return t("journal-table-extended", { name, minutes: Number(line["minutes"]) });
    case "table-settings":
      return t(line["onlookers"] ? "journal-table-admits" : "journal-table-shuts", { name });
    case "table-host": {
      const host = typeof line["for"] === "number" ? nameOf(message.table.seats, line["for"]) : "";
      return t(line["acting"] ? "journal-table-acting" : "journal-table-host", { name, host });
    }
    case "table-stand-in":
      return t("journal-table-stand-in", { name, bot: botName(String(line["bot"])) });
    default:
      return null;
  }
}

/** A line for which the game has no text: its kind and what it names. */
function plainly(line: JournalLine, args: Args): string {
  const facts = Object.entries(args).filter(([field]) => !["kind", "seq", "seat", "name"].includes(field));
  const told = facts.map(([field, value]) => `${field} ${value}`).join(", ");
  return [args["name"], told ? `${line.kind}: ${told}` : line.kind].filter(Boolean).join(" ");
}

/** What words a game's lines: its content and what it says about them. */
export type Worded = Pick<GameDetails, "content"> & { lines?: Lines | undefined };

/** What is worth telling, in order. A line whose text is empty is not told. */
export function told(message: TableMessage, game: Worded): ToldLine[] {
  const words = textsOf(message.table.game);
  const lines = game.lines ?? { headings: [], kinds: {} };
  const known = { game: message.table.game, seats: message.table.seats, content: game.content };
  return message.journal.flatMap((line, index) => {
    const seat = typeof line["seat"] === "number" ? line["seat"] : null;
    const entry = { key: `${line.seq}.${index}`, seq: line.seq, seat, named: namedBy(line, lines) };
    const life = lifeLine(line, message);
    if (life !== null) return [{ ...entry, heading: line.kind === "rolled-back" || line.kind === "table-mended", text: life }];
    const id = `journal-${line.kind}`;
    const args = argumentsOf(line, lines, known);
    const says = (name: string): boolean => hasText(name, message.table.game);
    const text = says(id) ? words(id, args).trim() : says("journal-unknown") ? words("journal-unknown") : plainly(line, args);
    return text ? [{ ...entry, heading: lines.headings.includes(line.kind), text }] : [];
  });
}
