"""Hertzschlag, as it is registered."""

from __future__ import annotations

from typing import Final

from stromtisch.core.manifest import Manifest
from stromtisch.games.hertzschlag.bot import SensibleBot
from stromtisch.games.hertzschlag.game import Hertzschlag
from stromtisch.games.hertzschlag.lines import LINES
from stromtisch.games.hertzschlag.statistics import observe

GAME: Final = Manifest(
    id="hertzschlag",
    package="stromtisch.games.hertzschlag",
    tagline={
        "de": "Alle hängen an einer Frequenz: Wer nur an sich denkt, dem geht mit allen das Licht aus.",
        "en": "Everybody shares one frequency: build for yourself alone and the lights go out for all.",
    },
    credit={
        "de": "Nach dem Spiel von Juma Al-JouJou (Karma Games mit Stromnetz Berlin, 2020)",
        "en": "After the game by Juma Al-JouJou (Karma Games with Stromnetz Berlin, 2020)",
    },
    rules={1: Hertzschlag},
    bots={"sensible": lambda game: SensibleBot()},
    lines=LINES,
    observe=observe,
)
