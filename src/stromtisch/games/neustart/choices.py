"""The table of decisions of Neustart and the one predicate that says which of them are closed."""

from __future__ import annotations

from typing import Final

from stromtisch.core.decision import DecisionTable
from stromtisch.games.neustart.actions import action_for, team_name
from stromtisch.games.neustart.content import (
    ACTOR_COUNT,
    ACTORS,
    BUILD,
    CANNOT,
    INFORM,
    POWER,
    QUARTER_COUNT,
    SEARCH,
    SECURE,
    TEAM_COUNT,
    TEAMS_EACH,
    Content,
)
from stromtisch.games.neustart.sharing import awaits, commander, in_hand, others, proposal_open
from stromtisch.games.neustart.state import (
    ACTING,
    FOCUS_DESK,
    FOCUS_TANK,
    FOCUS_TEAM,
    FOCUS_TRIP,
    FULL,
    GREEN,
    NONE,
    READING,
    RESTING,
    RESTS,
    SEARCHED,
    TASK_SLOTS,
    UNDECIDED,
    VOTING,
    Board,
)
from stromtisch.games.neustart.supply import (
    DEPOT_FUEL,
    FROM_DEPOT,
    FROM_STOCK,
    HOSPITAL_FUEL,
    SINK_COUNT,
    SINKS,
    SOURCE_COUNT,
    SOURCES,
    TO_DEPOT,
    TO_HOSPITAL,
    available,
    can_pass,
    cargo_at,
    desk_open,
    destination_of,
    finder_of,
    goods_closed,
    origin_of,
    refuel_room,
    room,
    tank_open,
    trip_closed,
)
from stromtisch.games.neustart.week import can_get_team

MOST_POINTS: Final = 12
PER_STARTER: Final = MOST_POINTS + 1
# So many markers can lie in the town at once in any pack.
MARKER_CODES: Final = 80
AMOUNTS: Final = ["one", "all"]

# Where each kind of decision begins in the table.
READY: Final = 0
WAIT: Final = 1
BACK: Final = 2
REST_AT: Final = 3
DUTY_AT: Final = REST_AT + ACTOR_COUNT
VOTE_AT: Final = DUTY_AT + ACTOR_COUNT
TEAM_AT: Final = VOTE_AT + ACTOR_COUNT
DESK_AT: Final = TEAM_AT + TEAM_COUNT
TANK_AT: Final = DESK_AT + QUARTER_COUNT
GIVE_UP_AT: Final = TANK_AT + ACTOR_COUNT
DRIVE_AT: Final = GIVE_UP_AT + ACTOR_COUNT
GENERATE: Final = DRIVE_AT + QUARTER_COUNT
TELL: Final = GENERATE + 1
TELL_ONLY: Final = TELL + 1
SEEK: Final = TELL_ONLY + 1
RAISE: Final = SEEK + 1
CLEAR: Final = RAISE + 1
TASK_AT: Final = CLEAR + 1
REFUEL: Final = TASK_AT + TASK_SLOTS
FILL_UP: Final = REFUEL + 1
PASS_AT: Final = FILL_UP + 1
SHIP_AT: Final = PASS_AT + ACTOR_COUNT
GOODS_AT: Final = SHIP_AT + QUARTER_COUNT
JOIN_AT: Final = GOODS_AT + SOURCE_COUNT * SINK_COUNT * 2
ANSWER_AT: Final = JOIN_AT + ACTOR_COUNT * PER_STARTER
SECURE_AT: Final = ANSWER_AT + MARKER_CODES

