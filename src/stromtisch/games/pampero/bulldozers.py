"""Bulldozers: where they may go, the duty to move one that was used, and the parking lot (PA-53 to PA-63)."""

from __future__ import annotations

from stromtisch.core.kinds import NOTHING
from stromtisch.core.reason import Reason
from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.answer import Answer
from stromtisch.games.pampero.places import FIRST_BAY, PUBLIC, RESERVE
from stromtisch.games.pampero.printed_map import MIXED
from stromtisch.games.pampero.state import Board


def move(board: Board, seat: int, start: int, place: int) -> None:
    """One move; in a bay its bonus comes at once, to the owner (PA-55, PA-63)."""
    board.place_bulldozer(seat, start, place)
    if place >= FIRST_BAY:
        board.push_effects(seat, board.content.map.bay_effects[place - FIRST_BAY])


def bring(board: Board, seat: int, count: int) -> None:
    """PA-59: bulldozers from the network board to the public area."""
    for _ in range(min(count, board.bulldozers_of(seat).count(RESERVE))):
        move(board, seat, RESERVE, PUBLIC)


class Bulldozer(Answer):
    """PA-56: one of the own bulldozers beside a site or in the public area, or none."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        places = board.bulldozers_of(seat)
        found += [self.first + place for place in places if place < PUBLIC]
        if PUBLIC in places:
            found.append(self.first + PUBLIC)

    def do(self, board: Board, seat: int, at: int) -> None:
        # An upgrade gives one more move (section 4.8).
        board.push(tasks.MOVING, seat, at, board.first() + (board.upgrades[seat] >> tasks.UP_MOVE & 1))


class Move(Answer):
    """PA-21, PA-55, PA-60: where a bulldozer goes: the one chosen, the one that was used, the first of the match."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        if board.question() == tasks.START:
            self._starts(board, found)
        elif board.question() == tasks.MOVING or board.site_bulldozer[board.first()] == seat:
            # PA-61: no duty if the bulldozer that was used has left already.
            self._goals(board, board.first(), found)

    def _starts(self, board: Board, found: list[int]) -> None:
        """PA-21: beside a mixed site of the start sector without a bulldozer."""
        printed = board.content.map
        for site in printed.sector_sites[printed.start_sector]:
            if printed.site_kind[site] == MIXED and board.free_sites >> site & 1:
                found.append(self.first + site)

    def _goals(self, board: Board, place: int, found: list[int]) -> None:
        """PA-55: where one move can lead from a place."""
        printed = board.content.map
        sites = board.free_sites
        if place < PUBLIC:
            sites &= printed.reach[printed.site_sector[place]]
        public = 1 << PUBLIC if place < PUBLIC else 0
        self.offer_all(sites | public | board.free_bays << FIRST_BAY, found)

    def do(self, board: Board, seat: int, at: int) -> None:
        if board.question() == tasks.START:
            move(board, seat, RESERVE, at)
            return
        # PA-57: a parked bulldozer never moves again.
        if board.question() == tasks.MOVING and board.second() > 1 and at <= PUBLIC:
            board.push(tasks.MOVING, seat, at, board.second() - 1)
        move(board, seat, board.first(), at)

    def reason(self, board: Board, seat: int, at: int) -> Reason:
        """PA-54 to PA-57."""
        if board.question() == tasks.START:
            return super().reason(board, seat, at)
        printed = board.content.map
        if at >= FIRST_BAY:
            return Reason("bay-taken" if board.bays >> (at - FIRST_BAY) & 1 else "not-in-this-game")
        if at == PUBLIC:
            return Reason("already-there")
        if board.sites >> at & 1 == 0 or printed.building_sites >> at & 1 == 0:
            return Reason("not-in-this-game")
        return Reason(
            "too-far" if board.free_sites >> at & 1 else "site-taken", {"site": printed.site_ids[at]}
        )

    def autopilot(self, board: Board, seat: int) -> int:
        """A used bulldozer goes to the public area."""
        return (
            PUBLIC if board.question() == tasks.DUTY and self.first + PUBLIC in board.open_codes else NOTHING
        )
