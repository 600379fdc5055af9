"""Two or three people of one role (section 5.4): led, in consensus, free; and the absent who lock nothing."""

import pytest

from stromtisch.core.game import State
from stromtisch.core.generator import Generator
from stromtisch.core.option import complete_options
from stromtisch.games.neustart.state import ACTING, NIGHT, NONE, ON_DUTY, RESTS
from stromtisch.games.neustart.terms import ACTORS
from stromtisch.games.neustart.week import begin_unit
from tests.games.neustart.tables import GAME, Table, ap, fuel, q

# With eight people F, P and V have two members each: F 0 and 7, P 1 and 6, V 4 and 5.
F1, F2 = 0, 7
V1, V2 = 4, 5


def tableau(state: State, actor: str, seat: int | None = None) -> dict[str, object]:
    """A tableau as a seat sees it."""
    shown = state.view(seat)["tableaux"]
    assert isinstance(shown, list)
    found = shown[ACTORS.index(actor)]
    assert isinstance(found, dict)
    return found


# --- free -----------------------------------------------------------------------------------


def test_in_a_free_role_the_first_wins_and_the_other_is_told_why() -> None:
    """Both members have the same team in hand; nothing is half done."""
    table = Table.standard(7, sharing="free")
    for seat in (V1, V2):
        table.do("team V1", seat=seat)
    table.do("inform", seat=V2)
    before = table.state.points[:]
    table.refused("search", "team-used", seat=V1)
    assert table.state.points == before
    reason = table.state.why_not(V1, table.state.table.by_name["search"])
    assert reason is not None
    assert reason.params == {"team": "V1", "actor": "V", "seat": V2}
    assert table.legal(V1) == {"ready", "back"}
    assert table.told("acted")[-1]["seat"] == V2
    table.do("back", "team V2", "search", seat=V1)
    assert table.told("acted")[-1]["seat"] == V1


def test_either_member_of_a_free_role_decides_on_rest() -> None:
    """NS-25: the first word counts; an absent member has none while another is there."""
    table = Table.standard(7, sharing="free")
    begin_unit(table.state, NIGHT)
    assert table.state.pending() == tuple(range(7))
    table.do("rest V", seat=V2)
    table.refused("duty V", "already-decided", seat=V1)
    assert table.state.pending() == (0, 1, 2, 3, 6)
    table.state.set_autopilot(1, True)
    assert table.state.pending() == (0, 2, 3, 6)
    assert table.state.autopilot_decision(1) is None
    # Of what was chosen the role's own members hear, and nobody else.
    heard = [seat for seat in range(7) if any(line["kind"] == "chose-rest" for line in lines_of(table, seat))]
    assert heard == [V1, V2]


def lines_of(table: Table, seat: int) -> list[dict[str, object]]:
    return table.journal.seen_by(seat)


def test_either_member_of_a_free_role_ends_its_effort() -> None:
    """NS-63: the journal names who gave up."""
    table = Table.standard(8, sharing="free")
    table.points(F=2)
    fire = table.marker("T1-3", "ALT", 9)
    table.do("team F1", f"answer {fire}", seat=F1)
    table.refused("ready", "operation-open", seat=F2)
    table.do("give-up F", seat=F2)
    assert (table.told("gave-up")[-1]["seat"], table.told("gave-up")[-1]["actor"]) == (F2, "F")
    table.do("ready", seat=F1)
    assert ap(table.state, "F") == 0


def test_nobody_objects_or_confirms_in_a_free_role() -> None:
    table = Table.standard(8, sharing="free")
    table.do("team F1", seat=F1)
    table.refused("object F", "nothing-to-object", seat=F2)
    table.refused("confirm F", "no-proposal", seat=F2)
    assert tableau(table.state, "F")["baton"] is None


@pytest.mark.parametrize("sharing", ["lead", "consensus"])
def test_the_open_table_is_free(sharing: str) -> None:
    """NS-12: everybody has all rights, with any option."""
    table = Table.standard(6, roles="open", sharing=sharing)
    assert table.state.view(0)["sharing"] == "free"
    for seat in range(6):
        assert "team F1" in table.legal(seat)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_where_no_role_is_shared_there_is_nothing_to_agree_on(seats: int) -> None:
    assert Table.standard(seats, sharing="consensus").state.view(None)["sharing"] == "free"
    assert Table.standard(6).state.view(None)["sharing"] == "lead"


