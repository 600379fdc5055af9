"""Teams at work: NS-40 to NS-81."""

import pytest

from stromtisch.games.neustart.mood import find_roads
from stromtisch.games.neustart.state import GREEN, LIGHT, OPENED, SEARCHED, STRIPED
from tests.games.neustart.tables import Table, ap, fuel, q


def test_ns_40_necessary_actions_answer_markers_and_transport_needs_no_team() -> None:
    """NS-40."""
    table = Table.standard()
    table.do("team F1")
    assert not any(name.startswith(("answer", "goods", "ship")) for name in table.legal())
    fire = table.marker("T1-3", "ALT", 1)
    assert f"answer {fire}" in table.legal()
    # Among voluntary actions the fire brigade has all but transport.
    assert {"generator", "inform", "search", "build", "secure ALT.SUPERMARKET"} <= table.legal()


def test_ns_41_ns_44_ns_47_one_action_a_team_from_one_pool() -> None:
    """NS-41, NS-44, NS-47."""
    table = Table.standard()
    table.do("team V1", "inform")
    assert ap(table.state, "V") == 10
    table.refused("team V1", "team-used")
    table.do("team V2", "search")
    assert ap(table.state, "V") == 6


def test_ns_42_ns_43_able_and_strong_enough() -> None:
    """NS-42, NS-43, NS-54, NS-55, NS-56, NS-66, NS-68, NS-73, NS-79; TS-13."""
    table = Table.standard()
    fire = table.marker("T1-3", "ALT", 1)
    brawl = table.marker("T1-4", "RAT", 1)
    table.points(P=2)
    table.do("team P1")
    table.refused(f"answer {fire}", "not-enough-points")
    table.refused(f"answer {brawl}", "no-such-marker")
    table.refused("build", "cannot-do")
    table.place(R1="ALT", B1="ALT", V1="ALT")
    ill = table.marker("T1-2", "ALT", 1)
    brawl_here = table.marker("T1-4", "ALT", 1)
    unable = {
        "V1": [f"answer {fire}", f"answer {brawl_here}", f"answer {ill}", "generator"],
        "R1": [f"answer {fire}", f"answer {brawl_here}", "generator", "secure ALT.SUPERMARKET"],
        "B1": [f"answer {ill}", "inform"],
    }
    for team, actions in unable.items():
        table.do("back", f"team {team}")
        for name in actions:
            table.refused(name, "cannot-do")
    # All others are able.
    able = {
        "F1": [f"answer {fire}", f"answer {brawl_here}", f"answer {ill}", "generator", "inform", "build"],
        "R1": [f"answer {ill}", "inform", "search", "build"],
        "V1": ["inform", "secure ALT.SUPERMARKET", "search", "build"],
        "B1": [f"answer {fire}", f"answer {brawl_here}", "generator", "secure ALT.SUPERMARKET", "build"],
    }
    for team, actions in able.items():
        table.do("back", f"team {team}")
        assert set(actions) <= table.legal()
    reason = table.state.why_not(0, table.state.table.by_name["inform"])
    assert reason is not None
    assert reason.params == {"team": "B1", "actor": "B", "action": "INFORM", "have": 12}


def test_ns_45_only_the_holder_commands() -> None:
    """NS-45."""
    table = Table.standard(5)
    table.refused("team P1", "not-your-decision", seat=0)
    assert {name for name in table.legal(0) if name.startswith("team")} == {"team F1", "team F2", "team F3"}


def test_ns_46_modifiers_change_the_cost_but_never_below_one() -> None:
    """NS-46."""
    table = Table.standard()
    state = table.state
    table.card("T7-2")
    assert state.price(0, 0) == 2
    state.unit_modifiers = [-5] * 10
    assert state.price(0, 0) == 1
    assert state.price(4, 0) == 99


def test_ns_48_ns_49_ns_51_driving_costs_fuel() -> None:
    """NS-48, NS-49, NS-51; TS-14."""
    table = Table.standard()
    table.do("team B1", "drive RAT")
    assert fuel(table.state, "B") == 2
    table.tanks(B=1)
    table.refused("drive AUH", "too-far")
    assert table.state.team_at[12] == q("RAT")
    # It may still act, and drive on first if it can.
    table.do("drive ALT")
    assert fuel(table.state, "B") == 0
    table.do("build")
    assert table.state.base[q("ALT")] == 1


def test_ns_50_acting_on_the_spot_costs_no_fuel() -> None:
    """NS-50."""
    table = Table.standard()
    table.do("team V1", "inform")
    assert fuel(table.state, "V") == 4


