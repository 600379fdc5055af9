"""The frequency marker: how it moves and what its thresholds cost or pay (HS-30 to HS-37)."""

from __future__ import annotations

from stromtisch.games.hertzschlag.content import Content
from stromtisch.games.hertzschlag.money import gain, pay
from stromtisch.games.hertzschlag.state import NONE, Grid


def thresholds_on(content: Content, start: int, end: int) -> tuple[int, int]:
    """How many thresholds a way leads across inward, and then outward.

    A threshold t lies between the fields |t| and |t| + 1, on both sides of 50 Hz.
    """
    innermost = 0 if start * end < 0 else min(abs(start), abs(end))
    inward = 0
    outward = 0
    for threshold in content.thresholds:
        if innermost <= threshold < abs(start):
            inward += 1
        if innermost <= threshold < abs(end):
            outward += 1
    return inward, outward


def end_of(content: Content, start: int, steps: int) -> int:
    """HS-36: where so many steps lead; the end of the track stops the marker."""
    return max(-content.track, min(content.track, start + steps))


def move(grid: Grid, steps: int, payer: int, free: bool, cause: str) -> None:
    """Move the marker.

    HS-31, HS-32: each threshold is booked as the marker passes it: outward costs the payer 4 €, inward earns 4 €.
    HS-15, HS-49: without a payer (events, plants) no money moves. ``free`` (FREE_THRESHOLDS) waives the outward fees
    only.
    """
    content = grid.content
    start = grid.position
    grid.position = end_of(content, start, steps)
    if payer != NONE:
        inward, outward = thresholds_on(content, start, grid.position)
        for _ in range(inward):
            gain(grid, payer, content.fee, "threshold")
        for _ in range(0 if free else outward):
            pay(grid, payer, content.fee, "threshold")
    if grid.journal is not None and grid.position != start and cause != "event":
        seat = None if payer == NONE else payer
        grid.journal.tell("shifted", {"seat": seat, "cause": cause, **way_json(start, grid.position)})


def move_by_card(grid: Grid, seat: int, card: int) -> None:
    """HS-29: a card's plus or minus, then its 50-Hz symbol.

    HS-34, HS-35: the symbol moves up to so many fields toward 50 Hz and stops there; this can only earn money.
    """
    content = grid.content
    if content.shift[card] != 0:
        move(grid, content.shift[card], seat, content.free[card], "shift")
    if content.to50[card] != 0 and grid.position != 0:
        length = min(abs(grid.position), content.to50[card])
        move(grid, -length if grid.position > 0 else length, seat, False, "to50")


def fields_between(start: int, end: int) -> list[int]:
    """Every field the marker visits on its way, the first and the last included."""
    step = 1 if end >= start else -1
    return list(range(start, end + step, step))


def way_json(start: int, end: int) -> dict[str, object]:
    """A way of the marker for the journal: field by field, and as a sentence names it."""
    return {
        "path": fields_between(start, end),
        "from": start,
        "to": end,
        "fields": abs(end - start),
        "way": "up" if end > start else "down" if end < start else "none",
    }
