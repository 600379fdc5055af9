/** The one sentence "what now?": the game's own, or a plain one where it has none. */
import { awaited, namesOf } from "./people";
import { plainArgs } from "./refusals";
import { hasText, t, textsOf } from "./texts";
import type { TableMessage } from "./wire";

export function promptOf(message: TableMessage): string {
  const { table, view, you } = message;
  if (!view) return "";
  const id = `prompt-${view.prompt.id}`;
  const waiting = awaited(view);
  const args = { ...plainArgs(view.prompt.params), names: namesOf(table.seats, waiting), count: waiting.length };
  if (hasText(id, table.game)) return textsOf(table.game)(id, args);
  if (view.outcome) return t("generic-over");
  return you !== null && waiting.includes(you) ? t("generic-prompt") : t("generic-waiting", args);
}
