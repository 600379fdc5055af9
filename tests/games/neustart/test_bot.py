"""The crisis staff of bots: it keeps to its view and the rules, helps, rests, feeds, and says what it intends."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stromtisch.catalogue import collection, playable
from stromtisch.cli.chronicle import Chronicle
from stromtisch.core.bot import Bot, Chair
from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.core.match import Match, SeatInfo
from stromtisch.core.option import complete_options
from stromtisch.core.record import export_match, import_match
from stromtisch.core.selfplay import next_decision
from stromtisch.games.neustart.bot import SAYS
from stromtisch.games.neustart.cards import MARKER_KINDS
from stromtisch.games.neustart.state import NIGHT, RESTING, UNDECIDED
from stromtisch.games.neustart.table import NeustartState
from tests.games.neustart.tables import GAME, Table, q

F, P, R, B, V = range(5)


def sensible() -> Bot[Any]:
    return collection().bot("neustart", "sensible")


def ask(at: Table, seat: int = 0, hurry: bool = False, bot: Bot[Any] | None = None) -> Decision | None:
    code = (bot or sensible()).decide(chair_at(at.state, seat, hurry))
    return None if code is None else at.state.table.by_code[code]


def chair_at(state: NeustartState, seat: int, hurry: bool = False) -> Chair[NeustartState]:
    return Chair(state, seat, Generator("bot"), hurry)


def back(at: Table, seat: int) -> Decision | None:
    """What a seat that had finished comes back for."""
    code = sensible().come_back(chair_at(at.state, seat))
    return None if code is None else at.state.table.by_code[code]


def name_of(decision: Decision | None) -> str | None:
    return None if decision is None else decision.name


def follow(at: Table, seat: int = 0, hurry: bool = False, most: int = 60) -> list[str]:
    """What a seat decides until it waits or is ready."""
    made: list[str] = []
    while len(made) < most:
        decision = ask(at, seat, hurry)
        if decision is None or decision.name == "ready":
            return made
        at.do(decision.name, seat=seat)
        made.append(decision.name)
    raise AssertionError(f"does not come to an end: {made}")


def done(at: Table, *seats: int) -> None:
    """These have nothing more to do: nobody waits for them."""
    for seat in seats:
        at.do("ready", seat=seat)


def begin(seats: int, seed: str, kinds: str = "bot", **options: object) -> NeustartState:
    chosen = complete_options(GAME.options, {"unit_seconds": 420, **options})
    return GAME.new(chosen, [kinds] * seats, seed)


# --- whole matches -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "sharing"),
    [
        *[(seats, "lead") for seats in (1, 2, 3, 4, 5, 8, 15)],
        *[(seats, "consensus") for seats in (8, 15)],
        (8, "free"),
    ],
)
def test_it_is_never_stuck_at_any_number_of_seats(seats: int, sharing: str) -> None:
    """NS-12, NS-39: combined, single and shared roles; every decision is legal, every unit comes to an end."""
    town = ["schwarzbach", "zell-herbertingen", "stephansfeld"][seats % 3]
    state = begin(seats, f"staff {seats}", town=town, sharing=sharing)
    bots = [sensible()] * seats
    rng = Generator("bots")
    moment, made = "", 0
    # A weekday has everything: two units, their cards, supper. Large staffs take their time.
    while state.pending() and (state.weekday == 1 or (state.weekday == 2 and seats < 3)):
        seat, code = next_decision(state, bots, rng, state.pending())
        state.apply(seat, state.table.by_code[code])
        made = made + 1 if state.moment() == moment else 0
        moment = state.moment()
        assert made < 250, f"{moment} does not end"


def test_a_person_who_does_nothing_does_not_hold_it_up() -> None:
    """NS-16, NS-28: the bots act, say that they are ready, and the clock ends what the person left open."""
    state = begin(5, "idle", "person")
    bot = sensible()
    rng = Generator("bots")
    acted = False
    while state.outcome() is None and state.weekday <= 2:
        decisions = 0
        for seat in (seat for seat in state.pending() if seat != F):
            while seat in state.pending():
                code = bot.decide(Chair(state, seat, rng, hurry=True))
                assert code is not None
                decision = state.table.by_code[code]
                acted = acted or decision.kind in ("answer", "inform", "build")
                state.apply(seat, decision)
                decisions += 1
                assert decisions < 250
        if F in state.pending():
            if state.clock() > 0:
                state.expire()
            else:
                state.apply(F, state.table.by_name["ready"])
    assert acted


# --- rest and roles --------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "chosen"), [(2, "rest R"), (11, "duty R")])
def test_it_rests_in_good_time(points: int, chosen: str) -> None:
    """NS-25: a tired actor rests, a fresh one stays on duty."""
    table = Table.standard(5)
    table.state.phase = RESTING
    table.state.resting = [UNDECIDED] * 5
    table.points(R=points)
    assert name_of(ask(table, R)) == chosen


def test_of_a_shared_role_the_first_decides_about_rest() -> None:
    """NS-12: with six seats the administration has two members; the second waits unless it is hurried."""
    table = Table.standard(6, sharing="free")
    table.state.phase = RESTING
    table.state.resting = [UNDECIDED] * 5
    assert name_of(ask(table, V)) == "duty V"
    assert ask(table, 5) is None
    assert name_of(ask(table, 5, hurry=True)) == "duty V"


def test_members_of_a_shared_role_send_different_teams() -> None:
    """NS-41: two people of the administration do not reach for the same team."""
    table = Table.standard(6, sharing="free")
    first, second = ask(table, V, hurry=True), ask(table, 5, hurry=True)
    assert first is not None
    assert second is not None
    assert first.kind == second.kind == "team"
    assert first.name != second.name


# --- events -------------------------------------------------------------------------------------------


def test_it_puts_out_the_fire_next_door() -> None:
    """NS-54, NS-59: the team on the spot answers; nobody is sent across the town."""
    table = Table.standard(5)
    table.bases("ALT", "BAH", "BLA", "GRA", "LEU", "NEU")
    done(table, P, R, B, V)
    fire = table.marker("T1-3", "ALT", 3)
    table.tanks(F=8)
    assert [ask_once(table, F) for _ in range(2)] == ["team F1", f"answer {fire}"]
    assert fire not in table.state.lying


def ask_once(table: Table, seat: int) -> str | None:
    decision = ask(table, seat)
    if decision is not None:
        table.do(decision.name, seat=seat)
    return name_of(decision)


def test_it_leaves_a_marker_to_the_colleague_who_does_it_best() -> None:
    """NS-43: fires are dear for the police, who leave them to the fire brigade while it is at work."""
    table = Table.standard(5)
    table.bases("ALT", "BAH", "BLA", "GRA", "LEU", "NEU")
    done(table, R, B, V)
    fire = table.marker("T1-3", "ALT", 3)
    assert f"answer {fire}" not in follow(table, P)
    assert f"answer {fire}" in follow(table, F)


def test_what_is_far_more_urgent_comes_first() -> None:
    """Section 4.5: the police wait while the works yard can still join a quarter on the brink to the network."""
    table = Table.standard(5)
    table.anger(NEU=3)
    done(table, F, R, V)
    assert ask(table, P) is None
    assert ask(table, P, hurry=True) is not None
    assert ask(table, B) is not None


def test_it_starts_nothing_it_will_probably_not_finish() -> None:
    """NS-60, NS-63: with too few points and nobody to help, an open nine is let be."""
    table = Table.standard(1)
    table.points(F=4, P=0, R=0, B=0, V=0)
    fire = table.marker("T1-3", "ALT", 9)
    table.state.marker_state[fire] |= 1
    assert f"answer {fire}" not in follow(table)


def test_it_joins_an_effort_that_lacks_points() -> None:
    """NS-61, NS-62: the police drive there and give what is missing; actors who are ready come back for it."""
    table = Table.standard(5)
    table.points(F=3)
    fire = table.marker("T1-3", "BER", 6)
    table.place(F1="BER")
    done(table, P, R, B, V)
    table.do("team F1", f"answer {fire}", seat=F)
    assert P in table.state.called()
    assert name_of(back(table, P)) == "wait"
    table.do("wait", seat=P)
    made = follow(table, P)
    assert "join F 4" in made
    assert fire not in table.state.lying


def test_whoever_began_an_effort_waits_for_help_and_gives_up_last() -> None:
    """NS-63: it may wait as long as people think; only when all are done does it give up."""
    table = Table.standard(5)
    table.points(F=2, P=0, B=0)
    table.tanks(F=8)
    fire = table.marker("T1-3", "BER", 9)
    table.place(F1="BER")
    table.do("team F1", f"answer {fire}", seat=F)
    assert table.state.patient(F)
    assert not table.state.patient(P)
    assert ask(table, F) is None
    for seat in (P, R, B, V):
        table.do("ready", seat=seat)
    assert name_of(ask(table, F, hurry=True)) == "give-up F"


def test_only_those_who_may_be_wanted_are_called_back() -> None:
    """NS-60, NS-76: nobody without an open effort; the administration for goods that wait."""
    table = Table.standard(5)
    for seat in (R, V):
        table.do("ready", seat=seat)
    assert table.state.called() == ()
    table.state.found_supplies[q("RAT")] = 3
    assert table.state.called() == (V,)
    assert back(table, V) is not None


# --- supply ----------------------------------------------------------------------------------------------


def evening(seats: int = 1) -> Table:
    """The last minutes of a night: all points are spent."""
    table = Table.standard(seats)
    table.to_actions(NIGHT)
    table.state.points = [0] * 5
    table.tanks(F=8, P=8, R=8, B=8, V=8)
    return table


def test_it_fuels_the_hospital_first() -> None:
    """NS-103: over the network, or by a transport of helpers."""
    table = evening()
    table.bases("GRA")
    table.state.hospital_stock = 0
    assert follow(table)[:2] == ["desk GRA", "goods depot-fuel hospital one"]
    table = evening()
    table.state.hospital_stock = 0
    table.helpers(RAT=1)
    assert follow(table)[:3] == ["desk RAT", "ship GRA", "goods depot-fuel hospital one"]
    assert table.state.hospital_covered == 1


def test_it_feeds_a_hungry_quarter_from_the_depot() -> None:
    """NS-83, NS-99, NS-101: what the own stock lacks comes from the depot, before the evening is over."""
    table = evening()
    table.bases("LEU")
    table.state.stock[q("LEU")] = 0
    assert "goods depot need one" in follow(table)
    assert table.of(table.state.covered, "LEU") == 1


def test_it_sends_a_transport_off_the_network() -> None:
    """NS-84: the helpers of a network quarter drive; the administration's tank pays."""
    table = evening()
    table.helpers(RAT=1)
    table.tanks(V=10)
    table.state.stock[q("LEU")] = 0
    made = follow(table)
    assert "ship LEU" in made
    assert table.of(table.state.covered, "LEU") == 1
    assert table.state.tank[V] == 9


