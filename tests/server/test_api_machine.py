"""Answers stay true in any order of acts: a state machine over the API.

The model is small on purpose: what was acknowledged, and the marks on the board that follow from it.
"""

from __future__ import annotations

import asyncio
import atexit
import shutil
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stromtisch.room import snapshots
from stromtisch.room.log import LoggedAct
from stromtisch.server import app as application
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings
from stromtisch.store.engine import sqlite_url
from stromtisch.store.migrate import upgrade
from stromtisch.testing.ticking import table_collection
from tests.known_seeds import known_seeds
from tests.server.asgi import Message, Wire, call
from tests.server.conftest import UNLIMITED
from tests.server.inline import InlineCrew

SECONDS = 600
SETTINGS = Settings(bot_pause=0.0, absence=1e9, **UNLIMITED)
APP = create_app(SETTINGS, table_collection, migrate=False)
seats = st.integers(0, 1)
mostly_host = st.sampled_from([0, 0, 0, 1])


@cache
def template() -> Path:
    """An empty database to copy: making one anew takes longer than a whole game."""
    folder = Path(tempfile.mkdtemp(prefix="stromtisch-machine-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    upgrade(sqlite_url(folder))
    return folder / "stromtisch.sqlite3"


@dataclass(frozen=True)
class Mark:
    """A mark on the board: whose, where, whether the clock made it, and by which line of the log."""

    seat: int
    square: int
    by_clock: bool
    seq: int


class Tables(RuleBasedStateMachine):
    """Two seats at one table: joining, leaving, deciding, repeating, reordering, reconnecting, expiring, undoing,
    rolling back, pausing, and a bot or the autopilot in place of people who are away."""

    def __init__(self) -> None:
        super().__init__()
        memory = Path("/dev/shm")
        self.folder = tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None)
        SETTINGS.data = Path(self.folder.name)
        self.now = 1_790_000_000_000
        SETTINGS.clock = lambda: self.now
        SETTINGS.seeds, SETTINGS.bot_seeds = known_seeds("machine"), known_seeds("bots of the machine")
        shutil.copyfile(template(), SETTINGS.data / "stromtisch.sqlite3")
        self.patched = pytest.MonkeyPatch()
        self.patched.setattr(application, "Crew", InlineCrew)
        # Short tables would never be read from a snapshot otherwise.
        self.patched.setattr(snapshots, "EVERY", 4)
        self.runner = asyncio.Runner()
        self.start()
        self.tokens: list[str | None] = [None, None]
        self.code = ""
        self.number = 0
        # What was sent and how it was answered, by seat and id.
        self.answers: dict[tuple[int, str], tuple[Message, Message]] = {}
        self.seq = 0
        self.started = False
        self.finished = False
        self.paused = False
        self.left = False
        # The marks on the board, and those after every line since the start; what was undone is gone.
        self.marks: list[Mark] = []
        self.past: dict[int, list[Mark]] = {}
        # Who counts as being here, who is played for, and by a bot of which level.
        self.here: set[int] = set()
        self.piloted: dict[int, str | None] = {}
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
        self.patched.undo()
        self.folder.cleanup()

    # --- talking to the server ------------------------------------------------------------

    def call(self, method: str, path: str, body: object = None, seat: int | None = None) -> tuple[int, Any]:
        token = None if seat is None else self.tokens[seat]
        if seat is not None and token is not None:
            self.here.add(seat)
        return self.runner.run(call(APP, method, path, body, token))

    def command(self, seat: int, command: Message) -> Message:
        _, answer = self.call("POST", f"/api/tables/{self.code}/commands", command, seat)
        return dict(answer)

    def send(self, by: int, /, **fields: object) -> Message:
        self.number += 1
        command = {"id": f"c{self.number}", **fields}
        answer = self.command(by, command)
        assert answer["id"] == command["id"]
        assert answer.get("code") not in ("internal", "try-again")
        if self.tokens[by] is not None:
            self.answers[by, str(command["id"])] = (command, answer)
        self.settle(command if answer["accepted"] else None, answer.get("seq"))
        return answer

    # --- what the log says --------------------------------------------------------------------

    def due(self) -> bool:
        """Whether the table still has to do something by itself."""
        if not self.started or self.finished or self.paused or not self.here:
            return False
        return bool(self.here & self.piloted.keys()) or len(self.marks) % 2 in self.piloted

    def settle(self, command: Message | None = None, seq: int | None = None, expiring: bool = False) -> None:
        """Read what was written until nothing more is due: the command's one line, and what follows by itself."""
        expected = 0 if command is None or command["type"] in ("pull", "why") else 1
        for _ in range(3000):
            self.show()
            stored = self.runner.run(APP.state.rooms.log.load(self.code, self.seq))
            for act in stored.acts:
                assert act.seq == self.seq + 1
                self.seq += 1
                if act.command_id is not None:
                    assert command is not None
                    assert (act.command_id.split(":", 1)[1], act.seq) == (command["id"], seq)
                    expected -= 1
                else:
                    expiring &= act.kind != "expire"
                self.take(act, by_itself=act.command_id is None)
            if expected == 0 and not expiring and not self.due():
                return
            self.runner.run(asyncio.sleep(0.002))
        raise AssertionError(
            f"still waiting: {expected}, {expiring}, {self.here}, {self.piloted}, {self.marks}"
        )

    def take(self, act: LoggedAct, by_itself: bool) -> None:
        """What a line means, told apart from the server's own code."""
        turn = len(self.marks) % 2
        free = sorted(set(range(9)) - {mark.square for mark in self.marks})
        seat = act.seat if act.seat is not None else -1
        if act.kind == "started":
            self.started = True
        elif act.kind == "decide":
            square = int(str(act.body["decision"]).split()[1])
            assert seat == turn
            assert square in free
            if by_itself:
                # Only for people who are away, and the autopilot takes what comes first.
                assert seat in self.piloted
                assert self.piloted[seat] is not None or square == free[0]
            self.marks = [*self.marks, Mark(seat, square, False, act.seq)]
        elif act.kind == "expire":
            self.marks = [*self.marks, Mark(turn, free[0], True, act.seq)]
        elif act.kind == "undo":
            self.marks = self.marks[:-1]
        elif act.kind == "rollback":
            to = act.body["to"]
            assert isinstance(to, int)
            self.marks = self.past[to]
        elif act.kind == "autopilot":
            if act.body["on"]:
                assert not by_itself
                self.piloted[seat] = str(act.body["bot"]) if "bot" in act.body else None
            else:
                assert seat in self.here
                del self.piloted[seat]
        elif act.kind in ("paused", "resumed"):
            self.paused = act.kind == "paused"
        if self.started:
            self.past[act.seq] = self.marks
            self.finish()

    def finish(self) -> None:
        lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
        self.finished = len(self.marks) == 9
        for seat in (0, 1):
            own = {mark.square for mark in self.marks if mark.seat == seat}
            self.finished |= any(own >= set(line) for line in lines)

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
            "settings": {"rollback": True},
        }
        status, ada = self.call("POST", "/api/tables", body)
        assert status == 201
        self.code, self.tokens[0] = ada["code"], ada["token"]
        self.here.add(0)
        self.settle()
        assert self.seq == 1

    def going_on(self) -> bool:
        return self.started and not self.finished

    @initialize(begin=st.sampled_from([True, True, True, False]))
    def sit_down_at_once(self, begin: bool) -> None:
        """Most tables start at once: more happens at those that have."""
        if begin:
            self.join(None)

    @rule(seat=st.sampled_from([None, 0, 1, 7]))
    def join(self, seat: int | None) -> None:
        status, answer = self.call("POST", f"/api/tables/{self.code}/seats", {"name": "Bo", "seat": seat})
        free = not self.started and seat in (None, 1)
        assert (status == 201) == free, answer
        if free:
            self.tokens[1] = answer["token"]
            self.here.add(1)
            self.settle()
            assert self.started

    @rule(seat=seats, square=st.integers(0, 9), late=st.booleans())
    def decide(self, seat: int, square: int, late: bool) -> None:
        moment = str(max(0, len(self.marks) - late))
        legal = (
            self.going_on()
            and not self.paused
            and self.tokens[seat] is not None
            and seat == len(self.marks) % 2
            and moment == str(len(self.marks))
            and square < 9
            and square not in [mark.square for mark in self.marks]
        )
        answer = self.send(seat, type="decide", decision=f"mark {square}", moment=moment)
        assert answer["accepted"] == legal, answer

    @precondition(lambda self: self.going_on() and not self.paused)
    @rule(data=st.data())
    def play_on(self, data: st.DataObject) -> None:
        """The player whose turn it is decides what is allowed, so that games come to something."""
        free = sorted(set(range(9)) - {mark.square for mark in self.marks})
        square = data.draw(st.sampled_from(free))
        moment = str(len(self.marks))
        answer = self.send(len(self.marks) % 2, type="decide", decision=f"mark {square}", moment=moment)
        assert answer["accepted"], answer

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        last = self.marks[-1] if self.marks else None
        mine = self.going_on() and not self.paused and self.tokens[seat] is not None
        mine = mine and last is not None and last.seat == seat and not last.by_clock
        answer = self.send(seat, type="undo")
        assert answer["accepted"] == mine, answer

    @precondition(lambda self: self.started)
    @rule(data=st.data(), seat=mostly_host)
    def roll_back(self, data: st.DataObject, seat: int) -> None:
        """The host goes back to any line since the start; the marks are those of that time."""
        to = data.draw(st.sampled_from([*sorted(self.past), 0, self.seq + 1]))
        allowed = self.going_on() and seat == 0 and self.past.get(to, self.marks) != self.marks
        answer = self.send(seat, type="rollback", to=to)
        assert answer["accepted"] == allowed, answer

    @precondition(lambda self: self.started)
    @rule(seat=mostly_host, senseless=st.sampled_from([False, False, False, True]))
    def pause_or_resume(self, seat: int, senseless: bool) -> None:
        what = "resume" if self.paused != senseless else "pause"
        allowed = self.going_on() and seat == 0 and self.paused == (what == "resume")
        answer = self.send(seat, type=what)
        assert answer["accepted"] == allowed, answer

    @precondition(lambda self: self.started)
    @rule(seat=mostly_host, bot=st.sampled_from([None, "random", "nobody"]), away=st.booleans())
    def stand_in(self, seat: int, bot: str | None, away: bool) -> None:
        """Only the host has somebody played for, and only somebody who is away."""
        if away:
            self.reconnect(1)
        away = 1 not in self.here and (1 not in self.piloted or self.piloted[1] != bot)
        allowed = self.going_on() and seat == 0 and away and bot != "nobody"
        answer = self.send(seat, type="stand-in", seat=1, bot=bot)
        assert answer["accepted"] == allowed, answer

    @precondition(lambda self: self.started)
    @rule()
    def skip(self) -> None:
        """The host lets the clock run out at once."""
        running = self.show()["clock"] is not None
        allowed = self.going_on() and not self.paused and running
        assert self.send(0, type="skip")["accepted"] == allowed

    @precondition(lambda self: self.going_on() and not self.paused)
    @rule()
    def expire(self) -> None:
        """The clock of the moment runs out: the first free square is marked, by nobody's command."""
        clock = self.show()["clock"]
        if clock is None:
            # Without people who play for themselves there is none.
            assert self.piloted
            return
        self.now = max(self.now, clock["deadline"])
        room = self.runner.run(APP.state.rooms.get(self.code))
        self.runner.get_loop().call_soon(room.driver.stir)
        before = len(self.marks)
        self.settle(expiring=True)
        assert self.marks[before].by_clock

    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """The same command again, late and in any order, gets its first answer and changes nothing."""
        if not self.answers:
            return
        seat, name = data.draw(st.sampled_from(sorted(self.answers)))
        command, answer = self.answers[seat, name]
        again = self.command(seat, command)
        self.settle()
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
            message = await asyncio.wait_for(heard.get(), 100)
            wire.hang_up()
            await wire.task
            return message

        back = seat is not None and token is not None and self.going_on() and seat in self.piloted
        if seat is not None and token is not None:
            self.here.add(seat)
        message = self.runner.run(first())
        # A person who was played for plays again, and is told so.
        assert (message["type"], message["seq"]) == ("table", self.seq + back)
        assert message["you"] == (None if token is None else seat)
        self.settle()
        if seat is not None:
            # The socket has told that somebody was here; now it tells that they have gone.
            self.here.discard(seat)

    @rule(seat=seats, text=st.sampled_from(["hm", "", "x" * 501]))
    def chat(self, seat: int, text: str) -> None:
        answer = self.send(seat, type="chat", text=text)
        assert answer["accepted"] == (text == "hm" and self.tokens[seat] is not None)

    @precondition(lambda self: not self.started and not self.left)
    @rule()
    def leave(self) -> None:
        """The host leaves the lobby: the seat is free, and the token holds nothing any more."""
        self.left = True
        answer = self.send(0, type="leave")
        assert answer["accepted"]
        self.answers.clear()
        assert self.send(0, type="chat", text="hm")["code"] == "no-seat"
        self.answers.clear()
        status, ada = self.call("POST", f"/api/tables/{self.code}/seats", {"name": "Ada", "seat": 0})
        assert status == 201
        self.tokens[0] = ada["token"]
        self.here = {0}
        self.settle()

    @rule()
    def restart(self) -> None:
        """The server ends and starts again with nothing but its database."""
        self.stop()
        self.start()
        self.here = set()

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
            marks = [sorted(mark.square for mark in self.marks if mark.seat == seat) for seat in (0, 1)]
            assert message["view"]["marks"] == marks
            assert message["table"]["life"]["paused"] == self.paused
            assert [seat["autopilot"] for seat in message["table"]["seats"]] == [
                seat in self.piloted for seat in (0, 1)
            ]


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=20,
    stateful_step_count=30,
    # Simpler than the first failure is nice to have, but takes minutes.
    phases=[Phase.explicit, Phase.generate],
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
