"""Public initiatives (PM-48 to PM-56)."""

from __future__ import annotations

import pytest

from tests.games.policy_maker.tables import GOV, I1, I2, I3, Table, table


def claimer(**situation: object) -> Table:
    """I1 stands where it may claim PI01, and MAIN is over."""
    plan: dict[str, object] = {
        "turn": I1,
        "tracks": {I1: [4, 0, 0, 0]},
        "open": ["PI01", "PI12"],
        **situation,
    }
    ready = table(**plan)  # type: ignore[arg-type]
    ready.decide(I1, "end")
    return ready


def test_pm48_an_open_initiative_whose_condition_is_met() -> None:
    """PM-48: open and met; anything else is refused."""
    met = claimer()
    assert met.may(I1) == ["decline", "claim PI01"]
    refused = met.refused(I1, "claim PI12")
    assert (refused.code, refused.params) == ("condition-not-met", {"initiative": "PI12", "missing": 8})
    assert met.refusal(I1, "claim PI02") == "not-open"
    assert met.refusal(I2, "claim PI01") == "not-your-decision"
    met.decide(I1, "claim PI01")
    assert met.claimed(I1) == ["PI01"]


def test_pm48_the_condition_counts_at_that_moment() -> None:
    """PM-48: what was invested in this very turn counts, one step less does not."""
    climbed = table(turn=I1, tracks={I1: [3, 0, 0, 0]}, hands={I1: {"EDU": 2}}, open=["PI01", "PI12"])
    climbed.decide(I1, "invest EDU 1", "end")
    assert climbed.phase == "claim"
    short = table(turn=I1, tracks={I1: [3, 0, 0, 0]}, open=["PI01", "PI12"])
    short.decide(I1, "end")
    assert short.phase == "draw"


def test_pm49_one_initiative_a_turn() -> None:
    """PM-49: after one claim the turn goes on with drawing, even if the other open card is met too."""
    both = claimer(tracks={I1: [4, 4, 0, 0]}, open=["PI01", "PI02"], initiative_deck=["PI03", "PI04"])
    both.decide(I1, "claim PI02")
    both.decide(GOV, "pick PI03")
    assert both.turn == ("draw", I1)
    assert both.refusal(I1, "claim PI01") == "wrong-phase"
    both.draw(I1)
    both.finish_round()
    # In the next round it may claim again.
    both.decide(GOV, "audit 2")
    both.decide(I1, "end")
    assert "claim PI01" in both.may(I1)


def test_pm50_claiming_is_optional() -> None:
    """PM-50: the card stays where it is when nobody wants it."""
    left = claimer()
    left.decide(I1, "decline")
    assert left.open == ["PI01", "PI12"]
    assert left.claimed(I1) == []
    assert left.sizes() == [0, 0, 0]
    assert left.turn == ("draw", I1)


def test_pm51_five_cards_from_the_top_of_the_deck() -> None:
    """PM-51: the reward comes from the deck, never from the display."""
    paid = claimer(deck=["EDU", "JOK", "DIG", "DIG", "ENE", "HEA"], display=["HEA", "HEA"])
    before = len(paid.state.deck)
    paid.decide(I1, "claim PI01")
    assert paid.hand(I1) == {"EDU": 1, "ENE": 1, "DIG": 2, "JOK": 1}
    assert len(paid.state.deck) == before - 5
    assert paid.display == ["HEA", "HEA"]


def test_pm52_the_card_stays_face_up_for_good() -> None:
    """PM-52: claimed cards lie open, score, and are kept when the tracks fall."""
    kept = table(
        turn=I2,
        tracks={I1: [8, 0, 0, 0]},
        claimed={I1: ["PI01"]},
        hands={I2: {"EDU": 15}},
        open=["PI12", "PI14"],
    )
    kept.decide(I2, f"manipulate {I1} EDU 5")
    assert kept.tracks(I1)[0] == 3
    for viewer in (GOV, I1, I2, None):
        players = kept.view(viewer)["players"]
        assert players[0]["claimed"] == ["PI01"]
        assert players[0]["points"] == 3 + 1
    assert kept.view(None)["score"]["initiatives"] == 0.5


def test_pm53_the_government_opens_one_of_two() -> None:
    """PM-53: two cards from the top of the initiative deck; one fills the free slot, the other is put away."""
    picked = claimer(initiative_deck=["PI07", "PI09"])
    picked.decide(I1, "claim PI01")
    assert picked.turn == ("pick", GOV)
    assert picked.options() == ["PI07", "PI09"]
    assert picked.may(GOV) == ["pick PI07", "pick PI09"]
    assert picked.refusal(GOV, "pick PI02") == "not-open"
    assert picked.refusal(I1, "pick PI07") == "not-your-decision"
    picked.decide(GOV, "pick PI09")
    assert picked.open == ["PI09", "PI12"]
    ids = picked.state.content.initiative_ids
    assert [ids[number] for number in picked.state.rejected] == ["PI07"]
    assert len(picked.state.initiative_deck) == 16 - 2 - 2
    # Face down: nobody but the government hears of the other one.
    for viewer in (I1, I2, None):
        assert "PI07" not in repr([picked.view(viewer)["initiatives"], picked.heard(viewer)])


