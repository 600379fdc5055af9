"""The network board: which transformers can be taken, over which lines, and at what price (PA-84 to PA-87)."""

from __future__ import annotations

from typing import Final

from stromtisch.core.reason import Reason
from stromtisch.games.pampero import printed_boards
from stromtisch.games.pampero.printed_map import STAGES
from stromtisch.games.pampero.state import FROM_NETWORK, NONE, Board

FREE: Final = -1


class Ways:
    """The ways to a transformer: for each its price and the furthest column it leads to."""

    def __init__(self) -> None:
        self.energy: list[int] = []
        self.money: list[int] = []
        self.batteries: list[int] = []
        self.column: list[int] = []

    def add(self, energy: int, money: int, batteries: int, column: int) -> None:
        """Enter a way."""
        self.energy.append(energy)
        self.money.append(money)
        self.batteries.append(batteries)
        self.column.append(column)


def free_transformers(board: Board, seat: int) -> int:
    """PA-84, PA-85: fields at an arrow for the first contract, then those a line in use leads to."""
    boards = board.content.boards
    used = board.in_use[seat]
    open_columns = boards.stage_transformers[board.stages[seat]]
    if used == 0:
        return boards.start_transformers & open_columns
    return board.near[seat] & open_columns & ~used


def transformers_through(board: Board, seat: int, requirement: int) -> int:
    """PA-86: fields that an uncovered pink line leads to from a field in use."""
    boards = board.content.boards
    used = board.in_use[seat]
    joins = boards.joins[requirement]
    if joins & used == 0 or board.network_tiles[seat] >> requirement & 1:
        return 0
    return joins & ~used & boards.stage_transformers[board.stages[seat]]


def furthest_column(board: Board, fields: int) -> int:
    """The rightmost column of a set of transformers; it matters only with restricted contracts (PA-161)."""
    if not board.charter.columns:
        return STAGES
    from_column = board.content.boards.from_column
    column = STAGES
    while fields & from_column[column] == 0:
        column -= 1
    return column


def find_ways(board: Board, seat: int, net_free: bool) -> Ways:
    """All ways a company has to another transformer."""
    ways = Ways()
    boards = board.content.boards
    fields = free_transformers(board, seat)
    if fields != 0:
        ways.add(0, 0, 0, furthest_column(board, fields))
        if not board.charter.columns:
            return ways
    for requirement in range(printed_boards.REQUIREMENT_COUNT):
        fields = transformers_through(board, seat, requirement)
        if fields != 0:
            column = furthest_column(board, fields)
            amount = 0 if net_free else boards.pay_amount[requirement]
            pay = boards.pay[requirement]
            if pay == printed_boards.PAY_ENERGY:
                ways.add(amount, 0, 0, column)
            elif pay == printed_boards.PAY_MONEY:
                ways.add(0, amount, 0, column)
            else:
                ways.add(0, 0, amount, column)
    return ways


def can_connect(ways: Ways, column: int, money: int, energy: int, batteries: int) -> bool:
    """Whether a contract for this column or further right finds a transformer at a price that can be paid."""
    for number in range(len(ways.column)):
        if (
            ways.column[number] >= column
            and ways.energy[number] <= energy
            and ways.money[number] <= money
            and ways.batteries[number] <= batteries
        ):
            return True
    return False


def free_ways(board: Board, seat: int, column: int) -> int:
    """The transformers for a contract of this column that can be taken without paying for a line."""
    return free_transformers(board, seat) & _fitting(board, column)


def _fitting(board: Board, column: int) -> int:
    """PA-161: with restricted contracts only transformers from its column on."""
    return board.content.boards.from_column[column if board.charter.columns else 1]


def paid_ways(board: Board, seat: int, column: int, net_free: bool, energy: int, batteries: int) -> list[int]:
    """The ways through a line that can be paid with what is left after the contract itself, as numbers of way_of."""
    boards = board.content.boards
    fitting = _fitting(board, column)
    ways: list[int] = []
    money = board.money[seat]
    for requirement in range(printed_boards.REQUIREMENT_COUNT):
        fields = transformers_through(board, seat, requirement) & fitting
        if fields == 0:
            continue
        pay = boards.pay[requirement]
        has = (
            energy
            if pay == printed_boards.PAY_ENERGY
            else (money if pay == printed_boards.PAY_MONEY else batteries)
        )
        if net_free or has >= boards.pay_amount[requirement]:
            for number in boards.joined[requirement]:
                if fields >> number & 1:
                    through = boards.through_number[requirement * printed_boards.TRANSFORMER_COUNT + number]
                    ways.append(printed_boards.TRANSFORMER_COUNT + through)
    return ways


def pay_requirement(board: Board, seat: int, requirement: int, net_free: bool) -> None:
    """PA-86: the price is paid once, a network tile covers it, and all its fields are joined from now on."""
    boards = board.content.boards
    if not net_free:
        amount = boards.pay_amount[requirement]
        pay = boards.pay[requirement]
        if pay == printed_boards.PAY_ENERGY:
            board.gain_energy(seat, -amount)
        elif pay == printed_boards.PAY_MONEY:
            board.earn(seat, -amount, FROM_NETWORK)
        else:
            board.change_batteries(seat, -amount)
    board.network_tiles[seat] |= 1 << requirement
    if boards.joins[requirement] & board.in_use[seat]:
        board.near[seat] |= boards.joins[requirement]
    board.tell("network-tile", seat, "requirement", boards.requirement_ids[requirement])


def occupy(board: Board, seat: int, transformer: int, contract: int) -> None:
    """PA-89: the contract lies on the field of its transformer, and new lines lead on from there."""
    boards = board.content.boards
    board.in_use[seat] |= 1 << transformer
    board.transformer_contract[seat * printed_boards.TRANSFORMER_COUNT + transformer] = contract
    board.near[seat] |= boards.thick[transformer]
    for requirement in range(printed_boards.REQUIREMENT_COUNT):
        if board.network_tiles[seat] >> requirement & 1 and boards.joins[requirement] >> transformer & 1:
            board.near[seat] |= boards.joins[requirement]


def way_of(board: Board, way: int) -> tuple[int, int]:
    """The transformer and the requirement (FREE: none) of a way: first all transformers, then those through a line."""
    if way < printed_boards.TRANSFORMER_COUNT:
        return way, FREE
    boards = board.content.boards
    number = way - printed_boards.TRANSFORMER_COUNT
    return boards.through_transformer[number], boards.through_requirement[number]


def way_reason(board: Board, seat: int, way: int) -> Reason:
    """Why a transformer cannot be taken this way (PA-84 to PA-87, PA-161)."""
    boards = board.content.boards
    transformer, requirement = way_of(board, way)
    if board.in_use[seat] >> transformer & 1:
        return Reason("transformer-used")
    column = boards.transformer_column[transformer]
    if column > board.stages[seat]:
        return Reason("column-locked", {"needs": column, "stage": board.stages[seat]})
    fields = (
        free_transformers(board, seat)
        if requirement == FREE
        else transformers_through(board, seat, requirement)
    )
    if fields >> transformer & 1 == 0:
        return Reason("not-connected")
    if requirement != FREE:
        pay = printed_boards.PAYMENTS[boards.pay[requirement]]
        needs: dict[str, object] = {"pay": pay, "needs": boards.pay_amount[requirement]}
        if not board.charter.columns:
            return Reason("requirement-unpaid", needs)
    return Reason("column-restricted", {"column": column})


assert FREE == NONE
