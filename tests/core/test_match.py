"""A match is a seed and a log: undo rewinds within limits, and replaying leads to the same place."""

import json

import pytest

from stromtisch.catalogue import playable
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.reason import Refused
from stromtisch.core.record import export_match, import_match
from stromtisch.testing.conformance import fingerprint
from stromtisch.testing.tic_tac_toe import TicTacToe


def seats(kinds: str) -> list[SeatInfo]:
    return [SeatInfo("person" if kind == "p" else "bot", f"seat {n}") for n, kind in enumerate(kinds)]


def hertzschlag(seed: str = "match") -> Match:
    return Match(playable()["hertzschlag"], {}, seats("ppp"), seed)


def decide(match: Match, seat: int, name: str) -> None:
    decision = match.game.decisions.find(name)
    assert decision is not None, name
    match.decide(seat, decision, at=len(match.log))


def refusal(match: Match, seat: int, name: str) -> str:
    with pytest.raises(Refused) as caught:
        decide(match, seat, name)
    return caught.value.reason.code


def test_refused_decisions_leave_no_trace() -> None:
    match = Match(TicTacToe(), {}, seats("pp"), "x")
    before = fingerprint(match.state)
    assert refusal(match, 1, "mark 0") == "not-your-decision"
    assert refusal(match, 7, "mark 0") == "no-seat"
    assert match.log == []
    assert fingerprint(match.state) == before


def test_undo_takes_back_ones_own_last_decision() -> None:
    match = Match(TicTacToe(), {}, seats("pp"), "x")
    before = fingerprint(match.state)
    decide(match, 0, "mark 4")
    match.undo(0)
    assert fingerprint(match.state) == before
    assert [entry.kind for entry in match.log] == ["decide", "undo"]
    decide(match, 0, "mark 0")
    assert match.state.view(None)["marks"] == [[0], []]


def test_rolling_back_goes_past_others_and_keeps_who_is_away() -> None:
    match = Match(TicTacToe(), {}, seats("pp"), "x")
    decide(match, 0, "mark 4")
    after_one = fingerprint(match.state)
    decide(match, 1, "mark 0")
    match.set_autopilot(1, True)
    decide(match, 0, "mark 8")
    match.roll_back(0, 1)
    assert match.state.view(None)["marks"] == [[4], []]
    assert match.state.autopilot == 0b10
    match.set_autopilot(1, False)
    assert fingerprint(match.state) == after_one
    assert [entry.kind for entry in match.log][-2:] == ["rollback", "autopilot"]
    assert match.journal is not None
    assert match.journal.lines[-2].kind == "rolled-back"
    # The log keeps all of it: playing it again leads to the same place, and what was rolled back can be reached.
    decide(match, 1, "mark 2")
    assert fingerprint(match.replay().state) == fingerprint(match.state)
    match.roll_back(1, 4)
    assert match.state.view(None)["marks"] == [[4, 8], [0]]
    assert fingerprint(import_match(export_match(match), {"tic-tac-toe": TicTacToe()}).state) == fingerprint(
        match.state
    )


@pytest.mark.parametrize("length", [-1, 2, 3])
def test_rolling_back_to_nowhere_is_refused_and_changes_nothing(length: int) -> None:
    match = Match(TicTacToe(), {}, seats("pp"), "x")
    decide(match, 0, "mark 4")
    match.vote(0, True)
    before = fingerprint(match.state)
    with pytest.raises(Refused) as caught:
        match.roll_back(0, length)
    assert caught.value.reason.code == "nothing-to-undo"
    assert (fingerprint(match.state), len(match.log)) == (before, 2)


def test_rolling_back_brings_back_what_was_undone() -> None:
    """As many decisions count then as now, but others."""
    match = Match(TicTacToe(), {}, seats("pp"), "x")
    decide(match, 0, "mark 4")
    match.undo(0)
    decide(match, 0, "mark 8")
    match.roll_back(1, 1)
    assert match.state.view(None)["marks"] == [[4], []]


def test_a_match_that_is_over_is_not_rolled_back() -> None:
    match = Match(TicTacToe(), {}, seats("pp"), "x")
    match.vote(0, True)
    match.vote(1, True)
    with pytest.raises(Refused) as caught:
        match.roll_back(0, 0)
    assert caught.value.reason.code == "game-over"


