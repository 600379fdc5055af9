"""The table of decisions of Pampero: every small choice there can be, and where each kind begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.core.decision import DecisionTable
from stromtisch.games.pampero.content import MOST_COMPANIES, Content
from stromtisch.games.pampero.effects import CAPITAL, MARKET_COUNT, MARKETS, NAMES, WIND
from stromtisch.games.pampero.printed_boards import (
    CAPITAL_COUNT,
    OPERATION_COUNT,
    ROWS,
    TRANSFORMER_COUNT,
    TYPE_COUNT,
)
from stromtisch.games.pampero.printed_cards import CARD_COUNT, FOREIGN_COUNT, SCORING_COUNT, SPECIAL_COUNT
from stromtisch.games.pampero.printed_map import (
    BAY_COUNT,
    CONNECTION_FIELD_COUNT,
    SITE_COUNT,
    SOLAR_FIELD_COUNT,
    SPACE_COUNT,
)
from stromtisch.games.pampero.printed_tiles import CONNECTION_COUNT, PLAN_COUNT

# Where a bulldozer can be: beside a site, in the public area, in a bay, or still on the network board.
PUBLIC: Final = SITE_COUNT
FIRST_BAY: Final = SITE_COUNT + 1
RESERVE: Final = FIRST_BAY + BAY_COUNT
PLACE_COUNT: Final = RESERVE
# The majorities of one scoring: five with the second introductory tile.
MAJORITIES: Final = 5

PLAY_AT: Final = 0
RECALL: Final = PLAY_AT + CARD_COUNT
BATTERY: Final = RECALL + 1
SKIP: Final = BATTERY + 1
REVEAL: Final = SKIP + 1
ORDER_DOWN: Final = REVEAL + 1
FIELD_AT: Final = ORDER_DOWN + 1
EFFECT_AT: Final = FIELD_AT + OPERATION_COUNT
BUILD_AT: Final = EFFECT_AT + CAPITAL - WIND + 1
CONTRACT_AT: Final = BUILD_AT + SITE_COUNT
SOLAR_AT: Final = CONTRACT_AT + SPACE_COUNT
FOREIGN_AT: Final = SOLAR_AT + SOLAR_FIELD_COUNT
CAPITAL_AT: Final = FOREIGN_AT + FOREIGN_COUNT
PROVIDER_AT: Final = CAPITAL_AT + CAPITAL_COUNT
PAY_AT: Final = PROVIDER_AT + MOST_COMPANIES
SPEND_AT: Final = PAY_AT + 2
NETWORK_AT: Final = SPEND_AT + 2
ADVANCE_AT: Final = NETWORK_AT + TRANSFORMER_COUNT
PAYOUT_AT: Final = ADVANCE_AT + MARKET_COUNT
TAKE_AT: Final = PAYOUT_AT + MARKET_COUNT
CLAIM_AT: Final = TAKE_AT + SPECIAL_COUNT + SCORING_COUNT
CONNECT_AT: Final = CLAIM_AT + CONNECTION_FIELD_COUNT
CHOOSE_AT: Final = CONNECT_AT + CONNECTION_COUNT
FROM_AT: Final = CHOOSE_AT + 2
TO_AT: Final = FROM_AT + SITE_COUNT + 1
PLAN_AT: Final = TO_AT + PLACE_COUNT
DISCARD_AT: Final = PLAN_AT + PLAN_COUNT
LAY_AT: Final = DISCARD_AT + PLAN_COUNT
COVER_AT: Final = LAY_AT + TYPE_COUNT
RETURN_AT: Final = COVER_AT + OPERATION_COUNT
CROWN_AT: Final = RETURN_AT + 2
MAJORITY_AT: Final = CROWN_AT + SCORING_COUNT
SCORE_AT: Final = MAJORITY_AT + MAJORITIES
FLIP_AT: Final = SCORE_AT + 2 * SCORING_COUNT
# The last ones depend on the content: a transformer taken through a pink line.
THROUGH_AT: Final = FLIP_AT + MARKET_COUNT

MONEY_PAYMENT: Final = 0
BATTERY_PAYMENT: Final = 1


def place_names(content: Content) -> list[str]:
    """The names of all places a bulldozer can be; the last is off the map."""
    return [*content.map.site_ids, "public", *content.map.bay_ids, "reserve"]


def _enter(table: DecisionTable, kind: str, field: str, names: Sequence[str]) -> None:
    """One decision for each name."""
    for name in names:
        table.add(kind, {field: name})


def _count(table: DecisionTable, kind: str, field: str, count: int) -> None:
    """One decision for each number from 1 on."""
    for number in range(count):
        table.add(kind, {field: number + 1})


def build_table(content: Content) -> DecisionTable:
    """Every decision there can be."""
    table = DecisionTable()
    printed = content.map
    boards = content.boards
    cards = content.cards
    places = place_names(content)
    _enter(table, "play", "card", cards.card_ids)
    for kind in ("recall", "battery", "skip", "reveal", "order"):
        table.add(kind, {})
    _enter(table, "field", "operation", boards.operation_ids)
    _enter(table, "effect", "effect", NAMES[WIND : CAPITAL + 1])
    _enter(table, "build", "site", printed.site_ids)
    _enter(table, "contract", "space", printed.space_ids)
    _enter(table, "solar", "field", printed.solar_field_ids)
    _enter(table, "foreign", "card", cards.foreign_ids)
    _count(table, "capital", "slot", CAPITAL_COUNT)
    for company in range(MOST_COMPANIES):
        table.add("provider", {"company": company})
    _enter(table, "pay", "with", ["money", "batteries"])
    _count(table, "spend", "alternative", 2)
    _enter(table, "network", "transformer", boards.transformer_ids)
    _enter(table, "advance", "market", MARKETS)
    _enter(table, "payout", "market", MARKETS)
    _enter(table, "take", "card", cards.card_ids[-SPECIAL_COUNT:] + cards.scoring_ids)
    _enter(table, "claim", "field", printed.connection_field_ids)
    _enter(table, "connect", "tile", content.tiles.connection_ids)
    _count(table, "choose", "alternative", 2)
    _enter(table, "bulldozer", "place", places[: PUBLIC + 1])
    _enter(table, "move", "place", places[:PLACE_COUNT])
    _enter(table, "bonus", "space", content.tiles.plan_ids)
    _enter(table, "discard", "space", content.tiles.plan_ids)
    _enter(table, "lay", "type", boards.type_ids)
    _enter(table, "cover", "operation", boards.operation_ids)
    _enter(table, "return", "row", ROWS)
    _enter(table, "crown", "card", cards.scoring_ids)
    _count(table, "majority", "number", MAJORITIES)
    for name in cards.scoring_ids:
        for option in range(2):
            table.add("score", {"card": name, "option": option + 1})
    _enter(table, "flip", "market", MARKETS)
    for number, field in enumerate(boards.through_transformer):
        requirement = boards.requirement_ids[boards.through_requirement[number]]
        table.add("network", {"transformer": boards.transformer_ids[field], "requirement": requirement})
    return table
