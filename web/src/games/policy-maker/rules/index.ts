/** The rules of The Policy Maker for the rules page. */
import de from "../../../../../src/stromtisch/games/policy_maker/texts/rules.de.ftl?raw";
import en from "../../../../../src/stromtisch/games/policy_maker/texts/rules.en.ftl?raw";

export { args } from "./args";
export { default as Figure } from "./Figure.svelte";

export const sources = { de, en };

export const sections = [
  "minute",
  "table",
  "round",
  "government",
  "invest",
  "manipulate",
  "initiative",
  "draw",
  "tax",
  "monopoly",
  "end",
  "options",
  "tips",
  "teachers",
  "credits",
] as const;

export const figures = [
  "columns",
  "kinds",
  "phases",
  "timeline",
  "actions",
  "invest",
  "manipulate",
  "initiative",
  "market",
  "limits",
  "monopoly",
  "scoring",
  "score-example",
  "bands",
  "goals",
  "variants",
  "options",
] as const;
