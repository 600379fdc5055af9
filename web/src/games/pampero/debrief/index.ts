/** The debrief of Pampero. */
import de from "../../../../../src/stromtisch/games/pampero/texts/debrief.de.ftl?raw";
import en from "../../../../../src/stromtisch/games/pampero/texts/debrief.en.ftl?raw";

export { default as Debrief } from "./Debrief.svelte";

export const sources = { de, en };
