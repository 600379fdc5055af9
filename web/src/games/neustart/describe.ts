/** A journal line as a text id and its arguments; the arguments are explained in the .ftl files. */
import { both, hasText, list } from "../../lib/texts";
import type { JournalLine, TableMessage } from "../../lib/wire";
import type { Described } from "../index";
import { asContent, type Content } from "./content";
import { actionName, actorName, atQuarter, businessName, cardTitle, GAME, quarterName, seatName, t, weekdayName } from "./words";

type Args = Record<string, string | number>;

const HEADINGS = ["weekday-begins", "unit-begins", "weekday-end"];

export function describe(line: JournalLine, message: TableMessage, given: unknown): Described | null {
  const id = `journal-${line.kind}`;
  if (!hasText(id, GAME)) return { id: "journal-unknown", args: {} };
  const args = argumentsOf(line, message, asContent(given));
  return HEADINGS.includes(line.kind) ? { id, args, heading: true } : { id, args };
}

const yes = (value: boolean): string => (value ? "yes" : "no");
const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
const whole = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** As `wording.py` works them out for the command line. */
function argumentsOf(line: JournalLine, message: TableMessage, content: Content): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(line)) {
    if (typeof value === "string" || typeof value === "number") args[name] = value;
    else if (typeof value === "boolean") args[name] = yes(value);
  }
  const seat = whole(line["seat"]);
  if (seat !== null) args["name"] = seatName(message.table, seat);
  args["by"] = seat === null ? "nobody" : "person";
  const seats = line["seats"];
  if (Array.isArray(seats)) {
    args["names"] = list(seats.map((one) => seatName(message.table, Number(one))));
    args["count"] = seats.length;
  }
  const weekday = whole(line["weekday"]);
  if (weekday !== null) args["day"] = weekdayName(weekday);
  const moment = text(line["moment"]);
  if (moment !== null) args["phase"] = moment.split(".").at(-1) ?? "";
  addRoles(line, content, args);
  addPlaces(line, content, args);
  addNumbers(line, args);
  const card = text(line["card"]);
  if (card !== null) {
    args["card"] = cardTitle(content, card);
    const found = content.cards[card];
    args["story"] = found ? both(found.text) : card;
  }
  const modifier = text(line["modifier"]);
  const action = text(line["action"]);
  if (modifier !== null) {
    const [kind = "", of = ""] = modifier.split(":");
    args["modifier"] = kind;
    args["action"] = actionName(content, of);
  } else if (action !== null) args["action"] = actionName(content, action);
  return args;
}

/** The names of the actors in a line; a team tells its actor by its first letter. */
function addRoles(line: JournalLine, content: Content, args: Args): void {
  let actor = text(line["actor"]) ?? text(line["team"])?.slice(0, 1) ?? null;
  const sink = text(line["sink"]);
  if (sink !== null) {
    const [kind = "", tank] = sink.split("-");
    args["sink"] = kind;
    actor = tank ?? actor;
  }
  if (actor !== null) {
    const name = actorName(content, actor);
    const helping = Array.isArray(line["helping"]) ? line["helping"].map((one) => actorName(content, String(one))) : [];
    args["actor"] = name;
    args["actors"] = list([name, ...helping]);
  }
  const starter = text(line["starter"]);
  if (starter !== null) args["starter"] = actorName(content, starter);
  if (line.kind === "passed-fuel") {
    args["giver"] = actorName(content, String(line["from"]));
    args["taker"] = actorName(content, String(line["to"]));
  }
  if (line.kind === "store") args["holder"] = typeof line["actor"] === "string" ? "tank" : "depot";
}

/** Where it happened, and to which building. */
function addPlaces(line: JournalLine, content: Content, args: Args): void {
  let quarter = text(line["quarter"]);
  if (line.kind === "goods") {
    const [from, to] = [String(line["from"]), String(line["to"])];
    quarter = to;
    args["far"] = yes(from !== to);
    args["origin"] = quarterName(content, from);
    args["target"] = quarterName(content, to);
  }
  if (quarter !== null) {
    args["quarter"] = quarterName(content, quarter);
    args["at"] = atQuarter(content, quarter);
  }
  if (line.kind === "found") {
    const business = text(line["business"]);
    args["business"] = business === null ? "none" : businessName(content, business);
  }
  const building = text(line["building"]);
  if (building !== null) args["building"] = building.includes(".") ? businessName(content, building) : t(`building-${building}`);
}

/** Amounts without their sign, and where they went. */
function addNumbers(line: JournalLine, args: Args): void {
  const amount = whole(line["amount"]);
  if (amount !== null) {
    args["amount"] = Math.abs(amount);
    args["flow"] = amount >= 0 ? "in" : "out";
  }
  const source = text(line["source"]);
  if (source !== null) {
    args["goods"] = source.endsWith("fuel") ? "fuel" : "supplies";
    args["source"] = source === "depot-fuel" ? "depot" : source;
  }
  const delta = whole(line["delta"]);
  if (delta !== null) {
    args["delta"] = Math.abs(delta);
    args["dearer"] = yes(delta > 0);
  }
  const [black, white, needed] = [whole(line["black"]), whole(line["white"]), whole(line["needed"])];
  if (black !== null && white !== null && needed !== null) args["restored"] = yes(black + white >= needed);
}
