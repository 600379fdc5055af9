"""What all decisions of Neustart have in common: the hand they need, the role they command, why they are closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stromtisch.core.fields import replaced
from stromtisch.core.kinds import GAME_OVER, NOT_YOURS, WRONG_PHASE, Kind, Why
from stromtisch.games.neustart import reasons, state
from stromtisch.games.neustart.state import NONE, Board
from stromtisch.games.neustart.terms import ACTIONS, ACTOR_COUNT, ACTORS, CANNOT, TEAMS_EACH

# Of a kind of decision without arguments.
ONLY: Final[list[int]] = [0]


class Order(Kind[Board]):
    """A kind of decision; ``commands`` says whether it gives an order, which may need consent (section 5.4).

    Its phases are those of ``Board.stage``: in the actions of a unit, what a seat has in hand.
    """

    def __init__(self, name: str, stages: Sequence[int], commands: bool = False) -> None:
        super().__init__(name, stages)
        self.commands = commands

    def role(self, board: Board, seat: int, at: int) -> int:
        """The actor it belongs to, or NONE."""
        return NONE

    def action(self, board: Board, at: int) -> int:
        """NS-40: the action behind it, or NONE."""
        return NONE

    def surcharge(self, board: Board, at: int) -> int:
        """The points it takes beyond the price of the action."""
        return 0

    def facts(self, board: Board, seat: int, at: int, why: Why) -> dict[str, object]:
        if why is reasons.BATON:
            actor = self.role(board, seat, at)
            return {"actor": ACTORS[actor], "seat": board.commander(actor)}
        found: dict[str, object] = dict(self.arguments(at))
        focus = board.focus[seat]
        if focus == NONE or focus >= state.FOCUS_DESK:
            return found
        actor = focus // TEAMS_EACH
        found["team"] = state.team_name(focus)
        found["actor"] = ACTORS[actor]
        if why is reasons.TEAM_USED and board.used_by[focus] not in (NONE, seat):
            # Two of one role had the same team in hand: this is who was faster.
            found["seat"] = board.used_by[focus]
        action = self.action(board, at)
        if (why is reasons.NO_POINTS or why is reasons.CANNOT_DO) and action != NONE:
            found["action"] = ACTIONS[action]
            found["have"] = board.points[actor]
            if why is reasons.NO_POINTS:
                found["points"] = board.price(actor, action) + self.surcharge(board, at)
        return found


class Deed(Order):
    """What a team in hand does where it stands (NS-41, NS-42)."""

    def __init__(self, name: str, shown: bool = False) -> None:
        super().__init__(name, [state.WITH_TEAM], commands=True)
        # Whether it is shown although it is closed.
        self.shown = shown

    def obstacle(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        """What stands against it in a quarter besides the points; None: nothing."""
        return None

    def possible(self, board: Board, actor: int, here: int, at: int) -> Why | None:
        """Why an actor without an open effort may not do it in a quarter; None: it may."""
        why = self.obstacle(board, actor, here, at)
        if why is not None:
            return why
        return affordable(board, actor, self.action(board, at), self.surcharge(board, at))

    def role(self, board: Board, seat: int, at: int) -> int:
        return board.focus[seat] // TEAMS_EACH

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        team = board.focus[seat]
        actor = team // TEAMS_EACH
        why = team_closed(board, seat, team)
        if why is not None:
            return why
        if board.operation[actor] != NONE:
            return reasons.OPERATION_OPEN
        return self.possible(board, actor, board.team_at[team], at)

    def worth_asking(self, board: Board, here: int) -> list[int]:
        """Those that could be possible in a quarter."""
        return ONLY

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        """Asked only when the team is free to act (``reach``)."""
        team = board.focus[seat]
        here = board.team_at[team]
        for at in self.worth_asking(board, here):
            if self.possible(board, team // TEAMS_EACH, here, at) is None:
                found.append(self.first + at)

    def do(self, board: Board, seat: int, at: int) -> None:
        """NS-41, NS-44: the points are paid at once and the team is used."""
        team = board.focus[seat]
        actor = team // TEAMS_EACH
        action = self.action(board, at)
        cost = board.price(actor, action) + self.surcharge(board, at)
        board.points[actor] -= cost
        board.team_used[team] = 1
        # Somebody else of the role who has the team in hand as well is told that it is used, and by whom.
        board.focus[seat] = NONE
        if board.charter.any_shared:
            board.used_by = replaced(board.used_by, team, seat)
        if board.journal is not None:
            said = {"seat": seat, "action": ACTIONS[action], "deed": self.name, "points": cost}
            board.tell_team("acted", team, said)
        self.work(board, seat, team, at)

    def work(self, board: Board, seat: int, team: int, at: int) -> None:
        """What the team does for its points."""

    def looked_for(self, board: Board, seat: int) -> list[int]:
        return [0] if self.shown else []

    def preview(self, board: Board, seat: int, at: int) -> dict[str, object]:
        return {"points": board.price(board.focus[seat] // TEAMS_EACH, self.action(board, at))}


def closed_in_hand(board: Board, seat: int, code: int) -> Why | None:
    """Why phase, hand or rules close it to a seat, apart from any proposal; None: it is open."""
    if board.over():
        return GAME_OVER
    kind = board.kinds.of_code[code]
    stage = board.stage(seat)
    if stage in kind.phases:
        return kind.closed(board, seat, code - kind.first)
    if board.phase != state.ACTING or kind.phases[-1] < state.ACTING:
        return WRONG_PHASE
    if stage == state.DONE:
        return reasons.IS_READY
    if kind.phases[0] == state.DONE:
        return reasons.NOT_READY
    return reasons.HAND_FULL if kind.phases[0] == state.ACTING else reasons.NOTHING_IN_HAND


def reach(board: Board, seat: int) -> int:
    """What the team in hand can still do, asked once for the whole list: everything, drive, or nothing."""
    team = board.focus[seat]
    actor = team // TEAMS_EACH
    if team_closed(board, seat, team) is not None:
        return state.STUCK
    # NS-43, NS-46: nothing costs less than one point.
    return state.DRIVING if board.operation[actor] != NONE or board.points[actor] == 0 else state.WITH_TEAM


def not_held(board: Board, seat: int, actor: int, otherwise: Why = NOT_YOURS) -> Why:
    """Section 5.4: of a led role somebody else has the baton; other roles are none of a seat's business."""
    led = board.charter.led and actor != NONE and board.belongs(seat, actor)
    return reasons.BATON if led else otherwise


def team_closed(board: Board, seat: int, team: int) -> Why | None:
    """NS-27, NS-41: a team of somebody else, one that rests or one that is used can do nothing."""
    actor = team // TEAMS_EACH
    if not board.holds(seat, actor):
        return not_held(board, seat, actor)
    if board.team_at[team] == NONE:
        return reasons.NO_TEAM
    if board.resting[actor] == state.RESTS:
        return reasons.TEAM_RESTS
    return reasons.TEAM_USED if board.team_used[team] == 1 else None


def affordable(board: Board, actor: int, action: int, extra: int) -> Why | None:
    """NS-43: able to do it, and points enough."""
    price = board.price(actor, action)
    if price == CANNOT:
        return reasons.CANNOT_DO
    return None if price + extra <= board.points[actor] else reasons.NO_POINTS


def own_operation(board: Board, seat: int) -> bool:
    """Whether an actor of this seat has begun something it cannot pay yet (NS-60)."""
    if board.operations == 0:
        return False
    for actor in range(ACTOR_COUNT):
        if board.operation[actor] != NONE and board.holds(seat, actor):
            return True
    return False
