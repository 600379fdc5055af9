"""The shapes of what comes in and goes out, checked and documented by msgspec."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from stromtisch.core import gate
from stromtisch.core.option import OptionValue
from stromtisch.core.shuffle import LONGEST, SHORTEST

# The first bounds of what comes in, so that whatever is kept, looked up or told again is short. ``$`` alone would let a
# line break pass at the end.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+(?!\n)$", description="a UUID, say")]
Number = Annotated[int, Meta(ge=0, le=gate.NUMBER_MOST)]
# What people type; names and chat are measured when they have been mended.
Name = Annotated[str, Meta(max_length=10 * gate.NAME_MOST)]
Text = Annotated[str, Meta(max_length=10 * gate.TEXT_MOST)]
# What comes from the server: decisions, moments, ids of games and options, levels.
Word = Annotated[str, Meta(max_length=gate.DECISION_MOST, pattern=r"^[ -~]*(?!\n)$")]

# What an option is set to.
Chosen = bool | Annotated[int, Meta(ge=-gate.NUMBER_MOST, le=gate.NUMBER_MOST)] | Word
# What a person adds to the shuffle.
Nonce = Annotated[
    str,
    Meta(min_length=SHORTEST, max_length=LONGEST, pattern=r"^[A-Za-z0-9_-]+(?!\n)$", description="a nonce"),
]

# --- requests ------------------------------------------------------------------------------


class PersonSeat(Struct, tag="person", tag_field="kind", forbid_unknown_fields=True):
    """The seat of whoever opens the table.

    ``contributes``: the start waits for this person's ``contribute``.
    """

    name: Name
    contributes: bool = False


class BotSeat(Struct, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: Word
    name: Name | None = None


class OpenSeat(Struct, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """A seat for whoever comes."""


class TableSettings(Struct, forbid_unknown_fields=True):
    """What whoever opens a table sets for it.

    ``rollback``: the host may roll back. ``onlookers``: people without a seat may watch. ``patient``: it is
    played over days, so no clock runs and nobody is replaced for being away. ``short_pauses``: the host may pause
    once a round (in Neustart a weekday, section 5.3 of its rules), for two minutes.
    """

    rollback: bool = False
    onlookers: bool = True
    patient: bool = False
    short_pauses: bool = False

    @staticmethod
    def read(stored: object) -> TableSettings:
        """The settings as the log has them; tables from before there were any have none."""
        return TableSettings() if stored is None else msgspec.convert(stored, TableSettings)

    def to_json(self) -> dict[str, object]:
        """The settings for the log."""
        return {
            "rollback": self.rollback,
            "onlookers": self.onlookers,
            "patient": self.patient,
            "short_pauses": self.short_pauses,
        }


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open. At most one seat is a person: the caller, who becomes the host."""

    game: Word
    seats: Annotated[list[PersonSeat | BotSeat | OpenSeat], Meta(max_length=64)]
    options: Annotated[dict[Word, Chosen], Meta(max_length=64)] = {}
    settings: TableSettings = msgspec.field(default_factory=TableSettings)


class SitDown(Struct, forbid_unknown_fields=True):
    """A name, a seat if it must be a certain one, and whether one shares a device that has a seat already.

    ``nonce``: what one adds to the shuffle.
    """

    name: Name
    seat: Number | None = None
    beside: bool = False
    nonce: Nonce | None = None


# --- commands ------------------------------------------------------------------------------


class Decide(Struct, tag="decide", tag_field="type", forbid_unknown_fields=True):
    """A decision from ``legal``, made for a moment of play."""

    id: Id
    decision: Word
    moment: Word
    expect: Number | None = None


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take one's last decision back."""

    id: Id


