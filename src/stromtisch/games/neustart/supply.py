"""Goods: needs, stock, depot, hospital, finds, transport, tanks (NS-76 to NS-78, NS-82 to NS-88, NS-99 to NS-105)."""

from __future__ import annotations

from typing import Final

from stromtisch.core.kinds import Why
from stromtisch.games.neustart import reasons, state
from stromtisch.games.neustart.content import Content
from stromtisch.games.neustart.orders import Order, not_held
from stromtisch.games.neustart.state import NONE, Board
from stromtisch.games.neustart.terms import ACTOR_COUNT, ACTORS, QUARTER_COUNT

FROM_STOCK: Final = 0
FROM_FOUND: Final = 1
FROM_DEPOT: Final = 2
FOUND_FUEL: Final = 3
DEPOT_FUEL: Final = 4
HOSPITAL_FUEL: Final = 5
SOURCES: Final = ["stock", "found", "depot", "found-fuel", "depot-fuel", "hospital-fuel"]
SOURCE_COUNT: Final = 6

TO_NEED: Final = 0
TO_STOCK: Final = 1
TO_DEPOT: Final = 2
TO_HOSPITAL: Final = 3
TO_TANK: Final = 4
SINKS: Final = ["need", "stock", "depot", "hospital", *["tank-" + actor for actor in ACTORS]]
SINK_COUNT: Final = 9
AMOUNTS: Final = ["one", "all"]


def available(board: Board, source: int, quarter: int) -> int:
    """How much there is to take."""
    if source == FROM_STOCK:
        return board.stock[quarter]
    if source == FROM_FOUND:
        return board.found_supplies[quarter]
    if source == FROM_DEPOT:
        return board.depot_supplies
    if source == FOUND_FUEL:
        return board.found_fuel[quarter]
    if source == DEPOT_FUEL:
        return board.depot_fuel
    return board.hospital_stock if quarter == board.content.hospital else 0


def room(board: Board, source: int, sink: int, quarter: int) -> int:
    """How much may be put down; stock and depot hold any amount."""
    if sink == TO_NEED:
        return board.need(quarter) - board.covered[quarter]
    if sink >= TO_TANK:
        actor = sink - TO_TANK
        return board.content.tank[actor] - board.tank[actor]
    if sink == TO_HOSPITAL and source == HOSPITAL_FUEL:
        return 1 - board.hospital_covered
    return 1000


def goods_closed(board: Board, seat: int, source: int, sink: int) -> Why | None:
    """Why goods may not go this way in the quarter or on the transport a seat has in hand; None: they may."""
    focus = board.focus[seat]
    origin = state.origin_of(focus)
    destination = state.destination_of(focus)
    supplies = source <= FROM_DEPOT
    if supplies != (sink <= TO_STOCK) and sink != TO_DEPOT:
        return reasons.WRONG_GOODS
    if available(board, source, origin) == 0:
        return reasons.NOTHING_THERE
    if (source in (FROM_DEPOT, DEPOT_FUEL)) and not board.on_network(origin):
        return reasons.OFF_NETWORK
    if sink == TO_DEPOT:
        if source in (FROM_DEPOT, DEPOT_FUEL):
            return reasons.WRONG_GOODS
        if not board.on_network(destination):
            return reasons.OFF_NETWORK
    elif sink == TO_HOSPITAL:
        if destination != board.content.hospital:
            return reasons.NOT_HERE
    elif sink >= TO_TANK:
        if board.resting[sink - TO_TANK] == state.RESTS:
            return reasons.ACTOR_RESTS
        if not board.stands_at(sink - TO_TANK, destination):
            return reasons.NOT_HERE
    if origin == destination:
        closed = _local_closed(board, seat, origin, source, sink)
    else:
        closed = trip_closed(board, seat, origin, destination)
    if closed is not None:
        return closed
    return None if room(board, source, sink, destination) > 0 else reasons.NO_ROOM


