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
    """The shared grid and its households. Lists are indexed by seat unless a comment says otherwise.

    Lists in the first group are changed in place and copied by a clone. Lists in the second group, and the
    single hands and displays, are never changed in place but replaced, so clones share them: that keeps
    cloning cheap.
    """

    # Decks: the top card is the last of the list.
    deck: list[int]
    money: list[int]
    hands: list[list[int]]
    displays: list[list[int]]
    # Face-up cards by seat and category: index seat * CATEGORY_COUNT + category.
    counts: list[int]
    income_sum: list[int]
    eco_sum: list[int]
    signals: list[int]
    commit_card: list[int]
    commit_mode: list[int]
    bids: list[int]

    # The box, who threw each card away, and in which round.
    box: list[int]
    box_owner: list[int]
    boxed_in: list[int]
    event_deck: list[int]
    past_events: list[int]
    goals: list[int]
    unused_goals: list[int]
    # By seat and category, like the counts.
    discounts: list[int]
    bid_bonus: list[int]
    # The last revealed bids of this round; empty when there were none.
    revealed_bids: list[int]
    revealed_paid: list[int]
    # What single seats know: the cards they handed on, the event they peeked at, the cards put under the
    # deck (by whom, in which round), and the money everybody had when commitments were locked.
    passed: list[list[int]]
    peeked: list[int]
    returned: list[int]
    returned_by: list[int]
    returned_in: list[int]
    lock_money: list[int]

    def __init__(
        self,
        content: Content,
        table: DecisionTable,
        seats: int,
        people: int,
        rng: Generator,
        green: int,
        clocks: Clocks,
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
        self.deck = []
        self.box = []
        self.box_owner = []
        self.boxed_in = []
        self.event_deck = []
        self.past_events = []
        self.unused_goals = []
        self.goals = []
        self.money = []
        self.hands = []
        self.displays = []
        self.counts = [0] * (seats * CATEGORY_COUNT)
        self.discounts = [0] * (seats * CATEGORY_COUNT)
        self.income_sum = [0] * seats
        self.eco_sum = [0] * seats
        self.bid_bonus = [0] * seats
        self.signals = [NONE] * seats
        self.commit_card = [NONE] * seats
        self.commit_mode = [NONE] * seats
        self.bids = [NONE] * seats
        self.revealed_bids = []
        self.revealed_paid = []
        self.lock_money = []
        self.passed = [[] for _ in range(seats)]
        self.peeked = [NONE] * seats
        self.returned = []
        self.returned_by = []
        self.returned_in = []

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
        other.box = self.box
        other.box_owner = self.box_owner
        other.event_deck = self.event_deck
        other.past_events = self.past_events
        other.event_from = self.event_from
        other.event_to = self.event_to
        other.unused_goals = self.unused_goals
        other.goals = self.goals
        other.money = self.money[:]
        other.hands = self.hands[:]
        other.displays = self.displays[:]
        other.counts = self.counts[:]
        other.discounts = self.discounts
        other.income_sum = self.income_sum[:]
        other.eco_sum = self.eco_sum[:]
        other.bid_bonus = self.bid_bonus
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
        other.revealed_bids = self.revealed_bids
        other.revealed_paid = self.revealed_paid
        other.revealed_bonus = self.revealed_bonus
        other.revealed_plant = self.revealed_plant
        other.passed = self.passed
        other.peeked = self.peeked
        other.returned = self.returned
        other.returned_by = self.returned_by
        other.returned_in = self.returned_in
        other.boxed_in = self.boxed_in
        other.lock_money = self.lock_money

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

    def is_green(self) -> bool:
        """HS-41: whether the marker stands in the green zone."""
        return -self.green <= self.position <= self.green
