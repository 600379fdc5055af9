"""How long a table takes to load, by the length of its log: from its first line, and from its snapshot.

    PYTHONPATH=src python bench/loading.py [--lines 100 1000 10000] [--database URL]

Neustart is played at random by five people who come and go, until the log is long enough. Measured is what a
server does before it can serve the table: reading the database, and bringing the match to where it was. The
last column adds what the first message to a newcomer needs beyond that: everything told and said so far.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from stromtisch.catalogue import playable
from stromtisch.core import act as kinds
from stromtisch.room import snapshots
from stromtisch.room.log import LOBBY, STARTED, Change, LoggedAct, SeatRow, TableRow
from stromtisch.room.shapes import TableSettings
from stromtisch.room.tables import LiveTable, opening_line, revive
from stromtisch.store.engine import sqlite_url
from stromtisch.store.log import Store
from stromtisch.store.migrate import upgrade

GAMES = playable()
TIMES = 5


async def lay(store: Store, code: str, lines: int) -> LiveTable:
    """Store a table with a log of that length, and its snapshots as a server would have written them."""
    game = GAMES["neustart"]
    seats = [SeatRow(seat, "person", f"P{seat}", None, f"{seat}") for seat in range(5)]
    row = TableRow(code, game.id, game.rules, game.content_hash, {}, code, LOBBY, 0, None, 5, 1)
    live = LiveTable(row, list(seats), game)
    opened = opening_line(row, seats, TableSettings())
    live.take(opened, now=True)
    await store.append(Change(code, [opened], seats, opening=row))
    # A match at random has about a hundred decisions: the longer the log, the more coming and going between.
    rng, pause = random.Random(code), max(0, lines // 150 - 1)
    while live.seq < lines:
        before, previous, acts = live.seq, live.link, [next_line(live, rng, pause)]
        live.take(acts[0], now=True)
        change = Change(code, acts, facts=live.facts(), previous=previous)
        written = snapshots.is_due(before, acts) and snapshots.write_down(change, live, acts[-1])
        await store.append(change)
        if written:
            live.written_up_to = live.seq
    return live


def next_line(live: LiveTable, rng: random.Random, pause: int) -> LoggedAct:
    """What happens next at the table."""
    seq, at = live.seq + 1, live.at + 1000
    if live.match is None:
        return LoggedAct(seq, STARTED, None, {}, at)
    state = live.match.state
    actors = state.actors()
    away = next((seat for seat in range(5) if live.on_autopilot(seat)), None)
    if away is not None:
        return LoggedAct(seq, kinds.AUTOPILOT, away, {"on": False}, at)
    if not actors or rng.randrange(pause + 1) > 0:
        return LoggedAct(seq, kinds.AUTOPILOT, rng.randrange(5), {"on": True}, at, f"{seq}")
    seat = rng.choice(actors)
    decision = rng.choice(state.legal(seat))
    return LoggedAct(
        seq, kinds.DECIDE, seat, {"decision": decision.name, "moment": live.moment()}, at, f"{seq}"
    )


async def milliseconds(work: Callable[[], Awaitable[object]]) -> float:
    """The median of a few times."""
    times = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        await work()
        times.append(time.perf_counter() - begun)
    return 1000 * statistics.median(times)


async def measure(url: str, sizes: list[int]) -> None:
    """One line of the table for each length."""
    store = Store(url)
    await store.start()
    sys.stdout.write(
        "| lines | decisions | whole log | snapshot | with the chronicle |\n|---|---|---|---|---|\n"
    )
    for number, lines in enumerate(sizes):
        code = f"BENCH{number}"
        live = await lay(store, code, lines)
        assert live.match is not None
        decisions = sum(entry.kind == kinds.DECIDE for entry in live.match.log)

        async def whole(code: str = code) -> LiveTable:
            stored = await store.load(code)
            assert stored is not None
            return revive(stored, GAMES[stored.table.game])

        async def short(code: str = code) -> LiveTable:
            stored = await store.load(code, short=True)
            assert stored is not None
            found = snapshots.resume(stored, GAMES[stored.table.game])
            assert found is not None
            return found

        async def told(code: str = code) -> None:
            found = await short(code)
            assert snapshots.recall(found, await store.chapters(code))

        assert live.match.state.view(0) == (await short()).match.state.view(0)  # type: ignore[union-attr]
        figures = [await milliseconds(work) for work in (whole, short, told)]
        shown = " | ".join(f"{figure:,.1f} ms" for figure in figures)
        sys.stdout.write(f"| {live.seq:,} | {decisions:,} | {shown} |\n")
        sys.stdout.flush()
    await store.stop()


def main() -> None:
    """Measure on SQLite in a folder of its own, or on another database."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, nargs="+", default=[100, 1000, 10_000])
    parser.add_argument("--database", default="")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = arguments.database or sqlite_url(Path(folder))
        upgrade(url)
        asyncio.run(measure(url, arguments.lines))


if __name__ == "__main__":
    main()
