/** Names as they are shown. */
import { hasText, list, t } from "./texts";
import type { Seat } from "./wire";

export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t(`bot-${bot}`) : t("bot-other", { bot });
}

export function nameOf(seats: readonly Seat[], seat: number): string {
  const one = seats.find((other) => other.seat === seat);
  if (one?.name) return one.name;
  if (one?.kind === "bot") return t("bot-name", { bot: botName(one.bot ?? "") });
  return t("seat-number", { number: seat + 1 });
}

export function namesOf(seats: readonly Seat[], some: readonly number[]): string {
  return list(some.map((seat) => nameOf(seats, seat)));
}
