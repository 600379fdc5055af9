"""The frequency marker and its thresholds (HS-30 to HS-37)."""

from __future__ import annotations

import pytest

from stromtisch.games.hertzschlag.frequency import move, thresholds_on
from tests.games.hertzschlag.tables import A, B, C, D, Table, new_card, quiet, table, with_cards

SHIFTS = with_cards(
    *[new_card(f"TU0{steps}", shift=steps) for steps in range(1, 6)],
    *[new_card(f"TD0{steps}", shift=-steps) for steps in range(1, 6)],
    *[new_card(f"TF0{steps}", to50=steps) for steps in range(1, 6)],
)


def played(card: str, position: int, money: int = 15) -> Table:
    """A plays a free card from the position; nobody else does anything, and the game stops there."""
    done = quiet(game=SHIFTS, round=8, position=position, money=[money, 15, 15, 15], hands={A: [card]})
    done.rest({A: f"play {card}"})
    return done


def test_hs30_plus_goes_right_minus_goes_left() -> None:
    """HS-30: plus n raises the frequency by n fields, minus n lowers it."""
    for steps in range(1, 6):
        assert played(f"TU0{steps}", 0).position == steps
        assert played(f"TD0{steps}", 0).position == -steps


def test_hs30_the_shift_is_compulsory() -> None:
    """HS-30: a harmful shift is made in full and its way is told field by field."""
    forced = played("TU05", 4)
    assert forced.position == 9
    assert forced.lines("shifted") == [
        {"kind": "shifted", "seat": A, "cause": "shift", "path": [4, 5, 6, 7, 8, 9]}
        | {"from": 4, "to": 9, "fields": 5, "way": "up"},
    ]


@pytest.mark.parametrize("inner", range(12))
def test_hs31_where_the_thresholds_lie(inner: int) -> None:
    """HS-31: four borders on each side, between |2| and |3|, |4| and |5|, |7| and |8|, |10| and |11|."""
    state = table().state
    expected = inner in (2, 4, 7, 10)
    assert thresholds_on(state.content, inner, inner + 1) == (0, 1 if expected else 0)
    assert thresholds_on(state.content, -inner - 1, -inner) == (1 if expected else 0, 0)


@pytest.mark.parametrize(
    ("card", "position", "money"),
    [
        ("TU01", 2, 11),
        ("TU01", -3, 19),
        ("TD01", -2, 11),
        ("TD01", 3, 19),
        ("TU01", 3, 15),
        ("TU05", 0, 7),
        ("TD05", 8, 19 + 4),
        ("TD05", -3, 15 - 8),
        ("TU02", 10, 11),
        ("TU03", -11, 19),
        ("TD01", 0, 15),
    ],
)
def test_hs31_four_euros_per_threshold(card: str, position: int, money: int) -> None:
    """HS-31: each threshold crossed away from the centre costs 4 €, each one toward it pays 4 €."""
    assert played(card, position).money[A] == money


def test_hs32_crossings_are_booked_one_by_one() -> None:
    """HS-32: through the centre one earns first and pays afterwards, with the limits after each."""
    for money, bookings, left in [(0, [4, -4], 0), (15, [4, -4], 15), (29, [1, -4], 26)]:
        moved = table(position=3, money=[money, 15, 15, 15])
        move(moved.state, -6, A, False, "shift")
        assert moved.position == -3
        assert moved.bookings(A) == bookings
        assert moved.money[A] == left


def test_hs32_the_money_moves_while_the_marker_does() -> None:
    """HS-32: outward over two thresholds with 6 €: first 4 €, then the 2 € that are left."""
    outward = played("TU05", 0, money=6)
    assert outward.bookings(A) == [-4, -2]


def test_hs33_no_debts() -> None:
    """HS-33: a seat that owns less than the fee pays what it has, and the marker moves in full."""
    broke = played("TU05", 0, money=3)
    assert broke.money[A] == 0
    assert broke.position == 5
    assert broke.bookings(A) == [-3]
    # Nothing is owed later.
    later = quiet(game=SHIFTS, hands={A: ["TU03"], B: ["FL05"]}, money=[1, 15, 15, 15], event_deck=["EV04"])
    later.rest({A: "play TU03"})
    later.commit({A: "income FL05"})
    assert later.money[A] == 3


@pytest.mark.parametrize(
    ("card", "position", "after"),
    [
        ("TF03", 2, 0),
        ("TF03", -2, 0),
        ("TF03", 5, 2),
        ("TF03", -5, -2),
        ("TF05", 0, 0),
        ("TF01", 1, 0),
        ("TF02", -3, -1),
    ],
)
def test_hs34_toward_fifty_hertz_and_no_further(card: str, position: int, after: int) -> None:
    """HS-34: up to n fields toward the centre; what is left over lapses."""
    assert played(card, position).position == after


@pytest.mark.parametrize(
    ("position", "money"), [(5, 15 + 8), (-5, 15 + 8), (3, 15 + 4), (2, 15), (0, 15), (-8, 15 + 8)]
)
def test_hs35_the_symbol_only_ever_earns(position: int, money: int) -> None:
    """HS-35: a move toward 50 Hz pays 4 € per threshold and never costs anything."""
    assert played("TF05", position).money[A] == money


@pytest.mark.parametrize(
    ("card", "position", "end"), [("TU05", 11, 12), ("TD05", -11, -12), ("TU01", 12, 12)]
)
def test_hs36_the_track_ends(card: str, position: int, end: int) -> None:
    """HS-36: at the last field further steps lapse, without a fee and without a blackout of their own."""
    stopped = played(card, position)
    assert stopped.position == end
    assert stopped.money[A] == 15
    assert stopped.outcome() is None
    assert stopped.phase == "talk"


def test_hs36_the_fee_before_the_end_is_due() -> None:
    """HS-36: only the steps that are made can cost something: 10 to 11 is a threshold."""
    assert played("TU05", 10).money[A] == 11


def test_hs37_threshold_money_is_the_acting_seats_alone() -> None:
    """HS-37: nobody else pays or receives anything."""
    for card, position in (("TU05", 0), ("TF05", -8)):
        done = played(card, position)
        assert done.money[B:] == [15, 15, 15]
        assert {line["seat"] for line in done.lines("money")} == {A}
    other = quiet(game=SHIFTS, round=8, start=C, hands={D: ["TU03"]})
    other.rest({D: "play TU03"})
    assert other.money == [15, 15, 15, 11]
