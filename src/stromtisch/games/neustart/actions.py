"""What teams do: driving, answering markers alone and together, voluntary actions, tasks (NS-40 to NS-81)."""

from __future__ import annotations

from typing import Final

from stromtisch.core.kinds import NOTHING, Why
from stromtisch.games.neustart import reasons, state, terms
from stromtisch.games.neustart.cards import FIRE, MARKER_KINDS
from stromtisch.games.neustart.content import Content
from stromtisch.games.neustart.effects import apply_all, remove_task
from stromtisch.games.neustart.markers import reveal, take_away
from stromtisch.games.neustart.mood import find_network, find_roads, inform, lift_mood
from stromtisch.games.neustart.orders import Deed, Order, affordable, not_held, team_closed
from stromtisch.games.neustart.sharing import proposal_open
from stromtisch.games.neustart.state import NONE, Board
from stromtisch.games.neustart.supply import return_surplus

MOST_POINTS: Final = 12
PER_STARTER: Final = MOST_POINTS + 1
# So many markers can lie in the town at once in any pack.
MARKER_CODES: Final = 80


class Team(Order):
    """A team is taken in hand."""

    def __init__(self) -> None:
        super().__init__("team", [state.ACTING])
        self.names("team", [state.team_name(team) for team in range(terms.TEAM_COUNT)])

    def role(self, board: Board, seat: int, at: int) -> int:
        return at // terms.TEAMS_EACH

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        actor = at // terms.TEAMS_EACH
        return team_closed(board, at) if board.holds(seat, actor) else not_held(board, seat, actor)

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        for actor in range(terms.ACTOR_COUNT):
            if board.resting[actor] != state.RESTS and board.holds(seat, actor):
                for team in range(actor * terms.TEAMS_EACH, (actor + 1) * terms.TEAMS_EACH):
                    if board.team_used[team] == 0 and board.team_at[team] != NONE:
                        found.append(self.first + team)

    def do(self, board: Board, seat: int, at: int) -> None:
        board.focus[seat] = state.FOCUS_TEAM + at
        board.trip_paid[seat] = 0


