"""A table set anew from a view: bots think on a copy of what they see, with stacks they cannot know shuffled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from stromtisch.core.decision import DecisionTable
from stromtisch.core.generator import Generator
from stromtisch.games.pampero.agenda import settle
from stromtisch.games.pampero.codes import place_names
from stromtisch.games.pampero.content import BULLDOZERS_EACH, Content
from stromtisch.games.pampero.effects import MARKET_COUNT, MARKETS, NAMES, UPGRADES, task
from stromtisch.games.pampero.network import occupy
from stromtisch.games.pampero.printed_boards import ROW_SLOTS, ROWS, SLOT_COUNT, TYPE_COUNT
from stromtisch.games.pampero.printed_cards import BASE_COUNT, COUNTERS
from stromtisch.games.pampero.printed_map import STANDARD_COUNT
from stromtisch.games.pampero.state import (
    DISPLAYS,
    LEVELS,
    NONE,
    PHASES,
    SOURCE_COUNT,
    SOURCES,
    Board,
    Charter,
)
from stromtisch.games.pampero.table import PamperoState

Shown = dict[str, object]


def number(value: object) -> int:
    """A number of the view; None means none."""
    return NONE if value is None else cast(int, value)


def mask_of(names: object, ids: list[str]) -> int:
    """A list of names as a set."""
    mask = 0
    for name in cast(list[str], names):
        mask |= 1 << ids.index(name)
    return mask


def table_from(
    view: Mapping[str, object], content: Content, table: DecisionTable, rng: Generator
) -> PamperoState:
    """A state that looks like this view to the seat it was made for, and goes on as the rules say."""
    players = cast(list[Shown], view["players"])
    solo = cast(Shown | None, view["solo"])
    timeline = cast(Shown, view["timeline"])
    options = cast(Shown, view["options"])
    tiles = cast(Shown, view["scoring_tiles"])
    seats = 1 if solo is not None else len(players)
    charter = Charter(
        seats,
        cast(list[int], timeline["scorings"]),
        tiles["intro"] is True,
        False,
        options["contract_columns"] is True,
        options["battery_capacity"] is True,
        options["rahdo"] is True,
        LEVELS.index(str(solo["level"])) if solo is not None else 1,
        0,
    )
    board = PamperoState(content, table, seats, 0, rng, charter)
    board.lay_empty()
    _course(board, view, timeline, tiles)
    _map(board, view)
    for seat, player in enumerate(players):
        _company(board, seat, player)
    _stacks(board, view, solo, rng)
    _questions(board, view)
    settle(board)
    return board


def _course(board: Board, view: Mapping[str, object], timeline: Shown, tiles: Shown) -> None:
    """Where the match stands."""
    ids = board.content.tiles.scoring_ids
    board.phase = PHASES.index(str(view["phase"]))
    board.year = number(view["year"])
    board.round = number(view["round"]) - 1
    board.turn = number(view["turn"])
    board.order = cast(list[int], view["order"])
    for seat in cast(list[int], view["order_down"]):
        board.order_down |= 1 << seat
    board.scorings = number(timeline["done"])
    for seat, disc in enumerate(cast(list[dict[str, int]], timeline["discs"])):
        board.position[seat] = disc["field"]
        board.height[seat] = disc["height"]
    laid = [tiles["first"], tiles["second"], *cast(list[str], tiles["final"])]
    board.scoring_tiles = [NONE if name is None else ids.index(str(name)) for name in laid]
    board.crowns = cast(list[int], tiles["crowns"])
    board.supply = number(view["supply"])
    board.covers = number(view["covers"])
    board.capital_stock = number(view["capital"])


def _map(board: Board, view: Mapping[str, object]) -> None:
    """Structures, contracts, solar display, connection tiles and the plan."""
    content = board.content
    printed = content.map
    for name, shown in cast(dict[str, Shown], view["sites"]).items():
        site = printed.site_ids.index(name)
        board.sites |= 1 << site
        structure = cast(Shown | None, shown["structure"])
        if structure is not None:
            board.site_owner[site] = number(structure["owner"])
            if structure["kind"] == "pylon":
                board.pylons |= 1 << site
                board.pylon_sectors[number(structure["owner"])] |= 1 << printed.site_sector[site]
        board.site_bulldozer[site] = number(shown["bulldozer"])
        if structure is None and shown["bulldozer"] is None and printed.building_sites >> site & 1:
            board.free_sites |= 1 << site
    for name, owner in cast(dict[str, int | None], view["bays"]).items():
        bay = printed.bay_ids.index(name)
        board.bays |= 1 << bay
        if owner is None:
            board.free_bays |= 1 << bay
    for name, shown in cast(dict[str, Shown], view["spaces"]).items():
        space = printed.space_ids.index(name)
        if space >= STANDARD_COUNT:
            board.remote_at[space - STANDARD_COUNT] = printed.contract_ids.index(str(shown["contract"]))
        if shown["state"] == "open":
            board.open_spaces |= 1 << space
        elif shown["state"] == "done":
            board.done_spaces |= 1 << space
        else:
            board.void_spaces |= 1 << space
        board.space_owner[space] = number(shown["owner"])
        board.space_level[space] = number(shown["level"])
    for name, shown in cast(dict[str, Shown], view["solar"]).items():
        field = printed.solar_field_ids.index(name)
        board.solar_fields |= 1 << field
        board.solar_at[field] = printed.contract_ids.index(str(shown["contract"]))
        board.solar_owner[field] = number(shown["owner"])
        board.solar_level[field] = number(shown["level"])
        if shown["open"] is True:
            board.solar_open |= 1 << field
    for name, shown in cast(dict[str, Shown], view["connections"]).items():
        if shown["tile"] is not None:
            field = printed.connection_field_ids.index(name)
            board.connection_at[field] = content.tiles.connection_ids.index(str(shown["tile"]))
    for space, tile in enumerate(cast(dict[str, str | None], view["plan"]).values()):
        board.plan[space] = NONE if tile is None else content.tiles.bonus_ids.index(tile)


def _company(board: Board, seat: int, player: Shown) -> None:
    """Everything in front of a company."""
    content = board.content
    boards = content.boards
    board.money[seat] = number(player["money"])
    board.energy[seat] = number(player["energy"])
    board.batteries[seat] = number(player["batteries"])
    board.stage[seat] = number(player["stage"])
    board.wind_farms[seat] = number(player["wind_farms"])
    board.wind_left[seat] = number(player["wind_left"])
    board.energy_spent[seat] = number(player["energy_spent"])
    places = [*place_names(content), "reserve"]
    for index, name in enumerate(cast(list[str], player["bulldozers"])):
        board.bulldozers[seat * BULLDOZERS_EACH + index] = places.index(name)
    board.hand[seat] = mask_of(player["hand"], content.cards.card_ids)
    board.scoring_hand[seat] = mask_of(player["scoring_cards"], content.cards.scoring_ids)
    board.foreign[seat] = mask_of(player["foreign"], content.cards.foreign_ids)
    board.tiles_owned[seat] = mask_of(player["connection_tiles"], content.tiles.connection_ids)
    board.tiles_ready[seat] = mask_of(player["ready_tiles"], content.tiles.connection_ids)
    board.network_tiles[seat] = mask_of(player["network_tiles"], boards.requirement_ids)
    board.upgrades[seat] = mask_of(player["upgrades"], UPGRADES)
    board.covered[seat] = mask_of(player["covers"], boards.operation_ids)
    for slot in cast(list[int], player["capital"]):
        board.capital[seat] |= 1 << (slot - 1)
    for index, column in enumerate(boards.dark_green):
        if column in cast(list[int], player["green"]):
            board.green_taken[seat] |= 1 << index
    incomes = cast(dict[str, Shown], player["income"])
    for market in range(MARKET_COUNT):
        shown = incomes[MARKETS[market]]
        board.income[seat * MARKET_COUNT + market] = number(shown["column"])
        if shown["face_up"] is not True:
            board.face_down[seat] |= 1 << market
        if shown["crossed"] is True:
            board.crossed[seat] |= 1 << market
    for name, contract in cast(dict[str, str], player["network"]).items():
        occupy(board, seat, boards.transformer_ids.index(name), content.map.contract_ids.index(contract))
    for name, tile in cast(dict[str, str], player["bonuses"]).items():
        place = seat * TYPE_COUNT + boards.type_ids.index(name)
        board.bonus_at[place] = content.tiles.bonus_ids.index(tile)
    rows = cast(dict[str, list[Shown | None]], player["rows"])
    for row, name in enumerate(ROWS):
        for index, lying in enumerate(rows[name]):
            if lying is not None:
                place = seat * SLOT_COUNT + row * ROW_SLOTS + index
                board.slots[place] = content.cards.card_ids.index(str(lying["card"]))
                board.slot_operation[place] = boards.operation_ids.index(str(lying["operation"]))
                board.slot_tiles[place] = mask_of(lying["tiles"], content.tiles.connection_ids)
    sources = cast(dict[str, int], player["sources"])
    for index, name in enumerate(SOURCES):
        board.ledger[seat * SOURCE_COUNT + index] = sources[name]


def _stacks(board: Board, view: Mapping[str, object], solo: Shown | None, rng: Generator) -> None:
    """Open rows as shown; the stacks are all cards that are nowhere else, in an order of the bot's own making."""
    cards = board.content.cards
    displays = cast(dict[str, Shown], view["displays"])
    board.scored = mask_of(view["played_scoring_cards"], cards.scoring_ids)
    owned = 0
    scoring = board.scored
    foreign = 0
    for seat in range(board.companies):
        owned |= board.hand[seat]
        scoring |= board.scoring_hand[seat]
        foreign |= board.foreign[seat]
    for card in board.slots:
        if card != NONE:
            owned |= 1 << card
    taken = [owned >> BASE_COUNT, scoring, foreign, foreign]
    ids = [cards.card_ids[BASE_COUNT:], cards.scoring_ids, cards.foreign_ids, cards.foreign_ids]
    rows: list[list[int]] = []
    decks: list[list[int]] = []
    for display, name in enumerate(DISPLAYS):
        row = [ids[display].index(card) for card in cast(list[str], displays[name]["open"])]
        deck: list[int] = []
        for card in range(len(ids[display])):
            home = display < 2 or cards.foreign_country[card] == display - 2
            if home and card not in row and taken[display] >> card & 1 == 0:
                deck.append(card)
        rng.shuffle(deck)
        rows.append(row)
        decks.append(deck)
    board.rows = rows
    board.decks = decks
    if solo is not None:
        board.solo_discards = [cards.solo_ids.index(name) for name in cast(list[str], solo["discards"])]
        unseen = [card for card in range(len(cards.solo_ids)) if card not in board.solo_discards]
        rng.shuffle(unseen)
        board.solo_deck = unseen
        board.solo_card = NONE if solo["card"] is None else cards.solo_ids.index(str(solo["card"]))
        board.solo_passed = solo["passed"] is True
        counters = cast(dict[str, int], solo["counters"])
        board.counters = [counters[name] for name in COUNTERS]


def _questions(board: Board, view: Mapping[str, object]) -> None:
    """The agenda and the play in hand."""
    content = board.content
    for entry in reversed(cast(list[Shown], view["agenda"])):
        kind = NAMES.index(str(entry["do"]))
        board.agenda.append(
            task(kind, number(entry["seat"]), number(entry["first"]), number(entry["second"]))
        )
    play = cast(Shown | None, view["play"])
    shown = play if play is not None else cast(Shown, view["deal"])
    if shown["card"] is not None:
        board.card = content.cards.card_ids.index(str(shown["card"]))
    if shown["operation"] is not None:
        board.operation = content.boards.operation_ids.index(str(shown["operation"]))
    if play is not None:
        board.alternative = number(play.get("alternative", 0))
        board.target = number(play["target"])
        board.provider = number(play["provider"])
    else:
        board.deal_energy = number(shown["energy"])
        board.deal_batteries = number(shown["batteries"])
