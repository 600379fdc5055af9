"""Why a decision is closed: the predicate's answer with the parameters a sentence needs."""

from __future__ import annotations

from stromtisch.core.decision import Decision
from stromtisch.core.reason import Reason
from stromtisch.games.neustart.actions import action_for, team_name
from stromtisch.games.neustart.choices import (
    ANSWER_AT,
    BATON,
    CANNOT_DO,
    CLEAR,
    DESK_AT,
    DRIVE_AT,
    GENERATE,
    JOIN_AT,
    NO_POINTS,
    NOT_YOURS,
    OPEN,
    PER_STARTER,
    RAISE,
    REASONS,
    REFUEL,
    REST_AT,
    SECURE_AT,
    SEEK,
    TANK_AT,
    TASK_AT,
    TEAM_AT,
    TEAM_USED,
    TELL,
    TELL_ONLY,
    TOO_FAR,
    VOTE_AT,
    WRONG_PHASE,
    closed_because,
)
from stromtisch.games.neustart.content import (
    ACTIONS,
    ACTOR_COUNT,
    ACTORS,
    BUILD,
    INFORM,
    POWER,
    QUARTER_COUNT,
    SEARCH,
    SECURE,
    TEAMS_EACH,
)
from stromtisch.games.neustart.sharing import commander
from stromtisch.games.neustart.state import FOCUS_DESK, FOCUS_TANK, FOCUS_TRIP, NONE, PHASES, Board
from stromtisch.games.neustart.supply import ADMINISTRATION, FINDER, origin_of


def reason_for(board: Board, seat: int, decision: Decision) -> Reason | None:
    """The same predicate with the parameters a sentence needs."""
    if not 0 <= seat < board.seats:
        return Reason("no-seat", {"seat": seat})
    number = closed_because(board, seat, decision.code)
    if number == OPEN:
        return None
    if number in (NOT_YOURS, ADMINISTRATION, FINDER) and board.charter.led:
        actor = _role_asked(board, seat, decision.code, number)
        if actor != NONE:
            return Reason(REASONS[BATON], {"actor": ACTORS[actor], "seat": commander(board, actor)})
    return Reason(REASONS[number], _params(board, seat, decision, number))


def _role_asked(board: Board, seat: int, code: int, number: int) -> int:
    """The role of this seat that somebody else leads and this decision belongs to, or NONE."""
    actor = NONE
    focus = board.focus[seat]
    if number == ADMINISTRATION:
        actor = board.content.administration
    elif number == FINDER:
        own = board.charter.crews[seat] & board.finders[origin_of(focus)]
        for finder in range(ACTOR_COUNT):
            if own >> finder & 1:
                actor = finder
    elif code >= board.charter.consent_at:
        return NONE
    elif code >= REST_AT and code < VOTE_AT:
        actor = (code - REST_AT) % ACTOR_COUNT
    elif code >= TEAM_AT and code < DESK_AT:
        actor = (code - TEAM_AT) // TEAMS_EACH
    elif code >= TANK_AT and code < DRIVE_AT:
        actor = (code - TANK_AT) % ACTOR_COUNT
    elif focus != NONE and focus < FOCUS_DESK:
        actor = focus // TEAMS_EACH
    elif FOCUS_TANK <= focus < FOCUS_TRIP:
        actor = focus - FOCUS_TANK
    return actor if actor != NONE and board.belongs(seat, actor) else NONE


def _params(board: Board, seat: int, decision: Decision, number: int) -> dict[str, object]:
    params: dict[str, object] = dict(decision.args)
    if number == WRONG_PHASE:
        return {"phase": PHASES[board.phase]}
    focus = board.focus[seat]
    if focus != NONE and focus < FOCUS_DESK:
        actor = focus // TEAMS_EACH
        params["team"] = team_name(focus)
        params["actor"] = ACTORS[actor]
        if number == TEAM_USED and board.used_by[focus] not in (NONE, seat):
            # Two of one role had the same team in hand: this is who was faster.
            params["seat"] = board.used_by[focus]
        if number == TOO_FAR:
            place = board.team_at[focus] * QUARTER_COUNT + decision.code - DRIVE_AT
            params["fuel"] = board.roads[place]
            params["have"] = board.tank[actor]
        action = action_of(board, decision.code)
        if number in (NO_POINTS, CANNOT_DO) and action != NONE:
            params["action"] = ACTIONS[action]
            params["have"] = board.points[actor]
            if number == NO_POINTS:
                params["points"] = board.price(actor, action) + _extra(board, decision.code)
    return params


def _extra(board: Board, code: int) -> int:
    """What a task asks for beyond the action, and what somebody who joins wants to give."""
    if TASK_AT <= code < REFUEL:
        return board.content.effects[board.task_effect[code - TASK_AT]].value
    return (code - JOIN_AT) % PER_STARTER if JOIN_AT <= code < ANSWER_AT else 0


def action_of(board: Board, code: int) -> int:
    """The action behind a decision of a team, or NONE."""
    if code >= board.charter.consent_at:
        return NONE
    if code >= SECURE_AT:
        return SECURE
    if code >= ANSWER_AT:
        marker = code - ANSWER_AT
        placed = marker < len(board.marker_at) and board.marker_at[marker] != NONE
        return action_for(board, marker) if placed else NONE
    if code >= JOIN_AT:
        marker = board.operation[(code - JOIN_AT) // PER_STARTER]
        return action_for(board, marker) if marker != NONE else NONE
    if code >= REFUEL:
        return NONE
    if code >= TASK_AT:
        number = board.task_effect[code - TASK_AT]
        return board.content.effects[number].action if number != NONE else NONE
    if code == GENERATE:
        return POWER
    if code in (TELL, TELL_ONLY):
        return INFORM
    if code == SEEK:
        return SEARCH
    return BUILD if code in (RAISE, CLEAR) else NONE
