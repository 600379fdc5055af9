"""The people at a table: who comes and goes, who is notified, and how fast they may send."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from stromtisch.core import act as kinds
from stromtisch.room.bucket import Bucket
from stromtisch.room.callers import Caller
from stromtisch.room.house import House
from stromtisch.room.log import Conflict, StoreFailed
from stromtisch.room.logged import LoggedTable
from stromtisch.room.places import Line
from stromtisch.room.presence import NOBODY, Guests, Presence, present, time
from stromtisch.room.refusals import refuse
from stromtisch.room.tables import LiveTable

# The least number of seconds between two updates of the number of onlookers.
MURMUR = 0.5


class People:
    """The people connected to a table through this node, and what this node knows of the others."""

    def __init__(self, table: LoggedTable, house: House) -> None:
        self._table = table
        self._settings = table.settings
        self._nodes = house.nodes
        self._places = house.places
        self.presence = Presence(table.settings)
        # When a change of the onlookers was last announced, and the timer for the next announcement.
        self._murmured_at = -MURMUR
        self._murmuring: asyncio.TimerHandle | None = None
        # The limits for commands without a socket: for each seat, and for all onlookers together.
        self._buckets: dict[int | None, Bucket] = {}

    async def arrive(self, line: Line) -> None:
        """Admit a socket that has opened.

        A stranger for whom there is no place is refused without waiting for the lock, so that many strangers do not
        delay a person who comes back.
        """
        live = self._table.live
        if live is not None and self._is_stranger(live, line.caller):
            self._let_in(live, line)
            self._murmur()
            return
        async with self._table.lock:
            live = await self._table.ready(fresh=True)
            held = self._let_in(live, line)
            with suppress(Conflict, StoreFailed):
                for seat in present(live, line.caller):
                    if not live.idle(seat):
                        await self.take_back(live, seat)
            if held:
                self._changed()
            else:
                self._murmur()

    def _is_stranger(self, live: LiveTable, caller: Caller) -> bool:
        """Whether the caller certainly holds no seat, without reading the log."""
        if live.held_by(caller) or self._table.is_behind_what_it_heard():
            return False
        # Another node may meanwhile have given a seat to one of the tokens.
        return not caller.hashes or not self._table.log.shared

    def _let_in(self, live: LiveTable, line: Line) -> list[int]:
        """Give a socket its place, and return the seats that its device holds."""
        if not live.admits(line.caller):
            raise refuse("no-onlookers")
        held = live.held_by(line.caller)
        # A wall screen counts for the seats of its device, although it makes nobody present.
        self._places.take(line, self._table.code, held)
        self.presence.arrive(line, [] if line.caller.public else held)
        return held

    def admits(self, caller: Caller) -> bool:
        """Whether the caller may listen to the table, as far as this node knows."""
        return self._table.live is None or self._table.live.admits(caller)

    def depart(self, line: Line) -> None:
        """A socket has closed."""
        self._places.free(line)
        live = self._table.live
        seats = [] if live is None else present(live, line.caller)
        self.presence.depart(line, seats)
        if seats:
            self._changed()
        else:
            self._murmur()

    def touch(self, live: LiveTable, seats: Sequence[int]) -> None:
        """Note a request without a socket; people who send requests now and then count as present."""
        if self.presence.touch(live, seats):
            self._changed()

    def guests_here(self) -> Guests:
        """Who is connected to the table through this node."""
        live = self._table.live
        return NOBODY if live is None else self.presence.here(live)

    def hear_of_guests(self, elsewhere: Guests) -> None:
        """Take over who is connected to the table through other nodes."""
        if self.presence.hear_of(elsewhere):
            self._table.wake()

    def allows(self, caller: Caller) -> bool:
        """Whether the caller may send one more command without a socket now."""
        live = self._table.live
        seat = None if live is None else live.seat_for(caller)
        if seat not in self._buckets:
            self._buckets[seat] = Bucket(self._settings.command_rate, self._settings.command_burst)
        return self._buckets[seat].take()

    async def take_back(self, live: LiveTable, seat: int) -> None:
        """Give the seat of a person who is back or acts again from the autopilot to the person."""
        if live.damage is None and live.running() and live.on_autopilot(seat) and not live.has_left(seat):
            await self._table.write(live, [self._table.act(live, kinds.AUTOPILOT, seat, {"on": False})])

    def _changed(self) -> None:
        """Wake the local listeners and tell the other nodes, because somebody has come or gone."""
        self._table.wake()
        self._nodes.hurry()

    def _murmur(self) -> None:
        """Announce a change of the onlookers soon; many changes at once become one announcement."""
        if self._murmuring is None:
            wait = max(0.0, self._murmured_at + MURMUR - time())
            self._murmuring = asyncio.get_running_loop().call_later(wait, self._tell_of_watchers)

    def _tell_of_watchers(self) -> None:
        self._murmuring, self._murmured_at = None, time()
        if self._table.live is not None:
            self._changed()
