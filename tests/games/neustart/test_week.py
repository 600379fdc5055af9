"""The course of the week: NS-14 to NS-39."""

import pytest

from stromtisch.games.neustart.cards import BESIDE, BESIDE_HERE, FIRE, ILLNESS, RANDOM, SETS, Effect
from stromtisch.games.neustart.effects import where
from stromtisch.games.neustart.ends import end_weekday
from stromtisch.games.neustart.markers import lay_marker
from stromtisch.games.neustart.state import ACTING, DAY, NIGHT, ON_DUTY, OVER, READING, RESTING, VOTING
from stromtisch.games.neustart.terms import INNER
from stromtisch.games.neustart.week import begin_unit, begin_weekday, settle_rest
from tests.games.neustart.tables import GAME, Table, ap, loaded, q


def test_ns_14_ns_15_a_weekday_in_its_order() -> None:
    """NS-14, NS-15."""
    table = Table(2)
    state = table.state
    seen = [state.moment()]
    while state.weekday == 1 and state.phase != OVER:
        seat = state.pending()[0]
        decision = state.autopilot_decision(seat)
        assert decision is not None
        state.apply(seat, decision)
        if state.moment() != seen[-1]:
            seen.append(state.moment())
    assert seen[:4] == ["1.day.rest", "1.day.act", "1.night.rest", "1.night.act"]
    assert state.weekday == 2
    assert state.next_card == 6


@pytest.mark.parametrize(("weekday", "wins"), [(4, 3), (5, 10), (6, 21), (7, 33)])
def test_ns_18_chances_of_the_power_roll(weekday: int, wins: int) -> None:
    """NS-18; TS-05."""
    needed = GAME.printed.power_needs[weekday - 1]
    assert sum(a + b >= needed for a in range(1, 7) for b in range(1, 7)) == wins


@pytest.mark.parametrize(("dice", "won"), [((5, 6), True), ((5, 5), False)])
def test_ns_18_ns_19_ns_20_the_roll_on_thursday(dice: tuple[int, int], won: bool) -> None:
    """NS-18, NS-19, NS-20."""
    table = Table.standard()
    state = table.state
    state.weekday = 4
    state.next_card = 15
    state.rng = loaded(*dice)
    begin_weekday(state)
    outcome = state.outcome()
    if won:
        assert outcome is not None
        assert outcome.verdict == "won"
        assert state.next_card == 15
        assert outcome.winners == [0]
    else:
        assert outcome is None
        assert state.phase == RESTING
        assert state.next_card == 16
    rolled = {"weekday": 4, "black": dice[0], "white": dice[1], "needed": 11, "restored": won}
    assert table.told("power-roll") == [rolled]


def test_ns_21_the_second_monday_brings_the_power() -> None:
    """NS-21."""
    table = Table.standard()
    table.state.weekday = 8
    begin_weekday(table.state)
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.verdict == "won"


def test_ns_22_no_roll_before_thursday() -> None:
    """NS-22."""
    for weekday in (1, 2, 3):
        table = Table.standard()
        table.state.weekday = weekday
        table.state.next_card = (weekday - 1) * 5
        table.dice(6, 6)
        begin_weekday(table.state)
        assert table.state.outcome() is None
        assert table.told("power-roll") == []


def test_ns_17_what_is_fresh_waits_for_the_next_unit() -> None:
    """NS-17."""
    table = Table.standard()
    state = table.state
    state.fresh_now = True
    lay_marker(state, table.effect("T1-3"), q("ALT"), 0, False)
    begin_unit(state, NIGHT)
    assert not state.fresh_now
    assert state.marker_state[state.lying[0]] == 0


def test_ns_23_ns_24_ns_32_cards_lie_open() -> None:
    """NS-23, NS-24, NS-32."""
    table = Table.standard()
    state = table.state
    entry = state.stack[0]
    begin_unit(state, DAY)
    settle_rest(state)
    assert state.open_cards == [entry, *state.stack[1:3]]
    table.do("ready")
    assert state.open_cards[0] == entry
    lying = {state.content.effects[state.marker_effect[m]].card for m in state.lying}
    pinned = {state.content.effects[e].card for e in state.task_effect if e >= 0}
    assert set(state.open_cards[1:]) <= lying | pinned


