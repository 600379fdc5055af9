"""The content of Hertzschlag as the rules read it: flat tables indexed by small numbers.

Cards are instances: a design with two copies makes two of them, ``SO02#1`` and ``SO02#2``.
"""

from __future__ import annotations

from typing import Final

from stromtisch.core.content import ContentError, Entry, Pack
from stromtisch.core.option import read_option

CATEGORIES: Final = ["efficiency", "politics", "flexibility", "emobility", "solar", "wind"]
CATEGORY_COUNT: Final = 6

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 5

# The numbers in parameters.toml; anything else there is a slip of the pen.
NUMBERS: Final = [
    "rounds", "hand", "start_money", "base_income", "fee", "rescue_cost", "most_bid", "track", "green", "red",
    "thresholds", "purse", "reserve", "reserve_cards", "money_per_point", "income_per_point", "eco_per_point",
    "diversity",
]  # fmt: skip

GAIN: Final = 0
GAIN_PER: Final = 1
ALL_GAIN: Final = 2
ALL_PAY: Final = 3
FREE_THRESHOLDS: Final = 4
SHIELD: Final = 5
DISCOUNT: Final = 6
PEEK_EVENT: Final = 7
CYCLE: Final = 8
BID_BONUS: Final = 9
EACH_PAY_PER: Final = 10
EACH_GAIN_PER: Final = 11
EFFECT_KINDS: Final = [
    "gain", "gain_per", "all_gain", "all_pay", "free_thresholds", "shield",
    "discount", "peek_event", "cycle", "bid_bonus", "each_pay_per", "each_gain_per",
]  # fmt: skip

GOAL_CARDS: Final = 0
GOAL_CATEGORIES: Final = 1
GOAL_INCOME: Final = 2
GOAL_ECO: Final = 3
GOAL_MONEY: Final = 4
GOAL_KINDS: Final = ["cards", "categories", "income", "eco", "money"]


class Effect:
    """A special effect (section 4.1 of the rules): what it does, to whom, how much."""

    def __init__(self, kind: int, own: bool, categories: list[int], amount: int, most: int) -> None:
        self.kind = kind
        self.own = own
        self.categories = categories
        self.amount = amount
        self.most = most


class Event:
    """An event card: how far it pushes the frequency and what it costs or pays."""

    def __init__(
        self, id: str, base: int, categories: list[int], divisor: int, sign: int, least: int, most: int,
        effects: list[Effect],
    ) -> None:  # fmt: skip
        self.id = id
        self.base = base
        self.categories = categories
        self.divisor = divisor
        self.sign = sign
        self.least = least
        self.most = most
        self.effects = effects


class Condition:
    """One alternative of a secret goal."""

    def __init__(self, kind: int, categories: list[int], need: int, points: int) -> None:
        self.kind = kind
        self.categories = categories
        self.need = need
        self.points = points


class Goal:
    """A secret goal: two alternatives, one of which scores."""

    def __init__(self, id: str, a: Condition, b: Condition) -> None:
        self.id = id
        self.a = a
        self.b = b


