/** Boards and parts are tested with the words of our own games at hand. */
import { loadTexts } from "../lib/texts";

await Promise.all(["hertzschlag", "neustart", "pampero", "policy-maker"].map(loadTexts));
