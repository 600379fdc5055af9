"""What each seat may know (HS-80, HS-03, HS-21 and section 5)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.option import complete_options
from stromtisch.games.hertzschlag.table import HertzschlagState
from tests.games.hertzschlag.tables import (
    A,
    B,
    C,
    D,
    Table,
    assert_whole,
    at_check,
    names_in,
    printed_game,
    quiet,
    table,
)


def test_hs80_what_lies_open_is_in_every_view() -> None:
    """HS-80: money, displays, marker, deck sizes, plants, discounts, shield and bonuses, for all alike."""
    opened = table(
        money=[3, 25, 15, 0],
        position=-3,
        displays={A: ["SO02", "EE01"], D: ["WI03"]},
        shield=2,
        bonus={C: 3},
        gas=False,
    )
    discounts = opened.state.discounts[:]
    discounts[4] = 2
    opened.state.discounts = discounts
    for viewer in (A, B, C, D, None):
        view = opened.view(viewer)
        assert [seat["money"] for seat in view["seats"]] == [3, 25, 15, 0]
        assert [seat["reserve"] for seat in view["seats"]] == [False, True, False, False]
        assert [seat["display"] for seat in view["seats"]] == [["SO02#1", "EE01#1"], [], [], ["WI03#1"]]
        assert [seat["income"] for seat in view["seats"]] == [2, 0, 0, 4]
        assert [seat["eco"] for seat in view["seats"]] == [3, 0, 0, 2]
        assert [seat["discounts"] for seat in view["seats"]] == [{"solar": 2}, {}, {}, {}]
        assert [seat["bid_bonus"] for seat in view["seats"]] == [0, 0, 3, 0]
        assert [seat["hand"] for seat in view["seats"]] == [5, 5, 5, 5]
        assert (view["position"], view["shield"], view["deck"], view["events_left"]) == (-3, 2, 41, 11)
        assert view["plants"] == {"pumped_storage": True, "gas": False}
        assert view["scale"]["green"] == 4


def test_hs80_public_parts_are_the_same_for_everybody() -> None:
    """HS-80: views differ only in whose they are, the own notes and the prompt."""
    same = table(hands={A: ["WI07"]})
    same.commit({A: "play WI07"})
    views = [same.view(viewer) for viewer in (A, B, C, D, None)]
    for view in views:
        for private in ("you", "own", "prompt"):
            del view[private]
    assert all(view == views[0] for view in views)


def test_onlookers_have_nothing_of_their_own() -> None:
    """Section 5: spectators see exactly what is public."""
    watched = table()
    assert watched.view(None)["own"] is None
    assert watched.view(None)["you"] is None
    assert names_in(watched.view(None)) == set()


def test_goals_stay_secret_until_the_end() -> None:
    """Section 5: each seat sees its own goal only; after scoring or blackout all are shown."""
    goals = {A: "SG1", B: "SG2", C: "SG3", D: "SG4"}
    secret = quiet(goals=goals, round=8)
    for seat in range(4):
        view = json.dumps(secret.view(seat))
        assert [goal for goal in ("SG1", "SG2", "SG3", "SG4", "SG5", "SG6") if goal in view] == [goals[seat]]
    assert "SG" not in json.dumps(secret.view(None))
    secret.rest()
    assert secret.view(None)["outcome"]["goals"] == ["SG1", "SG2", "SG3", "SG4"]
    dark = at_check(goals=goals, position=5, gas=False)
    assert dark.view(B)["outcome"]["goals"] == ["SG1", "SG2", "SG3", "SG4"]
    assert dark.view(B)["outcome"]["goal_side"] is None


def test_passed_cards_are_noted_for_the_passer_alone() -> None:
    """Section 5: A knows what it handed to D; nobody else does, D apart, who holds the cards."""
    passed = quiet(hands={A: ["SO08", "EM07", "FL04", "WI04"]}, event_deck=["EV01"])
    passed.rest()
    handed = {"SO08#1", "EM07#1", "FL04#1", "WI04#1"}
    assert set(passed.own(A)["passed"]) == handed
    assert handed <= set(passed.own(D)["hand"])
    for viewer in (B, C, None):
        assert not handed & names_in([passed.view(viewer), passed.heard(viewer)])


def test_a_refusal_looks_the_same_to_others() -> None:
    """Section 5: what a seat tried in vain leaves no trace for anybody."""
    tried = table(money=[0, 15, 15, 15], hands={A: ["SO08"]})
    tried.refusal(A, "play SO08")
    assert tried.heard(B) == []


def known_cards(state: HertzschlagState, seat: int | None) -> set[int]:
    """The cards this seat may name: all that lie face up, and what it holds, handed on or threw away."""
    known = {card for display in state.displays for card in display}
    if seat is not None:
        known |= set(state.hands[seat]) | set(state.passed[seat])
        known |= {card for card, owner in zip(state.box, state.box_owner, strict=True) if owner == seat}
    return known


def random_game(seats: int, seed: str) -> Any:
    """A whole game of random decisions, one state after the other."""
    game = printed_game()
    state = game.new(complete_options(game.options, {}), ["person"] * seats, seed, Journal())
    rng = Generator(seed)
    yield state
    while state.pending():
        seat = state.pending()[int(rng.below(len(state.pending())))]
        legal = state.legal(seat)
        state.apply(seat, legal[int(rng.below(len(legal)))])
        yield state


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_hs03_no_view_ever_names_a_hidden_card(seats: int, seed: str) -> None:
    """HS-03: over whole games, no view names a card that its seat cannot know."""
    for state in random_game(seats, seed):
        assert_whole(state)
        for viewer in [None, *range(seats)]:
            named = {state.content.names.index(name) for name in names_in(state.view(viewer))}
            assert named <= known_cards(state, viewer)
        hidden_events = {state.content.events[number].id for number in state.event_deck}
        for viewer in [None, *range(seats)]:
            view = state.view(viewer)
            if viewer is not None and state.peeked[viewer] >= 0:
                continue
            assert not any(f'"{name}"' in json.dumps(view) for name in hidden_events)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_hs03_lines_name_only_what_their_hearers_know(seats: int, seed: str) -> None:
    """HS-03: public lines name played cards only; a seat's private lines name cards it has held."""
    held: list[set[str]] = [set() for _ in range(seats)]
    state: HertzschlagState
    for state in random_game(seats, seed):
        for seat in range(seats):
            held[seat] |= {state.content.names[card] for card in state.hands[seat]}
    journal = state.journal
    assert journal is not None
    shown = {state.content.names[card] for display in state.displays for card in display}
    assert names_in(journal.seen_by(None)) == shown
    for seat in range(seats):
        assert names_in(journal.seen_by(seat)) <= shown | held[seat]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_redealing_what_is_hidden_changes_no_view(seats: int, seed: str) -> None:
    """Section 5, HS-21: a view must not depend on anything its seat cannot know."""
    rng = Generator(f"redeal {seed}")
    for state in random_game(seats, seed):
        for viewer in [None, *range(seats)]:
            before = json.dumps([state.view(other) for other in [None, *range(seats)]])
            other = state.determinize(viewer, rng)
            assert_whole(other)
            assert json.dumps(other.view(viewer)) == json.dumps(state.view(viewer))
            if viewer is not None:
                assert other.legal_codes(viewer) == state.legal_codes(viewer)
            # The redealt state is a copy: the real one stays as it is.
            assert json.dumps([state.view(each) for each in [None, *range(seats)]]) == before


