"""Declares what the fields of journal lines refer to, so that one resolver can word the lines of every game.

A game declares its lines, and for each line the fields that refer to something::

    LINES = Lines({
        "invested": {"seat": SEAT, "category": word("kind"), "paid": counts("kind", "cards")},
        "claimed": {"seat": SEAT, "initiative": entry("initiatives")},
        "expired": {"seats": [SEATS, COUNT]},
        "term-ends": {},
    })

Undeclared fields are passed on unchanged: numbers and texts, and ``yes`` or ``no`` for booleans. In undeclared lines,
``seat`` and ``seats`` are worded. The page gets the declaration with the content, and ``web/src/lib/lines.ts`` does
there what ``Speaker`` does here. If neither can express something, the rule writes it into the line. If the text of a
line is empty, the line is not shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final


class Reference:
    """How a field is worded: its type, the source of the words, and the argument of the text that it fills."""

    def __init__(self, type: str, argument: str = "", source: str = "", part: str = "") -> None:
        self.type = type
        self.argument = argument
        self.source = source
        self.part = part

    def called(self, argument: str) -> Reference:
        """The same reference for another argument of the text."""
        return Reference(self.type, argument, self.source, self.part)

    def to_json(self, field: str) -> dict[str, str]:
        """The reference as the page gets it."""
        found = {"field": field, "type": self.type, "argument": self.argument or field}
        if self.source != "":
            found["source"] = self.source
        if self.part != "":
            found["part"] = self.part
        return found


# A seat as the name of its player; several seats as a list of names; the number of seats.
SEAT: Final = Reference("seat", "name")
SEATS: Final = Reference("seats", "names")
COUNT: Final = Reference("count", "count")
# A value for each seat, such as ``Ada 3, Bo 5``: a list in the order of the seats, or values by seat.
BY_SEAT: Final = Reference("by-seat")
# A number without its sign, and its direction: ``in`` from zero up, ``out`` below zero.
AMOUNT: Final = Reference("amount", "amount")
FLOW: Final = Reference("flow", "flow")


def word(prefix: str, argument: str = "") -> Reference:
    """A word of the texts: ``word("kind")`` says ``kind-solar`` for ``solar``. A list of words is listed."""
    return Reference("word", argument, prefix)


def counts(prefix: str, argument: str = "") -> Reference:
    """How many of each word: ``2 × solar and 1 × wind``. An empty value uses the text ``kind-none``, if it exists."""
    return Reference("counts", argument, prefix)


def prices(prefix: str, argument: str = "") -> Reference:
    """A number after each word: ``solar 3, wind 5``."""
    return Reference("prices", argument, prefix)


def entry(tables: str, part: str = "title", argument: str = "") -> Reference:
    """The title of a content entry, or another part of it; a list of entries becomes a list of titles.

    A part is a text in both languages, or a plain number or text. With ``""`` the entry itself is the text. Several
    tables are separated by ``|``, and the first one that has the entry is used.
    """
    return Reference("entry", argument, tables, part)


def entry_by_seat(tables: str, argument: str = "") -> Reference:
    """An entry of the content for each seat: ``Ada: Clean air; Bo: Quiet nights``."""
    return Reference("entry-by-seat", argument, tables, "title")


def decimal(digits: int, step: int = 1, start: int = 0, argument: str = "") -> Reference:
    """A number on a scale of fixed steps, with that many digits after the point: ``49.85``."""
    return Reference("decimal", argument, f"{start} {step}", str(digits))


Fields = Mapping[str, Reference | Sequence[Reference]]

# The lines that the kernel writes in every game.
KERNEL: Final[dict[str, Fields]] = {
    "autopilot": {"seat": SEAT},
    "left": {"seat": SEAT},
    "rejoined": {"seat": SEAT},
    "vote": {"seat": SEAT},
    "undone": {"seat": SEAT},
    "rolled-back": {"seat": SEAT},
    "aborted": {},
}
# How the fields of an undeclared line are worded.
UNDECLARED: Final = [("seat", SEAT), ("seats", SEATS), ("seats", COUNT)]


class Lines:
    """All lines of a game's journal. ``headings`` are the kinds that begin a part of the match."""

    def __init__(self, kinds: Mapping[str, Fields], headings: Sequence[str] = ()) -> None:
        self.headings = list(headings)
        self.kinds: dict[str, list[tuple[str, Reference]]] = {}
        for kind, fields in {**KERNEL, **kinds}.items():
            found: list[tuple[str, Reference]] = []
            for field, references in fields.items():
                several = [references] if isinstance(references, Reference) else list(references)
                found += [(field, reference) for reference in several]
            self.kinds[kind] = found

    def to_json(self) -> dict[str, object]:
        """The declaration as the page gets it."""
        return {
            "headings": self.headings,
            "kinds": {
                kind: [reference.to_json(field) for field, reference in found]
                for kind, found in self.kinds.items()
            },
        }


