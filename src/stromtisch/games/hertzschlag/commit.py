"""The action phase, first half: everybody chooses in secret (HS-19 to HS-23)."""

from __future__ import annotations

from stromtisch.games.hertzschlag.resolve import resolve
from stromtisch.games.hertzschlag.state import INCOME, MODES, NO_CARD, NONE, SIGNALS, Grid


def signal(grid: Grid, seat: int, number: int) -> None:
    """HS-19: a coarse hint to the table; nothing said binds anybody."""
    grid.signals[seat] = number
    if grid.journal is not None:
        grid.journal.tell("signalled", {"seat": seat, "signal": SIGNALS[number]})


def commit(grid: Grid, seat: int, card: int, mode: int) -> None:
    """HS-20, HS-21: one card and one mode; the others learn only that this seat has committed."""
    grid.commit_card[seat] = card
    grid.commit_mode[seat] = mode
    grid.committed |= 1 << seat
    if grid.journal is not None:
        grid.journal.tell("committed", {"seat": seat})
    if grid.committed == (1 << grid.seats) - 1:
        lock(grid)


def withdraw(grid: Grid, seat: int) -> None:
    """HS-22: until the lock a seat may take its commitment back and choose again."""
    grid.commit_card[seat] = NONE
    grid.commit_mode[seat] = NONE
    grid.committed &= ~(1 << seat)
    if grid.journal is not None:
        grid.journal.tell("withdrawn", {"seat": seat})


def lock(grid: Grid) -> None:
    """HS-21: with the last commitment all modes become public at once; then the seats resolve in turn."""
    grid.locked = True
    grid.reveals += 1
    grid.lock_money = grid.money[:]
    if grid.journal is not None:
        grid.journal.tell("locked", {"modes": [MODES[mode] for mode in grid.commit_mode]})
    grid.turn = 0
    grid.effect = 0
    resolve(grid)


def leftmost(grid: Grid, seat: int) -> int:
    """The leftmost hand card, or NO_CARD for an empty hand (HS-78)."""
    return grid.hands[seat][0] if grid.hands[seat] else NO_CARD


def expire_commit(grid: Grid) -> None:
    """HS-74: whoever has not chosen in time takes income with the leftmost hand card."""
    late = [seat for seat in range(grid.seats) if grid.committed >> seat & 1 == 0]
    if grid.journal is not None:
        grid.journal.tell("expired", {"moment": f"{grid.round}.commit", "seats": late})
    for seat in late:
        commit(grid, seat, leftmost(grid, seat), INCOME)
