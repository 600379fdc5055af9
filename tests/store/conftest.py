"""The two databases: SQLite in a folder, and a PostgreSQL of our own on a free loopback port where there is one."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from stromtisch.store.engine import sqlite_url
from stromtisch.store.migrate import upgrade


def _binaries() -> Path | None:
    found = shutil.which("pg_ctl")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    return versions[-1] if versions else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a fresh cluster; it is thrown away afterwards."""
    binaries = _binaries()
    if binaries is None or importlib.util.find_spec("psycopg") is None:
        pytest.skip("needs PostgreSQL's server and psycopg")
    folder = Path(tempfile.mkdtemp(prefix="stromtisch-pg-"))
    # PostgreSQL refuses to run as root.
    owner: list[str] = []
    if os.geteuid() == 0:
        try:
            account = pwd.getpwnam("postgres")
        except KeyError:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        os.chown(folder, account.pw_uid, account.pw_gid)
        owner = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [*owner, str(binaries / program), *arguments], check=True, stdout=subprocess.DEVNULL, cwd=folder
        )

    data = str(folder / "data")
    run("initdb", "-D", data, "-U", "tester", "-A", "trust", "--no-sync", "-E", "UTF8")
    run(
        "pg_ctl",
        "-D",
        data,
        "-w",
        "-l",
        str(folder / "log"),
        "-o",
        f"-p {port} -h 127.0.0.1 -k {folder}",
        "start",
    )
    yield f"127.0.0.1:{port}"
    run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that is up to date and empty."""
    if request.param == "sqlite":
        found = sqlite_url(tmp_path / "new" / "folder")
    else:
        found = f"postgresql+psycopg://tester@{request.getfixturevalue('postgres')}/{new_database(request)}"
    upgrade(found)
    return found


def new_database(request: pytest.FixtureRequest) -> str:
    """A database of its own in the cluster."""
    import psycopg

    name = f"test_{uuid.uuid4().hex}"
    address = request.getfixturevalue("postgres")
    with psycopg.connect(f"postgresql://tester@{address}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return name
