"""Editions that a later program would have: rules 2 of every game, or changed cards. Workers call these by name."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from functools import cache

from stromtisch.catalogue import collection, manifests
from stromtisch.core.content import Pack
from stromtisch.core.game import Game
from stromtisch.core.manifest import Collection, MakeGame, Manifest


def _second(make: MakeGame) -> MakeGame:
    def made(pack: Pack) -> Game:
        game = make(pack)
        game.rules = 2
        return game

    return made


def _under(rules: Mapping[str, Mapping[int, MakeGame]]) -> Collection:
    """Our games under other rules."""
    found = [
        Manifest(
            one.id, rules[one.id], one.package, bots=one.bots, lines=one.lines, debriefing=one.debriefing
        )
        for one in manifests()
    ]
    return Collection(found, collection().packs)


@cache
def second_only() -> Collection:
    """A program that has dropped rules 1."""
    return _under({one.id: {2: _second(one.rules[1])} for one in manifests()})


@cache
def both() -> Collection:
    """A program that still ships rules 1 beside the new ones."""
    return _under({one.id: {**one.rules, 2: _second(one.rules[1])} for one in manifests()})


@cache
def changed_cards() -> Collection:
    """One card of Hertzschlag costs one more."""
    packs = {name: Pack(copy.deepcopy(pack.files)) for name, pack in collection().packs.items()}
    cards = packs["hertzschlag"].files["cards.toml"]["card"]
    assert isinstance(cards, list)
    cards[0]["cost"] += 1
    return Collection(manifests(), packs)
