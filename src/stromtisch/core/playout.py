"""Random playouts: the loop that simulations and benchmarks run, compiled together with the rules."""

from __future__ import annotations

from stromtisch.core.game import State
from stromtisch.core.generator import Generator


def playout(state: State, rng: Generator, most: int = 1_000_000) -> int:
    """Play random legal decisions to the end (or ``most`` of them); returns how many there were."""
    made = 0
    while made < most:
        waiting = state.pending()
        count = len(waiting)
        if count == 0:
            break
        seat = waiting[0] if count == 1 else waiting[int(rng.below(count))]
        codes = state.legal_codes(seat)
        state.play(seat, codes[int(rng.below(len(codes)))])
        made += 1
    return made


def playouts(start: State, rng: Generator, times: int) -> int:
    """Play a state out several times, each time from a clone; returns the number of decisions."""
    made = 0
    for _ in range(times):
        made += playout(start.clone(), rng)
    return made


def clone_often(state: State, times: int) -> State:
    """Clone a state many times, for the benchmark."""
    last = state
    for _ in range(times):
        last = state.clone()
    return last
