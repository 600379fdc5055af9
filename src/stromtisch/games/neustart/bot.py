"""Players of Neustart: a sensible crisis staff for any roles, and two poor ones to measure the cards with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from stromtisch.core.bot import SeeingBot
from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.games.neustart.bot_goods import (
    Delivery,
    find_to_hand_on,
    find_to_ship,
    refuelling,
    supper,
    to_refuel,
)
from stromtisch.games.neustart.bot_jobs import (
    ANSWER,
    BUILDING,
    GENERATOR,
    JOIN,
    SEARCHING,
    SECURING,
    TASK,
    TELL,
    Job,
    Plan,
    best_plan,
    colleagues_teams,
    free_teams,
    jobs_of,
)
from stromtisch.games.neustart.bot_worth import Hazards
from stromtisch.games.neustart.cards import MARKER_KINDS
from stromtisch.games.neustart.content import ACTORS, QUARTER_COUNT, Content
from stromtisch.games.neustart.seen import Seen, team_number
from stromtisch.games.neustart.state import NONE, team_name

# An actor rests at so many points or fewer: fire brigade, police, ambulance, works yard, administration.
TIRED: Final = [8, 8, 8, 7, 7]
# Who should get a fourth team (NS-131): whoever has most to do in many places.
FOURTH_TEAM: Final = ["V", "B", "P", "F", "R"]
# A colleague's plan that brings so much more is waited for.
URGENT: Final = 1.5
SAYS: Final = ["", "join", "task", "generator", "inform", "secure", "search", "build"]


class SensibleBot(SeeingBot):
    """Plays its roles by what everybody can see: needs, markers, moods, points, fuel.

    It defers to colleagues who do a thing better, helps where points are missing, and waits for the others
    before it says that it is ready.
    """

    def __init__(self, content: Content, answers: bool = True) -> None:
        self.content = content
        self.answers = answers
        self.hazards = Hazards(content)

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """One decision for one of the seat's roles, or None to wait for the others."""
        named = {decision.name: decision for decision in legal}
        phase = view["phase"]
        if phase == "read":
            return named["ready"]
        if phase == "vote":
            return _vote(named)
        for decision in legal:
            if decision.kind == "confirm":
                return decision
        seen = Seen(view, self.content)
        if seen.asks and not hurry:
            return None
        if phase == "rest":
            return _rest(seen, legal, hurry)
        focus = cast("dict[str, object] | None", view["focus"])
        if focus is None:
            return self._begin(seen, named, hurry)
        kind = focus["kind"]
        if kind == "team":
            return self._go_on(seen, team_number(str(focus["team"])), named)
        if kind == "tank":
            wanted = refuelling(seen, ACTORS.index(str(focus["actor"])))
            return named.get(f"refuel {wanted}", named["back"])
        ids = self.content.quarter_ids
        if kind == "desk":
            return self._at_desk(seen, ids.index(str(focus["quarter"])), named)
        return self._on_trip(seen, ids.index(str(focus["from"])), ids.index(str(focus["to"])), named)

    def _begin(self, seen: Seen, named: Mapping[str, Decision], hurry: bool) -> Decision | None:
        """With empty hands: finds, fuel, then the best job; the evening's supply when the others are done."""
        found = find_to_hand_on(seen)
        if found is not None and _desk(self.content, found) in named:
            return named[_desk(self.content, found)]
        thirsty = to_refuel(seen)
        if thirsty != NONE and f"tank {ACTORS[thirsty]}" in named:
            return named[f"tank {ACTORS[thirsty]}"]
        plan = self._plan(seen, hurry)
        if plan is not None and f"team {team_name(plan.team)}" in named:
            return named[f"team {team_name(plan.team)}"]
        if not hurry and _others_at_work(seen):
            return None
        delivery = self._delivery(seen, NONE)
        if delivery is not None and _desk(self.content, delivery) in named:
            return named[_desk(self.content, delivery)]
        if "ready" in named:
            return named["ready"]
        if not hurry:
            return None
        for name, decision in named.items():
            if name.startswith("give-up"):
                return decision
        return next(iter(named.values()))

    def _plan(self, seen: Seen, hurry: bool) -> Plan | None:
        """The best job for the own teams; what colleagues do better is theirs as long as there is time."""
        jobs = jobs_of(seen, self.hazards, self.answers)
        plan = best_plan(seen, jobs, free_teams(seen, True), True)
        if hurry:
            return plan or best_plan(seen, jobs, free_teams(seen, False), False)
        if plan is not None and seen.seats > 1:
            # What is far more urgent comes first: it may change what the rest should do.
            urgent = best_plan(seen, jobs, colleagues_teams(seen), False)
            if urgent is not None and urgent.gain > plan.gain + URGENT:
                return None
        return plan

    def _plan_for(self, seen: Seen, team: int) -> Plan | None:
        """The job of the team in hand."""
        if team not in free_teams(seen, False):
            return None
        jobs = jobs_of(seen, self.hazards, self.answers)
        plan = best_plan(seen, jobs, [team], True)
        return best_plan(seen, jobs, [team], False) if plan is None else plan

    def _go_on(self, seen: Seen, team: int, named: Mapping[str, Decision]) -> Decision:
        """With a team in hand: drive to its job, or do it."""
        plan = self._plan_for(seen, team)
        if plan is None:
            return named["back"]
        job = plan.job
        if seen.team_at[team] != job.quarter:
            return named.get(f"drive {self.content.quarter_ids[job.quarter]}", named["back"])
        return named.get(_deed(self.content, plan), named["back"])

    def _delivery(self, seen: Seen, trip: int) -> Delivery | None:
        """What is to be handed on or driven once all have acted."""
        if seen.holds(self.content.administration):
            shipped = find_to_ship(seen, trip)
            if shipped is not None:
                return shipped
        return supper(seen, trip)

    def _at_desk(self, seen: Seen, quarter: int, named: Mapping[str, Decision]) -> Decision:
        """With the goods of a quarter in hand."""
        for delivery in (find_to_hand_on(seen), self._delivery(seen, NONE)):
            if delivery is None or delivery.quarter != quarter:
                continue
            wanted = _goods(delivery)
            if delivery.is_trip():
                wanted = f"ship {self.content.quarter_ids[delivery.destination]}"
            if wanted in named:
                return named[wanted]
        return named["back"]

    def _on_trip(self, seen: Seen, origin: int, destination: int, named: Mapping[str, Decision]) -> Decision:
        """With a transport in hand."""
        delivery = self._delivery(seen, origin * QUARTER_COUNT + destination)
        if delivery is None or (delivery.quarter, delivery.destination) != (origin, destination):
            return named["back"]
        return named.get(_goods(delivery), named["back"])

    def choose_again(self, view: Mapping[str, object], legal: Sequence[Decision]) -> Decision | None:
        """Ready already: only a colleague's open effort or goods to hand on call it back."""
        seen = Seen(view, self.content)
        jobs = [job for job in jobs_of(seen, self.hazards, self.answers) if job.kind == JOIN]
        wanted = best_plan(seen, jobs, free_teams(seen, True), True) is not None
        if not wanted and seen.holds(self.content.administration):
            wanted = find_to_hand_on(seen) is not None or self._delivery(seen, NONE) is not None
        for decision in legal:
            if wanted and decision.kind == "wait":
                return decision
        return None

    # --- what it says ------------------------------------------------------------------------

    def explain(self, view: Mapping[str, object], decision: Decision) -> dict[str, str | int] | None:
        """What it is about to do, when a decision begins a job or a transport; who rests is sealed (NS-28)."""
        if decision.kind == "team":
            seen = Seen(view, self.content)
            team = team_number(str(decision.args["team"]))
            plan = self._plan_for(seen, team)
            return None if plan is None else self._say(plan)
        if decision.kind == "ship":
            focus = cast(dict[str, object], view["focus"])
            return {
                "says": "ship",
                "actor": ACTORS[self.content.administration],
                "from": str(focus["quarter"]),
                "to": str(decision.args["quarter"]),
            }
        return None

    def _say(self, plan: Plan) -> dict[str, str | int]:
        job = plan.job
        name = team_name(plan.team)
        said: dict[str, str | int] = {
            "says": SAYS[job.kind] if job.marker is None else MARKER_KINDS[job.marker.kind].lower(),
            "actor": name[0],
            "team": name,
            "quarter": self.content.quarter_ids[job.quarter],
        }
        if job.kind == SECURING:
            said["business"] = self.content.business_names[job.number]
        if job.kind == JOIN:
            said["colleague"] = ACTORS[job.number]
        return said


