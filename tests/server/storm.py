"""A storm over two nodes: racing writers at many tables while nodes, Redis and PostgreSQL are killed.

``run`` is the storm; ``tests/server/test_storm.py`` runs a small one in every test run, and the whole
one, of 10,000 decisions at 50 tables with 20 kills of nodes, 5 of Redis and 2 restarts of PostgreSQL, is::

    PYTHONPATH=src:scripts:. python -m tests.server.storm
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
import uuid
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import services
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from stromtisch.room.tables import revive
from stromtisch.store.log import Store
from stromtisch.store.migrate import plain_engine
from stromtisch.store.schema import acts
from stromtisch.testing.ticking import table_games
from tests.server.victims import Victim

SEATS = 4
# Writers do not all begin to wait at once after a failure.
REST = 0.05
# Longer than any answer takes, unless its node is gone.
ANSWER = 10.0


@dataclass
class Size:
    """How large a storm is."""

    tables: int = 50
    decisions: int = 10_000
    node_kills: int = 20
    redis_kills: int = 5
    postgres_restarts: int = 2
    seed: int = 1

    @property
    def each(self) -> int:
        """How many decisions each writer makes."""
        return self.decisions // (self.tables * SEATS)

    @property
    def length(self) -> int:
        """How many decisions make a table full."""
        return self.each * SEATS


@dataclass
class Report:
    """What a storm came to."""

    seconds: float = 0.0
    acknowledged: list[tuple[str, str, int]] = field(default_factory=list)
    reconnects: int = 0
    resent: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    latencies: list[float] = field(default_factory=list)


class Writer:
    """A person who adds numbers as fast as they are acknowledged, over whichever node answers."""

    def __init__(self, code: str, seat: int, token: str, ports: list[int], report: Report) -> None:
        self.code = code
        self.seat = seat
        self.token = token
        self.ports = ports
        self.report = report
        self.last: dict[str, Any] = {}
        self._turn = seat
        self._socket: ClientConnection | None = None
        self._heard: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def play(self, many: int, chance: random.Random) -> None:
        for _ in range(many):
            command = {
                "type": "decide",
                "id": str(uuid.uuid4()),
                "decision": f"add {chance.randrange(3)}",
                "moment": "all",
            }
            begun = time.monotonic()
            answer = await self._insist(command)
            self.report.latencies.append(time.monotonic() - begun)
            assert answer["accepted"], answer
            self.report.acknowledged.append((self.code, command["id"], answer["seq"]))

    async def _insist(self, command: dict[str, str]) -> dict[str, Any]:
        """Send until it is answered, always with the same id."""
        while True:
            try:
                socket = await self._connected()
                waiting = self._answers[command["id"]] = asyncio.get_running_loop().create_future()
                await socket.send(json.dumps(command))
                answer: dict[str, Any] = await asyncio.wait_for(waiting, ANSWER)
                if answer.get("code") not in ("try-again", "too-many"):
                    return answer
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await self.close()
            self.report.resent += 1
            await asyncio.sleep(REST)

    async def _connected(self) -> ClientConnection:
        if self._socket is None:
            self._turn += 1
            port = self.ports[self._turn % len(self.ports)]
            headers = {"Authorization": f"Bearer {self.token}"}
            address = f"ws://127.0.0.1:{port}/api/tables/{self.code}/socket"
            self._socket = await connect(
                address, additional_headers=headers, compression=None, open_timeout=ANSWER, proxy=None
            )
            self.report.reconnects += 1
            self._heard = asyncio.create_task(self._hear(self._socket))
        return self._socket

    async def _hear(self, socket: ClientConnection) -> None:
        with suppress(OSError, WebSocketException, EOFError):
            async for text in socket:
                message = json.loads(text)
                if message["type"] != "answer":
                    self.last = message
                elif (waiting := self._answers.pop(message["id"], None)) is not None and not waiting.done():
                    waiting.set_result(message)
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(EOFError())
        self._answers.clear()

    async def settle(self, seq: int) -> None:
        """Listen until the table shows everything, connecting again if need be, never asking twice."""
        while self.last.get("seq", 0) < seq:
            try:
                await self._connected()
                if self._heard is not None and self._heard.done():
                    await self.close()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await self.close()
            await asyncio.sleep(REST)

    async def close(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            with suppress(OSError, WebSocketException, EOFError):
                await socket.close()
        if self._heard is not None:
            await self._heard


async def _open(client: httpx.AsyncClient, ports: list[int], size: Size, report: Report) -> list[Writer]:
    """One table with its writers."""
    seats = [{"kind": "person", "name": "A"}, *[{"kind": "open"}] * (SEATS - 1)]
    body = {"game": "relay", "options": {"length": size.length}, "seats": seats}
    first = (await client.post(f"http://127.0.0.1:{ports[0]}/api/tables", json=body)).json()
    writers = [Writer(first["code"], 0, first["token"], ports, report)]
    for seat in range(1, SEATS):
        client.cookies.clear()
        address = f"http://127.0.0.1:{ports[seat % 2]}/api/tables/{first['code']}/seats"
        found = (await client.post(address, json={"name": "BCD"[seat - 1]})).json()
        writers.append(Writer(found["code"], found["seat"], found["token"], ports, report))
    client.cookies.clear()
    return writers


async def _harm(
    size: Size, nodes: list[Victim], redis: services.Redis, postgres: services.Postgres, report: Report
) -> None:
    """Kill one after the other, in an order drawn from the seed, as fast as they come back."""
    chance = random.Random(size.seed)
    blows = ["node"] * size.node_kills + ["redis"] * size.redis_kills
    blows += ["postgres"] * size.postgres_restarts
    chance.shuffle(blows)
    for number, blow in enumerate(blows):
        # Evenly over the storm: a blow waits until its share of the decisions is there.
        share = size.length * size.tables * (number + 1) / (len(blows) + 1)
        while len(report.acknowledged) < share:  # noqa: ASYNC110 - the writers do not know of the blows
            await asyncio.sleep(0.02)
        if blow == "node":
            node = nodes[chance.randrange(2)]
            await asyncio.to_thread(node.kill)
            await asyncio.sleep(chance.uniform(0.0, 0.5))
            await asyncio.to_thread(node.start)
        elif blow == "redis":
            await asyncio.to_thread(redis.kill)
            await asyncio.sleep(chance.uniform(0.0, 0.5))
            await asyncio.to_thread(redis.start)
        else:
            await asyncio.to_thread(postgres.stop, "immediate" if report.kills[blow] else "fast")
            await asyncio.to_thread(postgres.start)
        report.kills[blow] += 1


async def _storm(
    size: Size, nodes: list[Victim], redis: services.Redis, postgres: services.Postgres
) -> tuple[Report, list[Writer]]:
    report = Report()
    ports = [node.port for node in nodes]
    async with httpx.AsyncClient(timeout=60, trust_env=False) as client:
        writers = [w for _ in range(size.tables) for w in await _open(client, ports, size, report)]
    begun = time.monotonic()
    harm = asyncio.create_task(_harm(size, nodes, redis, postgres, report))
    await asyncio.gather(
        *(writer.play(size.each, random.Random(f"{size.seed} {n}")) for n, writer in enumerate(writers))
    )
    report.seconds = time.monotonic() - begun
    await harm
    last: Counter[str] = Counter()
    for code, _, seq in report.acknowledged:
        last[code] = max(last[code], seq)
    await asyncio.gather(*(writer.settle(last[writer.code]) for writer in writers))
    for writer in writers:
        await writer.close()
    return report, writers


def run(size: Size) -> Report:
    """The storm, and everything that must hold after it."""
    postgres, redis = services.Postgres(durable=False), services.Redis()
    nodes: list[Victim] = []
    try:
        address = postgres.new_database()
        with tempfile.TemporaryDirectory() as data:
            shared = {"STROMTISCH_DATABASE": address, "STROMTISCH_REDIS": redis.address}
            nodes += [Victim(Path(data), **shared) for _ in range(2)]
            report, writers = asyncio.run(_storm(size, nodes, redis, postgres))
            check(size, address, report, writers)
            return report
    finally:
        for node in nodes:
            node.end()
        redis.end()
        postgres.end()


def check(size: Size, address: str, report: Report, writers: list[Writer]) -> None:
    """No fork, no loss, no duplicate, and all see the same."""
    engine = plain_engine(address)
    with engine.connect() as connection:
        rows = connection.execute(select(acts).order_by(acts.c.code, acts.c.seq)).all()
    engine.dispose()
    assert len(report.acknowledged) == size.length * size.tables
    decides = [row for row in rows if row.kind == "decide"]
    places = {(row.code, row.command_id.split(":")[1]): row.seq for row in decides}
    # No duplicate: every decision stored is one that was acknowledged, and each is there once.
    assert len(places) == len(decides) == size.length * size.tables
    # No loss: what was acknowledged is where the answer said.
    for code, command, seq in report.acknowledged:
        assert places[code, command] == seq
    # No fork: the lines of every table are numbered without a gap.
    for code in {row.code for row in rows}:
        numbers = [row.seq for row in rows if row.code == code]
        assert numbers == list(range(1, len(numbers) + 1))
    # All converge: every writer's last view is what the log leads to.
    sums = asyncio.run(_sums(address, {writer.code for writer in writers}))
    for writer in writers:
        assert (writer.last["seq"], writer.last["view"]["sum"]) == sums[writer.code]
        assert writer.last["table"]["status"] == "finished"


async def _sums(address: str, codes: set[str]) -> dict[str, tuple[int, object]]:
    store = Store(address)
    found: dict[str, tuple[int, object]] = {}
    for code in codes:
        stored = await store.load(code)
        assert stored is not None
        live = revive(stored, table_games()[stored.table.game])
        assert live.match is not None
        found[code] = (live.seq, live.match.state.view(None)["sum"])
    await store.stop()
    return found


def main() -> None:
    """The whole storm, and what it came to."""
    size = Size()
    report = run(size)
    latencies = sorted(report.latencies)
    sys.stdout.write(
        f"{len(report.acknowledged)} decisions at {size.tables} tables in {report.seconds:.1f} s "
        f"({len(report.acknowledged) / report.seconds:.0f}/s); kills {dict(report.kills)}; "
        f"{report.reconnects} connections for {size.tables * SEATS} writers, {report.resent} sent again; "
        f"median {latencies[len(latencies) // 2] * 1000:.0f} ms, "
        f"99th {latencies[len(latencies) * 99 // 100] * 1000:.0f} ms, longest {latencies[-1]:.1f} s\n"
        "no fork, no loss, no duplicate, all converged\n"
    )


if __name__ == "__main__":
    main()
