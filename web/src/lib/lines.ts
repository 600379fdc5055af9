/**
 * From a journal line to the arguments of its text, by what the game has declared about its lines; `core/lines.py` does
 * the same in Python. What a line names can be lit up on the board.
 */
import { nameOf } from "./people";
import { type Args, hasText, list, textsOf } from "./texts";
import { settings } from "./settings.svelte";
import type { JournalLine, Seat } from "./wire";

export interface Reference {
  field: string;
  type: "seat" | "seats" | "count" | "by-seat" | "amount" | "flow" | "word" | "counts" | "prices" | "entry" | "entry-by-seat" | "decimal";
  argument: string;
  source?: string;
  part?: string;
}

/** What a game says about the lines of its journal. */
export interface Lines {
  headings: string[];
  kinds: Partial<Record<string, Reference[]>>;
}

/** The people at the table and the content whose entries lines name. */
export interface Known {
  game: string;
  seats: readonly Seat[];
  content: unknown;
}

/** What is known of a line that a game has not declared. */
const UNDECLARED: Reference[] = [
  { field: "seat", type: "seat", argument: "name" },
  { field: "seats", type: "seats", argument: "names" },
  { field: "seats", type: "count", argument: "count" },
];

type Entry = Partial<Record<string, unknown>>;

/** The arguments for the text of a line. Undeclared fields pass as they are, truth values as `yes` and `no`. */
export function argumentsOf(line: JournalLine, lines: Lines, known: Known): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(line)) {
    if (typeof value === "boolean") args[field] = value ? "yes" : "no";
    else if (typeof value === "number") args[field] = Number.isInteger(value) ? value : number(value);
    else if (typeof value === "string") args[field] = value;
    else if (value === null) args[field] = "none";
  }
  for (const reference of lines.kinds[line.kind] ?? UNDECLARED) {
    const value = line[reference.field];
    if (value !== null && value !== undefined) args[reference.argument] = worded(reference, value, known);
  }
  return args;
}

/** What a line names, as the marks of the board have it: `seat:2`, `cards:SO02`. */
export function namedBy(line: JournalLine, lines: Lines): string[] {
  const named = new Set<string>();
  for (const { field, type, source } of lines.kinds[line.kind] ?? UNDECLARED) {
    const values = [line[field]].flat().filter((value) => typeof value === "string" || typeof value === "number");
    if (type === "seat" || type === "seats") for (const seat of values) named.add(`seat:${String(seat)}`);
    if (type === "entry") for (const id of values) for (const table of tablesOf(source)) named.add(`${table}:${String(id)}`);
  }
  return [...named];
}

function worded(reference: Reference, value: unknown, known: Known): string | number {
  const { type, source = "" } = reference;
  const name = (seat: unknown): string => nameOfSeat(Number(seat), known);
  const word = (what: unknown): string => textsOf(known.game)(`${source}-${String(what)}`);
  const entry = (id: unknown): string => entryText(reference, String(id), known);
  switch (type) {
    case "seat":
      return name(value);
    case "seats":
      return list((value as number[]).map(name));
    case "count":
      return (value as unknown[]).length;
    case "amount":
      return Math.abs(Number(value));
    case "flow":
      return Number(value) >= 0 ? "in" : "out";
    case "decimal":
      return decimal(reference, Number(value));
    case "word":
      return Array.isArray(value) ? list(value.map(word)) : word(value);
    case "entry":
      return Array.isArray(value) ? list(value.map(entry)) : entry(value);
    case "counts":
      return list(pairs(value).flatMap(([what, count]) => (count ? [`${number(count)} × ${word(what)}`] : []))) || (hasText(`${source}-none`, known.game) ? word("none") : "–");
    case "prices":
      return pairs(value)
        .map(([what, price]) => `${word(what)} ${number(price)}`)
        .join(", ");
    case "entry-by-seat":
      return bySeat(value)
        .map(([seat, id]) => `${name(seat)}: ${entry(id)}`)
        .join("; ");
    case "by-seat":
      return bySeat(value)
        .map(([seat, one]) => `${name(seat)} ${number(one)}`)
        .join(", ");
  }
}

/** Pairs of a table, or of a list with the places as names. */
function pairs(value: unknown): [string, unknown][] {
  return Object.entries(value as Record<string, unknown>);
}

function bySeat(value: unknown): [string, unknown][] {
  return pairs(value).filter(([, one]) => one !== null);
}

/** Who sits there; somebody beyond the seats of the table is the opponent. */
function nameOfSeat(seat: number, { game, seats }: Known): string {
  return seats.some((one) => one.seat === seat) ? nameOf(seats, seat) : textsOf(game)("opponent");
}

function tablesOf(source: string | undefined): string[] {
  return (source ?? "").split("|");
}

function entryText({ source, part }: Reference, id: string, { content }: Known): string {
  const design = id.split("#")[0];
  for (const table of tablesOf(source)) {
    const entries = (content as Entry | undefined)?.[table];
    const found = (Array.isArray(entries) ? (entries as Entry[]).find((one) => one["id"] === design) : (entries as Entry | undefined)?.[design ?? ""]) as Entry | undefined;
    const words = part === undefined || part === "" ? found : found?.[part];
    const text = typeof words === "object" && words !== null ? (words as Entry)[settings.language] : words;
    if (typeof text === "string" || typeof text === "number") return String(text);
  }
  return id;
}

function decimal({ source = "0 1", part = "0" }: Reference, place: number): string {
  const [start = 0, step = 1] = source.split(" ").map(Number);
  const digits = Number(part);
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format((start + step * place) / 10 ** digits).replace("-", "−");
}

function number(value: unknown): string {
  return typeof value === "number" ? new Intl.NumberFormat(settings.language, { useGrouping: false }).format(value).replace("-", "−") : String(value);
}
