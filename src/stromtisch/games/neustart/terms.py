"""The terms of Neustart: actors, quarters, actions, businesses, decks, as numbers and by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.games.neustart.shapes import Action, ActorId

ACTORS: Final[Sequence[ActorId]] = ["F", "P", "R", "B", "V"]
ACTOR_COUNT: Final = 5
# NS-131: three teams at the start, at most one more.
TEAMS_EACH: Final = 4
START_TEAMS: Final = 3
TEAM_COUNT: Final = ACTOR_COUNT * TEAMS_EACH

QUARTER_COUNT: Final = 15
INNER: Final = 0
SUBURB: Final = 1
INDUSTRIAL: Final = 2
TYPES: Final = ["INNER", "SUBURB", "INDUSTRIAL"]

# NS-40: the first three answer markers, the others are voluntary.
EXTINGUISH: Final = 0
PROTECT: Final = 1
RESCUE: Final = 2
POWER: Final = 3
INFORM: Final = 4
SECURE: Final = 5
SEARCH: Final = 6
BUILD: Final = 7
ACTIONS: Final[Sequence[Action]] = [
    "EXTINGUISH",
    "PROTECT",
    "RESCUE",
    "POWER",
    "INFORM",
    "SECURE",
    "SEARCH",
    "BUILD",
]
ACTION_COUNT: Final = 8
CANNOT: Final = 99
# What cards may make dearer or cheaper.
MODIFIERS: Final = [*["cost:" + action for action in ACTIONS], "moveCost", "restRoll"]

SUPERMARKET: Final = 0
PHARMACY: Final = 1
PLANT_S: Final = 2
PETROL: Final = 3
PLANT_F: Final = 4
BUSINESSES: Final = ["SUPERMARKET", "PHARMACY", "PLANT_S", "PETROL", "PLANT_F"]
GOODS: Final = ["SUPPLY", "FUEL"]

# NS-117: the public buildings a crowd turns on, in this order; the other letters are spared.
TARGET_LETTERS: Final = ["F", "P", "B"]
LETTERS: Final = ["F", "P", "B", "R", "K", "V"]

WEEKDAYS: Final = 7
CARDS_PER_DAY: Final = 5
DECKS: Final = ["E", "T", "N"]
# How many cards of a deck each weekday uses (NS-11).
DRAWN: Final = [1, 2, 2]
MOST_SEATS: Final = 15


def names_of(actors: int) -> list[ActorId]:
    """The actors of a mask."""
    return [name for actor, name in enumerate(ACTORS) if actors >> actor & 1]
