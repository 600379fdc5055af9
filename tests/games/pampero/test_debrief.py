"""The debrief: every peso, every unit of energy and every turn of a match is told, and all of it adds up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import goldens
import pytest

from stromtisch.core.match import Match, SeatInfo
from stromtisch.games.pampero.content import ACTIONS
from stromtisch.games.pampero.contracts import hand_over
from stromtisch.games.pampero.debrief import debrief, report
from stromtisch.games.pampero.debrief_rows import COLUMNS, rows
from stromtisch.games.pampero.printed_map import STANDARD_COUNT
from stromtisch.games.pampero.scoring import breakdown, count_bits
from stromtisch.games.pampero.state import NONE, OVER
from stromtisch.games.pampero.table import PamperoState
from stromtisch.games.pampero.tasks import HARVEST, RECKON, SCORE_TILES
from stromtisch.games.pampero.witness import FLOWS, Witness
from tests.games.pampero.tables import BLUE, GAME, PRINTED, YELLOW, Table

Debrief = dict[str, Any]

# What the rules book as one source, the debrief tells apart; together it must be the same.
PARTS = {
    "start": ["start"],
    "income": ["income-RES", "income-IND", "income-COM", "income-REC", "income-REM"],
    "bonuses": ["contracts", "pylons", "connections", "bays"],
    "cards": ["cost-wind", "cost-pylons", "cost-contracts", "cost-other", "rent-out"],
    "others": ["rent-in"],
    "payouts": ["payouts"],
    "network": ["lines"],
    "foreign": ["foreign-argentina", "foreign-brazil"],
    "capital": ["capital"],
    "scoring_tiles": ["scoring-first", "scoring-second", "scoring-final"],
    "scoring_cards": ["scoring-cards"],
    "final": ["final-tiles"],
    "repaid": ["repaid"],
}


def check_money(state: PamperoState, company: Debrief) -> None:
    """PA-157: the books end with the money the winner is found by, in every year and for every source."""
    flows = company["flows"]
    assert sum(flows.values()) == company["money"] == state.money[company["seat"]]
    assert [flow for flow in FLOWS if flow in flows] == list(flows)
    ledger = {str(source): amount for source, amount in breakdown(state, company["seat"]).items()}
    # Money that cards bring stands in the ledger with their costs (VJ's) or with the bonuses.
    both = ledger["bonuses"] + ledger["cards"]
    told = sum(flows.get(name, 0) for name in [*PARTS["bonuses"], *PARTS["cards"], "cards"])
    assert told == both
    for source, parts in PARTS.items():
        if source not in ("bonuses", "cards"):
            assert sum(flows.get(name, 0) for name in parts) == ledger[source], source
    money = 0
    for year in company["years"]:
        money += sum(year["flows"].values())
        assert year["money"] == money


def check_goods(state: PamperoState, company: Debrief) -> None:
    """PA-45, PA-88, PA-165: energy and batteries come from somewhere and go somewhere."""
    energy = company["energy"]
    seat = company["seat"]
    came = energy["start"] + energy["wind"] + energy["bonuses"]
    assert came - energy["contracts"] - energy["lines"] == energy["left"] == state.energy[seat]
    assert energy["contracts"] == state.energy_spent[seat]
    years = company["years"]
    assert sum(year["produced"] for year in years) == energy["wind"] + energy["bonuses"]
    assert sum(year["spent"] for year in years) == energy["contracts"] + energy["lines"]
    batteries = company["batteries"]
    came = batteries["start"] + batteries["got"]
    assert came - batteries["used"] == batteries["left"] == state.batteries[seat]


def check_map(state: PamperoState, company: Debrief) -> None:
    """PA-172: what is built stays, so counts never fall and end as the map shows them."""
    seat = company["seat"]
    last = company["years"][-1]
    assert sum(last["pylons"].values()) == state.stages[seat]
    assert sum(last["wind"].values()) == state.wind_farms[seat]
    assert sum(last["contracts"].values()) == count_bits(state.in_use[seat])
    remote = [
        space for space in range(STANDARD_COUNT, len(state.space_owner)) if state.space_owner[space] == seat
    ]
    assert last["contracts"]["remote"] == len(remote)
    assert last["contracts"]["solar"] == state.solar_owner.count(seat)
    for before, after in zip(company["years"], company["years"][1:], strict=False):
        for name in ("pylons", "wind", "contracts"):
            assert all(after[name][zone] >= count for zone, count in before[name].items())


def adds_up(match: Match) -> Debrief:
    """Everything a debrief tells, compared with how the match ended."""
    state = match.state
    assert isinstance(state, PamperoState)
    found: Debrief = debrief(match)
    outcome = state.outcome()
    assert outcome is not None
    assert found["outcome"] == outcome.to_json()
    assert len(found["companies"]) == state.companies
    for company in found["companies"]:
        check_money(state, company)
        check_goods(state, company)
        check_map(state, company)
        assert [year["year"] for year in company["years"]] == list(range(state.year + 1))
        if state.phase == OVER:
            # PA-24, PA-25: three actions in every year, of VJ as well.
            for year in company["years"][1:]:
                assert sum(year["actions"].values()) == ACTIONS
        paid = sum(rent["money"] for rent in found["rents"] if rent["from"] == company["seat"])
        got = sum(rent["money"] for rent in found["rents"] if rent["to"] == company["seat"])
        assert got == company["flows"].get("rent-in", 0)
        if not company["vj"]:
            assert paid == -company["flows"].get("rent-out", 0)
        own = [loan for loan in found["loans"] if loan["seat"] == company["seat"]]
        assert len(own) == count_bits(state.capital[company["seat"]])
        assert sum(loan["received"] for loan in own) == company["flows"].get("capital", 0)
        if state.phase == OVER:
            assert sum(loan["cost"] for loan in own) == -company["flows"].get("repaid", 0)
    # PA-140, PA-142: each scoring once, the last at the end.
    assert [one["scoring"] for one in found["scorings"]] == ["first", "second", "final"][: state.scorings]
    if state.phase == OVER:
        assert found["scorings"][-1]["year"] == state.year
    for one in found["scorings"]:
        for company in found["companies"]:
            for year in company["years"]:
                assert year["year"] == one["year"] or f"scoring-{one['scoring']}" not in year["flows"]
    assert 2 <= len(found["questions"]) <= 4
    assert found["moments"] == sorted(found["moments"], key=lambda moment: int(moment["year"]))
    return found


@pytest.mark.parametrize("name", goldens.records("pampero"))
def test_all_numbers_of_recorded_matches_add_up(name: str) -> None:
    """However a match ended: scored, shared, alone, aborted, with clocks and with undone decisions."""
    found = adds_up(goldens.read_record("pampero", name))
    assert found["finished"] == (found["outcome"]["verdict"] != "aborted")
    assert [company["vj"] for company in found["companies"]].count(True) == (found["solo"] is not None)


def test_the_table_has_every_number() -> None:
    found = debrief(goldens.read_record("pampero", "scored-3"))
    sheet = [dict(zip(COLUMNS, row, strict=True)) for row in rows(found)]
    companies: Any = found["companies"]
    for company in companies:
        own = [row for row in sheet if row["company"] == company["seat"] + 1]
        flows: Counter[str] = Counter()
        for row in own:
            if row["part"] == "flow":
                flows[str(row["item"])] += int(row["value"] or 0)
        assert flows == company["flows"]
        (money,) = (
            row["value"]
            for row in own
            if (row["part"], row["measure"], row["year"]) == ("year", "money", found["year"])
        )
        assert money == company["money"]
        built = [
            row for row in own if (row["part"], row["measure"], row["year"]) == ("built", "contracts", 7)
        ]
        assert {row["zone"]: row["value"] for row in built} == company["years"][7]["contracts"]
        actions = [row for row in own if row["part"] == "action"]
        assert sum(int(row["value"] or 0) for row in actions) == 7 * ACTIONS
    rents: Any = found["rents"]
    assert [row["value"] for row in sheet if row["part"] == "rent"] == [rent["money"] for rent in rents]


def test_undone_decisions_are_not_told() -> None:
    """PA-174: a play that was cancelled is in nobody's books."""
    match = Match(GAME, {"fixed_layout": True}, [SeatInfo("person", "Ada"), SeatInfo("person", "Bo")], "undo")
    plain = Match(GAME, {"fixed_layout": True}, [SeatInfo("person", "Ada"), SeatInfo("person", "Bo")], "undo")

    def decide(name: str, *matches: Match) -> None:
        decision = GAME.decisions.find(name)
        assert decision is not None
        for one in matches:
            one.decide(one.state.pending()[0], decision)

    while match.state.legal(match.state.pending()[0])[0].kind == "move":
        decide(match.state.legal(match.state.pending()[0])[0].name, match, plain)
    seat = match.state.pending()[0]
    decide("battery", match)
    match.undo(seat)
    decide("play BA7", match, plain)
    decide("field U1L", match, plain)
    decide("capital 1", match, plain)
    assert len(match.log) == len(plain.log) + 2
    assert debrief(match) == debrief(plain)
    companies: Any = debrief(match)["companies"]
    assert companies[seat]["actions"] == {"BA7": 1}


