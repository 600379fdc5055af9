"""Whatever people do in whatever order, answers stay true: a state machine over the API.

The model is small on purpose: what was acknowledged, and the marks on the board that follow from it.
"""

from __future__ import annotations

import asyncio
import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings
from stromtisch.store.engine import sqlite_url
from stromtisch.store.migrate import upgrade
from stromtisch.testing.ticking import bot_levels, make_table_bot, table_games
from tests.server.asgi import Message, Wire, call
from tests.server.conftest import UNLIMITED

SECONDS = 600
SETTINGS = Settings(bot_pause=0.0, absence=1e9, **UNLIMITED)
APP = create_app(SETTINGS, table_games(), make_table_bot, bot_levels, migrate=False)
seats = st.integers(0, 1)


@cache
def template() -> Path:
    """An empty database to copy: making one anew takes longer than a whole game."""
    folder = Path(tempfile.mkdtemp(prefix="stromtisch-machine-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    upgrade(sqlite_url(folder))
    return folder / "stromtisch.sqlite3"


class Tables(RuleBasedStateMachine):
    """Two seats at one table: joining, leaving, deciding, repeating, reordering, reconnecting, expiring, undoing."""

    def __init__(self) -> None:
        super().__init__()
        memory = Path("/dev/shm")
        self.folder = tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None)
        SETTINGS.data = Path(self.folder.name)
        self.now = 1_790_000_000_000
        SETTINGS.clock = lambda: self.now
        shutil.copyfile(template(), SETTINGS.data / "stromtisch.sqlite3")
        self.runner = asyncio.Runner()
        self.start()
        self.tokens: list[str | None] = [None, None]
        self.code = ""
        self.number = 0
        # What was sent and how it was answered, by seat and id.
        self.answers: dict[tuple[int, str], tuple[Message, Message]] = {}
        self.seq = 2
        self.started = False
        self.finished = False
        # Who marked which square, in order; what was undone is gone.
        self.marks: list[tuple[int, int]] = []
        # Marks that the clock made: nobody takes those back.
        self.expired: list[tuple[int, int]] = []
        self.expired_last = False
        self.open_table()

    def start(self) -> None:
        """Start the server, in a task of its own that also ends it."""
        self.ready, self.over = asyncio.Event(), asyncio.Event()

        async def live() -> None:
            async with APP.lifespan():
                self.ready.set()
                await self.over.wait()

        async def begin() -> asyncio.Task[None]:
            task = asyncio.create_task(live())
            await self.ready.wait()
            return task

        self.life = self.runner.run(begin())

    def stop(self) -> None:
        async def end() -> None:
            self.over.set()
            await self.life

        self.runner.run(end())

    def teardown(self) -> None:
        self.stop()
        self.runner.close()
        self.folder.cleanup()

    # --- talking to the server ------------------------------------------------------------

    def call(self, method: str, path: str, body: object = None, seat: int | None = None) -> tuple[int, Any]:
        token = None if seat is None else self.tokens[seat]
        return self.runner.run(call(APP, method, path, body, token))

    def command(self, seat: int, command: Message) -> Message:
        _, answer = self.call("POST", f"/api/tables/{self.code}/commands", command, seat)
        return dict(answer)

    def send(self, seat: int, **fields: object) -> Message:
        self.number += 1
        command = {"id": f"c{self.number}", **fields}
        answer = self.command(seat, command)
        assert answer["id"] == command["id"]
        assert answer.get("code") not in ("internal", "try-again")
        if self.tokens[seat] is not None:
            self.answers[seat, str(command["id"])] = (command, answer)
        if answer["accepted"] and fields["type"] not in ("pull", "why"):
            # Every accepted command is the next line of the log.
            assert answer["seq"] == self.seq + 1
            self.seq += 1
        return answer

    def show(self, seat: int | None = None) -> Message:
        status, message = self.call("GET", f"/api/tables/{self.code}", seat=seat)
        assert status == 200
        return dict(message)

    # --- rules --------------------------------------------------------------------------------

    def open_table(self) -> None:
        body = {
            "game": "ticking",
            "options": {"seconds": SECONDS},
            "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}],
        }
        status, ada = self.call("POST", "/api/tables", body)
        assert status == 201
        self.code, self.tokens[0] = ada["code"], ada["token"]
        self.seq = 1

    @rule(seat=st.sampled_from([None, 0, 1, 7]))
    def join(self, seat: int | None) -> None:
        status, answer = self.call("POST", f"/api/tables/{self.code}/seats", {"name": "Bo", "seat": seat})
        free = not self.started and seat in (None, 1)
        assert (status == 201) == free, answer
        if free:
            self.tokens[1] = answer["token"]
            self.seq += 2
            self.started = True

    @rule(seat=seats, square=st.integers(0, 9), late=st.booleans())
    def decide(self, seat: int, square: int, late: bool) -> None:
        moment = str(max(0, len(self.marks) - late))
        legal = (
            self.started
            and not self.finished
            and self.tokens[seat] is not None
            and seat == len(self.marks) % 2
            and moment == str(len(self.marks))
            and square < 9
            and square not in [taken for _, taken in self.marks]
        )
        answer = self.send(seat, type="decide", decision=f"mark {square}", moment=moment)
        assert answer["accepted"] == legal, answer
        if legal:
            self.marks.append((seat, square))
            self.expired_last = False
            self.finish()

    def finish(self) -> None:
        lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
        for seat in (0, 1):
            own = {square for who, square in self.marks if who == seat}
            self.finished |= any(own >= set(line) for line in lines)
        self.finished |= len(self.marks) == 9

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        mine = self.started and not self.finished and bool(self.marks) and self.marks[-1][0] == seat
        mine = mine and self.tokens[seat] is not None and not self.expired_last
        answer = self.send(seat, type="undo")
        assert answer["accepted"] == mine, answer
        if mine:
            self.marks.pop()
            # What lies before was decided by a command, or is protected again.
            self.expired_last = bool(self.marks) and self.marks[-1] in self.expired

    @precondition(lambda self: self.started and not self.finished)
    @rule()
    def expire(self) -> None:
        """The clock of the moment runs out: the first free square is marked, by nobody's command."""
        before = self.show()
        self.now = before["clock"]["deadline"]
        room = self.runner.run(APP.state.rooms.get(self.code))
        seat = len(self.marks) % 2
        free = min(set(range(9)) - {square for _, square in self.marks})
        self.runner.get_loop().call_soon(room.driver.stir)
        for _ in range(1000):
            after = self.show()
            if after["seq"] > before["seq"]:
                break
            self.runner.run(asyncio.sleep(0.002))
        assert after["seq"] == before["seq"] + 1
        self.seq += 1
        self.marks.append((seat, free))
        self.expired.append((seat, free))
        self.expired_last = True
        self.finish()

    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """The same command again, late and in any order, gets its first answer and changes nothing."""
        if not self.answers:
            return
        seat, name = data.draw(st.sampled_from(sorted(self.answers)))
        command, answer = self.answers[seat, name]
        again = self.command(seat, command)
        if command["type"] in ("pull", "why"):
            return
        assert again == answer

    @rule(seat=st.sampled_from([None, 0, 1]))
    def reconnect(self, seat: int | None) -> None:
        """A socket that opens anew is sent the whole table."""
        token = None if seat is None else self.tokens[seat]

        async def first() -> Message:
            heard: asyncio.Queue[Message] = asyncio.Queue()
            wire = Wire(APP, self.code, token, heard.put_nowait)
            message = await asyncio.wait_for(heard.get(), 30)
            wire.hang_up()
            await wire.task
            return message

        message = self.runner.run(first())
        assert (message["type"], message["seq"]) == ("table", self.seq)
        assert message["you"] == (None if token is None else seat)

    @rule(seat=seats, text=st.sampled_from(["hm", "", "x" * 501]))
    def chat(self, seat: int, text: str) -> None:
        answer = self.send(seat, type="chat", text=text)
        assert answer["accepted"] == (text == "hm" and self.tokens[seat] is not None)

    @precondition(lambda self: not self.started)
    @rule()
    def leave(self) -> None:
        """The host leaves the lobby: the seat is free, and the token holds nothing any more."""
        answer = self.send(0, type="leave")
        assert answer["accepted"]
        self.answers.clear()
        assert self.send(0, type="chat", text="hm")["code"] == "no-seat"
        self.answers.clear()
        status, ada = self.call("POST", f"/api/tables/{self.code}/seats", {"name": "Ada", "seat": 0})
        assert status == 201
        self.tokens[0] = ada["token"]
        self.seq += 1

    @rule()
    def restart(self) -> None:
        """The server ends and starts again with nothing but its database."""
        self.stop()
        self.start()

    # --- what always holds ---------------------------------------------------------------------

    @invariant()
    def the_table_shows_what_was_acknowledged(self) -> None:
        if not self.code:
            return
        message = self.show()
        assert message["seq"] == self.seq
        status = "finished" if self.finished else "playing" if self.started else "lobby"
        assert message["table"]["status"] == status
        if self.started:
            marks = [sorted(s for who, s in self.marks if who == seat) for seat in (0, 1)]
            assert message["view"]["marks"] == marks


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=30,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
