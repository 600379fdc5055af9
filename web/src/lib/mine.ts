/** The tables and the name this browser remembers. */
import { recall, remember } from "./storage";

export interface MyTable {
  code: string;
  game: string;
  name: string;
  at: number;
}

const MOST = 8;

const isMine = (one: unknown): one is MyTable =>
  typeof one === "object" && one !== null && "code" in one && "game" in one && typeof one.code === "string" && typeof one.game === "string";

export function myTables(): MyTable[] {
  const stored = recall("tables");
  return Array.isArray(stored) ? stored.filter(isMine) : [];
}

export function keepTable(table: MyTable): void {
  remember("tables", [table, ...myTables().filter((one) => one.code !== table.code)].slice(0, MOST));
}

export function forgetTable(code: string): void {
  remember("tables", myTables().filter((one) => one.code !== code));
}

export function myName(): string {
  const name = recall("name");
  return typeof name === "string" ? name : "";
}

export function keepName(name: string): void {
  remember("name", name);
}
