/** The lines of the journal in words, for the chronicle at the side and the ticker on a screen. */
import type { GamePages } from "../games";
import { botName, nameOf } from "../lib/people";
import { t, textsOf } from "../lib/texts";
import type { JournalLine, TableMessage } from "../lib/wire";

export interface ToldLine {
  key: string;
  seq: number;
  seat: number | null;
  heading: boolean;
  text: string;
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

/** What is worth telling, in order. */
export function told(message: TableMessage, content: unknown, describe: GamePages["describe"]): ToldLine[] {
  const words = textsOf(message.table.game);
  return message.journal.flatMap((line, index) => {
    const seat = typeof line["seat"] === "number" ? line["seat"] : null;
    const life = lifeLine(line, message);
    if (life !== null) return [{ key: `${line.seq}.${index}`, seq: line.seq, seat, heading: line.kind === "rolled-back" || line.kind === "table-mended", text: life }];
    const described = describe(line, message, content);
    if (!described) return [];
    return [{ key: `${line.seq}.${index}`, seq: line.seq, seat, heading: described.heading ?? false, text: words(described.id, described.args) }];
  });
}
