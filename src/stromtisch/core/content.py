"""Reading content packs: plain data in, checked values out, and errors that say where to look.

A pack is a set of TOML files already parsed into dictionaries; ``stromtisch.packs`` reads them from disk.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Final

from stromtisch.core import gate

LANGUAGES = ("de", "en")
# Fields that hold only text for readers.
WORDING = ("title", "text", "help", "place", "undone")
# For lists of any length.
ANY: Final = -1


class ContentError(Exception):
    """A content pack is broken; the message names the file, the entry and the field."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        super().__init__(f"{file}, entry {entry!r}, field {field!r}: {problem}")
        self.file = file
        self.entry = entry
        self.field = field
        self.problem = problem


class Pack:
    """The parsed files of a pack by name (``cards.toml`` …)."""

    def __init__(self, files: dict[str, dict[str, object]]) -> None:
        self.files = files

    def entries(self, file: str, kind: str, count: int = ANY) -> list[Entry]:
        """The list of entries ``[[kind]]`` in a file, in their order; ids must be unique."""
        found = self._section(file, kind)
        if not isinstance(found, list) or not found:
            raise ContentError(file, kind, kind, "expected a list of entries, [[" + kind + "]]")
        entries: list[Entry] = []
        seen: set[str] = set()
        for number, raw in enumerate(found, 1):
            if not isinstance(raw, dict):
                raise ContentError(file, f"{kind} {number}", kind, "expected a table of fields")
            try:
                name = gate.ident(raw.get("id"))
            except gate.Barred as barred:
                raise ContentError(file, f"{kind} {number}", "id", barred.problem) from barred
            if name in seen:
                raise ContentError(file, name, "id", "stands in the file twice")
            seen.add(name)
            entry = Entry(file, name, raw)
            entry.known.append("id")
            entry.check_texts()
            entries.append(entry)
        if count not in (ANY, len(entries)):
            raise ContentError(file, kind, kind, f"expected {count} {kind}s, found {len(entries)}")
        return entries

    def named(self, file: str, kind: str, names: Sequence[str]) -> list[Entry]:
        """The entries ``[[kind]]`` of a file whose ids the rules know; exactly these, in this order."""
        entries = self.entries(file, kind)
        found = [entry.name for entry in entries]
        for name in names:
            if name not in found:
                raise ContentError(file, kind, name, "has no entry")
        if found != list(names):
            raise ContentError(file, kind, kind, f"expected {', '.join(names)}, found {', '.join(found)}")
        return entries

    def table(self, file: str, name: str) -> Entry:
        """The single table ``[name]`` in a file."""
        found = self._section(file, name)
        if not isinstance(found, dict):
            raise ContentError(file, name, name, "expected a table, [" + name + "]")
        entry = Entry(file, name, found)
        entry.check_texts()
        return entry

    def _section(self, file: str, name: str) -> object:
        if file not in self.files:
            raise ContentError(file, name, name, "the file is missing from the pack")
        if name not in self.files[file]:
            raise ContentError(file, name, name, "is missing")
        return self.files[file][name]

    def hash(self) -> str:
        """Return the SHA-256 of everything that matters in play, in a canonical form; every match stores it.

        Wording is left out, because a corrected sentence must not make stored matches unreadable.
        """
        text = json.dumps(
            _without_wording(self.files), sort_keys=True, ensure_ascii=False, separators=(",", ":")
        )
        return hashlib.sha256(text.encode()).hexdigest()


def _without_wording(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without_wording(inner) for key, inner in value.items() if key not in WORDING}
    if isinstance(value, list):
        return [_without_wording(inner) for inner in value]
    return value


