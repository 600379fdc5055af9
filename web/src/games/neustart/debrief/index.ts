/** The debrief of Neustart. */
import de from "../../../../../src/stromtisch/games/neustart/texts/debrief.de.ftl?raw";
import en from "../../../../../src/stromtisch/games/neustart/texts/debrief.en.ftl?raw";

export { default as Debrief } from "./Debrief.svelte";

export const sources = { de, en };
