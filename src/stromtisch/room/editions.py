"""Editions of games: the newest for new tables, and those with which older tables began.

An edition is a game with one version of its rules and one content. Changed cards make a new edition. A table keeps its
edition, whose content is stored. The rules come with the program: a table whose rules are no longer shipped can be
read, but not played.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from dataclasses import replace

import msgspec

from stromtisch.core.game import Game
from stromtisch.room.log import Edition, History, TableRow
from stromtisch.room.names import is_digest
from stromtisch.room.shapes import EditionShown, GameDetails
from stromtisch.room.shelf import Shelf
from stromtisch.room.sources import MOST_OLDER, Source, collection_of, older_game

logger = logging.getLogger("stromtisch.editions")

# The longest name of a game.
LONGEST_NAME = 64

Key = tuple[str, int, str]


def key_of(row: TableRow) -> Key:
    """The key of a table's edition."""
    return row.game, row.rules, row.content_hash


class Editions:
    """All editions of all games: the newest in memory, older ones from the database."""

    def __init__(
        self,
        source: Source,
        shelf: Shelf,
        history: History,
    ) -> None:
        self.collection = collection_of(source.load)
        self.newest = self.collection.games
        self._source = source
        self._shelf = shelf
        self.history = history
        self._older: OrderedDict[Key, tuple[Game, Edition]] = OrderedDict()
        # The editions that are known to be stored.
        self._kept: set[Key] = set()

    # --- keeping ----------------------------------------------------------------------------

    def to_keep(self, game: Game) -> Edition | None:
        """The edition to store with a new table of a game; None when it is known to be stored."""
        key = (game.id, game.rules, game.content_hash)
        if key in self._kept or not self._is_newest(key):
            # Older editions came from the database.
            return None
        pack = self.collection.packs.get(game.id)
        text = None if pack is None else json.dumps(pack.files, ensure_ascii=False)
        details = msgspec.json.encode(self._shelf.details(game.id)).decode()
        return Edition(*key, text, details)

    def was_kept(self, edition: Edition | None) -> None:
        """Remember that an edition has been stored."""
        if edition is not None:
            self._kept.add((edition.game, edition.rules, edition.content_hash))

    async def keep_newest(self) -> None:
        """Store the newest editions, because old tables without a stored edition may be played with them."""
        for game in self.newest.values():
            edition = self.to_keep(game)
            if edition is not None:
                await self.history.keep_edition(edition)
                self.was_kept(edition)

    # --- finding ----------------------------------------------------------------------------

    async def of(self, row: TableRow) -> Game | None:
        """The game in the table's edition; None when its rules or its content are missing."""
        if self._is_newest(key_of(row)):
            return self.newest[row.game]
        found = await self._find(key_of(row))
        return None if found is None else found[0]

    async def source(self, key: Key) -> Source:
        """The source for a worker. If the edition is missing, it has only the newest one, and the worker refuses."""
        found = None if self._is_newest(key) else await self._find(key)
        return self._source if found is None else replace(self._source, older=found[1])

    async def details(self, key: Key) -> GameDetails | msgspec.Raw | None:
        """The details of an edition for the page, even if the edition can no longer be played."""
        if self._is_newest(key):
            return self._shelf.details(key[0])
        stored = await self._stored(key)
        if stored is None:
            return None
        # The page is always the installed one, even for an old table.
        told = msgspec.json.decode(stored.details, type=dict[str, msgspec.Raw])
        told["page"] = msgspec.Raw(msgspec.json.encode(self._shelf.page(key[0])))
        return msgspec.Raw(msgspec.json.encode(told))

    def shown(self, row: TableRow, playable: bool) -> EditionShown:
        """The description of a table's edition for everybody at the table."""
        game = self.newest.get(row.game)
        newest = None if game is None else game.rules
        return EditionShown(row.rules, row.content_hash, newest, self._is_newest(key_of(row)), playable)

    def _is_newest(self, key: Key) -> bool:
        game = self.newest.get(key[0])
        return game is not None and (game.rules, game.content_hash) == key[1:]

    async def _find(self, key: Key) -> tuple[Game, Edition] | None:
        """An older edition whose rules are available."""
        name, rules, content_hash = key
        if key in self._older:
            self._older.move_to_end(key)
            return self._older[key]
        manifest = self.collection.manifests.get(name)
        if manifest is None or rules not in manifest.rules:
            return None
        stored = await self._stored(key)
        if stored is None or stored.pack is None:
            return None
        try:
            # Reading a pack takes a while and must not block other tables.
            game = await asyncio.to_thread(older_game, self._source.load, stored)
        except ValueError as error:
            logger.warning(
                "%s, rules %d, content %s, cannot be played: %s", name, rules, content_hash[:12], error
            )
            return None
        self._older[key] = (game, stored)
        while len(self._older) > MOST_OLDER:
            self._older.popitem(last=False)
        return game, stored

    async def _stored(self, key: Key) -> Edition | None:
        """An edition from the database, or one that its game ships; impossible keys are not looked up."""
        name, rules, content_hash = key
        if len(name) > LONGEST_NAME or not name.isprintable() or not 0 <= rules < 2**31:
            return None
        if not is_digest(content_hash):
            return None
        return await self.history.edition(*key) or await asyncio.to_thread(self._shipped, key)

    def _shipped(self, key: Key) -> Edition | None:
        """An edition that its game ships: that of a table which began before editions were stored."""
        name, rules, content_hash = key
        for older in self.collection.older.get(name, []):
            game = self.collection.edition(*key)
            if game is not None and (older.rules, older.content_hash) == (rules, content_hash):
                pack = json.dumps(older.pack.files, ensure_ascii=False)
                return Edition(*key, pack, msgspec.json.encode(self._shelf.details_of(game)).decode())
        return None
