"""Set-up and the frame of a round (PM-01 to PM-13)."""

from __future__ import annotations

from collections import Counter

import pytest

from stromtisch.core.reason import Refused
from tests.games.policy_maker.tables import CARDS, GOV, I1, I2, I3, assert_whole, fresh, table

SEEDS = [f"seed {number}" for number in range(12)]


def test_pm01_the_government_is_drawn_by_lot() -> None:
    """PM-01: one seat governs, all others invest; chance decides, and every seat has one."""
    drawn = Counter(fresh(4, f"lot {number}").government for number in range(80))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) >= 8
    for seed in SEEDS:
        state = fresh(4, seed)
        assert sorted([state.government, *state.investors]) == [0, 1, 2, 3]


def test_pm01_the_lobby_may_name_the_government() -> None:
    """PM-01: a named seat governs; a seat that nobody sits on cannot, so it is drawn again."""
    for seat in range(4):
        assert {fresh(4, seed, government=str(seat + 1)).government for seed in SEEDS} == {seat}
    assert {fresh(3, seed, government="5").government for seed in SEEDS} == {0, 1, 2}


@pytest.mark.parametrize("seats", [0, 2, 6])
def test_pm01_only_three_to_five_seats(seats: int) -> None:
    """PM-01, PM-97, PM-98: one government and two to four investors."""
    with pytest.raises(Refused) as refused:
        fresh(seats)
    assert refused.value.reason.code == "bad-seats"


def test_pm02_investors_sit_clockwise_from_the_government() -> None:
    """PM-02: I1 sits left of the government; the order goes on clockwise and never changes."""
    assert fresh(4, government="1").investors == [1, 2, 3]
    assert fresh(4, government="3").investors == [3, 0, 1]
    assert fresh(5, government="5").investors == [0, 1, 2, 3]
    around = table()
    order = []
    while around.state.round <= 3:
        if around.state.acting == GOV:
            around.plain()
        else:
            order.append(around.state.acting)
            around.finish_turn(around.state.acting)
    assert order == [I1, I2, I3] * 3


def test_pm03_one_secret_goal_six_unused() -> None:
    """PM-03: the government draws one of seven goals; the other six leave the game."""
    goals = set()
    for number in range(60):
        state = fresh(4, f"goal {number}")
        assert sorted([state.goal, *state.unused_goals]) == list(range(7))
        goals.add(state.goal)
        ids = [goal.id for goal in state.content.goals]
        desk = state.view(state.government)["desk"]
        assert isinstance(desk, dict)
        assert desk["goal"] == ids[state.goal]
        for seat in [*state.investors, None]:
            assert not any(f"'{name}'" in repr(state.view(seat)) for name in ids)
    assert goals == set(range(7))


def test_pm04_sixty_five_cards_in_one_shuffled_deck() -> None:
    """PM-04: fifteen cards of each category and five jokers, in random order."""
    decks = set()
    for seed in SEEDS:
        state = fresh(4, seed)
        assert_whole(state)
        assert sum(CARDS) == 65
        decks.add(tuple(state.deck))
        assert state.deck != sorted(state.deck)
    assert len(decks) == len(SEEDS)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pm05_five_cards_each_and_none_for_the_government(seats: int) -> None:
    """PM-05: every investor starts with five cards from the deck; the government has no hand."""
    for seed in SEEDS:
        state = fresh(seats, seed)
        assert [state.hand_size(seat) for seat in state.investors] == [5] * (seats - 1)
        assert state.hand_size(state.government) == 0
        assert len(state.deck) == 65 - 5 * (seats - 1) - 2


def test_pm06_two_cards_face_up() -> None:
    """PM-06: two further cards form the display, for all to see."""
    for seed in SEEDS:
        view = fresh(4, seed).view(None)
        display = view["display"]
        assert isinstance(display, list)
        assert len(display) == 2
        assert None not in display


