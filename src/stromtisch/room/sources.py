"""Finds the game of a table: one of the newest games, or an older edition set up from its pack.

Workers use this module, too, so it must not import the framework or the database.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from stromtisch.core.content import ContentError, Pack
from stromtisch.core.game import Game
from stromtisch.core.manifest import Collection
from stromtisch.room.log import Edition, TableRow
from stromtisch.room.refusals import refuse

# Loads the games of this installation; a worker imports it by name.
LoadCollection = Callable[[], Collection]

# The most older editions in the memory of a process; a game with its tables takes some megabytes.
MOST_OLDER = 16


@dataclass(slots=True, frozen=True)
class Source:
    """How to find the games; ``older`` is the stored edition of one table, unless that is the newest."""

    load: LoadCollection
    older: Edition | None = None


@lru_cache(maxsize=4)
def collection_of(load: LoadCollection) -> Collection:
    """The games, loaded once in each process."""
    return load()


@lru_cache(maxsize=MOST_OLDER)
def older_game(load: LoadCollection, edition: Edition) -> Game:
    """The game of a stored edition.

    Raises:
        ValueError: the program cannot read its content any more, or does not have its rules.
    """
    manifest = collection_of(load).manifests.get(edition.game)
    make = None if manifest is None else manifest.rules.get(edition.rules)
    if make is None or edition.pack is None:
        raise ValueError("its rules or its content are missing")
    try:
        game = make(Pack(json.loads(edition.pack)))
    except ContentError as error:
        raise ValueError(str(error)) from error
    if (game.id, game.rules, game.content_hash) != (edition.game, edition.rules, edition.content_hash):
        raise ValueError("it is stored under another's name")
    return game


def game_of(source: Source, row: TableRow) -> Game:
    """The game in a table's edition; workers get games only from here."""
    older = source.older
    game = collection_of(source.load).games.get(row.game) if older is None else older_game(source.load, older)
    if game is None or (game.rules, game.content_hash) != (row.rules, row.content_hash):
        raise refuse("other-rules", game=row.game, rules=row.rules)
    return game