def _local_closed(board: Board, seat: int, quarter: int, source: int, sink: int) -> Why | None:
    """NS-76, NS-77, NS-83, NS-99 to NS-103: what may be done in a quarter without driving, and by whom."""
    administers = board.holds(seat, board.content.administration)
    if source == FROM_STOCK:
        # NS-100: anybody may cover a need from the quarter's own stock; NS-102: stock never flows back.
        return None if sink == TO_NEED else reasons.WRONG_GOODS
    if source == HOSPITAL_FUEL:
        return None if sink == TO_HOSPITAL else reasons.WRONG_GOODS
    if source in (FROM_DEPOT, DEPOT_FUEL):
        # Tanks are filled by their actors (NS-86).
        if sink >= TO_TANK:
            return reasons.WRONG_GOODS
        administration = board.content.administration
        return None if administers else not_held(board, seat, administration, reasons.ADMINISTRATION)
    # Found goods belong to their finder; anybody may put them into the depot.
    if sink == TO_DEPOT or administers:
        return None
    if finder_of(board, seat, quarter) != NONE:
        return None
    return not_held(board, seat, own_finder(board, seat, quarter), reasons.FINDER)


def finder_of(board: Board, seat: int, quarter: int) -> int:
    """An actor of this seat that has found the goods lying in a quarter, or NONE."""
    own = board.crews[seat] & board.finders[quarter]
    if own != 0:
        for actor in range(ACTOR_COUNT):
            if own >> actor & 1 and board.holds(seat, actor):
                return actor
    return NONE


def own_finder(board: Board, seat: int, quarter: int) -> int:
    """The same, even if somebody else leads the actor."""
    own = board.crews[seat] & board.finders[quarter]
    return own.bit_length() - 1


def trip_closed(board: Board, seat: int, origin: int, destination: int) -> Why | None:
    """NS-82, NS-84: the administration decides, a helper drives, its tank pays for every quarter entered once."""
    administration = board.content.administration
    if not board.holds(seat, administration):
        return not_held(board, seat, administration, reasons.ADMINISTRATION)
    if board.helpers[origin] == 0:
        return reasons.NO_HELPER
    paid = board.trip_paid[seat] == 1 and board.focus[seat] >= state.FOCUS_TRIP
    if not paid and board.tank[administration] < board.roads[origin * QUARTER_COUNT + destination]:
        return reasons.NO_FUEL
    return None


def cargo_at(board: Board, origin: int) -> bool:
    """NS-85: whether there is anything a transport could take from here."""
    if board.stock[origin] > 0 or board.found_supplies[origin] > 0 or board.found_fuel[origin] > 0:
        return True
    if board.on_network(origin) and board.depot_supplies + board.depot_fuel > 0:
        return True
    return origin == board.content.hospital and board.hospital_stock > 0


def _take(board: Board, source: int, quarter: int, amount: int) -> None:
    if source == FROM_STOCK:
        board.stock[quarter] -= amount
    elif source == FROM_FOUND:
        board.found_supplies[quarter] -= amount
    elif source == FROM_DEPOT:
        board.depot_supplies -= amount
    elif source == FOUND_FUEL:
        board.found_fuel[quarter] -= amount
    elif source == DEPOT_FUEL:
        board.depot_fuel -= amount
    else:
        board.hospital_stock -= amount


def _put(board: Board, sink: int, quarter: int, amount: int, source: int) -> None:
    if sink == TO_NEED:
        board.covered[quarter] += amount
    elif sink == TO_STOCK:
        board.stock[quarter] += amount
    elif sink >= TO_TANK:
        board.tank[sink - TO_TANK] += amount
    elif sink == TO_HOSPITAL:
        # The field first, what is left onto the hospital's stock (NS-103).
        if board.hospital_covered == 0 and amount > 0:
            board.hospital_covered = 1
            amount -= 1
        board.hospital_stock += amount
    elif source <= FROM_DEPOT:
        board.depot_supplies += amount
    else:
        board.depot_fuel += amount


