/** Nim's page: every heap is a row of sticks. Pressing one takes it and all to its right. */
export const version = 1;

const WORDS = {
  de: { heap: "Haufen", take: (amount, heap) => `${amount} von Haufen ${heap} nehmen`, won: "hat gewonnen", nobody: "Abgebrochen" },
  en: { heap: "Heap", take: (amount, heap) => `Take ${amount} from heap ${heap}`, won: "has won", nobody: "Stopped" },
};

const make = (tag, parts = {}, children = []) => {
  const made = Object.assign(document.createElement(tag), parts);
  made.append(...children);
  return made;
};

export function mount(target, first, send) {
  const style = make("link", { rel: "stylesheet", href: new URL("nim.css", import.meta.url).href });
  const board = make("div", { className: "nim card" });
  target.append(style, board);

  function stick(decision, label, decide) {
    const made = make("button", { type: "button", className: "nim-stick", disabled: !decision, onclick: decide });
    made.setAttribute("aria-label", label);
    if (decision) made.dataset.decision = decision.decision;
    return made;
  }

  function update({ message, language, screen }) {
    const { view, legal, table } = message;
    if (!view) return;
    const words = WORDS[language];
    const focused = document.activeElement?.dataset?.decision;
    const rows = Object.entries(view.heaps).map(([heap, left]) => {
      const sticks = Array.from({ length: left }, (_, place) => {
        const amount = left - place;
        const decision = screen ? undefined : legal.find((one) => one.heap === heap && one.amount === amount);
        return stick(decision, words.take(amount, heap), () => send({ type: "decide", decision: decision.decision, moment: view.moment }));
      });
      const row = make("div", { className: "nim-heap" }, [make("b", { textContent: heap }), ...sticks]);
      row.setAttribute("role", "group");
      row.setAttribute("aria-label", `${words.heap} ${heap}: ${left}`);
      return row;
    });
    const winner = view.outcome?.winners[0];
    const result = winner === undefined ? words.nobody : `${table.seats[winner].name} ${words.won}`;
    board.replaceChildren(...rows, ...(view.outcome ? [make("p", { className: "nim-result", textContent: result })] : []));
    // The board is drawn anew; whoever plays by keyboard stays where they were.
    const again = focused && (board.querySelector(`[data-decision="${focused}"]`) ?? board.querySelector(".nim-stick:enabled"));
    again?.focus();
  }

  update(first);
  return { update, destroy: () => target.replaceChildren() };
}
