"""The debrief: every number of it adds up, and every loss is booked to what caused it."""

from __future__ import annotations

from typing import Any

import goldens
import pytest

from stromtisch.core.generator import Generator
from stromtisch.core.match import Match, SeatInfo
from stromtisch.games.neustart.debrief import debrief, report
from stromtisch.games.neustart.ends import end_unit, end_weekday
from stromtisch.games.neustart.mood import lose
from stromtisch.games.neustart.state import NIGHT, UPRISINGS
from stromtisch.games.neustart.witness import Witness
from tests.games.neustart.tables import GAME, Table, q

Debrief = dict[str, Any]


def busy_match(seed: str, town: str, seats: int = 1) -> Match:
    """A match of players who choose at random but are seldom ready."""
    infos = [SeatInfo("person", f"Person {seat}") for seat in range(seats)]
    match = Match(GAME, {"town": town, "unit_seconds": 0}, infos, seed, keep_journal=False)
    rng = Generator(f"choices of {seed}")
    while match.state.pending():
        waiting = match.state.pending()
        seat = waiting[int(rng.below(len(waiting)))]
        choices = match.state.legal(seat)
        busy = [decision for decision in choices if decision.name != "ready"]
        if busy and rng.chance(97):
            choices = busy
        match.decide(seat, choices[int(rng.below(len(choices)))])
    return match


def watch(table: Table) -> Witness:
    """A witness who knows the table as it is now; a first line shows it to them."""
    witness = Witness(table.state)
    table.state.journal = witness
    witness.tell("begin", {})
    return witness


def told(witness: Witness) -> Debrief:
    return report(witness)


def cost(event: Debrief, *names: str) -> list[int]:
    return [event["cost"][name] for name in names]


def adds_up(match: Match) -> Debrief:
    """NS-121, NS-122: causes and parts give the same score; nothing is lost of points, fuel and supplies."""
    found: Debrief = debrief(match)
    outcome = match.state.outcome()
    assert outcome is not None
    assert found["outcome"] == outcome.to_json()
    score = found["score"]
    causes = score["causes"]
    booked = sum(c["score"] for c in causes.values())
    assert score["start"] + booked + score["relief"] + score["day"] == score["total"]
    # What stays undone never looks like a gain.
    assert all(causes[kind]["score"] <= 0 for kind in score["undone"])
    assert sum(score["parts"].values()) == score["total"]
    # Nothing happens without a cause.
    assert set(causes["OTHER"].values()) == {0}
    for name in ("deaths", "ruins", "unrest", "calmed", "uprisings", "score"):
        assert sum(c[name] for c in causes.values()) == sum(s[name] for s in found["stretches"])
    details = outcome.details
    assert sum(s["deaths"] for s in found["stretches"]) == details["deaths"]
    assert sum(s["ruins"] for s in found["stretches"]) == details["ruins"]
    assert found["stretches"][-1]["now"]["uprisings"] == details["uprisings"]
    for kind in score["undone"]:
        own = [event for event in found["events"] if event["kind"] == kind]
        assert sum(e["cost"]["score"] for e in own) == causes[kind]["score"]
    laid = [event for event in found["events"] if event["kind"] not in ("NEED", "HOSPITAL")]
    assert sum(s["laid"] for s in found["stretches"]) == len(laid)
    assert sum(s["solved"] for s in found["stretches"]) == sum(e["end"] == "solved" for e in laid)
    assert sum(s["failed"] for s in found["stretches"]) == sum(e["end"] == "failed" for e in laid)
    spent = 0
    for actor in found["actors"]:
        points, fuel = actor["points"], actor["fuel"]
        spent += sum(points["spent"].values())
        came = points["start"] + points["rested"] + points["cards"]
        assert came - sum(points["spent"].values()) - points["exhausted"] == points["end"]
        came = sum(fuel[name] for name in ("start", "depot", "finds", "received", "cards"))
        assert came - fuel["driven"] - fuel["trips"] - fuel["given"] == fuel["end"]
    assert sum(s["points"] for s in found["stretches"]) == spent
    rested = sum(actor["points"]["rested"] for actor in found["actors"])
    assert sum(rest["gained"] for rest in found["rests"]) == rested
    fuel = found["goods"]["fuel"]
    used = fuel["driven"] + fuel["hospital"] + fuel["wasted"]
    assert fuel["start"] + fuel["found"] + fuel["cards"] - used == fuel["end"]
    goods = found["goods"]["supplies"]
    assert goods["start"] + goods["found"] + goods["cards"] - goods["eaten"] == goods["end"]
    return found


