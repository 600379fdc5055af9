"""The state of a match as plain data, and back again: exactly, compiled or not.

A state holds numbers, words and lists of them, which change, and what the options of its table settle (content,
charter, clocks), which does not. The first is written down; the second is there again as soon as the table is set.
"""

from __future__ import annotations

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from stromtisch.core.game import State

# The generator is written down number by number; the journal is the match's, not the state's.
GENERATOR = "rng"
STREAM = ("a", "b", "c", "counter")
APART = (GENERATOR, "journal")

_MISSING = object()


def freeze(state: State) -> dict[str, Any]:
    """Everything about a state that changes during a match."""
    found: dict[str, Any] = {}
    for name in fields(state):
        value = getattr(state, name, _MISSING)
        if value is _MISSING or name in APART:
            continue
        if isinstance(value, (dict, set, tuple, bytearray)):
            # It may change, but would not be the same again after JSON: such a game has to change first.
            raise TypeError(f"{type(state).__name__}.{name} cannot be written down")
        if _plain(value):
            found[name] = value
    found[GENERATOR] = [int(getattr(state.rng, name)) for name in STREAM]
    return found


def thaw(state: State, frozen: dict[str, Any]) -> None:
    """Bring a table that has just been set to where a frozen one was."""
    for name, value in frozen.items():
        if name != GENERATOR:
            setattr(state, name, value)
    for name, value in zip(STREAM, frozen[GENERATOR], strict=True):
        setattr(state.rng, name, value)


def fields(state: State) -> list[str]:
    """The names of all that a state holds; compiled classes have descriptors instead of a dictionary."""
    names: set[str] = set(getattr(state, "__dict__", ()))
    for base in type(state).__mro__:
        for name, value in vars(base).items():
            if isinstance(value, (GetSetDescriptorType, MemberDescriptorType)):
                names.add(name)
    return sorted(name for name in names if not name.startswith("__"))


def _plain(value: object) -> bool:
    if isinstance(value, list):
        return all(_plain(item) for item in value)
    return value is None or isinstance(value, (int, str))
