/** The lines of the journal in words, for the chronicle at the side and the ticker on a screen. */
import type { GamePages } from "../games";
import { textsOf } from "../lib/texts";
import type { TableMessage } from "../lib/wire";

export interface ToldLine {
  key: string;
  seq: number;
  seat: number | null;
  heading: boolean;
  text: string;
}

/** What is worth telling, in order. */
export function told(message: TableMessage, content: unknown, describe: GamePages["describe"]): ToldLine[] {
  const words = textsOf(message.table.game);
  return message.journal.flatMap((line, index) => {
    const described = describe(line, message, content);
    if (!described) return [];
    const seat = typeof line["seat"] === "number" ? line["seat"] : null;
    return [{ key: `${line.seq}.${index}`, seq: line.seq, seat, heading: described.heading ?? false, text: words(described.id, described.args) }];
  });
}
