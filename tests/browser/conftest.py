"""A real server process, real browser contexts, and people who play through the page."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.browser.wire import Wire
from tests.wheels import beside

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# Milliseconds that a step may take on a machine that is busy with other things.
PATIENCE = 60_000
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

expect.set_options(timeout=PATIENCE)


# What a browser adds to a shuffle is the same in every run, like the seeds of its server; no two browsers add the same.
KNOWN_NONCES = """
Crypto.prototype.getRandomValues = (bytes) => {
  let last = Number(sessionStorage.getItem("chance") ?? BROWSER);
  for (let n = 0; n < bytes.length; n += 1) {
    last = (Math.imul(last, 1664525) + 1013904223) >>> 0;
    bytes[n] = last >>> 24;
  }
  sessionStorage.setItem("chance", String(last));
  return bytes;
};
"""


class Served:
    """A server in a process of its own."""

    def __init__(self, data: Path, name: str, games: Sequence[Path] = ()) -> None:
        self.data = data
        # Games from outside are found beside the others.
        environment = {**beside(*games), "STROMTISCH_BOT_PAUSE": "0.05"}
        command = [sys.executable, "-m", "tests.browser.known_server", str(data), name]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        assert found is not None, "the server did not say where it listens"
        self.port = int(found.group(1))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(100)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("data"), request.node.name)
    yield server
    server.stop()


class Person:
    """Somebody with a browser of their own, sitting at a table or about to."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        # While the connection is cut the browser itself reports failed requests; those are expected.
        self.lenient = False
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning") and not self.lenient:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    @property
    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[-1].split("?")[0]

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def message(self) -> dict[str, Any]:
        """What the server tells this person, read past the page with its cookie."""
        answer: dict[str, Any] = self.context.request.get(f"{self.url}/api/tables/{self.code}").json()
        return answer

    def wait_for(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the server's word is as wanted."""
        for _ in range(PATIENCE // 50):
            message = self.message()
            if wanted(message):
                return message
            self.page.wait_for_timeout(50)
        raise AssertionError(f"it never came: {message['view'] and message['view']['prompt']}")

    def sees(self, message: dict[str, Any]) -> None:
        """Wait until the page shows the moment of the server's word, which it is told a little later."""
        expect(self.page.locator(f'[data-moment="{message["view"]["moment"]}"]').first).to_be_attached()

    def commit(self, decision: str) -> None:
        """Pick the card and the mode on the page."""
        mode, card = decision.split(" ", 1)
        place = self.page.locator(f'[data-card="{card}"]')
        place.locator("button").first.click()
        buttons = place.locator(".actions button")
        expect(buttons).to_have_count(2)
        (buttons.first if mode == "play" else buttons.last).click()

    def swap(self, card: str) -> None:
        """Put a card under the deck."""
        place = self.page.locator(f'[data-card="{card}"]')
        place.locator("button").first.click()
        place.locator(".actions button").first.click()


@pytest.fixture
def people(browser: Browser, served: Served) -> Iterator[Callable[..., Person]]:
    """Make people; at the end none of their pages may have complained."""
    made: list[Person] = []

    def person(url: str | None = None, **context: Any) -> Person:
        chosen = {"viewport": DESKTOP, "locale": "de-DE", "reduced_motion": "reduce", **context}
        made.append(Person(browser.new_context(**chosen), url or served.url))
        made[-1].context.add_init_script(KNOWN_NONCES.replace("BROWSER", str(len(made))))
        return made[-1]

    yield person
    for one in made:
        one.context.close()
    complaints = [complaint for one in made for complaint in one.complaints]
    assert complaints == []


@pytest.fixture
def wire(served: Served) -> Iterator[Wire]:
    cable = Wire(served.port)
    yield cable
    cable.close()


def serious_problems(page: Page) -> list[str]:
    """What axe finds on the page that is serious or critical.

    When the lights go out the browser may need a moment to paint every text in its new colour, so a finding
    counts only if it is still there two seconds later.
    """
    found = _findings(page)
    if found:
        page.wait_for_timeout(2000)
        found = _findings(page)
    return found


def _findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8") + "; undefined")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {violation['help']} — {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