def return_surplus(board: Board, quarter: int) -> None:
    """NS-102: if the need shrinks, what lies there too much goes back to the stock."""
    surplus = board.covered[quarter] - board.need(quarter)
    if surplus > 0:
        board.covered[quarter] -= surplus
        board.stock[quarter] += surplus


def refuel_room(board: Board, actor: int) -> int:
    """NS-86: how much an actor may take from the depot now; it needs a team on the network."""
    if board.depot_fuel == 0 or board.resting[actor] == state.RESTS:
        return 0
    free = max(0, board.content.tank[actor] - board.tank[actor])
    return min(free, board.depot_fuel) if board.at_depot(actor) else 0


def can_pass(board: Board, giver: int, taker: int) -> bool:
    """NS-87, NS-88: two actors with teams in one quarter, neither resting; the taker has room."""
    if giver == taker or board.tank[giver] == 0 or board.tank[taker] >= board.content.tank[taker]:
        return False
    if board.resting[giver] == state.RESTS or board.resting[taker] == state.RESTS:
        return False
    for team in range(giver * 4, giver * 4 + 4):
        at = board.team_at[team]
        if at >= 0 and board.stands_at(taker, at):
            return True
    return False


def tank_open(board: Board, actor: int) -> bool:
    """Whether an actor's tank can be filled, or fuel passed from it."""
    if refuel_room(board, actor) > 0:
        return True
    if board.tank[actor] == 0:
        return False
    for taker in range(ACTOR_COUNT):
        if can_pass(board, actor, taker):
            return True
    return False


def desk_open(board: Board, seat: int, quarter: int) -> bool:
    """Whether a seat has anything to decide about the goods of a quarter."""
    if board.stock[quarter] > 0 and board.covered[quarter] < board.need(quarter):
        return True
    administers = board.holds(seat, board.content.administration)
    if (board.found_supplies[quarter] > 0 or board.found_fuel[quarter] > 0) and (
        administers or board.on_network(quarter) or finder_of(board, seat, quarter) != NONE
    ):
        return True
    if quarter == board.content.hospital and board.hospital_covered == 0 and board.hospital_stock > 0:
        return True
    if not administers:
        return False
    if board.on_network(quarter) and (
        board.depot_supplies > 0 or (quarter == board.content.hospital and board.depot_fuel > 0)
    ):
        return True
    return (
        board.helpers[quarter] > 0
        and board.tank[board.content.administration] > 0
        and cargo_at(board, quarter)
    )


def settle_found(board: Board) -> None:
    """NS-78: at the end of a unit supplies nobody claimed fall onto the stock, fuel is lost."""
    for quarter in range(QUARTER_COUNT):
        supplies = board.found_supplies[quarter]
        fuel = board.found_fuel[quarter]
        if supplies + fuel > 0:
            board.tell("unclaimed", quarter, {"supplies": supplies, "fuel": fuel})
            board.stock[quarter] += supplies
            board.found_supplies[quarter] = 0
            board.found_fuel[quarter] = 0
        board.finders[quarter] = 0


def cover_own(board: Board) -> None:
    """Section 5.3: residents eat what they have, the hospital burns its own fuel."""
    eaten = 0
    for quarter in range(QUARTER_COUNT):
        amount = min(board.stock[quarter], board.need(quarter) - board.covered[quarter])
        if amount > 0:
            board.stock[quarter] -= amount
            board.covered[quarter] += amount
            eaten += amount
    fuel = 0
    if board.hospital_covered == 0 and board.hospital_stock > 0:
        board.hospital_stock -= 1
        board.hospital_covered = 1
        fuel = 1
    if eaten + fuel > 0 and board.journal is not None:
        board.journal.tell("ate-own", {"supplies": eaten, "fuel": fuel})


