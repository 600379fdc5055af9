"""What a room counts for its operator. Names, codes and texts are never counted."""

from __future__ import annotations

from stromtisch.room.shapes import Answer, Command


class Counts:
    """Counts nothing; a server counts for its metrics."""

    def answered(self, command: Command, answer: Answer, seconds: float, spent: float, budget: float) -> None:
        """A command was answered: after how many seconds, and the processor time it took."""

    def thought(self, level: str, seconds: float) -> None:
        """A bot of a level has thought, whatever came of it."""

    def lost_tail(self) -> None:
        """Somebody has seen entries that the log does not have."""
