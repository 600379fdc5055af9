"""Playing an action card: what can be played where, who is paid, and what it brings (PA-29 to PA-52)."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero import contracts, state, tasks
from stromtisch.games.pampero.content import BULLDOZERS_EACH
from stromtisch.games.pampero.network import Ways, can_connect, find_ways
from stromtisch.games.pampero.places import PUBLIC
from stromtisch.games.pampero.plan import ZONE_B, raise_pylon
from stromtisch.games.pampero.printed_boards import CAPITAL_COUNT, ROW_SLOTS, SLOT_COUNT
from stromtisch.games.pampero.printed_cards import COSTS, GAINS, OTHER, OWN
from stromtisch.games.pampero.printed_map import SPACE_COUNT, STAGES, STANDARD_COUNT
from stromtisch.games.pampero.state import NONE, Board
from stromtisch.games.pampero.tasks import FIRST, FIRST_AT, KIND, MARKET_COUNT, SEAT_AT

ZONE_C: Final = 2
MONEY_PAYMENT: Final = 0
BATTERY_PAYMENT: Final = 1
EVERYWHERE: Final = (1 << SPACE_COUNT) - 1


class Survey:
    """What a company finds on the map, looked up once for all its cards.

    ``wind`` and ``pylon`` have two bits for each zone, OWN and OTHER: whose bulldozers fit there. Rules ask
    ``board.survey(seat)``, which keeps it until something is done.
    """

    def __init__(self, board: Board, seat: int) -> None:
        self.seat = seat
        printed = board.content.map
        # PA-78, PA-65: without anything left to build with, no site fits.
        wind_sites = printed.wind_sites if board.wind_left[seat] > 0 else 0
        pylon_sites = printed.pylon_sites if board.stages[seat] < STAGES else 0
        self.wind = 0
        self.pylon = 0
        for index in range(board.companies * BULLDOZERS_EACH):
            site = board.bulldozers[index]
            if site < PUBLIC and board.site_owner[site] == NONE:
                owner = OWN if index // BULLDOZERS_EACH == seat else OTHER
                fits = owner << 2 * printed.site_zone[site]
                if wind_sites >> site & 1:
                    self.wind |= fits
                if pylon_sites >> site & 1:
                    self.pylon |= fits
        others = 0
        for company in range(board.companies):
            if company != seat:
                others |= board.pylon_sectors[company]
        # PA-40, PA-80.
        self.own_spaces = contracts.spaces_near(board, board.pylon_sectors[seat])
        self.other_spaces = contracts.spaces_near(board, others)
        self.unlocked = board.open_spaces & printed.unlocked[board.stages[seat]]
        self.ways: Ways = find_ways(board, seat, False)
        self.solar = contracts.solar_available(board) != 0

    def spaces(self, owner: int) -> int:
        """The places near a pylon of OWN, OTHER or both."""
        return (self.own_spaces if owner & OWN else 0) | (self.other_spaces if owner & OTHER else 0)


def price_of(board: Board, seat: int, operation: int) -> int:
    """PA-49: the peso value of a field on a frame that costs money."""
    boards = board.content.boards
    price = boards.operation_money[operation]
    if board.covered[seat] >> operation & 1:
        price -= board.content.cover_discount
    if boards.operation_zone[operation] == ZONE_C and board.upgrades[seat] >> tasks.UP_ZONE_C & 1:
        price -= tasks.ZONE_C_DISCOUNT
    return max(price, 0)


def open_operations(board: Board, seat: int) -> list[int]:
    """PA-29, PA-30: the operation fields of the leftmost empty slot of each row."""
    operations: list[int] = []
    for row in range(2):
        first = row * ROW_SLOTS
        for slot in range(first, first + ROW_SLOTS):
            if board.slots[seat * SLOT_COUNT + slot] == NONE:
                operations += board.content.boards.slot_operations[slot]
                break
    return operations


# --- what can be played -------------------------------------------------------------------


def payment_possible(
    board: Board, seat: int, card: int, effects: list[int], operation: int, payment: int, only: int = NONE
) -> bool:
    """PA-46 to PA-48: the price can be paid this way, and with what is left the main effect in full.

    ``only`` is the target, or NONE for any.
    """
    cards = board.content.cards
    money = board.money[seat]
    batteries = board.batteries[seat]
    zone = board.content.boards.operation_zone[operation]
    frame = cards.frame[card]
    if payment == BATTERY_PAYMENT:
        alternative = cards.alternative_batteries[card * 3 + zone]
        if frame != COSTS or alternative < 0 or alternative > batteries:
            return False
        batteries -= alternative
    elif frame == COSTS:
        price = price_of(board, seat, operation)
        if price > money:
            return False
        money -= price
    elif frame == GAINS:
        money += board.content.boards.operation_money[operation]
    if cards.logistics[card]:
        return True
    return effect_possible(board, seat, card, effects, zone, money, batteries, only)


def effect_possible(
    board: Board, seat: int, card: int, effects: list[int], zone: int, money: int, batteries: int, only: int
) -> bool:
    """Whether the main effect has a target that so much money and so many batteries are enough for."""
    survey = board.survey(seat)
    main = effects[0]
    kind = main & KIND
    owner = board.content.cards.owner[card]
    if kind == tasks.WIND:
        return survey.wind >> 2 * zone & owner != 0
    if kind == tasks.PYLON:
        return survey.pylon >> 2 * zone & owner != 0
    if kind in (tasks.CONTRACT, tasks.REMOTE):
        spaces = board.open_spaces & survey.spaces(owner) & contract_zone(board, card, zone)
        if only != NONE:
            spaces &= 1 << only
        if kind == tasks.REMOTE:
            return _any_remote(board, seat, survey.ways, spaces, money, batteries)
        spaces &= survey.unlocked
        if spaces == 0:
            return False
        mods = main >> FIRST_AT & FIRST
        ways = find_ways(board, seat, True) if mods & tasks.NET_FREE else survey.ways
        reduction = contracts.reduction_of(board, seat, mods)
        return contracts.any_standard_within(board, seat, ways, spaces, reduction, money, batteries)
    if kind == tasks.FOREIGN:
        # PA-112: only on a field of zone B.
        return zone == ZONE_B and _any_foreign(board, batteries + (main >> FIRST_AT & FIRST))
    if kind == tasks.CAPITAL:
        return len(capital_slots(board, seat)) > 0
    if kind == tasks.PAY_BATTERIES:
        batteries -= main >> FIRST_AT & FIRST
    return (
        batteries >= 0 and survey.solar and can_connect(survey.ways, 1, money, board.energy[seat], batteries)
    )


def contract_zone(board: Board, card: int, zone: int) -> int:
    """PA-32, PA-81: the places of the operation field's zone, or all for a card that is not bound to it."""
    return board.content.map.zone_spaces[zone] if board.content.cards.zone_bound[card] else EVERYWHERE


