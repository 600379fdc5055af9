"""What a team could do and where: the jobs of a unit, what each would bring and cost, and the best of them."""

from __future__ import annotations

from typing import Final

from stromtisch.core.seats import seats_of
from stromtisch.games.neustart import bot_worth, terms
from stromtisch.games.neustart.actions import action_for
from stromtisch.games.neustart.outlook import Outlook
from stromtisch.games.neustart.state import FULL, GREEN, NONE, RESTS, SEARCHED, TASK_SLOTS

ANSWER: Final = 0
JOIN: Final = 1
TASK: Final = 2
GENERATOR: Final = 3
TELL: Final = 4
SECURING: Final = 5
SEARCHING: Final = 6
BUILDING: Final = 7

# What a point and a unit of fuel are worth to each actor: fire brigade, police, ambulance, works yard, administration.
# The emergency services keep their points for events: voluntary work counts its points higher.
POINT: Final = [0.3, 0.3, 0.3, 0.4, 0.4]
VOLUNTARY_POINT: Final = [0.6, 0.5, 0.6, 0.4, 0.4]
FUEL: Final = [0.2, 0.2, 0.2, 0.2, 0.25]
# With so little in the tank, fuel is worth more.
LOW_TANK: Final = 3
LOW_TANK_FUEL: Final = 0.2
# A colleague's points count only in part: they may be needed elsewhere.
COLLEAGUES: Final = 0.7
# An effort is begun only if it will probably succeed.
LEAST_CHANCE: Final = 0.6


class Job:
    """Something worth doing in a quarter."""

    def __init__(
        self, kind: int, quarter: int, action: int, worth: float, number: int = 0, extra: int = 0
    ) -> None:
        self.kind = kind
        self.quarter = quarter
        self.action = action
        self.worth = worth
        # The marker, task or business it is about; for an operation the actor who began it.
        self.number = number
        # The points it takes beyond the price of the action.
        self.extra = extra


class Plan:
    """A team and the job it had best do."""

    def __init__(self, team: int, job: Job, gain: float, points: int) -> None:
        self.team = team
        self.job = job
        self.gain = gain
        # What it gives to a common effort.
        self.points = points


def jobs_of(seen: Outlook, hazards: bot_worth.Hazards, answers: bool) -> list[Job]:
    """Everything that could be worth doing in the town now; without ``answers`` events are let be."""
    jobs: list[Job] = []
    if answers:
        _event_jobs(seen, jobs)
    content = seen.content
    for quarter in range(terms.QUARTER_COUNT):
        if content.generator[quarter] and seen.board.generator[quarter] == 0:
            jobs.append(Job(GENERATOR, quarter, terms.POWER, bot_worth.generator_worth(seen, quarter)))
        if seen.board.info[quarter] != GREEN:
            jobs.append(Job(TELL, quarter, terms.INFORM, bot_worth.inform_worth(seen, hazards, quarter)))
        if content.site[quarter] and seen.board.base[quarter] == 0:
            jobs.append(Job(BUILDING, quarter, terms.BUILD, bot_worth.build_worth(seen, quarter)))
        if seen.board.search[quarter] != SEARCHED:
            jobs.append(Job(SEARCHING, quarter, terms.SEARCH, bot_worth.search_worth(seen, quarter)))
        for business in content.businesses_of[quarter]:
            if seen.board.business[business] == FULL:
                jobs.append(
                    Job(SECURING, quarter, terms.SECURE, bot_worth.secure_worth(seen, business), business)
                )
    return jobs


def _event_jobs(seen: Outlook, jobs: list[Job]) -> None:
    board = seen.board
    for marker in board.lying:
        if marker not in board.operation:
            worth = bot_worth.marker_worth(seen, marker)
            jobs.append(Job(ANSWER, board.marker_at[marker], action_for(board, marker), worth, marker))
    for slot in range(TASK_SLOTS):
        if board.task_at[slot] != NONE:
            effect = seen.content.effects[board.task_effect[slot]]
            worth = bot_worth.task_worth(seen, slot)
            jobs.append(Job(TASK, board.task_at[slot], effect.action, worth, slot, effect.value))
    for actor in range(terms.ACTOR_COUNT):
        marker = board.operation[actor]
        if marker != NONE:
            # Besides the marker, the points of the actor who began it are at stake (NS-63).
            worth = bot_worth.marker_worth(seen, marker) + 0.3 * board.points[actor]
            missing = board.effective(marker) - board.pledged[actor] - board.points[actor]
            jobs.append(Job(JOIN, board.marker_at[marker], action_for(board, marker), worth, actor, missing))


