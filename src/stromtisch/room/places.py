"""Places for the sockets of a node: people with a seat come before people who watch.

Whoever holds a seat is let in. Only the number of sockets for each seat is limited, and the oldest of them gives way.
Those who watch have limits of their own, at each table, at the node and for each address, so that they never fill it.
When the node has no place left, watchers give way to somebody with a seat: the newest of the fullest table first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from stromtisch.room.callers import Caller
from stromtisch.room.refusals import refuse
from stromtisch.room.settings import RoomSettings

# Why the server closes a socket: the code and the reason of the closing frame.
Ending = tuple[int, str]
# The table is closed to people without a seat.
SHUT: Ending = (4403, "no-onlookers")
# The same seat has opened too many newer sockets.
ELSEWHERE: Ending = (4409, "elsewhere")
# The place is needed for somebody with a seat.
CROWDED: Ending = (4429, "too-many")


class Line:
    """A socket's place in the room: who listens there, how it is woken and how it is ended."""

    def __init__(self, caller: Caller, address: str = "") -> None:
        self.caller = caller
        self.address = address
        self.changed = False
        self.ending: Ending | None = None
        # Both are set by the connection that serves the socket, as soon as there is one.
        self.wake: Callable[[], None] = _nobody
        self.close: Callable[[], None] = _nobody

    def stir(self) -> None:
        """The table has changed: wake the connection."""
        self.changed = True
        self.wake()

    def end(self, ending: Ending) -> None:
        """Have the socket closed, for this reason."""
        if self.ending is None:
            self.ending = ending
            self.close()


def _nobody() -> None:
    """No connection serves the socket yet; it will look at the line when it begins."""


class _Table:
    """The sockets of one table, each kind in the order in which they came. Only the keys count."""

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
        """Give a socket a place at a table, for the seats its device holds there; others may have to give way."""
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
        """The newest watcher of the fullest table; without any, the oldest socket of the seat that has most."""
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
        """A socket has closed, or has to give way."""
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
