"""Stores what is needed to read a match before its rules can change."""

from __future__ import annotations

import asyncio
import logging

from stromtisch.core.reason import Refused
from stromtisch.room.editions import Editions
from stromtisch.room.log import FINISHED, Change, Conflict, Log, StoreFailed
from stromtisch.room.study import Study

logger = logging.getLogger("stromtisch.archivist")

# Seconds between two catch-up jobs, so that a starting server has time for its players; and seconds before a retry
# when the workers are busy.
PAUSE = 0.2
REST = 5.0
# The number of codes read at once.
AT_ONCE = 100
# Temporary refusals, which are worth a retry.
PASSING = ("busy", "try-again")


class Archivist:
    """Archives matches when they end, and at the start those that were missed."""

    def __init__(self, log: Log, editions: Editions, study: Study) -> None:
        self._log = log
        self._editions = editions
        self._study = study
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the background tasks."""
        self._tasks = [asyncio.create_task(self._keep_ended()), asyncio.create_task(self._make_up())]

    async def stop(self) -> None:
        """Stop; missing archives are made at the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def ended(self, code: str) -> None:
        """Queue a table whose match has ended or that was closed."""
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
            logger.warning("older matches are archived at the next start: %s", error)

    async def _keep(self, code: str) -> None:
        while True:
            try:
                await self.keep(code)
            except Refused as refusal:
                if refusal.reason.code in PASSING:
                    await asyncio.sleep(REST)
                    continue
                logger.warning("table %s is not archived: %s", code, refusal)
            except (Conflict, StoreFailed) as error:
                logger.warning("table %s is archived at the next start: %s", code, error)
            except Exception:
                # A failing archive must not stop the game from being played.
                logger.exception("table %s could not be archived", code)
            return

    async def keep(self, code: str) -> None:
        """Archive a finished table, or store the current views of a running one, if its rules are available."""
        stored = await self._log.load(code)
        if stored is None or await self._editions.of(stored.table) is None:
            return
        if stored.table.status == FINISHED:
            body = await self._study.archive(stored)
            await self._editions.history.keep_archive(code, stored.acts[-1].seq, body)
            return
        found = await self._study.take_up(stored)
        if found.damage is None and found.snapshot is not None:
            await self._log.append(Change(code, snapshot=found.snapshot, chapter=found.chapter))
