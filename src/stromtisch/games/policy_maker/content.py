"""The content of The Policy Maker as the rules read it."""

from __future__ import annotations

from typing import Final

from stromtisch.core.content import ContentError, Entry, Pack
from stromtisch.core.option import read_option
from stromtisch.games.policy_maker.shapes import Action, Category, Colour, Kind

CATEGORIES: Final[list[Category]] = ["education", "health", "energy", "digital"]
# The same, to look up what a content pack says.
NAMES: Final[list[str]] = [*CATEGORIES]
CATEGORY_COUNT: Final = 4
JOKER: Final = 4
KINDS: Final[list[Kind]] = ["education", "health", "energy", "digital", "joker"]
KIND_COUNT: Final = 5
# Decisions name how many jokers they use, so there is a limit to them.
MOST_JOKERS: Final = 5
MOST_INVESTORS: Final = 4
MOST_SEATS: Final = MOST_INVESTORS + 1
BAND_COUNT: Final = 5

# The numbers in parameters.toml; anything else there is a slip of the pen.
NUMBERS: Final = [
    "cards_per_category", "jokers", "top", "dark_from", "start_hand", "display", "open_initiatives", "start_cost",
    "least_cost", "most_cost", "most_total_cost", "tax_changes", "grant_per_investor", "initiative_reward",
    "end_draw", "wealth_tax_above", "wealth_tax_discard", "lead", "holds_needed", "goal_points", "bands_seed",
    "bands_tuned",
]  # fmt: skip
LENGTHS: Final = ["13", "14", "15"]

HOLIDAY: Final = 0
AUDIT: Final = 1
TAX: Final = 2
GRANT: Final = 3
END: Final = 4
ACTIONS: Final[list[Action]] = ["holiday", "audit", "tax", "grant", "end"]

COLOURS: Final[list[Colour]] = ["green", "white", "black", "pink"]

TRACK: Final = 0
ALL: Final = 1
TOTAL: Final = 2
EACH: Final = 3
COUNT: Final = 4
HIGHEST: Final = 5
CONDITION_OPS: Final = ["track", "all", "total", "each", "count", "highest"]
CONDITION_FIELDS: Final = [
    ["op", "category", "need"], ["op", "of"], ["op", "need"], ["op", "need"], ["op", "field", "tracks"], ["op", "most"],
]  # fmt: skip

COLUMN_LEAD: Final = 0
ALL_INVESTORS: Final = 1
COLUMN_DIFF: Final = 2
COLUMN_SPREAD: Final = 3
INITIATIVES: Final = 4
DARK_PIECES: Final = 5
INVESTOR_SPREAD: Final = 6
GOAL_OPS: Final = [
    "column_lead", "all_investors", "column_diff", "column_spread", "initiatives", "dark_pieces", "investor_spread",
]  # fmt: skip


class Condition:
    """What an initiative asks of an investor's own tracks (PM-48, PM-56)."""

    def __init__(
        self, op: int, category: int, need: int, field: int, tracks: int, parts: list[Condition]
    ) -> None:
        self.op = op
        self.category = category
        self.need = need
        self.field = field
        self.tracks = tracks
        self.parts = parts


class Goal:
    """A policy goal of the government (PM-85): a figure of the final board against a limit."""

    def __init__(
        self,
        id: str,
        op: int,
        category: int,
        plus: list[int],
        minus: list[int],
        at_least: bool,
        need: list[int],
    ) -> None:
        self.id = id
        self.op = op
        self.category = category
        self.plus = plus
        self.minus = minus
        self.at_least = at_least
        self.need = need


