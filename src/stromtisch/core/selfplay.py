"""Lets bots play a whole match, each knowing only what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stromtisch.core.bot import Bot, Chair
from stromtisch.core.game import State
from stromtisch.core.generator import Generator


def play_out(state: State, bots: Sequence[Bot[Any]], rng: Generator, most: int = 100_000) -> int:
    """Let the bots decide until the match is over; returns how many decisions it took.

    A bot may prefer to wait for the others. When all wait, the first one is told to hurry. Bots that have finished
    but may be needed again are asked first.
    """
    made = 0
    while made < most:
        waiting = state.pending()
        if not waiting:
            return made
        seat, code = next_decision(state, bots, rng, waiting)
        state.apply(seat, state.table.by_code[code])
        made += 1
    raise RuntimeError(f"the match was not over after {most} decisions")


def next_decision(
    state: State, bots: Sequence[Bot[Any]], rng: Generator, waiting: tuple[int, ...]
) -> tuple[int, int]:
    """Return who decides next, and what: bots called back, then bots that do not wait, else the first in a hurry."""
    for seat in state.called():
        code = bots[seat].come_back(Chair(state, seat, rng))
        if code is not None:
            return seat, code
    for seat in waiting:
        code = bots[seat].decide(Chair(state, seat, rng))
        if code is not None:
            return seat, code
    seat = waiting[0]
    code = bots[seat].decide(Chair(state, seat, rng, hurry=True))
    if code is None:
        raise RuntimeError(f"the bot on seat {seat} waits although it was told to hurry")
    return seat, code
