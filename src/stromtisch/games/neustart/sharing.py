"""Two or three people of one role (section 5.4): the baton, objections, proposals that a second member confirms."""

from __future__ import annotations

from typing import Final

from stromtisch.core.decision import Decision
from stromtisch.core.fields import replaced
from stromtisch.core.kinds import NOT_YOURS, NOTHING, WRONG_PHASE, Why
from stromtisch.games.neustart import orders, reasons, state, terms
from stromtisch.games.neustart.orders import Order
from stromtisch.games.neustart.state import NONE, Board

ALWAYS: Final = [state.VOTING, state.RESTING, state.READING, *state.ANY_HAND, state.DONE]
# A seat whose hand is bound by a proposal may still decide these.
UNBOUND: Final = ["ready", "back"]


def others(board: Board, seat: int, actor: int) -> int:
    """The people who decide for an actor together with this seat, as a mask; nobody is asked by an autopilot."""
    if board.autopilot >> seat & 1:
        return 0
    if board.holders[actor] & ~board.autopilot == 0:
        actor = board.content.administration
    return board.present(actor) & board.people & ~(1 << seat)


def proposal_open(board: Board, actor: int) -> bool:
    """Whether something is proposed that another member can confirm; alone or absent nobody proposes anything."""
    proposer = board.proposer[actor]
    return proposer != NONE and board.holds(proposer, actor) and others(board, proposer, actor) != 0


def awaits(board: Board, seat: int) -> bool:
    """Whether a seat has a proposal open: its hand is bound until somebody answers or it takes it back."""
    actors = range(terms.ACTOR_COUNT)
    return any(board.proposer[actor] == seat and proposal_open(board, actor) for actor in actors)


def commanded(board: Board, seat: int, code: int) -> int:
    """The actor to whom a legal decision gives an order, or NONE: taking in hand is no order yet."""
    order = board.kinds.of_code[code]
    assert isinstance(order, Order)
    return order.role(board, seat, code - order.first) if order.commands else NONE


def must_ask(board: Board, seat: int, code: int) -> int:
    """The actor whose other members must agree to a legal decision first, or NONE."""
    actor = commanded(board, seat, code)
    return actor if actor != NONE and others(board, seat, actor) != 0 else NONE


def bound(board: Board, seat: int, code: int) -> Why | None:
    """One proposal a role at a time; who has made it waits for an answer or takes it back."""
    order = board.kinds.of_code[code]
    if isinstance(order, Consent):
        return None
    if (
        board.phase == state.ACTING
        and board.ready >> seat & 1 == 0
        and awaits(board, seat)
        and order.name not in UNBOUND
    ):
        return reasons.PROPOSAL_OPEN
    actor = commanded(board, seat, code)
    return reasons.PROPOSAL_OPEN if actor != NONE and proposal_open(board, actor) else None


def propose(board: Board, seat: int, actor: int, decision: Decision) -> None:
    """A command of a role in consensus is only said; what is sealed (NS-28) only to its own members."""
    _note(board, actor, seat, decision.code)
    focus = board.focus[seat]
    said: dict[str, object] = {
        "proposal": decision.kind,
        "team": state.team_name(focus) if NONE < focus < state.FOCUS_DESK else None,
        "quarter": _where(board, focus, decision),
    }
    _tell(board, "proposed", seat, actor, said)


def _tell(board: Board, kind: str, seat: int, actor: int, said: dict[str, object]) -> None:
    """What a member says; whether to rest is known to the role alone (NS-28)."""
    if board.journal is not None:
        body: dict[str, object] = {"seat": seat, "actor": terms.ACTORS[actor], **said}
        if board.phase == state.RESTING:
            board.journal.share(members_of(board, seat, actor), kind, body)
        else:
            board.journal.tell(kind, body)


def _where(board: Board, focus: int, decision: Decision) -> object:
    """The quarter a proposal is about: where it leads, or where it happens; None for a tank or a rest."""
    if "quarter" in decision.args:
        return decision.args["quarter"]
    if focus == NONE or state.FOCUS_TANK <= focus < state.FOCUS_TRIP:
        return None
    quarter = board.team_at[focus] if focus < state.FOCUS_DESK else state.destination_of(focus)
    return board.content.quarter_ids[quarter]


