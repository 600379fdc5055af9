/** The rules of Neustart for the rules page. */
import de from "../../../../../src/stromtisch/games/neustart/texts/rules.de.ftl?raw";
import en from "../../../../../src/stromtisch/games/neustart/texts/rules.en.ftl?raw";

export { args } from "./args";
export { default as Figure } from "./Figure.svelte";

export const sources = { de, en };

export const sections = [
  "minute",
  "setup",
  "weekday",
  "cards",
  "rest",
  "actions",
  "markers",
  "supply",
  "mood",
  "close",
  "power",
  "end",
  "people",
  "teachers",
  "credits",
] as const;

export const figures = [
  "town",
  "quarter",
  "towns",
  "actors",
  "week",
  "markers",
  "competence",
  "network",
  "moods",
  "power",
  "scoring",
  "score-example",
  "bands",
  "crews",
  "options",
] as const;
