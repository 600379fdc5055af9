"""The words printed on cards and board, as numbers: categories, actions, what conditions and goals look at."""

from __future__ import annotations

from typing import Final

from stromtisch.games.policy_maker.shapes import Action, Category, Colour, Kind

CATEGORIES: Final[list[Category]] = ["education", "health", "energy", "digital"]
CATEGORY_COUNT: Final = 4
JOKER: Final = 4
KINDS: Final[list[Kind]] = ["education", "health", "energy", "digital", "joker"]
KIND_COUNT: Final = 5
COLOURS: Final[list[Colour]] = ["green", "white", "black", "pink"]

HOLIDAY: Final = 0
AUDIT: Final = 1
TAX: Final = 2
GRANT: Final = 3
END: Final = 4
ACTIONS: Final[list[Action]] = ["holiday", "audit", "tax", "grant", "end"]

TRACK: Final = 0
ALL: Final = 1
TOTAL: Final = 2
EACH: Final = 3
COUNT: Final = 4
HIGHEST: Final = 5
CONDITIONS: Final = ["track", "all", "total", "each", "count", "highest"]

COLUMN_LEAD: Final = 0
ALL_INVESTORS: Final = 1
COLUMN_DIFF: Final = 2
COLUMN_SPREAD: Final = 3
INITIATIVES: Final = 4
DARK_PIECES: Final = 5
INVESTOR_SPREAD: Final = 6
GOALS: Final = [
    "column_lead", "all_investors", "column_diff", "column_spread", "initiatives", "dark_pieces", "investor_spread",
]  # fmt: skip
