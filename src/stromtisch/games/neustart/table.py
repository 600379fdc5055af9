"""Neustart as the kernel sees it: the phases put together into the contract of a game."""

from __future__ import annotations

from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.core.seats import count_seats, seats_of
from stromtisch.games.neustart.actions import (
    answer,
    build_base,
    clear_road,
    do_task,
    drive,
    give_information,
    give_up,
    join,
    search,
    secure,
    set_generator,
    settle_all,
)
from stromtisch.games.neustart.choices import (
    ANSWER_AT,
    BACK,
    CLEAR,
    DESK_AT,
    DRIVE_AT,
    DUTY_AT,
    FILL_UP,
    GENERATE,
    GIVE_UP_AT,
    GOODS_AT,
    JOIN_AT,
    OPEN,
    PASS_AT,
    PER_STARTER,
    RAISE,
    READY,
    REFUEL,
    REST_AT,
    SECURE_AT,
    SEEK,
    SHIP_AT,
    TANK_AT,
    TASK_AT,
    TEAM_AT,
    TELL,
    TELL_ONLY,
    VOTE_AT,
    WAIT,
    closed_because,
    must_ask,
    open_codes,
    own_operation,
)
from stromtisch.games.neustart.content import ACTOR_COUNT, QUARTER_COUNT, TEAMS_EACH
from stromtisch.games.neustart.copied import copy_board
from stromtisch.games.neustart.knowledge import redeal, redraw
from stromtisch.games.neustart.reasons import action_of, reason_for
from stromtisch.games.neustart.scoring import outcome_of
from stromtisch.games.neustart.sharing import awaits, confirm, object_to, proposal_open, propose, withdraw
from stromtisch.games.neustart.state import (
    ACTING,
    FOCUS_DESK,
    FOCUS_TANK,
    FOCUS_TEAM,
    FOCUS_TRIP,
    NONE,
    OPENED,
    PHASES,
    READING,
    RESTING,
    UNDECIDED,
    UNITS,
    VOTING,
    Board,
)
from stromtisch.games.neustart.supply import (
    SINK_COUNT,
    move_goods,
    origin_of,
    pass_fuel,
    refuel,
    refuel_room,
)
from stromtisch.games.neustart.view import board_of, prompt_for
from stromtisch.games.neustart.week import (
    be_ready,
    cast_vote,
    count_votes,
    decide_rest,
    finish_unit,
    settle_rest,
    unit_clock,
)


