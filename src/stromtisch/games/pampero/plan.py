"""Pylon bonuses: the plan, the grid of the company board, the discard of two players (PA-66 to PA-76)."""

from __future__ import annotations

from stromtisch.games.pampero.codes import COVER_AT, DISCARD_AT, LAY_AT, PLAN_AT
from stromtisch.games.pampero.effects import BONUS, COVER, DISCARD, GRID, PLAN, UP_COVER
from stromtisch.games.pampero.printed_boards import OPERATION_COUNT, TYPE_COUNT
from stromtisch.games.pampero.printed_tiles import FINAL, PLAN_COUNT
from stromtisch.games.pampero.state import NONE, Board

ZONE_B = 1


def raise_pylon(board: Board, seat: int, site: int) -> None:
    """PA-65 to PA-67: the next pylon, what lay under it, then two spaces of the plan."""
    board.build(seat, site, True)
    board.push(PLAN, seat, board.content.map.site_zone[site])
    board.push_effects(seat, board.content.boards.pylon_effects[board.stage[seat]])


def plan_codes(board: Board, zone: int) -> list[int]:
    """PA-67: the first of two adjoining spaces; it is resolved first (PA-68)."""
    allowed = board.content.tiles.allowed[zone]
    return [PLAN_AT + space for space in range(PLAN_COUNT) if allowed >> space & 1]


def next_codes(board: Board, space: int, zone: int) -> list[int]:
    """PA-67: a space beside the first one, in the areas allowed."""
    allowed = board.content.tiles.allowed[zone]
    return [PLAN_AT + other for other in board.content.tiles.plan_near[space] if allowed >> other & 1]


def choose_pair(board: Board, seat: int, first: int, second: int, zone: int) -> None:
    """PA-68, PA-74: both are resolved in the order chosen; two players then discard a tile."""
    if board.companies == 2:
        board.push(DISCARD, seat, zone, first * PLAN_COUNT + second)
    board.push(BONUS, seat, second)
    board.push(BONUS, seat, first)


def resolve_space(board: Board, seat: int, space: int) -> None:
    """PA-68: an empty space gives its printed bonus, a tile is taken."""
    tiles = board.content.tiles
    tile = board.plan[space]
    if tile == NONE:
        if board.journal is not None:
            board.journal.tell("printed-bonus", {"seat": seat, "space": tiles.plan_ids[space]})
        board.push_effects(seat, tiles.plan_effects[space])
        return
    board.plan[space] = NONE
    own = tiles.bonus_type[tile]
    first = seat * TYPE_COUNT
    lying = board.bonus_at[first + own]
    if lying == NONE:
        lay(board, seat, tile, own)
    elif tiles.bonus_type[lying] == own:
        # PA-70: the nearest empty field, chosen by the player among equals.
        board.push(GRID, seat, tile)
    elif board.journal is not None:
        # PA-71: its field is covered by something else.
        board.journal.tell("bonus-lost", {"seat": seat, "tile": tiles.bonus_ids[tile]})


def grid_codes(board: Board, seat: int, tile: int) -> list[int]:
    """PA-70, PA-72: the empty fields nearest to the tile's own; none when the grid is full."""
    own = board.content.tiles.bonus_type[tile]
    nearest = 100
    codes: list[int] = []
    for field in range(TYPE_COUNT):
        if board.bonus_at[seat * TYPE_COUNT + field] == NONE:
            distance = board.content.boards.distance(own, field)
            if distance < nearest:
                nearest = distance
                codes = []
            if distance == nearest:
                codes.append(LAY_AT + field)
    return codes


def lay(board: Board, seat: int, tile: int, field: int) -> None:
    """PA-69, PA-73: the tile lies on the company board; final tiles wait, all others act now."""
    tiles = board.content.tiles
    board.bonus_at[seat * TYPE_COUNT + field] = tile
    if board.journal is not None:
        body: dict[str, object] = {"seat": seat, "tile": tiles.bonus_ids[tile]}
        body["field"] = board.content.boards.type_ids[field]
        board.journal.tell("bonus", body)
    if tiles.bonus_kind[tile] != FINAL:
        board.push_effects(seat, tiles.bonus_effects[tile])


def upgrade(board: Board, seat: int, kind: int) -> None:
    """Section 4.8; PA-76: a cover is laid if there is one."""
    if kind != UP_COVER:
        board.upgrades[seat] |= 1 << kind
    elif board.covers > 0:
        board.push(COVER, seat)


def cover_codes(board: Board, seat: int) -> list[int]:
    """PA-76: a zone-B operation field without a cover, with or without a card on its slot."""
    codes: list[int] = []
    for operation in range(OPERATION_COUNT):
        if (
            board.content.boards.operation_zone[operation] == ZONE_B
            and board.covered[seat] >> operation & 1 == 0
        ):
            codes.append(COVER_AT + operation)
    return codes


def cover(board: Board, seat: int, operation: int) -> None:
    """PA-76: from now on this field costs less."""
    board.covered[seat] |= 1 << operation
    board.covers -= 1
    if board.journal is not None:
        name = board.content.boards.operation_ids[operation]
        board.journal.tell("covered", {"seat": seat, "operation": name})


def discard_codes(board: Board, zone: int, pair: int) -> list[int]:
    """PA-74: any tile of the areas allowed; PA-75: with Rahdo's rule one in line with the pair."""
    tiles = board.content.tiles
    allowed = tiles.allowed[zone]
    first = pair // PLAN_COUNT
    second = pair % PLAN_COUNT
    codes: list[int] = []
    for space in range(PLAN_COUNT):
        if board.plan[space] == NONE or allowed >> space & 1 == 0:
            continue
        if board.charter.rahdo and not _in_line(board, space, first, second):
            continue
        codes.append(DISCARD_AT + space)
    return codes


def _in_line(board: Board, space: int, first: int, second: int) -> bool:
    """PA-75: beside the pair in the same row, or the third space of the same column."""
    tiles = board.content.tiles
    if tiles.plan_row[first] == tiles.plan_row[second]:
        if tiles.plan_row[space] != tiles.plan_row[first]:
            return False
        return space in tiles.plan_near[first] or space in tiles.plan_near[second]
    return tiles.plan_column[space] == tiles.plan_column[first]


def discard(board: Board, seat: int, space: int) -> None:
    """PA-74: the tile leaves the game."""
    tile = board.plan[space]
    board.plan[space] = NONE
    if board.journal is not None:
        name = board.content.tiles.bonus_ids[tile]
        board.journal.tell("bonus-discarded", {"seat": seat, "tile": name})
