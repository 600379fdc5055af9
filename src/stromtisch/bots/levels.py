"""Which bots can sit down at which game."""

from __future__ import annotations

from typing import Any

from stromtisch.catalogue import playable
from stromtisch.core.bot import Bot, RandomBot
from stromtisch.core.game import Game
from stromtisch.games.hertzschlag.bot import SensibleBot as HertzschlagBot
from stromtisch.games.hertzschlag.game import Hertzschlag
from stromtisch.games.neustart.bot import RestingBot
from stromtisch.games.neustart.bot import SensibleBot as NeustartBot
from stromtisch.games.neustart.game import Neustart
from stromtisch.games.pampero.bot import SensibleBot as PamperoBot
from stromtisch.games.pampero.game import Pampero
from stromtisch.games.pampero.leanings import Leanings
from stromtisch.games.policy_maker.bot import SensibleBot as PolicyMakerBot
from stromtisch.games.policy_maker.game import PolicyMaker

RANDOM = "random"
SENSIBLE = "sensible"
# Poor players that nobody would sit down with: to measure what a game does to those who neglect something.
DEAF = "deaf"
RESTING = "resting"
# Sensible companies of Pampero that never take capital, never serve zone C, or neither.
FRUGAL = "frugal"
RURAL = "rural"
CAUTIOUS = "cautious"
MEASURES = {"neustart": [DEAF, RESTING], "pampero": [FRUGAL, RURAL, CAUTIOUS]}


def levels(game: str) -> list[str]:
    """The levels of bots for a game, the one to suggest first."""
    return [SENSIBLE, RANDOM] if game in playable() else [RANDOM]


def policies(game: str) -> list[str]:
    """All that simulations can play with: the levels, and those that only serve to measure."""
    return [*levels(game), *MEASURES.get(game, [])]


def make_bot(game: str, level: str, edition: Game | None = None) -> Bot[Any]:
    """A bot of a level or policy for a game, or for an older edition of it.

    An unknown one raises KeyError with those there are.
    """
    if level == RANDOM:
        return RandomBot()
    if level in policies(game):
        rules = playable()[game] if edition is None else edition
        if isinstance(rules, Neustart):
            if level == RESTING:
                return RestingBot(rules.orders)
            return NeustartBot(rules.printed, rules.orders, answers=level != DEAF)
        if isinstance(rules, Hertzschlag):
            return HertzschlagBot(rules.printed)
        if isinstance(rules, Pampero):
            leanings = Leanings()
            leanings.capital = level not in (FRUGAL, CAUTIOUS)
            leanings.cities = level not in (RURAL, CAUTIOUS)
            return PamperoBot(rules.printed, leanings)
        if isinstance(rules, PolicyMaker):
            return PolicyMakerBot(rules.printed)
    raise KeyError(f"no bot {level!r} for {game}; there are: {', '.join(policies(game))}")