def _any_remote(board: Board, seat: int, ways: Ways, spaces: int, money: int, batteries: int) -> bool:
    for space in range(STANDARD_COUNT, SPACE_COUNT):
        if (
            spaces >> space & 1
            and contracts.remote_open(board, seat, space)
            and (
                contracts.remote_within(board, seat, ways, space, 0, money, batteries)
                or contracts.remote_within(board, seat, ways, space, 1, money, batteries)
            )
        ):
            return True
    return False


def _any_foreign(board: Board, batteries: int) -> bool:
    costs = board.content.cards.foreign_batteries
    for country in range(2):
        for card in board.rows[state.ARGENTINA + country]:
            if costs[card] <= batteries:
                return True
    return False


def alternative_possible(
    board: Board, seat: int, card: int, alternative: int, operation: int, only: int = NONE
) -> bool:
    """Whether an alternative of a card can be played on a field, in money or in batteries."""
    effects = board.content.cards.effects[card][alternative]
    if payment_possible(board, seat, card, effects, operation, MONEY_PAYMENT, only):
        return True
    return payment_possible(board, seat, card, effects, operation, BATTERY_PAYMENT, only)


def card_possible(board: Board, seat: int, card: int, operation: int) -> bool:
    """PA-39, PA-47: whether a card can be played on a field at all."""
    for alternative in range(len(board.content.cards.effects[card])):
        if alternative_possible(board, seat, card, alternative, operation):
            return True
    return False


def main_effect(board: Board) -> int:
    """The main effect of the card in hand."""
    effects = board.content.cards.effects[board.card][board.alternative]
    return effects[1] if effects[0] & KIND == tasks.PAY_BATTERIES else effects[0]


def capital_slots(board: Board, seat: int) -> list[int]:
    """PA-117: empty slots whose area is open."""
    stages = board.content.boards.capital_stage
    return [
        slot
        for slot in range(CAPITAL_COUNT)
        if board.capital[seat] >> slot & 1 == 0 and stages[slot] <= board.stages[seat]
    ]


# --- what a play does ---------------------------------------------------------------------


def commit(board: Board, seat: int, payment: int) -> None:
    """PA-46: the card is laid, paid for, its energy gained, its main effect done, then all that follows."""
    cards = board.content.cards
    boards = board.content.boards
    card = board.card
    operation = board.operation
    slot = boards.operation_slot[operation]
    place = seat * SLOT_COUNT + slot
    board.hand[seat] &= ~(1 << card)
    board.slots[place] = card
    board.slot_operation[place] = operation
    board.plays[card] += 1
    board.tell("played", seat, "card", cards.card_ids[card], "operation", boards.operation_ids[operation])
    _settle_price(board, seat, card, operation, payment)
    effects = cards.effects[card][board.alternative]
    kind = effects[0] & KIND
    if kind in (tasks.WIND, tasks.PYLON):
        # PA-60: the bulldozer's owner must move it when all is done.
        board.push(tasks.DUTY, board.provider, board.target)
    if cards.gives_energy[card] and kind == tasks.WIND:
        # PA-79: bigger rotors give one more.
        more = board.upgrades[seat] >> tasks.UP_WIND & 1
        board.gain_energy(seat, boards.operation_energy[operation] + more)
    if cards.logistics[card]:
        _push_follow_ups(board, seat, effects, 0, slot)
        return
    _push_follow_ups(board, seat, effects, 2 if kind == tasks.PAY_BATTERIES else 1, slot)
    _main(board, seat, effects)


