"""What lies on the table of The Policy Maker: columns, costs, cards, the term, and what is being decided.

Cards have no identity: a hand is a row of counts by kind, so nobody can follow a card through the deck.
"""

from __future__ import annotations

from typing import Final

from stromtisch.core.decision import DecisionTable
from stromtisch.core.game import State
from stromtisch.core.generator import Generator
from stromtisch.games.policy_maker.content import CATEGORY_COUNT, KIND_COUNT, Content

AUDITING: Final = 0
TAXING: Final = 1
GRANTING: Final = 2
MAIN: Final = 3
CLAIMING: Final = 4
PICKING: Final = 5
DRAWING: Final = 6
WEALTH_TAX: Final = 7
OVER: Final = 8
PHASES: Final = ["audit", "tax", "grant", "main", "claim", "pick", "draw", "wealth_tax", "over"]

NONE: Final = -1

# Where the game goes on after a wealth tax.
THEN_INVESTORS: Final = 0
THEN_PICK: Final = 1
THEN_NEXT: Final = 2

MONOPOLY: Final = "monopoly"
GOVERNMENT: Final = "government"


class Charter:
    """What the options of a table settle for the whole match."""

    def __init__(
        self,
        timeline: list[int],
        equal_grants: bool,
        leaders_only: bool,
        bands: list[int],
        one_action: bool,
        rotating: bool,
        seconds: int,
    ) -> None:
        self.timeline = timeline
        self.equal_grants = equal_grants
        self.leaders_only = leaders_only
        self.bands = bands
        self.one_action = one_action
        self.rotating = rotating
        self.seconds = seconds


