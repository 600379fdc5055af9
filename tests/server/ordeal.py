"""An ordeal: a thousand kills over SQLite and PostgreSQL, with jumps of the wall clock and full disks among them.

People at many tables decide and chat as fast as they are answered. Each writes down what it sent, what was answered and
what it was shown; ``histories.py`` compares that with the rows of the database, knowing nothing of the server. Every
tenth act is given up when its answer is lost: it may then be stored once or not at all. ::

    make ordeal ARGS="--kills 500"      500 on each database
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import services
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.histories import Act, Row, problems, read_postgres, read_sqlite
from tests.server.victims import Victim

SEATS = 4
# Seconds between two tries, and after which an answer no longer comes.
REST = 0.05
ANSWER = 10.0
# Refusals that mean "not now".
PASSING = ("try-again", "too-many", "busy")
# A table is left after so many decisions: long logs are others' business.
LENGTH = 400


@dataclass
class Campaign:
    """What all clients of one ordeal share: the sequence of what happened, and what they wrote down."""

    ports: list[int]
    order: Iterator[int] = field(default_factory=count)
    acts: list[Act] = field(default_factory=list)
    seen: dict[tuple[str, int], str] = field(default_factory=dict)
    faults: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    over: bool = False


class Person:
    """Somebody with a seat who acts until the campaign is over."""

    def __init__(self, campaign: Campaign, code: str, seat: int, token: str) -> None:
        self.campaign = campaign
        self.code, self.seat, self.token = code, seat, token
        self.chance = random.Random(f"{code} {seat}")
        self._turn = seat
        self._socket: ClientConnection | None = None
        self._heard: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def live(self) -> None:
        """Act until it is over or the table is."""
        campaign = self.campaign
        while not campaign.over:
            command = self._command()
            act = Act(self.code, f"seat {self.seat}", command["id"], next(campaign.order))
            act.says = command.get("text") or command["decision"]
            campaign.acts.append(act)
            answer = await self._insist(command, faithful=self.chance.random() < 0.9)
            if answer is None:
                continue
            act.answered = next(campaign.order)
            act.accepted = bool(answer["accepted"])
            act.seq, act.refused = answer.get("seq") or 0, answer.get("code") or ""
            campaign.acknowledged += act.accepted
            if not act.accepted:
                campaign.refused[act.refused] += 1
                if act.refused == "game-over":
                    break
        await self.close()

    def _command(self) -> dict[str, str]:
        name = str(uuid.uuid4())
        if self.chance.random() < 0.1:
            return {"type": "chat", "id": name, "text": f"hm {name[:8]}"}
        return {"type": "decide", "id": name, "decision": f"add {self.chance.randrange(3)}", "moment": "all"}

    async def _insist(self, command: dict[str, str], faithful: bool) -> dict[str, Any] | None:
        """Send until it is answered, always with the same id; the unfaithful give up at the first trouble."""
        while True:
            try:
                socket = await self._connected()
                waiting = self._answers[command["id"]] = asyncio.get_running_loop().create_future()
                await socket.send(json.dumps(command))
                answer: dict[str, Any] = await asyncio.wait_for(waiting, ANSWER)
                if answer.get("code") not in PASSING:
                    return answer
                self.campaign.refused[answer["code"]] += 1
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await self.close()
            if not faithful or self.campaign.over:
                return None
            await asyncio.sleep(REST)

    async def _connected(self) -> ClientConnection:
        if self._socket is None:
            self._turn += 1
            ports = self.campaign.ports
            address = f"ws://127.0.0.1:{ports[self._turn % len(ports)]}/api/tables/{self.code}/socket"
            headers = {"Authorization": f"Bearer {self.token}"}
            self._socket = await connect(
                address, additional_headers=headers, compression=None, open_timeout=ANSWER, proxy=None
            )
            self._heard = asyncio.create_task(self._hear(self._socket))
        return self._socket

    async def _hear(self, socket: ClientConnection) -> None:
        with suppress(OSError, WebSocketException, EOFError):
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "answer":
                    waiting = self._answers.pop(message["id"], None)
                    if waiting is not None and not waiting.done():
                        waiting.set_result(message)
                    continue
                for line in message["chat"]:
                    self.campaign.seen[self.code, line["seq"]] = line["text"]
                for line in message["journal"]:
                    if line["kind"] == "added":
                        self.campaign.seen[self.code, line["seq"]] = f"add {line['number']}"
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(EOFError())
        self._answers.clear()

    async def close(self) -> None:
        """Hang up."""
        socket, self._socket = self._socket, None
        if socket is not None:
            with suppress(OSError, WebSocketException, EOFError, TimeoutError):
                await asyncio.wait_for(socket.close(), ANSWER)
        if self._heard is not None:
            await self._heard
            self._heard = None


async def table_after_table(campaign: Campaign) -> None:
    """Four people at one table after another."""
    async with httpx.AsyncClient(timeout=ANSWER, trust_env=False) as client:
        while not campaign.over:
            people = await _sit_down(client, campaign)
            await asyncio.gather(*(person.live() for person in people))


async def _sit_down(client: httpx.AsyncClient, campaign: Campaign) -> list[Person]:
    """Open a table and fill it; when an answer is lost the table is left and another opened."""
    row = [{"kind": "person", "name": "A"}, *[{"kind": "open"}] * (SEATS - 1)]
    opening: tuple[str, dict[str, object]] = (
        "/api/tables",
        {"game": "relay", "options": {"length": LENGTH}, "seats": row},
    )
    people: list[Person] = []
    path, body = opening
    while not campaign.over:
        port = campaign.ports[len(people) % len(campaign.ports)]
        client.cookies.clear()
        try:
            answer = await client.post(f"http://127.0.0.1:{port}{path}", json=body)
        except httpx.HTTPError:
            answer = None
        if answer is None or answer.status_code != 201:
            people, (path, body) = [], opening
            await asyncio.sleep(REST)
            continue
        found = answer.json()
        people.append(Person(campaign, found["code"], found["seat"], found["token"]))
        if len(people) == SEATS:
            return people
        path, body = f"/api/tables/{found['code']}/seats", {"name": "ABCD"[len(people)]}
    return []


class Disk:
    """A small file system that can be filled to its last byte (needs root)."""

    def __init__(self, folder: Path, size: str) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"
        self._size = size

    def mount(self) -> bool:
        """Whether it could be mounted."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = ["mount", "-t", "tmpfs", "-o", f"size={self._size},mode=0777", "tmpfs", str(self.folder)]
        return subprocess.run(command, check=False, capture_output=True).returncode == 0

    def fill(self) -> None:
        """Leave no room at all."""
        with suppress(OSError), self._ballast.open("wb", buffering=0) as ballast:
            while True:
                ballast.write(b"\0" * 65536)
        with suppress(OSError), self._ballast.open("ab", buffering=0) as ballast:
            while True:
                ballast.write(b"\0")

    def clear(self) -> None:
        """Make room again."""
        self._ballast.unlink(missing_ok=True)

    def unmount(self) -> None:
        """Take it away."""
        subprocess.run(["umount", "-l", str(self.folder)], check=False, capture_output=True)


