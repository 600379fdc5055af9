"""Drawing two cards (PM-57 to PM-63)."""

from __future__ import annotations

from tests.games.policy_maker.tables import GOV, I1, I2, Table, table


def drawer(**situation: object) -> Table:
    """I1 is about to draw."""
    ready = table(turn=I1, **situation)  # type: ignore[arg-type]
    ready.decide(I1, "end")
    assert ready.turn == ("draw", I1)
    return ready


def test_pm57_exactly_two_cards_one_after_the_other() -> None:
    """PM-57: drawing cannot be skipped, and it ends after the second card."""
    two = drawer()
    assert {decision.kind for decision in two.state.legal(I1)} == {"draw"}
    two.draw(I1, "deck")
    assert two.turn == ("draw", I1)
    assert {decision.kind for decision in two.state.legal(I1)} == {"draw"}
    two.draw(I1, "deck")
    assert two.sizes() == [2, 0, 0]
    assert two.turn == ("main", I2)


def test_pm58_deck_and_display_may_be_mixed() -> None:
    """PM-58: each card comes from either source."""
    for first, second, expected in (
        ("deck", "first", {"DIG": 1, "EDU": 1}),
        ("second", "deck", {"HEA": 1, "ENE": 1}),
        ("first", "second", {"EDU": 1, "HEA": 1}),
        ("deck", "deck", {"DIG": 1, "ENE": 1}),
    ):
        mixed = drawer(display=["EDU", "HEA"], deck=["DIG", "ENE", "ENE"])
        assert mixed.may(I1) == ["draw deck", "draw first", "draw second"]
        mixed.draw(I1, first, second)
        assert mixed.hand(I1) == expected


def test_pm58_a_card_from_the_deck_is_unseen() -> None:
    """PM-58: only the drawer learns what came from the deck; what came from the display is public."""
    unseen = drawer(display=["EDU", "HEA"], deck=["DIG"])
    unseen.draw(I1, "deck", "first")
    assert [line["card"] for line in unseen.heard(I1, "drew-you")] == ["digital"]
    for viewer in (GOV, I2, None):
        assert unseen.heard(viewer, "drew-you") == []
        assert unseen.heard(viewer, "drew") == [
            {"kind": "drew", "seat": I1, "source": "deck", "card": None},
            {"kind": "drew", "seat": I1, "source": "first", "card": "education"},
        ]


def test_pm59_the_second_draw_may_take_the_new_card() -> None:
    """PM-59: a slot is filled right after its card was taken."""
    renewed = drawer(display=["EDU", "HEA"], deck=["DIG", "ENE"])
    renewed.draw(I1, "first")
    assert renewed.display == ["DIG", "HEA"]
    renewed.draw(I1, "first")
    assert renewed.hand(I1) == {"EDU": 1, "DIG": 1}
    assert renewed.display == ["ENE", "HEA"]


def test_pm60_a_joker_may_come_from_the_deck_any_time() -> None:
    """PM-60: unseen jokers are not restricted, neither as first nor as second card."""
    lucky = drawer(deck=["JOK", "JOK"], display=["EDU", "HEA"])
    lucky.draw(I1)
    assert lucky.hand(I1) == {"JOK": 2}


def test_pm61_the_first_card_does_not_limit_the_second() -> None:
    """PM-61: after any first card every category is still open in the display."""
    for first in ("deck", "first"):
        free = drawer(display=["EDU", "HEA"], deck=["EDU", "ENE"])
        free.draw(I1, first)
        assert free.may(I1) == ["draw deck", "draw first", "draw second"]


def test_pm62_a_face_up_joker_does_not_cost_the_second_card() -> None:
    """PM-62: after a joker from the display a second card is drawn as usual."""
    joker = drawer(display=["JOK", "HEA"], deck=["EDU"])
    joker.draw(I1, "first")
    assert joker.turn == ("draw", I1)
    joker.draw(I1, "second")
    assert joker.hand(I1) == {"HEA": 1, "JOK": 1}


def test_pm63_a_face_up_joker_only_as_the_first_card() -> None:
    """PM-63: after any card drawn this turn face-up jokers are closed; there is at most one per turn."""
    late = drawer(display=["JOK", "JOK"])
    late.draw(I1, "first")
    refused = late.refused(I1, "draw second")
    assert (refused.code, refused.params) == ("joker-late", {"drawn": 1})
    late.draw(I1, "deck")
    # The next investor has drawn nothing yet.
    late.decide(I2, "end")
    assert "draw second" in late.may(I2)


def test_pm63_a_joker_turned_up_by_the_first_draw_is_closed() -> None:
    """PM-63: also one that has only just replaced the first card."""
    turned = drawer(display=["EDU", "HEA"], deck=["JOK"])
    turned.draw(I1, "first")
    assert turned.display == ["JOK", "HEA"]
    assert turned.refusal(I1, "draw first") == "joker-late"
    assert turned.may(I1) == ["draw deck", "draw second"]


def test_pm63_no_face_up_joker_after_an_initiative() -> None:
    """PM-63: the reward was drawn before, so the display's joker is closed in this turn."""
    rewarded = table(turn=I1, tracks={I1: [4, 0, 0, 0]}, open=["PI01", "PI12"], display=["JOK", "EDU"])
    rewarded.decide(I1, "end", "claim PI01")
    rewarded.plain()
    assert rewarded.may(I1) == ["draw deck", "draw second"]
    assert rewarded.refused(I1, "draw first").params == {"drawn": 5}
    # A face-up joker is open again in the next turn of the same investor.
    rewarded.draw(I1)
    rewarded.finish_round()
    rewarded.plain()
    rewarded.decide(I1, "end")
    if rewarded.phase == "claim":
        rewarded.decide(I1, "decline")
    assert "draw first" in rewarded.may(I1)
