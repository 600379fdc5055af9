"""Final scoring (HS-65 to HS-73)."""

from __future__ import annotations

import pytest

from stromtisch.games.hertzschlag.scoring import breakdown, goal_side
from tests.games.hertzschlag.tables import (
    A,
    B,
    C,
    D,
    at_check,
    new_card,
    of_category,
    quiet,
    table,
    with_cards,
)


def parts(display: list[str], money: int = 0, goal: str = "SG6") -> dict[str, int]:
    """How a seat with this display, money and goal would score."""
    return breakdown(table(money=[money, 15, 15, 15], displays={A: display}, goals={A: goal}).state, A)


def test_hs65_scoring_after_the_last_check() -> None:
    """HS-65: a green check of round 8 scores all seats."""
    done = at_check(round=8)
    assert done.outcome()["verdict"] == "scored"
    assert len(done.outcome()["points"]) == 4
    assert done.lines("scored")[0]["points"] == done.outcome()["points"]
    assert at_check(round=7).outcome() is None


def test_hs65_scoring_after_a_rescue_in_the_last_round() -> None:
    """HS-65: also a successful rescue of round 8 leads to the scoring, with the bids paid."""
    saved = at_check(round=8, position=5, money=12)
    assert saved.outcome() is None
    saved.bid(3, 3, 3, 2)
    assert saved.outcome()["verdict"] == "scored"
    assert [part["money"] for part in saved.outcome()["breakdown"]] == [0, 0, 0, 1]


def test_hs66_goals_are_revealed_and_one_alternative_scores() -> None:
    """HS-66: a fulfilled alternative scores; of two the higher one, and never both."""
    only_a = ["SO01", "SO01", "WI05", "PO02", "PO03"]
    only_b = ["WI03", "SO08", "FL02"]
    both = ["WI03", "SO08", "SO01", "WI05", "PO02"]
    for display, points, side in [([], 0, ""), (only_a, 5, "a"), (only_b, 4, "b"), (both, 5, "a")]:
        state = table(displays={A: display}, goals={A: "SG1"}).state
        assert breakdown(state, A)["goal"] == points
        assert goal_side(state, A) == side
    done = at_check(round=8, goals={A: "SG1", B: "SG2", C: "SG3", D: "SG4"}, displays={A: only_a[:4]})
    # The blank card played in the last round is the fifth of POLITICS.
    assert done.outcome()["goals"] == ["SG1", "SG2", "SG3", "SG4"]
    assert done.outcome()["goal_side"] == ["a", None, None, None]
    assert done.lines("goals-revealed") == [{"kind": "goals-revealed", "goals": ["SG1", "SG2", "SG3", "SG4"]}]


def test_hs66_the_higher_alternative_may_be_the_second() -> None:
    """HS-66: with altered points alternative B is the better one."""
    game = with_cards()
    goal = next(goal for goal in game.printed.goals if goal.id == "SG5")
    goal.b.points = 7
    six = ["EE01", "PO02", "FL01", "EM01", "SO01", "WI01", "WI02", "EM02"]
    state = table(game=game, displays={A: six}, goals={A: "SG5"}).state
    assert goal_side(state, A) == "b"
    assert breakdown(state, A)["goal"] == 7


@pytest.mark.parametrize(
    ("goal", "display", "money", "points"),
    [
        ("SG1", ["SO01", "SO01", "WI05", "PO02"], 0, 0),
        ("SG1", ["WI03", "WI04", "EM07"], 0, 4),
        ("SG1", ["WI03", "WI04", "EM04"], 0, 0),
        ("SG2", ["EM01", "EM02", "FL01", "FL02", "EE01"], 0, 5),
        ("SG2", ["EM01", "EM01", "PO02", "SO01"], 0, 4),
        ("SG2", ["EM01", "EM01", "PO02"], 0, 0),
        ("SG3", ["EE01", "EE02", "FL01", "WI01", "WI02"], 0, 5),
        ("SG3", [], 16, 4),
        ("SG3", [], 15, 0),
        ("SG4", ["SO01", "SO02", "EE01", "FL01", "FL02"], 0, 5),
        ("SG4", ["WI03", "WI02", "EM07"], 0, 4),
        ("SG4", ["WI03", "WI02", "EM04"], 0, 0),
        ("SG5", ["EE01", "PO02", "FL01", "EM01", "SO01", "WI01"], 0, 5),
        ("SG5", ["WI01", "EM01", "PO02", "PO03"], 0, 3),
        ("SG5", ["EE01", "PO02", "FL01", "EM01", "SO01"], 0, 0),
        ("SG6", ["EM01", "EM01", "EE04", "EE01"], 0, 5),
        ("SG6", ["SO01", "EM02", "WI02", "WI02"], 0, 3),
        ("SG6", ["SO01", "EM02", "WI02", "PO02"], 0, 0),
    ],
)
def test_hs66_every_goal_at_its_border(goal: str, display: list[str], money: int, points: int) -> None:
    """HS-66: each alternative of each goal, reached exactly or just missed."""
    assert parts(display, money, goal)["goal"] == points


