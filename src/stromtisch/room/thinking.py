"""Questions to bots, which contain only a world dealt for their seat, and the interface that answers them."""

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

# The name of the chosen decision (None: wait), and what the bot says about it.
Thought = tuple[str | None, dict[str, str | int] | None]


@dataclass(slots=True, frozen=True)
class Question:
    """A question to a bot of a level: a world its seat could be in, as plain data, and the setup of the table.

    ``hurry``: the bot must not wait. ``finished``: the bot has finished, but may come back.
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
    """Make the question for a seat's bot; everything the seat cannot know is dealt from a separate seed."""
    world = freeze(match.state.determinize(seat, Generator(seed)))
    kinds = [row.kind for row in match.seats]
    return Question(match.game.id, level, match.options, kinds, world, seat, hurry, finished)


class Thinking(Protocol):
    """Answers the questions that bots are asked."""

    async def think(self, table: str, source: Source, question: Question, seed: str) -> Thought:
        """Answer a question for a table; the source has its game. Raises any error, and Busy if no worker is free."""
        ...


def think(source: Source, question: Question, seed: str) -> Thought:
    """Return a bot's decision and what it says about it; runs in a worker, for example. The seed is the bot's own."""
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
    """Lets bots think in this process, at once and without a limit."""

    async def think(self, table: str, source: Source, question: Question, seed: str) -> Thought:
        """What the bot decides."""
        return think(source, question, seed)
