"""Is the process alive, and can it serve? For proxies, containers and people who look after them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from stromtisch.store.rows import StoreFailed


@get("/health", include_in_schema=False)
async def health_page() -> Response[dict[str, str]]:
    """The process runs and its loop turns."""
    return Response({"status": "ok"}, headers={"Cache-Control": "no-store"})


@get("/ready", include_in_schema=False)
async def ready_page(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """It can serve: its database answers. Wake-ups may be away, for play goes on without them."""
    rooms = request.app.state.rooms
    try:
        await rooms.store.ping()
    except StoreFailed:
        return _answer("database-away", 503)
    return _answer("ok", 200)


def _answer(status: str, code: int) -> Response[dict[str, str]]:
    return Response({"status": status}, status_code=code, headers={"Cache-Control": "no-store"})