# --- where money comes from and goes to -----------------------------------------------------


def watch(table: Table) -> Witness:
    """A witness of all that comes now; the setup was not seen."""
    witness = Witness(table.state)
    table.state.journal = witness
    return witness


def flows(witness: Witness, seat: int = BLUE) -> dict[str, int]:
    found: Any = report(witness)["companies"]
    own: dict[str, int] = found[seat]["flows"]
    return own


def test_bonuses_are_booked_to_what_brought_them() -> None:
    """PA-46, PA-90, PA-121: the contract's field pays first; the card's connection tile comes after all of it."""
    table = Table()
    witness = watch(table)
    table.do("play BA4", "field U1L", "contract A2-1", "network N13", "connect K00", "choose 2")
    assert flows(witness) == {"contracts": 2, "connections": 3, "cost-contracts": -5}
    assert table.state.money[BLUE] == 25


def test_a_card_pays_its_own_money() -> None:
    """PA-45, PA-46: what a card prints is the card's, its energy too; what its field pays with capital is borrowed."""
    table = Table()
    table.give(BLUE, "SA12")
    table.turn(BLUE)
    witness = watch(table)
    table.do("play SA12", "field U1L")
    assert flows(witness) == {"cards": 5}

    table = Table()
    table.give(BLUE, "SA13")
    table.turn(BLUE)
    witness = watch(table)
    table.do("play SA13", "field U1L", "capital 1")
    found: Any = report(witness)
    assert found["companies"][BLUE]["flows"] == {"cards": 5, "capital": 5}
    assert (found["companies"][BLUE]["energy"]["wind"], found["companies"][BLUE]["energy"]["bonuses"]) == (
        0,
        4,
    )
    assert found["loans"] == [{"year": 0, "seat": BLUE, "slot": 1, "received": 5, "cost": 30}]


