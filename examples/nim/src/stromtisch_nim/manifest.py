"""Nim, as it is registered."""

from __future__ import annotations

from stromtisch.core.lines import SEAT, Lines
from stromtisch.core.manifest import Manifest
from stromtisch_nim.bot import SensibleBot
from stromtisch_nim.rules import NimGame

GAME = Manifest(
    id="nim",
    package="stromtisch_nim",
    tagline={
        "de": "Nimm von einem Haufen, so viel du willst. Wer das letzte Holz nimmt, gewinnt.",
        "en": "Take as many as you like from one heap. The player who takes the last stick wins.",
    },
    credit={"de": "Überliefert", "en": "Traditional"},
    rules={1: NimGame},
    bots={"sensible": lambda game: SensibleBot()},
    lines=Lines({"took": {"seat": SEAT}}),
)