def _settle_price(board: Board, seat: int, card: int, operation: int, payment: int) -> None:
    """PA-33 to PA-37, PA-41, PA-42, PA-44."""
    boards = board.content.boards
    cards = board.content.cards
    other = board.provider if board.provider != seat else NONE
    if cards.frame[card] == GAINS:
        board.earn(seat, boards.operation_money[operation], state.FROM_CAPITAL)
    elif cards.frame[card] == COSTS and payment == MONEY_PAYMENT:
        price = price_of(board, seat, operation)
        board.earn(seat, -price, state.FROM_CARDS)
        if other != NONE:
            board.earn(other, price, state.FROM_OTHERS)
    elif cards.frame[card] == COSTS:
        price = cards.alternative_batteries[card * 3 + boards.operation_zone[operation]]
        board.change_batteries(seat, -price)
        if other != NONE:
            board.change_batteries(other, price)


def _push_follow_ups(board: Board, seat: int, effects: list[int], start: int, slot: int) -> None:
    """Follow-ups in printed order; connection tiles remember the slot of their card (PA-121)."""
    for index in range(len(effects) - 1, start - 1, -1):
        effect = effects[index]
        if effect & KIND == tasks.CONNECT:
            for _ in range(effect >> FIRST_AT & FIRST):
                board.push(tasks.CONNECT, seat, slot)
        else:
            board.agenda.append(effect | seat << SEAT_AT)


def _main(board: Board, seat: int, effects: list[int]) -> None:
    kind = effects[0] & KIND
    argument = effects[0] >> FIRST_AT & FIRST
    target = board.target
    if kind == tasks.WIND:
        board.build(seat, target, False)
    elif kind == tasks.PYLON:
        raise_pylon(board, seat, target)
    elif kind == tasks.CONTRACT:
        # PA-99: one link for a card with one contract; a card with two has none for the second.
        contracts.begin_standard(board, seat, target, argument, board.provider, True)
    elif kind == tasks.REMOTE:
        board.push(tasks.SPEND, seat, target)
    elif kind == tasks.FOREIGN:
        export(board, seat, target, argument)
    elif kind == tasks.CAPITAL:
        take_capital(board, seat, target)
    else:
        if kind == tasks.PAY_BATTERIES:
            board.change_batteries(seat, -argument)
        contracts.begin_solar(board, seat, target)


def export(board: Board, seat: int, card: int, discount: int) -> None:
    """PA-114 to PA-116: batteries for a card that pays the incomes on its front; its back counts later."""
    cards = board.content.cards
    board.change_batteries(seat, -max(0, cards.foreign_batteries[card] - discount))
    sell(board, seat, card)


def sell(board: Board, seat: int, card: int) -> None:
    """The incomes of a foreign card, which then belongs to the company; its row is filled again."""
    cards = board.content.cards
    board.foreign[seat] |= 1 << card
    board.tell("exported", seat, "card", cards.foreign_ids[card])
    total = 0
    for market in cards.foreign_front[card]:
        total += board.income_of(seat, market)
    board.earn(seat, total, state.FROM_FOREIGN)
    board.refill(state.ARGENTINA + cards.foreign_country[card], card)


def take_capital(board: Board, seat: int, slot: int) -> None:
    """PA-118: the tile, and the income of the most advanced marker in the area of its slot."""
    board.capital[seat] |= 1 << slot
    board.capital_stock -= 1
    board.tell("capital", seat, "slot", slot + 1)
    board.earn(seat, capital_income(board, seat, slot), state.FROM_CAPITAL)


def capital_income(board: Board, seat: int, slot: int) -> int:
    """PA-118: markers in other areas do not count (AMB-21)."""
    boards = board.content.boards
    best = 0
    for market in range(MARKET_COUNT):
        column = board.income[seat * MARKET_COUNT + market]
        if boards.area(market, column) == boards.capital_stage[slot]:
            best = max(best, boards.income_values[column])
    return best


def take_back(board: Board, seat: int, slot: int) -> None:
    """A card returns to the hand and its connection tiles to the play area (PA-122)."""
    place = seat * SLOT_COUNT + slot
    card = board.slots[place]
    board.hand[seat] |= 1 << card
    board.tiles_ready[seat] |= board.slot_tiles[place]
    board.slots[place] = NONE
    board.slot_operation[place] = NONE
    board.slot_tiles[place] = 0
    board.tell("returned", seat, "card", board.content.cards.card_ids[card])
