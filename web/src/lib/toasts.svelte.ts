/** Short notes at the edge of the page. */
export interface Toast {
  id: number;
  text: string;
}

const STAY = 6000;

class Toasts {
  all = $state<Toast[]>([]);
  #next = 1;

  show(text: string): void {
    const id = this.#next;
    this.#next += 1;
    // The same note twice in a row is one note.
    this.all = [...this.all.filter((toast) => toast.text !== text), { id, text }].slice(-3);
    setTimeout(() => this.dismiss(id), STAY);
  }

  clear(): void {
    this.all = [];
  }

  dismiss(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
