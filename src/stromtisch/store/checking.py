"""Checking a whole database: every table's chain, head, seats, snapshot, chapters and refusals. It only reads.

JSON is read as text and parsed here, so that one damaged value is a finding and not the end of the check.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import JSON, Connection, Select, Table, Text, cast, create_engine, select, union
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from stromtisch.core.act import LEAVE
from stromtisch.core.seats import PERSON
from stromtisch.room.chain import SEATS, UNREADABLE, WRONG_HEAD, Damage, first_break, origin_of, wrong_head
from stromtisch.room.log import (
    OPEN,
    OPENED,
    SEAT_CHANGED,
    SEATED,
    STARTED,
    LoggedAct,
    SeatRow,
    Stored,
    TableRow,
)
from stromtisch.store import schema
from stromtisch.store.engine import is_sqlite, sqlite_file
from stromtisch.store.files import read_only
from stromtisch.store.migrate import plain_engine

# What belongs to tables, in an order in which it can be copied. The rest is about nodes that are gone.
KEPT = (
    schema.tables,
    schema.seats,
    schema.acts,
    schema.refusals,
    schema.snapshots,
    schema.chapters,
    schema.archives,
)
# The number of lines read at once.
PIECE = 1000

NO_TABLE = "missing-table"
NOT_JSON = "not-json"
SNAPSHOT = "snapshot"
CHAPTER = "chapter"
REFUSAL = "refusal"
ARCHIVE = "archive"

_SAID = {
    "missing-line": "line {line} is missing",
    "changed-line": "line {line} is not the line that was written there",
    "lost-tail": "its last lines are missing: from {line} to {last}",
    WRONG_HEAD: "its row names another last line than the log has (after line {before})",
    UNREADABLE: "some of its rows cannot be read",
    SEATS: "its seats are not those that the log tells of",
    NO_TABLE: "its own row is missing, other rows refer to it",
    NOT_JSON: "its options are no JSON",
    SNAPSHOT: "its snapshot does not belong to its log",
    CHAPTER: "a chapter of its chronicle does not belong to its log",
    ARCHIVE: "its archive tells of lines that the log does not have",
    REFUSAL: "the answer to a refused command cannot be read",
}
_CUT = "--repair lets it go on after line {sound}; only a backup has the rest"
_LOST = "only a backup has it; --repair writes the readable rows to a file"
_MENDED = {
    WRONG_HEAD: "--repair corrects the row; nothing is lost",
    SEATS: "--repair lays the seats anew by the log; a lost token stays lost",
    SNAPSHOT: "--repair drops it; it is made again from the log",
    CHAPTER: "--repair drops it; it is made again from the log",
    ARCHIVE: "--repair puts it into a file beside",
    REFUSAL: "--repair drops it; nothing of the match is lost",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong with a table, and how it can be mended."""

    what: str
    said: str
    mend: str


@dataclass(slots=True)
class Checked:
    """One table after its check."""

    code: str
    row: TableRow | None = None
    # The last sound line and its link; 0 when nothing of the log can be used.
    sound: int = 0
    link: str = ""
    damage: Damage | None = None
    started: bool = False
    # The seats as the sound part of the log tells of them.
    seats: list[SeatRow] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def find(self, what: str, line: int = 0) -> None:
        """Note something that is wrong."""
        last = 0 if self.row is None else self.row.last_seq
        said = _SAID[what].format(line=line, last=last, before=line - 1)
        mend = _MENDED.get(what, _CUT if self.sound else _LOST).format(sound=self.sound)
        finding = Finding(what, said, mend)
        if finding not in self.findings:
            self.findings.append(finding)


@contextmanager
def opened(url: str) -> Iterator[Connection]:
    """A connection on which everything read is of one moment; the file of SQLite is not changed by it."""
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


def codes_in(connection: Connection) -> list[str]:
    """The codes of all tables that left anything."""
    return sorted(connection.execute(union(*(select(table.c.code) for table in KEPT))).scalars())


def texts_of(table: Table) -> Select[Any]:
    """Everything in a table of the database, with JSON as text."""
    return select(*(cast(c, Text).label(c.name) if isinstance(c.type, JSON) else c for c in table.c))


def rows_of(connection: Connection, table: Table, code: str) -> Sequence[Any]:
    """What a table of the database has about one code, with JSON as text."""
    query = texts_of(table).where(table.c.code == code).order_by(*table.primary_key)
    return connection.execute(query).all()


def read_table(connection: Connection, code: str) -> Stored | None:
    """A table with its whole log; None when its row is missing or cannot be read."""
    row = _table_row(connection, code)
    if row is None:
        return None
    lines = [line for piece in _pieces(connection, code) for line in piece]
    return Stored(row, _seat_rows(connection, code), lines, [])


def check_table(connection: Connection, code: str) -> Checked:
    """Check everything there is about one table."""
    try:
        return _check(connection, code)
    except SQLAlchemyError:
        # PostgreSQL reads nothing more in a transaction that has failed.
        connection.rollback()
        checked = Checked(code)
        checked.find(UNREADABLE)
        return checked


