"""Insert or replace, in the words of either database."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert_into(connection: AsyncConnection, table: Any) -> Any:
    """An insert that can say what to do about a conflict."""
    return _insert(connection.dialect.name, table)


def upsert(connection: AsyncConnection, table: Any) -> Any:
    """An insert that replaces what is there under the same primary key."""
    return _upsert(connection.dialect.name, table)


@cache
def _upsert(dialect: str, table: Any) -> Any:
    # Built once: a node says every second that it is there.
    statement = _insert(dialect, table)
    key = [column.name for column in table.primary_key]
    changed = {column.name: statement.excluded[column.name] for column in table.c if column.name not in key}
    return statement.on_conflict_do_update(index_elements=key, set_=changed)


def _insert(dialect: str, table: Any) -> Any:
    # Both databases know it, but SQLAlchemy has a word for it in each of their dialects only.
    return (sqlite if dialect == "sqlite" else postgresql).insert(table)
