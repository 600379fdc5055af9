"""Measure the server beside boardgame.io's: the same load against both, in one run.

    make serverbench      (or: python bench/server/run.py [--matches 400] [--at-once 200])

Ours writes durably (SQLite with full syncs; PostgreSQL with fsync), theirs keeps all in memory.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "src"), str(ROOT)]

import services  # noqa: E402 - found by the path above

MEMORY_TABLES = 300


class Running:
    """A server in a process of its own."""

    def __init__(self, who: str, command: list[str], port: int, **environment: str) -> None:
        self.who = who
        self.port = port
        paths = os.pathsep.join(str(ROOT / part) for part in ("src", "scripts", "."))
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=HERE,
            env={**os.environ, "PYTHONPATH": paths, "NODE_ENV": "production", **environment},
        )
        out: IO[str] | None = self.process.stdout
        assert out is not None
        if not out.readline():
            raise SystemExit(f"{command[0]} did not start")

    def memory(self) -> int:
        """Resident bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def seconds(self) -> float:
        """Processor time so far, of all its threads."""
        # After the name in brackets; fields 14 and 15 of all.
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def theirs(port: int) -> Running:
    """boardgame.io's server."""
    return Running("theirs", ["node", str(HERE / "theirs.cjs"), str(port)], port)


def ours(port: int, data: str, database: str = "") -> Running:
    """Our server with tic-tac-toe and no limits."""
    without_limits = {
        f"STROMTISCH_{name}": "1000000"
        for name in ("VISIT_RATE", "VISIT_BURST", "OPEN_RATE", "OPEN_BURST", "COMMAND_RATE", "COMMAND_BURST")
    }
    command = [sys.executable, str(HERE / "ours.py"), data, str(port)]
    return Running("ours", command, port, STROMTISCH_DATABASE=database, STROMTISCH_IDLE="4", **without_limits)


def load(running: Running, matches: int, at_once: int, rate: int = 0) -> dict[str, float]:
    """One run of the load script: what it measured, and the processor time that the server took for a move."""
    arguments = [running.who, str(running.port), str(matches), str(at_once), str(rate)]
    with subprocess.Popen(
        ["node", str(HERE / "load.cjs"), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=HERE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said = process.stderr.readline()
        before = running.seconds()
        out = process.stdout.read()
        after = running.seconds()
        if process.wait(600) != 0:
            raise SystemExit(said + process.stderr.read())
    found: dict[str, float] = json.loads(out)
    found["cpu_us"] = (after - before) / found["moves"] * 1e6
    return found


def request(running: Running, path: str, body: object = None) -> Any:
    """What the server answers, read as JSON."""
    data = None if body is None else json.dumps(body).encode()
    address = f"http://127.0.0.1:{running.port}{path}"
    with urllib.request.urlopen(
        urllib.request.Request(address, data, {"Content-Type": "application/json"})
    ) as answer:
        return json.loads(answer.read())


def open_table(running: Running) -> None:
    """A table of two at which nobody is connected; both seats are taken, so that the match runs."""
    if running.who == "theirs":
        code = request(running, "/games/tic-tac-toe/create", {"numPlayers": 2})["matchID"]
        for seat in "01":
            join = {"playerID": seat, "playerName": seat}
            request(running, f"/games/tic-tac-toe/{code}/join", join)
        return
    seats = [{"kind": "person", "name": "A"}, {"kind": "open"}]
    code = request(running, "/api/tables", {"game": "tic-tac-toe", "seats": seats})["code"]
    request(running, f"/api/tables/{code}/seats", {"name": "B"})


def in_memory(running: Running) -> int:
    """How many tables our server holds in memory."""
    address = f"http://127.0.0.1:{running.port}/metrics"
    with urllib.request.urlopen(address) as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("stromtisch_tables "))))


def tell(name: str, found: dict[str, float]) -> None:
    """One line of the report."""
    times = f"p50 {found['p50_ms']:8.2f} ms   p99 {found['p99_ms']:8.2f} ms"
    cost = f"{found['cpu_us']:5.0f} µs of processor a move"
    print(f"  {name:18} {found['per_second']:6.0f} moves/s   {times}   {cost}", flush=True)


def tell_memory(name: str, running: Running) -> None:
    """How much memory a table takes with its two players connected, and how much it leaves behind.

    On a server that is as good as new. What an allocator has got once it keeps, so what stays behind is
    what the process has grown by after as many tables again have come and gone.
    """
    for _ in range(20):
        open_table(running)  # loads what the server loads with its first table
    before = running.memory()
    live = come_and_go(running, before)
    gone_once = running.memory()
    come_and_go(running, before)
    left = (running.memory() - gone_once) / MEMORY_TABLES / 1024
    how = "parked" if running.who == "ours" else "left by its players (it is never parked)"
    print(f"  {name:18} {live:6.1f} kB a live table with two sockets, {left:.1f} kB one {how}", flush=True)


def come_and_go(running: Running, before: int) -> float:
    """Have players at many tables come and go again; kilobytes a table while they are there."""
    with subprocess.Popen(
        ["node", str(HERE / "load.cjs"), running.who, str(running.port), str(MEMORY_TABLES), "0", "0"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        cwd=HERE,
    ) as process:
        assert process.stderr is not None
        process.stderr.readline()  # all are connected
        live = (running.memory() - before) / MEMORY_TABLES / 1024
        process.terminate()
    limit = time.monotonic() + 60
    if running.who == "theirs":
        time.sleep(3)
    else:
        while in_memory(running) and time.monotonic() < limit:
            time.sleep(0.5)
    return live


def main() -> None:
    """Run all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--at-once", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--live", type=int, default=1000, help="live tables for the paced run")
    parser.add_argument("--rate", type=int, default=100, help="moves per second of the paced run")
    asked = parser.parse_args()
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    postgres = None if services.why_no_postgres() else services.Postgres(durable=True)
    folder = tempfile.mkdtemp(prefix="stromtisch-bench-")
    starts: dict[str, Callable[[], Running]] = {
        "boardgame.io": lambda: theirs(services.free_port()),
        "ours, SQLite": lambda: ours(services.free_port(), tempfile.mkdtemp(dir=folder)),
    }
    if postgres is not None:
        starts["ours, PostgreSQL"] = lambda: ours(
            services.free_port(), tempfile.mkdtemp(dir=folder), postgres.new_database()
        )
    servers: dict[str, Running] = {}
    try:
        print("memory:")
        for name, start in starts.items():
            servers[name] = start()
            tell_memory(name, servers[name])
            servers.pop(name).end()
        for name, start in starts.items():
            servers[name] = start()
        for running in servers.values():
            load(running, 50, 50)  # nobody is measured cold
        found: dict[str, list[dict[str, float]]] = {name: [] for name in servers}
        # Turn by turn, so that a busy moment hits all alike.
        for _ in range(asked.rounds):
            for name, running in servers.items():
                found[name].append(load(running, asked.matches, asked.at_once))
        print(
            f"{asked.matches} matches, {asked.at_once} at once, as fast as answers come (median of rounds):"
        )
        for name, rounds in found.items():
            tell(name, {what: statistics.median(one[what] for one in rounds) for what in rounds[0]})
        print(f"{asked.live} live tables, {asked.rate} moves/s:")
        for name, running in servers.items():
            tell(name, load(running, asked.live, asked.live, asked.rate))
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores at the end")
    finally:
        for running in servers.values():
            running.end()
        if postgres is not None:
            postgres.end()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
