"""A table of bots that play a whole match, seeing nothing but their views."""

from __future__ import annotations

from collections.abc import Sequence

from stromtisch.core.bot import Bot
from stromtisch.core.decision import Decision
from stromtisch.core.game import State
from stromtisch.core.generator import Generator


def play_out(state: State, bots: Sequence[Bot], rng: Generator, most: int = 100_000) -> int:
    """Let the bots decide until the match is over; returns how many decisions it took.

    A bot may rather wait for the others; when all wait, the first one asked is told to hurry. Those who have
    finished are asked first when they may be wanted again.
    """
    made = 0
    while made < most:
        waiting = state.pending()
        if not waiting:
            return made
        seat, decision = next_decision(state, bots, rng, waiting)
        state.apply(seat, decision)
        made += 1
    raise RuntimeError(f"the match was not over after {most} decisions")


def next_decision(
    state: State, bots: Sequence[Bot], rng: Generator, waiting: tuple[int, ...]
) -> tuple[int, Decision]:
    """Who decides next, and what: those called back first, then whoever need not wait, else the first in a hurry."""
    for seat in state.called():
        decision = bots[seat].come_back(state.view(seat), state.legal(seat))
        if decision is not None:
            return seat, decision
    for seat in waiting:
        decision = bots[seat].decide(state.view(seat), state.legal(seat), rng, False)
        if decision is not None:
            return seat, decision
    seat = waiting[0]
    decision = bots[seat].decide(state.view(seat), state.legal(seat), rng, True)
    if decision is None:
        raise RuntimeError(f"the bot on seat {seat} waits although it was told to hurry")
    return seat, decision
