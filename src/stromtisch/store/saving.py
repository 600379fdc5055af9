"""Saving what can be saved of a damaged database: into a new SQLite file, row by row.

First everything that can be read is copied, then each table is cut after its last sound line, and a line says
so. The original is only read.
"""

from __future__ import annotations

import json
import sqlite3
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, Table
from sqlalchemy.exc import SQLAlchemyError

from stromtisch.room.chain import WRONG_HEAD, link_after
from stromtisch.room.log import LOBBY, MENDED, PLAYING, LoggedAct
from stromtisch.store import schema
from stromtisch.store.checking import (
    KEPT,
    Checked,
    check_table,
    codes_in,
    is_usable_chapter,
    is_usable_refusal,
    opened,
    rows_of,
    texts_of,
)
from stromtisch.store.engine import is_sqlite, sqlite_file
from stromtisch.store.files import read_only
from stromtisch.store.migrate import upgrade

# After so many stretches of a table that cannot be read the rest of it is given up.
MOST_FAILURES = 50_000


@dataclass(slots=True)
class Saved:
    """What has become of the tables."""

    whole: int = 0
    mended: int = 0
    lost: int = 0


def copy_readable(url: str, target: Path) -> None:
    """Copy every row that can be read into a new file."""
    upgrade(f"sqlite:///{target}")
    with closing(sqlite3.connect(target)) as file:
        file.execute("PRAGMA foreign_keys=OFF")
        if is_sqlite(url):
            with closing(read_only(sqlite_file(url), lenient=True)) as source:
                for table in (schema.editions, *KEPT):
                    _insert(file, table, _salvaged(source, table))
        else:
            with opened(url) as connection:
                _insert(file, schema.editions, connection.execute(texts_of(schema.editions)).all())
                for code in codes_in(connection):
                    for table in KEPT:
                        _insert(file, table, _readable(connection, table, code))
        file.commit()


def save_sound(target: Path, now: int) -> Saved:
    """Leave in a copy what is sound: cut tables, say so in their logs, and put what is left over into a file."""
    url = f"sqlite:///{target}"
    saved = Saved()
    with opened(url) as connection:
        codes = codes_in(connection)
    left_over = target.with_suffix(".lost.jsonl")
    with closing(sqlite3.connect(target)) as file, left_over.open("w", encoding="utf-8") as rest:
        left_over.chmod(0o600)
        file.execute("PRAGMA foreign_keys=OFF")
        for code in codes:
            # Each table is read before its rows in the file are changed, so that all of it is of one moment.
            with opened(url) as connection:
                checked = check_table(connection, code)
                if not checked.findings:
                    saved.whole += 1
                    continue
                if not checked.sound:
                    saved.lost += 1
                    _write_rows(rest, connection, code)
                else:
                    saved.mended += 1
                    _write_rest(rest, connection, checked)
                unusable = _unusable(connection, checked)
            _mend(file, checked, unusable, now)
            file.commit()
    if left_over.stat().st_size == 0:
        left_over.unlink()
    return saved


def _insert(file: sqlite3.Connection, table: Table, rows: Iterable[Sequence[Any]]) -> None:
    # A row that does not even fit the table is left out; the check of the copy finds what is missing.
    places = ", ".join("?" for _ in table.c)
    names = ", ".join(f'"{column.name}"' for column in table.c)
    statement = f"INSERT OR IGNORE INTO {table.name} ({names}) VALUES ({places})"  # noqa: S608
    file.executemany(statement, (tuple(row) for row in rows))


def _readable(connection: Connection, table: Table, code: str) -> Sequence[Any]:
    try:
        return rows_of(connection, table, code)
    except SQLAlchemyError:
        connection.rollback()
        return []


def _salvaged(source: sqlite3.Connection, table: Table) -> Iterator[Sequence[Any]]:
    """All rows of a table that can be read, whichever pages of it are damaged."""
    names = ", ".join(f'"{column.name}"' for column in table.c)
    # Not out of an index, which may be damaged in another way than the rows.
    query = f"SELECT {names} FROM {table.name} NOT INDEXED WHERE rowid BETWEEN ? AND ?"  # noqa: S608
    stretches = [(0, _highest(source, table))]
    failures = 0
    while stretches and failures < MOST_FAILURES:
        first, last = stretches.pop()
        try:
            yield from source.execute(query, (first, last)).fetchall()
        except (sqlite3.DatabaseError, OverflowError):
            failures += 1
            if first < last:
                middle = (first + last) // 2
                stretches += [(middle + 1, last), (first, middle)]


