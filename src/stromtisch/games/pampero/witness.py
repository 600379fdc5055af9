"""A journal that watches the companies while a match is told again, and books every peso to where it came from."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stromtisch.core.journal import Journal
from stromtisch.games.pampero import printed_map, tasks
from stromtisch.games.pampero.playing import main_effect
from stromtisch.games.pampero.printed_cards import COUNTRIES
from stromtisch.games.pampero.printed_map import SITE_COUNT, SPACE_COUNT, STAGES, STANDARD_COUNT, ZONES
from stromtisch.games.pampero.scoring import SCORINGS, debts, income_total
from stromtisch.games.pampero.state import NONE, OVER, Board
from stromtisch.games.pampero.tasks import KIND, MARKETS
from stromtisch.games.pampero.vj import HUMAN

# What money comes from, and what it goes to; a cost has the same name as what it pays for.
FOREIGN_OF: Final = [f"foreign-{country}" for country in COUNTRIES]
SCORING_OF: Final = [f"scoring-{name}" for name in SCORINGS]
RENT_OUT: Final = "rent-out"
FLOWS: Final = [
    "start", *[f"income-{market}" for market in MARKETS], "payouts", "contracts", "pylons", "connections", "bays",
    "cards", "rent-in", *FOREIGN_OF, *SCORING_OF, "scoring-cards", "final-tiles", "capital",
    "cost-wind", "cost-pylons", "cost-contracts", "cost-other", RENT_OUT, "lines", "repaid",
]  # fmt: skip

# Money in the ledger that has one origin only.
PLAIN: Final = {
    "start": "start", "payouts": "payouts", "others": "rent-in", "network": "lines", "capital": "capital",
    "scoring_cards": "scoring-cards", "final": "final-tiles", "repaid": "repaid",
}  # fmt: skip
# What playing a card costs, by its main effect.
COSTS: Final = {
    tasks.WIND: "cost-wind", tasks.PYLON: "cost-pylons", tasks.CONTRACT: "cost-contracts",
    tasks.REMOTE: "cost-contracts", tasks.SOLAR: "cost-contracts",
}  # fmt: skip
# Lines whose effects bring bonuses, and what these are booked to.
ORIGINS: Final = {
    "played": "cards", "solo-card": "cards", "fulfilled": "contracts", "built": "pylons", "bonus": "pylons",
    "printed-bonus": "pylons", "connected": "connections", "claimed": "connections", "moved": "bays",
}  # fmt: skip

# Contracts are counted by zone; those without one by their kind.
KINDS: Final = [*ZONES, "remote", "solar"]
REMOTE_KIND: Final = 3
SOLAR_KIND: Final = 4


class Year:
    """One company's year: what it did, and how it stands when the year is over. Year 0 is the setup."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.flows: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.from_wind = 0
        self.from_bonuses = 0
        self.used_energy = 0
        self.got_batteries = 0
        self.used_batteries = 0
        # How things stand when it is over.
        self.money = 0
        self.owed = 0
        self.income = 0
        self.energy = 0
        self.batteries = 0
        # Energy spent on contracts so far; the rest went into lines.
        self.delivered = 0
        self.pylons = [0] * printed_map.ZONE_COUNT
        self.wind = [0] * printed_map.ZONE_COUNT
        self.contracts = [0] * len(KINDS)

    def worth(self) -> int:
        """The money without what is owed."""
        return self.money - self.owed


class Loan:
    """Capital that a company took, and what it brought at once."""

    def __init__(self, year: int, seat: int, slot: int, received: int) -> None:
        self.year = year
        self.seat = seat
        self.slot = slot
        self.received = received


class Moment:
    """Something to talk about afterwards."""

    def __init__(
        self, kind: str, year: int, seat: int, amount: int = 0, cost: int = 0, item: str = ""
    ) -> None:
        self.kind = kind
        self.year = year
        self.seat = seat
        self.amount = amount
        self.cost = cost
        self.item = item


