"""How the bots hand goods on: finds, tanks, the hospital's fuel, and supper for every quarter."""

from __future__ import annotations

from typing import Final

from stromtisch.games.neustart import bot_worth, state, supply, terms
from stromtisch.games.neustart.outlook import Outlook
from stromtisch.games.neustart.state import NONE

# A transport must spare the town so much unrest for each unit of fuel it takes.
TRIP_FUEL: Final = 0.2
LEAST_TRIP: Final = 0.4
# The depot keeps so much fuel for the hospital.
HOSPITAL_RESERVE: Final = 2
# A tank is filled up when so much fits in and the depot has plenty, else only topped up to this much.
WORTH_FILLING: Final = 3
ENOUGH_IN_TANK: Final = 4
PLENTY: Final = 10


class Delivery:
    """Goods to be moved: within one quarter, or by a transport to another."""

    def __init__(
        self, quarter: int, destination: int, source: int, sink: int, everything: bool, gain: float
    ) -> None:
        self.quarter = quarter
        self.destination = destination
        self.source = source
        self.sink = sink
        self.everything = everything
        self.gain = gain

    def is_trip(self) -> bool:
        """Whether a transport has to drive."""
        return self.quarter != self.destination


# --- finds -----------------------------------------------------------------------------------


def find_to_hand_on(seen: Outlook) -> Delivery | None:
    """NS-76 to NS-78: what a team has found and this seat may hand on at once."""
    administers = seen.holds(seen.content.administration)
    for quarter in range(terms.QUARTER_COUNT):
        supplies = seen.board.found_supplies[quarter]
        fuel = seen.board.found_fuel[quarter]
        if supplies == 0 and fuel == 0:
            continue
        own = administers or seen.board.finders[quarter] & seen.mine != 0
        if supplies > 0 and seen.board.on_network(quarter):
            return Delivery(quarter, quarter, supply.FROM_FOUND, supply.TO_DEPOT, supplies > 1, 1.0)
        if fuel > 0 and own:
            if quarter == seen.content.hospital and seen.board.hospital_stock < HOSPITAL_RESERVE:
                return Delivery(quarter, quarter, supply.FOUND_FUEL, supply.TO_HOSPITAL, False, 1.0)
            taker = _driest_tank(seen, quarter, seen.board.on_network(quarter))
            if taker != NONE:
                room = seen.content.tank[taker] - seen.board.tank[taker]
                return Delivery(
                    quarter, quarter, supply.FOUND_FUEL, supply.TO_TANK + taker, min(room, fuel) > 1, 1.0
                )
        if fuel > 0 and seen.board.on_network(quarter):
            return Delivery(quarter, quarter, supply.FOUND_FUEL, supply.TO_DEPOT, fuel > 1, 1.0)
    return None


def _driest_tank(seen: Outlook, quarter: int, on_network: bool) -> int:
    """The emptiest tank of those who are in a quarter; where there is a depot, only one that is low."""
    tank = seen.board.tank
    able = [
        actor
        for actor in range(terms.ACTOR_COUNT)
        if seen.board.resting[actor] != state.RESTS
        and tank[actor] < seen.content.tank[actor]
        and (not on_network or tank[actor] <= ENOUGH_IN_TANK)
        and seen.board.stands_at(actor, quarter)
    ]
    return min(able, key=tank.__getitem__, default=NONE)


def find_to_ship(seen: Outlook, trip: int) -> Delivery | None:
    """NS-84, NS-85: finds off the network that helpers can drive to the depot."""
    content = seen.content
    for quarter in range(terms.QUARTER_COUNT):
        if seen.board.on_network(quarter) or seen.board.helpers[quarter] == 0:
            continue
        supplies = max(0, seen.board.found_supplies[quarter] - seen.need[quarter] * seen.days_left())
        fuel = seen.board.found_fuel[quarter]
        if supplies + fuel < WORTH_FILLING:
            continue
        nearest = _nearest_depot(seen, quarter, trip)
        if nearest == NONE or _way(seen, quarter, nearest, trip) > seen.board.tank[content.administration]:
            continue
        source = supply.FROM_FOUND if supplies > 0 else supply.FOUND_FUEL
        amount = supplies if supplies > 0 else fuel
        everything = amount > 1 and (
            source == supply.FOUND_FUEL or seen.need[quarter] <= seen.board.stock[quarter]
        )
        return Delivery(quarter, nearest, source, supply.TO_DEPOT, everything, 1.0)
    return None


def _nearest_depot(seen: Outlook, quarter: int, trip: int) -> int:
    """The quarter of the network that a transport reaches with the least fuel, or NONE."""
    network = [other for other in range(terms.QUARTER_COUNT) if seen.board.on_network(other)]
    return min(network, key=lambda other: _way(seen, quarter, other, trip), default=NONE)


def _way(seen: Outlook, origin: int, destination: int, trip: int) -> int:
    """The fuel a transport still takes: none if it is on its way already."""
    return 0 if trip == origin * terms.QUARTER_COUNT + destination else seen.way(origin, destination)


