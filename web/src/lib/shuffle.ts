/**
 * The shuffle as docs/match-record.md describes it: what this browser adds to it, and the sums that check it.
 * The browser remembers what it added and which checksum it had seen by then, so that nobody can tell it otherwise later.
 */
import { sha256 } from "./hash";
import { recall, remember } from "./storage";
import type { Table } from "./wire";

export interface Promised {
  code: string;
  commitment: string;
  /** What was added, by seat. */
  nonces: Record<string, string>;
}

/** So many tables are remembered. */
const MOST = 8;

/** 128 bits of chance, as 32 hexadecimal digits. */
export function newNonce(source: Pick<Crypto, "getRandomValues"> = crypto): string {
  return Array.from(source.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the seed is the SHA-256 of; null where nobody has added anything and the seed is the server's part itself. */
export function seedText(server: string, nonces: readonly (string | null)[]): string | null {
  return nonces.some(Boolean) ? JSON.stringify([server, ...nonces.map((nonce) => nonce ?? "")]) : null;
}

/** The seed of a match, made of the server's part and the nonces by seat. */
export function matchSeed(server: string, nonces: readonly (string | null)[]): string {
  const text = seedText(server, nonces);
  return text === null ? server : sha256(text);
}

// --- what this browser has added ---

const isPromised = (one: unknown): one is Promised =>
  typeof one === "object" && one !== null && "code" in one && "commitment" in one && "nonces" in one && typeof one.nonces === "object" && one.nonces !== null;

function promises(): Promised[] {
  const stored = recall("shuffles");
  return Array.isArray(stored) ? stored.filter(isPromised) : [];
}

/** What this browser knows of a table's shuffle; null when it has added nothing. */
export function promised(code: string): Promised | null {
  return promises().find((one) => one.code === code) ?? null;
}

/** Remember what was added for a seat, and the checksum that was shown before. */
export function keepNonce(code: string, commitment: string, seat: number, nonce: string): void {
  const before = promised(code);
  const kept = before?.commitment === commitment ? before.nonces : {};
  const next = { code, commitment, nonces: { ...kept, [String(seat)]: nonce } };
  remember("shuffles", [next, ...promises().filter((one) => one.code !== code)].slice(0, MOST));
}

// --- the check after the end ---

export interface Finding {
  id: "fair-found-sum" | "fair-found-before" | "fair-found-own";
  holds: boolean;
}

/** What this browser can check of a finished table by itself, for the seats it holds. */
export function findings(table: Table, yours: readonly number[], known: Promised | null): Finding[] {
  if (table.seed === null) return [];
  const found: Finding[] = [{ id: "fair-found-sum", holds: sha256(table.seed) === table.commitment }];
  if (known === null) return found;
  found.push({ id: "fair-found-before", holds: known.commitment === table.commitment });
  const own = yours.filter((seat) => known.nonces[String(seat)] !== undefined);
  if (own.length) found.push({ id: "fair-found-own", holds: own.every((seat) => table.nonces?.[seat] === known.nonces[String(seat)]) });
  return found;
}
