/** Changes and times of the debrief in words. */
import { weekdayName } from "../words";
import { list, type Translate } from "../../../lib/texts";
import type { Change, When } from "./debrief";

/** "Montag (Nacht)" */
export function whenText(say: Translate, when: When): string {
  return `${weekdayName(when.weekday)} (${say(`part-${when.part}`)})`;
}

/** "2 Tote, 1 Ruine und 3 Unruhe" */
export function changeText(say: Translate, change: Change): string {
  const counts = {
    deaths: change.deaths,
    ruins: change.ruins,
    uprisings: change.uprisings,
    unrest: change.unrest,
    calmed: change.calmed,
    "helpers-more": change.helpers,
    "helpers-less": -change.helpers,
    "bases-more": change.bases,
    "bases-less": -change.bases,
  };
  const parts = Object.entries(counts).flatMap(([id, count]) => (count > 0 ? [say(`change-${id}`, { count })] : []));
  return parts.length ? list(parts) : say("change-none");
}
