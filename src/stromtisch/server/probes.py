"""Is the process alive, and can it serve? For proxies, containers and people who look after them."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get

from stromtisch.room.log import StoreFailed
from stromtisch.room.steady import wall
from stromtisch.store.log import Store

# Seconds for which the answer of a probe is kept; everybody who asks meanwhile gets the same one.
HOLDS = 1.0
# Seconds that a probe may take. A database that needs longer serves nobody.
PATIENCE = 5.0
OK = "ok"
SLOW = "database-slow"


class Readiness:
    """Tests whether the database takes a commit, once for all who ask at the same time."""

    def __init__(self, store: Store, node: str) -> None:
        self._store = store
        self._node = node
        self._trying: asyncio.Task[str] | None = None
        self._until = 0.0

    async def status(self) -> str:
        """``ok``, or the code of what keeps the database from taking a commit."""
        now = asyncio.get_running_loop().time()
        if self._trying is None or (self._trying.done() and now >= self._until):
            self._trying = asyncio.create_task(self._try())
        # A caller may hang up; the others still wait for the answer.
        return await asyncio.shield(self._trying)

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.probe(self._node, wall())
            return OK
        except StoreFailed as error:
            return error.trouble
        except TimeoutError:
            return SLOW
        finally:
            self._until = asyncio.get_running_loop().time() + HOLDS

    async def stop(self) -> None:
        """Give up a probe that is under way."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)


@get("/health", include_in_schema=False)
async def health_page() -> Response[dict[str, str]]:
    """The process runs and its loop turns."""
    return Response({"status": OK}, headers={"Cache-Control": "no-store"})


@get("/ready", include_in_schema=False)
async def ready_page(request: Request[Any, Any, Any]) -> Response[dict[str, str | int]]:
    """It can serve: its database takes a commit. Wake-ups may be away, for play goes on without them.

    It names damaged tables, but it serves all others: sending people to another node would not help.
    """
    readiness: Readiness = request.app.state.readiness
    answer: dict[str, str | int] = {"status": await readiness.status()}
    damaged = len(request.app.state.store.damaged)
    if damaged:
        answer["damaged"] = damaged
    status = 200 if answer["status"] == OK else 503
    return Response(answer, status_code=status, headers={"Cache-Control": "no-store"})
