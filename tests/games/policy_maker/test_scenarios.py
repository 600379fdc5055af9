"""The scenarios of the rules, T-01 to T-78, played through real decisions."""

from __future__ import annotations

import json

import pytest

from stromtisch.catalogue import collection
from stromtisch.core.bot import Chair
from stromtisch.core.generator import Generator
from stromtisch.core.option import complete_options
from stromtisch.core.playout import playout
from stromtisch.games.policy_maker.scoring import band_of
from stromtisch.games.policy_maker.table import PolicyMakerState
from stromtisch.games.policy_maker.words import KINDS
from tests.games.policy_maker.tables import (
    GOV,
    I1,
    I2,
    I3,
    Table,
    assert_whole,
    fresh,
    printed_game,
    table,
)
from tests.rules_mode import sweep

# The board of T-63.
BOARD = {I1: [8, 3, 2, 1], I2: [6, 4, 0, 2], I3: [5, 5, 3, 3]}


def election(**situation: object) -> Table:
    """Election day on the board described."""
    plan: dict[str, object] = {"round": 14, "turn": I3, "goal": "G5", **situation}
    last = table(**plan)  # type: ignore[arg-type]
    last.pass_turn(I3)
    return last


def test_t01_a_new_game() -> None:
    """T-01 (PM-04 to PM-11)."""
    state = fresh(4)
    assert [state.hand_size(seat) for seat in state.investors] == [5, 5, 5]
    assert len(state.display) == 2
    assert len(state.deck) == 48
    assert sum(state.discard) == 0
    assert state.cost == [2, 2, 2, 2]
    assert len(state.open_initiatives) == 2
    assert len(state.initiative_deck) == 14
    assert state.tracks == [0] * 16
    assert state.round == 1
    assert state.view(None)["action"] == "holiday"


def test_t02_two_jokers_in_the_first_display() -> None:
    """T-02 (PM-07)."""
    game = printed_game()
    options = complete_options(game.options, {})
    for number in range(2000):
        state = game.new(options, ["person"] * 4, f"two jokers {number}")
        if state.display == [4, 4]:
            break
    assert state.display == [4, 4]
    assert len(state.deck) == 48
    assert state.round == 1
    assert state.pending() == (state.investors[0],)


def test_t03_the_same_order_in_every_round() -> None:
    """T-03 (PM-02, PM-12)."""
    ordered = table()
    seen: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while ordered.state.round <= 3:
        if ordered.state.acting == GOV:
            ordered.plain()
        else:
            seen[ordered.state.round].append(ordered.state.acting)
            ordered.finish_turn(ordered.state.acting)
    assert seen == {1: [I1, I2, I3], 2: [I1, I2, I3], 3: [I1, I2, I3]}


def test_t05_an_empty_hand_is_audited() -> None:
    """T-05 (PM-15)."""
    empty = table(round=2, hands={I2: 5})
    empty.decide(GOV, f"audit {I1}")
    assert set(empty.heard(GOV, "audit-result")[0]["hand"].values()) == {0}


def test_t06_one_up_one_down() -> None:
    """T-06 (PM-17)."""
    taxed = table(round=7)
    taxed.decide(GOV, "tax EDU 1", "tax DIG -1", "done")
    assert taxed.costs == [3, 2, 2, 1]


def test_t07_twice_three_times_or_by_two() -> None:
    """T-07 (PM-17)."""
    twice = table(round=7)
    twice.decide(GOV, "tax EDU 1")
    assert twice.refusal(GOV, "tax EDU 1") == "one-change-each"
    twice.decide(GOV, "tax HEA 1")
    assert twice.refusal(GOV, "tax ENE 1") == "no-more-changes"
    assert twice.find("tax EDU 2") is None


def test_t09_the_total_of_twelve() -> None:
    """T-09 (PM-20)."""
    accepted = table(round=7, costs=[3, 3, 3, 2])
    accepted.decide(GOV, "tax DIG 1", "done")
    assert sum(accepted.costs) == 12
    for first, second in (("tax DIG 1", "tax EDU 1"), ("tax EDU 1", "tax DIG 1")):
        rejected = table(round=7, costs=[3, 3, 3, 2])
        rejected.decide(GOV, first)
        assert rejected.refusal(GOV, second) == "total-limit"


