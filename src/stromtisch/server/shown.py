"""What is shown of a table to whoever asks: now, as it was, in short, and as a record."""

from __future__ import annotations

import asyncio
from typing import Literal

from stromtisch.core.match import Match
from stromtisch.core.record import export_match
from stromtisch.server.callers import Caller
from stromtisch.server.errors import refuse
from stromtisch.server.logged import LoggedTable
from stromtisch.server.messages import for_caller, table_message
from stromtisch.server.people import People
from stromtisch.server.presence import present
from stromtisch.server.shapes import Glance, Replay, TableMessage
from stromtisch.server.tables import LiveTable, revive


class Shown:
    """The ways to look at one table."""

    def __init__(self, table: LoggedTable, people: People) -> None:
        self._table = table
        self._people = people

    async def message(
        self, caller: Caller, kind: Literal["table", "update"], after: int, asked: bool = False
    ) -> TableMessage:
        """The table as the caller may see it."""
        shown = None if asked else self.message_now(caller, kind, after)
        if shown is not None:
            return shown
        async with self._table.lock:
            live = await self._table.ready(fresh=asked)
            if after < live.told_since:
                live = await self._table.remember_all(live)
            if asked:
                self._people.touch(live, present(live, caller))
                if live.held_by(caller):
                    self._table.hear_of_lines(live, after)
            return self._message(live, caller, kind, after)

    def message_now(
        self, caller: Caller, kind: Literal["table", "update"], after: int
    ) -> TableMessage | None:
        """The same, if nothing has to be waited for."""
        live = self._table.live
        if (
            live is None
            or self._table.lock.locked()
            or self._table.heard > live.seq
            or live.told_since > after
        ):
            return None
        return self._message(live, caller, kind, after)

    def _message(
        self, live: LiveTable, caller: Caller, kind: Literal["table", "update"], after: int
    ) -> TableMessage:
        now = self._table.settings.clock()
        shown = table_message(live, live.seat_for(caller), kind, after, now, self._people.presence)
        return for_caller(shown, live, caller)

    async def replay(self, caller: Caller, at: int | None) -> Replay:
        """The table as it was at a line of its log, with exactly the secrecy of that time.

        Before the end everybody sees it as they did; afterwards it can be seen through every seat's eyes.
        """
        async with self._table.lock:
            live = await self._table.ready(fresh=True, whole=True)
            if live.match is None:
                raise refuse("not-started")
            held = live.held_by(caller)
            if not live.admits(caller):
                raise refuse("no-onlookers")
            open_seats = list(range(len(live.seats))) if live.over() else held
            seat = live.seat_for(caller)
            if caller.wish is not None and caller.wish in open_seats:
                seat = caller.wish
            now = self._table.settings.clock()
            steps = [live.started_seq, *live.entry_seqs]
            stored = await self._table.store.load(self._table.code)
        assert stored is not None
        wanted = steps[-1] if at is None else max(steps[0], min(at, steps[-1]))
        stored.events = [event for event in stored.events if event.seq <= wanted]
        then = await asyncio.to_thread(revive, stored, self._table.games)
        message = table_message(then, seat, "table", 0, now, self._people.presence)
        message.legal, message.closed, message.clock = [], [], None
        message.undo = {"open": False, "code": "nothing-to-undo", "params": {}}
        message.yours = held
        return Replay(wanted, steps, open_seats, message)

    async def glance(self, caller: Caller) -> Glance:
        """The table in short for whoever holds seats at it; nobody counts as being here for that."""
        async with self._table.lock:
            live = await self._table.ready(fresh=True)
            running = live.match is not None and live.running()
            return Glance(
                code=self._table.code,
                game=live.row.game,
                status=live.row.status,
                yours=live.held_by(caller),
                names=[row.name for row in live.seats],
                awaited=list(live.match.state.pending()) if running and live.match is not None else [],
                paused=live.life.paused,
                closed=live.life.closed,
                at=live.at,
            )

    async def record(self, caller: Caller) -> dict[str, object]:
        """The record of the finished match."""
        return export_match(await self.finished(caller))

    async def finished(self, caller: Caller, to_the_end: bool = False) -> Match:
        """The match once it is over; nothing changes it any more.

        ``to_the_end``: only one that has an outcome, not one whose table was closed in the middle.
        """
        async with self._table.lock:
            live = await self._table.ready(fresh=True, whole=True)
            if not live.admits(caller):
                raise refuse("no-onlookers")
            if live.match is None:
                raise refuse("not-started")
            if not live.over() or (to_the_end and live.match.state.outcome() is None):
                raise refuse("still-playing")
            return live.match
