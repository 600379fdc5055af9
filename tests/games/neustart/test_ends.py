"""The ends of units and weekdays: NS-97, NS-106 to NS-120, NS-125 to NS-129."""

import pytest

from stromtisch.games.neustart.effects import apply_all
from stromtisch.games.neustart.ends import end_unit, end_weekday
from stromtisch.games.neustart.state import FRESH, NIGHT, NONE, OPENED, OVER, RUINED
from stromtisch.games.neustart.week import begin_unit
from tests.games.neustart.tables import Table, ap, q


def evening(table: Table) -> None:
    """The weekday ends with everything supplied."""
    table.cover_all()
    end_weekday(table.state)


def test_ns_16_ns_63_time_runs_out_during_an_effort() -> None:
    """NS-16, NS-63; TS-65."""
    table = Table.standard()
    table.points(F=4)
    fire = table.marker("T1-3", "ALT", 6)
    table.do("team F1", f"answer {fire}")
    assert ap(table.state, "F") == 3
    table.state.expire()
    assert ap(table.state, "F") == 0
    assert table.state.ruins[q("ALT")] == 1
    assert table.state.anger[q("ALT")] == 1


def test_ns_106_teams_stand_up_and_residents_eat_at_night() -> None:
    """NS-106; TS-66."""
    table = Table.standard()
    state = table.state
    state.team_used[0] = 1
    state.resting[1] = 2
    table.to_actions(NIGHT)
    end_unit(state)
    assert not any(state.team_used)
    assert state.resting == [0] * 5
    assert (state.covered[q("LEU")], state.stock[q("LEU")], state.depot_supplies) == (1, 2, 5)
    assert (state.hospital_covered, state.hospital_stock) == (1, 1)


def test_experts_cover_by_hand() -> None:
    table = Table.standard(auto_cover=False)
    table.to_actions(NIGHT)
    end_unit(table.state)
    assert sum(table.state.covered) == 0


def test_ns_107a_ns_17_ns_125_a_fire_spreads_inside_the_quarter() -> None:
    """NS-107a, NS-17, NS-125; TS-39."""
    table = Table.standard()
    state = table.state
    table.marker("N1-1", "NEU", 3)
    table.to_actions(NIGHT)
    end_unit(state)
    assert (state.ruins[q("NEU")], state.houses[q("NEU")], state.anger[q("NEU")]) == (1, 4, 1)
    assert len(state.lying) == 1
    assert state.marker_state[state.lying[0]] & FRESH
    evening(table)
    assert len(state.lying) == 1
    begin_unit(state, 0)
    end_unit(state)
    assert state.ruins[q("NEU")] == 2
    # The new fire does not spread.
    assert not state.lying


def test_ns_107b_an_incident_fails() -> None:
    """NS-107b; TS-41."""
    table = Table.standard()
    state = table.state
    table.marker("T2-1", "BER", 5)
    end_unit(state)
    assert (state.anger[q("BER")], state.stock[q("BER")]) == (2, 2)
    assert not state.lying
    assert state.blind_discards[2] == [5]


def test_ns_107b_ns_107c_an_incident_becomes_an_illness() -> None:
    """NS-107b, NS-107c; TS-42."""
    table = Table.standard()
    state = table.state
    table.marker("T1-1", "NEU", 5)
    table.to_actions(NIGHT)
    end_unit(state)
    (ill,) = state.lying
    assert state.marker_state[ill] == OPENED | FRESH
    table.dice(1)
    evening(table)
    assert state.lying == [ill]
    assert not table.told("health-roll")


def test_ns_107c_a_fatal_illness() -> None:
    """NS-107c; TS-43: one death and one unrest; what the card says of untreated cases is for those who live on."""
    table = Table.standard()
    state = table.state
    table.marker("N4-4", "LEU", 1)
    end_unit(state)
    assert state.deaths[q("LEU")] == 1
    assert state.anger[q("LEU")] == 1
    assert not state.lying


def test_ns_107c_ns_108_illness_stays_and_its_price_is_paid_once() -> None:
    """NS-107c, NS-108."""
    table = Table.standard()
    state = table.state
    ill = table.marker("T3-4", "GRA", 2)
    end_unit(state)
    assert state.marker_state[ill] & OPENED
    assert state.anger[q("GRA")] == 1
    end_unit(state)
    assert state.anger[q("GRA")] == 1


def test_ns_107d_unit_tasks_fail_and_unit_modifiers_end() -> None:
    """NS-107d."""
    table = Table.standard()
    state = table.state
    table.card("T7-4")
    table.card("N6-1")
    assert state.task_count == 1
    end_unit(state)
    assert state.task_count == 0
    assert state.unit_modifiers == [0] * 10
    assert state.roads == state.charter.town.steps


