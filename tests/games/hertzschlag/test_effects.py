"""Special effects (HS-38 and the operations of section 4.1)."""

from __future__ import annotations

import pytest

from tests.games.hertzschlag.tables import (
    A,
    B,
    C,
    D,
    after_event,
    names_in,
    new_card,
    quiet,
    table,
    with_cards,
)


def test_hs38_effects_run_in_printed_order() -> None:
    """HS-38: EE07 first grants its discount, then exchanges a card."""
    check = quiet(hands={A: ["EE07"]})
    check.rest({A: "play EE07"})
    kinds = check.kinds()
    assert kinds.index("played") < kinds.index("discounted") < kinds.index("cycled")
    game = with_cards(new_card("TT01", effects=[{"kind": "cycle"}, {"kind": "gain", "amount": 2}]))
    late = quiet(game=game, hands={A: ["TT01"]})
    late.rest({A: "play TT01"})
    assert late.money[A] == 15
    late.decide(A, f"return {late.hand(A)[0]}")
    assert late.bookings(A, "effect") == [2]


def test_hs38_two_exchanges_on_one_card() -> None:
    """HS-38: after the first choice the remaining effects go on where they stopped."""
    game = with_cards(new_card("TT01", effects=[{"kind": "cycle"}, {"kind": "cycle"}]))
    twice = quiet(game=game, round=8, hands={A: ["TT01"]})
    twice.rest({A: "play TT01"})
    size = len(twice.state.deck)
    for _ in range(2):
        assert twice.view(A)["acting"] == A
        twice.decide(A, f"return {twice.hand(A)[0]}")
    assert len(twice.lines("cycled")) == 2
    assert len(twice.lines("played")) == 4
    assert len(twice.state.deck) == size + 1


def test_hs38a_paying_several_seats_follows_the_money_limits() -> None:
    """HS-38a: of two seats at 20 € only one finds a reserve card, the one earlier in turn order (HS-64)."""
    game = with_cards(new_card("TT01", effects=[{"kind": "all_gain", "amount": 1}, {"kind": "cycle"}]))
    for start, money in [(A, [16, 21, 20, 26]), (D, [16, 21, 20, 26]), (C, [16, 20, 21, 26])]:
        many = quiet(game=game, start=start, money=[15, 20, 20, 25], hands={start: ["TT01"]})
        many.rest({start: "play TT01"})
        assert many.money == money


def test_hs38b_charging_several_seats_takes_what_they_own() -> None:
    """HS-38b: PO02 takes 1 € from everybody, the acting seat too, and nothing from an empty purse."""
    charge = quiet(round=8, money=[9, 0, 1, 15], hands={A: ["PO02"]})
    charge.rest({A: "play PO02"})
    assert charge.money == [4, 0, 0, 14]


@pytest.mark.parametrize(
    ("shield", "event", "position"),
    [(1, "EV10", 3), (2, "EV10", 2), (9, "EV10", 0), (2, "EV09", -2), (3, "EV01", 0)],
)
def test_hs38c_a_shield_shortens_the_next_event(shield: int, event: str, position: int) -> None:
    """HS-38c: up to its strength, in both directions and never past zero; then it is gone."""
    shielded = after_event(event, shield=shield)
    assert shielded.position == position
    assert shielded.state.shield == 0
    assert shielded.view(None)["shield"] == 0


def test_hs38c_shields_add_up_and_work_once() -> None:
    """HS-38c: PO03 (2) and SO06 (1) together take three steps off one event, nothing off the next."""
    both = quiet(hands={A: ["PO03"], B: ["SO06"]}, event_deck=["EV09", "EV10"], position=-2)
    both.rest({A: "play PO03", B: "play SO06"})
    # -2, two steps toward 50 Hz, +2, then EV09 with -4 shortened to -1.
    assert both.position == 1
    assert both.state.shield == 0
    both.commit()
    assert both.position == 1 + 4


def test_gain() -> None:
    """HS-38, GAIN: EE06 costs 3 and pays 1."""
    pump = quiet(round=8, hands={A: ["EE06"]})
    pump.rest({A: "play EE06"})
    assert pump.money[A] == 13


