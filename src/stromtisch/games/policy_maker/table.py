"""The Policy Maker as the kernel sees it: the phases put together into the contract of a game."""

from __future__ import annotations

from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.core.seats import count_seats, seats_of
from stromtisch.games.policy_maker.choices import (
    CLAIM_AT,
    DECLINE_AT,
    DISCARD_AT,
    DONE_AT,
    DRAW_AT,
    END_AT,
    GIVE_AT,
    INVEST_AT,
    MANIPULATE_AT,
    MOST_SEATS,
    MOST_STEPS,
    OPEN,
    PER_CATEGORY,
    SEAL_AT,
    TAX_AT,
    VARIANTS,
    closed_because,
    open_codes,
    reason_for,
)
from stromtisch.games.policy_maker.content import CATEGORIES, CATEGORY_COUNT, JOKER, KIND_COUNT, KINDS
from stromtisch.games.policy_maker.copied import copy_chamber
from stromtisch.games.policy_maker.government import audit, change_tax, give, pick, settle_tax
from stromtisch.games.policy_maker.investing import (
    choose_discard,
    claim,
    draw,
    end_main,
    invest,
    manipulate,
    pay_wealth_tax,
)
from stromtisch.games.policy_maker.knowledge import redeal, redraw
from stromtisch.games.policy_maker.scoring import outcome_of
from stromtisch.games.policy_maker.state import (
    AUDITING,
    CLAIMING,
    DRAWING,
    GRANTING,
    MAIN,
    NONE,
    OVER,
    PHASES,
    PICKING,
    TAXING,
    WEALTH_TAX,
    Chamber,
    counts_json,
)
from stromtisch.games.policy_maker.term import begin_draw, hand_out
from stromtisch.games.policy_maker.view import board_of, prompt_for

# PM-96: so many time-outs in a row put a seat on autopilot.
TIMEOUTS_TO_AUTOPILOT = 2


