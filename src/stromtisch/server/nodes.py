"""Several nodes on one database: who drives which table, who sits at it elsewhere, what others have written.

A node shows that it is there by counting up in the database. When its count stands still for a while,
by the clock of the observer, the others give it up and take its tables over. None of this guards a
table: its log does, for of two lines with the same number only one is stored.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from stromtisch.core.reason import Refused
from stromtisch.room.alone import Alone
from stromtisch.room.log import StoreFailed
from stromtisch.room.presence import NOBODY, Guests, time
from stromtisch.store.nodes import NodeRows, Sight

if TYPE_CHECKING:
    from stromtisch.room.rooms import Rooms
    from stromtisch.store.log import Store

logger = logging.getLogger("stromtisch.nodes")

# The least seconds between two looks.
BREATH = 0.1


class Nodes(Alone):
    """This node among others."""

    def __init__(self, store: Store, node: str, heartbeat: float, lost_after: float) -> None:
        self.node = node
        self._rows = NodeRows(store, node)
        self._heartbeat = heartbeat
        self._lost_after = lost_after
        self._hurried = asyncio.Event()
        self._number = 0
        # The last count seen of every other node, and when it was new.
        self._seen: dict[str, tuple[int, float]] = {}
        self._driven: set[str] = set()
        # The node that drives each table in memory that is not over.
        self._drivers: dict[str, str] = {}
        self._shown: dict[str, Guests] = {}
        # Tables that cannot be driven here, because they were played under other rules.
        self._asleep: set[str] = set()

    async def start(self, rooms: Rooms) -> None:
        """Begin to look after the tables together with the others."""
        self._rooms = rooms
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Leave in order: the others need not wait until this node counts as lost."""
        await super().stop()
        with suppress(StoreFailed):
            await self._rows.bury([self.node])

    def drives(self, code: str) -> bool:
        """Whether this node runs the clock and the bots of a table."""
        return code in self._driven

    def missing(self, code: str) -> bool:
        """Whether, as far as this node knows, nobody drives a table."""
        return code not in self._drivers

    def hurry(self) -> None:
        """Something has changed that other nodes should hear of soon."""
        self._hurried.set()

    @property
    def others(self) -> int:
        """How many other nodes are there."""
        return len(self._seen)

    async def _run(self) -> None:
        while True:
            self._hurried.clear()
            try:
                await self.look()
            except StoreFailed as error:
                logger.warning("node %s: the database is away: %s", self.node, error)
            except Exception:
                logger.exception("node %s: could not look after its tables", self.node)
            await asyncio.sleep(BREATH)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), self._heartbeat - BREATH)

    async def look(self) -> None:
        """Everything once: show who is here, look around, give up who is lost, take over, catch up."""
        await self._show()
        self._number += 1
        sight = await self._rows.look(self._number, self._rooms.codes())
        await self._count(dict(sight.beats))
        for room in self._rooms.all():
            room.people.hear_of_guests(sight.elsewhere.get(room.code, NOBODY))
        await self._drive(sight)
        for code, seq in sight.seqs.items():
            self._rooms.look_again(code, seq)

    async def _count(self, beats: dict[str, int]) -> None:
        """Give up the nodes whose count has stood still for long."""
        if beats.pop(self.node, None) is None and self._number > 1:
            logger.warning("node %s had been given up by the others and is back", self.node)
            self._shown.clear()
        now = time()
        for node, number in beats.items():
            if self._seen.get(node, (-1, 0.0))[0] != number:
                self._seen[node] = (number, now)
        lost = [node for node in beats if now - self._seen[node][1] > self._lost_after]
        self._seen = {node: seen for node, seen in self._seen.items() if node in beats and node not in lost}
        if lost:
            logger.warning("node %s takes over from %s", self.node, ", ".join(lost))
            await self._rows.bury(lost)
            self.hurry()

    async def _show(self) -> None:
        here = {room.code: room.people.guests_here() for room in self._rooms.all()}
        for code in self._shown.keys() - here.keys():
            here[code] = NOBODY
        changes = {c: guests for c, guests in here.items() if guests != self._shown.get(c, NOBODY)}
        if changes:
            await self._rows.show(changes)
            self._shown.update(changes)
            self._shown = {code: guests for code, guests in self._shown.items() if guests != NOBODY}
            for code in changes:
                self._rooms.bus.publish(code, 0)

    async def _drive(self, sight: Sight) -> None:
        """Drive what nobody drives; let go of what has ended or left the memory."""
        for code in sight.undriven:
            if code not in self._asleep:
                try:
                    room = await self._rooms.get(code)
                    if room.table.live is not None and room.table.live.past is not None:
                        self._asleep.add(code)
                except Refused as refusal:
                    logger.warning("table %s stays asleep: %s", code, refusal)
                    self._asleep.add(code)
        running = {room.code: room for room in self._rooms.all() if room.goes_on()}
        self._drivers = {code: node for code, node in sight.drivers.items() if code in running}
        driven = {code for code, node in self._drivers.items() if node == self.node}
        ended = [code for code, node in sight.drivers.items() if node == self.node and code not in running]
        if ended:
            await self._rows.release(ended)
        wanted = running.keys() - sight.drivers.keys()
        if wanted:
            won = await self._rows.claim(wanted)
            driven |= won
            self._drivers.update(dict.fromkeys(won, self.node))
        new, self._driven = driven - self._driven, driven
        for code in sorted(new):
            running[code].driver.stir()