class Chamber(State):
    """The chamber. Rows over seats have one place per seat; the government's stays empty.

    Lists in the first group are changed in place and copied by a clone; those in the second are replaced
    instead, so that clones may share them.
    """

    # By kind of card: index seat * KIND_COUNT + kind.
    hands: list[int]
    # By category: index seat * CATEGORY_COUNT + category.
    tracks: list[int]
    holds: list[int]
    cost: list[int]
    # The top card is the last of the list; the discard pile is counts by kind.
    deck: list[int]
    discard: list[int]
    display: list[int]

    investors: list[int]
    claimed: list[list[int]]
    open_initiatives: list[int]
    initiative_deck: list[int]
    rejected: list[int]
    unused_goals: list[int]
    tax_steps: list[int]
    # A grant being dealt: the cards still to give in the order drawn, and counts given by seat and kind.
    pool: list[int]
    given: list[int]
    granted: list[int]
    options_to_pick: list[int]
    taxed: list[int]
    discarding: list[int]
    audit_round: list[int]
    audit_seat: list[int]
    audit_hand: list[list[int]]
    # Cards everybody knows to be in a hand (taken from the display and not yet spent), and what the
    # government knows beyond that from audits and grants: counts by seat and kind.
    known: list[int]
    known_to_government: list[int]
    steps_made: list[int]
    pushed_back: list[int]
    timeouts: list[int]
    # Who held a monopoly at the end: seat, category, seat, category …
    monopolies: list[int]

    def __init__(
        self,
        content: Content,
        table: DecisionTable,
        seats: int,
        people: int,
        rng: Generator,
        charter: Charter,
        government: int,
    ) -> None:
        super().__init__(table, seats, people, rng)
        self.content = content
        self.charter = charter
        self.government = government
        self.goal = 0
        self.phase = MAIN
        self.round = 1
        self.turn = 0
        self.acting = 0
        self.step = 0
        self.actions_made = 0
        self.drawn = 0
        self.draws_left = 0
        self.claim_made = False
        self.after_tax = THEN_NEXT
        self.verdict = ""

    def lay_empty(self) -> None:
        """Give every list its beginning; a clone gets its lists from the state it copies instead."""
        seats = self.seats
        content = self.content
        self.hands = [0] * (seats * KIND_COUNT)
        self.tracks = [0] * (seats * CATEGORY_COUNT)
        self.holds = [0] * (seats * CATEGORY_COUNT)
        self.cost = [content.start_cost] * CATEGORY_COUNT
        self.deck = []
        self.discard = [0] * KIND_COUNT
        self.display = [NONE] * content.display
        self.investors = [(self.government + 1 + place) % seats for place in range(seats - 1)]
        self.claimed = [[] for _ in range(seats)]
        self.open_initiatives = []
        self.initiative_deck = []
        self.rejected = []
        self.unused_goals = []
        self.tax_steps = [0] * CATEGORY_COUNT
        self.pool = []
        self.given = []
        self.granted = []
        self.options_to_pick = []
        self.taxed = []
        self.discarding = []
        self.audit_round = []
        self.audit_seat = []
        self.audit_hand = []
        self.known = [0] * (seats * KIND_COUNT)
        self.known_to_government = [0] * (seats * KIND_COUNT)
        self.steps_made = [0] * seats
        self.pushed_back = [0] * seats
        self.timeouts = [0] * seats
        self.monopolies = []

    def copy_to(self, other: Chamber) -> None:
        """Copy everything that changes during a match."""
        self.copy_frame_to(other)
        other.goal = self.goal
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.acting = self.acting
        other.step = self.step
        other.actions_made = self.actions_made
        other.drawn = self.drawn
        other.draws_left = self.draws_left
        other.claim_made = self.claim_made
        other.after_tax = self.after_tax
        other.verdict = self.verdict
        other.hands = self.hands[:]
        other.tracks = self.tracks[:]
        other.holds = self.holds[:]
        other.cost = self.cost[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.display = self.display[:]
        other.known = self.known[:]
        other.known_to_government = self.known_to_government[:]
        other.investors = self.investors
        other.claimed = self.claimed
        other.open_initiatives = self.open_initiatives
        other.initiative_deck = self.initiative_deck
        other.rejected = self.rejected
        other.unused_goals = self.unused_goals
        other.tax_steps = self.tax_steps
        other.pool = self.pool
        other.given = self.given
        other.granted = self.granted
        other.options_to_pick = self.options_to_pick
        other.taxed = self.taxed
        other.discarding = self.discarding
        other.audit_round = self.audit_round
        other.audit_seat = self.audit_seat
        other.audit_hand = self.audit_hand
        other.steps_made = self.steps_made
        other.pushed_back = self.pushed_back
        other.timeouts = self.timeouts
        other.monopolies = self.monopolies

    def action(self) -> int:
        """The government's action printed on the current field (PM-13)."""
        return self.charter.timeline[self.round - 1]

    def hand_size(self, seat: int) -> int:
        """How many cards an investor holds; public."""
        first = seat * KIND_COUNT
        hands = self.hands
        return hands[first] + hands[first + 1] + hands[first + 2] + hands[first + 3] + hands[first + 4]

    def hand_of(self, seat: int) -> list[int]:
        """An investor's hand as counts by kind."""
        first = seat * KIND_COUNT
        return self.hands[first : first + KIND_COUNT]

    def first_place(self) -> int:
        """Which investor begins this round (PM-02; PM-100 lets it rotate)."""
        return (self.round - 1) % len(self.investors) if self.charter.rotating else 0

    def in_turn(self, turn: int) -> int:
        """The seat whose turn comes at this place of the round."""
        return self.investors[(self.first_place() + turn) % len(self.investors)]

    def dominates(self, seat: int, category: int) -> bool:
        """PM-71: in the dark zone and at least two fields above every other investor there."""
        field = self.tracks[seat * CATEGORY_COUNT + category]
        if field < self.content.dark_from:
            return False
        for other in self.investors:
            if other != seat and field - self.tracks[other * CATEGORY_COUNT + category] < self.content.lead:
                return False
        return True


def counts_json(counts: list[int], names: list[str]) -> dict[str, int]:
    """A row of counts with the names of its kinds."""
    return {name: counts[index] for index, name in enumerate(names)}
