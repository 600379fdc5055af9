/** A journal line as a text id and its arguments; the arguments are explained in the .ftl files. */
import type { PolicyMakerLine } from "../../lib/policymaker";
import { list } from "../../lib/texts";
import type { JournalLine, TableMessage } from "../../lib/wire";
import type { Described } from "../index";
import { asContent } from "./content";
import { cardsText, goalTitle, initiativeTitle, kindName, number, seatName, t } from "./words";

const yes = (value: boolean): string => (value ? "yes" : "no");

export function describe(line: JournalLine, message: TableMessage, content: unknown): Described | null {
  return wording(line as unknown as PolicyMakerLine, message, content);
}

function wording(line: PolicyMakerLine, message: TableMessage, given: unknown): Described | null {
  const content = asContent(given);
  const id = `journal-${line.kind}`;
  const name = (seat: number): string => seatName(message.table, seat);

  switch (line.kind) {
    case "round-begins":
      return { id, args: { round: line.round, action: t(`action-${line.action}`) }, heading: true };
    case "holiday":
    case "term-ends":
      return { id, args: {} };
    case "audit-result":
      return { id, args: { name: name(line.seat), cards: cardsText(line.hand) } };
    case "tax-changed":
      return { id, args: { category: kindName(line.category), cost: line.cost } };
    case "tax-settled":
      return { id, args: { costs: Object.entries(line.costs).map(([category, cost]) => `${kindName(category as "energy")} ${String(cost)}`).join(", ") } };
    case "grant-drawn":
    case "reshuffled":
      return { id, args: { count: line.cards } };
    case "grant-pool":
      return { id, args: { cards: cardsText(line.pool) } };
    case "granted":
      return { id, args: { shares: list(Object.entries(line.counts).map(([seat, count]) => `${name(Number(seat))} ${String(count)}`)) } };
    case "granted-you":
    case "rewarded-you":
      return { id, args: { cards: cardsText(line.hand) } };
    case "invested":
      return {
        id,
        args: { name: name(line.seat), category: kindName(line.category), steps: line.steps, field: line.field, cards: cardsText(line.paid) },
      };
    case "manipulated":
      return {
        id,
        args: {
          name: name(line.seat),
          victim: name(line.victim),
          category: kindName(line.category),
          steps: line.steps,
          field: line.field,
          cards: cardsText(line.paid),
        },
      };
    case "hold-broken":
    case "monopoly":
      return { id, args: { name: name(line.seat), category: kindName(line.category) } };
    case "holds":
      return { id, args: { name: name(line.seat), category: kindName(line.category), count: line.count } };
    case "claimed":
      return { id, args: { name: name(line.seat), initiative: initiativeTitle(content, line.initiative) } };
    case "rewarded":
      return { id, args: { name: name(line.seat), count: line.cards } };
    case "pick-options":
      return { id, args: { initiatives: list(line.initiatives.map((one) => initiativeTitle(content, one))) } };
    case "opened":
      return { id, args: { initiative: initiativeTitle(content, line.initiative) } };
    case "drew":
      return { id, args: { name: name(line.seat), source: line.card ? "display" : "deck", card: line.card ? kindName(line.card) : "" } };
    case "drew-you":
      return { id, args: { card: kindName(line.card) } };
    case "taxed":
      return { id, args: { name: name(line.seat), due: line.due } };
    case "tax-paid":
      return { id, args: { name: name(line.seat), cards: cardsText(line.paid) } };
    case "goal-revealed":
      return { id, args: { goal: goalTitle(content, line.goal), met: yes(line.met) } };
    case "scored":
      return {
        id,
        args: {
          scores: line.points.flatMap((points, seat) => (points === null ? [] : [`${name(seat)} ${number(points)}`])).join(", "),
        },
      };
    case "expired":
      return { id, args: { names: list(line.seats.map(name)), count: line.seats.length } };
    case "autopilot":
      return { id, args: { name: name(line.seat), on: yes(line.on) } };
    case "vote":
      return { id, args: { name: name(line.seat), stop: yes(line.stop) } };
    case "aborted":
      return { id, args: { code: line.code } };
    case "audited":
    case "left":
    case "undone":
      return { id, args: { name: name(line.seat) } };
    default:
      return { id: "journal-unknown", args: {} };
  }
}
