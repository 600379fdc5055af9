"""The Policy Maker, as it is registered."""

from __future__ import annotations

from typing import Final

from stromtisch.core.manifest import Manifest
from stromtisch.games.policy_maker.bot import SensibleBot
from stromtisch.games.policy_maker.game import PolicyMaker
from stromtisch.games.policy_maker.lines import LINES
from stromtisch.games.policy_maker.statistics import observe

GAME: Final = Manifest(
    id="policy-maker",
    package="stromtisch.games.policy_maker",
    tagline={
        "de": "Eine regiert, die anderen investieren: Monopol oder Gemeinwohl?",
        "en": "One governs, the others invest: monopoly or common good?",
    },
    credit={
        "de": "Nach dem Spiel von Victoria Fischer und Shuyin Zheng, Layout Peter Purgathofer (TU Wien)",
        "en": "After the game by Victoria Fischer and Shuyin Zheng, layout Peter Purgathofer (TU Wien)",
    },
    rules={1: PolicyMaker},
    bots={"sensible": lambda game: SensibleBot()},
    lines=LINES,
    observe=observe,
)
