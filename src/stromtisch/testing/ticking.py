"""Games and bots for the server's tests, importable by a server in another process."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stromtisch.core.bot import Bot, Chair, RandomBot
from stromtisch.core.decision import Decision, DecisionTable
from stromtisch.core.game import Game, State
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.manifest import RANDOM, Collection, Manifest
from stromtisch.core.option import Option, OptionValue
from stromtisch.core.seats import people_in
from stromtisch.testing.relay import Relay
from stromtisch.testing.steps import STEPS
from stromtisch.testing.tic_tac_toe import TicTacToe, TicTacToeState


class TickingState(TicTacToeState):
    """Tic-tac-toe against the clock: when it runs out, the first free square is marked."""

    def __init__(self, table: DecisionTable, people: int, rng: Generator, seconds: int) -> None:
        super().__init__(table, people, rng)
        self.seconds = seconds

    def play(self, seat: int, code: int) -> None:
        """Mark a square, and count it as a step of the rules."""
        STEPS.taken += 1
        super().play(seat, code)

    def clock(self) -> int:
        """The same for every mark."""
        return self.seconds

    def expire(self) -> None:
        """Mark the first free square."""
        if self.journal is not None:
            self.journal.tell("expired", {"moment": self.moment(), "seats": [self.turn]})
        self.play(self.turn, self.legal_codes(self.turn)[0])

    def clone(self) -> TickingState:
        """An independent copy with the same clock."""
        other = TickingState(self.table, self.people, self.rng.clone(), self.seconds)
        self.copy_marks_to(other)
        return other

    def closed(self, seat: int) -> list[Decision]:
        """Every square that cannot be marked."""
        return [d for d in self.table.by_code if self.why_not(seat, d) is not None]


class TickingGame(TicTacToe):
    """Tic-tac-toe with an option for its clock."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "ticking"
        words = {"de": "Sekunden", "en": "seconds"}
        self.options = [Option("seconds", "number", 0, [], 0, 600, words, words)]

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> TickingState:
        """An empty board and a clock."""
        state = TickingState(self.decisions, people_in(kinds), Generator(seed), int(options["seconds"]))
        state.journal = journal
        return state


class BrokenBot(Bot[State]):
    """Fails at every thought."""

    def decide(self, chair: Chair[State]) -> int | None:
        """Nothing but trouble."""
        raise RuntimeError("no idea")


class PatientBot(Bot[State]):
    """Waits until it is hurried."""

    def decide(self, chair: Chair[State]) -> int | None:
        """The first legal decision, in a hurry."""
        return chair.legal()[0] if chair.hurry else None


class DyingBot(Bot[State]):
    """Takes its process along."""

    def decide(self, chair: Chair[State]) -> int | None:
        """Nothing, ever."""
        os._exit(3)


class HangingBot(Bot[State]):
    """Thinks for ever."""

    def decide(self, chair: Chair[State]) -> int | None:
        """Nothing, for longer than anybody waits."""
        time.sleep(1000)
        return None


class FreezingBot(Bot[State]):
    """Stops its process, as somebody with a terminal might, and never goes on."""

    def decide(self, chair: Chair[State]) -> int | None:
        """Nothing, ever."""
        os.kill(os.getpid(), signal.SIGSTOP)
        return None


class SlowBot(Bot[State]):
    """Thinks for a moment, and always decides what nobody else would: the last that is legal."""

    def decide(self, chair: Chair[State]) -> int | None:
        """The last legal decision."""
        time.sleep(0.05)
        return chair.legal()[-1]


BOTS: dict[str, type[Bot[State]]] = {
    "broken": BrokenBot,
    "patient": PatientBot,
    "dying": DyingBot,
    "hanging": HangingBot,
    "freezing": FreezingBot,
    "slow": SlowBot,
}


def manifest_of(make: Callable[[], Game]) -> Manifest:
    """A game of the tests with their bots."""
    return Manifest(make().id, {1: lambda pack: make()}, bots={RANDOM: _random, **_BOTS})


def _maker(kind: type[Bot[State]]) -> Callable[[Game], Bot[State]]:
    return lambda game: kind()


def _random(game: Game) -> Bot[State]:
    return RandomBot()


_BOTS = {level: _maker(kind) for level, kind in BOTS.items()}


TABLE_GAMES: Final = [manifest_of(TickingGame), manifest_of(TicTacToe), manifest_of(Relay)]


def table_collection() -> Collection:
    """The games of the tests, as a server is given them."""
    return Collection(TABLE_GAMES, {})


def table_games() -> dict[str, Game]:
    """The games of the tests by id."""
    return table_collection().games
