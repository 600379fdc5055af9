"""VJ, the solo opponent: an automaton steered by cards (PA-175 to PA-189)."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero import contracts, printed_cards, printed_map, state, tasks
from stromtisch.games.pampero.income import advance, advance_arrows
from stromtisch.games.pampero.network import occupy
from stromtisch.games.pampero.places import PUBLIC, RESERVE
from stromtisch.games.pampero.playing import sell
from stromtisch.games.pampero.printed_boards import TRANSFORMER_COUNT, TYPE_COUNT
from stromtisch.games.pampero.printed_map import SPACE_COUNT, STANDARD_COUNT
from stromtisch.games.pampero.scoring import count_bits
from stromtisch.games.pampero.state import NONE, Board
from stromtisch.games.pampero.tasks import FIRST, FIRST_AT, KIND, MARKET_COUNT, SECOND_AT

HUMAN: Final = 0
VJ: Final = 1
COUNTER_ENERGY: Final = printed_cards.COUNTERS.index("ENERGY_SPENT")
COUNTER_CONNECTIONS: Final = printed_cards.COUNTERS.index("CONN")
FOR_WIND_FARMS: Final = [printed_map.FOR_WIND, printed_map.MIXED]
FOR_PYLONS: Final = [printed_map.FOR_PYLON, printed_map.MIXED]
# PA-187: where VJ's bulldozers like to stand.
FOR_BULLDOZERS: Final = [printed_map.MIXED, printed_map.FOR_PYLON, printed_map.FOR_WIND]


def count_up(board: Board, counter: int, amount: int) -> None:
    """A majority marker moves."""
    counters = board.counters[:]
    counters[counter] += amount
    board.counters = counters


def first_site(board: Board, sectors: list[int], kinds: list[int]) -> int:
    """The site of the first sector that has one without structure and bulldozer, by kind and then number; or NONE."""
    printed = board.content.map
    for sector in sectors:
        for kind in kinds:
            for site in printed.sector_sites[sector]:
                if printed.site_kind[site] == kind and board.free_sites >> site & 1:
                    return site
    return NONE


# --- VJ's turn --------------------------------------------------------------------------


def take_turn(board: Board) -> None:
    """PA-176, PA-177: the next solo card, tried once or twice, then what comes with it in every case."""
    cards = board.content.cards
    deck = board.solo_deck[:]
    discards = board.solo_discards[:]
    if not deck:
        deck = discards
        discards = []
        board.rng.shuffle(deck)
    card = deck.pop()
    discards.append(card)
    board.solo_deck = deck
    board.solo_discards = discards
    board.reveals += 1
    board.solo_card = card
    board.plays[printed_cards.CARD_COUNT + card] += 1
    board.tell("solo-card", VJ, "card", cards.solo_ids[card])
    board.solo_passed = not (
        attempt(board, card, cards.solo_first[card]) or attempt(board, card, cards.solo_second[card])
    )
    if board.solo_passed:
        board.tell("solo-pass", VJ)
        board.earn(VJ, board.content.vj_pass_money, state.FROM_CARDS)
    if board.charter.level != state.EASY:
        board.earn(VJ, cards.solo_money[card], state.FROM_CARDS)
    count_up(board, cards.solo_counter[card], cards.solo_counts[card])
    if cards.solo_recall[card]:
        board.advance_disc(VJ)
    if cards.solo_order[card]:
        board.slide_down(VJ)


def attempt(board: Board, card: int, action: int) -> bool:
    """Whether VJ could do it, and then it is done."""
    board.tell("solo-tries", VJ, "action", printed_cards.VJ_ACTIONS[action])
    sectors = board.content.cards.solo_sectors[card]
    if action == printed_cards.VJ_WIND:
        return _wind(board, sectors)
    if action == printed_cards.VJ_PYLON:
        return _pylon(board, sectors)
    if action == printed_cards.VJ_CONTRACT:
        return _contract(board, sectors, board.content.cards.solo_pick[card])
    if action == printed_cards.VJ_REMOTE:
        return _remote(board, sectors)
    if action == printed_cards.VJ_SOLAR:
        return _solar(board)
    if action == printed_cards.VJ_FOREIGN:
        return _foreign(board)
    return action == printed_cards.VJ_BATTERIES and _batteries(board)


def _wind(board: Board, sectors: list[int]) -> bool:
    """PA-178, PA-179."""
    content = board.content
    site = first_site(board, sectors, FOR_WIND_FARMS)
    if board.energy[VJ] >= content.vj_wind_below or board.wind_left[VJ] == 0 or site == NONE:
        return False
    board.build(VJ, site, False)
    board.gain_energy(VJ, content.vj_wind_energy[content.map.site_zone[site]])
    return True


def _pylon(board: Board, sectors: list[int]) -> bool:
    """PA-178, PA-180."""
    site = first_site(board, sectors, FOR_PYLONS)
    if board.stages[VJ] >= printed_map.STAGES or site == NONE:
        return False
    board.build(VJ, site, True)
    _take_bonuses(board, board.content.tiles.allowed[board.content.map.site_zone[site]])
    return True


def _take_bonuses(board: Board, allowed: int) -> None:
    """PA-180: the pair with most tiles, then the first tile left is discarded."""
    tiles = board.content.tiles
    most = -1
    best = tiles.plan_pairs[0]
    for first, second in tiles.plan_pairs:
        count = (board.plan[first] != NONE) + (board.plan[second] != NONE)
        if allowed >> first & allowed >> second & 1 and count > most:
            most = count
            best = (first, second)
    for space in best:
        tile = board.plan[space]
        board.plan[space] = NONE
        if tile == NONE:
            board.earn(VJ, board.content.vj_space_money, state.FROM_BONUSES)
        else:
            _keep(board, tile)
    for space in tiles.plan_by_column:
        if allowed >> space & 1 and board.plan[space] != NONE:
            board.tell("bonus-discarded", VJ, "tile", tiles.bonus_ids[board.plan[space]])
            board.plan[space] = NONE
            return


def _keep(board: Board, tile: int) -> None:
    """PA-180: an income tile moves VJ's marker, any other brings money; VJ keeps it for scorings."""
    tiles = board.content.tiles
    first = VJ * TYPE_COUNT
    place = first + tiles.bonus_type[tile]
    if board.bonus_at[place] != NONE:
        place = first
        while board.bonus_at[place] != NONE:
            place += 1
    board.bonus_at[place] = tile
    board.tell(
        "bonus", VJ, "tile", tiles.bonus_ids[tile], "field", board.content.boards.type_ids[place - first]
    )
    effect = tiles.bonus_effects[tile][0]
    market = effect >> FIRST_AT & FIRST
    if effect & KIND == tasks.INCOME and market < MARKET_COUNT:
        advance(board, VJ, market, effect >> SECOND_AT)
    else:
        board.earn(VJ, board.content.vj_tile_money, state.FROM_BONUSES)


