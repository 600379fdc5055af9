"""The people at a table: who comes and goes, who is told of it, and how fast they may send."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from stromtisch.core import entry as kinds
from stromtisch.room.bucket import Bucket
from stromtisch.room.callers import Caller
from stromtisch.room.house import House
from stromtisch.room.log import Conflict, StoreFailed
from stromtisch.room.logged import LoggedTable
from stromtisch.room.places import Line
from stromtisch.room.presence import NOBODY, Guests, Presence, present, time
from stromtisch.room.refusals import refuse
from stromtisch.room.tables import LiveTable

# So many seconds lie at least between two tellings of how many watch.
MURMUR = 0.5


class People:
    """Those who are at a table by way of this node, and what this node knows of the others."""

    def __init__(self, table: LoggedTable, house: House) -> None:
        self._table = table
        self._settings = table.settings
        self._nodes = house.nodes
        self._places = house.places
        self.presence = Presence(table.settings)
        # When those who come and go without a seat were last told of, and the timer that will do it next.
        self._murmured_at = -MURMUR
        self._murmuring: asyncio.TimerHandle | None = None
        # How fast each seat, and all onlookers together, send commands without a socket.
        self._buckets: dict[int | None, Bucket] = {}

    async def arrive(self, line: Line) -> None:
        """A socket has opened.

        A stranger for whom there is no place is refused before anything is waited for, so that many of them do not
        stand in the way of a person who comes back.
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
                    await self.take_back(live, seat)
            if held:
                self._changed()
            else:
                self._murmur()

    def _is_stranger(self, live: LiveTable, caller: Caller) -> bool:
        """Whether it is certain without a look at the log that the caller holds no seat."""
        if live.held_by(caller) or self._table.is_behind_what_it_heard():
            return False
        # Another node may have given a seat to one of the tokens meanwhile.
        return not caller.hashes or not self._table.log.shared

    def _let_in(self, live: LiveTable, line: Line) -> list[int]:
        """Give a socket its place; answers with the seats its device holds."""
        if not live.admits(line.caller):
            raise refuse("no-onlookers")
        held = live.held_by(line.caller)
        # A screen on the wall counts for the seats of its device, although nobody is here by it.
        self._places.take(line, self._table.code, held)
        self.presence.arrive(line, [] if line.caller.public else held)
        return held

    def admits(self, caller: Caller) -> bool:
        """Whether the caller may listen to the table, as far as is known now."""
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
        """A request without a socket: whoever asks now and then counts as being here."""
        if self.presence.touch(live, seats):
            self._changed()

    def guests_here(self) -> Guests:
        """Who is at the table by way of this node."""
        live = self._table.live
        return NOBODY if live is None else self.presence.here(live)

    def hear_of_guests(self, elsewhere: Guests) -> None:
        """Who is at the table by way of other nodes."""
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
        """Whoever is back steers again, if the autopilot had taken over."""
        if live.damage is None and live.running() and live.on_autopilot(seat) and not live.has_left(seat):
            await self._table.write(live, [self._table.event(live, kinds.AUTOPILOT, seat, {"on": False})])

    def _changed(self) -> None:
        """Somebody has come or gone: wake who listens here, and have the other nodes told."""
        self._table.wake()
        self._nodes.hurry()

    def _murmur(self) -> None:
        """Somebody who watches has come or gone. Many may do so at once, so this is told now and then only."""
        if self._murmuring is None:
            wait = max(0.0, self._murmured_at + MURMUR - time())
            self._murmuring = asyncio.get_running_loop().call_later(wait, self._tell_of_watchers)

    def _tell_of_watchers(self) -> None:
        self._murmuring, self._murmured_at = None, time()
        if self._table.live is not None:
            self._changed()
