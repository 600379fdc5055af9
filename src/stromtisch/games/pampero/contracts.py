"""Fulfilling contracts: standard, remote and solar ones, links, pairs and connection tiles (PA-80 to PA-111)."""

from __future__ import annotations

from typing import Final

from stromtisch.core.reason import Reason
from stromtisch.games.pampero import network, printed_map, tasks
from stromtisch.games.pampero.answer import Answer
from stromtisch.games.pampero.network import Ways
from stromtisch.games.pampero.printed_boards import TRANSFORMER_COUNT, PrintedBoards
from stromtisch.games.pampero.printed_map import SPACE_COUNT, STANDARD_COUNT
from stromtisch.games.pampero.state import NONE, Board
from stromtisch.games.pampero.tasks import MARKETS

# What a NETWORK task carries besides the contract: whether its line is free, whether a link may follow, and the owner
# of the pylon that was used.
FREE_LINE: Final = 1
LINKABLE: Final = 2
OWNER_AT: Final = 2


def contract_at(board: Board, deal: int) -> int:
    """The contract that lies on a place of the map, or (from SPACE_COUNT on) on a field of the solar display."""
    if deal < STANDARD_COUNT:
        return deal
    if deal < SPACE_COUNT:
        return board.remote_at[deal - STANDARD_COUNT]
    return board.solar_at[deal - SPACE_COUNT]


def spaces_near(board: Board, sectors: int) -> int:
    """The places in a set of sectors."""
    spaces = 0
    for sector in range(len(board.content.map.sector_spaces)):
        if sectors >> sector & 1:
            spaces |= board.content.map.sector_spaces[sector]
    return spaces


def reduction_of(board: Board, seat: int, mods: int) -> int:
    """PA-88: how the energy of a standard contract is lowered."""
    return (board.upgrades[seat] >> tasks.UP_CONTRACT & 1) + (2 if mods & tasks.LEAN else 0)


def any_standard_within(
    board: Board, seat: int, ways: Ways, spaces: int, reduction: int, money: int, batteries: int
) -> bool:
    """Whether one of these standard contracts can be paid together with a way to a transformer."""
    printed = board.content.map
    energy = board.energy[seat]
    for number in range(len(ways.column)):
        left = energy - ways.energy[number]
        if left >= 0 and ways.money[number] <= money and ways.batteries[number] <= batteries:
            within = printed.cost_within[reduction * (printed_map.MOST_ENERGY + 1) + left]
            if spaces & within & printed.unlocked[ways.column[number]] != 0:
                return True
    return False


def remote_open(board: Board, seat: int, space: int) -> bool:
    """PA-83, PA-103: an open remote place whose contract the company has unlocked."""
    if board.open_spaces >> space & 1 == 0:
        return False
    contract = board.remote_at[space - STANDARD_COUNT]
    stage = board.stages[seat]
    zone = board.content.map.space_zone[space]
    return stage >= board.content.map.contract_stage[contract] and stage >= board.content.zone_stages[zone]


def remote_within(
    board: Board, seat: int, ways: Ways, space: int, alternative: int, money: int, batteries: int
) -> bool:
    """PA-104: whether this alternative of a remote contract's cost can be paid together with a way."""
    printed = board.content.map
    contract = board.remote_at[space - STANDARD_COUNT]
    number = contract - STANDARD_COUNT
    if alternative >= len(printed.remote_energy[number]):
        return False
    energy = board.energy[seat] - printed.remote_energy[number][alternative]
    left = batteries - printed.remote_batteries[number][alternative]
    if energy < 0 or left < 0:
        return False
    return network.can_connect(ways, printed.contract_stage[contract], money, energy, left)


