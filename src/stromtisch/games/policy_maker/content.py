"""The content of The Policy Maker as the rules read it."""

from __future__ import annotations

from typing import Final, cast

from stromtisch.core.content import Entry, Pack
from stromtisch.core.option import read_option
from stromtisch.games.policy_maker.shapes import Action
from stromtisch.games.policy_maker.words import (
    ACTIONS,
    ASKED,
    CATEGORIES,
    CATEGORY_COUNT,
    FIGURES,
    KINDS,
    Asked,
    Figure,
)

# Decisions name how many jokers they use, so there is a limit to them.
MOST_JOKERS: Final = 5
MOST_INVESTORS: Final = 4
MOST_SEATS: Final = MOST_INVESTORS + 1
BAND_COUNT: Final = 5
LENGTHS: Final = ["13", "14", "15"]


class Condition:
    """What an initiative asks of an investor's own tracks (PM-48, PM-56)."""

    def __init__(self, entry: Entry) -> None:
        self.op = cast(Asked, entry.choice("op", ASKED))
        self.category = 0
        self.need = 0
        self.field = 0
        self.tracks = 0
        self.parts: list[Condition] = []
        if self.op == "track":
            self.category = entry.index("category", CATEGORIES)
        if self.op in ("track", "total", "each"):
            self.need = entry.integer("need", 1, 40)
        if self.op == "count":
            self.field = entry.integer("field", 1, 10)
            self.tracks = entry.integer("tracks", 1, CATEGORY_COUNT)
        if self.op == "highest":
            self.need = entry.integer("most", 0, 10)
        if self.op == "all":
            self.parts = [Condition(inner) for inner in entry.tables("of")]
            if not self.parts:
                raise entry.error("of", "expected at least one condition")
        entry.close()


class Goal:
    """A policy goal of the government (PM-85): a figure of the final board against a limit."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.name
        figure = entry.inner("condition")
        self.op = cast(Figure, figure.choice("op", FIGURES))
        of_one = self.op in ("column_lead", "all_investors")
        self.category = figure.index("category", CATEGORIES) if of_one else 0
        self.plus = figure.indices("plus", CATEGORIES) if self.op == "column_diff" else []
        self.minus = figure.indices("minus", CATEGORIES) if self.op == "column_diff" else []
        figure.close()
        self.at_least = entry.choice("compare", ["least", "most"]) == "least"
        self.need = entry.integers("need", 0, 100, 3, "three limits: for 2, 3 and 4 investors")


class Content:
    """Everything printed on cards and board."""

    def __init__(self, pack: Pack) -> None:
        self.hash = pack.hash()
        numbers = pack.table("parameters.toml", "parameters")
        self.cards_per_category = numbers.integer("cards_per_category", 1, 60)
        self.jokers = numbers.integer("jokers", 0, MOST_JOKERS)
        self.top = numbers.integer("top", 2, 10)
        self.dark_from = numbers.integer("dark_from", 1, self.top)
        self.start_hand = numbers.integer("start_hand", 0, 12)
        self.display = numbers.integer("display", 2, 2)
        # By kind.
        self.cards = [self.cards_per_category] * CATEGORY_COUNT + [self.jokers]
        if sum(self.cards) < MOST_INVESTORS * self.start_hand + self.display:
            raise numbers.error("cards_per_category", "there are too few cards for all hands and the display")
        self.open_initiatives = numbers.integer("open_initiatives", 1, 4)
        self.least_cost = numbers.integer("least_cost", 1, 9)
        self.most_cost = numbers.integer("most_cost", self.least_cost, 9)
        self.start_cost = numbers.integer("start_cost", self.least_cost, self.most_cost)
        self.most_total_cost = numbers.integer("most_total_cost", self.start_cost * CATEGORY_COUNT, 36)
        self.tax_changes = numbers.integer("tax_changes", 0, CATEGORY_COUNT)
        self.grant_per_investor = numbers.integer("grant_per_investor", 0, 6)
        self.initiative_reward = numbers.integer("initiative_reward", 0, 20)
        self.end_draw = numbers.integer("end_draw", 0, 10)
        self.wealth_tax_above = numbers.integer("wealth_tax_above", 1, 100)
        self.wealth_tax_discard = numbers.integer("wealth_tax_discard", 1, self.wealth_tax_above)
        self.lead = numbers.integer("lead", 1, self.top)
        self.holds_needed = numbers.integer("holds_needed", 1, 5)
        self.goal_points = numbers.integer("goal_points", 0, 50)
        self.bands_seed = _bands(numbers, "bands_seed")
        self.bands_tuned = _bands(numbers, "bands_tuned")
        self.parameters = numbers.close(["bands_seed", "bands_tuned"])

        times = pack.table("parameters.toml", "timeline")
        self.timelines = {length: _timeline(times, length) for length in LENGTHS}
        times.close()

        initiatives = pack.entries("initiatives.toml", "initiative")
        self.initiative_ids = [entry.name for entry in initiatives]
        self.conditions = [Condition(entry.inner("condition")) for entry in initiatives]
        self.initiative_json = {entry.name: _shown(entry) for entry in initiatives}
        if len(initiatives) < self.open_initiatives:
            raise numbers.error("open_initiatives", f"there are only {len(initiatives)} initiatives")

        self.goals: list[Goal] = []
        self.goal_json: dict[str, object] = {}
        for entry in pack.entries("goals.toml", "goal"):
            goal = Goal(entry)
            self.goals.append(goal)
            self.goal_json[goal.id] = {
                **_shown(entry),
                "compare": ">=" if goal.at_least else "<=",
                "need": {str(investors): need for investors, need in enumerate(goal.need, 2)},
            }

        self.category_titles = _titles(pack.named("parameters.toml", "category", KINDS))
        # From the worst to the best.
        self.band_titles = list(_titles(pack.entries("parameters.toml", "band", BAND_COUNT)).values())
        self.options = [read_option(entry) for entry in pack.entries("parameters.toml", "option")]

    def to_json(self) -> dict[str, object]:
        """All that the page needs to show cards, goals and numbers."""
        return {
            "categories": CATEGORIES,
            "kinds": KINDS,
            "category_titles": self.category_titles,
            "initiatives": self.initiative_json,
            "goals": self.goal_json,
            "bands": {
                "seed": [half / 2 for half in self.bands_seed],
                "tuned": [half / 2 for half in self.bands_tuned],
            },
            "band_titles": self.band_titles,
            "timelines": self.timelines,
            "parameters": self.parameters,
        }


def _bands(numbers: Entry, field: str) -> list[int]:
    bands = numbers.rising(field, 0, 1000, BAND_COUNT)
    if bands[0] != 0:
        raise numbers.error(field, "expected numbers that begin with 0")
    return bands


def _timeline(times: Entry, length: str) -> list[Action]:
    field = f"rounds_{length}"
    actions = cast(list[Action], times.choices(field, ACTIONS, repeats=True))
    if len(actions) != int(length) + 1:
        raise times.error(field, f"expected {length} fields and the end")
    if "end" not in actions or actions.index("end") < len(actions) - 1:
        raise times.error(field, "must close with 'end' and have it nowhere else")
    return actions


def _titles(entries: list[Entry]) -> dict[str, dict[str, str]]:
    titles = {entry.name: entry.texts("title") for entry in entries}
    for entry in entries:
        entry.close()
    return titles


def _shown(entry: Entry) -> dict[str, object]:
    """A card that has been read, for the page."""
    entry.texts("title")
    entry.texts("text")
    return entry.close()