def first_transformer(board: Board) -> int:
    """PA-181: the leftmost and then lowest-numbered transformer of an open column, lines ignored."""
    left = board.content.boards.stage_transformers[board.stages[VJ]] & ~board.in_use[VJ]
    for transformer in range(TRANSFORMER_COUNT):
        if left >> transformer & 1:
            return transformer
    return NONE


def _anybody_in(board: Board, sector: int) -> bool:
    for company in range(board.companies):
        if board.pylon_sectors[company] >> sector & 1:
            return True
    return False


def _contract(board: Board, sectors: list[int], pick: int) -> bool:
    """PA-181: the first sector with a pylon of anybody and a contract that VJ can pay."""
    printed = board.content.map
    energy = board.energy[VJ]
    if first_transformer(board) == NONE:
        return False
    spaces = board.open_spaces & printed.unlocked[board.stages[VJ]] & printed.cost_within[energy]
    for sector in sectors:
        here = spaces & printed.sector_spaces[sector] if _anybody_in(board, sector) else 0
        best = NONE
        for space in range(STANDARD_COUNT):
            if here >> space & 1 and (best == NONE or _worth(board, space, pick) > _worth(board, best, pick)):
                best = space
        if best != NONE:
            cost = printed.space_cost[best]
            board.gain_energy(VJ, -cost)
            board.energy_spent[VJ] += cost
            count_up(board, COUNTER_ENERGY, cost)
            _fulfil(board, best)
            return True
    return False


