"""What holds in every state of every game of Hertzschlag, over hundreds of random games."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stromtisch.catalogue import playable
from stromtisch.core.game import State
from stromtisch.core.match import Match, SeatInfo
from stromtisch.games.hertzschlag.table import HertzschlagState
from stromtisch.games.hertzschlag.words import CATEGORY_COUNT
from stromtisch.testing import check_game
from tests.rules_mode import sweep

GAME = playable()["hertzschlag"]


def conserved(state: State) -> None:
    """Cards, events, goals and money are where the rules can have put them."""
    assert isinstance(state, HertzschlagState)
    content = state.content
    cards = [*state.deck, *state.box]
    for seat in range(state.seats):
        cards += state.hands[seat] + state.displays[seat]
    assert sorted(cards) == list(range(content.card_count)), "a card is missing or there twice"
    assert sorted(state.event_deck + state.past_events) == list(range(len(content.events)))
    assert sorted(state.goals + state.unused_goals) == list(range(len(content.goals)))
    assert len(state.box) == len(state.box_owner) == len(state.boxed_in)
    assert -content.track <= state.position <= content.track
    assert all(0 <= money <= content.purse + content.reserve for money in state.money), state.money
    assert sum(money > content.purse for money in state.money) <= content.reserve_cards, state.money
    assert 1 <= state.round <= content.rounds
    assert state.shield >= 0
    for seat in range(state.seats):
        display = state.displays[seat]
        assert state.income_sum[seat] == sum(content.income[card] for card in display)
        assert state.eco_sum[seat] == sum(content.eco[card] for card in display)
        for category in range(CATEGORY_COUNT):
            shown = sum(content.category[card] == category for card in display)
            assert state.counts[seat * CATEGORY_COUNT + category] == shown
        # A hand has 5 cards while choosing, 4 after the own turn; a swap in progress holds one more.
        assert len(state.hands[seat]) in (4, 5)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("part", [0, 1, 2])
@pytest.mark.timeout(900)
def test_the_contract_holds_in_random_games(seats: int, part: int) -> None:
    """Replay equals live, clones are independent, legal means accepted, nothing hidden shows: 300 games each."""
    games = sweep(100)
    report = check_game(
        GAME, games=games, seats=[seats], seed=f"whole games {part}", invariant=conserved, thorough_every=13
    )
    assert report.games == games
    assert set(report.verdicts) >= {"blackout"}


@pytest.mark.parametrize("options", [{"green": 3}, {"green": 5, "start_money": 20}, {"commit_seconds": 0}])
def test_the_contract_holds_with_options(options: dict[str, str | int | bool]) -> None:
    games = sweep(8)
    report = check_game(GAME, games=games, options=options, seed="options", invariant=conserved)
    assert report.games == 3 * games


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 5), st.text(max_size=12), st.lists(st.integers(0, 10**6), min_size=40, max_size=200))
def test_money_moves_only_as_the_journal_says(seats: int, seed: str, choices: list[int]) -> None:
    """Start money plus every booked amount is what a household owns."""
    match = Match(GAME, {}, [SeatInfo("bot", "")] * seats, seed)
    for choice in choices:
        waiting = match.state.pending()
        if not waiting:
            break
        seat = waiting[choice % len(waiting)]
        # The last decisions in the list are signals; prefer what moves the game on.
        legal = match.state.legal(seat)
        match.decide(seat, legal[choice // 7 % len(legal)])
    state = match.state
    assert isinstance(state, HertzschlagState)
    conserved(state)
    assert match.journal is not None
    money = [15] * seats
    for line in match.journal.lines:
        if line.kind == "money":
            payer, amount = line.body["seat"], line.body["amount"]
            assert isinstance(payer, int)
            assert isinstance(amount, int)
            assert amount != 0
            money[payer] += amount
            assert money[payer] == line.body["money"]
    assert money == state.money


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 5), st.text(max_size=12), st.lists(st.integers(0, 10**6), min_size=10, max_size=120))
def test_the_journal_tells_the_marker_s_whole_way(seats: int, seed: str, choices: list[int]) -> None:
    """Paths join up: each begins where the last one ended, field by field."""
    match = Match(GAME, {}, [SeatInfo("bot", "")] * seats, seed)
    for choice in choices:
        waiting = match.state.pending()
        if not waiting:
            break
        seat = waiting[choice % len(waiting)]
        legal = match.state.legal(seat)
        match.decide(seat, legal[choice // 7 % len(legal)])
    assert match.journal is not None
    here = 0
    for line in match.journal.lines:
        if line.kind in ("shifted", "event-revealed"):
            path = line.body["path"]
            assert isinstance(path, list)
            assert path[0] == here
            assert all(abs(b - a) == 1 for a, b in itertools.pairwise(path))
            here = path[-1]
    assert isinstance(match.state, HertzschlagState)
    assert match.state.position == here
