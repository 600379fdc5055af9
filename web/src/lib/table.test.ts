import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addLines, type Closing, merge, newId, type Socket, TableClient } from "./table.svelte";
import type { Answer, Command, TableMessage } from "./wire";

/** A server's end of the line, held by the test. */
class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket yet");
    return socket;
  }

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event?: Closing) => void) | null = null;
  onerror: (() => void) | null = null;
  sent: Command[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    if (this.readyState !== 1) throw new Error("not open");
    this.sent.push(JSON.parse(data) as Command);
  }

  close(closing?: Closing): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.(closing);
  }

  accept(first: TableMessage = table(1)): this {
    this.readyState = 1;
    this.onopen?.();
    this.say(first);
    return this;
  }

  say(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  answer(command: Command | undefined, seq = 2): void {
    this.say({ type: "answer", id: command?.id, accepted: true, seq });
  }
}

function table(seq: number, more: Partial<TableMessage> = {}): TableMessage {
  return {
    type: "table",
    seq,
    now: Date.now(),
    table: { code: "KWRTZP", game: "hertzschlag", status: "playing", options: {}, commitment: "", seed: null, onlookers: 0, host: 0, seats: [] },
    you: 0,
    view: null,
    legal: [],
    closed: [],
    journal: [],
    chat: [],
    clock: null,
    undo: { open: false },
    ...more,
  };
}

const update = (seq: number, more: Partial<TableMessage> = {}): TableMessage => table(seq, { type: "update", ...more });
const lines = (...numbers: number[]) => numbers.map((seq) => ({ seq, kind: "checked" }));
const numbers = (client: TableClient) => client.message?.journal.map((line) => line.seq);

let client: TableClient;
const open = (setup: { look?: () => Promise<TableMessage | "gone" | null> } = {}, first: TableMessage | null = null): TableClient => {
  client = new TableClient({ connect: () => new FakeSocket(), ...setup }, first);
  client.open();
  return client;
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});

