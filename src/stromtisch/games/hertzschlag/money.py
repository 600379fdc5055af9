"""Money and its limits (HS-60 to HS-64): no debts, 20 € in the purse, two reserve cards of 10 €."""

from __future__ import annotations

from stromtisch.games.hertzschlag.state import Grid


def ceiling(grid: Grid, seat: int) -> int:
    """HS-60, HS-61, HS-62: the most this seat may own now, given who else holds a reserve card."""
    purse = grid.content.purse
    holders = 0
    for other in range(grid.seats):
        if other != seat and grid.money[other] > purse:
            holders += 1
    if holders >= grid.content.reserve_cards:
        return purse
    return purse + grid.content.reserve


def gain(grid: Grid, seat: int, amount: int, cause: str) -> None:
    """A seat receives money; what is above its ceiling is lost (HS-60, HS-62)."""
    after = min(grid.money[seat] + amount, ceiling(grid, seat))
    if after > grid.money[seat]:
        _book(grid, seat, after, cause)


def pay(grid: Grid, seat: int, amount: int, cause: str) -> int:
    """A seat pays, at most what it owns (HS-33, HS-38b); returns what it paid.

    HS-63: at 20 € or less the reserve card is free again, because holding one is nothing but owning more.
    """
    paid = min(grid.money[seat], amount)
    if paid > 0:
        _book(grid, seat, grid.money[seat] - paid, cause)
    return paid


def _book(grid: Grid, seat: int, money: int, cause: str) -> None:
    before = grid.money[seat]
    grid.money[seat] = money
    if grid.journal is not None:
        grid.journal.tell("money", {"seat": seat, "amount": money - before, "cause": cause, "money": money})


def gain_together(grid: Grid, amounts: list[int], cause: str) -> None:
    """HS-64: gains of several seats are booked from the highest resulting balance down, ties in turn order."""
    waiting = [grid.in_order(turn) for turn in range(grid.seats)]
    while waiting:
        best = waiting[0]
        for seat in waiting:
            if grid.money[seat] + amounts[seat] > grid.money[best] + amounts[best]:
                best = seat
        waiting.remove(best)
        if amounts[best] > 0:
            gain(grid, best, amounts[best], cause)
