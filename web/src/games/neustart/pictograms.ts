/** Pictograms of the crisis staff: paths on a 24 px grid, one round stroke; and the silhouettes of teams and markers. */
import type { ActorId, MarkerKind } from "./wire";

export const PICTOGRAMS = {
  EXTINGUISH: "M12 3.2c3.4 4.3 5.4 6.9 5.4 10a5.4 5.4 0 0 1-10.8 0c0-3.1 2-5.7 5.4-10ZM9.6 14a2.6 2.6 0 0 0 2.4 2.4",
  PROTECT: "M12 3l7.5 2.8v5.7c0 4.8-3.2 7.9-7.5 9.5-4.3-1.6-7.5-4.7-7.5-9.5V5.8Z",
  RESCUE: "M9.2 3.8h5.6v5.4h5.4v5.6h-5.4v5.4H9.2v-5.4H3.8V9.2h5.4Z",
  POWER: "M13.2 2.8 5.6 13.4h5.2l-1 7.8 8-11h-5.3Z",
  INFORM: "M4 10v4.2h3.4L15.6 19V5.2L7.4 10ZM18.2 9.2a4 4 0 0 1 0 5.8M7.6 14.4l1.2 5h2.6",
  SECURE: "M4.2 8.4 12 4l7.8 4.4v8.2L12 21l-7.8-4.4ZM4.4 8.5 12 12.8l7.6-4.3M12 12.8V21M8 6.3l7.8 4.4",
  SEARCH: "M10.4 3.6a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6ZM15.4 15.4l5.2 5.2",
  BUILD: "M13.6 6.2 17 2.9l4.2 4.2-3.4 3.3ZM15.2 7.8 5.6 17.4a2 2 0 0 0 2.8 2.8l9.6-9.6M13.6 6.2 11 3.8",
  transport: "M2.8 6.4h10.8v10.2H2.8ZM13.6 9.6h4l3.4 3.6v3.4h-7.4M7 19a1.9 1.9 0 1 0 0-.1M17 19a1.9 1.9 0 1 0 0-.1",
  supplies: "M4.4 11.4C3 9.2 4.6 5.6 8 5.6h8c3.4 0 5 3.6 3.6 5.8l-.4.6V18a1.4 1.4 0 0 1-1.4 1.4H6.2A1.4 1.4 0 0 1 4.8 18v-6ZM9 10.4h6",
  fuel: "M6.4 7.4h8.2L19 11.6V20a1.2 1.2 0 0 1-1.2 1.2H6.4A1.2 1.2 0 0 1 5.2 20V8.6a1.2 1.2 0 0 1 1.2-1.2ZM7 7.2V4h5.6v3.2M9 12.2l6 5.6M15 12.2l-6 5.6",
  helper: "M12 3.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8ZM5.4 20.6c0-4.4 2.8-7.2 6.6-7.2s6.6 2.8 6.6 7.2",
  unrest: "M6 20.8V3.4M6 4.4l12.6 3.2L6 11.4",
  uprising: "M9.2 21.2h5.6l.8-8.4H8.4ZM12 2.6c3 2.4 4 4.4 3.6 6.2-.3 1.4-1.6 2.4-3.6 2.4s-3.3-1-3.6-2.4C8 7 9 5 12 2.6Z",
  ruin: "M3.4 20.6h17.2M5.4 20.4v-8.6l3-2.4 1.6 2.6 2.2-4.2 2 3 1.4-1.2 3 2.4v8.4M9.4 20.4v-4h3v4",
  death: "M9 21h6M12 21v-2.6M9.4 10.6h5.2v7.8H9.4ZM12 10.4V9M12 3c1.8 1.8 2.2 3 2.2 4a2.2 2.2 0 0 1-4.4 0c0-1 .4-2.2 2.2-4Z",
  info: "M12 3.4a8.6 8.6 0 1 1 0 17.2 8.6 8.6 0 0 1 0-17.2ZM12 11v5.6M12 7.6v.1",
  generator: "M8.4 2.8v5M15.6 2.8v5M5.6 7.8h12.8v3.4a6.4 6.4 0 0 1-12.8 0ZM12 17.6v4",
  base: "M3.6 11.4 12 4.2l8.4 7.2M6 9.6v10.6h12V9.6M12 18c-2.4-1.7-3.6-2.9-3.6-4.3a1.8 1.8 0 0 1 3.6-.7 1.8 1.8 0 0 1 3.6.7c0 1.4-1.2 2.6-3.6 4.3Z",
  block: "M3 8h18v5.4H3ZM6 13.4V20M18 13.4V20M7 8l-2.4 5.4M12.4 8 10 13.4M17.8 8l-2.4 5.4",
  found: "M4 11h16v9.4H4ZM4 11l2.6-5M20 11l-2.6-5M12 3.4v9M8.8 9.4l3.2 3.2 3.2-3.2",
  hospital: "M5 21V4.6h14V21M3 21h18M12 7.6v6M9 10.6h6M9.6 21v-4h4.8v4",
  townhall: "M3 21h18M4.4 9.6h15.2L12 4ZM6.4 9.8v8.4M10.2 9.8v8.4M13.8 9.8v8.4M17.6 9.8v8.4M4.4 18.4h15.2",
  depot: "M3 20.4V9.2L12 4l9 5.2v11.2M7 20.4v-8h10v8M7 15h10M7 17.7h10",
  rest: "M3.6 6v13M3.6 15.6h16.8V19M20.4 15.6v-2.2a3 3 0 0 0-3-3h-7v5.2M7 9.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z",
  duty: "M12 3.6a8.4 8.4 0 1 1 0 16.8 8.4 8.4 0 0 1 0-16.8ZM8 12.4l2.8 2.8 5.4-6",
  sun: "M12 7.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8ZM12 2.4v2M12 19.6v2M2.4 12h2M19.6 12h2M5.2 5.2l1.4 1.4M17.4 17.4l1.4 1.4M18.8 5.2l-1.4 1.4M6.6 17.4l-1.4 1.4",
  moon: "M20 14.6A8.4 8.4 0 0 1 9.4 4a8.4 8.4 0 1 0 10.6 10.6Z",
  dawn: "M2.6 18h18.8M6.4 18a5.6 5.6 0 0 1 11.2 0M12 4v5M9.4 6.6 12 4l2.6 2.6M4.4 11.6l1.6 1.4M19.6 11.6 18 13",
  bulb: "M9.4 17.6h5.2M10 20.6h4M12 3.2a6.2 6.2 0 0 1 3.6 11.2c-.8.6-1 1.4-1 3.2H9.4c0-1.8-.2-2.6-1-3.2A6.2 6.2 0 0 1 12 3.2Z",
  points: "M12 3.2l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7Z",
  card: "M7 3.4h10A1.6 1.6 0 0 1 18.6 5v14a1.6 1.6 0 0 1-1.6 1.6H7A1.6 1.6 0 0 1 5.4 19V5A1.6 1.6 0 0 1 7 3.4ZM8.8 8h6.4M8.8 11.4h6.4M8.8 14.8h3.6",
  task: "M8 4.8H6.4A1.4 1.4 0 0 0 5 6.2v13.4A1.4 1.4 0 0 0 6.4 21h11.2a1.4 1.4 0 0 0 1.4-1.4V6.2a1.4 1.4 0 0 0-1.4-1.4H16M8.6 3.2h6.8v3.4H8.6ZM8.6 13l2.4 2.4 4.6-5",
  vote: "M4 12.4h16V20H4ZM7.4 12.4 9.6 4h8l-2.2 8.4M12 8.2l1.4 1.4 2.4-3",
  road: "M7.6 3 4 21M16.4 3 20 21M12 4v3M12 10.4v3.2M12 17v3",
  alarm: "M12 3.5 22 20.5H2ZM12 9.5v5M12 17.6v.1",
  join: "M8.4 4.2a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM2.8 19.4c0-3.6 2.2-6 5.6-6 1.6 0 2.9.5 3.9 1.4M17 12.6v7M13.5 16.1h7",
  house: "M4 11 12 4l8 7v9.4H4Z",
  people: "M9 4.6a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3 19.6c0-3.8 2.4-6.2 6-6.2s6 2.4 6 6.2M15.6 5.2a2.6 2.6 0 0 1 0 5.2M17.4 13.8c2.2.7 3.6 2.7 3.6 5.8",
} as const;