def test_ns_108_ns_114_ns_129_a_fire_that_lasts_all_day() -> None:
    """NS-108, NS-114, NS-129."""
    table = Table.standard()
    state = table.state
    table.card("T3-2")
    (fire,) = state.lying
    plant = state.marker_target[fire]
    assert table.content.business_names[plant] == "HOE.PLANT_S"
    end_unit(state)
    assert state.lying == [fire]
    begin_unit(state, NIGHT)
    end_unit(state)
    evening(table)
    assert state.business[plant] == RUINED
    assert state.ruins[q("HOE")] == 1
    assert state.anger[q("HOE")] == 1
    # It has left a spark in a house, and without an intact plant a new fire takes a house as well.
    assert state.marker_target[state.lying[0]] == NONE
    state.business[plant + 1] = RUINED
    table.state.fresh_now = False
    table.card("T3-2")
    assert state.marker_target[state.lying[1]] == NONE


def test_ns_109_four_uprisings_lose() -> None:
    """NS-109; TS-35."""
    table = Table.standard()
    table.anger(ALT=4, BAH=4, BER=5, BLA=4)
    evening(table)
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.verdict, outcome.reason.code, outcome.winners) == ("lost", "uprisings", [])
    assert outcome.points is None


def test_ns_110_information_fades() -> None:
    """NS-110; TS-19."""
    table = Table.standard()
    table.state.info[q("RAT")] = 2
    table.state.info[q("ALT")] = 1
    evening(table)
    assert (table.state.info[q("RAT")], table.state.info[q("ALT")]) == (1, 0)


@pytest.mark.parametrize(
    ("quarter", "covered", "generator", "unrest"),
    [("NEU", 3, 0, 1), ("NEU", 0, 0, 2), ("ALT", 0, 1, 1), ("NEU", 4, 0, 0), ("BER", 0, 1, 0)],
)
def test_ns_111_hunger(quarter: str, covered: int, generator: int, unrest: int) -> None:
    """NS-111; TS-27."""
    table = Table.standard()
    table.cover_all()
    table.state.generator[q(quarter)] = generator
    table.state.covered[q(quarter)] = covered
    end_weekday(table.state)
    assert table.state.anger[q(quarter)] == unrest


def test_ns_112_a_dark_hospital() -> None:
    """NS-112."""
    table = Table.standard()
    table.helpers(GRA=1)
    table.cover_all()
    table.state.hospital_covered = 0
    end_weekday(table.state)
    assert table.state.deaths[q("GRA")] == 4
    assert (table.state.helpers[q("GRA")], table.state.anger[q("GRA")]) == (0, 3)


@pytest.mark.parametrize(
    ("value", "helpers", "base", "die", "dies"),
    [(6, 0, 0, 5, True), (6, 0, 0, 6, False), (7, 2, 1, 4, False)],
)
def test_ns_113_the_ill_at_night(value: int, helpers: int, base: int, die: int, dies: bool) -> None:
    """NS-113; TS-29, TS-30."""
    table = Table.standard()
    state = table.state
    table.marker("T1-2", "LEU", value)
    table.helpers(LEU=helpers)
    if base:
        table.bases("LEU")
    table.dice(die)
    evening(table)
    assert state.deaths[q("LEU")] == (1 if dies else 0)
    assert state.anger[q("LEU")] == (1 if dies else 0)
    assert bool(state.lying) != dies
    assert state.helpers[q("LEU")] == helpers


def test_ns_113_unrest_does_not_make_it_harder() -> None:
    """NS-113."""
    table = Table.standard()
    table.marker("T1-2", "LEU", 2)
    table.anger(LEU=3)
    table.dice(2)
    evening(table)
    assert table.state.deaths[q("LEU")] == 0


def test_ns_81_ns_114_a_day_task_fails_in_the_evening() -> None:
    """NS-81, NS-114; TS-50."""
    table = Table.standard()
    state = table.state
    table.card("T2-4")
    end_unit(state)
    assert state.task_count == 1
    evening(table)
    assert state.task_count == 0
    assert state.anger[q("BAH")] == 1


def test_ns_115_ns_116_what_is_used_up_and_ends() -> None:
    """NS-115, NS-116."""
    table = Table.standard()
    state = table.state
    table.card("T2-4")
    table.card("E7-2")
    table.card("N3-2")
    stock = state.stock[:]
    evening(table)
    assert sum(state.covered) == 0
    assert state.hospital_covered == 0
    assert state.need(q("BAH")) == 3
    assert state.blocks == [0] * 15
    assert state.day_modifiers == [0] * 10
    assert state.stock == stock
    assert state.depot_supplies == 5


