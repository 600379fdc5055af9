import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allowed, ask, canAsk, notifyTurn } from "./notify";
import { settings } from "./settings.svelte";

let shown: { title: string; body: string }[] = [];

class Note {
  static permission: NotificationPermission = "default";
  static requestPermission = (): Promise<NotificationPermission> => {
    Note.permission = "granted";
    return Promise.resolve("granted");
  };
  onclick: (() => void) | null = null;
  constructor(title: string, { body }: { body: string }) {
    shown.push({ title, body });
  }
}

let visibility: DocumentVisibilityState = "hidden";

beforeEach(() => {
  settings.language = "de";
  shown = [];
  visibility = "hidden";
  Note.permission = "default";
  vi.stubGlobal("Notification", Note);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("nothing is said before it was asked for and allowed", async () => {
  notifyTurn("Hertzschlag", "KWRTZP");
  expect([canAsk(), allowed(), shown.length]).toEqual([true, false, 0]);
  expect(await ask()).toBe(true);
  notifyTurn("Hertzschlag", "KWRTZP");
  expect(canAsk()).toBe(false);
  expect(shown).toEqual([{ title: "Du bist dran", body: "Hertzschlag · Tisch KWRTZP" }]);
});

test("a person who looks at the page needs no word", () => {
  Note.permission = "granted";
  visibility = "visible";
  notifyTurn("Hertzschlag", "KWRTZP");
  expect(shown).toEqual([]);
});

test("a browser without notifications is no problem", async () => {
  vi.stubGlobal("Notification", undefined);
  Reflect.deleteProperty(globalThis, "Notification");
  notifyTurn("Hertzschlag", "KWRTZP");
  expect([canAsk(), allowed(), await ask()]).toEqual([false, false, false]);
});