def test_gain_per_counts_itself_and_is_limited() -> None:
    """HS-38, GAIN_PER: OWN counts the own display with the card itself, ALL everybody's; both stop at max."""
    displays = {A: ["SO01"], B: ["WI01", "WI02", "SO02"]}
    for own, money in [([], 12), (["FL01", "FL02"], 13), (["FL01", "FL02", "FL03"], 13)]:
        plant = quiet(round=8, displays={**displays, A: ["SO01", *own]}, hands={A: ["FL07"]})
        plant.rest({A: "play FL07"})
        assert plant.money[A] == money
    for shown, money in [({}, 11), ({B: ["SO01"]}, 12), ({B: ["SO01"], D: ["WI01"]}, 13), (displays, 14)]:
        act = quiet(round=8, displays=shown, hands={A: ["PO07"]})
        act.rest({A: "play PO07"})
        assert act.money[A] == money


def test_all_gain_and_gain_on_one_card() -> None:
    """HS-38, ALL_GAIN: PO08 pays everybody 1 €, the acting seat another one."""
    dividend = quiet(round=8, money=10, hands={B: ["PO08"]})
    dividend.rest({B: "play PO08"})
    assert dividend.money == [11, 10, 11, 11]


def test_free_thresholds_waive_fees_only() -> None:
    """HS-38, FREE_THRESHOLDS: PO01 pays no fee outward, but earns inward."""
    for position, money, after in [(0, 11, -4), (-4, 11, -8), (4, 15, 0), (3, 15, -1)]:
        coal = quiet(round=8, position=position, hands={A: ["PO01"]})
        coal.rest({A: "play PO01"})
        assert (coal.money[A], coal.position) == (money, after)


def test_discounts_add_up_and_stop_at_zero() -> None:
    """HS-38, DISCOUNT: from the next card on, for this seat and these categories only, never below 0."""
    two = with_cards(
        new_card("TT01", effects=[{"kind": "discount", "categories": ["solar", "wind"], "amount": 2}])
    )
    hands = {A: ["PO04"], B: ["SO01", "SO03", "WI05", "EM02"], C: ["SO07"]}
    cheap = quiet(game=two, hands=hands, displays={}, event_deck=["EV01", "EV04"])
    cheap.rest({A: "play PO04"})
    costs = cheap.own(A)["costs"]
    assert [costs[f"{card}#1"] for card in ("SO01", "SO03", "WI05", "EM02")] == [0, 3, 3, 3]
    assert cheap.own(B)["costs"]["SO07#1"] == 3
    assert cheap.household(A, C)["discounts"] == {"solar": 2}
    more = quiet(game=two, hands={A: ["TT01"]}, displays={}, event_deck=["EV01"])
    more.rest({A: "play TT01"})
    assert more.household(A, D)["discounts"] == {"solar": 2, "wind": 2}


def test_discounts_are_for_the_acting_seat() -> None:
    """HS-38, DISCOUNT: the seat that played the card gets it, wherever it sits."""
    grant = quiet(hands={C: ["PO05"]}, event_deck=["EV01"])
    grant.rest({C: "play PO05"})
    assert [grant.household(seat)["discounts"] for seat in range(4)] == [{}, {}, {"emobility": 2}, {}]


def test_discounts_of_two_cards_add_up() -> None:
    """HS-38, DISCOUNT: two grants of 2 € take 4 € off."""
    grant = [{"kind": "discount", "categories": ["solar"], "amount": 2}]
    game = with_cards(new_card("TT01", effects=grant), new_card("TT02", effects=grant))
    hands = {A: ["TT01"], B: ["TT02"], C: ["EE01", "SO02", "SO01"]}
    rounds = quiet(game=game, hands=hands, event_deck=["EV01", "EV04", "EV02"])
    rounds.rest({A: "play TT01"})
    rounds.commit({A: "play TT02"})
    assert rounds.household(A)["discounts"] == {"solar": 4}
    # C's cards have come to A by way of B.
    assert rounds.own(A)["costs"]["SO02#1"] == 2
    assert rounds.own(A)["costs"]["SO01#1"] == 0
    money = rounds.money[A]
    rounds.commit({A: "play SO02"})
    assert rounds.bookings(A, "cost") == [-2]
    assert rounds.money[A] <= money


