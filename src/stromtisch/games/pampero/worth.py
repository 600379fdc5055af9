"""What a position is worth to a company, in pesos at the end of the game: an estimate for bots."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero.codes import PUBLIC
from stromtisch.games.pampero.content import BULLDOZERS_EACH
from stromtisch.games.pampero.effects import MARKET_COUNT
from stromtisch.games.pampero.printed_boards import SLOT_COUNT, TYPE_COUNT
from stromtisch.games.pampero.printed_cards import BASE_COUNT, MULTIPLY, PAY_AND_FLIP, SCORING_COUNT
from stromtisch.games.pampero.printed_map import STANDARD_COUNT
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
ENERGY: Final = 2.4
BATTERY: Final = 0.7
STAGE: Final = 18.0
CONTRACT: Final = 4.0
# What a card costs in each zone, about.
ZONE_PRICES: Final = [5.0, 10.0, 14.0]
CONNECTION: Final = 1.2
UPGRADE: Final = 4.0
# The first, second … bulldozer that is not parked; one in the public area stands beside no site.
BULLDOZERS: Final = [14.0, 6.0, 3.0, 1.0, 0.5]
IN_PUBLIC: Final = -1.5
# Having a base card in hand (BA1 to BA8) or a special one: it can be used once more before all are taken back.
BASE_CARDS: Final = [3.0, 1.5, 3.0, 3.0, 2.0, 0.5, 0.2, 3.0]
SPECIAL_CARD: Final = 3.0
NEXT_FIELDS: Final = 1.0
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
    value += (BATTERY + 0.07 * income) * soon * min(board.batteries[seat], 5)
    value += 0.8 * soon * batteries_made(board, seat)
    value += STAGE * min(1.0, years / 4.0) * board.stage[seat]
    value += soon * _hand(board, seat)
    value += CONNECTION * years * 0.5 * count_bits(board.tiles_owned[seat])
    value += UPGRADE * soon * (count_bits(board.upgrades[seat]) + count_bits(board.covered[seat]))
    active = 0
    for place in board.bulldozers[seat * BULLDOZERS_EACH : (seat + 1) * BULLDOZERS_EACH]:
        if place <= PUBLIC:
            value += soon * (BULLDOZERS[active] + (IN_PUBLIC if place == PUBLIC else 0.0))
            active += 1
    value += _chances(board, seat, years)
    value += CONTRACT * count_bits(board.in_use[seat])
    value += NEXT_FIELDS * soon * count_bits(board.near[seat] & ~board.in_use[seat])
    value += _at_the_end(board, seat)
    value += _scoring_cards(board, seat)
    return value + _scoring_tiles(board, seat)


def _chances(board: Board, seat: int, years: float) -> float:
    """The best standard contracts within reach: the more of their energy is at hand, the more they are worth."""
    printed = board.content.map
    boards = board.content.boards
    stage = board.stage[seat]
    sectors = 0
    for company in range(board.companies):
        sectors |= board.pylon_sectors[company]
    room = [
        boards.limit(market, stage) - board.income[seat * MARKET_COUNT + market]
        for market in range(MARKET_COUNT)
    ]
    first = second = third = 0.0
    spaces = board.open_spaces & printed.unlocked[stage]
    for space in range(STANDARD_COUNT):
        if spaces >> space & 1 == 0 or sectors >> printed.space_sector[space] & 1 == 0:
            continue
        steps = 0
        for market in range(MARKET_COUNT):
            steps += min(printed.arrows[space * MARKET_COUNT + market], room[market])
        gain = steps * years + CONTRACT - ZONE_PRICES[printed.space_zone[space]]
        cost = max(1, printed.space_cost[space])
        chance = gain * (0.2 + 0.5 * min(1.0, board.energy[seat] / cost))
        if chance > first:
            third = second
            second = first
            first = chance
        elif chance > second:
            third = second
            second = chance
        elif chance > third:
            third = chance
    return first + 0.6 * second + 0.3 * third


def _hand(board: Board, seat: int) -> float:
    """Cards that can be played without taking any back; special ones on the board count half."""
    hand = board.hand[seat]
    value = SPECIAL_CARD * count_bits(hand >> BASE_COUNT)
    for card in range(BASE_COUNT):
        if hand >> card & 1:
            value += BASE_CARDS[card]
    for place in range(seat * SLOT_COUNT, (seat + 1) * SLOT_COUNT):
        if board.slots[place] >= BASE_COUNT:
            value += 0.5 * SPECIAL_CARD
    return value


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
