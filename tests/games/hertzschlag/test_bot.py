"""The sensible household: it keeps to its view, to the rules and to its manners."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stromtisch.catalogue import collection
from stromtisch.core.bot import Bot, Chair
from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.core.option import complete_options
from stromtisch.core.selfplay import play_out
from stromtisch.games.hertzschlag.bot import direction, fair_share
from stromtisch.games.hertzschlag.state import NEUTRAL, SIGNALS
from stromtisch.games.hertzschlag.table import HertzschlagState
from stromtisch.testing.conformance import check_bot
from tests.games.hertzschlag.tables import A, B, C, D, Table, assert_whole, at_check, printed_game, table


def sensible() -> Bot[Any]:
    return collection().bot("hertzschlag", "sensible")


def ask(at: Table, seat: int, hurry: bool = False, seed: str = "bot") -> Decision | None:
    code = sensible().decide(Chair(at.state, seat, Generator(seed), hurry))
    return None if code is None else at.state.table.by_code[code]


def kind_of(decision: Decision | None) -> str:
    return "" if decision is None else decision.kind


def test_it_signals_in_turn_order_before_it_commits() -> None:
    """HS-19: the start seat signals at once; the others wait for those before them."""
    start = table(start=C)
    for seat in (C, D, A, B):
        for other in range(4):
            if other != seat:
                assert kind_of(ask(start, other)) != "signal"
        decision = ask(start, seat)
        assert decision is not None
        assert decision.kind == "signal"
        start.decide(seat, decision.name)
    # Everybody has signalled: now all commit, and only now.
    for seat in range(4):
        assert kind_of(ask(start, seat)) in ("play", "income")


def test_it_waits_only_when_there_is_no_hurry() -> None:
    """None means waiting; in a hurry it signals, and then commits, without waiting for anybody."""
    slow = table(start=A)
    assert ask(slow, B) is None
    assert kind_of(ask(slow, B, hurry=True)) == "signal"
    slow.decide(B, "signal up")
    assert ask(slow, B) is None
    assert kind_of(ask(slow, B, hurry=True)) in ("play", "income")


def test_those_who_commit_without_a_signal_are_not_waited_for() -> None:
    """HS-19: signalling is a courtesy; a person may commit without a word."""
    silent = table(start=A)
    silent.decide(A, f"income {silent.hand(A)[0]}")
    assert kind_of(ask(silent, B)) == "signal"


@pytest.mark.parametrize("position", [-3, 0, 3])
def test_its_signal_is_what_it_means_to_do(position: int) -> None:
    """HS-19: the signal names a direction that one of its open choices has."""
    said = table(position=position)
    decision = ask(said, A)
    assert decision is not None
    content = said.state.content
    directions = set()
    for choice in said.state.legal(A):
        if choice.kind == "income":
            directions.add(NEUTRAL)
        elif choice.kind == "play":
            card = choice.code
            pull = min(content.to50[card], abs(position))
            directions.add(direction(content.shift[card] + (-pull if position > 0 else pull)))
    assert decision.args["signal"] in {SIGNALS[number] for number in directions}


@pytest.mark.parametrize(
    "money", [[0, 20, 20, 20], [1, 15, 15, 15], [2, 4, 5, 15], [15, 15, 15, 15], [3, 3, 3, 2]]
)
def test_it_bids_no_more_than_it_owns(money: list[int]) -> None:
    """HS-46: however much the table owns, a bid is between 0 and 5 and covered by the own money."""
    for seed in ("one", "two", "three", "four"):
        bids = at_check(position=5, money=money)
        bids.ready()
        for seat in range(4):
            decision = ask(bids, seat, seed=seed)
            assert decision is not None
            assert decision.kind == "bid"
            assert 0 <= int(decision.args["amount"]) <= min(5, money[seat])


def test_a_fair_share() -> None:
    """HS-48: shared as evenly as the purses allow, rounded up."""
    assert [fair_share(11, [5, 5, 5], me) for me in range(3)] == [4, 4, 4]
    assert [fair_share(11, [1, 5, 5], me) for me in range(3)] == [1, 5, 5]
    assert [fair_share(8, [5, 5, 5, 5], me) for me in range(4)] == [2, 2, 2, 2]
    assert fair_share(11, [0, 0, 0], A) == 0
    assert fair_share(-1, [5, 5, 5], A) == 0


def test_it_is_ready_to_talk_and_returns_a_card() -> None:
    """HS-45, HS-38: it never holds up a rescue or an exchange."""
    talk = at_check(position=5)
    assert kind_of(ask(talk, A)) == "ready"
    swap = table(hands={A: ["WI07"]})
    swap.commit({A: "play WI07"})
    decision = ask(swap, A)
    assert decision is not None
    assert decision.kind == "return"
    assert decision.args["card"] in swap.hand(A)


class Watched(Bot[HertzschlagState]):
    """Passes everything on to a bot and looks at what it decides."""

    def __init__(self) -> None:
        self.bot = sensible()
        self.kinds: set[str] = set()

    def decide(self, chair: Chair[HertzschlagState]) -> int | None:
        before = json.dumps(chair.view())
        code = self.bot.decide(chair)
        assert json.dumps(chair.view()) == before
        if code is None:
            assert not chair.hurry
            return None
        assert code in chair.legal()
        world = chair.world()
        decision = world.table.by_code[code]
        if decision.kind == "bid":
            assert int(decision.args["amount"]) <= world.money[chair.seat]
        self.kinds.add(decision.kind)
        return code


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_of_legal_decisions(seats: int) -> None:
    """HS-12: tables of bots play to the end by the rules, and both endings happen."""
    game = printed_game()
    bots = [Watched() for _ in range(seats)]
    verdicts = set()
    for number in range(12):
        state = game.new(complete_options(game.options, {}), ["bot"] * seats, f"bots {number}")
        play_out(state, bots, Generator(f"bots {number}"))
        assert_whole(state)
        outcome = state.outcome()
        assert outcome is not None
        verdicts.add(outcome.verdict)
    assert "scored" in verdicts
    assert {"signal", "play", "income"} <= set().union(*(bot.kinds for bot in bots))


def test_the_same_view_and_chance_give_the_same_decision() -> None:
    """HS-03: nothing but the view, the open decisions and the generator matters."""
    for seed in ("one", "two", "three"):
        for hurry in (False, True):
            first = ask(table(start=B), B, hurry, seed)
            second = ask(table(start=B), B, hurry, seed)
            assert first is second


def test_what_it_cannot_know_changes_nothing() -> None:
    """HS-03, section 5: in every world of its seat it decides the same."""
    assert check_bot(printed_game(), sensible(), games=4) > 500
