"""All rooms: opens and finds tables, loads those that continue without people, drops idle ones."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Iterable, Mapping, Sequence
from contextlib import suppress

from stromtisch.core.game import Game
from stromtisch.core.option import OptionValue, complete_options
from stromtisch.core.reason import Refused
from stromtisch.core.seats import PERSON
from stromtisch.room.callers import Caller
from stromtisch.room.contributions import Contributions, with_start
from stromtisch.room.house import House
from stromtisch.room.life import REMATCH
from stromtisch.room.log import (
    LOBBY,
    OPEN,
    Change,
    Conflict,
    SeatRow,
    StoreFailed,
    TableRow,
)
from stromtisch.room.logged import TRIES
from stromtisch.room.names import (
    distinct_name,
    hash_of,
    is_code,
    new_code,
    new_token,
)
from stromtisch.room.presence import time
from stromtisch.room.refusals import refuse
from stromtisch.room.room import Room
from stromtisch.room.seating import bot_row, host_of
from stromtisch.room.shapes import (
    BotSeat,
    Glance,
    NewTable,
    PersonSeat,
    Proof,
    Seated,
    TableSettings,
)
from stromtisch.room.tables import LiveTable, opening_line

logger = logging.getLogger("stromtisch.rooms")

# Seconds between two searches for tables that are too old to be kept.
FORGET_EVERY = 3600.0
# A day in milliseconds.
DAY = 86_400_000
# The number of dropped rooms after which the garbage collector runs.
MANY_DROPPED = 100
# The most seconds that a stopping server spends on storing its running tables.
PUTTING_AWAY = 5.0


class Rooms:
    """All rooms in memory, by code."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._settings = house.settings
        self._study = house.study
        self._archivist = house.archivist
        self.log = house.log
        self.editions = house.editions
        self.levels = house.editions.collection.levels
        self.bus = house.bus
        self.nodes = house.nodes
        self._rooms: dict[str, Room] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Load the tables that continue without people, and begin to sweep."""
        await self.bus.start()
        await self.nodes.start(self)
        await self._archivist.start()
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._forget())]

    async def stop(self) -> None:
        """Stop everything; the logs have all data."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._archivist.stop()
        await self.nodes.stop()
        await self._put_away()
        for room in self._rooms.values():
            room.close()
        await asyncio.gather(*(room.driver.stopped() for room in self._rooms.values()))
        self._rooms.clear()
        await self.bus.stop()

    async def _put_away(self) -> None:
        """Store the views of the running tables within a time limit, because the next program may have other rules."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PUTTING_AWAY):
                for room in list(self._rooms.values()):
                    with suppress(StoreFailed):
                        await room.table.put_away()

    def all(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    def codes(self) -> list[str]:
        """Their codes."""
        return list(self._rooms)

    def look_again(self, code: str, seq: int) -> None:
        """Wake the local listeners of a table if its log is at this number and they have not heard of it."""
        room = self._rooms.get(code)
        if room is not None and room.table.is_behind(seq):
            self.bus.wake(code, seq)

    def held(self, code: str, caller: Caller) -> list[int]:
        """The seats that the caller holds at a table in memory; nothing is loaded for this."""
        room = self._rooms.get(code)
        live = None if room is None else room.table.live
        return [] if live is None else live.held_by(caller)

    async def get(self, code: str) -> Room:
        """The room of a table; refused when there is none."""
        code = code.upper()
        room = self._rooms.get(code)
        if room is not None:
            return room
        if not is_code(code):
            raise refuse("unknown-table", table=code[:16])
        room = Room(code, self._house)
        try:
            async with room.table.lock:
                await room.table.ready()
        except BaseException:
            room.close()
            raise
        # The room is published only after loading, so that nobody waits in a room that is then dropped.
        known = self._rooms.setdefault(code, room)
        if known is not room:
            room.close()
            return known
        room.driver.start()
        return room

    def _drop(self, room: Room) -> None:
        room.close()
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]

    async def open(self, request: NewTable) -> Seated:
        """Open a table; the first person in the row is the caller and the host."""
        game = self.editions.newest.get(request.game)
        if game is None:
            raise refuse("unknown-game", game=request.game[:100])
        game.check_seats(len(request.seats))
        options = complete_options(game.options, request.options)
        token = new_token()
        seats, own = self._seats(request, token)
        awaited = [
            seat
            for seat, wish in enumerate(request.seats)
            if isinstance(wish, PersonSeat) and wish.contributes
        ]
        code = await self._lay(game, options, seats, own, request.settings, awaited)
        room = await self.get(code)
        async with room.table.lock:
            room.people.touch(await room.table.ready(), [] if own is None else [own])
        return Seated(code, own, None if own is None else token)

    async def _lay(
        self,
        game: Game,
        options: dict[str, OptionValue],
        seats: list[SeatRow],
        host: int | None,
        settings: TableSettings,
        awaited: Sequence[int],
    ) -> str:
        """Make and store a new table; it starts at once if no seat is open and no nonce is awaited."""
        people = sum(1 for seat in seats if seat.kind == PERSON)
        for _ in range(TRIES):
            code, at = new_code(), self._settings.clock()
            row = TableRow(
                code,
                game.id,
                game.rules,
                game.content_hash,
                options,
                self._settings.seeds(),
                LOBBY,
                host,
                None,
                people,
                at,
            )
            live = LiveTable(row, list(seats), game)
            acts = with_start(Contributions(), seats, opening_line(row, seats, settings, awaited))
            for act in acts:
                live.take(act, now=True)
            row.deadline = live.deadline
            edition = self.editions.to_keep(game)
            if await self._stored(Change(code, acts, seats, opening=row, edition=edition)):
                return code
        raise refuse("try-again")

    async def _stored(self, change: Change) -> bool:
        """Store a new table; false when its code is taken."""
        try:
            await self.log.append(change)
        except Conflict:
            return False
        except StoreFailed as error:
            logger.error("a new table was not stored: %s", error)
            raise refuse("try-again") from error
        self.editions.was_kept(change.edition)
        return True

    async def rematch(self, code: str, caller: Caller) -> Seated:
        """The table for a rematch of the same people; the host opens it, and everybody is sent there."""
        room = await self.get(code)
        async with room.table.lock:
            live = await room.table.ready(fresh=True)
            if live.match is None:
                raise refuse("not-started")
            if not live.over():
                raise refuse("still-playing")
            if live.life.rematch is None:
                live.check_sound()
                host = host_of(live, caller)
                # People who have left are left out; the others keep their tokens, so their cookies fit the new table.
                seats = [
                    SeatRow(row.seat, OPEN) if row.kind == PERSON and row.token_hash is None else row
                    for row in live.seats
                ]
                # The new table uses the newest rules; options that they do not know are refused.
                game = self.editions.newest.get(live.row.game)
                if game is None or live.past is not None:
                    raise room.table.other_rules(live)
                options = complete_options(game.options, live.row.options)
                # The new table has a new commitment, so people who are present contribute again.
                here = [*live.held_by(caller), *present_people(room, live)]
                awaited = sorted(set(here) & live.contributions.nonces.keys())
                new = await self._lay(game, options, seats, host, live.life.settings, awaited)
                try:
                    await room.table.write(live, [room.table.act(live, REMATCH, host, {"code": new})])
                except (Conflict, StoreFailed) as error:
                    raise refuse("try-again") from error
            assert live.life.rematch is not None
            held = live.held_by(caller)
            return Seated(live.life.rematch, held[0] if held else None, None)

    async def keep(self, record: bytes, address: str) -> Proof:
        """Check a match record by replaying it, and store it as a table for viewing."""
        for _ in range(TRIES):
            kept = await self._study.check(address, record, new_code(), self._settings.clock())
            game = self.editions.newest.get(kept.proof.game)
            kept.change.edition = None if game is None else self.editions.to_keep(game)
            if await self._stored(kept.change):
                self._archivist.ended(kept.proof.code)
                await self._make_room()
                return kept.proof
        raise refuse("try-again")

    async def glances(self, callers: Mapping[str, Caller]) -> list[Glance]:
        """Summaries of the tables at which somebody holds seats; deleted tables are left out."""
        found: list[Glance] = []
        for code, caller in callers.items():
            with suppress(Refused):
                glance = await (await self.get(code)).shown.glance(caller)
                if glance.yours or glance.gone:
                    found.append(glance)
        return found

    def _seats(self, request: NewTable, token: str) -> tuple[list[SeatRow], int | None]:
        seats: list[SeatRow] = []
        own: int | None = None
        for seat, wish in enumerate(request.seats):
            if isinstance(wish, PersonSeat):
                if own is not None:
                    raise refuse("bad-seats", seat=seat, people=1)
                own = seat
                name = distinct_name(wish.name, [row.name for row in seats])
                seats.append(SeatRow(seat, PERSON, name, None, hash_of(token)))
            elif isinstance(wish, BotSeat):
                seats.append(bot_row(seat, wish, self.levels(request.game), seats))
            else:
                seats.append(SeatRow(seat, OPEN))
        return seats, own

    async def wake(self, codes: Iterable[str]) -> None:
        """Load tables that continue without people."""
        for code in codes:
            try:
                await self.get(code)
            except Refused as refusal:
                logger.warning("table %s stays asleep: %s", code, refusal)
            except Exception:
                logger.exception("table %s could not be woken", code)

    async def _forget(self) -> None:
        """Delete tables that nobody has used for ``keep_days``, and old imported records."""
        while True:
            found = await self._make_room()
            if self._settings.keep_days > 0:
                found += await self._delete(self.log.forget(self._days_ago(self._settings.keep_days)))
            # Many old tables are deleted in small steps.
            await asyncio.sleep(1.0 if found else FORGET_EVERY)

    async def _make_room(self) -> int:
        """Delete imported match records that are too old or too many; returns how many."""
        limits = self._settings
        before = self._days_ago(limits.keep_imported_days) if limits.keep_imported_days > 0 else 0
        return await self._delete(
            self.log.forget_imported(before, limits.imported_most, limits.imported_bytes)
        )

    def _days_ago(self, days: float) -> int:
        return self._settings.clock() - int(days * DAY)

    async def _delete(self, forgetting: Awaitable[list[str]]) -> int:
        """Also drop the deleted tables from memory; returns how many there were."""
        try:
            found = await forgetting
        except StoreFailed as error:
            logger.warning("old tables could not be deleted: %s", error)
            return 0
        for code in found:
            if code in self._rooms:
                self._drop(self._rooms[code])
        if found:
            logger.info("%d old tables deleted", len(found))
        return len(found)

    async def _sweep(self) -> None:
        dropped = 0
        while True:
            await asyncio.sleep(max(1.0, self._settings.idle / 4))
            now = time()
            for room in list(self._rooms.values()):
                if room.idle(now):
                    with suppress(StoreFailed):
                        await room.table.put_away()
                    if not room.idle(now):
                        continue
                    self._drop(room)
                    dropped += 1
            if dropped >= MANY_DROPPED:
                # Rooms and sockets form reference cycles, so only the garbage collector frees them.
                gc.collect()
                dropped = 0


def present_people(room: Room, live: LiveTable) -> list[int]:
    """The seats whose people are present."""
    return [row.seat for row in live.seats if room.people.presence.connected(live, row.seat)]
