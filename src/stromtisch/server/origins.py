"""Refusing requests that another site's page makes in the name of a player."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from stromtisch.room.refusals import refuse

_SAFE = ("GET", "HEAD", "OPTIONS")


def own_origin(connection: ASGIConnection[Any, Any, Any, Any], allowed: str) -> bool:
    """Whether the request comes from our own page, from an allowed origin, or from a program (no Origin)."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed.split():
        return True
    host = connection.headers.get("host", "")
    # An origin is a scheme and a host, nothing more. Anything else is foreign.
    scheme, _, netloc = origin.partition("://")
    return bool(host) and scheme.lower() in ("http", "https") and _netloc(netloc) == _netloc(host)


def _netloc(text: str) -> str:
    return text.lower().removesuffix(":80").removesuffix(":443")


async def only_own_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for requests that change something."""
    if connection.scope.get("method") in _SAFE:
        return
    if not own_origin(connection, connection.app.state.settings.origins):
        raise refuse("wrong-origin")


async def only_json(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard against bodies that are not JSON: a form on another site can send nothing else."""
    headers = connection.headers
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise refuse("wrong-type", expected="application/json")
