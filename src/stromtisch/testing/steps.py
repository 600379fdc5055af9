"""What a command costs, counted in steps of the rules instead of timed: the same on every machine."""

from __future__ import annotations


class Steps:
    """How many steps the rules of the tests' games have taken in this process."""

    def __init__(self) -> None:
        self.taken = 0

    def so_far(self) -> float:
        """The count, in place of the processor time."""
        return float(self.taken)


STEPS = Steps()
