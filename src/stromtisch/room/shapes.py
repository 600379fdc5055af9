"""The shapes of incoming and outgoing messages, checked and documented by msgspec."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from stromtisch.core import gate
from stromtisch.core.option import OptionValue
from stromtisch.core.shuffle import LONGEST, SHORTEST

# First limits for input, so that everything that is stored, looked up or repeated is short. ``$`` alone would accept a
# line break at the end.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+(?!\n)$", description="a UUID, say")]
Number = Annotated[int, Meta(ge=0, le=gate.NUMBER_MOST)]
# What people type; the exact length of names and chat is checked after cleaning.
Name = Annotated[str, Meta(max_length=10 * gate.NAME_MOST)]
Text = Annotated[str, Meta(max_length=10 * gate.TEXT_MOST)]
# Words that the server defines: decisions, moments, ids of games and options, levels.
Word = Annotated[str, Meta(max_length=gate.DECISION_MOST, pattern=r"^[ -~]*(?!\n)$")]

# The value of an option.
Chosen = bool | Annotated[int, Meta(ge=-gate.NUMBER_MOST, le=gate.NUMBER_MOST)] | Word
# What a person adds to the shuffle.
Nonce = Annotated[
    str,
    Meta(min_length=SHORTEST, max_length=LONGEST, pattern=r"^[A-Za-z0-9_-]+(?!\n)$", description="a nonce"),
]

# --- requests ------------------------------------------------------------------------------


class PersonSeat(Struct, tag="person", tag_field="kind", forbid_unknown_fields=True):
    """The seat of the person who opens the table.

    ``contributes``: the start waits for this person's ``contribute``.
    """

    name: Name
    contributes: bool = False


class BotSeat(Struct, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: Word
    name: Name | None = None


class OpenSeat(Struct, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """A seat that anybody may take."""


class TableSettings(Struct, forbid_unknown_fields=True):
    """The settings that a person chooses when opening a table.

    ``rollback``: the host may roll back. ``onlookers``: people without a seat may watch. ``patient``: the match is
    played over days, so no clock runs and nobody is replaced for absence. ``short_pauses``: the host may pause once
    a round (in Neustart once a weekday, section 5.3 of its rules), for two minutes.
    """

    rollback: bool = False
    onlookers: bool = True
    patient: bool = False
    short_pauses: bool = False

    @staticmethod
    def read(stored: object) -> TableSettings:
        """Read the settings from the log; old tables have none and get the defaults."""
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
    """A request for a seat: a name, optionally a certain seat, and whether the device already has a seat to share.

    ``nonce``: the person's part of the shuffle.
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
    """Take back one's last decision."""

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
    """Leave the seat; before the start it becomes free, later the autopilot plays on."""

    id: Id


class Return(Struct, tag="return", tag_field="type", forbid_unknown_fields=True):
    """Play on oneself: after leaving, or after the clock gave the seat to the autopilot."""

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
    """End a pause."""

    id: Id


class Extend(Struct, tag="extend", tag_field="type", forbid_unknown_fields=True):
    """Give the running clock more time."""

    id: Id
    minutes: Literal[1, 2, 5]


class Skip(Struct, tag="skip", tag_field="type", forbid_unknown_fields=True):
    """Let the running clock run out now."""

    id: Id


class RollBack(Struct, tag="rollback", tag_field="type", forbid_unknown_fields=True):
    """Continue from an earlier line of the table's log."""

    id: Id
    to: Number


class StandIn(Struct, tag="stand-in", tag_field="type", forbid_unknown_fields=True):
    """Let a bot of a level play for an absent person, or (null) return the seat to the autopilot."""

    id: Id
    seat: Number
    bot: Word | None


class Admit(Struct, tag="admit", tag_field="type", forbid_unknown_fields=True):
    """Allow or forbid people without a seat to watch."""

    id: Id
    onlookers: bool


class Close(Struct, tag="close", tag_field="type", forbid_unknown_fields=True):
    """End the table for good; it can still be viewed."""

    id: Id


HostCommand = Pause | Resume | Extend | Skip | RollBack | StandIn | Admit | Close
Command = Decide | Undo | Chat | Vote | Leave | Return | Contribute | Why | Pull | HostCommand

# The most characters of an error's place and of its description.
TOLD_MOST = 300

_commands = msgspec.json.Decoder(Command)
_anything = msgspec.json.Decoder()


class Unreadable(Exception):  # noqa: N818 - named for what happened
    """A message that is not a command; ``id`` is its id, if that could be read."""

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
    # The error may quote the input, at any length.
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
    """The seat that the caller got and its token; both are null at a table that the caller only watches.

    ``beside`` counts the seats that the device already had at the table.
    """

    code: str
    seat: int | None
    token: str | None
    beside: int = 0


class SeatRange(Struct):
    """The least and the largest number of players."""

    least: int
    most: int


class GameEntry(Struct):
    """A game on the shelf. ``page``: the address of the page of a third-party game, if it has one."""

    id: str
    title: dict[str, str]
    tagline: dict[str, str]
    credit: dict[str, str]
    seats: SeatRange
    options: list[dict[str, Any]]
    bots: list[str]
    page: str | None = None


class GameDetails(GameEntry, kw_only=True):
    """A game with its content. ``lines``: what the fields of its journal lines refer to."""

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
    """The state of a table outside its match. ``left``: the remaining milliseconds of a paused clock."""

    settings: TableSettings
    paused: bool
    left: int | None
    closed: bool
    rematch: str | None


class EditionShown(Struct, gc=False):
    """The edition of a table's game.

    ``newest``: the rules version of new tables (null: the server has no such game). ``current``: new tables have the
    same rules and content. ``playable``: the server has these rules; otherwise the table can only be read.
    """

    rules: int
    content: str
    newest: int | None
    current: bool
    playable: bool


class TableShown(Struct, gc=False):
    """A table as everybody sees it. ``host`` has the host's powers now, ``acting_for`` is the absent host, if any.

    ``commitment`` is the SHA-256 of the server's part of the shuffle; ``seed`` is that part, once the match is over.
    ``nonces``: the nonce of each seat. ``awaited``: the seats whose nonces the start waits for.
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
    """A running clock."""

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
    # The seats that people at this device have left and can take again.
    gone: list[int]
    view: dict[str, Any] | None
    legal: list[dict[str, Any]]
    closed: list[dict[str, Any]]
    journal: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    clock: ClockShown | None
    undo: dict[str, Any]


class Replay(Struct):
    """A table as it was at a line of its log, and the lines that a viewer can step through."""

    at: int
    steps: list[int]
    seats: list[int]
    message: TableMessage


class Glance(Struct):
    """A summary of one of the caller's tables, for the start page."""

    code: str
    game: str
    status: str
    yours: list[int]
    gone: list[int]
    names: list[str | None]
    awaited: list[int]
    paused: bool
    closed: bool
    at: int


class Proof(Struct):
    """The result of checking a record, and the code of the table that now shows it.

    The ``seed`` is made of ``server`` and ``nonces``; ``commitment`` is the SHA-256 of ``server``.
    """

    code: str
    game: str
    seed: str
    commitment: str
    server: str
    nonces: list[str | None]
    acts: int
    outcome: bool
