"""A game for testing servers under load: everybody may add a number at any time, and the order counts.

All decide at once and for the same moment, so writers race for the next line of the log. The sum
depends on the order of the numbers: two tables that have seen different logs show different sums.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stromtisch.core.decision import Decision, DecisionTable
from stromtisch.core.game import Game, State
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import Option, OptionValue
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.core.seats import people_in, seats_of
from stromtisch.testing.steps import STEPS

NUMBERS = 3
MODULUS = 1_000_003


class RelayState(State):
    """How many numbers were added, by whom, and what they come to."""

    def __init__(self, table: DecisionTable, seats: int, people: int, rng: Generator, length: int) -> None:
        super().__init__(table, seats, people, rng)
        self.length = length
        self.sum = 1
        self.counts = [0] * seats

    def pending(self) -> tuple[int, ...]:
        """Everybody, until enough numbers were added."""
        if self.aborted or sum(self.counts) >= self.length:
            return seats_of(0)
        return seats_of((1 << self.seats) - 1)

    def legal_codes(self, seat: int) -> list[int]:
        """All numbers, for everybody."""
        return list(range(NUMBERS)) if self.pending() else []

    def why_not(self, seat: int, decision: Decision) -> Reason | None:
        """Closed only when the game is over."""
        return None if self.pending() else Reason("game-over")

    def moment(self) -> str:
        """The whole game is one moment, so nobody comes too late."""
        return "all"

    def play(self, seat: int, code: int) -> None:
        """Add a number: the sum depends on the order. It counts as a step of the rules."""
        STEPS.taken += 1
        self.sum = (self.sum * 31 + seat * NUMBERS + code + 1) % MODULUS
        self.counts[seat] += 1
        if self.journal is not None:
            self.journal.tell("added", {"seat": seat, "number": code})

    def board(self, seat: int | None) -> dict[str, object]:
        """Everything is public."""
        return {"sum": self.sum, "counts": list(self.counts)}

    def determinize(self, seat: int | None, rng: Generator) -> State:
        """Nothing is hidden, only the generator changes."""
        other = self.clone()
        other.rng = rng.split()
        return other

    def outcome(self) -> Outcome | None:
        """Everybody has won once enough numbers were added."""
        if self.aborted:
            return Outcome("aborted", Reason(self.aborted), [])
        if self.pending():
            return None
        everybody = list(range(self.seats))
        return Outcome("won", Reason("enough"), everybody, [1] * self.seats, list(self.counts))

    def fields(self) -> list[str]:
        """The sum, and how often each seat has added to it."""
        return [*super().fields(), "sum", "counts"]

    def clone(self) -> RelayState:
        """An independent copy."""
        other = RelayState(self.table, self.seats, self.people, self.rng.clone(), self.length)
        self.copy_frame_to(other)
        other.sum = self.sum
        other.counts = list(self.counts)
        return other


class Relay(Game):
    """Two to eight seats that add numbers."""

    def __init__(self) -> None:
        table = DecisionTable()
        for number in range(NUMBERS):
            table.add("add", {"number": number})
        words = {"de": "Staffel", "en": "Relay"}
        length = Option("length", "number", 100, [], 1, 1_000_000, words, words)
        super().__init__("relay", 1, "none", words, 2, 8, [length], table, chance=False)

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> RelayState:
        """Nothing added yet."""
        length = int(options["length"])
        state = RelayState(self.decisions, len(kinds), people_in(kinds), Generator(seed), length)
        state.journal = journal
        return state
