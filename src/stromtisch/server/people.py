"""The people at a table: who comes and goes, who is told of it, and how fast they may send."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from stromtisch.core import match as kinds
from stromtisch.server.callers import Caller
from stromtisch.server.errors import refuse
from stromtisch.server.limits import Bucket
from stromtisch.server.logged import LoggedTable
from stromtisch.server.nodes import Alone
from stromtisch.server.presence import Line, Presence, present
from stromtisch.server.tables import LiveTable
from stromtisch.store.nodes import NOBODY, Guests
from stromtisch.store.rows import Conflict, StoreFailed


class People:
    """Those who are at a table by way of this node, and what this node knows of the others."""

    def __init__(self, table: LoggedTable, nodes: Alone) -> None:
        self._table = table
        self._settings = table.settings
        self._nodes = nodes
        self.presence = Presence(table.settings)
        # How fast each seat, and all onlookers together, send commands without a socket.
        self._buckets: dict[int | None, Bucket] = {}

    async def arrive(self, line: Line) -> None:
        """A socket has opened."""
        async with self._table.lock:
            live = await self._table.ready(fresh=True)
            if len(self.presence.lines) >= self._settings.sockets_per_table:
                raise refuse("too-many")
            seats = present(live, line.caller)
            self.presence.arrive(line, seats)
            with suppress(Conflict, StoreFailed):
                for seat in seats:
                    await self.take_back(live, seat)
            self._changed()

    def depart(self, line: Line) -> None:
        """A socket has closed."""
        live = self._table.live
        self.presence.depart(line, [] if live is None else present(live, line.caller))
        if live is not None:
            self._changed()

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
