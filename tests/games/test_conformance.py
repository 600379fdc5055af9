"""Every game keeps the kernel's contract; interpreted, too, where the tests of single games run compiled."""

from __future__ import annotations

import pytest

from stromtisch.catalogue import collection, playable
from stromtisch.testing import check_game
from stromtisch.testing.conformance import check_bot

GAMES = playable()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_the_contract(name: str) -> None:
    game = GAMES[name]
    seats = sorted({game.least, min(game.most, 4)})
    report = check_game(game, games=1, seats=seats, seed=f"contract {name}", thorough_every=23)
    assert report.games == len(seats)
    assert report.decisions > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_takes_nothing_dealt_for_knowledge(name: str) -> None:
    """Asked in two worlds of its seat it decides the same."""
    game = GAMES[name]
    made = check_bot(game, collection().bot(name, "sensible"), games=1, seats=[min(game.most, 4)])
    assert made > 20
