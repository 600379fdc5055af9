"""What a seat may know of Pampero, and nothing else (section 5): all but the stacks and another's unfinished play."""

from __future__ import annotations

from stromtisch.games.pampero import printed_boards, printed_map, shapes, tasks
from stromtisch.games.pampero.content import ACTIONS, BULLDOZERS_EACH, COLOURS
from stromtisch.games.pampero.contracts import contract_at, solar_available
from stromtisch.games.pampero.places import FIRST_BAY, place_names
from stromtisch.games.pampero.playing import main_effect, price_of
from stromtisch.games.pampero.printed_cards import BASE_COUNT, COSTS, COUNTERS, FRAMES, METRICS
from stromtisch.games.pampero.scoring import breakdown, majorities, metric_of
from stromtisch.games.pampero.shapes import Board as SeenBoard
from stromtisch.games.pampero.state import ACTION, DISPLAYS, LEVELS, NONE, Board
from stromtisch.games.pampero.tasks import FIRST, FIRST_AT, KIND, MARKET_COUNT, MARKETS, SECOND_AT


def unfinished(board: Board) -> bool:
    """Whether a card has been picked up but not yet laid and paid for."""
    if board.over() or not board.agenda:
        return False
    top = board.agenda[-1]
    kind = top & KIND
    return tasks.TURN < kind <= tasks.PAYMENT or (tasks.WIND <= kind < tasks.TURN and top >> SECOND_AT == 1)


def board_of(board: Board, seat: int | None) -> SeenBoard:
    """What a seat, or an onlooker (None), may know of the board."""
    content = board.content
    charter = board.charter
    over = board.over()
    return {
        "year": board.year,
        "round": min(board.round + 1, ACTIONS),
        "turn": board.turn,
        "acting": None if over else board.acting,
        "order": board.order,
        "order_down": [company for company in range(board.companies) if board.order_down >> company & 1],
        "timeline": {
            "last": charter.last_field,
            "scorings": charter.scorings,
            "done": board.scorings,
            "discs": [
                {"field": board.position[company], "height": board.height[company]}
                for company in range(board.companies)
            ],
        },
        "scoring_tiles": _scoring_tiles(board),
        "supply": board.supply,
        "covers": board.covers,
        "capital": board.capital_stock,
        "sites": _sites(board),
        "bays": _bays(board),
        "spaces": _spaces(board),
        "solar": _solar(board),
        "connections": _connections(board),
        "plan": {
            name: None if board.plan[space] == NONE else content.tiles.bonus_ids[board.plan[space]]
            for space, name in enumerate(content.tiles.plan_ids)
        },
        "displays": _displays(board),
        "played_scoring_cards": _named(board.scored, content.cards.scoring_ids),
        "players": [_player(board, company) for company in range(board.companies)],
        "solo": _solo(board),
        "options": {
            "contract_columns": charter.columns,
            "battery_capacity": charter.capacity,
            "rahdo": charter.rahdo,
        },
        "agenda": [] if over or seat != board.acting else _agenda(board),
        "play": _play(board) if seat == board.acting and unfinished(board) else None,
        "deal": _deal(board),
        "used": _used(board),
    }


def _named(mask: int, names: list[str]) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _scoring_tiles(board: Board) -> shapes.ScoringTiles:
    """The four tiles, and how every company stands in what they count."""
    tiles = board.content.tiles
    ids = [None if tile == NONE else tiles.scoring_ids[tile] for tile in board.scoring_tiles]
    metrics: list[int] = []
    for tile in board.scoring_tiles:
        if tile != NONE:
            metrics += [tiles.upper[tile], tiles.lower[tile]]
    if board.charter.intro:
        metrics += majorities(board, 1)
    counts: dict[str, list[int]] = {}
    for metric in metrics:
        counts[METRICS[metric]] = [metric_of(board, company, metric) for company in range(board.companies)]
    return {
        "intro": board.charter.intro,
        "first": ids[0],
        "second": ids[1],
        "final": ids[2:],
        "counts": counts,
        "crowns": board.crowns,
    }


def _known(number: int) -> int | None:
    return None if number == NONE else number


def _sites(board: Board) -> dict[str, shapes.Site]:
    found: dict[str, shapes.Site] = {}
    for site, name in enumerate(board.content.map.site_ids):
        if board.sites >> site & 1:
            structure: shapes.Structure | None = None
            if board.site_owner[site] != NONE:
                pylon = board.pylons >> site & 1
                structure = {"owner": board.site_owner[site], "kind": "pylon" if pylon else "wind"}
            found[name] = {"structure": structure, "bulldozer": _known(board.site_bulldozer[site])}
    return found


