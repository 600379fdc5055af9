"""The event phase (HS-13 to HS-18)."""

from __future__ import annotations

import pytest

from tests.games.hertzschlag.tables import (
    CALM,
    A,
    B,
    C,
    D,
    Files,
    after_event,
    altered,
    at_check,
    new_card,
    of_category,
    quiet,
    table,
    with_cards,
)


def test_hs13_the_top_event_is_carried_out_before_anybody_commits() -> None:
    """HS-13: the next round opens for commitments with its event already done."""
    turned = quiet(event_deck=["EV10", "EV04"])
    turned.rest()
    assert turned.view(None)["event"] == {"id": "EV10", "from": 0, "to": 4}
    assert turned.position == 4
    assert turned.phase == "commit"
    assert turned.state.pending() == (A, B, C, D)
    assert turned.events()[0] == "EV04"
    after_round_begins = turned.kinds()[turned.kinds().index("round-begins") :]
    assert after_round_begins == ["round-begins", "event-revealed"]


def test_hs14_all_face_up_cards_count_discards_never() -> None:
    """HS-14: the cards of all displays count; cards in the box do not."""
    sunny = after_event("EV01", displays={A: ["SO01", "SO02"], D: ["SO03"]}, box=[(B, "SO04"), (C, "SO05")])
    assert sunny.position == 1 + 3
    # A card thrown away for income just before the event does not count either.
    thrown = quiet(event_deck=["EV01"], hands={A: ["SO08"]})
    thrown.rest({A: "income SO08"})
    assert thrown.position == 1


def test_hs14_a_card_played_in_this_round_counts_for_the_next_event() -> None:
    """HS-14: "now" is the moment the event is revealed."""
    played = quiet(event_deck=["EV02"], hands={A: ["WI05"]})
    played.rest({A: "play WI05"})
    assert played.position == 1 + 2


@pytest.mark.parametrize(("event", "position", "after"), [("EV09", 0, -4), ("EV10", 0, 4), ("EV10", -8, -4)])
def test_hs15_events_move_no_threshold_money(event: str, position: int, after: int) -> None:
    """HS-15: when an event crosses thresholds, outward or inward, nobody pays or gains."""
    moved = after_event(event, position=position, money=[0, 15, 20, 26])
    assert moved.position == after
    assert moved.money == [0, 15, 20, 26]
    assert moved.lines("money") == []


def test_hs16_formula_then_limits_then_shield() -> None:
    """HS-16: the limits come before the shield: +9 is limited to +7, then shortened by 2."""
    solar = {A: of_category("solar", 4), B: of_category("solar", 8)[4:]}
    shielded = after_event("EV01", displays=solar, shield=2)
    assert shielded.position == 5
    assert shielded.lines("event-revealed")[0]["steps"] == 5
    assert shielded.lines("event-revealed")[0]["shielded"] == 2
    assert shielded.lines("event-revealed")[0]["path"] == [0, 1, 2, 3, 4, 5]


def test_hs16_movement_before_money_and_payments_before_gains() -> None:
    """HS-16: the marker moves first; then all pay, then all gain, so an empty purse pays nothing."""
    spike = after_event(
        "EV11", money=[0, 10, 10, 10], displays={A: ["EM01", "EM02", "EE01"], B: ["EM03"], C: ["EE02"]}
    )
    assert spike.money == [1, 9, 11, 10]
    told = [(line["kind"], line.get("seat"), line.get("amount")) for line in spike.lines()]
    start = told.index(("event-revealed", None, None))
    assert told[start + 1 :] == [("money", B, -1), ("money", C, 1), ("money", A, 1)]


def test_hs16_payments_before_gains_whatever_the_order_on_the_card() -> None:
    """HS-16: also when the card names its gain first."""

    def turn(files: Files) -> None:
        spike = next(event for event in files["events.toml"]["event"] if event["id"] == "EV11")
        spike["effects"].reverse()
        files["cards.toml"]["card"].append(new_card("QQ01", copies=5))

    spike = after_event("EV11", money=0, displays={A: ["EM01", "EE01"]}, game=altered(turn))
    assert spike.money == [1, 0, 0, 0]


def test_hs16_event_money_is_limited_per_seat() -> None:
    """HS-16: EV12 pays 1 € per own FLEXIBILITY card, at most 3 €."""
    glut = after_event("EV12", displays={A: of_category("flexibility", 5), B: ["FL08"]})
    assert glut.money == [18, 16, 15, 15]


def test_hs17_orange_after_the_event_is_no_blackout() -> None:
    """HS-17: only the check decides; the round goes on from an orange field."""
    cold = after_event("EV08", position=-4)
    assert cold.position == -8
    assert cold.outcome() is None
    assert cold.phase == "commit"
    assert cold.lines("blackout") == []


def test_hs18_events_never_return_and_four_stay_unseen() -> None:
    """HS-18: eight different events are turned over in a game, they lie open, four stay hidden."""
    game = table(event="EV07", event_deck=CALM)
    while game.state.round < 8:
        game.commit()
    view = game.view(None)
    assert [*view["past_events"], view["event"]["id"]] == ["EV07", *CALM]
    assert view["events_left"] == 4
    game.commit()
    assert game.outcome() is not None
    assert len(game.state.event_deck) == 4


def test_hs18_the_four_unseen_events_are_in_no_view() -> None:
    """HS-18: not even after the game does a view name the events that were not turned over."""
    over = at_check(round=8)
    assert over.outcome()["verdict"] == "scored"
    for viewer in (None, A, B):
        assert not any(f"'{name}'" in repr(over.view(viewer)) for name in over.events())


def test_events_scale_with_test_cards_too() -> None:
    """HS-14: a card counts by its category, not by its name."""
    game = with_cards(new_card("TT01", category="wind", copies=3))
    storm = after_event("EV02", displays={A: ["TT01", "TT01"], B: ["TT01"]}, game=game)
    assert storm.position == 4
