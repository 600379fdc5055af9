"""Sees to it that what is needed to read a match is kept before its rules can change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TypeVar

from stromtisch.core.debriefing import Debriefing
from stromtisch.server.archive import archive_of
from stromtisch.server.editions import Editions
from stromtisch.server.snapshots import write_down
from stromtisch.server.tables import revive
from stromtisch.store.log import Store
from stromtisch.store.rows import FINISHED, Change, Conflict, StoreFailed

log = logging.getLogger("stromtisch.archivist")

T = TypeVar("T")

# Seconds between two tables that are made up for, so that a starting server has time for its players.
PAUSE = 0.2
# So many codes are read at once.
AT_ONCE = 100


class Archivist:
    """Archives matches as they end, and makes up at the start for those that were missed."""

    def __init__(self, store: Store, editions: Editions, debriefings: Mapping[str, Debriefing]) -> None:
        self._store = store
        self._editions = editions
        self._debriefings = debriefings
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to work beside the tables."""
        self._tasks = [asyncio.create_task(self._keep_ended()), asyncio.create_task(self._make_up())]

    async def stop(self) -> None:
        """Stop; what was not archived is made up for at the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def ended(self, code: str) -> None:
        """A match has ended, or its table was closed."""
        self._ended.put_nowait(code)

    async def _keep_ended(self) -> None:
        while True:
            await self._keep(await self._ended.get())

    async def _make_up(self) -> None:
        last = ""
        try:
            await self._editions.keep_newest()
            while codes := await self._editions.history.unkept(last, AT_ONCE):
                for code in codes:
                    await self._keep(code)
                    await asyncio.sleep(PAUSE)
                last = codes[-1]
        except StoreFailed as error:
            log.warning("older matches are archived at the next start: %s", error)

    async def _keep(self, code: str) -> None:
        try:
            await self.keep(code)
        except (Conflict, StoreFailed) as error:
            log.warning("table %s is archived at the next start: %s", code, error)
        except Exception:
            # A game that cannot be archived is played all the same.
            log.exception("table %s could not be archived", code)

    async def aside(self, work: Callable[..., T], *arguments: object) -> T:
        """Do what takes a while beside the loop."""
        return await asyncio.to_thread(work, *arguments)

    async def keep(self, code: str) -> None:
        """Archive a table, or write down what is seen of one that runs, if its rules are at hand."""
        stored = await self._store.load(code)
        game = None if stored is None else await self._editions.of(stored.table)
        if stored is None or game is None:
            return
        if stored.table.status == FINISHED:
            debriefing = self._debriefings.get(game.id)
            body = await self.aside(archive_of, stored, game, debriefing)
            await self._editions.history.keep_archive(code, stored.events[-1].seq, body)
            return
        last = stored.events[-1]
        live = await self.aside(revive, stored, game)
        change = Change(code)
        if write_down(change, live, last):
            with suppress(Conflict):
                await self._store.append(change)
