"""The content of Hertzschlag as the rules read it: flat tables indexed by small numbers.

Cards are instances: a design with two copies makes two of them, ``SO02#1`` and ``SO02#2``.
"""

from __future__ import annotations

from typing import Final, cast

from stromtisch.core.content import ContentError, Entry, Pack
from stromtisch.core.option import read_option
from stromtisch.games.hertzschlag import words
from stromtisch.games.hertzschlag.words import CATEGORIES, CATEGORY_COUNT

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 5


class Effect:
    """A special effect (section 4.1 of the rules): what it does, to whom, how much."""

    def __init__(self, entry: Entry, in_event: bool) -> None:
        kinds = words.EFFECTS[words.EACH_PAY_PER :] if in_event else words.EFFECTS[: words.EACH_PAY_PER]
        name = entry.choice("kind", kinds)
        self.kind = words.EFFECTS.index(name)
        # Events ask every household about its own cards.
        self.own = in_event
        self.categories: list[int] = []
        self.amount = 0
        self.most = 0
        for field in words.EFFECT_FIELDS[name]:
            if field == "scope":
                self.own = entry.choice(field, ["own", "all"]) == "own"
            elif field == "categories":
                self.categories = entry.indices(field, CATEGORIES)
            elif field == "most":
                self.most = entry.integer(field, 1, 30)
            else:
                self.amount = entry.integer(field, 1, 10)
        entry.close()


class Event:
    """An event card: how far it pushes the frequency and what it costs or pays."""

    def __init__(self, entry: Entry, track: int) -> None:
        self.id = entry.name
        self.base = entry.integer("base", -track, track)
        self.categories = entry.indices("categories", CATEGORIES)
        self.divisor = entry.integer("divisor", 1, 20)
        self.sign = entry.integer("sign", -1, 1)
        self.least = entry.integer("least", -track, track)
        self.most = entry.integer("most", self.least, track)
        self.effects = [Effect(inner, True) for inner in entry.tables("effects")]


class Condition:
    """One alternative of a secret goal."""

    def __init__(self, entry: Entry) -> None:
        self.kind = cast(words.Counted, entry.choice("kind", words.COUNTED))
        counts_cards = self.kind == "cards"
        self.categories = entry.indices("categories", CATEGORIES) if counts_cards else []
        self.need = entry.integer("need", 1, 100)
        self.points = entry.integer("points", 1, 20)
        entry.close()


class Goal:
    """A secret goal: two alternatives, one of which scores."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.name
        self.a = Condition(entry.inner("a"))
        self.b = Condition(entry.inner("b"))


class Content:
    """Everything printed on cards and board."""

    def __init__(self, pack: Pack) -> None:
        self.hash = pack.hash()
        numbers = pack.table("parameters.toml", "parameters")
        self.rounds = numbers.integer("rounds", 1, 12)
        self.hand = numbers.integer("hand", 1, 10)
        self.start_money = numbers.integer("start_money", 0, 30)
        self.base_income = numbers.integer("base_income", 0, 10)
        self.fee = numbers.integer("fee", 0, 10)
        self.rescue_cost = numbers.integer("rescue_cost", 1, 50)
        self.most_bid = numbers.integer("most_bid", 1, 10)
        self.track = numbers.integer("track", 1, 30)
        self.green = numbers.integer("green", 0, self.track - 1)
        self.red = numbers.integer("red", self.green + 1, self.track)
        self.thresholds = numbers.rising("thresholds", 0, self.track - 1)
        self.purse = numbers.integer("purse", 1, 100)
        self.reserve = numbers.integer("reserve", 0, 100)
        self.reserve_cards = numbers.integer("reserve_cards", 0, 5)
        self.money_per_point = numbers.integer("money_per_point", 1, 100)
        self.income_per_point = numbers.integer("income_per_point", 1, 100)
        self.eco_per_point = numbers.integer("eco_per_point", 1, 100)
        self.diversity = numbers.rising("diversity", 0, 20, CATEGORY_COUNT + 1, step=0)
        self.parameters = numbers.close()

        self.names: list[str] = []
        self.designs: list[str] = []
        self.category: list[int] = []
        self.cost: list[int] = []
        self.shift: list[int] = []
        self.to50: list[int] = []
        self.income: list[int] = []
        self.eco: list[int] = []
        self.effects: list[list[Effect]] = []
        self.free: list[bool] = []
        self.card_json: dict[str, object] = {}
        for entry in pack.entries("cards.toml", "card"):
            self._read_card(entry)
        self.card_count = len(self.names)

        events = pack.entries("events.toml", "event")
        self.events = [Event(entry, self.track) for entry in events]
        self.event_json = {entry.name: {"effects": [], **_shown(entry)} for entry in events}
        if len(events) < self.rounds:
            raise numbers.error("rounds", f"there are only {len(events)} events for {self.rounds} rounds")

        goals = pack.entries("goals.toml", "goal")
        self.goals = [Goal(entry) for entry in goals]
        self.goal_json = {entry.name: {"title": entry.texts("title"), **entry.close()} for entry in goals}
        if len(goals) < MOST_SEATS:
            problem = f"expected at least {MOST_SEATS}, one for every seat"
            raise ContentError("goals.toml", "goal", "goal", problem)

        self.options = [read_option(entry) for entry in pack.entries("parameters.toml", "option")]

    def _read_card(self, entry: Entry) -> None:
        shift = 0
        to50 = 0
        if entry.has("frequency"):
            frequency = entry.inner("frequency")
            if frequency.choice("kind", ["shift", "to50"]) == "shift":
                shift = frequency.integer("steps", -5, 5)
            else:
                to50 = frequency.integer("steps", 1, 5)
            frequency.close()
        effects = [Effect(inner, False) for inner in entry.tables("effects")]
        for copy in range(1, entry.integer("copies", 1, 9) + 1):
            self.names.append(f"{entry.name}#{copy}")
            self.designs.append(entry.name)
            self.category.append(entry.index("category", CATEGORIES))
            self.cost.append(entry.integer("cost", 0, 9))
            self.shift.append(shift)
            self.to50.append(to50)
            self.income.append(entry.integer("income", 0, 4))
            self.eco.append(entry.integer("eco", 0, 4))
            self.effects.append(effects)
            self.free.append(any(effect.kind == words.FREE_THRESHOLDS for effect in effects))
        self.card_json[entry.name] = {"frequency": None, "effects": [], **_shown(entry)}

    def to_json(self) -> dict[str, object]:
        """All that the page needs to show cards, events, goals and numbers."""
        return {
            "categories": CATEGORIES,
            "cards": self.card_json,
            "events": self.event_json,
            "goals": self.goal_json,
            "parameters": self.parameters,
        }


def _shown(entry: Entry) -> dict[str, object]:
    """A card that has been read, for the page."""
    entry.texts("title")
    entry.texts("text")
    return entry.close(["copies"])
