"""Refusing requests that another site's page makes in the name of a player."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from stromtisch.server.errors import refuse

_SAFE = ("GET", "HEAD", "OPTIONS")


def own_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: str) -> bool:
    """Whether the request comes from our own page, from an allowed origin, or from a program (no Origin)."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed.split():
        return True
    host = connection.headers.get("host", "")
    return bool(host) and _netloc(urlsplit(origin).netloc) == _netloc(host)


def _netloc(text: str) -> str:
    return text.lower().removesuffix(":80").removesuffix(":443")


async def only_own_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for requests that change something."""
    if connection.scope.get("method") in _SAFE:
        return
    if not own_origin(connection, connection.app.state.settings.origins):
        raise refuse("wrong-origin")
