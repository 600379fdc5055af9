"""The canary test: every hidden thing gets a name that occurs nowhere else, every byte sent is searched.

What a seat may know is worked out here from the log and the full state, not from the code that builds views.
"""

from __future__ import annotations

import json
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from stromtisch.catalogue import own_pack
from stromtisch.core.content import Pack
from stromtisch.core.generator import Generator
from stromtisch.core.manifest import Collection
from stromtisch.core.match import Match
from stromtisch.core.record import import_match
from stromtisch.games.hertzschlag.game import Hertzschlag
from stromtisch.games.hertzschlag.manifest import GAME
from stromtisch.games.hertzschlag.table import HertzschlagState
from stromtisch.room.sources import LoadCollection
from stromtisch.server.app import create_app
from stromtisch.server.run import uvicorn_config
from stromtisch.server.settings import Settings
from tests.known_seeds import known_seeds
from tests.server.conftest import UNLIMITED

PATIENCE = 100.0


def canary_pack() -> Pack:
    """Our pack with every card, event and goal renamed to something that occurs nowhere else."""
    unique = known_seeds("canaries")
    files = json.loads(json.dumps(own_pack("hertzschlag").files))
    files["cards.toml"]["card"] = [
        {**card, "copies": 1, "id": f"canary-card-{card['id']}-{copy}-{unique()}"}
        for card in files["cards.toml"]["card"]
        for copy in range(card["copies"])
    ]
    for file, kind in (("events.toml", "event"), ("goals.toml", "goal")):
        for entry in files[file][kind]:
            entry["id"] = f"canary-{kind}-{entry['id']}-{unique()}"
    return Pack(files)


class Known:
    """What each seat may have learned by the end of each log line, told by the full state."""

    def __init__(self, game: Hertzschlag, seats: int) -> None:
        printed = game.printed
        self.cards = printed.designs
        self.events = [event.id for event in printed.events]
        self.goals = [goal.id for goal in printed.goals]
        self.everything = [*self.cards, *self.events, *self.goals]
        self.seen: dict[int | None, set[str]] = {seat: set() for seat in [None, *range(seats)]}

    def learn(self, state: HertzschlagState) -> None:
        """Add what the state now shows to everybody, and to each seat alone."""
        public = {self.events[number] for number in state.past_events}
        for display in state.displays:
            public |= {self.cards[card] for card in display}
        if state.outcome() is not None:
            public |= {self.goals[goal] for goal in state.goals}
        for seen in self.seen.values():
            seen.update(public)
        for seat in range(state.seats):
            self.seen[seat] |= {self.cards[card] for card in state.hands[seat]}
            self.seen[seat].add(self.goals[state.goals[seat]])
            if state.peeked[seat] >= 0:
                self.seen[seat].add(self.events[state.peeked[seat]])


class Listener:
    """Somebody at the table who keeps every byte they are sent."""

    def __init__(self, port: int, code: str, seat: int | None, token: str | None) -> None:
        self.seat = seat
        self.token = token
        self.heard: list[tuple[int, str]] = []
        self.last: dict[str, Any] = {}
        self._open = ExitStack()
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=headers, compression=None, open_timeout=PATIENCE)
        )
        self.hear()

    def close(self) -> None:
        self._open.close()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        if message["type"] != "answer":
            self.last = message
        self.heard.append((int(self.last["seq"]), text))
        return message

    def catch_up(self, seq: int) -> None:
        while self.last["seq"] < seq:
            self.hear()

    def say(self, **fields: object) -> dict[str, Any]:
        name = str(uuid.uuid4())
        self.socket.send(json.dumps({"id": name, **fields}))
        while True:
            message = self.hear()
            if message["type"] == "answer" and message["id"] == name:
                return message


def canaries() -> Collection:
    """The one game of the server; its workers load it, too."""
    return Collection([GAME], {GAME.id: canary_pack()})


@pytest.fixture
def game() -> Hertzschlag:
    return Hertzschlag(canary_pack())


@contextmanager
def serving(load: LoadCollection, data: Path) -> Iterator[int]:
    """A server with the games of a test on a free port."""
    settings = Settings(
        data=data,
        bot_pause=0.0,
        seeds=known_seeds("canary " + " ".join(load().games)),
        # Nobody is asked to be slow here, and nobody is away because the machine is.
        absence=3600.0,
        **UNLIMITED,
    )
    app = create_app(settings, load)
    server = uvicorn.Server(uvicorn_config(settings, "127.0.0.1", 0, app))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    limit = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < limit
        time.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    thread.join(PATIENCE)
    assert not thread.is_alive()


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    with serving(canaries, tmp_path) as found:
        yield found


def choose(message: dict[str, Any], rng: Generator) -> dict[str, Any] | None:
    """A decision that keeps the grid alive most of the time, so that games last and everything comes up."""
    legal = [decision for decision in message["legal"] if decision["kind"] != "withdraw" or rng.chance(5)]
    if not legal:
        return None
    plays = [d for d in legal if d["kind"] == "play" and abs(d["preview"]["position"]) <= 3]
    bids = [d for d in legal if d["kind"] == "bid"]
    if plays and rng.chance(80):
        choice: dict[str, Any] = plays[int(rng.below(len(plays)))]
    elif bids:
        choice = bids[-1]
    else:
        choice = legal[int(rng.below(len(legal)))]
    return choice


