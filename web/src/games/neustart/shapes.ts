/** Neustart on the wire. Written by scripts/generate_types.py: do not edit. */
import type { Envelope, Result } from "../../lib/envelope";

/** Fire brigade, police, ambulance, works yard, administration. */
export type ActorId = "F" | "P" | "R" | "B" | "V";

export type Action = "EXTINGUISH" | "PROTECT" | "RESCUE" | "POWER" | "INFORM" | "SECURE" | "SEARCH" | "BUILD";

export type MarkerKind = "FIRE" | "ILLNESS" | "INCIDENT";

export type Unit = "day" | "night";

/** An information marker, striped on its second evening. */
export type Side = "NONE" | "STRIPED" | "GREEN";

export type SearchSide = "NONE" | "LIGHT" | "DARK";

export type BusinessState = "full" | "empty" | "ruined";

export type ScorePart = "calm" | "helpers" | "bases" | "day" | "deaths" | "unrest" | "ruins" | "uprisings";

/** How the members of a shared role decide. */
export type Sharing = "lead" | "consensus" | "free";

/** What a seat has in hand. */
export type Focus = TeamInHand | TankInHand | DeskInHand | TripInHand;

/** A team, such as F1. */
export interface TeamInHand {
  kind: "team";
  team: string;
}

/** The tank of an actor. */
export interface TankInHand {
  kind: "tank";
  actor: ActorId;
}

/** The goods of a quarter. */
export interface DeskInHand {
  kind: "desk";
  quarter: string;
}

/**  */
export interface TripInHand {
  kind: "trip";
  from: string;
  to: string;
  paid: boolean;
}

/** Who leads a shared role today, and what of it this seat has in hand. */
export interface Baton {
  seat: number;
  hand: Focus | null;
}

/** What a member of a shared role proposes to the others. */
export interface Proposal {
  seat: number;
  /** As among the legal decisions. */
  decision: Record<string, string | number>;
  hand: Focus | null;
}

/** An actor. */
export interface Tableau {
  id: ActorId;
  /** Who decides for it, those who stand in for it included. */
  seats: number[];
  baton: Baton | null;
  proposal: Proposal | null;
  points: number;
  tank: number;
  capacity: number;
  /** What an action costs now; an action that is not listed is one the actor cannot do. */
  prices: Record<string, number>;
  /** Whether it has been said that it rests, or that it does not. */
  decided: boolean;
  /** null: not decided, or not to be known yet. */
  resting: boolean | null;
}

/** A team of an actor, such as F1. */
export interface Team {
  id: string;
  actor: ActorId;
  quarter: string;
  used: boolean;
  /** Who of a shared role has acted with it in this unit. */
  used_by: number | null;
}

/** A quarter of the town. */
export interface Quarter {
  anger: number;
  uprising: boolean;
  helpers: number;
  info: Side;
  base: boolean;
  generator: boolean;
  search: SearchSide;
  /** How many need fields are to be covered today, and how many are. */
  need: number;
  covered: number;
  extra_need: number;
  stock: number;
  found_supplies: number;
  found_fuel: number;
  /** The actors that found them. */
  finders: ActorId[];
  houses: number;
  ruins: number;
  deaths: number;
  /** Whether entering costs more. */
  blocked: boolean;
  /** The public buildings that stand. */
  letters: string[];
  businesses: Record<string, BusinessState>;
}

/** A marker in the town. */
export interface Marker {
  id: number;
  kind: MarkerKind;
  quarter: string;
  card: string;
  /** The action that answers it. */
  action: Action;
  /** null while it lies face down. */
  value: number | null;
  /** What it takes now: helpers make it less, anger more. */
  effective: number | null;
  /** The business that burns; null: a house. */
  target: string | null;
  all_day: boolean;
  fatal: boolean;
}

/** What a card asks for. */
export interface Task {
  id: number;
  quarter: string;
  card: string;
  action: Action;
  /** The points it takes beyond the price of the action. */
  value: number;
  all_day: boolean;
}

/** An effort that lacks points. */
export interface Operation {
  /** Who began it. */
  actor: ActorId;
  marker: number;
  quarter: string;
  helping: ActorId[];
  /** The points that others have given. */
  pledged: number;
  value: number;
  missing: number;
}

/** The hospital and its fuel. */
export interface Hospital {
  quarter: string;
  stock: number;
  /** Whether tonight's fuel is there. */
  covered: boolean;
}

