/** Names as they are shown. */
import { hasText, list, t } from "./texts";
import type { Seat, View } from "./wire";

export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t(`bot-${bot}`) : t("bot-other", { bot });
}

export function nameOf(seats: readonly Seat[], seat: number): string {
  const one = seats.find((other) => other.seat === seat);
  if (one?.name) return one.name;
  if (one?.kind === "bot") return t("bot-name", { bot: botName(one.bot ?? "") });
  return t("seat-number", { number: seat + 1 });
}

/** The seats a table waits for, as the prompt of its view names them. */
export function awaited(view: View | null): number[] {
  const seats = view?.prompt.params["waiting_for"];
  const named = Array.isArray(seats) ? seats.filter((seat): seat is number => typeof seat === "number") : [];
  return named.length ? named : (view?.actors ?? []);
}

export function namesOf(seats: readonly Seat[], some: readonly number[]): string {
  return list(some.map((seat) => nameOf(seats, seat)));
}
