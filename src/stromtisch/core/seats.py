"""Sets of seats as bit masks, and as shared tuples that need no copying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

PERSON: Final = "person"
BOT: Final = "bot"


def _unfold(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


_FEW: Final = [_unfold(mask) for mask in range(256)]
_MANY: Final[dict[int, tuple[int, ...]]] = {}


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats in a mask, lowest first; the same tuple every time."""
    if mask < 256:
        return _FEW[mask]
    known = _MANY.get(mask)
    if known is None:
        known = _unfold(mask)
        _MANY[mask] = known
    return known


def people_in(kinds: Sequence[str]) -> int:
    """The seats held by people, as a mask."""
    mask = 0
    for seat, kind in enumerate(kinds):
        if kind == PERSON:
            mask |= 1 << seat
    return mask


def count_seats(mask: int) -> int:
    """How many seats a mask holds."""
    return len(seats_of(mask))
