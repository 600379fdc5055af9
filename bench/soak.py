"""A soak: people-like clients at all four games for hours, and what the server costs over time.

They think, decide, chat, reload, fall asleep and come back, leave, look back on finished matches and play again.
Every few seconds the soak writes down memory, descriptors, size of the database and latency. At the end each gets a
line: its value in the first and the last tenth, and its slope per hour with the standard error, without the first
fifth (warming up). It fails if the server has logged a warning or an error. ::

    make soak HOURS=8
    make soak HOURS=0.17 ARGS="--tables 40"
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import subprocess
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
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

# Seats that a table of each game has here, and how many of them are people.
GAMES = {"hertzschlag": (4, 2), "neustart": (5, 2), "pampero": (3, 1), "policy-maker": (4, 2)}
SAMPLE = 5.0
PATIENCE = 30.0


@dataclass
class Tally:
    """What the clients saw."""

    latencies: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)


class Person:
    """Somebody with a phone: decides after some thought, and now and then does what people do."""

    def __init__(self, base: str, code: str, token: str | None, tally: Tally, rng: random.Random) -> None:
        self.base, self.code, self.token = base, code, token
        self.tally, self.rng = tally, rng
        self.last: dict[str, Any] = {}
        self.gone = False

    async def play(self, pace: float) -> None:
        """Stay until the match is over, over as many connections as it takes."""
        while not self.gone and not self._over():
            with suppress(OSError, WebSocketException, TimeoutError):
                headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
                address = f"{self.base.replace('http', 'ws')}/api/tables/{self.code}/socket"
                async with connect(
                    address, additional_headers=headers, compression=None, open_timeout=PATIENCE, proxy=None
                ) as socket:
                    self.tally.counts["connections"] += 1
                    await self._sit(socket, pace)
            if not self._over():
                # A reload takes a moment, a phone in the pocket longer.
                asleep = self.rng.random() < 0.3
                self.tally.counts["sleeps" if asleep else "reloads"] += 1
                await asyncio.sleep(self.rng.uniform(5, 30) if asleep else self.rng.uniform(0.1, 1.0))

    def _over(self) -> bool:
        return bool(self.last) and self.last["table"]["status"] == "finished"

    async def _sit(self, socket: ClientConnection, pace: float) -> None:
        """One connection: listen, act when asked, until it is time for a reload."""
        until = time.monotonic() + self.rng.expovariate(1 / 40)
        act_at = math.inf
        while not self._over() and time.monotonic() < until:
            if self.last.get("legal") and act_at == math.inf:
                act_at = time.monotonic() + self.rng.expovariate(1 / pace)
            wait = max(0.0, min(act_at, until) - time.monotonic())
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), wait))
                if message["type"] != "answer":
                    self.last = message
                continue
            except TimeoutError:
                pass
            if time.monotonic() >= act_at:
                act_at = math.inf
                await self._act(socket)
            if self.gone:
                return

    async def _act(self, socket: ClientConnection) -> None:
        what = self.rng.random()
        if what < 0.03:
            await self._say(socket, type="chat", text="Was meint ihr? · What do you think?")
        elif what < 0.06:
            await self._say(socket, type="undo")
        elif what < 0.062:
            self.gone = (await self._say(socket, type="leave")).get("accepted", False)
            self.tally.counts["left"] += self.gone
        elif self.last.get("legal"):
            choice = self.rng.choice(self.last["legal"])
            moment = self.last["view"]["moment"]
            await self._say(socket, type="decide", decision=choice["decision"], moment=moment)

    async def _say(self, socket: ClientConnection, **fields: str) -> dict[str, Any]:
        name = str(uuid.uuid4())
        begun = time.monotonic()
        await socket.send(json.dumps({"id": name, **fields}))
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] != "answer":
                self.last = message
            elif message["id"] == name:
                self.tally.latencies.append(time.monotonic() - begun)
                self.tally.counts["answers"] += 1
                if message.get("code") in ("internal", "try-again"):
                    self.tally.counts[f"answered {message['code']}"] += 1
                return message


async def table_after_table(base: str, tally: Tally, rng: random.Random, pace: float, until: float) -> None:
    """A group that plays one match after another, and looks back on each."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, trust_env=False) as http:
        while time.monotonic() < until:
            game = rng.choice(list(GAMES))
            seats, people = GAMES[game]
            row: list[dict[str, str]] = [{"kind": "person", "name": "Ada"}]
            row += [{"kind": "open"}] * (people - 1)
            row += [{"kind": "bot", "bot": rng.choice(["sensible", "random"])}] * (seats - people)
            opened = (await http.post("/api/tables", json={"game": game, "seats": row})).json()
            code, tokens = opened["code"], [opened["token"]]
            for number in range(1, people):
                http.cookies.clear()
                answer = await http.post(f"/api/tables/{code}/seats", json={"name": f"Bo {number}"})
                tokens.append(answer.json()["token"])
            http.cookies.clear()
            # Somebody watches every third table.
            everybody = [*tokens, *([None] if rng.random() < 0.33 else [])]
            those = [
                Person(base, code, t, tally, random.Random(f"{code} {n}")) for n, t in enumerate(everybody)
            ]
            playing = [asyncio.create_task(person.play(pace)) for person in those]
            await asyncio.wait(playing, timeout=max(1.0, until - time.monotonic()))
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            if those[0]._over():
                tally.counts[f"matches of {game}"] += 1
                for look in ("record", "replay?at=9", "debrief"):
                    answer = await http.get(f"/api/tables/{code}/{look}")
                    tally.counts[f"{look.partition('?')[0]} {answer.status_code}"] += 1