def sit_down(
    http: httpx.Client, port: int, seats: int, game: str, **body: object
) -> tuple[str, list[Listener]]:
    """A table of people who sit down one by one, and an onlooker behind them."""
    row = [{"kind": "person", "name": "Ada"}] + [{"kind": "open"}] * (seats - 1)
    opened = http.post("/api/tables", json={"game": game, "options": {}, "seats": row, **body}).json()
    code, tokens = opened["code"], [opened["token"]]
    onlooker = Listener(port, code, None, None)
    for seat in range(1, seats):
        http.cookies.clear()
        sitting = {"name": f"P{seat}", "nonce": f"canary-nonce-of-seat-{seat}"}
        tokens.append(http.post(f"/api/tables/{code}/seats", json=sitting).json()["token"])
    listeners = [Listener(port, code, seat, token) for seat, token in enumerate(tokens)]
    return code, [*listeners, onlooker]


def play_to_the_end(
    port: int, seats: int, rng: Generator
) -> tuple[list[Listener], dict[str, Any], list[str]]:
    """People and an onlooker at a table; every listener keeps what it hears."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False) as http:
        code, listeners = sit_down(http, port, seats, game="hertzschlag", settings={"rollback": True})
        seq = max(listener.last["seq"] for listener in listeners)
        over = False
        while not over:
            for listener in listeners:
                listener.catch_up(seq)
            over = listeners[0].last["table"]["status"] == "finished"
            acting = [
                one for one in listeners if one.seat is not None and one.seat in one.last["view"]["actors"]
            ]
            if over or not acting:
                continue
            one = acting[int(rng.below(len(acting)))]
            if rng.chance(10):
                # Errors must not tell anything either.
                one.say(type="decide", decision="bid 3", moment="nonsense")
                one.say(type="why", decision="return " + one.last["view"]["own"]["hand"][0])
                one.say(type="undo")
            if rng.chance(8):
                look_back(http, code, listeners, seq, rng)
            if rng.chance(3) and listeners[0].last["view"]["round"] > 1:
                rolled = listeners[0].say(type="rollback", to=seq - 1 - int(rng.below(3)))
                if rolled["accepted"]:
                    seq = rolled["seq"]
                    continue
            decision = choose(one.last, rng)
            if decision is None:
                continue
            answer = one.say(type="decide", decision=decision["decision"], moment=one.last["view"]["moment"])
            if answer["accepted"]:
                seq = answer["seq"]
        record = http.get(f"/api/tables/{code}/record").json()
        for listener in listeners:
            listener.close()
        return listeners, record, [listener.token for listener in listeners if listener.token is not None]


def look_back(http: httpx.Client, code: str, listeners: list[Listener], seq: int, rng: Generator) -> None:
    """Everybody asks for the table as it was, some of them through eyes that are not theirs."""
    for listener in listeners:
        at = len(listeners) + int(rng.below(seq - len(listeners) + 1))
        spying = "" if rng.chance(50) else f"&seat={int(rng.below(len(listeners)))}"
        headers = {} if listener.token is None else {"Authorization": f"Bearer {listener.token}"}
        http.cookies.clear()
        answer = http.get(f"/api/tables/{code}/replay?at={at}{spying}", headers=headers)
        assert answer.status_code == 200, answer.text
        # What it says must have been known at that line already.
        listener.heard.append((int(answer.json()["at"]), answer.text))


@pytest.mark.parametrize("seats", [3, 5])
def test_nothing_hidden_crosses_the_wire(game: Hertzschlag, port: int, seats: int) -> None:
    rng = Generator(f"birds {seats}")
    rounds = 0
    for _ in range(4):
        listeners, record, tokens = play_to_the_end(port, seats, rng)
        match = import_match(record, {"hertzschlag": game})
        rounds += check_table(game, listeners, match, tokens)
    assert rounds >= 16, "the games were too short to show anything"


def check_table(game: Hertzschlag, listeners: list[Listener], match: Match, tokens: list[str]) -> int:
    """Search everything heard for what its hearer could not know at that moment."""
    seats = len(match.seats)
    known = Known(game, seats)
    # The log before the match: opened, one line for each who sat down; the last one comes with `started`.
    started = seats + 1
    again = match.replay(0)
    assert isinstance(again.state, HertzschlagState)
    known.learn(again.state)
    allowed = {started: {seat: set(seen) for seat, seen in known.seen.items()}}
    for number, entry in enumerate(match.log, 1):
        again.append(entry)
        assert isinstance(again.state, HertzschlagState)
        known.learn(again.state)
        allowed[started + number] = {seat: set(seen) for seat, seen in known.seen.items()}
    last = max(allowed)
    searched = 0
    for listener in listeners:
        for seq, text in listener.heard:
            # Chat and refusals may number lines in between; what was known a line earlier is known.
            may_know = allowed[min(seq, last)][listener.seat] if seq >= started else set()
            for name in known.everything:
                if name in text:
                    searched += 1
                    assert name in may_know, (
                        f"seat {listener.seat} was told {name} at line {seq}: {text[:300]}"
                    )
            for token in tokens:
                assert token not in text, "a seat's token was sent over the socket"
    assert searched > 200, "the canaries never sang: nothing was searched"
    check_seed(listeners, match, last)
    assert isinstance(match.state, HertzschlagState)
    return match.state.round


def check_seed(listeners: list[Listener], match: Match, last: int) -> None:
    """The server's part of the seed is told with the last line and not before; the seed itself is never sent."""
    server = match.seed if match.shuffle is None else match.shuffle.server
    for listener in listeners:
        for seq, text in listener.heard:
            assert seq >= last or server not in text, f"the seed came out at line {seq}: {text[:300]}"
            assert match.shuffle is None or match.seed not in text, "the seed can be made of this"
        assert any(server in text for _, text in listener.heard), "the server's part is shown at the end"
