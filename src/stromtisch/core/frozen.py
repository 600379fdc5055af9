"""Convert the state of a match to plain data and back without loss, compiled or interpreted.

Only the fields that a state lists are stored. Setting up the table restores what its options determine (content,
charter, clocks); what its seed determines must be a field.
"""

from __future__ import annotations

from typing import Final

from stromtisch.core.game import State

# The generator is stored as a list of numbers; the journal belongs to the match and is not stored.
GENERATOR: Final = "rng"


def freeze(state: State) -> dict[str, object]:
    """Return everything that changes during a match. The lists are not copies: serialise them at once."""
    found: dict[str, object] = {name: getattr(state, name) for name in state.fields()}
    found[GENERATOR] = state.rng.numbers()
    return found


def thaw(state: State, frozen: dict[str, object]) -> None:
    """Bring a state that has just been set up to the frozen one."""
    for name, value in frozen.items():
        if name != GENERATOR:
            setattr(state, name, value)
    numbers = frozen[GENERATOR]
    assert isinstance(numbers, list)
    state.rng.set_numbers(numbers)
