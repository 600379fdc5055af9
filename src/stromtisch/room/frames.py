"""Frames: all views of a table at one line of its log, readable without its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from stromtisch.room.deltas import changed, difference
from stromtisch.room.tables import LiveTable

# A compact frame: line, autopilot, left, votes (masks of seats), rest of a paused clock, the deltas of all views.
Short = list[Any]


@dataclass(slots=True)
class Frame:
    """A table at a log line: who is on autopilot, has left or wants to stop (masks of seats), and all views.

    ``rest`` is the remaining time of a paused clock. The first view is the onlooker's, then one for each seat.
    """

    at: int
    autopilot: int
    left: int
    votes: int
    rest: int | None
    views: list[Any]

    def view(self, seat: int | None) -> Any:
        """The view of a seat, or of an onlooker (None)."""
        return self.views[0 if seat is None else seat + 1]


def frame_of(live: LiveTable) -> Frame | None:
    """The current frame of a table; None before the start."""
    if live.match is None:
        return None
    state = live.match.state
    seats: list[int | None] = [None, *range(len(live.seats))]
    # Converted to what a client receives: JSON has no tuples and no numeric names.
    views = [msgspec.json.decode(msgspec.json.encode(state.view(seat))) for seat in seats]
    return Frame(live.seq, state.autopilot, state.left, state.votes, live.life.left, views)


def shorten(frames: Sequence[Frame]) -> list[Short]:
    """Store each view as the delta to the previous frame. In the first frame, seats are compared with the onlooker."""
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
    """Restore the frames from the result of ``shorten``."""
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
