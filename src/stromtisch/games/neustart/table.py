"""Neustart as the kernel sees it: the phases put together into the contract of a game."""

from __future__ import annotations

from stromtisch.core.generator import Generator
from stromtisch.core.kinds import Kinds, Why
from stromtisch.core.outcome import Outcome
from stromtisch.core.seats import seats_of
from stromtisch.games.neustart import actions, sharing, state, terms, week
from stromtisch.games.neustart.content import Content
from stromtisch.games.neustart.copied import copy_board
from stromtisch.games.neustart.knowledge import redeal, redraw
from stromtisch.games.neustart.orders import closed_in_hand, own_operation, reach
from stromtisch.games.neustart.scoring import outcome_of
from stromtisch.games.neustart.shapes import Board as BoardShape
from stromtisch.games.neustart.sharing import Consent
from stromtisch.games.neustart.state import NONE, Board
from stromtisch.games.neustart.supply import Desk, Goods, Pass, Refuel, Ship, Tank
from stromtisch.games.neustart.terms import ACTOR_COUNT, QUARTER_COUNT
from stromtisch.games.neustart.view import board_of


class Orders(Kinds):
    """Every decision there can be, by its kind; how many businesses there are depends on the pack."""

    def __init__(self, content: Content) -> None:
        self.ready = week.Ready()
        self.wait = week.Wait()
        self.back = week.Back()
        self.rest = week.Rest("rest", True)
        self.duty = week.Rest("duty", False)
        self.vote = week.Vote()
        self.team = actions.Team()
        self.desk = Desk(content)
        self.tank = Tank()
        self.give_up = actions.GiveUp()
        self.drive = actions.Drive(content)
        self.generator = actions.SetGenerator("generator", terms.POWER, shown=True)
        self.inform = actions.Inform("inform", True)
        self.inform_only = actions.Inform("inform-only", False)
        self.search = actions.Search("search", terms.SEARCH, shown=True)
        self.build = actions.Build("build", terms.BUILD, shown=True)
        self.clear = actions.Clear("clear", terms.BUILD)
        self.task = actions.Task()
        self.refuel = Refuel()
        self.hand_on = Pass()
        self.ship = Ship(content)
        self.goods = Goods()
        self.join = actions.Join()
        self.answer = actions.Answer()
        self.secure = actions.Secure(content)
        self.confirm = sharing.Confirm("confirm")
        self.object = sharing.Object("object")
        super().__init__(
            state.PHASES,
            [
                self.ready, self.wait, self.back, self.rest, self.duty, self.vote, self.team, self.desk, self.tank,
                self.give_up, self.drive, self.generator, self.inform, self.inform_only, self.search, self.build,
                self.clear, self.task, self.refuel, self.hand_on, self.ship, self.goods, self.join, self.answer,
                self.secure, self.confirm, self.object,
            ],
        )  # fmt: skip


