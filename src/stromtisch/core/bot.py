"""What a bot is: something that sits on a chair and decides, knowing what its seat may know.

Its chair offers two ways to look at the table: a possible world, which is a state in numbers that can be cloned and
played on, or the seat's view, which is what a person's page gets.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from stromtisch.core.decision import Decision
from stromtisch.core.game import State
from stromtisch.core.generator import Generator

S = TypeVar("S", bound=State)


class Chair(Generic[S]):
    """The place of a bot for one decision: its seat, its own generator, and whether it must not wait any longer.

    It holds one of the states the seat could be in. It hands out only what is the same in all of these states, or deals
    the rest at random.
    """

    def __init__(self, state: S, seat: int, rng: Generator, hurry: bool = False) -> None:
        self._state: S = state
        self.seat = seat
        self.rng = rng
        self.hurry = hurry

    def legal(self) -> list[int]:
        """The codes of the decisions open to the seat."""
        return self._state.legal_codes(self.seat)

    def decisions(self) -> list[Decision]:
        """The decisions open to the seat."""
        return self._state.legal(self.seat)

    def world(self) -> S:
        """Return a state the seat could be in; every call deals again what the seat cannot know."""
        return cast(S, self._state.determinize(self.seat, self.rng.split()))

    def view(self) -> Mapping[str, object]:
        """What the seat may see."""
        return self._state.view(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[S]):
    """A player of a game whose state is ``S``. It keeps nothing between two decisions.

    ``samples`` says that its answer may depend on the worlds it was dealt. All other bots must give the same answer
    in every world of their seat, because the dealt parts are only a guess.
    """

    samples = False

    @abstractmethod
    def decide(self, chair: Chair[S]) -> int | None:
        """Return the code of a legal decision, or None to wait for the others; a bot in a hurry must not wait."""

    def come_back(self, chair: Chair[S]) -> int | None:
        """Decide after finishing, when the game may need the seat again (``State.called``); None stays finished."""
        return None

    def intention(self, chair: Chair[S], code: int) -> dict[str, str | int] | None:
        """Return what the bot tells the others about its decision: ``says``, the id of a text, and its arguments.

        It is public and changes nothing in the match. None means that there is nothing to explain.
        """
        return None


class RandomBot(Bot[State]):
    """Chooses evenly among everything legal, in any game."""

    def decide(self, chair: Chair[State]) -> int | None:
        """Return any legal decision, each equally likely."""
        legal = chair.legal()
        return legal[int(chair.rng.below(len(legal)))]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeeingBot(Bot[State]):
    """A bot that knows no rules: it gets the view and the legal decisions, as bots over the wire do."""

    @abstractmethod
    def choose(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """Return one of the legal decisions, or None to wait for the others; a bot in a hurry must not wait."""

    def choose_again(self, view: Mapping[str, object], legal: Sequence[Decision]) -> Decision | None:
        """Decide after finishing, when the game may need the seat again; None stays finished."""
        return None

    def explain(self, view: Mapping[str, object], decision: Decision) -> dict[str, str | int] | None:
        """Return what the bot tells the others about its decision."""
        return None

    def decide(self, chair: Chair[State]) -> int | None:
        """Choose from what the seat sees."""
        decision = self.choose(chair.view(), chair.decisions(), chair.rng, chair.hurry)
        return None if decision is None else decision.code

    def come_back(self, chair: Chair[State]) -> int | None:
        """Choose from what the seat sees."""
        decision = self.choose_again(chair.view(), chair.decisions())
        return None if decision is None else decision.code

    def intention(self, chair: Chair[State], code: int) -> dict[str, str | int] | None:
        """Explain the bot's own decision."""
        for decision in chair.decisions():
            if decision.code == code:
                return self.explain(chair.view(), decision)
        return None