# --- decisions ---------------------------------------------------------------------------------


class Desk(Order):
    """The goods of a quarter are taken in hand."""

    def __init__(self, content: Content) -> None:
        super().__init__("desk", [state.ACTING])
        self.names("quarter", content.quarter_ids)

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        return None if desk_open(board, seat, at) else reasons.NOTHING_TO_DECIDE

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        for quarter in range(QUARTER_COUNT):
            if desk_open(board, seat, quarter):
                found.append(self.first + quarter)

    def do(self, board: Board, seat: int, at: int) -> None:
        board.take(seat, state.FOCUS_DESK + at)


class Ship(Order):
    """NS-84: a transport to another quarter is planned; its first load pays for the way."""

    def __init__(self, content: Content) -> None:
        super().__init__("ship", [state.AT_DESK])
        self.names("quarter", content.quarter_ids)

    def role(self, board: Board, seat: int, at: int) -> int:
        return board.content.administration

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        origin = state.origin_of(board.focus[seat])
        if origin == at:
            return reasons.SAME_QUARTER
        return trip_closed(board, seat, origin, at) if cargo_at(board, origin) else reasons.NOTHING_TO_DECIDE

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        if board.helpers[state.origin_of(board.focus[seat])] > 0:
            super().collect(board, seat, found)

    def do(self, board: Board, seat: int, at: int) -> None:
        origin = state.origin_of(board.focus[seat])
        board.take(seat, state.FOCUS_TRIP + origin * QUARTER_COUNT + at)

    def preview(self, board: Board, seat: int, at: int) -> dict[str, object]:
        return {"fuel": board.roads[state.origin_of(board.focus[seat]) * QUARTER_COUNT + at]}


class Goods(Order):
    """Goods change their place; the first load of a transport pays for the way (NS-84)."""

    def __init__(self) -> None:
        super().__init__("goods", [state.AT_DESK, state.ON_TRIP], commands=True)
        self.source = self.names("source", SOURCES)
        self.sink = self.names("sink", SINKS)
        self.amount = self.names("amount", AMOUNTS)

    def role(self, board: Board, seat: int, at: int) -> int:
        source = self.source.of[at]
        focus = board.focus[seat]
        administration = board.content.administration
        if focus >= state.FOCUS_TRIP or source in (FROM_DEPOT, DEPOT_FUEL):
            return administration
        if source in (FROM_STOCK, HOSPITAL_FUEL) or self.sink.of[at] == TO_DEPOT:
            # Anybody may do this (NS-100, section 5.2), so nobody is asked.
            return NONE
        finder = finder_of(board, seat, state.origin_of(focus))
        if finder == NONE and not board.holds(seat, administration):
            finder = own_finder(board, seat, state.origin_of(focus))
        return finder if finder != NONE else administration

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        source = self.source.of[at]
        sink = self.sink.of[at]
        why = goods_closed(board, seat, source, sink)
        if why is not None or self.amount.of[at] == 0:
            return why
        # Taking all is a choice of its own from two units on.
        focus = board.focus[seat]
        most = min(
            available(board, source, state.origin_of(focus)),
            room(board, source, sink, state.destination_of(focus)),
        )
        return None if most > 1 else reasons.ONLY_ONE

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        """Supplies go to need, stock and depot; fuel to depot, hospital and tanks."""
        origin = state.origin_of(board.focus[seat])
        for source in range(SOURCE_COUNT):
            if available(board, source, origin) > 0:
                first = source * self.source.stride
                supplies = source <= FROM_DEPOT
                for sink in range(0 if supplies else TO_DEPOT, TO_HOSPITAL if supplies else SINK_COUNT):
                    self.offer(board, seat, first + 2 * sink, found)
                    self.offer(board, seat, first + 2 * sink + 1, found)

    def do(self, board: Board, seat: int, at: int) -> None:
        source = self.source.of[at]
        sink = self.sink.of[at]
        focus = board.focus[seat]
        origin = state.origin_of(focus)
        destination = state.destination_of(focus)
        cost = 0
        if origin != destination and board.trip_paid[seat] == 0:
            cost = board.roads[origin * QUARTER_COUNT + destination]
            board.tank[board.content.administration] -= cost
            board.trip_paid[seat] = 1
        amount = 1
        if self.amount.of[at] == 1:
            amount = min(available(board, source, origin), room(board, source, sink, destination))
        _take(board, source, origin, amount)
        _put(board, sink, destination, amount, source)
        if board.journal is not None:
            body: dict[str, object] = {
                "seat": seat,
                "source": SOURCES[source],
                "goods": "supplies" if source <= FROM_DEPOT else "fuel",
                "sink": SINKS[sink],
                "actor": ACTORS[sink - TO_TANK] if sink >= TO_TANK else None,
                "from": board.content.quarter_ids[origin],
                "to": board.content.quarter_ids[destination],
                "far": origin != destination,
                "amount": amount,
                "fuel": cost,
            }
            board.journal.tell("goods", body)


