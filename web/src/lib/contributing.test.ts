import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Contributor, sitDown } from "./contributing";
import { promised } from "./shuffle";
import type { Table } from "./wire";

const table: Table = { code: "KWRTZP", game: "hertzschlag", status: "lobby", options: {}, commitment: "sum", seed: null, nonces: [null, null], awaited: [0], onlookers: 0, host: 0, seats: [] };

let calls: { path: string; body: Record<string, unknown> }[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: { type: "answer", accepted: true, seq: 2 } };

beforeEach(() => {
  localStorage.clear();
  calls = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what the start waits for is added once, for one's own seats only", async () => {
  answer = { status: 200, body: { type: "answer", accepted: true, seq: 2 } };
  const contributor = new Contributor();
  contributor.attend({ ...table, awaited: [0, 1, 2] }, [0, 2]);
  contributor.attend({ ...table, awaited: [0, 1, 2] }, [0, 2]);
  await vi.runAllTimersAsync();
  expect(calls.map((call) => call.path)).toEqual(["/api/tables/KWRTZP/commands?seat=0", "/api/tables/KWRTZP/commands?seat=2"]);
  expect(calls[0]?.body).toMatchObject({ type: "contribute", nonce: promised("KWRTZP")?.nonces["0"] });
  expect(calls[0]?.body.nonce).not.toBe(calls[1]?.body.nonce);
  expect(promised("KWRTZP")?.commitment).toBe("sum");
});

test("nothing is added where nothing is awaited", async () => {
  new Contributor().attend({ ...table, awaited: [] }, [0]);
  new Contributor().attend({ ...table, awaited: [1] }, [0]);
  await vi.runAllTimersAsync();
  expect(calls).toEqual([]);
});

test("what did not arrive is sent again, the same; a refusal is not", async () => {
  answer = { status: 503, body: { code: "try-again", params: {} } };
  const contributor = new Contributor();
  contributor.attend(table, [0]);
  await vi.advanceTimersByTimeAsync(2500);
  expect(calls.length).toBe(3);
  expect(calls[1]).toEqual(calls[0]);
  answer = { status: 409, body: { code: "already-started", params: {} } };
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls.length).toBe(4);
  // A page that was loaded again sends the nonce of before.
  answer = { status: 200, body: { type: "answer", accepted: true, seq: 2 } };
  new Contributor().attend(table, [0]);
  await vi.runAllTimersAsync();
  expect(calls.at(-1)?.body.nonce).toBe(calls[0]?.body.nonce);
});

test("a page that is left sends nothing any more", async () => {
  answer = { status: 503, body: { code: "try-again", params: {} } };
  const contributor = new Contributor();
  contributor.attend(table, [0]);
  await vi.advanceTimersByTimeAsync(10);
  contributor.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls.length).toBe(1);
});

test("who sits down adds a nonce and remembers it for the seat that was given", async () => {
  answer = { status: 201, body: { code: "KWRTZP", seat: 3, token: "t" } };
  expect((await sitDown(table, "Bo")).ok).toBe(true);
  expect(calls[0]?.body).toEqual({ name: "Bo", nonce: promised("KWRTZP")?.nonces["3"] });
  answer = { status: 409, body: { code: "table-full", params: {} } };
  expect((await sitDown(table, "Eve", 1, true)).ok).toBe(false);
  expect(calls[1]?.body).toMatchObject({ name: "Eve", seat: 1, beside: true });
  expect(Object.keys(promised("KWRTZP")?.nonces ?? {})).toEqual(["3"]);
});
