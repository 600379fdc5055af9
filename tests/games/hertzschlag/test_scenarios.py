"""The scenarios T-01 to T-59 of the rules' section 6; seats A, B, C, D are 0, 1, 2, 3."""

from __future__ import annotations

from typing import Any

import pytest

from stromtisch.core.option import complete_options
from stromtisch.games.hertzschlag.scoring import breakdown
from tests.games.hertzschlag.tables import (
    CALM,
    A,
    B,
    C,
    D,
    Files,
    Table,
    after_event,
    altered,
    assert_whole,
    at_check,
    names_in,
    new_card,
    of_category,
    printed_game,
    quiet,
    table,
    with_cards,
)

# --- setup and events --------------------------------------------------------------------------------------


def test_t01_setup_for_four() -> None:
    """T-01: five cards, 15 €, one goal each; 44 and 12 cards, two goals away, 50 Hz, round 1, both plants."""
    game = printed_game()
    state = game.new(complete_options(game.options, {}), ["person"] * 4, "T-01")
    assert [len(hand) for hand in state.hands] == [5] * 4
    assert state.money == [15] * 4
    assert len(state.goals) == 4
    assert len(state.unused_goals) == 2
    assert len(state.deck) == 44
    # The first event is turned over as soon as the table is set.
    assert len(state.event_deck) + len(state.past_events) == 12
    assert len(state.past_events) == 1
    assert state.event_from == 0
    assert state.round == 1
    assert state.pumped_storage
    assert state.gas
    assert_whole(state)


def test_t02_five_seats_and_the_deck() -> None:
    """T-02: 39 cards after the deal, 4 after the seventh pass."""
    game = table(seats=5, event="EV07", event_deck=CALM)
    assert len(game.state.deck) == 39
    for _ in range(7):
        game.commit()
    assert game.state.round == 8
    assert len(game.state.deck) == 4


def test_t03_a_power_plant_trip() -> None:
    """T-03: EV09 without FLEXIBILITY moves to -4; everybody keeps 15 €."""
    trip = after_event("EV09", position=0)
    assert trip.position == -4
    assert trip.money == [15] * 4


def test_t05_events_are_limited() -> None:
    """T-05: with 8 SOLAR EV01 is limited to +7, EV04 to -6."""
    solar = {A: of_category("solar", 3), C: of_category("solar", 8)[3:]}
    assert after_event("EV01", position=-2, displays=solar).position == 5
    assert after_event("EV04", position=0, displays=solar).position == -6


def test_t06_a_cold_snap() -> None:
    """T-06: EV08 with 5 EFFICIENCY is -3; with 12 (one more copy than printed) it is limited to -2."""
    assert after_event("EV08", displays={A: of_category("efficiency", 5)}).position == -3

    game = with_cards(new_card("TT01", category="efficiency"))
    twelve = of_category("efficiency", 12, game)
    assert after_event("EV08", displays={A: twelve[:6], B: twelve[6:]}, game=game).position == -2
    assert after_event("EV08", displays={A: twelve[:6], B: twelve[6:11]}, game=game).position == -2


def test_t07_the_end_of_the_track() -> None:
    """T-07: EV03 with -6 from -9 stops at -12, and the game continues."""
    shown = {A: of_category("solar", 4), B: of_category("wind", 4)}
    dark = after_event("EV03", position=-9, displays=shown)
    assert dark.position == -12
    assert dark.lines("event-revealed")[0]["steps"] == -6
    assert dark.lines("event-revealed")[0]["path"] == [-9, -10, -11, -12]
    assert dark.phase == "commit"
    assert dark.outcome() is None


def test_t09_a_shield() -> None:
    """T-09: shield 2 makes EV10 +2 and is gone; the same event again would be the full +4."""
    shielded = after_event("EV10", shield=2)
    assert shielded.position == 2
    assert shielded.state.shield == 0
    assert after_event("EV10", position=shielded.position, shield=shielded.state.shield).position == 6


def test_t10_a_price_spike() -> None:
    """T-10: A pays 2 and gains 1, B gains 1, the marker goes to -2."""
    spike = after_event("EV11", money=10, displays={A: ["EM01", "EM06", "EE02"], B: ["EE01"]})
    assert spike.position == -2
    assert spike.money == [9, 11, 10, 10]


# --- income and playing ------------------------------------------------------------------------------------


def alone(choice: str, **situation: Any) -> Table:
    """A makes its choice in round 8, the others play blank cards; the game stops there."""
    card = choice.split()[1]
    done = quiet(round=8, hands={A: [card]}, **situation)
    done.rest({A: choice})
    return done


