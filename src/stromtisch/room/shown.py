"""The ways to view a table: now, at an earlier line, as a summary, and as a record."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

from stromtisch.core.reason import Refused
from stromtisch.room.callers import Caller
from stromtisch.room.house import House
from stromtisch.room.log import Stored
from stromtisch.room.logged import LoggedTable
from stromtisch.room.messages import for_caller, table_message
from stromtisch.room.past import Past
from stromtisch.room.people import People
from stromtisch.room.presence import present
from stromtisch.room.refusals import refuse
from stromtisch.room.replaying import Eyes, sound_part
from stromtisch.room.shapes import EditionShown, Glance, TableMessage
from stromtisch.room.tables import LiveTable


class Shown:
    """Builds the views of one table."""

    def __init__(self, table: LoggedTable, people: People, house: House) -> None:
        self._table = table
        self._people = people
        self._study = house.study
        self._manifests = house.editions.collection.manifests
        self._told_edition: EditionShown | None = None

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
        """The same, if it needs no waiting; otherwise None."""
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
        live.edition = self._edition(live)
        shown = table_message(live, live.seat_for(caller), kind, after, now, self._people.presence)
        return for_caller(shown, live, caller)

    def _edition(self, live: LiveTable) -> EditionShown:
        """The public description of the table's edition; it stays the same while the server runs."""
        playable = live.past is None
        if self._told_edition is None or self._told_edition.playable != playable:
            self._told_edition = self._table.editions.shown(live.row, playable)
        return self._told_edition

    async def replay(self, caller: Caller, address: str, at: int | None) -> bytes:
        """The table at a line of its log, with exactly the secrecy of that time: a Replay as JSON.

        Before the end, people see only their own view. After the end, they can see the view of every seat.
        """

        async def look() -> bytes:
            found, eyes = await self._eyes(caller)
            now = self._table.settings.clock()
            if isinstance(found, Past):
                return found.replay(at, now, eyes)
            return await self._study.replay(address, found, at, now, eyes)

        return await self._looking_back(address, look)

    async def _eyes(self, caller: Caller) -> tuple[Stored | Past, Eyes]:
        """The log (or what is known without the rules), and the caller's rights as a viewer."""
        async with self._table.lock:
            live = await self._table.ready(fresh=True)
            if live.match is None:
                raise refuse("not-started")
            held = list(live.held_by(caller))
            if not live.admits(caller):
                raise refuse("no-onlookers")
            open_seats = list(range(len(live.seats))) if live.over() else held
            seat = live.seat_for(caller)
            if caller.wish is not None and caller.wish in open_seats:
                seat = caller.wish
            eyes = Eyes(seat, held, open_seats, self._people.presence.seen(live), self._edition(live))
            return await self._log(live), eyes

    async def _log(self, live: LiveTable) -> Stored | Past:
        """The sound part of everything stored about the table, or what is known of it without its rules."""
        if live.past is not None:
            return live.past
        stored = await self._table.log.load(self._table.code)
        if stored is None:
            raise refuse("unknown-table", table=self._table.code)
        return stored if live.damage is None else sound_part(stored, live.damage.line)

    async def _looking_back(self, address: str, look: Callable[[], Awaitable[bytes]]) -> bytes:
        """Look back within the caller's limit; if a worker finds damage, try again with the sound part."""
        with self._study.turn(address):
            try:
                return await look()
            except Refused as refusal:
                if refusal.reason.code != "damaged":
                    raise
            await self._table.look_for_damage()
            return await look()

    async def glance(self, caller: Caller) -> Glance:
        """A summary of the table for the holder of its seats; asking for it does not count as presence."""
        async with self._table.lock:
            live = await self._table.ready(fresh=True)
            running = live.match is not None and live.running()
            return Glance(
                code=self._table.code,
                game=live.row.game,
                status=live.row.status,
                yours=live.held_by(caller),
                gone=live.left_by(caller),
                names=[row.name for row in live.seats],
                awaited=list(live.match.state.pending()) if running and live.match is not None else [],
                paused=live.life.paused,
                closed=live.life.closed,
                at=live.at,
            )

    async def record(self, caller: Caller, address: str) -> bytes:
        """The record of the finished match as JSON."""

        async def look() -> bytes:
            found = await self.finished(caller)
            if isinstance(found, Past):
                return found.record_json()
            return await self._study.record(address, found)

        return await self._looking_back(address, look)

    async def debrief(self, caller: Caller, address: str, language: str | None = None) -> bytes:
        """The debrief of the finished match, if its game has one: as JSON, or as CSV in a language."""

        async def look() -> bytes:
            stored = await self.finished(caller, to_the_end=True)
            game = stored.stored.table.game if isinstance(stored, Past) else stored.table.game
            manifest = self._manifests.get(game)
            if isinstance(stored, Past):
                package = "" if manifest is None else manifest.package
                return stored.debrief_json() if language is None else stored.debrief_csv(package, language)
            if manifest is None or manifest.debriefing is None:
                raise refuse("no-debrief", game=game)
            if language is None:
                return await self._study.debrief(address, stored)
            return await self._study.debrief_table(address, stored, language)

        return await self._looking_back(address, look)

    async def finished(self, caller: Caller, to_the_end: bool = False) -> Stored | Past:
        """Everything stored (or known without the rules) about a finished match, which no longer changes.

        ``to_the_end``: accept only a match with an outcome, not one whose table was closed early.
        """
        async with self._table.lock:
            live = await self._table.ready(fresh=True)
            if not live.admits(caller):
                raise refuse("no-onlookers")
            if live.match is None:
                raise refuse("not-started")
            if not live.over() or (to_the_end and live.match.state.outcome() is None):
                raise refuse("still-playing")
            return await self._log(live)
