"""Long work that a room has done elsewhere: what it may cost, and what can go wrong."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from stromtisch.core.reason import Refused

T = TypeVar("T")


class WorkError(Exception):
    """A job that came to nothing."""


class Busy(WorkError):  # noqa: N818 - named for what happened
    """Too many jobs wait already, of this caller or altogether; none of this one was begun."""


class TooCostly(WorkError):  # noqa: N818 - named for what happened
    """The job was ended for taking more time or memory than it may."""


class WorkerDied(WorkError):  # noqa: N818 - named for what happened
    """The worker ended in the middle of the job: somebody killed it, or it crashed."""


class JobFailed(WorkError):  # noqa: N818 - named for what happened
    """The job raised an exception; the text is its traceback."""


@dataclass(slots=True)
class Limits:
    """What a job may cost: seconds since a worker got it, and seconds of the processor (None: the same)."""

    seconds: float
    processor: float | None = None


class Workforce(Protocol):
    """Does jobs: a crew of processes, or the caller's own loop."""

    async def do(self, caller: str, limits: Limits, work: Callable[..., T], *arguments: object) -> T:
        """The result of the work; what goes wrong raises WorkError, what is refused Refused."""
        ...


class OwnHands:
    """Does each job at once, in the caller's loop and without limits.

    What goes in and comes out is copied, as on the way to another process: a job may change what it gets.
    """

    async def do(self, caller: str, limits: Limits, work: Callable[..., T], *arguments: object) -> T:
        """The result of the work."""
        try:
            return _copied(work(*_copied(arguments)))
        except Refused:
            raise
        except Exception as error:
            raise JobFailed(traceback.format_exc()) from error


def _copied(value: T) -> T:
    copy: T = pickle.loads(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))  # noqa: S301 - our own
    return copy