def test_without_the_house_rule_it_lays_out_own_stock_itself() -> None:
    """NS-100: if quarters do not eat their stock by themselves, somebody must say so."""
    table = Table.standard(1, auto_cover=False)
    table.to_actions(NIGHT)
    table.state.points = [0] * 5
    follow(table, most=200)
    assert all(table.state.covered[quarter] == table.state.need(quarter) for quarter in range(15))
    assert table.state.hospital_covered == 1


def test_it_hands_on_what_it_finds() -> None:
    """NS-76, NS-77: on the network into the depot, fuel into an empty tank first."""
    table = evening()
    table.tanks(V=0)
    table.state.depot_fuel = 0
    table.state.found_supplies[q("RAT")] = 4
    table.state.found_fuel[q("RAT")] = 3
    table.state.finders[q("RAT")] = 1 << V
    made = follow(table)
    assert "goods found depot all" in made
    assert "goods found-fuel tank-V all" in made


# --- what it says --------------------------------------------------------------------------------------------


def test_what_it_says_is_what_it_does() -> None:
    """A team that was announced acts next in the quarter that was named, and the chronicle says so first."""
    game = playable()["neustart"]
    match = Match(
        game, {"unit_seconds": 0}, [SeatInfo("bot", f"Bot {n}", "sensible") for n in range(3)], "says"
    )
    bots = [sensible()] * 3
    rng = Generator("bots")
    said: dict[int, dict[str, str | int]] = {}
    kept = 0
    while match.state.pending() and len(match.log) < 120:
        seat, code = next_decision(match.state, bots, rng, match.state.pending())
        decision = game.decisions.by_code[code]
        intention = sensible().intention(Chair(match.state, seat, rng), code)
        if decision.kind in ("rest", "duty"):
            # NS-28: these choices are sealed.
            assert intention is None
        match.decide(seat, decision, 0, intention)
        assert match.journal is not None
        if intention is not None:
            said[seat] = intention
        line = match.journal.lines[-1]
        for line in match.journal.lines[-12:]:
            if line.kind == "acted" and said.get(seat, {}).get("team") == line.body["team"]:
                assert said.pop(seat)["quarter"] == line.body["quarter"]
                kept += 1
    assert kept > 8
    # Logged with its decision, it survives the record and changes nothing.
    again = import_match(json.loads(json.dumps(export_match(match))), {"neustart": game})
    assert again.journal is not None
    assert match.journal is not None
    assert [line.to_json() for line in again.journal.lines] == [
        line.to_json() for line in match.journal.lines
    ]
    assert any(line.kind == "intention" for line in again.journal.lines)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_intention_has_words(language: str) -> None:
    chronicle = Chronicle(playable()["neustart"], ["Volta"], language)
    facts = {"kind": "intention", "seat": 0, "actor": "F", "team": "F1", "quarter": "ALT"}
    more = {
        "join": {"colleague": "P"},
        "secure": {"business": "ALT.SUPERMARKET"},
        "ship": {"from": "RAT", "to": "ALT"},
    }
    ids = [*SAYS[1:], *(kind.lower() for kind in MARKER_KINDS), "ship"]
    lines = [chronicle.line({**facts, "says": says, **more.get(says, {})}) for says in ids]
    assert len(set(lines)) == len(ids) == 11
    other = chronicle.line({**facts, "says": "something else"})
    for line in lines:
        assert line.startswith("Volta (")
        assert line != other


# --- poor players ----------------------------------------------------------------------------------------------


def test_poor_players_are_for_measuring_only() -> None:
    assert collection().levels("neustart") == ["sensible", "random"]
    assert collection().manifests["neustart"].policies() == ["sensible", "random", "deaf", "resting"]
    with pytest.raises(KeyError, match="deaf, resting"):
        collection().bot("neustart", "brilliant")


def test_the_deaf_answer_nothing_and_the_resting_only_rest() -> None:
    table = Table.standard(1)
    fire = table.marker("T1-3", "ALT", 1)
    deaf = collection().bot("neustart", "deaf")
    resting = collection().bot("neustart", "resting")
    assert name_of(ask(table, bot=resting)) == "ready"
    for _ in range(100):
        decision = ask(table, bot=deaf)
        assert decision is not None
        assert decision.kind != "answer"
        if decision.kind == "ready":
            break
        table.do(decision.name)
    assert fire in table.state.lying
    table.state.phase = RESTING
    table.state.resting = [UNDECIDED] * 5
    assert name_of(ask(table, bot=resting)) == "rest F"
