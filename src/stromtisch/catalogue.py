"""The games there are: those that can be played and those announced."""

from __future__ import annotations

from functools import cache

from stromtisch.core.game import Game
from stromtisch.games.hertzschlag.game import Hertzschlag
from stromtisch.packs import own_pack


@cache
def playable() -> dict[str, Game]:
    """The games that can be played, by id."""
    return {"hertzschlag": Hertzschlag(own_pack("hertzschlag"))}
