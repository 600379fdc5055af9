"""Scoring after a government win (PM-83 to PM-89)."""

from __future__ import annotations

from typing import Any

import pytest

from stromtisch.games.policy_maker.scoring import band_of
from tests.games.policy_maker.tables import GOV, I1, I2, I3, Table, table


def election(**situation: object) -> Table:
    """Election day: the last turn of the last round is passed, so that the board is the one described."""
    last = table(round=14, turn=I3, **{"goal": "G5", **situation})  # type: ignore[arg-type]
    last.pass_turn(I3)
    assert last.outcome()["verdict"] == "government"
    return last


def parts(board: Table) -> Any:
    return board.outcome()["breakdown"][GOV]


@pytest.mark.parametrize("field", [0, 1, 6, 10])
def test_pm83_the_furthest_field(field: int) -> None:
    """PM-83: the highest field of any piece, of any owner and on any track."""
    for seat in (I1, I2, I3):
        for category in range(4):
            row = [0, 0, 0, 0]
            row[category] = field
            assert parts(election(tracks={seat: row}))["furthest"] == field


@pytest.mark.parametrize(
    ("total", "mean"),
    [(0, 0), (5, 0), (6, 1), (17, 1), (18, 2), (29, 2), (30, 3), (114, 10), (113, 9), (120, 10)],
)
def test_pm84_the_mean_of_all_pieces_rounded_half_up(total: int, mean: int) -> None:
    """PM-84: twelve fields, also the empty ones; a half counts up."""
    rows = {seat: [0, 0, 0, 0] for seat in (I1, I2, I3)}
    for step in range(total):
        rows[1 + step % 3][step // 3 % 4] += 1
    assert parts(election(tracks=rows))["average"] == mean


# Goal, tracks that just meet it for three investors, tracks that just miss it.
GOALS: list[tuple[str, dict[int, list[int]], dict[int, list[int]]]] = [
    ("G1", {I1: [5, 0, 1, 0], I2: [0, 1, 0, 0]}, {I1: [5, 0, 1, 0], I2: [0, 2, 0, 0]}),
    (
        "G2",
        {I1: [0, 5, 0, 0], I2: [0, 5, 0, 0], I3: [0, 6, 0, 0]},
        {I1: [0, 5, 0, 0], I2: [0, 4, 0, 0], I3: [0, 9, 0, 0]},
    ),
    ("G3", {I1: [1, 1, 6, 6], I2: [0, 0, 2, 0]}, {I1: [1, 2, 6, 6], I2: [0, 0, 2, 0]}),
    ("G4", {I1: [5, 2, 1, 0], I2: [0, 2, 0, 0]}, {I1: [5, 2, 1, 0], I2: [1, 2, 0, 0]}),
    (
        "G6",
        {I1: [7, 0, 0, 0], I2: [6, 6, 6, 6]},
        {I1: [7, 0, 0, 0], I2: [6, 6, 6, 6], I3: [0, 0, 0, 7]},
    ),
    (
        "G7",
        {I1: [1, 1, 1, 2], I2: [4, 0, 1, 0], I3: [0, 0, 0, 0]},
        {I1: [1, 1, 1, 3], I2: [4, 0, 1, 0], I3: [0, 0, 0, 0]},
    ),
]


@pytest.mark.parametrize(("goal", "met", "missed"), GOALS, ids=[case[0] for case in GOALS])
def test_pm85_ten_points_for_the_goal(
    goal: str, met: dict[int, list[int]], missed: dict[int, list[int]]
) -> None:
    """PM-85: the final board decides; at the limit it is met, one beyond it is missed."""
    reached = election(goal=goal, tracks=met)
    assert parts(reached)["goal"] == 10
    assert reached.outcome()["goal_met"] is True
    failed = election(goal=goal, tracks=missed)
    assert parts(failed)["goal"] == 0
    assert failed.outcome()["goal_met"] is False


def test_pm85_the_goal_of_initiatives() -> None:
    """PM-85: G5 asks for twelve initiatives of all investors together."""
    assert parts(election(goal="G5", claimed={I1: 4, I2: 4, I3: 4}))["goal"] == 10
    assert parts(election(goal="G5", claimed={I1: 11}))["goal"] == 0


def test_pm86_half_a_point_per_initiative_and_the_sum() -> None:
    """PM-86: every claimed initiative of anybody counts half; nothing is rounded."""
    board = election(tracks={I1: [9, 0, 0, 0]}, claimed={I1: 3, I2: 2, I3: 2}, goal="G5")
    assert parts(board) == {"furthest": 9, "average": 1, "initiatives": 3.5, "goal": 0, "total": 13.5}
    assert board.outcome()["points"][GOV] == 13.5
    assert board.outcome()["rating"]["total"] == 13.5


def test_pm86_at_most_thirty_eight() -> None:
    """PM-86: ten, ten, eight and ten."""
    top = election(tracks={seat: [10, 10, 10, 10] for seat in (I1, I2, I3)}, claimed={I1: 14}, goal="G4")
    assert parts(top)["total"] == 10 + 10 + 7 + 10
    all_claimed = election(
        tracks={seat: [10, 10, 10, 10] for seat in (I1, I2, I3)}, claimed={I1: 16}, goal="G4", open=[]
    )
    assert parts(all_claimed)["total"] == 38
    assert all_claimed.outcome()["rating"]["band"] == 4


def test_pm87_investors_count_fields_and_initiatives() -> None:
    """PM-87: four own fields plus own initiatives; all have lost, but they are ranked."""
    board = election(tracks={I1: [1, 2, 3, 4], I2: [0, 0, 0, 6]}, claimed={I1: 2, I2: 5})
    outcome = board.outcome()
    assert outcome["points"][1:] == [12, 11, 0]
    assert outcome["breakdown"][I2] == {
        "education": 0, "health": 0, "energy": 0, "digital": 6, "initiatives": 5, "total": 11,
    }  # fmt: skip
    assert outcome["winners"] == [GOV]
    assert outcome["places"] == [1, 2, 3, 4]


def test_pm88_ties_are_broken_in_order() -> None:
    """PM-88: initiatives, then the best single field, then cards in hand, else a shared rank."""
    initiatives = election(
        tracks={I1: [5, 0, 0, 0], I2: [4, 0, 0, 0], I3: [3, 0, 0, 0]}, claimed={I2: 1, I3: 2}
    )
    assert initiatives.outcome()["places"] == [1, 4, 3, 2]
    field = election(tracks={I1: [2, 2, 2, 0], I2: [3, 3, 0, 0], I3: [4, 2, 0, 0]}, hands={I1: 9})
    assert field.outcome()["places"] == [1, 4, 3, 2]
    # I3 draws two cards before the end.
    cards = election(tracks={seat: [0, 3, 0, 0] for seat in (I1, I2, I3)}, hands={I1: 4, I2: 3, I3: 3})
    assert cards.sizes() == [4, 3, 5]
    assert cards.outcome()["places"] == [1, 3, 4, 2]
    shared = election(tracks={I1: [5, 0, 0, 0], I2: [5, 0, 0, 0]}, hands={I1: 4, I2: 4})
    assert shared.outcome()["places"] == [1, 2, 2, 4]


@pytest.mark.parametrize(
    ("points", "seed", "tuned"),
    [
        (0, 1, 1),
        (9.5, 1, 1),
        (10, 2, 1),
        (13.5, 2, 1),
        (14, 2, 2),
        (19.5, 2, 2),
        (20, 3, 3),
        (27.5, 3, 3),
        (28, 3, 4),
        (29.5, 3, 4),
        (30, 4, 4),
        (32.5, 4, 4),
        (33, 4, 5),
        (38, 4, 5),
        (39.5, 4, 5),
        (40, 5, 5),
    ],
)
def test_pm89_bands_start_at_their_lower_bound(points: float, seed: int, tuned: int) -> None:
    """PM-89: both tables of ratings, each at its limits."""
    halves = int(points * 2)
    content = table().state.content
    assert band_of(halves, content.bands_seed) == seed
    assert band_of(halves, content.bands_tuned) == tuned


def test_pm89_the_labels_and_the_option() -> None:
    """PM-89: five labels from the worst to the best; the option changes the limits of a real game."""
    titles = table().state.content.band_titles
    assert [title["en"] for title in titles] == [
        "Miserable government",
        "OK government",
        "Good government",
        "Excellent government",
        "Superstar government",
    ]
    board: dict[str, object] = {"tracks": {I1: [9, 0, 0, 0]}, "claimed": {I1: 7}}
    assert election(**board).outcome()["rating"]["band"] == 2
    assert election(options={"bands": "tuned"}, **board).outcome()["rating"]["band"] == 1
