"""Writes the database of a release, for the upgrade tests: tables of all four games, and what was shown of them.

PYTHONPATH=scripts:. .venv/bin/python -m tests.store.released_database     (with the program of that release)

``released/NUMBER.sql.xz`` is SQLite's own dump of the whole database, ``released/NUMBER.shown.json.xz`` has the tokens
of all seats and what the server of that release answered about every table. Both stay as they are for ever.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from litestar import Litestar

from stromtisch.catalogue import collection, playable
from stromtisch.core.generator import Generator
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings
from stromtisch.store.engine import sqlite_url
from stromtisch.store.migrate import NEWEST
from tests.known_seeds import known_seeds
from tests.server.asgi import call

FOLDER = Path(__file__).parent / "released"
# When the tables of a release were played, so that clocks that ran then have not run out long ago.
BEGUN = 1_790_000_000_000
# Replays are kept for so many steps of a table, evenly over the whole match.
LOOKS = 12
UNLIMITED: dict[str, Any] = {
    f"{what}_{limit}": 1e9
    for what in ("command", "visit", "open", "look", "check")
    for limit in ("rate", "burst")
}
SEATS = 3
# People who would rather wait for others decide after so many looks at a table that stands still.
PATIENCE = 3
SETTLING = 5.0

Message = dict[str, Any]


class Hall:
    """A server without a network, and everybody at its tables."""

    def __init__(self, app: Litestar, name: str) -> None:
        self.app = app
        # Ids of commands are remembered for ever: who comes later needs others.
        self.name = name.replace(" ", "-")
        self.rng = Generator(f"people of {name}")
        self.commands = 0
        self.tokens: dict[str, dict[int, str]] = {}

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        status, answer = await call(self.app, method, "/api" + path, body, token)
        assert status < 300, (method, path, status, answer)
        return answer

    async def look(self, code: str, seat: int | None, after: int = 0) -> Message:
        token = None if seat is None else self.tokens[code][seat]
        found: Message = await self.ask("GET", f"/tables/{code}?after={after}", token=token)
        return found

    async def open(self, game: str, seats: list[Message], **settings: bool) -> str:
        body = {"game": game, "seats": seats, "settings": settings}
        opened = await self.ask("POST", "/tables", body)
        self.tokens[opened["code"]] = {} if opened["seat"] is None else {opened["seat"]: opened["token"]}
        return str(opened["code"])

    async def sit(self, code: str, name: str) -> None:
        seated = await self.ask("POST", f"/tables/{code}/seats", {"name": name})
        self.tokens[code][seated["seat"]] = seated["token"]

    async def send(self, code: str, seat: int, type: str, **fields: object) -> Message:
        self.commands += 1
        body = {"type": type, "id": f"{self.name}-{self.commands}", **fields}
        answer: Message = await self.ask("POST", f"/tables/{code}/commands", body, self.tokens[code][seat])
        return answer

    async def decide(self, code: str, seat: int, message: Message, hurry: bool = True) -> bool:
        """Have a person decide at random; false when there is nothing to decide."""
        if not message["legal"] or seat not in message["view"]["actors"]:
            return False
        legal = [item["decision"] for item in message["legal"]]
        chosen = legal[int(self.rng.below(len(legal)))]
        status, answer = await call(
            self.app,
            "POST",
            f"/api/tables/{code}/commands",
            {
                "type": "decide",
                "id": f"decision-{code}-{seat}-{message['seq']}",
                "decision": chosen,
                "moment": message["view"]["moment"],
                # A bot may have been faster.
                "expect": message["seq"],
            },
            self.tokens[code][seat],
        )
        assert status < 300 or answer["code"] == "stale", answer
        return bool(answer["accepted"])

    async def play(self, code: str, count: int | None = None) -> Message:
        """Play on, people like bots, for so many decisions of people, or to the end."""
        made, seq, still = 0, 0, 0
        while True:
            moved = False
            message = await self.look(code, None, seq)
            if message["view"]["outcome"] is not None or made == count:
                return message
            for seat in self.tokens[code]:
                if seat not in message["view"]["actors"]:
                    continue
                message = await self.look(code, seat, seq)
                if await self.decide(code, seat, message, hurry=still > PATIENCE):
                    made, moved, still = made + 1, True, 0
                    break
            seq = message["seq"]
            if not moved:
                still += 1
                await asyncio.sleep(0.02)

    async def finished(self, code: str) -> None:
        """Wait until a table of bots has played to its end."""
        while (await self.look(code, None, 10**9))["table"]["status"] != "finished":  # noqa: ASYNC110
            await asyncio.sleep(0.1)


def people() -> list[Message]:
    seats: list[Message] = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    return seats + [{"kind": "bot", "bot": "sensible"}] * (SEATS - 2)


async def tables_of(hall: Hall, game: str) -> dict[str, str]:
    """One table of every kind."""
    found = {"lobby": await hall.open(game, people())}
    found["finished"] = await hall.open(game, [{"kind": "bot", "bot": "sensible"}] * SEATS)
    found["running"] = code = await hall.open(game, people(), rollback=True)
    await hall.sit(code, "Bö")
    await hall.send(code, 0, "chat", text="Wollen wir?")
    await hall.play(code, 6)
    await undo(hall, code)
    await hall.send(code, 1, "chat", text="Gerne, aber langsam 🙂")
    await hall.play(code, 6)
    steps = (await hall.ask("GET", f"/tables/{code}/replay", token=hall.tokens[code][0]))["steps"]
    await hall.send(code, 0, "rollback", to=steps[len(steps) // 2])
    await hall.play(code, 5)
    await hall.send(code, 0, "pause")
    found["closed"] = code = await hall.open(game, people())
    await hall.sit(code, "Cem")
    await hall.play(code, 4)
    await hall.send(code, 0, "close")
    found["stopped"] = code = await hall.open(game, people())
    await hall.sit(code, "Dua")
    await hall.play(code, 3)
    await hall.send(code, 0, "vote", stop=True)
    await hall.send(code, 1, "vote", stop=True)
    found["resting"] = code = await hall.open(game, people(), patient=True)
    await hall.sit(code, "Eva")
    await hall.play(code, 2)
    found["timed"] = code = await hall.open(game, people())
    await hall.sit(code, "Fay")
    await hall.play(code, 2)
    await hall.finished(found["finished"])
    record = await hall.ask("GET", f"/tables/{found['finished']}/record")
    found["imported"] = (await hall.ask("POST", "/records", record))["code"]
    hall.tokens[found["imported"]] = {}
    return found


async def undo(hall: Hall, code: str) -> None:
    """Take a decision back as soon as somebody can."""
    while True:
        for seat in hall.tokens[code]:
            message = await hall.look(code, seat)
            if message["undo"]["open"]:
                await hall.send(code, seat, "undo")
                return
        await hall.play(code, 1)


async def shown_of(hall: Hall, code: str) -> Message:
    """What the server answers about a table, to everybody there."""
    eyes: list[int | None] = [None, *hall.tokens[code]]
    found: Message = {"tokens": hall.tokens[code], "messages": [await hall.look(code, seat) for seat in eyes]}
    table = found["messages"][0]["table"]
    for message in found["messages"]:
        message["legal"] = sorted(item["decision"] for item in message["legal"])
        del message["closed"], message["clock"], message["now"]
    if table["status"] == "lobby":
        return found
    token = next(iter(hall.tokens[code].values()), None)
    steps = (await hall.ask("GET", f"/tables/{code}/replay", token=token))["steps"]
    found["steps"] = steps
    chosen = sorted({steps[len(steps) * number // LOOKS] for number in range(LOOKS)} | {steps[-1]})
    found["replays"] = []
    for at in chosen:
        for seat in eyes:
            who = None if seat is None else hall.tokens[code][seat]
            then = await hall.ask("GET", f"/tables/{code}/replay?at={at}", token=who)
            message = then["message"]
            found["replays"].append([at, seat, message["view"], len(message["journal"])])
    if table["status"] == "finished":
        found["record"] = await hall.ask("GET", f"/tables/{code}/record", token=token)
        if (
            collection().manifests[table["game"]].debriefing is not None
            and found["record"]["outcome"] is not None
        ):
            found["debrief"] = await hall.ask("GET", f"/tables/{code}/debrief", token=token)
    return found


async def fill(app: Litestar) -> Message:
    """Fill the database; what was shown of every table, by its name (``pampero running``)."""
    codes: dict[str, str] = {}
    async with app.lifespan():
        hall = Hall(app, "the released database")
        for game in playable():
            codes |= {f"{game} {kind}": code for kind, code in (await tables_of(hall, game)).items()}
        # All tables wait for people now; bots may still think about what was decided last.
        await asyncio.sleep(SETTLING)
        return {name: {"code": code, **await shown_of(hall, code)} for name, code in codes.items()}


def main() -> None:
    """Write both files."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        settings = Settings(
            data=Path(folder),
            bot_pause=0.0,
            absence=3600.0,
            bot_limit=3600.0,
            seeds=known_seeds("the released database"),
            bot_seeds=known_seeds("bots of the released database"),
            clock=lambda: BEGUN + int((time.monotonic() - begun) * 1000),
            **UNLIMITED,
        )
        shown = asyncio.run(fill(create_app(settings)))
        path = sqlite_url(Path(folder)).removeprefix("sqlite+aiosqlite:///")
        with closing(sqlite3.connect(path)) as connection:
            dump = "\n".join(connection.iterdump()) + "\n"
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(shown, ensure_ascii=False, sort_keys=True)
    for name, content in ((f"{NEWEST}.sql.xz", dump), (f"{NEWEST}.shown.json.xz", text)):
        (FOLDER / name).write_bytes(lzma.compress(content.encode(), preset=9))


if __name__ == "__main__":
    main()
