"""Many rows in one statement and one parameter.

A statement with a row of parameters for each line costs a step into the driver for each; with SQLite each of
these steps also waits for the interpreter's lock. So the lines of a commit travel as one JSON text, and the
database takes it apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Integer, Table, TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import JSON, BigInteger, TypeEngine

from stromtisch.store import schema

LINE = ("code", "seq", "kind", "seat", "body", "command_id", "at", "deadline")
FACTS = ("status", "host", "deadline", "people")

_encode = msgspec.json.Encoder().encode


async def insert_lines(connection: AsyncConnection, rows: Sequence[Sequence[object]]) -> None:
    """Insert lines of logs; each row has the values of ``LINE``."""
    await connection.execute(_INSERT_LINES[connection.dialect.name], {"rows": _encode(rows).decode()})


async def update_facts(connection: AsyncConnection, facts: Mapping[str, Mapping[str, object]]) -> None:
    """Update status, host, deadline and people of tables, by code."""
    rows = [[code, *(those[name] for name in FACTS)] for code, those in facts.items()]
    await connection.execute(_UPDATE_FACTS[connection.dialect.name], {"rows": _encode(rows).decode()})


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
    "sqlite": (_sqlite_value, "json_each(:rows)"),
    "postgresql": (_postgresql_value, "json_array_elements(CAST(:rows AS json))"),
}


def _insert(dialect: str, table: Table, names: Sequence[str]) -> TextClause:
    value, rows = _DIALECTS[dialect]
    values = ", ".join(value(table.c[name].type, index) for index, name in enumerate(names))
    columns = ", ".join(f'"{name}"' for name in names)
    # Nothing but our own names is put into the statement.
    return text(f"INSERT INTO {table.name} ({columns}) SELECT {values} FROM {rows} AS value")  # noqa: S608


def _update(dialect: str, table: Table, names: Sequence[str]) -> TextClause:
    value, rows = _DIALECTS[dialect]
    changes = ", ".join(
        f'"{name}" = {value(table.c[name].type, index)}' for index, name in enumerate(names, start=1)
    )
    which = f"{table.name}.code = {value(table.c.code.type, 0)}"
    return text(f"UPDATE {table.name} SET {changes} FROM {rows} AS value WHERE {which}")  # noqa: S608


_INSERT_LINES = {dialect: _insert(dialect, schema.events, LINE) for dialect in _DIALECTS}
_UPDATE_FACTS = {dialect: _update(dialect, schema.tables, FACTS) for dialect in _DIALECTS}