class Content:
    """Everything printed on cards and board."""

    def __init__(self, pack: Pack) -> None:
        self.hash = pack.hash()
        numbers = pack.table("parameters.toml", "parameters")
        numbers.only(NUMBERS)
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
        self.thresholds = numbers.integers("thresholds", 0, self.track - 1)
        if self.thresholds != sorted(set(self.thresholds)):
            raise numbers.error("thresholds", "expected rising numbers, each once")
        self.purse = numbers.integer("purse", 1, 100)
        self.reserve = numbers.integer("reserve", 0, 100)
        self.reserve_cards = numbers.integer("reserve_cards", 0, 5)
        self.money_per_point = numbers.integer("money_per_point", 1, 100)
        self.income_per_point = numbers.integer("income_per_point", 1, 100)
        self.eco_per_point = numbers.integer("eco_per_point", 1, 100)
        self.diversity = numbers.integers("diversity", 0, 20)
        if len(self.diversity) != CATEGORY_COUNT + 1 or self.diversity != sorted(self.diversity):
            raise numbers.error("diversity", f"expected {CATEGORY_COUNT + 1} numbers that never fall")
        # A threshold lies between the fields |t| and |t| + 1; the table answers for the inner one.
        self.threshold_at = [field in self.thresholds for field in range(self.track + 1)]

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

        self.events: list[Event] = []
        self.event_json: dict[str, object] = {}
        for entry in pack.entries("events.toml", "event"):
            self._read_event(entry)
        if len(self.events) < self.rounds:
            raise numbers.error(
                "rounds", f"there are only {len(self.events)} events for {self.rounds} rounds"
            )

        self.goals: list[Goal] = []
        self.goal_json: dict[str, object] = {}
        for entry in pack.entries("goals.toml", "goal"):
            self._read_goal(entry)
        if len(self.goals) < MOST_SEATS:
            raise ContentError(
                "goals.toml", "goal", "goal", f"expected at least {MOST_SEATS}, one for every seat"
            )

        self.options = [read_option(entry) for entry in pack.entries("parameters.toml", "option")]

    def _read_card(self, entry: Entry) -> None:
        entry.only(
            ["id", "copies", "category", "cost", "frequency", "income", "eco", "effects", "title", "text"]
        )
        category = CATEGORIES.index(entry.choice("category", CATEGORIES))
        shift = 0
        to50 = 0
        frequency: dict[str, object] | None = None
        if entry.has("frequency"):
            inner = entry.inner("frequency")
            inner.only(["kind", "steps"])
            kind = inner.choice("kind", ["shift", "to50"])
            if kind == "shift":
                shift = inner.integer("steps", -5, 5)
            else:
                to50 = inner.integer("steps", 1, 5)
            frequency = {"kind": kind, "steps": shift + to50}
        cost = entry.integer("cost", 0, 9)
        income = entry.integer("income", 0, 4)
        eco = entry.integer("eco", 0, 4)
        effects = [_read_effect(inner, False) for inner in entry.tables("effects")]
        for copy in range(1, entry.integer("copies", 1, 9) + 1):
            self.names.append(f"{entry.name}#{copy}")
            self.designs.append(entry.name)
            self.category.append(category)
            self.cost.append(cost)
            self.shift.append(shift)
            self.to50.append(to50)
            self.income.append(income)
            self.eco.append(eco)
            self.effects.append(effects)
            self.free.append(any(effect.kind == FREE_THRESHOLDS for effect in effects))
        self.card_json[entry.name] = {
            "title": entry.texts("title"),
            "text": entry.texts("text"),
            "category": CATEGORIES[category],
            "cost": cost,
            "frequency": frequency,
            "income": income,
            "eco": eco,
            "effects": [_effect_json(effect) for effect in effects],
        }

    def _read_event(self, entry: Entry) -> None:
        entry.only(
            ["id", "base", "categories", "divisor", "sign", "least", "most", "effects", "title", "text"]
        )
        categories = [CATEGORIES.index(name) for name in entry.choices("categories", CATEGORIES)]
        least = entry.integer("least", -self.track, self.track)
        event = Event(
            entry.name,
            entry.integer("base", -self.track, self.track),
            categories,
            entry.integer("divisor", 1, 20),
            entry.integer("sign", -1, 1),
            least,
            entry.integer("most", least, self.track),
            [_read_effect(inner, True) for inner in entry.tables("effects")],
        )
        self.events.append(event)
        self.event_json[entry.name] = {
            "title": entry.texts("title"),
            "text": entry.texts("text"),
            "base": event.base,
            "categories": [CATEGORIES[category] for category in categories],
            "divisor": event.divisor,
            "sign": event.sign,
            "least": event.least,
            "most": event.most,
            "effects": [_effect_json(effect) for effect in event.effects],
        }

    def _read_goal(self, entry: Entry) -> None:
        entry.only(["id", "title", "a", "b"])
        goal = Goal(entry.name, _read_condition(entry.inner("a")), _read_condition(entry.inner("b")))
        self.goals.append(goal)
        self.goal_json[entry.name] = {
            "title": entry.texts("title"),
            "a": _condition_json(goal.a),
            "b": _condition_json(goal.b),
        }

    def to_json(self) -> dict[str, object]:
        """All that the page needs to show cards, events, goals and numbers."""
        return {
            "categories": CATEGORIES,
            "cards": self.card_json,
            "events": self.event_json,
            "goals": self.goal_json,
            "parameters": {
                "rounds": self.rounds,
                "hand": self.hand,
                "start_money": self.start_money,
                "base_income": self.base_income,
                "fee": self.fee,
                "rescue_cost": self.rescue_cost,
                "most_bid": self.most_bid,
                "track": self.track,
                "green": self.green,
                "red": self.red,
                "thresholds": self.thresholds,
                "purse": self.purse,
                "reserve": self.reserve,
                "reserve_cards": self.reserve_cards,
                "money_per_point": self.money_per_point,
                "income_per_point": self.income_per_point,
                "eco_per_point": self.eco_per_point,
                "diversity": self.diversity,
            },
        }


