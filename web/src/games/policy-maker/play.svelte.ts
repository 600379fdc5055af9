/** The game as one person sees and plays it: what the parts of the page show, and where one decides. */
import { untrack } from "svelte";
import { nameOf } from "../../lib/people";
import type { Answer, CommandBody } from "../../lib/wire";
import { choices, movesOf, same, stepsOf, wayWith, type Move, type Selection, type Verb } from "./choosing";
import type { Content } from "./content";
import { Stage, tracksOf } from "./stage.svelte";
import { sumOf, type Category, type Closed, type Colour, type Message, type View } from "./wire";
import { closedText, kindName, t } from "./words";

interface Given {
  message: Message;
  content: Content;
}

export class Play {
  /** Where the pieces are drawn, while what just happened is shown. */
  readonly stage: Stage;
  /** The jokers one wants to pay with. */
  jokers = $state(0);
  /** The decision that is looked at. */
  considered = $state<string | null>(null);
  busy = $state(false);
  // What is looked at belongs to the moment it was chosen in; with the next one it is forgotten.
  #wanted = $state.raw<{ moment: string; selection: Selection } | null>(null);
  readonly #given: () => Given;
  readonly #send: (command: CommandBody) => Promise<Answer>;

  constructor(given: () => Given, send: (command: CommandBody) => Promise<Answer>) {
    this.#given = given;
    this.#send = send;
    this.stage = new Stage(untrack(() => tracksOf(given().message.view?.players ?? [])));
  }

  get message(): Message {
    return this.#given().message;
  }

  /** The parts of the page are there only while there is something to see. */
  get view(): View {
    return this.message.view as View;
  }

  get content(): Content {
    return this.#given().content;
  }

  /** How it ended, once what led to it has been shown. */
  readonly ended = $derived.by(() => (this.stage.beat ? null : (this.message.view?.outcome ?? null)));

  name(seat: number): string {
    return nameOf(this.message.table.seats, seat);
  }

  get governing(): boolean {
    return this.message.you === this.view.government;
  }

  colourOf(seat: number): Colour {
    return this.view.players.find((one) => one.seat === seat)?.colour ?? "green";
  }

  choices<K extends Verb>(verb: K) {
    return choices(this.message, verb);
  }

  first<K extends Verb>(verb: K) {
    return this.choices(verb)[0];
  }

  /** Why something cannot be chosen. */
  whyNot(verb: Verb, fits: (one: Closed) => boolean = () => true): string | undefined {
    const closed = this.message.closed.find((one) => one.kind === verb && fits(one));
    return closed && closedText(closed.code, closed.params);
  }

  moves(selection: Selection): Move[] {
    return movesOf(this.message, selection);
  }

  whyNoMove(selection: Selection): string | undefined {
    return this.whyNot(selection.kind, (one) => same(one, selection));
  }

  /** What one looks at, as long as it can be looked at: in one's own main phase. */
  readonly selection = $derived.by(() => (this.#wanted?.moment === this.message.view?.moment && this.first("end") ? (this.#wanted?.selection ?? null) : null));

  /** The steps that can be taken there. */
  readonly steps = $derived.by(() => (this.selection ? stepsOf(this.moves(this.selection)) : []));

  /** The same, each with the way to pay that comes nearest to the jokers one wants to give. */
  readonly ways = $derived.by(() => this.steps.flatMap((step) => wayWith(step, this.jokers) ?? []));

  selected(selection: Selection): boolean {
    return this.selection?.kind === selection.kind && same(selection, this.selection);
  }

  select(selection: Selection | null): void {
    this.#wanted = selection && { moment: this.view.moment, selection };
    this.jokers = 0;
    this.considered = null;
  }

  toggle(selection: Selection): void {
    this.select(this.selected(selection) ? null : selection);
  }

  /** The attributes of a button that takes a decision. */
  takes(choice: { decision: string } | undefined) {
    return {
      type: "button",
      disabled: this.busy || !choice,
      "data-decision": choice?.decision,
      onclick: () => choice && void this.decide(choice.decision),
    } as const;
  }

  /** The same for one that says why it is closed: it can still be reached. */
  tells(choice: { decision: string } | undefined, why?: string) {
    return { ...this.takes(choice), disabled: this.busy, "aria-disabled": !choice, title: why };
  }

  /** The same for a move: it is looked at before it is taken. */
  makes(move: Move) {
    const look = (): void => void (this.considered = move.decision);
    const away = (): void => void (this.considered = null);
    return { ...this.takes(move), onmouseenter: look, onmouseleave: away, onfocus: look, onblur: away };
  }

  moveText(move: Move): string {
    const { field = 0, cards = 0, hand = {} } = move.preview ?? {};
    return t(move.kind === "invest" ? "step-name-invest" : "step-name-push", { steps: move.steps, field, cards, hand: sumOf(hand) });
  }

  /** A column in words: its price, and who stands where. */
  columnText(category: Category): string {
    const places = this.view.players.map((one) => t("column-place", { name: this.name(one.seat), field: one.tracks[category] })).join(", ");
    return t("column-text", { category: kindName(category), cost: this.view.costs[category], places });
  }

  async decide(decision: string): Promise<void> {
    if (this.busy) return;
    const { moment } = this.view;
    this.stage.skip();
    this.busy = true;
    this.considered = null;
    try {
      const answer = await this.#send({ type: "decide", decision, moment });
      // The next moment may be here before the answer, and something may be chosen in it.
      if (answer.accepted && this.#wanted?.moment === moment) this.select(null);
    } finally {
      this.busy = false;
    }
  }
}
