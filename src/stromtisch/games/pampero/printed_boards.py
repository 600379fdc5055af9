"""What is printed on the two boards of a company: operation fields and bonus grid, income tracks and network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.core.content import Entry, Pack
from stromtisch.games.pampero.printed_map import STAGES, ZONES, mask_of, page_of, places_of, point
from stromtisch.games.pampero.shapes import Row
from stromtisch.games.pampero.tasks import MARKET_COUNT, MARKETS, SYMBOLS, read_effects

OPERATION_COUNT: Final = 20
ROW_SLOTS: Final = 6
SLOT_COUNT: Final = 12
ROWS: Final[Sequence[Row]] = ["upper", "lower"]
SIDES: Final = ["left", "right"]
TYPE_COUNT: Final = 22
TRANSFORMER_COUNT: Final = 27
# PA-18: how many transformers each column has.
COLUMN_SIZES: Final = [3, 4, 6, 3, 3, 4, 4]
REQUIREMENT_COUNT: Final = 7
CAPITAL_COUNT: Final = 4
COLUMNS: Final = 14
NONE: Final = -1

PAY_ENERGY: Final = 0
PAY_MONEY: Final = 1
PAY_BATTERY: Final = 2
PAYMENTS: Final = ["energy", "money", "batteries"]


class PrintedBoards:
    """Company board and network board, the same for everybody."""

    def __init__(self, pack: Pack) -> None:
        self._read_operations(pack)
        self._read_grid(pack)
        self._read_markets(pack)
        self._read_pylons(pack)
        self._read_network(pack)

    def _read_operations(self, pack: Pack) -> None:
        entries = pack.entries("company.toml", "operation", OPERATION_COUNT)
        self.operation_ids = [entry.name for entry in entries]
        self.operation_zone = [entry.index("zone", ZONES) for entry in entries]
        self.operation_money = [entry.integer("money", 0, 99) for entry in entries]
        self.operation_energy = [entry.integer("energy", 0, 14) for entry in entries]
        self.operation_slot: list[int] = []
        # By slot: its operation fields, left before right.
        self.slot_operations: list[list[int]] = [[] for _ in range(SLOT_COUNT)]
        taken: list[str] = []
        for number, entry in enumerate(entries):
            slot = entry.index("row", ROWS) * ROW_SLOTS + entry.integer("slot", 1, ROW_SLOTS) - 1
            place = f"{slot} {entry.choice('side', SIDES)}"
            if place in taken:
                raise entry.error("side", "another operation field is there")
            taken.append(place)
            self.operation_slot.append(slot)
            self.slot_operations[slot].append(number)
        self.operation_json = page_of(entries)
        for operations in self.slot_operations:
            if not operations:
                raise entries[0].error("slot", "every slot needs an operation field")

    def _read_grid(self, pack: Pack) -> None:
        entries = pack.entries("company.toml", "bonus_field", TYPE_COUNT)
        self.type_ids = [entry.name for entry in entries]
        self.type_at: list[list[int]] = []
        for entry in entries:
            at = point(entry, "at")
            if at in self.type_at:
                raise entry.error("at", "another field is there")
            self.type_at.append(at)
        page_of(entries)

    def distance(self, first: int, second: int) -> int:
        """PA-70: how far two fields of the bonus grid are apart."""
        one = self.type_at[first]
        two = self.type_at[second]
        return abs(one[0] - two[0]) + abs(one[1] - two[1])

    def _read_markets(self, pack: Pack) -> None:
        values = pack.table("network.toml", "income")
        self.income_values = values.rising("values", 0, 99, COLUMNS, 0)
        self.dark_green = values.integers("dark_green", 1, COLUMNS - 1)
        self.income_json = values.close()
        entries = pack.named("network.toml", "market", SYMBOLS)
        markets = entries[:MARKET_COUNT]
        self.market_stage = [entry.integer("stage", 1, STAGES) for entry in entries]
        for entry in entries:
            entry.texts("title")
            entry.text("colour")
            entry.text("icon")
        # PA-92: by market and stage (from 0) the highest column; PA-95: where a marker moves another.
        self.limits: list[int] = []
        for entry in markets:
            self.limits += [0, *entry.rising("limits", 0, COLUMNS - 1, STAGES, 0)]
        self.cross_at = [entry.integer("cross_at", 1, COLUMNS - 1) for entry in markets]
        self.cross = [entry.index("cross", MARKETS) for entry in markets]
        self.market_json = page_of(entries)

    def limit(self, market: int, stage: int) -> int:
        """PA-92: the highest column a marker may stand in at a stage."""
        return self.limits[market * (STAGES + 1) + stage]

    def area(self, market: int, column: int) -> int:
        """Section 2.10: the area a marker stands in, as the smallest stage that allows its column."""
        for stage in range(1, STAGES + 1):
            if self.limit(market, stage) >= column:
                return stage
        return STAGES

    def _read_pylons(self, pack: Pack) -> None:
        entries = pack.entries("network.toml", "pylon", STAGES)
        # From 1 on, as pylons are counted.
        self.pylon_effects = [[], *[read_effects(entry, "effects") for entry in entries]]
        self.pylon_batteries = [0, *[entry.integer("batteries", 0, 3) for entry in entries]]
        self.pylon_json = [entry.close() for entry in entries]
        slots = pack.entries("network.toml", "capital", CAPITAL_COUNT)
        self.capital_stage = [entry.integer("stage", 1, STAGES) for entry in slots]
        for entry in slots:
            entry.text("colour")
        self.capital_json = [entry.close() for entry in slots]

    def _read_network(self, pack: Pack) -> None:
        entries = pack.entries("network.toml", "transformer", TRANSFORMER_COUNT)
        self.transformer_ids = [entry.name for entry in entries]
        self.transformer_column = [entry.integer("column", 1, STAGES) for entry in entries]
        self.transformer_effects = [read_effects(entry, "effects") for entry in entries]
        self.diamonds = places_of(True, [entry.flag("diamond") for entry in entries])
        self.start_transformers = places_of(True, [entry.flag("start") for entry in entries])
        # By field: the fields a thick line leads to.
        self.thick = [0] * TRANSFORMER_COUNT
        for number, entry in enumerate(entries):
            point(entry, "at")
            for other in entry.indices("lines", self.transformer_ids):
                self.thick[number] |= 1 << other
                self.thick[other] |= 1 << number
        columns = [places_of(column, self.transformer_column) for column in range(STAGES + 2)]
        # By stage: the fields of open columns; by column: the fields there and further right.
        self.stage_transformers = [sum(columns[: stage + 1]) for stage in range(STAGES + 1)]
        self.from_column = [sum(columns[column:]) for column in range(STAGES + 2)]
        self.transformer_json = page_of(entries)
        if self.transformer_column != sorted(self.transformer_column):
            raise entries[0].error("column", "expected transformers from left to right")
        sizes = [self.transformer_column.count(column) for column in range(1, STAGES + 1)]
        if sizes != COLUMN_SIZES:
            raise entries[0].error("column", f"expected columns of {COLUMN_SIZES}, found {sizes}")
        self._read_requirements(pack)
        self._check_reachable(entries)

    def _read_requirements(self, pack: Pack) -> None:
        entries = pack.entries("network.toml", "requirement", REQUIREMENT_COUNT)
        self.requirement_ids = [entry.name for entry in entries]
        self.joined = [entry.indices("joins", self.transformer_ids) for entry in entries]
        self.joins = [mask_of(fields) for fields in self.joined]
        self.pay = [entry.index("pay", PAYMENTS) for entry in entries]
        self.pay_amount = [entry.integer("amount", 1, 14) for entry in entries]
        for entry, fields in zip(entries, self.joined, strict=True):
            entry.texts("title")
            if len(fields) < 2:
                raise entry.error("joins", "expected at least two fields")
        self.requirement_json = page_of(entries)
        # Every transformer that a pink line leads to, numbered; and the number by requirement and transformer.
        self.through_requirement: list[int] = []
        self.through_transformer: list[int] = []
        self.through_number = [NONE] * (REQUIREMENT_COUNT * TRANSFORMER_COUNT)
        for requirement, fields in enumerate(self.joined):
            for number in fields:
                self.through_number[requirement * TRANSFORMER_COUNT + number] = len(self.through_transformer)
                self.through_requirement.append(requirement)
                self.through_transformer.append(number)

    def _check_reachable(self, entries: list[Entry]) -> None:
        """Every transformer can be reached from an arrow, over thick and pink lines."""
        found = self.start_transformers
        if found == 0:
            raise entries[0].error("start", "no field has an arrow")
        grown = True
        while grown:
            before = found
            for number in range(TRANSFORMER_COUNT):
                if found >> number & 1:
                    found |= self.thick[number]
            for mask in self.joins:
                if found & mask:
                    found |= mask
            grown = found != before
        for number, entry in enumerate(entries):
            if found >> number & 1 == 0:
                raise entry.error("lines", "cannot be reached from any arrow")

    def to_json(self) -> dict[str, object]:
        """The boards for the page."""
        return {
            "operations": self.operation_json,
            "bonus_fields": {name: self.type_at[number] for number, name in enumerate(self.type_ids)},
            "markets": self.market_json,
            "income": self.income_json,
            "pylons": self.pylon_json,
            "capital": self.capital_json,
            "transformers": self.transformer_json,
            "requirements": self.requirement_json,
        }
