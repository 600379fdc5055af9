"""What is printed on the two boards of a company: operation fields and bonus grid, income tracks and network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.core.content import Pack
from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.printed_map import STAGES, ZONES, counted, flag, point
from stromtisch.games.pampero.shapes import Row
from stromtisch.games.pampero.tasks import MARKET_COUNT, MARKETS

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
        entries = counted(pack.entries("company.toml", "operation"), OPERATION_COUNT, "operation fields")
        self.operation_ids = [entry.name for entry in entries]
        self.operation_slot: list[int] = []
        self.operation_zone: list[int] = []
        self.operation_money: list[int] = []
        self.operation_energy: list[int] = []
        self.operation_json: dict[str, object] = {}
        # By slot: its operation fields, left before right.
        self.slot_operations: list[list[int]] = [[] for _ in range(SLOT_COUNT)]
        taken: list[str] = []
        for number, entry in enumerate(entries):
            entry.only(["id", "row", "slot", "side", "zone", "money", "energy"])
            row = ROWS.index(entry.choice("row", ROWS))
            slot = row * ROW_SLOTS + entry.integer("slot", 1, ROW_SLOTS) - 1
            place = f"{slot} {entry.choice('side', SIDES)}"
            if place in taken:
                raise entry.error("side", "another operation field is there")
            taken.append(place)
            self.operation_slot.append(slot)
            self.slot_operations[slot].append(number)
            self.operation_zone.append(ZONES.index(entry.choice("zone", ZONES)))
            self.operation_money.append(entry.integer("money", 0, 99))
            self.operation_energy.append(entry.integer("energy", 0, 14))
            self.operation_json[entry.name] = {
                field: entry.fields[field] for field in ("row", "slot", "side", "zone", "money", "energy")
            }
        for operations in self.slot_operations:
            if not operations:
                raise entries[0].error("slot", "every slot needs an operation field")

    def _read_grid(self, pack: Pack) -> None:
        entries = counted(pack.entries("company.toml", "bonus_field"), TYPE_COUNT, "bonus fields")
        self.type_ids = [entry.name for entry in entries]
        self.type_at: list[list[int]] = []
        for entry in entries:
            entry.only(["id", "at"])
            at = point(entry, "at")
            if at in self.type_at:
                raise entry.error("at", "another field is there")
            self.type_at.append(at)

    def distance(self, first: int, second: int) -> int:
        """PA-70: how far two fields of the bonus grid are apart."""
        one = self.type_at[first]
        two = self.type_at[second]
        return abs(one[0] - two[0]) + abs(one[1] - two[1])

    def _read_markets(self, pack: Pack) -> None:
        entries = counted(pack.entries("network.toml", "market"), len(tasks.SYMBOLS), "markets")
        values = pack.table("network.toml", "income")
        values.only(["values", "dark_green"])
        self.income_values = values.integers("values", 0, 99)
        if len(self.income_values) != COLUMNS or self.income_values != sorted(self.income_values):
            raise values.error("values", "expected fourteen rising numbers")
        self.dark_green = values.integers("dark_green", 1, COLUMNS - 1)
        self.market_stage: list[int] = []
        # PA-92: by market and stage (from 0) the highest column; PA-95: where a marker moves another.
        self.limits: list[int] = []
        self.cross_at: list[int] = []
        self.cross: list[int] = []
        self.market_json: dict[str, object] = {}
        for number, entry in enumerate(entries):
            if entry.name != tasks.SYMBOLS[number]:
                raise entry.error("id", f"expected {tasks.SYMBOLS[number]} here")
            self.market_stage.append(entry.integer("stage", 1, STAGES))
            shape: dict[str, object] = {
                "title": entry.texts("title"), "colour": entry.text("colour"), "icon": entry.text("icon"),
                "stage": self.market_stage[-1],
            }  # fmt: skip
            known = ["id", "title", "stage", "colour", "icon"]
            if number < MARKET_COUNT:
                known += ["limits", "cross_at", "cross"]
                limits = entry.integers("limits", 0, COLUMNS - 1)
                if len(limits) != STAGES or limits != sorted(limits):
                    raise entry.error("limits", "expected seven numbers that do not fall")
                self.limits += [0, *limits]
                self.cross_at.append(entry.integer("cross_at", 1, COLUMNS - 1))
                self.cross.append(MARKETS.index(entry.choice("cross", MARKETS)))
                shape["limits"] = limits
                shape["cross_at"] = self.cross_at[-1]
                shape["cross"] = entry.text("cross")
            entry.only(known)
            self.market_json[entry.name] = shape

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
        entries = counted(pack.entries("network.toml", "pylon"), STAGES, "pylons")
        # From 1 on, as pylons are counted.
        self.pylon_effects: list[list[int]] = [[]]
        self.pylon_batteries: list[int] = [0]
        self.pylon_json: list[object] = []
        for entry in entries:
            entry.only(["id", "effects", "batteries"])
            self.pylon_effects.append(tasks.read_effects(entry, "effects"))
            self.pylon_batteries.append(entry.integer("batteries", 0, 3))
            self.pylon_json.append({
                "effects": entry.fields["effects"], "batteries": self.pylon_batteries[-1]
            })  # fmt: skip
        slots = counted(pack.entries("network.toml", "capital"), CAPITAL_COUNT, "slots for capital")
        self.capital_stage: list[int] = []
        self.capital_json: list[object] = []
        for entry in slots:
            entry.only(["id", "stage", "colour"])
            self.capital_stage.append(entry.integer("stage", 1, STAGES))
            self.capital_json.append({"stage": self.capital_stage[-1], "colour": entry.text("colour")})

    def _read_network(self, pack: Pack) -> None:
        entries = counted(pack.entries("network.toml", "transformer"), TRANSFORMER_COUNT, "transformers")
        self.transformer_ids = [entry.name for entry in entries]
        self.transformer_column: list[int] = []
        self.transformer_effects: list[list[int]] = []
        self.diamonds = 0
        self.start_transformers = 0
        # By field: the fields a thick line leads to; by stage: the fields of open columns.
        self.thick = [0] * TRANSFORMER_COUNT
        self.stage_transformers = [0] * (STAGES + 1)
        # By column: the fields there and further right.
        self.from_column = [0] * (STAGES + 2)
        self.transformer_json: dict[str, object] = {}
        for number, entry in enumerate(entries):
            entry.only(["id", "column", "at", "start", "effects", "diamond", "lines"])
            column = entry.integer("column", 1, STAGES)
            if self.transformer_column and column < self.transformer_column[-1]:
                raise entry.error("column", "expected transformers from left to right")
            self.transformer_column.append(column)
            self.transformer_effects.append(tasks.read_effects(entry, "effects"))
            if flag(entry, "diamond"):
                self.diamonds |= 1 << number
            if flag(entry, "start"):
                self.start_transformers |= 1 << number
            for name in entry.choices("lines", self.transformer_ids):
                other = self.transformer_ids.index(name)
                self.thick[number] |= 1 << other
                self.thick[other] |= 1 << number
            for stage in range(1, STAGES + 1):
                if column <= stage:
                    self.stage_transformers[stage] |= 1 << number
                if column >= stage:
                    self.from_column[stage] |= 1 << number
            self.transformer_json[entry.name] = {
                field: entry.fields[field] for field in ("column", "start", "effects", "diamond", "lines")
            }
            self.transformer_json[entry.name]["at"] = point(entry, "at")  # type: ignore[index]
        sizes = [self.transformer_column.count(column) for column in range(1, STAGES + 1)]
        if sizes != COLUMN_SIZES:
            raise entries[0].error("column", f"expected columns of {COLUMN_SIZES}, found {sizes}")
        self._read_requirements(pack)
        self._check_reachable(pack)

    def _read_requirements(self, pack: Pack) -> None:
        entries = counted(
            pack.entries("network.toml", "requirement"), REQUIREMENT_COUNT, "network requirements"
        )
        self.requirement_ids = [entry.name for entry in entries]
        self.joins: list[int] = []
        self.joined: list[list[int]] = []
        self.pay: list[int] = []
        self.pay_amount: list[int] = []
        self.requirement_json: dict[str, object] = {}
        for entry in entries:
            entry.only(["id", "title", "joins", "pay", "amount"])
            fields = [
                self.transformer_ids.index(name) for name in entry.choices("joins", self.transformer_ids)
            ]
            if len(fields) < 2:
                raise entry.error("joins", "expected at least two fields")
            mask = 0
            for number in fields:
                mask |= 1 << number
            self.joins.append(mask)
            self.joined.append(fields)
            self.pay.append(PAYMENTS.index(entry.choice("pay", PAYMENTS)))
            self.pay_amount.append(entry.integer("amount", 1, 14))
            self.requirement_json[entry.name] = {
                "title": entry.texts("title"), "joins": entry.fields["joins"], "pay": entry.text("pay"),
                "amount": self.pay_amount[-1],
            }  # fmt: skip

        # Every transformer that a pink line leads to, numbered; and the number by requirement and transformer.
        self.through_requirement: list[int] = []
        self.through_transformer: list[int] = []
        self.through_number = [NONE] * (REQUIREMENT_COUNT * TRANSFORMER_COUNT)
        for requirement, fields in enumerate(self.joined):
            for number in fields:
                self.through_number[requirement * TRANSFORMER_COUNT + number] = len(self.through_transformer)
                self.through_requirement.append(requirement)
                self.through_transformer.append(number)

    def _check_reachable(self, pack: Pack) -> None:
        """Every transformer can be reached from an arrow, over thick and pink lines."""
        found = self.start_transformers
        if found == 0:
            raise pack.entries("network.toml", "transformer")[0].error("start", "no field has an arrow")
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
        for number, entry in enumerate(pack.entries("network.toml", "transformer")):
            if found >> number & 1 == 0:
                raise entry.error("lines", "cannot be reached from any arrow")

    def to_json(self) -> dict[str, object]:
        """The boards for the page."""
        return {
            "operations": self.operation_json,
            "bonus_fields": {name: self.type_at[number] for number, name in enumerate(self.type_ids)},
            "markets": self.market_json,
            "income": {"values": self.income_values, "dark_green": self.dark_green},
            "pylons": self.pylon_json,
            "capital": self.capital_json,
            "transformers": self.transformer_json,
            "requirements": self.requirement_json,
        }
