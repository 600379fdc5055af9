"""The government's actions: audit, tax policy, holiday, grant, end (PM-14 to PM-28)."""

from __future__ import annotations

import json

import pytest

from tests.games.policy_maker.tables import GOV, I1, I2, I3, short, table

# --- audit --------------------------------------------------------------------------------------------------


def test_pm14_an_audit_shows_the_whole_hand() -> None:
    """PM-14: the government names an investor and sees all its cards as they are now."""
    audited = table(round=2, hands={I2: {"EDU": 3, "DIG": 1, "JOK": 2}})
    audited.decide(GOV, f"audit {I2}")
    (seen,) = audited.heard(GOV, "audit-result")
    assert seen["seat"] == I2
    assert seen["hand"] == {"education": 3, "health": 0, "energy": 0, "digital": 1, "joker": 2}
    assert audited.view(GOV)["desk"]["audits"] == [{"round": 2, "seat": I2, "hand": seen["hand"]}]


def test_pm14_an_audit_is_a_snapshot() -> None:
    """PM-14: what was seen stays as it was; later cards are not in it."""
    kept = table(round=2, hands={I1: {"EDU": 4}})
    kept.decide(GOV, f"audit {I1}")
    kept.decide(I1, "invest EDU 1")
    kept.finish_turn(I1)
    (audit,) = kept.view(GOV)["desk"]["audits"]
    assert audit["hand"]["education"] == 4
    assert sum(audit["hand"].values()) == 4


def test_pm15_anybody_may_be_audited_again_and_with_empty_hands() -> None:
    """PM-15: no investor is excepted, nor one just audited, nor one without cards; the government is no target."""
    again = table(round=2, hands={I1: 3})
    assert again.may(GOV) == ["audit 1", "audit 2", "audit 3"]
    assert again.refusal(GOV, f"audit {GOV}") == "no-seat"
    assert again.refusal(GOV, "audit 4") == "no-seat"
    again.decide(GOV, f"audit {I3}")
    again.finish_round()
    again.finish_round()
    assert again.turn == ("audit", GOV)
    again.decide(GOV, f"audit {I3}")
    audits = again.view(GOV)["desk"]["audits"]
    assert [(audit["round"], audit["seat"]) for audit in audits] == [(2, I3), (4, I3)]
    assert sum(audits[0]["hand"].values()) == 0


def test_pm16_an_audit_changes_nothing_and_only_its_target_is_public() -> None:
    """PM-16: no card, piece or cost moves; everybody learns who was audited, nobody else what was seen."""
    quiet = table(round=2, hands={I1: {"HEA": 2}, I2: {"EDU": 3, "JOK": 2}}, tracks={I2: [4, 0, 0, 0]})
    before = (quiet.state.hands[:], quiet.state.tracks[:], quiet.costs[:], quiet.state.deck[:], quiet.display)
    quiet.decide(GOV, f"audit {I2}")
    assert (quiet.state.hands, quiet.state.tracks, quiet.costs, quiet.state.deck, quiet.display) == before
    for viewer in (I1, I2, I3, None):
        assert quiet.heard(viewer, "audited") == [{"kind": "audited", "seat": I2}]
        assert quiet.heard(viewer, "audit-result") == []
        assert quiet.view(viewer)["audits"] == [{"round": 2, "seat": I2}]
        assert quiet.view(viewer)["desk"] is None
    assert '"joker": 2' not in json.dumps([quiet.heard(I1), quiet.view(I1)])


# --- tax policy ------------------------------------------------------------------------------------------------


def test_pm17_two_categories_one_step_each() -> None:
    """PM-17: at most two categories change, each by one, up or down."""
    taxed = table(round=7)
    assert len(taxed.may(GOV, "tax")) == 8
    taxed.decide(GOV, "tax EDU 1", "tax ENE -1")
    assert taxed.costs == [3, 2, 1, 2]
    assert taxed.refusal(GOV, "tax DIG 1") == "no-more-changes"
    assert taxed.may(GOV) == ["done"]
    taxed.decide(GOV, "done")
    assert taxed.turn == ("main", I1)


def test_pm17_the_same_category_not_twice() -> None:
    """PM-17: neither a second step in the same direction nor the way back."""
    once = table(round=7)
    once.decide(GOV, "tax HEA 1")
    assert once.refusal(GOV, "tax HEA 1") == "one-change-each"
    assert once.refusal(GOV, "tax HEA -1") == "one-change-each"
    # There is no decision that changes a cost by more than one.
    assert {decision.args["step"] for decision in once.game.decisions.by_code if decision.kind == "tax"} == {
        1,
        -1,
    }
    # In the next tax field the category may change again.
    once.decide(GOV, "done")
    while once.state.round < 11:
        once.finish_round()
    once.decide(GOV, "tax HEA 1")
    assert once.costs == [2, 4, 2, 2]


