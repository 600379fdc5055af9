"""How often an address may come: so many requests at once, so many per second in the long run."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from stromtisch.room.bucket import Bucket
from stromtisch.room.refusals import refuse
from stromtisch.server.cookies import caller_of
from stromtisch.server.settings import Settings

# The most addresses kept; the one that was away longest is dropped first.
ADDRESSES_MOST = 10_000


class Visitors:
    """How often each address has come lately. Addresses are kept in memory only, and only as long as they count."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._visits: OrderedDict[str, Bucket] = OrderedDict()
        self._openings: OrderedDict[str, Bucket] = OrderedDict()
        self._looks: OrderedDict[str, Bucket] = OrderedDict()
        self._checks: OrderedDict[str, Bucket] = OrderedDict()
        self._seats: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Refuse an address that comes too often: that also ends the guessing of codes.

        People may share their address with somebody who uses up its limit. So a person who holds a seat at a table in
        memory can still come there; then the limit of that seat counts.
        """
        limits = self._settings
        address = address_of(connection)
        if _takes(self._visits, address, limits.visit_rate, limits.visit_burst):
            return
        code = str(connection.path_params.get("code", "")).upper()
        held = connection.app.state.rooms.held(code, caller_of(connection, code)) if code else []
        seat = f"{code}-{held[0]}" if held else ""
        if not seat or not _takes(self._seats, seat, limits.command_rate, limits.command_burst):
            raise refuse("too-many")

    def check_opening(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Refuse an address that opens too many tables."""
        limits = self._settings
        _take(self._openings, connection, limits.open_rate, limits.open_burst)

    def check_looking(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Refuse an address that looks back too often: every look plays a match again."""
        limits = self._settings
        _take(self._looks, connection, limits.look_rate, limits.look_burst)

    def check_checking(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Refuse an address that has too many records checked: they are long, and are kept."""
        limits = self._settings
        _take(self._checks, connection, limits.check_rate, limits.check_burst)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else ""


def _take(
    buckets: OrderedDict[str, Bucket],
    connection: ASGIConnection[Any, Any, Any, Any],
    rate: float,
    burst: float,
) -> None:
    if not _takes(buckets, address_of(connection), rate, burst):
        raise refuse("too-many")


def _takes(buckets: OrderedDict[str, Bucket], whose: str, rate: float, burst: float) -> bool:
    """Whether one more is allowed now, by the bucket of an address or a seat."""
    bucket = buckets.pop(whose, None) or Bucket(rate, burst)
    buckets[whose] = bucket  # the latest is last
    if len(buckets) > ADDRESSES_MOST:
        buckets.popitem(last=False)
    return bucket.take()


async def not_too_often(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for every request to the API."""
    connection.app.state.visitors.check(connection)


async def not_looking_too_often(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for what plays a match again."""
    connection.app.state.visitors.check_looking(connection)


async def not_checking_too_often(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for records from outside; it comes before their body is read."""
    connection.app.state.visitors.check_checking(connection)
