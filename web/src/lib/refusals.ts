/** Why something was not possible, in words. */
import { nameOf } from "./people";
import { type Args, hasText, textsOf } from "./texts";
import type { Params, Seat } from "./wire";

/** What Fluent can write: numbers and strings as they are, everything else left out. */
export function plainArgs(params: Params | undefined): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(params ?? {})) {
    if (typeof value === "string" || typeof value === "number") args[name] = value;
  }
  return args;
}

/** Where the reason is somebody at the table and there is a text for that (`refusal-…-by`), it names them. */
export function refusal(code: string, params?: Params, game = "", seats: readonly Seat[] = []): string {
  const t = textsOf(game);
  const id = `refusal-${code}`;
  const seat = params?.["seat"];
  if (typeof seat === "number" && seats.length && hasText(`${id}-by`, game)) return t(`${id}-by`, { ...plainArgs(params), name: nameOf(seats, seat) });
  return hasText(id, game) ? t(id, plainArgs(params)) : t("refusal-unexpected", { code });
}