OPEN: Final = 0
# The reasons 1 to 10 are those of ``supply``.
GAME_OVER: Final = 11
WRONG_PHASE: Final = 12
NOT_YOURS: Final = 13
DECIDED: Final = 14
HAS_FOUR: Final = 15
IS_READY: Final = 16
NOT_READY: Final = 17
OPERATION_OPEN: Final = 18
NO_OPERATION: Final = 19
NOTHING_IN_HAND: Final = 20
NO_TEAM: Final = 21
TEAM_USED: Final = 22
TEAM_RESTS: Final = 23
TOO_FAR: Final = 24
CANNOT_DO: Final = 25
NO_POINTS: Final = 26
NO_MARKER: Final = 27
ANSWERED: Final = 28
TAKES_PART: Final = 29
TOO_MANY_POINTS: Final = 30
NO_TASK: Final = 31
NOT_POSSIBLE_HERE: Final = 32
HAS_GENERATOR: Final = 33
INFORMED: Final = 34
NO_BUSINESS: Final = 35
NO_SEARCH: Final = 36
HAS_BASE: Final = 37
NO_BLOCK: Final = 38
NO_REFUEL: Final = 39
NO_PASSING: Final = 40
NOTHING_TO_DECIDE: Final = 41
ONLY_ONE: Final = 42
SAME_QUARTER: Final = 43
HAND_FULL: Final = 44
BATON: Final = 45
NO_PROPOSAL: Final = 46
PROPOSAL_OPEN: Final = 47
NO_OBJECTION: Final = 48
HAS_OBJECTED: Final = 49
REASONS: Final = [
    "", "nothing-there", "no-room", "off-network", "not-here", "wrong-goods", "no-helper", "no-fuel",
    "administration-decides", "finder-decides", "actor-rests", "game-over", "wrong-phase", "not-your-decision",
    "already-decided", "has-four-teams", "is-ready", "not-ready", "operation-open", "no-operation", "nothing-in-hand",
    "no-such-team", "team-used", "team-rests", "too-far", "cannot-do", "not-enough-points", "no-such-marker",
    "being-answered", "takes-part", "too-many-points", "no-such-task", "not-possible-here", "has-generator",
    "already-informed", "no-such-business", "nothing-to-search", "has-base", "no-block", "no-refuelling",
    "no-passing", "nothing-to-decide", "only-one", "same-quarter", "something-in-hand",
    "baton-elsewhere", "no-proposal", "proposal-open", "nothing-to-object", "has-objected",
]  # fmt: skip


def build_table(content: Content) -> DecisionTable:
    """Every decision there can be."""
    table = DecisionTable()
    quarters = content.quarter_ids
    _add_each(table, ["ready", "wait", "back"], "", [""])
    _add_each(table, ["rest", "duty", "vote"], "actor", ACTORS)
    _add_each(table, ["team"], "team", [team_name(team) for team in range(TEAM_COUNT)])
    _add_each(table, ["desk"], "quarter", quarters)
    _add_each(table, ["tank", "give-up"], "actor", ACTORS)
    _add_each(table, ["drive"], "quarter", quarters)
    _add_each(table, ["generator", "inform", "inform-only", "search", "build", "clear"], "", [""])
    for slot in range(TASK_SLOTS):
        table.add("task", {"task": slot})
    _add_each(table, ["refuel"], "amount", AMOUNTS)
    _add_each(table, ["pass"], "actor", ACTORS)
    _add_each(table, ["ship"], "quarter", quarters)
    for source in SOURCES:
        for sink in SINKS:
            for amount in AMOUNTS:
                table.add("goods", {"source": source, "sink": sink, "amount": amount})
    for actor in ACTORS:
        for points in range(PER_STARTER):
            table.add("join", {"actor": actor, "points": points})
    for marker in range(MARKER_CODES):
        table.add("answer", {"marker": marker})
    _add_each(table, ["secure"], "business", content.business_names)
    # They stand at the end (``Charter.consent_at``): how many businesses there are depends on the pack.
    _add_each(table, ["confirm", "object"], "actor", ACTORS)
    return table


def _add_each(table: DecisionTable, verbs: list[str], argument: str, values: list[str]) -> None:
    for verb in verbs:
        for value in values:
            table.add(verb, {argument: value} if argument != "" else {})


