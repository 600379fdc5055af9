"""A game may look back on a finished match: once as JSON for a page, once as a table for a spreadsheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stromtisch.core.match import Match

# A number or an id; None leaves the place empty.
Value = str | int | None


class Debriefing:
    """How a game tells its debrief, and how that is written as rows under these columns."""

    def __init__(
        self,
        tell: Callable[[Match], dict[str, object]],
        columns: Sequence[str],
        rows: Callable[[Mapping[str, object]], list[list[Value]]],
    ) -> None:
        self.tell = tell
        self.columns = list(columns)
        self.rows = rows
