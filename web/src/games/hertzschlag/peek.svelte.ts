/** The one card looked at more closely: a small card on the table explains itself on hover, focus or tap. */
import { createContext } from "svelte";

/** Half the width of a card and a little air, in pixels. */
const HALF = 108;

export class Peek {
  card = $state<string | null>(null);
  at = $state.raw<{ x: number; y: number; above: boolean }>({ x: 0, y: 0, above: true });

  show(card: string, from: Element): void {
    const box = from.getBoundingClientRect();
    const above = box.top > 320;
    this.card = card;
    this.at = {
      x: Math.min(innerWidth - HALF, Math.max(HALF, box.left + box.width / 2)),
      y: above ? box.top - 8 : box.bottom + 8, above,
    };
  }

  hide(): void {
    this.card = null;
  }
}

export const [usePeek, providePeek] = createContext<Peek>();