def _worth(board: Board, space: int, pick: int) -> int:
    """How much a solo card likes a contract."""
    printed = board.content.map
    if pick == printed_cards.PICK_ARROWS:
        return sum(printed.arrows[space * MARKET_COUNT : (space + 1) * MARKET_COUNT])
    return printed.space_cost[space] if pick == printed_cards.PICK_HIGH else -printed.space_cost[space]


def _remote(board: Board, sectors: list[int]) -> bool:
    """PA-182: without cost, the lowest-numbered place of the first possible sector."""
    printed = board.content.map
    if first_transformer(board) == NONE:
        return False
    for sector in sectors:
        for space in range(STANDARD_COUNT, SPACE_COUNT):
            if (
                printed.space_sector[space] == sector
                and contracts.remote_open(board, VJ, space)
                and _anybody_in(board, sector)
            ):
                _fulfil(board, space)
                return True
    return False


def _solar(board: Board) -> bool:
    """PA-183: the open solar field with the lowest number."""
    available = contracts.solar_available(board)
    if first_transformer(board) == NONE:
        return False
    for field in range(printed_map.SOLAR_FIELD_COUNT):
        if available >> field & 1:
            _fulfil(board, SPACE_COUNT + field)
            return True
    return False


def _fulfil(board: Board, deal: int) -> None:
    """PA-181, PA-186: transformer, markers, rent for the human, and a connection tile if a second line opens."""
    content = board.content
    transformer = first_transformer(board)
    contract = contracts.contract_at(board, deal)
    occupy(board, VJ, transformer, contract)
    contracts.hand_over(board, VJ, deal, content.boards.transformer_column[transformer])
    advance_arrows(board, VJ, contract)
    if deal >= SPACE_COUNT:
        return
    if board.pylon_sectors[VJ] >> content.map.space_sector[deal] & 1 == 0:
        board.earn(HUMAN, content.vj_rent[content.map.space_zone[deal]], state.FROM_OTHERS)
    for field in content.map.fields_of_space[deal]:
        if contracts.connection_unlocked(board, field):
            contracts.claim(board, VJ, field)
            count_up(board, COUNTER_CONNECTIONS, 1)
            board.earn(VJ, content.vj_connection_money, state.FROM_BONUSES)


def _foreign(board: Board) -> bool:
    """PA-184: Argentina with an even number of foreign cards, else Brazil; no cost."""
    row = board.rows[state.ARGENTINA + count_bits(board.foreign[VJ]) % 2]
    if not row:
        return False
    sell(board, VJ, row[0])
    return True


def _batteries(board: Board) -> bool:
    """PA-185: up to two."""
    if board.supply == 0:
        return False
    board.gain_batteries(VJ, board.content.vj_batteries)
    return True


# --- VJ's bulldozers and years ------------------------------------------------------------


def move_on(board: Board, site: int) -> None:
    """PA-187: a used bulldozer goes to the next sector of the ring, or to the public area."""
    printed = board.content.map
    ring = board.content.vj_ring
    sector = ring[(ring.index(printed.site_sector[site]) + 1) % len(ring)]
    goal = first_site(board, [sector], FOR_BULLDOZERS)
    board.place_bulldozer(VJ, site, goal if goal != NONE else PUBLIC)


def set_out(board: Board) -> None:
    """PA-175: two bulldozers at the start."""
    start = board.content.map.start_sector
    board.place_bulldozer(VJ, RESERVE, first_site(board, [start], [printed_map.MIXED]))
    board.place_bulldozer(VJ, RESERVE, board.content.vj_second_bulldozer)


def new_year(board: Board) -> None:
    """PA-187, PA-188: bulldozers come back from the public area; the expert gains energy."""
    for place in board.bulldozers_of(VJ):
        site = first_site(board, board.content.vj_search, FOR_BULLDOZERS)
        if place == PUBLIC and site != NONE:
            board.place_bulldozer(VJ, PUBLIC, site)
    if board.charter.level == state.EXPERT:
        board.gain_energy(VJ, board.content.vj_expert_energy)
