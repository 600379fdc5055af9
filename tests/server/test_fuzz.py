"""A hundred thousand messages over WebSockets, most of them rubbish: only legal ones change anything."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from stromtisch.server.app import create_app
from stromtisch.server.rooms import Rooms
from stromtisch.server.settings import Settings
from stromtisch.server.tables import revive
from stromtisch.testing.ticking import bot_levels, make_table_bot, table_games
from tests.known_seeds import known_seeds
from tests.server.asgi import Message, Wire, call
from tests.server.conftest import UNLIMITED

MESSAGES = 100_000
TABLES = 50
# So many messages are on their way at once on each socket; the server answers one after the other.
AT_ONCE = 10
CHANGING = ("decide", "undo", "chat", "vote", "leave")


def memory() -> Path | None:
    """Where files are quick; nothing here is about disks."""
    found = Path("/dev/shm")
    return found if found.is_dir() else None


@asynccontextmanager
async def running(folder: Path) -> AsyncGenerator[Litestar, None]:
    """The application, started, without a network."""
    settings = Settings(data=folder, bot_pause=0.0, seeds=known_seeds("fuzz"), **UNLIMITED)
    app = create_app(settings, table_games(), make_table_bot, bot_levels)
    async with app.lifespan():
        yield app


class Fuzzer:
    """One socket that sends whatever comes to its mind, and checks every answer."""

    def __init__(self, app: Litestar, code: str, token: str | None, rng: random.Random) -> None:
        self.rng = rng
        self.answers: asyncio.Queue[Message] = asyncio.Queue()
        self.last: Message = {}
        self.accepted: list[tuple[str, Message]] = []
        self.refused: set[str] = set()
        self.sent = 0
        self.wire = Wire(app, code, token, self._hear)

    def _hear(self, message: Message) -> None:
        if message["type"] == "answer":
            self.answers.put_nowait(message)
        else:
            self.last = message

    async def run(self, many: int) -> None:
        while self.sent < many:
            batch = [self.message() for _ in range(min(AT_ONCE, many - self.sent))]
            for text, _ in batch:
                self.wire.send(text)
            self.sent += len(batch)
            for _, command in batch:
                self.check(command, await asyncio.wait_for(self.answers.get(), 60))

    def check(self, command: Message | None, answer: Message) -> None:
        assert answer.get("code") != "internal", command
        if answer["accepted"]:
            # Only what was meant as a command can have been accepted.
            assert command is not None
            self.accepted.append((command["type"], answer))
        elif answer["id"] is not None:
            self.refused.add(answer["id"])

    # --- what is sent -------------------------------------------------------------------------

    def command(self) -> Message:
        rng, view = self.rng, self.last.get("view") or {}
        kind = rng.choice([*CHANGING[:4], "decide", "decide", "why", "pull", "contribute"])
        # Now and then an id that was used before.
        name = str(rng.randrange(self.sent + 2)) if rng.random() < 0.2 else f"n{self.sent}-{rng.random()}"
        command: Message = {"type": kind, "id": name}
        if kind in ("decide", "why"):
            command["decision"] = rng.choice(["mark 4", f"mark {rng.randrange(12)}", "", "add 1", "mark -1"])
        if kind == "decide":
            command["moment"] = rng.choice([view.get("moment", "0"), "0", str(rng.randrange(10)), "x"])
            if rng.random() < 0.2:
                command["expect"] = rng.choice([self.last.get("seq", 0), 0, 2**53])
        if kind == "chat":
            command["text"] = rng.choice(["hm", "", " ", "\u202e", "x" * 501, "<script>", "\x00", "🔌"])
        if kind == "vote":
            command["stop"] = rng.random() < 0.01
        if kind == "contribute":
            command["nonce"] = rng.choice(
                ["0123456789abcdef", "", "x" * 65, "0123456789abcdef\n", "\x00" * 16]
            )
        if kind == "pull":
            command["after"] = rng.randrange(2**53)
        return command

    def value(self, depth: int = 0) -> Any:
        rng = self.rng
        choices = [None, True, -1, 2**63, 1.5, "", "x" * 200, "mark 4", "\ud800", "decide"]
        if depth < 3 and rng.random() < 0.3:
            return [self.value(depth + 1)] if rng.random() < 0.5 else {"id": self.value(depth + 1)}
        return rng.choice(choices)

    def message(self) -> tuple[str | bytes, Message | None]:
        """A text, and the command if it is one."""
        rng, command = self.rng, self.command()
        way = rng.randrange(8)
        if way < 2:
            return json.dumps(command), command
        if way == 2:  # a field of another kind
            command[rng.choice(list(command))] = self.value()
        elif way == 3:  # a field too many or too few
            if rng.random() < 0.5:
                command[rng.choice(["seat", "token", "admin", "type ", "__proto__"])] = self.value()
            else:
                del command[rng.choice(list(command))]
        elif way == 4:  # broken text
            text = json.dumps(command)
            cut = rng.randrange(len(text))
            return text[:cut] + rng.choice(["", "{", "]", "\x00", "\\u12", '"']), None
        elif way == 5:  # bytes
            raw = bytearray(json.dumps(command).encode())
            raw[rng.randrange(len(raw))] = rng.randrange(256)
            return bytes(raw), command
        elif way == 6:  # no command at all
            return json.dumps(self.value()), None
        else:  # too large, or too deep
            return rng.choice(
                ["[" * 5000, '{"type":"chat","id":"1","text":"' + "x" * 20_000 + '"}', ""]
            ), None
        return json.dumps(command), command


@pytest.mark.timeout(900)
def test_only_legal_messages_change_anything() -> None:
    async def run(folder: Path) -> None:
        rng = random.Random(6)
        async with running(folder) as app:
            rooms: Rooms = app.state.rooms
            tables: dict[str, list[Fuzzer]] = {}
            for _ in range(TABLES):
                body = {
                    "game": "ticking",
                    "seats": [{"kind": "person", "name": "A"}, {"kind": "open"}],
                }
                _, ada = await call(app, "POST", "/api/tables", body)
                _, bo = await call(app, "POST", f"/api/tables/{ada['code']}/seats", {"name": "B"})
                tokens = [ada["token"], bo["token"], None, "wrong"]
                seed = rng.random()
                tables[ada["code"]] = [
                    Fuzzer(app, ada["code"], t, random.Random(f"{seed} {n}")) for n, t in enumerate(tokens)
                ]
            fuzzers = [fuzzer for four in tables.values() for fuzzer in four]
            await asyncio.gather(*(fuzzer.run(MESSAGES // len(fuzzers)) for fuzzer in fuzzers))
            assert sum(fuzzer.sent for fuzzer in fuzzers) == MESSAGES
            for code, (*seated, watcher, stranger) in tables.items():
                # Whoever has no seat has changed nothing.
                for fuzzer in (watcher, stranger):
                    assert {kind for kind, _ in fuzzer.accepted} <= {"pull"}
                stored = await rooms.store.load(code)
                assert stored is not None
                lines = {(e.seq, e.command_id.split(":", 1)[1]) for e in stored.events if e.command_id}
                accepted = [a for f in seated for kind, a in f.accepted if kind in CHANGING]
                # Every line but those of opening and starting was accepted, and every acceptance has its line.
                told = {(answer["seq"], answer["id"]) for answer in accepted}
                assert told == lines, told ^ lines
                assert [event.kind for event in stored.events if event.command_id is None] == [
                    "opened",
                    "seated",
                    "started",
                ]
                # The rules agree with all of them: read again, none is refused, and it shows the same.
                live = revive(stored, table_games())
                assert live.match is not None
                _, shown = await call(app, "GET", f"/api/tables/{code}")
                assert shown["view"] == json.loads(json.dumps(live.match.state.view(None)))
                assert shown["seq"] == live.seq
            played = sum(len(fuzzer.accepted) for fuzzer in fuzzers)
            assert MESSAGES / 100 < played < MESSAGES / 2
            for fuzzer in fuzzers:
                fuzzer.wire.hang_up()
            await asyncio.gather(*(fuzzer.wire.task for fuzzer in fuzzers))

    with tempfile.TemporaryDirectory(dir=memory()) as name:
        asyncio.run(run(Path(name)))