def _check(connection: Connection, code: str) -> Checked:
    checked = Checked(code, _table_row(connection, code))
    if checked.row is None:
        checked.find(NOT_JSON if rows_of(connection, schema.tables, code) else NO_TABLE)
        return checked
    snapshots = rows_of(connection, schema.snapshots, code)
    links = _check_log(connection, checked, [made.seq for made in snapshots])
    if checked.sound and not _same_seats(checked.seats, _seat_rows(connection, code)):
        checked.find(SEATS)
    for made in snapshots:
        if links.get(made.seq) != made.line or not _is_object(made.body):
            checked.find(SNAPSHOT)
    for chapter in rows_of(connection, schema.chapters, code):
        if not is_usable_chapter(chapter, checked.sound):
            checked.find(CHAPTER)
    for archive in rows_of(connection, schema.archives, code):
        if archive.seq > checked.sound:
            checked.find(ARCHIVE)
    for refusal in rows_of(connection, schema.refusals, code):
        if not is_usable_refusal(refusal):
            checked.find(REFUSAL)
    return checked


def is_usable_chapter(row: Any, sound: int) -> bool:
    """Whether a chapter tells of lines that are there."""
    return 0 <= row.since < row.seq <= sound and _is_object(row.body)


def is_usable_refusal(row: Any) -> bool:
    """Whether the reason of a refusal can be read."""
    reason = _parsed(row.reason)
    return isinstance(reason, dict) and {"code", "params"} <= reason.keys()


def _check_log(connection: Connection, checked: Checked, wanted: Sequence[int]) -> dict[int, str]:
    """Go along the chain up to where it breaks; answers with the links of the sound lines asked for."""
    assert checked.row is not None
    checked.link = origin_of(checked.row)
    links: dict[int, str] = {}
    for piece in _pieces(connection, checked.code):
        damage = first_break(checked.link, checked.sound, piece)
        for act in piece[: len(piece) if damage is None else damage.line - checked.sound - 1]:
            checked.sound, checked.link = act.seq, act.link
            _follow_seats(checked, act)
            if act.seq in wanted:
                links[act.seq] = act.link
        if damage is not None:
            checked.damage = damage
            break
    if checked.damage is None:
        checked.damage = wrong_head(checked.row, checked.sound, checked.link)
    if checked.damage is not None:
        checked.find(checked.damage.what, checked.damage.line)
    return links


def _follow_seats(checked: Checked, act: LoggedAct) -> None:
    """What a line makes of the seats, without their tokens."""
    body, seats = act.body, checked.seats
    laid = body.get("seats")
    if act.kind == OPENED and isinstance(laid, list):
        checked.seats = [
            SeatRow(number, row["kind"], row.get("name"), row.get("bot")) for number, row in enumerate(laid)
        ]
    elif act.kind == STARTED:
        checked.started = True
    elif act.seat is None or not 0 <= act.seat < len(seats):
        return
    elif act.kind == SEATED:
        seats[act.seat] = SeatRow(act.seat, PERSON, _text(body.get("name")))
    elif act.kind == SEAT_CHANGED:
        kind, name, bot = (_text(body.get(part)) for part in ("kind", "name", "bot"))
        seats[act.seat] = SeatRow(act.seat, kind or OPEN, name, bot)
    elif act.kind == LEAVE and not checked.started:
        seats[act.seat] = SeatRow(act.seat, OPEN)


def _same_seats(told: Sequence[SeatRow], found: Sequence[SeatRow]) -> bool:
    return [(row.seat, row.kind, row.name, row.bot) for row in told] == [
        (row.seat, row.kind, row.name, row.bot) for row in found
    ]


def _table_row(connection: Connection, code: str) -> TableRow | None:
    for found in rows_of(connection, schema.tables, code):
        options = _parsed(found.options)
        if isinstance(options, dict):
            return TableRow(**{**found._mapping, "options": options})
    return None


def _seat_rows(connection: Connection, code: str) -> list[SeatRow]:
    return [
        SeatRow(row.seat, row.kind, row.name, row.bot, row.token_hash)
        for row in rows_of(connection, schema.seats, code)
    ]


def _pieces(connection: Connection, code: str) -> Iterator[list[LoggedAct]]:
    """The log of a table, some lines at a time. A body that is no object fits no link."""
    lines = texts_of(schema.acts).where(schema.acts.c.code == code).order_by(schema.acts.c.seq)
    seq = -1
    while True:
        found = connection.execute(lines.where(schema.acts.c.seq > seq).limit(PIECE)).all()
        if found:
            yield [
                LoggedAct(
                    row.seq,
                    row.kind,
                    row.seat,
                    _object(row.body),
                    row.at,
                    row.command_id,
                    row.deadline,
                    row.link,
                )
                for row in found
            ]
        if len(found) < PIECE:
            return
        seq = found[-1].seq


def _object(text: object) -> dict[str, object]:
    body = _parsed(text)
    return body if isinstance(body, dict) else {"": None}


def _is_object(text: object) -> bool:
    return isinstance(_parsed(text), dict)


def _parsed(text: object) -> object:
    try:
        return json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return None


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None
