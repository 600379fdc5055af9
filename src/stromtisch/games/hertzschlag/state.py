"""What lies on the table of Hertzschlag: public board, households, decks, and what is still sealed.

Seats are numbered clockwise from 0 (HS-01). The phase modules change this state; ``table.py`` puts
them together into the contract every game fulfils.
"""

from __future__ import annotations

from typing import Final

from stromtisch.core.fields import Own, OwnRows, Shared, SharedRows
from stromtisch.core.generator import Generator
from stromtisch.core.kinds import Kinds, RuledState
from stromtisch.games.hertzschlag.content import Content
from stromtisch.games.hertzschlag.copied import FIELDS
from stromtisch.games.hertzschlag.shapes import Mode, Signal
from stromtisch.games.hertzschlag.words import CATEGORY_COUNT

COMMIT: Final = 0
CYCLE_CHOICE: Final = 1
TALK: Final = 2
BID: Final = 3
OVER: Final = 4
PHASES: Final = ["commit", "cycle", "talk", "bid", "over"]

NONE: Final = -1
# A commitment without a card: income with an empty hand (HS-78).
NO_CARD: Final = -2

PLAY: Final = 0
INCOME: Final = 1
MODES: Final[list[Mode]] = ["play", "income"]

UP: Final = 0
NEUTRAL: Final = 1
DOWN: Final = 2
SIGNALS: Final[list[Signal]] = ["up", "neutral", "down"]

SCORED: Final = "scored"
BLACKOUT: Final = "blackout"


class Grid(RuledState):
    """The shared grid and its households. Lists are indexed by seat unless a comment says otherwise."""

    def __init__(
        self,
        content: Content,
        kinds: Kinds,
        seats: int,
        people: int,
        rng: Generator,
        green: int,
        clocks: list[int],
    ) -> None:
        super().__init__(kinds, seats, people, rng)
        self.content = content
        self.green = green
        # HS-74: how many seconds each choice may take, by phase; 0 turns a clock off.
        self.clocks = clocks

        self.round = 1
        self.start_seat = 0
        self.position = 0
        self.pumped_storage = True
        self.gas = True
        self.shield = 0
        self.verdict = ""
        self.blackout_code = ""
        self.event_from = 0
        self.event_to = 0
        self.committed = 0
        self.locked = False
        self.turn = 0
        self.effect = 0
        self.drawn = NONE
        self.ready = 0
        self.revealed_bonus = 0
        self.revealed_plant = ""

    def lay_empty(self) -> None:
        """Give every list its beginning; a clone gets its lists from the state it copies instead."""
        seats = self.seats
        # Decks: the top card is the last of the list.
        self.deck: Own = []
        self.event_deck: Shared = []
        self.past_events: Shared = []
        # The box, who threw each card away, and in which round.
        self.box: Shared = []
        self.box_owner: Shared = []
        self.boxed_in: Shared = []
        self.goals: Shared = []
        self.unused_goals: Shared = []

        self.money: Own = []
        self.hands: OwnRows = []
        self.displays: OwnRows = []
        # Face-up cards and discounts by seat and category: index seat * CATEGORY_COUNT + category.
        self.counts: Own = [0] * (seats * CATEGORY_COUNT)
        self.discounts: Shared = [0] * (seats * CATEGORY_COUNT)
        self.income_sum: Own = [0] * seats
        self.eco_sum: Own = [0] * seats
        self.bid_bonus: Shared = [0] * seats

        self.signals: Own = [NONE] * seats
        self.commit_card: Own = [NONE] * seats
        self.commit_mode: Own = [NONE] * seats
        self.bids: Shared = [NONE] * seats
        # The last revealed bids of this round; empty when there were none.
        self.revealed_bids: Shared = []
        self.revealed_paid: Shared = []

        # What single seats know: the cards they handed on, the event they peeked at, the cards put under the
        # deck (by whom, in which round), and the money everybody had when commitments were locked.
        self.passed: SharedRows = [[] for _ in range(seats)]
        self.peeked: Shared = [NONE] * seats
        self.returned: Shared = []
        self.returned_by: Shared = []
        self.returned_in: Shared = []
        self.lock_money: Shared = []

    def fields(self) -> list[str]:
        return [*super().fields(), *FIELDS]

    def in_order(self, turn: int) -> int:
        """The seat with the given turn, counted from the start seat to the left (HS-02)."""
        return (self.start_seat + turn) % self.seats

    def acting_seat(self) -> int:
        """The seat whose card is being resolved."""
        return self.in_order(self.turn)

    def cost_now(self, seat: int, card: int) -> int:
        """What a card costs this seat after its discounts, never below 0."""
        content = self.content
        cost = content.cost[card] - self.discounts[seat * CATEGORY_COUNT + content.category[card]]
        return max(0, cost)

    def cards_of(self, seat: int, categories: list[int]) -> int:
        """How many face-up cards of these categories lie in front of a seat."""
        cards = 0
        for category in categories:
            cards += self.counts[seat * CATEGORY_COUNT + category]
        return cards

    def cards_of_all(self, categories: list[int]) -> int:
        """How many face-up cards of these categories lie in front of all seats; discards never count (HS-14)."""
        cards = 0
        for seat in range(self.seats):
            cards += self.cards_of(seat, categories)
        return cards

    def is_green(self) -> bool:
        """HS-41: whether the marker stands in the green zone."""
        return -self.green <= self.position <= self.green
