"""Canaries over all four games: every hidden thing has a name that occurs nowhere else, every byte sent is searched.

People play at random over the application's own wire, with mistakes, second thoughts, chat, rollbacks and looks back
between their decisions. Afterwards the match is played again from its record. For each message to a seat two things are
checked: it names nothing that the seat could not know at that line, and its view and legal decisions are those of the
state with everything dealt anew that the seat cannot know. What a seat may know is worked out here from the full
state, not by the code that builds views. ::

    make canary ARGS="--matches 10000"
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import sys
import tempfile
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar

from stromtisch.catalogue import manifests, own_pack
from stromtisch.core.content import Pack
from stromtisch.core.game import Game, State
from stromtisch.core.generator import Generator
from stromtisch.core.manifest import Collection
from stromtisch.core.match import Match
from stromtisch.core.record import import_match
from stromtisch.games.hertzschlag.table import HertzschlagState
from stromtisch.games.neustart.table import NeustartState
from stromtisch.games.pampero.table import PamperoState
from stromtisch.games.policy_maker.table import PolicyMakerState
from stromtisch.server.app import create_app
from stromtisch.server.settings import Settings
from tests.known_seeds import known_seeds
from tests.server.asgi import Message, Wire, call
from tests.server.conftest import UNLIMITED
from tests.server.test_fuzz import memory

CANARY = re.compile(rb"canary-[a-z]+-[0-9a-f]+")
# A table that goes nowhere is left after so many decisions.
LONGEST = 6000
# At once in one process: they share the server as tables do.
AT_ONCE = 4
# The line that stands for the end of any match.
AT_THE_END = 1_000_000

_encode = msgspec.json.Encoder().encode


# --- the four games ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Bird:
    """One game with canaries in it."""

    folder: str
    # The files and lists whose entries are hidden at some time.
    renamed: tuple[tuple[str, str], ...]
    # The names a seat may know from this state alone; what it knew before it keeps.
    known: Callable[[Any, int | None], set[str]]
    seats: tuple[int, ...]
    options: dict[str, object] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The game's id."""
        return self.folder.replace("_", "-")


def _known_in_hertzschlag(state: HertzschlagState, seat: int | None) -> set[str]:
    printed = state.content
    known = {printed.events[number].id for number in state.past_events}
    for display in state.displays:
        known |= {printed.designs[card] for card in display}
    if state.outcome() is not None:
        known |= {printed.goals[goal].id for goal in state.goals}
    if seat is not None:
        known |= {printed.designs[card] for card in state.hands[seat]}
        known.add(printed.goals[state.goals[seat]].id)
        if state.peeked[seat] >= 0:
            known.add(printed.events[state.peeked[seat]].id)
    return known


def _known_in_neustart(state: NeustartState, _: int | None) -> set[str]:
    return {state.content.card_ids[card] for card in state.stack[: state.next_card]}


def _known_in_pampero(state: PamperoState, _: int | None) -> set[str]:
    cards = state.content.cards
    rows = [cards.card_ids[8:], cards.scoring_ids, cards.foreign_ids, cards.foreign_ids]
    hidden = {rows[number][card] for number, deck in enumerate(state.decks) for card in deck}
    hidden |= {cards.solo_ids[card] for card in state.solo_deck}
    if not state.charter.solo:
        hidden |= set(cards.solo_ids)
    everything = (*cards.card_ids, *cards.scoring_ids, *cards.foreign_ids, *cards.solo_ids)
    return {name for name in everything if name not in hidden}


def _known_in_policy_maker(state: PolicyMakerState, seat: int | None) -> set[str]:
    ids = state.content.initiative_ids
    known = {ids[number] for number in state.open_initiatives if number >= 0}
    known |= {ids[number] for claimed in state.claimed for number in claimed}
    if seat == state.government:
        known |= {ids[number] for number in [*state.options_to_pick, *state.rejected]}
    if seat == state.government or state.outcome() is not None:
        known.add(state.content.goals[state.goal].id)
    return known


