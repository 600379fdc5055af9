"""A table and its log: changed by one at a time, and stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar

from stromtisch.core.game import Game
from stromtisch.core.reason import Refused
from stromtisch.server.bus import Bus
from stromtisch.server.errors import refuse
from stromtisch.server.settings import Settings
from stromtisch.server.snapshots import BACKWARDS, is_due, is_missing, recall, resume, write_down
from stromtisch.server.tables import LiveTable, follow, revive
from stromtisch.store.log import Store
from stromtisch.store.rows import Change, Conflict, Event, SeatRow, StoreFailed

log = logging.getLogger("stromtisch.rooms")

T = TypeVar("T")

# How often a change is tried again after somebody else wrote first.
TRIES = 10


class LoggedTable:
    """One table in memory. All its changes happen under ``lock``, and messages are built under it too.

    The live table takes a line first and the store after it; as long as the store has not
    committed, the lock keeps everybody from seeing it, and if the store fails the live table is
    thrown away and read from the log again.
    """

    def __init__(
        self, code: str, store: Store, games: Mapping[str, Game], settings: Settings, bus: Bus
    ) -> None:
        self.code = code
        self.lock = asyncio.Lock()
        self.settings = settings
        self.store = store
        self.games = games
        self._bus = bus
        self.live: LiveTable | None = None
        # The newest line of the log that anybody has told us of.
        self.heard = 0

    async def ready(self, fresh: bool = False, whole: bool = False) -> LiveTable:
        """The live table, read from the log if need be. Only under the lock.

        ``fresh``: with everything that other nodes have written until now, whether we heard of it or not.
        ``whole``: from the first line on, for what goes back in time or looks back on the whole match.
        """
        live, heard = self.live, self.heard
        if live is not None and (self.heard > live.seq or (fresh and self.store.shared)):
            await self._catch_up(live)
        if self.live is None or (whole and self.live.since > 0):
            self.live = await self._load(whole)
            self.heard = self.live.seq
        if self.heard > heard:
            # These lines were read before anybody told of them, and nobody tells of them twice.
            self.wake()
        return self.live

    async def _load(self, whole: bool) -> LiveTable:
        """Take the table up at its snapshot, or from its first line."""
        stored = await self.store.load(self.code, short=not whole)
        if stored is None:
            raise refuse("unknown-table", table=self.code)
        short = not whole and stored.snapshot is not None
        lines = stored.events
        live = resume(stored, self.games) if short else revive(stored, self.games)
        if live is None:
            return await self._load(whole=True)
        change = Change(self.code)
        if is_missing(live, lines, stored.snapshot) and write_down(change, live, lines[-1]):
            with suppress(Conflict, StoreFailed):
                await self.store.append(change)
                live.written_up_to = live.seq
        return live

    async def remember_all(self, live: LiveTable) -> LiveTable:
        """The table with everything that was ever told and said at it."""
        if recall(live, await self.store.chapters(self.code)):
            return live
        return await self.ready(whole=True)

    async def _catch_up(self, live: LiveTable) -> None:
        """Take what other nodes have written."""
        newer = await self.store.load(self.code, live.seq)
        self.live = None
        backwards = live.since > 0 and newer and any(event.kind in BACKWARDS for event in newer.events)
        if newer is not None and not backwards:
            follow(live, newer)
            self.live = live
            self.heard = live.seq

    async def write(self, live: LiveTable, events: list[Event], seats: Sequence[SeatRow] = ()) -> None:
        """Apply lines (and what they make of seats) to the live table, store them, then tell everybody.

        Only under the lock.

        Raises:
            Refused: the rules do not allow it; nothing has changed.
            Conflict: somebody else wrote first; the table will be read again.
            StoreFailed: it could not be stored; the table will be read again.
        """
        before, old_seats, old_host = live.facts(), live.seats, live.row.host
        length = live.seq
        if seats:
            live.change_seats(seats)
        try:
            live.take(events[0], now=True)
        except Refused:
            live.seats, live.row.host = old_seats, old_host
            raise
        except BaseException:
            # A mistake in the rules: who knows what it has left behind.
            self.live = None
            raise
        try:
            for event in events[1:]:
                live.take(event, now=True)
            facts = live.facts()
            change = Change(self.code, events, list(seats), None if facts == before else facts)
            written = is_due(length, events) and write_down(change, live, events[-1])
            await self.store.append(change)
            if written:
                live.written_up_to = live.seq
        except BaseException:
            # Also when the task was cancelled: nobody knows then whether it was stored.
            self.live = None
            raise
        self.publish(live)

    def event(
        self,
        live: LiveTable,
        kind: str,
        seat: int | None,
        body: dict[str, object],
        command_id: str | None = None,
        ahead: int = 1,
    ) -> Event:
        """The next line of the log, made now."""
        return Event(live.seq + ahead, kind, seat, body, self.settings.clock(), command_id)

    def publish(self, live: LiveTable) -> None:
        """Wake everybody who listens, at every node."""
        self._bus.publish(self.code, live.seq)

    def wake(self) -> None:
        """Wake everybody who listens at this node."""
        self._bus.wake(self.code, self.heard)

    def is_behind(self, seq: int) -> bool:
        """Whether the log has lines that this room has not heard of."""
        return self.live is not None and seq > max(self.heard, self.live.seq)

    def close(self) -> None:
        """Forget the table; its log has everything. Whoever still holds it reads it anew."""
        self.live = None

    async def in_turn(self, change: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Change the table, once more from its newest line as long as somebody else writes first."""
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await change(await self.ready(fresh=True))
                except Conflict:
                    continue
                except StoreFailed as error:
                    log.error("table %s: not stored: %s", self.code, error)
                    break
        raise refuse("try-again")
