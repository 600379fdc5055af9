"""Which bots can sit down at which game."""

from __future__ import annotations

from stromtisch.core.bot import Bot, RandomBot
from stromtisch.games.hertzschlag.bot import SensibleBot as HertzschlagBot

RANDOM = "random"
SENSIBLE = "sensible"

_SENSIBLE: dict[str, type[Bot]] = {"hertzschlag": HertzschlagBot}


def levels(game: str) -> list[str]:
    """The levels of bots for a game, the one to suggest first."""
    return [SENSIBLE, RANDOM] if game in _SENSIBLE else [RANDOM]


def make_bot(game: str, level: str) -> Bot:
    """A bot of a level for a game; an unknown level raises KeyError with the levels there are."""
    if level == RANDOM:
        return RandomBot()
    if level == SENSIBLE and game in _SENSIBLE:
        return _SENSIBLE[game]()
    raise KeyError(f"no bot {level!r} for {game}; there are: {', '.join(levels(game))}")
