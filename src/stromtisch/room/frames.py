"""Frames: what everybody saw of a table at one line of its log, to be read without its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from stromtisch.room.deltas import changed, difference
from stromtisch.room.tables import LiveTable

# A frame in short: line, autopilot, left, votes (masks of seats), rest of a paused clock, the deltas of all views.
Short = list[Any]


@dataclass(slots=True)
class Frame:
    """A table at a line: who is on autopilot, has left, wants to stop (masks of seats), and all views.

    ``rest`` is what a paused clock has left. The first view is the onlooker's, then comes one for each seat.
    """

    at: int
    autopilot: int
    left: int
    votes: int
    rest: int | None
    views: list[Any]

    def view(self, seat: int | None) -> Any:
        """What a seat, or an onlooker, saw."""
        return self.views[0 if seat is None else seat + 1]


def frame_of(live: LiveTable) -> Frame | None:
    """What everybody sees of a table now; None before the start."""
    if live.match is None:
        return None
    state = live.match.state
    seats: list[int | None] = [None, *range(len(live.seats))]
    # As it would arrive: JSON knows no tuples and no numbers as names.
    views = [msgspec.json.decode(msgspec.json.encode(state.view(seat))) for seat in seats]
    return Frame(live.seq, state.autopilot, state.left, state.votes, live.life.left, views)


def shorten(frames: Sequence[Frame]) -> list[Short]:
    """Each view as what changed since the frame before; at first every seat's is compared with the onlooker's."""
    found: list[Short] = []
    before: list[Any] | None = None
    for frame in frames:
        first = frame.views[0]
        known = before or [None, *[first] * (len(frame.views) - 1)]
        deltas = [difference(old, new) for old, new in zip(known, frame.views, strict=True)]
        found.append([frame.at, frame.autopilot, frame.left, frame.votes, frame.rest, deltas])
        before = frame.views
    return found


def lengthen(shorts: Sequence[Short]) -> list[Frame]:
    """The frames that ``shorten`` was given."""
    found: list[Frame] = []
    for at, autopilot, left, votes, rest, deltas in shorts:
        if found:
            known = found[-1].views
        else:
            first = changed(None, deltas[0])
            known = [first, *[first] * (len(deltas) - 1)]
            deltas = [0, *deltas[1:]]  # noqa: PLW2901 - the onlooker's is there already
        views = [changed(old, delta) for old, delta in zip(known, deltas, strict=True)]
        found.append(Frame(at, autopilot, left, votes, rest, views))
    return found
