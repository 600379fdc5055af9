"""Players of Neustart: a sensible crisis staff for any roles, and two poor ones to measure the cards with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.core.bot import Bot, Chair
from stromtisch.core.seats import count_seats, seats_of
from stromtisch.games.neustart import bot_goods, bot_jobs, state
from stromtisch.games.neustart.bot_goods import Delivery
from stromtisch.games.neustart.bot_jobs import Plan
from stromtisch.games.neustart.bot_worth import Hazards
from stromtisch.games.neustart.cards import MARKER_KINDS
from stromtisch.games.neustart.content import Content
from stromtisch.games.neustart.orders import Deed, Order
from stromtisch.games.neustart.outlook import Outlook
from stromtisch.games.neustart.sharing import awaits
from stromtisch.games.neustart.state import NONE
from stromtisch.games.neustart.table import NeustartState, Orders
from stromtisch.games.neustart.terms import ACTOR_COUNT, ACTORS, QUARTER_COUNT

# An actor rests at so many points or fewer: fire brigade, police, ambulance, works yard, administration.
TIRED: Final = [8, 8, 8, 7, 7]
# Who should get a fourth team (NS-131): the actor with most to do in many places.
FOURTH_TEAM: Final = [ACTORS.index(name) for name in "VBPFR"]
# A colleague's plan that brings so much more is waited for.
URGENT: Final = 1.5
SAYS: Final = ["", "join", "task", "generator", "inform", "secure", "search", "build"]


class SensibleBot(Bot[NeustartState]):
    """Plays its roles by what everybody can see: needs, markers, moods, points, fuel.

    It defers to colleagues who do a thing better, helps where points are missing, and waits for the others
    before it says that it is ready.
    """

    def __init__(self, content: Content, orders: Orders, answers: bool = True) -> None:
        self.content = content
        self.orders = orders
        self.answers = answers
        self.hazards = Hazards(content)
        # By kind of job.
        self.deeds: list[Deed] = [
            orders.answer, orders.join, orders.task, orders.generator, orders.inform, orders.secure, orders.search,
            orders.build,
        ]  # fmt: skip

    def decide(self, chair: Chair[NeustartState]) -> int | None:
        """One decision for one of the seat's roles, or None to wait for the others."""
        legal = chair.legal()
        orders = self.orders
        if orders.of_code[legal[0]] is orders.vote:
            return _first(orders.vote, FOURTH_TEAM, legal)
        if legal[-1] >= orders.confirm.first:
            confirmed = _first(orders.confirm, range(ACTOR_COUNT), legal)
            if confirmed is not None:
                return confirmed
        board = chair.world()
        if board.phase == state.READING:
            return orders.ready.first
        if board.charter.consensus and not chair.hurry and awaits(board, chair.seat):
            return None
        seen = Outlook(board, chair.seat)
        if board.phase == state.RESTING:
            return self._rest(seen, legal, chair.hurry)
        focus = board.focus[chair.seat]
        if focus == NONE:
            return self._begin(seen, legal, chair.hurry)
        if state.FOCUS_DESK <= focus < state.FOCUS_TANK:
            return self._at_desk(seen, focus - state.FOCUS_DESK, legal)
        if focus < state.FOCUS_DESK:
            wanted = self._go_on(seen, focus)
        elif focus < state.FOCUS_TRIP:
            amount = bot_goods.refuelling(seen, focus - state.FOCUS_TANK)
            wanted = NONE if amount == NONE else orders.refuel.first + amount
        else:
            wanted = self._on_trip(seen, state.origin_of(focus), state.destination_of(focus))
        return wanted if wanted in legal else orders.back.first

    def _begin(self, seen: Outlook, legal: list[int], hurry: bool) -> int | None:
        """With empty hands: finds, fuel, then the best job; the evening's supply when the others are done."""
        orders = self.orders
        found = bot_goods.find_to_hand_on(seen)
        if found is not None and orders.desk.first + found.quarter in legal:
            return orders.desk.first + found.quarter
        thirsty = bot_goods.to_refuel(seen)
        if thirsty != NONE and orders.tank.first + thirsty in legal:
            return orders.tank.first + thirsty
        plan = self._plan(seen, hurry)
        if plan is not None and orders.team.first + plan.team in legal:
            return orders.team.first + plan.team
        if not hurry and _others_at_work(seen):
            return None
        delivery = self._delivery(seen, NONE)
        if delivery is not None and orders.desk.first + delivery.quarter in legal:
            return orders.desk.first + delivery.quarter
        if orders.ready.first in legal:
            return orders.ready.first
        if not hurry:
            return None
        given_up = _first(orders.give_up, range(ACTOR_COUNT), legal)
        return legal[0] if given_up is None else given_up

    def _plan(self, seen: Outlook, hurry: bool) -> Plan | None:
        """The best job for the own teams; what colleagues do better is theirs as long as there is time."""
        teams = bot_jobs.free_teams(seen, False)
        if not teams:
            return None
        jobs = bot_jobs.jobs_of(seen, self.hazards, self.answers)
        plan = bot_jobs.best_plan(seen, jobs, bot_jobs.free_teams(seen, True), True)
        if hurry:
            return plan or bot_jobs.best_plan(seen, jobs, teams, False)
        if plan is None or seen.board.seats == 1:
            return plan
        # What is far more urgent comes first: it may change what the rest should do.
        urgent = bot_jobs.best_plan(seen, jobs, bot_jobs.colleagues_teams(seen), False, plan.gain + URGENT)
        return plan if urgent is None else None

    def _plan_for(self, seen: Outlook, team: int) -> Plan | None:
        """The job of the team in hand."""
        if team not in bot_jobs.free_teams(seen, False):
            return None
        jobs = bot_jobs.jobs_of(seen, self.hazards, self.answers)
        plan = bot_jobs.best_plan(seen, jobs, [team], True)
        return bot_jobs.best_plan(seen, jobs, [team], False) if plan is None else plan

    def _go_on(self, seen: Outlook, team: int) -> int:
        """With a team in hand: drive to its job, or do it."""
        plan = self._plan_for(seen, team)
        if plan is None:
            return NONE
        if seen.board.team_at[team] != plan.job.quarter:
            return self.orders.drive.first + plan.job.quarter
        return self._deed(plan)

    def _deed(self, plan: Plan) -> int:
        """The decision that does a job."""
        job = plan.job
        if job.kind == bot_jobs.JOIN:
            join = self.orders.join
            return join.first + job.number * join.starter.stride + plan.points
        return self.deeds[job.kind].first + job.number

    def _delivery(self, seen: Outlook, trip: int) -> Delivery | None:
        """What is to be handed on or driven once all have acted."""
        if seen.holds(self.content.administration):
            shipped = bot_goods.find_to_ship(seen, trip)
            if shipped is not None:
                return shipped
        return bot_goods.supper(seen, trip)

    def _at_desk(self, seen: Outlook, quarter: int, legal: list[int]) -> int:
        """With the goods of a quarter in hand."""
        for delivery in (bot_goods.find_to_hand_on(seen), self._delivery(seen, NONE)):
            if delivery is None or delivery.quarter != quarter:
                continue
            wanted = self._goods(delivery)
            if delivery.is_trip():
                wanted = self.orders.ship.first + delivery.destination
            if wanted in legal:
                return wanted
        return self.orders.back.first

    def _on_trip(self, seen: Outlook, origin: int, destination: int) -> int:
        """With a transport in hand."""
        delivery = self._delivery(seen, origin * QUARTER_COUNT + destination)
        if delivery is None or delivery.quarter != origin or delivery.destination != destination:
            return NONE
        return self._goods(delivery)

    def _goods(self, delivery: Delivery) -> int:
        goods = self.orders.goods
        at = delivery.source * goods.source.stride + delivery.sink * goods.sink.stride
        return goods.first + at + (1 if delivery.everything else 0)

    def _rest(self, seen: Outlook, legal: list[int], hurry: bool) -> int | None:
        """NS-25: tired actors rest; of a shared role somebody else may know better."""
        for actor in range(ACTOR_COUNT):
            tired = seen.board.points[actor] <= TIRED[actor]
            chosen = (self.orders.rest if tired else self.orders.duty).first + actor
            if chosen in legal and (hurry or seats_of(seen.holders[actor])[0] == seen.seat):
                return chosen
        return None

    def come_back(self, chair: Chair[NeustartState]) -> int | None:
        """Ready already: only a colleague's open effort or goods to hand on call it back."""
        seen = Outlook(chair.world(), chair.seat)
        wanted = False
        if seen.board.operations > 0:
            jobs = [
                job for job in bot_jobs.jobs_of(seen, self.hazards, self.answers) if job.kind == bot_jobs.JOIN
            ]
            wanted = bot_jobs.best_plan(seen, jobs, bot_jobs.free_teams(seen, True), True) is not None
        if not wanted and seen.holds(self.content.administration):
            wanted = bot_goods.find_to_hand_on(seen) is not None or self._delivery(seen, NONE) is not None
        return self.orders.wait.first if wanted and self.orders.wait.first in chair.legal() else None

    # --- what it says ------------------------------------------------------------------------

    def intention(self, chair: Chair[NeustartState], code: int) -> dict[str, str | int] | None:
        """What it is about to do, when a decision begins a job or a transport; who rests is sealed (NS-28)."""
        kind = self.orders.of_code[code]
        if kind is self.orders.team:
            seen = Outlook(chair.world(), chair.seat)
            plan = self._plan_for(seen, code - kind.first)
            return None if plan is None else self._say(seen, plan)
        if kind is self.orders.ship:
            ids = self.content.quarter_ids
            return {
                "says": "ship",
                "actor": ACTORS[self.content.administration],
                "from": ids[state.origin_of(chair.world().focus[chair.seat])],
                "to": ids[code - kind.first],
            }
        return None

    def _say(self, seen: Outlook, plan: Plan) -> dict[str, str | int]:
        job = plan.job
        says = SAYS[job.kind]
        if job.kind == bot_jobs.ANSWER:
            says = MARKER_KINDS[self.content.effects[seen.board.marker_effect[job.number]].op].lower()
        name = state.team_name(plan.team)
        said: dict[str, str | int] = {
            "says": says,
            "actor": name[0],
            "team": name,
            "quarter": self.content.quarter_ids[job.quarter],
        }
        if job.kind == bot_jobs.SECURING:
            said["business"] = self.content.business_names[job.number]
        if job.kind == bot_jobs.JOIN:
            said["colleague"] = ACTORS[job.number]
        return said


class RestingBot(Bot[NeustartState]):
    """Lets everybody rest all week and does nothing else: to measure what the week does by itself."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders

    def decide(self, chair: Chair[NeustartState]) -> int | None:
        """Rest, then be ready."""
        legal = chair.legal()
        for code in legal:
            kind = self.orders.of_code[code]
            if kind is self.orders.rest or kind is self.orders.ready:
                return code
        return legal[0]


def _first(order: Order, actors: Sequence[int], legal: list[int]) -> int | None:
    """The first of these actors for whom such an order is open, as the code of the decision."""
    return next((order.first + actor for actor in actors if order.first + actor in legal), None)


def _others_at_work(seen: Outlook) -> bool:
    """Whether somebody else has not finished this unit yet."""
    return count_seats(seen.board.ready) < seen.board.seats - 1