@pytest.mark.parametrize("steps", [[], ["tax DIG -1"]])
def test_pm18_none_or_one_is_enough(steps: list[str]) -> None:
    """PM-18: changing nothing, or a single category, is legal."""
    few = table(round=7)
    few.decide(GOV, *steps, "done")
    assert few.costs == [2, 2, 2, 1 if steps else 2]
    assert few.turn == ("main", I1)


def test_pm19_costs_stay_between_one_and_five() -> None:
    """PM-19: a cost of 1 cannot fall, a cost of 5 cannot rise; up to there everything goes."""
    bounds = table(round=7, costs=[1, 2, 4, 5])
    assert bounds.refused(GOV, "tax EDU -1").to_json()["code"] == "cost-limit"
    assert bounds.refusal(GOV, "tax DIG 1") == "cost-limit"
    bounds.decide(GOV, "tax HEA -1")
    assert bounds.costs == [1, 1, 4, 5]
    bounds.decide(GOV, "tax ENE 1", "done")
    assert bounds.costs == [1, 1, 5, 5]


def test_pm20_together_at_most_twelve() -> None:
    """PM-20: at a total of 12 a rise alone cannot be settled."""
    full = table(round=7, costs=[3, 3, 3, 3])
    full.decide(GOV, "tax EDU 1")
    assert full.refusal(GOV, "done") == "total-limit"
    assert full.refusal(GOV, "tax HEA 1") == "total-limit"
    assert full.may(GOV) == ["tax HEA -1", "tax ENE -1", "tax DIG -1"]


def test_pm20_only_the_final_total_counts() -> None:
    """PM-20: at 12, up in one category and down in another is legal in either order."""
    for steps in (["tax EDU 1", "tax DIG -1"], ["tax DIG -1", "tax EDU 1"]):
        swapped = table(round=7, costs=[3, 3, 3, 3])
        swapped.decide(GOV, *steps, "done")
        assert swapped.costs == [4, 3, 3, 2]


def test_pm20_no_rise_that_nothing_can_make_up_for() -> None:
    """PM-20: at 12 a second change cannot be a rise, nor two rises at 11."""
    made = table(round=7, costs=[3, 3, 3, 2])
    made.decide(GOV, "tax DIG 1")
    assert made.costs == [3, 3, 3, 3]
    assert made.refusal(GOV, "tax EDU 1") == "total-limit"
    assert made.may(GOV) == ["done", "tax EDU -1", "tax HEA -1", "tax ENE -1"]


def test_pm21_new_costs_hold_at_once_for_everybody() -> None:
    """PM-21: investing and manipulating cost what the government has just set."""
    dear = table(
        round=7,
        tracks={I3: [0, 0, 0, 8]},
        hands={I1: {"DIG": 3}, I2: {"DIG": 4}},
    )
    dear.decide(GOV, "tax DIG 1", "done")
    assert dear.may(I1, "invest") == ["invest DIG 1 0"]
    assert dear.may(I1, "manipulate") == []
    dear.decide(I1, "invest DIG 1")
    assert dear.hand(I1) == {}
    dear.finish_turn(I1)
    dear.decide(I2, f"manipulate {I3} DIG 1")
    assert "DIG" not in dear.hand(I2)


# --- holiday and end ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("round", [1, 5, 9, 13])
def test_pm22_nothing_happens_on_a_holiday(round: int) -> None:
    """PM-22: no decision, no card, no cost; I1 begins."""
    free = table(round=round, hands={I1: 5, I2: 5, I3: 5}, costs=[3, 2, 2, 2])
    assert free.turn == ("main", I1)
    assert free.sizes() == [5, 5, 5]
    assert free.costs == [3, 2, 2, 2]
    assert len(free.state.deck) == 48
    assert free.kinds() == ["round-begins", "holiday"]


def test_pm28_the_end_has_no_action_and_no_round() -> None:
    """PM-28: when the marker reaches the last field the game is over; nobody acts any more."""
    last = table(round=14, turn=I3)
    last.pass_turn(I3)
    assert last.state.round == 15
    assert last.view(None)["action"] == "end"
    assert last.outcome()["verdict"] == "government"
    assert last.state.pending() == ()
    assert last.refusal(I1, "end") == "game-over"
    assert [line["round"] for line in last.lines("round-begins")] == []


# --- grant ------------------------------------------------------------------------------------------------------


