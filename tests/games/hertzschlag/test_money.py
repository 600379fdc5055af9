"""Money limits (HS-60 to HS-64)."""

from __future__ import annotations

import pytest

from stromtisch.games.hertzschlag.money import ceiling, gain, gain_together, pay
from tests.games.hertzschlag.tables import A, B, C, D, quiet, table


@pytest.mark.parametrize(("money", "after"), [(10, 13), (20, 23), (27, 30), (28, 30), (30, 30)])
def test_hs60_never_more_than_thirty(money: int, after: int) -> None:
    """HS-60: what goes above 30 € is lost."""
    rich = quiet(round=8, money=[money, 15, 15, 15], hands={A: ["EE01"]})
    rich.rest({A: "income EE01"})
    assert rich.money[A] == after
    assert rich.bookings(A) == ([after - money] if after > money else [])


def test_hs61_above_twenty_takes_a_reserve_card() -> None:
    """HS-61: the balance is one number, and the view says whether a reserve card is held."""
    held = table(money=[20, 21, 30, 0])
    assert [held.household(seat)["reserve"] for seat in range(4)] == [False, True, True, False]
    assert [ceiling(held.state, seat) for seat in range(4)] == [20, 30, 30, 20]
    free = table(money=[20, 21, 20, 0])
    assert [ceiling(free.state, seat) for seat in range(4)] == [30, 30, 30, 30]


def test_hs62_the_third_stays_at_twenty() -> None:
    """HS-62: first come, first served; a holder keeps its card even when others get richer."""
    third = quiet(round=8, money=[21, 22, 19, 15], displays={C: ["SO08"]}, hands={C: ["EE01"], A: ["EE02"]})
    third.rest({C: "income EE01", A: "income EE02"})
    # C would have 26 € and be the richest; the two holders keep their cards.
    assert third.money == [24, 22, 20, 15]


def test_hs62_a_holder_may_still_gain() -> None:
    """HS-62: the limit of 20 € is for those without a card only."""
    holders = table(money=[21, 22, 20, 20])
    for seat in range(4):
        gain(holders.state, seat, 5, "effect")
    assert holders.money == [26, 27, 20, 20]


def test_hs63_falling_to_twenty_frees_the_card_at_once() -> None:
    """HS-63: within the same round somebody else may take it; what was lost before does not come back."""
    freed = table(money=[21, 22, 20, 20])
    gain(freed.state, C, 5, "effect")
    assert freed.money[C] == 20
    pay(freed.state, A, 1, "effect")
    assert freed.money == [20, 22, 20, 20]
    gain(freed.state, C, 5, "effect")
    assert freed.money == [20, 22, 25, 20]
    gain(freed.state, A, 5, "effect")
    assert freed.money[A] == 20


def test_hs63_through_playing() -> None:
    """HS-63: A pays a card of 1 € and falls to 20 €; C, after A in turn order, rises above it."""
    chain = quiet(round=8, money=[21, 22, 20, 20], hands={A: ["EE01"], C: ["EE02"]})
    chain.rest({A: "play EE01", C: "income EE02"})
    assert chain.money == [20, 22, 23, 20]


@pytest.mark.parametrize(
    ("start", "money", "amounts", "after"),
    [
        (A, [25, 20, 20, 3], [1, 1, 1, 1], [26, 21, 20, 4]),
        (C, [25, 20, 20, 3], [1, 1, 1, 1], [26, 20, 21, 4]),
        # The highest result goes first, in any order around the table.
        (A, [18, 19, 20, 0], [3, 3, 3, 0], [20, 22, 23, 0]),
        (A, [20, 15, 18, 22], [1, 9, 4, 0], [20, 24, 20, 22]),
        (D, [29, 29, 0, 0], [3, 3, 3, 3], [30, 30, 3, 3]),
    ],
)
def test_hs64_simultaneous_gains_from_the_highest_result_down(
    start: int, money: list[int], amounts: list[int], after: list[int]
) -> None:
    """HS-64: the reserve cards go to those who would be richest; ties in turn order."""
    together = table(start=start, money=money)
    gain_together(together.state, amounts, "effect")
    assert together.money == after


def test_hs64_through_an_event() -> None:
    """HS-64: EV12 pays per FLEXIBILITY card; the richest two of three cross 20 €."""
    shown = {A: ["FL01"], B: ["FL02", "FL03"], C: ["FL01", "FL02", "FL03"]}
    glut = quiet(money=[20, 20, 20, 20], displays=shown, event_deck=["EV12"])
    glut.rest()
    assert glut.money == [20, 22, 23, 20]


def test_payments_never_go_below_zero() -> None:
    """HS-33, HS-38b: paying takes at most what is there and says how much that was."""
    poor = table(money=[3, 0, 15, 15])
    assert pay(poor.state, A, 5, "effect") == 3
    assert pay(poor.state, B, 5, "effect") == 0
    assert pay(poor.state, D, 5, "effect") == 5
    assert poor.money == [0, 0, 15, 10]
    assert poor.bookings(B) == []
