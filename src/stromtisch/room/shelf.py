"""The games on the shelf, as the page is told of them."""

from __future__ import annotations

from stromtisch.core.manifest import Collection
from stromtisch.room.refusals import refuse
from stromtisch.room.shapes import GameDetails, GameEntry, SeatRange


class Shelf:
    """All games by id, in the order in which they are shown."""

    def __init__(self, collection: Collection) -> None:
        self._collection = collection
        # The newest content never changes while the server runs, and is the largest thing it sends.
        self._details: dict[str, GameDetails] = {}

    def entries(self) -> list[GameEntry]:
        """Every game in short."""
        return [self._entry(name) for name in self._collection.games]

    def details(self, id: str) -> GameDetails:
        """One game with its content."""
        if id not in self._collection.games:
            raise refuse("unknown-game", game=id[:100])
        if id not in self._details:
            self._details[id] = self._read(id)
        return self._details[id]

    def _read(self, id: str) -> GameDetails:
        entry, game = self._entry(id), self._collection.games[id]
        return GameDetails(
            id=entry.id,
            title=entry.title,
            tagline=entry.tagline,
            credit=entry.credit,
            seats=entry.seats,
            options=entry.options,
            bots=entry.bots,
            page=entry.page,
            rules=game.rules,
            content_hash=game.content_hash,
            content=game.content(),
            lines=self._collection.manifests[id].lines.to_json(),
        )

    def _entry(self, id: str) -> GameEntry:
        game, manifest = self._collection.games[id], self._collection.manifests[id]
        return GameEntry(
            id,
            game.title,
            manifest.tagline,
            manifest.credit,
            SeatRange(game.least, game.most),
            [option.to_json() for option in game.options],
            manifest.levels(),
        )
