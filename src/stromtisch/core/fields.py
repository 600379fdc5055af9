"""How a state declares its fields: once each, together with how a clone copies them.

A state initialises its lists in ``lay_empty`` and annotates each with one of these names::

    self.hands: Own = [0] * (seats * KIND_COUNT)  # changed in place: a clone has its own
    self.pool: Shared = []  # replaced as a whole: clones share it

In the constructor, a plain assignment is a number, a boolean or a text. A field assigned from a parameter is fixed for
the match by its options, never by its seed: a clone's constructor gets the same value. ``scripts/generate_fields.py``
reads the class and writes ``copied.py``, with a function that copies all fields, and with their names. Interpreted
third-party games may list their fields by hand (``State.fields``) and copy them with ``copy_fields``.
"""

from __future__ import annotations

from stromtisch.core.game import State

# Changed in place: a clone gets a copy. The rows of OwnRows are replaced as a whole, so that clones share them.
Own = list[int]
OwnRows = list[list[int]]
OwnWords = list[str]
# Replaced as a whole, never changed in place: clones share it.
Shared = list[int]
SharedRows = list[list[int]]
SharedWords = list[str]


def copy_fields(here: State, there: State) -> None:
    """Copy everything that changes during a match; lists are copied, not shared."""
    for name in here.fields():
        setattr(there, name, _copied(getattr(here, name)))


def _copied(value: object) -> object:
    return [_copied(item) for item in value] if isinstance(value, list) else value


def replaced(row: list[int], place: int, value: int) -> list[int]:
    """A copy of a shared row with another value in one place."""
    row = row[:]
    row[place] = value
    return row