class Speaker:
    """Turns journal lines into the arguments of their texts, in one language, for the people at one table.

    ``say`` returns the text of an id without arguments. A seat number beyond the table's seats is the ``opponent``.
    """

    def __init__(
        self,
        lines: Lines,
        names: Sequence[str],
        content: Mapping[str, object],
        language: str,
        say: Callable[[str], str],
    ) -> None:
        self._lines = lines
        self._names = names
        self._content = content
        self._language = language
        self._say = say

    def arguments(self, line: Mapping[str, object]) -> dict[str, str | int]:
        """The arguments for the text of a line."""
        found = self._plain(line)
        for field, reference in self._lines.kinds.get(str(line["kind"]), UNDECLARED):
            value = line.get(field)
            if value is not None:
                found[reference.argument or field] = self._worded(reference, value)
        return found

    def _plain(self, line: Mapping[str, object]) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        for field, value in line.items():
            if isinstance(value, bool):
                found[field] = "yes" if value else "no"
            elif isinstance(value, float):
                found[field] = self._number(value)
            elif isinstance(value, (int, str)):
                found[field] = value
            elif value is None:
                found[field] = "none"
        return found

    def _worded(self, reference: Reference, value: object) -> str | int:
        what = reference.type
        if what == "seat":
            return self._name(value)
        if what == "seats":
            return listed([self._name(seat) for seat in _items(value)], self._language)
        if what == "count":
            return len(_items(value))
        if what == "amount":
            return abs(_integer(value))
        if what == "flow":
            return "in" if _integer(value) >= 0 else "out"
        if what == "decimal":
            return self._decimal(reference, _integer(value))
        if what == "word":
            return self._each(value, lambda one: self._word(reference.source, one))
        if what == "entry":
            return self._each(value, lambda one: self._entry(reference, one))
        return self._pairs(reference, value)

    def _pairs(self, reference: Reference, value: object) -> str:
        """Texts made of pairs."""
        what = reference.type
        if what == "counts":
            parts = [
                f"{self._number(count)} × {self._word(reference.source, one)}"
                for one, count in _by_name(value)
                if count
            ]
            nothing = self._word(reference.source, "none")
            return listed(parts, self._language) or ("–" if nothing == "none" else nothing)
        if what == "prices":
            return ", ".join(
                f"{self._word(reference.source, one)} {self._number(price)}" for one, price in _by_name(value)
            )
        rows = [(self._name(int(seat)), one) for seat, one in _by_name(value) if one is not None]
        if what == "entry-by-seat":
            return "; ".join(f"{name}: {self._entry(reference, one)}" for name, one in rows)
        return ", ".join(f"{name} {self._number(one)}" for name, one in rows)

    def _each(self, value: object, word_of: Callable[[object], str]) -> str:
        if isinstance(value, list):
            return listed([word_of(one) for one in value], self._language)
        return word_of(value)

    def _name(self, seat: object) -> str:
        place = _integer(seat)
        return self._names[place] if 0 <= place < len(self._names) else self._say("opponent")

    def _word(self, prefix: str, value: object) -> str:
        return self._say(f"{prefix}-{value}")

    def _entry(self, reference: Reference, id: object) -> str:
        for table in reference.source.split("|"):
            found = _entry_of(self._content.get(table), str(id))
            part = found if reference.part == "" or not isinstance(found, dict) else found.get(reference.part)
            text = part.get(self._language) if isinstance(part, dict) else part
            if isinstance(text, (str, int)):
                return str(text)
        return str(id)

    def _decimal(self, reference: Reference, place: int) -> str:
        start, step = (int(part) for part in reference.source.split(" "))
        digits = int(reference.part)
        number = start + step * place
        whole, rest = divmod(abs(number), 10**digits)
        sign = "−" if number < 0 else ""
        return f"{sign}{whole}{self._point()}{rest:0{digits}}"

    def _number(self, value: object) -> str:
        if isinstance(value, float):
            return f"{value:g}".replace("-", "−").replace(".", self._point())
        return str(value).replace("-", "−")

    def _point(self) -> str:
        return "," if self._language == "de" else "."


def listed(items: Sequence[str], language: str) -> str:
    """Several names as one text, such as ``Ada, Bo and Cem``."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {'und' if language == 'de' else 'and'} {items[-1]}"


def _entry_of(table: object, id: str) -> object:
    """An entry by its id; a card instance such as ``SO02#1`` has the entry of its design."""
    design = id.partition("#")[0]
    if isinstance(table, dict):
        return table.get(design)
    if isinstance(table, list):
        return next((one for one in table if one.get("id") == design), None)
    return None


def _items(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _integer(value: object) -> int:
    assert isinstance(value, int)
    return int(value)


def _by_name(value: object) -> list[tuple[str, object]]:
    """The pairs of an object, or of a list with the indices as names."""
    if isinstance(value, dict):
        return [(str(name), one) for name, one in value.items()]
    return [(str(place), one) for place, one in enumerate(_items(value))]
