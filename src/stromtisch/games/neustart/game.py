"""Neustart as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stromtisch.core.content import LANGUAGES, Pack
from stromtisch.core.game import Game
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import OptionValue
from stromtisch.core.seats import PERSON
from stromtisch.games.neustart.content import Content
from stromtisch.games.neustart.setup import set_up
from stromtisch.games.neustart.state import Charter
from stromtisch.games.neustart.table import NeustartState, Orders
from stromtisch.games.neustart.terms import MOST_SEATS, names_of

# Raise it with every change that alters what a stored match means.
RULES: Final = 1


class Neustart(Game):
    """A crisis staff of one to fifteen people (NS-12)."""

    def __init__(self, pack: Pack) -> None:
        printed = Content(pack)
        orders = Orders(printed)
        super().__init__(
            "neustart",
            RULES,
            printed.hash,
            {"de": "Neustart", "en": "Neustart"},
            1,
            MOST_SEATS,
            printed.options,
            orders,
        )
        self.printed = printed
        self.orders = orders

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> NeustartState:
        """Set up the town, give out the roles, begin Monday."""
        state = self.seated(options, kinds, seed)
        state.journal = journal
        set_up(state)
        return state

    def seated(self, options: Mapping[str, OptionValue], kinds: Sequence[str], seed: str) -> NeustartState:
        """The staff at an empty table; the roles are not yet given out."""
        seats = len(kinds)
        self.check_seats(seats)
        people = sum(1 << seat for seat, kind in enumerate(kinds) if kind == PERSON)
        charter = Charter(self.printed, options, seats)
        return NeustartState(self.printed, self.orders, seats, people, Generator(seed), charter)

    def roles(self, options: Mapping[str, OptionValue], seats: int) -> list[dict[str, str]]:
        """The actors each seat leads (NS-12), unless they are drawn by lot or everybody leads all."""
        if options["roles"] != "seats" or not self.least <= seats <= self.most:
            return []
        titles = self.printed.actor_titles
        return [
            {language: ", ".join(titles[name][language] for name in names_of(mask)) for language in LANGUAGES}
            for mask in self.printed.crews[seats]
        ]

    def content(self) -> dict[str, object]:
        """Towns, quarters, actors, cards and numbers for the page."""
        return self.printed.to_json()