def gain_of(seen: Outlook, team: int, job: Job) -> float:
    """What a job would bring if this team did it, less points and fuel; -1000 if it cannot."""
    actor = team // terms.TEAMS_EACH
    price = seen.cost(actor, job.action)
    points = seen.board.points[actor]
    way = seen.way(seen.board.team_at[team], job.quarter)
    if price == terms.CANNOT or price > points or way > seen.board.tank[actor]:
        return -1000.0
    fuel = FUEL[actor]
    if seen.board.tank[actor] <= LOW_TANK:
        fuel += LOW_TANK_FUEL
    spent = way * fuel
    if job.kind == ANSWER:
        return _answer_gain(seen, actor, job, price) - spent
    if job.kind == JOIN:
        return _join_gain(seen, actor, job, price) - spent
    if price + job.extra > points:
        return -1000.0
    point = POINT[actor] if job.kind == TASK else VOLUNTARY_POINT[actor]
    return job.worth - point * (price + job.extra) - spent


def _answer_gain(seen: Outlook, actor: int, job: Job, price: int) -> float:
    """NS-57 to NS-63: by what the marker may show; too little means that all points are lost."""
    own = seen.board.points[actor] - price
    support = int(COLLEAGUES * _support(seen, job, 1 << actor))
    change = seen.board.anger[job.quarter] - seen.board.helpers[job.quarter]
    values = seen.values(job.number)
    succeeds = 0
    paid = 0
    for value in values:
        wanted = max(0, value + change)
        if wanted <= own:
            succeeds += 1
            paid += wanted
        elif wanted <= own + support:
            succeeds += 1
            # A colleague pays its own price first.
            paid += wanted + 2
        else:
            paid += own
    chance = succeeds / len(values)
    if chance < LEAST_CHANCE:
        return -1000.0
    return chance * job.worth - POINT[actor] * (price + paid / len(values))


def _support(seen: Outlook, job: Job, others: int) -> int:
    """NS-61: the points that colleagues, except some others, could give to an effort."""
    found = 0
    for actor in range(terms.ACTOR_COUNT):
        if others >> actor & 1 or seen.board.resting[actor] == RESTS:
            continue
        if seen.board.operation[actor] == NONE:
            found += _could_give(seen, actor, job.quarter, job.action)
    return found


def _could_give(seen: Outlook, actor: int, quarter: int, action: int) -> int:
    price = seen.cost(actor, action)
    if price >= seen.board.points[actor]:
        return 0
    for team in range(actor * terms.TEAMS_EACH, actor * terms.TEAMS_EACH + terms.TEAMS_EACH):
        if seen.can_move(team) and seen.way(seen.board.team_at[team], quarter) <= seen.board.tank[actor]:
            return seen.board.points[actor] - price
    return 0


def _join_gain(seen: Outlook, actor: int, job: Job, price: int) -> float:
    """NS-61, NS-62: worth it if the missing points come together, by this actor or with others."""
    starter = job.number
    if starter == actor or seen.board.helping[starter] >> actor & 1:
        return -1000.0
    own = seen.board.points[actor] - price
    helping = seen.board.helping[starter] | 1 << actor | 1 << starter
    others = _support(seen, job, helping)
    if own <= 0 or own + others < job.extra:
        return -1000.0
    return job.worth - POINT[actor] * (price + min(own, job.extra))


def best_plan(
    seen: Outlook, jobs: list[Job], teams: list[int], defer: bool, least: float = 0.0
) -> Plan | None:
    """The best job for one of these teams that brings more than ``least``, or None.

    With ``defer`` colleagues who do it better come first.
    """
    best: Plan | None = None
    for job in jobs:
        # No team gains more by a job than it is worth.
        if job.worth <= least:
            continue
        rival: float = -1000.0
        asked = False
        for team in teams:
            gain = gain_of(seen, team, job)
            if gain <= least:
                continue
            if defer and not asked:
                asked = True
                rival = _rival_gain(seen, job)
            if gain < rival:
                continue
            best = Plan(team, job, gain, _points_for(seen, team, job))
            least = gain
    return best


def _points_for(seen: Outlook, team: int, job: Job) -> int:
    actor = team // terms.TEAMS_EACH
    return max(0, min(job.extra, seen.board.points[actor] - seen.cost(actor, job.action)))


def _rival_gain(seen: Outlook, job: Job) -> float:
    """What the best team of a colleague who is still at work would gain by a job."""
    best = -1000.0
    for team in colleagues_teams(seen):
        best = max(best, gain_of(seen, team, job))
    return best


def colleagues_teams(seen: Outlook) -> list[int]:
    """The teams of others who are still at work and could send them."""
    teams: list[int] = []
    for team in range(terms.TEAM_COUNT):
        actor = team // terms.TEAMS_EACH
        if seen.holds(actor) or not seen.can_move(team) or not seen.at_work(actor):
            continue
        if seen.board.operation[actor] == NONE:
            teams.append(team)
    return teams


def free_teams(seen: Outlook, share: bool) -> list[int]:
    """The teams this seat can send now; with ``share`` those of a shared role that fall to it."""
    teams: list[int] = []
    for team in range(terms.TEAM_COUNT):
        actor = team // terms.TEAMS_EACH
        if not seen.holds(actor) or not seen.can_move(team) or seen.board.operation[actor] != NONE:
            continue
        members = seats_of(seen.holders[actor])
        if share and len(members) > 1 and members[team % len(members)] != seen.seat:
            continue
        teams.append(team)
    return teams