def withdraw(board: Board, seat: int) -> None:
    """Drop what a seat has proposed."""
    if not board.charter.consensus:
        return
    for actor in range(terms.ACTOR_COUNT):
        if board.proposer[actor] == seat:
            _note(board, actor, NONE, NONE)


def _note(board: Board, actor: int, seat: int, code: int) -> None:
    board.proposer = replaced(board.proposer, actor, seat)
    board.proposal = replaced(board.proposal, actor, code)


def members_of(board: Board, seat: int, actor: int) -> int:
    """Those who hold an actor, and those who stand in for it, as a mask."""
    return board.deciders(actor) | 1 << seat


def in_hand(board: Board, seat: int, actor: int) -> bool:
    """Whether a seat has taken something of an actor in hand that is not yet done."""
    focus = board.focus[seat]
    if focus == NONE:
        return False
    if focus < state.FOCUS_DESK:
        return focus // terms.TEAMS_EACH == actor
    if state.FOCUS_TANK <= focus < state.FOCUS_TRIP:
        return focus - state.FOCUS_TANK == actor
    return board.crews[seat] >> actor & 1 == 1 and board.trip_paid[seat] == 0


# --- decisions ---------------------------------------------------------------------------------


class Consent(Order):
    """A word on what another member of a role has proposed or has in hand."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ALWAYS)
        self.names("actor", terms.ACTORS)

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        if board.charter.led or board.charter.consensus:
            super().collect(board, seat, found)

    def open_to(self, board: Board, seat: int, actor: int) -> Why | None:
        """Why a seat has no say on a proposal; None: it has."""
        if not board.holds(seat, actor):
            return NOT_YOURS
        return None if proposal_open(board, actor) and board.proposer[actor] != seat else reasons.NO_PROPOSAL


class Confirm(Consent):
    """A second member agrees; the seat that proposed it carries it out."""

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        if not board.charter.consensus:
            return reasons.NO_PROPOSAL
        why = self.open_to(board, seat, at)
        return orders.closed_in_hand(board, board.proposer[at], board.proposal[at]) if why is None else why

    def do(self, board: Board, seat: int, at: int) -> None:
        proposer = board.proposer[at]
        code = board.proposal[at]
        order = board.kinds.of_code[code]
        _tell(board, "confirmed", seat, at, {"proposer": proposer})
        _note(board, at, NONE, NONE)
        order.do(board, proposer, code - order.first)

    def autopilot(self, board: Board, seat: int) -> int:
        """An absent member holds up nobody's rest."""
        actor = next_to_rest(board, seat)
        return actor if actor != NONE and proposal_open(board, actor) else NOTHING


class Object(Consent):
    """Drop the proposal, or empty the hand of the leading seat; a leader hears one objection a unit and member."""

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        if board.charter.consensus:
            return self.open_to(board, seat, at)
        if not board.charter.led:
            return reasons.NO_OBJECTION
        if board.phase != state.ACTING:
            return WRONG_PHASE
        if not board.belongs(seat, at) or board.autopilot >> seat & 1:
            return NOT_YOURS
        leader = board.commander(at)
        if leader in (seat, NONE) or not in_hand(board, leader, at):
            return reasons.NO_OBJECTION
        return reasons.HAS_OBJECTED if board.objected >> seat & 1 else None

    def do(self, board: Board, seat: int, at: int) -> None:
        against = board.proposer[at]
        if board.charter.led:
            against = board.commander(at)
            board.objected |= 1 << seat
        _tell(board, "objected", seat, at, {"against": against})
        _note(board, at, NONE, NONE)
        board.take(against, NONE)

    def autopilot(self, board: Board, seat: int) -> int:
        """An effort that an absent member cannot give up because something is proposed for it."""
        for actor in range(terms.ACTOR_COUNT):
            if board.operation[actor] != NONE and self.closed(board, seat, actor) is None:
                return actor
        return NOTHING


def next_to_rest(board: Board, seat: int) -> int:
    """The first actor of a seat that has not said whether it rests, and for which it waits for nobody, or NONE."""
    if board.phase == state.RESTING:
        for actor in range(terms.ACTOR_COUNT):
            own = board.proposer[actor] == seat and proposal_open(board, actor)
            if board.resting[actor] == state.UNDECIDED and board.holds(seat, actor) and not own:
                return actor
    return NONE
