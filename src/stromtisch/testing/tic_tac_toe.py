"""Tic-tac-toe against the kernel: the smallest whole game, for tests and for measuring overhead.

Each player's marks are a bit mask of the nine squares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from stromtisch.core.decision import Decision, DecisionTable
from stromtisch.core.game import Game, State
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import OptionValue
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.core.seats import people_in, seats_of

FULL: Final = 0b111_111_111
LINES: Final = (0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100)


def _has_line(marks: int) -> bool:
    for line in LINES:
        if marks & line == line:
            return True
    return False


# Whether a set of marks contains a line, and which squares a set leaves open, for all 512 sets.
WINS: Final = [_has_line(marks) for marks in range(512)]
OPEN: Final = [[square for square in range(9) if not marks >> square & 1] for marks in range(512)]


@mypyc_attr(allow_interpreted_subclasses=True)
class TicTacToeState(State):
    """Two players, nine squares."""

    def __init__(self, table: DecisionTable, people: int, rng: Generator) -> None:
        super().__init__(table, 2, people, rng)
        self.mine = 0
        self.theirs = 0
        self.turn = 0
        self.over = False

    def pending(self) -> tuple[int, ...]:
        """The player whose turn it is."""
        if self.over or self.aborted:
            return seats_of(0)
        return seats_of(1 << self.turn)

    def legal_codes(self, seat: int) -> list[int]:
        """The empty squares, on one's turn; the list is shared and must not be changed."""
        if seat != self.turn or self.over or self.aborted:
            return OPEN[FULL]
        return OPEN[self.mine | self.theirs]

    def why_not(self, seat: int, decision: Decision) -> Reason | None:
        """Closed when the game is over, for the other player, and on a taken square."""
        if self.over or self.aborted:
            return Reason("game-over")
        if seat != self.turn:
            return Reason("not-your-decision")
        if (self.mine | self.theirs) >> decision.code & 1:
            return Reason("taken", {"square": decision.code})
        return None

    def moment(self) -> str:
        """Every move is a moment of its own."""
        return str((self.mine | self.theirs).bit_count())

    def play(self, seat: int, code: int) -> None:
        """Mark a square and hand the turn over."""
        marks = self.mine | 1 << code
        self.mine = self.theirs
        self.theirs = marks
        if WINS[marks] or self.mine | marks == FULL:
            self.over = True
        self.turn = 1 - seat
        if self.journal is not None:
            self.journal.tell("marked", {"seat": seat, "square": code})

    def marks_of(self, seat: int) -> int:
        """The marks of one player."""
        return self.mine if seat == self.turn else self.theirs

    def board(self, seat: int | None) -> dict[str, object]:
        """Everything is public."""
        return {
            "marks": [[square for square in range(9) if self.marks_of(who) >> square & 1] for who in (0, 1)],
            "turn": self.turn,
        }

    def determinize(self, seat: int | None, rng: Generator) -> State:
        """Nothing is hidden, only the generator changes."""
        other = self.clone()
        other.rng = rng.split()
        return other

    def outcome(self) -> Outcome | None:
        """A line of three wins; a full board without one is a draw."""
        if self.aborted:
            return Outcome("aborted", Reason(self.aborted), [])
        if not self.over:
            return None
        if not WINS[self.theirs]:
            return Outcome("draw", Reason("full"), [0, 1], [1, 1], [0, 0])
        winner = 1 - self.turn
        return Outcome("won", Reason("line"), [winner], [1 + winner, 2 - winner], [1 - winner, winner])

    def fields(self) -> list[str]:
        """The marks, whose turn it is, and whether it is over."""
        return [*super().fields(), "mine", "theirs", "turn", "over"]

    def clone(self) -> TicTacToeState:
        """An independent copy."""
        other = TicTacToeState(self.table, self.people, self.rng.clone())
        self.copy_marks_to(other)
        return other

    def copy_marks_to(self, other: TicTacToeState) -> None:
        """Copy everything that changes during a match."""
        self.copy_frame_to(other)
        other.mine = self.mine
        other.theirs = self.theirs
        other.turn = self.turn
        other.over = self.over


@mypyc_attr(allow_interpreted_subclasses=True)
class TicTacToe(Game):
    """The game of two players and nine squares."""

    def __init__(self) -> None:
        table = DecisionTable()
        for square in range(9):
            table.add("mark", {"square": square})
        super().__init__(
            "tic-tac-toe",
            1,
            "none",
            {"de": "Drei gewinnt", "en": "Tic-tac-toe"},
            2,
            2,
            [],
            table,
            chance=False,
        )

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> TicTacToeState:
        """An empty board; seat 0 begins."""
        state = TicTacToeState(self.decisions, people_in(kinds), Generator(seed))
        state.journal = journal
        return state
