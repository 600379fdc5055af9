"""All rooms: opening tables, finding them, waking those that go on by themselves, dropping idle ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping

from stromtisch.core.game import Game
from stromtisch.core.option import complete_options
from stromtisch.core.reason import Refused
from stromtisch.core.seats import PERSON
from stromtisch.server.bus import Bus
from stromtisch.server.errors import refuse
from stromtisch.server.names import (
    clean_name,
    hash_of,
    is_code,
    new_code,
    new_seed,
    new_token,
)
from stromtisch.server.nodes import Alone
from stromtisch.server.presence import time
from stromtisch.server.room import TRIES, Room, bot_row
from stromtisch.server.settings import Settings
from stromtisch.server.shapes import (
    BotSeat,
    NewTable,
    PersonSeat,
    Seated,
)
from stromtisch.server.tables import LiveTable
from stromtisch.server.thinking import Thinker
from stromtisch.store.log import Store
from stromtisch.store.rows import (
    LOBBY,
    OPEN,
    OPENED,
    STARTED,
    Change,
    Conflict,
    Event,
    SeatRow,
    StoreFailed,
    TableRow,
)

log = logging.getLogger("stromtisch.rooms")

# Seconds between two looks for tables that are too old to be kept.
FORGET_EVERY = 3600.0


class Rooms:
    """All rooms in memory, by code."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        settings: Settings,
        thinker: Thinker,
        levels: Callable[[str], list[str]],
        bus: Bus,
        nodes: Alone,
    ) -> None:
        self.games = games
        self.levels = levels
        self.bus = bus
        self.nodes = nodes
        self.store = store
        self._settings = settings
        self._thinker = thinker
        self._rooms: dict[str, Room] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Wake the tables that go on by themselves, and begin to sweep."""
        await self.bus.start()
        await self.nodes.start(self)
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._forget())]

    async def stop(self) -> None:
        """Stop everything; the logs have it all."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.nodes.stop()
        for room in self._rooms.values():
            room.close()
        await asyncio.gather(*(room.driver.stopped() for room in self._rooms.values()))
        self._rooms.clear()
        await self.bus.stop()

    def all(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    def codes(self) -> list[str]:
        """Their codes."""
        return list(self._rooms)

    def look_again(self, code: str, seq: int) -> None:
        """The log of a table is at this number: whoever listens here and has not heard of it is woken."""
        room = self._rooms.get(code)
        if room is not None and room.is_behind(seq):
            self.bus.wake(code, seq)

    async def get(self, code: str) -> Room:
        """The room of a table; refused when there is none."""
        code = code.upper()
        room = self._rooms.get(code)
        if room is not None:
            return room
        if not is_code(code):
            raise refuse("unknown-table", table=code[:16])
        room = self._rooms[code] = self._make(code)
        try:
            async with room.lock:
                await room.ready()
        except BaseException:
            self._drop(room)
            raise
        room.driver.start()
        return room

    def _make(self, code: str) -> Room:
        return Room(code, self.store, self.games, self._settings, self.bus, self._thinker, self.nodes)

    def _drop(self, room: Room) -> None:
        room.close()
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]

    async def open(self, request: NewTable) -> Seated:
        """Open a table; the first person in the row is the caller and the host."""
        game = self.games.get(request.game)
        if game is None:
            raise refuse("unknown-game", game=request.game[:100])
        game.check_seats(len(request.seats))
        options = complete_options(game.options, request.options)
        token = new_token()
        for _ in range(TRIES):
            seats, own = self._seats(request, token)
            code = new_code()
            seed = new_seed()
            at = self._settings.clock()
            people = 0 if own is None else 1
            row = TableRow(
                code, game.id, game.rules, game.content_hash, options, seed, LOBBY, own, None, people, at
            )
            live = LiveTable(row, seats, game)
            shown: list[object] = [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in seats]
            events = [Event(1, OPENED, own, {"game": game.id, "options": dict(options), "seats": shown}, at)]
            if all(seat.kind != OPEN for seat in seats):
                events.append(Event(2, STARTED, None, {}, at))
            for event in events:
                live.take(event, now=True)
            row.deadline = live.deadline
            try:
                await self.store.append(Change(code, events, seats, opening=row))
            except Conflict:
                continue  # the code is taken
            except StoreFailed as error:
                log.error("a new table was not stored: %s", error)
                break
            room = await self.get(code)
            async with room.lock:
                room.touch(await room.ready(), own)
            return Seated(code, own, None if own is None else token)
        raise refuse("try-again")

    def _seats(self, request: NewTable, token: str) -> tuple[list[SeatRow], int | None]:
        seats: list[SeatRow] = []
        own: int | None = None
        for seat, wish in enumerate(request.seats):
            if isinstance(wish, PersonSeat):
                if own is not None:
                    raise refuse("bad-seats", seat=seat, people=1)
                own = seat
                seats.append(SeatRow(seat, PERSON, clean_name(wish.name), None, hash_of(token)))
            elif isinstance(wish, BotSeat):
                seats.append(bot_row(seat, wish, self.levels(request.game)))
            else:
                seats.append(SeatRow(seat, OPEN))
        return seats, own

    async def wake(self, codes: Iterable[str]) -> None:
        """Get tables into memory that go on by themselves."""
        for code in codes:
            try:
                await self.get(code)
            except Refused as refusal:
                log.warning("table %s stays asleep: %s", code, refusal)
            except Exception:
                log.exception("table %s could not be woken", code)

    async def _forget(self) -> None:
        """Delete tables that nobody has touched for as long as they are kept."""
        while self._settings.keep_days > 0:
            before = self._settings.clock() - int(self._settings.keep_days * 86_400_000)
            found: list[str] = []
            try:
                found = await self.store.forget(before)
            except StoreFailed as error:
                log.warning("old tables could not be deleted: %s", error)
            for code in found:
                if code in self._rooms:
                    self._drop(self._rooms[code])
            if found:
                log.info("%d old tables deleted", len(found))
            # Many old tables go in many small steps.
            await asyncio.sleep(1.0 if found else FORGET_EVERY)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self._settings.idle / 4))
            now = time()
            for room in list(self._rooms.values()):
                if room.idle(now):
                    self._drop(room)
