"""Hertzschlag as the kernel sees it: the phases put together into the contract of a game."""

from __future__ import annotations

from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.core.journal import Journal
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.core.seats import count_seats, seats_of
from stromtisch.games.hertzschlag.choices import (
    CANNOT_AFFORD,
    REST_BID,
    REST_INCOME,
    REST_READY,
    REST_SIGNAL,
    REST_WITHDRAW,
    closed_because,
    open_codes,
    reason_for,
)
from stromtisch.games.hertzschlag.commit import commit, expire_commit, leftmost, signal, withdraw
from stromtisch.games.hertzschlag.copied import copy_grid
from stromtisch.games.hertzschlag.frequency import move, move_to_50
from stromtisch.games.hertzschlag.knowledge import redeal, redraw
from stromtisch.games.hertzschlag.money import ceiling, pay
from stromtisch.games.hertzschlag.rescue import be_ready, bid, expire_bids, expire_talk
from stromtisch.games.hertzschlag.resolve import expire_cycle, return_card
from stromtisch.games.hertzschlag.scoring import outcome_of
from stromtisch.games.hertzschlag.state import (
    BID,
    COMMIT,
    CYCLE_CHOICE,
    INCOME,
    NO_CARD,
    NONE,
    OVER,
    PHASES,
    PLAY,
    TALK,
    Grid,
)
from stromtisch.games.hertzschlag.view import IDLE, PROMPTS, board_of


