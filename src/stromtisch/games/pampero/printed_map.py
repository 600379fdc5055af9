"""What is printed on the map: sectors, sites, parking, contracts and their places, the solar display, timelines.

Sets of sites, places and fields are whole numbers used as bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.core.content import Entry, Pack
from stromtisch.games.pampero.shapes import Zone
from stromtisch.games.pampero.tasks import MARKET_COUNT, SYMBOLS, read_effects

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
# What three numbers are for.
FOR_ZONES: Final = "three numbers: for zones A, B and C"


def point(entry: Entry, field: str) -> list[int]:
    """A place to draw at."""
    return entry.integers(field, 0, 2000, 2, "x and y")


def each_of(entry: Entry, field: str, names: list[str]) -> list[int]:
    """An order of all sectors."""
    order = entry.indices(field, names)
    if len(order) != len(names):
        raise entry.error(field, "expected every sector once")
    return order


def page_of(entries: list[Entry], *hidden: str) -> dict[str, object]:
    """What the page gets of entries that have been read."""
    return {entry.name: entry.close(hidden) for entry in entries}


def mask_of(numbers: Sequence[int]) -> int:
    """A set of numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def places_of(wanted: int, values: Sequence[int]) -> int:
    """The set of places in a list that hold a value."""
    return mask_of([place for place, value in enumerate(values) if value == wanted])


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
        standard = pack.entries("contracts.toml", "standard", STANDARD_COUNT)
        spaces = standard + pack.entries("contracts.toml", "remote_space", REMOTE_SPACE_COUNT)
        remote = pack.entries("contracts.toml", "remote", REMOTE_COUNT)
        solar = pack.entries("contracts.toml", "solar", SOLAR_COUNT)
        self._read_spaces(spaces)
        self._read_contracts(standard + remote + solar, stages, zone_stages)
        self._read_remote_costs(remote)
        self.space_json = page_of(spaces, "small")
        self.contract_json = page_of(remote + solar)
        self._read_solar_display(pack)
        self._read_connections(pack)
        timelines = pack.entries("board.toml", "timeline")
        self.timelines = {entry.name: entry.rising("scorings", 1, 40, 3) for entry in timelines}
        page_of(timelines)

    def _read_sectors(self, pack: Pack) -> None:
        entries = pack.entries("board.toml", "sector", SECTOR_COUNT)
        self.sector_ids = [entry.name for entry in entries]
        self.sector_zone = [entry.index("zone", ZONES) for entry in entries]
        self.sector_near = [entry.mask("neighbours", self.sector_ids) for entry in entries]
        for number, entry in enumerate(entries):
            entry.texts("title")
            if len(entry.items("outline")) < 3:
                raise entry.error("outline", "expected at least three corners")
            for other in range(SECTOR_COUNT):
                if self.sector_near[number] >> other & 1 != self.sector_near[other] >> number & 1:
                    raise entry.error("neighbours", f"{self.sector_ids[other]} does not say the same")
        self.sector_json = page_of(entries)

    def _read_sites(self, pack: Pack) -> None:
        entries = pack.entries("board.toml", "site", SITE_COUNT)
        self.site_ids = [entry.name for entry in entries]
        self.site_sector = [entry.index("sector", self.sector_ids) for entry in entries]
        self.site_zone = [self.sector_zone[sector] for sector in self.site_sector]
        self.site_kind = [entry.index("kind", SITE_KINDS) for entry in entries]
        self.site_players = [entry.integer("players", 1, 4) for entry in entries]
        self.site_small = [entry.flag("small") for entry in entries]
        for entry in entries:
            point(entry, "at")
        self.site_json = page_of(entries, "players", "small")
        # PA-53: where wind farms and pylons fit; start sites are for the start only (AMB-03).
        mixed = places_of(MIXED, self.site_kind)
        self.wind_sites = places_of(FOR_WIND, self.site_kind) | mixed
        self.pylon_sites = places_of(FOR_PYLON, self.site_kind) | mixed
        self.building_sites = self.wind_sites | self.pylon_sites
        self.zone_sites = [
            places_of(zone, self.site_zone) & self.building_sites for zone in range(ZONE_COUNT)
        ]
        self.sector_sites: list[list[int]] = [[] for _ in range(SECTOR_COUNT)]
        # PA-55: the sites one move away from a sector.
        self.reach = [0] * SECTOR_COUNT
        for sector in range(SECTOR_COUNT):
            sites = places_of(sector, self.site_sector) & self.building_sites
            if sites == 0:
                raise entries[0].error("sector", f"there is no site in {self.sector_ids[sector]}")
            self.sector_sites[sector] = [site for site in range(SITE_COUNT) if sites >> site & 1]
            for other in range(SECTOR_COUNT):
                if other == sector or self.sector_near[other] >> sector & 1:
                    self.reach[other] |= sites
        for players in range(1, 5):
            self._check_starts(entries[0], players)

    def _check_starts(self, entry: Entry, players: int) -> None:
        """There is a start site of each kind, and a mixed site beside them, for every company (PA-19 to PA-21)."""
        sites = [site for site in range(SITE_COUNT) if self.has_site(site, players)]
        starts = [site for site in sites if self.site_kind[site] in (START_PYLON, START_WIND)]
        if len({self.site_sector[site] for site in starts}) != 1:
            raise entry.error("sector", "start sites must lie in one sector")
        self.start_sector = self.site_sector[starts[0]]
        kinds = [self.site_kind[site] for site in sites if self.site_sector[site] == self.start_sector]
        if min([kinds.count(kind) for kind in (START_PYLON, START_WIND, MIXED)]) < max(players, 2):
            raise entry.error("kind", f"there are too few start sites for {players} players")

    def has_site(self, site: int, players: int) -> bool:
        """PA-01: whether a site exists on the side of the board for so many players."""
        return self.site_small[site] if players <= 2 else self.site_players[site] <= players

    def _read_bays(self, pack: Pack) -> None:
        entries = pack.entries("board.toml", "bay", BAY_COUNT)
        self.bay_ids = [entry.name for entry in entries]
        self.bay_effects = [read_effects(entry, "effects") for entry in entries]
        self.bay_players = [entry.integer("players", 1, 4) for entry in entries]
        self.bay_small = [entry.flag("small") for entry in entries]
        for entry in entries:
            entry.texts("title")
        self.bay_json = page_of(entries, "players", "small")

    def has_bay(self, bay: int, players: int) -> bool:
        """PA-01: whether a bay exists for so many players."""
        return self.bay_small[bay] if players <= 2 else self.bay_players[bay] <= players

    # --- contracts ------------------------------------------------------------------------

    def _read_spaces(self, entries: list[Entry]) -> None:
        standard = entries[:STANDARD_COUNT]
        self.space_ids = [entry.name for entry in entries]
        self.space_sector = [entry.index("sector", self.sector_ids) for entry in entries]
        self.space_zone = [self.sector_zone[sector] for sector in self.space_sector]
        self.space_small = [entry.flag("small") for entry in entries]
        for entry in entries:
            entry.texts("title")
            point(entry, "at")
        self.space_cost = [entry.integer("cost", 0, MOST_ENERGY) for entry in standard]
        self.space_cost += [0] * REMOTE_SPACE_COUNT
        self.pair = self._partners(standard, "pair")
        self.link = self._partners(standard, "link")
        self.standard_spaces = (1 << STANDARD_COUNT) - 1
        self.remote_spaces = (1 << SPACE_COUNT) - 1 - self.standard_spaces
        self.zone_spaces = [places_of(zone, self.space_zone) for zone in range(ZONE_COUNT)]
        self.sector_spaces = [places_of(sector, self.space_sector) for sector in range(SECTOR_COUNT)]

    def _partners(self, entries: list[Entry], field: str) -> list[int]:
        """By place the partner of its contract, -1 without one; each names the other."""
        names = self.space_ids[:STANDARD_COUNT]
        partners = [entry.index(field, names) if entry.has(field) else -1 for entry in entries]
        for space, partner in enumerate(partners):
            if partner >= 0 and (partner == space or partners[partner] != space):
                raise entries[space].error(field, f"{names[partner]} does not say the same")
        return partners + [-1] * REMOTE_SPACE_COUNT

    def _read_contracts(self, entries: list[Entry], stages: list[int], zone_stages: list[int]) -> None:
        self.contract_ids = [entry.name for entry in entries]
        # By contract and market: how many arrows; by contract: which symbols, as a mask.
        self.arrows = [0] * (CONTRACT_COUNT * MARKET_COUNT)
        self.symbols: list[int] = []
        self.symbol_count: list[int] = []
        self.lucrative: list[bool] = []
        # PA-83: the stage that unlocks a contract; PA-161: at the same time the first column it may go to.
        self.contract_stage: list[int] = []
        for contract, entry in enumerate(entries):
            self._read_symbols(contract, entry)
            symbols = self.symbols[contract]
            needed = [stages[symbol] for symbol in range(len(SYMBOLS)) if symbols >> symbol & 1]
            if contract < FIRST_REMOTE:
                needed.append(zone_stages[self.space_zone[contract]])
            elif contract < FIRST_SOLAR:
                entry.texts("title")
            else:
                # PA-109: solar contracts are unlocked from the start, with any symbols.
                needed = [1]
                if symbols >> MARKET_COUNT & 1 == 0:
                    raise entry.error("symbols", "a solar contract shows the solar symbol")
            self.contract_stage.append(max(needed))
        standard = range(STANDARD_COUNT)
        # By stage: the standard contracts unlocked, and by column those that may go there or further left.
        self.unlocked = [
            mask_of([space for space in standard if self.contract_stage[space] <= stage])
            for stage in range(STAGES + 1)
        ]
        # By reduction and energy: the standard contracts that so much energy pays for.
        self.cost_within = [
            mask_of([space for space in standard if reduced(self.space_cost[space], reduction) <= energy])
            for reduction in range(REDUCTIONS)
            for energy in range(MOST_ENERGY + 1)
        ]

    def _read_symbols(self, contract: int, entry: Entry) -> None:
        found = entry.items("symbols")
        mask = 0
        best = 0
        for text in found:
            if not isinstance(text, str) or text[:3] not in SYMBOLS or text[3:] not in ("0", "1", "2"):
                raise entry.error("symbols", f"expected a market and its arrows such as RES1, found {text!r}")
            symbol = SYMBOLS.index(text[:3])
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

    def _read_remote_costs(self, entries: list[Entry]) -> None:
        """PA-104: alternatives of energy and batteries, at most two."""
        self.remote_energy: list[list[int]] = []
        self.remote_batteries: list[list[int]] = []
        for entry in entries:
            alternatives = entry.items("cost")
            if len(alternatives) > 2:
                raise entry.error("cost", "expected one or two alternatives")
            costs = [_remote_cost(entry, alternative) for alternative in alternatives]
            self.remote_energy.append([cost["E"] for cost in costs])
            self.remote_batteries.append([cost["B"] for cost in costs])

    def _read_solar_display(self, pack: Pack) -> None:
        entries = pack.entries("contracts.toml", "solar_field", SOLAR_FIELD_COUNT)
        self.solar_field_ids = [entry.name for entry in entries]
        # The fields before each; 0 for those at an arrow.
        self.solar_after = [
            entry.mask("after", self.solar_field_ids[:number]) for number, entry in enumerate(entries)
        ]
        self.solar_small = [entry.flag("small") for entry in entries]
        for entry in entries:
            entry.integer("column", 1, 9)
            entry.integer("row", 1, 9)
        self.solar_field_json = page_of(entries, "small")

    def _read_connections(self, pack: Pack) -> None:
        entries = pack.entries("contracts.toml", "connection_field", CONNECTION_FIELD_COUNT)
        self.connection_field_ids = [entry.name for entry in entries]
        self.connection_set = [entry.index("set", SETS) for entry in entries]
        self.connection_small = [entry.flag("small") for entry in entries]
        # By field: the lines, each a mask of places; by place: the fields whose lines name it.
        self.lines: list[list[int]] = []
        self.fields_of_space: list[list[int]] = [[] for _ in range(SPACE_COUNT)]
        for number, entry in enumerate(entries):
            entry.choice("sector", self.sector_ids)
            point(entry, "at")
            self.lines.append([self._line(entry, line) for line in entry.items("lines")])
            if len(self.lines[number]) < 2:
                raise entry.error("lines", "expected at least two lines")
            for space in range(SPACE_COUNT):
                if [line for line in self.lines[number] if line >> space & 1]:
                    self.fields_of_space[space].append(number)
        self.connection_field_json = page_of(entries, "small")

    def _line(self, entry: Entry, names: object) -> int:
        if not isinstance(names, list) or not names:
            raise entry.error("lines", "a line needs a contract")
        for name in names:
            if name not in self.space_ids:
                raise entry.error("lines", f"there is no contract place {name!r}")
        return mask_of([self.space_ids.index(name) for name in names])

    def to_json(self) -> dict[str, object]:
        """The map for the page."""
        return {
            "sectors": self.sector_json,
            "sites": self.site_json,
            "bays": self.bay_json,
            "spaces": self.space_json,
            "contracts": self.contract_json,
            "solar_fields": self.solar_field_json,
            "connection_fields": self.connection_field_json,
            "timelines": self.timelines,
        }


def _remote_cost(entry: Entry, alternative: object) -> dict[str, int]:
    """How much energy (E) and how many batteries (B) an alternative costs."""
    if not isinstance(alternative, list) or not alternative:
        raise entry.error("cost", "expected lists such as E2 and B1")
    cost = {"E": 0, "B": 0}
    for text in alternative:
        if not isinstance(text, str) or text[:1] not in cost or not text[1:].isdecimal():
            raise entry.error("cost", f"expected energy or batteries such as E2, found {text!r}")
        cost[text[0]] += int(text[1:])
    return cost
