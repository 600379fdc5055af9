/**
 * What the board for any game calls things: by the texts of the game where it has some, else by their plain names.
 * `kind-<kind>`, `argument-<name>`, `value-<value>`, `decision-<kind>`, `preview-<name>`, `field-<name>`,
 * `verdict-<verdict>`, `reason-<code>` and `refusal-<code>` are the texts a game may bring.
 */
import { nameOf } from "../../lib/people";
import { plainArgs, refusal } from "../../lib/refusals";
import { hasText, textsOf } from "../../lib/texts";
import type { ClosedDecision, LegalDecision, Seat } from "../../lib/wire";
import { argumentsOf, type Value } from "./grouping";

/** `most_total` → `most total`. */
function plain(name: string): string {
  return name.replaceAll(/[_-]+/g, " ");
}

export class Words {
  readonly game: string;
  readonly seats: readonly Seat[];

  constructor(game: string, seats: readonly Seat[]) {
    this.game = game;
    this.seats = seats;
  }

  /** What a kind of decision, an argument, a field of the view or a verdict is called. */
  called(sort: "kind" | "argument" | "field" | "verdict", name: string): string {
    return this.#text(`${sort}-${name}`) ?? plain(name);
  }

  value(name: string, value: Value): string {
    if (name === "seat" && typeof value === "number") return nameOf(this.seats, value);
    return (typeof value === "string" ? this.#text(`value-${value}`) : undefined) ?? String(value);
  }

  /** A decision beside others of its kind. */
  decision(decision: LegalDecision | ClosedDecision): string {
    return this.#own(decision) ?? (this.#arguments(decision) || this.called("kind", decision.kind));
  }

  /** A decision by itself. */
  whole(decision: LegalDecision | ClosedDecision): string {
    const given = this.#arguments(decision);
    return this.#own(decision) ?? (given ? `${this.called("kind", decision.kind)}: ${given}` : this.called("kind", decision.kind));
  }

  preview(decision: LegalDecision): string {
    const facts = Object.entries(plainArgs((decision.preview ?? {}) as Record<string, unknown>));
    return facts.map(([name, value]) => this.#text(`preview-${name}`, { value }) ?? `${plain(name)} ${value}`).join(", ");
  }

  /** Why a decision is closed. */
  closed(decision: ClosedDecision): string {
    if (hasText(`refusal-${decision.code}`, this.game)) return refusal(decision.code, decision.params, this.game, this.seats);
    const facts = Object.entries(plainArgs(decision.params)).map(([name, value]) => `${this.called("argument", name)} ${this.value(name, value)}`);
    return plain(decision.code) + (facts.length ? ` (${facts.join(", ")})` : "");
  }

  reason(code: string, params: Record<string, unknown>): string {
    return this.#text(`reason-${code}`, plainArgs(params)) ?? plain(code);
  }

  #own(decision: LegalDecision | ClosedDecision): string | undefined {
    const given = argumentsOf(decision);
    const named = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typeof value === "number" && name !== "seat" ? value : this.value(name, value)]));
    return this.#text(`decision-${decision.kind}`, named);
  }

  #arguments(decision: LegalDecision | ClosedDecision): string {
    return Object.entries(argumentsOf(decision))
      .map(([name, value]) => this.value(name, value))
      .join(" · ");
  }

  #text(id: string, args?: Record<string, string | number>): string | undefined {
    return hasText(id, this.game) ? textsOf(this.game)(id, args) : undefined;
  }
}
