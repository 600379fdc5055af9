"""After a rollback the chance to come is new in every game, and what anybody knows is not."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stromtisch.catalogue import playable
from stromtisch.core.frozen import freeze
from stromtisch.core.game import State
from stromtisch.core.generator import Generator
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.record import export_match, import_match
from stromtisch.testing.conformance import fingerprint

GAMES = playable()
# All that a redraw may change; of the lists named second only the order.
CHANCE = {
    "hertzschlag": ({"rng"}, {"deck", "event_deck", "unused_goals"}),
    "neustart": ({"rng", "stack", "bags", "marker_value", "blind_discards"}, set[str]()),
    "pampero": ({"rng"}, {"decks", "solo_deck"}),
    "policy-maker": ({"rng"}, {"deck", "initiative_deck", "unused_goals"}),
}


def play_on(match: Match, rng: random.Random, decisions: int) -> None:
    """Random decisions, as long as the match goes on."""
    for _ in range(decisions):
        actors = match.state.actors()
        if not actors:
            return
        seat = rng.choice(actors)
        match.decide(seat, rng.choice(match.state.legal(seat)))


def begin(name: str, number: int) -> Match:
    game = GAMES[name]
    count = max(game.least, min(3, game.most))
    return Match(game, {}, [SeatInfo("person", str(seat)) for seat in range(count)], f"redraw {number}")


def in_order(value: Any) -> Any:
    """Nested lists without their order."""
    return sorted(in_order(each) for each in value) if isinstance(value, list) else value


@pytest.mark.parametrize("name", CHANCE)
def test_only_what_nobody_knows_is_drawn_anew(name: str) -> None:
    anything, order = CHANCE[name]
    changed: set[str] = set()
    for number in range(12):
        match, rng = begin(name, number), random.Random(number)
        for _ in range(6):
            play_on(match, rng, 7)
            before = freeze(match.state)
            other = match.state.clone()
            other.redraw(Generator(f"{number}"))
            after = freeze(other)
            assert fingerprint(other) == fingerprint(match.state)
            # The lists of the original are not touched, nor those of other clones.
            assert freeze(match.state) == before
            found = {field for field in before if before[field] != after[field]}
            assert found <= anything | order
            for field in order:
                assert in_order(after[field]) == in_order(before[field])
            changed |= found
    # Hidden values of Neustart's markers move, too; the solo deck is not there with three companies.
    assert changed >= (anything | order) - {"solo_deck", "blind_discards"}


def what_comes(state: State, number: int) -> str:
    """What everybody sees after many random decisions, all of them the same as long as nothing else comes.

    Nothing, if the match is over before much can come.
    """
    other, rng = state.clone(), random.Random(f"then {number}")
    for made in range(160):
        if other.outcome() is not None:
            if made < 20:
                return ""
            break
        seat = rng.choice(other.actors())
        other.play(seat, rng.choice(other.legal_codes(seat)))
    return fingerprint(other)


@pytest.mark.parametrize("name", CHANCE)
def test_what_comes_after_a_rollback_is_new_and_after_an_old_one_the_same(name: str) -> None:
    fresh, tried = 0, 30
    for number in range(tried):
        match = begin(name, number)
        play_on(match, random.Random(number), 9)
        length = len(match.log)
        first = what_comes(match.state, number)
        play_on(match, random.Random(f"peek {number}"), 1)
        if match.state.outcome() is not None or first == "":
            tried -= 1
            continue
        record = export_match(match)
        match.roll_back(0, length, anew=False)
        assert what_comes(match.state, number) == first
        again = import_match(record, GAMES)
        again.roll_back(0, length)
        second = what_comes(again.state, number)
        fresh += second != first
        # Everybody who has the record can check it.
        checked = import_match(export_match(again), GAMES)
        assert what_comes(checked.state, number) == second
    assert tried >= 10
    assert fresh >= tried * 0.8