def test_ns_117_ns_118_the_town_hall_falls() -> None:
    """NS-117, NS-118; TS-37."""
    table = Table.standard()
    state = table.state
    table.anger(RAT=4)
    evening(table)
    assert state.business[table.content.businesses_of[q("RAT")][0]] == RUINED
    assert state.ruins[q("RAT")] == 1
    evening(table)
    assert state.letters[q("RAT")] == 0
    assert state.ruins[q("RAT")] == 2
    assert state.phase != OVER
    evening(table)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason.code == "town-hall"
    assert state.ruins[q("RAT")] == 2


def test_ns_117_every_crowd_destroys_something() -> None:
    """NS-117."""
    table = Table.standard()
    table.anger(ALT=4, BER=4, NEU=7)
    evening(table)
    assert [table.of(table.state.ruins, name) for name in ("ALT", "BER", "NEU", "RAT")] == [1, 1, 1, 0]


def test_ns_117_a_base_falls_without_a_ruin() -> None:
    """NS-117; TS-38."""
    table = Table.standard()
    state = table.state
    table.anger(LEU=4)
    table.bases("LEU")
    state.business[table.content.businesses_of[q("LEU")][0]] = RUINED
    evening(table)
    assert state.base[q("LEU")] == 0
    assert state.ruins[q("LEU")] == 0
    table.to_actions()
    table.place(B1="LEU")
    table.do("team B1", "build")
    assert state.base[q("LEU")] == 1


def test_ns_117_ns_120_shops_before_petrol_and_goods_are_lost() -> None:
    """NS-117, NS-120."""
    table = Table.standard()
    state = table.state
    table.anger(BAH=5)
    shop, petrol = table.content.businesses_of[q("BAH")]
    evening(table)
    assert (state.business[shop], state.business[petrol]) == (RUINED, 0)
    evening(table)
    assert state.business[petrol] == RUINED
    evening(table)
    assert state.letters[q("BAH")] == 0
    table.to_actions()
    # The police goes on without its building; there is nothing left to secure.
    table.do("team P3")
    table.refused("secure BAH.SUPERMARKET", "no-such-business")


def test_ns_97_ns_119_the_evening_upsets_no_neighbours() -> None:
    """NS-97, NS-119; TS-33."""
    table = Table.standard()
    table.anger(LEU=3)
    table.cover_all()
    table.state.covered[q("LEU")] = 0
    end_weekday(table.state)
    assert table.of(table.state.anger, "LEU") == 5
    assert sum(table.state.anger) == 5
    assert table.state.outcome() is None


def test_ns_126_nothing_left_to_ruin() -> None:
    """NS-126."""
    table = Table.standard()
    state = table.state
    fail = table.content.effects[table.effect("N2-3", 1)].fail
    petrol = table.content.businesses_of[q("KIR")][0]
    apply_all(state, fail[:1], q("KIR"))
    apply_all(state, fail[:1], q("KIR"))
    assert state.business[petrol] == RUINED
    assert state.ruins[q("KIR")] == 1


def test_ns_127_ns_128_nothing_falls_below_zero() -> None:
    """NS-127, NS-128."""
    table = Table.standard()
    state = table.state
    state.tank = [1, 1, 1, 1, 1]
    table.card("N6-4")
    assert state.tank == [0, 1, 1, 1, 1]
    state.points = [0, 5, 5, 5, 5]
    table.card("T5-4")
    assert state.points == [0, 5, 5, 5, 5]
    table.card("E4-2")
    assert state.points == [0, 4, 4, 4, 4]
    state.depot_supplies = 1
    fail = table.content.effects[table.effect("N5-4")].fail
    apply_all(state, fail[:1], q("RAT"))
    assert state.depot_supplies == 0
    state.stock[q("BER")] = 0
    table.marker("T2-1", "BER", 5)
    end_unit(state)
    assert state.stock[q("BER")] == 0


def test_ns_132_cards_that_inform() -> None:
    """NS-132."""
    table = Table.standard()
    state = table.state
    for quarter in range(15):
        state.info[quarter] = 2 if quarter == q("RAT") else 0
    table.card("E7-2")
    assert state.info[q("RAT")] == 2
    assert state.info.count(1) == 3


def test_ns_131_nobody_gets_a_fifth_team() -> None:
    """NS-131."""
    table = Table.standard(1)
    state = table.state
    for actor in range(5):
        state.team_at[actor * 4 + 3] = state.content.home[actor]
    table.card("E3-2")
    assert state.new_team
    assert state.phase != 0