afterEach(() => {
  client?.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("messages", () => {
  test("the first table is taken whole, updates add lines and replace the rest", () => {
    open();
    expect(client.connection).toBe("connecting");
    FakeSocket.last.accept(table(5, { journal: lines(1, 2, 5) }));
    expect(client.connection).toBe("open");
    FakeSocket.last.say(update(7, { journal: lines(6, 7), you: 0, clock: { moment: "1.commit", deadline: 9, seconds: 9 } }));
    expect(numbers(client)).toEqual([1, 2, 5, 6, 7]);
    expect(client.message?.seq).toBe(7);
    FakeSocket.last.say(update(8));
    expect(client.message?.clock).toBeNull();
    expect(numbers(client)).toEqual([1, 2, 5, 6, 7]);
  });

  test("lines that come twice are kept once, lines of one number stay together, gaps are filled in order", () => {
    const known = [{ seq: 1, a: 1 }, { seq: 4, a: 2 }, { seq: 4, a: 3 }];
    expect(addLines(known, [{ seq: 4, a: 2 }, { seq: 4, a: 3 }])).toBe(known);
    expect(addLines(known, [{ seq: 2, a: 9 }, { seq: 4, a: 2 }, { seq: 5, a: 4 }, { seq: 5, a: 5 }]).map((line) => line.a)).toEqual([1, 9, 2, 3, 4, 5]);
    expect(addLines(known, [])).toBe(known);
  });

  test("an older message never turns the table back", () => {
    const before = table(9, { you: 1, journal: lines(9) });
    const after = merge(before, update(8, { you: null, journal: lines(8) }));
    expect(after.seq).toBe(9);
    expect(after.you).toBe(1);
    expect(after.journal.map((line) => line.seq)).toEqual([8, 9]);
  });

  test("the chat is merged like the journal", () => {
    const say = (seq: number) => ({ seq, seat: 0, name: "Ada", text: `${seq}`, at: 0 });
    open();
    FakeSocket.last.accept(table(3, { chat: [say(2), say(3)] }));
    FakeSocket.last.say(update(4, { chat: [say(3), say(4)] }));
    expect(client.message?.chat.map((line) => line.text)).toEqual(["2", "3", "4"]);
  });

  test("a table fetched beforehand is shown at once and replaced by the socket's", () => {
    open({}, table(4, { journal: lines(3, 4) }));
    expect(numbers(client)).toEqual([3, 4]);
    expect(client.connection).toBe("connecting");
    FakeSocket.last.accept(table(5, { journal: lines(3, 4, 5) }));
    expect(numbers(client)).toEqual([3, 4, 5]);
  });

  test("an update with no table before it makes the page pull everything", () => {
    open();
    const socket = FakeSocket.last;
    socket.readyState = 1;
    socket.onopen?.();
    socket.say(update(6, { journal: lines(6) }));
    expect(socket.sent).toMatchObject([{ type: "pull", after: 0 }]);
    socket.say(table(6, { journal: lines(1, 2, 6) }));
    expect(numbers(client)).toEqual([1, 2, 6]);
  });

  test("rubbish is left aside", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    open();
    FakeSocket.last.accept();
    FakeSocket.last.say("{");
    FakeSocket.last.say({ type: "answer", id: null, accepted: false, code: "malformed", params: {} });
    FakeSocket.last.say({ type: "answer", id: "never-sent", accepted: true, seq: 1 });
    FakeSocket.last.say({ type: "news" });
    expect(warn).toHaveBeenCalledTimes(2);
    expect(client.connection).toBe("open");
  });

  test("the server's clock is the clock", () => {
    open();
    FakeSocket.last.accept(table(1, { now: Date.now() + 90_000 }));
    expect(client.now() - Date.now()).toBe(90_000);
  });

  test("a jump of the device's own clock moves nothing", () => {
    open();
    FakeSocket.last.accept(table(1, { now: 5_000_000 }));
    vi.advanceTimersByTime(1000);
    for (const jump of [3_600_000, -7_200_000]) {
      vi.setSystemTime(Date.now() + jump);
      expect(client.now()).toBe(5_001_000);
    }
  });
});

describe("commands", () => {
  test("a command gets its own answer", async () => {
    open();
    const socket = FakeSocket.last.accept();
    const first = client.send({ type: "chat", text: "a" });
    const second = client.send({ type: "chat", text: "b" });
    expect(socket.sent.map((command) => (command.type === "chat" ? command.text : ""))).toEqual(["a", "b"]);
    expect(socket.sent[0]?.id).not.toBe(socket.sent[1]?.id);
    socket.say({ type: "answer", id: socket.sent[1]?.id, accepted: false, code: "stale", params: { moment: "3.talk" } });
    socket.answer(socket.sent[0], 1);
    expect(await first).toMatchObject({ accepted: true, seq: 1 });
    expect(await second).toMatchObject({ accepted: false, code: "stale" });
  });

  test("what is unanswered when the line breaks is sent again once, with the same id and in order", async () => {
    open();
    const before = FakeSocket.last.accept();
    const done = client.send({ type: "chat", text: "answered" });
    before.answer(before.sent[0], 1);
    await done;
    const kept = client.send({ type: "decide", decision: "ready", moment: "3.talk" });
    before.close();
    expect(client.connection).toBe("lost");
    const late = client.send({ type: "chat", text: "written while away" });
    await vi.advanceTimersByTimeAsync(400);
    const after = FakeSocket.last;
    expect(after).not.toBe(before);
    expect(after.sent).toEqual([]);
    after.accept();
    expect(after.sent).toEqual([before.sent[1], expect.objectContaining({ text: "written while away" })]);
    for (const command of after.sent) after.answer(command, 1);
    expect((await kept).accepted).toBe(true);
    expect((await late).accepted).toBe(true);
    after.close();
    await vi.advanceTimersByTimeAsync(6000);
    expect(FakeSocket.last.accept().sent).toEqual([]);
  });

  test("a second answer to the same command changes nothing", async () => {
    open();
    const socket = FakeSocket.last.accept();
    const answers: Answer[] = [];
    void client.send({ type: "undo" }).then((answer) => answers.push(answer));
    socket.answer(socket.sent[0], 1);
    socket.answer(socket.sent[0], 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveLength(1);
  });

  test("closing answers what is open with 'offline', and so does sending afterwards", async () => {
    open();
    FakeSocket.last.accept();
    const waiting = client.send({ type: "undo" });
    client.close();
    expect(await waiting).toMatchObject({ accepted: false, code: "offline" });
    expect(await client.send({ type: "undo" })).toMatchObject({ accepted: false, code: "offline" });
  });

  test("ids are UUIDs, also without randomUUID", () => {
    const plain = newId({ getRandomValues: (array) => crypto.getRandomValues(array) });
    expect(plain).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(newId()).not.toBe(newId());
  });
});

describe("the line", () => {
  test("is tried again with growing waits of at most five seconds", async () => {
    open();
    const times: number[] = [];
    let seen = 1;
    FakeSocket.last.close();
    for (let at = 0; at < 40_000; at += 50) {
      await vi.advanceTimersByTimeAsync(50);
      if (FakeSocket.all.length > seen) {
        seen = FakeSocket.all.length;
        times.push(at);
        FakeSocket.last.close();
      }
    }
    const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(times[0]).toBeLessThanOrEqual(300);
    expect(Math.max(...waits)).toBeLessThanOrEqual(5050);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(3900);
    FakeSocket.all.at(-1)?.close();
  });

  test("waits begin anew after a good connection", async () => {
    open();
    for (let i = 0; i < 6; i += 1) {
      FakeSocket.last.close();
      await vi.advanceTimersByTimeAsync(5100);
    }
    FakeSocket.last.accept();
    const count = FakeSocket.all.length;
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(301);
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  test("is tried at once when the device is back on the net", () => {
    open();
    FakeSocket.last.accept();
    FakeSocket.last.close();
    const count = FakeSocket.all.length;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  test("the table after a reconnect replaces what was there", async () => {
    open();
    FakeSocket.last.accept(table(4, { journal: lines(1, 3) }));
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(400);
    FakeSocket.last.accept(table(6, { journal: lines(1, 3, 5, 6) }));
    expect(numbers(client)).toEqual([1, 3, 5, 6]);
    expect(client.connection).toBe("open");
  });

  test("an answer ahead of the table is followed by a pull when the update does not come", async () => {
    open();
    const socket = FakeSocket.last.accept(table(4));
    void client.send({ type: "undo" });
    socket.answer(socket.sent[0], 5);
    await vi.advanceTimersByTimeAsync(999);
    expect(socket.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(socket.sent[1]).toMatchObject({ type: "pull", after: 4 });
    socket.answer(socket.sent[1], 5);
    socket.say(table(5, { journal: lines(5) }));
    expect(numbers(client)).toEqual([5]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.last).toBe(socket);
  });

  test("no pull when the update comes in time", async () => {
    open();
    const socket = FakeSocket.last.accept(table(4));
    void client.send({ type: "undo" });
    socket.answer(socket.sent[0], 5);
    socket.say(update(5));
    await vi.advanceTimersByTimeAsync(5000);
    expect(socket.sent).toHaveLength(1);
  });

  test("a line that stays silent after waking up is given up", async () => {
    open();
    const socket = FakeSocket.last.accept(table(4));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.sent).toMatchObject([{ type: "pull", after: 4 }]);
    await vi.advanceTimersByTimeAsync(5001);
    expect(FakeSocket.last).not.toBe(socket);
    expect(socket.readyState).toBe(3);
  });

  test("a table that is gone is not tried for again", async () => {
    open({ look: () => Promise.resolve("gone" as const) });
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(client.connection).toBe("gone");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a person who is sent away does not come back in a hurry, and is told why", async () => {
    const fetched = table(9, { view: null });
    open({ look: () => Promise.resolve(fetched) });
    FakeSocket.last.accept(table(4, { view: { game: "hertzschlag" } as TableMessage["view"] }));
    FakeSocket.last.close({ code: 4429, reason: "too-many" });
    await vi.advanceTimersByTimeAsync(23_900);
    expect(FakeSocket.all).toHaveLength(1);
    expect([client.connection, client.why]).toEqual(["lost", "too-many"]);
    // What it may still see is fetched: nothing stays that it should not see any more.
    expect(client.message).toEqual(fetched);
    await vi.advanceTimersByTimeAsync(6200);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept(table(10));
    expect([client.connection, client.why]).toEqual(["open", null]);
  });

  test("a server that answers but gives no place is asked less and less often", async () => {
    open({ look: () => Promise.resolve(table(1)) });
    let attempts = 1;
    FakeSocket.last.close();
    for (let at = 0; at < 600_000; at += 100) {
      await vi.advanceTimersByTimeAsync(100);
      if (FakeSocket.all.length > attempts) {
        attempts = FakeSocket.all.length;
        FakeSocket.last.close({ code: 1006, reason: "" });
      }
    }
    expect(client.why).toBe("too-many");
    // Ten minutes: a few quick attempts, then one every half a minute.
    expect(attempts).toBeGreaterThan(20);
    expect(attempts).toBeLessThan(40);
  });

  test("closing ends the trying, and a late socket changes nothing", async () => {
    open();
    const old = FakeSocket.last.accept(table(2));
    client.reconnect();
    old.say(update(9));
    expect(client.message?.seq).toBe(2);
    client.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(client.connection).toBe("closed");
  });
});
