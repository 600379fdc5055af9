"""Event markers: drawn unseen, laid face down, turned over, taken away (NS-10, NS-31, NS-35, NS-36, NS-57)."""

from __future__ import annotations

from stromtisch.games.neustart.cards import AT_PLANT, FIRE, MARKER_KINDS, SHOPS
from stromtisch.games.neustart.mood import add_unrest
from stromtisch.games.neustart.state import FIXED, FRESH, NONE, OPENED, RUINED, SPARK, Board


def lay_marker(board: Board, number: int, quarter: int, fixed: int, spark: bool) -> None:
    """NS-31: a marker for this effect, face down; a fire needs something to burn (NS-35, NS-125, NS-129)."""
    effect = board.content.effects[number]
    kind = effect.op
    target = NONE
    if kind == FIRE:
        if effect.target == AT_PLANT and not spark:
            target = _plant(board, quarter)
        if target == NONE and not free_house(board, quarter):
            board.tell("no-house", quarter, {"kind_of": MARKER_KINDS[kind]})
            return
    value = fixed if fixed > 0 else _draw(board, kind)
    if value == 0:
        # NS-36: the pool and its discards are empty.
        add_unrest(board, quarter)
        return
    marker = 0
    while board.marker_at[marker] != NONE:
        marker += 1
    flags = 0
    if board.fresh_now:
        flags |= FRESH
    if spark:
        flags |= SPARK
    if fixed > 0:
        flags |= FIXED
    board.marker_at[marker] = quarter
    board.marker_effect[marker] = number
    board.marker_value[marker] = value
    board.marker_state[marker] = flags
    board.marker_target[marker] = target
    board.lying.append(marker)
    board.marker_count[quarter] += 1
    if board.journal is not None:
        board.tell("marker", quarter, {"kind_of": MARKER_KINDS[kind]})


def _draw(board: Board, kind: int) -> int:
    """NS-36: the next value of a pool; an empty pool is filled from its discards; 0 if nothing is left."""
    bag = board.bags[kind]
    if not bag:
        bag = board.seen_discards[kind] + board.blind_discards[kind]
        if not bag:
            return 0
        board.rng.shuffle(bag)
        board.seen_discards = with_row(board.seen_discards, kind, [])
        board.blind_discards = with_row(board.blind_discards, kind, [])
    board.bags = with_row(board.bags, kind, bag[:-1])
    return bag[-1]


def with_row(rows: list[list[int]], kind: int, row: list[int]) -> list[list[int]]:
    """A copy with one row replaced."""
    result = rows[:]
    result[kind] = row
    return result


def _plant(board: Board, quarter: int) -> int:
    """An intact plant that does not burn yet (NS-129)."""
    for business in board.content.businesses_of[quarter]:
        if not is_shop(board, business, "PLANT") or board.business[business] == RUINED:
            continue
        if business not in board.marker_target:
            return business
    return NONE


def is_shop(board: Board, business: int, name: str) -> bool:
    """Whether a business is what cards call by this name."""
    return board.content.business_kind[business] in SHOPS[name]


def free_house(board: Board, quarter: int) -> bool:
    """Whether a house stands and does not burn."""
    burning = [marker for marker in lie_in(board, quarter, FIRE) if board.marker_target[marker] == NONE]
    return board.houses[quarter] > len(burning)


def reveal(board: Board, marker: int) -> None:
    """NS-57: turn a marker over; it stays open."""
    if board.marker_state[marker] & OPENED:
        return
    board.marker_state[marker] |= OPENED
    board.reveals += 1
    if board.journal is not None:
        kind = MARKER_KINDS[board.content.effects[board.marker_effect[marker]].op]
        said = {"marker": marker, "kind_of": kind, "value": board.marker_value[marker]}
        board.tell("revealed", board.marker_at[marker], said)


def take_away(board: Board, marker: int) -> None:
    """NS-36: a solved or failed marker goes to the discards of its kind."""
    kind = board.content.effects[board.marker_effect[marker]].op
    flags = board.marker_state[marker]
    if flags & FIXED == 0:
        value = board.marker_value[marker]
        if flags & OPENED:
            board.seen_discards = with_row(board.seen_discards, kind, [*board.seen_discards[kind], value])
        else:
            board.blind_discards = with_row(board.blind_discards, kind, [*board.blind_discards[kind], value])
    board.marker_count[board.marker_at[marker]] -= 1
    board.marker_at[marker] = NONE
    board.marker_effect[marker] = NONE
    board.marker_value[marker] = 0
    board.marker_state[marker] = 0
    board.marker_target[marker] = NONE
    board.lying.remove(marker)


def lie_in(board: Board, quarter: int, kind: int) -> list[int]:
    """The markers of a kind in a quarter, oldest first."""
    if board.marker_count[quarter] == 0:
        return []
    found: list[int] = []
    for marker in board.lying:
        if (
            board.marker_at[marker] == quarter
            and board.content.effects[board.marker_effect[marker]].op == kind
        ):
            found.append(marker)
    return found


def burn_down(board: Board, marker: int) -> None:
    """NS-107a, NS-114: a ruin, one unrest, and new fires if the card says so; goods in the building are lost."""
    quarter = board.marker_at[marker]
    number = board.marker_effect[marker]
    target = board.marker_target[marker]
    spread = 0 if board.marker_state[marker] & SPARK else board.content.effects[number].spread
    take_away(board, marker)
    if target == NONE:
        board.houses[quarter] -= 1
        add_ruin(board, quarter, "HOUSE", "fire")
    elif board.business[target] != RUINED:
        board.business[target] = RUINED
        add_ruin(board, quarter, "", "fire", target)
    add_unrest(board, quarter)
    for _ in range(spread):
        lay_marker(board, number, quarter, 0, True)


def add_ruin(board: Board, quarter: int, building: str, cause: str, business: int = NONE) -> None:
    """One house, public building or business less, by ``fire``, by a ``card`` or by the ``crowd``."""
    board.ruins[quarter] += 1
    if board.journal is not None:
        name = None if business == NONE else board.content.business_names[business]
        board.tell("ruin", quarter, {"building": name or building, "business": name, "cause": cause})


def add_deaths(board: Board, quarter: int, count: int) -> None:
    """So many people have died."""
    board.deaths[quarter] += count
    if board.journal is not None:
        board.tell("deaths", quarter, {"count": count})
