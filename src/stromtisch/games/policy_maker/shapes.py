"""What The Policy Maker adds to every view, and what it says about a decision before it is made."""

from __future__ import annotations

from typing import Literal, TypedDict

from stromtisch.core.envelope import Result

Category = Literal["education", "health", "energy", "digital"]
# A kind of card.
Kind = Literal["education", "health", "energy", "digital", "joker"]
Colour = Literal["green", "white", "black", "pink"]
# What is printed on a field of the timeline.
Action = Literal["holiday", "audit", "tax", "grant", "end"]
# Where a card can be drawn from: the deck, and the slots of the display.
Source = Literal["deck", "first", "second"]
# A number for each kind of card.
Counts = dict[Kind, int]


class Progress(TypedDict):
    """How far an investor is with an open initiative."""

    met: bool
    # How many steps are missing; null: it cannot be met by climbing alone.
    missing: int | None


class Investor(TypedDict):
    """What lies open in front of an investor."""

    seat: int
    colour: Colour
    # How many cards.
    hand: int
    # On which field each piece stands; 0: off the board.
    tracks: dict[Category, int]
    # At how many round ends in a row a category was dominated.
    holds: dict[Category, int]
    dominates: list[Category]
    # The initiatives claimed so far.
    claimed: list[str]
    points: int
    # How many cards were drawn this turn.
    drawn: int
    can_claim: list[str]
    # By open initiative.
    progress: dict[str, Progress]
    # 1: wealth tax is due.
    taxed: int
    autopilot: bool
    left: bool


class OwnView(TypedDict):
    """What only an investor itself knows."""

    hand: Counts
    # What a grant brought this round.
    granted: Counts | None
    # What is laid aside for the wealth tax.
    discarding: Counts | None


class Score(TypedDict):
    """The government's points so far."""

    furthest: int
    average: int
    initiatives: float
    # null: secret.
    goal: int | None
    total: float


class Rating(Score):
    """The government's points on election day, with their band from 1 (worst) to 5."""

    band: int


class GoalProgress(TypedDict):
    """How far the board is with a policy goal."""

    value: int
    need: int
    compare: Literal[">=", "<="]
    met: bool


class Audit(TypedDict):
    """That the government looked at a hand."""

    round: int
    seat: int


class AuditFile(Audit):
    """What it saw."""

    hand: Counts


class GrantDesk(TypedDict):
    """A grant being dealt, as the government sees it."""

    # What is left to give.
    pool: Counts
    # By seat.
    given: dict[str, Counts]


class Desk(TypedDict):
    """The government's private desk."""

    goal: str
    goal_progress: GoalProgress
    audits: list[AuditFile]
    grant: GrantDesk | None
    # The initiatives of which one is opened.
    pick: list[str] | None
    score: Score


class TaxChange(TypedDict):
    """A category whose cost was changed this round."""

    category: Category
    step: int


class Tax(TypedDict):
    """The changes made this round, while the government decides on them."""

    changes: list[TaxChange]
    most: int


class Grant(TypedDict):
    """A grant being dealt, as everybody sees it."""

    cards: int
    # How many cards by seat.
    given: dict[str, int]
    left: int


class WealthTax(TypedDict):
    """Who pays wealth tax now, and how many cards are chosen."""

    seat: int
    due: int
    chosen: int


class Initiatives(TypedDict):
    """The public initiatives."""

    # null: an empty slot.
    open: list[str | None]
    deck: int
    rejected: int


class Board(TypedDict):
    """What a seat may know of the chamber."""

    round: int
    rounds: int
    # The seat that governs.
    government: int
    # The other seats in turn order.
    investors: list[int]
    # The seat that decides; null when the game is over.
    acting: int | None
    # The investor who begins this round.
    first: int
    # The action on each field; the last one is `end`.
    timeline: list[Action]
    action: Action
    # Cards per step.
    costs: dict[Category, int]
    total_cost: int
    most_total: int
    least_cost: int
    most_cost: int
    # The first field of the dark zone.
    dark_from: int
    top: int
    # So many fields ahead of everybody else one dominates.
    lead: int
    holds_needed: int
    # How many cards.
    deck: int
    discard: Counts
    # The two cards that lie face up; null: an empty slot.
    display: list[Kind | None]
    initiatives: Initiatives
    players: list[Investor]
    # null for the government and for onlookers.
    own: OwnView | None
    # null for everybody but the government.
    desk: Desk | None
    tax: Tax | None
    grant: Grant | None
    wealth_tax: WealthTax | None
    audits: list[Audit]
    score: Score


class Monopoly(TypedDict):
    """Who held a monopoly in what."""

    seat: int
    category: Category


class Contribution(TypedDict):
    """What an investor has done in the match."""

    seat: int
    steps: int
    pushed_back: int
    initiatives: int


class Details(TypedDict):
    """What is shown to everybody once the game is over."""

    goal: str
    goal_met: bool
    goal_progress: GoalProgress
    monopolies: list[Monopoly]
    # null unless the term was served.
    rating: Rating | None
    contributions: list[Contribution]
    # By seat; null for the government.
    hands: list[Counts | None]


class Outcome(Result, Details):
    """How a match ended: verdict `monopoly`, `government` or `aborted`."""


class MovePreview(TypedDict):
    """What investing or pushing would do."""

    # How many cards it costs.
    cards: int
    # Where the piece stands afterwards.
    field: int
    # What is left in hand.
    hand: Counts


class TaxPreview(TypedDict):
    """What a change of a cost would do."""

    cost: int
    total: int


class ClaimPreview(TypedDict):
    """How many cards an investor would hold after a claim."""

    hand: int
