"""Bots play in processes of their own, and a table never hangs because of one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from stromtisch.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Served

ADA = {"kind": "person", "name": "Ada"}


@pytest.mark.parametrize("level", ["random", "patient", "broken", "dying"])
def test_a_bot_answers_every_move(served: Served, level: str) -> None:
    ada = served.open([ADA, {"kind": "bot", "bot": level}]).connect()
    while True:
        ada.until(lambda m: bool(m["legal"]) or m["table"]["status"] == "finished")
        if ada.last["table"]["status"] == "finished":
            break
        decision = ada.last["legal"][0]["decision"]
        assert ada.send("decide", decision=decision, moment=ada.last["view"]["moment"])["accepted"]
    assert {line["seat"] for line in ada.journal if line["kind"] == "marked"} == {0, 1}


@pytest.mark.parametrize("level", ["hanging", "freezing"])
def test_a_bot_that_hangs_is_replaced(start: Callable[[], Served], settings: Settings, level: str) -> None:
    settings.bot_limit = 0.5
    ada = start().open([ADA, {"kind": "bot", "bot": level}]).connect()
    for moment in ("0", "2"):
        ada.until(lambda m, moment=moment: m["view"]["moment"] == moment)  # type: ignore[misc]
        assert ada.send("decide", decision=ada.last["legal"][0]["decision"], moment=moment)["accepted"]


@pytest.mark.parametrize("level", ["broken", "dying"])
def test_for_a_bot_that_fails_the_autopilot_decides(served: Served, level: str) -> None:
    """Not chance: what it does must be what the game has for somebody absent, in tic-tac-toe the first free square."""
    ada = served.open([ADA, {"kind": "bot", "bot": level}]).connect()
    ada.mark(8)
    ada.mark(7)
    ada.until(lambda m: m["view"]["moment"] == "4")
    assert [line["square"] for line in ada.journal if line.get("seat") == 1 and "square" in line] == [0, 1]


def test_a_frozen_bot_holds_up_its_own_table_only(start: Callable[[], Served], settings: Settings) -> None:
    settings.bot_workers = 2
    served = start()
    stuck = served.open([ADA, {"kind": "bot", "bot": "freezing"}]).connect()
    stuck.mark(4)
    for _ in range(3):
        table = served.open([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]).connect()
        table.until(lambda m: m["table"]["status"] == "finished")
    assert stuck.get()["view"]["moment"] == "1"


def test_no_thought_is_lost_by_waiting_for_others(start: Callable[[], Served], settings: Settings) -> None:
    """Two hundred thoughts for one slow worker: together they take far longer than a single one may."""
    settings.bot_limit = 3.0
    settings.visit_burst = settings.open_burst = 1e9
    served = start()
    bots = [{"kind": "bot", "bot": "slow"}] * 8
    tables = [served.open(bots, "relay", length=8) for _ in range(25)]
    for table in tables:
        table.connect().until(lambda m: m["table"]["status"] == "finished")
        added = [line["number"] for line in table.journal if line["kind"] == "added"]
        # What the bot wants, never what chance or the autopilot would choose.
        assert added == [2] * 8


LEAVE_IN_THE_MIDDLE = """
import asyncio
from stromtisch.core.match import Match, SeatInfo
from stromtisch.server.crew import Crew
from stromtisch.room.sources import Source
from stromtisch.room.thinking import ask
from stromtisch.server.thinking import Thinker
from stromtisch.testing.ticking import table_collection, table_games

async def leave() -> None:
    crew = Crew(1)
    thinker = Thinker(crew, 1000.0)
    seats = [SeatInfo("person", ""), SeatInfo("bot", "")]
    match = Match(table_games()["ticking"], {"seconds": 0}, seats, "seed")
    for level in ("random", "hanging"):
        thought = asyncio.ensure_future(
            thinker.think("TABLE", Source(table_collection), ask(match, 0, level, "deal", True, False), "seed")
        )
        await asyncio.wait({thought}, timeout=None if level == "random" else 0.3)
    thought.cancel()
    await asyncio.gather(thought, return_exceptions=True)
    await crew.stop()

if __name__ == "__main__":
    asyncio.run(leave())
    print("left")
"""


def test_a_server_ends_although_a_bot_still_thinks(tmp_path: Path) -> None:
    """A bot that thinks for ever must neither keep the server from ending nor make it complain."""
    script = tmp_path / "leave.py"
    script.write_text(LEAVE_IN_THE_MIDDLE)
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, script],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "left", "")


def test_tables_of_bots_go_on_after_a_restart(served: Served) -> None:
    served.settings.bot_pause = 0.05
    watcher = served.open([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    watcher.connect().until(lambda m: m["view"]["moment"] >= "2")
    served.restart()
    ended = watcher.connect().until(lambda m: m["table"]["status"] == "finished")
    assert ended["view"]["outcome"] is not None