def test_peek_event_is_for_one_seat() -> None:
    """HS-38, PEEK_EVENT: the seat alone sees the top event, which stays on top."""
    peek = quiet(hands={A: ["PO09"], B: ["WI07"]}, event_deck=["EV12", "EV05"])
    peek.rest({A: "play PO09", B: "play WI07"})
    assert peek.events()[:2] == ["EV12", "EV05"]
    assert peek.own(A)["peeked"] == "EV12"
    assert {"kind": "peeked-event", "seat": A, "event": "EV12"} in peek.heard(A)
    for viewer in (B, C, D, None):
        assert "EV12" not in repr([peek.view(viewer), peek.heard(viewer)])
        assert {"kind": "peeked", "seat": A} in peek.heard(viewer)
    peek.decide(B, f"return {peek.hand(B)[0]}")
    assert peek.view(None)["event"]["id"] == "EV12"
    assert peek.own(A)["peeked"] is None


def test_peek_event_is_of_no_use_in_the_last_round() -> None:
    """HS-38, PEEK_EVENT: in round 8 no further event comes, so nothing is shown."""
    peek = quiet(round=8, hands={A: ["PO09"]})
    peek.rest({A: "play PO09"})
    assert peek.own(A)["peeked"] is None
    assert peek.lines("peeked") == []
    assert peek.lines("peeked-event") == []


def test_cycle_draws_then_returns_any_hand_card() -> None:
    """HS-38, CYCLE: the top card comes to hand, any hand card goes to the bottom; others see neither."""
    swap = quiet(round=8, hands={A: ["WI07", "SO02", "EM07", "FL04"]}, deck=["SO08", "EE05"])
    deck = swap.deck()
    swap.rest({A: "play WI07"})
    assert swap.hand(A)[-1] == "SO08#1"
    assert swap.own(A)["drawn"] == "SO08#1"
    returns = [d.name for d in swap.state.legal(A)]
    assert sorted(returns) == sorted(f"return {name}" for name in swap.hand(A))
    assert swap.refusal(A, "return WI07#1").code == "not-in-hand"
    assert swap.refusal(B, f"return {swap.hand(B)[0]}").code == "not-your-decision"
    swap.decide(A, "return SO02")
    assert swap.deck() == [*deck[1:], "SO02#1"]
    assert len(swap.hand(A)) == 4
    for viewer in (B, C, D, None):
        assert not {"SO02#1", "SO08#1"} & names_in(swap.heard(viewer))
        assert {"kind": "cycled", "seat": A} in swap.heard(viewer)


def test_cycle_may_return_the_drawn_card() -> None:
    """HS-38, CYCLE: the card just drawn is a hand card too."""
    swap = quiet(round=8, hands={A: ["WI07"]}, deck=["SO08"])
    hand = swap.hand(A)
    swap.rest({A: "play WI07"})
    swap.decide(A, "return SO08")
    assert swap.deck()[-1] == "SO08#1"
    assert swap.hand(A) == [name for name in hand if name != "WI07#1"]


def test_cycle_is_skipped_without_a_deck() -> None:
    """HS-38, CYCLE: with an empty deck nothing is drawn and nothing returned."""
    swap = quiet(round=8, hands={A: ["WI07"]})
    rest = swap.state.deck
    swap.state.deck = []
    swap.state.box = [*rest]
    swap.state.box_owner = [D] * len(rest)
    swap.state.boxed_in = [1] * len(rest)
    hand = swap.hand(A)
    swap.rest({A: "play WI07"})
    assert swap.outcome()["verdict"] == "scored"
    assert swap.lines("cycled") == []
    assert swap.hand(A) == [name for name in hand if name != "WI07#1"]


def test_bid_bonus_is_kept_until_it_is_used() -> None:
    """HS-38, BID_BONUS: it lies open, and paying nothing keeps it."""
    bonus = table(hands={A: ["PO10"]}, position=4)
    bonus.commit({A: "play PO10"})
    assert bonus.household(A, B)["bid_bonus"] == 3
    assert bonus.view(None)["rescue"]["most_possible"] == 20 + 3
    bonus.bid(0, 5, 5, 1)
    assert bonus.view(None)["bids"] is None
    assert bonus.household(A)["bid_bonus"] == 3
    assert bonus.lines("bids-revealed")[0]["bonus"] == 0
    assert bonus.lines("bids-revealed")[0]["sum"] == 11


def test_bid_bonus_is_the_acting_seats() -> None:
    """HS-38, BID_BONUS: the seat that played the card owns the bonus, and a second one adds to it."""
    bonus = quiet(round=8, hands={C: ["PO10"]}, bonus={C: 1})
    bonus.rest({C: "play PO10"})
    assert [bonus.household(seat)["bid_bonus"] for seat in range(4)] == [0, 0, 4, 0]
