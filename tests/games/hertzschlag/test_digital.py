"""What a table of people on screens needs: clocks, autopilot, leaving, stopping, moments (HS-74 to HS-79)."""

from __future__ import annotations

from typing import Any

import pytest

from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.reason import Refused
from tests.games.hertzschlag.tables import (
    A,
    B,
    C,
    D,
    Files,
    Table,
    altered,
    at_check,
    new_card,
    printed_game,
    quiet,
    table,
)

CLOCKS = {"commit_seconds": 0, "talk_seconds": 0, "bid_seconds": 0, "cycle_seconds": 0}


def exchanging(**situation: Any) -> Table:
    """A has played WI07 and must choose a card to return."""
    swap = quiet(hands={A: ["WI07"]}, event_deck=["EV01"], **situation)
    swap.rest({A: "play WI07"})
    return swap


def test_hs74_how_long_each_choice_may_take() -> None:
    """HS-74: 180 s to commit, 60 s to talk, 15 s to bid, 20 s to exchange; no clock after the end."""
    assert table().state.clock() == 180
    rescue = at_check(position=5)
    assert rescue.state.clock() == 60
    rescue.ready()
    assert rescue.state.clock() == 15
    assert exchanging().state.clock() == 20
    assert at_check(round=8).state.clock() == 0


def test_hs74_clocks_are_options_and_can_be_off() -> None:
    """HS-74: each clock can be set; 0 turns it off."""
    own = {"commit_seconds": 30, "talk_seconds": 31, "bid_seconds": 32, "cycle_seconds": 33}
    for options in (own, CLOCKS):
        rescue = at_check(position=5, options=options)
        seconds = [table(options=options).state.clock(), rescue.state.clock()]
        rescue.ready()
        seconds += [rescue.state.clock(), exchanging(options=options).state.clock()]
        assert seconds == list(options.values())


def test_hs74_late_commitments_are_income_with_the_leftmost_card() -> None:
    """HS-74: only for those who have not committed."""
    late = table(
        hands={A: ["EE01"], B: ["SO01", "SO02"], C: ["EM01"], D: ["FL01", "FL02"]}, event_deck=["EV01"]
    )
    late.decide(A, "play EE01")
    late.decide(C, "income EM01")
    late.state.expire()
    assert late.lines("expired") == [{"kind": "expired", "moment": "1.commit", "seats": [B, D]}]
    assert late.lines("locked")[0]["modes"] == ["play", "income", "income", "income"]
    assert late.box() == ["SO01#1", "EM01#1", "FL01#1"]
    assert late.display(A) == ["EE01#1"]
    assert late.state.round == 2


def test_hs74_late_bids_are_closed_fists() -> None:
    """HS-74: a seat that has not bid bids 0."""
    late = at_check(position=5)
    late.ready()
    late.decide(B, "bid 5")
    late.state.expire()
    assert late.lines("bids-revealed")[0]["bids"] == [0, 5, 0, 0]
    assert late.outcome()["verdict"] == "blackout"
    assert late.lines("expired") == [{"kind": "expired", "moment": "1.bid", "seats": [A, C, D]}]


def test_hs74_a_late_exchange_returns_the_drawn_card() -> None:
    """HS-74: it goes back, under the deck."""
    late = exchanging(round=8)
    drawn = late.own(A)["drawn"]
    hand = [name for name in late.hand(A) if name != drawn]
    late.state.expire()
    assert late.hand(A) == hand
    assert late.deck()[-1] == drawn
    assert late.outcome()["verdict"] == "scored"


def test_hs75_the_autopilot_takes_income_with_the_leftmost_card() -> None:
    """HS-75: as long as nothing has been committed; then it asks for nothing."""
    away = table(hands={B: ["SO08", "EE01"]})
    decision = away.state.autopilot_decision(B)
    assert decision is not None
    assert decision.name == "income SO08#1"
    away.decide(B, decision.name)
    assert away.state.autopilot_decision(B) is None


@pytest.mark.parametrize(
    ("seats", "money", "bid"),
    [(3, 15, 4), (4, 15, 3), (5, 15, 3), (3, 3, 3), (3, 1, 1), (4, 0, 0), (5, 2, 2)],
)
def test_hs75_the_autopilot_bids_its_fair_share(seats: int, money: int, bid: int) -> None:
    """HS-75: 11 € by the number of seats, rounded up, at most what it owns."""
    away = at_check(seats=seats, position=5, money=[money] + [15] * (seats - 1))
    talk = away.state.autopilot_decision(A)
    assert talk is not None
    assert talk.name == "ready"
    away.ready()
    decision = away.state.autopilot_decision(A)
    assert decision is not None
    assert decision.name == f"bid {bid}"


