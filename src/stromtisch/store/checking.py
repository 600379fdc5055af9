"""Checking a whole database: every table's chain, head, seats, snapshot, chapters and refusals. It only reads.

JSON is read as text and parsed here, so that one damaged value is a finding and not the end of the check.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, Connection, Text, cast, create_engine, select, union
from sqlalchemy import Table as SchemaTable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from stromtisch.core.match import LEAVE
from stromtisch.core.seats import PERSON
from stromtisch.store import schema
from stromtisch.store.chain import OLD_HEAD, SEATS, Damage, first_break, origin_of, wrong_head
from stromtisch.store.engine import is_sqlite, sqlite_file
from stromtisch.store.files import read_only
from stromtisch.store.migrate import plain_engine
from stromtisch.store.rows import OPEN, OPENED, SEAT_CHANGED, SEATED, STARTED, Event, SeatRow, Stored, TableRow

# What belongs to tables, in an order in which it can be copied. The rest is about nodes that are gone.
KEPT = (
    schema.tables,
    schema.seats,
    schema.events,
    schema.refusals,
    schema.snapshots,
    schema.chapters,
)
# So many lines are read at once.
PIECE = 1000

NO_TABLE = "missing-table"
NOT_JSON = "not-json"
SNAPSHOT = "snapshot"
CHAPTER = "chapter"

_SAID = {
    "missing-line": "line {line} is missing",
    "changed-line": "line {line} is not the line that was written there",
    "lost-tail": "the lines from {line} to {last} are missing",
    "old-head": "the table names line {before} as its last, but its log goes on",
    SEATS: "the seats are not those that the log tells of",
    NO_TABLE: "there are rows of a table that is missing itself",
    NOT_JSON: "its options are no JSON",
    SNAPSHOT: "its snapshot does not belong to its log",
    CHAPTER: "a chapter of its chronicle cannot be used",
    "refusal": "the answer to a refused command cannot be read",
}
_CUT = "--repair lets it go on after line {sound}; only a backup has the rest"
_MENDED = {
    OLD_HEAD: "--repair corrects it; nothing is lost",
    SEATS: "--repair lays the seats anew; tokens that are lost stay lost",
    NO_TABLE: "only a backup has it; --repair writes the readable rows to a file",
    NOT_JSON: "only a backup has it; --repair writes the readable rows to a file",
    SNAPSHOT: "--repair drops it; it is made again from the log",
    CHAPTER: "--repair drops it; it is made again from the log",
    "refusal": "--repair drops it; the command would be answered anew",
}


@dataclass(slots=True)
class Finding:
    """One thing that is wrong: with which table, from which line on, and how it can be mended."""

    what: str
    code: str
    said: str
    mend: str


@dataclass(slots=True)
class Checked:
    """One table after its check."""

    code: str
    row: TableRow | None
    # The last sound line and its link; the number of lines that were acknowledged and are lost.
    sound: int = 0
    link: str = ""
    lost: int = 0
    started: bool = False
    damage: Damage | None = None
    # The seats as the log tells of them.
    seats: list[SeatRow] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def find(self, what: str, line: int = 0) -> None:
        """Note something that is wrong."""
        last = 0 if self.row is None else self.row.last_seq
        said = _SAID[what].format(line=line, last=last, before=line - 1)
        mend = _MENDED.get(what, _CUT if self.sound else _MENDED[NO_TABLE]).format(sound=self.sound)
        self.findings.append(Finding(what, self.code, said, mend))

    def has(self, what: str) -> bool:
        """Whether this was found."""
        return any(finding.what == what for finding in self.findings)


@contextmanager
def opened(url: str) -> Iterator[Connection]:
    """A connection on which everything read is of one moment; an SQLite file is not changed by it."""
    if is_sqlite(url):
        path = sqlite_file(url)
        engine = create_engine("sqlite://", creator=lambda: read_only(path), poolclass=NullPool)
    else:
        engine = plain_engine(url).execution_options(isolation_level="REPEATABLE READ")
    try:
        with engine.connect() as connection:
            if is_sqlite(url):
                connection.exec_driver_sql("BEGIN")
            yield connection
    finally:
        engine.dispose()


def version_of(path: Path) -> str | None:
    """The migration that an SQLite file is at; None when it is not one of ours."""
    connection = read_only(path)
    try:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return None if found is None else str(found[0])
    except Exception:
        return None
    finally:
        connection.close()


def codes_in(connection: Connection) -> list[str]:
    """The codes of all tables of which there is anything."""
    return [str(code) for code in connection.execute(union(*(select(table.c.code) for table in KEPT))).scalars()]


def rows_of(connection: Connection, table: SchemaTable, code: str) -> Sequence[Any]:
    """What one table of the database has about a code, JSON as text."""
    return connection.execute(_texts(table).where(table.c.code == code).order_by(*table.primary_key)).all()


def read_table(connection: Connection, code: str) -> Stored | None:
    """A table with its whole log, for one whose check found nothing."""
    row = _table_row(connection, code)
    if row is None:
        return None
    lines = [line for piece in _pieces(connection, code) for line in piece]
    return Stored(row, _seat_rows(connection, code), lines, [])


def check_table(connection: Connection, code: str) -> Checked:
    """Check everything about one table."""
    row = _table_row(connection, code)
    if row is None:
        checked = Checked(code, None)
        known = connection.execute(select(schema.tables.c.code).where(schema.tables.c.code == code)).first()
        checked.find(NO_TABLE if known is None else NOT_JSON)
        return checked
    snapshots = rows_of(connection, schema.snapshots, code)
    checked = _check_log(connection, row, snapshots)
    if checked.sound:
        if not _same_seats(checked.seats, _seat_rows(connection, code)):
            checked.find(SEATS)
    for made in snapshots:
        fits = made.seq <= checked.sound and made.line == checked.link_at.get(made.seq)
        if not fits or _parsed(made.body) is None:
            checked.find(SNAPSHOT)
    return checked


def _texts(table: SchemaTable) -> Any:
    columns = [cast(c, Text).label(c.name) if isinstance(c.type, JSON) else c for c in table.c]
    return select(*columns)
