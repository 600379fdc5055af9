"""Connecting to the database: SQLite that is durable, or PostgreSQL by another URL."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# Connections with this option only read and must not take SQLite's one write lock.
READING = {"stromtisch_reading": True}
# Connections for reading that are kept open; as many again are opened when need be.
POOL = 8
# Seconds to wait for a connection before a request is told to try again.
PATIENCE = 5


def sqlite_url(folder: Path) -> str:
    """The URL of the database file in a data folder."""
    return f"sqlite+aiosqlite:///{folder / 'stromtisch.sqlite3'}"


def sqlite_file(url: str) -> Path:
    """The file of an SQLite URL."""
    return Path(make_url(url).database or "")


def is_sqlite(url: str) -> bool:
    """Whether the URL names an SQLite database."""
    return make_url(url).get_backend_name() == "sqlite"


def own_driver(url: str) -> URL:
    """The same address, with the one driver we bring for PostgreSQL, whichever it names."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    return parsed


def make_engine(url: str) -> AsyncEngine:
    """An engine for the server; SQLite gets WAL, full syncs and explicit transactions."""
    if is_sqlite(url):
        engine = create_async_engine(url, hide_parameters=True)
        prepare_sqlite(engine.sync_engine)
        return engine
    return create_async_engine(
        own_driver(url),
        # Chat and decisions do not belong into the messages of errors.
        hide_parameters=True,
        # After a restart of the database its old connections are noticed before they are used.
        pool_pre_ping=True,
        pool_size=POOL,
        max_overflow=POOL,
        pool_timeout=PATIENCE,
        connect_args={"connect_timeout": PATIENCE},
    )


def prepare_sqlite(engine: Engine) -> None:
    """SQLAlchemy's recipe for explicit transactions, and the settings that make a commit durable."""

    @event.listens_for(engine, "connect")
    def set_up(dbapi_connection: Any, _record: object) -> None:
        set_up_sqlite(dbapi_connection)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("stromtisch_reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def set_up_sqlite(connection: Any) -> None:
    """Make commits on a connection durable, and transactions explicit."""
    # None keeps the driver from beginning transactions by itself, too late and of the wrong kind.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def driver_of(url: str) -> Any:
    """The driver's own module: what it connects with and what it raises."""
    if is_sqlite(url):
        return sqlite3
    # It comes with the extra ``nodes``: who plays on SQLite does not need it.
    import psycopg

    return psycopg


def connect(url: str) -> Any:
    """A connection of the driver itself, without SQLAlchemy and asyncio, which commits every statement."""
    if is_sqlite(url):
        # One thread at a time uses it, but not always the same.
        connection = sqlite3.connect(make_url(url).database or "", check_same_thread=False)
        set_up_sqlite(connection)
        return connection
    address = own_driver(url)
    _, options = address.get_dialect()().create_connect_args(address)
    return driver_of(url).connect(**{"connect_timeout": PATIENCE, **options}, autocommit=True)