def test_ns_23_ns_24_the_entry_card_strikes_before_anybody_rests_and_lasts_all_day() -> None:
    """NS-23, NS-24."""
    table = Table.standard()
    state = table.state
    state.weekday = 2
    state.stack = state.stack[:]
    state.stack[5] = table.content.card_ids.index("E1-1")
    state.next_card = 5
    begin_weekday(state)
    assert state.phase == RESTING
    assert state.depot_supplies == 8
    # A modifier of the day outlives the day unit, not the evening.
    table.to_actions()
    table.card("E7-2")
    assert state.price(4, 4) == 3
    table.do("ready")
    assert state.price(4, 4) == 3
    assert state.open_cards[0] == state.stack[5]
    end_weekday(state)
    assert state.price(4, 4) == 2


def test_ns_30_day_cards_by_day_and_night_cards_by_night() -> None:
    """NS-30: two a unit, in the order of the stack, one after the other."""
    table = Table.standard()
    state = table.state
    for unit, places in ((DAY, (1, 2)), (NIGHT, (3, 4))):
        begin_unit(state, unit)
        before = state.reveals
        settle_rest(state)
        # The end of the sealed choice and two cards: nothing can be undone past them.
        assert state.reveals >= before + 3
        shown = [str(line["card"]) for line in table.told("card")][-2:]
        assert shown == [state.content.card_ids[state.stack[place]] for place in places]
        assert {name[0] for name in shown} == {"T" if unit == DAY else "N"}
    assert state.next_card == 5


def test_ns_25_ns_26_ns_28_rest_is_sealed_and_then_rolled() -> None:
    """NS-25, NS-26, NS-28; TS-62: all decisions appear together; silence means duty."""
    table = Table.standard(5)
    state = table.state
    table.points(F=5, P=10, B=3)
    begin_unit(state, DAY)
    state.rng = loaded(4, 6)
    table.do("rest F", seat=0)
    table.do("rest P", seat=1)
    table.refused("duty F", "already-decided", seat=0)
    table.refused("rest R", "not-your-decision", seat=0)
    actors = state.view(1)["tableaux"]
    assert isinstance(actors, list)
    assert [actor["resting"] for actor in actors] == [None, True, None, None, None]
    assert [actor["decided"] for actor in actors] == [True, True, False, False, False]
    assert state.pending() == (2, 3, 4)
    assert state.view(1)["actors"] == [2, 3, 4]
    table.do("duty B", seat=3)
    table.do("duty V", seat=4)
    assert ap(state, "F") == 5
    state.expire()
    # 4 for the fire brigade, 6 for the police: never above 12; who is on duty gains nothing.
    assert (ap(state, "F"), ap(state, "P"), ap(state, "B")) == (9, 12, 3)
    assert state.resting[2] == ON_DUTY
    assert state.phase == ACTING


def test_ns_26_a_bad_night_takes_nothing() -> None:
    """NS-26, NS-46: a card may spoil the rest, down to nothing gained."""
    table = Table.standard()
    state = table.state
    table.points(F=5)
    state.unit_modifiers = [*state.unit_modifiers[:9], -6]
    begin_unit(state, DAY)
    table.dice(2)
    table.do("rest F", "duty P", "duty R", "duty B", "duty V")
    assert ap(state, "F") == 5


def test_ns_27_who_rests_does_nothing() -> None:
    """NS-27; TS-58."""
    table = Table.standard()
    table.state.resting[0] = 2
    table.refused("team F1", "team-rests")
    table.refused("tank F", "team-rests")
    assert "team P1" in table.legal()


def test_ns_29_all_five_may_rest() -> None:
    """NS-29."""
    table = Table.standard()
    begin_unit(table.state, DAY)
    table.do("rest F", "rest P", "rest R", "rest B", "rest V")
    assert table.state.phase == ACTING
    assert not any(name.startswith("team") for name in table.legal())


def test_ns_30_ns_31_markers_are_laid_face_down() -> None:
    """NS-30, NS-31; TS-63: the value is not sent."""
    table = Table.standard()
    table.card("N2-1")
    assert len(table.state.lying) == 2
    markers = table.state.view(0)["markers"]
    assert isinstance(markers, list)
    assert [marker["value"] for marker in markers] == [None, None]
    assert {marker["kind"] for marker in markers} == {"FIRE"}
    assert {marker["card"] for marker in markers} == {"N2-1"}