# --- tanks -----------------------------------------------------------------------------------


def refuelling(seen: Outlook, actor: int) -> int:
    """NS-86: how an actor should refuel from the depot now: one (0), as much as fits (1) or not at all (NONE)."""
    board = seen.board
    if board.resting[actor] == state.RESTS:
        return NONE
    room = seen.content.tank[actor] - board.tank[actor]
    spare = board.depot_fuel - (HOSPITAL_RESERVE if board.hospital_stock < HOSPITAL_RESERVE else 0)
    if room < WORTH_FILLING or spare <= 0 or not seen.board.at_depot(actor):
        return NONE
    if spare >= max(room, PLENTY):
        return 1
    return 0 if board.tank[actor] < ENOUGH_IN_TANK else NONE


def to_refuel(seen: Outlook) -> int:
    """The own actor that should refuel now, or NONE; the emptiest tank first."""
    thirsty = [a for a in range(terms.ACTOR_COUNT) if seen.holds(a) and refuelling(seen, a) != NONE]
    return min(thirsty, key=seen.board.tank.__getitem__, default=NONE)


# --- the evening -----------------------------------------------------------------------------


def supper(seen: Outlook, trip: int) -> Delivery | None:
    """NS-99 to NS-103: the most pressing delivery of the evening, from depot or stock, or None."""
    if seen.board.unit != state.NIGHT:
        return None
    hospital = _for_the_hospital(seen, trip)
    if hospital is not None:
        return hospital
    best: Delivery | None = None
    for quarter in range(terms.QUARTER_COUNT):
        lacking = seen.need[quarter] - seen.board.covered[quarter]
        if lacking > 0 and not seen.board.charter.auto_cover and seen.board.stock[quarter] > 0:
            return Delivery(
                quarter,
                quarter,
                supply.FROM_STOCK,
                supply.TO_NEED,
                min(lacking, seen.board.stock[quarter]) > 1,
                9.0,
            )
        delivery = _for_quarter(seen, quarter, lacking - seen.board.stock[quarter], trip)
        if delivery is not None and (best is None or delivery.gain > best.gain):
            best = delivery
    return best


def _for_the_hospital(seen: Outlook, trip: int) -> Delivery | None:
    if seen.board.hospital_covered == 1:
        return None
    hospital = seen.content.hospital
    if seen.board.hospital_stock > 0:
        return (
            None
            if seen.board.charter.auto_cover
            else Delivery(hospital, hospital, supply.HOSPITAL_FUEL, supply.TO_HOSPITAL, False, 9.0)
        )
    if seen.board.depot_fuel == 0 or not seen.holds(seen.content.administration):
        return None
    if seen.board.on_network(hospital):
        return Delivery(hospital, hospital, supply.DEPOT_FUEL, supply.TO_HOSPITAL, False, 9.0)
    origin = _origin_for(seen, hospital, trip)
    return (
        None
        if origin == NONE
        else Delivery(origin, hospital, supply.DEPOT_FUEL, supply.TO_HOSPITAL, False, 9.0)
    )


def _origin_for(seen: Outlook, quarter: int, trip: int) -> int:
    """NS-84: the nearest quarter of the network whose helpers could drive there, or NONE."""
    board = seen.board
    tank = board.tank[seen.content.administration]
    able = [
        origin
        for origin in range(terms.QUARTER_COUNT)
        if board.on_network(origin)
        and board.helpers[origin] > 0
        and _way(seen, origin, quarter, trip) <= tank
    ]
    return min(able, key=lambda origin: _way(seen, origin, quarter, trip), default=NONE)


def _for_quarter(seen: Outlook, quarter: int, lacking: int, trip: int) -> Delivery | None:
    """What the depot should send to a quarter whose own stock does not suffice tonight (NS-111)."""
    depot = seen.board.depot_supplies
    if lacking <= 0 or depot == 0 or not seen.holds(seen.content.administration):
        return None
    some = (
        seen.board.covered[quarter] > 0 or seen.board.stock[quarter] > 0 or seen.board.generator[quarter] == 1
    )
    unrest = 1 if some else 2
    spared = bot_worth.unrest_costs(seen, quarter, unrest)
    gain = spared / lacking
    if depot < lacking:
        # Not enough for all of them: a part still keeps the worst away.
        if some:
            return None
        gain = spared - bot_worth.unrest_costs(seen, quarter, 1)
    elif not some and lacking > 1:
        gain = max(gain, spared - bot_worth.unrest_costs(seen, quarter, 1))
    origin = quarter
    if not seen.board.on_network(quarter):
        origin = _origin_for(seen, quarter, trip)
        if origin == NONE:
            return None
        way = _way(seen, origin, quarter, trip)
        if spared - TRIP_FUEL * way < LEAST_TRIP and way > 0:
            return None
        gain -= TRIP_FUEL * way
    everything = lacking > 1 and depot >= lacking and seen.board.stock[quarter] == 0
    return Delivery(origin, quarter, supply.FROM_DEPOT, supply.TO_NEED, everything, gain)
