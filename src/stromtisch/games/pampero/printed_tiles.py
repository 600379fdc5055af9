"""What is printed on tiles and on the plan of pylon bonuses."""

from __future__ import annotations

from typing import Final

from stromtisch.core.content import Entry, Pack
from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.printed_cards import METRICS, SYM_ANY
from stromtisch.games.pampero.printed_map import SETS, ZONE_COUNT, ZONES, counted
from stromtisch.games.pampero.tasks import MARKETS

PLAN_COUNT: Final = 36
TILES_PER_ZONE: Final = 12
PLAN_ROWS: Final = 3
PLAN_COLUMNS: Final = 12
CONNECTION_COUNT: Final = 13
# The start connection tile, of which everybody has one.
START_TILE: Final = 0
SCORING_TILE_COUNT: Final = 18
SCORING_SETS: Final = ["I", "II"]

INSTANT: Final = 0
UPGRADING: Final = 1
FINAL: Final = 2
REMOVED: Final = 3
BONUS_KINDS: Final = ["instant", "upgrade", "final", "remove"]
NONE: Final = -1


def symbol_of(entry: Entry) -> int:
    """The market symbol on a tile, or -1."""
    return MARKETS.index(entry.choice("symbol", MARKETS)) if entry.has("symbol") else NONE


