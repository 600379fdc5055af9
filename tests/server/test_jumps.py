"""Clocks survive jumps of the wall clock, in both directions, while the server runs and between two starts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from stromtisch.room.steady import SteadyClock
from tests.server.test_clocks import wait_for
from tests.server.test_nodes import two  # noqa: F401 - a fixture

if TYPE_CHECKING:
    from stromtisch.server.settings import Settings
    from tests.server.conftest import Player, Served

EPOCH = 1_790_000_000_000
HOUR = 3_600_000
SECONDS = 600


class Machine:
    """A machine's two clocks, both in the hand of the test."""

    def __init__(self) -> None:
        self.wall = EPOCH
        self.up = 1_000

    def passes(self, milliseconds: int) -> None:
        """Time goes by."""
        self.wall += milliseconds
        self.up += milliseconds

    def jumps(self, milliseconds: int) -> None:
        """Somebody sets the wall clock; or the machine sleeps, which the other clock does not count."""
        self.wall += milliseconds

    def clock(self) -> SteadyClock:
        """The clock of a server that starts now."""
        return SteadyClock(lambda: self.wall, lambda: self.up)


@pytest.fixture
def machine(settings: Settings) -> Machine:
    machine = Machine()
    settings.clock = machine.clock()
    return machine


def left(player: Player) -> int:
    """How long the clock still runs, as the page works it out."""
    shown = player.get()
    return int(shown["clock"]["deadline"]) - int(shown["now"])


def expiries(served: Served, player: Player) -> int:
    return served.kinds(player.code).count("expire")


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_while_a_clock_runs_neither_freezes_nor_skips_it(
    start: Callable[[], Served], machine: Machine, jump: int
) -> None:
    served = start()
    ada, bo = served.pair(seconds=SECONDS)
    ada.connect()
    bo.connect()
    machine.passes(100_000)
    machine.jumps(jump)
    served.look_again()
    assert left(ada) == 500_000
    assert ada.send("chat", text="Wie spät ist es?")["accepted"]
    assert expiries(served, ada) == 0
    machine.passes(499_999)
    served.look_again()
    assert left(ada) == 1
    machine.passes(1)
    served.look_again()
    ada.until(lambda m: m["view"]["moment"] == "1")
    assert expiries(served, ada) == 1
    # The next clock has its whole time.
    assert left(ada) == SECONDS * 1000


def test_the_clock_of_a_server_only_counts_the_time_that_passes() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.passes(5)
    machine.jumps(HOUR)
    machine.jumps(-3 * HOUR)
    machine.passes(6)
    assert clock() == EPOCH + 11
    assert machine.clock()() == EPOCH + 11 - 2 * HOUR
    assert abs(SteadyClock()() - SteadyClock()()) < HOUR


def test_after_a_restart_a_clock_set_back_gives_no_more_than_the_whole_time(
    start: Callable[[], Served], machine: Machine, settings: Settings
) -> None:
    served = start()
    ada, bo = served.pair(seconds=SECONDS)
    served.stop()
    machine.jumps(-HOUR)
    settings.clock = machine.clock()
    served.start()
    ada.connect()
    bo.connect()
    assert left(ada) == SECONDS * 1000
    machine.passes(SECONDS * 1000 - 1)
    served.look_again()
    assert left(ada) == 1
    assert expiries(served, ada) == 0
    machine.passes(1)
    served.look_again()
    ada.until(lambda m: m["view"]["moment"] == "1")
    assert left(ada) == SECONDS * 1000


def test_after_a_restart_a_clock_set_forward_expires_once(
    start: Callable[[], Served], machine: Machine, settings: Settings
) -> None:
    served = start()
    ada, bo = served.pair(seconds=SECONDS)
    served.stop()
    machine.jumps(HOUR)
    settings.clock = machine.clock()
    served.start()
    ada.connect()
    bo.connect()
    ada.until(lambda m: m["view"]["moment"] == "1")
    served.look_again()
    assert left(ada) == SECONDS * 1000
    assert expiries(served, ada) == 1


def test_an_extended_clock_keeps_its_minutes_over_a_restart_with_the_clock_set_back(
    start: Callable[[], Served], machine: Machine, settings: Settings
) -> None:
    served = start()
    ada, bo = served.pair(seconds=SECONDS)
    ada.connect()
    bo.connect()
    machine.passes(100_000)
    assert ada.send("extend", minutes=5)["accepted"]
    assert left(ada) == 800_000
    served.stop()
    machine.jumps(-HOUR)
    settings.clock = machine.clock()
    served.start()
    assert left(ada) == 800_000
    # What is written now is by the clock that was set back: a pause keeps what is left, too.
    ada.connect()
    machine.passes(50_000)
    assert ada.send("pause")["accepted"]
    assert ada.until(lambda m: m["table"]["life"]["paused"])["table"]["life"]["left"] == 750_000
    served.stop()
    machine.jumps(3 * HOUR)
    settings.clock = machine.clock()
    served.start()
    ada.connect()
    assert ada.send("resume")["accepted"]
    ada.until(lambda m: m["clock"] is not None)
    assert left(ada) == 750_000
    assert expiries(served, ada) == 0


def test_a_snapshot_keeps_when_the_clock_was_set(
    start: Callable[[], Served], machine: Machine, settings: Settings
) -> None:
    settings.command_rate = settings.command_burst = 1e9
    served = start()
    ada, _bo = served.pair(seconds=SECONDS)
    ada.connect()
    machine.passes(1000)
    for number in range(70):
        assert ada.send("vote", stop=number % 2 == 0)["accepted"]
    served.stop()
    machine.jumps(-HOUR)
    settings.clock = machine.clock()
    served.start()
    assert left(ada) == SECONDS * 1000


def test_nodes_whose_clocks_differ_give_each_moment_its_whole_time(two: Any) -> None:  # noqa: F811
    """One node is an hour ahead: what the other writes does not run out at once, nor an hour late."""
    machine = Machine()
    one, other = two()
    ahead = Machine()
    ahead.wall += HOUR
    one.settings.clock, other.settings.clock = machine.clock(), ahead.clock()
    ada = one.open([{"kind": "person", "name": "Ada"}, {"kind": "open"}], seconds=SECONDS).connect()
    bo = other.sit(ada.code).connect()
    for player, square in ((ada, 0), (bo, 1), (ada, 3), (bo, 4)):
        player.until(lambda m: bool(m["legal"]))
        assert player.mark(square)["accepted"]
    for player in (ada, bo):
        player.until(lambda m: m["view"]["moment"] == "4")
        assert left(player) == SECONDS * 1000
    assert expiries(one, ada) == 0
    for time in (machine, ahead):
        time.passes(SECONDS * 1000)
    for served in (one, other):
        served.look_again()
    wait_for(lambda: expiries(one, ada) == 1)
    ada.until(lambda m: m["view"]["moment"] == "5")
    bo.until(lambda m: m["view"]["moment"] == "5")
    assert left(ada) == left(bo) == SECONDS * 1000