class RestingBot(SeeingBot):
    """Lets everybody rest all week and does nothing else: to measure what the week does by itself."""

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """Rest, then be ready."""
        for decision in legal:
            if decision.kind in ("rest", "ready"):
                return decision
        return legal[0]


def _vote(named: Mapping[str, Decision]) -> Decision:
    for actor in FOURTH_TEAM:
        if f"vote {actor}" in named:
            return named[f"vote {actor}"]
    return next(iter(named.values()))


def _rest(seen: Seen, legal: Sequence[Decision], hurry: bool) -> Decision | None:
    """NS-25: tired actors rest; of a shared role somebody else may know better."""
    for decision in legal:
        actor = ACTORS.index(str(decision.args["actor"]))
        if len(seen.holders[actor]) > 1 and seen.holders[actor][0] != seen.you and not hurry:
            continue
        tired = seen.points[actor] <= TIRED[actor]
        if (decision.kind == "rest") == tired:
            return decision
    return None


def _others_at_work(seen: Seen) -> bool:
    """Whether somebody else has not finished this unit yet."""
    return len(seen.ready) < seen.seats - 1


def _desk(content: Content, delivery: Delivery) -> str:
    return f"desk {content.quarter_ids[delivery.quarter]}"


def _goods(delivery: Delivery) -> str:
    return f"goods {delivery.source} {delivery.sink} {'all' if delivery.everything else 'one'}"


def _deed(content: Content, plan: Plan) -> str:
    """The name of the decision that does a job."""
    job: Job = plan.job
    if job.kind == ANSWER:
        return f"answer {job.number}"
    if job.kind == JOIN:
        return f"join {ACTORS[job.number]} {plan.points}"
    if job.kind == TASK:
        return f"task {job.number}"
    if job.kind == GENERATOR:
        return "generator"
    if job.kind == TELL:
        return "inform"
    if job.kind == SECURING:
        return f"secure {content.business_names[job.number]}"
    if job.kind == SEARCHING:
        return "search"
    assert job.kind == BUILDING
    return "build"
