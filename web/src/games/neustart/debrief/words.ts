/** Changes and times of the debrief in words. */
import { t } from "../words";
import { settings } from "../../../lib/settings.svelte";
import { list, type Translate } from "../../../lib/texts";
import type { Change, When } from "./debrief";

export function dayName(weekday: number): string {
  return t(`weekday-${String(weekday)}`);
}

/** "Mo": the first of January 2024 was a Monday. */
export function shortDay(weekday: number): string {
  return new Intl.DateTimeFormat(settings.language, { weekday: "short", timeZone: "UTC" }).format(Date.UTC(2024, 0, weekday)).replace(".", "");
}

/** "Montag (Nacht)" */
export function whenText(say: Translate, when: When): string {
  return `${dayName(when.weekday)} (${say(`part-${when.part}`)})`;
}

/** "2 Tote, 1 Ruine und 3 Unruhe" */
export function changeText(say: Translate, change: Change): string {
  const parts: string[] = [];
  const add = (id: string, count: number): void => {
    if (count > 0) parts.push(say(id, { count }));
  };
  add("change-deaths", change.deaths);
  add("change-ruins", change.ruins);
  add("change-uprisings", change.uprisings);
  add("change-unrest", change.unrest);
  add("change-calmed", change.calmed);
  add("change-helpers-more", change.helpers);
  add("change-helpers-less", -change.helpers);
  add("change-bases-more", change.bases);
  add("change-bases-less", -change.bases);
  return parts.length ? list(parts) : say("change-none");
}