def test_ns_33_ns_72_information_prevents_fire_and_bad_water() -> None:
    """NS-33, NS-72."""
    table = Table.standard()
    state = table.state
    state.info = [1] * 15
    table.card("N2-1")  # fires
    table.card("N2-2")  # water
    assert not state.lying
    table.card("T1-2")  # an accident
    assert len(state.lying) == 1


def test_ns_34_an_effect_without_a_place_is_skipped() -> None:
    """NS-34; TS-51, second half."""
    table = Table.standard()
    table.state.business = [1] * 18
    table.card("N1-3")
    assert not table.state.lying


def test_the_sets_of_quarters() -> None:
    """Section 4.1: where random effects can strike."""
    table = Table.standard()
    state = table.state
    table.bases("ALT")
    state.info[q("BAH")] = 1
    table.anger(LEU=1)
    content = state.content
    found: dict[int, set[str]] = {}
    for place in range(len(SETS)):
        effect = Effect(FIRE, 0)
        effect.where = RANDOM
        effect.place = place
        effect.quarters = 15
        found[place] = {content.quarter_ids[quarter] for quarter in where(state, effect, 0)}
    by_name = dict(zip(SETS, found.values(), strict=True))
    assert len(by_name["ANY"]) == 15
    assert len(by_name["INNER"]) == 9
    assert by_name["SUBURB"] == {"EIN", "GAE", "OBE", "WIE"}
    assert by_name["INDUSTRIAL"] == {"AUH", "HOE"} == by_name["PLANT"]
    assert by_name["HOME"] == by_name["ANY"] - {"AUH", "HOE"}
    assert by_name["PHARMACY"] == {"GRA", "RAT"}
    assert by_name["PETROL"] == {"BAH", "BLA", "EIN", "KIR", "WIE"}
    assert len(by_name["SUPERMARKET"]) == 8
    assert by_name["SHB"] == {"ALT", "RAT"}
    assert by_name["NOSHB"] == by_name["HOME"] - {"ALT", "RAT"}
    assert by_name["UNINFORMED"] == by_name["HOME"] - {"BAH"}
    assert by_name["TENSE"] == {"LEU"}


def test_neighbours_and_chance_say_where_an_effect_strikes() -> None:
    """Section 4.1: ``ADJ`` of a named quarter or of the marker's own; random ones differ from time to time."""
    table = Table.standard()
    state = table.state
    town = state.charter.town
    effect = Effect(FIRE, 0)
    effect.quarters = 15
    effect.place = q("KIR")
    effect.where = BESIDE
    assert sorted(where(state, effect, q("HOE"))) == town.neighbours[q("KIR")]
    effect.where = BESIDE_HERE
    assert sorted(where(state, effect, q("HOE"))) == town.neighbours[q("HOE")]
    effect.where = RANDOM
    effect.place = SETS.index("INNER")
    effect.quarters = 2
    struck = [where(state, effect, 0) for _ in range(40)]
    assert all(len(set(two)) == 2 for two in struck)
    assert {quarter for two in struck for quarter in two} == {
        quarter for quarter in range(15) if state.content.type[quarter] == INNER
    }


def test_max_unrest_counts_helpers_and_breaks_ties_by_name() -> None:
    table = Table.standard()
    table.card("T4-4")
    assert table.state.marker_at[0] == q("ALT")
    table.anger(NEU=1)
    table.card("T4-4")
    assert table.state.marker_at[1] == q("NEU")


def test_ns_35_no_house_left_to_burn() -> None:
    """NS-35; TS-45."""
    table = Table.standard()
    state = table.state
    state.houses[q("HOE")] = 0
    lay_marker(state, table.effect("T1-3"), q("HOE"), 0, False)
    assert not state.lying
    assert state.anger[q("HOE")] == 0
    # What burns at a plant leaves the last house to the next fire, and that one is the last.
    state.houses[q("HOE")] = 1
    table.card("T3-2")
    for _ in range(2):
        lay_marker(state, table.effect("T1-3"), q("HOE"), 0, False)
    assert len(state.lying) == 2


