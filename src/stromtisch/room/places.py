"""Places for the sockets of a node: people with a seat come before onlookers.

A person with a seat is admitted. Only the number of sockets per seat is limited, and the oldest one is closed first.
Onlookers have separate limits per table, per node and per address, so that they never fill the node. When the node is
full, onlookers make room for a person with a seat: the newest one at the fullest table first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from stromtisch.room.callers import Caller
from stromtisch.room.refusals import refuse
from stromtisch.room.settings import RoomSettings

# The code and the reason in the closing frame of a socket.
Ending = tuple[int, str]
# The table is closed to people without a seat.
SHUT: Ending = (4403, "no-onlookers")
# The same seat has opened too many newer sockets.
ELSEWHERE: Ending = (4409, "elsewhere")
# The place is needed for somebody with a seat.
CROWDED: Ending = (4429, "too-many")


class Line:
    """A socket's place in the room: its caller, how to wake it and how to end it."""

    def __init__(self, caller: Caller, address: str = "") -> None:
        self.caller = caller
        self.address = address
        self.changed = False
        self.ending: Ending | None = None
        # The connection that serves the socket sets both.
        self.wake: Callable[[], None] = _nobody
        self.close: Callable[[], None] = _nobody

    def stir(self) -> None:
        """Wake the connection, because the table has changed."""
        self.changed = True
        self.wake()

    def end(self, ending: Ending) -> None:
        """Close the socket for this reason."""
        if self.ending is None:
            self.ending = ending
            self.close()


def _nobody() -> None:
    """Do nothing: no connection serves the socket yet, and it checks the line when it begins."""


class _Table:
    """The sockets of one table, each kind in the order of arrival. Only the keys matter."""

    def __init__(self) -> None:
        self.watchers: dict[Line, None] = {}
        self.holders: dict[int, dict[Line, None]] = {}


class Places:
    """All sockets of this node."""

    def __init__(self, settings: RoomSettings) -> None:
        self._settings = settings
        self._tables: dict[str, _Table] = {}
        # The table and the seats of each socket.
        self._taken: dict[Line, tuple[str, Sequence[int]]] = {}
        self._watchers = 0
        self._addresses: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._taken)

    def check_watcher(self, code: str, address: str) -> None:
        """Refuse a socket without a seat for which there is no place."""
        settings = self._settings
        table = self._tables.get(code)
        if (
            (table is not None and len(table.watchers) >= settings.watchers_per_table)
            or self._watchers >= settings.most_watchers()
            or self._addresses[address] >= settings.most_watchers_of_an_address()
            or len(self._taken) >= settings.most_sockets()
        ):
            raise refuse("too-many")

    def take(self, line: Line, code: str, seats: Sequence[int]) -> None:
        """Give a socket a place at a table for the seats that its device holds; this may close other sockets."""
        if not seats:
            self.check_watcher(code, line.address)
            self._tables.setdefault(code, _Table()).watchers[line] = None
            self._watchers += 1
            self._addresses[line.address] += 1
        else:
            self._make_room(code, seats)
            table = self._tables.setdefault(code, _Table())
            for seat in seats:
                table.holders.setdefault(seat, {})[line] = None
        self._taken[line] = code, seats

    def _make_room(self, code: str, seats: Sequence[int]) -> None:
        table = self._tables.get(code)
        for seat in seats:
            held = {} if table is None else table.holders.get(seat, {})
            while len(held) >= self._settings.sockets_per_seat:
                self._end(next(iter(held)), ELSEWHERE)
        while len(self._taken) >= self._settings.most_sockets():
            line = self._who_gives_way()
            if line is None:
                raise refuse("too-many")
            self._end(line, CROWDED)

    def _who_gives_way(self) -> Line | None:
        """The newest onlooker of the fullest table; without onlookers, the oldest socket of the seat with the most."""
        fullest = max(self._tables.values(), key=lambda table: len(table.watchers), default=None)
        if fullest is not None and fullest.watchers:
            return next(reversed(fullest.watchers))
        seats = (held for table in self._tables.values() for held in table.holders.values())
        most = max(seats, key=len, default=None)
        return next(iter(most)) if most is not None and len(most) > 1 else None

    def _end(self, line: Line, ending: Ending) -> None:
        self.free(line)
        line.end(ending)

    def free(self, line: Line) -> None:
        """Free the place of a socket that has closed or has to make room."""
        code, seats = self._taken.pop(line, (None, ()))
        if code is None:
            return
        table = self._tables[code]
        if line in table.watchers:
            del table.watchers[line]
            self._watchers -= 1
            self._addresses[line.address] -= 1
            if self._addresses[line.address] <= 0:
                del self._addresses[line.address]
        for seat in seats:
            table.holders[seat].pop(line, None)
            if not table.holders[seat]:
                del table.holders[seat]
        if not table.watchers and not table.holders:
            del self._tables[code]