def test_undo_is_refused_past_another_seats_decision() -> None:
    match = Match(TicTacToe(), {}, seats("pp"), "x")
    decide(match, 0, "mark 4")
    decide(match, 1, "mark 0")
    reason = match.why_no_undo(0)
    assert reason is not None
    assert reason.code == "others-decided"
    with pytest.raises(Refused):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert match.state.view(None)["marks"] == [[], []]


def test_undo_is_refused_past_a_reveal() -> None:
    match = hertzschlag()
    for seat in range(3):
        hand = match.state.view(seat)["own"]
        assert isinstance(hand, dict)
        decide(match, seat, f"income {hand['hand'][0]}")
    # The last commitment locked the round: modes, cards and the next event have been shown.
    reason = match.why_no_undo(2)
    assert reason is not None
    assert reason.code == "revealed"


def test_undo_is_refused_past_an_expiry_and_before_the_first_decision() -> None:
    match = hertzschlag()
    reason = match.why_no_undo(0)
    assert reason is not None
    assert reason.code == "nothing-to-undo"
    match.expire()
    reason = match.why_no_undo(0)
    assert reason is not None
    assert reason.code == "revealed"


def test_undo_keeps_votes_and_autopilot_that_came_after() -> None:
    match = hertzschlag()
    decide(match, 0, "signal up")
    match.vote(1, True)
    match.set_autopilot(2, True)
    match.undo(0)
    assert match.state.votes == 0b010
    assert match.state.autopilot == 0b100
    assert match.journal is not None
    assert match.journal.lines[-1].kind == "undone"
    assert fingerprint(match.replay().state) == fingerprint(match.state)


def test_replay_to_any_point() -> None:
    match = hertzschlag("points")
    prints = [fingerprint(match.state)]
    while match.state.outcome() is None and len(match.log) < 40:
        seat = match.state.pending()[0]
        match.decide(seat, match.state.legal(seat)[0])
        prints.append(fingerprint(match.state))
    for length in (0, 1, 5, len(match.log)):
        assert fingerprint(match.replay(length).state) == prints[length]


def test_a_player_who_has_left_comes_back() -> None:
    match = Match(TicTacToe(), {}, seats("pp"), "x")
    with pytest.raises(Refused) as caught:
        match.come_back(0)
    assert caught.value.reason.code == "not-away"
    match.leave(0)
    assert (match.state.left, match.state.autopilot) == (1, 1)
    match.come_back(0)
    assert (match.state.left, match.state.autopilot) == (0, 0)
    # A rollback changes nothing about who is here.
    decide(match, 0, "mark 4")
    match.leave(0)
    match.roll_back(1, 2)
    assert (match.state.left, match.length()) == (1, 5)
    match.come_back(0)
    again = import_match(json.loads(json.dumps(export_match(match))), {"tic-tac-toe": TicTacToe()})
    assert fingerprint(again.state) == fingerprint(match.state)


def test_after_the_end_nothing_goes() -> None:
    match = Match(TicTacToe(), {}, seats("pp"), "x")
    for seat, square in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        decide(match, seat, f"mark {square}")
    assert match.state.outcome() is not None
    assert refusal(match, 1, "mark 8") == "game-over"
    with pytest.raises(Refused):
        match.vote(0, True)
    with pytest.raises(Refused):
        match.leave(0)
    with pytest.raises(Refused):
        match.set_autopilot(0, True)
    with pytest.raises(Refused):
        match.undo(0)


def test_bad_tables_are_refused() -> None:
    game = playable()["hertzschlag"]
    for options, kinds, code in (
        ({}, "pp", "bad-seats"),
        ({}, "pppppp", "bad-seats"),
        ({"green": 9}, "ppp", "bad-option"),
        ({"green": True}, "ppp", "bad-option"),
        ({"commit_seconds": -1}, "ppp", "bad-option"),
        ({"grün": 4}, "ppp", "unknown-option"),
    ):
        with pytest.raises(Refused) as caught:
            Match(game, options, seats(kinds), "x")
        assert caught.value.reason.code == code
