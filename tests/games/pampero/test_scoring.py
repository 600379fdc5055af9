"""Scorings, metrics, final reckoning and victory (sections 3.17 and 4.14)."""

import pytest

from stromtisch.games.pampero.printed_cards import METRICS
from stromtisch.games.pampero.scoring import begin_scoring, metric_of
from stromtisch.games.pampero.state import OVER
from stromtisch.games.pampero.tasks import RECKON, SCORE_TILES
from tests.games.pampero.tables import BLUE, PRINTED, PURPLE, WHITE, YELLOW, Table


def tiles(table: Table, first: str = "1.1", second: str = "1.1", one: str = "1.2", two: str = "2.1") -> None:
    table.state.scoring_tiles = [PRINTED.tiles.scoring_ids.index(name) for name in (first, second, one, two)]


def scoring(table: Table, which: int) -> None:
    """A scoring begins, regardless of the timeline."""
    table.state.agenda.clear()
    table.state.scorings = which
    begin_scoring(table.state)
    table.again()


def count(table: Table, metric: str, seat: int = BLUE) -> int:
    return metric_of(table.state, seat, METRICS.index(metric))


def test_the_first_scoring_pays_everybody() -> None:
    """T-63. PA-143: the upper half of the first tile only."""
    table = Table()
    tiles(table, first="1.1")
    table.company(batteries=4)
    table.company(YELLOW, batteries=0, wind_farms=9)
    scoring(table, 0)
    assert table.state.money == [37, 25, 28, 28]


def test_the_second_scoring_pays_the_majority() -> None:
    """PA-144: the lower half of the second tile, once, to the one who alone has most."""
    table = Table()
    tiles(table, second="1.1")
    table.company(YELLOW, wind_farms=3)
    scoring(table, 1)
    assert table.state.money == [25, 40, 25, 25]


def test_ties_pay_nobody() -> None:
    """PA-144, AMB-16: also at nothing."""
    table = Table()
    tiles(table, second="1.3")
    scoring(table, 1)
    assert table.state.money == [25] * 4
    table.company(BLUE, network_tiles=1)
    table.company(WHITE, network_tiles=2)
    scoring(table, 1)
    assert table.state.money == [25] * 4


def test_the_final_tiles() -> None:
    """T-69. PA-145: tile I above and below, then tile II above and below."""
    table = Table()
    tiles(table, one="1.6", two="2.6")
    table.company(stages=6)
    table.company(YELLOW, stages=5)
    table.contract(BLUE, "N11", "C-1")
    table.contract(BLUE, "N12", "C-2")
    before = table.state.money[:]
    table.state.crowns = [0] * 20
    start = len(table.journal.lines)
    table.ask(SCORE_TILES, BLUE, 2)
    blue = [
        line.body["amount"]
        for line in table.journal.lines[start:]
        if line.kind == "money" and line.body["seat"] == 0
    ]
    # C-2 gives Blue the only industrial symbol.
    assert blue == [12, 15, 10, 15]
    assert table.state.money[YELLOW] == before[YELLOW] + 10


def test_crowns() -> None:
    """T-65. PA-151: before step 1, for one majority; the upper half is not affected."""
    table = Table()
    tiles(table, one="1.1", two="2.2")
    table.give(BLUE, "SS06")
    table.company(wind_farms=5, batteries=0)
    table.company(YELLOW, wind_farms=6, batteries=0)
    for seat in (WHITE, PURPLE):
        table.company(seat, batteries=0)
    scoring(table, 2)
    assert table.asked() == "crown"
    assert table.legal() == {"crown SS06", "skip"}
    table.do("crown SS06")
    assert table.state.money[BLUE] == 25 + 15
    assert table.state.money[YELLOW] == 25
    assert table.state.scoring_hand[BLUE] == 0


def test_crowns_are_not_for_the_first_scoring() -> None:
    """PA-151: there only the other option can be used."""
    table = Table()
    tiles(table, first="1.1")
    table.give(BLUE, "SS06")
    scoring(table, 0)
    assert table.legal() == {"score SS06 1", "skip"}


def test_crowns_need_their_majority() -> None:
    """PA-151: a crown whose metric is not evaluated now cannot be used; SYM.ANY chooses among symbols."""
    table = Table(intro_tiles=True)
    table.give(BLUE, "SS06", "SS12")
    scoring(table, 1)
    assert table.legal() == {"crown SS12", "skip"}
    table.do("crown SS12")
    assert len(table.offers("majority")) == 5
    table.income(COM=3)
    table.do("majority 3")
    assert table.state.money[BLUE] == 28


def test_scoring_cards_are_played_in_turn_order() -> None:
    """PA-146: any number, for free, only for oneself; others may be kept."""
    table = Table()
    tiles(table, first="2.6")
    table.give(BLUE, "SS07", "SS13")
    table.give(YELLOW, "SS08")
    scoring(table, 0)
    assert table.state.acting == BLUE
    table.do("score SS07 1", "skip")
    assert table.state.scoring_hand[BLUE] == 1 << PRINTED.cards.scoring_ids.index("SS13")
    assert table.state.acting == YELLOW
    table.do("score SS08 1")
    assert table.state.money == [26, 27, 25, 25]