def test_t11_income() -> None:
    """T-11: 3 € and 1 + 1 from the display."""
    earned = alone("income EM01", displays={A: ["SO01", "FL02"]})
    assert earned.money[A] == 20
    assert len(earned.hand(A)) == 4
    assert earned.display(A) == ["SO01#1", "FL02#1"]


def test_t13_the_fee_is_waived_down_to_nothing() -> None:
    """T-13: 7 € pay for EM01; nothing is left for the fee, the marker moves in full."""
    car = alone("play EM01", money=[7, 15, 15, 15])
    assert car.money[A] == 0
    assert car.position == -4
    assert car.bookings(A) == [-7]


def test_t14_two_thresholds_with_six_euros() -> None:
    """T-14: WI03 costs 9, then 8 € are due and 6 € are there."""
    fund = alone("play WI03")
    assert fund.bookings(A) == [-9, -4, -2]
    assert fund.money[A] == 0
    assert fund.position == 5


def test_t15_one_threshold_inward() -> None:
    """T-15: SO02 from -6 to -3 earns 4 €."""
    roof = alone("play SO02", money=[10, 15, 15, 15], position=-6)
    assert roof.position == -3
    assert roof.money[A] == 8


@pytest.mark.parametrize(("money", "bookings", "left"), [(0, [4, -4], 0), (29, [1, -4], 26)])
def test_t17_through_the_centre(money: int, bookings: list[int], left: int) -> None:
    """T-17: a test card -6 from +3 earns first and pays afterwards, with the limit of 30 € in between."""
    game = with_cards(new_card("TT01", shift=-5))
    game.printed.shift[game.printed.names.index("TT01#1")] = -6
    through = alone("play TT01", game=game, money=[money, 15, 15, 15], position=3)
    assert through.bookings(A) == bookings
    assert through.money[A] == left
    assert through.position == -3


def test_t18_steps_lapse_at_fifty_hertz() -> None:
    """T-18: FL01 from +2 stops at 0."""
    battery = alone("play FL01", position=2)
    assert battery.position == 0
    assert battery.money[A] == 10


def test_t19_two_thresholds_inward() -> None:
    """T-19: FL04 from -5 to 0 earns 8 €."""
    battery = alone("play FL04", position=-5)
    assert battery.position == 0
    assert battery.money[A] == 14


def test_t21_no_fee_beyond_the_track() -> None:
    """T-21: WI03 from +11 makes one step."""
    fund = alone("play WI03", position=11)
    assert fund.position == 12
    assert fund.money[A] == 6


def test_t22_too_dear() -> None:
    """T-22: FL04 cannot be played with 5 €, but thrown away for income."""
    poor = table(money=[5, 15, 15, 15], hands={A: ["FL04"]})
    assert poor.refusal(A, "play FL04").code == "cannot-afford"
    poor.decide(A, "income FL04")


def test_t23_made_poorer_before_its_turn() -> None:
    """T-23: PO02 takes 1 € from all; B cannot pay EM03 any more and takes income."""
    chain = quiet(money=[15, 4, 15, 0], hands={A: ["PO02"], B: ["EM03"], C: ["WI07"]})
    chain.rest({A: "play PO02", B: "play EM03", C: "play WI07"})
    # C has just paid 3 € for WI07 and chooses a card, so D has not had its turn.
    assert chain.money == [10, 6, 14 - 3, 0]
    assert chain.bookings(C) == [-1, -3]
    assert chain.box() == ["EM03#1"]
    assert chain.display(B) == []
    assert "EM03#1" not in names_in([chain.view(A), chain.heard(A), chain.view(None), chain.heard(None)])


# --- special effects ---------------------------------------------------------------------------------------


def test_t25_no_fees_with_the_coal_exit() -> None:
    """T-25: PO01 costs 4 and nothing else."""
    coal = alone("play PO01")
    assert coal.position == -4
    assert coal.money[A] == 11


def test_t26_the_bonus_is_limited() -> None:
    """T-26: PO07 counts 4 cards of others and pays 3 €."""
    act = alone("play PO07", displays={B: ["SO01", "SO02"], C: ["WI01", "WI02"]})
    assert act.money[A] == 14


def test_t27_own_cards_and_itself() -> None:
    """T-27: FL07 counts A's SOLAR card and itself."""
    plant = alone("play FL07", displays={A: ["SO01"], B: ["WI01"]})
    assert plant.money[A] == 12


