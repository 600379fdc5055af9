"""Helpers, unrest, uprising: NS-89 to NS-98."""

from stromtisch.games.neustart.mood import add_unrest, lift_mood
from tests.games.neustart.tables import Table, q


def test_ns_89_ns_90_helpers_leave_first() -> None:
    """NS-89, NS-90; TS-54."""
    table = Table.standard()
    table.helpers(NEU=1)
    add_unrest(table.state, q("NEU"), 2)
    assert (table.state.helpers[q("NEU")], table.state.anger[q("NEU")]) == (0, 1)


def test_ns_91_a_mood_point_calms_first() -> None:
    """NS-91."""
    table = Table.standard()
    table.anger(NEU=1)
    lift_mood(table.state, q("NEU"))
    lift_mood(table.state, q("NEU"))
    assert (table.state.helpers[q("NEU")], table.state.anger[q("NEU")]) == (1, 0)
    lift_mood(table.state, q("ALT"))
    assert table.state.helper_count == 2
    add_unrest(table.state, q("ALT"))
    assert table.state.helper_count == 1


def test_ns_93_the_box_holds_thirty_helpers() -> None:
    """NS-93."""
    table = Table.standard()
    table.helpers(NEU=30)
    table.anger(ALT=1)
    lift_mood(table.state, q("ALT"))
    lift_mood(table.state, q("ALT"))
    assert table.state.anger[q("ALT")] == 0
    assert table.state.helper_count == 30


def test_ns_94_ns_96_up_and_down() -> None:
    """NS-94, NS-96; TS-34."""
    table = Table.standard()
    table.anger(LEU=4)
    lift_mood(table.state, q("LEU"))
    assert table.state.anger[q("LEU")] == 3
    table.state.day_ending = True
    add_unrest(table.state, q("LEU"), 9)
    assert table.state.anger[q("LEU")] == 7


def test_ns_95_an_uprising_upsets_the_neighbours() -> None:
    """NS-95; TS-31."""
    table = Table.standard()
    table.anger(LEU=3)
    add_unrest(table.state, q("LEU"))
    anger = {name: table.of(table.state.anger, name) for name in ("LEU", "ALT", "BLA", "KIR", "OBE", "RAT")}
    assert anger == {"LEU": 4, "ALT": 1, "BLA": 1, "KIR": 1, "OBE": 1, "RAT": 1}
    assert sum(table.state.anger) == 9


def test_ns_95_uprisings_chain() -> None:
    """NS-95."""
    table = Table.standard()
    table.anger(LEU=3, KIR=3)
    add_unrest(table.state, q("LEU"))
    # Kirchfelden rises as well and upsets Altstadt and Leuberg once more.
    assert table.of(table.state.anger, "KIR") == 4
    assert table.of(table.state.anger, "LEU") == 5
    assert table.of(table.state.anger, "ALT") == 2
