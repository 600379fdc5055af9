/** A word from the browser when it is one's turn and the page is out of sight. Only where it was asked for. */
import { t } from "./texts";

const supported = (): boolean => "Notification" in globalThis;

/** Whether the reader could be asked: the browser knows notifications and nobody has decided yet. */
export function canAsk(): boolean {
  return supported() && Notification.permission === "default";
}

export function allowed(): boolean {
  return supported() && Notification.permission === "granted";
}

export async function ask(): Promise<boolean> {
  if (!supported()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Says that it is one's turn at a table; nothing about the game itself, for others may see the screen. */
export function notifyTurn(game: string, code: string): void {
  if (!allowed() || document.visibilityState === "visible") return;
  try {
    const note = new Notification(t("turn-title"), { body: t("turn-text", { game, code }), tag: `stromtisch-${code}` });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only to installed pages.
  }
}
