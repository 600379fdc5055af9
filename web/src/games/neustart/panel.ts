/** What the panels of the board are given. */
import type { Content } from "./content";
import type { NeustartMessage, NeustartView } from "./wire";

export interface Seen {
  view: NeustartView;
  content: Content;
}

export interface PanelProps extends Seen {
  message: NeustartMessage;
  busy: boolean;
  decide: (decision: string) => void;
}
