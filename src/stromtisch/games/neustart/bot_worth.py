"""What the bots hold things to be worth, counted in units of unrest avoided."""

from __future__ import annotations

from typing import Final

from stromtisch.games.neustart import cards
from stromtisch.games.neustart.content import Content
from stromtisch.games.neustart.outlook import Outlook
from stromtisch.games.neustart.state import DAY, FULL, LIGHT, NONE, RESTS, SEARCHED, UNINFORMED
from stromtisch.games.neustart.terms import ACTOR_COUNT, DRAWN, QUARTER_COUNT, WEEKDAYS

# What one more unrest costs in a quarter of this anger: the step to an uprising is the dear one.
RISE: Final = [1.0, 1.5, 3.5, 6.0, 2.0, 1.0, 1.0, 0.0]
# Every uprising in the town makes the next one dearer by this share.
CLOSER_TO_DEFEAT: Final = 0.35
HELPER: Final = 1.2
FURTHER_HELPER: Final = 1.0
DEATH_COSTS: Final = 0.8
RUIN_COSTS: Final = 1.5
NEW_ILLNESS: Final = 2.0
NEW_FIRE: Final = 3.0
NEW_INCIDENT: Final = 3.0
# A base beyond its mood point: its score, and help for the ill.
BASE: Final = 1.0
FED_BY_NETWORK: Final = 0.35
NEXT_ON_NETWORK: Final = 0.12
SHOP_ON_NETWORK: Final = 0.3
HOSPITAL_ON_NETWORK: Final = 2.0
# One unit of supplies that will be missed, and one nobody will miss soon.
SUPPLY: Final = 0.33
SPARE_SUPPLY: Final = 0.05
FUEL: Final = 0.22
SPARE_FUEL: Final = 0.03
HOSPITAL_FUEL: Final = 5.0
# A shop that has been emptied cannot be looted.
SAFE_SHOP: Final = 0.4
DIE: Final = 3.5
LIGHT_DIE: Final = 10 / 6
# What one of these costs where it strikes, and what each unit of these costs.
EACH_COSTS: Final = {
    cards.DEATH: DEATH_COSTS,
    cards.ILLNESS: NEW_ILLNESS,
    cards.FIRE: NEW_FIRE,
    cards.INCIDENT: NEW_INCIDENT,
    cards.TASK: NEW_INCIDENT,
}
AMOUNT_COSTS: Final = {cards.LOSE: SUPPLY, cards.GAIN: -SUPPLY, cards.POINTS: -0.5}
# How much fuel the depot should hold for all.
FUEL_WANTED: Final = 12


def unrest_costs(seen: Outlook, quarter: int, times: int) -> float:
    """What so many unrest would cost in a quarter as it is now: helpers leave first."""
    helpers = seen.board.helpers[quarter]
    anger = seen.board.anger[quarter]
    cost = 0.0
    for _ in range(times):
        if helpers > 0:
            helpers -= 1
            cost += HELPER
        elif anger < seen.content.most_anger:
            cost += _step(seen, anger)
            anger += 1
    return cost


def mood_brings(seen: Outlook, quarter: int, times: int = 1) -> float:
    """What so many mood points are worth in a quarter: every further helper is worth less."""
    anger = seen.board.anger[quarter]
    helpers = seen.board.helpers[quarter]
    worth = 0.0
    for _ in range(times):
        if anger > 0:
            anger -= 1
            worth += _step(seen, anger)
        else:
            worth += HELPER / (1 + helpers * FURTHER_HELPER)
            helpers += 1
    return worth


def _step(seen: Outlook, anger: int) -> float:
    cost = RISE[min(anger, len(RISE) - 1)]
    if anger == seen.content.uprising - 1:
        cost *= 1 + CLOSER_TO_DEFEAT * seen.uprisings
    return cost


def effects_cost(seen: Outlook, numbers: list[int], quarter: int) -> float:
    """What it would cost if these effects happened; less than 0 if they do good."""
    cost = 0.0
    for number in numbers:
        effect = seen.content.effects[number]
        count = effect.amount * effect.quarters
        here = effect.where == cards.HERE
        if effect.op == cards.UNREST:
            cost += unrest_costs(seen, quarter, effect.amount) if here else RISE[1] * count
        elif effect.op == cards.MOOD:
            cost -= mood_brings(seen, quarter, effect.amount) if here else HELPER * count
        elif effect.op == cards.RUIN:
            cost += RUIN_COSTS + SUPPLY
        elif effect.op in EACH_COSTS:
            cost += EACH_COSTS[effect.op] * count
        elif effect.op in AMOUNT_COSTS:
            cost += AMOUNT_COSTS[effect.op] * effect.amount
    return cost


