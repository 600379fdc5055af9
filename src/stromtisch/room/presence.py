"""Who is at a table, by an open socket or a recent request."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from stromtisch.room.callers import Caller
from stromtisch.room.log import SeatRow
from stromtisch.room.places import Line
from stromtisch.room.settings import RoomSettings
from stromtisch.room.tables import LiveTable


@dataclass(frozen=True, slots=True)
class Guests:
    """Who is at a table: the connected seats and the number of onlookers."""

    seats: frozenset[int] = frozenset()
    onlookers: int = 0


NOBODY = Guests()


def time() -> float:
    """Seconds by the loop's clock, which never jumps."""
    return asyncio.get_running_loop().time()


class Presence:
    """The open sockets of a room, and when each seat was last here."""

    def __init__(self, settings: RoomSettings) -> None:
        self._settings = settings
        # In the order in which they opened; only the keys matter.
        self.lines: dict[Line, None] = {}
        # How many of them hold each token; and the last count of those without a seat, with the seats it was made for.
        self._holding: Counter[str] = Counter()
        self._watching: tuple[Sequence[SeatRow], int] | None = None
        # The last result of ``seen`` with its seats; valid until somebody comes or goes.
        self._seen: tuple[Sequence[SeatRow], tuple[int, ...]] | None = None
        # When a seat was last here: its last socket closed, or a request without a socket came.
        self._last_here: dict[int, float] = {}
        self._asked: dict[int, float] = {}
        self._since = time()
        self.used_at = time()
        # Who is connected through other nodes.
        self._elsewhere = NOBODY

    def here(self, live: LiveTable) -> Guests:
        """Who is connected to the table through this node."""
        seats = [
            row.seat for row in live.seats if row.token_hash is not None and self._is_here(live, row.seat)
        ]
        return Guests(frozenset(seats), self._watchers(live))

    def _watchers(self, live: LiveTable) -> int:
        """The number of sockets of this node without a seat; counted again when sockets or seats have changed."""
        if self._watching is None or self._watching[0] is not live.seats:
            self._watching = live.seats, sum(1 for line in self.lines if not present(live, line.caller))
        return self._watching[1]

    def seen(self, live: LiveTable) -> tuple[int, ...]:
        """What a message says about presence: for each seat whether its person is present, and the onlookers."""
        # Presence without a socket ends by time alone, so the result cannot be cached.
        if self._seen is None or self._seen[0] is not live.seats or self._asked:
            here = [self.connected(live, row.seat) for row in live.seats]
            self._seen = live.seats, (*here, self.onlookers(live))
        return self._seen[1]

    def hear_of(self, elsewhere: Guests) -> bool:
        """Store who is connected through other nodes; true if that has changed."""
        for seat in self._elsewhere.seats - elsewhere.seats:
            self._last_here[seat] = time()
        changed = elsewhere != self._elsewhere
        self._elsewhere = elsewhere
        self._seen = None
        return changed

    def arrive(self, line: Line, seats: Sequence[int]) -> None:
        """Add an open socket for the seats that its device holds."""
        self.lines[line] = None
        self._watching = self._seen = None
        if not line.caller.public:
            self._holding.update(line.caller.hashes)
        for seat in seats:
            # From now on the socket decides whether the seat is present.
            self._asked.pop(seat, None)

    def depart(self, line: Line, seats: Sequence[int]) -> None:
        """Remove a closed socket."""
        if line in self.lines:
            del self.lines[line]
            self._watching = self._seen = None
            if not line.caller.public:
                self._holding.subtract(line.caller.hashes)
        self.used_at = time()
        for seat in seats:
            self._last_here[seat] = time()

    def touch(self, live: LiveTable, seats: Sequence[int]) -> bool:
        """Note a request without a socket; true if it brings somebody back."""
        self.used_at = time()
        back = False
        for seat in seats:
            if not self.has_socket(live, seat):
                back = back or not self.connected(live, seat)
                self._asked[seat] = self._last_here[seat] = time()
        return back

    def connected(self, live: LiveTable, seat: int) -> bool:
        """Whether the person of a seat is here."""
        if live.seats[seat].token_hash is None:
            return False
        return seat in self._elsewhere.seats or self._is_here(live, seat)

    def _is_here(self, live: LiveTable, seat: int) -> bool:
        if self.has_socket(live, seat):
            return True
        asked = self._asked.get(seat)
        return asked is not None and time() - asked < self._settings.absence

    def anybody(self, live: LiveTable) -> bool:
        """Whether any person who plays is present."""
        return any(self.connected(live, seat) for seat in live.people())

    def onlookers(self, live: LiveTable) -> int:
        """How many sockets watch without a seat."""
        return self._watchers(live) + self._elsewhere.onlookers

    def away_since(self, seat: int) -> float:
        """The time since which a seat without a connection has been absent."""
        return self._last_here.get(seat, self._since)

    def gone_in(self, live: LiveTable, seat: int) -> float | None:
        """The seconds until a person counts as absent (0: now); None as long as they are present."""
        if self.connected(live, seat):
            return None
        return max(0.0, self.away_since(seat) + self._settings.absence - time())

    def has_socket(self, live: LiveTable, seat: int) -> bool:
        """Whether the person of a seat has a socket at this node."""
        token_hash = live.seats[seat].token_hash
        return token_hash is not None and self._holding[token_hash] > 0


def present(live: LiveTable, caller: Caller) -> list[int]:
    """The seats that the caller makes present: all that its device holds, unless it only watches."""
    return [] if caller.public else live.held_by(caller)
