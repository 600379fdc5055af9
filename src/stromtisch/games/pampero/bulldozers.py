"""Bulldozers: where they may go, the duty to move one that was used, and the parking lot (PA-53 to PA-63)."""

from __future__ import annotations

from stromtisch.games.pampero.codes import FIRST_BAY, FROM_AT, PUBLIC, RESERVE, SKIP, TO_AT
from stromtisch.games.pampero.content import BULLDOZERS_EACH
from stromtisch.games.pampero.effects import MOVING, UP_MOVE
from stromtisch.games.pampero.printed_map import BAY_COUNT, MIXED, SITE_COUNT
from stromtisch.games.pampero.state import Board


def bulldozer_codes(board: Board, seat: int) -> list[int]:
    """PA-56: one of the own bulldozers beside a site or in the public area, or none."""
    codes: list[int] = []
    public = False
    for index in range(seat * BULLDOZERS_EACH, (seat + 1) * BULLDOZERS_EACH):
        place = board.bulldozers[index]
        if place < PUBLIC:
            codes.append(FROM_AT + place)
        elif place == PUBLIC:
            public = True
    if public:
        codes.append(FROM_AT + PUBLIC)
    if codes:
        codes.append(SKIP)
    return codes


def goal_codes(board: Board, place: int) -> list[int]:
    """PA-55: where one move can lead from a place."""
    printed = board.content.map
    sites = board.free_sites
    if place < PUBLIC:
        sites &= printed.reach[printed.site_sector[place]]
    codes: list[int] = []
    for site in range(SITE_COUNT):
        if sites >> site & 1:
            codes.append(TO_AT + site)
    if place < PUBLIC:
        codes.append(TO_AT + PUBLIC)
    bays = board.free_bays
    if bays != 0:
        for bay in range(BAY_COUNT):
            if bays >> bay & 1:
                codes.append(TO_AT + FIRST_BAY + bay)
    return codes


def begin_move(board: Board, seat: int, place: int, moves: int) -> None:
    """A bulldozer is chosen; an upgrade gives one more move (section 4.8)."""
    board.push(MOVING, seat, place, moves + (board.upgrades[seat] >> UP_MOVE & 1))


def move(board: Board, seat: int, start: int, place: int) -> None:
    """One move; in a bay its bonus comes at once, to the owner (PA-55, PA-63)."""
    board.place_bulldozer(seat, start, place)
    if place >= FIRST_BAY:
        board.push_effects(seat, board.content.map.bay_effects[place - FIRST_BAY])


def bring(board: Board, seat: int, count: int) -> None:
    """PA-59: bulldozers from the network board to the public area."""
    for _ in range(count):
        first = seat * BULLDOZERS_EACH
        if RESERVE not in board.bulldozers[first : first + BULLDOZERS_EACH]:
            return
        move(board, seat, RESERVE, PUBLIC)


def duty_codes(board: Board, seat: int, site: int) -> list[int]:
    """PA-60, PA-61: one move with the bulldozer that was used, unless it has left already."""
    if board.site_bulldozer[site] != seat:
        return []
    return goal_codes(board, site)


def start_codes(board: Board) -> list[int]:
    """PA-21: beside a mixed site of the start sector without a bulldozer."""
    printed = board.content.map
    codes: list[int] = []
    for site in printed.sector_sites[printed.start_sector]:
        if printed.site_kind[site] == MIXED and board.free_sites >> site & 1:
            codes.append(TO_AT + site)
    return codes
