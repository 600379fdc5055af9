"""Two or three people of one role (section 5.4): the baton, objections, proposals that a second member confirms."""

from __future__ import annotations

from stromtisch.core.decision import Decision
from stromtisch.games.neustart.actions import team_name
from stromtisch.games.neustart.content import ACTOR_COUNT, ACTORS, TEAMS_EACH
from stromtisch.games.neustart.state import FOCUS_DESK, FOCUS_TANK, FOCUS_TRIP, NONE, RESTING, Board
from stromtisch.games.neustart.supply import destination_of


def others(board: Board, seat: int, actor: int) -> int:
    """The people who decide for an actor together with this seat, as a mask; nobody is asked by an autopilot."""
    if board.autopilot >> seat & 1:
        return 0
    if board.charter.holders[actor] & ~board.autopilot == 0:
        actor = board.content.administration
    return board.present(actor) & board.people & ~(1 << seat)


def proposal_open(board: Board, actor: int) -> bool:
    """Whether something is proposed that another member can confirm; alone or absent nobody proposes anything."""
    proposer = board.proposer[actor]
    return proposer != NONE and board.holds(proposer, actor) and others(board, proposer, actor) != 0


def awaits(board: Board, seat: int) -> bool:
    """Whether a seat has a proposal open: its hand is bound until somebody answers or it takes it back."""
    for actor in range(ACTOR_COUNT):
        if board.proposer[actor] == seat and proposal_open(board, actor):
            return True
    return False


def propose(board: Board, seat: int, actor: int, decision: Decision) -> None:
    """A command of a role in consensus is only said; what is sealed (NS-28) only to its own members."""
    _note(board, actor, seat, decision.code)
    if board.journal is not None:
        focus = board.focus[seat]
        team = focus if focus < FOCUS_DESK else NONE
        body: dict[str, object] = {
            "seat": seat,
            "actor": ACTORS[actor],
            "proposal": decision.kind,
            "team": None if team == NONE else team_name(team),
            "quarter": _where(board, focus, decision),
        }
        if board.phase == RESTING:
            board.journal.share(members_of(board, seat, actor), "proposed", body)
        else:
            board.journal.tell("proposed", body)


def _where(board: Board, focus: int, decision: Decision) -> object:
    """The quarter a proposal is about: where it leads, or where it happens; None for a tank or a rest."""
    if "quarter" in decision.args:
        return decision.args["quarter"]
    if focus == NONE or FOCUS_TANK <= focus < FOCUS_TRIP:
        return None
    quarter = board.team_at[focus] if focus < FOCUS_DESK else destination_of(focus)
    return board.content.quarter_ids[quarter]


def confirm(board: Board, seat: int, actor: int) -> None:
    """A second member agrees; what was proposed is carried out by whoever proposed it."""
    if board.journal is not None:
        body: dict[str, object] = {"seat": seat, "actor": ACTORS[actor], "proposer": board.proposer[actor]}
        if board.phase == RESTING:
            board.journal.share(members_of(board, seat, actor), "confirmed", body)
        else:
            board.journal.tell("confirmed", body)
    _note(board, actor, NONE, NONE)


def object_to(board: Board, seat: int, actor: int) -> None:
    """The proposal is off, or the hand of whoever leads is emptied; a leader hears one objection a unit and member."""
    against = board.proposer[actor]
    if board.charter.led:
        against = commander(board, actor)
        board.objected |= 1 << seat
    if board.journal is not None:
        body: dict[str, object] = {"seat": seat, "actor": ACTORS[actor], "against": against}
        if board.phase == RESTING:
            board.journal.share(members_of(board, seat, actor), "objected", body)
        else:
            board.journal.tell("objected", body)
    _note(board, actor, NONE, NONE)
    board.focus[against] = NONE
    board.trip_paid[against] = 0


def withdraw(board: Board, seat: int) -> None:
    """Whatever a seat has proposed is off."""
    if not board.charter.consensus:
        return
    for actor in range(ACTOR_COUNT):
        if board.proposer[actor] == seat:
            _note(board, actor, NONE, NONE)


def _note(board: Board, actor: int, seat: int, code: int) -> None:
    proposer = board.proposer[:]
    proposal = board.proposal[:]
    proposer[actor] = seat
    proposal[actor] = code
    board.proposer = proposer
    board.proposal = proposal


def members_of(board: Board, seat: int, actor: int) -> int:
    """Those who hold an actor, and those who stand in for it, as a mask."""
    mask = 1 << seat
    for other in range(board.seats):
        if board.belongs(other, actor):
            mask |= 1 << other
    return mask


def commander(board: Board, actor: int) -> int:
    """Who leads an actor now: its baton, or the administration's while nobody of the role is there."""
    leader = board.leader(actor)
    return leader if leader != NONE else board.leader(board.content.administration)


def in_hand(board: Board, seat: int, actor: int) -> bool:
    """Whether a seat has taken something of an actor in hand that is not yet done."""
    focus = board.focus[seat]
    if focus == NONE:
        return False
    if focus < FOCUS_DESK:
        return focus // TEAMS_EACH == actor
    if FOCUS_TANK <= focus < FOCUS_TRIP:
        return focus - FOCUS_TANK == actor
    return board.charter.crews[seat] >> actor & 1 == 1 and board.trip_paid[seat] == 0
