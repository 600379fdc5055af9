"""A hundred thousand messages over WebSockets, most of them rubbish, and requests: only legal ones change anything.

``STROMTISCH_FUZZ=1000000`` sends as many messages instead.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from stromtisch.core import gate
from stromtisch.core.course import STRIDE
from stromtisch.room.rooms import Rooms
from stromtisch.room.tables import revive
from stromtisch.server import app as application
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings
from stromtisch.testing.steps import STEPS
from stromtisch.testing.ticking import table_collection, table_games
from tests.known_seeds import known_seeds
from tests.server.asgi import Message, Wire, ask, call
from tests.server.conftest import UNLIMITED
from tests.server.inline import InlineCrew, over_budget

MESSAGES = int(os.environ.get("STROMTISCH_FUZZ", "100000"))
# Tables come to an end sooner or later; with more messages there are more of them.
TABLES = max(2, MESSAGES // 2000)
# Seconds for one answer, against hanging only: the machine may be busy with other things.
PATIENCE = 600
# Seconds; more messages take longer.
LIMIT = max(900, MESSAGES // 100)
# One request for so many messages.
REQUEST_EVERY = 50
# So many messages are on their way at once on each socket; the server answers one after the other.
AT_ONCE = 10
HOSTS = ("pause", "resume", "extend", "skip", "rollback", "stand-in", "admit", "close")
CHANGING = ("decide", "undo", "chat", "vote", "leave", *HOSTS)
# The usual ones come often; those that end a table, or somebody's part in it, hardly ever.
KINDS = (["decide"] * 6 + ["undo", "chat", "vote", "why", "pull", "contribute"] * 2 + [*HOSTS[:-1]]) * 20 + [
    "leave",
    "close",
]
TEXTS = [
    *(
        "",
        " ",
        "\x00",
        "a\x00b",
        "\u202eabc",
        "\u2028",
        "\u200b",
        "\ue000",
        "\ufffe",
        "\ud800",
        "e\u0301" * 30,
        "²",
        "١",
    ),
    *(
        "<script>",
        "🔌",
        "'; DROP TABLE events; --",
        "${x}",
        "../..",
        "x" * 24,
        "x" * 25,
        "x" * 201,
        "x" * 501,
        "x" * 5001,
    ),
    *(
        "mark 4",
        "mark ²",
        "mark 4\n",
        "0",
        "none",
        "random",
        "null",
        "NaN",
        "\r\n\r\n",
        "\t",
        "%00",
        "\N{SNOWMAN}" * 500,
    ),
]
NUMBERS = [
    0,
    1,
    2,
    5,
    -1,
    64,
    2**31,
    2**53,
    2**53 + 1,
    2**63,
    2**64,
    10**30,
    1.5,
    1e300,
    "1",
    "²",
    True,
    None,
    [],
    {},
]
# Steps of the rules that a command may take: a whole log that is short enough for it, and two strides of states.
WHOLE_LINES = 100
BUDGET = WHOLE_LINES + 2 * STRIDE + 1


def memory() -> Path | None:
    """Where files are quick; nothing here is about disks."""
    found = Path("/dev/shm")
    return found if found.is_dir() else None


@asynccontextmanager
async def running(folder: Path) -> AsyncGenerator[Litestar, None]:
    """The application, started, without a network."""
    # All of them come from one address.
    places: dict[str, Any] = dict.fromkeys(("sockets", "watchers", "watchers_per_address"), 10 * TABLES)
    settings = Settings(
        data=folder,
        bot_pause=0.0,
        **places,
        seeds=known_seeds("fuzz"),
        whole_lines=WHOLE_LINES,
        processor=STEPS.so_far,
        command_budget=BUDGET,
        **UNLIMITED,
    )
    app = create_app(settings, table_collection)
    async with app.lifespan():
        yield app


class Fuzzer:
    """One socket that sends anything, and checks every answer."""

    def __init__(self, app: Litestar, code: str, token: str | None, rng: random.Random) -> None:
        self.rng = rng
        self.answers: asyncio.Queue[Message] = asyncio.Queue()
        self.last: Message = {}
        self.accepted: list[tuple[str, Message]] = []
        self.refused: set[str] = set()
        self.sent = 0
        # Whether the server has closed the socket, and what it had not answered by then.
        self.shut = False
        self.unheard: set[str] = set()
        self.wire = Wire(app, code, token, self._hear, self._hear_the_end)

    def _hear_the_end(self) -> None:
        self.shut = True
        self.answers.put_nowait({})

    def _hear(self, message: Message) -> None:
        if message["type"] == "answer":
            self.answers.put_nowait(message)
        else:
            self.last = message

    async def run(self, many: int) -> None:
        while self.sent < many and not self.shut:
            batch = [self.message() for _ in range(min(AT_ONCE, many - self.sent))]
            for text, _ in batch:
                self.wire.send(text)
            self.sent += len(batch)
            for number, (_, command) in enumerate(batch):
                answer = await asyncio.wait_for(self.answers.get(), PATIENCE)
                if not answer:
                    self.unheard = {
                        str(command["id"]) for _, command in batch[number:] if command and "id" in command
                    }
                    return
                self.check(command, answer)

    def check(self, command: Message | None, answer: Message) -> None:
        assert answer.get("code") not in ("internal", "try-again"), command
        assert len(json.dumps(answer)) < 2000, command
        if answer["accepted"]:
            # Only what was meant as a command can have been accepted.
            assert command is not None
            self.accepted.append((command["type"], answer))
        elif answer["id"] is not None:
            self.refused.add(answer["id"])

    # --- what is sent -------------------------------------------------------------------------

    def command(self) -> Message:
        rng, view = self.rng, self.last.get("view") or {}
        kind = rng.choice(KINDS)
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
            command["text"] = rng.choice(["hm", "ja", "nein", *TEXTS])
        if kind == "vote":
            command["stop"] = rng.random() < 0.01
        if kind == "contribute":
            command["nonce"] = rng.choice(
                ["0123456789abcdef", "", "x" * 65, "0123456789abcdef\n", "\x00" * 16]
            )
        if kind == "pull":
            command["after"] = rng.randrange(2**53)
        if kind == "extend":
            command["minutes"] = rng.choice([1, 2, 5])
        if kind == "rollback":
            command["to"] = rng.choice([rng.randrange(self.last.get("seq", 0) + 1), 3, 2**53])
        if kind == "stand-in":
            command["seat"], command["bot"] = rng.randrange(3), rng.choice([None, "random", "genius"])
        if kind == "admit":
            command["onlookers"] = rng.random() < 0.9
        if rng.random() < 0.2:  # a field of the right kind, mostly, with something hostile in it
            field = rng.choice(list(command))
            usual = command[field]
            number = isinstance(usual, int) and not isinstance(usual, bool)
            command[field] = rng.choice(NUMBERS if number else TEXTS)
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


@pytest.mark.timeout(LIMIT)
def test_only_legal_messages_change_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "Crew", InlineCrew)

    async def run(folder: Path) -> None:
        rng, before = random.Random(6), over_budget()
        async with running(folder) as app:
            rooms: Rooms = app.state.rooms
            tables: dict[str, list[Fuzzer]] = {}
            for _ in range(TABLES):
                body = {
                    "game": "ticking",
                    "seats": [{"kind": "person", "name": "A"}, {"kind": "open"}],
                    "settings": {"rollback": True},
                }
                _, ada = await call(app, "POST", "/api/tables", body)
                _, bo = await call(app, "POST", f"/api/tables/{ada['code']}/seats", {"name": "B"})
                tokens = [ada["token"], bo["token"], None, "wrong"]
                seed = rng.random()
                tables[ada["code"]] = [
                    Fuzzer(app, ada["code"], t, random.Random(f"{seed} {n}")) for n, t in enumerate(tokens)
                ]
            fuzzers = [fuzzer for four in tables.values() for fuzzer in four]
            while (missing := MESSAGES - sum(fuzzer.sent for fuzzer in fuzzers)) > 0:
                # A host may close a table to onlookers, whose sockets end then: the others send more.
                open_still = [fuzzer for fuzzer in fuzzers if not fuzzer.shut][:missing]
                share = missing // len(open_still)
                await asyncio.gather(*(fuzzer.run(fuzzer.sent + share) for fuzzer in open_still))
            for code, (*seated, watcher, stranger) in tables.items():
                # People without a seat have changed nothing.
                for fuzzer in (watcher, stranger):
                    assert {kind for kind, _ in fuzzer.accepted} <= {"pull"}
                room = await rooms.get(code)
                async with room.table.lock:  # the autopilot may play on for those who have left
                    stored, kept = await rooms.log.load(code), await room.table.ready()
                    shown, seq = json.dumps(kept.match and kept.match.state.view(None)), kept.seq
                assert stored is not None
                lines = {(e.seq, e.command_id.split(":", 1)[1]) for e in stored.acts if e.command_id}
                accepted = [a for f in seated for kind, a in f.accepted if kind in CHANGING]
                # Every line but those of opening and starting was accepted, and every acceptance has its line.
                told = {(answer["seq"], answer["id"]) for answer in accepted}
                assert told <= lines, told - lines
                assert {name for _, name in lines - told} <= set().union(*(f.unheard for f in seated))
                own = [act for act in stored.acts if act.command_id is None]
                assert [act.kind for act in own[:3]] == ["opened", "seated", "started"]
                left = {act.seat for act in stored.acts if act.kind == "leave"}
                # Nobody is sent off but those without a seat, from a table that was closed to them.
                barred = any(act.body.get("onlookers") is False for act in stored.acts)
                assert all(not f.shut or seat in left for seat, f in enumerate(seated))
                assert barred or not any(f.shut for f in tables[code])
                assert all(act.kind == "decide" and act.seat in left for act in own[3:])
                # The rules agree with all of them: read again, none is refused, and it shows the same.
                live = revive(stored, table_games()[stored.table.game])
                assert live.match is not None
                assert (shown, seq) == (json.dumps(live.match.state.view(None)), live.seq)
                # Everything said has passed the gate.
                for line in live.chat:
                    assert gate.typed_text(str(line["text"])) == line["text"]
            assert over_budget() == before
            played = sum(len(fuzzer.accepted) for fuzzer in fuzzers)
            assert MESSAGES / 100 < played < MESSAGES / 2
            for fuzzer in fuzzers:
                fuzzer.wire.hang_up()
            await asyncio.gather(*(fuzzer.wire.task for fuzzer in fuzzers))

    with tempfile.TemporaryDirectory(dir=memory()) as name:
        asyncio.run(run(Path(name)))


# --- requests -----------------------------------------------------------------------------------

PARTS = [
    *(
        b"api",
        b"tables",
        b"seats",
        b"commands",
        b"records",
        b"replay",
        b"record",
        b"rematch",
        b"mine",
        b"games",
        b"docs",
    ),
    *(
        b"debrief.csv",
        b"assets",
        b"socket",
        b"health",
        b"0",
        b"1",
        b"%C2%B2",
        b"%D9%A1",
        b"%00",
        b"%FF",
        b"%",
        b"..",
        b"",
    ),
    *(
        b"x" * 300,
        b"x" * 6000,
        b"9" * 30,
        b"9" * 5000,
        b"-1",
        b"%2e%2e",
        b"%0d%0a",
        b"hertzschlag",
        b"ticking",
        b"openapi.json",
    ),
]
QUERIES = [b"after", b"at", b"seat", b"language", b"x", b"", b"%00", b"after[]"]
HEADERS = [
    *(
        b"origin",
        b"cookie",
        b"authorization",
        b"content-type",
        b"accept",
        b"accept-encoding",
        b"range",
        b"upgrade",
    ),
    *(
        b"transfer-encoding",
        b"content-encoding",
        b"x-forwarded-for",
        b"if-none-match",
        b"expect",
        b"host",
        b"x",
    ),
]
VALUES = [
    *(
        b"http://[",
        b"http://a:b:c",
        b"null",
        b"",
        b"\xff",
        b"\xb2",
        b"a; =; b=",
        b"Bearer",
        b"Bearer \xff",
        b"gzip",
        b"*/*",
    ),
    *(
        b"application/json",
        b"text/plain",
        b"multipart/form-data",
        b"bytes=0-",
        b"chunked",
        b"x" * 3000,
        b"http://testserver",
    ),
]
METHODS = ["GET", "POST", "PUT", "HEAD", "DELETE", "OPTIONS", "PATCH", "FOO"]


class Asker:
    """Makes requests up: near those of the page, with something hostile in most of them."""

    def __init__(self, rng: random.Random, code: str, token: str) -> None:
        self.rng = rng
        self.code = code.encode()
        self.token = token.encode()
        self.number = 0

    def request(self) -> tuple[str, bytes, bytes]:
        """A method, a target and a body: usually those that belong together."""
        rng = self.rng
        table = b"/api/tables/" + self.code
        method, path, body = rng.choice(
            [
                *(("POST", table + b"/commands", command) for command in self.commands()),
                *(
                    ("POST", path, body)
                    for path in (b"/api/tables", b"/api/records")
                    for body in self.tables()
                ),
                ("POST", table + b"/seats", {"name": rng.choice(TEXTS), "seat": rng.choice(NUMBERS)}),
                ("PUT", table + b"/seats/" + rng.choice(PARTS), {"kind": "bot", "bot": rng.choice(TEXTS)}),
                ("POST", table + b"/rematch", None),
                *(
                    ("GET", table + path, None)
                    for path in (b"", b"", b"/replay", b"/replay", b"/record", b"/debrief")
                ),
                *(
                    ("GET", path + rng.choice(PARTS), None)
                    for path in (b"/api/tables/", b"/api/games/", b"/assets/")
                ),
                ("GET", b"/" + b"/".join(rng.choices(PARTS, k=rng.randrange(5))), None),
            ]
        )
        if rng.random() < 0.1:
            method = rng.choice(METHODS)
        asked = [rng.choice(QUERIES) + b"=" + rng.choice(PARTS) for _ in range(rng.choice([0, 0, 1, 1, 2]))]
        target = path + (b"?" + b"&".join(asked) if asked else b"")
        return method, target, b"" if body is None else self.spoilt(json.dumps(body).encode())

    def headers(self) -> list[tuple[bytes, bytes]]:
        rng = self.rng
        found = [(rng.choice(HEADERS), rng.choice(VALUES)) for _ in range(rng.choice([0, 0, 1, 2]))]
        cookie = (
            b"stromtisch-"
            + self.code
            + rng.choice([b"", b"-1", b"-\xb2", b"-" + b"9" * 30])
            + b"="
            + self.token
        )
        found.append(rng.choice([(b"authorization", b"Bearer " + self.token), (b"cookie", cookie)]))
        return found + ([(b"content-type", b"application/json")] if rng.random() < 0.8 else [])

    def commands(self) -> list[Message]:
        rng = self.rng
        self.number += 1
        name, text = f"h{self.number}", rng.choice(TEXTS)
        return [
            {"type": "chat", "id": name, "text": text},
            {
                "type": "decide",
                "id": name,
                "decision": rng.choice([text, "mark 4"]),
                "moment": rng.choice(["0", *TEXTS]),
            },
            {"type": "why", "id": name, "decision": text},
            {"type": "pull", "id": name, "after": rng.choice(NUMBERS)},
            {"type": "rollback", "id": name, "to": rng.choice(NUMBERS)},
            {"type": "stand-in", "id": name, "seat": rng.choice(NUMBERS), "bot": text},
            {"type": text, "id": name},
            {"type": "undo", "id": text},
        ]

    def tables(self) -> list[Any]:
        rng = self.rng
        text, number = rng.choice(TEXTS), rng.choice(NUMBERS)
        seats: list[Message] = [{"kind": "open"}, {"kind": "open"}]
        return [
            {"game": "ticking", "seats": seats, "options": {"seconds": number}},
            {"game": "ticking", "seats": [{"kind": "person", "name": text}, {"kind": "open"}]},
            {"game": text, "seats": seats, "options": {text: number}},
            {"game": "ticking", "seats": [{"kind": "bot", "bot": text, "name": text}] * 2},
            {"format": "stromtisch-match", "version": 1, "game": text, "rules": number},
            {"format": "stromtisch-match", "version": 1, "game": "ticking", "rules": number, "seed": text},
            {text: number},
            NUMBERS,
        ]

    def spoilt(self, whole: bytes) -> bytes:
        """Mostly what was meant; now and then with another byte, cut off, or something else."""
        rng, raw, way = self.rng, bytearray(whole), self.rng.randrange(8)
        if way == 0:
            raw[rng.randrange(len(raw))] = rng.randrange(256)
        elif way == 1:
            del raw[rng.randrange(len(raw)) :]
        elif way == 2:
            return rng.choice([b"", b"[" * 5000, b"x" * 20_000])
        return bytes(raw)


@pytest.mark.timeout(LIMIT)
def test_no_request_makes_the_server_fail() -> None:
    async def run(folder: Path) -> None:
        rng = random.Random(10)
        async with running(folder) as app:
            rooms: Rooms = app.state.rooms
            body = {"game": "ticking", "seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]}
            _, ada = await call(app, "POST", "/api/tables", body)
            await call(app, "POST", f"/api/tables/{ada['code']}/seats", {"name": "B"})
            asker = Asker(rng, ada["code"], ada["token"])
            accepted: set[tuple[int, str]] = set()
            statuses: Counter[int] = Counter()
            for _ in range(max(2000, MESSAGES // REQUEST_EVERY)):
                method, target, body_sent = asker.request()
                headers = asker.headers()
                status, said = await asyncio.wait_for(ask(app, method, target, headers, body_sent), PATIENCE)
                assert 200 <= status < 500, (method, target[:200], headers, body_sent[:200], said[:200])
                statuses[status] += 1
                if status == 200 and said.startswith(b'{"type":"answer"'):
                    answer = json.loads(said)
                    if json.loads(body_sent)["type"] in CHANGING:
                        accepted.add((answer["seq"], answer["id"]))
            stored = await rooms.log.load(ada["code"])
            assert stored is not None
            lines = {(e.seq, e.command_id.split(":", 1)[1]) for e in stored.acts if e.command_id}
            assert accepted == lines
            assert {e.kind for e in stored.acts if e.command_id is None} == {"opened", "seated", "started"}
            # It was not all refused at the door.
            assert {200, 201, 400, 403, 404, 405, 409, 413, 415} <= set(statuses), statuses

    with tempfile.TemporaryDirectory(dir=memory()) as name:
        asyncio.run(run(Path(name)))
