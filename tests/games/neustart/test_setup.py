"""Setting up: NS-01 to NS-13, and the town data."""

import pytest

from stromtisch.core.option import complete_options
from stromtisch.games.neustart.state import DARK, FULL
from stromtisch.games.neustart.terms import INDUSTRIAL, INNER, SUBURB
from tests.games.neustart.tables import GAME, IDS, Table, q


def test_ns_01_towns_are_symmetric_and_connected() -> None:
    """NS-01; TS-53: the largest distances are 4, 6 and 10."""
    for town, largest in zip(GAME.printed.towns, (4, 6, 10), strict=True):
        for quarter, neighbours in enumerate(town.neighbours):
            for other in neighbours:
                assert quarter in town.neighbours[other]
        assert max(town.steps) == largest
    schwarzbach = GAME.printed.towns[0]
    assert [IDS[n] for n in schwarzbach.neighbours[q("LEU")]] == ["ALT", "BLA", "KIR", "OBE", "RAT"]


def test_ns_02_to_ns_08_the_town_before_the_first_card() -> None:
    """NS-02, NS-03, NS-04, NS-05, NS-06, NS-07, NS-08; TS-01."""
    table = Table(tutorial=True)
    state = table.state
    assert state.stock == GAME.printed.stock
    assert state.stock[q("NEU")] == 8
    assert state.hospital_stock == 2
    assert [IDS[n] for n in range(15) if state.base[n]] == ["RAT"]
    assert state.points == [12] * 5
    assert state.search == [DARK] * 15
    at = [IDS[place] if place >= 0 else "-" for place in state.team_at]
    assert at == [
        "ALT", "RAT", "WIE", "-", "ALT", "BLA", "BAH", "-", "GRA", "OBE", "EIN", "-", "AUH", "AUH", "AUH", "-",
        "RAT", "RAT", "RAT", "-",
    ]  # fmt: skip


def test_ns_06_ns_08_dice_fill_tanks_and_depot() -> None:
    """NS-06, NS-08."""
    seen = set()
    for number in range(40):
        state = GAME.new(complete_options(GAME.options, {}), ["bot"], f"seed {number}")
        assert all(1 <= fuel <= 6 for fuel in state.tank)
        # The entry card may already have brought three supplies more.
        assert 1 <= state.depot_supplies <= 9
        assert 1 <= state.depot_fuel <= 6
        seen.update(state.tank)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_ns_09_every_business_is_full() -> None:
    """NS-09."""
    assert Table().state.business == [FULL] * 18


def test_ns_10_three_pools_of_eighteen_markers() -> None:
    """NS-10."""
    for values in GAME.printed.marker_values:
        assert len(values) == 18
        assert set(values) == set(range(1, 10))
    bags = {
        tuple(GAME.new(complete_options(GAME.options, {}), ["bot"], f"{number}").bags[2])
        for number in range(9)
    }
    assert len(bags) == 9


def test_ns_11_the_stack_has_five_cards_a_weekday() -> None:
    """NS-11; TS-02."""
    content = GAME.printed
    stack = Table().state.stack
    assert len(stack) == len(set(stack)) == 35
    for place, card in enumerate(stack):
        assert content.card_day[card] == place // 5 + 1
        assert content.card_deck[card] == [0, 1, 1, 2, 2][place % 5]


def test_ns_13_the_tutorial_has_its_own_monday() -> None:
    """NS-13."""
    table = Table(tutorial=True, town="stephansfeld")
    state = table.state
    ids = [GAME.printed.card_ids[card] for card in state.stack]
    assert ids[:5] == ["TU-E", "TU-T1", "TU-T2", "TU-N1", "TU-N2"]
    assert ids[5].startswith("E2")
    assert state.charter.town.id == "schwarzbach"
    assert state.tank == [4] * 5
    # Its first card adds four supplies and two fuel.
    assert (state.depot_supplies, state.depot_fuel) == (8, 6)


def test_ns_66_the_quarters_are_as_printed() -> None:
    """NS-66; TS-03."""
    content = GAME.printed
    assert [content.type.count(kind) for kind in (INNER, SUBURB, INDUSTRIAL)] == [9, 4, 2]
    impossible = {IDS[n] for n in range(15) if not content.generator[n]}
    assert impossible == {"BAH", "NEU", "BLA", "GRA", "LEU", "EIN", "WIE", "AUH", "HOE"}
    assert (sum(content.need), sum(content.stock)) == (24, 61)


ROLES = {
    1: ["FPRBV"],
    2: ["FP", "RBV"],
    3: ["F", "PB", "RV"],
    4: ["F", "P", "R", "BV"],
    5: ["F", "P", "R", "B", "V"],
    7: ["F", "P", "R", "B", "V", "V", "P"],
    15: ["F", "P", "R", "B", "V", "V", "P", "F", "B", "R", "V", "P", "F", "B", "R"],
}


@pytest.mark.parametrize("seats", ROLES)
def test_ns_12_who_holds_which_actors(seats: int) -> None:
    """NS-12; TS-61: with seven people V and P have two members."""
    crews = Table(seats).state.view(None)["crews"]
    assert isinstance(crews, list)
    assert ["".join(crew) for crew in crews] == ROLES[seats]


def test_ns_12_roles_by_lot_and_the_open_table() -> None:
    """NS-12."""
    drawn = set()
    for number in range(20):
        options = complete_options(GAME.options, {"roles": "random"})
        drawn.add(tuple(GAME.new(options, ["bot"] * 5, f"{number}").crews))
    assert len(drawn) > 5
    assert all(sorted(crews) == [1, 2, 4, 8, 16] for crews in drawn)
    assert Table(3, roles="open").state.crews == [31, 31, 31]
