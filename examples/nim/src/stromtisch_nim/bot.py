"""A bot that plays Nim as well as it can be played."""

from __future__ import annotations

from functools import reduce
from operator import xor

from stromtisch.core.bot import Bot, Chair
from stromtisch_nim.rules import Nim


class SensibleBot(Bot[Nim]):
    """Leaves heaps whose binary digits cancel out. Where it cannot, it takes one and hopes."""

    def decide(self, chair: Chair[Nim]) -> int | None:
        """Try every decision on a possible world; nothing is hidden, so all worlds are the same."""
        world = chair.world()
        legal = chair.legal()
        for code in legal:
            after = world.clone()
            after.play(chair.seat, code)
            if reduce(xor, after.heaps) == 0:
                return code
        return legal[0]