def test_t29_peeking() -> None:
    """T-29: only A's view contains the event that round 4 will reveal."""
    peek = quiet(round=3, hands={A: ["PO09"], B: ["WI07"]}, event_deck=["EV06"])
    peek.rest({A: "play PO09", B: "play WI07"})
    assert peek.own(A)["peeked"] == "EV06"
    for viewer in (B, C, D, None):
        assert "EV06" not in repr([peek.view(viewer), peek.heard(viewer)])
    peek.decide(B, f"return {peek.hand(B)[0]}")
    assert peek.state.round == 4
    assert peek.view(None)["event"]["id"] == "EV06"


def test_t30_exchanging_a_card() -> None:
    """T-30: A draws one, SO02 goes to the bottom; four cards in hand, 44 in the deck."""
    swap = table(round=8, hands={A: ["EM05", "SO02"]})
    assert len(swap.state.deck) == 44
    top = swap.deck()[0]
    swap.commit({A: "play EM05"})
    swap.decide(A, "return SO02")
    assert len(swap.hand(A)) == 4
    assert top in swap.hand(A)
    assert swap.deck()[-1] == "SO02#1"
    assert len(swap.state.deck) == 44


# --- check, rescue, blackout -------------------------------------------------------------------------------


def test_t31_the_edge_of_the_green_zone() -> None:
    """T-31: -4 passes; -5 with bids of 0 is a blackout."""
    assert at_check(position=-4).state.round == 2
    dark = at_check(position=-5)
    dark.bid(0, 0, 0, 0)
    assert dark.outcome()["verdict"] == "blackout"


def test_t33_eleven_euros() -> None:
    """T-33: 3, 3, 3, 2 use the pumped-storage plant; no threshold money."""
    saved = at_check(position=-8, money=9, event_deck=["EV01"], round=8)
    saved.bid(3, 3, 3, 2)
    assert saved.position == -4
    assert not saved.state.pumped_storage
    assert saved.state.gas
    assert saved.money == [6, 6, 6, 7]


def test_t34_ten_euros() -> None:
    """T-34: 4, 4, 2 are paid, and the lights go out."""
    dark = at_check(seats=3, position=5, money=9)
    dark.bid(4, 4, 2)
    assert dark.money == [5, 5, 7]
    assert dark.outcome()["verdict"] == "blackout"


def test_t35_a_bid_above_the_own_money() -> None:
    """T-35: A bids 5 with 2 €; 2 + 5 + 4 are enough."""
    saved = at_check(seats=3, position=-6, money=[2, 9, 9], event_deck=["EV01"])
    saved.bid(5, 5, 4)
    assert saved.outcome() is None
    assert saved.money == [0, 4, 5]
    assert saved.lines("bids-revealed")[0]["sum"] == 11


def test_t37_out_of_reach() -> None:
    """T-37: 0, 9 and 9 € can pay 10 € at most: blackout without talk."""
    dark = at_check(seats=3, position=-5, money=[0, 9, 9])
    assert dark.outcome()["verdict"] == "blackout"
    assert dark.lines("rescue-begins") == []


def test_t38_the_bid_bonus() -> None:
    """T-38: 1, 4, 3 and A's bonus make 11; 0, 5, 5 make 10 and leave the bonus alone."""
    saved = at_check(seats=3, position=-5, bonus={A: 3}, event_deck=["EV01"])
    saved.bid(1, 4, 3)
    assert saved.outcome() is None
    assert saved.state.bid_bonus == [0, 0, 0]
    dark = at_check(seats=3, position=-5, bonus={A: 3})
    dark.bid(0, 5, 5)
    assert dark.outcome()["verdict"] == "blackout"
    assert dark.lines("bids-revealed")[0]["sum"] == 10
    assert dark.state.bid_bonus == [3, 0, 0]


# --- passing and money limits ------------------------------------------------------------------------------


def test_t39_passing() -> None:
    """T-39: the start card goes from B to C; A gets B's cards, D gets A's, and everybody draws."""
    passed = quiet(start=B, event_deck=["EV01"])
    hands = [passed.hand(seat)[1:] for seat in range(4)]
    deck = passed.deck()
    passed.rest()
    assert passed.state.start_seat == C
    assert passed.hand(A)[:4] == hands[B]
    assert passed.hand(D)[:4] == hands[A]
    assert [passed.hand(seat)[4:] for seat in (C, D, A, B)] == [[card] for card in deck[:4]]


