"""What a bot works out once for a decision: its roles, prices and needs, from a world its seat could be in.

Everything read from the board is known to the seat; what lies face down is only what it may be.
"""

from __future__ import annotations

from stromtisch.games.neustart.state import NONE, OPENED, RESTS, Board, is_shared
from stromtisch.games.neustart.terms import ACTION_COUNT, ACTOR_COUNT, QUARTER_COUNT, TEAMS_EACH


class Outlook:
    """A seat and the town around it. Rows go over quarters or actors in their order."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board = board
        self.content = board.content
        self.seat = seat
        self.uprisings = board.uprisings()
        self.need = [board.need(quarter) for quarter in range(QUARTER_COUNT)]
        # What the depot will lack, once it has been counted.
        self.counted = False
        self.lacking = 0
        # What an action costs now: index actor * ACTION_COUNT + action.
        self.prices: list[int] = []
        # Who decides for an actor, as masks: of a led role only who has the baton (section 5.4).
        self.holders: list[int] = []
        self.mine = 0
        for actor in range(ACTOR_COUNT):
            for action in range(ACTION_COUNT):
                self.prices.append(board.price(actor, action))
            self.holders.append(self._holders_of(actor))
            if self.holders[actor] >> seat & 1:
                self.mine |= 1 << actor

    def _holders_of(self, actor: int) -> int:
        board = self.board
        if board.charter.led and is_shared(board.holders[actor]):
            leader = board.leader(actor)
            if leader != NONE:
                return 1 << leader
        return board.deciders(actor)

    # --- short questions ---------------------------------------------------------------

    def way(self, origin: int, quarter: int) -> int:
        """The fuel from one quarter to another."""
        return self.board.roads[origin * QUARTER_COUNT + quarter]

    def cost(self, actor: int, action: int) -> int:
        """The points an action costs an actor now; CANNOT if it is unable."""
        return self.prices[actor * ACTION_COUNT + action]

    def value(self, marker: int) -> int:
        """NS-57: what a marker shows; 0 while it lies face down."""
        return self.board.marker_value[marker] if self.board.marker_state[marker] & OPENED else 0

    def values(self, marker: int) -> list[int]:
        """What a marker may show."""
        value = self.value(marker)
        kind = self.content.effects[self.board.marker_effect[marker]].op
        return [value] if value > 0 else self.content.marker_values[kind]

    def holds(self, actor: int) -> bool:
        """Whether this seat decides for an actor."""
        return self.mine >> actor & 1 == 1

    def can_move(self, team: int) -> bool:
        """Whether a team is there, not used and not at rest."""
        board = self.board
        if board.team_at[team] == NONE or board.team_used[team] == 1:
            return False
        return board.resting[team // TEAMS_EACH] != RESTS

    def at_work(self, actor: int) -> bool:
        """Whether somebody who decides for an actor is still busy with this unit."""
        return self.holders[actor] & ~self.board.ready != 0

    def days_left(self) -> int:
        """For how many more evenings it is wise to provide, today's included."""
        return max(1, min(3, 7 - self.board.weekday))
