"""The rules of Nim, made of kinds: there is one, ``take``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stromtisch.core.content import Pack
from stromtisch.core.fields import copy_fields
from stromtisch.core.game import Game
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.kinds import Kind, Kinds, RuledState, Why
from stromtisch.core.option import Option, OptionValue
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.core.seats import people_in, seats_of

TAKING = 0
HEAPS = ["A", "B", "C", "D"]
MOST = 7
LAYOUTS = ["3-4-5", "1-3-5-7"]

EMPTY = Why("heap-empty")
TOO_SMALL = Why("heap-too-small")


class Nim(RuledState):
    """Two seats and up to four heaps. ``turn`` decides; when nothing is left, the other one has won."""

    def __init__(self, kinds: Kinds, people: int, rng: Generator, heaps: list[int]) -> None:
        super().__init__(kinds, 2, people, rng)
        self.heaps = heaps
        self.turn = 0

    def fields(self) -> list[str]:
        """What changes during a match."""
        return [*super().fields(), "heaps", "turn"]

    def over(self) -> bool:
        """Nothing is left, or the match was stopped."""
        return self.aborted != "" or sum(self.heaps) == 0

    def asked(self, seat: int) -> bool:
        """Only the seat whose turn it is."""
        return seat == self.turn

    def pending(self) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return seats_of(0 if self.over() else 1 << self.turn)

    def moment(self) -> str:
        """Every turn is a moment of its own."""
        return str(self.step)

    def board(self, seat: int | None) -> dict[str, object]:
        """Everything lies open."""
        return {"heaps": dict(zip(HEAPS, self.heaps, strict=False))}

    def determinize(self, seat: int | None, rng: Generator) -> Nim:
        """Nothing is hidden."""
        other = self.clone()
        other.rng = rng.split()
        return other

    def outcome(self) -> Outcome | None:
        """The player who took the last one has won."""
        if self.aborted != "":
            return Outcome("aborted", Reason(self.aborted), [])
        if not self.over():
            return None
        winner = 1 - self.turn
        return Outcome("won", Reason("took-the-last"), [winner], [1 + winner, 2 - winner])

    def clone(self) -> Nim:
        """An independent copy."""
        other = Nim(self.kinds, self.people, self.rng.clone(), [])
        copy_fields(self, other)
        return other


class Take(Kind[Nim]):
    """Take one or more from one heap."""

    def __init__(self) -> None:
        super().__init__("take", [TAKING])
        self.heap = self.names("heap", HEAPS)
        self.amount = self.numbers("amount", range(1, MOST + 1))

    def closed(self, nim: Nim, seat: int, at: int) -> Why | None:
        """A heap gives no more than it has."""
        left = self.left(nim, at)
        if left == 0:
            return EMPTY
        return TOO_SMALL if self.amount.of[at] > left else None

    def facts(self, nim: Nim, seat: int, at: int, why: Why) -> dict[str, object]:
        """Which heap, and what is left of it."""
        return {"heap": HEAPS[self.heap.of[at]], "left": self.left(nim, at)}

    def do(self, nim: Nim, seat: int, at: int) -> None:
        """Take, and hand over the turn."""
        heap, amount = self.heap.of[at], self.amount.of[at]
        nim.heaps[heap] -= amount
        nim.turn = 1 - seat
        if nim.journal is not None:
            facts = {"seat": seat, "heap": HEAPS[heap], "amount": amount, "left": nim.heaps[heap]}
            nim.journal.tell("took", facts)

    def looked_for(self, nim: Nim, seat: int) -> list[int]:
        """One more than a heap has."""
        return [
            heap * self.heap.stride + left * self.amount.stride
            for heap, left in enumerate(nim.heaps)
            if left < MOST
        ]

    def preview(self, nim: Nim, seat: int, at: int) -> dict[str, object]:
        """What would be left of the heap."""
        return {"left": self.left(nim, at) - self.amount.of[at]}

    def left(self, nim: Nim, at: int) -> int:
        """How many the heap of a decision has; none where this match has no such heap."""
        heap = self.heap.of[at]
        return nim.heaps[heap] if heap < len(nim.heaps) else 0


class NimGame(Game):
    """Nim for two, with one of two layouts."""

    def __init__(self, pack: Pack) -> None:
        layout = Option(
            "layout", "choice", LAYOUTS[0], list[OptionValue](LAYOUTS), 0, 0,
            {"de": "Haufen", "en": "Heaps"},
            {"de": "Wie viele Hölzer auf jedem Haufen liegen", "en": "How many sticks each heap has"},
        )  # fmt: skip
        title = {"de": "Nim", "en": "Nim"}
        super().__init__(
            "nim", 1, pack.hash(), title, 2, 2, [layout], Kinds(["take"], [Take()]), chance=False
        )

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> Nim:
        """Lay the heaps; seat 0 begins."""
        assert isinstance(self.decisions, Kinds)
        heaps = [int(heap) for heap in str(options["layout"]).split("-")]
        state = Nim(self.decisions, people_in(kinds), Generator(seed), heaps)
        state.journal = journal
        return state