def test_redealing_moves_what_is_hidden() -> None:
    """Section 5: hands and goals of others, sealed commitments, decks and bids are really dealt anew."""
    real = table()
    real.decide(B, f"income {real.hand(B)[2]}")
    rng = Generator("many")
    dealt = [real.state.determinize(A, rng) for _ in range(20)]
    assert len({tuple(other.hands[B]) for other in dealt}) > 10
    assert len({tuple(other.deck) for other in dealt}) > 10
    assert len({tuple(other.event_deck) for other in dealt}) > 10
    assert len({other.goals[C] for other in dealt}) > 2
    assert {other.commit_mode[B] for other in dealt} == {0, 1}
    assert len({other.commit_card[B] for other in dealt}) > 5
    assert all(other.hands[A] == real.state.hands[A] for other in dealt)
    rescue = at_check(position=5)
    rescue.ready()
    rescue.decide(B, "bid 4")
    assert len({rescue.state.determinize(A, rng).bids[B] for _ in range(30)}) > 3
    assert {rescue.state.determinize(B, rng).bids[B] for _ in range(5)} == {4}


def test_redealing_keeps_what_the_seat_knows() -> None:
    """Section 5: a peeked event stays on top, and cards handed on stay with the right neighbour."""
    knows = quiet(hands={A: ["PO09"], B: ["WI07"]}, event_deck=["EV12"])
    knows.rest({A: "play PO09", B: "play WI07"})
    rng = Generator("peek")
    tops = {knows.state.determinize(A, rng).event_deck[-1] for _ in range(10)}
    assert tops == {knows.state.event_deck[-1]}
    dealt = [knows.state.determinize(B, rng) for _ in range(20)]
    assert len({other.event_deck[-1] for other in dealt}) > 4
    # In each of these worlds A has peeked at what lies on top there.
    assert all(other.peeked == [other.event_deck[-1], -1, -1, -1] for other in dealt)
    passed = quiet(event_deck=["EV01"])
    passed.rest()
    handed = set(passed.state.passed[A])
    for _ in range(10):
        assert handed <= set(passed.state.determinize(A, rng).hands[D])


