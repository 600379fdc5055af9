"""The frequency marker: how it moves and what its thresholds cost or pay (HS-30 to HS-37)."""

from __future__ import annotations

from stromtisch.games.hertzschlag.money import gain, pay
from stromtisch.games.hertzschlag.state import NONE, Grid


def is_threshold(grid: Grid, a: int, b: int) -> bool:
    """Whether the border between two neighbouring fields is a money threshold."""
    inner = min(abs(a), abs(b))
    return grid.content.threshold_at[inner]


def move(grid: Grid, steps: int, payer: int, free: bool, cause: str) -> list[int]:
    """Move the marker field by field; returns every field visited, the first one included.

    HS-31, HS-32: each threshold is booked as the marker passes it: outward costs the payer 4 €, inward earns 4 €.
    HS-15, HS-49: without a payer (events, plants) no money moves. HS-36: the end of the track stops the marker.
    ``free`` (FREE_THRESHOLDS) waives the outward fees only.
    """
    fee = grid.content.fee
    track = grid.content.track
    step = 1 if steps > 0 else -1
    path: list[int] = []
    telling = grid.journal is not None
    if telling:
        path.append(grid.position)
    for _ in range(abs(steps)):
        here = grid.position
        there = here + step
        if there > track or there < -track:
            break
        grid.position = there
        if telling:
            path.append(there)
        if payer != NONE and is_threshold(grid, here, there):
            if abs(there) > abs(here):
                if not free:
                    pay(grid, payer, fee, "threshold")
            else:
                gain(grid, payer, fee, "threshold")
    if grid.journal is not None and len(path) > 1 and cause != "event":
        grid.journal.tell("shifted", {"seat": None if payer == NONE else payer, "path": path, "cause": cause})
    return path


def move_to_50(grid: Grid, steps: int, payer: int) -> None:
    """HS-34, HS-35: up to ``steps`` fields toward 50 Hz, stopping there; this can only earn money."""
    distance = abs(grid.position)
    if distance == 0:
        return
    length = min(distance, steps)
    move(grid, -length if grid.position > 0 else length, payer, False, "to50")
