"""What a quiet page costs: the processor time of the browser while nothing happens.

    PYTHONPATH=src:scripts:. python bench/idle.py [--seconds 10] [--settle 20]     (after the client was built)

A real server, a real Chromium. Each page is opened alone, left to settle, and watched for some seconds; then it
is hidden behind another tab and watched again. Counted is the processor time of all processes of the browser
(pages, compositor, network, the browser itself), as the system keeps it in /proc, in per cent of one core. The
first line is an empty page: the browser's own part.

Chromium is spoken to directly. Under Playwright every page takes itself for visible.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, sync_playwright
from websockets.sync.client import connect

from tests.browser.quiet import MOVES, quiet_table

TICKS = os.sysconf("SC_CLK_TCK")


class Chromium:
    """A browser of our own, driven over its debugging port."""

    def __init__(self, profile: str, *arguments: str) -> None:
        chromium = os.environ.get("STROMTISCH_CHROMIUM") or shutil.which("chromium")
        if chromium is None:
            raise SystemExit("There is no Chromium: name one in STROMTISCH_CHROMIUM.")
        command = [chromium, "--headless=new", "--no-sandbox", "--no-first-run", "--window-size=1440,900"]
        command += ["--remote-debugging-port=0", f"--user-data-dir={profile}", *arguments, "about:blank"]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        address = next(found for line in self.process.stderr if (found := re.search(r"ws://\S+", line)))
        self.socket = connect(address.group(0), max_size=None)
        self.sent = 0

    def send(self, method: str, session: str | None = None, **parameters: Any) -> dict[str, Any]:
        self.sent += 1
        message = {"id": self.sent, "method": method, "params": parameters}
        self.socket.send(json.dumps({**message, **({"sessionId": session} if session else {})}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.sent:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                result: dict[str, Any] = answer["result"]
                return result

    def open(self, address: str) -> str:
        """Open a tab in front of all others."""
        target: str = self.send("Target.createTarget", url=address)["targetId"]
        self.send("Target.activateTarget", targetId=target)
        return target

    def visibility(self, target: str) -> str:
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        found = self.send("Runtime.evaluate", session, expression="document.visibilityState")
        self.send("Target.detachFromTarget", sessionId=session)
        return str(found["result"]["value"])

    def processor_seconds(self) -> dict[str, float]:
        """What the processes have used so far, by their kind."""
        spent: dict[str, float] = {}
        for process in self.send("SystemInfo.getProcessInfo")["processInfo"]:
            stat = Path(f"/proc/{process['id']}/stat").read_text().rpartition(")")[2].split()
            spent[process["type"]] = spent.get(process["type"], 0.0) + (int(stat[11]) + int(stat[12])) / TICKS
        return spent

    def watch(self, seconds: float) -> dict[str, float]:
        """Per cent of a core that each kind of process uses."""
        before, began = self.processor_seconds(), time.monotonic()
        time.sleep(seconds)
        after, took = self.processor_seconds(), time.monotonic() - began
        return {kind: 100 * (after[kind] - before.get(kind, 0.0)) / took for kind in after}

    def stop(self) -> None:
        self.socket.close()
        self.process.terminate()
        self.process.wait(100)


@contextmanager
def served(data: str) -> Iterator[str]:
    """A server in a process of its own; yields its address."""
    command = [sys.executable, "-m", "tests.browser.known_server", data, "idle"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
    assert found is not None, "the server did not say where it listens"
    yield found.group(0)
    server.terminate()
    server.wait(100)


def lay_tables(request: APIRequestContext, url: str, browser: Chromium) -> dict[str, str]:
    """Open a quiet table of each game and give the browser its seats; returns the pages to watch."""
    pages = {"an empty page": "about:blank", "start page": f"{url}/"}
    codes = {game: quiet_table(request, url, game) for game in MOVES}
    kept = request.storage_state().get("cookies", [])
    wanted = [{key: one[key] for key in ("name", "value", "domain", "path")} for one in map(dict, kept)]
    browser.send("Storage.setCookies", cookies=wanted)
    pages |= {f"table, {game}": f"{url}/t/{code}" for game, code in codes.items()}
    return pages | {f"wall, {game}": f"{url}/tables/{code}/screen" for game, code in codes.items()}


def measure(
    browser: Chromium, address: str, settle: float, seconds: float
) -> tuple[dict[str, float], dict[str, float]]:
    """What a page costs when it is seen, and when it is hidden behind another tab."""
    tab = browser.open(address)
    time.sleep(settle)
    if browser.visibility(tab) != "visible":
        raise SystemExit("The page in front is not visible.")
    shown = browser.watch(seconds)
    other = browser.open("about:blank")
    time.sleep(settle / 4)  # changing tabs is work, too
    if browser.visibility(tab) != "hidden":
        raise SystemExit("The page behind another tab is not hidden.")
    hidden = browser.watch(seconds)
    for one in (tab, other):
        browser.send("Target.closeTarget", targetId=one)
    return shown, hidden


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=10.0, help="watch each page for so long")
    parser.add_argument("--settle", type=float, default=20.0, help="leave it alone for so long before")
    parser.add_argument(
        "--reduced-motion", action="store_true", help="as for people who asked for less motion"
    )
    given = parser.parse_args()
    motion = ["--force-prefers-reduced-motion"] if given.reduced_motion else []
    with (
        tempfile.TemporaryDirectory() as data,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        served(data) as url,
        sync_playwright() as play,
    ):
        browser = Chromium(profile, *motion)
        pages = lay_tables(play.request.new_context(), url, browser)
        print(f"{'per cent of a core':24} {'visible':>8} {'page':>6} {'paint':>6} {'hidden':>8}", flush=True)
        for name, address in pages.items():
            shown, hidden = measure(browser, address, given.settle, given.seconds)
            parts = (
                sum(shown.values()),
                shown.get("renderer", 0.0),
                shown.get("GPU", 0.0),
                sum(hidden.values()),
            )
            print("{:24} {:8.1f} {:6.1f} {:6.1f} {:8.1f}".format(name, *parts), flush=True)
        browser.stop()


if __name__ == "__main__":
    main()
