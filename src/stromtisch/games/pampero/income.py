"""Income markers: steps, limits, crossings, and the special cards of dark green columns (PA-91 to PA-95)."""

from __future__ import annotations

from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.state import Board
from stromtisch.games.pampero.tasks import MARKET_COUNT, MARKETS


def advance(board: Board, seat: int, market: int, steps: int) -> None:
    """Move a marker; steps beyond the limit are lost (PA-92).

    VJ's markers cross nothing and earn no special cards (PA-181).
    """
    boards = board.content.boards
    place = seat * MARKET_COUNT + market
    column = board.income[place]
    limit = boards.limit(market, board.stages[seat])
    goal = column + steps
    if goal > limit:
        goal = limit
    if goal <= column:
        return
    board.income[place] = goal
    if board.journal is not None:
        body: dict[str, object] = {"seat": seat, "market": MARKETS[market], "column": goal}
        body["value"] = boards.income_values[goal]
        board.journal.tell("income", body)
    if seat == board.charter.vj:
        return
    # PA-94: only the first own marker in a dark green column earns a special card.
    for number, green in enumerate(boards.dark_green):
        if column < green <= goal and board.green_taken[seat] >> number & 1 == 0:
            board.green_taken[seat] |= 1 << number
            board.push(tasks.SPECIAL, seat)
    # PA-95: each crossing once.
    if column < boards.cross_at[market] <= goal and board.crossed[seat] >> market & 1 == 0:
        board.crossed[seat] |= 1 << market
        advance(board, seat, boards.cross[market], 1)


def advance_arrows(board: Board, seat: int, contract: int) -> None:
    """PA-91, PA-93: every arrow one step. The order of the markets makes no difference to where markers end."""
    arrows = board.content.map.arrows
    first = contract * MARKET_COUNT
    for market in range(MARKET_COUNT):
        if arrows[first + market] > 0:
            advance(board, seat, market, arrows[first + market])


def can_advance(board: Board, seat: int, market: int) -> bool:
    """Whether a marker has not reached its limit."""
    column = board.income[seat * MARKET_COUNT + market]
    return column < board.content.boards.limit(market, board.stages[seat])
