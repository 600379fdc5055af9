"""What the bots read from a view of Neustart: the town as rows of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from stromtisch.games.neustart.cards import FIRE, MARKER_KINDS, SIDES
from stromtisch.games.neustart.content import (
    ACTION_COUNT,
    ACTIONS,
    ACTOR_COUNT,
    ACTORS,
    CANNOT,
    QUARTER_COUNT,
    TEAM_COUNT,
    TEAMS_EACH,
    Content,
)
from stromtisch.games.neustart.state import DARK, LIGHT, NONE, SEARCHED, UNITS

Row = Mapping[str, object]


class SeenMarker:
    """A marker as it lies in the town; its value is 0 while it lies face down."""

    def __init__(self, row: Row, content: Content) -> None:
        self.id = cast(int, row["id"])
        self.kind = MARKER_KINDS.index(str(row["kind"]))
        self.quarter = content.quarter_ids.index(str(row["quarter"]))
        self.action = ACTIONS.index(str(row["action"]))
        self.value = cast(int, row["value"] or 0)
        self.fatal = row["fatal"] is True
        self.all_day = row["all_day"] is True
        self.target = row["target"] is not None
        self.effect = _effect_behind(self, str(row["card"]), content)


def _effect_behind(marker: SeenMarker, card: str, content: Content) -> int:
    """The effect of its card that laid a marker: NONE for one that another effect left behind."""
    for number in content.card_effects[content.card_ids.index(card)]:
        effect = content.effects[number]
        if effect.op != marker.kind or effect.fatal != marker.fatal:
            continue
        if marker.kind == FIRE or effect.action == marker.action:
            return number
    return NONE


class SeenTask:
    """A task that a card has set."""

    def __init__(self, row: Row, content: Content) -> None:
        self.id = cast(int, row["id"])
        self.quarter = content.quarter_ids.index(str(row["quarter"]))
        self.action = ACTIONS.index(str(row["action"]))
        self.value = cast(int, row["value"])
        self.effect = NONE
        for number in content.card_effects[content.card_ids.index(str(row["card"]))]:
            effect = content.effects[number]
            if effect.action == self.action and effect.value == self.value:
                self.effect = number


class SeenOperation:
    """An effort that lacks points."""

    def __init__(self, row: Row, content: Content) -> None:
        self.actor = ACTORS.index(str(row["actor"]))
        self.marker = cast(int, row["marker"])
        self.quarter = content.quarter_ids.index(str(row["quarter"]))
        self.missing = cast(int, row["missing"])
        self.helping = mask_of(cast(list[str], row["helping"]))


class Seen:
    """A seat's view, ready for reckoning. Rows go over quarters, actors or teams in their order."""

    def __init__(self, view: Row, content: Content) -> None:
        self.content = content
        self.you = cast(int, view["you"])
        self.phase = str(view["phase"])
        self.weekday = cast(int, view["weekday"])
        self.unit = UNITS.index(str(view["unit"]))
        self.town = content.towns[content.town_ids.index(str(view["town"]))]
        self.ready = cast(list[int], view["ready"])
        self.uprisings = cast(int, view["uprisings"])
        self.auto_cover = view["auto_cover"] is True
        self.seats = len(cast(list[object], view["crews"]))
        depot = cast(dict[str, int], view["depot"])
        self.depot_supplies = depot["supplies"]
        self.depot_fuel = depot["fuel"]
        hospital = cast(dict[str, object], view["hospital"])
        self.hospital_stock = cast(int, hospital["stock"])
        self.hospital_covered = hospital["covered"] is True
        self._read_actors(view)
        self._read_quarters(view)
        self.markers = [SeenMarker(row, content) for row in cast(list[Row], view["markers"])]
        self.tasks = [SeenTask(row, content) for row in cast(list[Row], view["tasks"])]
        self.operations = [SeenOperation(row, content) for row in cast(list[Row], view["operations"])]
        self.roads = self._roads(cast(dict[str, int], view["modifiers"]))

    def _read_actors(self, view: Row) -> None:
        self.points: list[int] = []
        self.tank: list[int] = []
        self.capacity: list[int] = []
        self.resting: list[bool] = []
        self.holders: list[list[int]] = []
        # What an action costs now: index actor * ACTION_COUNT + action.
        self.price: list[int] = []
        self.mine = 0
        # Whether something this seat proposed waits for a colleague of the role.
        self.asks = False
        for actor, tableau in enumerate(cast(list[dict[str, object]], view["tableaux"])):
            self.points.append(cast(int, tableau["points"]))
            self.tank.append(cast(int, tableau["tank"]))
            self.capacity.append(cast(int, tableau["capacity"]))
            self.resting.append(tableau["resting"] is True)
            seats = cast(list[int], tableau["seats"])
            baton = cast("dict[str, object] | None", tableau["baton"])
            if baton is not None:
                # Section 5.4: of a shared role only the one who leads it commands.
                seats = [cast(int, baton["seat"])]
            self.holders.append(seats)
            proposal = cast("dict[str, object] | None", tableau["proposal"])
            if proposal is not None and proposal["seat"] == self.you:
                self.asks = True
            if self.you in seats:
                self.mine |= 1 << actor
            prices = cast(dict[str, int], tableau["prices"])
            self.price += [prices.get(name, CANNOT) for name in ACTIONS]
        self.team_at = [NONE] * TEAM_COUNT
        self.used = [False] * TEAM_COUNT
        for row in cast(list[dict[str, object]], view["teams"]):
            team = team_number(str(row["id"]))
            self.team_at[team] = self.content.quarter_ids.index(str(row["quarter"]))
            self.used[team] = row["used"] is True

    def _read_quarters(self, view: Row) -> None:
        self.anger: list[int] = []
        self.helpers: list[int] = []
        self.info: list[int] = []
        self.base: list[int] = []
        self.generator: list[int] = []
        self.search: list[int] = []
        self.need: list[int] = []
        self.covered: list[int] = []
        self.stock: list[int] = []
        self.found_supplies: list[int] = []
        self.found_fuel: list[int] = []
        self.finders: list[int] = []
        self.blocked: list[bool] = []
        self.full: list[bool] = []
        quarters = cast(dict[str, dict[str, object]], view["quarters"])
        for quarter, name in enumerate(self.content.quarter_ids):
            row = quarters[name]
            self.anger.append(cast(int, row["anger"]))
            self.helpers.append(cast(int, row["helpers"]))
            self.info.append(SIDES.index(str(row["info"])))
            self.base.append(1 if row["base"] is True else 0)
            self.generator.append(1 if row["generator"] is True else 0)
            side = row["search"]
            self.search.append(DARK if side == "DARK" else LIGHT if side == "LIGHT" else SEARCHED)
            self.need.append(cast(int, row["need"]))
            self.covered.append(cast(int, row["covered"]))
            self.stock.append(cast(int, row["stock"]))
            self.found_supplies.append(cast(int, row["found_supplies"]))
            self.found_fuel.append(cast(int, row["found_fuel"]))
            self.finders.append(mask_of(cast(list[str], row["finders"])))
            self.blocked.append(row["blocked"] is True)
            businesses = cast(dict[str, str], row["businesses"])
            for business in self.content.businesses_of[quarter]:
                self.full.append(businesses[self.content.business_names[business]] == "full")
        self.network = [False] * QUARTER_COUNT
        for name in cast(list[str], view["network"]):
            self.network[self.content.quarter_ids.index(name)] = True

    def _roads(self, modifiers: dict[str, int]) -> list[int]:
        """NS-52, worked out from what lies open: the fuel from any quarter to any other."""
        dearer = modifiers.get("moveCost", 0)
        if dearer == 0 and True not in self.blocked:
            return self.town.steps
        return self.town.ways(self.blocked, max(1 + dearer, 1))

    # --- short questions ---------------------------------------------------------------

    def way(self, origin: int, quarter: int) -> int:
        """The fuel from one quarter to another."""
        return self.roads[origin * QUARTER_COUNT + quarter]

    def cost(self, actor: int, action: int) -> int:
        """The points an action costs an actor now; CANNOT if it is unable."""
        return self.price[actor * ACTION_COUNT + action]

    def holds(self, actor: int) -> bool:
        """Whether this seat decides for an actor."""
        return self.mine >> actor & 1 == 1

    def can_move(self, team: int) -> bool:
        """Whether a team is there, not used and not at rest."""
        return self.team_at[team] != NONE and not self.used[team] and not self.resting[team // TEAMS_EACH]

    def at_work(self, actor: int) -> bool:
        """Whether somebody who decides for an actor is still busy with this unit."""
        for seat in self.holders[actor]:
            if seat not in self.ready:
                return True
        return False

    def operation_of(self, actor: int) -> SeenOperation | None:
        """The effort an actor has begun and cannot pay alone."""
        for operation in self.operations:
            if operation.actor == actor:
                return operation
        return None

    def days_left(self) -> int:
        """For how many more evenings it is wise to provide, today's included."""
        return max(1, min(3, 7 - self.weekday))


def mask_of(names: list[str]) -> int:
    """Names of actors as a mask."""
    mask = 0
    for name in names:
        mask |= 1 << ACTORS.index(name)
    return mask


def team_number(name: str) -> int:
    """A team as the rules count it, from what people call it: F1 … V4."""
    return ACTORS.index(name[0]) * TEAMS_EACH + int(name[1:]) - 1


def bits(mask: int) -> list[int]:
    """The actors in a mask."""
    return [actor for actor in range(ACTOR_COUNT) if mask >> actor & 1]
