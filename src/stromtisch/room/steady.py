"""The server's clock: the wall-clock time at its start plus the monotonic time since then.

The log stores deadlines as milliseconds since 1970, because they must outlive the process. The wall clock can be set
forward or back at any time, and a laptop can sleep, so a process reads it only once. After that it uses the monotonic
clock, which nobody can set and which (on Linux) stops while the machine sleeps. So a clock at a table neither freezes
nor runs out, and it continues where it was after a sleep.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def wall() -> int:
    """Milliseconds since 1970 (UTC) by the machine's wall clock."""
    return time.time_ns() // 1_000_000


def monotonic() -> int:
    """Milliseconds since some time in the past; never set, and without the machine's sleep."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970 that only ever grow, and only with the time that passes."""

    def __init__(self, day: Callable[[], int] = wall, passed: Callable[[], int] = monotonic) -> None:
        self._passed = passed
        self._offset = day() - passed()

    def __call__(self) -> int:
        """Now."""
        return self._offset + self._passed()
