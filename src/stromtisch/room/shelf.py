"""The games on the shelf, playable ones and those announced."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stromtisch.core.game import Game
from stromtisch.room.announced import ANNOUNCED
from stromtisch.room.refusals import refuse
from stromtisch.room.shapes import GameDetails, GameEntry, SeatRange

NOTHING = {"de": "", "en": ""}


class Shelf:
    """All games by id, in the order in which they are shown."""

    def __init__(self, games: Mapping[str, Game], levels: Callable[[str], list[str]]) -> None:
        self._games = games
        self._levels = levels
        self._ids = [*games, *(name for name in ANNOUNCED if name not in games)]
        # The newest content never changes while the server runs, and is the largest thing it sends.
        self._details: dict[str, GameDetails] = {}

    def entries(self) -> list[GameEntry]:
        """Every game in short."""
        return [self._entry(name) for name in self._ids]

    def details(self, id: str) -> GameDetails:
        """One game with its content."""
        if id not in self._ids:
            raise refuse("unknown-game", game=id[:100])
        if id not in self._details:
            self._details[id] = self._read(id)
        return self._details[id]

    def _read(self, id: str) -> GameDetails:
        entry = self._entry(id)
        game = self._games.get(id)
        return GameDetails(
            id=entry.id,
            title=entry.title,
            tagline=entry.tagline,
            credit=entry.credit,
            playable=entry.playable,
            seats=entry.seats,
            options=entry.options,
            bots=entry.bots,
            rules=None if game is None else game.rules,
            content_hash=None if game is None else game.content_hash,
            content={} if game is None else game.content(),
        )

    def _entry(self, id: str) -> GameEntry:
        game = self._games.get(id)
        words = ANNOUNCED.get(id)
        if game is None:
            assert words is not None
            return GameEntry(
                id,
                words.title,
                words.tagline,
                words.credit,
                False,
                SeatRange(words.least, words.most),
                [],
                [],
            )
        return GameEntry(
            id,
            game.title,
            NOTHING if words is None else words.tagline,
            NOTHING if words is None else words.credit,
            True,
            SeatRange(game.least, game.most),
            [option.to_json() for option in game.options],
            self._levels(id),
        )
