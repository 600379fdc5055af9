"""The course of a year: turns, consolidation, turn order, and when a scoring is due (PA-24 ff., PA-132 ff.)."""

from __future__ import annotations

from stromtisch.games.pampero import state, tasks
from stromtisch.games.pampero.answer import Answer
from stromtisch.games.pampero.content import ACTIONS
from stromtisch.games.pampero.playing import take_back
from stromtisch.games.pampero.printed_boards import ROW_SLOTS, SLOT_COUNT
from stromtisch.games.pampero.scoring import begin_scoring, income_total, scoring_due
from stromtisch.games.pampero.state import NONE, Board
from stromtisch.games.pampero.vj import HUMAN, new_year, set_out, take_turn


def go_on(board: Board) -> None:
    """Nothing is left to do: the next turn, company, phase or year begins."""
    if board.phase == state.SCORING:
        _after_scoring(board)
        return
    board.turn += 1
    if board.turn < board.companies:
        _next_company(board)
        return
    board.turn = 0
    if board.phase == state.SETTING:
        begin_year(board)
    elif board.phase == state.ACTION:
        board.round += 1
        if board.round == ACTIONS:
            # PA-28: all action markers are placed.
            board.phase = state.CONSOLIDATION
        _next_company(board)
    else:
        _end_year(board)


def _next_company(board: Board) -> None:
    """PA-25, PA-132: one after another in turn order."""
    seat = board.order[board.turn]
    vj = seat == board.charter.vj
    if board.phase == state.SETTING:
        if vj:
            set_out(board)
        else:
            board.push(tasks.START, seat)
    elif board.phase == state.ACTION:
        board.push(tasks.OPPONENT if vj else tasks.TURN, HUMAN if vj else seat)
    else:
        board.push(tasks.HARVEST, seat)
        if not vj:
            board.push(tasks.TAKE_BACK, seat)


def begin_setting(board: Board) -> None:
    """PA-21: bulldozers are placed in turn order."""
    board.phase = state.SETTING
    board.turn = 0
    _next_company(board)


def begin_year(board: Board) -> None:
    """Action round 1 of a year."""
    board.phase = state.ACTION
    board.round = 0
    board.turn = 0
    if board.journal is not None:
        board.journal.tell("year", {"year": board.year, "order": board.order})
    if board.charter.solo:
        new_year(board)
    _next_company(board)


# --- consolidation ----------------------------------------------------------------------


def rightmost(board: Board, seat: int, row: int) -> int:
    """The slot of the rightmost card of a row, or NONE."""
    first = row * ROW_SLOTS
    for slot in range(first + ROW_SLOTS - 1, first - 1, -1):
        if board.slots[seat * SLOT_COUNT + slot] != NONE:
            return slot
    return NONE


def batteries_made(board: Board, seat: int) -> int:
    """PA-135: visible battery symbols up to the pylon above the energy marker."""
    count = 0
    for pylon in range(1, min(board.stages[seat], (board.energy[seat] + 1) // 2) + 1):
        count += board.content.boards.pylon_batteries[pylon]
    return count


def harvest(board: Board, seat: int) -> None:
    """PA-135 to PA-137, PA-162, PA-188: batteries, income, timeline."""
    board.gain_batteries(seat, batteries_made(board, seat))
    most = board.batteries[seat]
    if seat == board.charter.vj:
        most = board.content.vj_most_batteries
    elif board.charter.capacity:
        most = board.stages[seat]
    if board.batteries[seat] > most:
        board.change_batteries(seat, most - board.batteries[seat])
    board.earn(seat, income_total(board, seat), state.FROM_INCOME)
    board.advance_disc(seat)


class Return(Answer):
    """PA-134: the rightmost card of the upper or the lower row."""

    def opens(self, board: Board, seat: int, at: int) -> bool:
        return rightmost(board, seat, at) != NONE

    def do(self, board: Board, seat: int, at: int) -> None:
        take_back(board, seat, rightmost(board, seat, at))


class Reveal(Answer):
    """PA-176: VJ's next card, turned up by hand."""

    def do(self, board: Board, seat: int, at: int) -> None:
        take_turn(board)

    def preview(self, board: Board, seat: int, at: int) -> dict[str, object]:
        """Nobody knows."""
        return {}


# --- turn order and scorings --------------------------------------------------------------


def _end_year(board: Board) -> None:
    """PA-138 to PA-140."""
    if min(board.position) < board.charter.last_field:
        board.order = new_order(board)
        board.order_down = 0
        if board.journal is not None:
            board.journal.tell("order", {"order": board.order})
    _after_scoring(board)


def _after_scoring(board: Board) -> None:
    """PA-140, PA-141: scorings that are due, in their order; then the next year."""
    if scoring_due(board):
        begin_scoring(board)
    else:
        board.year += 1
        begin_year(board)


def new_order(board: Board) -> list[int]:
    """PA-139: the lower row first, in each group by the timeline, higher discs first."""
    order: list[int] = []
    for down in (1, 0):
        group = [seat for seat in range(board.companies) if board.order_down >> seat & 1 == down]
        while group:
            best = group[0]
            for seat in group:
                if (board.position[seat], board.height[seat]) > (board.position[best], board.height[best]):
                    best = seat
            group.remove(best)
            order.append(best)
    return order
