"""Bots think in processes of their own."""

from __future__ import annotations

from typing import Any

from stromtisch.core.bot import Bot
from stromtisch.core.game import Game
from stromtisch.room.sources import Source
from stromtisch.room.thinking import MakeBot, Question, Thought, think
from stromtisch.room.work import Limits, Workforce


def own_bots(game: str, level: str, edition: Game | None = None) -> Bot[Any]:
    """The bots that come with Stromtisch; they are loaded in the worker, not in the server."""
    from stromtisch.bots.levels import make_bot

    return make_bot(game, level, edition)


class Thinker:
    """Sends what a bot has to think about to a worker."""

    def __init__(self, make_bot: MakeBot, crew: Workforce, limit: float) -> None:
        self._make_bot = make_bot
        self._crew = crew
        self._limits = Limits(limit)

    async def think(self, table: str, source: Source, question: Question, seed: str) -> Thought:
        """A thought in a worker; tables take turns. What goes wrong there is raised here as WorkError."""
        return await self._crew.do(table, self._limits, think, self._make_bot, source, question, seed)
