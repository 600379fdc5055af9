/** Why something was not possible, in words. */
import { type Args, hasText, textsOf } from "./texts";
import type { Params } from "./wire";

/** What Fluent can write: numbers and strings as they are, everything else left out. */
export function plainArgs(params: Params | undefined): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(params ?? {})) {
    if (typeof value === "string" || typeof value === "number") args[name] = value;
  }
  return args;
}

export function refusal(code: string, params?: Params, game = ""): string {
  const t = textsOf(game);
  const id = `refusal-${code}`;
  return hasText(id, game) ? t(id, plainArgs(params)) : t("refusal-unexpected", { code });
}
