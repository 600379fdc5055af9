"""The mood of the quarters: helpers, unrest, uprisings, information, and the loss of the game (NS-89 to NS-98)."""

from __future__ import annotations

from stromtisch.games.neustart.cards import MOVE_COST
from stromtisch.games.neustart.state import GREEN, LOST, NONE, OVER, STRIPED, TOWN_HALL, UNINFORMED, Board


def add_unrest(board: Board, quarter: int, times: int = 1) -> None:
    """NS-90, NS-94, NS-95, NS-97: a helper leaves or anger rises; a new uprising upsets the neighbours.

    Chains run first in, first out, neighbours in the order of the quarters; at the weekday's end there are none.
    """
    uprising = board.content.uprising
    for _ in range(times):
        waiting = [quarter]
        done = 0
        while done < len(waiting):
            here = waiting[done]
            done += 1
            if board.helpers[here] > 0:
                board.helpers[here] -= 1
                board.helper_count -= 1
            elif board.anger[here] < board.content.most_anger:
                board.anger[here] += 1
                if board.anger[here] == uprising:
                    board.tell("uprising", here, {"spreads": not board.day_ending})
                    if not board.day_ending:
                        waiting += board.charter.town.neighbours[here]
            if board.journal is not None:
                _tell_mood(board, "unrest", here)


def lift_mood(board: Board, quarter: int) -> None:
    """NS-91, NS-93, NS-96: one anger less, otherwise one helper more while there are any in the box."""
    if board.anger[quarter] > 0:
        board.anger[quarter] -= 1
    elif board.helper_count < board.content.helpers:
        board.helpers[quarter] += 1
        board.helper_count += 1
    else:
        return
    if board.journal is not None:
        _tell_mood(board, "mood", quarter)


def _tell_mood(board: Board, kind: str, quarter: int) -> None:
    board.tell(kind, quarter, {"anger": board.anger[quarter], "helpers": board.helpers[quarter]})


def inform(board: Board, quarter: int, lift: bool) -> None:
    """NS-68 to NS-71, NS-92: a green marker, a mood point unless declined, striped ones in adjacent bases."""
    board.info[quarter] = GREEN
    board.tell("informed", quarter)
    if lift:
        lift_mood(board, quarter)
    if board.base[quarter] == 0:
        return
    for other in board.charter.town.neighbours[quarter]:
        if board.base[other] == 1 and board.info[other] == UNINFORMED:
            board.info[other] = STRIPED
            board.tell("passed-on", other)


def find_network(board: Board) -> None:
    """NS-104, NS-130: the quarters joined to the town hall by an unbroken chain of adjacent bases."""
    hall = board.content.town_hall
    if board.base[hall] == 0:
        board.network = 0
        return
    network = 1 << hall
    waiting = [hall]
    while waiting:
        here = waiting.pop()
        for other in board.charter.town.neighbours[here]:
            if board.base[other] == 1 and network >> other & 1 == 0:
                network |= 1 << other
                waiting.append(other)
    board.network = network


def lose_base(board: Board, quarter: int) -> None:
    """NS-117, NS-118, NS-130: a base is gone; without the one at the town hall the game is lost."""
    board.base[quarter] = 0
    find_network(board)
    board.tell("base-lost", quarter)
    if quarter == board.content.town_hall:
        lose(board, TOWN_HALL)


def lose(board: Board, cause: str) -> None:
    """NS-109, NS-118: everybody loses together."""
    board.phase = OVER
    board.verdict = LOST
    board.cause = cause
    for seat in range(board.seats):
        board.focus[seat] = NONE
    board.tell_day("lost", {"cause": cause})


def find_roads(board: Board) -> None:
    """NS-52: one more for entering a quarter with a road block, and what cards add to every step."""
    town = board.charter.town
    dearer = board.unit_modifiers[MOVE_COST] + board.day_modifiers[MOVE_COST]
    blocked = [block != 0 for block in board.blocks]
    if dearer == 0 and True not in blocked:
        board.roads = town.steps
    else:
        board.roads = town.ways(blocked, max(1 + dearer, 1))