def _bays(board: Board) -> dict[str, int | None]:
    parked = {place: index // BULLDOZERS_EACH for index, place in enumerate(board.bulldozers)}
    return {
        name: parked.get(FIRST_BAY + bay)
        for bay, name in enumerate(board.content.map.bay_ids)
        if board.bays >> bay & 1
    }


def _spaces(board: Board) -> dict[str, shapes.Space]:
    printed = board.content.map
    found: dict[str, shapes.Space] = {}
    every = board.open_spaces | board.done_spaces | board.void_spaces
    for space, name in enumerate(printed.space_ids):
        if every >> space & 1:
            done = board.done_spaces >> space & 1
            found[name] = {
                "contract": printed.contract_ids[contract_at(board, space)],
                "state": "done" if done else "void" if board.void_spaces >> space & 1 else "open",
                "owner": _known(board.space_owner[space]),
                "level": board.space_level[space],
            }
    return found


def _solar(board: Board) -> dict[str, shapes.SolarField]:
    printed = board.content.map
    available = solar_available(board)
    return {
        name: {
            "contract": printed.contract_ids[board.solar_at[field]],
            "open": board.solar_open >> field & 1 == 1,
            "available": available >> field & 1 == 1,
            "owner": _known(board.solar_owner[field]),
            "level": board.solar_level[field],
        }
        for field, name in enumerate(printed.solar_field_ids)
        if board.solar_fields >> field & 1
    }


def _connections(board: Board) -> dict[str, shapes.ConnectionField]:
    printed = board.content.map
    names = board.content.tiles.connection_ids
    return {
        name: {
            "tile": None if board.connection_at[field] == NONE else names[board.connection_at[field]],
            "unlocked": [line & board.done_spaces != 0 for line in printed.lines[field]],
        }
        for field, name in enumerate(printed.connection_field_ids)
        if board.charter.players > 2 or printed.connection_small[field]
    }


def _displays(board: Board) -> dict[shapes.Display, shapes.Stack]:
    cards = board.content.cards
    names = [cards.card_ids[BASE_COUNT:], cards.scoring_ids, cards.foreign_ids, cards.foreign_ids]
    return {
        name: {"open": [names[row][card] for card in board.rows[row]], "deck": len(board.decks[row])}
        for row, name in enumerate(DISPLAYS)
    }


def _player(board: Board, seat: int) -> shapes.Company:
    """Everything in front of a company; all of it is open (AMB-12)."""
    content = board.content
    boards = content.boards
    places = place_names(content)
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "vj": seat == board.charter.vj,
        "money": board.money[seat],
        "energy": board.energy[seat],
        "batteries": board.batteries[seat],
        "stage": board.stages[seat],
        "wind_farms": board.wind_farms[seat],
        "wind_left": board.wind_left[seat],
        "bulldozers": [places[place] for place in board.bulldozers_of(seat)],
        "hand": _named(board.hand[seat], content.cards.card_ids),
        "rows": _rows(board, seat),
        "scoring_cards": _named(board.scoring_hand[seat], content.cards.scoring_ids),
        "foreign": _named(board.foreign[seat], content.cards.foreign_ids),
        "connection_tiles": _named(board.tiles_owned[seat], content.tiles.connection_ids),
        "ready_tiles": _named(board.tiles_ready[seat], content.tiles.connection_ids),
        "income": {
            name: {
                "column": board.income[seat * MARKET_COUNT + market],
                "value": board.income_of(seat, market),
                "limit": boards.limit(market, board.stages[seat]),
                "face_up": board.face_down[seat] >> market & 1 == 0,
                "crossed": board.crossed[seat] >> market & 1 == 1,
            }
            for market, name in enumerate(MARKETS)
        },
        "green": [
            column for number, column in enumerate(boards.dark_green) if board.green_taken[seat] >> number & 1
        ],
        "network": _laid(board.transformer_contract, seat, boards.transformer_ids, content.map.contract_ids),
        "network_tiles": _named(board.network_tiles[seat], boards.requirement_ids),
        "bonuses": _laid(board.bonus_at, seat, boards.type_ids, content.tiles.bonus_ids),
        "upgrades": _named(board.upgrades[seat], tasks.UPGRADES),
        "covers": _named(board.covered[seat], boards.operation_ids),
        "prices": {
            name: price_of(board, seat, operation)
            for operation, name in enumerate(boards.operation_ids)
            if price_of(board, seat, operation) != boards.operation_money[operation]
        },
        "capital": [
            slot + 1 for slot in range(printed_boards.CAPITAL_COUNT) if board.capital[seat] >> slot & 1
        ],
        "energy_spent": board.energy_spent[seat],
        "actions": actions_taken(board, seat),
        "sources": breakdown(board, seat),
        "autopilot": seat < board.seats and board.autopilot >> seat & 1 == 1,
        "left": seat < board.seats and board.left >> seat & 1 == 1,
    }


