"""Setting the table (PA-01 to PA-23, PA-175)."""

from __future__ import annotations

from collections.abc import Sequence

from stromtisch.games.pampero import printed_cards, printed_map, printed_tiles
from stromtisch.games.pampero.agenda import settle
from stromtisch.games.pampero.content import WIND_FARMS_EACH
from stromtisch.games.pampero.printed_map import SITE_COUNT, SPACE_COUNT, STANDARD_COUNT
from stromtisch.games.pampero.state import EXPERT, FROM_START, NONE, Board
from stromtisch.games.pampero.year import begin_setting


def set_up(board: Board) -> None:
    """The general and the personal setup; then bulldozers are placed and year 1 begins."""
    board.lay_empty()
    _lay_map(board)
    _lay_contracts(board)
    _lay_cards(board)
    _lay_scoring_tiles(board)
    _lay_plan(board)
    _found_companies(board)
    begin_setting(board)
    settle(board)


def _shuffled(board: Board, numbers: Sequence[int]) -> list[int]:
    shuffled = [*numbers]
    board.rng.shuffle(shuffled)
    return shuffled


def _lay_map(board: Board) -> None:
    """PA-01: only what exists for this number of players."""
    printed = board.content.map
    players = board.charter.players
    for site in range(SITE_COUNT):
        if printed.has_site(site, players):
            board.sites |= 1 << site
    board.free_sites = board.sites & printed.building_sites
    for bay in range(printed_map.BAY_COUNT):
        if printed.has_bay(bay, players):
            board.bays |= 1 << bay
    board.free_bays = board.bays


def _lay_contracts(board: Board) -> None:
    """PA-05 to PA-08."""
    printed = board.content.map
    small = board.charter.players <= 2
    # PA-07: standard contracts lie where they belong.
    for space in range(SPACE_COUNT):
        if not small or printed.space_small[space]:
            board.open_spaces |= 1 << space
    # PA-08: remote contracts are drawn.
    remote = _shuffled(board, range(printed_map.FIRST_REMOTE, printed_map.FIRST_SOLAR))
    for number in range(printed_map.REMOTE_SPACE_COUNT):
        if board.open_spaces >> (STANDARD_COUNT + number) & 1:
            board.remote_at[number] = remote.pop()
    # PA-05: so are solar ones.
    solar = _shuffled(board, range(printed_map.FIRST_SOLAR, printed_map.CONTRACT_COUNT))
    for field in range(printed_map.SOLAR_FIELD_COUNT):
        if not small or printed.solar_small[field]:
            board.solar_fields |= 1 << field
            board.solar_at[field] = solar.pop()
    board.solar_open = board.solar_fields
    # PA-06: connection tiles by set.
    for number in range(len(printed_map.SETS)):
        sets = board.content.tiles.connection_set
        tiles = _shuffled(board, [tile for tile, own in enumerate(sets) if own == number])
        for field in range(printed_map.CONNECTION_FIELD_COUNT):
            exists = not small or printed.connection_small[field]
            if exists and printed.connection_set[field] == number:
                board.connection_at[field] = tiles.pop()


def _lay_cards(board: Board) -> None:
    """PA-03, PA-04, PA-176: four displays of three open cards; the solo cards."""
    decks = [
        _shuffled(board, range(printed_cards.SPECIAL_COUNT)),
        _shuffled(board, range(printed_cards.SCORING_COUNT)),
    ]
    countries = board.content.cards.foreign_country
    for country in range(2):
        decks.append(_shuffled(board, [card for card, own in enumerate(countries) if own == country]))
    board.rows = [[deck.pop() for _ in range(board.content.open_cards)] for deck in decks]
    board.decks = decks
    if board.charter.solo:
        board.solo_deck = _shuffled(board, range(printed_cards.SOLO_COUNT))


def _lay_scoring_tiles(board: Board) -> None:
    """PA-09 to PA-11: end spaces I and II, then the first and second scoring from what is left."""
    left = _shuffled(board, range(printed_tiles.SCORING_TILE_COUNT))
    ends: list[int] = []
    for number in range(len(printed_tiles.SCORING_SETS)):
        tile = next(tile for tile in left if board.content.tiles.scoring_set[tile] == number)
        left.remove(tile)
        ends.append(tile)
    if board.charter.intro:
        board.scoring_tiles = [NONE, NONE, *ends]
    else:
        board.scoring_tiles = [left[0], left[1], *ends]


def _lay_plan(board: Board) -> None:
    """PA-12, PA-160: twelve tiles of each zone; X tiles are taken off at once."""
    tiles = board.content.tiles
    laid = tiles.fixed[:]
    if not board.charter.fixed:
        for zone in range(printed_map.ZONE_COUNT):
            pool: list[int] = []
            for tile, copies in enumerate(tiles.bonus_copies):
                if tiles.bonus_zone[tile] == zone:
                    pool += [tile] * copies
            board.rng.shuffle(pool)
            for space in range(printed_tiles.PLAN_COUNT):
                if tiles.plan_zone[space] == zone:
                    laid[space] = pool.pop()
    for space in range(printed_tiles.PLAN_COUNT):
        board.plan[space] = NONE if tiles.bonus_kind[laid[space]] == printed_tiles.REMOVED else laid[space]


def _found_companies(board: Board) -> None:
    """PA-13, PA-14, PA-17 to PA-23, PA-175."""
    content = board.content
    board.supply = content.batteries_each * board.companies
    board.covers = content.covers
    board.capital_stock = content.capital_tiles
    # PA-17: a random stack of discs; the topmost goes first.
    board.order = _shuffled(board, range(board.companies))
    for place, seat in enumerate(board.order):
        board.height[seat] = board.companies - 1 - place
    for seat in range(board.companies):
        _build_first(board, seat)
        board.energy[seat] = content.start_energy
        board.change_batteries(seat, content.start_batteries)
        if seat == board.charter.vj:
            expert = board.charter.level == EXPERT
            board.earn(seat, content.vj_expert_money if expert else 0, FROM_START)
            continue
        board.earn(seat, content.start_money, FROM_START)
        board.hand[seat] = (1 << printed_cards.BASE_COUNT) - 1
        board.tiles_owned[seat] = 1 << printed_tiles.START_TILE
        board.tiles_ready[seat] = 1 << printed_tiles.START_TILE


def _build_first(board: Board, seat: int) -> None:
    """PA-19, PA-20: a pylon and a wind farm on start sites, without any bonus or energy."""
    printed = board.content.map
    board.wind_left[seat] = WIND_FARMS_EACH
    for kind in (printed_map.START_PYLON, printed_map.START_WIND):
        for site in range(SITE_COUNT):
            if board.sites >> site & 1 and printed.site_kind[site] == kind and board.site_owner[site] == NONE:
                board.build(seat, site, kind == printed_map.START_PYLON)
                break
