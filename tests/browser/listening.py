"""Everything a page is told and keeps: what the server sends it, what it shows, stores and has in memory."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route


class Ear:
    """Keeps every answer of the API and every message of a socket that reaches a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda text: self.heard.append(str(text))),
        )
        # The printed content of a game is the same for everybody and names every card; it is not listened to.
        page.route("**/api/tables/**", self._pass_on)

    def _pass_on(self, route: Route) -> None:
        answer = route.fetch()
        self.heard.append(answer.text())
        route.fulfill(response=answer)

    def everything(self) -> str:
        """All that was ever heard, and what the page shows and stores now."""
        return "".join([*self.heard, shown_and_stored(self.page)])


def shown_and_stored(page: Page) -> str:
    """The page as it is, with the address and what this browser keeps for it."""
    kept: str = page.evaluate("JSON.stringify([location.href, {...localStorage}, {...sessionStorage}])")
    return page.content() + kept


def memory_of(page: Page) -> str:
    """Every string that is alive in the page's memory, as the browser's own debugger sees it."""
    session = page.context.new_cdp_session(page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "\n".join(json.loads("".join(chunks))["strings"])


def secrets_in_memory(page: Page, secrets: list[str]) -> list[str]:
    """Those of these secrets that stay in the page's memory, after the last frames have been let go."""
    found = secrets
    for _ in range(5):
        memory = memory_of(page)
        found = [secret for secret in secrets if secret in memory]
        if not found:
            break
        # The page is given its next frame, in which it lets go of what it has shown.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)))")
    return found
