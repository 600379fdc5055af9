"""Who is asking: the tokens in the cookies of a table, or the one in the Authorization header."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from stromtisch.core import gate
from stromtisch.room.callers import Caller
from stromtisch.room.names import hash_of

THIRTY_DAYS = 30 * 24 * 60 * 60
# The most people who may share one device at one table.
MOST_SEATS = 64
# Beyond this no seat is meant.
SEAT_MOST = 999


def cookie_name(code: str, seat: int | None = None) -> str:
    """The name of the cookie that holds a seat at a table; further seats of a device carry their number."""
    return f"stromtisch-{code.upper()}" + ("" if seat is None else f"-{seat}")


def caller_of(connection: ASGIConnection[Any, Any, Any, Any], code: str) -> Caller:
    """Who asks about a table: by the cookies (or the one token of a program) and the query's ``seat``."""
    wish = connection.query_params.get("seat", "")
    public = wish == "none"
    number = gate.digits(wish, SEAT_MOST)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        tokens = [token.strip()]
    else:
        first = cookie_name(code)
        tokens = [
            value.strip()
            for name, value in connection.cookies.items()
            if value.strip() and (name == first or _is_further(name, first))
        ][:MOST_SEATS]
    return Caller(tuple(hash_of(token) for token in tokens), number, public)


def _is_further(name: str, first: str) -> bool:
    return name.startswith(first + "-") and gate.digits(name[len(first) + 1 :], MOST_SEATS) is not None


def codes_of(connection: ASGIConnection[Any, Any, Any, Any]) -> list[str]:
    """The codes of the tables at which the caller's browser holds a seat, by its cookies."""
    codes: list[str] = []
    for name in connection.cookies:
        head, _, rest = name.partition("-")
        code = rest.partition("-")[0]
        if head == "stromtisch" and code and code not in codes:
            codes.append(code)
    return codes


def led_cookies(
    connection: ASGIConnection[Any, Any, Any, Any], code: str, new: str, secure: bool
) -> list[Cookie]:
    """Copy the cookies of a table to another code: the same people sit there with the same tokens."""
    first = cookie_name(code)
    return [
        seat_cookie(new, value, secure, None if name == first else gate.digits(name[len(first) + 1 :]))
        for name, value in connection.cookies.items()
        if value and (name == first or _is_further(name, first))
    ]


def seat_cookie(code: str, token: str, secure: bool, seat: int | None = None) -> Cookie:
    """The cookie that holds a seat; no script can read it."""
    return Cookie(
        key=cookie_name(code, seat),
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=THIRTY_DAYS,
    )
