import { beforeEach, expect, test } from "vitest";
import { sha256 } from "./hash";
import { findings, keepNonce, matchSeed, newNonce, promised, seedText } from "./shuffle";
import type { Table } from "./wire";

const ADAS = "0123456789-ABC_def";
const table: Table = {
  code: "KWRTZP",
  game: "hertzschlag",
  status: "finished",
  options: {},
  commitment: sha256("server"),
  seed: "server",
  nonces: [ADAS, null],
  onlookers: 0,
  host: 0,
  seats: [],
};

beforeEach(() => localStorage.clear());

test("the seed is the sum that the server makes, too (tests/core/test_shuffle.py)", () => {
  expect(matchSeed('the "server"', [ADAS, null])).toBe("df018a2f249f8c9397c74ae6d49803c51b0b8619f9df0444cf487f578f23b70d");
  expect(seedText("server", [ADAS, null])).toBe(`["server","${ADAS}",""]`);
});

test("without nonces it is the server's part", () => {
  expect(matchSeed("server", [null, null])).toBe("server");
  expect(seedText("server", [])).toBeNull();
});

test("every part changes the seed", () => {
  const seeds = [matchSeed("server", [ADAS, null]), matchSeed("server", [null, ADAS]), matchSeed("other", [ADAS, null]), matchSeed("server", [`${ADAS}x`, null])];
  expect(new Set(seeds).size).toBe(4);
});

test("a nonce is 128 bits of chance in hexadecimal digits", () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(newNonce()).not.toBe(newNonce());
});

test("the browser remembers what it added, and the checksum it saw before", () => {
  expect(promised("KWRTZP")).toBeNull();
  keepNonce("KWRTZP", "sum", 0, ADAS);
  keepNonce("KWRTZP", "sum", 2, "second-0123456789");
  expect(promised("KWRTZP")).toEqual({ code: "KWRTZP", commitment: "sum", nonces: { 0: ADAS, 2: "second-0123456789" } });
  for (let n = 0; n < 8; n += 1) keepNonce(`CODE${String(n)}`, "sum", 0, ADAS);
  expect(promised("KWRTZP")).toBeNull();
});

const found = (change: Partial<Table> = {}, yours = [0], code = "KWRTZP") => findings({ ...table, ...change }, yours, promised(code)).map(({ id, holds }) => `${id} ${String(holds)}`);

test("all that was promised holds", () => {
  keepNonce("KWRTZP", table.commitment, 0, ADAS);
  expect(found()).toEqual(["fair-found-sum true", "fair-found-before true", "fair-found-own true"]);
  // Who only watches can do the sum all the same.
  expect(found({}, [], "OTHERS")).toEqual(["fair-found-sum true"]);
  expect(found({ seed: null })).toEqual([]);
});

test("every change is found", () => {
  keepNonce("KWRTZP", table.commitment, 0, ADAS);
  expect(found({ seed: "other" })[0]).toBe("fair-found-sum false");
  // Another part with a checksum that fits: but this browser had seen another one.
  expect(found({ seed: "other", commitment: sha256("other") })).toEqual(["fair-found-sum true", "fair-found-before false", "fair-found-own true"]);
  expect(found({ nonces: [`${ADAS}x`, null] })[2]).toBe("fair-found-own false");
  expect(found({ nonces: [null, null] })[2]).toBe("fair-found-own false");
  expect(found({ nonces: [null, ADAS] })[2]).toBe("fair-found-own false");
});
