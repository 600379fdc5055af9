"""Fifty kills: whatever was acknowledged is in the log exactly once, and no decision is there twice."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import services
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

KILLS = 50
PAIRS = 3
SCRIPT = Path(__file__).with_name("killed_server.py")


class Victim:
    """A server process that is killed and started again."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.port = services.free_port()
        self.parent = subprocess.Popen(
            [sys.executable, str(SCRIPT), str(data), str(self.port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.ask, self.told = self.parent.stdin, self.parent.stdout
        self.start()

    def start(self) -> None:
        self.ask.write("start\n")
        self.ask.flush()
        pid, _, address = self.told.readline().partition(" ")
        assert address.startswith("http://"), "the server did not start"
        self.pid = int(pid)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert self.told.readline() == "dead\n"

    def end(self) -> None:
        self.kill()
        self.ask.close()
        self.parent.wait(100)
        self.told.close()


class Pair(threading.Thread):
    """Two people at one table after another. What is not answered is sent again, with the same id."""

    def __init__(self, port: int, over: threading.Event) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.over = over
        self.acknowledged: list[tuple[str, str, int]] = []
        self.problem: BaseException | None = None
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20, trust_env=False)
        self.sockets: dict[str, ClientConnection] = {}

    def run(self) -> None:
        try:
            while not self.over.is_set():
                self.play()
        except BaseException as error:
            self.problem = error
        finally:
            self.client.close()

    def insist(self, path: str, body: object) -> Any:
        """Opening and sitting down have no id; a lost answer only leaves a table behind."""
        while not self.over.is_set():
            try:
                answer = self.client.post(path, json=body)
                if answer.status_code == 201:
                    return answer.json()
                assert answer.status_code in (409, 503), answer.text
                return None
            except httpx.HTTPError:
                time.sleep(0.02)
        return None

    def play(self) -> None:
        ada = self.insist(
            "/api/tables",
            {"game": "tic-tac-toe", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]},
        )
        self.client.cookies.clear()
        bo = ada and self.insist(f"/api/tables/{ada['code']}/seats", {"name": "Bo"})
        self.client.cookies.clear()
        if not bo:
            return
        for move, square in enumerate([0, 1, 2, 4, 3, 5, 7, 6, 8]):
            token = (ada, bo)[move % 2]["token"]
            command = {
                "type": "decide",
                "id": str(uuid.uuid4()),
                "decision": f"mark {square}",
                "moment": str(move),
            }
            answer = self.send(ada["code"], token, command)
            if answer is None:
                break
            assert answer["accepted"], answer
            self.acknowledged.append((ada["code"], command["id"], answer["seq"]))
        for line in self.sockets.values():
            line.close()
        self.sockets.clear()

    def send(self, code: str, token: str, command: dict[str, str]) -> Any:
        while not self.over.is_set():
            try:
                if token not in self.sockets:
                    address = f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"
                    headers = {"Authorization": f"Bearer {token}"}
                    # Closed by hand, because it is kept over many commands and may break at any of them.
                    self.sockets[token] = connect(
                        address, additional_headers=headers, compression=None, open_timeout=20
                    ).__enter__()
                line = self.sockets[token]
                line.send(json.dumps(command))
                while True:
                    message = json.loads(line.recv(timeout=20))
                    if message["type"] == "answer" and message["id"] == command["id"]:
                        if message.get("code") != "try-again":
                            return message
                        break
            except (OSError, WebSocketException, EOFError):
                broken = self.sockets.pop(token, None)
                if broken is not None:
                    broken.close()
                time.sleep(0.02)
        return None


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Victim]:
    victim = Victim(tmp_path)
    yield victim
    victim.end()


@pytest.mark.timeout(900)
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(victim: Victim) -> None:
    chance = random.Random(17)
    over = threading.Event()
    pairs = [Pair(victim.port, over) for _ in range(PAIRS)]
    for pair in pairs:
        pair.start()

    def acknowledged_so_far() -> int:
        return sum(len(pair.acknowledged) for pair in pairs)

    for number in range(KILLS):
        # Every other server lives until some are acknowledged, however slow the machine is; the rest die early.
        enough = acknowledged_so_far() + chance.randint(3, 12) * (number % 2)
        while acknowledged_so_far() < enough and all(pair.is_alive() for pair in pairs):
            time.sleep(0.005)
        time.sleep(chance.uniform(0.0, 0.1))
        victim.kill()
        victim.start()
    over.set()
    for pair in pairs:
        pair.join(60)
        assert not pair.is_alive()
        if pair.problem is not None:
            raise pair.problem
    acknowledged = [entry for pair in pairs for entry in pair.acknowledged]
    assert len(acknowledged) > KILLS

    connection = sqlite3.connect(victim.data / "stromtisch.sqlite3", timeout=100)
    rows = connection.execute(
        "SELECT code, seq, command_id, body FROM events WHERE kind = 'decide'"
    ).fetchall()
    integrity = connection.execute("PRAGMA integrity_check").fetchone()
    connection.close()
    assert integrity == ("ok",)
    stored = Counter((code, command.split(":")[1]) for code, _, command, _ in rows)
    places = {(code, command.split(":")[1]): seq for code, seq, command, _ in rows}
    assert max(stored.values()) == 1
    for code, command, seq in acknowledged:
        assert places[code, command] == seq
    # Every table's decisions are its first moves in their order: none missing, none twice.
    for code in {code for code, *_ in rows}:
        moments = [json.loads(body)["moment"] for other, _, _, body in sorted(rows) if other == code]
        assert moments == [str(move) for move in range(len(moments))]