class Tank(Order):
    """An actor's tank is taken in hand."""

    def __init__(self) -> None:
        super().__init__("tank", [state.ACTING])
        self.names("actor", ACTORS)

    def role(self, board: Board, seat: int, at: int) -> int:
        return at

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        if not board.holds(seat, at):
            return not_held(board, seat, at)
        if board.resting[at] == state.RESTS:
            return reasons.TEAM_RESTS
        return None if tank_open(board, at) else reasons.NOTHING_TO_DECIDE

    def do(self, board: Board, seat: int, at: int) -> None:
        board.take(seat, state.FOCUS_TANK + at)


class TankOrder(Order):
    """What is done with the tank in hand; those it stood in for may have returned."""

    def role(self, board: Board, seat: int, at: int) -> int:
        return board.focus[seat] - state.FOCUS_TANK

    def why_not(self, board: Board, actor: int, at: int) -> Why | None:
        """Why an actor may not do it; None: it may."""
        return None

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        actor = board.focus[seat] - state.FOCUS_TANK
        return self.why_not(board, actor, at) if board.holds(seat, actor) else not_held(board, seat, actor)


class Refuel(TankOrder):
    """NS-86: from the depot into a tank."""

    def __init__(self) -> None:
        super().__init__("refuel", [state.AT_TANK], commands=True)
        self.names("amount", AMOUNTS)

    def why_not(self, board: Board, actor: int, at: int) -> Why | None:
        most = refuel_room(board, actor)
        if most == 0:
            return reasons.NO_REFUEL
        return reasons.ONLY_ONE if at == 1 and most == 1 else None

    def do(self, board: Board, seat: int, at: int) -> None:
        actor = board.focus[seat] - state.FOCUS_TANK
        amount = refuel_room(board, actor) if at == 1 else 1
        board.depot_fuel -= amount
        board.tank[actor] += amount
        if board.journal is not None:
            board.journal.tell("refuelled", {"seat": seat, "actor": ACTORS[actor], "amount": amount})


class Pass(TankOrder):
    """NS-87, NS-88: one unit from tank to tank; the giver decides."""

    def __init__(self) -> None:
        super().__init__("pass", [state.AT_TANK], commands=True)
        self.names("actor", ACTORS)

    def why_not(self, board: Board, actor: int, at: int) -> Why | None:
        return None if can_pass(board, actor, at) else reasons.NO_PASSING

    def do(self, board: Board, seat: int, at: int) -> None:
        giver = board.focus[seat] - state.FOCUS_TANK
        board.tank[giver] -= 1
        board.tank[at] += 1
        if board.journal is not None:
            board.journal.tell("passed-fuel", {"seat": seat, "from": ACTORS[giver], "to": ACTORS[at]})
