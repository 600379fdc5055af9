"""A room: one table with its people, what they see and want, and what drives it."""

from __future__ import annotations

from collections.abc import Callable

from stromtisch.server.bus import Bus
from stromtisch.server.commands import Commands
from stromtisch.server.driving import Driver
from stromtisch.server.editions import Editions
from stromtisch.server.logged import LoggedTable
from stromtisch.server.nodes import Alone
from stromtisch.server.people import People
from stromtisch.server.places import Places
from stromtisch.server.seating import Seating
from stromtisch.server.settings import Settings
from stromtisch.server.shown import Shown
from stromtisch.server.study import Study
from stromtisch.server.thinking import Thinker
from stromtisch.store.log import Store


class Room:
    """Holds what belongs to one table together, and hears of its changes."""

    def __init__(
        self,
        code: str,
        store: Store,
        editions: Editions,
        settings: Settings,
        bus: Bus,
        thinker: Thinker,
        levels: Callable[[str], list[str]],
        nodes: Alone,
        places: Places,
        study: Study,
        ended: Callable[[str], None],
    ) -> None:
        self.code = code
        self._bus = bus
        self._nodes = nodes
        self.table = LoggedTable(code, store, editions, settings, bus, study, ended)
        self.people = People(self.table, nodes, places)
        self.shown = Shown(self.table, self.people, study)
        self.commands = Commands(self.table, self.people, levels)
        self.seating = Seating(self.table, self.people, levels)
        self.driver = Driver(self.table, self.people, nodes, thinker)
        bus.subscribe(code, self._hear)

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
