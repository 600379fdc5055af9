"""What lies on the table of The Policy Maker: columns, costs, cards, the term, and what is being decided.

Cards have no identity: a hand is a row of counts by kind, so nobody can follow a card through the deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from stromtisch.core.fields import Own, Shared, SharedRows
from stromtisch.core.generator import Generator
from stromtisch.core.kinds import Kinds, RuledState
from stromtisch.core.option import OptionValue
from stromtisch.games.policy_maker.content import Content
from stromtisch.games.policy_maker.copied import FIELDS
from stromtisch.games.policy_maker.shapes import Action
from stromtisch.games.policy_maker.words import CATEGORY_COUNT, KIND_COUNT

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

    def __init__(self, options: Mapping[str, OptionValue], content: Content, seats: int) -> None:
        """PM-97 to PM-100; the standard term has 14 rounds with four players, else 13."""
        length = str(options["rounds"])
        if length not in content.timelines:
            length = "14" if seats == 4 else "13"
        self.timeline = content.timelines[length]
        self.equal_grants = options["grant_mode"] == "equal"
        self.leaders_only = options["average"] == "leaders"
        self.bands = content.bands_tuned if options["bands"] == "tuned" else content.bands_seed
        self.one_action = options["one_action"] is True
        self.rotating = options["rotating_start"] is True
        self.seconds = int(options["decision_seconds"])


class Chamber(RuledState):
    """The chamber. Rows over seats have one place per seat; the government's stays empty."""

    def __init__(
        self,
        content: Content,
        kinds: Kinds,
        seats: int,
        people: int,
        rng: Generator,
        charter: Charter,
    ) -> None:
        super().__init__(kinds, seats, people, rng)
        self.content = content
        self.charter = charter
        # Drawn by lot or named (PM-01).
        self.government = 0
        self.goal = 0
        self.round = 1
        self.turn = 0
        self.acting = 0
        self.actions_made = 0
        self.drawn = 0
        self.draws_left = 0
        self.after_tax = THEN_NEXT
        self.verdict = ""

    def lay_empty(self) -> None:
        """Give every list its beginning; a clone gets its lists from the state it copies instead."""
        seats = self.seats
        content = self.content
        # By kind of card: index seat * KIND_COUNT + kind.
        self.hands: Own = [0] * (seats * KIND_COUNT)
        # By category: index seat * CATEGORY_COUNT + category.
        self.tracks: Own = [0] * (seats * CATEGORY_COUNT)
        self.holds: Own = [0] * (seats * CATEGORY_COUNT)
        self.cost: Own = [content.start_cost] * CATEGORY_COUNT
        # The top card is the last of the list; the discard pile is counts by kind.
        self.deck: Own = []
        self.discard: Own = [0] * KIND_COUNT
        self.display: Own = [NONE] * content.display
        # Cards everybody knows to be in a hand (taken from the display and not yet spent), and what the
        # government knows beyond that from audits and grants: counts by seat and kind.
        self.known: Own = [0] * (seats * KIND_COUNT)
        self.known_to_government: Own = [0] * (seats * KIND_COUNT)
        self.investors: Shared = [(self.government + 1 + place) % seats for place in range(seats - 1)]
        self.claimed: SharedRows = [[] for _ in range(seats)]
        self.open_initiatives: Shared = []
        self.initiative_deck: Shared = []
        self.rejected: Shared = []
        self.unused_goals: Shared = []
        self.tax_steps: Shared = [0] * CATEGORY_COUNT
        # A grant being dealt: the cards still to give in the order drawn, and counts given by seat and kind.
        self.pool: Shared = []
        self.given: Shared = []
        self.granted: Shared = []
        self.options_to_pick: Shared = []
        self.taxed: Shared = []
        self.discarding: Shared = []
        self.audit_round: Shared = []
        self.audit_seat: Shared = []
        self.audit_hand: SharedRows = []
        self.steps_made: Shared = [0] * seats
        self.pushed_back: Shared = [0] * seats
        # Who held a monopoly at the end: seat, category, seat, category …
        self.monopolies: Shared = []

    def fields(self) -> list[str]:
        return [*super().fields(), *FIELDS]

    def action(self) -> Action:
        """The government's action printed on the current field (PM-13)."""
        return self.charter.timeline[self.round - 1]

    def over(self) -> bool:
        return self.phase == OVER or self.aborted != ""

    def hand_size(self, seat: int) -> int:
        """How many cards an investor holds; public."""
        first = seat * KIND_COUNT
        hands = self.hands
        return hands[first] + hands[first + 1] + hands[first + 2] + hands[first + 3] + hands[first + 4]

    def hand_of(self, seat: int) -> list[int]:
        """An investor's hand as counts by kind."""
        return row_of(self.hands, seat)

    def tracks_of(self, seat: int) -> list[int]:
        """An investor's four fields."""
        return self.tracks[seat * CATEGORY_COUNT : (seat + 1) * CATEGORY_COUNT]

    def total_cost(self) -> int:
        """The costs of all categories together."""
        return self.cost[0] + self.cost[1] + self.cost[2] + self.cost[3]

    def tax_changes_left(self) -> int:
        """How many categories may still be made dearer or cheaper this round (PM-18)."""
        left = self.content.tax_changes
        for step in self.tax_steps:
            if step != 0:
                left -= 1
        return left

    def share_size(self, seat: int) -> int:
        """How many cards of the grant being dealt an investor has been given."""
        return sum(row_of(self.given, seat))

    def discards_due(self) -> int:
        """How many cards are still to be chosen for the wealth tax."""
        return self.content.wealth_tax_discard - sum(self.discarding)

    def first_place(self) -> int:
        """Which investor begins this round (PM-02; PM-100 lets it rotate)."""
        return (self.round - 1) % len(self.investors) if self.charter.rotating else 0

    def in_turn(self, turn: int) -> int:
        """The seat whose turn comes at this place of the round."""
        return self.investors[(self.first_place() + turn) % len(self.investors)]

    def best_rival(self, seat: int, category: int) -> int:
        """The highest field of any other investor in a category."""
        best = 0
        for other in self.investors:
            if other != seat and self.tracks[other * CATEGORY_COUNT + category] > best:
                best = self.tracks[other * CATEGORY_COUNT + category]
        return best

    def dominates(self, seat: int, category: int) -> bool:
        """PM-71: in the dark zone and at least two fields above every other investor there."""
        field = self.tracks[seat * CATEGORY_COUNT + category]
        return (
            field >= self.content.dark_from and field - self.best_rival(seat, category) >= self.content.lead
        )


def row_of(counts: list[int], seat: int) -> list[int]:
    """The part of counts by seat and kind that belongs to a seat."""
    return counts[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]


def cards_of(counts: list[int]) -> list[int]:
    """The cards of a row of counts one by one."""
    cards: list[int] = []
    for kind, count in enumerate(counts):
        cards += [kind] * count
    return cards


def count_kinds(cards: list[int]) -> list[int]:
    """Cards as counts by kind."""
    return [cards.count(kind) for kind in range(KIND_COUNT)]


N = TypeVar("N", bound=str)


def counts_json(counts: list[int], names: Sequence[N]) -> dict[N, int]:
    """A row of counts with the names of its kinds."""
    return {name: counts[index] for index, name in enumerate(names)}