BIRDS = {
    bird.id: bird
    for bird in (
        Bird(
            "hertzschlag",
            (("cards.toml", "card"), ("events.toml", "event"), ("goals.toml", "goal")),
            _known_in_hertzschlag,
            (3, 4, 5),
        ),
        Bird("neustart", (("cards.toml", "card"),), _known_in_neustart, (1, 2, 3, 5)),
        Bird(
            "pampero",
            (
                ("cards.toml", "special"),
                ("cards.toml", "scoring"),
                ("cards.toml", "foreign"),
                ("solo.toml", "card"),
            ),
            _known_in_pampero,
            (1, 2, 3, 4),
        ),
        Bird(
            "policy_maker",
            (("goals.toml", "goal"), ("initiatives.toml", "initiative")),
            _known_in_policy_maker,
            (3, 4, 5),
        ),
    )
}


def canary_pack(bird: Bird) -> Pack:
    """The game's pack with every hidden entry renamed, and one entry for every copy of it."""
    unique = known_seeds(f"canaries {bird.id}")
    files = json.loads(json.dumps(own_pack(bird.id).files))
    for file, kind in bird.renamed:
        copies = [
            {**entry, **({"copies": 1} if "copies" in entry else {})}
            for entry in files[file][kind]
            for _ in range(entry.get("copies", 1))
        ]
        for entry in copies:
            name = f"canary-{kind}-{unique()}"
            if bird.folder == "neustart" and entry["id"] in _named_elsewhere(files):
                continue  # the tutorial names its cards
            entry["id"] = name
        files[file][kind] = copies
    return Pack(files)


def _named_elsewhere(files: dict[str, Any]) -> set[str]:
    return set(re.findall(r"[ETN]\d-\d+", json.dumps(files["tutorial.toml"])))


@cache
def canaries() -> Collection:
    """All four games with canaries; the same in every process."""
    return Collection(manifests(), {bird.id: canary_pack(bird) for bird in BIRDS.values()})


# --- playing ------------------------------------------------------------------------------------


class Ear:
    """Somebody at the table who keeps every byte they are sent."""

    def __init__(self, app: Litestar, code: str, seat: int | None, token: str | None) -> None:
        self.seat, self.token = seat, token
        self.heard: list[tuple[int, bytes]] = []
        self.last: Message = {}
        self.answers: asyncio.Queue[Message] = asyncio.Queue()
        self.news = asyncio.Event()
        self.wire = _RawWire(app, code, token, self._hear)
        self.said = 0

    def _hear(self, text: bytes) -> None:
        message: Message = msgspec.json.decode(text)
        if message["type"] == "answer":
            self.answers.put_nowait(message)
            seq = max(int(self.last.get("seq", 0)), int(message.get("seq") or 0))
        else:
            self.last = message
            seq = message["seq"]
            self.news.set()
        self.heard.append((seq, text))

    async def say(self, **fields: object) -> Message:
        """Send a command and hear its answer."""
        self.said += 1
        self.wire.send(_encode({"id": f"{self.seat}-{self.said}", **fields}).decode())
        return await asyncio.wait_for(self.answers.get(), 120)

    async def catch_up(self, seq: int) -> None:
        """Listen until the table shows a line."""
        while int(self.last.get("seq", 0)) < seq:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 120)


class _RawWire(Wire):
    """A socket that hands on what it hears as it came."""

    def __init__(self, app: Litestar, code: str, token: str | None, hear: Callable[[bytes], None]) -> None:
        self._raw = hear
        super().__init__(app, code, token, lambda _: None)

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            text = message.get("text")
            self._raw(message["bytes"] if text is None else text.encode())


async def sit_down(app: Litestar, bird: Bird, seats: int) -> tuple[str, list[Ear]]:
    """A table of people, and an onlooker behind them."""
    row = [{"kind": "person", "name": "P0"}] + [{"kind": "open"}] * (seats - 1)
    body = {"game": bird.id, "options": bird.options, "seats": row, "settings": {"rollback": True}}
    status, opened = await call(app, "POST", "/api/tables", body)
    assert status == 201, opened
    tokens = [opened["token"]]
    for seat in range(1, seats):
        _, found = await call(app, "POST", f"/api/tables/{opened['code']}/seats", {"name": f"P{seat}"})
        tokens.append(found["token"])
    ears = [Ear(app, opened["code"], seat, token) for seat, token in enumerate(tokens)]
    return opened["code"], [*ears, Ear(app, opened["code"], None, None)]


