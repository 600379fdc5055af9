"""Income markers: limits, dark green columns, crossings (PA-91 to PA-95), and money between companies."""

from stromtisch.games.pampero.agenda import settle
from stromtisch.games.pampero.income import advance
from tests.games.pampero.tables import BLUE, YELLOW, Table

RES, IND, COM, REC, REM = range(5)


def test_limits() -> None:
    """T-57. PA-92: steps beyond the limit are lost, not stored."""
    table = Table()
    table.company(stages=2)
    table.income(RES=3)
    table.resolve("INC:RES:1")
    assert table.column("RES") == 3
    table.company(stages=3)
    table.resolve("INC:RES:1")
    assert table.column("RES") == 4


def test_dark_green_columns_give_a_special_card_once() -> None:
    """T-58. PA-94: the first own marker in a column; PA-95: Remote moves Industry on the way."""
    table = Table()
    table.company(stages=4)
    table.income(REM=4)
    table.resolve("INC:REM:1")
    assert table.asked() == "special"
    table.do(next(iter(table.legal())))
    assert table.column("REM") == 5
    assert table.column("IND") == 1
    table.income(REC=4)
    table.resolve("INC:REC:1")
    assert table.column("REC") == 5
    assert table.asked() == "turn"
    # Another company has columns of its own.
    table.company(YELLOW, stages=4)
    table.income(YELLOW, IND=4)
    table.resolve("INC:IND:1", seat=YELLOW)
    assert table.asked() == "special"


def test_passing_a_dark_green_column_counts() -> None:
    """PA-94: reached or passed; both columns at once give two cards."""
    table = Table()
    table.company(stages=7)
    table.income(COM=4)
    advance(table.state, BLUE, COM, 6)
    assert table.column("COM") == 10
    settle(table.state)
    table.do(next(iter(table.legal())))
    assert table.asked() == "special"


def test_crossings_chain() -> None:
    """T-59. PA-95: Residential moves Commercial, which moves Recreation."""
    table = Table()
    table.company(stages=4)
    table.income(RES=5, COM=1, REC=3)
    table.resolve("INC:RES:1")
    assert (table.column("RES"), table.column("COM"), table.column("REC")) == (6, 2, 4)


def test_crossings_keep_to_limits() -> None:
    """PA-95, PA-92: a crossing beyond the other marker's limit is lost."""
    table = Table()
    table.company(stages=4)
    table.income(COM=1, REC=6)
    table.resolve("INC:COM:1")
    assert table.column("REC") == 6
    assert table.state.crossed[BLUE] == 1 << COM


def test_any_market_is_chosen_for_all_steps() -> None:
    """Section 2.11: INC:ANY asks once; markers at their limit are not offered."""
    table = Table()
    table.company(stages=2)
    table.income(RES=3)
    table.resolve("INC:ANY:2")
    assert table.offers("advance") == {"IND", "COM", "REC", "REM"}
    table.do("advance IND")
    assert table.column("IND") == 2


def test_one_off_payment() -> None:
    """Section 2.11: PAYOUT:ANY pays the income of one market; without income it lapses."""
    table = Table()
    table.resolve("PAYOUT:ANY")
    assert table.asked() == "turn"
    table.income(RES=2, REM=1)
    table.resolve("PAYOUT:ANY")
    assert table.offers("payout") == {"RES", "REM"}
    table.do("payout RES")
    assert table.state.money[BLUE] == 27


def test_what_is_received_can_be_used_next_turn() -> None:
    """T-125. PA-171: Yellow with nothing gets $5 from Blue and plays with it."""
    table = Table()
    table.bulldozers(BLUE)
    table.bulldozers(YELLOW, "A2-M2", "A1-W1")
    table.company(YELLOW, money=0)
    table.again()
    table.do("play BA2", "field U1L", "build A2-M2", "move public")
    assert table.state.acting == YELLOW
    assert table.state.money[YELLOW] == 5
    table.do("play BA2", "field U1L", "build A1-W1")
    assert table.state.money[YELLOW] == 0


def test_batteries_end_with_the_supply() -> None:
    """PA-165: only what is there; the rest is lost."""
    table = Table()
    table.state.supply = 1
    table.resolve("BATT:3")
    assert table.state.batteries[BLUE] == 2
    assert table.state.supply == 0


def test_energy_stops() -> None:
    """PA-45: gains above 14 are lost."""
    table = Table()
    table.company(energy=13)
    table.resolve("ENERGY:2")
    assert table.state.energy[BLUE] == 14
