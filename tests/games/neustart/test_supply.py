"""Goods on their way: NS-82 to NS-88, NS-99 to NS-105, NS-130."""

from stromtisch.games.neustart.mood import lose_base
from tests.games.neustart.tables import Table, fuel, q


def test_ns_82_the_administration_decides_on_transport() -> None:
    """NS-82; TS-69."""
    table = Table.standard(5)
    table.helpers(ALT=1)
    table.do("desk ALT", seat=0)
    table.refused("ship RAT", "administration-decides", seat=0)
    table.do("desk ALT", "ship RAT", seat=4)
    assert table.state.view(4)["focus"] == {"kind": "trip", "from": "ALT", "to": "RAT", "paid": False}


def test_ns_83_ns_101_the_depot_serves_the_network_freely() -> None:
    """NS-83, NS-101."""
    table = Table.standard()
    table.bases("ALT")
    table.do("desk ALT", "goods depot need all", "goods depot stock one", "back")
    state = table.state
    assert (state.covered[q("ALT")], state.stock[q("ALT")], state.depot_supplies) == (2, 6, 2)
    assert fuel(state, "V") == 4
    table.do("desk LEU")
    table.refused("goods depot need one", "off-network")


def test_ns_84_ns_85_a_helper_drives() -> None:
    """NS-84, NS-85; TS-55."""
    table = Table.standard()
    state = table.state
    table.helpers(RAT=1)
    stock = state.stock[q("AUH")]
    table.do("desk RAT", "ship AUH", "goods depot need one", "goods depot stock one")
    assert fuel(state, "V") == 2
    assert state.depot_supplies == 3
    assert (state.covered[q("AUH")], state.stock[q("AUH")]) == (1, stock + 1)
    assert state.helpers[q("RAT")] == 1
    table.do("back")
    table.helpers(RAT=0)
    table.refused("ship AUH", "no-helper")


def test_ns_84_a_transport_pays_only_when_it_loads_and_not_without_fuel() -> None:
    """NS-84."""
    table = Table.standard()
    table.helpers(RAT=1)
    table.do("desk RAT", "ship AUH", "back")
    assert fuel(table.state, "V") == 4
    table.tanks(V=1)
    table.refused("ship AUH", "no-fuel")


def test_ns_84_one_way_is_paid_once_for_any_load() -> None:
    """NS-84."""
    table = Table.standard()
    table.helpers(RAT=1)
    table.tanks(V=2)
    table.do(
        "desk RAT",
        "ship AUH",
        "goods depot stock one",
        "goods depot stock one",
        "goods depot-fuel tank-B all",
    )
    assert fuel(table.state, "V") == 0
    assert table.state.depot_supplies == 3
    # The next trip is another one.
    table.do("back")
    table.refused("ship AUH", "no-fuel")


def test_ns_85_a_transport_fills_tanks_and_the_depot() -> None:
    """NS-85."""
    table = Table.standard()
    state = table.state
    table.helpers(RAT=1, LEU=1)
    table.do("desk RAT", "ship AUH", "goods depot-fuel tank-B all", "back", "back")
    assert fuel(state, "B") == 8
    assert state.depot_fuel == 1
    table.do("desk LEU", "ship RAT", "goods stock depot all")
    assert state.depot_supplies == 8
    assert state.stock[q("LEU")] == 0


def test_ns_85_what_a_transport_can_take() -> None:
    """NS-85: any goods of the origin will do, and without any there is no transport."""
    table = Table.standard()
    state = table.state
    table.helpers(LEU=1, GRA=1)
    table.tanks(V=10)
    state.stock[q("LEU")] = 0
    state.covered[q("LEU")] = 1
    table.refused("desk LEU", "nothing-to-decide")
    state.found_fuel[q("LEU")] = 1
    table.do("desk LEU", "ship GRA", "goods found-fuel hospital one")
    assert (state.found_fuel[q("LEU")], state.hospital_covered) == (0, 1)
    table.do("back")
    table.refused("ship GRA", "nothing-to-decide")
    state.found_supplies[q("LEU")] = 1
    table.do("ship GRA", "goods found need one", "back", "back")
    assert state.covered[q("GRA")] == 1
    # The hospital's own reserve can be driven away as well.
    state.stock[q("GRA")] = 0
    table.do("desk GRA", "ship RAT", "goods hospital-fuel depot all")
    assert (state.hospital_stock, state.depot_fuel) == (0, 7)


def test_found_fuel_reaches_every_place_on_the_network() -> None:
    """NS-77: tanks on the spot, depot, and the hospital if it is here."""
    table = Table.standard()
    state = table.state
    table.bases("ALT", "GRA")
    state.found_fuel[q("GRA")] = 5
    state.finders[q("GRA")] = 4
    table.do("desk GRA")
    ways = {name for name in table.legal() if name.startswith("goods found-fuel")}
    assert ways == {
        f"goods found-fuel {sink} {amount}"
        for sink in ("depot", "hospital", "tank-R")
        for amount in ("one", "all")
    }
    table.do("goods found-fuel depot one", "goods found-fuel hospital all")
    assert (state.depot_fuel, state.hospital_covered, state.hospital_stock) == (6, 1, 5)


