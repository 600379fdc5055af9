"""What is printed on the map: sectors, sites, parking, contracts and their places, the solar display, timelines.

Sets of sites, places and fields are whole numbers used as bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.core.content import Entry, Pack
from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.shapes import Zone
from stromtisch.games.pampero.tasks import MARKET_COUNT

ZONES: Final[Sequence[Zone]] = ["A", "B", "C"]
ZONE_COUNT: Final = 3
SECTOR_COUNT: Final = 6
SITE_COUNT: Final = 47
BAY_COUNT: Final = 8
STANDARD_COUNT: Final = 31
REMOTE_SPACE_COUNT: Final = 8
SPACE_COUNT: Final = 39
REMOTE_COUNT: Final = 10
SOLAR_COUNT: Final = 31
# Contracts are numbered: standard ones like their places, then remote ones, then solar ones.
FIRST_REMOTE: Final = 31
FIRST_SOLAR: Final = 41
CONTRACT_COUNT: Final = 72
SOLAR_FIELD_COUNT: Final = 15
CONNECTION_FIELD_COUNT: Final = 10

FOR_WIND: Final = 0
FOR_PYLON: Final = 1
MIXED: Final = 2
START_PYLON: Final = 3
START_WIND: Final = 4
SITE_KINDS: Final = ["W", "P", "M", "SP", "SW"]

SETS: Final = ["A", "BC"]
MOST_ENERGY: Final = 14
STAGES: Final = 7
# How the energy of a standard contract can be lowered: not at all, by the upgrade, by a lean contract, by both.
REDUCTIONS: Final = 4


def flag(entry: Entry, field: str) -> bool:
    """A field that is true or false."""
    value = entry.fields.get(field)
    if not isinstance(value, bool):
        raise entry.error(field, f"expected true or false, found {value!r}")
    return value


def counted(entries: list[Entry], count: int, what: str) -> list[Entry]:
    """Complain unless there are exactly so many entries: the table of decisions is made for them."""
    if len(entries) != count:
        raise entries[-1].error("id", f"expected {count} {what}, found {len(entries)}")
    return entries


def point(entry: Entry, field: str) -> list[int]:
    """A place to draw at."""
    at = entry.integers(field, 0, 2000)
    if len(at) != 2:
        raise entry.error(field, "expected x and y")
    return at


def reduced(cost: int, reduction: int) -> int:
    """PA-88: the upgrade takes 1 off and leaves 1, a lean contract then takes 2 off and leaves 0."""
    if reduction & 1:
        cost = max(1, cost - 1)
    if reduction & 2:
        cost = max(0, cost - 2)
    return cost


class PrintedMap:
    """Everything on the main board."""

    def __init__(self, pack: Pack, stages: list[int], zone_stages: list[int]) -> None:
        self._read_sectors(pack)
        self._read_sites(pack)
        self._read_bays(pack)
        self._read_spaces(pack)
        self._read_contracts(pack, stages, zone_stages)
        self._read_solar_display(pack)
        self._read_connections(pack)
        self.timelines: dict[str, list[int]] = {}
        for entry in pack.entries("board.toml", "timeline"):
            entry.only(["id", "scorings"])
            scorings = entry.integers("scorings", 1, 40)
            if len(scorings) != 3 or scorings != sorted(set(scorings)):
                raise entry.error("scorings", "expected three rising fields")
            self.timelines[entry.name] = scorings

    def _read_sectors(self, pack: Pack) -> None:
        entries = counted(pack.entries("board.toml", "sector"), SECTOR_COUNT, "sectors")
        self.sector_ids = [entry.name for entry in entries]
        self.sector_zone: list[int] = []
        self.sector_near: list[int] = []
        self.sector_json: dict[str, object] = {}
        for entry in entries:
            entry.only(["id", "zone", "neighbours", "title", "outline"])
            self.sector_zone.append(ZONES.index(entry.choice("zone", ZONES)))
            near = 0
            for name in entry.choices("neighbours", self.sector_ids):
                near |= 1 << self.sector_ids.index(name)
            self.sector_near.append(near)
            outline = entry.fields.get("outline")
            if not isinstance(outline, list) or len(outline) < 3:
                raise entry.error("outline", "expected at least three corners")
            self.sector_json[entry.name] = {
                "title": entry.texts("title"),
                "zone": entry.text("zone"),
                "neighbours": entry.fields["neighbours"],
                "outline": outline,
            }
        for number, entry in enumerate(entries):
            for other in range(SECTOR_COUNT):
                if self.sector_near[number] >> other & 1 != self.sector_near[other] >> number & 1:
                    raise entry.error("neighbours", f"{self.sector_ids[other]} does not say the same")

    def sector(self, entry: Entry, field: str) -> int:
        """The number of a sector that an entry names."""
        return self.sector_ids.index(entry.choice(field, self.sector_ids))

    def _read_sites(self, pack: Pack) -> None:
        entries = counted(pack.entries("board.toml", "site"), SITE_COUNT, "sites")
        self.site_ids = [entry.name for entry in entries]
        self.site_sector: list[int] = []
        self.site_zone: list[int] = []
        self.site_kind: list[int] = []
        self.site_players: list[int] = []
        self.site_small: list[bool] = []
        self.site_at: list[list[int]] = []
        for entry in entries:
            entry.only(["id", "sector", "kind", "at", "players", "small"])
            sector = self.sector(entry, "sector")
            self.site_sector.append(sector)
            self.site_zone.append(self.sector_zone[sector])
            self.site_kind.append(SITE_KINDS.index(entry.choice("kind", SITE_KINDS)))
            self.site_players.append(entry.integer("players", 1, 4))
            self.site_small.append(flag(entry, "small"))
            self.site_at.append(point(entry, "at"))
        # PA-53: where wind farms and pylons fit; start sites are for the start only (AMB-03).
        self.wind_sites = 0
        self.pylon_sites = 0
        self.building_sites = 0
        # PA-55: the sites one move away from a sector.
        self.reach = [0] * SECTOR_COUNT
        self.zone_sites = [0] * ZONE_COUNT
        self.sector_sites: list[list[int]] = [[] for _ in range(SECTOR_COUNT)]
        for site in range(SITE_COUNT):
            kind = self.site_kind[site]
            if kind in (FOR_WIND, MIXED):
                self.wind_sites |= 1 << site
            if kind in (FOR_PYLON, MIXED):
                self.pylon_sites |= 1 << site
            if kind in (START_PYLON, START_WIND):
                continue
            self.building_sites |= 1 << site
            sector = self.site_sector[site]
            self.zone_sites[self.site_zone[site]] |= 1 << site
            self.sector_sites[sector].append(site)
            for other in range(SECTOR_COUNT):
                if other == sector or self.sector_near[other] >> sector & 1:
                    self.reach[other] |= 1 << site
        for number in range(SECTOR_COUNT):
            if self.reach[number] == 0 or not self.sector_sites[number]:
                raise entries[0].error("sector", f"there is no site in {self.sector_ids[number]}")
        for players in range(1, 5):
            self._check_starts(entries[0], players)

    def _check_starts(self, entry: Entry, players: int) -> None:
        """There is a start site of each kind, and a mixed site beside them, for every company (PA-19 to PA-21)."""
        companies = max(players, 2)
        counts = [0] * len(SITE_KINDS)
        first = -1
        for site in range(SITE_COUNT):
            if self.has_site(site, players):
                if self.site_kind[site] in (START_PYLON, START_WIND):
                    if first not in (-1, self.site_sector[site]):
                        raise entry.error("sector", "start sites must lie in one sector")
                    first = self.site_sector[site]
                counts[self.site_kind[site]] += 1
        mixed = 0
        for site in range(SITE_COUNT):
            if (
                self.has_site(site, players)
                and self.site_kind[site] == MIXED
                and self.site_sector[site] == first
            ):
                mixed += 1
        if min(counts[START_PYLON], counts[START_WIND], mixed) < companies:
            raise entry.error("kind", f"there are too few start sites for {players} players")
        self.start_sector = first

    def has_site(self, site: int, players: int) -> bool:
        """PA-01: whether a site exists on the side of the board for so many players."""
        return self.site_small[site] if players <= 2 else self.site_players[site] <= players

    def _read_bays(self, pack: Pack) -> None:
        entries = counted(pack.entries("board.toml", "bay"), BAY_COUNT, "bays")
        self.bay_ids = [entry.name for entry in entries]
        self.bay_effects: list[list[int]] = []
        self.bay_players: list[int] = []
        self.bay_small: list[bool] = []
        self.bay_json: dict[str, object] = {}
        for entry in entries:
            entry.only(["id", "title", "effects", "players", "small"])
            self.bay_effects.append(tasks.read_effects(entry, "effects"))
            self.bay_players.append(entry.integer("players", 1, 4))
            self.bay_small.append(flag(entry, "small"))
            self.bay_json[entry.name] = {"title": entry.texts("title"), "effects": entry.fields["effects"]}

    def has_bay(self, bay: int, players: int) -> bool:
        """PA-01: whether a bay exists for so many players."""
        return self.bay_small[bay] if players <= 2 else self.bay_players[bay] <= players

    # --- contracts ------------------------------------------------------------------------

    def _read_spaces(self, pack: Pack) -> None:
        standard = counted(pack.entries("contracts.toml", "standard"), STANDARD_COUNT, "standard contracts")
        remote = counted(pack.entries("contracts.toml", "remote_space"), REMOTE_SPACE_COUNT, "remote places")
        self.space_ids = [entry.name for entry in standard + remote]
        self.space_sector: list[int] = []
        self.space_zone: list[int] = []
        self.space_small: list[bool] = []
        self.space_cost = [0] * SPACE_COUNT
        self.pair = [-1] * SPACE_COUNT
        self.link = [-1] * SPACE_COUNT
        self.space_json: dict[str, object] = {}
        self.standard_spaces = (1 << STANDARD_COUNT) - 1
        self.remote_spaces = (1 << SPACE_COUNT) - 1 - self.standard_spaces
        self.zone_spaces = [0] * ZONE_COUNT
        self.sector_spaces = [0] * SECTOR_COUNT
        for space, entry in enumerate(standard + remote):
            sector = self.sector(entry, "sector")
            self.space_sector.append(sector)
            self.space_zone.append(self.sector_zone[sector])
            self.space_small.append(flag(entry, "small"))
            self.zone_spaces[self.sector_zone[sector]] |= 1 << space
            self.sector_spaces[sector] |= 1 << space
            shape: dict[str, object] = {
                "title": entry.texts("title"), "sector": self.sector_ids[sector], "at": point(entry, "at")
            }  # fmt: skip
            if space < STANDARD_COUNT:
                entry.only(["id", "sector", "title", "cost", "symbols", "pair", "link", "at", "small"])
                self.space_cost[space] = entry.integer("cost", 0, MOST_ENERGY)
                shape["cost"] = self.space_cost[space]
                shape["symbols"] = entry.fields.get("symbols")
                for field, partners in (("pair", self.pair), ("link", self.link)):
                    if entry.has(field):
                        partners[space] = self.space_ids.index(
                            entry.choice(field, self.space_ids[:STANDARD_COUNT])
                        )
                        shape[field] = entry.text(field)
            else:
                entry.only(["id", "sector", "title", "at", "small"])
            self.space_json[entry.name] = shape
        for space, entry in enumerate(standard):
            for field, partners in (("pair", self.pair), ("link", self.link)):
                partner = partners[space]
                if partner >= 0 and (partner == space or partners[partner] != space):
                    raise entry.error(field, f"{self.space_ids[partner]} does not say the same")

    def _read_contracts(self, pack: Pack, stages: list[int], zone_stages: list[int]) -> None:
        entries = pack.entries("contracts.toml", "standard")
        entries += counted(pack.entries("contracts.toml", "remote"), REMOTE_COUNT, "remote contracts")
        entries += counted(pack.entries("contracts.toml", "solar"), SOLAR_COUNT, "solar contracts")
        self.contract_ids = [entry.name for entry in entries]
        # By contract and market: how many arrows; by contract: which symbols, as a mask.
        self.arrows = [0] * (CONTRACT_COUNT * MARKET_COUNT)
        self.symbols: list[int] = []
        self.symbol_count: list[int] = []
        self.lucrative: list[bool] = []
        # PA-83: the stage that unlocks a contract; PA-161: the first column it may go to.
        self.contract_stage: list[int] = []
        self.contract_column: list[int] = []
        self.remote_energy: list[list[int]] = []
        self.remote_batteries: list[list[int]] = []
        self.contract_json: dict[str, object] = {}
        for contract, entry in enumerate(entries):
            self._read_symbols(contract, entry)
            stage = 1
            for symbol in range(len(tasks.SYMBOLS)):
                if self.symbols[contract] >> symbol & 1:
                    stage = max(stage, stages[symbol])
            if contract < FIRST_REMOTE:
                stage = max(stage, zone_stages[self.space_zone[contract]])
            solar = contract >= FIRST_SOLAR
            # PA-109: solar contracts are unlocked from the start, whatever they show.
            self.contract_stage.append(1 if solar else stage)
            self.contract_column.append(1 if solar else stage)
            shape: dict[str, object] = {"symbols": entry.fields["symbols"]}
            if FIRST_REMOTE <= contract < FIRST_SOLAR:
                entry.only(["id", "title", "cost", "symbols"])
                shape["title"] = entry.texts("title")
                shape["cost"] = entry.fields.get("cost")
                self._read_remote_cost(entry)
            elif solar:
                entry.only(["id", "symbols"])
                if self.symbols[contract] >> 5 & 1 == 0:
                    raise entry.error("symbols", "a solar contract shows the solar symbol")
            if contract >= FIRST_REMOTE:
                self.contract_json[entry.name] = shape
        # By stage: the standard contracts unlocked; by column: those that may go there or further left.
        self.unlocked = [0] * (STAGES + 1)
        self.column_spaces = [0] * (STAGES + 1)
        # By reduction and energy: the standard contracts that so much energy pays for.
        self.cost_within = [0] * (REDUCTIONS * (MOST_ENERGY + 1))
        for space in range(STANDARD_COUNT):
            for stage in range(1, STAGES + 1):
                if self.contract_stage[space] <= stage:
                    self.unlocked[stage] |= 1 << space
                if self.contract_column[space] <= stage:
                    self.column_spaces[stage] |= 1 << space
            for reduction in range(REDUCTIONS):
                cost = reduced(self.space_cost[space], reduction)
                for energy in range(cost, MOST_ENERGY + 1):
                    self.cost_within[reduction * (MOST_ENERGY + 1) + energy] |= 1 << space

    def _read_symbols(self, contract: int, entry: Entry) -> None:
        found = entry.fields.get("symbols")
        if not isinstance(found, list) or not found:
            raise entry.error("symbols", "expected a list of symbols such as RES1")
        mask = 0
        best = 0
        for text in found:
            if not isinstance(text, str) or text[:3] not in tasks.SYMBOLS or text[3:] not in ("0", "1", "2"):
                raise entry.error("symbols", f"expected a market and its arrows such as RES1, found {text!r}")
            symbol = tasks.SYMBOLS.index(text[:3])
            arrows = int(text[3:])
            if mask >> symbol & 1 or (symbol == MARKET_COUNT and arrows > 0):
                raise entry.error("symbols", f"{text!r} cannot stand here")
            mask |= 1 << symbol
            best = max(best, arrows)
            if symbol < MARKET_COUNT:
                self.arrows[contract * MARKET_COUNT + symbol] = arrows
        self.symbols.append(mask)
        self.symbol_count.append(len(found))
        self.lucrative.append(best == 2)

    def _read_remote_cost(self, entry: Entry) -> None:
        """PA-104: alternatives of energy and batteries, at most two."""
        found = entry.fields.get("cost")
        if not isinstance(found, list) or not 1 <= len(found) <= 2:
            raise entry.error("cost", "expected one or two alternatives")
        energies: list[int] = []
        batteries: list[int] = []
        for row in found:
            if not isinstance(row, list) or not row:
                raise entry.error("cost", "expected lists such as E2 and B1")
            energy = 0
            battery = 0
            for text in row:
                if not isinstance(text, str) or text[:1] not in ("E", "B") or not text[1:].isdecimal():
                    raise entry.error("cost", f"expected energy or batteries such as E2, found {text!r}")
                if text[0] == "E":
                    energy += int(text[1:])
                else:
                    battery += int(text[1:])
            energies.append(energy)
            batteries.append(battery)
        self.remote_energy.append(energies)
        self.remote_batteries.append(batteries)

    def _read_solar_display(self, pack: Pack) -> None:
        entries = counted(pack.entries("contracts.toml", "solar_field"), SOLAR_FIELD_COUNT, "solar fields")
        self.solar_field_ids = [entry.name for entry in entries]
        # The fields before each; 0 for those at an arrow.
        self.solar_after: list[int] = []
        self.solar_small: list[bool] = []
        self.solar_field_json: dict[str, object] = {}
        for number, entry in enumerate(entries):
            entry.only(["id", "column", "row", "after", "small"])
            mask = 0
            for name in entry.choices("after", self.solar_field_ids[:number] or ["-"]):
                mask |= 1 << self.solar_field_ids.index(name)
            self.solar_after.append(mask)
            self.solar_small.append(flag(entry, "small"))
            self.solar_field_json[entry.name] = {
                "column": entry.integer("column", 1, 9),
                "row": entry.integer("row", 1, 9),
                "after": entry.fields["after"],
            }

    def _read_connections(self, pack: Pack) -> None:
        entries = counted(
            pack.entries("contracts.toml", "connection_field"), CONNECTION_FIELD_COUNT, "connection fields"
        )
        self.connection_field_ids = [entry.name for entry in entries]
        self.connection_set: list[int] = []
        self.connection_small: list[bool] = []
        # By field: the lines, each a mask of places; by place: the fields whose lines name it.
        self.lines: list[list[int]] = []
        self.fields_of_space: list[list[int]] = [[] for _ in range(SPACE_COUNT)]
        self.connection_field_json: dict[str, object] = {}
        for number, entry in enumerate(entries):
            entry.only(["id", "set", "sector", "lines", "at", "small"])
            self.connection_set.append(SETS.index(entry.choice("set", SETS)))
            self.connection_small.append(flag(entry, "small"))
            found = entry.fields.get("lines")
            if not isinstance(found, list) or len(found) < 2:
                raise entry.error("lines", "expected at least two lines")
            lines: list[int] = []
            for row in found:
                mask = 0
                for name in row if isinstance(row, list) else []:
                    if name not in self.space_ids:
                        raise entry.error("lines", f"there is no contract place {name!r}")
                    mask |= 1 << self.space_ids.index(str(name))
                if mask == 0:
                    raise entry.error("lines", "a line needs a contract")
                lines.append(mask)
            self.lines.append(lines)
            for space in range(SPACE_COUNT):
                for line in lines:
                    if line >> space & 1 and number not in self.fields_of_space[space]:
                        self.fields_of_space[space].append(number)
            self.connection_field_json[entry.name] = {
                "set": entry.text("set"),
                "sector": self.sector_ids[self.sector(entry, "sector")],
                "lines": found,
                "at": point(entry, "at"),
            }

    def to_json(self) -> dict[str, object]:
        """The map for the page."""
        return {
            "sectors": self.sector_json,
            "sites": {
                name: {
                    "sector": self.sector_ids[self.site_sector[site]],
                    "kind": SITE_KINDS[self.site_kind[site]],
                    "at": self.site_at[site],
                }
                for site, name in enumerate(self.site_ids)
            },
            "bays": self.bay_json,
            "spaces": self.space_json,
            "contracts": self.contract_json,
            "solar_fields": self.solar_field_json,
            "connection_fields": self.connection_field_json,
            "timelines": self.timelines,
        }
