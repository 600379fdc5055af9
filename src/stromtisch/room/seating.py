"""Seats before a match starts: people take them, the host gives them to bots or opens them."""

from __future__ import annotations

from collections.abc import Sequence

from stromtisch.core.seats import BOT, PERSON
from stromtisch.room.callers import Caller
from stromtisch.room.contributions import with_start
from stromtisch.room.house import House
from stromtisch.room.log import OPEN, SEAT_CHANGED, SEATED, SeatRow
from stromtisch.room.logged import LoggedTable
from stromtisch.room.names import bot_name, distinct_name, hash_of, new_token
from stromtisch.room.people import People
from stromtisch.room.refusals import refuse
from stromtisch.room.shapes import BotSeat, OpenSeat, Seated, SitDown
from stromtisch.room.tables import LiveTable


class Seating:
    """The seats of one table."""

    def __init__(self, table: LoggedTable, people: People, house: House) -> None:
        self._table = table
        self._people = people
        self._levels = house.editions.collection.levels

    async def _change_seat(self, live: LiveTable, row: SeatRow, kind: str, body: dict[str, object]) -> None:
        """Change a seat in the lobby; the match starts in the same commit if nothing is missing any more."""
        act = self._table.act(live, kind, row.seat, body)
        seats = [*live.seats[: row.seat], row, *live.seats[row.seat + 1 :]]
        await self._table.write(live, with_start(live.contributions, seats, act), [row])

    async def sit_down(self, request: SitDown, caller: Caller) -> Seated:
        """Take an open seat."""
        token = new_token()

        async def change(live: LiveTable) -> Seated:
            # A repeated request from the same person gets no second seat.
            held = live.held_by(caller)
            if held and not request.beside:
                raise refuse("seat-taken", seat=held[0])
            if live.life.closed:
                raise refuse("closed")
            if request.seat is not None and request.seat >= len(live.seats):
                raise refuse("no-seat", seat=request.seat)
            if request.seat is not None and live.seats[request.seat].kind != OPEN:
                raise refuse("seat-taken", seat=request.seat)
            if live.match is not None:
                raise refuse("already-started")
            free = [row.seat for row in live.seats if row.kind == OPEN]
            if not free:
                raise refuse("table-full")
            seat = free[0] if request.seat is None else request.seat
            name = distinct_name(request.name, [other.name for other in live.seats])
            row = SeatRow(seat, PERSON, name, None, hash_of(token))
            added = {} if request.nonce is None else {"nonce": request.nonce}
            await self._change_seat(live, row, SEATED, {"name": name, **added})
            self._people.touch(live, [seat])
            return Seated(self._table.code, seat, token, len(held))

        return await self._table.in_turn(change)

    async def set_seat(self, seat: int, request: BotSeat | OpenSeat, caller: Caller) -> None:
        """The host gives a seat to a bot or opens it, before the start."""

        async def change(live: LiveTable) -> None:
            holder = host_of(live, caller)
            if not 0 <= seat < len(live.seats):
                raise refuse("no-seat", seat=seat)
            if live.life.closed:
                raise refuse("closed")
            if live.match is not None:
                raise refuse("already-started")
            # A person who acts for the host cannot give away the host's own seat.
            if seat in (holder, live.row.host):
                raise refuse("seat-taken", seat=seat)
            row = (
                bot_row(seat, request, self._levels(live.row.game), live.seats)
                if isinstance(request, BotSeat)
                else SeatRow(seat, OPEN)
            )
            body: dict[str, object] = {"kind": row.kind, "bot": row.bot, "name": row.name}
            await self._change_seat(live, row, SEAT_CHANGED, body)

        await self._table.in_turn(change)


def host_of(live: LiveTable, caller: Caller) -> int:
    """The host's seat, if the caller holds it; otherwise refused."""
    held, host = live.held_by(caller), live.host()
    if not held:
        raise refuse("no-seat")
    if host is None or host not in held:
        raise refuse("not-host")
    return host


def bot_row(seat: int, request: BotSeat, levels: list[str], others: Sequence[SeatRow]) -> SeatRow:
    """A seat for a bot of a level the game has."""
    if request.bot not in levels:
        raise refuse("bad-seats", seat=seat, bot=request.bot[:100], known=levels)
    taken = [other.name for other in others if other.seat != seat]
    name = distinct_name(bot_name(seat) if request.name is None else request.name, taken)
    return SeatRow(seat, BOT, name, request.bot)