class Chat(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """Say something."""

    id: Id
    text: Text


class Vote(Struct, tag="vote", tag_field="type", forbid_unknown_fields=True):
    """Vote for or against stopping."""

    id: Id
    stop: bool


class Leave(Struct, tag="leave", tag_field="type", forbid_unknown_fields=True):
    """Leave the seat for good."""

    id: Id


class Contribute(Struct, tag="contribute", tag_field="type", forbid_unknown_fields=True):
    """Add a nonce to the shuffle, once and before the start."""

    id: Id
    nonce: Nonce


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Ask why a decision is closed."""

    id: Id
    decision: Word


class Pull(Struct, tag="pull", tag_field="type", forbid_unknown_fields=True):
    """Ask for a ``table`` message with the lines after a number."""

    id: Id
    after: Number


# --- the host's commands ---------------------------------------------------------------------


class Pause(Struct, tag="pause", tag_field="type", forbid_unknown_fields=True):
    """Stop the clock and all play."""

    id: Id


class Resume(Struct, tag="resume", tag_field="type", forbid_unknown_fields=True):
    """Go on after a pause."""

    id: Id


class Extend(Struct, tag="extend", tag_field="type", forbid_unknown_fields=True):
    """Give the running clock more time."""

    id: Id
    minutes: Literal[1, 2, 5]


class Skip(Struct, tag="skip", tag_field="type", forbid_unknown_fields=True):
    """Let the running clock run out now."""

    id: Id


class RollBack(Struct, tag="rollback", tag_field="type", forbid_unknown_fields=True):
    """Go on from where the table was at a line of its log."""

    id: Id
    to: Number


class StandIn(Struct, tag="stand-in", tag_field="type", forbid_unknown_fields=True):
    """Have a bot of a level play for somebody who is away, or (null) leave the seat to the autopilot again."""

    id: Id
    seat: Number
    bot: Word | None


class Admit(Struct, tag="admit", tag_field="type", forbid_unknown_fields=True):
    """Let people without a seat watch, or not."""

    id: Id
    onlookers: bool


class Close(Struct, tag="close", tag_field="type", forbid_unknown_fields=True):
    """End the table for good; it can still be looked at."""

    id: Id


HostCommand = Pause | Resume | Extend | Skip | RollBack | StandIn | Admit | Close
Command = Decide | Undo | Chat | Vote | Leave | Contribute | Why | Pull | HostCommand

# So many characters are told of where and what is wrong with a message.
TOLD_MOST = 300

_commands = msgspec.json.Decoder(Command)
_anything = msgspec.json.Decoder()


class Unreadable(Exception):  # noqa: N818 - named for what happened
    """A message that is no command; ``id`` is its id where that much could be read."""

    def __init__(self, id: str | None, params: dict[str, object]) -> None:
        super().__init__(str(params))
        self.id = id
        self.params = params


def read_command(raw: bytes | str) -> Command:
    """A command from its JSON text.

    Raises:
        Unreadable: it is not JSON, or not of a known shape.
    """
    try:
        command: Command = _commands.decode(raw)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Unreadable(_id_in(raw), where(error)) from error
    return command


def _id_in(raw: bytes | str) -> str | None:
    try:
        found = _anything.decode(raw)
        return msgspec.convert(found.get("id"), Id) if isinstance(found, dict) else None
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


def where(error: Exception) -> dict[str, object]:
    """What is wrong with a message, and where in it (a path such as ``$.seats[0].kind``)."""
    text = str(error) or type(error).__name__
    found = re.match(r"(?s)(.*) - at `(.*)`$", text)
    place, problem = (found[2], found[1]) if found else ("$", text)
    # It may quote what was sent, at any length.
    return {"where": place[:TOLD_MOST], "problem": problem[:TOLD_MOST]}


# --- answers -------------------------------------------------------------------------------


class Answer(Struct, omit_defaults=True, tag="answer", tag_field="type", gc=False):
    """The one answer to a command."""

    id: str | None
    accepted: bool
    seq: int | None = None
    code: str | None = None
    params: dict[str, Any] | None = None
    message: str | None = None


class Seated(Struct, omit_defaults=True):
    """The seat one has got, and the token that holds it; both null at a table one only watches.

    ``beside`` counts the seats that the device had at the table already.
    """

    code: str
    seat: int | None
    token: str | None
    beside: int = 0


class SeatRange(Struct):
    """How many can play."""

    least: int
    most: int


class GameEntry(Struct):
    """A game on the shelf. ``page``: where the page of a game from outside is fetched, if it brings one."""

    id: str
    title: dict[str, str]
    tagline: dict[str, str]
    credit: dict[str, str]
    seats: SeatRange
    options: list[dict[str, Any]]
    bots: list[str]
    page: str | None = None


class GameDetails(GameEntry, kw_only=True):
    """A game with its content. ``lines``: what the lines of its journal name."""

    rules: int
    content_hash: str
    content: dict[str, Any]
    lines: dict[str, Any]


class SeatShown(Struct, gc=False):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: str
    name: str | None
    bot: str | None
    connected: bool
    autopilot: bool
    left: bool
    votes_stop: bool
    stand_in: str | None


class LifeShown(Struct, gc=False):
    """A table's life beside its match. ``left``: the milliseconds a paused clock has left."""

    settings: TableSettings
    paused: bool
    left: int | None
    closed: bool
    rematch: str | None


class EditionShown(Struct, gc=False):
    """The edition of its game that a table is played with.

    ``newest``: the rules version new tables get (null: the server has no such game). ``current``: new tables are
    played with the same rules and content. ``playable``: the server has these rules; otherwise it can only be read.
    """

    rules: int
    content: str
    newest: int | None
    current: bool
    playable: bool


class TableShown(Struct, gc=False):
    """A table as everybody sees it. ``host`` has the powers now, ``acting_for`` is the host they act for.

    ``commitment`` is the SHA-256 of the server's part of the shuffle, ``seed`` that part once the match is over.
    ``nonces``: what each seat has added. ``awaited``: the seats whose nonce the start waits for.
    """

    code: str
    game: str
    status: str
    options: dict[str, OptionValue]
    commitment: str
    seed: str | None
    nonces: list[str | None]
    awaited: list[int]
    onlookers: int
    host: int | None
    acting_for: int | None
    roles: list[dict[str, str]]
    seats: list[SeatShown]
    life: LifeShown
    edition: EditionShown


class ClockShown(Struct, gc=False):
    """A clock that runs."""

    moment: str
    deadline: int
    seconds: int


class TableMessage(Struct, gc=False):
    """Everything one seat (or an onlooker) may know about a table."""

    type: Literal["table", "update"]
    seq: int
    now: int
    table: TableShown
    you: int | None
    yours: list[int]
    view: dict[str, Any] | None
    legal: list[dict[str, Any]]
    closed: list[dict[str, Any]]
    journal: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    clock: ClockShown | None
    undo: dict[str, Any]


class Replay(Struct):
    """A table as it was at a line of its log, and the lines one can step through."""

    at: int
    steps: list[int]
    seats: list[int]
    message: TableMessage


class Glance(Struct):
    """A table of one's own in short, for the start page."""

    code: str
    game: str
    status: str
    yours: list[int]
    names: list[str | None]
    awaited: list[int]
    paused: bool
    closed: bool
    at: int


class Proof(Struct):
    """What was checked of a record, and the code under which it can be looked at now.

    The ``seed`` is made of ``server`` and ``nonces``; ``commitment`` is the SHA-256 of ``server``.
    """

    code: str
    game: str
    seed: str
    commitment: str
    server: str
    nonces: list[str | None]
    entries: int
    outcome: bool