class PrintedTiles:
    """All tiles, in the order of the file."""

    def __init__(self, pack: Pack, type_ids: list[str]) -> None:
        self._read_bonuses(pack, type_ids)
        self._read_plan(pack)
        self._read_connections(pack)
        self._read_scoring(pack)

    def _read_bonuses(self, pack: Pack, type_ids: list[str]) -> None:
        entries = pack.entries("tiles.toml", "bonus")
        self.bonus_ids = [entry.name for entry in entries]
        self.bonus_zone: list[int] = []
        self.bonus_copies: list[int] = []
        self.bonus_kind: list[int] = []
        self.bonus_type: list[int] = []
        self.bonus_effects: list[list[int]] = []
        self.bonus_symbol: list[int] = []
        self.bonus_json: dict[str, object] = {}
        for entry in entries:
            kind = BONUS_KINDS.index(entry.choice("kind", BONUS_KINDS))
            self.bonus_kind.append(kind)
            self.bonus_zone.append(ZONES.index(entry.choice("zone", ZONES)))
            self.bonus_copies.append(entry.integer("copies", 1, TILES_PER_ZONE))
            if kind == REMOVED:
                entry.only(["id", "zone", "copies", "kind"])
                self.bonus_type.append(NONE)
                self.bonus_effects.append([])
                self.bonus_symbol.append(NONE)
                continue
            entry.only(["id", "zone", "copies", "kind", "type", "effects", "symbol", "title"])
            self.bonus_type.append(type_ids.index(entry.choice("type", type_ids)))
            self.bonus_effects.append(tasks.read_effects(entry, "effects"))
            self.bonus_symbol.append(symbol_of(entry))
            shape: dict[str, object] = {"title": entry.texts("title")}
            for field in ("zone", "kind", "type", "effects", "symbol"):
                if entry.has(field):
                    shape[field] = entry.fields[field]
            self.bonus_json[entry.name] = shape
        for zone in range(ZONE_COUNT):
            count = 0
            for tile, copies in enumerate(self.bonus_copies):
                if self.bonus_zone[tile] == zone:
                    count += copies
            if count != TILES_PER_ZONE:
                raise entries[0].error(
                    "copies", f"expected twelve tiles of zone {ZONES[zone]}, found {count}"
                )
        for number, name in enumerate(type_ids):
            if number not in self.bonus_type:
                raise entries[0].error("type", f"no tile belongs on the field {name}")

    def _read_plan(self, pack: Pack) -> None:
        entries = counted(pack.entries("tiles.toml", "plan"), PLAN_COUNT, "spaces of the plan")
        self.plan_ids = [entry.name for entry in entries]
        self.plan_zone: list[int] = []
        self.plan_column: list[int] = []
        self.plan_row: list[int] = []
        self.plan_effects: list[list[int]] = []
        # PA-160: the tile of the fixed layout.
        self.fixed: list[int] = []
        self.plan_json: dict[str, object] = {}
        for entry in entries:
            entry.only(["id", "zone", "column", "row", "effects", "tile"])
            self.plan_zone.append(ZONES.index(entry.choice("zone", ZONES)))
            self.plan_column.append(entry.integer("column", 1, PLAN_COLUMNS))
            self.plan_row.append(entry.integer("row", 1, PLAN_ROWS))
            self.plan_effects.append(tasks.read_effects(entry, "effects"))
            self.fixed.append(self.bonus_ids.index(entry.choice("tile", self.bonus_ids)))
            self.plan_json[entry.name] = {
                field: entry.fields[field] for field in ("zone", "column", "row", "effects")
            }
        # PA-67: orthogonal neighbours; by zone of a pylon: the spaces it allows.
        self.plan_near: list[list[int]] = []
        self.allowed = [0] * ZONE_COUNT
        for space, entry in enumerate(entries):
            near: list[int] = []
            for other in range(PLAN_COUNT):
                across = abs(self.plan_column[space] - self.plan_column[other])
                down = abs(self.plan_row[space] - self.plan_row[other])
                if across + down == 1:
                    near.append(other)
                if across + down == 0 and other != space:
                    raise entry.error("column", f"{self.plan_ids[other]} is in the same place")
            self.plan_near.append(near)
            for zone in range(self.plan_zone[space], ZONE_COUNT):
                self.allowed[zone] |= 1 << space
        for tile, name in enumerate(self.bonus_ids):
            if self.fixed.count(tile) != self.bonus_copies[tile]:
                raise entries[0].error("tile", f"the fixed layout has not all copies of {name}, or too many")
        for space, entry in enumerate(entries):
            if self.bonus_zone[self.fixed[space]] != self.plan_zone[space]:
                raise entry.error("tile", "is a tile of another zone")

    def _read_connections(self, pack: Pack) -> None:
        entries = counted(pack.entries("tiles.toml", "connection"), CONNECTION_COUNT, "connection tiles")
        self.connection_ids = [entry.name for entry in entries]
        self.connection_set: list[int] = []
        self.connection_effects: list[list[list[int]]] = []
        self.connection_symbol: list[int] = []
        self.connection_json: dict[str, object] = {}
        for number, entry in enumerate(entries):
            entry.only(["id", "set", "title", "effects", "symbol"])
            name = entry.choice("set", ["START", *SETS])
            if (name == "START") != (number == START_TILE):
                raise entry.error("set", "the first tile, and no other, is the start tile")
            self.connection_set.append(SETS.index(name) if name in SETS else NONE)
            effects = tasks.read_alternatives(entry, "effects")
            if not 1 <= len(effects) <= 2:
                raise entry.error("effects", "expected one or two alternatives")
            self.connection_effects.append(effects)
            self.connection_symbol.append(symbol_of(entry))
            shape: dict[str, object] = {"title": entry.texts("title")}
            for field in ("set", "effects", "symbol"):
                if entry.has(field):
                    shape[field] = entry.fields[field]
            self.connection_json[entry.name] = shape

    def _read_scoring(self, pack: Pack) -> None:
        entries = counted(pack.entries("tiles.toml", "scoring"), SCORING_TILE_COUNT, "scoring tiles")
        self.scoring_ids = [entry.name for entry in entries]
        self.scoring_set: list[int] = []
        self.upper: list[int] = []
        self.upper_money: list[int] = []
        self.lower: list[int] = []
        self.lower_money: list[int] = []
        self.scoring_json: dict[str, object] = {}
        for entry in entries:
            entry.only(["id", "set", "title", "upper", "upper_money", "lower", "lower_money"])
            self.scoring_set.append(SCORING_SETS.index(entry.choice("set", SCORING_SETS)))
            self.upper.append(METRICS.index(entry.choice("upper", METRICS[:SYM_ANY])))
            self.upper_money.append(entry.integer("upper_money", 1, 50))
            self.lower.append(METRICS.index(entry.choice("lower", METRICS[:SYM_ANY])))
            self.lower_money.append(entry.integer("lower_money", 1, 50))
            shape: dict[str, object] = {"title": entry.texts("title")}
            for field in ("set", "upper", "upper_money", "lower", "lower_money"):
                shape[field] = entry.fields[field]
            self.scoring_json[entry.name] = shape
        for number, name in enumerate(SCORING_SETS):
            if self.scoring_set.count(number) != SCORING_TILE_COUNT // 2:
                raise entries[0].error("set", f"expected nine tiles of set {name}")

    def to_json(self) -> dict[str, object]:
        """The tiles for the page."""
        return {
            "bonus_tiles": self.bonus_json,
            "plan": self.plan_json,
            "connection_tiles": self.connection_json,
            "scoring_tiles": self.scoring_json,
        }