export type PictogramName = keyof typeof PICTOGRAMS;

/** The markers by silhouette: a flame, a round plaster, a diamond. They lie around (0, 0), 26 wide. */
export const MARKER_SHAPES: Record<MarkerKind, string> = {
  FIRE: "M-1.5-15c1.2 4 7.6 6.6 10.6 12.2C12.4 3.4 10 13.4 0 13.4S-12.4 4-9.6-2.6c.9 1.9 2 3 3.3 3.6C-6.9-5.4-5.3-11.6-1.5-15Z",
  ILLNESS: "M0-13a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z",
  INCIDENT: "M1.4-14.6l13.2 13.2a2 2 0 0 1 0 2.8L1.4 14.6a2 2 0 0 1-2.8 0L-14.6 1.4a2 2 0 0 1 0-2.8L-1.4-14.6a2 2 0 0 1 2.8 0Z",
};

/** What stands on a marker face down, smaller, around (0, 0). */
export const MARKER_SIGNS: Record<MarkerKind, string> = {
  FIRE: "M0 9.6c-3 0-4.6-2-4.6-4.3C-4.6 2.6-1.6.8-.8-3 2.6-.6 4.6 2.2 4.6 5.3 4.6 7.6 3 9.6 0 9.6Z",
  ILLNESS: "M-2.2-7.4h4.4v5.2h5.2v4.4H2.2v5.2h-4.4V2.2h-5.2v-4.4h5.2Z",
  INCIDENT: "M-1.7-8.4h3.4L1.1 2.2h-2.2ZM0 4.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z",
};