# --- led ------------------------------------------------------------------------------------


def test_only_who_has_the_baton_commands() -> None:
    """NS-45: teams, tank, desk, rest and giving up of a led role are for one member."""
    table = Table.standard(8)
    state = table.state
    assert tableau(state, "F")["baton"] == {"seat": F1, "hand": None}
    assert tableau(state, "R")["baton"] is None
    for name in ("team F1", "tank F"):
        table.refused(name, "baton-elsewhere", seat=F2)
    reason = state.why_not(F2, state.table.by_name["team F1"])
    assert reason is not None
    assert reason.params == {"actor": "F", "seat": F1}
    table.refused("team R1", "not-your-decision", seat=F2)
    assert not any(name.startswith(("team", "tank")) for name in table.legal(F2))
    # What anybody may do stays open to all: feeding a quarter from its own stock.
    table.do("desk RAT", "goods stock need one", seat=V2)
    table.refused("goods depot need one", "baton-elsewhere", seat=V2)
    assert state.depot_supplies == 5
    table.do("desk RAT", "goods depot need one", seat=V1)
    assert state.depot_supplies == 4


def test_found_goods_of_a_led_role_are_for_its_leader() -> None:
    """NS-76: the finder decides, and for the finder who has the baton."""
    table = Table.standard(8)
    state = table.state
    state.found_supplies[q("NEU")] = 3
    state.finders[q("NEU")] = 1 << ACTORS.index("F")
    table.do("desk NEU", seat=F2)
    table.refused("goods found stock one", "baton-elsewhere", seat=F2)
    table.do("desk NEU", "goods found stock one", seat=F1)
    assert state.found_supplies[q("NEU")] == 2


def test_the_baton_goes_round_with_the_weekdays() -> None:
    """Three members of the administration lead it in turn."""
    table = Table.standard(11)
    leaders = []
    for weekday in range(1, 8):
        table.state.weekday = weekday
        leaders.append(table.state.leader(ACTORS.index("V")))
    assert leaders == [4, 5, 10, 4, 5, 10, 4]


def test_the_leader_of_a_role_says_whether_it_rests() -> None:
    """NS-25, NS-28."""
    table = Table.standard(8)
    begin_unit(table.state, NIGHT)
    assert table.state.pending() == (0, 1, 2, 3, 4)
    table.refused("rest F", "baton-elsewhere", seat=F2)
    table.do("rest F", seat=F1)
    assert tableau(table.state, "F", F2)["resting"] is True
    assert tableau(table.state, "F", V1)["resting"] is None


def test_a_member_objects_once_a_unit() -> None:
    """The leader's hand is emptied, everybody hears of it, and the second time it stands."""
    table = Table.standard(8)
    state = table.state
    table.refused("object F", "nothing-to-object", seat=F2)
    table.do("team F1", seat=F1)
    assert tableau(state, "F")["baton"] == {"seat": F1, "hand": {"kind": "team", "team": "F1"}}
    table.refused("object F", "nothing-to-object", seat=F1)
    table.refused("object F", "not-your-decision", seat=V1)
    table.do("object F", seat=F2)
    assert state.focus[F1] == NONE
    assert table.told("objected") == [{"seat": F2, "actor": "F", "against": F1}]
    assert state.view(None)["objected"] == [F2]
    table.do("team F1", seat=F1)
    table.refused("object F", "has-objected", seat=F2)
    table.do("drive LEU", seat=F1)
    assert state.team_at[0] == q("LEU")
    # Another unit, another word.
    for seat in range(8):
        table.do("ready", seat=seat)
    assert state.objected == 0


def test_an_objection_reaches_tank_and_desk_but_not_a_transport_under_way() -> None:
    """NS-84: what has been paid is done."""
    table = Table.standard(11)
    table.helpers(RAT=1)
    table.do("tank V", seat=4)
    table.do("object V", seat=5)
    assert table.state.focus[4] == NONE
    table.do("desk RAT", "ship AUH", "goods depot need one", seat=4)
    table.refused("object V", "nothing-to-object", seat=10)
    table.do("back", seat=4)
    table.do("object V", seat=10)
    assert table.state.focus[4] == NONE
    assert fuel(table.state, "V") == 2


def test_whoever_is_ready_may_still_object() -> None:
    table = Table.standard(8)
    table.do("ready", seat=F2)
    table.do("team F1", seat=F1)
    assert table.legal(F2) == {"wait", "object F"}


