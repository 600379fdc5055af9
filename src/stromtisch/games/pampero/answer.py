"""A kind of decision answers questions of the agenda; its phases are the questions it can answer."""

from __future__ import annotations

from collections.abc import Sequence

from stromtisch.core.kinds import NOTHING, Axis, Kind, Why
from stromtisch.core.reason import Reason
from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.shapes import Market
from stromtisch.games.pampero.state import Board
from stromtisch.games.pampero.tasks import MARKET_COUNT, MARKETS


class Answer(Kind[Board]):
    """Lists what is open when its question comes up (``collect``, or ``opens`` for each decision by itself).

    What is not listed is closed, and says why.

    The question in hand and its two arguments are the board's ``question()``, ``first()`` and ``second()``.
    """

    def __init__(
        self, name: str, questions: Sequence[int], *arguments: tuple[str, Sequence[str] | Sequence[int]]
    ) -> None:
        super().__init__(name, questions)
        for argument, values in arguments:
            self._add_axis(Axis(argument, [*values], isinstance(values[0], str)))

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        for at in range(self.count):
            if self.opens(board, seat, at):
                found.append(self.first + at)

    def opens(self, board: Board, seat: int, at: int) -> bool:
        """Whether a decision is open while its question is in hand."""
        return True

    def offer_all(self, wanted: int, found: list[int]) -> None:
        """Open the decisions of a set."""
        code = self.first
        while wanted != 0:
            if wanted & 1:
                found.append(code)
            wanted >>= 1
            code += 1

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        if self.first + at in board.open_codes:
            return None
        return Why(self.reason(board, seat, at).code)

    def facts(self, board: Board, seat: int, at: int, why: Why) -> dict[str, object]:
        return self.reason(board, seat, at).params

    def reason(self, board: Board, seat: int, at: int) -> Reason:
        """Why a decision that answers the question is not on offer."""
        return Reason("not-offered", {"question": tasks.NAMES[board.question()]})

    def preview(self, board: Board, seat: int, at: int) -> dict[str, object]:
        """What it would do to one's own money, energy, batteries and incomes, and what is asked next."""
        later = board.clone()
        assert isinstance(later, Board)
        later.play(seat, self.first + at)
        steps: dict[Market, int] = {}
        for market in range(MARKET_COUNT):
            place = seat * MARKET_COUNT + market
            if later.income[place] != board.income[place]:
                steps[MARKETS[market]] = later.income[place] - board.income[place]
        found: dict[str, object] = {
            "money": later.money[seat] - board.money[seat],
            "energy": later.energy[seat] - board.energy[seat],
            "batteries": later.batteries[seat] - board.batteries[seat],
            "income": steps,
        }
        if not later.over() and later.acting == seat:
            found["next"] = tasks.NAMES[later.question()]
        return found


class Skip(Answer):
    """Nothing, where nothing is a choice; it comes last."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        question = board.question()
        if question in (tasks.CONTRACT, tasks.SOLAR) and board.second() == 1:
            # The main effect of a card.
            return
        # A move that was begun may end where it stands; all else lapses if there is nothing to choose.
        if found or question == tasks.MOVING:
            found.append(self.first)

    def do(self, board: Board, seat: int, at: int) -> None:
        pass

    def reason(self, board: Board, seat: int, at: int) -> Reason:
        return Reason("must-choose", {"question": tasks.NAMES[board.question()]})

    def autopilot(self, board: Board, seat: int) -> int:
        return 0 if self.first in board.open_codes else NOTHING
