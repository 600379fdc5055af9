"""The part of a process among others that may look after the same tables: here there are none."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stromtisch.room.rooms import Rooms


class Alone:
    """The only node there is: it drives every table."""

    async def start(self, rooms: Rooms) -> None:
        """Wake the tables that go on by themselves."""
        self._task = asyncio.create_task(rooms.wake(await rooms.log.running_by_themselves()))

    async def stop(self) -> None:
        """Leave."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    @property
    def others(self) -> int:
        """How many other nodes are there."""
        return 0

    def drives(self, code: str) -> bool:
        """Whether this node runs the clock and the bots of a table."""
        return True

    def missing(self, code: str) -> bool:
        """Whether, as far as this node knows, nobody drives a table."""
        return False

    def hurry(self) -> None:
        """Something has changed that other nodes should hear of soon."""
