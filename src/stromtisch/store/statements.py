"""Changes as statements: what a commit writes into one table of the database is one statement and one parameter.

A statement with a row of parameters for each line costs a step into the driver for each; with SQLite each of
these steps also waits for the interpreter's lock. So the rows travel as one JSON text, and the database takes it
apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Table
from sqlalchemy.types import JSON, BigInteger, Integer, TypeEngine

from stromtisch.room.log import Change
from stromtisch.store import schema

# A statement and its rows as JSON.
Statement = tuple[str, str]

FACTS = ("status", "host", "deadline", "people")

_encode = msgspec.json.Encoder().encode


class Statements:
    """The statements of one database, put together once from the names in the schema."""

    def __init__(self, dialect: str) -> None:
        self._value, self._rows = _DIALECTS[dialect]
        self._keep_editions = f"{self._insert(schema.editions)} ON CONFLICT DO NOTHING"
        self._open = self._insert(schema.tables)
        self._sit = self._insert(schema.seats)
        self._tell = self._insert(schema.acts)
        self._change_seats = self._update(schema.seats, ("kind", "name", "bot", "token_hash"))
        self._change_facts = self._update(schema.tables, FACTS)
        self._move_heads = self._update_heads(self._rows)
        # The usual case as one statement, where the database can: one journey instead of four.
        self._go_on = self._insert_and_move() if dialect == "postgresql" else None
        self._refuse = self._insert(schema.refusals)
        # An older snapshot that arrives late does not replace a newer one.
        self._take_snapshots = f"{self._upsert(schema.snapshots)} WHERE excluded.seq >= snapshots.seq"
        self._drop_covered = self._delete_covered()
        self._add_chapters = self._upsert(schema.chapters)

    def of(self, changes: Sequence[Change]) -> list[Statement]:
        """What writes all these changes, in this order."""
        found: list[Statement] = []

        def add(statement: str, rows: Iterable[Sequence[object]]) -> None:
            those = list(rows)
            if those:
                found.append((statement, _encode(those).decode()))

        lines = [
            (c.code, e.seq, e.kind, e.seat, e.body, e.command_id, e.at, e.deadline, e.link)
            for c in changes
            for e in c.acts
        ]
        if all(_only_lines(change) for change in changes):
            heads = _heads(changes)
            if self._go_on is not None and heads:
                return [(self._go_on, _encode([lines, heads]).decode())]
            add(self._tell, lines)
            add(self._move_heads, heads)
            return found
        opened = [c for c in changes if c.opening is not None]
        others = [c for c in changes if c.opening is None]
        editions = [c.edition for c in opened if c.edition is not None]
        add(self._keep_editions, (_values(schema.editions, edition) for edition in editions))
        add(self._open, (_opening(c) for c in opened))
        add(
            self._sit,
            ((c.code, r.seat, r.kind, r.name, r.bot, r.token_hash) for c in opened for r in c.seats),
        )
        add(self._tell, lines)
        add(self._move_heads, _heads(others))
        # Where a row is changed twice, the last word counts.
        seats = {(c.code, r.seat): (r.kind, r.name, r.bot, r.token_hash) for c in others for r in c.seats}
        add(self._change_seats, (key + values for key, values in seats.items()))
        facts = {c.code: c.facts for c in others if c.facts is not None}
        add(self._change_facts, ((code, *(those[name] for name in FACTS)) for code, those in facts.items()))
        refusals = [(c.code, c.refusal) for c in changes if c.refusal is not None]
        add(self._refuse, ((code, r.command_id, r.reason, r.at) for code, r in refusals))
        snapshots = {c.code: c.snapshot for c in changes if c.snapshot is not None}
        add(
            self._take_snapshots,
            ((code, s.seq, s.program, s.line, s.body, s.seen) for code, s in snapshots.items()),
        )
        chapters = {(c.code, c.chapter.seq): c.chapter for c in changes if c.chapter is not None}
        add(self._drop_covered, ((code, c.since, seq) for (code, seq), c in chapters.items()))
        add(
            self._add_chapters,
            ((code, seq, c.since, c.program, c.body) for (code, seq), c in chapters.items()),
        )
        return found

    # Nothing but our own names is put into a statement.

    def _insert(self, table: Table, rows: str = "") -> str:
        columns = ", ".join(f'"{column.name}"' for column in table.c)
        values = ", ".join(self._value(column.type, index) for index, column in enumerate(table.c))
        # With a condition, however empty, SQLite does not take ON CONFLICT for a part of a join.
        return f"INSERT INTO {table.name} ({columns}) SELECT {values} FROM {rows or self._rows} AS value WHERE true"  # noqa: S608

    def _upsert(self, table: Table) -> str:
        key = ", ".join(f'"{column.name}"' for column in table.primary_key)
        others = [column.name for column in table.c if not column.primary_key]
        changes = ", ".join(f'"{name}" = excluded."{name}"' for name in others)
        return f"{self._insert(table)} ON CONFLICT ({key}) DO UPDATE SET {changes}"

    def _update(self, table: Table, names: Sequence[str]) -> str:
        """Change columns; a row begins with the primary key."""
        key = [column.name for column in table.primary_key]
        values = {name: self._value(table.c[name].type, index) for index, name in enumerate([*key, *names])}
        changes = ", ".join(f'"{name}" = {values[name]}' for name in names)
        which = " AND ".join(f"{table.name}.{name} = {values[name]}" for name in key)
        return f"UPDATE {table.name} SET {changes} FROM {self._rows} AS value WHERE {which}"  # noqa: S608

    def _insert_and_move(self) -> str:
        """New lines and the heads they lead to, from one pair of lists."""
        told = self._insert(schema.acts, "given, json_array_elements(given.lists -> 0)")
        moved = self._update_heads("given, json_array_elements(given.lists -> 1)")
        return f"WITH given AS (SELECT CAST(%s AS json) AS lists), told AS ({told}) {moved}"

    def _update_heads(self, rows: str) -> str:
        """Have tables name their last lines; one whose log ends otherwise than a change says refuses it.

        The column must not be null, so a head that has moved on violates the constraint, like a number taken.
        """
        kinds = [schema.tables.c[name].type for name in ("code", "last_link", "last_seq", "last_link")]
        code, previous, seq, link = (self._value(kind, index) for index, kind in enumerate(kinds))
        followed = f"CASE WHEN tables.last_link = {previous} THEN {link} END"
        return (
            f"UPDATE tables SET last_seq = {seq}, last_link = {followed} "  # noqa: S608
            f"FROM {rows} AS value WHERE tables.code = {code}"
        )

    def _delete_covered(self) -> str:
        """Delete the chapters that a newer one tells again: of a table, from one line up to another."""
        kinds = [schema.chapters.c[name].type for name in ("code", "since", "seq")]
        code, since, seq = (self._value(kind, index) for index, kind in enumerate(kinds))
        covered = f"old.code = {code} AND old.since >= {since} AND old.seq < {seq}"
        return (
            "DELETE FROM chapters WHERE (code, seq) IN "  # noqa: S608
            f"(SELECT old.code, old.seq FROM {self._rows} AS value JOIN chapters AS old ON {covered})"
        )


def _only_lines(change: Change) -> bool:
    """Whether a change is like most: lines of the log and nothing else."""
    return (
        change.facts is None
        and not change.seats
        and change.refusal is None
        and change.opening is None
        and change.snapshot is None
        and change.chapter is None
    )


def _heads(changes: Iterable[Change]) -> list[tuple[str, str | None, int, str]]:
    """For each table with new lines: its code, the link they follow, and the number and link of the last."""
    heads: dict[str, tuple[str, str | None, int, str]] = {}
    for change in changes:
        if change.acts:
            last, previous = change.acts[-1], heads.get(change.code)
            follows: str | None = change.previous
            if previous is not None:
                # Two changes of one table share a commit only if the second follows the first.
                follows = previous[1] if previous[3] == change.previous else None
            heads[change.code] = (change.code, follows, last.seq, last.link)
    return list(heads.values())


def _opening(change: Change) -> list[object]:
    """The row of a new table, which names its last line from the start."""
    assert change.opening is not None
    last = change.acts[-1]
    return _values(schema.tables, replace(change.opening, last_seq=last.seq, last_link=last.link))


def _values(table: Table, row: object) -> list[object]:
    return [getattr(row, column.name) for column in table.c]


def _sqlite_value(_: TypeEngine[Any], index: int) -> str:
    # Of an object this is its text.
    return f"json_extract(value, '$[{index}]')"


def _postgresql_value(kind: TypeEngine[Any], index: int) -> str:
    if isinstance(kind, JSON):
        return f"value -> {index}"
    if isinstance(kind, (BigInteger, Integer)):
        return f"CAST(value ->> {index} AS bigint)"
    return f"value ->> {index}"


_DIALECTS = {
    "sqlite": (_sqlite_value, "json_each(?)"),
    "postgresql": (_postgresql_value, "json_array_elements(CAST(%s AS json))"),
}