@pytest.mark.parametrize(
    ("town", "seats"), [("schwarzbach", 1), ("zell-herbertingen", 3), ("stephansfeld", 7)]
)
def test_all_numbers_of_random_matches_add_up(town: str, seats: int) -> None:
    seen: set[str] = set()
    for number in range(4):
        found = adds_up(busy_match(f"debrief {number}", town, seats))
        for actor in found["actors"]:
            seen |= set(actor["points"]["spent"])
        seen |= {event["end"] for event in found["events"]}
    assert {"SEARCH", "BUILD", "failed"} <= seen


@pytest.mark.parametrize("name", goldens.records("neustart"))
def test_all_numbers_of_recorded_matches_add_up(name: str) -> None:
    """However a match ended: won, lost in each way, aborted, with clocks and with undone decisions."""
    found = adds_up(goldens.read_record("neustart", name))
    assert found["score"]["counts"] == (found["outcome"]["verdict"] == "won")


def test_undone_decisions_are_not_told() -> None:
    match = Match(GAME, {"unit_seconds": 0}, [SeatInfo("person", "Ada")], "undo")
    plain = Match(GAME, {"unit_seconds": 0}, [SeatInfo("person", "Ada")], "undo")

    def decide(name: str, *matches: Match) -> None:
        decision = GAME.decisions.find(name)
        assert decision is not None
        for one in matches:
            one.decide(0, decision)

    for actor in "FPRBV":
        decide(f"duty {actor}", match, plain)
    decide("team V1", match, plain)
    decide("drive ALT", match)
    match.undo(0)
    decide("inform", match, plain)
    assert len(match.log) == len(plain.log) + 2
    assert debrief(match) == debrief(plain)
    assert debrief(match)["stretches"][0]["points"] == 2  # type: ignore[index]


def test_a_fire_that_burns_down_costs_what_the_card_began() -> None:
    """NS-107a: the ruin, the unrest and the new fire belong to the card; NS-125: each fire is its own event."""
    table = Table.standard()
    table.marker("N1-1", "NEU", 3)
    witness = watch(table)
    table.to_actions(NIGHT)
    end_unit(table.state)
    found = told(witness)
    fire, spark = found["events"]
    assert (fire["kind"], fire["card"], fire["quarter"], fire["end"]) == ("FIRE", "N1-1", "NEU", "failed")
    assert cost(fire, "ruins", "unrest", "score") == [1, 1, -5]
    assert found["score"]["causes"]["FIRE"]["score"] == -5
    assert (spark["spark"], spark["end"], spark["until"]) == (True, "open", None)
    assert [moment["kind"] for moment in found["moments"]] == ["first-ruin"]


def test_consequences_of_illness_and_incidents_are_theirs() -> None:
    """NS-107b, NS-107c, NS-113: a failed incident leaves an illness, which kills by the white die."""
    table = Table.standard()
    table.marker("T1-1", "NEU", 5)
    witness = watch(table)
    end_unit(table.state)
    table.cover_all()
    table.state.marker_state = [0] * len(table.state.marker_state)
    table.state.marker_value[table.state.lying[0]] = 9
    table.dice(1)
    end_weekday(table.state)
    found = told(witness)
    assert [(e["kind"], e["card"], e["end"]) for e in found["events"]] == [
        ("INCIDENT", "T1-1", "failed"),
        ("ILLNESS", "T1-1", "failed"),
    ]
    assert cost(found["events"][1], "deaths", "unrest", "score") == [1, 1, -3]
    assert found["events"][1]["until"] == {"weekday": 1, "part": "end"}


def test_an_illness_that_lives_on_has_its_consequences_once() -> None:
    """NS-107c: what its card threatens is booked to the marker although it stays."""
    table = Table.standard()
    table.marker("T3-4", "LEU", 4)
    (fail,) = table.content.effects[table.effect("T3-4")].fail
    unrest = table.content.effects[fail].amount
    witness = watch(table)
    end_unit(table.state)
    found = told(witness)
    (ill,) = found["events"]
    assert ill["end"] == "open"
    # One point for the calm quarter, one for each unrest.
    assert cost(ill, "unrest", "score") == [unrest, -1 - unrest]
    assert found["score"]["causes"]["ILLNESS"] == ill["cost"]


