"""Bots think in processes of their own."""

from __future__ import annotations

from stromtisch.room.sources import Source
from stromtisch.room.thinking import Question, Thought, think
from stromtisch.room.work import Limits, Workforce


class Thinker:
    """Sends what a bot has to think about to a worker."""

    def __init__(self, crew: Workforce, limit: float) -> None:
        self._crew = crew
        self._limits = Limits(limit)

    async def think(self, table: str, source: Source, question: Question, seed: str) -> Thought:
        """A thought in a worker; tables take turns. What goes wrong there is raised here as WorkError."""
        return await self._crew.do(table, self._limits, think, source, question, seed)
