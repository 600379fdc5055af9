"""Databases with whole matches in them, and ways to damage them behind the program's back."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from pathlib import Path
from typing import Any, cast

from click.testing import CliRunner, Result

from bench.loading import lay
from stromtisch.cli.main import main
from stromtisch.room.log import Change, Stored
from stromtisch.store.engine import connect, is_sqlite, sqlite_file
from stromtisch.store.log import Store

CODES = ("AAAAAA", "BBBBBB", "CCCCCC")
LINES = 70


def lay_tables(url: str) -> dict[str, Stored]:
    """Three matches of Neustart with snapshots and chapters; answers with what is stored."""

    played = _played()

    async def work() -> dict[str, Stored]:
        store = Store(url)
        await store.start()
        await asyncio.gather(*(store.append(change) for change in played))
        await store.stop()
        return await _load(url)

    return asyncio.run(work())


class _Collected:
    """Stands where a store would, and keeps what is to be written."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    async def append(self, change: Change) -> None:
        self.changes.append(change)


@cache
def _played() -> list[Change]:
    """The same matches for every test, played once."""

    async def play() -> list[Change]:
        collected = _Collected()
        for code in CODES:
            await lay(cast(Store, collected), code, LINES)
        return collected.changes

    return asyncio.run(play())


async def _load(url: str) -> dict[str, Stored]:
    store = Store(url)
    found = {code: await store.load(code) for code in CODES}
    await store.stop()
    return {code: stored for code, stored in found.items() if stored is not None}


def load_tables(url: str) -> dict[str, Stored]:
    """What is stored of them now."""
    return asyncio.run(_load(url))


def hurt(url: str, *statements: str) -> None:
    """Change rows as no program of ours would: without looking at what refers to what."""
    connection: Any = connect(url)
    connection.execute(
        "PRAGMA foreign_keys=OFF" if is_sqlite(url) else "SET session_replication_role = replica"
    )
    for statement in statements:
        connection.execute(statement)
    if is_sqlite(url):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def settle(url: str) -> Path:
    """Have everything in the one file of SQLite, and nothing beside it."""
    hurt(url)
    path = sqlite_file(url)
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    return path


def doctor(url: str, *arguments: object) -> Result:
    """Run the command as a person would; it must never end in a stack trace."""
    result = CliRunner().invoke(main, ["doctor", "--database", url, *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def bodies(stored: Stored) -> list[str]:
    return [json.dumps([e.seq, e.kind, e.seat, e.body, e.at, e.link]) for e in stored.acts]
