"""The alternative rules (section 3.18)."""

from stromtisch.games.pampero.state import OVER
from stromtisch.games.pampero.tasks import HARVEST, SOLAR
from tests.games.pampero.tables import BLUE, PURPLE, Table


def sign(table: Table, space: str) -> set[str]:
    """The transformers offered for a contract; the card is in hand again each time."""
    for slot, card in enumerate(table.state.slots[:12]):
        if card == 2:
            table.state.slots[slot] = -1
    table.state.hand[BLUE] |= 1 << 2
    table.turn(BLUE)
    zone = {"A": "U1L", "B": "U1R"}.get(space[0], "U3R")
    table.do("play BA3", f"field {zone}", f"contract {space}")
    if table.asked() == "provider":
        table.do("provider 0")
    return table.offers("network")


def test_long_timeline() -> None:
    """T-75. PA-158, PA-15, PA-130: scorings at 4, 7 and 10; a disc on 10 never moves."""
    table = Table(timeline="long")
    assert table.state.charter.scorings == [4, 7, 10]
    table.state.position = [2, 2, 2, 2]
    table.turn(PURPLE, 2)
    table.do("battery")
    assert table.state.scorings == 0
    table.turn(table.state.order[-1], 2)
    table.do("battery")
    assert table.state.scorings == 1
    table.state.position = [10, 9, 9, 9]
    table.state.scorings = 2
    table.ask(HARVEST, BLUE)
    assert table.state.position[BLUE] == 10
    table.turn(table.state.order[-1], 2)
    table.do("battery")
    assert table.state.phase == OVER


def test_introductory_tiles_replace_two_scorings() -> None:
    """PA-159: the final scoring is as ever."""
    table = Table(intro_tiles=True)
    assert table.state.scoring_tiles[0] == table.state.scoring_tiles[1] == -1
    assert table.state.scoring_tiles[2] >= 0


def test_contracts_keep_to_their_columns() -> None:
    """T-73. PA-161: from the column on that unlocks them; zone C from 4; solar ones anywhere."""
    table = Table(contract_columns=True)
    table.pylon(BLUE, "A1-P1", "C-P1")
    table.company(stages=7, energy=14, money=99)
    table.contract(BLUE, "N11", "A3-1")
    table.contract(BLUE, "N13", "A3-3")
    table.contract(BLUE, "N42", "A2-4")
    table.state.network_tiles[BLUE] = 0b11
    table.state.near[BLUE] |= 1 << 1
    assert "N12" in sign(table, "A1-1")
    offered = sign(table, "A1-2")
    assert "N12" not in offered
    assert "N21" in offered
    table.refused("network N12", "column-restricted")
    table.lay_out(BLUE, U1="BA6", U2="BA7")
    columns = {int(name[1]) for name in sign(table, "C-1")}
    assert columns
    assert min(columns) >= 4
    table.turn(BLUE)
    table.solar("S01", "SO14")
    table.ask(SOLAR, BLUE)
    table.do("solar S01")
    assert "N12" in table.offers("network")


def test_the_first_contract_fits_column_one() -> None:
    """T-121. PA-164, PA-161: what may not go to column 1 cannot be the first."""
    table = Table(contract_columns=True)
    table.pylon(BLUE, "A1-P1")
    table.company(stages=2, energy=14)
    table.turn(BLUE)
    table.do("play BA3", "field U1L")
    offered = table.offers("contract")
    assert "A1-1" in offered
    assert "A1-2" not in offered
    plain = Table()
    plain.pylon(BLUE, "A1-P1")
    plain.company(stages=2, energy=14)
    plain.turn(BLUE)
    plain.do("play BA3", "field U1L")
    assert "A1-2" in plain.offers("contract")


def test_restricted_columns_decide_what_is_playable() -> None:
    """PA-161: energy for a pink line counts only if it leads far enough."""
    table = Table(contract_columns=True)
    table.pylon(BLUE, "A1-P1")
    table.company(stages=2, energy=14)
    table.contract(BLUE, "N11", "A3-1")
    table.state.near[BLUE] = 0
    table.turn(BLUE)
    table.do("play BA3", "field U1L")
    assert "A1-2" not in table.offers("contract")
    table.do("contract A1-1")
    assert table.offers("network") == {"N12 Q1"}


def test_battery_capacity() -> None:
    """T-74. PA-162: after production at most as many batteries as pylons built; no limit in between."""
    table = Table(battery_capacity=True)
    table.company(stages=3, energy=6, batteries=4)
    supply = table.state.supply
    table.ask(HARVEST, BLUE)
    assert table.state.batteries[BLUE] == 3
    assert table.state.supply == supply + 1
    table.resolve("BATT:3")
    assert table.state.batteries[BLUE] == 6
    plain = Table()
    plain.company(stages=3, energy=6, batteries=4)
    plain.ask(HARVEST, BLUE)
    assert plain.state.batteries[BLUE] == 6
