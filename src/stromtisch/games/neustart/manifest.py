"""Neustart, as it is registered."""

from __future__ import annotations

from typing import Any, Final

from stromtisch.core.bot import Bot
from stromtisch.core.debriefing import Debriefing
from stromtisch.core.game import Game
from stromtisch.core.manifest import Manifest
from stromtisch.games.neustart.bot import RestingBot, SensibleBot
from stromtisch.games.neustart.debrief import debrief
from stromtisch.games.neustart.debrief_rows import COLUMNS, rows
from stromtisch.games.neustart.game import Neustart
from stromtisch.games.neustart.lines import LINES
from stromtisch.games.neustart.statistics import observe


def _sensible(game: Game) -> Bot[Any]:
    assert isinstance(game, Neustart)
    return SensibleBot(game.printed, game.orders)


def _deaf(game: Game) -> Bot[Any]:
    """A staff that never answers an event."""
    assert isinstance(game, Neustart)
    return SensibleBot(game.printed, game.orders, answers=False)


def _resting(game: Game) -> Bot[Any]:
    assert isinstance(game, Neustart)
    return RestingBot(game.orders)


GAME: Final = Manifest(
    id="neustart",
    package="stromtisch.games.neustart",
    tagline={
        "de": "Europa ohne Strom: Als Krisenstab haltet ihr eine Kleinstadt am Laufen, bis er da ist.",
        "en": "Europe is dark: as its crisis staff you keep a small town going until power returns.",
    },
    credit={
        "de": "Nach dem Spiel von Till Meyer, Nicole Zeller und Herbert Saurugg (Spieltrieb, 2022)",
        "en": "After the game by Till Meyer, Nicole Zeller and Herbert Saurugg (Spieltrieb, 2022)",
    },
    rules={1: Neustart},
    bots={"sensible": _sensible},
    measures={"deaf": _deaf, "resting": _resting},
    lines=LINES,
    observe=observe,
    debriefing=Debriefing(debrief, COLUMNS, rows),
)