class Drive(Deed):
    """NS-48 to NS-53: along the cheapest way; the shared tank pays. Driving does not use a team up (NS-51)."""

    def __init__(self, content: Content) -> None:
        super().__init__("drive")
        self.phases = [state.WITH_TEAM, state.DRIVING]
        self.names("quarter", content.quarter_ids)

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        team = board.focus[seat]
        actor = team // terms.TEAMS_EACH
        if not board.holds(seat, actor):
            return not_held(board, seat, actor)
        why = team_closed(board, team)
        if why is not None:
            return why
        here = board.team_at[team]
        if at == here:
            return reasons.SAME_QUARTER
        return None if board.roads[here * terms.QUARTER_COUNT + at] <= board.tank[actor] else reasons.TOO_FAR

    def facts(self, board: Board, seat: int, at: int, why: Why) -> dict[str, object]:
        found = super().facts(board, seat, at, why)
        if why is reasons.TOO_FAR:
            team = board.focus[seat]
            found["fuel"] = board.roads[board.team_at[team] * terms.QUARTER_COUNT + at]
            found["have"] = board.tank[team // terms.TEAMS_EACH]
        return found

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        team = board.focus[seat]
        tank = board.tank[team // terms.TEAMS_EACH]
        if tank > 0:
            here = board.team_at[team]
            roads = board.roads
            first = here * terms.QUARTER_COUNT
            for quarter in range(terms.QUARTER_COUNT):
                if quarter != here and roads[first + quarter] <= tank:
                    found.append(self.first + quarter)

    def do(self, board: Board, seat: int, at: int) -> None:
        team = board.focus[seat]
        cost = board.roads[board.team_at[team] * terms.QUARTER_COUNT + at]
        board.tank[team // terms.TEAMS_EACH] -= cost
        board.team_at[team] = at
        if board.journal is not None:
            body: dict[str, object] = {
                "seat": seat,
                "actor": terms.ACTORS[team // terms.TEAMS_EACH],
                "team": state.team_name(team),
                "quarter": board.content.quarter_ids[at],
                "fuel": cost,
            }
            board.journal.tell("drove", body)

    def preview(self, board: Board, seat: int, at: int) -> dict[str, object]:
        return {"fuel": board.roads[board.team_at[board.focus[seat]] * terms.QUARTER_COUNT + at]}


def action_for(board: Board, marker: int) -> int:
    """NS-54 to NS-56: the action a marker asks for."""
    effect = board.content.effects[board.marker_effect[marker]]
    return terms.EXTINGUISH if effect.op == FIRE else effect.action


def _begin(board: Board, seat: int, team: int, action: int, extra: int, deed: str) -> None:
    """NS-41, NS-44: the points are paid at once and the team is used; ``deed`` is the kind of the decision."""
    actor = team // terms.TEAMS_EACH
    cost = board.price(actor, action) + extra
    board.points[actor] -= cost
    board.team_used[team] = 1
    # Somebody else of the role who has the team in hand as well is told that it is used, and by whom.
    board.focus[seat] = NONE
    if board.charter.any_shared:
        used_by = board.used_by[:]
        used_by[team] = seat
        board.used_by = used_by
    if board.journal is not None:
        body: dict[str, object] = {
            "seat": seat,
            "actor": terms.ACTORS[actor],
            "team": state.team_name(team),
            "action": terms.ACTIONS[action],
            "deed": deed,
            "quarter": board.content.quarter_ids[board.team_at[team]],
            "points": cost,
        }
        board.journal.tell("acted", body)


# --- necessary actions -----------------------------------------------------------------


class Answer(Deed):
    """NS-54 to NS-60: pay, turn the marker over, settle it if the points suffice; else others may join."""

    def __init__(self) -> None:
        super().__init__("answer")
        self.numbers("marker", range(MARKER_CODES))

    def action(self, board: Board, at: int) -> int:
        placed = at < len(board.marker_at) and board.marker_at[at] != NONE
        return action_for(board, at) if placed else NONE

    def possible(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        if at >= len(board.marker_at) or board.marker_at[at] != here:
            return reasons.NO_MARKER
        if board.operations > 0 and at in board.operation:
            return reasons.ANSWERED
        return affordable(board, actor, action_for(board, at), 0)

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        team = board.focus[seat]
        here = board.team_at[team]
        if board.marker_count[here] > 0:
            for marker in board.lying:
                if self.possible(board, team // terms.TEAMS_EACH, here, marker) is None:
                    found.append(self.first + marker)

    def do(self, board: Board, seat: int, at: int) -> None:
        team = board.focus[seat]
        _begin(board, seat, team, action_for(board, at), 0, self.name)
        reveal(board, at)
        actor = team // terms.TEAMS_EACH
        board.operation[actor] = at
        board.pledged[actor] = 0
        board.helping[actor] = 0
        board.operations += 1
        if not settle(board, actor) and board.journal is not None:
            body: dict[str, object] = {
                "actor": terms.ACTORS[actor],
                "marker": at,
                "quarter": board.content.quarter_ids[board.marker_at[at]],
                "value": board.effective(at),
                "points": board.points[actor],
            }
            board.journal.tell("too-much", body)

    def looked_for(self, board: Board, seat: int) -> list[int]:
        here = board.team_at[board.focus[seat]]
        return [marker for marker in board.lying if board.marker_at[marker] == here]

    def preview(self, board: Board, seat: int, at: int) -> dict[str, object]:
        found = super().preview(board, seat, at)
        if board.marker_state[at] & state.OPENED:
            found["value"] = board.effective(at)
        return found


class Join(Deed):
    """NS-61, NS-62: a team of another actor pays its own cost and gives so many points to the common effort."""

    def __init__(self) -> None:
        super().__init__("join")
        self.starter = self.names("actor", terms.ACTORS)
        self.points = self.numbers("points", range(PER_STARTER))

    def action(self, board: Board, at: int) -> int:
        marker = board.operation[self.starter.of[at]]
        return action_for(board, marker) if marker != NONE else NONE

    def surcharge(self, board: Board, at: int) -> int:
        return self.points.of[at]

    def possible(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        starter = self.starter.of[at]
        marker = board.operation[starter]
        if starter == actor or marker == NONE:
            return reasons.NO_OPERATION
        if board.marker_at[marker] != here:
            return reasons.NOT_POSSIBLE_HERE
        if board.helping[starter] >> actor & 1:
            return reasons.TAKES_PART
        points = self.points.of[at]
        if points > board.effective(marker) - board.pledged[starter]:
            return reasons.TOO_MANY_POINTS
        return affordable(board, actor, action_for(board, marker), points)

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        if board.operations == 0:
            return
        team = board.focus[seat]
        for starter in range(terms.ACTOR_COUNT):
            if board.operation[starter] != NONE:
                for at in range(starter * PER_STARTER, (starter + 1) * PER_STARTER):
                    if self.possible(board, team // terms.TEAMS_EACH, board.team_at[team], at) is None:
                        found.append(self.first + at)

    def do(self, board: Board, seat: int, at: int) -> None:
        team = board.focus[seat]
        starter = self.starter.of[at]
        points = self.points.of[at]
        _begin(board, seat, team, action_for(board, board.operation[starter]), points, self.name)
        board.pledged[starter] += points
        board.helping[starter] |= 1 << team // terms.TEAMS_EACH
        if board.journal is not None:
            body: dict[str, object] = {
                "seat": seat,
                "actor": terms.ACTORS[team // terms.TEAMS_EACH],
                "team": state.team_name(team),
                "starter": terms.ACTORS[starter],
                "points": points,
            }
            board.journal.tell("joined", body)
        settle(board, starter)


class GiveUp(Order):
    """NS-63: an effort that cannot be paid is given up."""

    def __init__(self) -> None:
        super().__init__("give-up", state.ANY_HAND, commands=True)
        self.names("actor", terms.ACTORS)

    def role(self, board: Board, seat: int, at: int) -> int:
        return at

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        if not board.holds(seat, at):
            return not_held(board, seat, at)
        return None if board.operation[at] != NONE else reasons.NO_OPERATION

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        if board.operations > 0:
            super().collect(board, seat, found)

    def do(self, board: Board, seat: int, at: int) -> None:
        give_up(board, at, seat)

    def autopilot(self, board: Board, seat: int) -> int:
        for actor in range(terms.ACTOR_COUNT):
            if self.closed(board, seat, actor) is None and not proposal_open(board, actor):
                return actor
        return NOTHING


def settle(board: Board, starter: int) -> bool:
    """NS-59, NS-62, NS-64, NS-65: the starter pays what the others have not given; the value counts as it is now."""
    marker = board.operation[starter]
    value = board.effective(marker)
    rest = value - board.pledged[starter]
    if board.points[starter] < rest:
        return False
    if rest > 0:
        board.points[starter] -= rest
    quarter = board.marker_at[marker]
    number = board.marker_effect[marker]
    helping = board.helping[starter]
    _close(board, starter)
    take_away(board, marker)
    if board.journal is not None:
        body: dict[str, object] = {
            "actor": terms.ACTORS[starter],
            "helping": [name for actor, name in enumerate(terms.ACTORS) if helping >> actor & 1],
            "actors": _names(starter, helping),
            "quarter": board.content.quarter_ids[quarter],
            "card": board.content.card_ids[board.content.effects[number].card],
            "kind_of": MARKER_KINDS[board.content.effects[number].op],
            "value": value,
        }
        board.journal.tell("solved", body)
    apply_all(board, board.content.effects[number].reward, quarter)
    return True


def _names(starter: int, helping: int) -> list[str]:
    """Who has taken part in an effort: first whoever began it."""
    others = [name for actor, name in enumerate(terms.ACTORS) if helping >> actor & 1 and actor != starter]
    return [terms.ACTORS[starter], *others]


def _close(board: Board, starter: int) -> None:
    board.operation[starter] = NONE
    board.pledged[starter] = 0
    board.helping[starter] = 0
    board.operations -= 1


def give_up(board: Board, starter: int, seat: int) -> None:
    """NS-63: everybody who took part is exhausted, the marker stays open, nothing is saved up.

    At the end of a unit nobody (NONE) decides it.
    """
    helping = board.helping[starter] | 1 << starter
    for actor in range(terms.ACTOR_COUNT):
        if helping >> actor & 1:
            board.points[actor] = 0
    if board.journal is not None:
        body: dict[str, object] = {
            "seat": None if seat == NONE else seat,
            "actor": terms.ACTORS[starter],
            "helping": _names(starter, helping)[1:],
            "actors": _names(starter, helping),
            "marker": board.operation[starter],
            "quarter": board.content.quarter_ids[board.marker_at[board.operation[starter]]],
        }
        board.journal.tell("gave-up", body)
    _close(board, starter)


def settle_all(board: Board) -> None:
    """NS-65: whatever can be paid by now is paid."""
    for starter in range(terms.ACTOR_COUNT):
        if board.operation[starter] != NONE:
            settle(board, starter)


# --- voluntary actions --------------------------------------------------------------------


class SetGenerator(Deed):
    """NS-66, NS-67: one need field less for good."""

    def action(self, board: Board, at: int) -> int:
        return terms.POWER

    def possible(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        if not board.content.generator[here]:
            return reasons.NOT_POSSIBLE_HERE
        return (
            reasons.HAS_GENERATOR if board.generator[here] == 1 else affordable(board, actor, terms.POWER, 0)
        )

    def do(self, board: Board, seat: int, at: int) -> None:
        team = board.focus[seat]
        _begin(board, seat, team, terms.POWER, 0, self.name)
        quarter = board.team_at[team]
        board.generator[quarter] = 1
        return_surplus(board, quarter)


class Inform(Deed):
    """NS-68 to NS-71: the mood point may be declined (NS-69)."""

    def __init__(self, name: str, lift: bool) -> None:
        super().__init__(name, shown=lift)
        self.lift = lift

    def action(self, board: Board, at: int) -> int:
        return terms.INFORM

    def possible(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        return (
            reasons.INFORMED if board.info[here] == state.GREEN else affordable(board, actor, terms.INFORM, 0)
        )

    def do(self, board: Board, seat: int, at: int) -> None:
        team = board.focus[seat]
        _begin(board, seat, team, terms.INFORM, 0, self.name)
        inform(board, board.team_at[team], self.lift)


class Secure(Deed):
    """NS-73, NS-74, NS-120: empty one full business; a die and a bonus say how much there was."""

    def __init__(self, content: Content) -> None:
        super().__init__("secure")
        self.names("business", content.business_names)

    def action(self, board: Board, at: int) -> int:
        return terms.SECURE

    def possible(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        if board.content.business_at[at] != here or board.business[at] != state.FULL:
            return reasons.NO_BUSINESS
        return affordable(board, actor, terms.SECURE, 0)

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        team = board.focus[seat]
        here = board.team_at[team]
        for business in board.content.businesses_of[here]:
            if self.possible(board, team // terms.TEAMS_EACH, here, business) is None:
                found.append(self.first + business)

    def do(self, board: Board, seat: int, at: int) -> None:
        team = board.focus[seat]
        content = board.content
        _begin(board, seat, team, terms.SECURE, 0, self.name)
        board.business[at] = state.EMPTY
        amount = board.die() + content.secure_bonus
        fuel = content.holds_fuel[content.business_kind[at]]
        _find(board, team, 0 if fuel else amount, amount if fuel else 0, content.business_names[at])


class Search(Deed):
    """NS-75: supplies and fuel by one die each, less the second time; then the marker turns or goes."""

    def action(self, board: Board, at: int) -> int:
        return terms.SEARCH

    def possible(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        return (
            reasons.NO_SEARCH
            if board.search[here] == state.SEARCHED
            else affordable(board, actor, terms.SEARCH, 0)
        )

    def do(self, board: Board, seat: int, at: int) -> None:
        team = board.focus[seat]
        _begin(board, seat, team, terms.SEARCH, 0, self.name)
        quarter = board.team_at[team]
        less = board.content.light_search_loss if board.search[quarter] == state.LIGHT else 0
        board.search[quarter] -= 1
        supplies = max(0, board.die() - less)
        fuel = max(0, board.die() - less)
        _find(board, team, supplies, fuel, "")


def _find(board: Board, team: int, supplies: int, fuel: int, business: str) -> None:
    """NS-76, NS-77: found goods wait in the quarter until somebody says where they go; ``business``: or a search."""
    quarter = board.team_at[team]
    board.found_supplies[quarter] += supplies
    board.found_fuel[quarter] += fuel
    board.finders[quarter] |= 1 << team // terms.TEAMS_EACH
    if board.journal is not None:
        body: dict[str, object] = {
            "actor": terms.ACTORS[team // terms.TEAMS_EACH],
            "team": state.team_name(team),
            "quarter": board.content.quarter_ids[quarter],
            "business": business or None,
            "supplies": supplies,
            "fuel": fuel,
        }
        board.journal.tell("found", body)


class Build(Deed):
    """NS-79: a base on the free site, and a mood point."""

    def action(self, board: Board, at: int) -> int:
        return terms.BUILD

    def possible(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        if not board.content.site[here]:
            return reasons.NOT_POSSIBLE_HERE
        return reasons.HAS_BASE if board.base[here] == 1 else affordable(board, actor, terms.BUILD, 0)

    def do(self, board: Board, seat: int, at: int) -> None:
        team = board.focus[seat]
        _begin(board, seat, team, terms.BUILD, 0, self.name)
        quarter = board.team_at[team]
        board.base[quarter] = 1
        find_network(board)
        lift_mood(board, quarter)


class Clear(Deed):
    """NS-80: building clears the road into the quarter."""

    def action(self, board: Board, at: int) -> int:
        return terms.BUILD

    def possible(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        return reasons.NO_BLOCK if board.blocks[here] == 0 else affordable(board, actor, terms.BUILD, 0)

    def do(self, board: Board, seat: int, at: int) -> None:
        team = board.focus[seat]
        _begin(board, seat, team, terms.BUILD, 0, self.name)
        blocks = board.blocks[:]
        blocks[board.team_at[team]] = 0
        board.blocks = blocks
        find_roads(board)


class Task(Deed):
    """NS-80, NS-81: cost and extra value; the reward happens instead of what the action does otherwise."""

    def __init__(self) -> None:
        super().__init__("task")
        self.numbers("task", range(state.TASK_SLOTS))

    def action(self, board: Board, at: int) -> int:
        number = board.task_effect[at]
        return board.content.effects[number].action if number != NONE else NONE

    def surcharge(self, board: Board, at: int) -> int:
        return board.content.effects[board.task_effect[at]].value

    def possible(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        if board.task_at[at] != here:
            return reasons.NO_TASK
        effect = board.content.effects[board.task_effect[at]]
        return affordable(board, actor, effect.action, effect.value)

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        if board.task_count > 0:
            team = board.focus[seat]
            for slot in range(state.TASK_SLOTS):
                if self.possible(board, team // terms.TEAMS_EACH, board.team_at[team], slot) is None:
                    found.append(self.first + slot)

    def do(self, board: Board, seat: int, at: int) -> None:
        effect = board.content.effects[board.task_effect[at]]
        _begin(board, seat, board.focus[seat], effect.action, effect.value, self.name)
        quarter = board.task_at[at]
        remove_task(board, at)
        if board.journal is not None:
            body: dict[str, object] = {
                "card": board.content.card_ids[effect.card],
                "quarter": board.content.quarter_ids[quarter],
            }
            board.journal.tell("task-done", body)
        apply_all(board, effect.reward, quarter)