class Content:
    """Everything printed on cards and board."""

    def __init__(self, pack: Pack) -> None:
        self.hash = pack.hash()
        numbers = pack.table("parameters.toml", "parameters")
        numbers.only(NUMBERS)
        self.cards_per_category = numbers.integer("cards_per_category", 1, 60)
        self.jokers = numbers.integer("jokers", 0, MOST_JOKERS)
        self.top = numbers.integer("top", 2, 10)
        self.dark_from = numbers.integer("dark_from", 1, self.top)
        self.start_hand = numbers.integer("start_hand", 0, 12)
        self.display = numbers.integer("display", 2, 2)
        if (
            CATEGORY_COUNT * self.cards_per_category + self.jokers
            < MOST_INVESTORS * self.start_hand + self.display
        ):
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
        self.bands_seed = numbers.integers("bands_seed", 0, 1000)
        self.bands_tuned = numbers.integers("bands_tuned", 0, 1000)
        for field, bands in (("bands_seed", self.bands_seed), ("bands_tuned", self.bands_tuned)):
            if len(bands) != BAND_COUNT or bands != sorted(set(bands)) or bands[0] != 0:
                raise numbers.error(field, "expected five rising numbers that begin with 0")

        self.parameters = {name: numbers.fields[name] for name in NUMBERS if not name.startswith("bands_")}

        times = pack.table("parameters.toml", "timeline")
        times.only([f"rounds_{length}" for length in LENGTHS])
        self.timelines: dict[str, list[int]] = {}
        for length in LENGTHS:
            names = self._timeline(times, f"rounds_{length}")
            if len(names) != int(length) + 1:
                raise times.error(f"rounds_{length}", f"expected {length} fields and the end")
            self.timelines[length] = names

        self.initiative_ids: list[str] = []
        self.conditions: list[Condition] = []
        self.initiative_json: dict[str, object] = {}
        for entry in pack.entries("initiatives.toml", "initiative"):
            entry.only(["id", "condition", "title", "text"])
            self.initiative_ids.append(entry.name)
            self.conditions.append(_read_condition(entry.inner("condition")))
            self.initiative_json[entry.name] = {
                "title": entry.texts("title"),
                "text": entry.texts("text"),
                "condition": entry.inner("condition").fields,
            }

        if len(self.initiative_ids) < self.open_initiatives:
            raise numbers.error("open_initiatives", f"there are only {len(self.initiative_ids)} initiatives")

        self.goals: list[Goal] = []
        self.goal_json: dict[str, object] = {}
        for entry in pack.entries("goals.toml", "goal"):
            self._read_goal(entry)

        self.category_titles = _read_titles(pack, "category")
        for kind in KINDS:
            if kind not in self.category_titles:
                raise ContentError("parameters.toml", "category", kind, "has no entry")
        self.band_titles = list(_read_titles(pack, "band").values())
        if len(self.band_titles) != BAND_COUNT:
            raise ContentError(
                "parameters.toml", "band", "band", f"expected {BAND_COUNT}, from the worst to the best"
            )
        self.options = [read_option(entry) for entry in pack.entries("parameters.toml", "option")]

    def _timeline(self, times: Entry, field: str) -> list[int]:
        found = times.fields.get(field)
        if not isinstance(found, list) or not found:
            raise times.error(field, "expected a list of actions")
        printed: list[str] = [*ACTIONS]
        actions: list[int] = []
        for name in found:
            if name not in printed:
                raise times.error(field, f"expected some of {', '.join(ACTIONS)}, found {name!r}")
            actions.append(printed.index(str(name)))
        if actions[-1] != END or END in actions[:-1]:
            raise times.error(field, "must close with 'end' and have it nowhere else")
        return actions

    def _read_goal(self, entry: Entry) -> None:
        entry.only(["id", "condition", "compare", "need", "title", "text"])
        inner = entry.inner("condition")
        op = GOAL_OPS.index(inner.choice("op", GOAL_OPS))
        category = 0
        plus: list[int] = []
        minus: list[int] = []
        known = ["op"]
        if op in (COLUMN_LEAD, ALL_INVESTORS):
            known.append("category")
            category = NAMES.index(inner.choice("category", NAMES))
        if op == COLUMN_DIFF:
            known += ["plus", "minus"]
            plus = [NAMES.index(name) for name in inner.choices("plus", NAMES)]
            minus = [NAMES.index(name) for name in inner.choices("minus", NAMES)]
        inner.only(known)
        at_least = entry.choice("compare", ["least", "most"]) == "least"
        need = entry.integers("need", 0, 100)
        if len(need) != 3:
            raise entry.error("need", "expected three limits: for 2, 3 and 4 investors")
        self.goals.append(Goal(entry.name, op, category, plus, minus, at_least, need))
        self.goal_json[entry.name] = {
            "title": entry.texts("title"),
            "text": entry.texts("text"),
            "condition": inner.fields,
            "compare": ">=" if at_least else "<=",
            "need": {"2": need[0], "3": need[1], "4": need[2]},
        }

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
            "timelines": {
                length: [ACTIONS[action] for action in fields] for length, fields in self.timelines.items()
            },
            "parameters": self.parameters,
        }


def _read_titles(pack: Pack, kind: str) -> dict[str, dict[str, str]]:
    titles: dict[str, dict[str, str]] = {}
    for entry in pack.entries("parameters.toml", kind):
        entry.only(["id", "title"])
        titles[entry.name] = entry.texts("title")
    return titles


def _read_condition(entry: Entry) -> Condition:
    op = CONDITION_OPS.index(entry.choice("op", CONDITION_OPS))
    entry.only(CONDITION_FIELDS[op])
    category = 0
    need = 0
    field = 0
    tracks = 0
    parts: list[Condition] = []
    if op == TRACK:
        category = NAMES.index(entry.choice("category", NAMES))
    if op in (TRACK, TOTAL, EACH):
        need = entry.integer("need", 1, 40)
    if op == COUNT:
        field = entry.integer("field", 1, 10)
        tracks = entry.integer("tracks", 1, CATEGORY_COUNT)
    if op == HIGHEST:
        need = entry.integer("most", 0, 10)
    if op == ALL:
        parts = [_read_condition(inner) for inner in entry.tables("of")]
        if not parts:
            raise entry.error("of", "expected at least one condition")
    return Condition(op, category, need, field, tracks, parts)
