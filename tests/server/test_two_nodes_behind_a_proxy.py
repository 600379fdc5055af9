"""docs/operating.md, followed: two nodes behind nginx with TLS serve one table together, and either may go.

The commands are the document's own, run by a shell as they stand there. Only what would change the machine is
replaced: ports and folders, starting the system's services, and the account of the nodes.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import services
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.documented import ROOT, commands, with_own

PATIENCE = 100.0
# What the installed command `stromtisch` does.
START = "from stromtisch.cli.main import main; main()"
AS_NODE = "setpriv --reuid=stromtisch --regid=stromtisch --init-groups .venv/bin/stromtisch"


def nginx() -> str | None:
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def shell_of_postgres() -> str:
    """How a command is run as PostgreSQL's superuser: the document is for root."""
    return "su postgres -c" if os.geteuid() == 0 else "bash -c"


class Line:
    """A socket to use step by step, served by one thread of its own.

    The library's own such client reads and writes TLS from two threads, and now and then OpenSSL loses a
    handshake over it.
    """

    def __init__(self, address: str, port: int, token: str, trusted: ssl.SSLContext) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        try:
            self._line = self._run(self._open(address, port, token, trusted))
        except BaseException:
            self._end()
            raise

    async def _open(self, address: str, port: int, token: str, trusted: ssl.SSLContext) -> Any:
        return await connect(
            address,
            host="127.0.0.1",
            port=port,
            ssl=trusted,
            additional_headers={"Authorization": f"Bearer {token}"},
            open_timeout=30,
            proxy=None,
        )

    def _run(self, step: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(step, self._loop).result()

    def _end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def send(self, text: str) -> None:
        """Send a message."""
        self._run(self._line.send(text))

    def recv(self, timeout: float) -> str:
        """The next message."""
        heard: str = self._run(asyncio.wait_for(self._line.recv(), timeout))
        return heard

    def close(self) -> None:
        """Hang up."""
        if self._loop.is_running():
            with suppress(WebSocketException, OSError):
                self._run(self._line.close())
            self._end()

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Site:
    """Everything that the document has people start."""

    def __init__(
        self, folder: Path, postgres: services.Postgres, redis: services.Redis, stack: ExitStack
    ) -> None:
        self.port, plain = services.free_port(), services.free_port()
        self.ports = [services.free_port(), services.free_port()]
        self.folder = folder
        self.environment = {
            **os.environ,
            "PGHOST": "127.0.0.1",
            "PGPORT": str(postgres.port),
            "PGUSER": "tester",
            "PGDATABASE": "postgres",
            "PATH": f"{os.environ['PATH']}:/usr/sbin",
        }
        self.environment.pop("STROMTISCH_DATABASE", None)
        _, database, start, proxy, look, _ = commands("Several nodes")
        self.database = with_own(
            database,
            {
                "service postgresql start\n": "",
                "service redis-server start\n": "",
                "useradd --system --create-home --home-dir /var/lib/stromtisch stromtisch\n": "",
                "su postgres -c": shell_of_postgres(),
                "/etc/stromtisch.env": f"{folder}/stromtisch.env",
                "choose-one@127.0.0.1/": f"choose-one@127.0.0.1:{postgres.port}/",
                "redis://127.0.0.1:6379/0": redis.address,
            },
        )
        self.start = with_own(
            start,
            {
                "/etc/stromtisch.env": f"{folder}/stromtisch.env",
                AS_NODE: f"'{sys.executable}' -c '{START}'",
                "8001": str(self.ports[0]),
                "8002": str(self.ports[1]),
            },
        )
        self.proxy = with_own(
            proxy,
            {
                "/etc/ssl/stromtisch": f"{folder}/tls",
                "/etc/nginx/conf.d/stromtisch.conf": f"{folder}/conf.d/stromtisch.conf",
                "cp deploy/nginx.conf": f"cp '{folder}/shipped.conf'",
                "nginx -t": f"nginx -t -q -c '{folder}/nginx.conf' -p '{folder}'",
                "service nginx restart": f"nginx -c '{folder}/nginx.conf' -p '{folder}'",
            },
        )
        self.look = with_own(
            look,
            {
                ":443": f":{self.port}",
                "https://play.example": f"https://play.example:{self.port}",
                "8001": str(self.ports[0]),
                "8002": str(self.ports[1]),
            },
        )
        self._ready_for_nginx(plain)
        self.run(self.database)
        self.nodes = self._begin(stack)
        stack.callback(self._end_proxy)
        self.run(self.proxy)
        self.trusted = ssl.create_default_context()
        self.trusted.check_hostname = False
        self.trusted.verify_mode = ssl.CERT_NONE
        self.client = stack.enter_context(
            httpx.Client(
                base_url=f"https://127.0.0.1:{self.port}",
                headers={"Host": "play.example"},
                verify=self.trusted,
                trust_env=False,
                timeout=PATIENCE,
            )
        )

    def _ready_for_nginx(self, plain: int) -> None:
        """The parts that Debian's package brings, and our configuration with the test's ports in it."""
        (self.folder / "conf.d").mkdir()
        shipped = with_own(
            (ROOT / "deploy" / "nginx.conf").read_text(),
            {
                "127.0.0.1:8001": f"127.0.0.1:{self.ports[0]}",
                "127.0.0.1:8002": f"127.0.0.1:{self.ports[1]}",
                "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
                "listen 80": f"listen 127.0.0.1:{plain}",
                "/etc/ssl/stromtisch": f"{self.folder}/tls",
            },
        )
        (self.folder / "shipped.conf").write_text(shipped)
        user = "user root;\n" if os.geteuid() == 0 else ""
        temporary = "".join(
            f"{name}_temp_path {self.folder}/{name};\n"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (self.folder / "nginx.conf").write_text(
            f"pid {self.folder}/nginx.pid;\nerror_log {self.folder}/error.log;\n{user}events {{}}\n"
            f"http {{\naccess_log off;\n{temporary}include {self.folder}/conf.d/*.conf;\n}}\n"
        )

    def run(self, block: str) -> str:
        """Run a block as a person would type it in, in the repository; every command has to succeed."""
        done = subprocess.run(
            ["bash", "-e", "-c", block],
            env=self.environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, f"{block}\n{done.stdout}{done.stderr}"
        return done.stdout

    def _begin(self, stack: ExitStack) -> list[int]:
        """Start the nodes; their process ids."""
        # They outlive the shell, so they must not keep its output open.
        self.run(
            f"exec >'{self.folder}/out' 2>'{self.folder}/log'\n{self.start}\njobs -p >'{self.folder}/pids'"
        )
        pids = [int(pid) for pid in (self.folder / "pids").read_text().split()]
        assert len(pids) == 2
        for pid in pids:
            stack.callback(end, pid)
        # A busy machine may need longer than the document's own waiting; a node that has ended needs no more.
        for pid, port in zip(pids, self.ports, strict=True):
            while runs(pid) and not answers(port):
                time.sleep(0.1)
        return pids

    def again(self, stack: ExitStack) -> None:
        """Stop the nodes in order, and start them once more."""
        for pid in self.nodes:
            end(pid)
        self.nodes = self._begin(stack)

    def _end_proxy(self) -> None:
        with suppress(OSError, ValueError):
            os.kill(int((self.folder / "nginx.pid").read_text()), signal.SIGTERM)

    def sockets(self, node: int) -> float:
        """How many sockets a node has, by its own account."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.ports[node]}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("stromtisch_sockets "))

    def connect(self, code: str, token: str) -> Line:
        """A socket by way of the proxy, whichever node answers."""
        return Line(
            f"wss://play.example:{self.port}/api/tables/{code}/socket", self.port, token, self.trusted
        )

    def table(self, code: str, token: str) -> dict[str, Any]:
        """The table by a socket that is opened anew."""
        limit = time.monotonic() + PATIENCE
        while True:
            try:
                with self.connect(code, token) as line:
                    found: dict[str, Any] = json.loads(line.recv(timeout=30))
                    return found
            except (OSError, WebSocketException, EOFError):
                assert time.monotonic() < limit
                time.sleep(0.2)


def end(pid: int) -> None:
    """Have a process end in order, and wait for that."""
    limit = time.monotonic() + PATIENCE
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGTERM)
        while runs(pid):
            assert time.monotonic() < limit, "a node does not end"
            time.sleep(0.05)


def answers(port: int) -> bool:
    """Whether somebody listens at a port."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=10):
            return True
    except OSError:
        return False


def runs(pid: int) -> bool:
    """Whether a process runs; one that has ended and that nobody has asked about does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def site(
    tmp_path: Path, postgres: services.Postgres, redis_server: services.Redis, stack: ExitStack
) -> Iterator[Site]:
    missing = [name for name in ("openssl", "curl", "psql", "setpriv") if shutil.which(name) is None]
    if nginx() is None or missing:
        pytest.skip(f"needs nginx {' '.join(missing)} (Debian: apt install nginx-light openssl curl)")
    yield Site(tmp_path, postgres, redis_server, stack)
    # The nodes are ended before their database is.
    stack.close()
    with suppress(subprocess.CalledProcessError):
        postgres.run("dropdb", "-h", "127.0.0.1", "-p", str(postgres.port), "-U", "tester", "stromtisch")
        postgres.run("dropuser", "-h", "127.0.0.1", "-p", str(postgres.port), "-U", "tester", "stromtisch")


def hear(line: Line, wanted: int) -> dict[str, Any]:
    """The first message about the table at this line of its log or later."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=PATIENCE))
        if message["type"] != "answer" and message["seq"] >= wanted:
            return message


def decide(line: Line, shown: dict[str, Any]) -> int:
    """Decide the first that is legal; the number of its line in the log."""
    decision, moment = shown["legal"][0]["decision"], shown["view"]["moment"]
    line.send(json.dumps({"type": "decide", "id": "1", "decision": decision, "moment": moment}))
    while True:
        message = json.loads(line.recv(timeout=PATIENCE))
        if message["type"] == "answer":
            assert message["accepted"], message
            seq: int = message["seq"]
            return seq


@pytest.mark.timeout(900)
def test_the_document_brings_up_two_nodes_that_serve_one_table_together(site: Site, stack: ExitStack) -> None:
    assert site.run(site.look).split() == ['{"status":"ok"}'] * 3
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "hertzschlag", "seats": seats}
    answer = site.client.post("/api/tables", json=body, headers={"Origin": "https://play.example"})
    assert answer.status_code == 201, answer.text
    # The page came by TLS, so the cookie stays on TLS, and the browser is told to.
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "max-age" in answer.headers["strict-transport-security"]
    foreign = site.client.post("/api/tables", json=body, headers={"Origin": "https://evil.example"})
    assert foreign.json()["code"] == "wrong-origin"
    for inside in ("/metrics", "/ready"):
        assert site.client.get(inside).status_code == 403
    # The proxy lets in what a node lets in, and says the same where it does not.
    for path, size, status, said in (
        ("/api/records", 1_900_000, 400, "bad-record"),
        ("/api/records", 2_000_100, 413, "too-large"),
        ("/api/tables", 16_000, 400, "malformed"),
        ("/api/tables", 16_500, 413, "too-large"),
    ):
        refused = site.client.post(path, json={"x": "y" * size})
        assert (refused.status_code, refused.json()["code"]) == (status, said), (path, size)
        assert set(refused.json()) == {"code", "params", "message"}
    site.client.cookies.clear()
    code, ada_token = answer.json()["code"], answer.json()["token"]
    bo_token = site.client.post(f"/api/tables/{code}/seats", json={"name": "Bo"}).json()["token"]
    ada = stack.enter_context(site.connect(code, ada_token))
    # The proxy deals connections out in turn: at the latest the third is at the other node.
    for _ in range(3):
        bo = stack.enter_context(site.connect(code, bo_token))
        shown = hear(bo, 1)
        if site.sockets(0) > 0 and site.sockets(1) > 0:
            break
        bo.close()
    # One that was just closed may still be counted for a moment.
    limit = time.monotonic() + PATIENCE
    while (site.sockets(0), site.sockets(1)) != (1, 1):
        assert time.monotonic() < limit, (site.sockets(0), site.sockets(1))
        time.sleep(0.05)
    # Each decides at a node of their own, and sees the other's decision there.
    seq = decide(ada, hear(ada, 1))
    shown = hear(bo, seq)
    seq = decide(bo, shown)
    assert hear(ada, seq)["seq"] >= seq
    assert {site.table(code, bo_token)["seq"] for _ in range(2)} == {hear_latest(site, code, ada_token)}
    # Saved while it runs; what comes later is gone after restoring, and nothing else.
    backup, empty = (
        with_own(block, {"su postgres -c": shell_of_postgres()}) for block in commands("Data")[1:]
    )
    dump = str(site.folder / "stromtisch.dump")
    backup, empty = backup.replace("stromtisch.dump", dump), empty.replace("stromtisch.dump", dump)
    saved = site.table(code, ada_token)
    site.run(backup)
    headers = {"Authorization": f"Bearer {ada_token}"}
    chat = {"type": "chat", "id": "2", "text": "nach der Sicherung"}
    assert site.client.post(f"/api/tables/{code}/commands", json=chat, headers=headers).json()["accepted"]
    for pid in site.nodes:
        end(pid)
    site.run(empty)
    site.again(stack)
    site.run(site.look)
    restored = site.table(code, ada_token)
    assert (restored["view"], restored["chat"]) == (saved["view"], [])
    # One node is killed: the other serves the table, without anybody noticing more than a new connection.
    os.kill(site.nodes[0], signal.SIGKILL)
    after = site.table(code, ada_token)
    assert after["you"] == 0
    assert after["seq"] >= restored["seq"]
    chat = {"type": "chat", "id": "3", "text": "noch da"}
    assert site.client.post(f"/api/tables/{code}/commands", json=chat, headers=headers).json()["accepted"]


def hear_latest(site: Site, code: str, token: str) -> int:
    """The number of the table's last line, by way of the proxy."""
    seq: int = site.table(code, token)["seq"]
    return seq
