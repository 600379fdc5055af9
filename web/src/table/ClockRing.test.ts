import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ClockRing from "./ClockRing.svelte";

let clock: ReturnType<typeof mount> | undefined;
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] });
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(async () => {
  if (clock) await unmount(clock);
  clock = undefined;
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(left: number): void {
  const props = { clock: { moment: "1", deadline: Date.now() + left, seconds: 60 }, skew: Date.now() - performance.now() };
  clock = mount(ClockRing, { target: document.body, props });
  flushSync();
}

function look(away: boolean): void {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
  vi.advanceTimersByTime(0); // Svelte tidies up after an event.
}

const shown = (): string => document.querySelector(".clock span")?.textContent ?? "";

/** How many timers go off in that time. */
function timersIn(milliseconds: number): number {
  const end = Date.now() + milliseconds;
  let count = 0;
  while (vi.getTimerCount() && Date.now() < end) {
    vi.advanceTimersToNextTimer();
    flushSync();
    count += 1;
  }
  return count;
}

test("a running clock is looked at once a second", () => {
  show(20_400);
  expect(shown()).toBe("21");
  expect(timersIn(5000)).toBeLessThanOrEqual(6);
  expect(shown()).toBe("15");
});

test("nothing is due in a hidden tab, and the time is right when it is seen again", () => {
  show(50_000);
  expect(vi.getTimerCount()).toBe(1);
  look(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(12_000);
  look(false);
  expect(shown()).toBe("38");
  expect(vi.getTimerCount()).toBe(1);
});

test("nothing is due when the time is over", () => {
  show(1500);
  vi.advanceTimersByTime(1500);
  flushSync();
  vi.advanceTimersByTime(1500);
  flushSync();
  expect(shown()).toBe("0");
  expect(vi.getTimerCount()).toBe(0);
});

test("a jump of the device's own clock changes nothing", () => {
  show(50_000);
  for (const [jump, left] of [[3_600_000, "40"], [-7_200_000, "30"]] as const) {
    vi.setSystemTime(Date.now() + jump);
    timersIn(10_000);
    expect(shown()).toBe(left);
  }
});
