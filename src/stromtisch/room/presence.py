"""Who is at a table: by an open socket, or by a request not long ago."""

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
    """Who is at a table: the seats that are connected, and how many watch."""

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
        # In the order in which they opened; only the keys count.
        self.lines: dict[Line, None] = {}
        # How many of them hold each token; and how many hold none of a row of seats, as last counted.
        self._holding: Counter[str] = Counter()
        self._watching: tuple[Sequence[SeatRow], int] | None = None
        # All that is said about them, in which row of seats, until somebody comes or goes.
        self._seen: tuple[Sequence[SeatRow], tuple[int, ...]] | None = None
        # When a seat was last here: its last socket closed, or a request without a socket came.
        self._last_here: dict[int, float] = {}
        self._asked: dict[int, float] = {}
        self._since = time()
        self.used_at = time()
        # Who is here by way of other nodes.
        self._elsewhere = NOBODY

    def here(self, live: LiveTable) -> Guests:
        """Who is at the table by way of this node."""
        seats = [
            row.seat for row in live.seats if row.token_hash is not None and self._is_here(live, row.seat)
        ]
        return Guests(frozenset(seats), self._watchers(live))

    def _watchers(self, live: LiveTable) -> int:
        """How many sockets of this node hold no seat. Counted again when sockets or seats have changed."""
        if self._watching is None or self._watching[0] is not live.seats:
            self._watching = live.seats, sum(1 for line in self.lines if not present(live, line.caller))
        return self._watching[1]

    def seen(self, live: LiveTable) -> tuple[int, ...]:
        """All that a message says about who is here: for each seat whether its person is, and the onlookers."""
        # Whoever is here without a socket goes without a word, only by the clock.
        if self._seen is None or self._seen[0] is not live.seats or self._asked:
            here = [self.connected(live, row.seat) for row in live.seats]
            self._seen = live.seats, (*here, self.onlookers(live))
        return self._seen[1]

    def hear_of(self, elsewhere: Guests) -> bool:
        """Who is here by way of other nodes now; true when that has changed."""
        for seat in self._elsewhere.seats - elsewhere.seats:
            self._last_here[seat] = time()
        changed = elsewhere != self._elsewhere
        self._elsewhere = elsewhere
        self._seen = None
        return changed

    def arrive(self, line: Line, seats: Sequence[int]) -> None:
        """A socket has opened, for the seats its device holds."""
        self.lines[line] = None
        self._watching = self._seen = None
        if not line.caller.public:
            self._holding.update(line.caller.hashes)
        for seat in seats:
            # From now on the socket tells whether the seat is here.
            self._asked.pop(seat, None)

    def depart(self, line: Line, seats: Sequence[int]) -> None:
        """A socket has closed."""
        if line in self.lines:
            del self.lines[line]
            self._watching = self._seen = None
            if not line.caller.public:
                self._holding.subtract(line.caller.hashes)
        self.used_at = time()
        for seat in seats:
            self._last_here[seat] = time()

    def touch(self, live: LiveTable, seats: Sequence[int]) -> bool:
        """A request without a socket; true when it brings somebody back."""
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
        """Whether any person who plays is here."""
        return any(self.connected(live, seat) for seat in live.people())

    def onlookers(self, live: LiveTable) -> int:
        """How many sockets watch without a seat."""
        return self._watchers(live) + self._elsewhere.onlookers

    def away_since(self, seat: int) -> float:
        """Since when a seat without a connection has been away."""
        return self._last_here.get(seat, self._since)

    def gone_in(self, live: LiveTable, seat: int) -> float | None:
        """In how many seconds a person counts as absent (0: now); None as long as they are here."""
        if self.connected(live, seat):
            return None
        return max(0.0, self.away_since(seat) + self._settings.absence - time())

    def has_socket(self, live: LiveTable, seat: int) -> bool:
        """Whether the person of a seat is here by a socket of this node."""
        token_hash = live.seats[seat].token_hash
        return token_hash is not None and self._holding[token_hash] > 0


def present(live: LiveTable, caller: Caller) -> list[int]:
    """The seats that are here when the caller is: all that its device holds, unless it only watches."""
    return [] if caller.public else live.held_by(caller)
