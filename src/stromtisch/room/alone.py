"""How a process shares tables with other processes; this version has no others."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stromtisch.room.rooms import Rooms


class Alone:
    """A single node: it drives every table."""

    async def start(self, rooms: Rooms) -> None:
        """Load the tables that continue without people."""
        self._task = asyncio.create_task(rooms.wake(await rooms.log.running_by_themselves()))

    async def stop(self) -> None:
        """Do nothing: there are no other nodes to leave."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    @property
    def others(self) -> int:
        """The number of other nodes."""
        return 0

    def drives(self, code: str) -> bool:
        """Whether this node runs the clock and the bots of a table."""
        return True

    def missing(self, code: str) -> bool:
        """Whether no known node drives a table."""
        return False

    def hurry(self) -> None:
        """Tell the other nodes soon that something has changed."""
