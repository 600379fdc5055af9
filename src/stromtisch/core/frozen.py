"""The state of a match as plain data, and back again: exactly, compiled or not.

Only the fields a state names are written down. What the options of its table settle (content, charter, clocks) is
there again as soon as the table is set.
"""

from __future__ import annotations

from typing import Final

from stromtisch.core.game import State

# The generator is written down number by number; the journal belongs to the match.
GENERATOR: Final = "rng"


def freeze(state: State) -> dict[str, object]:
    """Everything about a state that changes during a match. Its lists are the state's own: write them down at once."""
    found: dict[str, object] = {name: getattr(state, name) for name in state.fields()}
    found[GENERATOR] = state.rng.numbers()
    return found


def thaw(state: State, frozen: dict[str, object]) -> None:
    """Bring a table that has just been set to where a frozen one was."""
    for name, value in frozen.items():
        if name != GENERATOR:
            setattr(state, name, value)
    numbers = frozen[GENERATOR]
    assert isinstance(numbers, list)
    state.rng.set_numbers(numbers)
