/** Whether the reader asked for less motion, or does not look at all. */
export function still(): boolean {
  return document.hidden || (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}