def test_t10_one_and_five_are_the_limits() -> None:
    """T-10 (PM-19)."""
    limits = table(round=7, costs=[1, 2, 2, 5])
    assert limits.refusal(GOV, "tax EDU -1") == "cost-limit"
    assert limits.refusal(GOV, "tax DIG 1") == "cost-limit"


def test_t11_no_change_at_all() -> None:
    """T-11 (PM-18)."""
    none = table(round=7, costs=[2, 3, 2, 2])
    none.decide(GOV, "done")
    assert none.costs == [2, 3, 2, 2]
    assert none.turn == ("main", I1)


def test_t13_all_for_one() -> None:
    """T-13 (PM-24)."""
    one = table(round=2, turn=I3, hands={I1: 8, I2: 8, I3: 6})
    before = len(one.state.deck)
    one.pass_turn(I3)
    assert one.sizes() == [8, 8, 8]
    one.split(9, 0, 0)
    assert one.sizes() == [17, 8, 8]
    assert len(one.state.deck) == before - 2 - 9
    assert one.turn == ("main", I1)
    assert one.lines("taxed") == []


def test_t14_every_card_must_go_to_an_investor() -> None:
    """T-14 (PM-24)."""
    incomplete = table(round=3, deck=["EDU"] * 9)
    incomplete.decide(GOV, *[f"give EDU {I1}"] * 8)
    assert incomplete.refusal(GOV, "seal") == "not-all-given"
    assert incomplete.refusal(GOV, f"give EDU {GOV}") == "no-seat"


def test_t15_taxed_from_twenty_one_on() -> None:
    """T-15 (PM-25, PM-65, PM-66)."""
    first = table(round=3, hands={I1: 12, I2: 11})
    first.split(9, 0, 0)
    assert first.sizes()[0] == 21
    assert first.turn == ("wealth_tax", I1)
    first.finish_turn(I1)
    assert first.sizes()[0] == 11
    second = table(round=3, hands={I1: 12, I2: 11})
    second.split(0, 9, 0)
    assert second.sizes()[1] == 20
    assert second.turn == ("main", I1)


def test_t17_a_grant_of_three() -> None:
    """T-17 (PM-26)."""
    few = table(round=6, hands={I1: 20, I2: 20, I3: 20}, deck_size=2, discard=1)
    assert len(few.state.pool) == 3
    assert few.display == ["EDU", "HEA"]
    few.split(1, 1, 1)
    assert few.sizes() == [21, 21, 21]


def test_t18_the_rulebook_s_investment() -> None:
    """T-18 (PM-33)."""
    invested = table(turn=I1, hands={I1: {"EDU": 4}})
    invested.decide(I1, "invest EDU 2")
    assert invested.tracks(I1) == [2, 0, 0, 0]
    assert invested.hand(I1) == {}
    assert invested.discard == {"EDU": 4}


def test_t19_whole_steps_only() -> None:
    """T-19 (PM-35)."""
    whole = table(turn=I1, costs=[2, 2, 3, 2], hands={I1: {"ENE": 7}})
    whole.decide(I1, "invest ENE 2")
    assert whole.hand(I1) == {"ENE": 1}
    assert whole.discard == {"ENE": 6}
    refused = whole.refused(I1, "invest ENE 1")
    assert (refused.code, refused.params) == ("cannot-pay", {"cards": 3, "have": 1})


def test_t21_the_wrong_cards() -> None:
    """T-21 (PM-33)."""
    assert table(turn=I1, hands={I1: {"EDU": 2}}).refusal(I1, "invest DIG 1") == "cannot-pay"


def test_t22_the_top_of_the_track() -> None:
    """T-22 (PM-37)."""
    top = table(turn=I1, tracks={I1: [9, 0, 0, 0]}, hands={I1: {"EDU": 4}})
    assert top.refusal(I1, "invest EDU 2") == "beyond-top"
    top.decide(I1, "invest EDU 1")
    assert top.tracks(I1)[0] == 10
    assert top.refusal(I1, "invest EDU 1") == "beyond-top"