def test_pm07_the_display_is_filled_at_once() -> None:
    """PM-07: a card taken from the display is replaced from the top of the deck before anything else."""
    filled = table(turn=I1, display=["EDU", "HEA"], deck=["DIG", "ENE"])
    filled.decide(I1, "end")
    filled.draw(I1, "second")
    assert filled.display == ["EDU", "DIG"]
    filled.draw(I1, "first")
    assert filled.display == ["ENE", "DIG"]


def test_pm07_jokers_stay_in_the_display() -> None:
    """PM-07: a joker that is turned up stays there; nothing is drawn anew for it."""
    dealt = 0
    for number in range(120):
        state = fresh(4, f"jokers {number}")
        assert len(state.deck) == 48
        assert sum(state.discard) == 0
        dealt += state.display.count(4)
    assert dealt > 5
    refilled = table(turn=I1, display=["EDU", "JOK"], deck=["JOK"])
    refilled.decide(I1, "end")
    refilled.draw(I1, "first")
    assert refilled.display == ["JOK", "JOK"]


def test_pm08_two_initiatives_open_fourteen_in_the_deck() -> None:
    """PM-08: sixteen shuffled initiatives, two of them face up."""
    opened = set()
    for seed in SEEDS:
        state = fresh(4, seed)
        assert len(state.open_initiatives) == 2
        assert len(state.initiative_deck) == 14
        assert state.rejected == []
        assert sorted([*state.open_initiatives, *state.initiative_deck]) == list(range(16))
        opened.add(tuple(state.open_initiatives))
    assert len(opened) > len(SEEDS) // 2


def test_pm09_every_piece_starts_off_the_board() -> None:
    """PM-09: each investor has a colour of its own and four pieces on field 0."""
    state = fresh(5)
    assert state.tracks == [0] * 20
    players = state.view(None)["players"]
    assert isinstance(players, list)
    assert [player["colour"] for player in players] == ["green", "white", "black", "pink"]
    assert [player["seat"] for player in players] == state.investors
    for player in players:
        assert player["tracks"] == {"education": 0, "health": 0, "energy": 0, "digital": 0}


def test_pm10_every_cost_starts_at_two() -> None:
    """PM-10: four costs of 2, together 8."""
    for seed in SEEDS:
        assert fresh(4, seed).cost == [2, 2, 2, 2]
    assert fresh(4).view(None)["total_cost"] == 8


def test_pm11_the_marker_starts_on_field_one() -> None:
    """PM-11: round 1 begins with the first field of the timeline."""
    state = fresh(4)
    assert state.round == 1
    assert state.view(None)["action"] == "holiday"
    assert state.outcome() is None


def test_pm12_government_then_investors_then_round_end() -> None:
    """PM-12: the action of the field, the turns of I1, I2, I3, then the next round."""
    told = table(round=2)
    assert told.turn == ("audit", GOV)
    told.decide(GOV, "audit 2")
    for seat in (I1, I2, I3):
        assert told.turn == ("main", seat)
        assert told.state.round == 2
        told.pass_turn(seat)
    assert told.state.round == 3
    assert told.turn == ("grant", GOV)
    assert [line["round"] for line in told.lines("round-begins")] == [2, 3]


ALLOWED = {"audit": {"audit"}, "tax": {"tax", "done"}, "grant": {"give"}}


@pytest.mark.parametrize("round", range(1, 15))
def test_pm13_exactly_the_printed_action(round: int) -> None:
    """PM-13: the field says what the government does; it has no other choice and cannot skip it."""
    begun = table(round=round)
    action = begun.state.action()
    assert begun.view(None)["action"] == action
    if action == "holiday":
        assert begun.turn == ("main", I1)
        assert begun.may(GOV) == []
        return
    assert begun.turn == (action, GOV)
    assert {decision.kind for decision in begun.state.legal(GOV)} == ALLOWED[action]
    for text in {"audit 1", "tax EDU 1", "seal"} - {f"{action} 1", f"{action} EDU 1"}:
        assert begun.refusal(GOV, text) in ("wrong-phase", "not-all-given")
    # Nobody else may act before it is done.
    assert begun.may(I1) == []
    assert begun.refusal(I1, "end") == "wrong-phase"
