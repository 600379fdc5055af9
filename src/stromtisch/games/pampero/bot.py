"""A sensible player of Pampero: tries ways to finish its turn on a copy of the table and takes the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stromtisch.core.bot import Bot
from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.games.pampero.codes import build_table
from stromtisch.games.pampero.content import Content
from stromtisch.games.pampero.effects import KIND, OPPONENT, SCORE, START, TAKE_BACK, TURN
from stromtisch.games.pampero.seen import table_from
from stromtisch.games.pampero.table import PamperoState
from stromtisch.games.pampero.worth import worth

# A turn is over when one of these is asked next.
NEXT_TURN: Final = [TURN, OPPONENT, START, TAKE_BACK, SCORE]
# So many ways to go on are tried for all decisions together, and at least so many for each.
TRIES: Final = 120
LEAST_TRIES: Final = 2
MOST_STEPS: Final = 40


class SensibleBot(Bot):
    """Looks to the end of its own turn; what others will do it does not ask."""

    def __init__(self, content: Content, tries: int = TRIES) -> None:
        self.content = content
        self.table = build_table(content)
        self.tries = tries

    def decide(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """The decision whose best continuation is worth most."""
        if len(legal) == 1:
            return legal[0]
        state = table_from(view, self.content, self.table, rng.split())
        seat = state.acting
        best = legal[0]
        highest = -1e9
        each = max(LEAST_TRIES, self.tries // len(legal))
        for decision in legal:
            value = look_ahead(state, seat, decision.code, each, rng)
            if value > highest:
                highest = value
                best = decision
        return best


def look_ahead(state: PamperoState, seat: int, code: int, tries: int, rng: Generator) -> float:
    """The best worth found at the end of this turn after a decision, over some random ways to finish it."""
    first = state.clone()
    first.play(seat, code)
    if turn_over(first, seat):
        return worth(first, seat)
    highest = -1e9
    for _ in range(tries):
        trial = first.clone()
        for _step in range(MOST_STEPS):
            codes = trial.legal_codes(seat)
            trial.play(seat, codes[int(rng.below(len(codes)))])
            if turn_over(trial, seat):
                break
        highest = max(highest, worth(trial, seat))
    return highest


def turn_over(state: PamperoState, seat: int) -> bool:
    """Whether somebody else is asked, or something new begins."""
    return state.over() or state.acting != seat or state.agenda[-1] & KIND in NEXT_TURN
