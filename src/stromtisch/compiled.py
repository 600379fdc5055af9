"""Decides how the rules are loaded: compiled, if all compiled modules beside the sources can be imported.

``scripts/build_steps.py`` puts compiled modules beside their sources, and last a stamp that lists
them. They are used together or not at all: classes of a compiled module and of its interpreted
source are different classes. So all of them are imported before anybody else imports a rule. If
one is missing, has another size than the stamp says, or cannot be imported, this process and those
that it starts load the rules from their sources, and a line on standard error says why.

``STROMTISCH_PURE=1`` has the rules interpreted without a word.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
SUFFIX = EXTENSION_SUFFIXES[0]
STAMP = PACKAGE / f".native{SUFFIX}.stamp"
FOLDERS = ("core", "games", "testing")
RULES = tuple(f"stromtisch.{folder}" for folder in FOLDERS)
PURE = "STROMTISCH_PURE"


class FromSource:
    """Finds the modules of the rules in their sources, past compiled ones."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the source file, for modules of the rules."""
        if not belongs_to_rules(name):
            return None
        for folder in path or ():
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if found is not None:
                return found
        return None


def belongs_to_rules(name: str) -> bool:
    """Whether the module of this name may be compiled."""
    return name in RULES or name.startswith(tuple(f"{package}." for package in RULES))


def compiled_modules() -> dict[str, int]:
    """The compiled modules of this Python that lie beside the sources, with their sizes."""
    found: dict[str, int] = {}
    for folder in FOLDERS:
        for file in PACKAGE.joinpath(folder).rglob(f"*{SUFFIX}"):
            found[file.relative_to(PACKAGE.parent).as_posix()] = file.stat().st_size
    for file in PACKAGE.parent.glob(f"stromtisch_*__mypyc{SUFFIX}"):
        found[file.name] = file.stat().st_size
    return found


def listed_modules() -> dict[str, int]:
    """The compiled modules that the stamp lists, with their sizes; none without a stamp."""
    try:
        _, *lines = STAMP.read_text().splitlines()
        return {name: int(size) for _, size, name in (line.split(maxsplit=2) for line in lines)}
    except (OSError, ValueError):
        return {}


def load_compiled(names: dict[str, int]) -> str | None:
    """Import all compiled modules of the rules; say why if that cannot be done."""
    if names != (listed := listed_modules()):
        wrong = [name for name in sorted({*names, *listed}) if names.get(name) != listed.get(name)]
        return f"{wrong[0]} is not what its stamp says" if listed else "they were not installed to the end"
    for name in sorted(names):
        if "/" in name:
            try:
                import_module(name.removesuffix(SUFFIX).replace("/", "."))
            except Exception as error:
                return f"{type(error).__name__}: {error}"
    return None


def interpret() -> None:
    """Load the rules from their sources from now on, here and in processes started from here."""
    for name in [*sys.modules]:
        if belongs_to_rules(name):
            del sys.modules[name]
    sys.meta_path.insert(0, FromSource)
    os.environ[PURE] = "1"


def choose() -> None:
    """Decide between the compiled rules and their sources. Call it before any rule is imported."""
    names = compiled_modules()
    if not names:
        return
    if os.environ.get(PURE):
        interpret()
    elif reason := load_compiled(names):
        interpret()
        sys.stderr.write(
            f"stromtisch: the compiled rules cannot be used ({reason}). "
            "The rules run interpreted: slower, the same games. `make native` compiles them again.\n"
        )
