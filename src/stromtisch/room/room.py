"""A room: one table with its people, what they see and want, and what drives it."""

from __future__ import annotations

from stromtisch.room.commands import Commands
from stromtisch.room.driving import Driver
from stromtisch.room.house import House
from stromtisch.room.logged import LoggedTable
from stromtisch.room.people import People
from stromtisch.room.seating import Seating
from stromtisch.room.shown import Shown


class Room:
    """Holds what belongs to one table together, and hears of its changes."""

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
            self._nodes.hurry()  # at another node somebody has come or gone
            return
        table = self.table
        table.heard = max(table.heard, seq)
        for line in self.people.presence.lines:
            line.stir()
        live = table.live
        if live is None or table.heard > live.seq or self.driver.has_work(live):
            self.driver.stir()

    def goes_on(self) -> bool:
        """Whether the table is still to be looked after: it waits for people, or a match goes on."""
        return self.table.live is not None and not self.table.live.over()

    def idle(self, now: float) -> bool:
        """Whether nothing would be missed if the room were dropped from memory."""
        if (
            self.people.presence.lines
            or self.table.lock.locked()
            or now - self.people.presence.used_at < self.table.settings.idle
        ):
            return False
        live = self.table.live
        return live is None or not live.running() or (live.deadline is None and bool(live.people()))

    def close(self) -> None:
        """Forget the room; its log has everything. Whoever still holds it reads the table anew."""
        self._bus.unsubscribe(self.code, self._hear)
        self.driver.stop()
        self.table.close()
