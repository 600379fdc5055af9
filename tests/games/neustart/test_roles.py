"""The absent, what is hidden, and the tutorial from the first step to the evening."""

from stromtisch.core.generator import Generator
from stromtisch.core.option import complete_options
from stromtisch.games.neustart.cards import FIRE
from stromtisch.games.neustart.state import NIGHT, ON_DUTY, RESTING
from stromtisch.games.neustart.week import begin_unit
from tests.games.neustart.tables import GAME, Table, ap, fuel, q


def test_the_absent_hold_nobody_up() -> None:
    table = Table.standard(5)
    state = table.state
    table.points(F=2)
    fire = table.marker("T1-3", "ALT", 9)
    table.do("team F1", f"answer {fire}", seat=0)
    table.do("team F2", seat=0)
    for expected in ("give-up F", "ready"):
        decision = state.autopilot_decision(0)
        assert decision is not None
        assert decision.name == expected
        state.apply(0, decision)
    begin_unit(state, NIGHT)
    decision = state.autopilot_decision(0)
    assert decision is not None
    assert decision.name == "rest F"


def test_what_lies_face_down_is_dealt_anew() -> None:
    """Section 5.1."""
    table = Table.standard()
    hidden = table.marker("T1-3", "ALT", 9)
    shown = table.marker("T1-3", "BAH", 8)
    table.state.marker_state[shown] = 1
    values = set()
    stacks = set()
    for number in range(30):
        other = table.state.determinize(0, Generator(f"{number}"))
        values.add(other.marker_value[hidden])
        assert other.marker_value[shown] == 8
        stacks.add(tuple(other.stack))
        assert other.stack[:1] == table.state.stack[:1]
        pool = [*other.bags[FIRE], other.marker_value[hidden], 8]
        assert sorted(pool) == sorted(GAME.printed.marker_values[FIRE])
    assert len(values) > 3
    assert 8 not in values
    assert len(stacks) == 30


def test_sealed_choices_are_dealt_anew_for_others_only() -> None:
    table = Table.standard(5)
    begin_unit(table.state, NIGHT)
    table.do("duty F", seat=0)
    found = {table.state.determinize(1, Generator(f"{n}")).resting[0] for n in range(20)}
    assert len(found) == 2
    assert {table.state.determinize(0, Generator(f"{n}")).resting[0] for n in range(20)} == {ON_DUTY}


def test_ns_13_the_tutorial_from_morning_to_evening() -> None:
    """NS-13; Section 4.3, step by step."""
    state = GAME.new(complete_options(GAME.options, {"tutorial": True}), ["person"], "tutorial")
    table = Table.standard()
    table.state = state

    def nobody_rests() -> None:
        table.do("duty F", "duty P", "duty R", "duty B", "duty V")

    nobody_rests()
    assert state.clock() == 0
    fire, ill = state.lying
    table.do("team F1", f"answer {fire}")
    assert (ap(state, "F"), state.helpers[q("ALT")]) == (8, 1)
    table.do("team R1", "drive RAT", f"answer {ill}")
    assert (ap(state, "R"), fuel(state, "R")) == (9, 3)
    table.do("team V1", "inform", "team V2", "drive LEU", "inform")
    assert (ap(state, "V"), fuel(state, "V")) == (8, 3)
    table.do("team B1", "drive BAH", "build")
    assert (ap(state, "B"), fuel(state, "B")) == (9, 3)
    assert state.on_network(q("BAH"))
    table.do("ready")
    assert (state.phase, state.unit) == (RESTING, NIGHT)
    nobody_rests()
    # Leuberg is informed, so its water harms nobody.
    (brawl,) = state.lying
    assert state.marker_at[brawl] == q("BAH")
    table.do("team P3", f"answer {brawl}")
    assert ap(state, "P") == 10
    table.do(
        "desk NEU", "goods stock need all", "back", "desk GRA", "goods hospital-fuel hospital one", "ready"
    )
    assert state.weekday == 2
    assert sum(state.deaths) + sum(state.ruins) + sum(state.anger) <= 2
    assert state.hospital_stock == 1
