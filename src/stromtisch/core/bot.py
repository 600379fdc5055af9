"""What a bot is: something that decides from a view and the legal decisions, like a person would."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that sees only what its seat may see. It keeps nothing between two decisions."""

    @abstractmethod
    def decide(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """One of the legal decisions, or None to wait for the others; in a hurry it must not wait.

        ``view`` is the seat's own view (its ``seat`` is in ``view["you"]``), ``rng`` the bot's own generator.
        """

    def come_back(self, view: Mapping[str, object], legal: Sequence[Decision]) -> Decision | None:
        """Asked when it has finished and may be wanted again (``State.called``); None: it stays finished."""
        return None

    def intention(self, view: Mapping[str, object], decision: Decision) -> dict[str, str | int] | None:
        """What it tells the others about a decision of its own: ``says``, an id for the texts, and what they name.

        It is public and changes nothing in the match; None: the decision speaks for itself.
        """
        return None


class RandomBot(Bot):
    """Chooses evenly among everything legal, in any game."""

    def decide(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """Any legal decision, each equally likely."""
        return legal[int(rng.below(len(legal)))]
