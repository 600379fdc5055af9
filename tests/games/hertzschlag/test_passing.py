"""Passing cards (HS-54 to HS-59)."""

from __future__ import annotations

import pytest

from tests.games.hertzschlag.tables import CALM, A, B, C, D, Files, altered, at_check, new_card, quiet, table


@pytest.mark.parametrize(("start", "after"), [(A, B), (B, C), (D, A)])
def test_hs54_the_start_card_goes_left(start: int, after: int) -> None:
    """HS-54: to the left neighbour, before hands are passed and cards drawn, and the round marker last."""
    passed = quiet(start=start, event_deck=["EV01"])
    passed.rest()
    assert passed.state.start_seat == after
    kinds = passed.kinds()
    assert (
        kinds.index("checked") < kinds.index("passed") < kinds.index("new-hand") < kinds.index("round-begins")
    )
    assert passed.lines("passed") == [{"kind": "passed", "start_seat": after}]


def test_hs54_only_after_a_passed_check() -> None:
    """HS-54: while the grid is not rescued nothing is passed; after the rescue it is."""
    waiting = at_check(position=5, event_deck=["EV04"])
    assert waiting.lines("passed") == []
    waiting.bid(3, 3, 3, 2)
    assert len(waiting.lines("passed")) == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hs55_hands_go_right_all_at_once(seats: int) -> None:
    """HS-55: seat i receives the four cards of seat i + 1."""
    hands = quiet(seats=seats, event_deck=["EV01"])
    before = [hands.hand(seat)[1:] for seat in range(seats)]
    hands.rest()
    for seat in range(seats):
        assert hands.hand(seat)[:-1] == before[(seat + 1) % seats]
        assert hands.own(seat)["passed"] == before[seat]


def test_hs56_everybody_draws_one_in_turn_order() -> None:
    """HS-56: from the new start seat on, the top card first; all hands have five cards again."""
    top = ["SO01#1", "SO02#1", "EM01#1", "WI01#1"]
    draw = quiet(start=B, event_deck=["EV01"], deck=top)
    draw.rest()
    assert [draw.hand(seat)[-1] for seat in (C, D, A, B)] == top
    assert [len(draw.hand(seat)) for seat in range(4)] == [5] * 4
    told = [(line["seat"], line["drawn"]) for line in draw.lines("new-hand")]
    assert told == list(zip((C, D, A, B), top, strict=True))


def few_cards(files: Files) -> None:
    """Only sixteen blank cards: three seats with five each leave one to draw."""
    files["cards.toml"]["card"] = [new_card("QQ01", copies=8), new_card("QQ02", copies=8)]


def test_hs57_an_empty_deck_skips_the_draw() -> None:
    """HS-57: the last card goes to the first in turn order; the box is never shuffled in."""
    short = table(
        seats=3, start=A, game=altered(few_cards), event_deck=["EV01", "EV04"], seed="few", hands={}
    )
    # The supply of the builder leaves blank cards to the deck, so deal them by hand.
    everything = list(range(16))
    short.state.hands = [everything[0:5], everything[5:10], everything[10:15]]
    short.state.deck = [15]
    short.commit()
    assert [len(short.hand(seat)) for seat in (B, C, A)] == [5, 4, 4]
    assert short.hand(B)[-1] == "QQ02#8"
    assert [line["drawn"] for line in short.lines("new-hand")] == ["QQ02#8", None, None]
    short.commit()
    assert [len(short.hand(seat)) for seat in range(3)] == [4, 3, 3]
    assert len(short.state.box) == 6
    assert short.state.round == 3


def test_hs58_the_round_marker_advances_by_one() -> None:
    """HS-58: the next round begins with the next event."""
    after = at_check(round=3, event_deck=["EV06", "EV02"])
    assert after.state.round == 4
    assert after.lines("round-begins") == [{"kind": "round-begins", "round": 4, "start_seat": B}]
    assert after.view(None)["event"]["id"] == "EV06"
    assert after.state.moment() == "4.commit"


def test_hs59_no_passing_after_the_last_round() -> None:
    """HS-59: hands, deck and start card stay where they are; the scoring follows."""
    last = quiet(round=8, start=C)
    hands = [last.hand(seat)[1:] for seat in range(4)]
    deck = last.deck()
    last.rest()
    assert [last.hand(seat) for seat in range(4)] == hands
    assert last.deck() == deck
    assert last.state.start_seat == C
    assert last.state.round == 8
    assert last.lines("passed") == []
    assert last.outcome()["verdict"] == "scored"


def test_hs59_five_seats_never_run_out_of_cards() -> None:
    """HS-59: seven passes of five seats leave 4 of 64 cards in the deck; a ninth hand is never drawn."""
    game = table(seats=5, event="EV07", event_deck=CALM)
    sizes = []
    while game.outcome() is None:
        sizes.append(len(game.state.deck))
        game.commit()
    assert sizes == [39, 34, 29, 24, 19, 14, 9, 4]
    assert len(game.state.deck) == 4
