"""The canary test for The Policy Maker: goals and initiatives with names that occur nowhere else, and every
message compared with what its hearer would be sent if all it cannot know were dealt anew.

Cards have no identity on the wire, so a known card cannot be followed through the deck; hands are checked by
redealing them, audits, grants, picks and reshuffles included.
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
from stromtisch.games.policy_maker.game import PolicyMaker
from stromtisch.games.policy_maker.table import PolicyMakerState
from stromtisch.packs import own_pack
from tests.known_seeds import known_seeds
from tests.server.test_canary import PATIENCE, Listener, check_seed, serving, sit_down


def canary_pack() -> Pack:
    """Our pack with every goal and initiative renamed to something that occurs nowhere else."""
    unique = known_seeds("canaries")
    files = json.loads(json.dumps(own_pack("policy_maker").files))
    for file, kind in (("goals.toml", "goal"), ("initiatives.toml", "initiative")):
        for entry in files[file][kind]:
            entry["id"] = f"canary-{kind}-{unique()}"
    return Pack(files)


@pytest.fixture
def game() -> PolicyMaker:
    return PolicyMaker(canary_pack())


@pytest.fixture
def port(game: PolicyMaker, tmp_path: Path) -> Iterator[int]:
    with serving(game, tmp_path) as found:
        yield found


def play_to_the_end(port: int, rng: Generator) -> tuple[list[Listener], dict[str, Any]]:
    """Four people and an onlooker; random decisions, but few enough ends that hands grow and are taxed."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False) as http:
        code, listeners = sit_down(http, port, 4, game="policy-maker", options={"decision_seconds": 0})
        seq = max(listener.last["seq"] for listener in listeners)
        while True:
            for listener in listeners:
                listener.catch_up(seq)
            if listeners[0].last["table"]["status"] == "finished":
                break
            one = listeners[listeners[0].last["view"]["actors"][0]]
            legal = one.last["legal"]
            choice = legal[int(rng.below(len(legal)))]
            if rng.chance(5):
                one.say(type="undo")
                one.say(type="decide", decision="audit 0", moment="nonsense")
                seq = max(seq, one.last["seq"])
                continue
            answer = one.say(type="decide", decision=choice["decision"], moment=one.last["view"]["moment"])
            if answer["accepted"]:
                seq = answer["seq"]
        record = http.get(f"/api/tables/{code}/record").json()
        for listener in listeners:
            listener.close()
        return listeners, record


@pytest.mark.timeout(900)
def test_nothing_hidden_crosses_the_wire(game: PolicyMaker, port: int) -> None:
    rng = Generator("canary")
    seen: set[str] = set()
    for _ in range(3):
        listeners, record = play_to_the_end(port, rng)
        match = import_match(record, {"policy-maker": game})
        check_table(listeners, match)
        assert match.journal is not None
        seen |= {line.kind for line in match.journal.lines}
    assert seen >= {"audit-result", "grant-pool", "pick-options", "reshuffled", "drew-you"}, (
        "too little happened"
    )


def check_table(listeners: list[Listener], match: Match) -> None:
    """Every message against a redealt state of that moment; names of goals and initiatives in every byte."""
    started = len(match.seats) + 1
    states: dict[int, PolicyMakerState] = {}
    again = match.replay(0)
    for number in range(len(match.log) + 1):
        if number > 0:
            again.append(match.log[number - 1])
        snapshot = again.state.clone()
        assert isinstance(snapshot, PolicyMakerState)
        states[started + number] = snapshot
    check_seed(listeners, match, max(states))
    rng = Generator("redeal")
    for listener in listeners:
        may_know: set[str] = set()
        for seq, text in listener.heard:
            if seq not in states:
                continue
            state = states[seq]
            may_know |= known_names(state, listener.seat)
            for name in names(state):
                assert name not in text or name in may_know, (
                    f"seat {listener.seat} was told {name} at line {seq}"
                )
            message = json.loads(text)
            if message["type"] != "answer" and message["view"] is not None:
                redealt = state.determinize(listener.seat, rng).view(listener.seat)
                assert message["view"] == json.loads(json.dumps(redealt)), f"seat {listener.seat}, line {seq}"


def names(state: PolicyMakerState) -> list[str]:
    return [*state.content.initiative_ids, *(goal.id for goal in state.content.goals)]


def known_names(state: PolicyMakerState, seat: int | None) -> set[str]:
    """What a seat may have learned by now, told by the full state and not by the code that builds views."""
    ids = state.content.initiative_ids
    known = {ids[number] for number in state.open_initiatives if number >= 0}
    known |= {ids[number] for claimed in state.claimed for number in claimed}
    if seat == state.government:
        known |= {ids[number] for number in [*state.options_to_pick, *state.rejected]}
        known.add(state.content.goals[state.goal].id)
    if state.outcome() is not None:
        known.add(state.content.goals[state.goal].id)
    return known