class NeustartState(Board):
    """One moment of a game of Neustart."""

    # --- who decides, what is allowed ---------------------------------------------

    def pending(self) -> tuple[int, ...]:
        """NS-28, NS-39: the seats that have not decided, or are not ready."""
        if self.over():
            return seats_of(0)
        if self.phase == state.ACTING or self.phase == state.READING:
            return seats_of(((1 << self.seats) - 1) & ~self.ready)
        mask = 0
        if self.phase == state.RESTING:
            for actor in range(ACTOR_COUNT):
                if self.resting[actor] == state.UNDECIDED:
                    mask |= self._who_says_whether_to_rest(actor)
        else:
            mask = sum(1 << seat for seat in range(self.seats) if self.ballots[seat] == NONE)
        return seats_of(mask)

    def called(self) -> tuple[int, ...]:
        """NS-60: an actor who is ready may be needed for an open effort, the administration for goods to hand on."""
        if self.phase != state.ACTING or self.ready == 0 or self.aborted != "":
            return seats_of(0)
        if self.operations > 0:
            return seats_of(self.ready)
        for quarter in range(QUARTER_COUNT):
            if self.found_supplies[quarter] > 0 or self.found_fuel[quarter] > 0:
                return seats_of(self.ready & self.holders[self.content.administration])
        return seats_of(0)

    def patient(self, seat: int) -> bool:
        """NS-60: the one who has begun an effort may wait until somebody helps."""
        return self.phase == state.ACTING and own_operation(self, seat)

    def _who_says_whether_to_rest(self, actor: int) -> int:
        """Section 5.4: those of a role who are there, the one who leads, or those who have not proposed anything."""
        there = self.holders[actor] & ~self.autopilot
        if there == 0:
            return self.holders[actor]
        if self.charter.led:
            return 1 << self.leader(actor)
        if self.charter.consensus:
            there = self.present(actor)
            if sharing.proposal_open(self, actor):
                there &= ~(1 << self.proposer[actor])
        return there

    def legal_codes(self, seat: int) -> list[int]:
        """The codes of all decisions open to a seat; a proposal binds the hand of the seat that made it."""
        found: list[int] = []
        if self.over():
            return found
        stage = self.stage(seat)
        for kind in self.kinds.in_phase[reach(self, seat) if stage == state.WITH_TEAM else stage]:
            kind.collect(self, seat, found)
        if self.charter.consensus:
            return [code for code in found if sharing.bound(self, seat, code) is None]
        return found

    def closed_because(self, seat: int, code: int) -> Why | None:
        """Why a decision is closed to a seat; None: it is open."""
        why = closed_in_hand(self, seat, code)
        return sharing.bound(self, seat, code) if why is None and self.charter.consensus else why

    def moment(self) -> str:
        """The unit and its phase: within it every role may act at any moment."""
        if self.over():
            return f"{self.weekday}.over"
        return f"{self.weekday}.{state.UNITS[self.unit]}.{state.PHASES[self.phase]}"

    # --- what changes the state ------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        """Carry out a legal decision, or propose it to the others of a role that must agree first."""
        if self.charter.consensus and not isinstance(self.kinds.of_code[code], Consent):
            if not sharing.awaits(self, seat):
                # A proposal from a time when there was somebody to ask binds nobody who goes on without.
                sharing.withdraw(self, seat)
            actor = sharing.must_ask(self, seat, code)
            if actor != NONE:
                self.step += 1
                sharing.propose(self, seat, actor, self.table.by_code[code])
                return
        super().play(seat, code)
        if self.operations > 0:
            actions.settle_all(self)

    def clock(self) -> int:
        """NS-28, NS-37: a minute to choose, seven to act, no limit for reading."""
        if self.over() or self.phase == state.READING:
            return 0
        return week.unit_clock(self) if self.phase == state.ACTING else self.charter.choice_seconds

    def expire(self) -> None:
        """NS-16, NS-28: the unit ends as it stands; who has not chosen is on duty, or has no vote."""
        if self.journal is not None:
            self.journal.tell(
                "expired",
                {"moment": self.moment(), "phase": state.PHASES[self.phase], "seats": list(self.pending())},
            )
        if self.phase == state.ACTING:
            week.finish_unit(self)
        elif self.phase == state.RESTING:
            week.settle_rest(self)
        elif self.phase == state.VOTING:
            week.count_votes(self)

    # --- what can be known -----------------------------------------------------------

    def board(self, seat: int | None) -> BoardShape:
        """The part of the view that is this game's own."""
        return board_of(self, seat)

    def prompt_id(self, seat: int) -> str:
        """What is wanted of this seat now: it depends on what it has in hand."""
        return state.PHASES[self.stage(seat)]

    def determinize(self, seat: int | None, rng: Generator) -> NeustartState:
        """A state this seat could equally well be in."""
        other = self.clone()
        redeal(other, seat, rng)
        return other

    def redraw(self, rng: Generator) -> None:
        """Shuffle what nobody knows and go on with other dice."""
        redraw(self, rng)

    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        if not self.over():
            return None
        return outcome_of(self)

    def clone(self) -> NeustartState:
        """An independent copy without a journal."""
        other = NeustartState(
            self.content, self.kinds, self.seats, self.people, self.rng.clone(), self.charter
        )
        copy_board(self, other)
        return other