def test_one_option_of_a_card() -> None:
    """T-119. PA-146, PA-147, PA-148, PA-150: multipliers in any scoring, one option each, markers up again."""
    table = Table()
    tiles(table, first="2.6")
    table.give(BLUE, "SS14", "SS06")
    table.contract(BLUE, "N11", "B1-1")
    table.contract(BLUE, "N12", "B1-2")
    table.company(wind_farms=5, face_down=3)
    scoring(table, 0)
    table.do("score SS14 1")
    assert "score SS14 2" not in table.legal()
    table.refused("score SS14 2", "not-offered")
    table.do("score SS06 1")
    assert table.state.money == [25 + 6 + 10, 25, 25, 25]
    assert table.state.face_down == [0] * 4
    assert table.asked() == "turn"


@pytest.mark.parametrize("which", [0, 1, 2])
def test_multipliers_fit_every_scoring(which: int) -> None:
    """PA-148."""
    table = Table()
    tiles(table)
    table.give(BLUE, "SS08")
    table.company(batteries=2)
    scoring(table, which)
    if table.asked() == "crown":
        table.do("skip")
    money = table.state.money[BLUE]
    table.do("score SS08 1")
    assert table.state.money[BLUE] == money + 4


def test_flipping_markers() -> None:
    """T-66. PA-149: a face-down marker pays no second card, but still its income."""
    table = Table()
    tiles(table, first="2.6")
    table.give(BLUE, "SS01", "SS13")
    table.company(stages=7)
    table.income(RES=6, REC=4)
    scoring(table, 0)
    table.do("score SS01 2")
    assert table.state.money[BLUE] == 31
    table.do("score SS13 2")
    assert "RES" not in table.offers("flip")
    table.do("flip REC")
    assert table.state.money[BLUE] == 35
    # PA-150: all markers are up again afterwards.
    assert table.state.face_down[BLUE] == 0


def test_flipping_the_market_of_a_foreign_card() -> None:
    """PA-149, section 4.3: only markets on the backs of own foreign cards."""
    table = Table()
    tiles(table, first="2.6")
    table.give(BLUE, "SS10")
    scoring(table, 0)
    assert "score SS10 2" not in table.legal()
    table.company(foreign=1 << PRINTED.cards.foreign_ids.index("AR2"))
    scoring(table, 0)
    table.do("score SS10 2")
    assert table.offers("flip") == {"IND", "REM"}


def test_face_down_markers_stay_down_in_the_final_scoring() -> None:
    """PA-150: only after the first and the second scoring are they turned."""
    table = Table()
    tiles(table)
    table.give(BLUE, "SS01")
    scoring(table, 2)
    table.do("score SS01 2")
    assert table.state.phase == OVER
    assert table.state.face_down[BLUE] == 1


def test_scoring_cards_are_used_once() -> None:
    """T-114. PA-126: played in the first scoring, gone in the second."""
    table = Table()
    tiles(table)
    table.give(BLUE, "SS02")
    scoring(table, 0)
    table.do("score SS02 1")
    assert table.state.scoring_hand[BLUE] == 0
    scoring(table, 1)
    assert table.asked() == "turn"


def test_sources_of_symbols() -> None:
    """PA-152: contracts of all families, bonus tiles, connection tiles, backs of foreign cards; each once."""
    table = Table()
    table.contract(BLUE, "N11", "A1-4")  # RES2 counts once
    table.contract(BLUE, "N12", "SO01")
    table.contract(BLUE, "N13", "FR02")
    table.bonus(BLUE, INC_RES="TA1")
    table.state.tiles_owned[BLUE] |= 1 << PRINTED.tiles.connection_ids.index("KT01")
    table.company(foreign=1 << PRINTED.cards.foreign_ids.index("AR1"))
    assert count(table, "SYM.RES") == 6
    assert count(table, "SYM.IND") == 1
    assert count(table, "SYM.REM") == 1


def test_first_introductory_tile() -> None:
    """T-67. PA-153, PA-159: symbols on own zone-A contracts times the income of their market."""
    table = Table(intro_tiles=True)
    for field, name in (("N11", "A1-1"), ("N12", "A1-2"), ("N13", "A1-4"), ("N21", "B1-1"), ("N22", "SO01")):
        table.contract(BLUE, field, name)
    table.bonus(BLUE, INC_RES="TA1")
    table.income(RES=4, IND=2)
    scoring(table, 0)
    assert table.state.money == [25 + 14, 25, 25, 25]


def test_second_introductory_tile() -> None:
    """PA-154: for each market the one who alone has most symbols receives its own income there."""
    table = Table(intro_tiles=True)
    table.contract(BLUE, "N11", "A1-1")
    table.contract(YELLOW, "N11", "A2-1")
    table.contract(YELLOW, "N12", "FR01")
    table.contract(WHITE, "N12", "SO05")
    table.income(BLUE, RES=4)
    table.income(YELLOW, RES=2, REM=3)
    table.income(WHITE, IND=2)
    scoring(table, 1)
    assert table.state.money == [25, 28, 27, 25]