class HertzschlagState(Grid):
    """One moment of a game of Hertzschlag."""

    # --- who decides, what is allowed -----------------------------------------

    def pending(self) -> tuple[int, ...]:
        """The seats the table waits for."""
        if self.phase == OVER or self.aborted != "":
            return seats_of(0)
        everyone = (1 << self.seats) - 1
        if self.phase == COMMIT:
            return seats_of(everyone & ~self.committed)
        if self.phase == CYCLE_CHOICE:
            return seats_of(1 << self.acting_seat())
        if self.phase == TALK:
            return seats_of(everyone & ~self.ready)
        mask = 0
        for seat in range(self.seats):
            if self.bids[seat] == NONE:
                mask |= 1 << seat
        return seats_of(mask)

    def legal_codes(self, seat: int) -> list[int]:
        """The codes of all decisions open to a seat."""
        if self.phase == OVER or self.aborted != "":
            return []
        return open_codes(self, seat)

    def why_not(self, seat: int, decision: Decision) -> Reason | None:
        """Why a decision is closed to a seat, from the predicate that ``legal_codes`` uses."""
        return reason_for(self, seat, decision)

    def closed(self, seat: int) -> list[Decision]:
        """Hand cards that could be played if there were the money (HS-23)."""
        if self.phase != COMMIT or self.aborted != "":
            return []
        return [
            self.table.by_code[card]
            for card in self.hands[seat]
            if closed_because(self, seat, card) == CANNOT_AFFORD
        ]

    def moment(self) -> str:
        """HS-79: the round and the phase a command is made for; a swap also names its seat."""
        if self.phase == CYCLE_CHOICE:
            return f"{self.round}.cycle.{self.acting_seat()}"
        if self.aborted != "":
            return f"{self.round}.over"
        return f"{self.round}.{PHASES[self.phase]}"

    # --- what changes the state --------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        """Carry out a legal decision."""
        cards = self.content.card_count
        if code < cards:
            commit(self, seat, code, PLAY)
        elif code < 2 * cards:
            commit(self, seat, code - cards, INCOME)
        elif code < 3 * cards:
            return_card(self, seat, code - 2 * cards)
        else:
            rest = code - 3 * cards
            if rest >= REST_BID:
                bid(self, seat, rest - REST_BID)
            elif rest == REST_READY:
                be_ready(self, seat)
            elif rest >= REST_SIGNAL:
                signal(self, seat, rest - REST_SIGNAL)
            elif rest == REST_WITHDRAW:
                withdraw(self, seat)
            else:
                commit(self, seat, NO_CARD, INCOME)

    def clock(self) -> int:
        """HS-74: seconds for the current choice; 0 means no clock."""
        if self.phase == OVER or self.aborted != "":
            return 0
        if self.phase == COMMIT:
            return self.clocks.commit
        if self.phase == CYCLE_CHOICE:
            return self.clocks.cycle
        return self.clocks.talk if self.phase == TALK else self.clocks.bid

    def expire(self) -> None:
        """HS-74: what happens to whoever has not decided in time."""
        if self.phase == COMMIT:
            expire_commit(self)
        elif self.phase == CYCLE_CHOICE:
            expire_cycle(self)
        elif self.phase == TALK:
            expire_talk(self)
        elif self.phase == BID:
            expire_bids(self)

    def autopilot_decision(self, seat: int) -> Decision | None:
        """HS-75: income with the leftmost card, a fair share of the rescue, back with a drawn card."""
        if seat not in self.pending():
            return None
        cards = self.content.card_count
        if self.phase == COMMIT:
            card = leftmost(self, seat)
            code = 3 * cards + REST_INCOME if card == NO_CARD else cards + card
        elif self.phase == CYCLE_CHOICE:
            code = 2 * cards + self.drawn
        elif self.phase == TALK:
            code = 3 * cards + REST_READY
        else:
            share = -(-self.content.rescue_cost // self.seats)
            code = 3 * cards + REST_BID + min(self.money[seat], share, self.content.most_bid)
        return self.table.by_code[code]

    def leave(self, seat: int) -> None:
        """HS-76; HS-77: when fewer than two people remain the game is aborted."""
        super().leave(seat)
        if count_seats(self.people & ~self.left) < 2 and self.outcome() is None:
            self.abort("too-few-people")

    # --- what can be known ---------------------------------------------------------

    def board(self, seat: int | None) -> dict[str, object]:
        """The part of the view that is this game's own."""
        return board_of(self, seat)

    def phase_name(self) -> str:
        """The phase, as views name it."""
        return PHASES[self.phase]

    def prompt_id(self, seat: int) -> str:
        """What is wanted of a seat the table waits for."""
        return PROMPTS[self.phase]

    def idle_id(self, seat: int) -> str:
        """What is said to a seat that has decided."""
        return IDLE[self.phase]

    def prompt_params(self) -> dict[str, object]:
        """The texts name nothing else."""
        return {}

    def determinize(self, seat: int | None, rng: Generator) -> HertzschlagState:
        """A state this seat could equally well be in."""
        other = self.clone()
        redeal(other, seat, rng)
        return other

    def redraw(self, rng: Generator) -> None:
        """Shuffle what nobody knows and go on with other dice."""
        redraw(self, rng)

    def preview(self, seat: int, decision: Decision) -> dict[str, object]:
        """What a commitment or a bid would do if it were carried out at once."""
        cards = self.content.card_count
        if decision.kind == "play":
            return self._preview_play(seat, decision.code)
        if decision.kind == "income":
            amount = self.content.base_income + self.income_sum[seat]
            return {"amount": amount, "money": min(self.money[seat] + amount, ceiling(self, seat))}
        if decision.kind == "bid":
            pays = min(decision.code - 3 * cards - REST_BID, self.money[seat])
            return {"pays": pays, "money": self.money[seat] - pays}
        return {}

    def _preview_play(self, seat: int, card: int) -> dict[str, object]:
        """The card's cost and its way along the scale, from where the marker stands now."""
        content = self.content
        trial = self.clone()
        trial.journal = Journal()
        cost = trial.cost_now(seat, card)
        pay(trial, seat, cost, "cost")
        after_cost = trial.money[seat]
        path = [trial.position]
        if content.shift[card] != 0:
            path = move(trial, content.shift[card], seat, content.free[card], "shift")
        if content.to50[card] != 0:
            move_to_50(trial, content.to50[card], seat)
            step = 1 if trial.position > path[-1] else -1
            path += (
                list(range(path[-1] + step, trial.position + step, step))
                if trial.position != path[-1]
                else []
            )
        return {
            "cost": cost,
            "position": trial.position,
            "path": path,
            "thresholds": trial.money[seat] - after_cost,
            "money": trial.money[seat],
        }

    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        if self.phase != OVER and self.aborted == "":
            return None
        return outcome_of(self)

    def clone(self) -> HertzschlagState:
        """An independent copy without a journal."""
        other = HertzschlagState(
            self.content, self.table, self.seats, self.people, self.rng.clone(), self.green, self.clocks
        )
        copy_grid(self, other)
        return other
