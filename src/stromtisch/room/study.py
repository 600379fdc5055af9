"""Runs long work on whole matches in worker processes, which have their own limits and can be killed."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from stromtisch.room import replaying
from stromtisch.room.editions import Editions, Key, key_of
from stromtisch.room.log import LoggedAct, Stored
from stromtisch.room.refusals import refuse
from stromtisch.room.replaying import Eyes, GoneBack, Kept, TakenUp
from stromtisch.room.settings import RoomSettings
from stromtisch.room.work import Busy, JobFailed, Limits, TooCostly, WorkError, Workforce

logger = logging.getLogger("stromtisch.study")

T = TypeVar("T")

# How many times its processor time work may take on a busy machine.
SLOWNESS = 10


class Study:
    """Sends long work to a crew, and turns its errors into codes: ``busy``, ``too-costly``, ``try-again``."""

    def __init__(self, crew: Workforce, editions: Editions, settings: RoomSettings) -> None:
        self._crew = crew
        self._editions = editions
        self._settings = settings
        # The number of running look-backs of each address.
        self._looking: Counter[str] = Counter()

    @contextmanager
    def turn(self, caller: str) -> Iterator[None]:
        """Limit the look-backs of one address at the same time; others get ``busy`` before anything is read."""
        if self._looking[caller] >= self._settings.study_queue_each:
            raise refuse("busy")
        self._looking[caller] += 1
        try:
            yield
        finally:
            self._looking[caller] -= 1
            if self._looking[caller] == 0:
                del self._looking[caller]

    async def check(self, caller: str, record: bytes, code: str, at: int) -> Kept:
        """A valid record as the table of a code; an invalid one is refused."""
        limit = self._settings.study_limit
        return await self._carry_out(caller, limit, edition_of(record), replaying.check, record, code, at)

    async def replay(self, caller: str, stored: Stored, at: int | None, now: int, eyes: Eyes) -> bytes:
        """A ``Replay`` as JSON."""
        return await self._do(caller, replaying.replay, stored, at, now, eyes)

    async def record(self, caller: str, stored: Stored) -> bytes:
        """The record of a match as JSON."""
        return await self._do(caller, replaying.record, stored)

    async def debrief(self, caller: str, stored: Stored) -> bytes:
        """The debrief of a match as JSON."""
        return await self._do(caller, replaying.debrief, stored)

    async def debrief_table(self, caller: str, stored: Stored, language: str) -> bytes:
        """The debrief of a match as CSV."""
        return await self._do(caller, replaying.debrief_table, stored, language)

    async def take_up(self, stored: Stored) -> TakenUp:
        """The snapshot of a long table."""
        return await self._do_own(replaying.take_up, stored)

    async def go_back(self, stored: Stored, act: LoggedAct, written_up_to: int) -> GoneBack:
        """A long table after an undo or rollback."""
        return await self._do_own(replaying.go_back, stored, act, written_up_to)

    async def archive(self, stored: Stored) -> bytes:
        """The archive of a match that is over."""
        return await self._do_own(replaying.archive, stored)

    async def _do(self, caller: str, work: Callable[..., T], stored: Stored, *arguments: object) -> T:
        """Do work that a caller has requested."""
        limit, key = self._settings.study_limit, key_of(stored.table)
        return await self._carry_out(caller, limit, key, work, stored, *arguments)

    async def _do_own(self, work: Callable[..., T], stored: Stored, *arguments: object) -> T:
        """Do work that a table needs to continue; the length of logs is limited, so it may take longer."""
        limit, key = self._settings.load_limit, key_of(stored.table)
        return await self._carry_out(stored.table.code, limit, key, work, stored, *arguments)

    async def _carry_out(
        self, caller: str, limit: float, edition: Key, work: Callable[..., T], *arguments: object
    ) -> T:
        limits = Limits(limit * SLOWNESS, limit)
        source = await self._editions.source(edition)
        try:
            return await self._crew.do(caller, limits, work, source, *arguments)
        except Busy as error:
            raise refuse("busy") from error
        except TooCostly as error:
            logger.warning("%s was given up: %s", work.__name__, error)
            raise refuse("too-costly") from error
        except JobFailed as error:
            logger.error("%s failed: %s", work.__name__, error)
            raise refuse("internal") from error
        except WorkError as error:
            logger.warning("%s was lost: %s", work.__name__, error)
            raise refuse("try-again") from error


class _Named(msgspec.Struct):
    """What a record says about its edition."""

    game: str = ""
    rules: int = 0
    content: str = ""


def edition_of(record: bytes) -> Key:
    """The edition that a record names; an unreadable record gets that of no game, and the check refuses it later."""
    try:
        found = msgspec.json.decode(record, type=_Named)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        found = _Named()
    return found.game, found.rules, found.content
