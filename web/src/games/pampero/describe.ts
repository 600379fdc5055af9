/** A journal line as a text id and its arguments; the arguments are explained in the .ftl files, and `wording.py` works them out in the same way. */
import { nameOf } from "../../lib/people";
import { type Args, both, hasText, list, textsOf } from "../../lib/texts";
import type { Both, JournalLine, Seat, TableMessage } from "../../lib/wire";
import type { Described } from "../index";

const GAME = "pampero";
const t = textsOf(GAME);

/** Lines that begin a part of the match. */
const HEADINGS = new Set(["year", "scoring"]);

type Table<Entry> = Partial<Record<string, Entry>>;
interface Titled {
  title: Both;
}

/** The names in the content; everything else in it is for the board. */
interface Named {
  cards?: Table<Titled>;
  scoring_cards?: Table<Titled>;
  solo_cards?: Table<Titled>;
  foreign_cards?: Table<{ country: string }>;
  connection_tiles?: Table<Titled>;
  bonus_tiles?: Table<Titled>;
  markets?: Table<Titled>;
  metrics?: Table<Titled>;
  requirements?: Table<Titled>;
  spaces?: Table<Titled & { sector: string; symbols?: string[] }>;
  contracts?: Table<Partial<Titled> & { symbols: string[] }>;
  sites?: Table<{ sector: string }>;
  bays?: Table<Titled>;
  sectors?: Table<Titled>;
  operations?: Table<{ zone: string; row: string; slot: number }>;
  income?: { values: number[] };
}

const title = (entries: Table<Partial<Titled>> | undefined, id: string): string => {
  const found = entries?.[id]?.title;
  return found ? both(found) : id;
};
const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

export function describe(line: JournalLine, message: TableMessage, given: unknown): Described | null {
  const id = `journal-${line.kind}`;
  if (!hasText(id, GAME)) return { id: "journal-unknown", args: {} };
  const content = (given ?? {}) as Named;
  const args = { ...plain(line), ...people(line, message.table.seats), ...titles(line, content), ...places(line, content), ...numbers(line, content) };
  return { id, args, heading: HEADINGS.has(line.kind) };
}

/** The name of a company; the solo opponent has no seat at the table. */
export function companyName(seats: readonly Seat[], seat: number): string {
  return seats.some((one) => one.seat === seat) ? nameOf(seats, seat) : t("opponent");
}

/** "Argentinien 3": foreign cards go by their country. */
export function foreignTitle(country: string, id: string): string {
  return `${t(`country-${country}`)} ${id.slice(2)}`;
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

/** Amounts without their sign, where they went, and what a market pays now. */
function numbers(line: JournalLine, content: Named): Args {
  const args: Args = {};
  const { amount, column } = line;
  if (typeof amount === "number") Object.assign(args, { amount: Math.abs(amount), flow: amount >= 0 ? "in" : "out" });
  if (typeof column === "number") args["value"] = content.income?.values[column] ?? column;
  return args;
}

/** Who it was; the companies in their order, or each with its money. */
function people(line: JournalLine, seats: readonly Seat[]): Args {
  const args: Args = {};
  const name = (seat: number): string => companyName(seats, seat);
  if (typeof line["seat"] === "number") args["name"] = name(line["seat"]);
  for (const field of ["seats", "order"]) {
    const some = line[field];
    if (Array.isArray(some)) Object.assign(args, { names: list((some as number[]).map(name)), count: some.length });
  }
  const money = line["money"];
  if (Array.isArray(money)) {
    args["sums"] = (money as number[]).map((sum, seat) => `${name(seat)} ${sum < 0 ? `−${String(-sum)}` : String(sum)}`).join(", ");
  }
  return args;
}

/** The names of cards, tiles, markets, contracts and of what a scoring counts. */
function titles(line: JournalLine, content: Named): Args {
  const args: Args = {};
  const card = text(line["card"]);
  if (card !== null) {
    const foreign = content.foreign_cards?.[card];
    const kind = [content.cards, content.scoring_cards, content.solo_cards].find((cards) => cards?.[card]);
    args["card"] = foreign ? foreignTitle(foreign.country, card) : title(kind, card);
  }
  const tile = text(line["tile"]);
  if (tile !== null) args["tile"] = title(tile.startsWith("K") ? content.connection_tiles : content.bonus_tiles, tile);
  const market = text(line["market"]);
  if (market !== null) args["market"] = title(content.markets, market);
  const metric = text(line["metric"]);
  if (metric !== null) args["metric"] = title(content.metrics, metric);
  const requirement = text(line["requirement"]);
  if (requirement !== null) args["requirement"] = title(content.requirements, requirement);
  const contract = text(line["contract"]);
  if (contract !== null) Object.assign(args, contractArgs(contract, content));
  return args;
}

/** A contract of the map goes by its place, a remote one by its client, a solar one by its markets. */
function contractArgs(contract: string, content: Named): Args {
  const special = content.contracts?.[contract];
  const symbols = special?.symbols ?? content.spaces?.[contract]?.symbols ?? [];
  const markets = symbols.map((symbol) => symbol.slice(0, -1)).filter((market) => market !== "SOL");
  return {
    contract: title(special ? content.contracts : content.spaces, contract),
    family: !special ? "standard" : contract.startsWith("SO") ? "solar" : "remote",
    markets: list(markets.map((market) => title(content.markets, market))),
  };
}

/** Sectors, bays of the parking lot and operation fields. */
function places(line: JournalLine, content: Named): Args {
  const args: Args = {};
  const place = text(line["site"]) ?? text(line["at"]);
  const sector = place === null ? undefined : (content.sites?.[place] ?? content.spaces?.[place])?.sector;
  if (sector !== undefined) Object.assign(args, { sector, region: title(content.sectors, sector) });
  for (const [field, role] of [
    ["from", "start"],
    ["to", "goal"],
  ] as const) {
    const at = text(line[field]);
    if (at === null) continue;
    const site = content.sites?.[at];
    if (site) Object.assign(args, { [role]: "site", [field]: site.sector });
    else if (content.bays?.[at]) Object.assign(args, { [role]: "bay", bay: title(content.bays, at) });
    else args[role] = at;
  }
  const operation = content.operations?.[text(line["operation"]) ?? ""];
  if (operation) Object.assign(args, { zone: operation.zone, row: operation.row, slot: operation.slot });
  return args;
}
