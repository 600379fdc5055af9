"""Measure the server beside boardgame.io's: the same load against both, in one run.

    make bench-server      (or: python bench/server/run.py [--matches 400] [--at-once 200])

Ours writes durably (SQLite with full syncs; PostgreSQL with fsync), theirs keeps all in memory.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import IO

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "src"), str(ROOT)]

import services  # noqa: E402 - found by the path above

MEMORY_TABLES = 300


class Running:
    """A server in a process of its own."""

    def __init__(self, command: list[str], port: int, **environment: str) -> None:
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

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def ours(port: int, data: str, database: str = "") -> Running:
    """Our server with tic-tac-toe and no limits."""
    without_limits = {
        f"STROMTISCH_{name}": "1000000"
        for name in ("VISIT_RATE", "VISIT_BURST", "OPEN_RATE", "OPEN_BURST", "COMMAND_RATE", "COMMAND_BURST")
    }
    command = [sys.executable, str(HERE / "ours.py"), data, str(port)]
    return Running(command, port, STROMTISCH_DATABASE=database, STROMTISCH_IDLE="4", **without_limits)


def load(who: str, port: int, matches: int, at_once: int, rate: int = 0) -> dict[str, float]:
    """One run of the load script."""
    arguments = [who, str(port), str(matches), str(at_once), str(rate)]
    done = subprocess.run(
        ["node", str(HERE / "load.cjs"), *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=HERE,
        timeout=600,
    )
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def open_tables(running: Running, who: str, many: int) -> None:
    path, body = "/games/tic-tac-toe/create", b'{"numPlayers": 2}'
    if who == "ours":
        path = "/api/tables"
        body = json.dumps(
            {"game": "tic-tac-toe", "seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]}
        ).encode()
    for _ in range(many):
        address = f"http://127.0.0.1:{running.port}{path}"
        request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
        urllib.request.urlopen(request).read()


def in_memory(running: Running) -> int:
    text = urllib.request.urlopen(f"http://127.0.0.1:{running.port}/metrics").read().decode()
    return int(
        float(next(line.split()[1] for line in text.splitlines() if line.startswith("stromtisch_tables ")))
    )


def tell(name: str, found: dict[str, float]) -> None:
    """One line of the report."""
    times = f"p50 {found['p50_ms']:8} ms   p99 {found['p99_ms']:8} ms"
    print(f"  {name:18} {found['per_second']:6} moves/s   {times}", flush=True)


def main() -> None:
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
    servers: dict[str, Running] = {}
    try:
        port = services.free_port()
        servers["boardgame.io"] = Running(["node", str(HERE / "theirs.cjs"), str(port)], port)
        servers["ours, SQLite"] = ours(services.free_port(), f"{folder}/sqlite")
        if postgres is not None:
            servers["ours, PostgreSQL"] = ours(services.free_port(), f"{folder}/pg", postgres.new_database())
        best: dict[str, list[dict[str, float]]] = {name: [] for name in servers}
        # Turn by turn, so that a busy moment hits all alike.
        for _ in range(asked.rounds):
            for name, running in servers.items():
                who = "theirs" if name == "boardgame.io" else "ours"
                best[name].append(load(who, running.port, asked.matches, asked.at_once))
        print(
            f"{asked.matches} matches, {asked.at_once} at once, as fast as answers come (median of rounds):"
        )
        for name, rounds in best.items():
            middle = sorted(rounds, key=lambda found: found["per_second"])[len(rounds) // 2]
            tell(name, middle)
        print(f"{asked.live} live tables, {asked.rate} moves/s:")
        for name, running in servers.items():
            who = "theirs" if name == "boardgame.io" else "ours"
            tell(name, load(who, running.port, asked.live, asked.live, asked.rate))
        print("memory:")
        for name, running in servers.items():
            time.sleep(6)  # what is idle leaves
            before = running.memory()
            open_tables(running, "theirs" if name == "boardgame.io" else "ours", MEMORY_TABLES)
            live = (running.memory() - before) / MEMORY_TABLES / 1024
            line = f"  {name:18} {live:6.1f} kB a new table in memory"
            if name != "boardgame.io":
                limit = time.monotonic() + 60
                while in_memory(running) and time.monotonic() < limit:
                    time.sleep(0.5)
                parked = (running.memory() - before) / MEMORY_TABLES / 1024
                line += (
                    f", {parked:.1f} kB after it was parked ({in_memory(running)} of them still in memory)"
                )
            print(line, flush=True)
    finally:
        for running in servers.values():
            running.end()
        if postgres is not None:
            postgres.end()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