@pytest.mark.parametrize(("money", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (30, 3)])
def test_hs67_a_point_per_ten_euros(money: int, points: int) -> None:
    """HS-67: full tens of euros only, so at most three points."""
    assert parts([], money)["money"] == points


@pytest.mark.parametrize(
    ("display", "points"),
    [(["WI02"], 0), (["WI03"], 1), (["SO08", "WI02"], 1), (["SO08", "WI03"], 2), (["SO01"] * 2, 0)],
)
def test_hs68_a_point_per_four_euros_of_income(display: list[str], points: int) -> None:
    """HS-68: the values are added, not the symbols."""
    assert parts(display)["income"] == points


@pytest.mark.parametrize(("display", "points"), [(["EE01"], 0), (["EM02"], 1), (["EE04"], 1), (["EM01"], 2)])
def test_hs69_a_point_per_two_of_ecology(display: list[str], points: int) -> None:
    """HS-69: full pairs of eco points."""
    assert parts(display)["ecology"] == points


def test_hs69_a_negative_sum_scores_nothing() -> None:
    """HS-69: should later content bring negative values, the sum never takes points away."""
    state = table(displays={A: ["EM01"]}).state
    state.eco_sum[A] = -3
    assert breakdown(state, A)["ecology"] == 0


@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_hs70_different_categories(kinds: int, points: int) -> None:
    """HS-70: 3, 4, 5, 6 different categories are worth 1, 2, 3, 4 points; further copies add nothing."""
    one_each = ["EE01", "PO02", "FL05", "EM02", "SO01", "WI02"][:kinds]
    assert parts(one_each)["diversity"] == points
    assert parts([*one_each, "EE01", "EE02", "EE03"] if kinds else [])["diversity"] == points


def test_hs70_two_whole_sets_score_once() -> None:
    """HS-70: it is one look-up per seat, not one per set of symbols."""
    one_each = ["EE01", "PO02", "FL05", "EM02", "SO01", "WI02"]
    two_each = [*one_each, "EE02", "PO03", "FL01", "EM01", "SO02", "WI01"]
    assert parts(two_each)["diversity"] == 4


def test_hs71_only_played_cards_score() -> None:
    """HS-71: hand, box and the words in text boxes are worth nothing."""
    best = of_category("wind", 3)
    state = quiet(
        round=8,
        money=0,
        hands={A: best},
        box=[(A, "SO08"), (A, "EM01")],
        displays={A: ["PO04"]},
        goals={A: "SG6"},
    )
    state.rest()
    part = state.outcome()["breakdown"][A]
    # PO04: income 1, eco 1; the blank card nothing.
    assert part == {"goal": 0, "money": 0, "income": 0, "ecology": 0, "diversity": 0, "total": 0}


def test_hs72_most_points_win() -> None:
    """HS-72: the highest total wins alone, the others are placed behind it."""
    goals = {A: "SG1", B: "SG2", C: "SG4", D: "SG6"}
    won = at_check(round=8, goals=goals, money=[9, 10, 20, 10], displays={B: ["EM02"]})
    assert won.outcome()["points"] == [0, 2, 2, 1]
    assert won.outcome()["winners"] == [B, C]
    assert won.outcome()["places"] == [4, 1, 1, 3]
    assert won.outcome()["reason"]["code"] == "shared"
    alone = at_check(round=8, goals=goals, money=[9, 10, 30, 10], displays={B: ["EM02"]})
    assert alone.outcome()["winners"] == [C]
    assert alone.outcome()["places"] == [4, 2, 1, 3]
    assert alone.outcome()["reason"] == {"code": "most-points", "params": {"points": 3}}


def test_hs73_the_breakdown_has_its_order() -> None:
    """HS-73: goal, money, income, ecology, diversity, total; and they add up."""
    done = at_check(
        round=8, displays={A: ["SO02", "EM01", "FL02", "EE02", "PO04", "WI02"]}, money=[23, 0, 20, 9]
    )
    for part in done.outcome()["breakdown"]:
        assert list(part) == ["goal", "money", "income", "ecology", "diversity", "total"]
        assert part["total"] == sum(value for name, value in part.items() if name != "total")
    assert done.outcome()["points"] == [part["total"] for part in done.outcome()["breakdown"]]


def test_hs73_every_kind_of_points_adds_to_the_total() -> None:
    """HS-73: each of the five parts is in the total, with a card worth something in each."""
    game = with_cards(new_card("TT01", category="wind", income=4, eco=4))
    state = table(game=game, displays={A: ["TT01", "SO01", "EE01"]}, money=16, goals={A: "SG3"}).state
    assert breakdown(state, A) == {
        "goal": 4,
        "money": 1,
        "income": 1,
        "ecology": 3,
        "diversity": 1,
        "total": 10,
    }
