"""Databases of earlier releases, as ``released_database`` has written them."""

from __future__ import annotations

import json
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import MetaData, create_engine
from sqlalchemy.engine import make_url

from stromtisch.store.engine import is_sqlite
from stromtisch.store.migrate import alembic_config, plain_engine

FOLDER = Path(__file__).parent / "released"
# The first release.
FIRST = "0003"


def shown(number: str = FIRST) -> dict[str, Any]:
    """What the server of a release showed of every table, by its name (``pampero running``)."""
    found: dict[str, Any] = json.loads(lzma.decompress((FOLDER / f"{number}.shown.json.xz").read_bytes()))
    return found


def restore(url: str, number: str = FIRST) -> None:
    """Fill a new database with what a release has left behind."""
    dump = lzma.decompress((FOLDER / f"{number}.sql.xz").read_bytes()).decode()
    if is_sqlite(url):
        path = Path(make_url(url).database or "")
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(dump)
        return
    # The same rows in PostgreSQL, into what the migrations of that release make of an empty database.
    source = create_engine("sqlite://")
    target = plain_engine(url)
    with target.begin() as there:
        command.upgrade(alembic_config(there), number)
        with source.connect() as here:
            assert here.connection.dbapi_connection is not None
            here.connection.dbapi_connection.executescript(dump)
            kept, made = MetaData(), MetaData()
            kept.reflect(here)
            made.reflect(there)
            for table in made.sorted_tables:
                rows = [dict(row._mapping) for row in here.execute(kept.tables[table.name].select())]
                if rows and table.name != "alembic_version":
                    there.execute(table.insert(), rows)
    source.dispose()
    target.dispose()
