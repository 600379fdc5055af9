"""A PostgreSQL and a Redis of our own on free loopback ports, for tests and measurements.

Their data lie in temporary folders and are thrown away with them. The programs come from the system
(``scripts/databases`` fetches them); nothing that runs there already is touched.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from pathlib import Path

PATIENCE = 60.0


def hold_port() -> socket.socket:
    """A port on loopback for one server of ours, which may come and go: the system gives it to nobody else.

    A port that is only looked up could be anybody's a moment later. One that is bound is not given away, and
    a server that reuses addresses, as all of them do, may listen at it all the same.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def free_port() -> int:
    """Such a port, held as long as this process runs."""
    held = hold_port()
    port: int = held.getsockname()[1]
    held.detach()
    return port


def postgres_binaries() -> Path | None:
    """The folder of PostgreSQL's newest server here."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if versions:
        return versions[-1]
    found = shutil.which("pg_ctl")
    return None if found is None else Path(found).resolve().parent


def why_no_postgres() -> str | None:
    """What is missing for a PostgreSQL of our own; None when it can be started."""
    if postgres_binaries() is None:
        return "PostgreSQL's server is missing (Debian: apt install postgresql)"
    if os.geteuid() == 0:
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            return "PostgreSQL does not run as root, and there is no user postgres"
    return None


def why_no_redis() -> str | None:
    """What is missing for a Redis of our own; None when it can be started."""
    return None if shutil.which("redis-server") else "Redis is missing (Debian: apt install redis-server)"


class Postgres:
    """A fresh cluster. ``durable=False`` leaves out waiting for the disk: quick, for tests."""

    def __init__(self, durable: bool = False) -> None:
        binaries = postgres_binaries()
        assert binaries is not None, "look at why_no_postgres() first"
        self._binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="stromtisch-pg-"))
        self.port = free_port()
        # PostgreSQL refuses to run as root.
        self._owner: list[str] = []
        if os.geteuid() == 0:
            account = pwd.getpwnam("postgres")
            os.chown(self.folder, account.pw_uid, account.pw_gid)
            self._owner = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        self._data = str(self.folder / "data")
        self._options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c max_connections=200"
        if not durable:
            self._options += " -c fsync=off"
        self.run("initdb", "-D", self._data, "-U", "tester", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's own programs."""
        command = [*self._owner, str(self._binaries / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def start(self) -> None:
        """Start, and wait until it answers."""
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", self._data, "-w", "-t", "120", "-l", log, "-o", self._options, "start")

    def stop(self, how: str = "fast") -> None:
        """Stop it: ``fast`` in order, ``immediate`` as in a crash."""
        self.run("pg_ctl", "-D", self._data, "-m", how, "-t", "120", "stop")

    def end(self) -> None:
        """Stop it for good and remove its data."""
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str, scheme: str = "postgresql+psycopg") -> str:
        """The address of one of its databases."""
        return f"{scheme}://tester@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a database of its own in the cluster."""
        import psycopg

        name = f"test_{uuid.uuid4().hex}"
        with psycopg.connect(self.address("postgres", "postgresql"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)


class Redis:
    """A Redis that keeps nothing on disk."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes]
        self.start()

    @property
    def address(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(["redis-server", *options], stdout=subprocess.DEVNULL, cwd="/tmp")
        limit = time.monotonic() + PATIENCE
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=5) as line:
                    line.sendall(b"PING\r\n")
                    if line.recv(16).startswith(b"+PONG"):
                        return
            except OSError:
                pass
            if self._process.poll() is not None or time.monotonic() > limit:
                raise RuntimeError("Redis did not start")
            time.sleep(0.01)

    def kill(self) -> None:
        """End it as a crash would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    end = kill