def test_pm23_nine_cards_from_the_top_of_the_deck() -> None:
    """PM-23: the government draws nine cards, looks at them and hands out all of them."""
    top = ["EDU", "EDU", "JOK", "DIG", "HEA", "HEA", "ENE", "ENE", "ENE"]
    granted = table(round=3, deck=[*top, "DIG"], display=["HEA", "DIG"])
    assert granted.turn == ("grant", GOV)
    assert len(granted.state.deck) == 65 - 2 - 9
    assert granted.display == ["HEA", "DIG"]
    pool = {"education": 2, "health": 2, "energy": 3, "digital": 1, "joker": 1}
    assert granted.view(GOV)["desk"]["grant"]["pool"] == pool
    assert granted.heard(GOV, "grant-pool")[0]["pool"] == pool
    granted.split(3, 3, 3)
    assert granted.hand(I1) == {"EDU": 2, "JOK": 1}
    assert granted.hand(I2) == {"HEA": 2, "DIG": 1}
    assert granted.hand(I3) == {"ENE": 3}
    assert granted.turn == ("main", I1)
    # Each investor sees what it brought for the rest of the round, and no longer.
    assert granted.view(I3)["own"]["granted"]["energy"] == 3
    granted.finish_round()
    assert granted.view(I3)["own"]["granted"] is None


@pytest.mark.parametrize("shares", [(3, 3, 3), (9, 0, 0), (0, 0, 9), (4, 3, 2), (0, 8, 1)])
def test_pm24_any_split(shares: tuple[int, int, int]) -> None:
    """PM-24: from equal shares to all for one."""
    free = table(round=3)
    free.split(*shares)
    assert tuple(free.sizes()) == shares
    assert free.lines("granted")[0]["counts"] == {"1": shares[0], "2": shares[1], "3": shares[2]}


def test_pm24_every_card_to_one_investor_and_all_at_once() -> None:
    """PM-24: nothing is handed over before all nine are dealt and the split is sealed."""
    slow = table(round=3, deck=["EDU"] * 9)
    assert slow.refusal(GOV, f"give EDU {GOV}") == "no-seat"
    assert slow.refusal(GOV, "give EDU 4") == "no-seat"
    assert slow.refusal(GOV, f"give HEA {I1}") == "not-in-pool"
    for number in range(9):
        refused = slow.refused(GOV, "seal")
        assert (refused.code, refused.params) == ("not-all-given", {"left": 9 - number})
        assert slow.sizes() == [0, 0, 0]
        slow.decide(GOV, f"give EDU {I2}")
    assert slow.sizes() == [0, 0, 0]
    assert slow.refusal(GOV, f"give EDU {I1}") == "not-in-pool"
    assert slow.may(GOV) == ["seal"]
    slow.decide(GOV, "seal")
    assert slow.hand(I2) == {"EDU": 9}


def test_pm25_wealth_tax_after_the_split() -> None:
    """PM-25: a seat that holds more than twenty cards after the grant pays before anybody's turn."""
    rich = table(round=3, hands={I2: 15, I3: 12})
    rich.split(0, 6, 3)
    assert rich.turn == ("wealth_tax", I2)
    rich.finish_turn(I2)
    assert rich.sizes() == [0, 11, 15]
    assert rich.turn == ("main", I1)


def test_pm26_only_what_is_there_is_granted() -> None:
    """PM-26: with too few cards in deck and discard pile the grant is smaller; the display is not touched."""
    short_of = table(
        round=6, hands={I1: 20, I2: 20, I3: 16}, display=["EDU", "JOK"], deck_size=3, discard={"DIG": 4}
    )
    assert len(short_of.state.pool) == 7
    assert short_of.display == ["EDU", "JOK"]
    assert short_of.state.deck == []
    assert short_of.discard == {}
    assert short_of.lines("grant-drawn") == [{"kind": "grant-drawn", "cards": 7}]
    short_of.split(0, 0, 7)
    assert short_of.turn == ("wealth_tax", I3)


def test_pm26_without_any_card_there_is_no_grant() -> None:
    """PM-26: nothing in deck and discard pile, nothing to decide."""
    state_of = table(
        seats=5, round=3, hands={1: 20, 2: 20, 3: 20, 4: 3}, deck_size=0, discard=0, display=["EDU", "HEA"]
    )
    assert state_of.turn == ("main", I1)
    assert state_of.sizes() == [20, 20, 20, 3]


def test_pm27_granted_cards_are_not_drawn() -> None:
    """PM-27: a seat that got grant cards may still take a face-up joker first."""
    lucky = table(round=3, display=["JOK", "EDU"])
    lucky.split(9, 0, 0)
    lucky.decide(I1, "end")
    assert "draw first" in lucky.may(I1)
    lucky.draw(I1, "first")
    assert lucky.hand(I1)["JOK"] >= 1
    assert sum(short(lucky.state.hand_of(I1)).values()) == 10
