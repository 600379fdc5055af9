"""The words printed on cards and board, as numbers: categories, actions, what conditions and goals look at."""

from __future__ import annotations

from typing import Final, Literal, get_args

from stromtisch.games.policy_maker.shapes import Action, Category, Colour, Kind

CATEGORIES: Final[list[Category]] = ["education", "health", "energy", "digital"]
CATEGORY_COUNT: Final = 4
JOKER: Final = 4
KINDS: Final[list[Kind]] = ["education", "health", "energy", "digital", "joker"]
KIND_COUNT: Final = 5
COLOURS: Final[list[Colour]] = ["green", "white", "black", "pink"]

ACTIONS: Final[list[Action]] = ["holiday", "audit", "tax", "grant", "end"]

# What the condition of an initiative asks of the own tracks (PM-56).
Asked = Literal["track", "all", "total", "each", "count", "highest"]
ASKED: Final = get_args(Asked)
# The figure of the final board that a goal looks at (PM-85).
Figure = Literal[
    "column_lead", "all_investors", "column_diff", "column_spread", "initiatives", "dark_pieces", "investor_spread"
]  # fmt: skip
FIGURES: Final = get_args(Figure)