def test_t23_three_investments_in_a_turn() -> None:
    """T-23 (PM-31)."""
    three = table(turn=I1, hands={I1: {"EDU": 4, "HEA": 2}})
    three.decide(I1, "invest EDU 1", "invest HEA 1", "invest EDU 1")
    assert three.tracks(I1) == [2, 1, 0, 0]


def test_t25_a_new_cost_is_due_at_once() -> None:
    """T-25 (PM-21)."""
    dear = table(round=7, hands={I1: {"EDU": 5}})
    dear.decide(GOV, "tax EDU 1", "done")
    dear.decide(I1, "invest EDU 1")
    assert dear.hand(I1) == {"EDU": 2}


def test_t26_passing() -> None:
    """T-26 (PM-32, PM-57)."""
    idle = table(turn=I3, tracks={I3: [4, 0, 0, 0]}, open=["PI01", "PI12"])
    idle.decide(I3, "end")
    assert idle.may(I3) == ["decline", "claim PI01"]
    idle.decide(I3, "decline")
    assert {decision.kind for decision in idle.state.legal(I3)} == {"draw"}
    idle.draw(I3)
    assert idle.sizes() == [0, 0, 2]


def test_t27_the_rulebook_s_manipulation() -> None:
    """T-27 (PM-42)."""
    pushed = table(turn=I2, tracks={I1: [8, 0, 0, 0]}, hands={I2: {"EDU": 6}})
    assert pushed.view(None)["players"][0]["colour"] == "green"
    pushed.decide(I2, f"manipulate {I1} EDU 2")
    assert pushed.discard == {"EDU": 6}
    assert pushed.tracks(I1)[0] == 6


def test_t29_below_the_zone_in_one_action_only() -> None:
    """T-29 (PM-44)."""
    one = table(turn=I2, tracks={I1: [7, 0, 0, 0]}, hands={I2: {"EDU": 9}})
    one.decide(I2, f"manipulate {I1} EDU 2")
    assert one.tracks(I1)[0] == 5
    assert one.hand(I2) == {"EDU": 3}
    two = table(turn=I2, tracks={I1: [7, 0, 0, 0]}, hands={I2: {"EDU": 9}})
    two.decide(I2, f"manipulate {I1} EDU 1")
    assert (two.tracks(I1)[0], two.hand(I2)) == (6, {"EDU": 6})
    assert two.refusal(I2, f"manipulate {I1} EDU 1") == "not-dark"


def test_t30_down_to_zero_and_no_further() -> None:
    """T-30 (PM-44)."""
    deep = table(turn=I2, costs=[2, 2, 1, 2], tracks={I1: [0, 0, 7, 0]}, hands={I2: {"ENE": 15, "JOK": 1}})
    assert deep.refusal(I2, f"manipulate {I1} ENE 8 1") == "below-zero"
    deep.decide(I2, f"manipulate {I1} ENE 7")
    assert sum(deep.discard.values()) == 14
    assert deep.tracks(I1)[2] == 0


def test_t31_not_oneself() -> None:
    """T-31 (PM-41)."""
    own = table(turn=I1, tracks={I1: [8, 0, 0, 0]}, hands={I1: {"EDU": 9}})
    assert own.refusal(I1, f"manipulate {I1} EDU 1") == "own-piece"


def test_t33_two_victims_without_a_piece() -> None:
    """T-33 (PM-46)."""
    both = table(turn=I3, tracks={I1: [9, 0, 0, 0], I2: [7, 0, 0, 0]}, hands={I3: {"EDU": 6}})
    both.decide(I3, f"manipulate {I1} EDU 1", f"manipulate {I2} EDU 1")
    assert (both.tracks(I1)[0], both.tracks(I2)[0]) == (8, 6)
    assert both.discard == {"EDU": 6}


