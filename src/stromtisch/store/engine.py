"""Connecting to the database: SQLite that is durable, or PostgreSQL by another URL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# Connections with this option only read and must not take SQLite's one write lock.
READING = {"stromtisch_reading": True}


def sqlite_url(folder: Path) -> str:
    """The URL of the database file in a data folder."""
    return f"sqlite+aiosqlite:///{folder / 'stromtisch.sqlite3'}"


def is_sqlite(url: str) -> bool:
    """Whether the URL names an SQLite database."""
    return make_url(url).get_backend_name() == "sqlite"


def make_engine(url: str) -> AsyncEngine:
    """An engine for the server; SQLite gets WAL, full syncs and explicit transactions."""
    engine = create_async_engine(url, pool_pre_ping=not is_sqlite(url))
    if is_sqlite(url):
        prepare_sqlite(engine.sync_engine)
    return engine


def prepare_sqlite(engine: Engine) -> None:
    """SQLAlchemy's recipe for explicit transactions, and the settings that make a commit durable."""

    @event.listens_for(engine, "connect")
    def set_up(dbapi_connection: Any, _record: object) -> None:
        # None keeps the driver from beginning transactions by itself, too late and of the wrong kind.
        dbapi_connection.isolation_level = None
        cursor = dbapi_connection.cursor()
        for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("stromtisch_reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
