/**
 * What the parts of the board share: what can be decided, what is pointed at, and the card that explains it.
 * `thing` makes a button of any element, drawn or written: a click decides where there is something to decide,
 * and explains where there is not. Within a panel the arrow keys lead from thing to thing.
 */
import { getContext, setContext, untrack } from "svelte";
import type { TableProps } from "../index";
import type { About } from "./about";
import { asContent } from "./content";
import { companyName, decisionText } from "./explain";
import { asPampero, type PamperoDecision, type PamperoView } from "./message";

export interface Thing {
  about: () => About;
  decision?: string | undefined;
}

interface Shown {
  about: About;
  /** Where the explained thing is on the screen. */
  at: { left: number; top: number; right: number; bottom: number };
  /** The thing, where a press has asked for it and not only a glance. */
  pinned: Element | null;
}

const KEY = Symbol("pampero desk");
const PATIENCE = 280;
const PAUSE = 120;
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A decision and its first argument are a place on the board; what follows says how. */
const placeOf = (decision: string): string => decision.split(" ", 2).join(" ");

const bare = (text: string): string => ` ${text.toLowerCase().replace(/\([^()]*\)/g, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;

/** What is written on a thing; the titles of its signs are not seen. */
function written(node: Node): string {
  return [...node.childNodes].map((one) => (one.nodeType === Node.TEXT_NODE ? one.nodeValue : one.nodeName.toLowerCase() === "title" ? "" : written(one))).join("");
}

/** The name of a thing in words; what is written on it is part of it, so that it can be called by what one sees. */
export function named(text: string, words: string): string {
  const seen = text.replace(/\s+/g, " ").trim();
  return bare(seen).trim() === "" || bare(words).includes(bare(seen)) ? words : `${seen}. ${words}`;
}

export class Desk {
  busy = $state(false);
  /** The decision that is pointed at, wherever it is drawn. */
  pointed = $state<string | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** The map tells when a finger has moved it, so that this was no press. */
  dragged = false;
  readonly #given: () => TableProps;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** How each thing on the board writes its name. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- bookkeeping that nothing draws
  readonly #names = new Set<() => void>();
  #due = false;

  constructor(given: () => TableProps) {
    this.#given = given;
  }

  readonly message = $derived.by(() => asPampero(this.#given().message));
  /** The parts of the board are shown only while there is something to see. */
  readonly view = $derived(this.message.view as PamperoView);
  readonly content = $derived.by(() => asContent(this.#given().content));
  readonly seats = $derived(this.message.table.seats);
  readonly legal = $derived(this.message.legal);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew with every message
  readonly #byName = $derived(new Map(this.legal.map((one) => [one.decision, one])));

  /** On a wall nothing can be pressed. */
  get still(): boolean {
    return this.#given().screen ?? false;
  }

  nameOf(seat: number): string {
    return companyName(this.seats, seat);
  }

  colourOf(seat: number): string {
    return this.view.players[seat]?.colour ?? "white";
  }

  /** The first of these decisions that is open now. */
  open(...decisions: string[]): string | undefined {
    return decisions.find((one) => this.#byName.has(one));
  }

  /** A decision in words. */
  words(one: PamperoDecision): string {
    return decisionText(this.content, this.view, this.seats, one);
  }

  /** What a press would do, in words. */
  action(decision: string | undefined): string | undefined {
    const one = this.#byName.get(decision ?? "");
    return one && this.words(one);
  }

  async decide(decision: string): Promise<void> {
    this.hide();
    if (this.busy) return;
    this.busy = true;
    try {
      await this.#given().send({ type: "decide", decision, moment: this.view.moment });
    } finally {
      this.busy = false;
    }
  }

  hide(): void {
    clearTimeout(this.#waiting);
    this.shown = null;
    this.pointed = null;
  }

  show(node: Element, about: About, pinned: boolean): void {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    this.shown = { about, at: { left, top, right, bottom }, pinned: pinned ? node : null };
  }

  /** The table has changed: every thing says anew what it is, all together and a moment later, for they are hundreds. */
  rename(): void {
    if (this.#due) return;
    this.#due = true;
    setTimeout(() => {
      this.#due = false;
      for (const write of this.#names) write();
    }, PAUSE);
  }

  /** Makes a button of an element. */
  readonly thing = (node: HTMLElement | SVGElement, given: Thing): { update: (next: Thing) => void; destroy: () => void } => {
    let now = given;
    const write = (): void => {
      const { title, lines } = now.about();
      const words = [this.action(now.decision) ?? title, ...lines].filter((one) => one !== "").join(". ");
      node.setAttribute("aria-label", named(written(node), words));
    };
    const dress = (): void => {
      node.classList.add("thing");
      if (!(node instanceof HTMLButtonElement)) node.setAttribute("role", this.still ? "img" : "button");
      if (now.decision === undefined) delete node.dataset["decision"];
      else node.dataset["decision"] = now.decision;
      node.classList.toggle("open", now.decision !== undefined);
      node.classList.toggle("pointed", now.decision !== undefined && this.pointed !== null && placeOf(this.pointed) === placeOf(now.decision));
      node.setAttribute("tabindex", now.decision === undefined || this.still ? "-1" : "0");
    };
    const press = (): void => {
      if (this.dragged) {
        this.dragged = false;
        return;
      }
      // A finger that presses brings the focus, too: what that would show is no longer wanted.
      clearTimeout(this.#waiting);
      if (now.decision !== undefined) void this.decide(now.decision);
      else if (this.shown?.pinned === node) this.hide();
      else this.show(node, now.about(), true);
    };
    const enter = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
      if (now.decision !== undefined) this.pointed = now.decision;
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(() => this.show(node, now.about(), false), event instanceof FocusEvent ? 0 : PATIENCE);
    };
    // A thing that is taken off the page loses the focus in the middle of the drawing: what follows must wait.
    const leave = (): void => {
      clearTimeout(this.#waiting);
      const left = now.decision;
      queueMicrotask(() => {
        if (this.pointed === left) this.pointed = null;
        if (!this.shown?.pinned) this.shown = null;
      });
    };
    const key = (event: Event): void => {
      if (!(event instanceof KeyboardEvent)) return;
      const step = STEPS[event.key];
      if (step !== undefined) {
        const all = [...(node.closest("[data-panel]")?.querySelectorAll<HTMLElement | SVGElement>(".thing") ?? [])];
        const next = all[all.indexOf(node) + step];
        if (next) {
          event.preventDefault();
          next.focus();
        }
      } else if ((event.key === "Enter" || event.key === " ") && !(node instanceof HTMLButtonElement)) {
        event.preventDefault();
        this.dragged = false;
        press();
      }
    };
    write();
    this.#names.add(write);
    // A message may have given the thing other classes: it is dressed anew after each.
    $effect(() => {
      if (this.message) dress();
    });
    const listeners: [string, (event: Event) => void][] = [
      ["click", press],
      ["pointerenter", enter],
      ["focus", enter],
      ["pointerleave", leave],
      ["blur", leave],
      ["keydown", key],
    ];
    if (!this.still) for (const [name, act] of listeners) node.addEventListener(name, act);
    return {
      update: (next) => {
        now = next;
        untrack(() => {
          dress();
          write();
        });
      },
      destroy: () => {
        this.#names.delete(write);
        clearTimeout(this.#waiting);
        for (const [name, act] of listeners) node.removeEventListener(name, act);
      },
    };
  };

  /** A panel is reached with the tab key; its first arrow leads to the first thing in it. */
  readonly panel = (node: HTMLElement | SVGElement): { destroy: () => void } => {
    node.dataset["panel"] = "";
    if (!this.still) node.setAttribute("tabindex", "0");
    const key = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.target !== node || STEPS[event.key] === undefined) return;
      event.preventDefault();
      node.querySelector<HTMLElement | SVGElement>(".thing")?.focus();
    };
    node.addEventListener("keydown", key);
    return { destroy: () => node.removeEventListener("keydown", key) };
  };
}

export function layDesk(given: () => TableProps): Desk {
  return setContext(KEY, new Desk(given));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