def solar_available(board: Board) -> int:
    """PA-108: fields with a tile that an arrow leads to over emptied fields."""
    available = 0
    after = board.content.map.solar_after
    emptied = board.solar_fields & ~board.solar_open
    # Fields are numbered from left to right, so those before a field have been looked at already.
    passable = 0
    for field in range(printed_map.SOLAR_FIELD_COUNT):
        if board.solar_fields >> field & 1 and (after[field] == 0 or after[field] & passable):
            if emptied >> field & 1:
                passable |= 1 << field
            else:
                available |= 1 << field
    return available


# --- what an effect brings ----------------------------------------------------------------


def begin_standard(board: Board, seat: int, space: int, mods: int, owner: int, linkable: bool) -> None:
    """The energy of a standard contract is settled; now a transformer is chosen."""
    printed = board.content.map
    board.deal_energy = printed_map.reduced(printed.space_cost[space], reduction_of(board, seat, mods))
    board.deal_batteries = 0
    free = FREE_LINE if mods & tasks.NET_FREE else 0
    link = LINKABLE if linkable else 0
    board.push(tasks.NETWORK, seat, space, owner << OWNER_AT | link | free)


def begin_solar(board: Board, seat: int, field: int) -> None:
    """PA-109: no energy, no zone, no pylon; PA-110: but a transformer."""
    board.deal_energy = 0
    board.deal_batteries = 0
    board.push(tasks.NETWORK, seat, SPACE_COUNT + field)


def fulfil(board: Board, seat: int, deal: int, carried: int, way: int) -> None:
    """PA-88 to PA-91: pay, exchange contract and transformer, then bonus, arrows, connection tiles and link."""
    transformer, requirement = network.way_of(board, way)
    contract = contract_at(board, deal)
    board.gain_energy(seat, -board.deal_energy)
    board.energy_spent[seat] += board.deal_energy
    board.change_batteries(seat, -board.deal_batteries)
    if requirement != network.FREE:
        network.pay_requirement(board, seat, requirement, carried & FREE_LINE != 0)
    network.occupy(board, seat, transformer, contract)
    hand_over(board, seat, deal, board.content.boards.transformer_column[transformer])
    if deal < STANDARD_COUNT and carried & LINKABLE and board.content.map.link[deal] != NONE:
        board.push(tasks.LINK, seat, board.content.map.link[deal], carried >> OWNER_AT)
    if deal < SPACE_COUNT:
        for field in board.content.map.fields_of_space[deal]:
            if connection_unlocked(board, field):
                board.push(tasks.CLAIM, seat, field)
    board.push(tasks.ARROWS, seat, contract)
    board.push_effects(seat, board.content.boards.transformer_effects[transformer])


def hand_over(board: Board, seat: int, deal: int, level: int) -> None:
    """PA-89, PA-96, PA-110: the transformer takes the contract's place; the other one of a pair leaves the game."""
    if deal >= SPACE_COUNT:
        field = deal - SPACE_COUNT
        board.solar_open &= ~(1 << field)
        board.solar_owner[field] = seat
        board.solar_level[field] = level
        name = board.content.map.solar_field_ids[field]
    else:
        board.open_spaces &= ~(1 << deal)
        board.done_spaces |= 1 << deal
        board.space_owner[deal] = seat
        board.space_level[deal] = level
        name = board.content.map.space_ids[deal]
        partner = board.content.map.pair[deal]
        if partner != NONE and board.open_spaces >> partner & 1:
            board.open_spaces &= ~(1 << partner)
            board.void_spaces |= 1 << partner
    if board.journal is not None:
        contract = contract_at(board, deal)
        body: dict[str, object] = {"seat": seat, "at": name, "level": level}
        body["contract"] = board.content.map.contract_ids[contract]
        body["family"] = "standard" if deal < STANDARD_COUNT else "remote" if deal < SPACE_COUNT else "solar"
        symbols = board.content.map.symbols[contract]
        body["markets"] = [name for market, name in enumerate(MARKETS) if symbols >> market & 1]
        board.journal.tell("fulfilled", body)


def connection_unlocked(board: Board, field: int) -> bool:
    """PA-100, PA-101: a tile still there and two lines unlocked; a branching line counts once."""
    return board.connection_at[field] != NONE and lines_unlocked(board, field, board.done_spaces)


