"""A bot for Nim that knows no rules: it sees the heaps, and is told what it may do.

stromtisch bot CODE bot:Canceller --server http://127.0.0.1:8000
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import xor

from stromtisch.core.bot import SeeingBot
from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator


class Canceller(SeeingBot):
    """Leaves heaps whose binary digits cancel out, or takes anything."""

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """One of the legal decisions."""
        heaps = view["heaps"]
        assert isinstance(heaps, dict)
        for decision in legal:
            heap, amount = decision.args["heap"], decision.args["amount"]
            if reduce(xor, {**heaps, heap: heaps[heap] - amount}.values()) == 0:
                return decision
        return legal[int(rng.below(len(legal)))]
