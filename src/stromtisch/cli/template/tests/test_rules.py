"""The game keeps the contract that every game has with Stromtisch."""

from __future__ import annotations

from my_game.manifest import GAME
from my_game.rules import GOAL, Table
from stromtisch.core.content import Pack
from stromtisch.core.game import State
from stromtisch.testing import check_game


def invariant(state: State) -> None:
    """What holds in every state: the first to reach the goal ends the match."""
    assert isinstance(state, Table)
    assert sum(points >= GOAL for points in state.points) <= 1


def test_conformance() -> None:
    """The suite plays random matches and checks the contract on the way."""
    assert check_game(GAME.newest(Pack({})), invariant=invariant).games > 0