def marker_worth(seen: Outlook, marker: int) -> float:
    """What it is worth to settle a marker: what would follow from it, and the thanks of the quarter."""
    board = seen.board
    quarter = board.marker_at[marker]
    effect = seen.content.effects[board.marker_effect[marker]]
    worth = -effects_cost(seen, effect.reward, quarter)
    if effect.op == cards.FIRE:
        worth += RUIN_COSTS + unrest_costs(seen, quarter, 1) + NEW_FIRE * 0.7 * effect.spread
        if board.marker_target[marker] != NONE:
            worth += SUPPLY
    elif effect.op == cards.INCIDENT:
        worth += effects_cost(seen, effect.fail, quarter)
    elif effect.fatal:
        worth += DEATH_COSTS + unrest_costs(seen, quarter, 1)
    else:
        # An illness that lies face down has not been through the end of a unit: that costs something, too.
        if seen.value(marker) == 0:
            worth += effects_cost(seen, effect.fail, quarter)
        worth += death_chance(seen, marker) * (DEATH_COSTS + unrest_costs(seen, quarter, 1))
    return worth


def death_chance(seen: Outlook, marker: int) -> float:
    """How likely somebody ill dies at the end of the weekday (NS-113)."""
    quarter = seen.board.marker_at[marker]
    better = seen.board.helpers[quarter] + seen.board.base[quarter]
    values = seen.values(marker)
    chance = 0.0
    for value in values:
        chance += max(0.0, min(1.0, (value - better - 1) / 6))
    return chance / len(values)


def task_worth(seen: Outlook, slot: int) -> float:
    """What it is worth to do what a card asks for."""
    effect = seen.content.effects[seen.board.task_effect[slot]]
    quarter = seen.board.task_at[slot]
    return effects_cost(seen, effect.fail, quarter) - effects_cost(seen, effect.reward, quarter)


# --- information ------------------------------------------------------------------------------


class Hazards:
    """How many markers that information prevents a quarter must expect, by weekday and deck (NS-33)."""

    def __init__(self, content: Content) -> None:
        self.expected: list[float] = []
        for place, drawn in enumerate(content.decks):
            markers = 0
            for card in drawn:
                for number in content.card_effects[card]:
                    effect = content.effects[number]
                    if effect.op == cards.FIRE or (effect.op == cards.ILLNESS and effect.water):
                        markers += effect.amount * effect.quarters
            self.expected.append(markers * DRAWN[place % 3] / len(drawn) / 13)

    def on(self, weekday: int, deck: int) -> float:
        """The markers of one weekday's deck that would strike a quarter."""
        return self.expected[(weekday - 1) * 3 + deck] if weekday <= WEEKDAYS else 0.0


def inform_worth(seen: Outlook, hazards: Hazards, quarter: int) -> float:
    """NS-68 to NS-72: the mood, what it prevents until tomorrow night, and the bases beside it tonight."""
    tonight = hazards.on(seen.board.weekday, 2) if seen.board.unit == DAY else 0.0
    tomorrow = hazards.on(seen.board.weekday + 1, 1) + hazards.on(seen.board.weekday + 1, 2)
    worth = mood_brings(seen, quarter) + 0.8 * tomorrow * NEW_FIRE
    if seen.board.info[quarter] == UNINFORMED:
        worth += tonight * NEW_FIRE
    if seen.board.base[quarter] == 1:
        for other in seen.board.charter.town.neighbours[quarter]:
            if seen.board.base[other] == 1 and seen.board.info[other] == UNINFORMED:
                worth += tonight * NEW_FIRE
    return worth


# --- bases, generators, goods ---------------------------------------------------------------------