def test_there_is_nothing_to_decide_where_nothing_lies() -> None:
    """NS-99, NS-101: a quarter's desk opens for stock and need, finds, depot goods or a transport."""
    table = Table.standard(5)
    state = table.state
    for name in ("LEU", "RAT"):
        state.covered[q(name)] = state.need(q(name))
    table.refused("desk LEU", "nothing-to-decide", seat=4)
    table.refused("desk RAT", "nothing-to-decide", seat=0)
    table.do("desk RAT", "back", seat=4)
    state.depot_supplies = 0
    table.refused("desk RAT", "nothing-to-decide", seat=4)
    state.found_supplies[q("LEU")] = 1
    state.finders[q("LEU")] = 1
    table.refused("desk LEU", "nothing-to-decide", seat=1)
    assert "desk LEU" in table.legal(0) & table.legal(4)
    table.helpers(KIR=1)
    state.covered[q("KIR")] = 1
    assert "desk KIR" in table.legal(4)
    table.tanks(V=0)
    table.refused("desk KIR", "nothing-to-decide", seat=4)


def test_ns_86_refuelling_on_the_network() -> None:
    """NS-86; TS-57."""
    table = Table.standard()
    table.tanks(F=2)
    table.do("tank F", "refuel all", "back")
    assert (fuel(table.state, "F"), table.state.depot_fuel) == (7, 0)
    again = Table.standard()
    again.tanks(F=6)
    again.do("tank F", "refuel all", "back")
    assert (fuel(again.state, "F"), again.state.depot_fuel) == (8, 3)
    again.refused("tank B", "nothing-to-decide")
    # Any quarter of the network will do.
    again.bases("ALT")
    again.place(F2="WIE")
    again.tanks(F=4)
    again.do("tank F", "refuel one", "back")
    assert (fuel(again.state, "F"), again.state.depot_fuel) == (5, 2)
    full = Table.standard()
    full.tanks(V=10)
    full.do("tank V")
    full.refused("refuel one", "no-refuelling")


def test_ns_87_ns_88_passing_fuel() -> None:
    """NS-87, NS-88; TS-59: used teams may pass fuel, too."""
    table = Table.standard()
    table.state.team_used[0] = 1
    table.do("tank F", "pass P", "pass P", "pass P")
    assert (fuel(table.state, "F"), fuel(table.state, "P")) == (1, 7)
    table.refused("pass B", "no-passing")
    table.do("back", "tank P", "pass F", "back", "tank F", "pass P")
    assert (fuel(table.state, "F"), fuel(table.state, "P")) == (1, 7)
    # A full tank takes no more.
    table.tanks(P=8)
    table.refused("pass P", "no-passing")
    table.tanks(P=7)
    # Nothing can be drained from a tank.
    drains = [name for name in table.legal() if name.startswith("goods")]
    assert drains == []
    table.state.resting[1] = 2
    table.refused("pass P", "no-passing")
    table.do("back")
    table.place(F2="WIE")
    table.state.depot_fuel = 0
    table.refused("tank V", "nothing-to-decide")


def test_ns_99_ns_100_anybody_covers_from_own_stock() -> None:
    """NS-99, NS-100."""
    table = Table.standard(5)
    table.do("desk NEU", "goods stock need one", seat=2)
    state = table.state
    assert (state.covered[q("NEU")], state.stock[q("NEU")]) == (1, 7)
    table.do("goods stock need all", seat=2)
    assert state.covered[q("NEU")] == 4
    table.refused("goods stock need one", "no-room", seat=2)
    table.do("back", "desk RAT", seat=2)
    table.refused("goods depot need one", "administration-decides", seat=2)


def test_ns_102_stock_does_not_flow_back() -> None:
    """NS-102."""
    table = Table.standard()
    table.do("desk RAT")
    table.refused("goods stock depot all", "wrong-goods")
    table.helpers(RAT=1)
    table.do("ship ALT")
    table.refused("goods stock depot all", "off-network")
    assert (table.state.stock[q("RAT")], table.state.depot_supplies) == (5, 5)


def test_ns_103_the_hospital_gets_its_fuel() -> None:
    """NS-103."""
    table = Table.standard()
    state = table.state
    table.do("desk GRA")
    table.refused("goods depot-fuel hospital one", "off-network")
    table.do("goods hospital-fuel hospital one")
    assert (state.hospital_covered, state.hospital_stock) == (1, 1)
    table.bases("ALT", "GRA")
    table.do("goods depot-fuel hospital one")
    assert (state.hospital_stock, state.depot_fuel) == (2, 4)


def test_ns_104_the_network() -> None:
    """NS-104; TS-22."""
    table = Table.standard()
    table.bases("EIN")
    assert table.state.view(None)["network"] == ["RAT"]
    table.bases("BLA")
    assert table.state.view(None)["network"] == ["BLA", "EIN", "RAT"]


def test_ns_130_behind_a_lost_base_there_is_no_depot() -> None:
    """NS-130; TS-70."""
    table = Table.standard()
    table.bases("BLA", "EIN")
    table.state.info[q("EIN")] = 1
    lose_base(table.state, q("BLA"))
    assert table.state.info[q("EIN")] == 1
    table.helpers(RAT=1)
    table.do("desk EIN")
    table.refused("goods depot need one", "off-network")
    table.do("back", "desk RAT", "ship EIN", "goods depot need one")
    assert table.state.covered[q("EIN")] == 1


def test_found_goods_belong_to_the_finder_and_the_depot_is_open_to_all() -> None:
    """Section 5.2."""
    table = Table.standard(5)
    table.bases("ALT")
    table.state.found_supplies[q("ALT")] = 3
    table.state.finders[q("ALT")] = 1
    table.do("desk ALT", seat=2)
    table.refused("goods found stock one", "finder-decides", seat=2)
    table.do("goods found depot one", seat=2)
    table.do("desk ALT", "goods found stock one", seat=0)
    # So does the administration in place of the finder.
    table.do("desk ALT", "goods found need one", seat=4)
    state = table.state
    assert (state.depot_supplies, state.stock[q("ALT")], state.covered[q("ALT")]) == (6, 6, 1)
    assert state.found_supplies[q("ALT")] == 0
