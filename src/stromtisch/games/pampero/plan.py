"""Pylon bonuses: the plan, the grid of the company board, the discard of two players (PA-66 to PA-76)."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.answer import Answer
from stromtisch.games.pampero.printed_boards import TYPE_COUNT
from stromtisch.games.pampero.printed_tiles import FINAL, PLAN_COUNT
from stromtisch.games.pampero.state import NONE, Board

ZONE_B: Final = 1


def raise_pylon(board: Board, seat: int, site: int) -> None:
    """PA-65 to PA-67: the next pylon, what lay under it, then two spaces of the plan."""
    board.build(seat, site, True)
    board.push(tasks.PLAN, seat, board.content.map.site_zone[site])
    board.push_effects(seat, board.content.boards.pylon_effects[board.stages[seat]])


def resolve_space(board: Board, seat: int, space: int) -> None:
    """PA-68: an empty space gives its printed bonus, a tile is taken."""
    tiles = board.content.tiles
    tile = board.plan[space]
    if tile == NONE:
        board.tell("printed-bonus", seat, "space", tiles.plan_ids[space])
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
        board.push(tasks.GRID, seat, tile)
    else:
        # PA-71: its field is covered by something else.
        board.tell("bonus-lost", seat, "tile", tiles.bonus_ids[tile])


def lay(board: Board, seat: int, tile: int, field: int) -> None:
    """PA-69, PA-73: the tile lies on the company board; final tiles wait, all others act now."""
    tiles = board.content.tiles
    board.bonus_at[seat * TYPE_COUNT + field] = tile
    board.tell("bonus", seat, "tile", tiles.bonus_ids[tile], "field", board.content.boards.type_ids[field])
    if tiles.bonus_kind[tile] != FINAL:
        board.push_effects(seat, tiles.bonus_effects[tile])


def upgrade(board: Board, seat: int, kind: int) -> None:
    """Section 4.8; PA-76: a cover is laid if there is one."""
    if kind != tasks.UP_COVER:
        board.upgrades[seat] |= 1 << kind
    elif board.covers > 0:
        board.push(tasks.COVER, seat)


def _in_line(board: Board, space: int, first: int, second: int) -> bool:
    """PA-75: beside the pair in the same row, or the third space of the same column."""
    tiles = board.content.tiles
    if tiles.plan_row[first] == tiles.plan_row[second]:
        if tiles.plan_row[space] != tiles.plan_row[first]:
            return False
        return space in tiles.plan_near[first] or space in tiles.plan_near[second]
    return tiles.plan_column[space] == tiles.plan_column[first]


# --- what is asked ------------------------------------------------------------------------


class Bonus(Answer):
    """PA-67, PA-68: the first of two adjoining spaces, which is resolved first; then a space beside it."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        tiles = board.content.tiles
        if board.question() == tasks.PLAN:
            self.offer_all(tiles.allowed[board.first()], found)
            return
        allowed = tiles.allowed[board.second()]
        for space in tiles.plan_near[board.first()]:
            if allowed >> space & 1:
                found.append(self.first + space)

    def do(self, board: Board, seat: int, at: int) -> None:
        if board.question() == tasks.PLAN:
            board.push(tasks.PLAN_NEXT, seat, at, board.first())
            return
        # PA-68, PA-74: both are resolved in the order chosen; two players then discard a tile.
        if board.companies == 2:
            board.push(tasks.DISCARD, seat, board.second(), board.first() * PLAN_COUNT + at)
        board.push(tasks.BONUS, seat, at)
        board.push(tasks.BONUS, seat, board.first())


class Discard(Answer):
    """PA-74: any tile of the areas allowed leaves the game; PA-75: with Rahdo's rule one in line with the pair."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        allowed = board.content.tiles.allowed[board.first()]
        first = board.second() // PLAN_COUNT
        second = board.second() % PLAN_COUNT
        for space in range(PLAN_COUNT):
            if board.plan[space] == NONE or allowed >> space & 1 == 0:
                continue
            if not board.charter.rahdo or _in_line(board, space, first, second):
                found.append(self.first + space)

    def do(self, board: Board, seat: int, at: int) -> None:
        tile = board.plan[at]
        board.plan[at] = NONE
        board.tell("bonus-discarded", seat, "tile", board.content.tiles.bonus_ids[tile])


class Lay(Answer):
    """PA-70, PA-72: the empty fields nearest to the tile's own; none when the grid is full."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        own = board.content.tiles.bonus_type[board.first()]
        distance = board.content.boards.distance
        empty = [field for field in range(TYPE_COUNT) if board.bonus_at[seat * TYPE_COUNT + field] == NONE]
        nearest = min([distance(own, field) for field in empty], default=0)
        found += [self.first + field for field in empty if distance(own, field) == nearest]

    def do(self, board: Board, seat: int, at: int) -> None:
        lay(board, seat, board.first(), at)


class Cover(Answer):
    """PA-76: a zone-B operation field without a cover, with or without a card on its slot, costs less from now on."""

    def opens(self, board: Board, seat: int, at: int) -> bool:
        return board.content.boards.operation_zone[at] == ZONE_B and board.covered[seat] >> at & 1 == 0

    def do(self, board: Board, seat: int, at: int) -> None:
        board.covered[seat] |= 1 << at
        board.covers -= 1
        board.tell("covered", seat, "operation", board.content.boards.operation_ids[at])
