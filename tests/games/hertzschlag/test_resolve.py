"""The action phase: resolving in turn order (HS-24 to HS-29, HS-39, HS-40)."""

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


def test_hs24_in_turn_order_each_seat_to_the_end() -> None:
    """HS-24: a seat finishes everything, its exchange of cards too, before the next seat begins."""
    turns = quiet(start=B, hands={B: ["EM05"], C: ["EE06"]})
    turns.rest({B: "play EM05", C: "play EE06"})
    # B has played and is exchanging a card; C has not begun.
    assert turns.phase == "cycle"
    assert turns.state.pending() == (B,)
    assert [line["seat"] for line in turns.lines("played")] == [B]
    assert turns.money == [15, 11, 15, 15]
    turns.decide(B, f"return {turns.hand(B)[0]}")
    steps = [
        (line["kind"], line["seat"])
        for line in turns.lines()
        if line["kind"] in ("played", "money", "shifted")
    ]
    assert steps == [
        ("played", B), ("money", B), ("shifted", B),
        ("played", C), ("money", C), ("shifted", C), ("money", C),
        ("played", D), ("played", A),
    ]  # fmt: skip


def test_hs24_a_seat_acts_on_what_the_one_before_left() -> None:
    """HS-24: A raises over the threshold and pays, B brings it back and earns."""
    chain = quiet(round=8, position=2, hands={A: ["EE01"], B: ["FL02"]})
    chain.rest({A: "play EE01", B: "play FL02"})
    assert chain.bookings(A, "threshold") == [-4]
    assert chain.bookings(B, "threshold") == [4]


def test_hs25_income_is_three_euros_plus_the_own_display() -> None:
    """HS-25: 3 € and the income values in front of the seat; the card goes to the box."""
    earn = quiet(round=8, displays={A: ["SO08", "FL02"], B: ["WI03"]}, hands={A: ["EM01"]}, money=10)
    earn.rest({A: "income EM01"})
    assert earn.money == [18, 10, 10, 10]
    assert earn.box() == ["EM01#1"]
    assert earn.state.box_owner == [A]
    assert "EM01#1" not in earn.display(A)
    assert "EM01#1" not in earn.hand(A)
    assert earn.lines("took-income") == [{"kind": "took-income", "seat": A, "amount": 8, "fallback": False}]


def test_hs25_nobody_else_learns_the_card() -> None:
    """HS-25: the card thrown away is in its owner's view and lines alone."""
    earn = quiet(hands={A: ["EM01"]}, event_deck=["EV01"])
    earn.rest({A: "income EM01"})
    for viewer in (B, C, D, None):
        assert "EM01#1" not in names_in([earn.view(viewer), earn.heard(viewer)])
    assert earn.own(A)["boxed"] == ["EM01#1"]


def test_hs26_either_playing_or_income() -> None:
    """HS-26: playing earns no income; the played card's income helps from the next round on."""
    rounds = quiet(hands={A: ["WI02"], B: ["EE01"]}, event_deck=["EV05"], position=-2)
    rounds.rest({A: "play WI02"})
    # Cost 5, +4 from -2 to +2 crosses no threshold; no income.
    assert rounds.money[A] == 10
    assert rounds.lines("took-income") == []
    rounds.decide(A, "income EE01")
    for seat in (B, C, D):
        rounds.decide(seat, f"income {rounds.hand(seat)[0]}")
    assert rounds.money[A] == 10 + 3 + 3


def test_hs27_face_up_for_the_rest_of_the_game_and_paid_first() -> None:
    """HS-27: the card lies open in the own display; its cost is paid before anything else."""
    shown = quiet(hands={A: ["EM01"]}, event_deck=["EV07"])
    shown.rest({A: "play EM01"})
    for viewer in (B, None):
        assert shown.household(A, viewer)["display"] == ["EM01#1"]
    assert shown.lines("played")[0] == {"kind": "played", "seat": A, "card": "EM01#1", "cost": 7}
    assert [(line["cause"], line["amount"]) for line in shown.lines("money")] == [
        ("cost", -7),
        ("threshold", -4),
    ]


def test_hs27_the_cost_is_paid_before_thresholds_pay() -> None:
    """HS-27: at 27 € the cost makes room for the 8 € that two thresholds pay."""
    room = quiet(round=8, money=[27, 15, 15, 15], position=-5, hands={A: ["SO02"]})
    room.rest({A: "play SO02"})
    assert room.position == -2
    assert room.bookings(A) == [-6, 4, 4]
    assert room.money[A] == 29


