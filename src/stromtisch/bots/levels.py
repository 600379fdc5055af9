"""Which bots can sit down at which game."""

from __future__ import annotations

from stromtisch.catalogue import playable
from stromtisch.core.bot import Bot, RandomBot
from stromtisch.games.hertzschlag.bot import SensibleBot as HertzschlagBot
from stromtisch.games.hertzschlag.game import Hertzschlag
from stromtisch.games.policy_maker.bot import SensibleBot as PolicyMakerBot
from stromtisch.games.policy_maker.game import PolicyMaker

RANDOM = "random"
SENSIBLE = "sensible"


# The games with a bot that plays sensibly; make_bot knows each of them.
WITH_SENSIBLE = ("hertzschlag", "policy-maker")


def levels(game: str) -> list[str]:
    """The levels of bots for a game, the one to suggest first."""
    return [SENSIBLE, RANDOM] if game in WITH_SENSIBLE else [RANDOM]


def make_bot(game: str, level: str) -> Bot:
    """A bot of a level for a game; an unknown level raises KeyError with the levels there are."""
    if level == RANDOM:
        return RandomBot()
    if level == SENSIBLE and game in WITH_SENSIBLE:
        rules = playable()[game]
        if isinstance(rules, Hertzschlag):
            return HertzschlagBot(rules.printed)
        if isinstance(rules, PolicyMaker):
            return PolicyMakerBot(rules.printed)
    raise KeyError(f"no bot {level!r} for {game}; there are: {', '.join(levels(game))}")