async def play(app: Litestar, bird: Bird, rng: Generator) -> tuple[list[Ear], Message, list[int]]:
    """One match to its end: who heard what, its record, and the lines that are entries of the match."""
    code, ears = await sit_down(app, bird, bird.seats[int(rng.below(len(bird.seats)))])
    seq = 1
    decisions = 0
    while True:
        for ear in ears:
            await ear.catch_up(max(seq, 2))
        table = ears[0].last["table"]
        if table["status"] == "finished":
            break
        if decisions > LONGEST:
            await ears[0].say(type="close")
            break
        acting = [ear for ear in ears if ear.seat is not None and ear.last["legal"]]
        ear = acting[int(rng.below(len(acting)))]
        seq = max(seq, await meddle(app, code, ears, ear, rng))
        await ear.catch_up(seq)
        choice = choose(ear.last, rng)
        if choice is None:
            continue
        moment = ear.last["view"]["moment"]
        answer = await ear.say(type="decide", decision=choice["decision"], moment=moment)
        decisions += 1
        if answer["accepted"]:
            seq = answer["seq"]
    _, looked = await call(app, "GET", f"/api/tables/{code}/replay?at=0")
    status, record = await call(app, "GET", f"/api/tables/{code}/record")
    assert status == 200, record
    for ear in ears:
        ear.wire.hang_up()
    await asyncio.gather(*(ear.wire.task for ear in ears))
    return ears, record, looked["steps"]


def choose(message: Message, rng: Generator) -> Message | None:
    """A legal decision; in Hertzschlag one that keeps the grid alive most of the time, so that games last."""
    legal = [decision for decision in message["legal"] if decision["kind"] != "withdraw" or rng.chance(5)]
    if not legal:
        return None
    if message["view"]["game"] == "hertzschlag" and rng.chance(80):
        safe = [d for d in legal if d["kind"] == "play" and abs(d["preview"].get("position", 9)) <= 3]
        bids = [d for d in legal if d["kind"] == "bid"]
        legal = safe or bids[-1:] or legal
    found: Message = legal[int(rng.below(len(legal)))]
    return found


async def meddle(app: Litestar, code: str, ears: Sequence[Ear], ear: Ear, rng: Generator) -> int:
    """Now and then something beside a decision; the last line that it wrote."""
    written = 0
    if rng.chance(4):
        await ear.say(type="decide", decision="bid 3", moment="nonsense")
        closed = ear.last["closed"] or ear.last["legal"]
        await ear.say(type="why", decision=closed[int(rng.below(len(closed)))]["decision"])
    if rng.chance(3):
        written = max(written, (await ear.say(type="undo")).get("seq") or 0)
    if rng.chance(1):
        written = max(written, (await ear.say(type="chat", text="hm")).get("seq") or 0)
        await ear.say(type="pull", after=0)
    if rng.chance(1):
        to = max(1, int(ears[0].last["seq"]) - 1 - int(rng.below(12)))
        written = max(written, (await ears[0].say(type="rollback", to=to)).get("seq") or 0)
    if rng.chance(1):
        for one in ears:
            spying = "" if rng.chance(50) else f"&seat={int(rng.below(len(ears)))}"
            at = 1 + int(rng.below(int(ears[0].last["seq"])))
            status, found = await call(
                app, "GET", f"/api/tables/{code}/replay?at={at}{spying}", token=one.token
            )
            assert status == 200, found
            # A clock may have ended the match meanwhile; then all eyes are open.
            over = len(found["seats"]) > (0 if one.seat is None else 1)
            one.heard.append((AT_THE_END if over else int(found["at"]), _encode(found)))
    return written


# --- judging --------------------------------------------------------------------------------------


def judge(bird: Bird, game: Game, ears: Sequence[Ear], record: Message, steps: Sequence[int]) -> Counter[str]:
    """Search everything heard for what its hearer could not know; counts of what was looked at."""
    match = import_match(record, {game.id: game})
    states = _states(match)
    assert len(states) == len(steps)
    over = match.state.outcome() is not None
    secrets = [str(record["seed"]).encode()]
    if isinstance(record.get("shuffle"), dict):
        secrets.append(str(record["shuffle"]["server"]).encode())
    tokens = [ear.token.encode() for ear in ears if ear.token is not None]
    rng = Generator("redeal")
    counted: Counter[str] = Counter(matches=1, decisions=len(match.log))
    assert match.journal is not None
    counted.update({f"line {line.kind}": 1 for line in match.journal.lines})
    for ear in ears:
        may_know: set[str] = set()
        learned = -1
        for seq, text in sorted(ear.heard, key=lambda one: one[0]):
            place = bisect_right(steps, seq) - 1
            while learned < place:
                learned += 1
                may_know |= bird.known(states[learned], ear.seat)
            told = {name.decode() for name in CANARY.findall(text)}
            counted["messages"] += 1
            counted["names"] += len(told)
            foreign = told - may_know
            assert not foreign, f"{bird.id}: seat {ear.seat} was told {min(foreign)} at line {seq}"
            assert not any(token in text for token in tokens), f"{bird.id}: a token was sent"
            if place < 0:
                continue
            if place < len(states) - 1:
                assert not any(secret in text for secret in secrets), f"{bird.id}: a seed at line {seq}"
            if text.startswith((b'{"type":"table"', b'{"type":"update"')):
                _compare(bird, ear, seq, text, states[place], rng, over and place == len(states) - 1)
                counted["views"] += 1
    return counted