/**
 * The teams, seen from the side, each with its own outline, around (0, 0), 34 wide and 20 tall. `body` is filled with the
 * actor's colour, `glass` is dark, `extra` is drawn as a line; the wheels are the same for all.
 */
export const VEHICLES: Record<ActorId, { body: string; glass: string; extra: string; wheels: [number, number] }> = {
  // A fire engine: long and square, a ladder on its back.
  F: {
    body: "M-17 6V-4a1.5 1.5 0 0 1 1.5-1.5H7l1-.5h5.6a2 2 0 0 1 1.8 1.1L17 0v6Z",
    glass: "M8.6-4h4.6l2 4H8.6Z",
    extra: "M-17-8.4H9M-17-5.6M-14-8.4v2.4M-9-8.4v2.4M-4-8.4v2.4M1-8.4v2.4M6-8.4v2.4",
    wheels: [-9.5, 10],
  },
  // A police car: low and sleek, a light on the roof.
  P: {
    body: "M-17 6V2.6a3 3 0 0 1 2.4-2.9L-9-1.4l3.4-4a3 3 0 0 1 2.3-1H4a3 3 0 0 1 2.2 1l3.8 4 4.8 1A3 3 0 0 1 17 2.5V6Z",
    glass: "M-4.4-4.4H-.6v3.2h-6.6ZM.8-4.4h3.4l2.8 3.2H.8Z",
    extra: "M-2.6-8.6h5.2",
    wheels: [-10, 10],
  },
  // An ambulance: a tall box with a short nose and a cross.
  R: {
    body: "M-16 6V-8a1.8 1.8 0 0 1 1.8-1.8H5.6A1.8 1.8 0 0 1 7.4-8v2.8h4a2 2 0 0 1 1.8 1L16.6 1v5Z",
    glass: "M9-3.4h2.2L14 1H9Z",
    extra: "M-4.5-6.6v8M-8.5-2.6h8",
    wheels: [-9.5, 10],
  },
  // A builders' truck: a cab, an open bed with a load, an arm.
  B: {
    body: "M-17 6V-1.4h22V-7a1.4 1.4 0 0 1 1.4-1.4h5.2a2 2 0 0 1 1.8 1.1L17-.6V6ZM-16-2.6l2.6-4.2 5 1 4-2.4 3.4 2.8 1.8 2.8Z",
    glass: "M8-6h3.6l2.4 4.6H8Z",
    extra: "M4.6-2.4 4.2-9.6-8-12",
    wheels: [-10.5, 10.5],
  },
  // The administration's car: a small round van with a loudspeaker.
  V: {
    body: "M-14.6 6V-1a6 6 0 0 1 6-6H4.4a5 5 0 0 1 4 2L12-.4l2.6.8A2.6 2.6 0 0 1 16.4 3v3Z",
    glass: "M-10.4-1.2a3.6 3.6 0 0 1 3.4-3.6h3v3.6ZM-2-4.8h6a3 3 0 0 1 2.4 1.2L8.4-1.2H-2Z",
    extra: "M-3-7.6v-2.6M-6.6-12.4l7.6-2v6.4l-7.6-2Z",
    wheels: [-8.4, 9],
  },
};

/** A single path of a vehicle's outline on the 24 px grid, for lists and the seats' marks. */
export const BADGES: Record<ActorId, string> = {
  F: "M1.5 17V9.6h14.4l.7-.4h3.6l2.3 4V17ZM1.5 6.6h15M4 6.6v3M8 6.6v3M12 6.6v3",
  P: "M1.5 17v-2.6l5-1.6 2.8-3.4h6l3 3.4 4.2 1.2V17ZM10.4 6.6h4",
  R: "M2 17V6.4h13.6v3.2h3.6l3 4.2V17ZM8.8 8.6v6M5.8 11.6h6",
  B: "M1.5 17v-4.4h13V7.2h4.6l3.4 5V17ZM2.4 11l2-3 3.4.8 3-1.8 2.6 2",
  V: "M3 17v-5a4 4 0 0 1 4-4h8l4 4.4 2.6 1V17ZM9 8V5.6M6.4 4l6-1.4v4.8l-6-1.6Z",
};
