"""The words printed on the cards, as numbers: categories, what effects do (section 4.1), what goals count."""

from __future__ import annotations

from typing import Final, Literal, get_args

from stromtisch.games.hertzschlag.shapes import Category

CATEGORIES: Final[list[Category]] = ["efficiency", "politics", "flexibility", "emobility", "solar", "wind"]
CATEGORY_COUNT: Final = 6

GAIN: Final = 0
GAIN_PER: Final = 1
ALL_GAIN: Final = 2
ALL_PAY: Final = 3
FREE_THRESHOLDS: Final = 4
SHIELD: Final = 5
DISCOUNT: Final = 6
PEEK_EVENT: Final = 7
CYCLE: Final = 8
BID_BONUS: Final = 9
EACH_PAY_PER: Final = 10
EACH_GAIN_PER: Final = 11
# Every effect with its fields, in the order of these numbers; cards have the first ten, events the others.
EFFECT_FIELDS: Final[dict[str, list[str]]] = {
    "gain": ["amount"],
    "gain_per": ["scope", "categories", "amount", "most"],
    "all_gain": ["amount"],
    "all_pay": ["amount"],
    "free_thresholds": [],
    "shield": ["strength"],
    "discount": ["categories", "amount"],
    "peek_event": [],
    "cycle": [],
    "bid_bonus": ["bonus"],
    "each_pay_per": ["categories", "amount", "most"],
    "each_gain_per": ["categories", "amount", "most"],
}
EFFECTS: Final = list(EFFECT_FIELDS)

# What an alternative of a goal counts.
Counted = Literal["cards", "categories", "income", "eco", "money"]
COUNTED: Final = get_args(Counted)
