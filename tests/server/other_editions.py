"""Editions that a later program would have: rules 2 of every game, or changed cards. Workers call these by name."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from functools import cache

from stromtisch.catalogue import RULES, MakeGame, newest, own_packs
from stromtisch.core.content import Pack
from stromtisch.core.game import Game


def _second(make: MakeGame) -> MakeGame:
    def made(pack: Pack) -> Game:
        game = make(pack)
        game.rules = 2
        return game

    return made


# A program that has dropped rules 1, and one that still ships them beside the new ones.
ONLY_SECOND: dict[str, dict[int, MakeGame]] = {name: {2: _second(v[1])} for name, v in RULES.items()}
BOTH: dict[str, dict[int, MakeGame]] = {name: {**v, 2: _second(v[1])} for name, v in RULES.items()}


def second_rules() -> Mapping[str, Mapping[int, MakeGame]]:
    return ONLY_SECOND


def both_rules() -> Mapping[str, Mapping[int, MakeGame]]:
    return BOTH


@cache
def second_games() -> dict[str, Game]:
    return newest(ONLY_SECOND, own_packs())


@cache
def changed_packs() -> dict[str, Pack]:
    """One card of Hertzschlag costs one more, and one number of each other game is another."""
    packs = {name: Pack(copy.deepcopy(pack.files)) for name, pack in own_packs().items()}
    cards = packs["hertzschlag"].files["cards.toml"]["card"]
    assert isinstance(cards, list)
    cards[0]["cost"] += 1
    return packs


@cache
def changed_games() -> dict[str, Game]:
    return newest(RULES, changed_packs())
