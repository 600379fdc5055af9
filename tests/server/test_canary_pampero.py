"""The canary test for Pampero: cards of the stacks with names that occur nowhere else, and every message compared
with what its hearer would be sent if the stacks were shuffled anew.

Hidden are the stacks alone (section 5): special actions, special scorings, foreign cards, VJ's cards. A play that is
not laid yet is nobody else's business either: no line or view of others may tell it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from stromtisch.core.content import Pack
from stromtisch.core.generator import Generator
from stromtisch.core.match import Match
from stromtisch.core.record import import_match
from stromtisch.games.pampero.game import Pampero
from stromtisch.games.pampero.table import PamperoState
from stromtisch.packs import own_pack
from tests.known_seeds import known_seeds
from tests.server.test_canary import PATIENCE, Listener, check_seed, serving, sit_down

STACKS = (
    ("cards.toml", "special"),
    ("cards.toml", "scoring"),
    ("cards.toml", "foreign"),
    ("solo.toml", "card"),
)


def canary_pack() -> Pack:
    """Our pack with every card of a stack renamed to something that occurs nowhere else."""
    unique = known_seeds("canaries")
    files = json.loads(json.dumps(own_pack("pampero").files))
    for file, kind in STACKS:
        for entry in files[file][kind]:
            entry["id"] = f"canary-{kind}-{unique()}"
    return Pack(files)


@pytest.fixture
def game() -> Pampero:
    return Pampero(canary_pack())


@pytest.fixture
def port(game: Pampero, tmp_path: Path) -> Iterator[int]:
    with serving(game, tmp_path) as found:
        yield found


def play_to_the_end(port: int, seats: int, rng: Generator) -> tuple[list[Listener], dict[str, Any]]:
    """People and an onlooker; random decisions, with mistakes and second thoughts between them."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False) as http:
        code, listeners = sit_down(http, port, seats, game="pampero")
        seq = max(listener.last["seq"] for listener in listeners)
        while True:
            for listener in listeners:
                listener.catch_up(seq)
            if listeners[0].last["table"]["status"] == "finished":
                break
            one = listeners[listeners[0].last["view"]["actors"][0]]
            if rng.chance(5):
                one.say(type="undo")
                one.say(type="decide", decision="recall", moment="nonsense")
                one.say(type="why", decision="battery")
                seq = max(seq, one.last["seq"])
                continue
            legal = one.last["legal"]
            # Cards are wanted more than anything else, so that the stacks are used.
            cards = [d for d in legal if d["kind"] in ("foreign", "take", "effect")] or legal
            choice = cards[int(rng.below(len(cards)))]
            answer = one.say(type="decide", decision=choice["decision"], moment=one.last["view"]["moment"])
            if answer["accepted"]:
                seq = answer["seq"]
        record = http.get(f"/api/tables/{code}/record").json()
        for listener in listeners:
            listener.close()
        return listeners, record


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("seats", "wanted"), [(1, {"solo-card"}), (3, {"took", "exported", "undone"})])
def test_nothing_hidden_crosses_the_wire(game: Pampero, port: int, seats: int, wanted: set[str]) -> None:
    listeners, record = play_to_the_end(port, seats, Generator(f"canary {seats}"))
    match = import_match(record, {"pampero": game})
    assert match.journal is not None
    assert {line.kind for line in match.journal.lines} >= wanted, "too little happened"
    check_table(listeners, match)


def check_table(listeners: list[Listener], match: Match) -> None:
    """Every message against a redealt state of that moment; names of cards in every byte."""
    started = len(match.seats) + 1
    states: dict[int, PamperoState] = {}
    again = match.replay(0)
    for number in range(len(match.log) + 1):
        if number > 0:
            again.append(match.log[number - 1])
        snapshot = again.state.clone()
        assert isinstance(snapshot, PamperoState)
        states[started + number] = snapshot
    check_seed(listeners, match, max(states))
    rng = Generator("redeal")
    everything = names(states[started])
    for listener in listeners:
        may_know: set[str] = set()
        checked = 0
        for seq, text in listener.heard:
            if seq not in states:
                continue
            state = states[seq]
            may_know |= shown_names(state)
            for name in everything:
                assert name not in text or name in may_know, (
                    f"seat {listener.seat} was told {name} at line {seq}"
                )
            message = json.loads(text)
            if message["type"] != "answer" and message["view"] is not None:
                checked += 1
                redealt = state.determinize(listener.seat, rng).view(listener.seat)
                assert message["view"] == json.loads(json.dumps(redealt)), f"seat {listener.seat}, line {seq}"
                if message["view"]["acting"] != listener.seat:
                    assert message["view"]["play"] is None
                    assert message["view"]["agenda"] == []
        assert checked > 50


def names(state: PamperoState) -> list[str]:
    cards = state.content.cards
    return [
        name
        for name in (*cards.card_ids, *cards.scoring_ids, *cards.foreign_ids, *cards.solo_ids)
        if "canary" in name
    ]


def shown_names(state: PamperoState) -> set[str]:
    """What lies open now or has been turned up, told by the full state and not by the code that builds views."""
    cards = state.content.cards
    rows = [cards.card_ids[8:], cards.scoring_ids, cards.foreign_ids, cards.foreign_ids]
    hidden = {rows[number][card] for number, deck in enumerate(state.decks) for card in deck}
    hidden |= {cards.solo_ids[card] for card in state.solo_deck}
    if not state.charter.solo:
        hidden |= set(cards.solo_ids)
    return {name for name in names(state) if name not in hidden}
