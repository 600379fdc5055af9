"""Hertzschlag as the kernel sees it: the phases put together into the contract of a game."""

from __future__ import annotations

from stromtisch.core.generator import Generator
from stromtisch.core.kinds import Kinds
from stromtisch.core.outcome import Outcome
from stromtisch.core.seats import seats_of
from stromtisch.games.hertzschlag import state
from stromtisch.games.hertzschlag.commit import Income, IncomeWithoutCard, Play, Signal, Withdraw, commit
from stromtisch.games.hertzschlag.content import Content
from stromtisch.games.hertzschlag.copied import copy_grid
from stromtisch.games.hertzschlag.knowledge import redeal, redraw
from stromtisch.games.hertzschlag.rescue import Bid, Ready, bid
from stromtisch.games.hertzschlag.resolve import Return, return_card
from stromtisch.games.hertzschlag.scoring import outcome_of
from stromtisch.games.hertzschlag.shapes import Board
from stromtisch.games.hertzschlag.state import Grid
from stromtisch.games.hertzschlag.view import IDLE, PROMPTS, board_of


def decision_kinds(content: Content) -> Kinds:
    """Every decision there can be with this content."""
    hand_cards = [Play(content), Income(content), Return(content)]
    others = [IncomeWithoutCard(), Withdraw(), Signal(), Ready(), Bid(content)]
    return Kinds(state.PHASES, [*hand_cards, *others])


class HertzschlagState(Grid):
    """One moment of a game of Hertzschlag."""

    # --- who decides, and how long it may take ----------------------------------

    def over(self) -> bool:
        """Whether the grid is dark, the points are counted, or the game was aborted."""
        return self.phase == state.OVER or self.aborted != ""

    def asked(self, seat: int) -> bool:
        """An exchange is up to one seat; everything else is decided by all at once, and may be taken back."""
        return self.phase != state.CYCLE_CHOICE or seat == self.acting_seat()

    def pending(self) -> tuple[int, ...]:
        everyone = (1 << self.seats) - 1
        if self.over():
            mask = 0
        elif self.phase == state.COMMIT:
            mask = everyone & ~self.committed
        elif self.phase == state.CYCLE_CHOICE:
            mask = 1 << self.acting_seat()
        elif self.phase == state.TALK:
            mask = everyone & ~self.ready
        else:
            mask = 0
            for seat in range(self.seats):
                if self.bids[seat] == state.NONE:
                    mask |= 1 << seat
        return seats_of(mask)

    def moment(self) -> str:
        """HS-79: the round and the phase a command is made for; a swap also names its seat."""
        if self.phase == state.CYCLE_CHOICE:
            return f"{self.round}.cycle.{self.acting_seat()}"
        return f"{self.round}.{state.PHASES[state.OVER if self.over() else self.phase]}"

    def clock(self) -> int:
        """HS-74: seconds for the current choice; 0 means no clock."""
        return 0 if self.over() else self.clocks[self.phase]

    def expire(self) -> None:
        """HS-74: a late seat takes income with the leftmost card, returns the drawn one, or bids nothing."""
        late = self.pending()
        phase = self.phase
        if late and self.journal is not None:
            self.journal.tell("expired", {"moment": self.moment(), "seats": list(late)})
        if late and phase == state.TALK:
            # HS-45: the minute is over, the bidding begins.
            self.phase = state.BID
            return
        for seat in late:
            if phase == state.COMMIT:
                commit(self, seat, self.hands[seat][0] if self.hands[seat] else state.NO_CARD, state.INCOME)
            elif phase == state.CYCLE_CHOICE:
                return_card(self, seat, self.drawn)
            else:
                bid(self, seat, 0)

    def fewest_people(self) -> int:
        """HS-77: when fewer than two people remain the game is aborted."""
        return 2

    # --- what can be known ---------------------------------------------------------

    def board(self, seat: int | None) -> Board:
        """The part of the view that is this game's own."""
        return board_of(self, seat)

    def prompt_id(self, seat: int) -> str:
        """What is wanted of a seat the table waits for."""
        return PROMPTS[self.phase]

    def idle_id(self, seat: int) -> str:
        return IDLE[self.phase]

    def prompt_params(self) -> dict[str, object]:
        """The texts name nothing else."""
        return {}

    def determinize(self, seat: int | None, rng: Generator) -> HertzschlagState:
        other = self.clone()
        redeal(other, seat, rng)
        return other

    def redraw(self, rng: Generator) -> None:
        redraw(self, rng)

    def outcome(self) -> Outcome | None:
        return outcome_of(self) if self.over() else None

    def clone(self) -> HertzschlagState:
        other = HertzschlagState(
            self.content, self.kinds, self.seats, self.people, self.rng.clone(), self.green, self.clocks
        )
        copy_grid(self, other)
        return other