@dataclass
class Ground:
    """What a campaign runs on, and how it can be hurt beside killing a node."""

    nodes: list[Victim]
    read: Callable[[], dict[str, list[Row]]]
    disk: Disk | None = None
    redis: services.Redis | None = None
    postgres: services.Postgres | None = None


async def harm(ground: Ground, campaign: Campaign, kills: int, chance: random.Random) -> None:
    """Kill, one after the other; before some kills the clock jumps or the disk fills up."""
    for number in range(kills):
        # Half of the servers live until something is acknowledged again, the others die early.
        enough = campaign.acknowledged + chance.randint(3, 30) * (number % 2)
        while campaign.acknowledged < enough:  # noqa: ASYNC110 - the clients do not know of the faults
            await asyncio.sleep(0.01)
        node = chance.choice(ground.nodes)
        what = chance.random()
        if what < 0.15:
            node.jump(forward=chance.random() < 0.5)
            campaign.faults["clock jumps of an hour"] += 1
            await asyncio.sleep(chance.uniform(0.0, 0.2))
        elif what < 0.20 and ground.disk is not None:
            await _fill(ground, campaign)
        elif what < 0.23 and ground.redis is not None:
            await asyncio.to_thread(ground.redis.kill)
            await asyncio.to_thread(ground.redis.start)
            campaign.faults["kills of Redis"] += 1
        elif what < 0.25 and ground.postgres is not None:
            await asyncio.to_thread(ground.postgres.stop, "immediate")
            await asyncio.to_thread(ground.postgres.start)
            campaign.faults["crashes of PostgreSQL"] += 1
        await asyncio.sleep(chance.uniform(0.0, 0.1))
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)
        campaign.faults["kills of servers"] += 1
        if (number + 1) % 50 == 0:
            sys.stdout.write(f"  {number + 1} kills, {campaign.acknowledged} acknowledged\n")
            sys.stdout.flush()


