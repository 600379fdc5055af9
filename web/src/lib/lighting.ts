/** Lights up what a line of the chronicle names: everything on the board that is marked with `data-ref="seat:2"` or `"cards:SO02"`. */

const MILLISECONDS = 2600;
let ends: ReturnType<typeof setTimeout> | undefined;

export function light(named: readonly string[]): void {
  darken();
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-ref]")].filter((one) => one.dataset["ref"]?.split(" ").some((ref) => named.includes(ref)));
  for (const one of found) one.classList.add("lit");
  found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  ends = setTimeout(darken, MILLISECONDS);
}

function darken(): void {
  clearTimeout(ends);
  for (const one of document.querySelectorAll(".lit")) one.classList.remove("lit");
}
