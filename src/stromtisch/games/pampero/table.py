"""Pampero as the kernel sees it: the rules put together into the contract of a game."""

from __future__ import annotations

from typing import Final

from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.core.seats import count_seats, seats_of
from stromtisch.games.pampero.agenda import decide
from stromtisch.games.pampero.codes import BATTERY, FIELD_AT, PLAY_AT, PUBLIC, REVEAL, SKIP, TO_AT
from stromtisch.games.pampero.copied import copy_board
from stromtisch.games.pampero.effects import (
    CROWN,
    FIELD,
    KIND,
    MARKET_COUNT,
    MARKETS,
    NAMES,
    OPPONENT,
    SCORE,
    START,
    TAKE_BACK,
    TURN,
    WIND,
)
from stromtisch.games.pampero.knowledge import redraw
from stromtisch.games.pampero.playing import Survey, card_possible, open_operations, price_of
from stromtisch.games.pampero.printed_cards import COSTS, GAINS
from stromtisch.games.pampero.printed_map import ZONES
from stromtisch.games.pampero.reasons import looked_for, reason_for
from stromtisch.games.pampero.scoring import outcome_of
from stromtisch.games.pampero.shapes import Board as SeenBoard
from stromtisch.games.pampero.state import PHASES, Board
from stromtisch.games.pampero.view import board_of, prompt_for

# So many time-outs in a row put a seat on autopilot.
TIMEOUTS_TO_AUTOPILOT: Final = 2
# A clock that runs out ends what it was about: a play as a whole, or one of these questions.
FRESH_QUESTIONS: Final = [TURN, OPPONENT, START, TAKE_BACK, CROWN, SCORE]


class PamperoState(Board):
    """One moment of a game of Pampero."""

    # --- who decides, what is allowed ---------------------------------------------

    def pending(self) -> tuple[int, ...]:
        """The one seat the table waits for; it reveals VJ's card, too."""
        if self.over():
            return seats_of(0)
        return seats_of(1 << self.acting)

    def legal_codes(self, seat: int) -> list[int]:
        """The codes of all decisions open to a seat."""
        if seat != self.acting or self.over():
            return []
        return self.open_codes

    def why_not(self, seat: int, decision: Decision) -> Reason | None:
        """Why a decision is closed to a seat."""
        return reason_for(self, seat, decision)

    def closed(self, seat: int) -> list[Decision]:
        """What a player would look for here although it is closed."""
        return [self.table.by_code[code] for code in looked_for(self, seat) if code not in self.open_codes]

    def moment(self) -> str:
        """Every decision is a moment of its own, so that a doubled click is noticed."""
        return f"{self.year}.over" if self.over() else f"{self.year}.{self.step}"

    # --- what changes the state ------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        """Carry out a legal decision."""
        self.step += 1
        if self.timeouts[seat] != 0:
            self._count_timeouts(seat, 0)
        decide(self, code)

    def _count_timeouts(self, seat: int, count: int) -> None:
        timeouts = self.timeouts[:]
        timeouts[seat] = count
        self.timeouts = timeouts

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
            self.play(seat, self._plain_choice())
            if self.over() or self.acting != seat or self.agenda[-1] & KIND in FRESH_QUESTIONS:
                break
        self._count_timeouts(seat, count)
        if count >= TIMEOUTS_TO_AUTOPILOT and self.people >> seat & 1 and self.outcome() is None:
            self.set_autopilot(seat, True)

    def autopilot_decision(self, seat: int) -> Decision | None:
        """What is decided for a seat whose player is away."""
        if seat != self.acting or self.over():
            return None
        return self.table.by_code[self._plain_choice()]

    def _plain_choice(self) -> int:
        """A battery on one's turn, nothing where nothing is a choice, a used bulldozer to the public area."""
        codes = self.open_codes
        for code in (BATTERY, SKIP, TO_AT + PUBLIC):
            if code in codes:
                return code
        return codes[0]

    def leave(self, seat: int) -> None:
        """A game without people at it is aborted; otherwise the autopilot plays the seat to the end."""
        super().leave(seat)
        if count_seats(self.people & ~self.left) < 1 and self.outcome() is None:
            self.abort("too-few-people")

    # --- what can be known -----------------------------------------------------------

    def board(self, seat: int | None) -> SeenBoard:
        """The part of the view that is this game's own."""
        return board_of(self, seat)

    def phase_name(self) -> str:
        """The phase, as views name it."""
        return PHASES[self.phase]

    def prompt_id(self, seat: int) -> str:
        """What is wanted of this seat now."""
        return prompt_for(self)

    def determinize(self, seat: int | None, rng: Generator) -> PamperoState:
        """A state this seat could equally well be in."""
        other = self.clone()
        redraw(other, rng)
        return other

    def redraw(self, rng: Generator) -> None:
        """Shuffle what nobody knows and go on with other dice."""
        redraw(self, rng)

    def preview(self, seat: int, decision: Decision) -> dict[str, object]:
        """What a decision would do to one's own money, energy, batteries and incomes, and what is asked next."""
        code = decision.code
        if code == REVEAL:
            return {}
        found: dict[str, object] = {}
        if code < PLAY_AT + len(self.content.cards.card_ids):
            survey = Survey(self, seat)
            found["operations"] = [
                self.content.boards.operation_ids[operation]
                for operation in open_operations(self, seat)
                if card_possible(self, seat, survey, code - PLAY_AT, operation)
            ]
            return found
        if self.agenda[-1] & KIND == FIELD:
            return self._field_preview(seat, code - FIELD_AT)
        later = self.clone()
        later.play(seat, code)
        found["money"] = later.money[seat] - self.money[seat]
        found["energy"] = later.energy[seat] - self.energy[seat]
        found["batteries"] = later.batteries[seat] - self.batteries[seat]
        steps: dict[str, int] = {}
        for market in range(MARKET_COUNT):
            place = seat * MARKET_COUNT + market
            if later.income[place] != self.income[place]:
                steps[MARKETS[market]] = later.income[place] - self.income[place]
        found["income"] = steps
        if not later.over() and later.acting == seat:
            found["next"] = NAMES[later.agenda[-1] & KIND]
        return found

    def _field_preview(self, seat: int, operation: int) -> dict[str, object]:
        """What a card would cost or bring on an operation field."""
        boards = self.content.boards
        cards = self.content.cards
        zone = boards.operation_zone[operation]
        frame = cards.frame[self.card]
        money = 0
        if frame == COSTS:
            money = -price_of(self, seat, operation)
        elif frame == GAINS:
            money = boards.operation_money[operation]
        batteries = cards.alternative_batteries[self.card * 3 + zone]
        wind = False
        for effects in cards.effects[self.card]:
            if effects[0] & KIND == WIND:
                wind = True
        return {
            "zone": ZONES[zone],
            "money": money,
            "instead": None if batteries < 0 else batteries,
            "energy": boards.operation_energy[operation] if wind and cards.gives_energy[self.card] else 0,
        }

    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return outcome_of(self) if self.over() else None

    def clone(self) -> PamperoState:
        """An independent copy without a journal."""
        other = PamperoState(
            self.content, self.table, self.seats, self.people, self.rng.clone(), self.charter
        )
        copy_board(self, other)
        return other
