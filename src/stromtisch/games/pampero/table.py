"""Pampero as the kernel sees it: the rules put together into the contract of a game."""

from __future__ import annotations

from stromtisch.core.generator import Generator
from stromtisch.core.kinds import Kinds
from stromtisch.core.outcome import Outcome
from stromtisch.core.seats import seats_of
from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.agenda import settle
from stromtisch.games.pampero.answer import Skip
from stromtisch.games.pampero.bulldozers import Bulldozer, Move
from stromtisch.games.pampero.content import Content
from stromtisch.games.pampero.contracts import Claim, Network, Spend, Through
from stromtisch.games.pampero.copied import copy_board
from stromtisch.games.pampero.gains import Advance, Choose, Connect, Order, Payout, Take
from stromtisch.games.pampero.knowledge import redraw
from stromtisch.games.pampero.plan import Bonus, Cover, Discard, Lay
from stromtisch.games.pampero.playing import Survey
from stromtisch.games.pampero.scoring import Crown, Flip, Majority, Score, outcome_of
from stromtisch.games.pampero.shapes import Board as SeenBoard
from stromtisch.games.pampero.state import PHASES, Board, Charter
from stromtisch.games.pampero.tasks import KIND
from stromtisch.games.pampero.turn import (
    Battery,
    Build,
    Capital,
    Contract,
    Effect,
    Field,
    Foreign,
    Pay,
    Play,
    Provider,
    Recall,
    Solar,
)
from stromtisch.games.pampero.view import board_of
from stromtisch.games.pampero.year import Return, Reveal


def all_kinds(content: Content) -> Kinds:
    """Every decision there can be. The order of the kinds is that of their codes."""
    kinds = Kinds(
        tasks.NAMES,
        [
            Play(content), Recall(), Battery(), Skip(), Reveal(), Order(), Field(content), Effect(), Build(content),
            Contract(content), Solar(content), Foreign(content), Capital(), Provider(), Pay(), Spend(),
            Network(content), Advance(), Payout(), Take(content), Claim(content), Connect(content), Choose(),
            Bulldozer(content), Move(content), Bonus(content), Discard(content), Lay(content), Cover(content),
            Return(), Crown(content), Majority(), Score(content), Flip(), Through(content),
        ],
    )  # fmt: skip
    for question, answers in enumerate(kinds.in_phase):
        # To do nothing comes last, for it is open only if something else is; and only where it is a choice.
        skips = [kind for kind in answers if isinstance(kind, Skip)]
        others = [kind for kind in answers if not isinstance(kind, Skip)]
        kinds.in_phase[question] = others + skips if question in tasks.OPTIONAL else others
    return kinds


class PamperoState(Board):
    """One moment of a game of Pampero."""

    def __init__(
        self, content: Content, kinds: Kinds, seats: int, people: int, rng: Generator, charter: Charter
    ) -> None:
        super().__init__(content, kinds, seats, people, rng, charter)
        self._survey: Survey | None = None

    # --- who decides, what is allowed ---------------------------------------------

    def pending(self) -> tuple[int, ...]:
        """The one seat the table waits for; it reveals VJ's card, too."""
        return seats_of(0) if self.over() else seats_of(1 << self.acting)

    def asked(self, seat: int) -> bool:
        return seat == self.acting

    def stage(self, seat: int) -> int:
        """The question on top of the agenda."""
        return self.agenda[-1] & KIND if self.agenda else 0

    def legal_codes(self, seat: int) -> list[int]:
        """What was found open when the question came up."""
        return [] if seat != self.acting or self.over() else self.open_codes

    def moment(self) -> str:
        """Every decision is a moment of its own, so that a doubled click is noticed."""
        return f"{self.year}.over" if self.over() else f"{self.year}.{self.step}"

    def survey(self, seat: int) -> Survey:
        if self._survey is None or self._survey.seat != seat:
            self._survey = Survey(self, seat)
        return self._survey

    def forget_survey(self) -> None:
        self._survey = None

    # --- what changes the state ------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        """An answer takes its question off the agenda; then all is done that follows."""
        self.task = self.agenda.pop()
        super().play(seat, code)
        settle(self)

    def clock(self) -> int:
        """Seconds per decision; 0 means no clock."""
        return 0 if self.over() else self.charter.seconds

    def expire(self) -> None:
        """PA-173: a simple rule decides the rest of the play; twice in a row: autopilot."""
        seat = self.acting
        count = self.timeouts[seat] + 1
        if self.journal is not None:
            self.journal.tell("expired", {"moment": self.moment(), "seats": [seat]})
        while True:
            decision = self.autopilot_decision(seat)
            assert decision is not None
            self.play(seat, decision.code)
            if self.over() or self.acting != seat or self.stage(seat) in tasks.FRESH_QUESTIONS:
                break
        self.timed_out(seat, count)

    # --- what can be known -----------------------------------------------------------

    def board(self, seat: int | None) -> SeenBoard:
        return board_of(self, seat)

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def prompt_id(self, seat: int) -> str:
        """The question on top of the agenda."""
        return tasks.NAMES[self.stage(seat)].replace("_", "-")

    def determinize(self, seat: int | None, rng: Generator) -> PamperoState:
        other = self.clone()
        redraw(other, rng)
        return other

    def redraw(self, rng: Generator) -> None:
        redraw(self, rng)

    def outcome(self) -> Outcome | None:
        return outcome_of(self) if self.over() else None

    def clone(self) -> PamperoState:
        other = PamperoState(
            self.content, self.kinds, self.seats, self.people, self.rng.clone(), self.charter
        )
        copy_board(self, other)
        return other
