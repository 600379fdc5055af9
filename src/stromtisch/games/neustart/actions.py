"""What teams do: driving, answering markers alone and together, voluntary actions, tasks (NS-40 to NS-81)."""

from __future__ import annotations

from stromtisch.games.neustart.cards import FIRE, MARKER_KINDS
from stromtisch.games.neustart.content import (
    ACTIONS,
    ACTOR_COUNT,
    ACTORS,
    BUILD,
    EXTINGUISH,
    INFORM,
    POWER,
    QUARTER_COUNT,
    SEARCH,
    SECURE,
    TEAMS_EACH,
)
from stromtisch.games.neustart.effects import apply_all, remove_task
from stromtisch.games.neustart.markers import reveal, take_away
from stromtisch.games.neustart.mood import find_network, find_roads, inform, lift_mood
from stromtisch.games.neustart.state import EMPTY, LIGHT, NONE, Board
from stromtisch.games.neustart.supply import return_surplus


def drive(board: Board, seat: int, team: int, quarter: int) -> None:
    """NS-48 to NS-53: along the cheapest way; the shared tank pays. Driving does not use a team up (NS-51)."""
    cost = board.roads[board.team_at[team] * QUARTER_COUNT + quarter]
    board.tank[team // TEAMS_EACH] -= cost
    board.team_at[team] = quarter
    if board.journal is not None:
        body: dict[str, object] = {
            "seat": seat,
            "team": team_name(team),
            "quarter": board.content.quarter_ids[quarter],
            "fuel": cost,
        }
        board.journal.tell("drove", body)


def team_name(team: int) -> str:
    """A team as people call it: F1 … V4."""
    return f"{ACTORS[team // TEAMS_EACH]}{team % TEAMS_EACH + 1}"


def action_for(board: Board, marker: int) -> int:
    """NS-54 to NS-56: the action a marker asks for."""
    effect = board.content.effects[board.marker_effect[marker]]
    return EXTINGUISH if effect.op == FIRE else effect.action


def _begin(board: Board, seat: int, team: int, action: int, extra: int, deed: str) -> None:
    """NS-41, NS-44: the points are paid at once and the team is used; ``deed`` is the kind of the decision."""
    actor = team // TEAMS_EACH
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
            "team": team_name(team),
            "action": ACTIONS[action],
            "deed": deed,
            "quarter": board.content.quarter_ids[board.team_at[team]],
            "points": cost,
        }
        board.journal.tell("acted", body)


# --- necessary actions -----------------------------------------------------------------


def answer(board: Board, seat: int, team: int, marker: int) -> None:
    """NS-57, NS-59, NS-60: pay, turn the marker over, settle it if the points suffice; else others may join."""
    _begin(board, seat, team, action_for(board, marker), 0, "answer")
    reveal(board, marker)
    actor = team // TEAMS_EACH
    board.operation[actor] = marker
    board.pledged[actor] = 0
    board.helping[actor] = 0
    board.operations += 1
    if not settle(board, actor) and board.journal is not None:
        body: dict[str, object] = {
            "actor": ACTORS[actor],
            "marker": marker,
            "quarter": board.content.quarter_ids[board.marker_at[marker]],
            "value": board.effective(marker),
            "points": board.points[actor],
        }
        board.journal.tell("too-much", body)


def join(board: Board, seat: int, team: int, starter: int, points: int) -> None:
    """NS-61, NS-62: a team of another actor pays its own cost and gives so many points to the common effort."""
    _begin(board, seat, team, action_for(board, board.operation[starter]), points, "join")
    board.pledged[starter] += points
    board.helping[starter] |= 1 << team // TEAMS_EACH
    if board.journal is not None:
        body: dict[str, object] = {
            "seat": seat,
            "team": team_name(team),
            "starter": ACTORS[starter],
            "points": points,
        }
        board.journal.tell("joined", body)
    settle(board, starter)


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
            "actor": ACTORS[starter],
            "helping": [name for actor, name in enumerate(ACTORS) if helping >> actor & 1],
            "quarter": board.content.quarter_ids[quarter],
            "card": board.content.card_ids[board.content.effects[number].card],
            "kind_of": MARKER_KINDS[board.content.effects[number].op],
            "value": value,
        }
        board.journal.tell("solved", body)
    apply_all(board, board.content.effects[number].reward, quarter)
    return True


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
    for actor in range(ACTOR_COUNT):
        if helping >> actor & 1:
            board.points[actor] = 0
    if board.journal is not None:
        body: dict[str, object] = {
            "seat": None if seat == NONE else seat,
            "actor": ACTORS[starter],
            "helping": [
                name for actor, name in enumerate(ACTORS) if helping >> actor & 1 and actor != starter
            ],
            "marker": board.operation[starter],
            "quarter": board.content.quarter_ids[board.marker_at[board.operation[starter]]],
        }
        board.journal.tell("gave-up", body)
    _close(board, starter)


