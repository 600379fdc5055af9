"""What bots are asked, on a world dealt anew for their seat and nothing else, and who answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from stromtisch.core.bot import Chair
from stromtisch.core.frozen import freeze, thaw
from stromtisch.core.generator import Generator
from stromtisch.core.match import Match
from stromtisch.core.option import OptionValue
from stromtisch.room.sources import Source, collection_of, older_game

# What came of thinking: the name of a decision (None: to wait), and what the bot says about it.
Thought = tuple[str | None, dict[str, str | int] | None]


@dataclass(slots=True, frozen=True)
class Question:
    """What a bot of a level has to decide: a world its seat could be in, in plain data, and how that table was set.

    ``hurry``: the others wait, so that it must not. ``finished``: it may come back although it is not waited for.
    """

    game: str
    level: str
    options: dict[str, OptionValue]
    kinds: Sequence[str]
    world: dict[str, Any]
    seat: int
    hurry: bool
    finished: bool


def ask(match: Match, seat: int, level: str, seed: str, hurry: bool, finished: bool) -> Question:
    """The question to a seat's bot; all that the seat cannot know is dealt anew, from a seed of its own."""
    world = freeze(match.state.determinize(seat, Generator(seed)))
    kinds = [row.kind for row in match.seats]
    return Question(match.game.id, level, match.options, kinds, world, seat, hurry, finished)


class Thinking(Protocol):
    """Answers the questions that bots are asked."""

    async def think(self, table: str, source: Source, question: Question, seed: str) -> Thought:
        """A thought for a table whose game is found at a source; raises what goes wrong, Busy when nobody is free."""
        ...


def think(source: Source, question: Question, seed: str) -> Thought:
    """What a bot decides, and what it says about it; in a worker, say. The seed is the bot's own."""
    known = collection_of(source.load)
    game = known.games[question.game] if source.older is None else older_game(source.load, source.older)
    bot = known.manifests[question.game].bot(question.level, game)
    state = game.new(question.options, question.kinds, "")
    thaw(state, question.world)
    chair = Chair(state, question.seat, Generator(seed), question.hurry)
    code = bot.come_back(chair) if question.finished else bot.decide(chair)
    if code is None:
        return None, None
    return game.decisions.by_code[code].name, bot.intention(chair, code)


class ThinkingHere:
    """Has bots think in this process and at once, without a limit."""

    async def think(self, table: str, source: Source, question: Question, seed: str) -> Thought:
        """What the bot decides."""
        return think(source, question, seed)
