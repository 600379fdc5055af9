"""Bringing a database up to date, before the server's event loop starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, create_engine, inspect, text

from stromtisch.store.engine import is_sqlite, own_driver, prepare_sqlite

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
# The newest migration. A database that is there already is served without loading Alembic at all.
NEWEST = "0005"
# Nodes that start together bring the database up to date one after the other; any fixed number will do.
UPGRADING = 50_494_950


def upgrade(url: str) -> None:
    """Create the database or bring it up to date."""
    engine = plain_engine(url)
    try:
        with engine.connect() as connection:
            if version(connection) == NEWEST:
                return
        with engine.begin() as connection:
            if not is_sqlite(url):
                connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
            if version(connection) == NEWEST:
                return
            from alembic import command

            command.upgrade(alembic_config(connection), "head")
    finally:
        engine.dispose()


def version(connection: Connection) -> str | None:
    """The migration a database is at; None when it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def plain_engine(url: str) -> Engine:
    """An engine without asyncio for the same database."""
    parsed = own_driver(url)
    if is_sqlite(url):
        if parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        parsed = parsed.set(drivername="sqlite")
    engine = create_engine(parsed)
    if is_sqlite(url):
        prepare_sqlite(engine)
    return engine


def alembic_config(connection: Connection) -> Config:
    """Alembic's settings for our migrations on an open connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