def test_hunger_hospital_and_crowds_are_booked_apart() -> None:
    """NS-111, NS-112, NS-117: an unfed quarter, a hospital without fuel, and what a rising crowd destroys."""
    table = Table.standard()
    table.anger(LEU=4)
    witness = watch(table)
    table.cover_all()
    table.state.covered[q("NEU")] = 0
    table.state.hospital_covered = 0
    end_weekday(table.state)
    found = told(witness)
    hunger, hospital = found["events"]
    assert (hunger["kind"], hunger["quarter"], hunger["value"], hunger["covered"]) == ("NEED", "NEU", 4, 0)
    assert cost(hunger, "unrest", "score") == [2, -3]
    assert (hospital["kind"], hospital["quarter"]) == ("HOSPITAL", "GRA")
    assert cost(hospital, "deaths", "unrest", "uprisings", "score") == [4, 4, 1, -10]
    # Both crowds, in Leuberg and around the hospital, destroy a building.
    assert found["score"]["causes"]["REBELLION"]["ruins"] == 2
    assert found["score"]["causes"]["REBELLION"]["score"] == -6
    assert found["supply"][0]["hospital"] is False
    assert found["supply"][0]["quarters"]["NEU"] == {"need": 4, "covered": 0, "generator": False}
    assert found["supply"][0]["quarters"]["ALT"] == {"need": 2, "covered": 2, "generator": False}
    assert [m["kind"] for m in found["moments"]] == ["first-hunger", "hospital", "uprising", "first-ruin"]


def test_points_are_counted_by_what_they_were_for() -> None:
    """NS-59, NS-61, NS-63, NS-81: answers alone and together, giving up, tasks, voluntary work."""
    table = Table.standard()
    fire = table.marker("T1-3", "ALT", 8)
    big = table.marker("T1-3", "AUH", 9)
    table.card("T2-4")
    table.points(F=6, B=7)
    witness = watch(table)
    table.do("team F1", f"answer {fire}", "team P1", "join F 3")
    table.do("team B1", "drive BAH")
    (task,) = [slot for slot, at in enumerate(table.state.task_at) if at >= 0]
    table.do(f"task {task}", "team V1", "inform")
    table.do("team B2", f"answer {big}", "give-up B")
    found = told(witness)
    books = {actor["id"]: actor["points"] for actor in found["actors"]}
    assert books["F"]["spent"] == {"EXTINGUISH": 6}
    assert books["P"]["spent"] == {"EXTINGUISH": 6}
    assert books["B"]["spent"] == {"EXTINGUISH": 2, "TASK": 3}
    assert books["B"]["exhausted"] == 2
    assert books["V"]["spent"] == {"INFORM": 2}
    assert books["V"]["times"] == {"INFORM": 1}
    answered, given_up, built = found["events"]
    assert (answered["end"], answered["points"], answered["actors"]) == ("solved", 12, ["F", "P"])
    assert (built["kind"], built["end"], built["points"], built["actors"]) == ("TASK", "solved", 3, ["B"])
    assert (given_up["gave_up"], given_up["end"]) == (1, "open")
    assert [m["kind"] for m in found["moments"]] == ["together", "gave-up"]
    # Rewards are gains of what was solved, information is a gain of its own.
    assert found["score"]["causes"]["SOLVED"]["helpers"] == 2
    assert found["score"]["causes"]["INFORM"]["helpers"] == 1


def test_cards_are_to_blame_for_what_nobody_could_help() -> None:
    """NS-23, NS-30: what a card does at once is no neglect."""
    table = Table.standard()
    witness = watch(table)
    quarters = table.content.effects[table.effect("E2-1")].quarters
    witness.tell("card", {"card": "E2-1", "weekday": 1})
    table.card("E2-1")
    found = told(witness)
    assert found["score"]["causes"]["CARD"]["unrest"] == quarters
    assert found["score"]["causes"]["CARD"]["score"] == -2 * quarters
    assert found["stretches"][0]["cards"] == ["E2-1"]
    assert found["events"] == []


def test_a_lost_week_has_no_score_and_a_won_one_has() -> None:
    """NS-123, NS-124: only a won match counts and has a verdict."""
    table = Table.standard()
    witness = watch(table)
    lose(table.state, UPRISINGS)
    lost = told(witness)
    assert (lost["score"]["counts"], lost["score"]["band"], lost["power"]["back"]) == (False, None, None)
    assert lost["moments"][-1]["kind"] == "lost"

    table = Table.standard()
    witness = watch(table)
    table.cover_all()
    table.state.weekday = 3
    table.to_actions(NIGHT)
    table.dice(6, 6)
    table.do("ready")
    won = told(witness)
    assert table.state.verdict == "won"
    assert won["power"] == {"rolls": [{"weekday": 4, "black": 6, "white": 6, "needed": 11}], "back": 4}
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.points is not None
    assert won["score"]["total"] == outcome.points[0] == 18
    assert won["score"]["band"] == outcome.details["band"] == "A"
    assert won["moments"][-1]["kind"] == "power-back"
