/** A journal line as a text id and its arguments; the arguments are explained in the .ftl files. */
import type { HertzschlagLine } from "../../lib/hertzschlag";
import { asHertzschlag } from "../../lib/hertzschlag";
import { list, type Args } from "../../lib/texts";
import type { JournalLine, TableMessage } from "../../lib/wire";
import type { Described } from "../index";
import { asContent } from "./content";
import { cardTitle, categoryName, eventTitle, goalTitle, hertz, seatName, wayOf } from "./words";

const yes = (value: boolean): string => (value ? "yes" : "no");

export function describe(line: JournalLine, message: TableMessage, content: unknown): Described | null {
  return wording(line as unknown as HertzschlagLine, message, content);
}

function wording(line: HertzschlagLine, message: TableMessage, given: unknown): Described | null {
  const content = asContent(given);
  const scale = asHertzschlag(message).view?.scale;
  const id = `journal-${line.kind}`;
  const name = (seat: number): string => seatName(message.table, seat);
  const names = (seats: readonly number[]): string => list(seats.map(name));
  const path = (fields: readonly number[]): Args => {
    const from = fields[0] ?? 0;
    const to = fields.at(-1) ?? from;
    return { from: hertz(from, scale), to: hertz(to, scale), fields: Math.max(0, fields.length - 1), way: wayOf(to - from) };
  };

  switch (line.kind) {
    case "round-begins":
      return { id, args: { round: line.round, name: name(line.start_seat) }, heading: true };
    case "event-revealed":
      return {
        id,
        args: { ...path(line.path), event: eventTitle(content, line.event), steps: line.steps, shielded: Number(line.shielded) },
      };
    case "money":
      // What a card cost and what income brought stands in the line of the card and of the income.
      if (line.cause === "cost" || line.cause === "income") return null;
      return {
        id,
        args: {
          name: name(line.seat),
          amount: line.amount,
          euros: Math.abs(line.amount),
          flow: line.amount >= 0 ? "in" : "out",
          cause: line.cause,
          money: line.money,
        },
      };
    case "signalled":
      return { id, args: { name: name(line.seat), signal: line.signal } };
    case "locked":
      return {
        id,
        args: {
          plays: line.modes.filter((mode) => mode === "play").length,
          incomes: line.modes.filter((mode) => mode === "income").length,
        },
      };
    case "played":
      return { id, args: { name: name(line.seat), card: cardTitle(content, line.card), cost: line.cost } };
    case "took-income":
      return { id, args: { name: name(line.seat), amount: line.amount, fallback: yes(line.fallback) } };
    case "boxed":
    case "cycle-drew":
    case "cycle-returned":
      return { id, args: { card: cardTitle(content, line.card) } };
    case "shifted":
      return { id, args: { ...path(line.path), name: line.seat === null ? "" : name(line.seat), cause: line.cause } };
    case "shield-raised":
      return { id, args: { name: name(line.seat), shield: line.shield } };
    case "discounted":
      return { id, args: { name: name(line.seat), amount: line.amount, categories: list(line.categories.map(categoryName)) } };
    case "bonus-gained":
      return { id, args: { name: name(line.seat), bonus: line.bonus } };
    case "peeked-event":
      return { id, args: { event: eventTitle(content, line.event) } };
    case "checked":
      return {
        id,
        args: { position: line.position, hertz: hertz(line.position, scale), calm: yes(Boolean(line.green)) },
      };
    case "rescue-begins":
    case "plant-used":
      return { id, args: { plant: line.plant } };
    case "bids-revealed":
      return { id, args: { plant: line.plant, sum: line.sum, needed: line.needed, bonus: line.bonus, success: yes(line.success) } };
    case "blackout":
    case "aborted":
      return { id, args: { code: line.code } };
    case "passed":
      return { id, args: { name: name(line.start_seat) } };
    case "new-hand":
      return {
        id,
        args: {
          cards: list(line.cards.map((card) => cardTitle(content, card))),
          drawn: line.drawn === null ? "" : cardTitle(content, line.drawn),
        },
      };
    case "goals-revealed":
      return { id, args: { goals: line.goals.map((goal, seat) => `${name(seat)}: ${goalTitle(content, goal)}`).join("; ") } };
    case "scored":
      return {
        id,
        args: {
          scores: line.points.map((points, seat) => `${name(seat)} ${String(points)}`).join(", "),
          winners_count: line.winners.length,
          names: names(line.winners),
        },
      };
    case "expired":
      return { id, args: { moment: line.moment, names: names(line.seats), count: line.seats.length } };
    case "autopilot":
      return { id, args: { name: name(line.seat), on: yes(line.on) } };
    case "vote":
      return { id, args: { name: name(line.seat), stop: yes(line.stop) } };
    case "committed":
    case "withdrawn":
    case "peeked":
    case "cycled":
    case "is-ready":
    case "has-bid":
    case "left":
    case "undone":
      return { id, args: { name: name(line.seat) } };
    default:
      return { id: "journal-unknown", args: {} };
  }
}