def test_the_bank_and_other_companies_are_told_apart() -> None:
    """PA-41, PA-43: one's own pylon costs, another's is rent for its owner."""
    for provider in (BLUE, YELLOW):
        table = Table()
        table.pylon(BLUE, "A1-P1")
        table.pylon(YELLOW, "A1-M1")
        table.again()
        witness = watch(table)
        table.do("play BA3", "field U1L", "contract A1-1", f"provider {provider}")
        rents = report(witness)["rents"]
        if provider == BLUE:
            assert flows(witness) == {"cost-contracts": -5}
            assert rents == []
        else:
            assert flows(witness) == {"rent-out": -5}
            assert flows(witness, YELLOW) == {"rent-in": 5}
            assert rents == [{"from": BLUE, "to": YELLOW, "money": 5}]


def test_costs_and_energy_of_wind_farms_and_bonuses_of_pylons() -> None:
    """PA-64, PA-68, PA-79: what is built has its price; a pylon's bonuses are the pylon's."""
    table = Table()
    table.bulldozers(BLUE, "A2-M2")
    table.again()
    witness = watch(table)
    table.do("play BA2", "field U1L", "build A2-M2")
    wind: Any = report(witness)["companies"]
    assert wind[BLUE]["flows"] == {"cost-wind": -5}
    assert wind[BLUE]["energy"]["wind"] == table.state.energy[BLUE] - 1 > 0

    table = Table()
    table.bulldozers(BLUE, "A2-M2")
    table.give(BLUE, "SA04")
    table.again()
    table.state.plan = [NONE] * len(table.state.plan)
    witness = watch(table)
    table.do("play SA04", "field U1L", "build A2-M2", "pay money", "bonus P102", "bonus P101")
    table.do("connect K00", "choose 2")
    assert flows(witness) == {"pylons": 3, "connections": 3, "cost-pylons": -5}