def _states(match: Match) -> list[State]:
    again = match.replay(0)
    states = [again.state.clone()]
    for entry in match.log:
        again.append(entry)
        states.append(again.state.clone())
    return states


def _compare(bird: Bird, ear: Ear, seq: int, text: bytes, state: State, rng: Generator, over: bool) -> None:
    """The view and the legal decisions as they would be, had everything unknown been dealt otherwise."""
    other = state.determinize(ear.seat, rng)
    where = f"{bird.id}: seat {ear.seat}, line {seq}"
    assert b'"view":' + _encode(other.view(ear.seat)) in text, f"{where}: the view tells something hidden"
    if ear.seat is None or over:
        return
    legal = [{**d.to_json(), "preview": other.preview(ear.seat, d)} for d in other.legal(ear.seat)]
    assert b'"legal":' + _encode(legal) in text, f"{where}: the legal decisions tell something hidden"


# --- campaigns ------------------------------------------------------------------------------------


async def campaign(bird: Bird, matches: int, seed: str) -> Counter[str]:
    """Matches of one game on one server, some of them beside each other."""
    with tempfile.TemporaryDirectory(dir=memory()) as folder:
        settings = Settings(
            data=Path(folder), bot_pause=0.0, seeds=known_seeds(f"canary {seed}"), absence=3600.0, **UNLIMITED
        )
        app = create_app(settings, canaries)
        counted: Counter[str] = Counter()
        numbers = iter(range(matches))

        async def one_after_the_other() -> None:
            for number in numbers:
                ears, record, steps = await play(app, bird, Generator(f"{seed} {number}"))
                counted.update(judge(bird, canaries().games[bird.id], ears, record, steps))

        async with app.lifespan():
            await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))
        return counted


def run(task: tuple[str, int, str]) -> Counter[str]:
    """A campaign in a process of its own."""
    game, matches, seed = task
    return asyncio.run(campaign(BIRDS[game], matches, seed))


# By how much a game's matches are longer than others': long ones are played less often.
SHARES = {"hertzschlag": 0.45, "policy-maker": 0.3, "neustart": 0.15, "pampero": 0.1}
BATCH = 50


def main() -> None:
    """Canaries over all four games, and what was searched."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--game", choices=list(BIRDS), action="append")
    parser.add_argument("--seed", default="canary")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    wanted = asked.game or list(BIRDS)
    whole = sum(SHARES[game] for game in wanted)
    tasks: list[tuple[str, int, str]] = []
    for game in wanted:
        left = round(asked.matches * SHARES[game] / whole)
        while left > 0:
            tasks.append((game, min(BATCH, left), f"{asked.seed} {game} {left}"))
            left -= BATCH
    begun = time.monotonic()
    counted: dict[str, Counter[str]] = {game: Counter() for game in wanted}
    # Not a Pool: its processes may have no children, and a server has workers.
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(asked.workers, mp_context=fresh) as pool:
        for (game, *_), found in zip(tasks, pool.map(run, tasks), strict=True):
            counted[game].update(found)
            sys.stdout.write(f"\r{sum(c['matches'] for c in counted.values())} matches")
            sys.stdout.flush()
    sys.stdout.write(f"\n{time.monotonic() - begun:.0f} s, no foreign secret in any byte sent\n")
    for game, found in counted.items():
        told = {what: number for what, number in found.items() if not what.startswith("line ")}
        sys.stdout.write(f"  {game}: {told}\n")


if __name__ == "__main__":
    main()
