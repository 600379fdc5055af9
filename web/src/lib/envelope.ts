/** What every view of any game has. Written by scripts/generate_types.py: do not edit. */

/** What is wanted of a seat now. */
export interface Prompt {
  /** Names a text of the game: `prompt-<id>`. `over` and `watch` (for onlookers) come from the kernel. */
  id: string;
  /** What the text names. `waiting_for` lists the seats the game waits for. */
  params: Record<string, unknown>;
}

/** Why something is as it is, so that every language can say it. */
export interface Cause {
  code: string;
  params: Record<string, unknown>;
}

/** How a match ended. A game may add fields of its own. */
export interface Result {
  /** One word, such as `won`, `scored` or `aborted`. */
  verdict: string;
  reason: Cause;
  /** The seats that have won; empty when nobody has. */
  winners: number[];
  /** The place of each seat from 1 on; equal places are shared, null stands for a seat that is not ranked. */
  places: (number | null)[] | null;
  points: (number | null)[] | null;
  /** What the points of each seat are made of. */
  breakdown: (Record<string, number> | null)[] | null;
}

/** The fields of every view. */
export interface Envelope {
  /** The id of the game. */
  game: string;
  /** The seat that sees this; null for an onlooker. */
  you: number | null;
  /** The stretch of play in which the choices stand. A decision names it, so that one made too late is noticed. */
  moment: string;
  /** The part of the game, one word; `over` once there is an outcome. */
  phase: string;
  /** The seats the game waits for; empty when it is over. */
  actors: number[];
  /** What is wanted of this seat now. */
  prompt: Prompt;
  /** How the match ended; null while it goes on. */
  outcome: Result | null;
}
