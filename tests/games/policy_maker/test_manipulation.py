"""Market manipulation (PM-41 to PM-47)."""

from __future__ import annotations

import pytest

from tests.games.policy_maker.tables import GOV, I1, I2, I3, table


@pytest.mark.parametrize("field", range(11))
def test_pm41_only_a_rival_in_the_dark_zone(field: int) -> None:
    """PM-41: fields 7 to 10 are dark; below nobody can be pushed."""
    pushed = table(turn=I1, tracks={I2: [0, field, 0, 0]}, hands={I1: {"HEA": 3}})
    if field >= 7:
        assert pushed.may(I1, "manipulate") == [f"manipulate {I2} HEA 1 0"]
        pushed.decide(I1, f"manipulate {I2} HEA 1")
        assert pushed.tracks(I2)[1] == field - 1
    else:
        assert pushed.may(I1, "manipulate") == []
        assert pushed.refusal(I1, f"manipulate {I2} HEA 1") == "not-dark"


def test_pm41_not_oneself_not_the_government_and_only_in_that_category() -> None:
    """PM-41: the victim is a different investor, dark in the very category."""
    chosen = table(turn=I1, tracks={I1: [9, 0, 0, 0], I2: [8, 2, 0, 0]}, hands={I1: {"EDU": 9, "HEA": 9}})
    assert chosen.refusal(I1, f"manipulate {I1} EDU 1") == "own-piece"
    assert chosen.refusal(I1, f"manipulate {GOV} EDU 1") == "no-seat"
    assert chosen.refusal(I1, "manipulate 4 EDU 1") == "no-seat"
    assert chosen.refusal(I1, f"manipulate {I2} HEA 1") == "not-dark"
    assert chosen.refusal(I1, f"manipulate {I3} EDU 1") == "not-dark"


@pytest.mark.parametrize("cost", [1, 2, 3, 4])
def test_pm42_one_more_than_the_cost_per_field(cost: int) -> None:
    """PM-42: k fields back cost k times the cost plus one."""
    dear = table(
        turn=I2, costs=[cost, 2, 2, 2], tracks={I1: [10, 0, 0, 0]}, hands={I2: {"EDU": 3 * cost + 2}}
    )
    assert dear.refusal(I2, f"manipulate {I1} EDU 3") == "cannot-pay"
    dear.decide(I2, f"manipulate {I1} EDU 2")
    assert dear.hand(I2) == ({"EDU": cost} if cost else {})
    assert dear.discard == {"EDU": 2 * (cost + 1)}


def test_pm42_paid_in_that_category() -> None:
    """PM-42: other cards do not count."""
    wrong = table(turn=I2, tracks={I1: [8, 0, 0, 0]}, hands={I2: {"EDU": 2, "HEA": 9}})
    refused = wrong.refused(I2, f"manipulate {I1} EDU 1")
    assert (refused.code, refused.params) == ("cannot-pay", {"cards": 3, "have": 2})


def test_pm43_the_victim_moves_back() -> None:
    """PM-43: exactly k fields, the victim's piece and no other."""
    back = table(turn=I3, tracks={I1: [9, 9, 3, 0], I2: [9, 0, 0, 0]}, hands={I3: {"EDU": 9}})
    back.decide(I3, f"manipulate {I1} EDU 3")
    assert back.tracks(I1) == [6, 9, 3, 0]
    assert back.tracks(I2) == [9, 0, 0, 0]
    assert back.tracks(I3) == [0, 0, 0, 0]
    line = back.lines("manipulated")[0]
    assert (line["seat"], line["victim"], line["steps"], line["field"]) == (I3, I1, 3, 6)


def test_pm44_out_of_the_zone_in_one_action_but_not_again() -> None:
    """PM-44: one action may lead below the dark zone; a further one then finds nobody there."""
    deep = table(turn=I1, costs=[1, 2, 2, 2], tracks={I2: [8, 0, 0, 0]}, hands={I1: {"EDU": 12}})
    deep.decide(I1, f"manipulate {I2} EDU 1")
    deep.decide(I1, f"manipulate {I2} EDU 3")
    assert deep.tracks(I2)[0] == 4
    assert deep.refusal(I1, f"manipulate {I2} EDU 1") == "not-dark"
    assert deep.hand(I1) == {"EDU": 4}


def test_pm44_not_below_field_zero() -> None:
    """PM-44: a piece can be pushed off the board, no further."""
    off = table(turn=I1, costs=[1, 2, 2, 2], tracks={I2: [8, 0, 0, 0]}, hands={I1: {"EDU": 15, "JOK": 5}})
    refused = off.refused(I1, f"manipulate {I2} EDU 9 3")
    assert refused.code == "below-zero"
    off.decide(I1, f"manipulate {I2} EDU 8 1")
    assert off.tracks(I2)[0] == 0


def test_pm45_jokers_pay_here_too() -> None:
    """PM-45: a joker replaces a card of the category, up to all of them."""
    wild = table(turn=I1, tracks={I2: [9, 0, 0, 0]}, hands={I1: {"EDU": 2, "JOK": 4}})
    assert wild.may(I1, "manipulate") == [
        f"manipulate {I2} EDU 1 1",
        f"manipulate {I2} EDU 1 2",
        f"manipulate {I2} EDU 1 3",
        f"manipulate {I2} EDU 2 4",
    ]
    wild.decide(I1, f"manipulate {I2} EDU 1 3")
    assert wild.hand(I1) == {"EDU": 2, "JOK": 1}
    assert wild.lines("manipulated")[0]["paid"] == {"joker": 3}


def test_pm46_no_piece_needed_no_limit_no_reaction() -> None:
    """PM-46: without a piece of one's own, against several victims, and nobody may answer before its turn."""
    free = table(
        turn=I3,
        tracks={I1: [7, 8, 0, 0], I2: [9, 0, 0, 0]},
        hands={I3: {"EDU": 9, "HEA": 3}, I1: {"EDU": 6}},
    )
    free.decide(I3, f"manipulate {I1} EDU 1", f"manipulate {I2} EDU 1", f"manipulate {I1} HEA 1")
    free.decide(I3, f"manipulate {I2} EDU 1")
    assert free.tracks(I1) == [6, 7, 0, 0]
    assert free.tracks(I2) == [7, 0, 0, 0]
    assert free.turn == ("main", I3)
    for seat in (GOV, I1, I2):
        assert free.may(seat) == []


def test_pm47_used_cards_lie_face_up() -> None:
    """PM-47: what a manipulation costs goes to the discard pile, for all to see."""
    used = table(turn=I1, tracks={I2: [9, 0, 0, 0]}, hands={I1: {"EDU": 2, "JOK": 1}}, discard=0)
    used.decide(I1, f"manipulate {I2} EDU 1 1")
    expected = {"education": 2, "health": 0, "energy": 0, "digital": 0, "joker": 1}
    for viewer in (GOV, I2, None):
        assert used.view(viewer)["discard"] == expected
        assert used.heard(viewer, "manipulated")[0]["paid"] == {"education": 2, "joker": 1}
