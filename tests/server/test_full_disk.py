"""A disk that takes nothing more: commands are refused, nothing acknowledged is lost, and it passes."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

STROMTISCH = Path(sys.executable).parent / "stromtisch"
# So many words are said before the test gives up waiting for the disk to be full.
MOST = 2000


class SmallDisk:
    """A server whose files may not grow any more from a moment on: by a limit of the system on its process."""

    def __init__(self, data: Path) -> None:
        limits = {
            f"STROMTISCH_{what}_{limit}": "1e9"
            for what in ("COMMAND", "VISIT", "CHAT")
            for limit in ("RATE", "BURST")
        }
        self.data = data
        self._errors = (data.parent / "errors").open("w")
        self._process = subprocess.Popen(
            [STROMTISCH, "serve", "--port", "0", "--data", data],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env={**os.environ, **limits},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Stromtisch: "), line
        self.client = httpx.Client(base_url=line.removeprefix("Stromtisch: ").strip(), timeout=100)

    def fill(self) -> None:
        """Leave room for a few commits only."""
        largest = max(file.stat().st_size for file in self.data.iterdir())
        self._limit(largest + 100_000)

    def free(self) -> None:
        """Make room again."""
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        hard = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (size, hard))

    def stop(self) -> None:
        self.client.close()
        self._process.send_signal(signal.SIGINT)
        self._process.wait(100)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._errors.close()

    def until_ready_says(self, status: int, *codes: str) -> None:
        limit = time.monotonic() + 100
        while True:
            answer = self.client.get("/ready")
            if answer.status_code == status and answer.json()["status"] in codes:
                return
            assert time.monotonic() < limit, answer.text
            time.sleep(0.1)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    (tmp_path / "data").mkdir()
    small = SmallDisk(tmp_path / "data")
    yield small
    small.stop()


def test_a_full_disk_refuses_loses_nothing_and_passes(disk: SmallDisk) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    opened = disk.client.post("/api/tables", json={"game": "hertzschlag", "seats": seats}).json()
    path = f"/api/tables/{opened['code']}"
    disk.client.headers["Authorization"] = f"Bearer {opened['token']}"

    def say(number: int) -> httpx.Response:
        words = {"type": "chat", "id": f"n{number}", "text": f"Wort {number} " + "x" * 200}
        return disk.client.post(f"{path}/commands", json=words)

    acknowledged = [number for number in range(10) if say(number).status_code == 200]
    assert len(acknowledged) == 10
    disk.until_ready_says(200, "ok")
    disk.fill()
    number = 10
    while (answer := say(number)).status_code == 200:
        acknowledged.append(number)
        number += 1
        assert number < MOST
    assert (answer.status_code, answer.json()["code"]) == (503, "try-again")
    disk.until_ready_says(503, "disk-full", "disk-failing")
    # People who only look are served; nothing refused is shown.
    shown = disk.client.get(path).json()
    assert len(shown["chat"]) == len(acknowledged)
    assert say(number).json()["code"] == "try-again"
    disk.free()
    disk.until_ready_says(200, "ok")
    assert say(number).status_code == 200
    assert say(number).status_code == 200, "the same command again gets the same answer"
    acknowledged.append(number)
    disk.client.headers.pop("Authorization")
    disk.stop()
    with closing(sqlite3.connect(disk.data / "stromtisch.sqlite3")) as file:
        query = "SELECT command_id FROM events WHERE kind = 'chat' ORDER BY seq"
        stored = [str(row[0]).partition(":n")[2] for row in file.execute(query)]
    assert stored == [str(number) for number in acknowledged]
    done = subprocess.run(
        [STROMTISCH, "doctor", "--data", disk.data], capture_output=True, text=True, check=False, timeout=100
    )
    assert done.returncode == 0, done.stdout + done.stderr