# --- the predicate ------------------------------------------------------------------------


def closed_because(board: Board, seat: int, code: int) -> int:
    """OPEN, or the number of the reason why a decision is closed to a seat now."""
    if board.over():
        return GAME_OVER
    if code >= board.charter.consent_at:
        return _consent_closed(board, seat, code - board.charter.consent_at)
    closed = _phase_closed(board, seat, code)
    return _proposal_closed(board, seat, code, closed) if board.charter.consensus else closed


def _phase_closed(board: Board, seat: int, code: int) -> int:
    """What the phase and the hand leave open, whatever has been proposed."""
    phase = board.phase
    if phase == ACTING:
        if code >= REST_AT and code < TEAM_AT:
            return WRONG_PHASE
        return _acting_closed(board, seat, code)
    if phase == READING:
        if code != READY:
            return WRONG_PHASE
        return IS_READY if board.ready >> seat & 1 else OPEN
    if phase == RESTING:
        if code < REST_AT or code >= VOTE_AT:
            return WRONG_PHASE
        actor = (code - REST_AT) % ACTOR_COUNT
        if not board.holds(seat, actor):
            return NOT_YOURS
        return OPEN if board.resting[actor] == UNDECIDED else DECIDED
    if code < VOTE_AT or code >= TEAM_AT:
        return WRONG_PHASE
    if board.ballots[seat] != NONE:
        return DECIDED
    return OPEN if can_get_team(board, code - VOTE_AT) else HAS_FOUR


def _acting_closed(board: Board, seat: int, code: int) -> int:
    """In the actions of a unit: what is in hand decides what can be done."""
    ready = board.ready >> seat & 1 == 1
    if code == WAIT:
        return OPEN if ready else NOT_READY
    if ready:
        return IS_READY
    focus = board.focus[seat]
    if code == READY:
        return OPERATION_OPEN if own_operation(board, seat) else OPEN
    if code == BACK:
        return OPEN if focus != NONE else NOTHING_IN_HAND
    if code < DRIVE_AT:
        return _pick_closed(board, seat, code)
    if focus == NONE:
        return NOTHING_IN_HAND
    if not may_use(board, seat, focus):
        return NOT_YOURS
    if code >= REFUEL and code < SHIP_AT:
        return _tank_closed(board, focus, code) if FOCUS_TANK <= focus < FOCUS_TRIP else NOTHING_IN_HAND
    if code >= SHIP_AT and code < JOIN_AT:
        return _goods_code_closed(board, seat, focus, code)
    if focus >= FOCUS_DESK:
        return NOTHING_IN_HAND
    return _team_closed(board, focus - FOCUS_TEAM, code)


