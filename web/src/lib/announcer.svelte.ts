/** What the live region says. Several lines in one go are read together. */
class Announcer {
  text = $state("");
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  announce(text: string): void {
    this.#queue.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const next = this.#queue.splice(0).join(" ");
      // The same words again are only read when the text differs: a no-break space at the end makes it so.
      this.text = next === this.text ? `${next}\u00a0` : next;
    }, 120);
  }

  /** Forgets everything said and to be said: somebody else is about to look at the page. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.text = "";
  }
}

export const announcer = new Announcer();

export const announce = (text: string): void => announcer.announce(text);