def _laid(lists: list[int], seat: int, fields: list[str], names: list[str]) -> dict[str, str]:
    """What lies on the fields of a company, of a list over companies and fields."""
    lying = lists[seat * len(fields) : (seat + 1) * len(fields)]
    return {field: names[thing] for field, thing in zip(fields, lying, strict=True) if thing != NONE}


def actions_taken(board: Board, seat: int) -> int:
    """PA-25, PA-133: how many action markers lie on a company board; one's turn begins with placing one."""
    if board.phase != ACTION:
        return 0
    return board.round + (1 if board.order.index(seat) <= board.turn else 0)


def _rows(board: Board, seat: int) -> dict[shapes.Row, list[shapes.Played | None]]:
    content = board.content
    found: dict[shapes.Row, list[shapes.Played | None]] = {}
    for row, name in enumerate(printed_boards.ROWS):
        slots: list[shapes.Played | None] = []
        for slot in range(row * printed_boards.ROW_SLOTS, (row + 1) * printed_boards.ROW_SLOTS):
            place = seat * printed_boards.SLOT_COUNT + slot
            card = board.slots[place]
            if card == NONE:
                slots.append(None)
            else:
                slots.append({
                    "card": content.cards.card_ids[card],
                    "operation": content.boards.operation_ids[board.slot_operation[place]],
                    "tiles": _named(board.slot_tiles[place], content.tiles.connection_ids),
                })  # fmt: skip
        found[name] = slots
    return found


def _solo(board: Board) -> shapes.Solo | None:
    if not board.charter.solo:
        return None
    ids = board.content.cards.solo_ids
    return {
        "level": LEVELS[board.charter.level],
        "card": None if board.solo_card == NONE else ids[board.solo_card],
        "passed": board.solo_passed,
        "deck": len(board.solo_deck),
        "discards": [ids[card] for card in board.solo_discards],
        "counters": dict(zip(COUNTERS, board.counters, strict=True)),
    }


def _agenda(board: Board) -> list[shapes.Task]:
    """What is to be done, the next first: the question of now and what opens after it."""
    return [
        {
            "do": tasks.NAMES[entry & KIND],
            "seat": entry >> tasks.SEAT_AT & tasks.SEATS,
            "first": entry >> FIRST_AT & FIRST,
            "second": entry >> SECOND_AT,
        }
        for entry in reversed(board.agenda)
    ]


def _play(board: Board) -> shapes.Play:
    """The card being played: what it will cost and bring as far as that is settled."""
    content = board.content
    card = board.card
    found: shapes.Play = {
        "card": content.cards.card_ids[card],
        "operation": None,
        "effect": None,
        "target": None,
        "provider": _known(board.provider),
    }
    kind = board.agenda[-1] & KIND
    if tasks.NAMES[kind] == "field":
        return found
    operation = board.operation
    zone = content.boards.operation_zone[operation]
    frame = content.cards.frame[card]
    found["operation"] = content.boards.operation_ids[operation]
    found["zone"] = printed_map.ZONES[zone]
    found["frame"] = FRAMES[frame]
    found["price"] = (
        price_of(board, board.acting, operation)
        if frame == COSTS
        else content.boards.operation_money[operation]
    )
    batteries = content.cards.alternative_batteries[card * 3 + zone]
    found["batteries"] = None if batteries < 0 else batteries
    if tasks.NAMES[kind] != "effect" and not content.cards.logistics[card]:
        found["effect"] = tasks.NAMES[main_effect(board) & KIND]
        found["alternative"] = board.alternative
    if board.target != NONE:
        found["target"] = board.target
    return found


def _deal(board: Board) -> shapes.Deal:
    """The last card laid, whose piece it used, and what the contract in hand costs; public once it is laid."""
    content = board.content
    if unfinished(board) or board.card == NONE:
        return {"card": None, "operation": None, "energy": 0, "batteries": 0}
    return {
        "card": content.cards.card_ids[board.card],
        "operation": None if board.operation == NONE else content.boards.operation_ids[board.operation],
        "energy": board.deal_energy,
        "batteries": board.deal_batteries,
    }


def _used(board: Board) -> shapes.Used:
    """What was played or taken at least once in this match; public, for those who study it."""
    content = board.content
    ids = [*content.cards.card_ids, *content.cards.solo_ids]
    return {
        "cards": {ids[number]: count for number, count in enumerate(board.plays) if count > 0},
        "connection_tiles": _named(board.connected, content.tiles.connection_ids),
        "claimed_tiles": _named(board.claimed, content.tiles.connection_ids),
    }