def may_use(board: Board, seat: int, focus: int) -> bool:
    """Whether the team or tank in hand is still the seat's to use: those it stood in for may have returned."""
    if focus < FOCUS_DESK:
        return board.holds(seat, focus // TEAMS_EACH)
    return not FOCUS_TANK <= focus < FOCUS_TRIP or board.holds(seat, focus - FOCUS_TANK)


def own_operation(board: Board, seat: int) -> bool:
    """Whether an actor of this seat has begun something it cannot pay yet (NS-60)."""
    if board.operations == 0:
        return False
    for actor in range(ACTOR_COUNT):
        if board.operation[actor] != NONE and board.holds(seat, actor):
            return True
    return False


def _pick_closed(board: Board, seat: int, code: int) -> int:
    """Giving up, or taking something into the empty hand: a team, a quarter's goods, a tank."""
    if code >= GIVE_UP_AT:
        actor = code - GIVE_UP_AT
        if not board.holds(seat, actor):
            return NOT_YOURS
        return OPEN if board.operation[actor] != NONE else NO_OPERATION
    if board.focus[seat] != NONE:
        return HAND_FULL
    if code < DESK_AT:
        team = code - TEAM_AT
        if not board.holds(seat, team // TEAMS_EACH):
            return NOT_YOURS
        return team_closed(board, team)
    if code < TANK_AT:
        return OPEN if desk_open(board, seat, code - DESK_AT) else NOTHING_TO_DECIDE
    actor = code - TANK_AT
    if not board.holds(seat, actor):
        return NOT_YOURS
    if board.resting[actor] == RESTS:
        return TEAM_RESTS
    return OPEN if tank_open(board, actor) else NOTHING_TO_DECIDE


def team_closed(board: Board, team: int) -> int:
    """NS-27, NS-41: a team that rests or is used can do nothing."""
    if board.team_at[team] == NONE:
        return NO_TEAM
    if board.resting[team // TEAMS_EACH] == RESTS:
        return TEAM_RESTS
    return TEAM_USED if board.team_used[team] == 1 else OPEN


def _tank_closed(board: Board, focus: int, code: int) -> int:
    """NS-86 to NS-88: refuelling from the depot, passing fuel on."""
    actor = focus - FOCUS_TANK
    if code >= PASS_AT:
        return OPEN if can_pass(board, actor, code - PASS_AT) else NO_PASSING
    most = refuel_room(board, actor)
    if most == 0:
        return NO_REFUEL
    return ONLY_ONE if code == FILL_UP and most == 1 else OPEN


def _goods_code_closed(board: Board, seat: int, focus: int, code: int) -> int:
    if focus < FOCUS_DESK or FOCUS_TANK <= focus < FOCUS_TRIP:
        return NOTHING_IN_HAND
    if code < GOODS_AT:
        if focus >= FOCUS_TRIP:
            return NOTHING_IN_HAND
        origin = focus - FOCUS_DESK
        destination = code - SHIP_AT
        if origin == destination:
            return SAME_QUARTER
        if not cargo_at(board, origin):
            return NOTHING_TO_DECIDE
        return trip_closed(board, seat, origin, destination)
    place = code - GOODS_AT
    source = place // (2 * SINK_COUNT)
    sink = place // 2 % SINK_COUNT
    closed = goods_closed(board, seat, source, sink)
    if closed != OPEN or place % 2 == 0:
        return closed
    # Taking all is a choice of its own from two units on.
    most = min(available(board, source, origin_of(focus)), room(board, source, sink, destination_of(focus)))
    return OPEN if most > 1 else ONLY_ONE


def _team_closed(board: Board, team: int, code: int) -> int:
    """What a team in hand may do where it stands (NS-42), and where it may drive."""
    closed = team_closed(board, team)
    if closed != OPEN:
        return closed
    actor = team // TEAMS_EACH
    here = board.team_at[team]
    if code < GENERATE:
        # NS-48, NS-49
        destination = code - DRIVE_AT
        if destination == here:
            return SAME_QUARTER
        return OPEN if board.roads[here * QUARTER_COUNT + destination] <= board.tank[actor] else TOO_FAR
    if board.operation[actor] != NONE:
        return OPERATION_OPEN
    return _deed_closed(board, actor, here, code)


def _deed_closed(board: Board, actor: int, here: int, code: int) -> int:
    """What an actor without an open effort may do in a quarter."""
    if code >= ANSWER_AT:
        if code >= SECURE_AT:
            return _secure_closed(board, actor, here, code - SECURE_AT)
        return _answer_closed(board, actor, here, code - ANSWER_AT)
    if code >= JOIN_AT:
        place = code - JOIN_AT
        return _join_closed(board, actor, here, place // PER_STARTER, place % PER_STARTER)
    if code >= TASK_AT:
        slot = code - TASK_AT
        if board.task_at[slot] != here:
            return NO_TASK
        effect = board.content.effects[board.task_effect[slot]]
        return affordable(board, actor, effect.action, effect.value)
    return _voluntary_closed(board, actor, here, code)


def affordable(board: Board, actor: int, action: int, extra: int) -> int:
    """NS-43: able to do it, and points enough."""
    price = board.price(actor, action)
    if price == CANNOT:
        return CANNOT_DO
    return OPEN if price + extra <= board.points[actor] else NO_POINTS


def _voluntary_closed(board: Board, actor: int, here: int, code: int) -> int:
    """NS-66 to NS-70, NS-75, NS-79, NS-80: generator, information, search, base, road."""
    if code == GENERATE:
        if not board.content.generator[here]:
            return NOT_POSSIBLE_HERE
        return HAS_GENERATOR if board.generator[here] == 1 else affordable(board, actor, POWER, 0)
    if code in (TELL, TELL_ONLY):
        return INFORMED if board.info[here] == GREEN else affordable(board, actor, INFORM, 0)
    if code == SEEK:
        return NO_SEARCH if board.search[here] == SEARCHED else affordable(board, actor, SEARCH, 0)
    if code == CLEAR:
        return NO_BLOCK if board.blocks[here] == 0 else affordable(board, actor, BUILD, 0)
    if not board.content.site[here]:
        return NOT_POSSIBLE_HERE
    return HAS_BASE if board.base[here] == 1 else affordable(board, actor, BUILD, 0)


def _secure_closed(board: Board, actor: int, here: int, business: int) -> int:
    """NS-73, NS-74, NS-120: a full business in this quarter."""
    if board.content.business_at[business] != here or board.business[business] != FULL:
        return NO_BUSINESS
    return affordable(board, actor, SECURE, 0)


def _answer_closed(board: Board, actor: int, here: int, marker: int) -> int:
    """NS-54 to NS-57: a marker of this quarter that nobody is busy with."""
    if marker >= len(board.marker_at) or board.marker_at[marker] != here:
        return NO_MARKER
    if board.operations > 0 and marker in board.operation:
        return ANSWERED
    return affordable(board, actor, action_for(board, marker), 0)


def _join_closed(board: Board, actor: int, here: int, starter: int, points: int) -> int:
    """NS-61, NS-62: another actor's open effort in this quarter, own cost first, no more than it takes."""
    marker = board.operation[starter]
    if starter == actor or marker == NONE:
        return NO_OPERATION
    if board.marker_at[marker] != here:
        return NOT_POSSIBLE_HERE
    if board.helping[starter] >> actor & 1:
        return TAKES_PART
    if points > board.effective(marker) - board.pledged[starter]:
        return TOO_MANY_POINTS
    return affordable(board, actor, action_for(board, marker), points)


# --- shared roles -------------------------------------------------------------------------------


def commanded(board: Board, seat: int, code: int) -> int:
    """The actor to whom a legal decision gives an order (section 5.4), or NONE: taking in hand is no order yet."""
    if code >= REST_AT and code < VOTE_AT:
        return (code - REST_AT) % ACTOR_COUNT
    if code >= GIVE_UP_AT and code < DRIVE_AT:
        return code - GIVE_UP_AT
    if code < DRIVE_AT or (code >= SHIP_AT and code < GOODS_AT):
        return NONE
    focus = board.focus[seat]
    if focus < FOCUS_DESK:
        return focus // TEAMS_EACH
    if FOCUS_TANK <= focus < FOCUS_TRIP:
        return focus - FOCUS_TANK
    source = (code - GOODS_AT) // (2 * SINK_COUNT)
    if focus >= FOCUS_TRIP or source in (FROM_DEPOT, DEPOT_FUEL):
        return board.content.administration
    if source in (FROM_STOCK, HOSPITAL_FUEL) or (code - GOODS_AT) // 2 % SINK_COUNT == TO_DEPOT:
        # Anybody may do this (NS-100, section 5.2), so nobody is asked.
        return NONE
    finder = finder_of(board, seat, origin_of(focus))
    return finder if finder != NONE else board.content.administration


def must_ask(board: Board, seat: int, code: int) -> int:
    """The actor whose other members must agree to a legal decision first, or NONE."""
    actor = commanded(board, seat, code)
    return actor if actor != NONE and others(board, seat, actor) != 0 else NONE


def _proposal_closed(board: Board, seat: int, code: int, closed: int) -> int:
    """One proposal a role at a time; who has made it waits for an answer or takes it back."""
    if board.phase == ACTING and board.ready >> seat & 1 == 0 and awaits(board, seat):
        if code == BACK:
            return OPEN
        if code != READY and closed == OPEN:
            return PROPOSAL_OPEN
    if closed != OPEN:
        return closed
    actor = commanded(board, seat, code)
    return PROPOSAL_OPEN if actor != NONE and proposal_open(board, actor) else OPEN


def _consent_closed(board: Board, seat: int, place: int) -> int:
    """Section 5.4: to confirm a proposal, to refuse it, or to object to what a leader has in hand."""
    actor = place % ACTOR_COUNT
    confirms = place < ACTOR_COUNT
    if board.charter.consensus:
        if not board.holds(seat, actor):
            return NOT_YOURS
        if not proposal_open(board, actor) or board.proposer[actor] == seat:
            return NO_PROPOSAL
        return _phase_closed(board, board.proposer[actor], board.proposal[actor]) if confirms else OPEN
    if confirms:
        return NO_PROPOSAL
    if not board.charter.led:
        return NO_OBJECTION
    if board.phase != ACTING:
        return WRONG_PHASE
    if not board.belongs(seat, actor) or board.autopilot >> seat & 1:
        return NOT_YOURS
    leader = commander(board, actor)
    if leader in (seat, NONE) or not in_hand(board, leader, actor):
        return NO_OBJECTION
    return HAS_OBJECTED if board.objected >> seat & 1 else OPEN


def _add_consent(board: Board, seat: int, result: list[int]) -> None:
    first = board.charter.consent_at
    for place in range(2 * ACTOR_COUNT):
        if _consent_closed(board, seat, place) == OPEN:
            result.append(first + place)


# --- the list ---------------------------------------------------------------------------------


def candidates(board: Board, seat: int) -> list[int]:
    """What could be open to a seat outside the longest lists; the predicate has the last word."""
    phase = board.phase
    if phase == READING:
        return [READY]
    if phase in (RESTING, VOTING):
        return list(range(REST_AT, VOTE_AT)) if phase == RESTING else list(range(VOTE_AT, TEAM_AT))
    if board.ready >> seat & 1:
        return [WAIT]
    focus = board.focus[seat]
    codes = [READY, BACK]
    if board.operations > 0:
        codes += range(GIVE_UP_AT, DRIVE_AT)
    if FOCUS_TANK <= focus < FOCUS_TRIP:
        codes += range(REFUEL, SHIP_AT)
        return codes
    if focus < FOCUS_TANK and board.helpers[focus - FOCUS_DESK] > 0:
        codes += range(SHIP_AT, GOODS_AT)
    origin = origin_of(focus)
    for source in range(SOURCE_COUNT):
        if available(board, source, origin) > 0:
            first = GOODS_AT + source * 2 * SINK_COUNT
            # Supplies go to need, stock and depot; fuel to depot, hospital and tanks.
            if source <= FROM_DEPOT:
                codes += range(first, first + 2 * TO_HOSPITAL)
            else:
                codes += range(first + 2 * TO_DEPOT, first + 2 * SINK_COUNT)
    return codes


def _open_top(board: Board, seat: int) -> list[int]:
    """With empty hands: what could be picked up, from the same questions that the predicate asks."""
    codes: list[int] = []
    busy = board.operations > 0
    if not busy or not own_operation(board, seat):
        codes.append(READY)
    for actor in range(ACTOR_COUNT):
        if board.resting[actor] == RESTS or not board.holds(seat, actor):
            continue
        first = actor * TEAMS_EACH
        for team in range(first, first + TEAMS_EACH):
            if board.team_used[team] == 0 and board.team_at[team] != NONE:
                codes.append(TEAM_AT + team)
        if tank_open(board, actor):
            codes.append(TANK_AT + actor)
    if busy:
        for actor in range(ACTOR_COUNT):
            if board.operation[actor] != NONE and board.holds(seat, actor):
                codes.append(GIVE_UP_AT + actor)
    for quarter in range(QUARTER_COUNT):
        if desk_open(board, seat, quarter):
            codes.append(DESK_AT + quarter)
    return codes


def _open_team(board: Board, seat: int, team: int) -> list[int]:
    """With a team in hand, the longest lists: what is sure by now is not asked again for every code."""
    codes: list[int] = []
    busy = board.operations > 0
    if not busy or not own_operation(board, seat):
        codes.append(READY)
    codes.append(BACK)
    if busy:
        for other in range(ACTOR_COUNT):
            if board.operation[other] != NONE and board.holds(seat, other):
                codes.append(GIVE_UP_AT + other)
    if not may_use(board, seat, FOCUS_TEAM + team) or team_closed(board, team) != OPEN:
        return codes
    actor = team // TEAMS_EACH
    here = board.team_at[team]
    tank = board.tank[actor]
    if tank > 0:
        # NS-48, NS-49
        roads = board.roads
        first = here * QUARTER_COUNT
        for quarter in range(QUARTER_COUNT):
            if quarter != here and roads[first + quarter] <= tank:
                codes.append(DRIVE_AT + quarter)
    if board.operation[actor] != NONE:
        return codes
    if board.points[actor] == 0:
        # NS-43, NS-46: nothing costs less than one point.
        return codes
    for code in _deeds_at(board, here):
        if _deed_closed(board, actor, here, code) == OPEN:
            codes.append(code)
    return codes


def _deeds_at(board: Board, here: int) -> list[int]:
    """What teams could do in a quarter; the predicate has the last word."""
    content = board.content
    codes: list[int] = []
    if content.generator[here] and board.generator[here] == 0:
        codes.append(GENERATE)
    if board.info[here] != GREEN:
        codes.append(TELL)
        codes.append(TELL_ONLY)
    if board.search[here] != SEARCHED:
        codes.append(SEEK)
    if board.base[here] == 0:
        codes.append(RAISE)
    if board.blocks[here] != 0:
        codes.append(CLEAR)
    if board.task_count > 0:
        for slot in range(TASK_SLOTS):
            if board.task_at[slot] == here:
                codes.append(TASK_AT + slot)
    if board.marker_count[here] > 0:
        for marker in board.lying:
            if board.marker_at[marker] == here:
                codes.append(ANSWER_AT + marker)
    for business in content.businesses_of[here]:
        if board.business[business] == FULL:
            codes.append(SECURE_AT + business)
    if board.operations > 0:
        for starter in range(ACTOR_COUNT):
            if board.operation[starter] != NONE:
                first = JOIN_AT + starter * PER_STARTER
                codes += range(first, first + PER_STARTER)
    return codes


def open_codes(board: Board, seat: int) -> list[int]:
    """The codes of all decisions open to a seat."""
    if board.over():
        return []
    charter = board.charter
    focus = board.focus[seat]
    if board.phase == ACTING and board.ready >> seat & 1 == 0 and focus < FOCUS_DESK:
        found = _open_top(board, seat) if focus == NONE else _open_team(board, seat, focus - FOCUS_TEAM)
        if not charter.consensus:
            if charter.led:
                _add_consent(board, seat, found)
            return found
        if focus == NONE:
            # Even an empty hand may have proposed something: to give up.
            found.append(BACK)
    else:
        found = candidates(board, seat)
    result: list[int] = []
    for code in found:
        if closed_because(board, seat, code) == OPEN:
            result.append(code)
    if charter.led or charter.consensus:
        _add_consent(board, seat, result)
    return result
