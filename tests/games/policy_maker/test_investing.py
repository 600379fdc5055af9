"""An investor's turn and investing (PM-29 to PM-40)."""

from __future__ import annotations

import pytest

from tests.games.policy_maker.tables import GOV, I1, I2, I3, table


def test_pm29_main_claim_draw_without_a_way_back() -> None:
    """PM-29: three phases in fixed order; none comes back."""
    turn = table(turn=I1, tracks={I1: [4, 0, 0, 0]}, hands={I1: {"EDU": 4}}, open=["PI01", "PI12"])
    assert turn.turn == ("main", I1)
    assert turn.refusal(I1, "claim PI01") == "wrong-phase"
    assert turn.refusal(I1, "draw deck") == "wrong-phase"
    turn.decide(I1, "end")
    assert turn.turn == ("claim", I1)
    assert turn.refusal(I1, "invest EDU 1") == "wrong-phase"
    assert turn.refusal(I1, "draw deck") == "wrong-phase"
    turn.decide(I1, "decline")
    assert turn.turn == ("draw", I1)
    assert turn.refusal(I1, "claim PI01") == "wrong-phase"
    assert turn.refusal(I1, "invest EDU 1") == "wrong-phase"
    turn.draw(I1)
    assert turn.turn == ("main", I2)
    assert turn.refusal(I1, "end") == "not-your-decision"


def test_pm30_investing_and_manipulating_in_main() -> None:
    """PM-30: MAIN offers these two and the end of it, nothing else, and only to the active investor."""
    main = table(turn=I2, tracks={I1: [7, 0, 0, 0]}, hands={I2: {"EDU": 3, "JOK": 1}, I3: {"EDU": 9}})
    assert {decision.kind for decision in main.state.legal(I2)} == {"invest", "manipulate", "end"}
    for seat in (GOV, I1, I3):
        assert main.may(seat) == []
    assert main.refusal(I3, "invest EDU 1") == "not-your-decision"


def test_pm31_any_number_and_mix() -> None:
    """PM-31: as many actions as can be paid, in any order, also twice in a category."""
    busy = table(
        turn=I1,
        tracks={I2: [8, 0, 0, 0], I3: [0, 0, 9, 0]},
        hands={I1: {"EDU": 7, "HEA": 2, "ENE": 3}},
    )
    busy.decide(I1, "invest EDU 1", f"manipulate {I3} ENE 1", "invest HEA 1", f"manipulate {I2} EDU 1")
    busy.decide(I1, "invest EDU 1")
    assert busy.tracks(I1) == [2, 1, 0, 0]
    assert (busy.tracks(I2)[0], busy.tracks(I3)[2]) == (7, 8)
    assert busy.hand(I1) == {}
    assert busy.may(I1) == ["end"]


def test_pm31_each_action_must_be_paid_when_it_is_done() -> None:
    """PM-31: cards spent on the first action are not there for the second."""
    poor = table(turn=I1, hands={I1: {"EDU": 3}})
    poor.decide(I1, "invest EDU 1")
    assert poor.refusal(I1, "invest EDU 1") == "cannot-pay"


