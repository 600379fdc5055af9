"""The log of a table: what it keeps, as plain values, and the port to whatever keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from stromtisch.room.chain import Damage

# What trouble a log may be in.
AWAY = "database-away"
DAMAGED = "damaged"

LOBBY = "lobby"
PLAYING = "playing"
FINISHED = "finished"

OPENED = "opened"
SEATED = "seated"
SEAT_CHANGED = "seat-changed"
CONTRIBUTED = "contributed"
STARTED = "started"
CHAT = "chat"
# The log was cut here because what followed was damaged.
MENDED = "mended"

OPEN = "open"

# In the first line of a table that was laid from a match record: how many bytes the record has.
IMPORTED = "imported"


@dataclass(slots=True)
class TableRow:
    """A table: which game under which rules, with which options and seed, and how far it is."""

    code: str
    game: str
    rules: int
    content_hash: str
    options: dict[str, str | int | bool]
    seed: str
    status: str
    host: int | None
    deadline: int | None
    people: int
    created_at: int
    # The last line of the log, written with every line.
    last_seq: int = 0
    last_link: str = ""


@dataclass(slots=True)
class SeatRow:
    """A seat: a person, a bot, or open."""

    seat: int
    kind: str
    name: str | None = None
    bot: str | None = None
    token_hash: str | None = None


@dataclass(slots=True)
class Event:
    """One line of a table's log."""

    seq: int
    kind: str
    seat: int | None
    body: dict[str, object]
    at: int
    command_id: str | None = None
    deadline: int | None = None
    # The hash of this line and of all before it; set when the line is made.
    link: str = ""

    def __reduce__(self) -> tuple[type[Event], tuple[object, ...]]:
        """For the way to a worker: many lines go there, and this is far quicker than what a dataclass brings."""
        parts = (
            self.seq,
            self.kind,
            self.seat,
            self.body,
            self.at,
            self.command_id,
            self.deadline,
            self.link,
        )
        return Event, parts


@dataclass(slots=True)
class Refusal:
    """The answer to a command that was refused."""

    command_id: str
    reason: dict[str, object]
    at: int


@dataclass(slots=True)
class Snapshot:
    """A table in short, as of a line of its log: by which program, and the link of that line."""

    seq: int
    program: str
    line: str
    body: str
    # What everybody saw then, as JSON; None where it was not kept.
    seen: str | None = None


@dataclass(slots=True, frozen=True)
class Edition:
    """A game as it was played: its rules, its content, and what the page is told of it (JSON both)."""

    game: str
    rules: int
    content_hash: str
    pack: str | None
    details: str


@dataclass(slots=True)
class Chapter:
    """What was told and said at a table after one line of its log and up to another."""

    seq: int
    since: int
    program: str
    body: str


@dataclass(slots=True)
class Change:
    """What is written together or not at all: log lines, and what they change about seats and table."""

    code: str
    events: list[Event] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    # The table's status, host, deadline and people, where one of them changes.
    facts: Mapping[str, object] | None = None
    refusal: Refusal | None = None
    opening: TableRow | None = None
    # The edition of its game that a new table is played with, where it may not be stored yet.
    edition: Edition | None = None
    # Written with the line they follow, or later when they were missing.
    snapshot: Snapshot | None = None
    chapter: Chapter | None = None
    # The link that the first of the lines follows; they are stored only where the log ends with it.
    previous: str = ""


@dataclass(slots=True)
class Stored:
    """Everything kept about one table."""

    table: TableRow
    seats: list[SeatRow]
    events: list[Event]
    refusals: list[Refusal]
    snapshot: Snapshot | None = None


class Conflict(Exception):  # noqa: N818 - named for what happened
    """Somebody else wrote first: the sequence number, the command id or the code is taken."""


class StoreFailed(Exception):  # noqa: N818 - named for what happened
    """The database did not take the change; nothing of it is stored. Or it could not be read."""

    def __init__(self, said: str, trouble: str = AWAY) -> None:
        super().__init__(said)
        # One of the codes of ``store/trouble.py``.
        self.trouble = trouble


class Log(Protocol):
    """Keeps the logs of all tables: a database, or the memory of a test or a browser."""

    # Whether others may write to it, too.
    shared: bool
    # The tables whose logs were found damaged, and where.
    damaged: dict[str, Damage]

    async def append(self, change: Change) -> None:
        """Keep a change; returns only when it is kept.

        Raises:
            Conflict: somebody else wrote first.
            StoreFailed: nothing of it is kept.
        """
        ...

    async def load(self, code: str, after: int = 0, short: bool = False) -> Stored | None:
        """Everything about one table, or None; of its log the entries after a number.

        ``short``: where there is a snapshot, the log from the entry on that it was made after.
        """
        ...

    async def chapters(self, code: str) -> list[Chapter]:
        """What was told and said at a table, as far as it was written down with snapshots."""
        ...

    async def answered(self, code: str, command_id: str) -> int | None:
        """The number of the entry that a command has led to."""
        ...

    async def last_seq(self, code: str) -> int:
        """The number of the last entry of a table's log; 0 when there is none."""
        ...

    async def running_by_themselves(self) -> list[str]:
        """The running tables that go on without anybody: a clock runs, or only bots play."""
        ...

    async def forget(self, before: int) -> list[str]:
        """Delete the tables whose last entry is older than a moment; their codes."""
        ...

    async def forget_imported(self, before: int, most: int, most_bytes: int) -> list[str]:
        """Delete records that were brought in before a moment, or are too many or too large; their codes."""
        ...


class History(Protocol):
    """Keeps what is needed to read tables whose rules or content have changed: editions and archives."""

    async def keep_edition(self, edition: Edition) -> None:
        """Keep an edition, unless it is known; the first one stays."""
        ...

    async def edition(self, game: str, rules: int, content_hash: str) -> Edition | None:
        """An edition that is kept."""
        ...

    async def keep_archive(self, code: str, seq: int, body: bytes) -> None:
        """Keep the archive of a table, instead of an earlier one."""
        ...

    async def archive(self, code: str) -> bytes | None:
        """The archive of a table."""
        ...

    async def unkept(self, after: str, most: int) -> list[str]:
        """Tables of which too little is kept, by code: finished without an archive, running without a frame."""
        ...
