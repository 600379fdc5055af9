"""A room: one table with its people, its views, its commands and its driver."""

from __future__ import annotations

from stromtisch.room.commands import Commands
from stromtisch.room.driving import Driver
from stromtisch.room.house import House
from stromtisch.room.logged import LoggedTable
from stromtisch.room.people import People
from stromtisch.room.seating import Seating
from stromtisch.room.shown import Shown


class Room:
    """Holds all parts of one table together, and receives its wake-ups."""

    def __init__(self, code: str, house: House) -> None:
        self.code = code
        self._bus = house.bus
        self._nodes = house.nodes
        self.table = LoggedTable(code, house)
        self.people = People(self.table, house)
        self.shown = Shown(self.table, self.people, house)
        self.commands = Commands(self.table, self.people, house)
        self.seating = Seating(self.table, self.people, house)
        self.driver = Driver(self.table, self.people, house)
        self._bus.subscribe(code, self._hear)

    def _hear(self, _: str, seq: int) -> None:
        if seq == 0:
            self._nodes.hurry()  # somebody has come or gone at another node
            return
        table = self.table
        table.heard = max(table.heard, seq)
        for line in self.people.presence.lines:
            line.stir()
        live = table.live
        if live is None or table.heard > live.seq or self.driver.has_work(live):
            self.driver.stir()

    def goes_on(self) -> bool:
        """Whether the table still needs its driver: it waits for people, or a match is running."""
        return self.table.live is not None and not self.table.live.over()

    def idle(self, now: float) -> bool:
        """Whether the room can be dropped from memory without loss."""
        if (
            self.people.presence.lines
            or self.table.lock.locked()
            or now - self.people.presence.used_at < self.table.settings.idle
        ):
            return False
        live = self.table.live
        return live is None or not live.running() or (live.deadline is None and bool(live.people()))

    def close(self) -> None:
        """Close the room; the log has everything. The next use loads the table again."""
        self._bus.unsubscribe(self.code, self._hear)
        self.driver.stop()
        self.table.close()
