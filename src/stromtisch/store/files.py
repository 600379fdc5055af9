"""The file of SQLite as such: whether its pages are sound, read without changing anything."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from stromtisch.room.log import DAMAGED
from stromtisch.store.trouble import trouble_of

# A starting server looks through files up to this size (about a second); `stromtisch doctor` through all.
LOOKED_THROUGH = 256 * 1024 * 1024
# The most findings of SQLite that are shown.
MOST = 20


class FileDamaged(OSError):  # noqa: N818 - named for what happened
    """The file cannot be read as a database, or its pages contradict each other."""


def read_only(path: Path, lenient: bool = False) -> sqlite3.Connection:
    """A connection that cannot change the file. Texts that are no UTF-8 come with replacement characters.

    ``lenient``: a file that is shorter than it says is read as far as it goes.
    """
    connection = sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro", uri=True)
    connection.isolation_level = None
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    connection.execute("PRAGMA busy_timeout=10000")
    if lenient:
        connection.execute("PRAGMA writable_schema=ON")
    return connection


def complaints(path: Path, thorough: bool) -> list[str]:
    """What SQLite finds wrong with a file; empty when all is well.

    Raises:
        FileDamaged: it cannot even be opened.
    """
    try:
        with closing(read_only(path, lenient=True)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        with closing(read_only(path)) as connection:
            found = _checked(connection, "integrity_check" if thorough else "quick_check")
    except sqlite3.DatabaseError as error:
        raise FileDamaged(str(error)) from error
    # SQLite heads what it finds in a file with a line of its own.
    lines = [line for text in found for line in text.splitlines() if not line.startswith("***")]
    return [] if lines == ["ok"] else lines


def _checked(connection: sqlite3.Connection, check: str) -> list[str]:
    try:
        return [str(row[0]) for row in connection.execute(f"PRAGMA {check}({MOST})")]
    except sqlite3.DatabaseError as error:
        if trouble_of(error) != DAMAGED:
            raise
        return [str(error)]  # so badly that not even the check gets through


def check_file(path: Path) -> None:
    """Refuse to serve from a damaged file.

    Raises:
        FileDamaged: it is; the message says what to do.
    """
    if not path.is_file() or not 0 < path.stat().st_size <= LOOKED_THROUGH:
        return
    try:
        found = complaints(path, thorough=False)
    except FileDamaged as error:
        found = [str(error)]
    if found:
        raise FileDamaged(
            f"the database {path} is damaged ({found[0]}); 'stromtisch doctor --data {path.parent}' says what "
            "is left, with --repair it saves that, and a backup has it all"
        )
