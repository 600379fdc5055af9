"""Takes the pictures under docs/screenshots from a real server and a real browser.

.venv/bin/python scripts/screenshots.py             (after `make play` or `make test` has built the page)
.venv/bin/python scripts/screenshots.py neustart    (only the pictures of one game)

Options:

--look phone-de          only in this look (desktop-de, desktop-en-dark, phone-de, phone-en-dark); may be repeated.
                         The walls are taken with desktop-de.
--vision deuteranopia    as somebody sees the pages who cannot tell red from green (deuteranopia, protanopia), blue from
                         yellow (tritanopia) or any colour (achromatopsia). The browser emulates it, and the pictures
                         go to build/screenshots/deuteranopia, for looking at and not for the documentation.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "screenshots"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
}
LOOKS: dict[str, dict[str, Any]] = {
    "desktop-de": {**DESKTOP, "locale": "de-DE", "color_scheme": "light"},
    "desktop-en-dark": {**DESKTOP, "locale": "en-GB", "color_scheme": "dark"},
    "phone-de": {**PHONE, "locale": "de-DE", "color_scheme": "light"},
    "phone-en-dark": {**PHONE, "locale": "en-GB", "color_scheme": "dark"},
}
NO_CLOCKS = {"commit_seconds": 0, "talk_seconds": 0, "bid_seconds": 0, "cycle_seconds": 0}

WALL: dict[str, dict[str, Any]] = {
    "wall-de": {"viewport": {"width": 1920, "height": 1080}, "locale": "de-DE", "reduced_motion": "reduce"},
    "wall-en": {"viewport": {"width": 1920, "height": 1080}, "locale": "en-GB", "reduced_motion": "reduce"},
}

Message = dict[str, Any]
Choose = Callable[[Message], str]


class Table:
    """Somebody at a table of bots, who decides over the API while the page looks on."""

    def __init__(
        self, context: BrowserContext, url: str, game: str, seats: list[Message], options: Message
    ) -> None:
        self.context = context
        self.url = url
        body = {"game": game, "options": options, "seats": seats}
        self.code = context.request.post(f"{url}/api/tables", data=body).json()["code"]
        self.page: Page = context.new_page()
        self.page.goto(f"{url}/t/{self.code}")
        self.page.wait_for_timeout(1500)
        self.sent = 0

    def message(self) -> Message:
        found: Message = self.context.request.get(f"{self.url}/api/tables/{self.code}").json()
        return found

    def decide(self, message: Message, decision: str) -> None:
        self.sent += 1
        command = {"type": "decide", "id": f"picture-{self.sent}", "decision": decision}
        command["moment"] = message["view"]["moment"]
        self.context.request.post(f"{self.url}/api/tables/{self.code}/commands", data=command)

    def play_until(self, wanted: Callable[[Message], bool], choose: Choose, settle: int = 7000) -> Message:
        """Go on until the table is as wanted, or the game is over; then let the page come to rest."""
        while True:
            message = self.message()
            if wanted(message) or message["view"]["phase"] == "over":
                # Everything that happened is shown beat by beat, and a blackout takes its time.
                self.page.wait_for_timeout(settle * (2 if message["view"]["phase"] == "over" else 1))
                return message
            if message["legal"] and message["you"] in message["view"]["actors"]:
                self.decide(message, choose(message))
            self.page.wait_for_timeout(120)


def calm(message: Message) -> str:
    """Keep the frequency near 50 Hz and bid for the rescue."""
    plays = [d for d in message["legal"] if d["kind"] == "play"]
    plays.sort(key=lambda d: (abs(d["preview"]["position"]), -d["preview"]["money"]))
    if plays and abs(plays[0]["preview"]["position"]) <= 3:
        return str(plays[0]["decision"])
    bids = [d for d in message["legal"] if d["kind"] == "bid"]
    return str((bids or message["legal"])[-1 if bids else 0]["decision"])


def reckless(message: Message) -> str:
    """Push the frequency outward and pay nothing."""
    side = 1 if message["view"]["position"] >= 0 else -1
    plays = [d for d in message["legal"] if d["kind"] == "play"]
    plays.sort(key=lambda d: -side * d["preview"]["position"])
    return str((plays or message["legal"])[0]["decision"])


def any_legal(message: Message) -> str:
    """The first decision that does not end the turn, so that the board fills up."""
    useful = [d for d in message["legal"] if d["kind"] not in ("end", "decline")]
    return str((useful or message["legal"])[-1]["decision"])


def on_duty(message: Message) -> str:
    """Keep the teams on duty while they have points, and leave the rest of the work to the bots."""
    kinds = {decision["kind"]: str(decision["decision"]) for decision in message["legal"]}
    tired = any(one["points"] <= 4 for one in message["view"]["tableaux"] if one["id"] == "F")
    wanted = ("vote", "rest" if tired else "duty", "give-up", "ready", "wait")
    return next(kinds[kind] for kind in wanted if kind in kinds)


class Eyes:
    """Who looks: everybody sees all colours unless the command line says otherwise."""

    vision = "none"
    folder = FOLDER


def picture(page: Page, name: str) -> None:
    """Save what the page shows; where pngquant is at hand with a small palette, which the eye does not miss."""
    path = Eyes.folder / f"{name}.png"
    # The emulation lasts as long as this session with the browser.
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": Eyes.vision})
    page.screenshot(path=path)
    session.detach()
    if shutil.which("pngquant"):
        subprocess.run(["pngquant", "--force", "--output", path, "128", path], check=True)
    print(name)


def hertzschlag(browser: Browser, url: str, look: str) -> None:
    """Start, create, table, rescue, blackout, scoring."""
    context = browser.new_context(**LOOKS[look])
    page = context.new_page()
    page.goto(url)
    page.wait_for_timeout(1200)
    picture(page, f"start-{look}")
    page.goto(f"{url}/new/hertzschlag")
    page.wait_for_timeout(800)
    picture(page, f"create-{look}")
    bots = [{"kind": "bot", "bot": "sensible"}] * 3
    for _ in range(6):
        people = [{"kind": "person", "name": "Ada"}, *bots]
        table = Table(context, url, "hertzschlag", people, {**NO_CLOCKS, "green": 5, "start_money": 20})
        table.play_until(lambda m: m["view"]["round"] >= 4 and m["view"]["phase"] == "commit", calm)
        if table.message()["view"]["phase"] == "over":
            continue
        picture(table.page, f"table-{look}")
        if table.play_until(lambda m: False, calm)["view"]["outcome"]["verdict"] == "scored":
            picture(table.page, f"scoring-{look}")
            break
    random = [{"kind": "bot", "bot": "random"}] * 3
    for _ in range(6):
        table = Table(
            context,
            url,
            "hertzschlag",
            [{"kind": "person", "name": "Ada"}, *random],
            {**NO_CLOCKS, "green": 3},
        )
        table.play_until(lambda m: m["view"]["phase"] == "bid", reckless)
        if table.message()["view"]["phase"] == "bid":
            picture(table.page, f"rescue-{look}")
            table.play_until(lambda m: False, lambda m: str(m["legal"][0]["decision"]))
            picture(table.page, f"blackout-{look}")
            break
    context.close()


def policy_maker(browser: Browser, url: str, look: str) -> None:
    """The chamber for an investor and for the government, and the end of a term."""
    context = browser.new_context(**LOOKS[look])
    bots = [{"kind": "bot", "bot": "sensible"}] * 3
    people = [{"kind": "person", "name": "Ada"}, *bots]
    table = Table(context, url, "policy-maker", people, {"decision_seconds": 0, "government": "2"})
    table.play_until(
        lambda m: m["view"]["round"] >= 9 and m["view"]["phase"] == "main" and bool(m["legal"]), any_legal
    )
    picture(table.page, f"policy-maker-investor-{look}")
    table = Table(context, url, "policy-maker", people, {"decision_seconds": 0, "government": "1"})
    table.play_until(lambda m: m["view"]["round"] >= 6 and m["view"]["phase"] == "grant", any_legal)
    picture(table.page, f"policy-maker-government-{look}")
    table.play_until(lambda m: False, any_legal)
    picture(table.page, f"policy-maker-end-{look}")
    context.close()


def neustart(browser: Browser, url: str, look: str) -> None:
    """The first morning, a team in hand, a night in the week, uprisings, and both ends; the same on a wall."""
    # Without motion, so that teams on their way are seen where they are.
    context = browser.new_context(**LOOKS[look], reduced_motion="reduce")
    walls = {
        name: browser.new_context(**wall).new_page() for name, wall in WALL.items() if look == "desktop-de"
    }

    def shoot(table: Table, name: str) -> None:
        picture(table.page, f"neustart-{name}-{look}")
        for wall, page in walls.items():
            page.goto(f"{url}/tables/{table.code}/screen")
            page.wait_for_timeout(2500)
            picture(page, f"neustart-{name}-{wall}")

    ada = {"kind": "person", "name": "Ada"}
    no_clocks = {"unit_seconds": 0, "choice_seconds": 0}
    sensible = [{"kind": "bot", "bot": "sensible"}] * 4
    table = Table(context, url, "neustart", [ada, *sensible], no_clocks)
    table.play_until(lambda m: m["view"]["phase"] == "act", on_duty, 1500)
    shoot(table, "monday")
    table.decide(table.message(), "team F2")
    table.page.wait_for_timeout(1500)
    picture(table.page, f"neustart-hand-{look}")
    table.decide(table.message(), "back")
    table.play_until(lambda m: m["view"]["moment"] == "2.night.act", on_duty, 1500)
    shoot(table, "night")
    random = [{"kind": "bot", "bot": "random"}] * 4
    table = Table(context, url, "neustart", [ada, *random], {**no_clocks, "town": "stephansfeld"})
    table.play_until(lambda m: m["view"]["uprisings"] > 0 and m["view"]["phase"] == "act", on_duty, 1500)
    shoot(table, "uprising")
    table.play_until(lambda m: False, on_duty, 1500)
    shoot(table, "lost")
    for _ in range(6):
        table = Table(context, url, "neustart", [ada, *sensible], no_clocks)
        if table.play_until(lambda m: False, on_duty, 1500)["view"]["outcome"]["verdict"] == "won":
            shoot(table, "won")
            break
    table.page.goto(f"{url}/t/{table.code}/debrief")
    table.page.wait_for_timeout(1500)
    picture(table.page, f"neustart-debrief-{look}")
    for page in walls.values():
        page.context.close()
    context.close()


def building(message: Message) -> str:
    """Something that gets built or fulfilled while there is any; the rest of the turn as it comes."""
    useful = [d for d in message["legal"] if d["kind"] not in ("battery", "recall", "skip")]
    choices = useful or message["legal"]
    return str(choices[len(message["journal"]) % len(choices)]["decision"])


def pampero(browser: Browser, url: str, look: str) -> None:
    """The first bulldozer, a contract to choose, the middle of a game, reckoning, debrief, VJ; also on a wall."""
    context = browser.new_context(**LOOKS[look], reduced_motion="reduce")
    walls = {
        name: browser.new_context(**wall).new_page() for name, wall in WALL.items() if look == "desktop-de"
    }

    def shoot(table: Table, name: str) -> None:
        picture(table.page, f"pampero-{name}-{look}")
        for wall, page in walls.items():
            page.goto(f"{url}/tables/{table.code}/screen")
            page.wait_for_timeout(2500)
            picture(page, f"pampero-{name}-{wall}")

    def asks(question: str, year: int) -> Callable[[Message], bool]:
        return lambda m: m["view"]["prompt"]["id"] == question and m["view"]["year"] >= year

    ada = {"kind": "person", "name": "Ada"}
    bots = [{"kind": "bot", "bot": "sensible"}] * 3
    table = Table(context, url, "pampero", [ada, *bots], {"intro_tiles": True})
    table.play_until(lambda m: bool(m["legal"]), building, 1500)
    shoot(table, "start")
    table = Table(context, url, "pampero", [ada, *bots], {})
    table.play_until(asks("contract", 2), building, 1500)
    picture(table.page, f"pampero-contract-{look}")
    table.play_until(asks("turn", 5), building, 1500)
    shoot(table, "middle")
    table.play_until(lambda m: False, building, 1500)
    shoot(table, "reckoning")
    table.page.goto(f"{url}/t/{table.code}/debrief")
    table.page.wait_for_timeout(1500)
    picture(table.page, f"pampero-debrief-{look}")
    table = Table(context, url, "pampero", [ada], {})
    table.play_until(asks("opponent", 3), building, 1500)
    picture(table.page, f"pampero-solo-{look}")
    for page in walls.values():
        page.context.close()
    context.close()


TAKERS = {
    "hertzschlag": hertzschlag,
    "neustart": neustart,
    "pampero": pampero,
    "policy-maker": policy_maker,
}
VISIONS = ("none", "deuteranopia", "protanopia", "tritanopia", "achromatopsia")


def main(arguments: list[str]) -> None:
    """Take the pictures of these games in these looks; all when none is named."""
    parser = argparse.ArgumentParser(description="Take the pictures under docs/screenshots.")
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(TAKERS))
    parser.add_argument("--look", action="append", choices=LOOKS)
    parser.add_argument("--vision", default="none", choices=VISIONS)
    asked = parser.parse_args(arguments)
    if unknown := set(asked.games) - set(TAKERS):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    Eyes.vision = asked.vision
    if asked.vision != "none":
        Eyes.folder = ROOT / "build" / "screenshots" / asked.vision
    Eyes.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        command = [
            sys.executable,
            "-c",
            f"from stromtisch.server.run import serve; serve(port=0, data={data!r})",
        ]
        environment = {**os.environ, "STROMTISCH_BOT_PAUSE": "0.2"}
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found is not None
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
            for look in asked.look or LOOKS:
                for game, take in TAKERS.items():
                    if game in (asked.games or TAKERS):
                        take(browser, found.group(0), look)
            browser.close()
        server.terminate()
        server.wait(20)


if __name__ == "__main__":
    main(sys.argv[1:])