def settle_all(board: Board) -> None:
    """NS-65: whatever can be paid by now is paid."""
    for starter in range(ACTOR_COUNT):
        if board.operation[starter] != NONE:
            settle(board, starter)


# --- voluntary actions --------------------------------------------------------------------


def set_generator(board: Board, seat: int, team: int) -> None:
    """NS-66, NS-67: one need field less for good."""
    _begin(board, seat, team, POWER, 0, "generator")
    quarter = board.team_at[team]
    board.generator[quarter] = 1
    return_surplus(board, quarter)


def give_information(board: Board, seat: int, team: int, lift: bool) -> None:
    """NS-68 to NS-71: the mood point may be declined (NS-69)."""
    _begin(board, seat, team, INFORM, 0, "inform" if lift else "inform-only")
    inform(board, board.team_at[team], lift)


def secure(board: Board, seat: int, team: int, business: int) -> None:
    """NS-73, NS-74: empty one business; a die and a bonus say how much there was."""
    _begin(board, seat, team, SECURE, 0, "secure")
    board.business[business] = EMPTY
    amount = board.die() + board.content.secure_bonus
    fuel = board.content.holds_fuel[board.content.business_kind[business]]
    _find(board, team, 0 if fuel else amount, amount if fuel else 0, board.content.business_names[business])


def search(board: Board, seat: int, team: int) -> None:
    """NS-75: supplies and fuel by one die each, less the second time; then the marker turns or goes."""
    _begin(board, seat, team, SEARCH, 0, "search")
    quarter = board.team_at[team]
    less = board.content.light_search_loss if board.search[quarter] == LIGHT else 0
    board.search[quarter] -= 1
    supplies = max(0, board.die() - less)
    fuel = max(0, board.die() - less)
    _find(board, team, supplies, fuel, "")


def _find(board: Board, team: int, supplies: int, fuel: int, business: str) -> None:
    """NS-76, NS-77: found goods wait in the quarter until somebody says where they go; ``business``: or a search."""
    quarter = board.team_at[team]
    board.found_supplies[quarter] += supplies
    board.found_fuel[quarter] += fuel
    board.finders[quarter] |= 1 << team // TEAMS_EACH
    if board.journal is not None:
        body: dict[str, object] = {
            "team": team_name(team),
            "quarter": board.content.quarter_ids[quarter],
            "business": business or None,
            "supplies": supplies,
            "fuel": fuel,
        }
        board.journal.tell("found", body)


def build_base(board: Board, seat: int, team: int) -> None:
    """NS-79: a base on the free site, and a mood point."""
    _begin(board, seat, team, BUILD, 0, "build")
    quarter = board.team_at[team]
    board.base[quarter] = 1
    find_network(board)
    lift_mood(board, quarter)


def clear_road(board: Board, seat: int, team: int) -> None:
    """NS-80: building clears the road into the quarter."""
    _begin(board, seat, team, BUILD, 0, "clear")
    blocks = board.blocks[:]
    blocks[board.team_at[team]] = 0
    board.blocks = blocks
    find_roads(board)


def do_task(board: Board, seat: int, team: int, slot: int) -> None:
    """NS-80, NS-81: cost and extra value; the reward happens instead of what the action does otherwise."""
    effect = board.content.effects[board.task_effect[slot]]
    _begin(board, seat, team, effect.action, effect.value, "task")
    quarter = board.task_at[slot]
    remove_task(board, slot)
    if board.journal is not None:
        body: dict[str, object] = {
            "card": board.content.card_ids[effect.card],
            "quarter": board.content.quarter_ids[quarter],
        }
        board.journal.tell("task-done", body)
    apply_all(board, effect.reward, quarter)