/** What all bases of the network can use. */
export interface Depot {
  supplies: number;
  fuel: number;
}

/** What would be scored if the power returned now. */
export interface Score {
  total: number;
  parts: Record<ScorePart, number>;
}

/** The town in the week of the blackout. */
export interface Board {
  /** 1: Monday; 8: the Monday after. */
  weekday: number;
  unit: Unit;
  town: string;
  tutorial: boolean;
  /** Whether quarters eat their own stock in the evening. */
  auto_cover: boolean;
  /** The actors of each seat. */
  crews: ActorId[][];
  own_actors: ActorId[];
  /** Actors of absent people for whom this seat acts. */
  stands_in_for: ActorId[];
  tableaux: Tableau[];
  teams: Team[];
  quarters: Record<string, Quarter>;
  markers: Marker[];
  tasks: Task[];
  operations: Operation[];
  hospital: Hospital;
  depot: Depot;
  /** The quarters joined to the depot. */
  network: string[];
  /** What is dearer or cheaper now. */
  modifiers: Record<string, number>;
  open_cards: string[];
  cards_left: number;
  /** The last roll for the power: weekday, black die, white die; empty before the first. */
  power_roll: number[];
  uprisings: number;
  score: Score;
  focus: Focus | null;
  sharing: Sharing;
  /** The seats that have objected in this unit. */
  objected: number[];
  /** The seats that are ready, and those that have voted. */
  ready: number[];
  voted: number[];
  own_vote: ActorId | null;
}

/** How a match ended: verdict `won`, `lost` or `aborted`. */
export interface Outcome extends Result {
  weekday: number;
  deaths: number;
  ruins: number;
  uprisings: number;
  /** The band of the score; null unless won. */
  band: string | null;
}

/** What a decision would cost. */
export interface Costs {
  fuel?: number;
  points?: number;
  /** What must be paid on top, where it is known. */
  value?: number;
}

/** A decision of this game: its kind and its arguments. */
export type Choice =
  | { kind: "ready" }
  | { kind: "wait" }
  | { kind: "back" }
  | { kind: "rest"; actor: "B" | "F" | "P" | "R" | "V" }
  | { kind: "duty"; actor: "B" | "F" | "P" | "R" | "V" }
  | { kind: "vote"; actor: "B" | "F" | "P" | "R" | "V" }
  | { kind: "team"; team: string }
  | { kind: "desk"; quarter: "ALT" | "AUH" | "BAH" | "BER" | "BLA" | "EIN" | "GAE" | "GRA" | "HOE" | "KIR" | "LEU" | "NEU" | "OBE" | "RAT" | "WIE" }
  | { kind: "tank"; actor: "B" | "F" | "P" | "R" | "V" }
  | { kind: "give-up"; actor: "B" | "F" | "P" | "R" | "V" }
  | { kind: "drive"; quarter: "ALT" | "AUH" | "BAH" | "BER" | "BLA" | "EIN" | "GAE" | "GRA" | "HOE" | "KIR" | "LEU" | "NEU" | "OBE" | "RAT" | "WIE" }
  | { kind: "generator" }
  | { kind: "inform" }
  | { kind: "inform-only" }
  | { kind: "search" }
  | { kind: "build" }
  | { kind: "clear" }
  | { kind: "task"; task: number }
  | { kind: "refuel"; amount: "all" | "one" }
  | { kind: "pass"; actor: "B" | "F" | "P" | "R" | "V" }
  | { kind: "ship"; quarter: "ALT" | "AUH" | "BAH" | "BER" | "BLA" | "EIN" | "GAE" | "GRA" | "HOE" | "KIR" | "LEU" | "NEU" | "OBE" | "RAT" | "WIE" }
  | { kind: "goods"; source: "depot" | "depot-fuel" | "found" | "found-fuel" | "hospital-fuel" | "stock"; sink: "depot" | "hospital" | "need" | "stock" | "tank-B" | "tank-F" | "tank-P" | "tank-R" | "tank-V"; amount: "all" | "one" }
  | { kind: "join"; actor: "B" | "F" | "P" | "R" | "V"; points: number }
  | { kind: "answer"; marker: number }
  | { kind: "secure"; business: string }
  | { kind: "confirm"; actor: "B" | "F" | "P" | "R" | "V" }
  | { kind: "object"; actor: "B" | "F" | "P" | "R" | "V" };

/** What a seat sees. */
export type View = Envelope & Board;
