"""What the server knows about the game. The entry point in pyproject.toml names this."""

from __future__ import annotations

from my_game.rules import MyGame
from stromtisch.core.lines import SEAT, Lines
from stromtisch.core.manifest import Manifest

GAME = Manifest(
    id="my-game",
    package="my_game",
    tagline={"de": "Würfle, solange du dich traust.", "en": "Roll as long as you dare."},
    rules={1: MyGame},
    lines=Lines({"rolled": {"seat": SEAT}, "kept": {"seat": SEAT}}),
)
