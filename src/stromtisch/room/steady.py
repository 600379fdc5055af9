"""The server's clock: the time of day at its start, counted on by a clock that never jumps.

Deadlines stand in the log as milliseconds since 1970, because they must outlive the process. The wall clock of a
machine can be set an hour forward or back at any time, and a laptop can sleep. So a process asks it only once. From
then on the monotonic clock counts, which nobody can set and which (on Linux) stands still while the machine sleeps:
a clock at a table neither freezes nor runs out, and after a sleep people find it where it was.
"""

from __future__ import annotations

import time
from collections.abc import Callable


def wall() -> int:
    """Milliseconds since 1970 (UTC), as the machine has them now."""
    return time.time_ns() // 1_000_000


def monotonic() -> int:
    """Milliseconds since some moment in the past; never set, and not counting the machine's sleep."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970 that only ever grow, and only with the time that passes."""

    def __init__(self, day: Callable[[], int] = wall, passed: Callable[[], int] = monotonic) -> None:
        self._passed = passed
        self._offset = day() - passed()

    def __call__(self) -> int:
        """Now."""
        return self._offset + self._passed()
