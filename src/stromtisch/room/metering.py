"""Measures the processor time of a piece of work on the loop, without other work done while it waits."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")


@coroutine
def metered(
    work: Coroutine[Any, Any, T], processor: Callable[[], float]
) -> Generator[Any, Any, tuple[T, float]]:
    """Return the result of the work and what ``processor`` counted during its own steps."""
    spent = 0.0
    sent: Any = None
    raised: BaseException | None = None
    while True:
        begun = processor()
        try:
            waits_for = work.send(sent) if raised is None else work.throw(raised)
        except StopIteration as end:
            return end.value, spent + processor() - begun
        spent += processor() - begun
        try:
            sent, raised = (yield waits_for), None
        except BaseException as error:
            sent, raised = None, error
