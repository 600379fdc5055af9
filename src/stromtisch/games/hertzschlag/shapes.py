"""What Hertzschlag adds to every view, and what it says about a decision before it is made."""

from __future__ import annotations

from typing import Literal, TypedDict

from stromtisch.core.envelope import Result

Category = Literal["efficiency", "politics", "flexibility", "emobility", "solar", "wind"]
Mode = Literal["play", "income"]
Signal = Literal["up", "neutral", "down"]
Plant = Literal["pumped_storage", "gas"]
# An alternative of a secret goal.
Side = Literal["a", "b"]


class Scale(TypedDict):
    """The frequency scale: hertz = centre + step · position."""

    # How many fields it has on each side of 50 Hz.
    track: int
    # Up to this field it is green, beyond it orange.
    green: int
    # From this field on it is drawn red.
    red: int
    # Thresholds lie on the outer border of these fields: between |2| and |3|, |4| and |5| …
    thresholds: list[int]
    step: float
    centre: int


# The event of this round, and where it found and left the marker.
EventShown = TypedDict("EventShown", {"id": str, "from": int, "to": int})


class Household(TypedDict):
    """What lies open in front of a household (HS-80)."""

    seat: int
    money: int
    # Whether it holds a reserve card.
    reserve: bool
    # How many cards it holds; a committed one does not count.
    hand: int
    display: list[str]
    # Sums of the cards on display.
    income: int
    eco: int
    categories: list[Category]
    # By category; only those with a discount.
    discounts: dict[str, int]
    bid_bonus: int
    signal: Signal | None
    committed: bool
    # Shown once all have committed (HS-21).
    mode: Mode | None
    # Whether its turn has come: its card was turned over, or it took its income.
    resolved: bool
    ready: bool
    has_bid: bool
    # Shown once all have bid.
    bid: int | None
    autopilot: bool
    left: bool


class Progress(TypedDict):
    """How far a seat is with one alternative of its goal."""

    have: int
    need: int
    points: int


class Commitment(TypedDict):
    """What a seat has committed. `-`: income with an empty hand (HS-78)."""

    card: str
    mode: Mode


class Own(TypedDict):
    """What only this seat knows."""

    hand: list[str]
    # What each hand card costs the seat now.
    costs: dict[str, int]
    goal: str
    goal_progress: dict[Side, Progress]
    commitment: Commitment | None
    bid: int | None
    # The cards it handed to its right neighbour at the end of the last round.
    passed: list[str]
    # The next event, if it has looked at it.
    peeked: str | None
    # The card it has just drawn and may return.
    drawn: str | None
    # What it has thrown away for income.
    boxed: list[str]


class Rescue(TypedDict):
    """What a rescue takes, while it is talked or bid about."""

    plant: Plant
    cost: int
    most_bid: int
    # What all together could raise at most (HS-53a).
    most_possible: int


class Bids(TypedDict):
    """The revealed bids of this round."""

    plant: Plant
    bids: list[int]
    # What each seat really paid (HS-47).
    paid: list[int]
    bonus: int
    sum: int
    needed: int
    success: bool


class Board(TypedDict):
    """The game's own part of a view."""

    round: int
    rounds: int
    # Where the marker stands: fields from 50 Hz, negative when the frequency is too low.
    position: int
    scale: Scale
    start_seat: int
    # The seats in the order of their turns.
    order: list[int]
    # The seat that is exchanging a card.
    acting: int | None
    # Whether each plant can still be used.
    plants: dict[Plant, bool]
    # How many fields of the next event are absorbed.
    shield: int
    # Cards left in the decks.
    deck: int
    events_left: int
    event: EventShown
    # Earlier events, the oldest first.
    past_events: list[str]
    seats: list[Household]
    # Null for an onlooker.
    own: Own | None
    rescue: Rescue | None
    bids: Bids | None


class Ending(Result):
    """How a match ended; all goals are shown then."""

    goals: list[str]
    # The alternative that scored, by seat; null when nothing was scored.
    goal_side: list[Side | None] | None


class PlayPreview(TypedDict):
    """What playing a card would do if it were carried out at once."""

    cost: int
    position: int
    # Every field the marker would visit, the first being where it stands.
    path: list[int]
    # Money by thresholds; negative: paid.
    thresholds: int
    # Money afterwards.
    money: int


class IncomePreview(TypedDict):
    """What income would bring if it were taken at once."""

    amount: int
    money: int


class BidPreview(TypedDict):
    """What a bid would really cost (HS-47)."""

    pays: int
    money: int