def test_ns_52_ns_53_road_blocks_and_dear_ways() -> None:
    """NS-52, NS-53; TS-15."""
    table = Table.standard()
    state = table.state
    table.block("BAH")
    from_hall = q("RAT") * 15
    assert (state.roads[from_hall + q("BAH")], state.roads[from_hall + q("ALT")]) == (2, 1)
    table.card("N6-1")
    assert (state.roads[from_hall + q("BAH")], state.roads[from_hall + q("ALT")]) == (3, 2)
    # Leaving is free of surcharge.
    assert state.roads[q("BAH") * 15 + q("RAT")] == 2
    # Without any block the dear way costs more, too.
    state.blocks = [0] * 15
    find_roads(state)
    assert (state.roads[from_hall + q("BAH")], state.roads[from_hall + q("ALT")]) == (2, 2)
    # NS-53: neither an uprising nor a crowd of teams stops anybody.
    table.anger(RAT=7)
    table.place(P1="RAT", P2="RAT", R1="RAT")
    table.do("team F1", "drive RAT")
    assert state.team_at.count(q("RAT")) == 8
    assert fuel(state, "F") == 2


def test_ns_54_ns_59_a_fire_is_put_out() -> None:
    """NS-54, NS-59; TS-06."""
    table = Table.standard()
    fire = table.marker("T1-3", "ALT", 4)
    table.do("team F1", f"answer {fire}")
    assert ap(table.state, "F") == 7
    assert not table.state.lying
    assert table.state.team_used[0] == 1
    assert table.state.seen_discards[0] == [4]


def test_ns_55_ns_64_protecting_is_rewarded() -> None:
    """NS-55, NS-64; TS-51, first half."""
    table = Table.standard()
    table.state.business = [1] * 18
    table.state.business[table.content.businesses_of[q("ALT")][0]] = 0
    table.card("N1-3")
    marker = table.state.lying[0]
    assert table.state.marker_at[marker] == q("ALT")
    table.state.marker_value[marker] = 2
    stock = table.state.stock[q("ALT")]
    table.do("team P1", f"answer {marker}")
    assert ap(table.state, "P") == 9
    assert table.state.helpers[q("ALT")] == 1
    assert table.state.stock[q("ALT")] == stock + 3


def test_ns_56_rescue_answers_illness() -> None:
    """NS-56."""
    table = Table.standard()
    ill = table.marker("T1-2", "GRA", 2)
    table.do("team R1", f"answer {ill}")
    assert ap(table.state, "R") == 9


def test_ns_57_the_marker_is_turned_over_and_stays_open() -> None:
    """NS-57."""
    table = Table.standard()
    first = table.marker("T1-3", "ALT", 9)
    second = table.marker("T1-3", "ALT", 1)
    table.points(F=5)
    table.do("team F1", f"answer {first}")
    assert table.state.marker_state[first] == OPENED
    assert table.state.marker_state[second] == 0
    assert table.told("revealed")[-1]["value"] == 9


@pytest.mark.parametrize(
    ("value", "helpers", "anger", "effective"), [(6, 2, 0, 4), (3, 0, 4, 7), (3, 5, 0, 0)]
)
def test_ns_58_ns_98_the_effective_value(value: int, helpers: int, anger: int, effective: int) -> None:
    """NS-58, NS-98; TS-07, TS-09, TS-10."""
    table = Table.standard()
    table.helpers(ALT=helpers)
    table.anger(ALT=anger)
    marker = table.marker("T1-3", "ALT", value)
    assert table.state.effective(marker) == effective
    table.do("team F1", f"answer {marker}")
    assert ap(table.state, "F") == 12 - 1 - effective


def test_ns_60_ns_63_giving_up_exhausts() -> None:
    """NS-60, NS-63; TS-11."""
    table = Table.standard()
    table.points(F=5)
    fire = table.marker("T1-3", "ALT", 8)
    table.do("team F1", f"answer {fire}")
    assert ap(table.state, "F") == 4
    table.refused("ready", "operation-open")
    table.do("give-up F")
    assert ap(table.state, "F") == 0
    assert table.state.marker_state[fire] == OPENED
    assert table.state.marker_value[fire] == 8
    assert table.state.team_used[0] == 1
    # Another actor may try in the same unit.
    table.do("team P1", f"answer {fire}")
    assert ap(table.state, "P") == 1


