/** The rules of Pampero for the rules page. */
import de from "../../../../../src/stromtisch/games/pampero/texts/rules.de.ftl?raw";
import en from "../../../../../src/stromtisch/games/pampero/texts/rules.en.ftl?raw";

export { args } from "./args";
export { default as Figure } from "./Figure.svelte";

export const sources = { de, en };

export const sections = [
  "minute",
  "setup",
  "year",
  "cards",
  "build",
  "contracts",
  "network",
  "income",
  "export",
  "close",
  "end",
  "solo",
  "options",
  "teachers",
  "credits",
] as const;

export const figures = ["map", "zones", "hand", "year", "company", "bays", "plan", "solar", "network", "stages", "limits", "timeline", "options"] as const;
