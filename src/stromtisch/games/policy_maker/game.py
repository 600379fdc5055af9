"""The Policy Maker as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stromtisch.core.content import Pack
from stromtisch.core.game import Game
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import OptionValue
from stromtisch.core.seats import people_in
from stromtisch.games.policy_maker.content import Content
from stromtisch.games.policy_maker.setup import set_up
from stromtisch.games.policy_maker.state import Charter
from stromtisch.games.policy_maker.table import PolicyMakerKinds, PolicyMakerState

# Raise it with every change that alters what a stored match means.
RULES: Final = 1


class PolicyMaker(Game):
    """One government and two to four investors (PM-01, PM-97, PM-98)."""

    def __init__(self, pack: Pack) -> None:
        printed = Content(pack)
        kinds = PolicyMakerKinds(printed)
        super().__init__(
            "policy-maker",
            RULES,
            printed.hash,
            {"de": "The Policy Maker", "en": "The Policy Maker"},
            3,
            5,
            printed.options,
            kinds,
        )
        self.printed = printed
        self.kinds = kinds

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> PolicyMakerState:
        """Draw the government by lot (or take the seat named), set the table, begin the term."""
        seats = len(kinds)
        self.check_seats(seats)
        rng = Generator(seed)
        # PM-01: the lot is always drawn, so that naming a seat changes nothing else.
        drawn = int(rng.below(seats))
        chosen = str(options["government"])
        government = int(chosen) - 1 if chosen.isdecimal() and int(chosen) <= seats else drawn
        charter = Charter(options, self.printed, seats)
        state = PolicyMakerState(self.printed, self.kinds, seats, people_in(kinds), rng, charter)
        state.government = government
        state.journal = journal
        set_up(state)
        return state

    def content(self) -> dict[str, object]:
        return self.printed.to_json()