def test_the_baton_passes_the_absent_by() -> None:
    """An absent or lost leader never locks a role; a leader who returns has the baton again."""
    table = Table.standard(8)
    state = table.state
    table.points(F=2)
    fire = table.marker("T1-3", "ALT", 9)
    table.do("team F1", f"answer {fire}", "team F2", seat=F1)
    state.set_autopilot(F1, True)
    assert tableau(state, "F")["baton"] == {"seat": F2, "hand": None}
    table.refused("drive LEU", "baton-elsewhere", seat=F1)
    table.do("give-up F", "team F2", "drive LEU", seat=F2)
    assert state.team_at[1] == q("LEU")
    state.set_autopilot(F1, False)
    table.refused("drive ALT", "baton-elsewhere", seat=F2)
    assert state.leader(0) == F1
    state.leave(F1)
    begin_unit(state, NIGHT)
    assert F1 not in state.pending()
    assert F2 in state.pending()


def test_a_bot_stands_by_while_people_of_its_role_are_there() -> None:
    kinds = ["bot"] * 8
    kinds[F2] = "person"
    options = complete_options(GAME.options, {"unit_seconds": 0})
    state = GAME.new(options, kinds, "bots")
    assert state.leader(0) == F2
    assert state.leader(ACTORS.index("V")) == V1
    state.set_autopilot(F2, True)
    assert state.leader(0) == F1


def test_the_administration_stands_in_for_the_absent() -> None:
    """Section 5.4: its leader acts for a role of which nobody is there, until somebody returns."""
    table = Table.standard(6)
    state = table.state
    table.refused("team F1", "not-your-decision", seat=V1)
    state.set_autopilot(0, True)
    assert state.view(V1)["stands_in_for"] == ["F"]
    table.refused("team F1", "not-your-decision", seat=3)
    table.do("team F1", "drive LEU", seat=V1)
    table.refused("team F2", "baton-elsewhere", seat=V2)
    table.do("object F", seat=V2)
    table.do("team F1", seat=V1)
    state.set_autopilot(0, False)
    table.refused("search", "not-your-decision", seat=V1)
    assert table.legal(V1) == {"ready", "back"}
    assert state.view(V1)["stands_in_for"] == []


def test_any_member_of_a_free_administration_stands_in() -> None:
    table = Table.standard(6, sharing="free")
    table.state.set_autopilot(0, True)
    table.do("team F1", "drive LEU", seat=V1)
    table.do("team F2", "search", seat=V2)
    assert table.state.team_used[:3] == [0, 1, 0]


# --- consensus ------------------------------------------------------------------------------


def test_a_command_is_proposed_and_a_second_member_confirms() -> None:
    table = Table.standard(8, sharing="consensus")
    state = table.state
    table.refused("confirm F", "no-proposal", seat=F2)
    table.do("team F1", "drive LEU", seat=F1)
    drive = {"decision": "drive LEU", "kind": "drive", "quarter": "LEU"}
    # So far nothing has moved.
    assert (state.team_at[0], fuel(state, "F")) == (q("ALT"), 4)
    assert table.told("proposed") == [
        {"seat": F1, "actor": "F", "proposal": "drive", "team": "F1", "quarter": "LEU"}
    ]
    assert tableau(state, "F")["proposal"] == {
        "seat": F1,
        "decision": drive,
        "hand": {"kind": "team", "team": "F1"},
    }
    assert table.legal(F1) == {"ready", "back"}
    table.refused("drive GRA", "proposal-open", seat=F1)
    table.refused("confirm F", "no-proposal", seat=F1)
    table.refused("confirm F", "not-your-decision", seat=V1)
    table.do("confirm F", seat=F2)
    assert (state.team_at[0], fuel(state, "F")) == (q("LEU"), 3)
    assert table.told("confirmed") == [{"seat": F2, "actor": "F", "proposer": F1}]
    assert table.told("drove")[-1]["seat"] == F1
    assert tableau(state, "F")["proposal"] is None


