"""Conventions, setup and the frame of a round (HS-01 to HS-12)."""

from __future__ import annotations

import pytest

from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.option import complete_options
from stromtisch.core.reason import Refused
from stromtisch.games.hertzschlag.event import event_steps
from stromtisch.games.hertzschlag.scoring import breakdown
from stromtisch.games.hertzschlag.table import HertzschlagState
from tests.games.hertzschlag.tables import (
    CALM,
    A,
    B,
    C,
    D,
    assert_whole,
    names_in,
    of_category,
    printed_game,
    quiet,
    table,
)

SEEDS = [f"seed {number}" for number in range(12)]


def fresh(seats: int, seed: str = "setup", **options: object) -> HertzschlagState:
    game = printed_game()
    return game.new(complete_options(game.options, options), ["person"] * seats, seed)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hs01_seats_go_clockwise(seats: int) -> None:
    """HS-01: the left neighbour has the next number, the right one the number before, around the table."""
    around = quiet(seats=seats, start=seats - 1, event_deck=CALM)
    before = [around.hand(seat)[1:] for seat in range(seats)]
    around.rest()
    assert around.state.start_seat == 0
    for seat in range(seats):
        right = (seat - 1) % seats
        assert around.hand(right)[:4] == before[seat]


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_hs01_only_three_to_five_seats(seats: int) -> None:
    """HS-01: other numbers of seats are refused."""
    with pytest.raises(Refused) as refused:
        fresh(seats)
    assert refused.value.reason.code == "bad-seats"
    assert refused.value.reason.params == {"least": 3, "most": 5, "seats": seats}


def test_hs02_turn_order_goes_left_from_the_start_seat() -> None:
    """HS-02: the start seat acts first, then its left neighbour, and so on around."""
    ordered = quiet(start=C)
    assert ordered.view(None)["order"] == [C, D, A, B]
    ordered.rest()
    assert [line["seat"] for line in ordered.lines("played")] == [C, D, A, B]


def test_hs03_one_seed_decides_everything() -> None:
    """HS-03: the same seed deals the same table, another one deals another."""
    first, second, third = fresh(4, "one"), fresh(4, "one"), fresh(4, "two")
    for name in ("deck", "hands", "event_deck", "past_events", "goals", "start_seat", "position"):
        assert getattr(first, name) == getattr(second, name)
    assert first.deck != third.deck
    assert first.hands != third.hands


@pytest.mark.parametrize("viewer", [A, B, C, D, None])
def test_hs03_nobody_is_sent_hidden_cards(viewer: int | None) -> None:
    """HS-03: of all cards, a seat is sent its own hand only; an onlooker none; and nobody the seed."""
    game = printed_game()
    match = Match(game, {}, [SeatInfo("person", name) for name in "abcd"], "5eed5eed")
    state = match.state
    assert isinstance(state, HertzschlagState)
    assert match.journal is not None
    sent = [state.view(viewer), match.journal.seen_by(viewer)]
    own = set() if viewer is None else {game.printed.names[card] for card in state.hands[viewer]}
    assert names_in(sent) == own
    assert "5eed5eed" not in repr(sent)


@pytest.mark.parametrize(("cards", "steps"), [(0, -4), (2, -4), (3, -3), (5, -3), (6, -2)])
def test_hs04_events_round_down(cards: int, steps: int) -> None:
    """HS-04: EV08 softens by one step per three full EFFICIENCY cards."""
    state = table(displays={B: of_category("efficiency", cards)}).state
    cold = next(event for event in state.content.events if event.id == "EV08")
    assert event_steps(state, cold) == steps


def test_hs04_points_round_down() -> None:
    """HS-04: 19 € are one point, 7 € of income one, 5 eco points two."""
    state = table(money=19, displays={A: ["SO08", "WI02"]}, goals={A: "SG2"}).state
    assert (state.income_sum[A], state.eco_sum[A]) == (7, 1)
    parts = breakdown(state, A)
    assert (parts["money"], parts["income"], parts["ecology"]) == (1, 1, 0)
    green = table(displays={A: ["EE04", "EM02"]}, goals={A: "SG1"}).state
    assert breakdown(green, A)["ecology"] == 2