def test_ns_61_ns_62_others_join_and_share() -> None:
    """NS-61, NS-62."""
    table = Table.standard(5)
    table.points(F=5)
    fire = table.marker("T1-3", "ALT", 8)
    table.do("team F1", f"answer {fire}", seat=0)
    table.do("team P1", seat=1)
    table.refused("join F 9", "too-many-points", seat=1)
    table.refused("join R 1", "no-operation", seat=1)
    # Effective 8: the police gives 6 and pays its own 3; the starter pays the remaining 2.
    table.do("join F 6", seat=1)
    assert (ap(table.state, "F"), ap(table.state, "P")) == (2, 3)
    assert not table.state.lying
    assert table.state.operations == 0
    assert table.state.team_used[4] == 1


def test_ns_61_who_takes_part_does_so_once_and_on_the_spot() -> None:
    """NS-61."""
    table = Table.standard(5)
    table.points(F=1)
    fire = table.marker("T1-3", "ALT", 9)
    table.place(P2="ALT", B1="RAT")
    table.do("team F1", f"answer {fire}", seat=0)
    table.do("team P1", "join F 2", seat=1)
    table.do("team P2", seat=1)
    table.refused("join F 2", "takes-part", seat=1)
    table.refused(f"answer {fire}", "being-answered", seat=1)
    table.do("team B1", seat=3)
    table.refused("join F 7", "not-possible-here", seat=3)
    table.do("drive ALT", "join F 7", seat=3)
    assert not table.state.lying
    assert ap(table.state, "B") == 3


def test_ns_60_other_work_goes_on_beside_an_open_effort() -> None:
    """NS-60."""
    table = Table.standard(5)
    table.points(F=2)
    fire = table.marker("T1-3", "ALT", 9)
    brawl = table.marker("T1-4", "ALT", 1)
    table.do("team F1", f"answer {fire}", seat=0)
    table.do("team P1", f"answer {brawl}", seat=1)
    assert table.state.lying == [fire]
    # The actor itself is busy: its other teams drive, but begin nothing.
    table.do("team F2", "drive ALT", seat=0)
    table.refused("search", "operation-open", seat=0)


def test_ns_63_giving_up_exhausts_all_who_took_part() -> None:
    """NS-63."""
    table = Table.standard()
    table.points(F=1)
    fire = table.marker("T1-3", "ALT", 9)
    table.do("team F1", f"answer {fire}", "team P1", "join F 1", "give-up F")
    assert (ap(table.state, "F"), ap(table.state, "P")) == (0, 0)


def test_ns_65_a_better_mood_counts_before_payment() -> None:
    """NS-65."""
    table = Table.standard()
    table.points(F=4)
    fire = table.marker("T1-3", "RAT", 4)
    table.do("team F2", f"answer {fire}")
    assert table.state.operations == 1
    # Informing brings a helper: 4 - 1 = 3 is what the fire brigade has.
    table.do("team V1", "inform")
    assert table.state.operations == 0
    assert ap(table.state, "F") == 0


def test_ns_66_ns_67_emergency_power() -> None:
    """NS-66, NS-67; TS-26."""
    table = Table.standard()
    state = table.state
    table.place(B1="ALT", B2="LEU")
    state.covered[q("ALT")] = 2
    table.do("team B1", "generator")
    assert state.need(q("ALT")) == 1
    assert ap(state, "B") == 10
    # NS-102: the surplus returns to the stock.
    assert (state.covered[q("ALT")], state.stock[q("ALT")]) == (1, 6)
    table.do("team B2")
    table.refused("generator", "not-possible-here")
    table.do("drive ALT")
    table.refused("generator", "has-generator")


def test_ns_68_ns_69_informing_calms() -> None:
    """NS-68, NS-69; TS-17."""
    table = Table.standard()
    table.anger(RAT=1)
    table.do("team V1", "inform")
    assert (table.state.anger[q("RAT")], table.state.helpers[q("RAT")]) == (0, 0)
    assert table.state.info[q("RAT")] == GREEN
    table.place(V2="ALT")
    table.do("team V2", "inform-only")
    assert table.state.helpers[q("ALT")] == 0


def test_ns_70_one_marker_a_quarter() -> None:
    """NS-70; TS-67."""
    table = Table.standard()
    table.state.info[q("RAT")] = GREEN
    table.do("team V1")
    table.refused("inform", "already-informed")
    table.state.info[q("RAT")] = STRIPED
    table.do("inform")
    assert table.state.info[q("RAT")] == GREEN
    assert table.state.helpers[q("RAT")] == 1


def test_ns_71_ns_92_information_is_passed_on() -> None:
    """NS-71, NS-92; TS-18."""
    table = Table.standard()
    table.bases("ALT", "GRA")
    table.anger(ALT=2)
    table.state.info[q("GRA")] = GREEN
    table.do("team V1", "inform")
    info = table.state.info
    assert (info[q("ALT")], info[q("GRA")], info[q("BAH")]) == (STRIPED, GREEN, 0)
    assert table.state.anger[q("ALT")] == 2
    assert table.state.helpers[q("ALT")] == 0