def test_income_is_told_by_market() -> None:
    """PA-136: all five markets pay in the consolidation."""
    table = Table()
    table.income(RES=3, REM=2)
    witness = watch(table)
    table.ask(HARVEST, BLUE)
    assert flows(witness) == {"income-RES": 3, "income-REM": 2}


def test_exports_are_told_by_country() -> None:
    """PA-115: the incomes on the front of a foreign card."""
    table = Table()
    table.company(batteries=5)
    table.income(RES=4, IND=4, COM=4, REC=4, REM=4)
    table.again()
    witness = watch(table)
    card = PRINTED.cards.foreign_ids[table.state.rows[2][0]]
    table.do("play BA5", "field U1R", f"foreign {card}")
    booked = flows(witness)
    assert booked["foreign-argentina"] > 0
    assert booked["cost-other"] == -10


# --- moments and questions ------------------------------------------------------------------


def test_refinanced_capital_is_cheaper() -> None:
    """PA-119, PA-155: a final tile halves the price of one tile; the lead is told with capital deducted."""
    table = Table(2)
    witness = watch(table)
    witness.tell("year", {"year": 1, "order": [0, 1]})
    table.company(stages=2)
    table.turn(BLUE)
    table.do("play BA7", "field U1R", "capital 2")
    table.bonus(BLUE, UP_WIND=refinancing())
    table.ask(RECKON, BLUE)
    found: Any = report(witness)
    assert found["loans"][0]["cost"] == 15
    kinds = {moment["kind"]: moment for moment in found["moments"]}
    assert (kinds["capital"]["amount"], kinds["capital"]["cost"]) == (10, 15)
    # $35 in hand, but $20 after paying back: Yellow is ahead by five.
    assert (kinds["lead"]["seat"], kinds["lead"]["amount"]) == (YELLOW, 5)
    assert [question["id"] for question in found["questions"]][:2] == ["lead-kept", "capital"]
    assert found["questions"][1] == {"id": "capital", "count": 1, "received": 10, "cost": 15}


def refinancing() -> str:
    """The bonus tile that makes capital cheaper."""
    tiles: Any = PRINTED.to_json()["bonus_tiles"]
    return next(str(name) for name, tile in tiles.items() if ["CAPITAL15"] in tile["effects"])


def test_a_majority_is_a_moment_with_what_it_paid() -> None:
    """PA-144, PA-145: the sum of the majority, not what everybody is paid beside it."""
    table = Table()
    table.state.scoring_tiles = [
        PRINTED.tiles.scoring_ids.index(name) for name in ("1.1", "1.1", "1.6", "2.6")
    ]
    table.company(stages=6)
    witness = watch(table)
    table.state.crowns = [0] * 20
    witness.tell("scoring", {"scoring": "final", "year": 1})
    table.ask(SCORE_TILES, BLUE, 2)
    moments: Any = report(witness)["moments"]
    assert [(one["kind"], one["seat"], one["item"], one["amount"]) for one in moments] == [
        ("majority", BLUE, "PYLONS", 15)
    ]
    assert flows(witness) == {"scoring-final": 12 + 15}


def test_the_first_contract_of_a_zone_and_the_last_pylon_are_moments() -> None:
    """PA-65, PA-82: only the first company."""
    table = Table()
    table.company(stages=6)
    table.company(YELLOW, stages=6)
    witness = watch(table)
    for seat, site, space in ((BLUE, "B1-P1", "B1-1"), (YELLOW, "C-P1", "B1-2")):
        table.state.build(seat, table.site(site), True)
        hand_over(table.state, seat, table.space(space), 1)
    hand_over(table.state, YELLOW, table.space("A1-1"), 1)
    hand_over(table.state, YELLOW, table.space("C-1"), 1)
    moments: Any = report(witness)["moments"]
    assert [(one["kind"], one["seat"], one["item"]) for one in moments] == [
        ("grid", BLUE, ""),
        ("zone", BLUE, "B"),
        ("zone", YELLOW, "C"),
    ]
