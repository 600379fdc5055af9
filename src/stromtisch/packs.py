"""Reading what lies beside the rules of a game: content packs and texts."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path

from stromtisch.core.content import ContentError, Pack
from stromtisch.core.manifest import Older


def folder_of(package: str) -> Path:
    """The folder of an installed package."""
    return Path(str(files(package)))


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


def read_older(folder: Path) -> list[Older]:
    """The older contents in a folder, each a JSON file with ``rules``, ``content`` (its hash) and ``files``."""
    found = []
    for path in sorted(folder.glob("*.json")):
        older = json.loads(path.read_text("utf-8"))
        found.append(Older(older["rules"], older["content"], Pack(older["files"])))
    return found


def extend_pack(pack: Pack, more: Pack) -> Pack:
    """A pack with the entries of another one added to its lists; nothing that is there is replaced."""
    files: dict[str, dict[str, object]] = {name: dict(lists) for name, lists in pack.files.items()}
    for name, lists in more.files.items():
        if name not in files:
            raise ContentError(name, "whole file", "name", "the game has no such file: " + ", ".join(files))
        for kind, entries in lists.items():
            known = files[name].get(kind)
            if not isinstance(known, list) or not isinstance(entries, list):
                raise ContentError(name, kind, kind, "only lists of entries ([[…]]) can be added to")
            files[name][kind] = [*known, *entries]
    return Pack(files)
