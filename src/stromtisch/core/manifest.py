"""Everything a game provides, in one place: its rules, facts, bots, journal lines, statistics and debrief.

A package registers its manifest as an entry point of the group ``stromtisch.games``; nothing else is needed.
The game's content, texts and page are in the folders ``content``, ``texts`` and ``page`` of its package.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from stromtisch.core.bot import Bot, RandomBot
from stromtisch.core.content import Pack
from stromtisch.core.debriefing import Debriefing
from stromtisch.core.game import Game
from stromtisch.core.lines import Lines

RANDOM: Final = "random"

# Sets up a game with a content pack.
MakeGame = Callable[[Pack], Game]
# Makes a bot for any edition of a game.
MakeBot = Callable[[Game], Bot[Any]]
# Extracts statistics of a finished match from an onlooker's view.
Observe = Callable[[Mapping[str, object]], dict[str, int]]


class Manifest:
    """A game and everything that goes with it.

    ``rules`` sets up the game, by version of its rules. New tables get the highest version; older versions stay as
    long as matches that began under them may still be finished. ``bots`` are the levels people can play against, with
    the suggested one first. ``measures`` are bots that only simulations use. Every game also has a ``random`` bot.
    """

    def __init__(
        self,
        id: str,
        rules: Mapping[int, MakeGame],
        package: str = "",
        tagline: Mapping[str, str] | None = None,
        credit: Mapping[str, str] | None = None,
        bots: Mapping[str, MakeBot] | None = None,
        measures: Mapping[str, MakeBot] | None = None,
        lines: Lines | None = None,
        observe: Observe | None = None,
        debriefing: Debriefing | None = None,
    ) -> None:
        self.id = id
        self.rules = dict(rules)
        self.package = package
        self.tagline = dict(tagline or {"de": "", "en": ""})
        self.credit = dict(credit or {"de": "", "en": ""})
        self.bots = {**(bots or {}), RANDOM: _random}
        self.measures = dict(measures or {})
        self.lines = Lines({}) if lines is None else lines
        self.observe = observe
        self.debriefing = debriefing

    def newest(self, pack: Pack) -> Game:
        """The game under the newest of its rules."""
        return self.rules[max(self.rules)](pack)

    def levels(self) -> list[str]:
        """The levels of bots, the suggested one first."""
        return list(self.bots)

    def policies(self) -> list[str]:
        """All bots that simulations can use: the levels, and those that only serve to measure."""
        return [*self.bots, *self.measures]

    def bot(self, level: str, game: Game) -> Bot[Any]:
        """A bot of a level or policy for an edition of the game; an unknown level raises KeyError."""
        make = self.bots.get(level) or self.measures.get(level)
        if make is None:
            raise KeyError(f"no bot {level!r} for {self.id}; there are: {', '.join(self.policies())}")
        return make(game)


class Older:
    """An older content that a game still ships, with the version of the rules it was made for."""

    def __init__(self, rules: int, content_hash: str, pack: Pack) -> None:
        self.rules = rules
        self.content_hash = content_hash
        self.pack = pack


class Collection:
    """The games that a process offers, in the order in which they are shown.

    ``older`` has the older contents that the games ship, so that old tables and records can be played on.
    """

    def __init__(self, manifests: Sequence[Manifest], packs: Mapping[str, Pack]) -> None:
        self.manifests: dict[str, Manifest] = {}
        self.packs = dict(packs)
        self.older: dict[str, list[Older]] = {}
        self.games: dict[str, Game] = {}
        for manifest in manifests:
            self.add(manifest, packs.get(manifest.id))

    def add(self, manifest: Manifest, pack: Pack | None) -> None:
        """Set up a game and offer it after the others; if the setup fails, the game is not offered."""
        game = manifest.newest(Pack({}) if pack is None else pack)
        self.manifests[manifest.id] = manifest
        self.games[manifest.id] = game
        if pack is not None:
            self.packs[manifest.id] = pack

    def edition(self, game: str, rules: int, content_hash: str) -> Game | None:
        """A game under the rules and with the content of an edition; None when this installation does not ship it."""
        newest = self.games.get(game)
        if newest is None or (newest.rules, newest.content_hash) == (rules, content_hash):
            return newest
        make = self.manifests[game].rules.get(rules)
        for older in self.older.get(game, []):
            if make is not None and (older.rules, older.content_hash) == (rules, content_hash):
                return make(older.pack)
        return None

    def levels(self, game: str) -> list[str]:
        """The levels of bots for a game; empty for an unknown game."""
        return self.manifests[game].levels() if game in self.manifests else []

    def bot(self, game: str, level: str) -> Bot[Any]:
        """A bot for the newest edition of a game."""
        return self.manifests[game].bot(level, self.games[game])


def _random(game: Game) -> Bot[Any]:
    return RandomBot()
