/** Neustart for the registry of games. */
export { describe } from "./describe";
export { default as Table } from "./Table.svelte";
