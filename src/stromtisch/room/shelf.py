"""The games on the shelf, as the page gets them."""

from __future__ import annotations

from stromtisch.core.game import Game
from stromtisch.core.manifest import Collection
from stromtisch.packs import folder_of
from stromtisch.room.refusals import refuse
from stromtisch.room.shapes import GameDetails, GameEntry, SeatRange

# Folders of a game's package.
TEXTS = "texts"
PAGE = "page"
# The pages of our own games are part of the built client.
OWN_PACKAGES = "stromtisch."


class Shelf:
    """All games by id, in the order in which they are shown."""

    def __init__(self, collection: Collection) -> None:
        self._collection = collection
        # Cached: the newest content never changes while the server runs, and it is the server's largest response.
        self._details: dict[str, GameDetails] = {}

    def entries(self) -> list[GameEntry]:
        """A summary of every game."""
        return [self._entry(game) for game in self._collection.games.values()]

    def details(self, id: str) -> GameDetails:
        """One game with its content."""
        if id not in self._collection.games:
            raise refuse("unknown-game", game=id[:100])
        if id not in self._details:
            self._details[id] = self.details_of(self._collection.games[id])
        found = self._details[id]
        # The page of a game may be added or removed at any time.
        found.page = self.page(id)
        return found

    def package(self, id: str) -> str | None:
        """The package of a game; None for unknown games and for games without a package."""
        manifest = self._collection.manifests.get(id)
        return None if manifest is None else manifest.package or None

    def page(self, id: str) -> str | None:
        """The address of a third-party game's page; None if the client has its page or uses the generic one."""
        package = self.package(id)
        if package is None or package.startswith(OWN_PACKAGES):
            return None
        return f"/games/{id}/{PAGE}/index.js" if (folder_of(package) / PAGE / "index.js").is_file() else None

    def details_of(self, game: Game) -> GameDetails:
        """A game in any edition, with its content."""
        entry = self._entry(game)
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
            lines=self._collection.manifests[game.id].lines.to_json(),
        )

    def _entry(self, game: Game) -> GameEntry:
        manifest = self._collection.manifests[game.id]
        return GameEntry(
            game.id,
            game.title,
            manifest.tagline,
            manifest.credit,
            SeatRange(game.least, game.most),
            [option.to_json() for option in game.options],
            manifest.levels(),
            self.page(game.id),
        )