class NeustartState(Board):
    """One moment of a game of Neustart."""

    # --- who decides, what is allowed ---------------------------------------------

    def pending(self) -> tuple[int, ...]:
        """NS-28, NS-39: the seats that have not decided, or are not ready."""
        if self.over():
            return seats_of(0)
        if self.phase == ACTING or self.phase == READING:
            return seats_of(((1 << self.seats) - 1) & ~self.ready)
        mask = 0
        if self.phase == RESTING:
            for actor in range(ACTOR_COUNT):
                if self.resting[actor] == UNDECIDED:
                    mask |= self._who_says_whether_to_rest(actor)
        else:
            for seat in range(self.seats):
                if self.ballots[seat] == NONE:
                    mask |= 1 << seat
        return seats_of(mask)

    def called(self) -> tuple[int, ...]:
        """NS-60: whoever is ready may be needed for an open effort, the administration for goods to hand on."""
        if self.phase != ACTING or self.ready == 0 or self.aborted != "":
            return seats_of(0)
        if self.operations > 0:
            return seats_of(self.ready)
        for quarter in range(QUARTER_COUNT):
            if self.found_supplies[quarter] > 0 or self.found_fuel[quarter] > 0:
                return seats_of(self.ready & self.charter.holders[self.content.administration])
        return seats_of(0)

    def patient(self, seat: int) -> bool:
        """NS-60: whoever has begun an effort may wait until somebody helps."""
        return self.phase == ACTING and own_operation(self, seat)

    def _who_says_whether_to_rest(self, actor: int) -> int:
        """Section 5.4: those of a role who are there, the one who leads, or whoever has not proposed anything."""
        there = self.charter.holders[actor] & ~self.autopilot
        if there == 0:
            return self.charter.holders[actor]
        if self.charter.led:
            return 1 << self.leader(actor)
        if self.charter.consensus:
            there = self.present(actor)
            if proposal_open(self, actor):
                there &= ~(1 << self.proposer[actor])
        return there

    def legal_codes(self, seat: int) -> list[int]:
        """The codes of all decisions open to a seat."""
        return open_codes(self, seat)

    def why_not(self, seat: int, decision: Decision) -> Reason | None:
        """Why a decision is closed to a seat, from the predicate that ``legal_codes`` uses."""
        return reason_for(self, seat, decision)

    def closed(self, seat: int) -> list[Decision]:
        """What a player would look for with a team in hand although it is closed, and an end that must wait."""
        if self.phase != ACTING or self.aborted != "" or self.ready >> seat & 1:
            return []
        focus = self.focus[seat]
        looked_for = [READY]
        if focus != NONE and focus < FOCUS_DESK:
            looked_for += [GENERATE, TELL, SEEK, RAISE]
            for marker in self.lying:
                if self.marker_at[marker] == self.team_at[focus]:
                    looked_for.append(ANSWER_AT + marker)
        return [self.table.by_code[code] for code in looked_for if closed_because(self, seat, code) != OPEN]

    def moment(self) -> str:
        """The unit and its phase: within it every role may act at any moment."""
        if self.over():
            return f"{self.weekday}.over"
        return f"{self.weekday}.{UNITS[self.unit]}.{PHASES[self.phase]}"

    # --- what changes the state ------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        """Carry out a legal decision, or propose it to the others of a role that must agree first."""
        if code >= self.charter.consent_at:
            self._play_consent(seat, code - self.charter.consent_at)
            return
        if self.charter.consensus:
            if not awaits(self, seat):
                # A proposal from a time when there was somebody to ask binds nobody who goes on without.
                withdraw(self, seat)
            actor = must_ask(self, seat, code)
            if actor != NONE:
                propose(self, seat, actor, self.table.by_code[code])
                return
        self._carry_out(seat, code)

    def _play_consent(self, seat: int, place: int) -> None:
        """Section 5.4: another member agrees or objects."""
        actor = place % ACTOR_COUNT
        if place >= ACTOR_COUNT:
            object_to(self, seat, actor)
            return
        proposer = self.proposer[actor]
        code = self.proposal[actor]
        confirm(self, seat, actor)
        self._carry_out(proposer, code)

    def _carry_out(self, seat: int, code: int) -> None:
        if code < DRIVE_AT:
            self._play_common(seat, code)
        elif code < TASK_AT or code >= JOIN_AT:
            self._play_team(seat, self.focus[seat] - FOCUS_TEAM, code)
        elif code < REFUEL:
            do_task(self, seat, self.focus[seat] - FOCUS_TEAM, code - TASK_AT)
        elif code < SHIP_AT:
            actor = self.focus[seat] - FOCUS_TANK
            if code >= PASS_AT:
                pass_fuel(self, seat, actor, code - PASS_AT)
            else:
                refuel(self, seat, actor, refuel_room(self, actor) if code == FILL_UP else 1)
        elif code < GOODS_AT:
            origin = self.focus[seat] - FOCUS_DESK
            self.focus[seat] = FOCUS_TRIP + origin * QUARTER_COUNT + code - SHIP_AT
            self.trip_paid[seat] = 0
        else:
            place = code - GOODS_AT
            move_goods(self, seat, place // (2 * SINK_COUNT), place // 2 % SINK_COUNT, place % 2 == 1)
        if self.operations > 0:
            settle_all(self)

    def _play_common(self, seat: int, code: int) -> None:
        if code == READY:
            be_ready(self, seat)
        elif code == WAIT:
            self.ready &= ~(1 << seat)
        elif code == BACK and self.charter.consensus and awaits(self, seat):
            # What was proposed is taken back, and the hand is free to do something else.
            withdraw(self, seat)
        elif code == BACK:
            focus = self.focus[seat]
            self.focus[seat] = FOCUS_DESK + origin_of(focus) if focus >= FOCUS_TRIP else NONE
            self.trip_paid[seat] = 0
        elif code < DUTY_AT:
            decide_rest(self, seat, code - REST_AT, True)
        elif code < VOTE_AT:
            decide_rest(self, seat, code - DUTY_AT, False)
        elif code < TEAM_AT:
            cast_vote(self, seat, code - VOTE_AT)
        elif code >= GIVE_UP_AT:
            give_up(self, code - GIVE_UP_AT, seat)
        else:
            self.trip_paid[seat] = 0
            if code < DESK_AT:
                self.focus[seat] = FOCUS_TEAM + code - TEAM_AT
            elif code < TANK_AT:
                self.focus[seat] = FOCUS_DESK + code - DESK_AT
            else:
                self.focus[seat] = FOCUS_TANK + code - TANK_AT

    def _play_team(self, seat: int, team: int, code: int) -> None:
        if code < GENERATE:
            drive(self, seat, team, code - DRIVE_AT)
        elif code >= SECURE_AT:
            secure(self, seat, team, code - SECURE_AT)
        elif code >= ANSWER_AT:
            answer(self, seat, team, code - ANSWER_AT)
        elif code >= JOIN_AT:
            place = code - JOIN_AT
            join(self, seat, team, place // PER_STARTER, place % PER_STARTER)
        elif code == GENERATE:
            set_generator(self, seat, team)
        elif code in (TELL, TELL_ONLY):
            give_information(self, seat, team, code == TELL)
        elif code == SEEK:
            search(self, seat, team)
        elif code == CLEAR:
            clear_road(self, seat, team)
        else:
            build_base(self, seat, team)

    def clock(self) -> int:
        """NS-28, NS-37: a minute to choose, seven to act, no limit for reading."""
        if self.over() or self.phase == READING:
            return 0
        return unit_clock(self) if self.phase == ACTING else self.charter.choice_seconds

    def expire(self) -> None:
        """NS-16, NS-28: the unit ends as it stands; who has not chosen is on duty, or has no vote."""
        if self.journal is not None:
            self.journal.tell("expired", {"moment": self.moment(), "seats": list(self.pending())})
        if self.phase == ACTING:
            finish_unit(self)
        elif self.phase == RESTING:
            settle_rest(self)
        elif self.phase == VOTING:
            count_votes(self)

    def autopilot_decision(self, seat: int) -> Decision | None:
        """An absent player rests tired teams, starts nothing, and holds nobody up."""
        if seat not in self.pending():
            return None
        return self.table.by_code[self._plain_choice(seat)]

    def _plain_choice(self, seat: int) -> int:
        if self.phase == RESTING:
            for actor in range(ACTOR_COUNT):
                if self.holds(seat, actor) and self.resting[actor] == UNDECIDED:
                    if self.charter.consensus and proposal_open(self, actor):
                        if self.proposer[actor] == seat:
                            continue
                        return self.charter.consent_at + actor
                    tired = self.points[actor] <= self.content.autopilot_rest
                    return (REST_AT if tired else DUTY_AT) + actor
        if self.phase == ACTING and self.operations > 0:
            if self.charter.consensus and awaits(self, seat):
                return BACK
            for actor in range(ACTOR_COUNT):
                if self.holds(seat, actor) and self.operation[actor] != NONE:
                    if self.charter.consensus and proposal_open(self, actor):
                        return self.charter.consent_at + ACTOR_COUNT + actor
                    return GIVE_UP_AT + actor
        if self.phase == VOTING:
            return self.legal_codes(seat)[0]
        return READY

    def leave(self, seat: int) -> None:
        """A game without people at it is aborted; otherwise the autopilot holds the seat to the end."""
        super().leave(seat)
        if count_seats(self.people & ~self.left) < 1 and self.outcome() is None:
            self.abort("too-few-people")

    # --- what can be known -----------------------------------------------------------

    def board(self, seat: int | None) -> dict[str, object]:
        """The part of the view that is this game's own."""
        return board_of(self, seat)

    def phase_name(self) -> str:
        """The phase, as views name it."""
        return PHASES[self.phase]

    def prompt_id(self, seat: int) -> str:
        """What is wanted of this seat now."""
        return prompt_for(self, seat)

    def determinize(self, seat: int | None, rng: Generator) -> NeustartState:
        """A state this seat could equally well be in."""
        other = self.clone()
        redeal(other, seat, rng)
        return other

    def redraw(self, rng: Generator) -> None:
        """Shuffle what nobody knows and go on with other dice."""
        redraw(self, rng)

    def preview(self, seat: int, decision: Decision) -> dict[str, object]:
        """What a decision would cost, as far as it can be known."""
        code = decision.code
        focus = self.focus[seat]
        if SHIP_AT <= code < GOODS_AT:
            return {"fuel": self.roads[origin_of(focus) * QUARTER_COUNT + code - SHIP_AT]}
        if focus == NONE or focus >= FOCUS_DESK or code < DRIVE_AT:
            return {}
        if code < GENERATE:
            return {"fuel": self.roads[self.team_at[focus] * QUARTER_COUNT + code - DRIVE_AT]}
        action = action_of(self, code)
        if action == NONE:
            return {}
        found: dict[str, object] = {"points": self.price(focus // TEAMS_EACH, action)}
        if ANSWER_AT <= code < SECURE_AT and self.marker_state[code - ANSWER_AT] & OPENED:
            found["value"] = self.effective(code - ANSWER_AT)
        return found

    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        if not self.over():
            return None
        return outcome_of(self)

    def clone(self) -> NeustartState:
        """An independent copy without a journal."""
        other = NeustartState(
            self.content, self.table, self.seats, self.people, self.rng.clone(), self.charter
        )
        copy_board(self, other)
        return other
