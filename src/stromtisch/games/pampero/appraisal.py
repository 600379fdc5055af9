"""What single things are worth to a company: transformers, bonus spaces, places for bulldozers, targets of cards."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero import printed_map, scoring, tasks
from stromtisch.games.pampero.contracts import contract_at, reduction_of
from stromtisch.games.pampero.network import FREE, free_ways, paid_ways, way_of
from stromtisch.games.pampero.outlook import ZONE_PRICE, Outlook
from stromtisch.games.pampero.places import FIRST_BAY, PUBLIC, RESERVE
from stromtisch.games.pampero.playing import capital_income
from stromtisch.games.pampero.printed_boards import PAY_ENERGY, PAY_MONEY, TRANSFORMER_COUNT, TYPE_COUNT
from stromtisch.games.pampero.printed_map import SPACE_COUNT, STANDARD_COUNT
from stromtisch.games.pampero.printed_tiles import FINAL, PLAN_COUNT, UPGRADING
from stromtisch.games.pampero.state import NONE
from stromtisch.games.pampero.tasks import MARKET_COUNT

IMPOSSIBLE: Final = -1000.0
# A network tile for its own sake: it joins fields for good.
NETWORK_TILE: Final = 1.5
# What energy a wind farm yields in each zone, about.
ZONE_ENERGY: Final = [2, 4, 5]
IN_PUBLIC: Final = 1.5
# A bulldozer that can still be used: the last one is worth most.
LAST_BULLDOZERS: Final = [0.0, 12.0, 7.0, 4.0, 3.0, 2.0]
# Linked contracts cost no card, but energy one may want elsewhere.
LINKED: Final = 0.8


# --- the network ----------------------------------------------------------------------------


def way_worth(outlook: Outlook, way: int, net_free: bool) -> float:
    """A transformer and the line to it: bonus, what it opens, what it counts, what the line costs."""
    board = outlook.board
    boards = board.content.boards
    seat = outlook.seat
    transformer, requirement = way_of(board, way)
    value = outlook.effects(boards.transformer_effects[transformer])
    if boards.diamonds >> transformer & 1:
        value += outlook.gain[scoring.DIAMONDS]
    column = boards.transformer_column[transformer]
    if column < printed_map.STAGES:
        value += outlook.gain[scoring.TRANSF_1_2 + (column - 1) // 2]
    new = boards.thick[transformer] & ~board.near[seat] & ~board.in_use[seat]
    new &= boards.stage_transformers[min(printed_map.STAGES, board.stages[seat] + 1)]
    value += outlook.leanings.next_field * outlook.soon * scoring.count_bits(new)
    if requirement != FREE:
        value += outlook.gain[scoring.NETTILES] + NETWORK_TILE * outlook.soon
        if not net_free:
            amount = boards.pay_amount[requirement]
            pay = boards.pay[requirement]
            if pay == PAY_ENERGY:
                value -= outlook.spent_energy(amount)
            elif pay == PAY_MONEY:
                value += outlook.cash(-amount)
            else:
                value -= outlook.battery * amount
    return value


def best_way(outlook: Outlook, contract: int, energy: int, batteries: int, net_free: bool) -> float:
    """The best transformer for a contract that costs so much."""
    board = outlook.board
    seat = outlook.seat
    column = board.content.map.contract_stage[contract]
    energy = board.energy[seat] - energy
    batteries = board.batteries[seat] - batteries
    best = IMPOSSIBLE
    free = free_ways(board, seat, column)
    for way in range(TRANSFORMER_COUNT):
        if free >> way & 1:
            best = max(best, way_worth(outlook, way, net_free))
    for way in paid_ways(board, seat, column, net_free, energy, batteries):
        best = max(best, way_worth(outlook, way, net_free))
    return best


# --- contracts and cards ----------------------------------------------------------------------


def standard_worth(outlook: Outlook, space: int, mods: int, linkable: bool) -> float:
    """A standard contract with its transformer, connection tiles and link, less its energy."""
    board = outlook.board
    printed = board.content.map
    seat = outlook.seat
    cost = printed_map.reduced(printed.space_cost[space], reduction_of(board, seat, mods))
    if cost > board.energy[seat]:
        return IMPOSSIBLE
    value = best_way(outlook, space, cost, 0, mods & tasks.NET_FREE != 0)
    value += outlook.contract(space) + outlook.connection(space)
    value += outlook.gain[scoring.ENERGY_SPENT] * cost - outlook.spent_energy(cost)
    link = printed.link[space]
    if linkable and link != NONE and board.open_spaces & printed.unlocked[board.stages[seat]] >> link & 1:
        more = printed_map.reduced(printed.space_cost[link], reduction_of(board, seat, 0))
        if cost + more <= board.energy[seat] and board.pylon_sectors[seat] >> printed.space_sector[link] & 1:
            extra = outlook.contract(link) + outlook.connection(link) - outlook.spent_energy(more)
            value += max(0.0, LINKED * extra)
    return value


def remote_worth(outlook: Outlook, space: int, alternative: int) -> float:
    """A remote contract paid one of its ways."""
    board = outlook.board
    printed = board.content.map
    contract = board.remote_at[space - STANDARD_COUNT]
    number = contract - printed_map.FIRST_REMOTE
    if alternative >= len(printed.remote_energy[number]):
        return IMPOSSIBLE
    energy = printed.remote_energy[number][alternative]
    batteries = printed.remote_batteries[number][alternative]
    if energy > board.energy[outlook.seat] or batteries > board.batteries[outlook.seat]:
        return IMPOSSIBLE
    value = best_way(outlook, contract, energy, batteries, False)
    value += outlook.contract(contract) + outlook.connection(space)
    return value - outlook.spent_energy(energy) - outlook.battery * batteries


def solar_worth(outlook: Outlook, field: int) -> float:
    """A solar contract: only a transformer is needed."""
    contract = contract_at(outlook.board, SPACE_COUNT + field)
    return outlook.contract(contract) + best_way(outlook, contract, 0, 0, False)


def foreign_worth(outlook: Outlook, card: int, discount: int) -> float:
    """A foreign card: incomes now, symbols later, for batteries."""
    board = outlook.board
    cards = board.content.cards
    pays = 0
    for market in cards.foreign_front[card]:
        pays += board.income_of(outlook.seat, market)
    value = outlook.cash(pays) + outlook.gain[scoring.FOREIGN_CARDS]
    for market in range(MARKET_COUNT):
        if cards.foreign_back[card] >> market & 1:
            value += outlook.gain[scoring.SYM_RES + market]
    return value - outlook.battery * max(0, cards.foreign_batteries[card] - discount)


def capital_worth(outlook: Outlook, slot: int, received: int) -> float:
    """Money now for more money at the end; a refinancing tile that waits makes it cheaper."""
    content = outlook.board.content
    price = content.refinanced_price if outlook.unfinanced() < 0 else content.capital_price
    return outlook.cash(received + capital_income(outlook.board, outlook.seat, slot)) - price


# --- pylons, wind farms, bulldozers ---------------------------------------------------------------


def tile_worth(outlook: Outlook, tile: int) -> float:
    """A bonus tile on the company board (PA-69 to PA-73)."""
    board = outlook.board
    tiles = board.content.tiles
    lying = board.bonus_at[outlook.seat * TYPE_COUNT + tiles.bonus_type[tile]]
    if lying != NONE and tiles.bonus_type[lying] != tiles.bonus_type[tile]:
        return 0.0
    value = outlook.effects(tiles.bonus_effects[tile])
    if tiles.bonus_kind[tile] == UPGRADING and lying != NONE:
        value *= 0.3
    elif tiles.bonus_kind[tile] == FINAL and tiles.bonus_symbol[tile] == NONE:
        value += 1.0
    if tiles.bonus_symbol[tile] != NONE:
        value += outlook.gain[scoring.SYM_RES + tiles.bonus_symbol[tile]]
    return value + outlook.gain[scoring.BONUS_A + tiles.bonus_zone[tile]] + outlook.gain[scoring.BONUS_ALL]


def plan_worths(outlook: Outlook, zone: int) -> list[float]:
    """What every space of the plan is worth that a pylon in a zone allows; others are impossible."""
    board = outlook.board
    tiles = board.content.tiles
    allowed = tiles.allowed[zone]
    worths = [IMPOSSIBLE] * PLAN_COUNT
    for space in range(PLAN_COUNT):
        if allowed >> space & 1:
            tile = board.plan[space]
            if tile == NONE:
                worths[space] = outlook.effects(tiles.plan_effects[space])
            else:
                worths[space] = tile_worth(outlook, tile)
    return worths


def best_pair(outlook: Outlook, zone: int) -> tuple[float, int]:
    """The best two adjoining spaces (PA-67): their worth, and the better one of them."""
    near = outlook.board.content.tiles.plan_near
    worths = plan_worths(outlook, zone)
    best = IMPOSSIBLE
    first = NONE
    for space in range(PLAN_COUNT):
        if worths[space] > IMPOSSIBLE:
            for other in near[space]:
                if worths[space] + worths[other] > best:
                    best = worths[space] + worths[other]
                    first = space if worths[space] >= worths[other] else other
    return best, first


def pylon_worth(outlook: Outlook, site: int) -> float:
    """A pylon: what lay under it, two spaces of the plan, a higher stage, and perhaps a new sector."""
    board = outlook.board
    boards = board.content.boards
    leanings = outlook.leanings
    seat = outlook.seat
    stage = board.stages[seat] + 1
    value = outlook.effects(boards.pylon_effects[stage]) + outlook.pairs[board.content.map.site_zone[site]]
    value += outlook.gain[scoring.PYLONS] + outlook.battery * max(0.0, outlook.years - 1.0) * 0.5
    value += leanings.stage * min(1.0, outlook.actions / 12.0)
    for market in range(MARKET_COUNT):
        if board.income[seat * MARKET_COUNT + market] >= boards.limit(market, stage - 1):
            value += leanings.room * max(0.0, outlook.years - 1.0)
    return value + sector_worth(outlook, board.content.map.site_sector[site])


def sector_worth(outlook: Outlook, sector: int) -> float:
    """A first own pylon in a sector: contracts that can be fulfilled there, by oneself and by paying guests."""
    board = outlook.board
    printed = board.content.map
    seat = outlook.seat
    if board.pylon_sectors[seat] >> sector & 1:
        return 0.0
    spaces = board.open_spaces & printed.sector_spaces[sector]
    spaces &= printed.unlocked[min(printed_map.STAGES, board.stages[seat] + 2)]
    return outlook.leanings.sector * outlook.soon * min(3, scoring.count_bits(spaces))


def wind_worth(outlook: Outlook, energy: int) -> float:
    """A wind farm that yields so much energy."""
    return outlook.more_energy(energy) + outlook.gain[scoring.WINDFARMS]


def place_worth(outlook: Outlook, place: int) -> float:
    """How good it is to have a bulldozer in a place."""
    board = outlook.board
    printed = board.content.map
    if place == PUBLIC:
        return IN_PUBLIC * outlook.soon
    if place >= FIRST_BAY:
        active = outlook.active()
        kept = LAST_BULLDOZERS[active] * outlook.soon * outlook.leanings.active
        return outlook.effects(printed.bay_effects[place - FIRST_BAY]) + outlook.gain[scoring.PARKED] - kept
    kind = printed.site_kind[place]
    zone = printed.site_zone[place]
    value = 0.0
    if kind != printed_map.FOR_WIND and board.stages[outlook.seat] < printed_map.STAGES:
        value = outlook.leanings.pylon_spot + 0.3 * outlook.pairs[zone] - 0.2 * ZONE_PRICE[zone]
        value += 0.4 * sector_worth(outlook, printed.site_sector[place])
    if kind != printed_map.FOR_PYLON:
        wind = outlook.leanings.wind_spot * (outlook.more_energy(ZONE_ENERGY[zone]) - 0.5 * ZONE_PRICE[zone])
        value = max(value, wind) + (0.5 if value > 0.0 else 0.0)
    return value * outlook.soon


def best_place(outlook: Outlook, sites: int) -> float:
    """The best place for a bulldozer that may go to one of these sites or to a bay."""
    board = outlook.board
    best = 0.0
    places = sites & board.free_sites | board.free_bays << FIRST_BAY
    for place in range(RESERVE):
        if places >> place & 1:
            best = max(best, place_worth(outlook, place))
    return best


def move_worth(outlook: Outlook) -> float:
    """What moving the worst placed bulldozer brings, about."""
    board = outlook.board
    worst = 100.0
    for place in board.bulldozers_of(outlook.seat):
        if place <= PUBLIC:
            here = 0.0 if place < PUBLIC and board.site_owner[place] != NONE else place_worth(outlook, place)
            worst = min(worst, here)
    if worst == 100.0:
        return 0.0
    return max(0.0, best_place(outlook, board.free_sites) - worst)