def test_pm54_cards_then_tax_then_pick_then_draw() -> None:
    """PM-54: the order of what follows a claim."""
    order = claimer(hands={I1: 16})
    order.decide(I1, "claim PI01")
    assert order.sizes()[0] == 21
    assert order.turn == ("wealth_tax", I1)
    order.finish_turn(I1)
    assert order.sizes()[0] == 11
    assert order.turn == ("pick", GOV)
    order.plain()
    assert order.turn == ("draw", I1)
    order.draw(I1)
    assert order.turn == ("main", I2)
    kinds = [
        kind
        for kind in order.kinds()
        if kind in ("claimed", "rewarded", "taxed", "tax-paid", "opened", "drew")
    ]
    assert kinds == ["claimed", "rewarded", "taxed", "tax-paid", "opened", "drew", "drew"]


def test_pm55_the_next_investor_may_claim_the_new_card() -> None:
    """PM-55: a card just opened is out of reach this turn, but not for the next one in the round."""
    chain = claimer(
        tracks={I1: [4, 4, 0, 0], I2: [0, 4, 0, 0]}, initiative_deck=["PI02", "PI13"], open=["PI01", "PI12"]
    )
    chain.decide(I1, "claim PI01")
    chain.decide(GOV, "pick PI02")
    assert chain.refusal(I1, "claim PI02") == "wrong-phase"
    chain.draw(I1)
    chain.decide(I2, "end")
    chain.decide(I2, "claim PI02")
    assert chain.claimed(I2) == ["PI02"]
    assert chain.state.round == 1


def test_pm56_only_the_own_tracks_matter() -> None:
    """PM-56: neither cards in hand nor other investors' pieces meet a condition."""
    others = table(
        turn=I1,
        tracks={I2: [10, 10, 5, 5], I3: [4, 4, 4, 4]},
        hands={I1: {"EDU": 8}},
        open=["PI01", "PI14"],
    )
    others.decide(I1, "end")
    assert others.phase == "draw"
    others.draw(I1)
    others.decide(I2, "end")
    assert others.may(I2, "claim") == ["claim PI01", "claim PI14"]


# Initiative, tracks that just meet it, tracks that just fail.
CONDITIONS: list[tuple[str, list[list[int]], list[list[int]]]] = [
    ("PI01", [[4, 0, 0, 0]], [[3, 10, 10, 10]]),
    ("PI02", [[0, 4, 0, 0]], [[10, 3, 10, 10]]),
    ("PI03", [[0, 0, 4, 0]], [[10, 10, 3, 10]]),
    ("PI04", [[0, 0, 0, 4]], [[10, 10, 10, 3]]),
    ("PI05", [[4, 0, 0, 3]], [[3, 9, 9, 9], [9, 9, 9, 2]]),
    ("PI06", [[3, 4, 0, 0]], [[2, 9, 9, 9], [9, 3, 9, 9]]),
    ("PI07", [[0, 3, 4, 0]], [[9, 2, 9, 9], [9, 9, 3, 9]]),
    ("PI08", [[0, 0, 3, 4]], [[9, 9, 2, 9], [9, 9, 9, 3]]),
    ("PI09", [[5, 0, 3, 0]], [[4, 9, 9, 9], [9, 9, 2, 9]]),
    ("PI10", [[0, 5, 0, 3]], [[9, 4, 9, 9], [9, 9, 9, 2]]),
    ("PI11", [[2, 0, 6, 0]], [[1, 9, 9, 9], [9, 9, 5, 9]]),
    ("PI12", [[0, 2, 0, 6]], [[9, 1, 9, 9], [9, 9, 9, 5]]),
    ("PI13", [[10, 6, 0, 0], [4, 4, 4, 4]], [[5, 5, 5, 0], [10, 5, 0, 0]]),
    ("PI14", [[2, 2, 2, 2]], [[1, 9, 9, 9], [9, 9, 9, 1]]),
    ("PI15", [[5, 5, 0, 0], [0, 5, 0, 5]], [[9, 4, 4, 4], [4, 4, 4, 4]]),
    ("PI16", [[5, 4, 3, 0], [3, 3, 3, 3]], [[6, 3, 3, 0], [5, 4, 2, 0]]),
]


@pytest.mark.parametrize(("name", "met", "missed"), CONDITIONS, ids=[case[0] for case in CONDITIONS])
def test_pm48_every_initiative_at_its_limit(name: str, met: list[list[int]], missed: list[list[int]]) -> None:
    """PM-48, section 4.3: each printed condition, just met and just missed."""
    for tracks in met:
        ready = table(turn=I1, tracks={I1: tracks}, open=[name])
        ready.decide(I1, "end")
        ready.decide(I1, f"claim {name}")
        assert ready.claimed(I1) == [name]
    for tracks in missed:
        failing = table(turn=I1, tracks={I1: tracks}, open=[name])
        failing.decide(I1, "end")
        assert failing.phase == "draw"
        progress = failing.view(None)["players"][0]["progress"][name]
        assert progress["met"] is False