def lies_with(state: HertzschlagState, seat: int) -> set[int]:
    """All cards that a seat holds, has laid out, or has thrown away or put under the deck in this round."""
    found = {*state.hands[seat], *state.displays[seat]}
    found |= {
        card
        for card, owner, when in zip(state.box, state.box_owner, state.boxed_in, strict=True)
        if (owner, when) == (seat, state.round)
    }
    return found | {
        card
        for card, owner, when in zip(state.returned, state.returned_by, state.returned_in, strict=True)
        if (owner, when) == (seat, state.round)
    }


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_redealing_deals_the_notes_of_others_anew(seats: int) -> None:
    """Section 5: what others handed on, put under the deck, drew or peeked at fits the world, not the truth."""
    rng = Generator("notes")
    changed = {"passed": 0, "returned": 0, "drawn": 0}
    for seed in range(12):
        for state in random_game(seats, f"notes {seed}"):
            for viewer in [None, *range(seats)]:
                other = state.determinize(viewer, rng)
                for seat in range(seats):
                    assert set(other.passed[seat]) <= lies_with(other, (seat - 1) % seats)
                    if viewer is not None and seat in (viewer, (viewer + 1) % seats):
                        assert other.passed[seat] == state.passed[seat]
                    assert other.peeked[seat] in (-1, other.event_deck[-1])
                for card, mine, owner in zip(state.returned, other.returned, state.returned_by, strict=True):
                    if owner == viewer:
                        assert mine == card
                    elif card in state.deck:
                        assert other.deck.index(mine) == state.deck.index(card)
                if state.phase_name() == "cycle":
                    assert other.drawn == other.hands[other.acting_seat()][-1]
                for field in changed:
                    changed[field] += getattr(other, field) != getattr(state, field)
    assert min(changed.values()) > 5, changed


def test_a_redraw_keeps_what_any_seat_knows() -> None:
    """Section 5: nobody's peeked event, returned card, hand, goal or commitment changes; the rest of the decks does."""
    knows = quiet(hands={A: ["PO09"], B: ["WI07"]}, event_deck=["EV12"])
    knows.rest({A: "play PO09", B: "play WI07"})
    returned = table(hands={A: ["EE07"]}, event_deck=["EV01"])
    returned.commit({A: "play EE07"})
    returned.decide(A, f"return {returned.hand(A)[0]}")
    under = returned.state.deck[0]
    assert under in returned.state.returned
    events: set[int] = set()
    tops: set[int] = set()
    for number in range(20):
        peeked = knows.state.clone()
        peeked.redraw(Generator(f"{number}"))
        assert_whole(peeked)
        assert peeked.event_deck[-1] == knows.state.event_deck[-1]
        assert (peeked.hands, peeked.goals) == (knows.state.hands, knows.state.goals)
        events.add(peeked.event_deck[-2])
        other = returned.state.clone()
        other.redraw(Generator(f"{number}"))
        assert_whole(other)
        assert other.deck[0] == under
        tops.add(other.deck[-1])
    assert len(events) > 4
    assert len(tops) > 10


def test_clones_are_independent() -> None:
    """A clone played to its end leaves the original untouched, in lists that both share too."""
    real = table(hands={A: ["EE07"], B: ["PO10"], C: ["PO03"]}, event_deck=["EV01"])
    before = json.dumps([real.view(viewer) for viewer in (A, B, C, D, None)])
    copy = Table(real.game, real.state.clone())
    copy.commit({A: "play EE07", B: "play PO10", C: "play PO03"})
    copy.decide(A, f"return {copy.hand(A)[0]}")
    assert copy.state.round == 2 or copy.phase == "talk"
    assert json.dumps([real.view(viewer) for viewer in (A, B, C, D, None)]) == before
    assert_whole(real.state)
