/** A journal line as a text id and its arguments; the arguments are explained in the .ftl files, and `wording.py` works them out in the same way. */
import { nameOf } from "../../lib/people";
import { type Args, both, hasText, list, textsOf } from "../../lib/texts";
import type { Both, JournalLine, TableMessage } from "../../lib/wire";
import type { Described } from "../index";

const GAME = "neustart";
const t = textsOf(GAME);

/** Lines that begin a part of the week. */
const HEADINGS = new Set(["weekday-begins", "unit-begins", "weekday-end"]);

/** The names in the content; everything else in it is for the board. */
interface Named {
  actors?: { id: string; title: Both }[];
  actions?: Partial<Record<string, Both>>;
  businesses?: Partial<Record<string, Both>>;
  quarters?: Partial<Record<string, { title: Both; place: Both }>>;
  cards?: Partial<Record<string, { title: Both; text: Both }>>;
}

const said = (words: Both | undefined, otherwise: string): string => (words ? both(words) : otherwise);
const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

export function describe(line: JournalLine, message: TableMessage, given: unknown): Described | null {
  const id = `journal-${line.kind}`;
  if (!hasText(id, GAME)) return { id: "journal-unknown", args: {} };
  const content = (given ?? {}) as Named;
  const args = { ...plain(line), ...numbers(line), ...people(line, message), ...roles(line, content), ...places(line, content), ...titles(line, content) };
  return { id, args, heading: HEADINGS.has(line.kind) };
}

/** Numbers and texts as they are; truth values become `yes` and `no`. */
function plain(line: JournalLine): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(line)) {
    if (typeof value === "boolean") args[field] = value ? "yes" : "no";
    else if (typeof value === "number" || typeof value === "string") args[field] = value;
  }
  return args;
}

/** Amounts without their sign, where they went, and words the texts choose by. */
function numbers(line: JournalLine): Args {
  const args: Args = {};
  const { amount, delta, black, white, needed } = line;
  if (typeof amount === "number") Object.assign(args, { amount: Math.abs(amount), flow: amount >= 0 ? "in" : "out" });
  if (typeof delta === "number") Object.assign(args, { delta: Math.abs(delta), dearer: delta > 0 ? "yes" : "no" });
  if (typeof needed === "number") args["needed"] = Math.max(needed, 0);
  if (typeof black === "number" && typeof white === "number" && typeof needed === "number") args["restored"] = black + white >= needed ? "yes" : "no";
  const source = text(line["source"]);
  if (source !== null) Object.assign(args, { goods: source.endsWith("fuel") ? "fuel" : "supplies", source: source.replace(/-fuel$/, "") });
  if (line["deed"] === "answer") args["deed"] = text(line["action"]) ?? "";
  if (typeof line["weekday"] === "number") args["day"] = t(`weekday-${String(line["weekday"])}`);
  const moment = text(line["moment"]);
  if (moment !== null) args["phase"] = moment.split(".").at(-1) ?? "";
  return args;
}

function people(line: JournalLine, message: TableMessage): Args {
  const name = (seat: number): string => nameOf(message.table.seats, seat);
  const args: Args = { by: typeof line["seat"] === "number" ? "person" : "nobody" };
  if (typeof line["seat"] === "number") args["name"] = name(line["seat"]);
  const seats = line["seats"];
  if (Array.isArray(seats)) Object.assign(args, { names: list((seats as number[]).map(name)), count: seats.length });
  return args;
}

/** The names of the actors in a line; a team tells its actor by its first letter. */
function roles(line: JournalLine, content: Named): Args {
  const args: Args = {};
  const role = (id: string): string => said(content.actors?.find((one) => one.id === id)?.title, id);
  const [sink, tank] = text(line["sink"])?.split("-") ?? [];
  if (sink !== undefined) args["sink"] = sink;
  const actor = tank ?? text(line["actor"]) ?? text(line["team"])?.slice(0, 1);
  if (actor !== undefined) {
    const helping = Array.isArray(line["helping"]) ? (line["helping"] as string[]) : [];
    Object.assign(args, { actor: role(actor), actors: list([actor, ...helping].map(role)) });
  }
  for (const field of ["starter", "colleague"]) {
    const other = text(line[field]);
    if (other !== null) args[field] = role(other);
  }
  if (line.kind === "passed-fuel") Object.assign(args, { giver: role(String(line["from"])), taker: role(String(line["to"])) });
  if (line.kind === "store") args["holder"] = line["actor"] === null ? "depot" : "tank";
  return args;
}

/** Where it happened, and to which building. */
function places(line: JournalLine, content: Named): Args {
  const args: Args = {};
  const title = (id: string): string => said(content.quarters?.[id]?.title, id);
  const business = (id: string): string => said(content.businesses?.[id.split(".")[1] ?? ""], id);
  let quarter = text(line["quarter"]);
  if (line.kind === "goods" || line["says"] === "ship") {
    const [from, to] = [String(line["from"]), String(line["to"])];
    quarter = to;
    Object.assign(args, { far: from === to ? "no" : "yes", origin: title(from), target: title(to) });
  }
  if (quarter !== null) Object.assign(args, { quarter: title(quarter), at: said(content.quarters?.[quarter]?.place, quarter) });
  if (line.kind === "found" || line.kind === "intention") args["business"] = text(line["business"]) === null ? "none" : business(String(line["business"]));
  const building = text(line["building"]);
  if (building !== null) args["building"] = building.includes(".") ? business(building) : t(`building-${building}`);
  return args;
}

function titles(line: JournalLine, content: Named): Args {
  const args: Args = {};
  const card = text(line["card"]);
  if (card !== null) Object.assign(args, { card: said(content.cards?.[card]?.title, card), story: said(content.cards?.[card]?.text, card) });
  const [modifier, dearer] = text(line["modifier"])?.split(":") ?? [];
  if (modifier !== undefined) args["modifier"] = modifier;
  const action = modifier === undefined ? text(line["action"]) : (dearer ?? "");
  if (action !== null) args["action"] = said(content.actions?.[action], action);
  return args;
}