def test_ns_36_an_empty_pool_is_filled_from_its_discards_or_brings_unrest() -> None:
    """NS-36."""
    table = Table.standard()
    state = table.state
    state.bags[FIRE] = []
    state.seen_discards[FIRE] = [7]
    lay_marker(state, table.effect("T1-3"), q("ALT"), 0, False)
    assert state.marker_value[state.lying[0]] == 7
    assert state.seen_discards[FIRE] == []
    lay_marker(state, table.effect("T1-3"), q("ALT"), 0, False)
    assert len(state.lying) == 1
    assert state.anger[q("ALT")] == 1
    assert len(state.bags[ILLNESS]) == 18


def test_ns_37_ns_38_clock_and_reading() -> None:
    """NS-37, NS-38."""
    table = Table(2, unit_seconds=420, first_day_untimed=True)
    state = table.state
    assert state.clock() == 60
    state.expire()
    assert (state.phase, state.clock()) == (ACTING, 0)
    timed = Table(2, unit_seconds=420)
    timed.state.expire()
    assert (timed.state.phase, timed.state.clock()) == (READING, 0)
    timed.do("ready", seat=0)
    timed.refused("team F1", "wrong-phase", seat=0)
    timed.do("ready", seat=1)
    assert (timed.state.phase, timed.state.clock()) == (ACTING, 420)
    assert timed.state.pending() == (0, 1)
    timed.state.expire()
    assert timed.state.moment() == "1.night.rest"


def test_ns_39_all_ready_ends_the_unit() -> None:
    """NS-39."""
    table = Table.standard(3)
    table.do("ready", seat=0)
    table.do("ready", seat=1)
    table.refused("team F1", "is-ready", seat=0)
    table.do("wait", seat=0)
    assert table.state.pending() == (0, 2)
    table.do("ready", seat=2)
    assert table.state.moment() == "1.day.act"
    table.do("ready", seat=0)
    assert table.state.moment() == "1.night.rest"
    assert table.state.view(0)["ready"] == []


def test_ns_131_the_staff_votes_on_a_fourth_team() -> None:
    """NS-131."""
    table = Table.standard(3)
    state = table.state
    state.weekday = 3
    state.stack = state.stack[:]
    state.stack[10] = table.content.card_ids.index("E3-2")
    state.next_card = 10
    begin_weekday(state)
    assert state.phase == VOTING
    table.do("vote F", seat=0)
    table.refused("vote P", "already-decided", seat=0)
    assert state.view(1)["voted"] == [0]
    table.do("vote P", seat=1)
    # A tie of three is broken by the holder of the administration.
    table.do("vote R", seat=2)
    assert state.team_at[11] == q("GRA")
    assert state.phase == RESTING
    assert not state.team_used[11]


@pytest.mark.parametrize(
    ("votes", "chosen"),
    [
        ({0: "P", 1: "F"}, "F"),  # a tie without the administration: the order of the actors
        ({0: "B", 1: "P", 2: "P"}, "P"),  # the most
        ({0: "B", 1: "B", 2: "P"}, "B"),  # also against the administration
        ({2: "V", 1: "F"}, "V"),  # a tie that the administration breaks
        ({}, "P"),  # nobody votes; the fire brigade has four teams
    ],
)
def test_ns_131_how_votes_are_counted(votes: dict[int, str], chosen: str) -> None:
    """NS-131, section 5.2: a seat that is silent when time runs out has no vote."""
    table = Table.standard(3)
    state = table.state
    if not votes:
        state.team_at[3] = q("ALT")
    state.phase = VOTING
    for seat, actor in votes.items():
        table.do(f"vote {actor}", seat=seat)
    if state.phase == VOTING:
        state.expire()
    new = [actor for number, actor in enumerate("FPRBV") if state.team_at[number * 4 + 3] >= 0]
    assert new == ([chosen] if votes else ["F", chosen])
    home = {"F": "ALT", "P": "BAH", "R": "GRA", "B": "AUH", "V": "RAT"}[chosen]
    assert state.team_at["FPRBV".index(chosen) * 4 + 3] == q(home)
    assert state.ballots == [-1] * 3