def test_t41_the_third_above_twenty() -> None:
    """T-41: C stops at 20 €; after A has fallen to 19 €, C reaches 26 €."""
    game = with_cards(new_card("TT01", cost=5))
    hands = {B: ["TT01"], C: ["EE01"]}
    rich = quiet(
        seats=3,
        start=C,
        game=game,
        money=[24, 22, 19],
        displays={C: ["WI02"]},
        hands=hands,
        event_deck=["EV05"],
    )
    rich.rest({C: "income EE01"})
    assert rich.money == [24, 22, 20]
    # A has received TT01 from B and is the first in turn order now.
    rich.commit({A: "play TT01"})
    assert rich.money[A] == 19
    assert rich.money[C] == 26


def test_t42_everybody_gains() -> None:
    """T-42: ALL_GAIN(1) with 25, 20, 20, 3 € gives 26, 21, 20, 4 €."""
    game = with_cards(new_card("TT01", effects=[{"kind": "all_gain", "amount": 1}]))
    gained = alone("play TT01", game=game, money=[25, 20, 20, 3])
    assert gained.money == [26, 21, 20, 4]


# --- scoring -----------------------------------------------------------------------------------------------


def test_t43_a_whole_score() -> None:
    """T-43: SG5, 23 € and one card of each category make 17 points."""
    shown = ["SO02", "EM01", "FL02", "EE02", "PO04", "WI02"]
    done = at_check(round=8, goals={A: "SG5"}, money=[23, 0, 0, 0], displays={A: shown})
    assert done.outcome()["breakdown"][A] == {
        "goal": 5, "money": 2, "income": 2, "ecology": 4, "diversity": 4, "total": 17,
    }  # fmt: skip


@pytest.mark.parametrize(("money", "goal"), [(15, 0), (16, 4)])
def test_t45_the_thrifty_fox(money: int, goal: int) -> None:
    """T-45: SG3-B takes 16 €."""
    done = at_check(round=8, goals={A: "SG3"}, money=[money, 0, 0, 0], displays={A: ["SO02", "EM01", "FL02"]})
    assert done.outcome()["breakdown"][A]["goal"] == goal


