"""Clocks are deadlines in the log: they run out once, whatever happens to the server."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from stromtisch.server.settings import Settings

if TYPE_CHECKING:
    from tests.server.conftest import Served


def test_a_clock_runs_out_and_the_next_one_starts(start: Callable[[], Served], settings: Settings) -> None:
    now = [1_790_000_000_000]
    settings.clock = lambda: now[0]
    served = start()
    ada, bo = served.pair(seconds=1)
    ada.connect()
    bo.connect()
    clock = ada.last["clock"]
    assert (clock["moment"], clock["seconds"]) == ("0", 1)
    for moment in ("1", "2"):
        now[0] += 1000
        ada.until(lambda m, moment=moment: m["view"]["moment"] == moment)  # type: ignore[misc]
    rows = served.log(ada.code)
    assert [row[1] for row in rows] == ["opened", "seated", "started", "expire", "expire"]
    assert rows[2][4] == clock["deadline"]
    assert [row[3].get("moment") for row in rows[3:5]] == ["0", "1"]
    assert [line["seq"] for line in ada.journal[:4]] == [4, 4, 5, 5]


def test_the_same_moment_keeps_its_deadline(served: Served) -> None:
    ada, bo = served.pair(seconds=600)
    ada.connect()
    bo.connect()
    first = ada.last["clock"]
    ada.send("chat", text="so")
    ada.send("vote", stop=True)
    ada.until(lambda m: m["table"]["seats"][0]["votes_stop"])
    assert ada.last["clock"] == first
    ada.mark(4)
    second = ada.until(lambda m: m["view"]["moment"] == "1")["clock"]
    assert second["deadline"] >= first["deadline"]
    ada.send("undo")
    assert ada.until(lambda m: m["view"]["moment"] == "0")["clock"] == first
    served.restart()
    assert ada.connect().last["clock"] == first


def test_a_clock_that_ran_out_while_the_server_was_down_runs_out_once(
    start: Callable[[], Served], settings: Settings
) -> None:
    now = [1_790_000_000_000]
    settings.clock = lambda: now[0]
    served = start()
    ada, bo = served.pair(seconds=1)
    for moment in range(3):
        served.stop()
        now[0] += 1000
        served.start()
        ada.connect()
        ada.until(lambda m, moment=moment: m["view"]["moment"] == str(moment + 1))  # type: ignore[misc]
        served.restart()
        ada.connect()
        bo.connect()
        moments = [row[3]["moment"] for row in served.log(ada.code) if row[1] == "expire"]
        assert moments == [str(number) for number in range(moment + 1)]
    # The next one runs as it should.
    now[0] += 1000
    ada.until(lambda m: m["view"]["moment"] == "4")
    assert served.kinds(ada.code)[3:] == ["expire"] * 4


def test_a_restart_before_the_deadline_keeps_it(start: Callable[[], Served], settings: Settings) -> None:
    now = [1_790_000_000_000]
    settings.clock = lambda: now[0]
    served = start()
    ada, _bo = served.pair(seconds=600)
    assert ada.get()["clock"]["deadline"] == now[0] + 600_000
    served.stop()
    now[0] += 599_999
    served.start()
    assert ada.get()["view"]["moment"] == "0"
    served.stop()
    now[0] += 1
    served.start()
    ada.connect()
    ada.until(lambda m: m["view"]["moment"] == "1")
    assert ada.last["clock"]["deadline"] == now[0] + 600_000
    assert served.kinds(ada.code)[3:] == ["expire"]


def wait_for(wanted: Callable[[], bool]) -> None:
    while not wanted():
        time.sleep(0.02)


def test_an_abandoned_table_is_parked(start: Callable[[], Served], settings: Settings) -> None:
    """Nobody comes back to a finished game: the clock that runs runs out, then the table waits."""
    now = [1_790_000_000_000]
    settings.clock = lambda: now[0]
    served = start()
    ada, _bo = served.pair(seconds=600)
    settings.absence = 0.0
    assert ada.get()["view"]["moment"] == "0"
    served.restart()
    wait_for(lambda: served.kinds(ada.code).count("autopilot") == 2)
    served.stop()
    now[0] += 3_600_000
    served.start()
    wait_for(lambda: "expire" in served.kinds(ada.code))
    assert served.log(ada.code)[-1][1::3] == ("expire", None)
    settings.absence = 3600.0
    back = ada.connect().last
    assert back["clock"]["deadline"] == now[0] + 600_000
    # Now that somebody is back, Bo's autopilot may already have gone on.
    assert served.kinds(ada.code)[3:7] == ["autopilot", "autopilot", "expire", "autopilot"]
