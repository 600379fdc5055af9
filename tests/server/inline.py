"""Workers that work in the caller's loop: real processes would take longer than everything else in some tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from stromtisch.room.work import Limits, OwnHands
from stromtisch.server import metrics
from stromtisch.testing.steps import STEPS

T = TypeVar("T")


class InlineCrew(OwnHands):
    """Does each job at once."""

    def __init__(self, *_: object, **__: object) -> None:
        pass

    async def do(self, caller: str, limits: Limits, work: Callable[..., T], *arguments: object) -> T:
        before = STEPS.taken
        try:
            return await super().do(caller, limits, work, *arguments)
        finally:
            # In another process they would not count here.
            STEPS.taken = before

    def warm(self) -> None:
        pass

    async def stop(self) -> None:
        pass


def over_budget() -> float:
    """How many commands have taken more than their budget in this process."""
    found = metrics.over_budget.collect()
    return sum(
        sample.value for metric in found for sample in metric.samples if sample.name.endswith("_total")
    )
