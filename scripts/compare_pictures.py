"""Takes the same pictures of two trees and shows where they differ, for changes that nobody should see.

.venv/bin/python scripts/compare_pictures.py ../before . build/compared

Each tree is a checkout with its own .venv and a built client. Both serve the same recorded matches and the same tables
(known seeds, known decisions); every page is taken from both at several sizes, in both languages, light and dark. The
folder gets one picture for each page that differs: before, after, and what differs in red.
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

GAMES = ("hertzschlag", "neustart", "pampero", "policy-maker")
LOOKS: dict[str, dict[str, Any]] = {
    "1366-de": {"viewport": {"width": 1366, "height": 768}, "locale": "de-DE", "color_scheme": "light"},
    "1440-en-dark": {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "color_scheme": "dark"},
    "1920-en": {"viewport": {"width": 1920, "height": 1080}, "locale": "en-GB", "color_scheme": "light"},
    "phone-de-dark": {"viewport": {"width": 390, "height": 844}, "locale": "de-DE", "color_scheme": "dark"},
}
# After how many decisions of the person a table is looked at.
DECISIONS = {"hertzschlag": (0, 2), "neustart": (1, 9), "pampero": (1, 25), "policy-maker": (1, 6)}
SERVE = """
import sys
from stromtisch.server.run import serve
from stromtisch.server.settings import settings_from
from tests.known_seeds import known_seeds
settings = settings_from()
settings.seeds = known_seeds("pictures")
settings.bot_limit = 600.0
settings.visit_rate = settings.visit_burst = settings.open_burst = 1e9
settings.look_rate = settings.look_burst = 1e9
settings.check_rate = settings.check_burst = 1e9
serve(port=0, data=sys.argv[1], settings=settings)
"""
COMPARE = """async ([before, after]) => {
  const load = async (data) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    return image;
  };
  const images = [await load(before), await load(after)];
  const width = Math.max(...images.map((one) => one.width));
  const height = Math.max(...images.map((one) => one.height));
  const sheet = new OffscreenCanvas(width * 3, height);
  const pen = sheet.getContext("2d", { willReadFrequently: true });
  images.forEach((image, index) => pen.drawImage(image, width * index, 0));
  const [one, two] = [0, 1].map((index) => pen.getImageData(width * index, 0, width, height).data);
  const marks = pen.createImageData(width, height);
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const apart = Math.max(...[0, 1, 2].map((part) => Math.abs(one[at + part] - two[at + part])));
    const grey = 200 + two[at] / 5;
    marks.data.set(apart > 12 ? [220, 0, 0, 255] : [grey, grey, grey, 255], at);
    if (apart > 12) count += 1;
  }
  pen.putImageData(marks, width * 2, 0);
  const blob = await sheet.convertToBlob({ type: "image/png" });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return { count, picture: btoa(text) };
}"""


class Tree:
    """A checkout, its server, and a browser context for each look."""

    def __init__(self, root: Path, data: str, browser: Browser) -> None:
        command = [str(root / ".venv/bin/python"), "-c", SERVE, data]
        environment = {
            "PYTHONPATH": f"{root}/src:{root}",
            "STROMTISCH_BOT_PAUSE": "0.02",
            "PATH": "/usr/bin:/bin",
        }
        self.process = subprocess.Popen(
            command, cwd=root, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        assert found is not None, f"the server of {root} did not say where it listens"
        self.url = found.group(0)
        self.records = root / "tests" / "games"
        self.contexts = {
            look: browser.new_context(**given, reduced_motion="reduce", base_url=self.url)
            for look, given in LOOKS.items()
        }

    def keep(self, record: Path) -> str:
        """Bring in a recorded match; gives its code."""
        first = next(iter(self.contexts.values()))
        answer = first.request.post("/api/records", data=json.loads(record.read_text("utf-8")))
        assert answer.ok, answer.text()
        return str(answer.json()["code"])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def play(context: BrowserContext, game: str, decisions: int) -> tuple[str, list[str]]:
    """Open a table with one person and play on; gives its code and what was decided."""
    entry = next(one for one in context.request.get("/api/games").json() if one["id"] == game)
    options = {one["id"]: 0 for one in entry["options"] if one["id"].endswith("_seconds")}
    bots = [{"kind": "bot", "bot": "random"}] * (max(3, entry["seats"]["least"]) - 1)
    body = {"game": game, "options": options, "seats": [{"kind": "person", "name": "Ada"}, *bots]}
    code = context.request.post("/api/tables", data=body).json()["code"]
    chance = random.Random(game)
    taken: list[str] = []
    for number in range(decisions + 1):
        until = time.monotonic() + 60
        while time.monotonic() < until:
            message = context.request.get(f"/api/tables/{code}").json()
            if message["view"]["phase"] == "over":
                return code, taken
            if message["legal"] and message["view"]["actors"] == [message["you"]]:
                break
            time.sleep(0.02)
        if number < decisions:
            decision = chance.choice(message["legal"])["decision"]
            command = {
                "type": "decide",
                "id": f"p{number}",
                "decision": decision,
                "moment": message["view"]["moment"],
            }
            context.request.post(f"/api/tables/{code}/commands", data=command)
            taken.append(decision)
    return code, taken


def shown(context: BrowserContext, code: str) -> Any:
    """What the table tells this person, without its code."""
    message = context.request.get(f"/api/tables/{code}").json()
    return {"view": message["view"], "legal": message["legal"]}


def take(page: Page, path: str, code: str) -> bytes:
    page.goto(path)
    page.wait_for_load_state("networkidle")
    # The code of a table differs from run to run.
    page.evaluate(
        """(code) => {
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) walk.currentNode.data = walk.currentNode.data.replaceAll(code, "CODEXX");
        }""",
        code or "CODEXX",
    )
    page.wait_for_timeout(400)
    return page.screenshot(full_page=True, animations="disabled")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--look", action="append", choices=LOOKS)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as one,
        tempfile.TemporaryDirectory() as two,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        trees = [Tree(asked.before.resolve(), one, browser), Tree(asked.after.resolve(), two, browser)]
        judge = browser.new_page()
        compared = different = 0

        def compare(name: str, looks: list[str], paths: list[str], codes: list[str]) -> None:
            nonlocal compared, different
            for look in looks:
                pictures = []
                for tree, path, code in zip(trees, paths, codes, strict=True):
                    page = tree.contexts[look].new_page()
                    pictures.append(base64.b64encode(take(page, path, code)).decode())
                    page.close()
                compared += 1
                if pictures[0] == pictures[1]:
                    continue
                found = judge.evaluate(COMPARE, pictures)
                if found["count"]:
                    different += 1
                    (asked.folder / f"{name}-{look}.png").write_bytes(base64.b64decode(found["picture"]))
                    print(f"{name} {look}: {found['count']} pixels", flush=True)

        looks = asked.look or list(LOOKS)
        games = asked.game or list(GAMES)
        if not asked.game:
            for name, path in (
                ("start", "/"),
                ("join", "/join"),
                ("record", "/record"),
                ("missing", "/nowhere"),
            ):
                compare(name, looks, [path] * 2, [""] * 2)
        for game in games:
            compare(f"{game}-rules", looks, [f"/rules/{game}"] * 2, [""] * 2)
            compare(f"{game}-new", looks, [f"/new/{game}"] * 2, [""] * 2)
            folder = trees[0].records / game.replace("-", "_") / "records"
            for record in sorted(folder.glob("*.json")):
                written = json.loads(record.read_text("utf-8"))
                last = len(written.get("acts") or written["entries"])
                codes = [tree.keep(record) for tree in trees]
                for part, at in (("middle", last // 2), ("end", last)):
                    paths = [f"/t/{code}?at={at}" for code in codes]
                    compare(f"{game}-{record.stem}-{part}", looks, paths, codes)
                compare(
                    f"{game}-{record.stem}-debrief", looks, [f"/t/{code}/debrief" for code in codes], codes
                )
            for count in DECISIONS[game]:
                for look in looks:
                    for _ in range(4):
                        played = [play(tree.contexts[look], game, count) for tree in trees]
                        codes = [code for code, _ in played]
                        told = [
                            shown(tree.contexts[look], code) for tree, code in zip(trees, codes, strict=True)
                        ]
                        if told[0] == told[1]:
                            break
                    else:
                        print(f"{game} after {count} decisions: never the same on both sides", flush=True)
                    compare(f"{game}-played-{count}", [look], [f"/t/{code}" for code in codes], codes)
                    compare(
                        f"{game}-wall-{count}", [look], [f"/tables/{code}/screen" for code in codes], codes
                    )
        print(f"{compared} pages compared, {different} differ")
        for tree in trees:
            tree.stop()
        browser.close()


if __name__ == "__main__":
    main()
