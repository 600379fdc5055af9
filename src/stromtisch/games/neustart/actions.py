"""What teams do: driving, answering markers alone and together, voluntary actions, tasks (NS-40 to NS-81)."""

from __future__ import annotations

from typing import Final

from stromtisch.core.fields import replaced
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
NOTHING_HERE: Final[list[int]] = []
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
        return team_closed(board, seat, at)

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        for actor in range(terms.ACTOR_COUNT):
            if board.resting[actor] != state.RESTS and board.holds(seat, actor):
                for team in range(actor * terms.TEAMS_EACH, (actor + 1) * terms.TEAMS_EACH):
                    if board.team_used[team] == 0 and board.team_at[team] != NONE:
                        found.append(self.first + team)

    def do(self, board: Board, seat: int, at: int) -> None:
        board.take(seat, state.FOCUS_TEAM + at)


class Drive(Deed):
    """NS-48 to NS-53: along the cheapest way; the shared tank pays. Driving does not use a team up (NS-51)."""

    def __init__(self, content: Content) -> None:
        super().__init__("drive")
        self.phases = [state.WITH_TEAM, state.DRIVING]
        self.names("quarter", content.quarter_ids)

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        team = board.focus[seat]
        why = team_closed(board, seat, team)
        if why is not None:
            return why
        here = board.team_at[team]
        if at == here:
            return reasons.SAME_QUARTER
        enough = board.roads[here * terms.QUARTER_COUNT + at] <= board.tank[team // terms.TEAMS_EACH]
        return None if enough else reasons.TOO_FAR

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
            board.tell_team("drove", team, {"seat": seat, "fuel": cost})

    def preview(self, board: Board, seat: int, at: int) -> dict[str, object]:
        return {"fuel": board.roads[board.team_at[board.focus[seat]] * terms.QUARTER_COUNT + at]}


def action_for(board: Board, marker: int) -> int:
    """NS-54 to NS-56: the action a marker asks for."""
    effect = board.content.effects[board.marker_effect[marker]]
    return terms.EXTINGUISH if effect.op == FIRE else effect.action


# --- necessary actions -----------------------------------------------------------------


class Answer(Deed):
    """NS-54 to NS-60: pay, turn the marker over, settle it if the points suffice; else others may join."""

    def __init__(self) -> None:
        super().__init__("answer")
        self.numbers("marker", range(MARKER_CODES))

    def action(self, board: Board, at: int) -> int:
        placed = at < len(board.marker_at) and board.marker_at[at] != NONE
        return action_for(board, at) if placed else NONE

    def obstacle(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        if at >= len(board.marker_at) or board.marker_at[at] != here:
            return reasons.NO_MARKER
        return reasons.ANSWERED if board.operations > 0 and at in board.operation else None

    def worth_asking(self, board: Board, here: int) -> list[int]:
        return board.lying if board.marker_count[here] > 0 else NOTHING_HERE

    def work(self, board: Board, seat: int, team: int, at: int) -> None:
        reveal(board, at)
        actor = team // terms.TEAMS_EACH
        board.operation[actor] = at
        board.pledged[actor] = 0
        board.helping[actor] = 0
        board.operations += 1
        if not settle(board, actor) and board.journal is not None:
            said = {"actor": terms.ACTORS[actor], "marker": at, "value": board.effective(at)}
            board.tell("too-much", board.marker_at[at], {**said, "points": board.points[actor]})

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

    def obstacle(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        starter = self.starter.of[at]
        marker = board.operation[starter]
        if starter == actor or marker == NONE:
            return reasons.NO_OPERATION
        if board.marker_at[marker] != here:
            return reasons.NOT_POSSIBLE_HERE
        if board.helping[starter] >> actor & 1:
            return reasons.TAKES_PART
        lacking = board.effective(marker) - board.pledged[starter]
        return reasons.TOO_MANY_POINTS if self.points.of[at] > lacking else None

    def worth_asking(self, board: Board, here: int) -> list[int]:
        if board.operations == 0:
            return NOTHING_HERE
        found: list[int] = []
        for starter in range(terms.ACTOR_COUNT):
            if board.operation[starter] != NONE:
                found += range(starter * PER_STARTER, (starter + 1) * PER_STARTER)
        return found

    def work(self, board: Board, seat: int, team: int, at: int) -> None:
        starter = self.starter.of[at]
        points = self.points.of[at]
        actor = team // terms.TEAMS_EACH
        board.pledged[starter] += points
        board.helping[starter] |= 1 << actor
        if board.journal is not None:
            who: dict[str, object] = {
                "seat": seat,
                "actor": terms.ACTORS[actor],
                "team": state.team_name(team),
            }
            board.journal.tell("joined", {**who, "starter": terms.ACTORS[starter], "points": points})
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
        said = _said_of(starter, helping)
        said["card"] = board.content.card_ids[board.content.effects[number].card]
        said["kind_of"] = MARKER_KINDS[board.content.effects[number].op]
        said["value"] = value
        board.tell("solved", quarter, said)
    apply_all(board, board.content.effects[number].reward, quarter)
    return True


def _said_of(starter: int, helping: int) -> dict[str, object]:
    """Who has taken part in an effort; the one who began it comes first."""
    actor = terms.ACTORS[starter]
    helpers = terms.names_of(helping & ~(1 << starter))
    return {"actor": actor, "helping": helpers, "actors": [actor, *helpers]}


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
        marker = board.operation[starter]
        said = _said_of(starter, helping)
        said["seat"] = None if seat == NONE else seat
        said["marker"] = marker
        board.tell("gave-up", board.marker_at[marker], said)
    _close(board, starter)


def settle_all(board: Board) -> None:
    """NS-65: everything that can be paid by now is paid."""
    for starter in range(terms.ACTOR_COUNT):
        if board.operation[starter] != NONE:
            settle(board, starter)


# --- voluntary actions --------------------------------------------------------------------


class Voluntary(Deed):
    """A deed that always asks for the same action."""

    def __init__(self, name: str, asks: int, shown: bool = False) -> None:
        super().__init__(name, shown)
        self.asks = asks

    def action(self, board: Board, at: int) -> int:
        return self.asks

    def possible(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        why = self.obstacle(board, actor, here, at)
        return affordable(board, actor, self.asks, 0) if why is None else why


class SetGenerator(Voluntary):
    """NS-66, NS-67: one need field less for good."""

    def obstacle(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        if not board.content.generator[here]:
            return reasons.NOT_POSSIBLE_HERE
        return reasons.HAS_GENERATOR if board.generator[here] == 1 else None

    def work(self, board: Board, seat: int, team: int, at: int) -> None:
        quarter = board.team_at[team]
        board.generator[quarter] = 1
        return_surplus(board, quarter)


class Inform(Voluntary):
    """NS-68 to NS-71: the mood point may be declined (NS-69)."""

    def __init__(self, name: str, lift: bool) -> None:
        super().__init__(name, terms.INFORM, shown=lift)
        self.lift = lift

    def obstacle(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        return reasons.INFORMED if board.info[here] == state.GREEN else None

    def work(self, board: Board, seat: int, team: int, at: int) -> None:
        inform(board, board.team_at[team], self.lift)


class Secure(Voluntary):
    """NS-73, NS-74, NS-120: empty one full business; a die and a bonus say how much there was."""

    def __init__(self, content: Content) -> None:
        super().__init__("secure", terms.SECURE)
        self.names("business", content.business_names)

    def obstacle(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        open_here = board.content.business_at[at] == here and board.business[at] == state.FULL
        return None if open_here else reasons.NO_BUSINESS

    def worth_asking(self, board: Board, here: int) -> list[int]:
        return board.content.businesses_of[here]

    def work(self, board: Board, seat: int, team: int, at: int) -> None:
        content = board.content
        board.business[at] = state.EMPTY
        amount = board.die() + content.secure_bonus
        fuel = content.holds_fuel[content.business_kind[at]]
        _find(board, team, 0 if fuel else amount, amount if fuel else 0, content.business_names[at])


class Search(Voluntary):
    """NS-75: supplies and fuel by one die each, less the second time; then the marker turns or goes."""

    def obstacle(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        return reasons.NO_SEARCH if board.search[here] == state.SEARCHED else None

    def work(self, board: Board, seat: int, team: int, at: int) -> None:
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
        said = {"business": business or None, "supplies": supplies, "fuel": fuel}
        board.tell_team("found", team, said)


class Build(Voluntary):
    """NS-79: a base on the free site, and a mood point."""

    def obstacle(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        if not board.content.site[here]:
            return reasons.NOT_POSSIBLE_HERE
        return reasons.HAS_BASE if board.base[here] == 1 else None

    def work(self, board: Board, seat: int, team: int, at: int) -> None:
        quarter = board.team_at[team]
        board.base[quarter] = 1
        find_network(board)
        lift_mood(board, quarter)


class Clear(Voluntary):
    """NS-80: building clears the road into the quarter."""

    def obstacle(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        return reasons.NO_BLOCK if board.blocks[here] == 0 else None

    def work(self, board: Board, seat: int, team: int, at: int) -> None:
        board.blocks = replaced(board.blocks, board.team_at[team], 0)
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

    def obstacle(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        return None if board.task_at[at] == here else reasons.NO_TASK

    def worth_asking(self, board: Board, here: int) -> list[int]:
        return list(range(state.TASK_SLOTS)) if board.task_count > 0 else NOTHING_HERE

    def work(self, board: Board, seat: int, team: int, at: int) -> None:
        effect = board.content.effects[board.task_effect[at]]
        quarter = board.task_at[at]
        remove_task(board, at)
        if board.journal is not None:
            board.tell("task-done", quarter, {"card": board.content.card_ids[effect.card]})
        apply_all(board, effect.reward, quarter)
