"""Working through the agenda: what is done at once, and what somebody is asked."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.bulldozers import bring
from stromtisch.games.pampero.income import advance_arrows
from stromtisch.games.pampero.plan import resolve_space, upgrade
from stromtisch.games.pampero.scoring import reckon, score_tiles, turn_face_up
from stromtisch.games.pampero.state import FROM_BONUSES, OVER, Board
from stromtisch.games.pampero.tasks import KIND, SEAT_AT, SEATS
from stromtisch.games.pampero.vj import move_on
from stromtisch.games.pampero.year import go_on, harvest

IS_PLAIN: Final = [kind in tasks.PLAIN_QUESTIONS for kind in range(64)]


def settle(board: Board) -> None:
    """Do what is on the agenda until somebody must decide or the match is over."""
    agenda = board.agenda
    kinds = board.kinds
    while board.phase != OVER:
        if not agenda:
            go_on(board)
            continue
        board.task = agenda[-1]
        question = board.task & KIND
        seat = board.task >> SEAT_AT & SEATS
        if question < tasks.FIRST_QUESTION:
            agenda.pop()
            carry_out(board, question, seat, board.first())
            continue
        if question == tasks.DUTY and seat == board.charter.vj:
            agenda.pop()
            if board.site_bulldozer[board.first()] == seat:
                move_on(board, board.first())
            continue
        # From the choice of a card to its payment, nothing is done on the map.
        target = tasks.WIND <= question <= tasks.CAPITAL and board.second() == 1
        if not target and not tasks.FIELD <= question <= tasks.PAYMENT:
            board.forget_survey()
        codes: list[int] = []
        for kind in kinds.in_phase[question]:
            kind.collect(board, seat, codes)
        if not codes:
            # Nothing can be chosen: it lapses (PA-47, PA-168 to PA-170).
            agenda.pop()
        elif len(codes) == 1 and IS_PLAIN[question]:
            agenda.pop()
            only = kinds.of_code[codes[0]]
            only.do(board, seat, codes[0] - only.first)
        else:
            board.acting = seat
            board.open_codes = codes
            return
    board.open_codes = []


def carry_out(board: Board, kind: int, seat: int, first: int) -> None:
    """What asks nobody."""
    if kind == tasks.MONEY:
        board.earn(seat, first, FROM_BONUSES)
    elif kind == tasks.ENERGY:
        board.gain_energy(seat, first)
    elif kind == tasks.BATTERIES:
        board.gain_batteries(seat, first)
    elif kind == tasks.BULLDOZER:
        bring(board, seat, first)
    elif kind == tasks.UPGRADE:
        upgrade(board, seat, first)
    elif kind == tasks.ARROWS:
        advance_arrows(board, seat, first)
    elif kind == tasks.BONUS:
        resolve_space(board, seat, first)
    elif kind == tasks.HARVEST:
        harvest(board, seat)
    elif kind == tasks.SCORE_TILES:
        score_tiles(board, first)
    elif kind == tasks.FACE_UP:
        turn_face_up(board)
    else:
        reckon(board)
