"""What a position is worth to a company, in pesos at the end of the game: an estimate for bots."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero.codes import PUBLIC, RESERVE
from stromtisch.games.pampero.content import BULLDOZERS_EACH
from stromtisch.games.pampero.effects import MARKET_COUNT
from stromtisch.games.pampero.printed_boards import TYPE_COUNT
from stromtisch.games.pampero.printed_cards import BASE_COUNT, MULTIPLY, PAY_AND_FLIP, SCORING_COUNT
from stromtisch.games.pampero.printed_tiles import FINAL
from stromtisch.games.pampero.scoring import (
    FINAL_SCORING,
    best_income,
    count_bits,
    majorities,
    metric_of,
)
from stromtisch.games.pampero.state import NONE, OVER, Board
from stromtisch.games.pampero.year import batteries_made

# How many years a field of the timeline lasts: taking all cards back shortens the game.
YEARS_PER_FIELD: Final = 0.85
ENERGY: Final = 1.6
BATTERY: Final = 1.3
STAGE: Final = 5.0
SPECIAL_ACTION: Final = 4.0
CONNECTION: Final = 1.2
UPGRADE: Final = 4.0
ON_SITE: Final = 2.0
IN_PUBLIC: Final = 1.0
CARD_IN_HAND: Final = 1.4
NEXT_FIELDS: Final = 0.5
# What a majority is worth when one leads alone, shares the lead, or is behind.
LEADING: Final = 0.65
SHARING: Final = 0.3
BEHIND: Final = 0.1


def years_left(board: Board) -> float:
    """How many more times incomes will be paid, about."""
    slowest = board.position[0]
    for company in range(board.companies):
        slowest = min(slowest, board.position[company])
    return (board.charter.last_field - slowest) * YEARS_PER_FIELD


def worth(board: Board, seat: int) -> float:
    """Money now and what the rest will bring."""
    value = float(board.money[seat])
    if board.phase == OVER:
        return value
    years = years_left(board)
    soon = min(1.0, years / 3.0)
    income = 0
    for market in range(MARKET_COUNT):
        income += board.income_of(seat, market)
    value += income * years
    value += ENERGY * soon * min(board.energy[seat], 10)
    value += (BATTERY + 0.1 * income) * soon * min(board.batteries[seat], 6)
    value += 0.8 * soon * batteries_made(board, seat)
    value += STAGE * min(1.0, years / 4.0) * board.stage[seat]
    value += SPECIAL_ACTION * soon * count_bits(board.hand[seat] >> BASE_COUNT)
    value += CARD_IN_HAND * soon * count_bits(board.hand[seat])
    value += CONNECTION * years * 0.5 * count_bits(board.tiles_owned[seat])
    value += UPGRADE * soon * (count_bits(board.upgrades[seat]) + count_bits(board.covered[seat]))
    for place in board.bulldozers[seat * BULLDOZERS_EACH : (seat + 1) * BULLDOZERS_EACH]:
        if place < PUBLIC:
            value += ON_SITE * soon
        elif place == PUBLIC:
            value += IN_PUBLIC * soon
        elif place < RESERVE:
            value += 0.3
    value += NEXT_FIELDS * soon * count_bits(board.near[seat] & ~board.in_use[seat])
    value += _at_the_end(board, seat)
    value += _scoring_cards(board, seat)
    return value + _scoring_tiles(board, seat)


def _at_the_end(board: Board, seat: int) -> float:
    """Capital to pay back, final bonus tiles."""
    content = board.content
    value = 0.0
    refinanced = 0
    for place in range(seat * TYPE_COUNT, (seat + 1) * TYPE_COUNT):
        tile = board.bonus_at[place]
        if tile == NONE or content.tiles.bonus_kind[tile] != FINAL:
            continue
        name = content.boards.type_ids[place - seat * TYPE_COUNT]
        if name == "F_CAPITAL":
            refinanced += 1
        elif name == "F_PYLON":
            value += 2.0 * board.stage[seat] + 1.0
        elif name == "F_NET":
            value += 2.0 * count_bits(board.network_tiles[seat]) + 1.0
        else:
            value += best_income(board, seat, name == "F_FOREIGN") + 1.0
    owed = count_bits(board.capital[seat])
    value -= content.capital_price * owed
    value += (content.capital_price - content.refinanced_price) * min(owed, refinanced)
    return value


def _scoring_cards(board: Board, seat: int) -> float:
    """The better option of each scoring card as it would pay now."""
    cards = board.content.cards
    value = 0.0
    hand = board.scoring_hand[seat]
    if hand == 0:
        return value
    for card in range(SCORING_COUNT):
        if hand >> card & 1:
            best = 2.0
            for place in (card * 2, card * 2 + 1):
                if cards.option_kind[place] == MULTIPLY:
                    best = max(
                        best,
                        float(cards.option_amount[place] * metric_of(board, seat, cards.option_of[place])),
                    )
                elif cards.option_kind[place] == PAY_AND_FLIP:
                    market = cards.option_of[place]
                    pays = (
                        board.income_of(seat, market)
                        if market < MARKET_COUNT
                        else best_income(board, seat, False)
                    )
                    best = max(best, float(pays))
            value += best + 1.0
    return value


def _scoring_tiles(board: Board, seat: int) -> float:
    """What the tiles to come would pay as things stand."""
    tiles = board.content.tiles
    value = 0.0
    for place, tile in enumerate(board.scoring_tiles):
        which = min(place, FINAL_SCORING)
        if tile == NONE or which < board.scorings:
            continue
        if which != 1:
            value += 0.9 * tiles.upper_money[tile] * metric_of(board, seat, tiles.upper[tile])
        if which != 0:
            value += _majority(board, seat, tiles.lower[tile]) * tiles.lower_money[tile]
    if board.charter.intro and board.scorings == 1:
        for number, metric in enumerate(majorities(board, 1)):
            value += _majority(board, seat, metric) * board.income_of(seat, number)
    return value


def _majority(board: Board, seat: int, metric: int) -> float:
    own = metric_of(board, seat, metric)
    best = -1
    for company in range(board.companies):
        if company != seat:
            best = max(best, metric_of(board, company, metric))
    if own > best:
        return LEADING
    return SHARING if own == best else BEHIND
