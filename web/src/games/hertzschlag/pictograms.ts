/** The board's own pictograms: 24 px grid, one round stroke. Each name has a text, see `pictogramName`. */
import { CATEGORIES } from "./content";
import { t } from "./words";

export const PICTOGRAMS = {
  efficiency:
    "M9.5 18h5M10.5 21h3M9.3 15.2c0-1.3-.6-2-1.4-2.9a5.9 5.9 0 1 1 8.2 0c-.8.9-1.4 1.6-1.4 2.9ZM10.3 10.2l1.3 1.3 2.3-2.6",
  politics: "M3.5 20.5h17M5 17.5h14M6.5 17.5V11M10.2 17.5V11M13.8 17.5V11M17.5 17.5V11M3.8 11 12 6l8.2 5ZM12 6V2.8l3 1-3 1",
  flexibility:
    "M4.5 7.5h13a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 3 15V9a1.5 1.5 0 0 1 1.5-1.5ZM21.5 10.5v3M5.8 12.2c1.3-2.8 2.8-2.8 5.2-.2s3.9 2.6 5.2-.2",
  emobility:
    "M4.6 16.5H3.5v-4l2.3-4.7a1.5 1.5 0 0 1 1.3-.8h6.8a1.5 1.5 0 0 1 1.2.6l3 4.1 2 .7a1 1 0 0 1 .7 1v3.1h-1.3M9.4 16.5h5.4M7 14.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM17.2 14.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM11 8.6 9.6 11h2.6l-1.4 2.3",
  solar: "M6.2 12.5h11.6l3 8H3.2ZM12 12.5v8M4.8 16.4h14.4M8.3 9.2a3.7 3.7 0 0 1 7.4 0M12 2.2v1.3M5.9 4.4l.9.9M18.1 4.4l-.9.9M4 9.2h1.2M18.8 9.2H20",
  wind: "M12 7.9a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6ZM12.2 7.8 13.3 1.6M10.8 9.7 4.9 12.1M13 10l4.9 3.9M12 10.6V21.5M9 21.5h6",
  income: "M10 9.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM12 13.6a2.5 2.5 0 1 0 0 3.8M7.2 15h3.4M7.2 16.4h3.4M17.5 11.5v-8M14.6 6.2l2.9-2.9 2.9 2.9",
  eco: "M5 19.5C4 10 9.5 4.5 20 4.5c0 9.5-4.6 14.6-12 13.2M5 19.5c2.2-4.6 5.2-7.4 9.3-9.2",
  reserve: "M3.5 6.5h17v11h-17ZM12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4ZM6.2 9v.01M17.8 15v.01",
  pumped_storage:
    "M2.5 4.5v4.2h8.5V4.5M2.5 6.2c1.4-1 2.8-1 4.2 0s2.8 1 4.3 0M13 15.3v4.2h8.5v-4.2M13 17c1.4-1 2.8-1 4.2 0s2.8 1 4.3 0M6.8 8.7v8.3H13M15.5 11.5v-6M12.9 8.1l2.6-2.6 2.6 2.6",
  gas: "M12.2 2.8c.6 3.7 5.3 5.2 5.3 10.1a5.5 5.5 0 0 1-11 0c0-2.1 1-3.6 2.2-4.6.1 1.5.7 2.5 1.7 2.9-.2-3.2.2-6 1.8-8.4ZM12 18.4c-1.5 0-2.4-1.1-2.4-2.4 0-1.2.9-1.9 1.8-3.2 1.7 1 3 1.9 3 3.3 0 1.3-.9 2.3-2.4 2.3M6 21.5h12",
  shield: "M12 3l7.5 2.8v5.7c0 4.8-3.2 7.7-7.5 9.3-4.3-1.6-7.5-4.5-7.5-9.3V5.8ZM7.5 12.2c1.5-2.6 3-2.6 4.5 0s3 2.6 4.5 0",
  deck: "M8 3.5h8.5a1.5 1.5 0 0 1 1.5 1.5v11M5.5 6.5h8A1.5 1.5 0 0 1 15 8v11a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 19V8a1.5 1.5 0 0 1 1.5-1.5Z",
  event: "M7.5 15.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.5 1.2 3.5 3.5 0 0 1-.5 6.8M12.8 11l-3 5h4.4l-2.4 5",
  start: "M6 21.5V3M6 4h11.5l-2.7 4 2.7 4H6",
  goal: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM12 11.9v.2",
  bonus: "M12 20.5C6.5 16.7 3.5 13.6 3.5 9.8a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 3.8-3 6.9-8.5 10.7ZM12 10.2v5M9.5 12.7h5",
  peek: "M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  up: "M6 18 18 6M9.5 6H18v8.5",
  down: "M18 6 6 18M14.5 18H6V9.5",
  neutral: "M4 9.3h16M4 14.7h16",
  sealed: "M6 3.5h12A1.5 1.5 0 0 1 19.5 5v14a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5ZM13 7.5l-3.5 5h5L11 17",
} as const;

export type PictogramName = keyof typeof PICTOGRAMS;

/** Text ids of the names that are not simply signs. */
const NAMES: Partial<Record<PictogramName, string>> = {
  income: "income",
  eco: "score-ecology",
  pumped_storage: "plant-pumped_storage",
  gas: "plant-gas",
  shield: "sign-buffer",
  deck: "sign-cards",
  event: "event-heading",
  goal: "score-goal",
  sealed: "sealed",
};

export function pictogramName(name: PictogramName): string {
  return t(NAMES[name] ?? ((CATEGORIES as readonly string[]).includes(name) ? `category-${name}` : `sign-${name}`));
}