class Entry:
    """One entry of a pack; every method checks its field and raises a precise error.

    An entry notices which fields are read, so that ``close`` can tell what is left over and what the page gets.
    """

    def __init__(self, file: str, name: str, fields: dict[str, object]) -> None:
        self.file = file
        self.name = name
        self.fields = fields
        # The fields asked for so far, in that order.
        self.known: list[str] = []

    def error(self, field: str, problem: str) -> ContentError:
        """A ContentError about one of this entry's fields."""
        return ContentError(self.file, self.name, field, problem)

    def check_texts(self) -> None:
        """Check every text and every field name against the gate, at any depth."""
        self._check("", self.fields)

    def _check(self, field: str, value: object) -> None:
        try:
            if isinstance(value, str):
                gate.prose(value)
            elif isinstance(value, dict):
                for key, inner in value.items():
                    self._check(f"{field}.{gate.ident(key)}" if field else gate.ident(key), inner)
            elif isinstance(value, list):
                for number, inner in enumerate(value, 1):
                    self._check(f"{field}[{number}]", inner)
        except gate.Barred as barred:
            raise self.error(field or "names of fields", barred.problem) from barred

    def has(self, field: str) -> bool:
        """Whether the entry has the field."""
        if field not in self.known:
            self.known.append(field)
        return field in self.fields

    def only(self, known: list[str]) -> None:
        """Raise an error for unknown fields; they are usually misspelt."""
        for field in self.fields:
            if field not in known:
                raise self.error(field, "is not known; expected one of " + ", ".join(known))

    def close(self, hidden: Sequence[str] = ()) -> dict[str, object]:
        """Raise an error for fields nobody has read; return the others as the page gets them, except the hidden ones.

        They are as in the file, in the order in which they were read, without the id.
        """
        self.only(self.known)
        return {
            field: self.fields[field]
            for field in self.known
            if field in self.fields and field != "id" and field not in hidden
        }

    def _value(self, field: str) -> object:
        if not self.has(field):
            raise self.error(field, "is missing")
        return self.fields[field]

    def flag(self, field: str) -> bool:
        """True or false."""
        value = self._value(field)
        if not isinstance(value, bool):
            raise self.error(field, f"expected true or false, found {value!r}")
        return value

    def integer(self, field: str, least: int, most: int) -> int:
        """A whole number within limits."""
        value = self._value(field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(field, f"expected a whole number, found {value!r}")
        if not least <= value <= most:
            raise self.error(field, f"expected {least} to {most}, found {value}")
        return value

    def items(self, field: str, count: int = ANY) -> list[object]:
        """A list of anything, empty only if the count is 0."""
        values = self._value(field)
        if not isinstance(values, list) or not (values if count == ANY else len(values) == count):
            raise self.error(
                field, f"expected a list{'' if count == ANY else f' of {count}'}, found {values!r}"
            )
        return values

    def integers(self, field: str, least: int, most: int, count: int = ANY, meaning: str = "") -> list[int]:
        """A list of whole numbers within limits; the meaning says in the error what so many numbers are for."""
        values = self._value(field)
        if not isinstance(values, list):
            raise self.error(field, f"expected a list of whole numbers, found {values!r}")
        result: list[int] = []
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise self.error(field, f"expected whole numbers from {least} to {most}, found {value!r}")
            result.append(value)
        if count not in (ANY, len(result)):
            raise self.error(field, f"expected {meaning or f'{count} whole numbers'}, found {len(result)}")
        return result

    def rising(self, field: str, least: int, most: int, count: int = ANY, step: int = 1) -> list[int]:
        """A list of whole numbers within limits, each at least a step above the one before; 0: none falls."""
        result = self.integers(field, least, most, count)
        for place in range(1, len(result)):
            if result[place] < result[place - 1] + step:
                raise self.error(field, "expected numbers that " + ("rise" if step else "do not fall"))
        return result

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self._value(field)
        if not isinstance(value, str) or not value.strip():
            raise self.error(field, f"expected a text, found {value!r}")
        return value

    def choice(self, field: str, choices: Sequence[str]) -> str:
        """One of several texts."""
        value = self.text(field)
        if value not in choices:
            raise self.error(field, f"expected one of {', '.join(choices)}, found {value!r}")
        return value

    def choices(self, field: str, choices: Sequence[str], repeats: bool = False) -> list[str]:
        """A list of texts from the choices, without duplicates unless it may repeat them."""
        values = self._value(field)
        if not isinstance(values, list):
            raise self.error(field, f"expected a list, found {values!r}")
        result: list[str] = []
        for value in values:
            if not isinstance(value, str) or value not in choices:
                raise self.error(field, f"expected some of {', '.join(choices)}, found {value!r}")
            if value in result and not repeats:
                raise self.error(field, f"{value!r} stands in the list twice")
            result.append(value)
        return result

    def index(self, field: str, choices: Sequence[str]) -> int:
        """One of several texts, as its place among them."""
        return choices.index(self.choice(field, choices))

    def indices(self, field: str, choices: Sequence[str], repeats: bool = False) -> list[int]:
        """A list of texts from the choices, as their places among them."""
        return [choices.index(value) for value in self.choices(field, choices, repeats)]

    def mask(self, field: str, choices: Sequence[str]) -> int:
        """A list of texts from the choices, as bits by their places among them."""
        return sum(1 << place for place in self.indices(field, choices))

    def texts(self, field: str) -> dict[str, str]:
        """A text in German and English."""
        value = self._value(field)
        if not isinstance(value, dict):
            raise self.error(field, "expected a table with de and en")
        for language in value:
            if language not in LANGUAGES:
                raise self.error(field, f"does not know the language {language!r}")
        result: dict[str, str] = {}
        for language in LANGUAGES:
            text = value.get(language)
            if not isinstance(text, str) or not text.strip():
                raise self.error(f"{field}.{language}", "expected a text")
            result[language] = text
        return result

    def tables(self, field: str) -> list[Entry]:
        """A list of inner tables, each named after this entry and its place; empty when absent."""
        if not self.has(field):
            return []
        values = self.fields[field]
        if not isinstance(values, list):
            raise self.error(field, "expected a list of tables")
        result: list[Entry] = []
        for number, value in enumerate(values, 1):
            if not isinstance(value, dict):
                raise self.error(field, "expected a list of tables")
            result.append(Entry(self.file, f"{self.name}.{field}[{number}]", value))
        return result

    def inner(self, field: str) -> Entry:
        """An inner table."""
        value = self._value(field)
        if not isinstance(value, dict):
            raise self.error(field, "expected a table")
        return Entry(self.file, f"{self.name}.{field}", value)
