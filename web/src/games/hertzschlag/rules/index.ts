/** The rules of Hertzschlag for the rules page. */
import de from "../../../../../src/stromtisch/games/hertzschlag/texts/rules.de.ftl?raw";
import en from "../../../../../src/stromtisch/games/hertzschlag/texts/rules.en.ftl?raw";

export { args } from "./args";
export { default as Figure } from "./Figure.svelte";

export const sources = { de, en };

export const sections = [
  "minute",
  "table",
  "round",
  "event",
  "choose",
  "resolve",
  "check",
  "pass",
  "money",
  "effects",
  "end",
  "options",
  "tips",
  "teachers",
  "credits",
] as const;

export const figures = [
  "scale",
  "card",
  "categories",
  "household",
  "phases",
  "event",
  "outward",
  "inward",
  "plants",
  "bids-enough",
  "bids-short",
  "passing",
  "limits",
  "scoring",
  "goal",
  "score-example",
  "options",
] as const;