def test_t34_a_claim_and_what_follows() -> None:
    """T-34 (PM-48, PM-51 to PM-54)."""
    claimed = table(turn=I1, tracks={I1: [2, 2, 2, 2]}, hands={I1: 3}, open=["PI14", "PI13"])
    claimed.decide(I1, "end", "claim PI14")
    assert claimed.sizes()[0] == 8
    assert claimed.claimed(I1) == ["PI14"]
    assert claimed.turn == ("pick", GOV)
    assert len(claimed.view(GOV)["desk"]["pick"]) == 2
    claimed.decide(GOV, f"pick {claimed.options()[1]}")
    assert None not in claimed.open
    assert len(claimed.state.initiative_deck) == 12
    assert len(claimed.state.rejected) == 1
    claimed.draw(I1)
    assert claimed.sizes()[0] == 10


def test_t35_one_field_too_few() -> None:
    """T-35 (PM-48): with PI01 met the phase comes up, and PI14 is refused in it."""
    lacking = table(turn=I1, tracks={I1: [3, 2, 2, 1]}, open=["PI14", "PI13"])
    lacking.decide(I1, "end")
    assert lacking.phase == "draw"
    assert lacking.refusal(I1, "claim PI14") == "wrong-phase"
    other = table(turn=I1, tracks={I1: [4, 2, 2, 1]}, open=["PI14", "PI01"])
    other.decide(I1, "end")
    assert other.refusal(I1, "claim PI14") == "condition-not-met"


def test_t37_a_claimed_card_is_kept() -> None:
    """T-37 (PM-52)."""
    kept = table(round=4, turn=I1, tracks={I1: [2, 0, 7, 0]}, hands={I2: {"ENE": 6}}, open=["PI11", "PI14"])
    kept.decide(I1, "end", "claim PI11")
    kept.plain()
    kept.finish_round()
    kept.pass_turn(I1)
    kept.decide(I2, f"manipulate {I1} ENE 2")
    assert kept.tracks(I1)[2] == 5
    assert kept.claimed(I1) == ["PI11"]


@pytest.mark.parametrize(
    ("tracks", "met"), [([5, 4, 3, 0], True), ([6, 3, 3, 0], False), ([5, 4, 2, 0], False)]
)
def test_t38_wide_not_tall(tracks: list[int], met: bool) -> None:
    """T-38 (PI16)."""
    wide = table(turn=I1, tracks={I1: tracks}, open=["PI16"])
    wide.decide(I1, "end")
    assert (wide.phase == "claim") == met


@pytest.mark.parametrize(
    ("card", "tracks", "met"),
    [
        ("PI15", [5, 5, 0, 0], True),
        ("PI15", [9, 4, 4, 4], False),
        ("PI13", [10, 6, 0, 0], True),
        ("PI13", [5, 5, 5, 0], False),
    ],
)
def test_t39_two_legs_and_the_big_push(card: str, tracks: list[int], met: bool) -> None:
    """T-39 (PI15, PI13)."""
    asked = table(turn=I1, tracks={I1: tracks}, open=[card])
    asked.decide(I1, "end")
    assert (asked.phase == "claim") == met


