"""Reading content packs: plain data in, checked values out, and errors that say where to look.

A pack is a set of TOML files already parsed into dictionaries; ``stromtisch.packs`` reads them from disk.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from stromtisch.core import gate

LANGUAGES = ("de", "en")
# Fields that hold only text for readers.
WORDING = ("title", "text", "help", "place", "undone")


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

    def entries(self, file: str, kind: str) -> list[Entry]:
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
            entry.check_texts()
            entries.append(entry)
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
    """One entry of a pack; every method checks its field and raises a precise error."""

    def __init__(self, file: str, name: str, fields: dict[str, object]) -> None:
        self.file = file
        self.name = name
        self.fields = fields

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
        return field in self.fields

    def only(self, known: list[str]) -> None:
        """Raise an error for unknown fields; they are usually misspelt."""
        for field in self.fields:
            if field not in known:
                raise self.error(field, "is not known; expected one of " + ", ".join(known))

    def _value(self, field: str) -> object:
        if field not in self.fields:
            raise self.error(field, "is missing")
        return self.fields[field]

    def integer(self, field: str, least: int, most: int) -> int:
        """A whole number within limits."""
        value = self._value(field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(field, f"expected a whole number, found {value!r}")
        if not least <= value <= most:
            raise self.error(field, f"expected {least} to {most}, found {value}")
        return value

    def integers(self, field: str, least: int, most: int) -> list[int]:
        """A list of whole numbers within limits."""
        values = self._value(field)
        if not isinstance(values, list):
            raise self.error(field, f"expected a list of whole numbers, found {values!r}")
        result: list[int] = []
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise self.error(field, f"expected whole numbers from {least} to {most}, found {value!r}")
            result.append(value)
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

    def choices(self, field: str, choices: Sequence[str]) -> list[str]:
        """A list of texts from the choices, without duplicates."""
        values = self._value(field)
        if not isinstance(values, list):
            raise self.error(field, f"expected a list, found {values!r}")
        result: list[str] = []
        for value in values:
            if not isinstance(value, str) or value not in choices:
                raise self.error(field, f"expected some of {', '.join(choices)}, found {value!r}")
            if value in result:
                raise self.error(field, f"{value!r} stands in the list twice")
            result.append(value)
        return result

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
        if field not in self.fields:
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
