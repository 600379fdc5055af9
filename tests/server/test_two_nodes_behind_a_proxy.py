"""docs/operating.md, followed: two nodes behind nginx with TLS serve one table together, and either may go.

The proxy's configuration is ``deploy/nginx.conf`` as it is shipped; only ports, names and paths are put in.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import services
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0
# What the installed command `stromtisch` does.
START = "from stromtisch.cli.main import main; main()"


def nginx() -> str | None:
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


class Site:
    """Everything that the document has people start."""

    def __init__(self, folder: Path, database: str, redis: str, stack: ExitStack) -> None:
        self.port, plain = services.free_port(), services.free_port()
        self.nodes: list[subprocess.Popen[str]] = []
        ports = []
        for name in ("one", "two"):
            environment = {
                **os.environ,
                "STROMTISCH_DATABASE": database,
                "STROMTISCH_REDIS": redis,
                "STROMTISCH_NODE": name,
                "STROMTISCH_LOG": "json",
            }
            command = [sys.executable, "-c", START, "serve", "--port", "0"]
            node = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
            stack.callback(self.end, node)
            self.nodes.append(node)
            assert node.stdout is not None
            found = re.search(r":(\d+)/", node.stdout.readline())
            assert found is not None, "the node did not start"
            ports.append(found[1])
        tls = folder / "tls"
        tls.mkdir()
        key, chain = tls / "privkey.pem", tls / "fullchain.pem"
        request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=play.example"]
        subprocess.run(
            ["openssl", *request, "-keyout", str(key), "-out", str(chain)], check=True, capture_output=True
        )
        text = (ROOT / "deploy" / "nginx.conf").read_text()
        for old, new in {
            "127.0.0.1:8001": f"127.0.0.1:{ports[0]}",
            "127.0.0.1:8002": f"127.0.0.1:{ports[1]}",
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            "listen 80": f"listen 127.0.0.1:{plain}",
            "/etc/ssl/stromtisch": str(tls),
        }.items():
            assert old in text
            text = text.replace(old, new)
        whole = folder / "nginx.conf"
        user = "user root;\n" if os.geteuid() == 0 else ""
        temporary = "".join(
            f"{name}_temp_path {folder}/{name};\n"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        whole.write_text(
            f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\n{user}"
            f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{text}\n}}\n"
        )
        program = nginx()
        assert program is not None
        proxy = subprocess.Popen([program, "-c", str(whole), "-p", str(folder)], text=True)
        stack.callback(self.end, proxy)
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
        limit = time.monotonic() + PATIENCE
        while True:
            try:
                if self.client.get("/health").status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert time.monotonic() < limit, (folder / "error.log").read_text()
            time.sleep(0.1)

    @staticmethod
    def end(process: subprocess.Popen[str]) -> None:
        if process.poll() is None:
            process.terminate()
            process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()

    def table(self, code: str, token: str) -> dict[str, Any]:
        """The table by a socket that is opened anew, whichever node answers."""
        limit = time.monotonic() + PATIENCE
        while True:
            try:
                with connect(
                    f"wss://play.example:{self.port}/api/tables/{code}/socket",
                    sock=socket.create_connection(("127.0.0.1", self.port), timeout=10),
                    ssl=self.trusted,
                    additional_headers={"Authorization": f"Bearer {token}"},
                    open_timeout=10,
                    proxy=None,
                ) as line:
                    found: dict[str, Any] = json.loads(line.recv(timeout=10))
                    return found
            except (OSError, WebSocketException, EOFError):
                assert time.monotonic() < limit
                time.sleep(0.2)


@pytest.fixture
def site(tmp_path: Path, postgres: services.Postgres, redis_server: services.Redis) -> Iterator[Site]:
    if nginx() is None or shutil.which("openssl") is None:
        pytest.skip("needs nginx and openssl (Debian: apt install nginx-light openssl)")
    with ExitStack() as stack:
        yield Site(tmp_path, postgres.new_database(), redis_server.address, stack)


def test_two_nodes_serve_one_table_behind_the_proxy(site: Site) -> None:
    bot = {"kind": "bot", "bot": "random"}
    body = {"game": "hertzschlag", "seats": [{"kind": "person", "name": "Ada"}, bot, bot]}
    answer = site.client.post("/api/tables", json=body, headers={"Origin": "https://play.example"})
    assert answer.status_code == 201, answer.text
    # The page came by TLS, so the cookie stays on TLS, and the browser is told to.
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "max-age" in answer.headers["strict-transport-security"]
    seated = answer.json()
    code, token = seated["code"], seated["token"]
    foreign = site.client.post("/api/tables", json=body, headers={"Origin": "https://evil.example"})
    assert foreign.json()["code"] == "wrong-origin"
    for inside in ("/metrics", "/ready"):
        assert site.client.get(inside).status_code == 403
    before = site.table(code, token)
    assert before["you"] == 0
    # Requests go to both nodes in turn, and both know the table.
    seqs = [site.client.get(f"/api/tables/{code}").json()["seq"] for _ in range(6)]
    assert seqs == sorted(seqs)
    # One node is killed: the other serves the table, without anybody noticing more than a new connection.
    site.nodes[0].send_signal(signal.SIGKILL)
    site.nodes[0].wait(PATIENCE)
    after = site.table(code, token)
    assert after["you"] == 0
    assert after["seq"] >= before["seq"]
    chat = {"type": "chat", "id": "1", "text": "noch da"}
    headers = {"Authorization": f"Bearer {token}"}
    assert site.client.post(f"/api/tables/{code}/commands", json=chat, headers=headers).json()["accepted"]