def test_t41_a_claim_declined() -> None:
    """T-41 (PM-50)."""
    left = table(turn=I1, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI12"])
    left.decide(I1, "end", "decline")
    assert left.open == ["PI01", "PI12"]
    assert left.turn == ("draw", I1)


def test_t42_one_card_left_in_the_initiative_deck() -> None:
    """T-42 (PM-92)."""
    rejected = ["PI02", "PI03", "PI04", "PI05", "PI06"]
    few = table(
        turn=I1, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI12"], initiative_deck=["PI16"], rejected=rejected,
        claimed={I2: 8},
    )  # fmt: skip
    few.decide(I1, "end", "claim PI01")
    first, second = few.options()
    assert first == "PI16"
    assert second in rejected
    few.decide(GOV, f"pick {second}")
    assert len(few.state.initiative_deck) == 4
    assert len(few.state.rejected) == 1


def test_t43_no_initiative_left() -> None:
    """T-43 (PM-92, PM-93)."""
    last = table(
        turn=I1, tracks={I1: [4, 4, 0, 0], I2: [4, 4, 0, 0]}, open=["PI01", "PI02"], claimed={I3: 14}
    )
    last.decide(I1, "end", "claim PI01")
    assert last.open == [None, "PI02"]
    last.draw(I1)
    last.decide(I2, "end", "claim PI02")
    assert last.open == [None, None]
    last.draw(I2)
    for _ in range(3):
        last.finish_round()
        assert last.lines("claimed")[-1]["seat"] == I2
    last.state.tracks[4:8] = [10, 10, 10, 10]
    while last.state.acting != I1:
        last.plain()
    last.decide(I1, "end")
    assert last.turn == ("draw", I1)


def test_t45_two_face_up_jokers() -> None:
    """T-45 (PM-62, PM-63)."""
    jokers = table(turn=I1, display=["JOK", "JOK"], deck=["EDU", "EDU"])
    jokers.decide(I1, "end")
    jokers.draw(I1, "first")
    assert jokers.refusal(I1, "draw second") == "joker-late"
    jokers.draw(I1, "deck")
    assert jokers.turn == ("main", I2)


def test_t46_deck_first_then_no_joker() -> None:
    """T-46 (PM-63)."""
    late = table(turn=I1, display=["JOK", "ENE"])
    late.decide(I1, "end")
    late.draw(I1, "deck")
    assert late.refusal(I1, "draw first") == "joker-late"
    late.draw(I1, "second")
    assert late.turn == ("main", I2)


def test_t47_after_a_claim_both_from_the_deck() -> None:
    """T-47 (PM-63, PM-94)."""
    claimed = table(turn=I1, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI12"], display=["JOK", "JOK"])
    claimed.decide(I1, "end", "claim PI01")
    claimed.plain()
    for _ in range(2):
        assert claimed.may(I1) == ["draw deck"]
        assert claimed.refusal(I1, "draw first") == "joker-late"
        claimed.draw(I1, "deck")
    assert claimed.turn == ("main", I2)


def test_t49_a_grant_is_no_draw() -> None:
    """T-49 (PM-27)."""
    granted = table(round=3, display=["JOK", "EDU"])
    granted.split(5, 4, 0)
    granted.decide(I1, "end")
    granted.draw(I1, "first")
    assert granted.state.drawn == 1


@pytest.mark.parametrize(("start", "drawn", "after"), [(18, 20, 20), (19, 21, 11), (20, 22, 12)])
def test_t50_the_tax_after_two_cards(start: int, drawn: int, after: int) -> None:
    """T-50 (PM-66, PM-67)."""
    counted = table(turn=I1, hands={I1: start})
    counted.decide(I1, "end")
    counted.draw(I1)
    assert counted.sizes()[0] == drawn
    assert (counted.phase == "wealth_tax") == (drawn > 20)
    counted.finish_turn(I1)
    assert counted.sizes()[0] == after


def test_t51_reshuffled_in_the_middle() -> None:
    """T-51 (PM-90)."""
    middle = table(turn=I1, hands={I1: 12, I2: 10, I3: 10}, deck_size=1, discard=30)
    middle.decide(I1, "end")
    middle.draw(I1, "deck")
    assert (len(middle.state.deck), sum(middle.state.discard)) == (0, 30)
    middle.draw(I1, "deck")
    assert (len(middle.state.deck), sum(middle.state.discard)) == (29, 0)


def test_t53_two_round_ends() -> None:
    """T-53 (PM-71 to PM-74)."""
    held = table(
        round=9,
        turn=I1,
        tracks={I1: [5, 0, 0, 0], I2: [6, 0, 0, 0], I3: [4, 0, 0, 0]},
        hands={I2: {"EDU": 2}},
    )
    held.pass_turn(I1)
    held.decide(I2, "invest EDU 1")
    held.finish_round()
    assert held.holds(I2)[0] == 1
    assert held.state.round == 10
    held.finish_round()
    assert held.holds(I2)[0] == 2
    assert held.outcome()["winners"] == [I2]
    assert held.state.round == 10
    assert held.view(None)["round"] == 10


def test_t54_who_dominates() -> None:
    """T-54 (PM-71)."""
    close = table(turn=I3, tracks={I2: [9, 0, 0, 0], I3: [8, 0, 0, 0]})
    assert [player["dominates"] for player in close.view(None)["players"]] == [[], [], []]
    clear = table(turn=I3, tracks={I2: [10, 0, 0, 0], I3: [8, 0, 0, 0]})
    assert [player["dominates"] for player in clear.view(None)["players"]] == [[], ["education"], []]


def test_t55_a_broken_hold_begins_anew() -> None:
    """T-55 (PM-73)."""
    broken = table(
        round=10, turn=I1, tracks={I3: [0, 8, 0, 0], I1: [0, 5, 0, 0], I2: [0, 4, 0, 0]},
        holds={I3: [0, 1, 0, 0]}, hands={I1: {"HEA": 6}, I3: {"HEA": 4}},
    )  # fmt: skip
    broken.decide(I1, f"manipulate {I3} HEA 2")
    broken.finish_turn(I1)
    broken.pass_turn(I2)
    broken.decide(I3, "invest HEA 2")
    assert broken.tracks(I3)[1] == 8
    broken.finish_turn(I3)
    assert broken.state.round == 11
    assert broken.holds(I3)[1] == 1
    broken.finish_round()
    assert broken.outcome()["winners"] == [I3]
    assert broken.state.round == 11


def test_t57_another_category_does_not_count() -> None:
    """T-57 (PM-75)."""
    moved = table(
        round=5, turn=I1, tracks={I1: [7, 0, 0, 6], I2: [5, 0, 0, 0]}, holds={I1: [1, 0, 0, 0]},
        hands={I1: {"DIG": 2}, I2: {"EDU": 2}},
    )  # fmt: skip
    moved.decide(I1, "invest DIG 1")
    moved.finish_turn(I1)
    moved.decide(I2, "invest EDU 1")
    moved.finish_round()
    assert moved.holds(I1) == [0, 0, 0, 1]
    assert moved.outcome() is None


def test_t58_two_winners() -> None:
    """T-58 (PM-78)."""
    joint = table(
        round=8,
        turn=I1,
        tracks={I1: [8, 0, 0, 0], I3: [0, 0, 0, 9]},
        holds={I1: [1, 0, 0, 0], I3: [0, 0, 0, 1]},
    )
    joint.finish_round()
    assert joint.outcome()["winners"] == [I1, I3]


def test_t59_one_winner_two_categories() -> None:
    """T-59 (PM-79)."""
    double = table(round=8, turn=I1, tracks={I2: [0, 8, 9, 0]}, holds={I2: [0, 1, 1, 0]})
    double.finish_round()
    assert double.outcome()["winners"] == [I2]
    assert double.outcome()["monopolies"] == [
        {"seat": I2, "category": "health"},
        {"seat": I2, "category": "energy"},
    ]


def test_t61_one_round_end_is_too_few() -> None:
    """T-61 (PM-82)."""
    late = table(round=14, tracks={I1: [6, 0, 0, 0]}, hands={I1: {"EDU": 2}})
    late.decide(GOV, "done")
    late.decide(I1, "invest EDU 1")
    late.finish_round()
    assert late.holds(I1)[0] == 1
    assert late.state.round == 15
    assert late.view(None)["action"] == "end"
    assert late.outcome()["verdict"] == "government"


def test_t62_alone_in_a_category() -> None:
    """T-62 (PM-71)."""
    alone = table(turn=I1, tracks={I1: [0, 0, 0, 7]})
    assert alone.view(None)["players"][0]["dominates"] == ["digital"]


def test_t63_the_government_s_points() -> None:
    """T-63 (PM-83 to PM-89)."""
    rating = election(tracks=BOARD, claimed={I1: 4, I2: 2, I3: 3}).outcome()["rating"]
    assert rating == {"furthest": 8, "average": 4, "initiatives": 4.5, "goal": 0, "total": 16.5, "band": 2}


@pytest.mark.parametrize(
    ("points", "bands", "band"),
    [
        (9.5, "seed", 1),
        (10, "seed", 2),
        (29.5, "seed", 3),
        (30, "seed", 4),
        (38, "seed", 4),
        (13.5, "tuned", 1),
        (14, "tuned", 2),
        (32.5, "tuned", 4),
        (33, "tuned", 5),
    ],
)
def test_t65_bands(points: float, bands: str, band: int) -> None:
    """T-65 (C4)."""
    limits = table(options={"bands": bands}).state.charter.bands
    assert band_of(int(2 * points), limits) == band


@pytest.mark.parametrize(("total", "mean"), [(29, 2), (30, 3), (0, 0)])
def test_t66_the_mean(total: int, mean: int) -> None:
    """T-66 (PM-84)."""
    rows = {seat: [0, 0, 0, 0] for seat in (I1, I2, I3)}
    for step in range(total):
        rows[1 + step % 3][step // 3 % 4] += 1
    assert election(tracks=rows).outcome()["rating"]["average"] == mean


def test_t67_the_investors_points() -> None:
    """T-67 (PM-87, PM-88)."""
    first = election(tracks=BOARD, claimed={I1: 4, I2: 2, I3: 3}).outcome()
    assert first["points"][1:] == [18, 14, 19]
    assert first["places"] == [1, 3, 4, 2]
    second = election(tracks=BOARD, claimed={I1: 5, I2: 2, I3: 3}).outcome()
    assert second["points"][1:] == [19, 14, 19]
    assert second["places"] == [1, 2, 4, 3]


def test_t69_a_monopoly_ends_without_a_rating() -> None:
    """T-69 (PM-80)."""
    won = table(round=8, turn=I3, tracks={I1: [9, 0, 0, 0]}, holds={I1: [1, 0, 0, 0]}, goal="G2")
    won.pass_turn(I3)
    outcome = won.outcome()
    assert (outcome["winners"], outcome["points"][GOV], outcome["rating"]) == ([I1], None, None)
    assert outcome["goal"] == "G2"
    assert won.heard(I2, "goal-revealed")[0]["goal"] == "G2"


def counts_in(data: object) -> list[dict[str, int]]:
    """All rows of card counts anywhere in a view."""
    found: list[dict[str, int]] = []
    if isinstance(data, dict):
        if set(data) == set(KINDS):
            found.append(data)
        for value in data.values():
            found += counts_in(value)
    elif isinstance(data, list):
        for value in data:
            found += counts_in(value)
    return found


def test_t70_what_i1_is_not_shown() -> None:
    """T-70 (section 5): in any state of some games, I1 sees no other hand, no goal, no deck, no pick, no pool."""
    for number in range(6):
        state = fresh(4, f"view {number}", government="1")
        rng = Generator(f"view {number}")
        while state.pending():
            view = json.loads(json.dumps(state.view(I1)))
            assert view["desk"] is None
            text = json.dumps(view)
            assert not any(f'"{goal.id}"' in text for goal in state.content.goals)
            assert isinstance(view["deck"], int)
            # The only faces are the own hand with its notes, the discard pile and the display.
            own = [view["own"][name] for name in ("hand", "granted", "discarding") if view["own"][name]]
            assert counts_in(view) == [view["discard"], *own]
            open_ids = {name for name in view["initiatives"]["open"] if name}
            open_ids |= {name for player in view["players"] for name in player["claimed"]}
            assert {name for name in state.content.initiative_ids if f'"{name}"' in text} == open_ids
            playout(state, rng, 1)


def test_t71_a_grant_of_four_three_and_two() -> None:
    """T-71 (section 5)."""
    top = ["EDU", "EDU", "HEA", "JOK", "DIG", "DIG", "DIG", "ENE", "ENE"]
    dealt = table(round=3, deck=top)
    dealt.split(4, 3, 2)
    share = {"education": 2, "health": 1, "energy": 0, "digital": 0, "joker": 1}
    assert dealt.view(I1)["own"]["granted"] == share
    assert dealt.view(I1)["own"]["hand"] == share
    assert dealt.heard(I1, "granted-you") == [{"kind": "granted-you", "seat": I1, "hand": share}]
    assert [player["hand"] for player in dealt.view(I1)["players"]] == [4, 3, 2]
    assert dealt.heard(I1, "granted")[0]["counts"] == {"1": 4, "2": 3, "3": 2}
    assert counts_in([dealt.view(I1), dealt.heard(I1)]) == [dealt.view(I1)["discard"], share, share, share]


@pytest.mark.parametrize("level", collection().levels("policy-maker"))
def test_t73_a_governing_bot_keeps_the_tax_rules(level: str) -> None:
    """T-73 (PM-95): a thousand random states at a total of twelve; unseen hands make no difference."""
    bot = collection().bot("policy-maker", level)
    rng = Generator("a thousand states")
    for number in range(1000):
        tracks = {seat: [int(rng.below(11)) for _ in range(4)] for seat in (I1, I2, I3)}
        hands = {seat: int(rng.below(21)) for seat in (I1, I2, I3)}
        board = table(round=7, costs=[3, 3, 3, 3], tracks=tracks, hands=hands, seed=f"{number}")
        state = board.state
        while board.state.phase == state.phase and state.acting == GOV:
            other = state.determinize(GOV, rng)
            code = bot.decide(Chair(state, GOV, Generator(f"mind {number}"), hurry=True))
            same = bot.decide(Chair(other, GOV, Generator(f"mind {number}"), hurry=True))
            assert code is not None
            assert same == code
            state.apply(GOV, state.table.by_code[code])
        changes = [cost - 3 for cost in state.cost]
        assert sum(change != 0 for change in changes) <= 2
        assert all(abs(change) <= 1 for change in changes)
        assert sum(state.cost) <= 12


def test_t74_a_time_out_in_main() -> None:
    """T-74 (PM-96)."""
    away = table(turn=I1, hands={I1: 8}, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI12"])
    away.state.expire()
    assert away.claimed(I1) == ["PI01"]
    assert away.sizes()[0] == 13
    away.plain()
    away.state.expire()
    assert away.sizes()[0] == 15
    assert [line["source"] for line in away.lines("drew")] == ["deck", "deck"]
    assert away.turn == ("main", I2)
    plain = table(turn=I1, hands={I1: 8})
    plain.state.expire()
    assert plain.sizes()[0] == 10
    assert plain.turn == ("main", I2)


def test_t75_three_players() -> None:
    """T-75 (PM-97)."""
    assert len(fresh(3).deck) == 53
    assert len(table(seats=3, round=3).state.pool) == 6
    last = table(seats=3, round=13, turn=I2, tracks={I1: [3, 3, 3, 3]})
    last.pass_turn(I2)
    assert last.outcome()["verdict"] == "government"
    assert last.outcome()["rating"]["average"] == 2


def test_t77_five_players_pay_twice() -> None:
    """T-77 (PM-69, PM-98)."""
    rich = table(seats=5, round=3, hands={I2: 20})
    rich.split(0, 12, 0, 0)
    sizes = [rich.state.hand_size(I2)]
    while rich.phase == "wealth_tax":
        rich.plain()
        if rich.state.hand_size(I2) != sizes[-1]:
            sizes.append(rich.state.hand_size(I2))
    assert sizes == [32, 22, 12]
    assert len(rich.lines("tax-paid")) == 2
    assert all(sum(line["paid"].values()) == 10 for line in rich.lines("tax-paid"))


@pytest.mark.parametrize("part", range(5))
def test_t78_ten_thousand_random_games(part: int) -> None:
    """T-78 (section 2.4): whole at the end and over within fourteen rounds; each part has two thousand."""
    game = printed_game()
    options = complete_options(game.options, {})
    verdicts: dict[str, int] = {}
    for number in range(sweep(2000)):
        state: PolicyMakerState = game.new(options, ["bot"] * 4, f"random {part} {number}")
        playout(state, Generator(f"choices {part} {number}"))
        assert_whole(state)
        outcome = state.outcome()
        assert outcome is not None
        verdicts[outcome.verdict] = verdicts.get(outcome.verdict, 0) + 1
        assert state.round <= (14 if outcome.verdict == "monopoly" else 15)
    assert set(verdicts) == {"monopoly", "government"}