def test_hs75_three_autopilots_rescue_the_grid() -> None:
    """HS-75: a fair share of everybody reaches 11 €."""
    away = at_check(seats=3, position=5)
    while away.phase in ("talk", "bid"):
        seat = away.state.pending()[0]
        decision = away.state.autopilot_decision(seat)
        assert decision is not None
        away.decide(seat, decision.name)
    assert away.outcome() is None
    assert away.money == [11, 11, 11]


def test_hs75_the_autopilot_returns_what_it_drew() -> None:
    """HS-75: nobody else is asked during an exchange."""
    away = exchanging()
    decision = away.state.autopilot_decision(A)
    assert decision is not None
    assert decision.name == f"return {away.own(A)['drawn']}"
    assert away.state.autopilot_decision(B) is None


def test_hs75_switching_shows_and_can_be_taken_back() -> None:
    """HS-75: everybody sees who is steered by the autopilot; the player may take over again."""
    match = Match(printed_game(), {}, [SeatInfo("person", name) for name in "abc"], "autopilot")
    match.set_autopilot(B, True)
    assert [seat["autopilot"] for seat in seats_of(match)] == [False, True, False]
    decision = match.state.autopilot_decision(B)
    assert decision is not None
    match.decide(B, decision)
    match.set_autopilot(B, False)
    assert [seat["autopilot"] for seat in seats_of(match)] == [False, False, False]
    # Before the lock the returned player may still choose something else (HS-22).
    withdraw = match.game.decisions.find("withdraw")
    assert withdraw is not None
    match.decide(B, withdraw)
    assert B in match.state.pending()


def seats_of(match: Match) -> list[dict[str, object]]:
    seats = match.state.view(None)["seats"]
    assert isinstance(seats, list)
    return seats


def test_hs76_whoever_left_is_scored_but_not_ranked() -> None:
    """HS-76: the best of the others wins, even if the one who left would have scored more."""
    goals = {A: "SG1", B: "SG2", C: "SG4", D: "SG6"}
    gone = quiet(round=8, goals=goals, money=[30, 20, 10, 0])
    gone.state.leave(A)
    assert gone.household(A)["left"] is True
    assert gone.household(A)["autopilot"] is True
    gone.rest()
    outcome = gone.outcome()
    assert outcome["points"] == [3, 2, 1, 0]
    assert outcome["winners"] == [B]
    assert outcome["places"] == [None, 1, 2, 3]
    assert outcome["breakdown"][A]["total"] == 3


def test_hs76_leaving_is_for_good() -> None:
    """HS-76: the autopilot stays to the end and plays on for the seat."""
    match = Match(printed_game(), {}, [SeatInfo("person", name) for name in "abc"], "left")
    match.leave(C)
    with pytest.raises(Refused) as refused:
        match.set_autopilot(C, False)
    assert refused.value.reason.code == "has-left"
    assert match.state.outcome() is None
    assert C in match.state.pending()
    assert match.state.autopilot_decision(C) is not None


def test_hs77_fewer_than_two_people_end_the_game() -> None:
    """HS-77: when only one person is left, the game is aborted; bots do not count."""
    empty = table(people=[A, B, C])
    empty.state.leave(A)
    assert empty.outcome() is None
    empty.state.leave(C)
    outcome = empty.outcome()
    assert outcome["verdict"] == "aborted"
    assert outcome["reason"]["code"] == "too-few-people"
    assert outcome["winners"] == []
    assert outcome["points"] is outcome["places"] is None
    assert empty.state.pending() == ()
    assert empty.state.legal(B) == []
    assert empty.state.clock() == 0
    assert empty.refusal(B, f"income {empty.hand(B)[0]}").code == "game-over"


def test_hs77_one_person_among_bots_may_play() -> None:
    """HS-77: a table that began with one person is not aborted by itself, only by leaving."""
    alone = table(people=[B])
    alone.commit()
    assert alone.outcome() is None
    alone.state.leave(B)
    assert alone.outcome()["verdict"] == "aborted"


def test_hs77_all_people_agree_to_stop() -> None:
    """HS-77: votes of all people abort the game; votes can be taken back, bots have none."""
    votes = table(people=[A, B, D])
    votes.state.vote(A, True)
    votes.state.vote(B, True)
    assert votes.outcome() is None
    votes.state.vote(A, False)
    votes.state.vote(D, True)
    assert votes.outcome() is None
    votes.state.vote(A, True)
    assert votes.outcome()["verdict"] == "aborted"
    assert votes.outcome()["reason"]["code"] == "all-voted"
    assert votes.state.moment() == "1.over"


def test_hs77_the_vote_of_those_who_stay_counts() -> None:
    """HS-77: when the last one against it leaves, all people who remain have voted to stop."""
    votes = table(people=[A, B, C])
    votes.state.vote(A, True)
    votes.state.vote(B, True)
    votes.state.leave(C)
    assert votes.outcome()["verdict"] == "aborted"
    assert votes.outcome()["reason"]["code"] == "all-voted"
    assert votes.kinds().count("aborted") == 1