@pytest.mark.parametrize(("money", "points"), [(9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (30, 3)])
def test_t46_money_points(money: int, points: int) -> None:
    """T-46: a point per full 10 €."""
    done = at_check(round=8, money=[money, 0, 0, 0])
    assert done.outcome()["breakdown"][A]["money"] == points


@pytest.mark.parametrize(
    ("display", "income", "points"),
    [(["WI02"], 3, 0), (["WI03"], 4, 1), (["SO08", "WI02"], 7, 1), (["SO08", "WI03"], 8, 2)],
)
def test_t47_income_points(display: list[str], income: int, points: int) -> None:
    """T-47: a point per full 4 € of income."""
    done = at_check(round=8, displays={A: display})
    assert done.household(A)["income"] == income
    assert done.outcome()["breakdown"][A]["income"] == points


@pytest.mark.parametrize(
    ("display", "eco", "points"), [(["EE01"], 1, 0), (["EM02"], 2, 1), (["EE04"], 3, 1), (["EM01"], 4, 2)]
)
def test_t47_eco_points(display: list[str], eco: int, points: int) -> None:
    """T-47: a point per full 2 eco points."""
    done = at_check(round=8, displays={A: display})
    assert done.household(A)["eco"] == eco
    assert done.outcome()["breakdown"][A]["ecology"] == points


def test_t49_a_solar_grant_is_no_solar_card() -> None:
    """T-49: PO04 counts as POLITICS for events, goals and diversity, and as nothing else."""
    grant = after_event("EV01", displays={A: ["PO04", "EE01", "EM01"]}, goals={A: "SG6"})
    assert grant.position == 1
    assert grant.household(A)["categories"] == ["efficiency", "politics", "emobility"]
    # Of SOLAR, EMOBILITY and WIND there is the car alone.
    assert grant.own(A)["goal_progress"]["b"]["have"] == 1
    assert breakdown(grant.state, A)["diversity"] == 1


def test_t50_a_shared_win() -> None:
    """T-50: totals 14, 14, 11: the first two share the win although their money differs."""
    shown = {
        A: ["SO01", "EM02", "FL02", "EE02", "PO04", "WI02"],
        B: ["EM01", "EM01", "PO02", "EE04"],
        C: ["SO02", "SO03", "WI01", "WI05", "PO03"],
    }
    done = at_check(seats=3, round=8, goals={A: "SG5", B: "SG6", C: "SG1"}, money=[10, 19, 9], displays=shown)
    outcome = done.outcome()
    assert outcome["points"] == [14, 14, 11]
    assert outcome["winners"] == [A, B]
    assert outcome["places"] == [1, 1, 3]
    assert outcome["reason"]["code"] == "shared"


def test_t51_a_blackout_in_the_last_round() -> None:
    """T-51: a failed rescue in round 8: no goals scored, no ranking."""
    dark = at_check(round=8, position=6, goals={A: "SG3"}, money=20)
    dark.bid(1, 1, 1, 1)
    outcome = dark.outcome()
    assert outcome["verdict"] == "blackout"
    assert outcome["points"] is outcome["places"] is outcome["breakdown"] is outcome["goal_side"] is None
    assert outcome["winners"] == []
    assert dark.lines("scored") == []


# --- secrecy, timing, robustness ---------------------------------------------------------------------------


def test_t53_what_others_see_of_a_commitment() -> None:
    """T-53: before the lock B sees that A has committed; after it the mode, but not the card."""
    # D starts and exchanges a card, so that A's card is still face down after the lock.
    sealed = quiet(start=D, hands={A: ["SO02"], D: ["WI07"]})
    sealed.decide(A, "play SO02")
    before = sealed.household(A, B)
    assert before["committed"] is True
    assert before["mode"] is None
    assert "SO02#1" not in names_in([sealed.view(B), sealed.heard(B)])
    assert sealed.heard(B) == [{"kind": "committed", "seat": A}]
    for seat, choice in [(B, "play QQ01"), (C, "income QQ01"), (D, "play WI07")]:
        sealed.decide(seat, choice)
    after = sealed.household(A, B)
    assert after["mode"] == "play"
    assert after["resolved"] is False
    assert sealed.household(C, B)["mode"] == "income"
    assert "SO02#1" not in names_in([sealed.view(B), sealed.heard(B)])


def test_t54_withdrawing() -> None:
    """T-54: only the second commitment counts; after the lock nothing can be withdrawn."""
    second = quiet(start=D, hands={A: ["SO02", "FL05"], D: ["WI07"]})
    second.decide(A, "play SO02")
    second.decide(B, "play QQ01")
    second.decide(C, "play QQ01")
    second.decide(A, "withdraw")
    second.decide(A, "income FL05")
    second.decide(D, "play WI07")
    assert second.phase == "cycle"
    assert second.refusal(A, "withdraw").code == "wrong-phase"
    second.decide(D, f"return {second.hand(D)[0]}")
    assert second.box() == ["FL05#1"]
    assert second.display(A) == []
    assert second.money[A] == 18


def test_t55_the_commit_clock() -> None:
    """T-55: C is too late and takes income with its leftmost card; the round goes on."""
    late = quiet(hands={C: ["SO08"]}, event_deck=["EV01"])
    left = late.hand(C)[0]
    for seat in (A, B, D):
        late.decide(seat, "play QQ01")
    assert late.state.clock() == 180
    late.state.expire()
    assert late.box() == [left]
    assert late.money[C] == 18
    assert late.state.round == 2


def fifteen_cards(files: Files) -> None:
    files["cards.toml"]["card"] = [new_card("QQ01", copies=8), new_card("QQ02", copies=7)]


def test_t57_an_empty_deck() -> None:
    """T-57: nobody draws, hands have four cards, and nothing breaks."""
    game = altered(fifteen_cards)
    empty = Table(game, game.new(complete_options(game.options, {}), ["person"] * 3, "T-57"))
    empty.state.position = 0
    assert len(empty.state.deck) == 0
    empty.commit()
    assert empty.state.round == 2
    assert [len(hand) for hand in empty.state.hands] == [4, 4, 4]


def test_t58_the_other_plant() -> None:
    """T-58: with the pumped-storage plant gone, gas may still be bought at +7; -7 is a blackout at once."""
    gas = at_check(round=5, position=7, pumped_storage=False, event_deck=["EV11"])
    assert gas.phase == "talk"
    gas.bid(3, 3, 3, 2)
    assert gas.outcome() is None
    assert not gas.state.gas
    dark = at_check(round=6, position=-7, pumped_storage=False)
    assert dark.outcome()["reason"]["code"] == "no-plant"
    assert dark.lines("rescue-begins") == []


def test_t59_doubled_and_misplaced_commands() -> None:
    """T-59: the same commitment again and a bid while committing are refused without effect."""
    doubled = table(hands={A: ["SO01"]})
    doubled.decide(A, "play SO01")
    assert doubled.refusal(A, "play SO01").code == "already-committed"
    assert doubled.refusal(B, "bid 3").code == "wrong-phase"
    assert doubled.state.moment() == "1.commit"
