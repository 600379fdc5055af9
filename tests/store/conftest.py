"""The two databases: SQLite in a folder, and a PostgreSQL of our own."""

from __future__ import annotations

from pathlib import Path

import pytest

from stromtisch.store.engine import sqlite_url
from stromtisch.store.migrate import upgrade


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that is up to date and empty."""
    if request.param == "sqlite":
        found = sqlite_url(tmp_path / "new" / "folder")
    else:
        found = request.getfixturevalue("postgres").new_database()
    upgrade(found)
    return found
