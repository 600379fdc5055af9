"""The games of this installation: every package that names a manifest in the group ``stromtisch.games`` adds one.

``STROMTISCH_GAMES`` chooses among them and sets their order. ``STROMTISCH_PACKS`` names a folder with entries of the
operator's own: ``<folder>/<game>/*.toml``.
"""

from __future__ import annotations

import logging
import os
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from stromtisch.core.content import Pack
from stromtisch.core.game import Game
from stromtisch.core.manifest import Collection, Manifest
from stromtisch.packs import extend_pack, folder_of, read_older, read_pack

logger = logging.getLogger("stromtisch.catalogue")

GROUP = "stromtisch.games"
CHOSEN = "STROMTISCH_GAMES"
BESIDE = "STROMTISCH_PACKS"
OWN = "stromtisch."
# What an id is made of: it stands in addresses and names folders.
LONGEST_ID = 64
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@cache
def collection() -> Collection:
    """The games to play. Worker processes call this by name, too."""
    found = Collection([], {})
    for manifest in manifests():
        try:
            found.add(manifest, pack_of(manifest))
            if manifest.package:
                found.older[manifest.id] = read_older(folder_of(manifest.package) / "editions")
        except Exception:
            # Our own games fail only by what an operator has put beside them, who is told at once.
            if manifest.package.startswith(OWN):
                raise
            logger.exception("the game %s cannot be set up and is left out", manifest.id)
    return found


def playable() -> dict[str, Game]:
    """The games to play by id, each in its newest edition."""
    return collection().games


def games_for(record: object) -> dict[str, Game]:
    """The games to read a record with: the one it names in the edition it names, if this installation ships that."""
    games = dict(playable())
    if isinstance(record, dict):
        name, rules, content = record.get("game"), record.get("rules"), record.get("content")
        if isinstance(name, str) and isinstance(rules, int) and isinstance(content, str):
            edition = collection().edition(name, rules, content)
            if edition is not None:
                games[name] = edition
    return games


def manifests() -> list[Manifest]:
    """The manifests that can be loaded: our own games first, then others by name, unless the operator chooses."""
    points = {point.name: point for point in entry_points(group=GROUP)}
    chosen = os.environ.get(CHOSEN, "").replace(",", " ").split()
    for name in chosen:
        if name not in points:
            logger.error(
                "%s names %s, which is not installed; there are: %s", CHOSEN, name, ", ".join(points)
            )
    names = [name for name in chosen if name in points] or sorted(
        points, key=lambda name: _place(points[name])
    )
    return [manifest for name in names if (manifest := _load(points[name])) is not None]


def _place(point: EntryPoint) -> tuple[bool, str]:
    return not point.value.startswith(OWN), point.name


def _load(point: EntryPoint) -> Manifest | None:
    """The manifest behind an entry point; one that cannot be loaded is reported and left out."""
    try:
        found = point.load()
        if not isinstance(found, Manifest):
            raise TypeError(f"{point.value} is not a Manifest")
        if found.id != point.name:
            raise ValueError(f"the manifest is of {found.id!r}")
        if not ID.fullmatch(found.id) or len(found.id) > LONGEST_ID:
            raise ValueError(f"an id has up to {LONGEST_ID} small letters, digits and single hyphens")
    except Exception:
        # A package of somebody else's may fail in any way; the other games go on.
        logger.exception("the game %s (%s) cannot be loaded and is left out", point.name, point.value)
        return None
    return found


def own_pack(game: str) -> Pack:
    """The content of an installed game, read anew."""
    return pack_of(collection().manifests[game])


def pack_of(manifest: Manifest) -> Pack:
    """The content that comes with a game, with what the operator has put beside it."""
    folder = folder_of(manifest.package) / "content" if manifest.package else None
    pack = read_pack(folder) if folder is not None and folder.is_dir() else Pack({})
    more = os.environ.get(BESIDE, "")
    beside = Path(more) / manifest.id.replace("-", "_")
    if more != "" and beside.is_dir():
        pack = extend_pack(pack, read_pack(beside))
    return pack
