"""Pampero as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stromtisch.core.content import Pack
from stromtisch.core.game import Game
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import OptionValue
from stromtisch.core.seats import people_in
from stromtisch.games.pampero.content import MOST_COMPANIES, Content
from stromtisch.games.pampero.setup import set_up
from stromtisch.games.pampero.state import Charter
from stromtisch.games.pampero.table import PamperoState, all_kinds

# Raise it with every change that alters what a stored match means.
RULES: Final = 1


class Pampero(Game):
    """Energy companies in Uruguay, one to four players; alone against VJ (PA-01, PA-02)."""

    def __init__(self, pack: Pack) -> None:
        printed = Content(pack)
        self.kinds = all_kinds(printed)
        super().__init__(
            "pampero",
            RULES,
            printed.hash,
            {"de": "Pampero", "en": "Pampero"},
            1,
            MOST_COMPANIES,
            printed.options,
            self.kinds,
        )
        self.printed = printed

    def new(
        self,
        options: Mapping[str, OptionValue],
        kinds: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> PamperoState:
        """Set the table and begin."""
        state = self.seated(options, kinds, seed)
        state.journal = journal
        set_up(state)
        return state

    def seated(self, options: Mapping[str, OptionValue], kinds: Sequence[str], seed: str) -> PamperoState:
        """The companies at an empty table."""
        seats = len(kinds)
        self.check_seats(seats)
        charter = Charter(options, seats, self.printed.map.timelines)
        people = people_in(kinds)
        return PamperoState(self.printed, self.kinds, seats, people, Generator(seed), charter)

    def content(self) -> dict[str, object]:
        """Boards, cards, tiles, numbers and titles for the page."""
        return self.printed.to_json()
