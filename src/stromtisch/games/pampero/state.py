"""What lies on the table of Pampero: the country, the companies, the displays, and what is still to be done.

``agenda`` holds what is to be done, the next on top (see tasks.py); ``open_codes`` are the decisions that answer the
question on top of it. Sets of sites, places, cards and tiles are bit masks.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from stromtisch.core.fields import Own, Shared, SharedRows
from stromtisch.core.generator import Generator
from stromtisch.core.kinds import Kinds, RuledState
from stromtisch.core.option import OptionValue
from stromtisch.games.pampero import printed_map
from stromtisch.games.pampero.content import BULLDOZERS_EACH, Content
from stromtisch.games.pampero.copied import FIELDS
from stromtisch.games.pampero.places import PUBLIC, RESERVE, place_names
from stromtisch.games.pampero.printed_boards import SLOT_COUNT, TRANSFORMER_COUNT, TYPE_COUNT
from stromtisch.games.pampero.printed_cards import CARD_COUNT, COUNTERS, SOLO_COUNT
from stromtisch.games.pampero.printed_map import SITE_COUNT, SPACE_COUNT
from stromtisch.games.pampero.printed_tiles import PLAN_COUNT
from stromtisch.games.pampero.shapes import Display, Level, Source
from stromtisch.games.pampero.tasks import FIRST, FIRST_AT, KIND, MARKET_COUNT, SEAT_AT, SECOND_AT

if TYPE_CHECKING:
    from stromtisch.games.pampero.playing import Survey

NONE: Final = -1

SETTING: Final = 0
ACTION: Final = 1
CONSOLIDATION: Final = 2
SCORING: Final = 3
OVER: Final = 4
PHASES: Final = ["setup", "action", "consolidation", "scoring", "over"]

# Where money comes from and goes to; what a company has is their sum.
FROM_START: Final = 0
FROM_INCOME: Final = 1
FROM_CARDS: Final = 2
FROM_OTHERS: Final = 3
FROM_BONUSES: Final = 4
FROM_PAYOUTS: Final = 5
FROM_NETWORK: Final = 6
FROM_FOREIGN: Final = 7
FROM_CAPITAL: Final = 8
FROM_TILES: Final = 9
FROM_SCORING_CARDS: Final = 10
FROM_FINAL: Final = 11
FROM_REPAYING: Final = 12
SOURCES: Final[Sequence[Source]] = [
    "start", "income", "cards", "others", "bonuses", "payouts", "network", "foreign", "capital", "scoring_tiles",
    "scoring_cards", "final", "repaid",
]  # fmt: skip
SOURCE_COUNT: Final = 13

EASY: Final = 0
NORMAL: Final = 1
EXPERT: Final = 2
LEVELS: Final[Sequence[Level]] = ["easy", "normal", "expert"]

# The four displays of cards: special actions, special scorings, Argentina, Brazil.
ACTION_ROW: Final = 0
SCORING_ROW: Final = 1
ARGENTINA: Final = 2
BRAZIL: Final = 3
DISPLAYS: Final[Sequence[Display]] = ["special_action", "special_scoring", "argentina", "brazil"]


class Charter:
    """What the options (PA-158 to PA-164) and the number of players settle for the whole match."""

    def __init__(
        self, options: Mapping[str, OptionValue], players: int, timelines: dict[str, list[int]]
    ) -> None:
        self.players = players
        # PA-02: against VJ there are two companies.
        self.solo = players == 1
        self.companies = 2 if players == 1 else players
        self.scorings = timelines[str(options["timeline"])]
        self.last_field = self.scorings[2]
        self.intro = options["intro_tiles"] is True
        self.fixed = options["fixed_layout"] is True
        self.columns = options["contract_columns"] is True
        self.capacity = options["battery_capacity"] is True
        # PA-163: for two players only.
        self.rahdo = options["rahdo"] is True and players == 2
        self.level = LEVELS.index(str(options["solo_level"]))
        self.seconds = int(options["decision_seconds"])
        self.vj = 1 if players == 1 else NONE


class Board(RuledState):
    """The country and its companies. Lists over companies have one place for each; VJ is company 1."""

    def __init__(
        self, content: Content, kinds: Kinds, seats: int, people: int, rng: Generator, charter: Charter
    ) -> None:
        super().__init__(kinds, seats, people, rng)
        self.content = content
        self.charter = charter
        self.companies = charter.companies
        self.year = 1
        self.round = 0
        self.turn = 0
        self.acting = 0
        # The question in hand, as it lay on the agenda.
        self.task = 0
        self.order_down = 0
        self.scorings = 0
        self.supply = 0
        self.covers = 0
        self.capital_stock = 0
        # Sites with neither structure nor bulldozer; sites with a pylon; bays without a bulldozer.
        self.free_sites = 0
        self.sites = 0
        self.pylons = 0
        self.free_bays = 0
        self.bays = 0
        # Places whose contract can still be fulfilled, those fulfilled, and those whose partner was.
        self.open_spaces = 0
        self.done_spaces = 0
        self.void_spaces = 0
        self.solar_open = 0
        self.solar_fields = 0
        # The play in hand: card, operation field, alternative, target, whose piece, what the contract costs.
        self.card = NONE
        self.operation = NONE
        self.alternative = 0
        self.target = NONE
        self.provider = NONE
        self.deal_energy = 0
        self.deal_batteries = 0
        self.solo_card = NONE
        self.solo_passed = False
        # What was used at least once in this match, for statistics: scoring cards and connection tiles.
        self.scored = 0
        self.connected = 0
        self.claimed = 0

    def lay_empty(self) -> None:
        """Give every list its beginning; a clone gets its lists from the state it copies instead."""
        companies = self.companies
        # By company.
        self.money: Own = [0] * companies
        self.energy: Own = [0] * companies
        self.batteries: Own = [0] * companies
        self.stages: Own = [0] * companies
        self.wind_left: Own = [0] * companies
        self.hand: Own = [0] * companies
        self.scoring_hand: Own = [0] * companies
        self.foreign: Own = [0] * companies
        self.tiles_owned: Own = [0] * companies
        self.tiles_ready: Own = [0] * companies
        self.upgrades: Own = [0] * companies
        self.covered: Own = [0] * companies
        self.capital: Own = [0] * companies
        self.energy_spent: Own = [0] * companies
        self.face_down: Own = [0] * companies
        self.green_taken: Own = [0] * companies
        self.crossed: Own = [0] * companies
        self.pylon_sectors: Own = [0] * companies
        self.wind_farms: Own = [0] * companies
        self.in_use: Own = [0] * companies
        self.near: Own = [0] * companies
        self.network_tiles: Own = [0] * companies
        self.position: Own = [0] * companies
        self.height: Own = [0] * companies
        # By company and market, slot, bulldozer, transformer, bonus field, source of money.
        self.income: Own = [0] * (companies * MARKET_COUNT)
        self.slots: Own = [NONE] * (companies * SLOT_COUNT)
        self.slot_operation: Own = [NONE] * (companies * SLOT_COUNT)
        self.slot_tiles: Own = [0] * (companies * SLOT_COUNT)
        self.bulldozers: Own = [RESERVE] * (companies * BULLDOZERS_EACH)
        self.transformer_contract: Own = [NONE] * (companies * TRANSFORMER_COUNT)
        self.bonus_at: Own = [NONE] * (companies * TYPE_COUNT)
        self.ledger: Own = [0] * (companies * SOURCE_COUNT)
        # By site, place, field.
        self.site_owner: Own = [NONE] * SITE_COUNT
        self.site_bulldozer: Own = [NONE] * SITE_COUNT
        self.space_owner: Own = [NONE] * SPACE_COUNT
        self.space_level: Own = [0] * SPACE_COUNT
        self.remote_at: Shared = [NONE] * printed_map.REMOTE_SPACE_COUNT
        self.solar_at: Shared = [NONE] * printed_map.SOLAR_FIELD_COUNT
        self.solar_owner: Own = [NONE] * printed_map.SOLAR_FIELD_COUNT
        self.solar_level: Own = [0] * printed_map.SOLAR_FIELD_COUNT
        self.connection_at: Own = [NONE] * printed_map.CONNECTION_FIELD_COUNT
        self.plan: Own = [NONE] * PLAN_COUNT
        # Displays and decks: special actions, special scorings, Argentina, Brazil; the top card is the last.
        self.rows: SharedRows = [[], [], [], []]
        self.decks: SharedRows = [[], [], [], []]
        self.solo_deck: Shared = []
        self.solo_discards: Shared = []
        self.counters: Shared = [0] * len(COUNTERS)
        self.order: Shared = []
        self.scoring_tiles: Shared = [NONE] * 4
        self.crowns: Shared = []
        self.plays: Own = [0] * (CARD_COUNT + SOLO_COUNT)
        self.agenda: Own = []
        self.open_codes: Shared = []

    def fields(self) -> list[str]:
        """The names of everything that changes during a match."""
        return [*super().fields(), *FIELDS]

    # --- small questions and changes that all rules share ---------------------------------

    def over(self) -> bool:
        """Whether the match is finished or was stopped."""
        return self.phase == OVER or self.aborted != ""

    @abstractmethod
    def survey(self, seat: int) -> Survey:
        """What a company finds on the map, kept until something is done."""

    @abstractmethod
    def forget_survey(self) -> None:
        """Something is being done: look anew."""

    def question(self) -> int:
        """What is asked: its number in tasks.py."""
        return self.task & KIND

    def first(self) -> int:
        """The first argument of the question."""
        return self.task >> FIRST_AT & FIRST

    def second(self) -> int:
        """The second argument of the question."""
        return self.task >> SECOND_AT

    def push(self, kind: int, seat: int, first: int = 0, second: int = 0) -> None:
        """Put something on top of the agenda: it is done before all that lies there."""
        self.agenda.append(kind | seat << SEAT_AT | first << FIRST_AT | second << SECOND_AT)

    def push_effects(self, seat: int, effects: list[int]) -> None:
        """Put printed effects on the agenda, so that they are resolved in their order."""
        for index in range(len(effects) - 1, -1, -1):
            self.agenda.append(effects[index] | seat << SEAT_AT)

    def tell(
        self,
        kind: str,
        seat: int,
        field: str = "",
        value: object = None,
        more: str = "",
        other: object = None,
    ) -> None:
        """Write a line about a company into the journal, if there is one."""
        if self.journal is not None:
            body: dict[str, object] = {"seat": seat}
            if field != "":
                body[field] = value
            if more != "":
                body[more] = other
            self.journal.tell(kind, body)

    def earn(self, seat: int, amount: int, source: int) -> None:
        """Money to a company, or from it; every peso has a source."""
        if amount == 0:
            return
        self.money[seat] += amount
        self.ledger[seat * SOURCE_COUNT + source] += amount
        if self.journal is not None:
            self.journal.tell("money", {"seat": seat, "amount": amount, "source": SOURCES[source]})

    def gain_energy(self, seat: int, amount: int) -> None:
        """PA-45, PA-166: the marker stops at the end of its track."""
        before = self.energy[seat]
        after = before + amount
        if after > self.content.most_energy:
            after = self.content.most_energy
        self.energy[seat] = after
        if self.journal is not None and after != before:
            self.journal.tell("energy", {"seat": seat, "amount": after - before})

    def gain_batteries(self, seat: int, amount: int) -> None:
        """PA-165: only what the supply holds."""
        if amount > self.supply:
            amount = self.supply
        self.change_batteries(seat, amount)

    def change_batteries(self, seat: int, amount: int) -> None:
        """Batteries from the supply to a company, or back (PA-37)."""
        if amount == 0:
            return
        self.batteries[seat] += amount
        self.supply -= amount
        if self.journal is not None:
            self.journal.tell("batteries", {"seat": seat, "amount": amount})

    def income_of(self, seat: int, market: int) -> int:
        """What a market pays a company now."""
        return self.content.boards.income_values[self.income[seat * MARKET_COUNT + market]]

    def cards_out(self, seat: int) -> list[int]:
        """The cards on the company board."""
        return [card for card in self.slots[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT] if card != NONE]

    def bulldozers_of(self, seat: int) -> list[int]:
        """Where the bulldozers of a company are."""
        return self.bulldozers[seat * BULLDOZERS_EACH : (seat + 1) * BULLDOZERS_EACH]

    def bonus_tiles(self, seat: int) -> list[int]:
        """The pylon bonus tiles on the company board."""
        return [tile for tile in self.bonus_at[seat * TYPE_COUNT : (seat + 1) * TYPE_COUNT] if tile != NONE]

    def contracts_of(self, seat: int) -> list[int]:
        """The contracts on the network board."""
        first = seat * TRANSFORMER_COUNT
        contracts = self.transformer_contract[first : first + TRANSFORMER_COUNT]
        return [contract for contract in contracts if contract != NONE]

    def slide_down(self, seat: int) -> None:
        """PA-127: the turn-order disc goes to the lower row."""
        if self.order_down >> seat & 1 == 0:
            self.order_down |= 1 << seat
            self.tell("order-down", seat)

    def advance_disc(self, seat: int) -> None:
        """PA-129, PA-130, PA-137: one field on, on top of the discs there, never past the last field."""
        field = self.position[seat]
        if field >= self.charter.last_field:
            return
        field += 1
        height = 0
        for other in range(self.companies):
            if self.position[other] == field and self.height[other] >= height:
                height = self.height[other] + 1
        self.position[seat] = field
        self.height[seat] = height
        self.tell("timeline", seat, "field", field)

    def build(self, seat: int, site: int, pylon: bool) -> None:
        """A structure on a site; it stays there (PA-172)."""
        self.site_owner[site] = seat
        self.free_sites &= ~(1 << site)
        if pylon:
            self.pylons |= 1 << site
            self.stages[seat] += 1
            self.pylon_sectors[seat] |= 1 << self.content.map.site_sector[site]
        else:
            self.wind_left[seat] -= 1
            self.wind_farms[seat] += 1
        if self.journal is not None:
            printed = self.content.map
            body: dict[str, object] = {"seat": seat, "structure": "pylon" if pylon else "wind"}
            body["site"] = printed.site_ids[site]
            body["sector"] = printed.sector_ids[printed.site_sector[site]]
            self.journal.tell("built", body)

    def place_bulldozer(self, seat: int, start: int, place: int) -> None:
        """A bulldozer of a company goes from one place to another."""
        for index in range(seat * BULLDOZERS_EACH, (seat + 1) * BULLDOZERS_EACH):
            if self.bulldozers[index] == start:
                self.bulldozers[index] = place
                break
        if start < PUBLIC:
            self.site_bulldozer[start] = NONE
            if self.site_owner[start] == NONE:
                self.free_sites |= 1 << start
        if place < PUBLIC:
            self.site_bulldozer[place] = seat
            self.free_sites &= ~(1 << place)
        elif place > PUBLIC:
            self.free_bays &= ~(1 << (place - PUBLIC - 1))
        if self.journal is not None:
            names = place_names(self.content)
            body: dict[str, object] = {"seat": seat, "from": names[start], "to": names[place]}
            body["start"] = "site" if start < PUBLIC else names[start]
            body["goal"] = "site" if place < PUBLIC else "public" if place == PUBLIC else "bay"
            self.journal.tell("moved", body)

    def refill(self, display: int, card: int) -> None:
        """PA-116, PA-124: a card leaves its display and the next of the stack takes its place."""
        row = self.rows[display][:]
        place = row.index(card)
        deck = self.decks[display]
        if deck:
            row[place] = deck[-1]
            decks = self.decks[:]
            decks[display] = deck[:-1]
            self.decks = decks
            self.reveals += 1
        else:
            row.pop(place)
        rows = self.rows[:]
        rows[display] = row
        self.rows = rows