def test_final_bonus_tiles() -> None:
    """T-70. PA-155, PA-156: $2 per pylon, one capital tile for $15 and two for $30."""
    table = Table()
    table.company(money=100, stages=6, capital=7)
    table.bonus(BLUE, F_CAPITAL="TC2", F_PYLON="TB7")
    table.ask(RECKON)
    assert table.state.money[BLUE] == 37
    assert table.state.phase == OVER


def test_other_final_tiles() -> None:
    """PA-155: any one income, the income of a foreign card's market, $2 per network tile."""
    table = Table()
    table.company(stages=7, network_tiles=7, foreign=1 << PRINTED.cards.foreign_ids.index("AR2"))
    table.income(RES=9, IND=4, REM=6)
    table.bonus(BLUE, F_ANY="TC1", F_FOREIGN="TB8", F_NET="TC7")
    table.company(YELLOW, stages=7)
    table.bonus(YELLOW, F_FOREIGN="TB8")
    table.income(YELLOW, RES=9)
    table.ask(RECKON)
    assert table.state.money[BLUE] == 25 + 7 + 6 + 6
    # Without a foreign card there is nothing to choose from.
    assert table.state.money[YELLOW] == 25


def test_capital_is_paid_back() -> None:
    """T-71, T-113. PA-119, PA-156: $30 each, also below zero."""
    table = Table()
    table.company(money=20, capital=1)
    table.company(YELLOW, money=125, capital=15)
    table.ask(RECKON)
    assert table.state.money[:2] == [-10, 5]


def test_victory() -> None:
    """PA-157: most money, then more pylons, then together."""
    for money, stages, winners, code in (
        ([50, 60, 40, 10], [1, 1, 7, 7], [1], "most-money"),
        ([60, 60, 40, 10], [3, 4, 7, 7], [1], "more-pylons"),
        ([60, 60, 40, 60], [4, 4, 7, 3], [0, 1], "shared"),
    ):
        table = Table()
        table.state.money = money
        table.state.stages = stages
        table.state.phase = OVER
        outcome = table.state.outcome()
        assert outcome is not None
        assert outcome.winners == winners
        assert outcome.reason.code == code
        assert outcome.points == money


METRIC_CASES = {
    "BATTERIES": 4, "WINDFARMS": 3, "PYLONS": 5, "CONTRACTS_NONSOLAR": 5, "CONTRACTS_A": 2, "CONTRACTS_B": 1,
    "CONTRACTS_C": 1, "CONTRACTS_SOLAR": 2, "LUCRATIVE": 4, "MULTISYMBOL": 5, "BONUS_A": 2, "BONUS_B": 1, "BONUS_C": 1,
    "BONUS_ALL": 4, "NETTILES": 3, "TRANSF_1_2": 2, "TRANSF_3_4": 1, "TRANSF_5_6": 1, "ENERGY_SPENT": 8, "FOREIGN": 2,
    "CONN": 3, "PARKED": 2, "DIAMONDS": 2, "SPECIALCARDS": 4, "INCOME_TOTAL": 9, "SETS4": 1,
}  # fmt: skip


@pytest.mark.parametrize("metric", METRIC_CASES)
def test_metrics(metric: str) -> None:
    """Table 4.14: what each metric counts; PA-106 for the zones."""
    table = Table()
    state = table.state
    for field, name in (
        ("N11", "A1-1"), ("N13", "A1-2"), ("N21", "B1-1"), ("N22", "C-3"), ("N31", "FR04"), ("N34", "SO24"),
        ("N36", "SO15"),
    ):  # fmt: skip
        table.contract(BLUE, field, name)
    table.company(batteries=4, wind_farms=3, stages=5, network_tiles=0b1011, energy_spent=8, foreign=0b101)
    table.company(tiles_owned=0b1011)
    table.bonus(BLUE, INC_RES="TA1", UP_WIND="TA7", SPECIAL1="TB6", F_ANY="TC1")
    for space, level in (("A1-1", 1), ("A1-2", 2), ("B1-1", 3), ("RM1", 7)):
        state.space_owner[table.space(space)] = BLUE
        state.space_level[table.space(space)] = level
    state.space_owner[table.space("A2-1")] = YELLOW
    state.space_level[table.space("A2-1")] = 1
    state.solar_owner[0] = BLUE
    state.solar_level[0] = 5
    table.bulldozers(BLUE, "PK1", "PK4", "public", "A2-M1")
    table.give(BLUE, "SA01", "SA02", "SS01", "SS02")
    state.slots[0] = 8
    state.hand[BLUE] &= ~(1 << 8)
    table.income(RES=4, IND=3, COM=2)
    assert count(table, metric) == METRIC_CASES[metric]