def test_hs28_what_became_too_dear_is_income() -> None:
    """HS-28: a seat made poorer takes income instead; its card goes to the box unseen."""
    poorer = quiet(round=8, money=[15, 3, 15, 15], hands={A: ["PO02"], B: ["FL02"]})
    poorer.rest({A: "play PO02", B: "play FL02"})
    assert poorer.money[B] == 3 - 1 + 3
    assert poorer.display(B) == []
    assert poorer.box() == ["FL02#1"]
    assert poorer.position == -2
    assert poorer.lines("took-income") == [{"kind": "took-income", "seat": B, "amount": 3, "fallback": True}]
    for viewer in (A, C, None):
        assert "FL02#1" not in names_in([poorer.view(viewer), poorer.heard(viewer)])


def test_hs28_what_became_affordable_again_is_played() -> None:
    """HS-28: only the money at the seat's own turn counts."""
    exact = quiet(round=8, money=[15, 4, 15, 15], hands={A: ["PO02"], B: ["FL02"]})
    exact.rest({A: "play PO02", B: "play FL02"})
    assert exact.display(B) == ["FL02#1"]
    assert exact.money[B] == 0


def test_hs28_the_effects_of_an_unpaid_card_do_not_happen() -> None:
    """HS-28: neither shift nor special effect of the card that went to the box."""
    game = with_cards(new_card("TT01", cost=3, shift=3, effects=[{"kind": "shield", "strength": 2}]))
    poorer = quiet(game=game, round=8, money=[15, 3, 15, 15], hands={A: ["PO02"], B: ["TT01"]})
    poorer.rest({A: "play PO02", B: "play TT01"})
    assert poorer.state.shield == 0
    assert poorer.position == -2


def test_hs29_cost_shift_special_effect() -> None:
    """HS-29: SO04 costs 5, shifts +2 over a threshold, then lets everybody gain 1 €."""
    order = quiet(round=8, position=1, money=[9, 15, 15, 15], hands={A: ["SO04"]})
    order.rest({A: "play SO04"})
    causes = [line["cause"] for line in order.lines() if line.get("seat") == A and "cause" in line]
    assert causes == ["cost", "threshold", "shift", "effect"]
    # Had the gain come first, the fee of 4 € would have been paid in full from 5 €.
    assert order.money[A] == 1


def test_hs29_shift_before_the_fifty_hertz_symbol() -> None:
    """HS-29: no printed card has both, an altered one shifts first and then goes toward 50 Hz."""
    game = with_cards(new_card("TT01", shift=5))
    card = game.printed.names.index("TT01#1")
    game.printed.to50[card] = 2
    both = quiet(game=game, round=8, position=-1, hands={A: ["TT01"]})
    both.rest({A: "play TT01"})
    assert both.position == -1 + 5 - 2
    assert both.bookings(A, "threshold") == [-4, 4]


@pytest.mark.parametrize("seat", [A, C])
def test_hs39_a_played_card_counts_from_its_turn_on(seat: int) -> None:
    """HS-39: for income, ecology, categories, goals and events."""
    counted = quiet(hands={seat: ["WI03"]}, position=-4, event_deck=["EV02"], goals={seat: "SG1"})
    counted.rest({seat: "play WI03"})
    household = counted.household(seat)
    assert (household["income"], household["eco"], household["categories"]) == (4, 2, ["wind"])
    assert counted.own(seat)["goal_progress"]["a"]["have"] == 1
    assert counted.own(seat)["goal_progress"]["b"]["have"] == 4
    assert counted.lines("event-revealed")[0]["steps"] == 2


def test_hs39_symbols_in_a_text_never_count() -> None:
    """HS-39: PO05 speaks of EMOBILITY cards but is none, neither for events nor for goals."""
    named = after_event("EV06", displays={A: ["PO05"]}, goals={A: "SG6"})
    assert named.position == -1
    assert named.household(A)["categories"] == ["politics"]
    assert named.own(A)["goal_progress"]["b"]["have"] == 0


def test_hs40_the_check_follows_the_last_turn() -> None:
    """HS-40: the action phase ends when every seat has resolved, the last one's exchange included."""
    last = table(hands={D: ["WI07"]}, event_deck=["EV01"])
    last.commit({D: "play WI07"})
    assert last.phase == "cycle"
    assert last.lines("checked") == []
    last.decide(D, f"return {last.hand(D)[-1]}")
    assert len(last.lines("checked")) == 1
    assert last.state.round == 2
