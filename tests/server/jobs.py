"""Jobs for the workers of ``test_crew.py``, in a module that is quick to import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from stromtisch.core.reason import Reason, Refused


def add(a: int, b: int) -> int:
    return a + b


def pid() -> int:
    return os.getpid()


def nap(seconds: float, what: object) -> object:
    time.sleep(seconds)
    return what


def spin() -> None:
    """Never ends, and keeps the processor busy."""
    while True:
        pass


def freeze() -> None:
    """As if somebody had stopped the process in the middle of its job."""
    os.kill(os.getpid(), signal.SIGSTOP)


def die() -> None:
    """As if somebody had killed the process in the middle of its job."""
    os.kill(os.getpid(), signal.SIGKILL)


def hog() -> int:
    """Takes all the memory there is."""
    kept = []
    while True:
        kept.append(bytearray(16 * 1024 * 1024))


def refuse() -> None:
    raise Refused(Reason("bad-record", {"field": "seed"}))


def fail() -> None:
    raise ZeroDivisionError("no idea")


def echo(data: bytes) -> bytes:
    return data


def touch(path: str) -> None:
    Path(path).touch()
    time.sleep(1000)


# Processor seconds that a worker needs until it is ready.
READINESS = 1.0
READY: list[bool] = []


def get_ready() -> None:
    """What takes longer than any job may."""
    until = time.process_time() + READINESS
    while time.process_time() < until:
        pass
    READY.append(True)


def is_ready() -> bool:
    return bool(READY)
