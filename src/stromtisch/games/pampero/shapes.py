"""What Pampero adds to every view, and what it says about a decision before it is made."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from stromtisch.core.envelope import Result

Market = Literal["RES", "IND", "COM", "REC", "REM"]
Zone = Literal["A", "B", "C"]
Row = Literal["upper", "lower"]
Display = Literal["special_action", "special_scoring", "argentina", "brazil"]
Level = Literal["easy", "normal", "expert"]
# What the frame of a card does with the money of its field.
Frame = Literal["cost", "gain", "none"]
# Where money comes from and goes to.
Source = Literal[
    "start", "income", "cards", "others", "bonuses", "payouts", "network", "foreign", "capital", "scoring_tiles",
    "scoring_cards", "final", "repaid",
]  # fmt: skip
# Money by source, and what there is.
Books = dict[Source | Literal["total"], int]


class Structure(TypedDict):
    """What is built on a site."""

    owner: int
    kind: Literal["wind", "pylon"]


class Site(TypedDict):
    """A site of the map."""

    structure: Structure | None
    # Whose bulldozer stands beside it.
    bulldozer: int | None


class Space(TypedDict):
    """A place of the map with a contract. `void`: the other one of its pair was fulfilled."""

    contract: str
    state: Literal["open", "done", "void"]
    owner: int | None
    # The number of the transformer that stands here.
    level: int


class SolarField(TypedDict):
    """A field of the solar display."""

    contract: str
    open: bool
    # Whether it can be taken now.
    available: bool
    owner: int | None
    level: int


class ConnectionField(TypedDict):
    """A field with a connection tile, and which of its lines are unlocked."""

    tile: str | None
    unlocked: list[bool]


class Played(TypedDict):
    """A card on the company board, with the connection tiles that lie on it."""

    card: str
    operation: str
    tiles: list[str]


class Income(TypedDict):
    """A market of a company: where its marker stands, what it pays, and how far it may go."""

    column: int
    value: int
    limit: int
    face_up: bool
    crossed: bool


class Company(TypedDict):
    """Everything in front of a company; all of it is open."""

    seat: int
    colour: str
    # The opponent of a solo game.
    vj: bool
    money: int
    energy: int
    batteries: int
    # How many pylons are built.
    stage: int
    wind_farms: int
    wind_left: int
    # Where each bulldozer is: a site, `public`, a bay, `reserve`.
    bulldozers: list[str]
    hand: list[str]
    # Cards by slot.
    rows: dict[Row, list[Played | None]]
    scoring_cards: list[str]
    foreign: list[str]
    connection_tiles: list[str]
    # Connection tiles that do not lie on a card.
    ready_tiles: list[str]
    income: dict[Market, Income]
    # Dark green columns whose special card was taken.
    green: list[int]
    # Contracts by transformer.
    network: dict[str, str]
    network_tiles: list[str]
    # Bonus tiles by field.
    bonuses: dict[str, str]
    upgrades: list[str]
    # Operation fields with a discount tile.
    covers: list[str]
    # Prices of operation fields that differ from what is printed.
    prices: dict[str, int]
    # Slots with a capital tile, from 1 on.
    capital: list[int]
    energy_spent: int
    # Action markers placed this year.
    actions: int
    sources: Books
    autopilot: bool
    left: bool


class Disc(TypedDict):
    """A disc on the timeline; of two on one field the higher one came later."""

    field: int
    height: int


class Timeline(TypedDict):
    """How far the match is: fields, those of the scorings, and how many scorings are done."""

    last: int
    scorings: list[int]
    done: int
    # By company.
    discs: list[Disc]


class ScoringTiles(TypedDict):
    """The four scoring tiles, and how every company stands in what they count."""

    intro: bool
    first: str | None
    second: str | None
    final: list[str | None]
    # By metric and company.
    counts: dict[str, list[int]]
    # What crowns add in this scoring, by company and majority.
    crowns: list[int]


class Stack(TypedDict):
    """Open cards, and how many are in the stack."""

    open: list[str]
    deck: int


class Solo(TypedDict):
    """VJ: its cards and its majority markers."""

    level: Level
    # The card of its last turn, and whether it could do nothing of it.
    card: str | None
    passed: bool
    deck: int
    discards: list[str]
    counters: dict[str, int]


class Options(TypedDict):
    """Options that change what is allowed."""

    contract_columns: bool
    battery_capacity: bool
    rahdo: bool


class Task(TypedDict):
    """Something on the agenda, with its two arguments."""

    do: str
    seat: int
    first: int
    second: int


class Play(TypedDict):
    """The card being played, as far as it is settled; the last fields are there once its field is chosen."""

    card: str
    operation: str | None
    effect: str | None
    target: int | None
    # Whose piece is used.
    provider: int | None
    zone: NotRequired[Zone]
    frame: NotRequired[Frame]
    price: NotRequired[int]
    # Batteries that may be paid instead of money.
    batteries: NotRequired[int | None]
    alternative: NotRequired[int]


class Deal(TypedDict):
    """The last card laid, and what the contract in hand costs."""

    card: str | None
    operation: str | None
    energy: int
    batteries: int


class Used(TypedDict):
    """What was played or taken in this match, for those who study it."""

    cards: dict[str, int]
    connection_tiles: list[str]
    claimed_tiles: list[str]


class Board(TypedDict):
    """What a seat may know of the country and its companies. Lists over companies have one place for each."""

    year: int
    round: int
    # Whose turn it is, as a place in the order.
    turn: int
    # The company that is asked.
    acting: int | None
    order: list[int]
    # The companies whose disc lies below: they go earlier next year.
    order_down: list[int]
    timeline: Timeline
    scoring_tiles: ScoringTiles
    # The common stock: batteries, discount tiles, capital tiles.
    supply: int
    covers: int
    capital: int
    sites: dict[str, Site]
    # Who has parked where.
    bays: dict[str, int | None]
    spaces: dict[str, Space]
    solar: dict[str, SolarField]
    connections: dict[str, ConnectionField]
    # Bonus tiles on the plan; null: an empty space with its printed bonus.
    plan: dict[str, str | None]
    displays: dict[Display, Stack]
    played_scoring_cards: list[str]
    players: list[Company]
    solo: Solo | None
    options: Options
    # What is to be done, the next first; only for the seat that is asked.
    agenda: list[Task]
    # The card being played; only for the seat that plays it.
    play: Play | None
    deal: Deal
    used: Used


class Preview(TypedDict, total=False):
    """What a decision would change of one's own, and what is asked next."""

    money: int
    energy: int
    batteries: int
    # Steps of the markets.
    income: dict[Market, int]
    next: str
    # Where a card could be laid.
    operations: list[str]
    zone: Zone
    # Batteries that may be paid instead of money.
    instead: int | None


class Reckoning(Result):
    """How a match ended: by company pylons and money, and the books of VJ."""

    years: int
    pylons: list[int]
    money: list[int]
    vj: NotRequired[Books]