async def _fill(ground: Ground, campaign: Campaign) -> None:
    """A full disk until somebody has been refused for it, then room again."""
    assert ground.disk is not None
    before = campaign.refused["try-again"]
    await asyncio.to_thread(ground.disk.fill)
    limit = time.monotonic() + 5
    while campaign.refused["try-again"] == before and time.monotonic() < limit:  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    ground.disk.clear()
    campaign.faults["full disks"] += 1
    if ground.postgres is not None:
        # A PostgreSQL that cannot write its own log gives up; an operator makes room and starts it again.
        with suppress(subprocess.CalledProcessError):
            await asyncio.to_thread(ground.postgres.stop, "immediate")
        await asyncio.to_thread(ground.postgres.start)


async def endure(ground: Ground, kills: int, tables: int, seed: str) -> Campaign:
    """People at tables while everything is killed around them."""
    campaign = Campaign([node.port for node in ground.nodes])
    people = [asyncio.create_task(table_after_table(campaign)) for _ in range(tables)]
    try:
        await harm(ground, campaign, kills, random.Random(seed))
    finally:
        campaign.over = True
        results = await asyncio.gather(*people, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            raise result
    return campaign


@contextmanager
def on_sqlite(folder: Path) -> Iterator[Ground]:
    """One server on an SQLite file, on a small disk where that is possible."""
    disk = Disk(folder / "disk", "96m")
    mounted = disk.mount()
    node = Victim(disk.folder)
    try:
        yield Ground(
            [node], lambda: read_sqlite(str(disk.folder / "stromtisch.sqlite3")), disk if mounted else None
        )
    finally:
        node.end()
        disk.unmount()


@contextmanager
def on_postgres(folder: Path) -> Iterator[Ground]:
    """Two nodes on PostgreSQL and Redis; the cluster lies on a small disk where that is possible."""
    folder.chmod(0o755)  # PostgreSQL runs as another user
    disk = Disk(folder / "disk", "512m")
    mounted = disk.mount()
    with ExitStack() as stack:
        stack.callback(disk.unmount)
        was = tempfile.tempdir
        tempfile.tempdir = str(disk.folder) if mounted else was
        try:
            postgres = services.Postgres(durable=True)
        finally:
            tempfile.tempdir = was
        stack.callback(postgres.end)
        redis = services.Redis()
        stack.callback(redis.end)
        address = postgres.new_database()
        shared = {"STROMTISCH_DATABASE": address, "STROMTISCH_REDIS": redis.address}
        nodes = [Victim(folder, **shared) for _ in range(2)]
        for node in nodes:
            stack.callback(node.end)
        yield Ground(nodes, lambda: read_postgres(address), disk if mounted else None, redis, postgres)


GROUNDS = {"sqlite": on_sqlite, "postgresql": on_postgres}


def run(name: str, kills: int, tables: int, seed: str) -> Campaign:
    """An ordeal on one database, and the judgement over it."""
    with tempfile.TemporaryDirectory(prefix="ordeal-") as folder, GROUNDS[name](Path(folder)) as ground:
        campaign = asyncio.run(endure(ground, kills, tables, seed))
        found = problems(ground.read(), campaign.acts, campaign.seen)
    assert not found, "\n".join(found[:20])
    return campaign


def main() -> None:
    """Ordeals on both databases, and what they came to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500, help="on each database")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", default="ordeal")
    parser.add_argument("--on", choices=list(GROUNDS), action="append")
    asked = parser.parse_args()
    for name in asked.on or list(GROUNDS):
        begun = time.monotonic()
        sys.stdout.write(f"{name}:\n")
        campaign = run(name, asked.kills, asked.tables, asked.seed)
        unknown = sum(act.answered is None for act in campaign.acts)
        sys.stdout.write(
            f"  {len(campaign.acts)} acts, {campaign.acknowledged} acknowledged, {unknown} never answered, "
            f"{len(campaign.seen)} lines shown, in {time.monotonic() - begun:.0f} s\n"
            f"  faults: {dict(campaign.faults)}; refusals: {dict(campaign.refused)}\n"
            "  acknowledged once, never lost, never doubled, order kept\n"
        )


if __name__ == "__main__":
    main()
