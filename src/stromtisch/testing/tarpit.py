"""A game whose rules get stuck, or eat all memory, when somebody marks a certain square: for tests of limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stromtisch.core.decision import DecisionTable
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.manifest import Collection
from stromtisch.core.option import Option, OptionValue
from stromtisch.core.seats import people_in
from stromtisch.testing.tic_tac_toe import TicTacToe, TicTacToeState
from stromtisch.testing.ticking import TABLE_GAMES, manifest_of

# The square with the trap.
SQUARE = 8
ENDLESS, GREEDY = "endless", "greedy"


class TarpitState(TicTacToeState):
    """Tic-tac-toe with a trap on one square."""

    def __init__(self, table: DecisionTable, people: int, rng: Generator, trap: str) -> None:
        super().__init__(table, people, rng)
        self.trap = trap

    def play(self, seat: int, code: int) -> None:
        """Mark a square, unless it is the trap."""
        kept = []
        while code == SQUARE:
            if self.trap == GREEDY:
                kept.append(bytearray(16 * 1024 * 1024))
        super().play(seat, code)


class Tarpit(TicTacToe):
    """Tic-tac-toe that must not be played on all squares."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "tarpit"
        words = {"de": "Falle", "en": "trap"}
        self.options = [Option("trap", "choice", ENDLESS, [ENDLESS, GREEDY], 0, 0, words, words)]

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> TarpitState:
        """An empty board with a trap."""
        state = TarpitState(self.decisions, people_in(kinds), Generator(seed), str(options["trap"]))
        state.journal = journal
        return state


def trapped_collection() -> Collection:
    """The games of the tests, and the tarpit, as a server is given them."""
    return Collection([*TABLE_GAMES, manifest_of(Tarpit)], {})
