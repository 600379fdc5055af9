/**
 * The rules texts are written like a small Markdown, so that they are easy to edit (see the head of any rules.*.ftl):
 * paragraphs, lists, subheadings, examples, bold words, links to other sections, and places for pictures.
 */
export type Inline = { kind: "text" | "strong"; text: string } | { kind: "link"; to: string };

export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "heading"; text: Inline[] }
  | { kind: "points"; items: Inline[][] }
  | { kind: "steps"; items: Inline[][] }
  | { kind: "example"; blocks: Block[] }
  | { kind: "figure"; name: string };

/** A number and its unit stay on one line. */
function tied(text: string): string {
  return text.replace(/(\d) (?=(?:€|\$|Hz)(?!\w))/g, "$1\u00a0").replace(/± (?=\d)/g, "±\u00a0").replace(/(\d)-(?=Hz)/g, "$1\u2011");
}

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(/_([^_]+)_|#([a-z][a-z-]*)/g)) {
    if (found.index > end) parts.push({ kind: "text", text: tied(text.slice(end, found.index)) });
    if (found[2]) parts.push({ kind: "link", to: found[2] });
    else parts.push({ kind: "strong", text: tied(found[1] ?? "") });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: tied(text.slice(end)) });
  return parts;
}

const POINT = /^- /;
const STEP = /^\d+\. /;
const QUOTE = /^> ?/;
/** Goes on with a paragraph; the pattern takes nothing away. */
const PLAIN = /^(?!- |\d+\. |>|### |@|\s*$)/;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const lines = text.split("\n");
  let at = 0;
  const run = (is: RegExp): string[] => {
    const from = at;
    while (at < lines.length && is.test(lines[at] ?? "")) at += 1;
    return lines.slice(from, at).map((line) => line.replace(is, ""));
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (QUOTE.test(line)) found.push({ kind: "example", blocks: blocks(run(QUOTE).join("\n")) });
    else if (POINT.test(line)) found.push({ kind: "points", items: run(POINT).map(inline) });
    else if (STEP.test(line)) found.push({ kind: "steps", items: run(STEP).map(inline) });
    else {
      at += 1;
      if (line.startsWith("### ")) found.push({ kind: "heading", text: inline(line.slice(4)) });
      else if (line.startsWith("@")) found.push({ kind: "figure", name: line.slice(1).trim() });
      else if (line.trim()) found.push({ kind: "paragraph", text: inline([line, ...run(PLAIN)].map((one) => one.trim()).join(" ")) });
    }
  }
  return found;
}

/** The names of all pictures, and of all sections linked to. */
export function mentions(given: readonly Block[]): { figures: string[]; links: string[] } {
  const figures: string[] = [];
  const links: string[] = [];
  const read = (text: readonly Inline[]): void => {
    for (const part of text) if (part.kind === "link") links.push(part.to);
  };
  for (const block of given) {
    if (block.kind === "figure") figures.push(block.name);
    else if (block.kind === "example") {
      const inner = mentions(block.blocks);
      figures.push(...inner.figures);
      links.push(...inner.links);
    } else if (block.kind === "points" || block.kind === "steps") block.items.forEach(read);
    else read(block.text);
  }
  return { figures, links };
}
