/** Addresses and pages: the History API and nothing more. */

export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "join"; code: string }
  | { page: "table"; code: string }
  | { page: "screen"; code: string }
  | { page: "replay"; code: string; at: number }
  | { page: "record" }
  | { page: "debrief"; code: string }
  | { page: "rules"; game: string }
  | { page: "missing" };

/** Codes are read aloud and typed: case and stray signs do not matter. */
export function tidyCode(text: string): string {
  // A whole link may have been pasted.
  const tail = /\/t(?:ables)?\/([^/?#]+)/.exec(text)?.[1] ?? text;
  return tail.replace(/[^a-z0-9]/gi, "").toUpperCase();
}

export function read(path: string, search = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponentSafely);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "start" };
  if (parts.length === 1 && first === "join") return { page: "join", code: tidyCode(/[?&]code=([^&]*)/.exec(search)?.[1] ?? "") };
  if (parts.length === 1 && first === "record") return { page: "record" };
  if (parts.length === 2 && first === "new" && second) return { page: "new", game: second };
  if (parts.length === 2 && first === "rules" && second) return { page: "rules", game: second };
  if ((first === "t" || first === "tables") && second && tidyCode(second)) {
    const moment = /[?&]at=(\d{1,9})(?:&|$)/.exec(search)?.[1];
    if (parts.length === 2 && moment !== undefined) return { page: "replay", code: tidyCode(second), at: Number(moment) };
    if (parts.length === 2) return { page: "table", code: tidyCode(second) };
    if (parts.length === 3 && third === "screen") return { page: "screen", code: tidyCode(second) };
    if (parts.length === 3 && third === "debrief") return { page: "debrief", code: tidyCode(second) };
  }
  return { page: "missing" };
}

function decodeURIComponentSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(read(location.pathname, location.search));
  /** Counts changes of page, so that focus can follow. */
  turns = $state(0);
  #address = location.pathname + location.search;

  constructor() {
    // A step to another place of the same page is no turn of the page.
    addEventListener("popstate", () => {
      if (location.pathname + location.search !== this.#address) this.#turn();
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#turn();
    scrollTo(0, 0);
  }

  /** The same page under another address, such as another moment of a replay: no turn of the page. */
  rename(path: string): void {
    history.replaceState(null, "", path);
    this.#address = location.pathname + location.search;
  }

  /** Plain clicks on our own links stay in the page; everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    if (link.href !== location.href) this.go(link.pathname + link.search + link.hash);
  };

  #turn(): void {
    this.#address = location.pathname + location.search;
    this.route = read(location.pathname, location.search);
    this.turns += 1;
  }
}

export const router = new Router();
