"""Pampero, as it is registered."""

from __future__ import annotations

from typing import Any, Final

from stromtisch.core.bot import Bot
from stromtisch.core.debriefing import Debriefing
from stromtisch.core.manifest import Manifest
from stromtisch.games.pampero.bot import SensibleBot
from stromtisch.games.pampero.debrief import debrief
from stromtisch.games.pampero.debrief_rows import COLUMNS, rows
from stromtisch.games.pampero.game import Pampero
from stromtisch.games.pampero.leanings import Leanings
from stromtisch.games.pampero.lines import LINES
from stromtisch.games.pampero.statistics import observe


def _leaning(capital: bool = True, cities: bool = True) -> Bot[Any]:
    """A sensible company that may never take capital, or never serve zone C."""
    leanings = Leanings()
    leanings.capital = capital
    leanings.cities = cities
    return SensibleBot(leanings)


GAME: Final = Manifest(
    id="pampero",
    package="stromtisch.games.pampero",
    tagline={
        "de": "Windparks, Leitungen und Verträge: Baut Uruguays Energiewende und verdient daran.",
        "en": "Wind farms, lines and contracts: build Uruguay's energy transition and make it pay.",
    },
    credit={
        "de": "Nach dem Spiel von Julián Pombo (APE Games, deutsch bei Skellig Games)",
        "en": "After the game by Julián Pombo (APE Games, German edition by Skellig Games)",
    },
    rules={1: Pampero},
    bots={"sensible": lambda _: _leaning()},
    measures={
        "frugal": lambda _: _leaning(capital=False),
        "rural": lambda _: _leaning(cities=False),
        "cautious": lambda _: _leaning(capital=False, cities=False),
    },
    lines=LINES,
    observe=observe,
    debriefing=Debriefing(debrief, COLUMNS, rows),
)
