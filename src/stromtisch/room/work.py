"""Long work that a room hands to others: its limits and its errors."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from stromtisch.core.reason import Refused

T = TypeVar("T")


class WorkError(Exception):
    """A job has failed."""


class Busy(WorkError):  # noqa: N818 - named for what happened
    """Too many jobs are already waiting, of this caller or in total; this job was not started."""


class TooCostly(WorkError):  # noqa: N818 - named for what happened
    """The job was stopped because it took too much time or memory."""


class WorkerDied(WorkError):  # noqa: N818 - named for what happened
    """The worker was killed or crashed during the job."""


class JobFailed(WorkError):  # noqa: N818 - named for what happened
    """The job raised an exception; the text is its traceback."""


@dataclass(slots=True)
class Limits:
    """The limits of a job: seconds since a worker got it, and processor seconds (None: the same)."""

    seconds: float
    processor: float | None = None


class Workforce(Protocol):
    """Does jobs: a crew of processes, or the caller's own loop."""

    async def do(self, caller: str, limits: Limits, work: Callable[..., T], *arguments: object) -> T:
        """Return the result of the work; errors raise WorkError, refusals raise Refused."""
        ...


class OwnHands:
    """Does each job at once, in the caller's loop and without limits.

    Arguments and results are copied, as for another process, because a job may change its arguments.
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
