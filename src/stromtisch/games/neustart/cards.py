"""What stands on the cards of Neustart: effects, where they strike, what follows from them (section 4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.core.content import Entry
from stromtisch.games.neustart import terms
from stromtisch.games.neustart.shapes import MarkerKind, Side
from stromtisch.games.neustart.terms import ACTIONS, ACTORS

FIRE: Final = 0
ILLNESS: Final = 1
INCIDENT: Final = 2
MARKER_KINDS: Final[Sequence[MarkerKind]] = ["FIRE", "ILLNESS", "INCIDENT"]
UNREST: Final = 3
MOOD: Final = 4
DEATH: Final = 5
RUIN: Final = 6
LOSE: Final = 7
GAIN: Final = 8
POINTS: Final = 9
BLOCK: Final = 10
TASK: Final = 11
NEED: Final = 12
MODIFIER: Final = 13
INFO: Final = 14
VEHICLE: Final = 15
OPS: Final = [
    "fire", "ill", "incident", "unrest", "mood", "death", "ruin", "lose", "gain", "ap", "block", "task", "need",
    "mod", "info", "vehicle",
]  # fmt: skip

NOWHERE: Final = 0
QUARTER: Final = 1
HERE: Final = 2
BESIDE_HERE: Final = 3
BESIDE: Final = 4
RANDOM: Final = 5
ANGRIEST: Final = 6

SETS: Final = [
    "ANY", "INNER", "SUBURB", "INDUSTRIAL", "HOME", "SUPERMARKET", "PHARMACY", "PETROL", "PLANT", "SHB", "NOSHB",
    "UNINFORMED", "TENSE",
]  # fmt: skip
ANY: Final = 0
SET_INNER: Final = 1
SET_INDUSTRIAL: Final = 3
HOME: Final = 4
WITH_SUPERMARKET: Final = 5
WITH_PLANT: Final = 8
WITH_BASE: Final = 9
FREE_SITE: Final = 10
UNINFORMED: Final = 11
TENSE: Final = 12
# Businesses as cards name them.
SHOPS: Final = {
    "SUPERMARKET": [terms.SUPERMARKET],
    "PHARMACY": [terms.PHARMACY],
    "PETROL": [terms.PETROL],
    "PLANT": [terms.PLANT_S, terms.PLANT_F],
}

TARGETS: Final = ["HOUSE", "SUPERMARKET", "PETROL", "PHARMACY", "PLANT"]
AT_HOUSE: Final = 0
AT_PLANT: Final = 4

ALWAYS: Final = 0
UNLESS: Final = ["", "INFORMED", "SHB", "GEN", "FIGURE"]

PLACES: Final = ["DEPOT", "STOCK", "TANK"]
IN_DEPOT: Final = 0
IN_STOCK: Final = 1
IN_TANK: Final = 2

# Actors beyond the five: those an effect works out or asks for.
EVERY_ACTOR: Final = 10
LOWEST: Final = 11
RICHEST: Final = 12
CHOICE: Final = 13
FURTHER_ACTORS: Final = {"ALL": EVERY_ACTOR, "LOWEST": LOWEST, "RICHEST": RICHEST, "CHOICE": CHOICE}

SIDES: Final[Sequence[Side]] = ["NONE", "STRIPED", "GREEN"]

# Modifiers: first one for each action, then these.
MOVE_COST: Final = 8
REST_ROLL: Final = 9
MODIFIER_COUNT: Final = 10


class Effect:
    """One effect of a card; fields that its kind does not have keep their plain value."""

    def __init__(self, op: int, card: int) -> None:
        self.op = op
        self.card = card
        self.at = ""
        self.where = NOWHERE
        # The quarter of QUARTER and BESIDE, or the set of RANDOM.
        self.place = 0
        self.quarters = 1
        self.amount = 1
        self.unless = ALWAYS
        self.spread = 0
        self.target = AT_HOUSE
        # Until the weekday's end rather than the unit's: fires, blocks, tasks, modifiers.
        self.all_day = False
        self.water = False
        self.fatal = False
        # The action that answers an incident or a task; an action or one of the modifiers.
        self.action = 0
        self.value = 0
        self.actor = 0
        self.store = IN_DEPOT
        self.fuel = False
        self.side = 0
        self.fixed: list[int] = []
        self.fail: list[int] = []
        self.reward: list[int] = []


class CardReader:
    """Reads effects and numbers them; markers and tasks remember the number of their effect."""

    def __init__(self, quarters: Sequence[str]) -> None:
        self.quarters = quarters
        self.effects: list[Effect] = []

    def read_all(self, entries: list[Entry], card: int, morning: bool) -> list[int]:
        """The numbers of a list of effects."""
        return [self._read(entry, card, morning, False) for entry in entries]

    def _read(self, entry: Entry, card: int, morning: bool, follows: bool) -> int:
        effect = Effect(entry.index("op", OPS), card)
        number = len(self.effects)
        self.effects.append(effect)
        effect.amount = entry.integer("n", -12, 60) if entry.has("n") else 1
        if entry.has("unless"):
            effect.unless = entry.index("unless", UNLESS)
        if effect.op == LOSE or effect.op == GAIN:
            self._read_goods(entry, effect)
        if effect.op == POINTS or effect.op == VEHICLE:
            special = ["ALL", "LOWEST"] if effect.op == POINTS else ["CHOICE"]
            effect.actor = self._actor(entry, special)
            if effect.actor == CHOICE and (not morning or follows):
                raise entry.error("actor", "a choice can stand on an entry card only")
        elif effect.op == MODIFIER:
            self._read_modifier(entry, effect)
        elif effect.op not in (LOSE, GAIN) or effect.store == IN_STOCK:
            self._read_place(entry, effect, follows)
        self._read_marker(entry, effect, card)
        entry.close()
        return number

    def _read_marker(self, entry: Entry, effect: Effect, card: int) -> None:
        if effect.op in (FIRE, BLOCK, MODIFIER) and entry.has("until"):
            effect.all_day = entry.choice("until", ["UNIT", "DAY"]) == "DAY"
        if effect.op == TASK:
            effect.action = entry.index("action", ACTIONS)
            effect.value = entry.integer("value", 0, 12) if entry.has("value") else 0
            effect.all_day = entry.has("due") and entry.choice("due", ["UNIT", "DAY"]) == "DAY"
        if effect.op == FIRE:
            effect.spread = entry.integer("spread", 0, 9) if entry.has("spread") else 0
            if entry.has("target"):
                effect.target = TARGETS.index(entry.choice("target", ["HOUSE", "PLANT"]))
        if effect.op == RUIN:
            effect.target = entry.index("target", TARGETS)
        if effect.op == INCIDENT:
            effect.action = entry.index("task", ACTIONS[:3])
        if effect.op == ILLNESS:
            effect.action = terms.RESCUE
            effect.water = entry.has("water") and entry.flag("water")
            effect.fatal = entry.has("fatal") and entry.flag("fatal")
        if effect.op == INFO:
            effect.side = entry.index("side", SIDES)
        if effect.op <= INCIDENT and entry.has("fixed"):
            count = effect.quarters * effect.amount
            effect.fixed = entry.integers("fixed", 1, 9, count, "one value for each marker")
        if effect.op in (ILLNESS, INCIDENT, TASK):
            effect.fail = [self._read(inner, card, False, True) for inner in entry.tables("fail")]
        if effect.op in (FIRE, ILLNESS, INCIDENT, TASK):
            effect.reward = [self._read(inner, card, False, True) for inner in entry.tables("reward")]

    def _read_place(self, entry: Entry, effect: Effect, follows: bool) -> None:
        at = entry.text("at")
        effect.at = at
        effect.quarters = entry.integer("k", 1, 15) if entry.has("k") else 1
        kind, _, name = at.partition(":")
        if at == "HERE" or at == "ADJ:HERE":
            if not follows:
                raise entry.error("at", "HERE has a meaning after a marker or task only")
            effect.where = HERE if at == "HERE" else BESIDE_HERE
        elif at == "MAX:UNREST":
            effect.where = ANGRIEST
        elif kind == "R" and name in SETS:
            effect.where = RANDOM
            effect.place = SETS.index(name)
        elif kind in ("Q", "ADJ") and name in self.quarters:
            effect.where = QUARTER if kind == "Q" else BESIDE
            effect.place = self.quarters.index(name)
        else:
            raise entry.error("at", f"cannot tell where {at!r} is")

    def _read_goods(self, entry: Entry, effect: Effect) -> None:
        effect.fuel = entry.choice("what", terms.GOODS) == "FUEL"
        if effect.op == GAIN:
            effect.store = entry.index("to", PLACES[:2])
        else:
            effect.store = entry.index("from", PLACES)
            if effect.store == IN_TANK:
                effect.actor = self._actor(entry, ["RICHEST"])
        if effect.store == IN_STOCK and effect.fuel:
            raise entry.error("what", "quarters have no stock of fuel")
        if effect.store == IN_TANK and not effect.fuel:
            raise entry.error("what", "tanks hold fuel")

    def _read_modifier(self, entry: Entry, effect: Effect) -> None:
        key = entry.text("key")
        if key not in terms.MODIFIERS:
            raise entry.error("key", f"does not know {key!r}")
        effect.action = terms.MODIFIERS.index(key)
        effect.value = entry.integer("delta", -9, 9)

    def _actor(self, entry: Entry, special: list[str]) -> int:
        name = entry.choice("actor", [*ACTORS, *special])
        return ACTORS.index(name) if name in ACTORS else FURTHER_ACTORS[name]


def effect_json(effects: list[Effect], number: int) -> dict[str, object]:
    """An effect for the page: enough to say what a card asks for and what happens if it stays undone."""
    effect = effects[number]
    shown: dict[str, object] = {"op": OPS[effect.op], "n": effect.amount}
    if effect.at != "":
        shown["at"] = effect.at
        shown["k"] = effect.quarters
    if effect.op in (ILLNESS, INCIDENT, TASK):
        shown["action"] = ACTIONS[effect.action]
    if effect.op == MODIFIER:
        shown["modifier"] = [*ACTIONS, "moveCost", "restRoll"][effect.action]
    if effect.op in (TASK, MODIFIER):
        shown["value"] = effect.value
    if effect.op in (LOSE, GAIN):
        shown["goods"] = "FUEL" if effect.fuel else "SUPPLY"
        shown["store"] = PLACES[effect.store]
    if effect.op == RUIN or effect.op == FIRE:
        shown["target"] = TARGETS[effect.target]
        shown["spread"] = effect.spread
    if effect.op == INFO:
        shown["side"] = SIDES[effect.side]
    if effect.unless != ALWAYS:
        shown["unless"] = UNLESS[effect.unless]
    shown["all_day"] = effect.all_day
    shown["water"] = effect.water
    shown["fatal"] = effect.fatal
    shown["fail"] = [effect_json(effects, inner) for inner in effect.fail]
    shown["reward"] = [effect_json(effects, inner) for inner in effect.reward]
    return shown