class Witness(Journal):
    """Hears every line while the board is as it was then."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        companies = board.companies
        # By year, then by company.
        self.years: list[list[Year]] = [[Year(0) for _ in range(companies)]]
        self.now = self.years[0]
        self.closed = False
        # In which year each scoring took place.
        self.scorings: list[int] = []
        self.loans: list[Loan] = []
        self.moments: list[Moment] = []
        # What companies paid one another: payer by payer, then receiver.
        self.rents = [0] * (companies * companies)
        self.leader = NONE
        self.reached: set[str] = set()
        # Which lines have effects still to come: what they are booked to, and where on the agenda these lie.
        self.origins: list[str] = []
        self.depths: list[int] = []
        # The line before this one, and the one before that which is not about money or batteries.
        self.last = ""
        self.cause = ""
        self.scoring = 0
        self.country = 0
        # What the field of a capital card has paid, and what VJ is trying to do.
        self.advance = 0
        self.tried = ""

    def tell(self, kind: str, body: dict[str, object]) -> None:
        """Book what the line says."""
        if kind == "year":
            self._turn_year()
            return
        if kind in ORIGINS:
            self._begin(ORIGINS[kind])
        seat = _int(body.get("seat", NONE))
        if kind == "money":
            self._book(seat, _int(body["amount"]), str(body["source"]))
        elif kind == "energy":
            self._energy(seat, _int(body["amount"]))
        elif kind == "batteries":
            self._batteries(seat, _int(body["amount"]))
        else:
            self._act(kind, seat, body)
            self._see(kind, seat, body)
        self.last = kind
        if kind not in ("money", "batteries"):
            self.cause = kind

    def whisper(self, seat: int, kind: str, body: dict[str, object]) -> None:
        """Nothing is whispered in Pampero that counts."""

    # --- years ------------------------------------------------------------------------------

    def _turn_year(self) -> None:
        self._close()
        self._see_leader()
        self.now = [Year(self.board.year) for _ in range(self.board.companies)]
        self.years.append(self.now)

    def finish(self) -> None:
        """The match is over: the last year ends, too."""
        if not self.closed:
            self.closed = True
            self._close()
            if self.board.phase == OVER:
                self._see_leader()

    def _close(self) -> None:
        """How every company stands now."""
        board = self.board
        printed = board.content.map
        for seat, year in enumerate(self.now):
            year.money = board.money[seat]
            year.owed = 0 if board.phase == OVER else sum(debts(board, seat))
            year.income = income_total(board, seat)
            year.energy = board.energy[seat]
            year.batteries = board.batteries[seat]
            year.delivered = board.energy_spent[seat]
        for site in range(SITE_COUNT):
            owner = board.site_owner[site]
            if owner != NONE:
                year = self.now[owner]
                built = year.pylons if board.pylons >> site & 1 else year.wind
                built[printed.site_zone[site]] += 1
        for space in range(SPACE_COUNT):
            owner = board.space_owner[space]
            if owner != NONE:
                self.now[owner].contracts[_kind_of(board, space)] += 1
        for field in range(printed_map.SOLAR_FIELD_COUNT):
            owner = board.solar_owner[field]
            if owner != NONE:
                self.now[owner].contracts[SOLAR_KIND] += 1

    def _see_leader(self) -> None:
        """Who alone is ahead at the end of a year, capital deducted."""
        if self.now[0].number == 0:
            return
        worths = [year.worth() for year in self.now]
        best = worths.index(max(worths))
        ahead = worths[best] - max(worths[:best] + worths[best + 1 :])
        if ahead > 0 and best != self.leader:
            self.leader = best
            self._moment("lead", best, ahead)

    # --- money ------------------------------------------------------------------------------

    def _begin(self, origin: str) -> None:
        """What is put on the agenda from here on comes of this line."""
        depth = len(self.board.agenda)
        self._forget(depth)
        self.origins.append(origin)
        self.depths.append(depth)

    def _forget(self, depth: int) -> None:
        """Effects that lay higher on the agenda are done."""
        while self.depths and self.depths[-1] > depth:
            self.depths.pop()
            self.origins.pop()

    def _book(self, seat: int, amount: int, source: str) -> None:
        board = self.board
        if source == "income":
            for market, name in enumerate(MARKETS):
                self.now[seat].flows[f"income-{name}"] += board.income_of(seat, market)
            return
        if source == "bonuses":
            self._forget(len(board.agenda))
            flow = self.origins[-1]
        elif source == "foreign":
            flow = FOREIGN_OF[self.country]
        elif source == "scoring_tiles":
            flow = SCORING_OF[self.scoring]
            if self.last == "majority":
                self.moments[-1].amount = amount
        elif source == "cards":
            flow = "cards" if amount > 0 else self._cost(seat, -amount)
        else:
            flow = PLAIN[source]
            if source == "others" and seat == HUMAN and board.charter.solo:
                # PA-181: the bank pays for VJ.
                self.rents[board.charter.vj * board.companies + HUMAN] += amount
            elif source == "capital":
                self._borrow(seat, amount)
        self.now[seat].flows[flow] += amount

    def _cost(self, seat: int, price: int) -> str:
        """PA-41, PA-42: the bank is paid, or the company whose bulldozer or pylon is used."""
        board = self.board
        if board.provider not in (NONE, seat):
            self.rents[seat * board.companies + board.provider] += price
            return RENT_OUT
        return COSTS.get(main_effect(board) & KIND, "cost-other")

    def _borrow(self, seat: int, amount: int) -> None:
        """PA-118: first the field pays, then the income of the slot."""
        if self.last == "capital":
            self.loans[-1].received += amount
        else:
            self.advance = amount

    # --- energy and batteries -----------------------------------------------------------------

    def _energy(self, seat: int, amount: int) -> None:
        """A wind farm's energy comes before it is told to be built; VJ's after it."""
        year = self.now[seat]
        if seat == self.board.charter.vj:
            wind = self.cause == "built"
        else:
            wind = self.cause == "played" and main_effect(self.board) & KIND == tasks.WIND
        if amount < 0:
            year.used_energy -= amount
        elif wind:
            year.from_wind += amount
        else:
            year.from_bonuses += amount

    def _batteries(self, seat: int, amount: int) -> None:
        year = self.now[seat]
        if amount > 0:
            year.got_batteries += amount
        else:
            year.used_batteries -= amount

    # --- what was done ------------------------------------------------------------------------

    def _act(self, kind: str, seat: int, body: dict[str, object]) -> None:
        actions = self.now[seat].actions
        if kind == "played":
            actions[str(body["card"])] += 1
        elif kind == "recalled":
            actions["recall"] += 1
        elif kind == "charged":
            actions["battery"] += 1
        elif kind == "solo-card":
            self.tried = ""
        elif kind in ("solo-tries", "solo-pass"):
            # Only the last attempt of a turn counts.
            if self.tried != "":
                actions[self.tried] -= 1
            self.tried = "pass" if kind == "solo-pass" else str(body["action"])
            actions[self.tried] += 1

    # --- moments ------------------------------------------------------------------------------

    def _see(self, kind: str, seat: int, body: dict[str, object]) -> None:
        board = self.board
        if kind == "scoring":
            self.scoring = SCORINGS.index(str(body["scoring"]))
            self.scorings.append(self.now[0].number)
        elif kind == "exported":
            cards = board.content.cards
            self.country = cards.foreign_country[cards.foreign_ids.index(str(body["card"]))]
        elif kind == "capital":
            self.loans.append(Loan(self.now[0].number, seat, _int(body["slot"]) - 1, self.advance))
            self.advance = 0
        elif kind == "majority":
            self._moment("majority", seat, 0, str(body["metric"]))
        elif kind == "fulfilled":
            name = str(body["at"])
            if name in board.content.map.space_ids:
                zone = _kind_of(board, board.content.map.space_ids.index(name))
                if 0 < zone < REMOTE_KIND and self._first(f"zone {ZONES[zone]}"):
                    self._moment("zone", seat, 0, ZONES[zone])
        elif kind == "built":
            complete = body["structure"] == "pylon" and board.stages[seat] == STAGES
            if complete and self._first("grid"):
                self._moment("grid", seat, STAGES)

    def _first(self, name: str) -> bool:
        """Whether this had not happened before."""
        if name in self.reached:
            return False
        self.reached.add(name)
        return True

    def _moment(self, kind: str, seat: int, amount: int, item: str = "") -> None:
        self.moments.append(Moment(kind, self.now[0].number, seat, amount, 0, item))


def _kind_of(board: Board, space: int) -> int:
    """The zone of a place, or that it is a remote one."""
    return REMOTE_KIND if space >= STANDARD_COUNT else board.content.map.space_zone[space]


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