def test_an_objection_refuses_a_proposal() -> None:
    table = Table.standard(8, sharing="consensus")
    state = table.state
    table.do("team F1", "search", seat=F1)
    table.do("team F2", seat=F2)
    table.refused("search", "proposal-open", seat=F2)
    table.do("object F", seat=F2)
    assert (ap(state, "F"), state.focus[F1], state.team_used[0]) == (12, NONE, 0)
    assert table.told("objected") == [{"seat": F2, "actor": "F", "against": F1}]
    # Again and again, for no unit limits what two must agree on.
    table.do("team F1", "search", seat=F1)
    table.do("object F", seat=F2)
    assert ap(state, "F") == 12
    table.do("search", seat=F2)
    table.do("confirm F", seat=F1)
    assert (ap(state, "F"), state.team_used[1]) == (6, 1)


def test_a_proposal_can_be_taken_back() -> None:
    table = Table.standard(8, sharing="consensus")
    state = table.state
    table.do("team F1", "search", "back", seat=F1)
    table.refused("confirm F", "no-proposal", seat=F2)
    table.do("drive LEU", "ready", seat=F1)
    table.refused("confirm F", "no-proposal", seat=F2)
    assert state.focus[F1] == NONE
    assert state.team_at[0] == q("ALT")


def test_a_proposal_that_has_become_impossible_cannot_be_confirmed() -> None:
    """Another role was faster; the colleague is told what the matter is and can only object."""
    table = Table.standard(8, sharing="consensus")
    state = table.state
    fire = table.marker("T1-3", "ALT", 1)
    table.do("team F1", f"answer {fire}", seat=F1)
    table.do("team P1", f"answer {fire}", seat=1)
    table.do("confirm P", seat=6)
    assert fire not in state.lying
    table.refused("confirm F", "no-such-marker", seat=F2)
    table.do("object F", seat=F2)
    assert state.focus[F1] == NONE


def test_two_of_three_are_enough_and_the_ready_may_confirm() -> None:
    table = Table.standard(11, sharing="consensus")
    table.do("ready", seat=10)
    table.do("team V1", "inform", seat=4)
    assert table.legal(10) == {"wait", "confirm V", "object V"}
    table.do("confirm V", seat=10)
    assert ap(table.state, "V") == 10
    table.refused("confirm V", "no-proposal", seat=5)


def test_what_asks_nobody_in_consensus() -> None:
    """NS-100: own stock, and found goods for the depot; the depot's goods need two, as does a transport."""
    table = Table.standard(8, sharing="consensus")
    state = table.state
    state.found_supplies[q("RAT")] = 2
    state.finders[q("RAT")] = 1 << ACTORS.index("B")
    table.do("desk RAT", "goods stock need one", "goods found depot one", seat=V1)
    assert (state.covered[q("RAT")], state.depot_supplies) == (1, 6)
    table.do("goods depot stock one", seat=V1)
    assert state.depot_supplies == 6
    table.do("confirm V", seat=V2)
    assert state.depot_supplies == 5
    table.helpers(RAT=1)
    table.do("ship AUH", "goods depot need one", seat=V1)
    assert fuel(state, "V") == 4
    table.do("confirm V", seat=V2)
    assert (fuel(state, "V"), state.covered[q("AUH")]) == (2, 1)
    # Found goods are the finder's, and the administration's in place of it.
    table.do("back", "back", "desk RAT", "goods found stock one", seat=V1)
    assert state.found_supplies[q("RAT")] == 1
    table.do("confirm V", seat=V2)
    assert state.found_supplies[q("RAT")] == 0


def test_tanks_and_giving_up_need_two_in_consensus() -> None:
    table = Table.standard(8, sharing="consensus")
    state = table.state
    table.points(F=2)
    fire = table.marker("T1-3", "ALT", 9)
    table.do("tank F", "refuel one", seat=F1)
    assert fuel(state, "F") == 4
    table.do("confirm F", seat=F2)
    assert fuel(state, "F") == 5
    table.do("back", "team F1", f"answer {fire}", seat=F1)
    table.do("confirm F", seat=F2)
    table.do("give-up F", seat=F1)
    assert ap(state, "F") == 1
    assert table.legal(F1) == {"back"}
    table.do("back", "give-up F", seat=F1)
    table.do("confirm F", seat=F2)
    assert ap(state, "F") == 0


