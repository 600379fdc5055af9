"""A sensible player of The Policy Maker for either side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stromtisch.core.bot import SeeingBot
from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.games.policy_maker.content import Content
from stromtisch.games.policy_maker.governing_bot import decide_as_government
from stromtisch.games.policy_maker.investing_bot import decide_as_investor


class SensibleBot(SeeingBot):
    """Governs or invests, seeing only what its seat may see."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """The government's or an investor's choice, whichever the seat is."""
        if view["you"] == view["government"]:
            return decide_as_government(view, legal, rng, self.content)
        return decide_as_investor(view, legal, rng, self.content)