def _read_effect(entry: Entry, in_event: bool) -> Effect:
    kinds = EFFECT_KINDS[EACH_PAY_PER:] if in_event else EFFECT_KINDS[:EACH_PAY_PER]
    kind = EFFECT_KINDS.index(entry.choice("kind", kinds))
    known = ["kind"]
    categories: list[int] = []
    amount = 0
    most = 0
    own = False
    if kind in (GAIN_PER, DISCOUNT, EACH_PAY_PER, EACH_GAIN_PER):
        known.append("categories")
        categories = [CATEGORIES.index(name) for name in entry.choices("categories", CATEGORIES)]
    if kind in (GAIN, GAIN_PER, ALL_GAIN, ALL_PAY, DISCOUNT, EACH_PAY_PER, EACH_GAIN_PER):
        known.append("amount")
        amount = entry.integer("amount", 1, 10)
    if kind in (GAIN_PER, EACH_PAY_PER, EACH_GAIN_PER):
        known.append("most")
        most = entry.integer("most", 1, 30)
    if kind == GAIN_PER:
        known.append("scope")
        own = entry.choice("scope", ["own", "all"]) == "own"
    if kind == SHIELD:
        known.append("strength")
        amount = entry.integer("strength", 1, 10)
    if kind == BID_BONUS:
        known.append("bonus")
        amount = entry.integer("bonus", 1, 10)
    entry.only(known)
    return Effect(kind, own, categories, amount, most)


def _effect_json(effect: Effect) -> dict[str, object]:
    shape: dict[str, object] = {"kind": EFFECT_KINDS[effect.kind]}
    if effect.kind == GAIN_PER:
        shape["scope"] = "own" if effect.own else "all"
    if effect.categories:
        shape["categories"] = [CATEGORIES[category] for category in effect.categories]
    if effect.kind == SHIELD:
        shape["strength"] = effect.amount
    elif effect.kind == BID_BONUS:
        shape["bonus"] = effect.amount
    elif effect.amount:
        shape["amount"] = effect.amount
    if effect.most:
        shape["most"] = effect.most
    return shape


def _read_condition(entry: Entry) -> Condition:
    kind = GOAL_KINDS.index(entry.choice("kind", GOAL_KINDS))
    entry.only(["kind", "categories", "need", "points"] if kind == GOAL_CARDS else ["kind", "need", "points"])
    categories: list[int] = []
    if kind == GOAL_CARDS:
        categories = [CATEGORIES.index(name) for name in entry.choices("categories", CATEGORIES)]
    return Condition(kind, categories, entry.integer("need", 1, 100), entry.integer("points", 1, 20))


def _condition_json(condition: Condition) -> dict[str, object]:
    shape: dict[str, object] = {"kind": GOAL_KINDS[condition.kind]}
    if condition.kind == GOAL_CARDS:
        shape["categories"] = [CATEGORIES[category] for category in condition.categories]
    shape["need"] = condition.need
    shape["points"] = condition.points
    return shape
