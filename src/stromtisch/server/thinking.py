"""Bots think in processes of their own, with nothing but the view and the legal decisions of their seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stromtisch.core.bot import Bot
from stromtisch.core.decision import Decision
from stromtisch.core.game import Game
from stromtisch.core.generator import Generator
from stromtisch.server.crew import Limits, Workforce
from stromtisch.server.sources import Source, older_game

# A bot of a level for a game; where that is not the newest edition, it is named, too.
MakeBot = Callable[[str, str, Game | None], Bot]
# A decision taken apart for the way to another process: code, kind, arguments.
Parts = tuple[int, str, dict[str, str | int]]
# What came of thinking: the name of a legal decision (None: to wait), and what the bot says about it.
Thought = tuple[str | None, dict[str, str | int] | None]


def own_bots(game: str, level: str, edition: Game | None = None) -> Bot:
    """The bots that come with Stromtisch; they are loaded in the worker, not in the server."""
    from stromtisch.bots.levels import make_bot

    return make_bot(game, level, edition)


def think(
    make_bot: MakeBot,
    source: Source,
    game: str,
    level: str,
    view: Mapping[str, object],
    legal: Sequence[Parts],
    seed: str,
    hurry: bool,
    finished: bool,
) -> Thought:
    """What a bot decides (in the worker), and what it says about it."""
    decisions = [Decision(code, kind, args) for code, kind, args in legal]
    older = source.older
    bot = make_bot(game, level, None if older is None else older_game(source.load_rules, older))
    if finished:
        decision = bot.come_back(view, decisions)
    else:
        decision = bot.decide(view, decisions, Generator(seed), hurry)
    if decision is None:
        return None, None
    return decision.name, bot.intention(view, decision)


class Thinker:
    """Sends what a bot has to think about to a worker."""

    def __init__(self, make_bot: MakeBot, crew: Workforce, limit: float) -> None:
        self._make_bot = make_bot
        self._crew = crew
        self._limits = Limits(limit)

    async def think(
        self,
        table: str,
        source: Source,
        game: str,
        level: str,
        view: Mapping[str, object],
        legal: list[Decision],
        seed: str,
        hurry: bool,
        finished: bool,
    ) -> Thought:
        """A thought in a worker; tables take turns. What goes wrong there is raised here as CrewError."""
        parts: list[Parts] = [(decision.code, decision.kind, decision.args) for decision in legal]
        return await self._crew.do(
            table,
            self._limits,
            think,
            self._make_bot,
            source,
            game,
            level,
            view,
            parts,
            seed,
            hurry,
            finished,
        )
