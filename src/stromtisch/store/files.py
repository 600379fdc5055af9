"""The file of SQLite as such: whether its pages are sound, read without changing anything."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from urllib.parse import quote

# A starting server looks through files up to this size (about a second); `stromtisch doctor` through all.
LOOKED_THROUGH = 256 * 1024 * 1024
# So many complaints of SQLite are shown.
MOST = 20


class FileDamaged(OSError):  # noqa: N818 - named for what happened
    """The file cannot be read as a database, or its pages contradict each other."""


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that cannot change the file. Texts that are no UTF-8 come with replacement characters."""
    connection = sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro", uri=True)
    connection.isolation_level = None
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    connection.execute("PRAGMA busy_timeout=10000")
    return connection


def complaints(path: Path, thorough: bool) -> list[str]:
    """What SQLite finds wrong with a file; empty when all is well.

    Raises:
        FileDamaged: it cannot even be opened.
    """
    connection = None
    try:
        connection = read_only(path)
        check = "integrity_check" if thorough else "quick_check"
        found = [str(row[0]) for row in connection.execute(f"PRAGMA {check}({MOST})")]
    except sqlite3.DatabaseError as error:
        raise FileDamaged(str(error)) from error
    finally:
        if connection is not None:
            connection.close()
    # SQLite heads what it finds in a file with a line of its own.
    lines = [line for text in found for line in text.splitlines() if not line.startswith("***")]
    return [] if lines == ["ok"] else lines


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