def _highest(source: sqlite3.Connection, table: Table) -> int:
    """The highest number of a row, from an index if one can be read; else no row takes less than 16 bytes."""
    for index in source.execute(f"PRAGMA index_list({table.name})").fetchall():
        first = next(iter(table.primary_key)).name
        query = f"SELECT max(rowid) FROM {table.name} INDEXED BY {index[1]} WHERE {first} >= ''"  # noqa: S608
        with suppress(sqlite3.DatabaseError):
            return int(source.execute(query).fetchone()[0] or 0)
    pages = source.execute("PRAGMA page_count").fetchone()[0]
    return int(pages * source.execute("PRAGMA page_size").fetchone()[0] // 16)


def _unusable(connection: Connection, checked: Checked) -> list[tuple[str, str, object]]:
    """Rows beside the log that do not belong to its sound part: their table, a column of the key, its value."""
    code, found = checked.code, list[tuple[str, str, object]]()
    if any(finding.what == "snapshot" for finding in checked.findings):
        found.append(("snapshots", "code", code))
    for chapter in rows_of(connection, schema.chapters, code):
        if not is_usable_chapter(chapter, checked.sound):
            found.append(("chapters", "seq", chapter.seq))
    for archive in rows_of(connection, schema.archives, code):
        if archive.seq > checked.sound:
            found.append(("archives", "code", code))
    for refusal in rows_of(connection, schema.refusals, code):
        if not is_usable_refusal(refusal):
            found.append(("refusals", "command_id", refusal.command_id))
    return found


def _mend(
    file: sqlite3.Connection, checked: Checked, unusable: list[tuple[str, str, object]], now: int
) -> None:
    code = checked.code
    if not checked.sound:
        for table in reversed(KEPT):
            file.execute(f"DELETE FROM {table.name} WHERE code = ?", (code,))  # noqa: S608 - our own names
        return
    for name, column, value in unusable:
        file.execute(f"DELETE FROM {name} WHERE code = ? AND {column} = ?", (code, value))  # noqa: S608
    if any(finding.what == "seats" for finding in checked.findings):
        _lay_seats(file, checked)
    if checked.damage is not None:
        _cut(file, checked, now)


def _lay_seats(file: sqlite3.Connection, checked: Checked) -> None:
    """The seats as the log tells of them, with the tokens that are left."""
    query = "SELECT seat, token_hash FROM seats WHERE code = ?"
    tokens = dict(file.execute(query, (checked.code,)))
    file.execute("DELETE FROM seats WHERE code = ?", (checked.code,))
    file.executemany(
        "INSERT INTO seats (code, seat, kind, name, bot, token_hash) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (checked.code, row.seat, row.kind, row.name, row.bot, tokens.get(row.seat))
            for row in checked.seats
        ],
    )


def _cut(file: sqlite3.Connection, checked: Checked, now: int) -> None:
    """End the log after its last sound line, and say so in it, unless only the table's own row was wrong."""
    assert checked.row is not None
    assert checked.damage is not None
    code, seq, link = checked.code, checked.sound, checked.link
    file.execute("DELETE FROM events WHERE code = ? AND seq > ?", (code, seq))
    if checked.damage.what != WRONG_HEAD:
        line = LoggedAct(seq + 1, MENDED, None, {"lost": max(0, checked.row.last_seq - seq)}, now)
        seq, link = line.seq, link_after(link, line)
        file.execute(
            "INSERT INTO events (code, seq, kind, seat, body, command_id, at, deadline, link) "
            "VALUES (?, ?, ?, NULL, ?, NULL, ?, NULL, ?)",
            (code, seq, line.kind, json.dumps(line.body), line.at, link),
        )
        # A server that loads the table finds out by the rules whether it is over.
        status = PLAYING if checked.started else LOBBY
        file.execute("UPDATE tables SET status = ?, deadline = NULL WHERE code = ?", (status, code))
    file.execute("UPDATE tables SET last_seq = ?, last_link = ? WHERE code = ?", (seq, link, code))


def _write_rows(rest: TextIO, connection: Connection, code: str) -> None:
    """All rows of a table that cannot be played on, one JSON object a line."""
    for table in KEPT:
        for row in rows_of(connection, table, code):
            _write(rest, table, row)


def _write_rest(rest: TextIO, connection: Connection, checked: Checked) -> None:
    """What is readable of a table but comes after the damage: lines, and an archive of them."""
    for row in rows_of(connection, schema.archives, checked.code):
        if row.seq > checked.sound:
            _write(rest, schema.archives, row)
    if checked.damage is not None and checked.damage.what != WRONG_HEAD:
        for row in rows_of(connection, schema.acts, checked.code):
            if row.seq > checked.sound:
                _write(rest, schema.acts, row)


def _write(rest: TextIO, table: Table, row: Any) -> None:
    rest.write(json.dumps({"in": table.name, **row._mapping}, default=_plain) + "\n")


def _plain(value: object) -> str:
    return b64encode(value).decode() if isinstance(value, bytes) else repr(value)