def test_pm32_passing_is_always_possible() -> None:
    """PM-32: doing nothing forbids neither the claim nor the two cards."""
    idle = table(turn=I1, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI12"])
    assert idle.may(I1) == ["end"]
    idle.decide(I1, "end")
    assert idle.may(I1) == ["decline", "claim PI01"]
    idle.decide(I1, "decline")
    idle.draw(I1)
    assert idle.sizes() == [2, 0, 0]


@pytest.mark.parametrize("cost", [1, 2, 3, 4, 5])
def test_pm33_steps_times_cost_in_cards_of_the_category(cost: int) -> None:
    """PM-33: k fields up cost k times the cost, in that category's cards alone."""
    paid = table(turn=I1, costs=[2, cost, 2, 2], hands={I1: {"HEA": 2 * cost, "EDU": 1, "DIG": 9}})
    assert paid.refusal(I1, "invest HEA 3") == "cannot-pay"
    paid.decide(I1, "invest HEA 2")
    assert paid.tracks(I1) == [0, 2, 0, 0]
    assert paid.hand(I1) == {"EDU": 1, "DIG": 9}
    assert paid.discard == {"HEA": 2 * cost}


def test_pm33_other_categories_do_not_pay() -> None:
    """PM-33: cards of another category are worth nothing here."""
    wrong = table(turn=I1, hands={I1: {"EDU": 1, "HEA": 9}})
    refused = wrong.refused(I1, "invest EDU 1")
    assert (refused.code, refused.params) == ("cannot-pay", {"cards": 2, "have": 1})


def test_pm34_at_least_one_step_or_several_at_once() -> None:
    """PM-34: an action buys one step or more."""
    many = table(turn=I1, costs=[1, 2, 2, 2], hands={I1: {"EDU": 10}})
    assert many.find("invest EDU 0 0") is None
    assert many.may(I1, "invest") == [f"invest EDU {steps} 0" for steps in range(1, 11)]
    many.decide(I1, "invest EDU 10")
    assert many.tracks(I1)[0] == 10
    assert many.lines("invested")[0]["steps"] == 10


def test_pm35_payment_is_exact() -> None:
    """PM-35: a card too many stays in hand; jokers beyond the price cannot be added."""
    exact = table(turn=I1, costs=[3, 2, 2, 2], hands={I1: {"EDU": 8, "JOK": 5}})
    assert exact.refusal(I1, "invest EDU 1 4") == "no-such-card"
    exact.decide(I1, "invest EDU 2")
    assert exact.hand(I1) == {"EDU": 2, "JOK": 5}
    assert exact.lines("invested")[0]["paid"] == {"education": 6}


def test_pm36_the_first_step_enters_field_one() -> None:
    """PM-36: from off the board the first step leads to field 1."""
    first = table(turn=I1, hands={I1: {"ENE": 2}})
    first.decide(I1, "invest ENE 1")
    assert first.tracks(I1) == [0, 0, 1, 0]
    assert first.lines("invested")[0]["field"] == 1


def test_pm37_nobody_moves_beyond_field_ten() -> None:
    """PM-37: a step too many is refused as a whole; on field 10 there is no more to buy."""
    high = table(turn=I1, tracks={I1: [8, 0, 0, 0]}, hands={I1: {"EDU": 9}})
    refused = high.refused(I1, "invest EDU 3")
    assert (refused.code, refused.params) == ("beyond-top", {"field": 8, "top": 10})
    assert high.may(I1, "invest") == ["invest EDU 1 0", "invest EDU 2 0"]
    high.decide(I1, "invest EDU 2")
    assert high.tracks(I1)[0] == 10
    assert high.may(I1, "invest") == []
    assert high.refusal(I1, "invest EDU 1") == "beyond-top"


def test_pm38_jokers_replace_cards_as_the_payer_likes() -> None:
    """PM-38: any number of jokers, even the whole payment; the payer says how many."""
    wild = table(turn=I1, hands={I1: {"DIG": 2, "JOK": 3}})
    assert wild.may(I1, "invest") == [
        "invest EDU 1 2",
        "invest HEA 1 2",
        "invest ENE 1 2",
        "invest DIG 1 0",
        "invest DIG 1 1",
        "invest DIG 1 2",
        "invest DIG 2 2",
        "invest DIG 2 3",
    ]
    assert wild.refusal(I1, "invest EDU 1 1") == "cannot-pay"
    assert wild.refusal(I1, "invest DIG 2 4") == "no-such-card"
    wild.decide(I1, "invest HEA 1 2")
    assert wild.hand(I1) == {"DIG": 2, "JOK": 1}
    assert wild.lines("invested")[0]["paid"] == {"joker": 2}
    wild.decide(I1, "invest DIG 1 1")
    assert wild.hand(I1) == {"DIG": 1}
    assert wild.lines("invested")[1]["paid"] == {"digital": 1, "joker": 1}
    assert wild.discard == {"DIG": 1, "JOK": 3}


def test_pm39_pieces_may_share_a_field() -> None:
    """PM-39: a field is never full."""
    shared = table(turn=I1, tracks={I2: [3, 0, 0, 0], I3: [3, 0, 0, 0]}, hands={I1: {"EDU": 6}})
    shared.decide(I1, "invest EDU 3")
    assert [shared.tracks(seat)[0] for seat in (I1, I2, I3)] == [3, 3, 3]


def test_pm40_paid_cards_lie_face_up() -> None:
    """PM-40: payments go to the discard pile, for all to see."""
    paid = table(turn=I1, hands={I1: {"EDU": 1, "JOK": 1}}, discard={"HEA": 2})
    paid.decide(I1, "invest EDU 1 1")
    expected = {"education": 1, "health": 2, "energy": 0, "digital": 0, "joker": 1}
    for viewer in (GOV, I1, I2, I3, None):
        assert paid.view(viewer)["discard"] == expected
        assert paid.heard(viewer, "invested")[0]["paid"] == {"education": 1, "joker": 1}
