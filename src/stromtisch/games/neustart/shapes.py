"""What Neustart adds to every view, and what it says about a decision before it is made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from stromtisch.core.envelope import Result

# Fire brigade, police, ambulance, works yard, administration.
ActorId = Literal["F", "P", "R", "B", "V"]
Action = Literal["EXTINGUISH", "PROTECT", "RESCUE", "POWER", "INFORM", "SECURE", "SEARCH", "BUILD"]
MarkerKind = Literal["FIRE", "ILLNESS", "INCIDENT"]
Unit = Literal["day", "night"]
# An information marker, striped on its second evening.
Side = Literal["NONE", "STRIPED", "GREEN"]
SearchSide = Literal["NONE", "LIGHT", "DARK"]
BusinessState = Literal["full", "empty", "ruined"]
ScorePart = Literal["calm", "helpers", "bases", "day", "deaths", "unrest", "ruins", "uprisings"]
# How the members of a shared role decide.
Sharing = Literal["lead", "consensus", "free"]


class TeamInHand(TypedDict):
    """A team, such as F1."""

    kind: Literal["team"]
    team: str


class TankInHand(TypedDict):
    """The tank of an actor."""

    kind: Literal["tank"]
    actor: ActorId


class DeskInHand(TypedDict):
    """The goods of a quarter."""

    kind: Literal["desk"]
    quarter: str


TripInHand = TypedDict(
    "TripInHand",
    {
        "kind": Literal["trip"],
        "from": str,
        "to": str,
        # Whether the way has been paid for.
        "paid": bool,
    },
)

# What a seat has in hand.
Focus = TeamInHand | TankInHand | DeskInHand | TripInHand


class Baton(TypedDict):
    """Who leads a shared role today, and what of it this seat has in hand."""

    seat: int
    hand: Focus | None


class Proposal(TypedDict):
    """What a member of a shared role proposes to the others."""

    seat: int
    # As among the legal decisions.
    decision: Mapping[str, str | int]
    hand: Focus | None


class Tableau(TypedDict):
    """An actor."""

    id: ActorId
    # Who decides for it, those who stand in for it included.
    seats: list[int]
    baton: Baton | None
    proposal: Proposal | None
    points: int
    tank: int
    capacity: int
    # What an action costs now; an action that is not listed is one the actor cannot do.
    prices: dict[str, int]
    # Whether it has been said that it rests, or that it does not.
    decided: bool
    # null: not decided, or not to be known yet.
    resting: bool | None


class Team(TypedDict):
    """A team of an actor, such as F1."""

    id: str
    actor: ActorId
    quarter: str
    used: bool
    # Who of a shared role has acted with it in this unit.
    used_by: int | None


class Quarter(TypedDict):
    """A quarter of the town."""

    anger: int
    uprising: bool
    helpers: int
    info: Side
    base: bool
    generator: bool
    search: SearchSide
    # How many need fields are to be covered today, and how many are.
    need: int
    covered: int
    extra_need: int
    stock: int
    found_supplies: int
    found_fuel: int
    # The actors that found them.
    finders: list[ActorId]
    houses: int
    ruins: int
    deaths: int
    # Whether entering costs more.
    blocked: bool
    # The public buildings that stand.
    letters: list[str]
    businesses: dict[str, BusinessState]


class Marker(TypedDict):
    """A marker in the town."""

    id: int
    kind: MarkerKind
    quarter: str
    card: str
    # The action that answers it.
    action: Action
    # null while it lies face down.
    value: int | None
    # What it takes now: helpers make it less, anger more.
    effective: int | None
    # The business that burns; null: a house.
    target: str | None
    all_day: bool
    fatal: bool


class Task(TypedDict):
    """What a card asks for."""

    id: int
    quarter: str
    card: str
    action: Action
    # The points it takes beyond the price of the action.
    value: int
    all_day: bool


class Operation(TypedDict):
    """An effort that lacks points."""

    # Who began it.
    actor: ActorId
    marker: int
    quarter: str
    helping: list[ActorId]
    # The points that others have given.
    pledged: int
    value: int
    missing: int


class Hospital(TypedDict):
    """The hospital and its fuel."""

    quarter: str
    stock: int
    # Whether tonight's fuel is there.
    covered: bool


class Depot(TypedDict):
    """What all bases of the network can use."""

    supplies: int
    fuel: int


class Score(TypedDict):
    """What would be scored if the power returned now."""

    total: float
    parts: dict[ScorePart, float]


class Board(TypedDict):
    """The town in the week of the blackout."""

    # 1: Monday; 8: the Monday after.
    weekday: int
    unit: Unit
    town: str
    tutorial: bool
    # Whether quarters eat their own stock in the evening.
    auto_cover: bool
    # The actors of each seat.
    crews: list[list[ActorId]]
    own_actors: list[ActorId]
    # Actors of absent people for whom this seat acts.
    stands_in_for: list[ActorId]
    tableaux: list[Tableau]
    teams: list[Team]
    quarters: dict[str, Quarter]
    markers: list[Marker]
    tasks: list[Task]
    operations: list[Operation]
    hospital: Hospital
    depot: Depot
    # The quarters joined to the depot.
    network: list[str]
    # What is dearer or cheaper now.
    modifiers: dict[str, int]
    open_cards: list[str]
    cards_left: int
    # The last roll for the power: weekday, black die, white die; empty before the first.
    power_roll: list[int]
    uprisings: int
    score: Score
    focus: Focus | None
    sharing: Sharing
    # The seats that have objected in this unit.
    objected: list[int]
    # The seats that are ready, and those that have voted.
    ready: list[int]
    voted: list[int]
    own_vote: ActorId | None


class Outcome(Result):
    """How a match ended: verdict `won`, `lost` or `aborted`."""

    weekday: int
    deaths: int
    ruins: int
    uprisings: int
    # The band of the score; null unless won.
    band: str | None


class Costs(TypedDict, total=False):
    """What a decision would cost."""

    fuel: int
    points: int
    # What must be paid on top, where it is known.
    value: int
