"""The Policy Maker as the kernel sees it: the phases put together into the contract of a game."""

from __future__ import annotations

from stromtisch.core.generator import Generator
from stromtisch.core.kinds import Kinds
from stromtisch.core.outcome import Outcome
from stromtisch.core.seats import seats_of
from stromtisch.games.policy_maker.content import Content
from stromtisch.games.policy_maker.copied import copy_chamber
from stromtisch.games.policy_maker.government import Audit, Done, Give, Pick, Tax
from stromtisch.games.policy_maker.investing import Claim, Decline, Draw, End, Invest, Manipulate
from stromtisch.games.policy_maker.knowledge import redeal, redraw
from stromtisch.games.policy_maker.scoring import outcome_of
from stromtisch.games.policy_maker.sealing import Discard, Seal
from stromtisch.games.policy_maker.shapes import Board
from stromtisch.games.policy_maker.state import MAIN, PHASES, PICKING, Chamber
from stromtisch.games.policy_maker.view import board_of, prompt_for


class PolicyMakerKinds(Kinds):
    """All kinds of decisions, in the order of their codes."""

    def __init__(self, content: Content) -> None:
        self.audit = Audit()
        self.tax = Tax()
        self.done = Done()
        self.give = Give()
        self.seal = Seal()
        self.invest = Invest()
        self.manipulate = Manipulate()
        self.end = End()
        self.decline = Decline()
        self.draw = Draw()
        self.discard = Discard()
        self.claim = Claim(content)
        self.pick = Pick(content)
        super().__init__(
            PHASES,
            [
                self.audit, self.tax, self.done, self.give, self.seal, self.invest, self.manipulate, self.end,
                self.decline, self.draw, self.discard, self.claim, self.pick,
            ],
        )  # fmt: skip


class PolicyMakerState(Chamber):
    """One moment of a game of The Policy Maker."""

    # --- who decides ----------------------------------------------------------------

    def asked(self, seat: int) -> bool:
        return seat == self.acting

    def pending(self) -> tuple[int, ...]:
        return seats_of(0) if self.over() else seats_of(1 << self.acting)

    def moment(self) -> str:
        """Every decision is a moment of its own, so that a doubled click is noticed."""
        return f"{self.round}.over" if self.over() else f"{self.round}.{self.phase_name()}.{self.step}"

    # --- the clock --------------------------------------------------------------------

    def clock(self) -> int:
        """PM-96: seconds per decision; 0 means no clock."""
        return 0 if self.over() else self.charter.seconds

    def expire(self) -> None:
        """PM-96: the rest of the action or turn is decided by a simple rule; twice in a row: autopilot."""
        seat = self.acting
        round_before = self.round
        count = self.timeouts[seat] + 1
        if self.journal is not None:
            self.journal.tell("expired", {"moment": self.moment(), "seats": [seat]})
        while self.acting == seat and self.round == round_before and self.outcome() is None:
            decision = self.autopilot_decision(seat)
            if decision is None:
                break
            picking = self.phase == PICKING
            self.play(seat, decision.code)
            if picking or (seat == self.government and self.phase == MAIN):
                break
        self.timed_out(seat, count)

    # --- what can be known -----------------------------------------------------------

    def board(self, seat: int | None) -> Board:
        return board_of(self, seat)

    def prompt_id(self, seat: int) -> str:
        return prompt_for(self)

    def determinize(self, seat: int | None, rng: Generator) -> PolicyMakerState:
        other = self.clone()
        redeal(other, seat, rng)
        return other

    def redraw(self, rng: Generator) -> None:
        redraw(self, rng)

    def outcome(self) -> Outcome | None:
        return outcome_of(self) if self.over() else None

    def clone(self) -> PolicyMakerState:
        other = PolicyMakerState(
            self.content, self.kinds, self.seats, self.people, self.rng.clone(), self.charter
        )
        copy_chamber(self, other)
        return other