def test_rest_is_agreed_on_in_secret() -> None:
    """NS-28: proposal and answer are known to the role alone."""
    table = Table.standard(8, sharing="consensus")
    state = table.state
    begin_unit(state, NIGHT)
    table.do("rest F", seat=F1)
    assert state.pending() == (1, 2, 3, 4, 5, 6, 7)
    for seat in (F1, F2):
        assert tableau(state, "F", seat)["proposal"] is not None
    for outsider in (None, 1):
        assert tableau(state, "F", outsider)["proposal"] is None
    table.refused("duty F", "proposal-open", seat=F2)
    steered = state.autopilot_decision(F2)
    assert steered is not None
    assert steered.name == "confirm F"
    codes = {state.determinize(1, Generator(f"{n}")).proposal[0] for n in range(20)}
    assert len(codes) == 2
    assert {state.determinize(F2, Generator(f"{n}")).proposal[0] for n in range(20)} == {state.proposal[0]}
    table.do("object F", seat=F2)
    table.do("duty F", seat=F2)
    table.do("confirm F", seat=F1)
    assert state.resting[0] == ON_DUTY
    told = [line for line in lines_of(table, 1) if line["kind"] in ("proposed", "confirmed", "objected")]
    assert told == []
    kinds = [line["kind"] for line in lines_of(table, F1)]
    assert kinds[-5:] == ["proposed", "objected", "proposed", "confirmed", "chose-rest"]


def test_what_nobody_confirmed_in_time_is_off() -> None:
    """NS-16, NS-28: silence means duty, and the unit ends as it stands."""
    table = Table.standard(8, sharing="consensus")
    state = table.state
    begin_unit(state, NIGHT)
    table.do("rest F", seat=F1)
    state.expire()
    assert (state.phase, state.resting[0]) == (ACTING, ON_DUTY)
    assert state.proposer == [NONE] * 5
    table.do("team F1", "search", seat=F1)
    state.expire()
    assert ap(state, "F") == 12
    assert state.proposer == [NONE] * 5


def test_consensus_falls_to_one_when_only_one_is_left() -> None:
    """Absent members lock nothing, neither as proposers nor as those who are asked."""
    table = Table.standard(11, sharing="consensus")
    state = table.state
    table.do("team V1", "search", seat=4)
    state.set_autopilot(4, True)
    # The absent one's proposal is void; the other two agree among themselves.
    table.refused("confirm V", "no-proposal", seat=5)
    table.do("team V1", "inform", seat=5)
    table.refused("inform", "not-your-decision", seat=4)
    state.set_autopilot(10, True)
    # Nobody is left to be asked: the hand is free again, and a command is carried out at once.
    assert "inform" in table.legal(5)
    table.do("inform", seat=5)
    assert ap(state, "V") == 10
    state.set_autopilot(4, False)
    table.do("team V2", "search", seat=5)
    assert ap(state, "V") == 10
    state.leave(4)
    table.do("search", seat=5)
    assert ap(state, "V") == 6


def test_a_lonely_proposer_of_rest_decides_alone() -> None:
    """When one of two goes, nobody waits in vain for the other."""
    table = Table.standard(8, sharing="consensus")
    state = table.state
    begin_unit(state, NIGHT)
    table.do("rest F", seat=F1)
    assert F1 not in state.pending()
    state.set_autopilot(F2, True)
    assert F1 in state.pending()
    table.do("rest F", seat=F1)
    assert state.resting[0] == RESTS


def test_bots_are_not_asked_in_consensus() -> None:
    kinds = ["bot"] * 8
    kinds[F2] = "person"
    options = complete_options(GAME.options, {"unit_seconds": 0, "sharing": "consensus"})
    state = GAME.new(options, kinds, "bots")
    assert state.why_not(F1, state.table.by_name["rest F"]) is not None
    state.apply(F2, state.table.by_name["rest F"])
    assert state.resting[0] == RESTS
    # Where a role has bots only, they act freely.
    state.apply(V2, state.table.by_name["duty V"])
    assert state.resting[4] == ON_DUTY


def test_an_absent_role_is_run_by_the_administration_in_consensus() -> None:
    """Section 5.4: both of its members must agree for the absent role, too."""
    table = Table.standard(6, sharing="consensus")
    state = table.state
    state.set_autopilot(0, True)
    table.do("team F1", "drive LEU", seat=V1)
    assert state.team_at[0] == q("ALT")
    table.do("confirm F", seat=V2)
    assert state.team_at[0] == q("LEU")
    # For resting the absent one's autopilot has a word of its own and asks nobody.
    begin_unit(state, NIGHT)
    steered = state.autopilot_decision(0)
    assert steered is not None
    state.apply(0, steered)
    assert state.resting[0] == ON_DUTY
