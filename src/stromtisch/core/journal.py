"""The journal: what happened, line by line, each line with who may see it.

Chronicle, animations, debrief and screen reader all read it. Simulations have no journal. Rules check
``state.journal is not None`` first, so that they build no lines then.
"""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1


class Line:
    """One thing that happened. ``audience`` is a bit mask of seats, or EVERYONE."""

    def __init__(self, kind: str, audience: int, body: dict[str, object]) -> None:
        self.kind = kind
        self.audience = audience
        self.body = body

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat (or an onlooker, None) may see the line."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and self.audience >> seat & 1 == 1

    def to_json(self) -> dict[str, object]:
        """The line as the wire carries it."""
        return {"kind": self.kind, **self.body}


class Journal:
    """All lines of a match so far, oldest first."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def tell(self, kind: str, body: dict[str, object]) -> None:
        """Write a line that everybody may see."""
        self.lines.append(Line(kind, EVERYONE, body))

    def whisper(self, seat: int, kind: str, body: dict[str, object]) -> None:
        """Write a line that only one seat may see."""
        self.lines.append(Line(kind, 1 << seat, body))

    def share(self, seats: int, kind: str, body: dict[str, object]) -> None:
        """Write a line that only these seats, given as a mask, may see."""
        self.lines.append(Line(kind, seats, body))

    def seen_by(self, seat: int | None, start: int = 0) -> list[dict[str, object]]:
        """The lines from ``start`` on that this seat may see, as JSON."""
        return [line.to_json() for line in self.lines[start:] if line.seen_by(seat)]
