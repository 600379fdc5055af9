"""Who is asking: the token in the cookie of a table, or in the Authorization header."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from stromtisch.server.names import hash_of

THIRTY_DAYS = 30 * 24 * 60 * 60


def cookie_name(code: str) -> str:
    """The name of the cookie that holds a seat at a table."""
    return f"stromtisch-{code.upper()}"


def token_hash_of(connection: ASGIConnection[Any, Any, Any, Any], code: str) -> str | None:
    """The hash of the caller's token for a table; None for onlookers."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        token = connection.cookies.get(cookie_name(code), "")
    token = token.strip()
    return hash_of(token) if token else None


def seat_cookie(code: str, token: str, secure: bool) -> Cookie:
    """The cookie that holds a seat; no script can read it."""
    return Cookie(
        key=cookie_name(code),
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=THIRTY_DAYS,
    )