def build_worth(seen: Outlook, quarter: int) -> float:
    """NS-79, NS-104: the mood, the base, and whom it joins to the depot."""
    worth = mood_brings(seen, quarter) + BASE
    joined = _would_join(seen, quarter)
    days = seen.days_left()
    for other in joined:
        worth += FED_BY_NETWORK * seen.need[other] * days
        for business in seen.content.businesses_of[other]:
            if seen.board.business[business] == FULL:
                worth += SHOP_ON_NETWORK
        if other == seen.content.hospital:
            worth += HOSPITAL_ON_NETWORK
        for beside in seen.board.charter.town.neighbours[other]:
            if seen.board.base[beside] == 0 and beside not in joined and seen.content.site[beside]:
                worth += NEXT_ON_NETWORK * seen.need[beside] * days
    return worth


def _would_join(seen: Outlook, quarter: int) -> list[int]:
    """The quarters that a base here would join to the network."""
    beside = [other for other in seen.board.charter.town.neighbours[quarter] if seen.board.on_network(other)]
    if not beside:
        return []
    joined = [quarter]
    for here in joined:
        for other in seen.board.charter.town.neighbours[here]:
            if seen.board.base[other] == 1 and not seen.board.on_network(other) and other not in joined:
                joined.append(other)
    return joined


def generator_worth(seen: Outlook, quarter: int) -> float:
    """NS-67: one supply less on every evening; with a need of one the quarter never goes hungry again."""
    if seen.need[quarter] == 0:
        return 0.0
    worth = SUPPLY * seen.days_left()
    return worth + 1.0 if seen.need[quarter] == 1 else worth


def shortage(seen: Outlook, quarter: int) -> int:
    """How many supplies a quarter will lack in the next days."""
    days = seen.days_left()
    own = seen.board.stock[quarter] + seen.board.found_supplies[quarter] + seen.board.covered[quarter]
    return max(0, seen.need[quarter] * days - own)


def network_shortage(seen: Outlook) -> int:
    """How many supplies the depot will lack in the next days."""
    if not seen.counted:
        seen.counted = True
        seen.lacking = -seen.board.depot_supplies
        for quarter in range(QUARTER_COUNT):
            if seen.board.on_network(quarter):
                seen.lacking += shortage(seen, quarter)
    return seen.lacking


def supplies_worth(seen: Outlook, quarter: int, amount: float) -> float:
    """What supplies found here are worth: on the network all can eat of them, elsewhere the quarter alone."""
    lacking = shortage(seen, quarter)
    if seen.board.on_network(quarter):
        lacking = max(0, network_shortage(seen))
    elif seen.board.helpers[quarter] > 0:
        # Helpers can drive them to the depot.
        lacking = max(lacking, min(6, network_shortage(seen)))
    wanted = min(amount, float(lacking))
    return SUPPLY * wanted + SPARE_SUPPLY * (amount - wanted)


def fuel_worth(seen: Outlook, quarter: int, amount: float) -> float:
    """What fuel found here is worth: for the depot, or for the tanks at hand, and for the hospital."""
    room = 0
    if seen.board.on_network(quarter):
        room = max(0, FUEL_WANTED - seen.board.depot_fuel)
    else:
        for actor in range(ACTOR_COUNT):
            if seen.board.stands_at(actor, quarter) and seen.board.resting[actor] != RESTS:
                room += seen.content.tank[actor] - seen.board.tank[actor]
    wanted = min(amount, float(room))
    worth = FUEL * wanted + SPARE_FUEL * (amount - wanted)
    if (seen.board.on_network(quarter) or quarter == seen.content.hospital) and hospital_short(seen):
        worth += HOSPITAL_FUEL
    return worth


def hospital_short(seen: Outlook) -> bool:
    """Whether the hospital cannot be sure of its fuel tonight and tomorrow (NS-103)."""
    own = seen.board.hospital_stock + seen.board.hospital_covered
    return own + seen.board.depot_fuel < 2


def secure_worth(seen: Outlook, business: int) -> float:
    """NS-73: a die and a bonus of goods; and nobody can loot the shop any more."""
    content = seen.content
    amount = DIE + content.secure_bonus
    quarter = content.business_at[business]
    if content.holds_fuel[content.business_kind[business]]:
        return SAFE_SHOP + fuel_worth(seen, quarter, amount)
    return SAFE_SHOP + supplies_worth(seen, quarter, amount)


def search_worth(seen: Outlook, quarter: int) -> float:
    """NS-75: some of both, less the second time."""
    if seen.board.search[quarter] == SEARCHED:
        return 0.0
    amount = LIGHT_DIE if seen.board.search[quarter] == LIGHT else DIE
    return supplies_worth(seen, quarter, amount) + fuel_worth(seen, quarter, amount)
