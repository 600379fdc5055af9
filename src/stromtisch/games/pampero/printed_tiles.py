"""What is printed on tiles and on the plan of pylon bonuses."""

from __future__ import annotations

from typing import Final

from stromtisch.core.content import Entry, Pack
from stromtisch.games.pampero.printed_cards import METRICS, SYM_ANY
from stromtisch.games.pampero.printed_map import SETS, ZONE_COUNT, ZONES, page_of, places_of
from stromtisch.games.pampero.tasks import MARKETS, read_alternatives, read_effects

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
        self.bonus_zone = [entry.index("zone", ZONES) for entry in entries]
        self.bonus_copies = [entry.integer("copies", 1, TILES_PER_ZONE) for entry in entries]
        self.bonus_kind = [entry.index("kind", BONUS_KINDS) for entry in entries]
        self.bonus_type: list[int] = []
        self.bonus_effects: list[list[int]] = []
        self.bonus_symbol: list[int] = []
        self.bonus_json: dict[str, object] = {}
        for entry, kind in zip(entries, self.bonus_kind, strict=True):
            if kind == REMOVED:
                self.bonus_type.append(NONE)
                self.bonus_effects.append([])
                self.bonus_symbol.append(NONE)
                entry.close()
                continue
            self.bonus_type.append(entry.index("type", type_ids))
            self.bonus_effects.append(read_effects(entry, "effects"))
            self.bonus_symbol.append(symbol_of(entry))
            entry.texts("title")
            self.bonus_json[entry.name] = entry.close(["copies"])
        for zone in range(ZONE_COUNT):
            pairs = zip(self.bonus_copies, self.bonus_zone, strict=True)
            count = sum([copies for copies, own in pairs if own == zone])
            if count != TILES_PER_ZONE:
                raise entries[0].error(
                    "copies", f"expected twelve tiles of zone {ZONES[zone]}, found {count}"
                )
        for number, name in enumerate(type_ids):
            if number not in self.bonus_type:
                raise entries[0].error("type", f"no tile belongs on the field {name}")

    def _read_plan(self, pack: Pack) -> None:
        entries = pack.entries("tiles.toml", "plan", PLAN_COUNT)
        self.plan_ids = [entry.name for entry in entries]
        self.plan_zone = [entry.index("zone", ZONES) for entry in entries]
        self.plan_column = [entry.integer("column", 1, PLAN_COLUMNS) for entry in entries]
        self.plan_row = [entry.integer("row", 1, PLAN_ROWS) for entry in entries]
        self.plan_effects = [read_effects(entry, "effects") for entry in entries]
        # PA-160: the tile of the fixed layout.
        self.fixed = [entry.index("tile", self.bonus_ids) for entry in entries]
        self.plan_json = page_of(entries, "tile")
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
        # PA-180: pairs as VJ looks at them, by column and then row, horizontal ones before vertical ones.
        order = sorted(zip(self.plan_column, self.plan_row, range(PLAN_COUNT), strict=True))
        self.plan_by_column = [space for _, _, space in order]
        self.plan_pairs = [
            (space, other)
            for space in self.plan_by_column
            for across in (1, 0)
            for other in self.plan_near[space]
            if self.plan_column[other] - self.plan_column[space] == across
            and self.plan_row[other] - self.plan_row[space] == 1 - across
        ]
        for tile, name in enumerate(self.bonus_ids):
            if self.fixed.count(tile) != self.bonus_copies[tile]:
                raise entries[0].error("tile", f"the fixed layout has not all copies of {name}, or too many")
        for space, entry in enumerate(entries):
            if self.bonus_zone[self.fixed[space]] != self.plan_zone[space]:
                raise entry.error("tile", "is a tile of another zone")

    def _read_connections(self, pack: Pack) -> None:
        entries = pack.entries("tiles.toml", "connection", CONNECTION_COUNT)
        self.connection_ids = [entry.name for entry in entries]
        # The start tile is in no set, NONE.
        self.connection_set = [entry.index("set", ["START", *SETS]) - 1 for entry in entries]
        if places_of(NONE, self.connection_set) != 1 << START_TILE:
            raise entries[START_TILE].error("set", "the first tile, and no other, is the start tile")
        self.connection_effects = [read_alternatives(entry, "effects") for entry in entries]
        self.connection_symbol = [symbol_of(entry) for entry in entries]
        for entry, effects in zip(entries, self.connection_effects, strict=True):
            entry.texts("title")
            if not 1 <= len(effects) <= 2:
                raise entry.error("effects", "expected one or two alternatives")
        self.connection_json = page_of(entries)

    def _read_scoring(self, pack: Pack) -> None:
        entries = pack.entries("tiles.toml", "scoring", SCORING_TILE_COUNT)
        self.scoring_ids = [entry.name for entry in entries]
        self.scoring_set = [entry.index("set", SCORING_SETS) for entry in entries]
        self.upper = [entry.index("upper", METRICS[:SYM_ANY]) for entry in entries]
        self.upper_money = [entry.integer("upper_money", 1, 50) for entry in entries]
        self.lower = [entry.index("lower", METRICS[:SYM_ANY]) for entry in entries]
        self.lower_money = [entry.integer("lower_money", 1, 50) for entry in entries]
        for entry in entries:
            entry.texts("title")
        self.scoring_json = page_of(entries)
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
