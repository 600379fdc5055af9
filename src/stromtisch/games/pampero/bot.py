"""A sensible player of Pampero: judges whole plays by what they bring to the end, and takes the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stromtisch.core.bot import SeeingBot
from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.games.pampero.answers import answer_worth
from stromtisch.games.pampero.codes import build_table
from stromtisch.games.pampero.content import Content
from stromtisch.games.pampero.leanings import Leanings
from stromtisch.games.pampero.outlook import Outlook
from stromtisch.games.pampero.plays import Plays
from stromtisch.games.pampero.seen import table_from
from stromtisch.games.pampero.table import PamperoState


class SensibleBot(SeeingBot):
    """Looks at everything its turn allows; what others will do it does not ask."""

    def __init__(self, content: Content, leanings: Leanings | None = None) -> None:
        self.content = content
        self.table = build_table(content)
        self.leanings = leanings if leanings is not None else Leanings()

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """The decision that is worth most."""
        if len(legal) == 1:
            return legal[0]
        state = table_from(view, self.content, self.table, rng)
        code = best_code(state, [decision.code for decision in legal], self.leanings)
        for decision in legal:
            if decision.code == code:
                return decision
        return legal[0]


def best_code(state: PamperoState, codes: list[int], leanings: Leanings) -> int:
    """The best of some open decisions of the company that is asked; the first of equals."""
    outlook = Outlook(state, state.acting, leanings)
    plays = Plays(outlook)
    best = codes[0]
    highest = answer_worth(plays, best)
    for code in codes[1:]:
        value = answer_worth(plays, code)
        if value > highest:
            highest = value
            best = code
    return best
