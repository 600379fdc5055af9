"""What kind of trouble a database is in, told from what its driver raises."""

from __future__ import annotations

import sqlite3

from stromtisch.room.log import AWAY, DAMAGED

FULL = "disk-full"
FAILING = "disk-failing"
READ_ONLY = "read-only"

_SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
_POSTGRESQL = {
    "53100": FULL,
    "58030": FAILING,
    "25006": READ_ONLY,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}


def trouble_of(error: BaseException) -> str:
    """The code of the trouble behind an error of SQLAlchemy or of a driver."""
    error = getattr(error, "orig", None) or error
    if isinstance(error, sqlite3.Error):
        if "decode to UTF-8" in str(error):
            return DAMAGED  # Python's own complaint about a text, without a code of SQLite's
        # The lowest byte is the kind, the others say more about it.
        return _SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, AWAY)
    return _POSTGRESQL.get(getattr(error, "sqlstate", None) or "", AWAY)
