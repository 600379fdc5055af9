"""The statistics of a room for its operator. They never contain names, codes or texts."""

from __future__ import annotations

from stromtisch.room.shapes import Answer, Command


class Counts:
    """Counts nothing; a server replaces it with its metrics."""

    def answered(self, command: Command, answer: Answer, seconds: float, spent: float, budget: float) -> None:
        """Count an answered command, the seconds until the answer, and the processor time."""

    def thought(self, level: str, seconds: float) -> None:
        """Count the thinking time of a bot of a level, whether it succeeded or not."""

    def lost_tail(self) -> None:
        """Count a report by somebody who has seen entries that the log does not have."""
