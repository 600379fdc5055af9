"""Servers that are killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import services

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

    def jump(self, forward: bool) -> None:
        """Set its wall clock by an hour."""
        os.kill(self.pid, signal.SIGUSR1 if forward else signal.SIGUSR2)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert self.told.readline() == "dead\n"

    def end(self) -> None:
        self.kill()
        self.ask.close()
        self.parent.wait(100)
        self.told.close()
