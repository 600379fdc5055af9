"""What lies on the table of Hertzschlag: public board, households, decks, and what is still sealed.

Seats are numbered clockwise from 0 (HS-01). The phase modules change this state; ``table.py`` puts
them together into the contract every game fulfils.
"""

from __future__ import annotations

from typing import Final

from stromtisch.core.decision import DecisionTable
from stromtisch.core.game import State
from stromtisch.core.generator import Generator
from stromtisch.games.hertzschlag.content import CATEGORY_COUNT, Content

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
MODES: Final = ["play", "income"]

SIGNALS: Final = ["up", "neutral", "down"]

SCORED: Final = "scored"
BLACKOUT: Final = "blackout"


class Clocks:
    """How many seconds each choice may take (HS-74); 0 turns a clock off."""

    def __init__(self, commit: int, talk: int, bid: int, cycle: int) -> None:
        self.commit = commit
        self.talk = talk
        self.bid = bid
        self.cycle = cycle


class Grid(State):
    """The shared grid and its households. Lists are indexed by seat unless a comment says otherwise."""

    def __init__(
        self, content: Content, table: DecisionTable, seats: int, people: int, rng: Generator, green: int, clocks: Clocks
    ) -> None:
        super().__init__(table, seats, people, rng)
        self.content = content
        self.green = green
        self.clocks = clocks

        self.phase = COMMIT
        self.round = 1
        self.start_seat = 0
        self.position = 0
        self.pumped_storage = True
        self.gas = True
        self.shield = 0
        self.verdict = ""
        self.blackout_code = ""

        # Decks: the top card is the last of the list. The box keeps who threw a card away.
        self.deck: list[int] = []
        self.box: list[int] = []
        self.box_owner: list[int] = []
        self.event_deck: list[int] = []
        self.past_events: list[int] = []
        self.event_from = 0
        self.event_to = 0
        self.unused_goals: list[int] = []

        self.goals: list[int] = []
        self.money: list[int] = []
        self.hands: list[list[int]] = []
        self.displays: list[list[int]] = []
        # Face-up cards and discounts by seat and category: index seat * CATEGORY_COUNT + category.
        self.counts: list[int] = [0] * (seats * CATEGORY_COUNT)
        self.discounts: list[int] = [0] * (seats * CATEGORY_COUNT)
        self.income_sum: list[int] = [0] * seats
        self.eco_sum: list[int] = [0] * seats
        self.bid_bonus: list[int] = [0] * seats

        self.signals: list[int] = [NONE] * seats
        self.commit_card: list[int] = [NONE] * seats
        self.commit_mode: list[int] = [NONE] * seats
        self.committed = 0
        self.locked = False
        # Who has the turn while resolving (counted from the start seat) and at which effect of the card.
        self.turn = 0
        self.effect = 0
        self.drawn = NONE

        self.ready = 0
        self.bids: list[int] = [NONE] * seats
        # The last revealed bids of this round; empty when there were none.
        self.revealed_bids: list[int] = []
        self.revealed_paid: list[int] = []
        self.revealed_bonus = 0
        self.revealed_plant = ""

        # What single seats know: the cards they handed on, the event they peeked at, cards they put
        # under the deck, the money they had when commitments were locked.
        self.passed: list[list[int]] = [[] for _ in range(seats)]
        self.peeked: list[int] = [NONE] * seats
        self.returned: list[int] = []
        self.returned_by: list[int] = []
        self.returned_in: list[int] = []
        self.boxed_in: list[int] = []
        self.lock_money: list[int] = []

    def copy_to(self, other: Grid) -> None:
        """Copy everything that changes during a match."""
        self.copy_frame_to(other)
        other.phase = self.phase
        other.round = self.round
        other.start_seat = self.start_seat
        other.position = self.position
        other.pumped_storage = self.pumped_storage
        other.gas = self.gas
        other.shield = self.shield
        other.verdict = self.verdict
        other.blackout_code = self.blackout_code
        other.deck = self.deck[:]
        other.box = self.box[:]
        other.box_owner = self.box_owner[:]
        other.event_deck = self.event_deck[:]
        other.past_events = self.past_events[:]
        other.event_from = self.event_from
        other.event_to = self.event_to
        other.unused_goals = self.unused_goals[:]
        other.goals = self.goals[:]
        other.money = self.money[:]
        other.hands = [hand[:] for hand in self.hands]
        other.displays = [display[:] for display in self.displays]
        other.counts = self.counts[:]
        other.discounts = self.discounts[:]
        other.income_sum = self.income_sum[:]
        other.eco_sum = self.eco_sum[:]
        other.bid_bonus = self.bid_bonus[:]
        other.signals = self.signals[:]
        other.commit_card = self.commit_card[:]
        other.commit_mode = self.commit_mode[:]
        other.committed = self.committed
        other.locked = self.locked
        other.turn = self.turn
        other.effect = self.effect
        other.drawn = self.drawn
        other.ready = self.ready
        other.bids = self.bids[:]
        other.revealed_bids = self.revealed_bids[:]
        other.revealed_paid = self.revealed_paid[:]
        other.revealed_bonus = self.revealed_bonus
        other.revealed_plant = self.revealed_plant
        other.passed = [cards[:] for cards in self.passed]
        other.peeked = self.peeked[:]
        other.returned = self.returned[:]
        other.returned_by = self.returned_by[:]
        other.returned_in = self.returned_in[:]
        other.boxed_in = self.boxed_in[:]
        other.lock_money = self.lock_money[:]

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
        return cost if cost > 0 else 0

    def is_green(self) -> bool:
        """HS-41: whether the marker stands in the green zone."""
        return -self.green <= self.position <= self.green