def test_hs05_three_decks_are_shuffled() -> None:
    """HS-05: hand, event and goal cards each come in another order with another seed."""
    decks, events, goals = set(), set(), set()
    for seed in SEEDS:
        state = fresh(3, seed)
        decks.add(tuple(state.deck))
        events.add((*state.event_deck, *state.past_events))
        goals.add((*state.unused_goals, *state.goals))
        assert state.deck != sorted(state.deck)
        assert_whole(state)
    assert len(decks) == len(SEEDS)
    assert len(events) == len(SEEDS)
    assert len(goals) >= len(SEEDS) - 2


@pytest.mark.parametrize(("seats", "deck", "spare"), [(3, 49, 3), (4, 44, 2), (5, 39, 1)])
def test_hs06_five_cards_and_one_goal_each(seats: int, deck: int, spare: int) -> None:
    """HS-06: five hand cards and one goal for everybody; the other goals leave the game unseen."""
    state = fresh(seats)
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(set(state.goals)) == seats
    assert len(state.deck) == deck
    assert len(state.unused_goals) == spare
    spare_ids = [state.content.goals[number].id for number in state.unused_goals]
    for seat in [None, *range(seats)]:
        assert not any(f"'{name}'" in repr(state.view(seat)) for name in spare_ids)


def test_hs07_both_modes_are_there_all_game() -> None:
    """HS-07: in every round every seat may play or take income; neither is used up."""
    game = table(event="EV07", event_deck=CALM, hands={A: ["FL05"], B: ["EE03"]})
    for number in range(1, 8):
        assert game.state.round == number
        for seat in range(4):
            kinds = {decision.kind for decision in game.state.legal(seat)}
            assert {"play", "income"} <= kinds
            incomes = [d for d in game.state.legal(seat) if d.kind == "income"]
            assert len(incomes) == 5
        game.commit()


def test_hs08_both_plants_are_there() -> None:
    """HS-08: pumped-storage plant and gas plant are available from the beginning."""
    state = fresh(3)
    assert state.pumped_storage
    assert state.gas
    assert state.view(None)["plants"] == {"pumped_storage": True, "gas": True}


def test_hs09_round_one_at_fifty_hertz() -> None:
    """HS-09: the first round begins with the marker on 50 Hz, before its event moves it."""
    for seed in SEEDS:
        state = fresh(4, seed)
        assert state.round == 1
        assert state.event_from == 0


def test_hs10_fifteen_euros_and_no_points() -> None:
    """HS-10: everybody starts with 15 €; nobody has points before the end."""
    for seed in SEEDS:
        state = fresh(5, seed)
        # With no cards on the table no event touches anybody's money.
        assert state.money == [15] * 5
        assert state.outcome() is None
        assert "points" not in state.view(None)
    assert fresh(3, start_money=20).money == [20] * 3


def test_hs11_the_host_names_the_start_seat_or_it_is_drawn() -> None:
    """HS-11: a named seat starts; otherwise chance decides, and every seat has one."""
    for seat in range(4):
        assert {fresh(4, seed, start_seat=str(seat + 1)).start_seat for seed in SEEDS} == {seat}
    drawn = {fresh(4, f"draw {number}").start_seat for number in range(60)}
    assert drawn == {A, B, C, D}
    # A seat that nobody sits on cannot start.
    assert {fresh(3, seed, start_seat="5").start_seat for seed in SEEDS} <= {A, B, C}


def test_hs12_event_action_check_pass() -> None:
    """HS-12: a round runs event, action, check, pass."""
    seen = quiet(event_deck=["EV01"])
    seen.rest()
    order = [
        kind for kind in seen.kinds() if kind in ("locked", "played", "checked", "passed", "event-revealed")
    ]
    assert order == ["locked", "played", "played", "played", "played", "checked", "passed", "event-revealed"]


def test_hs12_eight_rounds_then_scoring() -> None:
    """HS-12: after the check of the eighth round comes the scoring instead of another pass."""
    game = table(event="EV07", event_deck=[*CALM, "EV10"])
    rounds = []
    while game.state.outcome() is None:
        rounds.append(game.state.round)
        game.commit()
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len(game.lines("passed")) == 7
    assert game.outcome()["verdict"] == "scored"