# --- measuring ----------------------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """A process and everything it has started."""
    found = [pid]
    for number in found:
        with suppress(OSError):
            for task in Path(f"/proc/{number}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


def memory(pid: int) -> float:
    """Resident memory in MB."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def descriptors(pid: int) -> int:
    """Open files and sockets."""
    with suppress(OSError):
        return len(list(Path(f"/proc/{pid}/fd").iterdir()))
    return 0


def size_of(data: Path) -> float:
    """The files of a data folder in MB."""
    return sum(file.stat().st_size for file in data.iterdir() if file.is_file()) / 1e6


Sample = dict[str, float]


async def watch(pid: int, data: Path, tally: Tally, until: float) -> list[Sample]:
    """Look at the server every few seconds."""
    samples: list[Sample] = []
    begun = time.monotonic()
    while time.monotonic() < until:
        await asyncio.sleep(SAMPLE)
        latencies, tally.latencies = sorted(tally.latencies), []
        processes = family(pid)
        sample = {
            "hours": (time.monotonic() - begun) / 3600,
            "server MB": memory(pid),
            "workers MB": sum(memory(child) for child in processes[1:]),
            "descriptors": float(descriptors(pid)),
            "database MB": size_of(data),
        }
        if latencies:
            sample["median ms"] = latencies[len(latencies) // 2] * 1000
            sample["99th ms"] = latencies[len(latencies) * 99 // 100] * 1000
        samples.append(sample)
        if len(samples) % 12 == 0:
            sys.stdout.write("  ".join(f"{name} {value:.2f}" for name, value in sample.items()) + "\n")
            sys.stdout.flush()
    return samples


def slope(points: list[tuple[float, float]]) -> tuple[float, float]:
    """The least-squares slope and its standard error."""
    many = len(points)
    if many < 3:
        return math.nan, math.nan
    middle_x = sum(x for x, _ in points) / many
    middle_y = sum(y for _, y in points) / many
    spread = sum((x - middle_x) ** 2 for x, _ in points)
    rise = sum((x - middle_x) * (y - middle_y) for x, y in points) / spread
    rest = sum((y - middle_y - rise * (x - middle_x)) ** 2 for x, y in points)
    return rise, math.sqrt(rest / (many - 2) / spread)


def report(samples: list[Sample], tally: Tally) -> None:
    """What it came to, as a table."""
    tenth = max(1, len(samples) // 10)
    sys.stdout.write("\n| what | first tenth | last tenth | slope per hour |\n| --- | --- | --- | --- |\n")
    for name in samples[-1]:
        if name == "hours":
            continue
        points = [(s["hours"], s[name]) for s in samples if name in s]
        first = [y for _, y in points[:tenth]]
        last = [y for _, y in points[-tenth:]]
        rise, error = slope(points[len(points) // 5 :])
        sys.stdout.write(
            f"| {name} | {sum(first) / len(first):.1f} | {sum(last) / len(last):.1f} "
            f"| {rise:+.2f} ± {error:.2f} |\n"
        )
    sys.stdout.write(f"\n{dict(sorted(tally.counts.items()))}\n")


async def soak(base: str, pid: int, data: Path, hours: float, tables: int, pace: float) -> None:
    """Tables beside each other until the time is over."""
    tally = Tally()
    until = time.monotonic() + hours * 3600
    groups = [
        asyncio.create_task(table_after_table(base, tally, random.Random(f"group {n}"), pace, until))
        for n in range(tables)
    ]
    samples = await watch(pid, data, tally, until)
    for result in await asyncio.gather(*groups, return_exceptions=True):
        if isinstance(result, BaseException):
            tally.counts[f"a group ended: {type(result).__name__}: {result}"[:100]] += 1
    report(samples, tally)


def main() -> None:
    """Start a server, soak it, end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--pace", type=float, default=1.5, help="seconds of thought before a decision")
    asked = parser.parse_args()
    port = services.free_port()
    program = Path(sys.executable).with_name("stromtisch")
    limits = {
        f"STROMTISCH_{what}_{limit}": "1000000"
        for what in ("VISIT", "OPEN", "LOOK")
        for limit in ("RATE", "BURST")
    }
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        command = [str(program), "serve", "--port", str(port), "--data", folder]
        environment = {**os.environ, **limits, "STROMTISCH_BOT_PAUSE": "0.3"}
        log = Path(folder).with_suffix(".log")
        with log.open("w") as written:
            server = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=written, text=True, env=environment
            )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().removeprefix("Stromtisch: ").strip().rstrip("/")
            assert address.startswith("http"), "the server did not start"
            asyncio.run(soak(address, server.pid, Path(folder), asked.hours, asked.tables, asked.pace))
        finally:
            server.terminate()
            server.wait(30)
    wrong = [line for line in log.read_text().splitlines() if line.startswith(("ERROR", "WARNING"))]
    sys.stdout.write(f"{len(wrong)} warnings and errors in the server's log {log}\n")
    sys.exit("\n".join(wrong[:5]) if wrong else 0)


if __name__ == "__main__":
    main()
