/** Hertzschlag for the registry of games. */
export { default as Table } from "./Table.svelte";