def lines_unlocked(board: Board, field: int, done: int) -> bool:
    """Whether enough lines of a connection field are unlocked once the contracts of these places are fulfilled."""
    unlocked = [line for line in board.content.map.lines[field] if line & done]
    return len(unlocked) >= board.content.lines_needed


def claim(board: Board, seat: int, field: int) -> None:
    """A connection tile comes into the play area of a company."""
    tile = board.connection_at[field]
    board.connection_at[field] = NONE
    board.tiles_owned[seat] |= 1 << tile
    board.tiles_ready[seat] |= 1 << tile
    board.claimed |= 1 << tile
    fields = board.content.map.connection_field_ids
    board.tell("claimed", seat, "tile", board.content.tiles.connection_ids[tile], "field", fields[field])


# --- what is asked ------------------------------------------------------------------------


class Spend(Answer):
    """PA-104: the alternatives of a remote contract's cost that can be paid."""

    def opens(self, board: Board, seat: int, at: int) -> bool:
        ways = network.find_ways(board, seat, False)
        return remote_within(board, seat, ways, board.first(), at, board.money[seat], board.batteries[seat])

    def do(self, board: Board, seat: int, at: int) -> None:
        # The cost on a remote contract replaces that of the board (PA-105).
        printed = board.content.map
        number = board.remote_at[board.first() - STANDARD_COUNT] - STANDARD_COUNT
        board.deal_energy = printed.remote_energy[number][at]
        board.deal_batteries = printed.remote_batteries[number][at]
        board.push(tasks.NETWORK, seat, board.first())


def column_of(board: Board) -> int:
    """PA-161: the column of the contract in hand."""
    return board.content.map.contract_stage[contract_at(board, board.first())]


class Network(Answer):
    """PA-84 to PA-91: the transformer for a contract."""

    def way(self, at: int) -> int:
        """The way a decision names (see network.way_of)."""
        return at

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        self.offer_all(network.free_ways(board, seat, column_of(board)), found)

    def do(self, board: Board, seat: int, at: int) -> None:
        fulfil(board, seat, board.first(), board.second(), self.way(at))

    def reason(self, board: Board, seat: int, at: int) -> Reason:
        return network.way_reason(board, seat, self.way(at))

    def looked_for(self, board: Board, seat: int) -> list[int]:
        return list(range(TRANSFORMER_COUNT))


class Through(Network):
    """PA-86: a transformer that only a pink line leads to."""

    def __init__(self, boards: PrintedBoards) -> None:
        super().__init__("network", [tasks.NETWORK], ("transformer", boards.transformer_ids))
        self.pairs = [
            (boards.transformer_ids[field], boards.requirement_ids[boards.through_requirement[number]])
            for number, field in enumerate(boards.through_transformer)
        ]

    def settle(self, first: int) -> None:
        """There is a decision for each pair, not for all transformers with all lines."""
        self.first = first
        self.count = len(self.pairs)

    def arguments(self, at: int) -> dict[str, str | int]:
        transformer, requirement = self.pairs[at]
        return {"transformer": transformer, "requirement": requirement}

    def way(self, at: int) -> int:
        return TRANSFORMER_COUNT + at

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        energy = board.energy[seat] - board.deal_energy
        batteries = board.batteries[seat] - board.deal_batteries
        free = board.second() & FREE_LINE != 0
        for way in network.paid_ways(board, seat, column_of(board), free, energy, batteries):
            found.append(self.first + way - TRANSFORMER_COUNT)

    def looked_for(self, board: Board, seat: int) -> list[int]:
        return []


class Claim(Answer):
    """PA-100, PA-102: take a connection tile or leave it."""

    def opens(self, board: Board, seat: int, at: int) -> bool:
        return at == board.first() and connection_unlocked(board, at)

    def do(self, board: Board, seat: int, at: int) -> None:
        claim(board, seat, at)
