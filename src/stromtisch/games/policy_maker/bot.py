"""A sensible player of The Policy Maker for either side."""

from __future__ import annotations

from stromtisch.core.bot import Bot, Chair
from stromtisch.games.policy_maker.governing_bot import decide_as_government
from stromtisch.games.policy_maker.investing_bot import Investor
from stromtisch.games.policy_maker.table import PolicyMakerKinds, PolicyMakerState


class SensibleBot(Bot[PolicyMakerState]):
    """Governs or invests, knowing only what its seat may know."""

    def decide(self, chair: Chair[PolicyMakerState]) -> int | None:
        world = chair.world()
        kinds = world.kinds
        assert isinstance(kinds, PolicyMakerKinds)
        if chair.seat == world.government:
            return decide_as_government(world, kinds, chair.rng)
        return Investor(world, kinds, chair.seat, chair.rng).decide()
