"""Hertzschlag as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stromtisch.core.content import Pack
from stromtisch.core.game import Game
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import OptionValue
from stromtisch.core.seats import people_in
from stromtisch.games.hertzschlag.content import LEAST_SEATS, MOST_SEATS, Content
from stromtisch.games.hertzschlag.setup import set_up
from stromtisch.games.hertzschlag.state import PHASES
from stromtisch.games.hertzschlag.table import HertzschlagState, decision_kinds

# Raise it with every change that alters what a stored match means.
RULES: Final = 1


class Hertzschlag(Game):
    """Three to five households on one grid (HS-01)."""

    def __init__(self, pack: Pack) -> None:
        printed = Content(pack)
        kinds = decision_kinds(printed)
        super().__init__(
            "hertzschlag",
            RULES,
            printed.hash,
            {"de": "Hertzschlag", "en": "Hertzschlag"},
            LEAST_SEATS,
            MOST_SEATS,
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
    ) -> HertzschlagState:
        """Set the table and reveal the first event."""
        self.check_seats(len(kinds))
        clocks = [0 if phase == "over" else int(options[f"{phase}_seconds"]) for phase in PHASES]
        green = int(options["green"])
        state = HertzschlagState(
            self.printed, self.kinds, len(kinds), people_in(kinds), Generator(seed), green, clocks
        )
        state.journal = journal
        set_up(state, options)
        return state

    def content(self) -> dict[str, object]:
        return self.printed.to_json()