class PolicyMakerState(Chamber):
    """One moment of a game of The Policy Maker."""

    # --- who decides, what is allowed ---------------------------------------------

    def pending(self) -> tuple[int, ...]:
        """The one seat the table waits for."""
        if self.phase == OVER or self.aborted != "":
            return seats_of(0)
        return seats_of(1 << self.acting)

    def legal_codes(self, seat: int) -> list[int]:
        """The codes of all decisions open to a seat."""
        return open_codes(self, seat)

    def why_not(self, seat: int, decision: Decision) -> Reason | None:
        """Why a decision is closed to a seat, from the predicate that ``legal_codes`` uses."""
        return reason_for(self, seat, decision)

    def closed(self, seat: int) -> list[Decision]:
        """What a player would look for here although it is closed."""
        if seat != self.acting or self.phase == OVER or self.aborted != "":
            return []
        looked_for: list[int] = []
        if self.phase == MAIN:
            for category in range(CATEGORY_COUNT):
                looked_for.append(INVEST_AT + category * PER_CATEGORY)
                for victim in self.investors:
                    if (
                        self.tracks[victim * CATEGORY_COUNT + category] >= self.content.dark_from
                        and victim != seat
                    ):
                        looked_for.append(MANIPULATE_AT + (victim * CATEGORY_COUNT + category) * PER_CATEGORY)
        elif self.phase == TAXING:
            looked_for = [*range(TAX_AT, DONE_AT), DONE_AT]
        elif self.phase == DRAWING:
            looked_for = [DRAW_AT, DRAW_AT + 1, DRAW_AT + 2]
        elif self.phase == CLAIMING:
            looked_for = [CLAIM_AT + number for number in self.open_initiatives if number != NONE]
        elif self.phase in (GRANTING, WEALTH_TAX):
            looked_for = [SEAL_AT]
        return [self.table.by_code[code] for code in looked_for if closed_because(self, seat, code) != OPEN]

    def moment(self) -> str:
        """Every decision is a moment of its own, so that a doubled click is noticed."""
        if self.phase == OVER or self.aborted != "":
            return f"{self.round}.over"
        return f"{self.round}.{PHASES[self.phase]}.{self.step}"

    # --- what changes the state ------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        """Carry out a legal decision."""
        self.step += 1
        if self.timeouts[seat] != 0:
            timeouts = self.timeouts[:]
            timeouts[seat] = 0
            self.timeouts = timeouts
        if code < TAX_AT:
            audit(self, code)
        elif code < DONE_AT:
            change_tax(self, (code - TAX_AT) // 2, 1 if (code - TAX_AT) % 2 == 0 else -1)
        elif code == DONE_AT:
            settle_tax(self)
        elif code < SEAL_AT:
            give(self, (code - GIVE_AT) // MOST_SEATS, (code - GIVE_AT) % MOST_SEATS)
        elif code == SEAL_AT:
            if self.phase == GRANTING:
                hand_out(self)
            else:
                pay_wealth_tax(self)
        elif code < MANIPULATE_AT:
            place = code - INVEST_AT
            invest(self, place // PER_CATEGORY, place // VARIANTS % MOST_STEPS + 1, place % VARIANTS)
        elif code < END_AT:
            place = code - MANIPULATE_AT
            steps = place // VARIANTS % MOST_STEPS + 1
            target = place // PER_CATEGORY
            manipulate(self, target // CATEGORY_COUNT, target % CATEGORY_COUNT, steps, place % VARIANTS)
        elif code == END_AT:
            end_main(self)
        elif code == DECLINE_AT:
            begin_draw(self)
        elif code < DISCARD_AT:
            draw(self, code - DRAW_AT)
        elif code < CLAIM_AT:
            choose_discard(self, code - DISCARD_AT)
        elif code < CLAIM_AT + len(self.content.initiative_ids):
            claim(self, code - CLAIM_AT)
        else:
            pick(self, code - CLAIM_AT - len(self.content.initiative_ids))

    def clock(self) -> int:
        """PM-96: seconds per decision; 0 means no clock."""
        return 0 if self.phase == OVER or self.aborted != "" else self.charter.seconds

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
        timeouts = self.timeouts[:]
        timeouts[seat] = count
        self.timeouts = timeouts
        if count >= TIMEOUTS_TO_AUTOPILOT and self.people >> seat & 1 and self.outcome() is None:
            self.set_autopilot(seat, True)

    def autopilot_decision(self, seat: int) -> Decision | None:
        """PM-96: what is decided for a seat whose player is away."""
        if seat not in self.pending():
            return None
        return self.table.by_code[self._plain_choice(seat)]

    def _plain_choice(self, seat: int) -> int:
        phase = self.phase
        if phase == AUDITING:
            # The investor with most cards.
            richest = self.investors[0]
            for other in self.investors:
                if self.hand_size(other) > self.hand_size(richest):
                    richest = other
            return richest
        if phase == TAXING:
            # No change; after an odd first step the total must be mended before it can be done.
            legal = self.legal_codes(seat)
            return DONE_AT if DONE_AT in legal else legal[0]
        if phase == GRANTING:
            return self._even_grant()
        if phase == MAIN:
            return END_AT
        if phase == DRAWING:
            return self.legal_codes(seat)[0]
        if phase == CLAIMING:
            claimable = [code for code in self.legal_codes(seat) if code != DECLINE_AT]
            return claimable[0] if claimable else DECLINE_AT
        if phase == WEALTH_TAX:
            return self._largest_group(seat)
        return self.legal_codes(seat)[0]

    def _even_grant(self) -> int:
        """As even as possible, in the order the cards were drawn."""
        if not self.pool:
            return SEAL_AT
        poorest = self.investors[0]
        fewest = 1000
        for seat in self.investors:
            got = sum(self.given[seat * KIND_COUNT : (seat + 1) * KIND_COUNT])
            if got < fewest:
                poorest = seat
                fewest = got
        return GIVE_AT + self.pool[0] * MOST_SEATS + poorest

    def _largest_group(self, seat: int) -> int:
        """Cards of the largest group first, jokers last."""
        if sum(self.discarding) == self.content.wealth_tax_discard:
            return SEAL_AT
        best = JOKER
        most = 0
        for kind in range(CATEGORY_COUNT):
            left = self.hands[seat * KIND_COUNT + kind] - self.discarding[kind]
            if left > most:
                best = kind
                most = left
        return DISCARD_AT + best

    def leave(self, seat: int) -> None:
        """A game without people at it is aborted; otherwise the autopilot plays the seat to the end."""
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
        return prompt_for(self)

    def determinize(self, seat: int | None, rng: Generator) -> PolicyMakerState:
        """A state this seat could equally well be in."""
        other = self.clone()
        redeal(other, seat, rng)
        return other

    def redraw(self, rng: Generator) -> None:
        """Shuffle what nobody knows and go on with other dice."""
        redraw(self, rng)

    def preview(self, seat: int, decision: Decision) -> dict[str, object]:
        """What a decision would do, in numbers."""
        kind = decision.kind
        if kind in ("invest", "manipulate"):
            category = CATEGORIES.index(str(decision.args["category"]))
            steps = int(decision.args["steps"])
            owner = seat if kind == "invest" else int(decision.args["seat"])
            cards = steps * (self.cost[category] + (0 if kind == "invest" else 1))
            field = self.tracks[owner * CATEGORY_COUNT + category] + (steps if kind == "invest" else -steps)
            left = self.hand_of(seat)
            left[category] -= cards - int(decision.args["jokers"])
            left[JOKER] -= int(decision.args["jokers"])
            return {"cards": cards, "field": field, "hand": counts_json(left, KINDS)}
        if kind == "tax":
            step = int(decision.args["step"])
            cost = self.cost[CATEGORIES.index(str(decision.args["category"]))] + step
            return {"cost": cost, "total": sum(self.cost) + step}
        if kind == "claim":
            return {"hand": self.hand_size(seat) + self.content.initiative_reward}
        return {}

    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        if self.phase != OVER and self.aborted == "":
            return None
        return outcome_of(self)

    def clone(self) -> PolicyMakerState:
        """An independent copy without a journal."""
        other = PolicyMakerState(
            self.content, self.table, self.seats, self.people, self.rng.clone(), self.charter, self.government
        )
        copy_chamber(self, other)
        return other