def test_hs77_leaving_after_the_end_changes_nothing() -> None:
    """HS-77: a finished game cannot be aborted any more."""
    done = at_check(round=8)
    for seat in range(4):
        done.state.leave(seat)
    assert done.outcome()["verdict"] == "scored"
    assert done.lines("aborted") == []


def one_card_hands(files: Files) -> None:
    """Four blank cards, one for each of four seats, and nothing to draw."""
    files["parameters.toml"]["parameters"]["hand"] = 1
    files["cards.toml"]["card"] = [new_card("QQ01", copies=4)]


def test_hs78_an_empty_hand_takes_income_without_a_card() -> None:
    """HS-78: with altered content; by choice, by the clock and by the autopilot alike."""
    empty = table(
        game=altered(one_card_hands),
        event_deck=["EV01", "EV04", "EV02"],
        hands={s: ["QQ01"] for s in range(4)},
    )
    empty.commit()
    assert [empty.hand(seat) for seat in range(4)] == [[]] * 4
    decision = empty.state.autopilot_decision(A)
    assert decision is not None
    assert decision.name == "income -"
    assert "income -" in [d.name for d in empty.state.legal(A)]
    empty.decide(A, "income -")
    assert empty.own(A)["commitment"] == {"card": "-", "mode": "income"}
    assert empty.refusal(A, "income -").code == "already-committed"
    empty.decide(A, "withdraw")
    empty.decide(A, "income -")
    empty.state.expire()
    assert empty.state.round == 3
    # Twice 3 €; B and C were first in the second round and took the two reserve cards.
    assert empty.money == [20, 21, 21, 20]
    assert len(empty.state.box) == 4


def test_hs78_an_empty_hand_waits_for_its_turn_like_everybody() -> None:
    """HS-78: after the lock a seat without a card shows as resolved only when its turn is over."""

    def change(files: Files) -> None:
        files["cards.toml"]["card"] = [
            new_card("QQ01", copies=9),
            new_card("TT01", effects=[{"kind": "cycle"}]),
        ]

    seen = table(seats=3, game=altered(change), hands={A: ["TT01"], B: ["QQ01"], C: ["QQ01"]})
    rest = seen.state.hands[C]
    seen.state.hands[C] = []
    seen.state.deck = [*seen.state.deck, *rest]
    seen.commit({A: "play TT01", C: "income -"})
    assert seen.phase == "cycle"
    assert [seen.household(seat)["resolved"] for seat in range(3)] == [True, False, False]
    assert seen.own(C)["commitment"] == {"card": "-", "mode": "income"}


def test_hs79_every_choice_has_its_moment() -> None:
    """HS-79: round and phase name the moment; an exchange also names its seat."""
    assert table(round=3).state.moment() == "3.commit"
    rescue = at_check(round=5, position=5)
    assert rescue.state.moment() == "5.talk"
    rescue.ready()
    assert rescue.state.moment() == "5.bid"
    assert exchanging(round=2).state.moment() == f"2.cycle.{A}"
    assert at_check(round=8).state.moment() == "8.over"
    for viewer in (A, B, None):
        assert rescue.view(viewer)["moment"] == "5.bid"


def test_hs79_sealed_choices_share_their_moment() -> None:
    """HS-79: others committing or signalling does not make a choice stale."""
    shared = quiet(event_deck=["EV01"])
    moment = shared.state.moment()
    shared.decide(A, "signal up")
    shared.decide(B, "play QQ01")
    shared.decide(B, "withdraw")
    assert shared.state.moment() == moment
    shared.rest()
    assert shared.state.moment() == "2.commit"


def test_hs79_commands_for_another_phase_change_nothing() -> None:
    """HS-79: each phase refuses what belongs to another, naming itself."""
    commit = table(hands={A: ["SO01"]})
    for text in ("bid 3", "ready", "return SO01"):
        reason = commit.refusal(A, text)
        assert (reason.code, reason.params) == ("wrong-phase", {"phase": "commit"})
    talk = at_check(position=5)
    for text in ("bid 3", "signal up", "withdraw", f"play {talk.hand(A)[0]}", f"income {talk.hand(A)[0]}"):
        assert talk.refusal(A, text).params == {"phase": "talk"}
    talk.ready()
    for text in ("ready", "signal up", "withdraw", f"play {talk.hand(A)[0]}"):
        assert talk.refusal(A, text).params == {"phase": "bid"}
    swap = exchanging()
    for text in ("withdraw", "bid 1", "ready", "signal up", f"income {swap.hand(B)[0]}"):
        assert swap.refusal(B, text).params == {"phase": "cycle"}
    assert commit.refusal(7, "bid 3").code == "no-seat"
