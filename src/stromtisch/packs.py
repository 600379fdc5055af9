"""Reading content packs from disk, so that rules need not."""

from __future__ import annotations

import tomllib
from pathlib import Path

from stromtisch.core.content import ContentError, Pack

GAMES = Path(__file__).parent / "games"


def read_pack(folder: Path) -> Pack:
    """All TOML files of a folder as one pack; a file that cannot be parsed is named with its line."""
    files: dict[str, dict[str, object]] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            files[path.name] = tomllib.loads(path.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ContentError(path.name, "whole file", "syntax", str(error)) from error
    if not files:
        raise ContentError(str(folder), "pack", "files", "no .toml file found")
    return Pack(files)


def own_pack(game: str) -> Pack:
    """The pack that comes with one of our games."""
    return read_pack(GAMES / game / "content")
