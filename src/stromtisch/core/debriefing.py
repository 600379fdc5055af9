"""A game may look back on a finished match: once as JSON for a page, once as a table for a spreadsheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stromtisch.core.match import Match

# A number or an id; None leaves the cell empty.
Value = str | int | None


class Debriefing:
    """How a game produces its debrief as JSON (``tell``), and how that becomes rows under ``columns``."""

    def __init__(
        self,
        tell: Callable[[Match], dict[str, object]],
        columns: Sequence[str],
        rows: Callable[[Mapping[str, object]], list[list[Value]]],
    ) -> None:
        self.tell = tell
        self.columns = list(columns)
        self.rows = rows


# --- the table --------------------------------------------------------------------------


class Sheet:
    """Rows whose first column is the part and whose last two are measure and value; other cells may be empty."""

    def __init__(self, columns: Sequence[str]) -> None:
        self.places = list(columns[1:-2])
        self.rows: list[list[Value]] = []

    def add(self, part: str, measure: str, value: Value, places: Mapping[str, Value]) -> None:
        """Add a row with one value; ``places`` fills the other columns."""
        self.rows.append([part, *[places.get(column) for column in self.places], measure, value])


def as_table(value: object) -> dict[str, object]:
    """A part of a debrief that is an object."""
    assert isinstance(value, dict)
    return value


def as_list(value: object) -> list[dict[str, object]]:
    """A part of a debrief that is a list of objects."""
    assert isinstance(value, list)
    return value


def as_number(value: object) -> int:
    """A number in a debrief; true and false become 1 and 0."""
    assert isinstance(value, int)
    return int(value)