def test_ns_73_ns_74_ns_76_securing_for_the_depot() -> None:
    """NS-73, NS-74, NS-76; TS-23."""
    table = Table.standard()
    table.bases("ALT")
    table.dice(3)
    table.do("team P1", "secure ALT.SUPERMARKET")
    assert table.state.found_supplies[q("ALT")] == 7
    table.do("desk ALT", "goods found depot all", "back")
    assert table.state.depot_supplies == 12
    assert ap(table.state, "P") == 8
    table.place(P2="ALT")
    table.do("team P2")
    table.refused("secure ALT.SUPERMARKET", "no-such-business")


def test_ns_75_ns_77_ns_78_searching_twice() -> None:
    """NS-75, NS-77, NS-78; TS-25."""
    table = Table.standard()
    state = table.state
    stock = state.stock[q("AUH")]
    table.dice(5, 4)
    table.do("team B1", "search", "desk AUH", "goods found stock all", "goods found-fuel tank-B all")
    assert state.stock[q("AUH")] == stock + 5
    assert state.tank[3] == 8
    assert state.search[q("AUH")] == LIGHT
    table.tanks(B=2)
    table.dice(1, 6)
    table.do("back", "team B2", "search")
    assert (state.found_supplies[q("AUH")], state.found_fuel[q("AUH")]) == (0, 4)
    table.do("desk AUH", "goods found-fuel tank-B all", "back")
    assert state.tank[3] == 6
    assert state.search[q("AUH")] == SEARCHED
    table.do("team B3")
    table.refused("search", "nothing-to-search")


def test_ns_77_found_fuel_for_those_on_the_spot() -> None:
    """NS-77."""
    table = Table.standard()
    state = table.state
    state.found_fuel[q("ALT")] = 3
    state.finders[q("ALT")] = 1
    table.do("desk ALT", "goods found-fuel tank-F one", "goods found-fuel tank-P one")
    table.refused("goods found-fuel tank-R one", "not-here")
    table.refused("goods found-fuel depot one", "off-network")
    assert (fuel(state, "F"), fuel(state, "P"), state.found_fuel[q("ALT")]) == (5, 5, 1)
    state.resting[1] = 2
    table.refused("goods found-fuel tank-P one", "actor-rests")


def test_ns_78_what_nobody_claims() -> None:
    """NS-78."""
    table = Table.standard()
    state = table.state
    state.found_supplies[q("ALT")] = 4
    state.found_fuel[q("ALT")] = 4
    table.do("ready")
    assert state.stock[q("ALT")] == 9
    assert state.found_fuel[q("ALT")] == 0
    assert state.tank == [4] * 5


def test_ns_79_a_base_is_built() -> None:
    """NS-79; TS-21."""
    table = Table.standard()
    table.anger(ALT=1)
    table.place(B1="ALT")
    table.do("team B1", "build")
    state = table.state
    assert state.base[q("ALT")] == 1
    assert (state.anger[q("ALT")], state.helpers[q("ALT")]) == (0, 0)
    assert ap(state, "B") == 9
    table.do("team B2")
    table.refused("build", "not-possible-here")
    table.do("drive RAT")
    table.refused("build", "has-base")


def test_ns_80_building_clears_a_road() -> None:
    """NS-80."""
    table = Table.standard()
    table.block("AUH")
    table.do("team B1", "clear")
    assert table.state.blocks == [0] * 15
    assert table.state.roads[q("BAH") * 15 + q("AUH")] == 1
    assert ap(table.state, "B") == 9


def test_ns_80_ns_81_ns_105_a_task_is_done() -> None:
    """NS-80, NS-81, NS-105; TS-49."""
    table = Table.standard()
    state = table.state
    table.card("T2-4")
    assert state.need(q("BAH")) == 4
    table.place(B1="BAH")
    table.helpers(BAH=0)
    table.do("team B1", "task 0")
    assert ap(state, "B") == 9
    assert state.helpers[q("BAH")] == 1
    assert state.base[q("BAH")] == 0
    assert state.task_count == 0


def test_ns_81_the_extra_value_counts_and_the_mood_does_not() -> None:
    """NS-81."""
    table = Table.standard()
    table.card("T3-1")
    quarter = table.state.task_at[0]
    table.state.anger[quarter] = 3
    table.state.team_at[12] = quarter
    table.do("team B1", "task 0")
    assert ap(table.state, "B") == 12 - 3 - 1
