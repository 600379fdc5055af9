"""The log of a table: its contents as plain values, and the port to its storage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from stromtisch.room.chain import Damage

# Kinds of trouble with the storage.
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
# The log was cut here because the following lines were damaged.
MENDED = "mended"

OPEN = "open"

# In the first line of a table made from a match record: the size of the record in bytes.
IMPORTED = "imported"


@dataclass(slots=True)
class TableRow:
    """A table: its game, rules, options and seed, and its progress."""

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
    # The last line of the log, updated with every line.
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
class LoggedAct:
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

    def __reduce__(self) -> tuple[type[LoggedAct], tuple[object, ...]]:
        """Pickle a line for a worker; this is much faster than a dataclass's default, and there are many lines."""
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
        return LoggedAct, parts


@dataclass(slots=True)
class Refusal:
    """The answer to a command that was refused."""

    command_id: str
    reason: dict[str, object]
    at: int


@dataclass(slots=True)
class Snapshot:
    """The stored state of a table after a log line, with the program that wrote it and the link of that line."""

    seq: int
    program: str
    line: str
    body: str
    # All views at that line, as JSON; None if they were not kept.
    seen: str | None = None


@dataclass(slots=True, frozen=True)
class Edition:
    """A game as it was played: the version of its rules, its content, and its details for the page (both as JSON)."""

    game: str
    rules: int
    content_hash: str
    pack: str | None
    details: str


@dataclass(slots=True)
class Chapter:
    """The journal and the chat of a table from after one log line up to another."""

    seq: int
    since: int
    program: str
    body: str


@dataclass(slots=True)
class Change:
    """What is written in one transaction: log lines, and what they change about seats and table."""

    code: str
    acts: list[LoggedAct] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    # The table's status, host, deadline and people, if one of them changes.
    facts: Mapping[str, object] | None = None
    refusal: Refusal | None = None
    opening: TableRow | None = None
    # The edition of a new table's game, if it may not be stored yet.
    edition: Edition | None = None
    # Written with the line they follow, or later if they are missing.
    snapshot: Snapshot | None = None
    chapter: Chapter | None = None
    # The link before the first of the lines; they are stored only if the log ends with it.
    previous: str = ""


@dataclass(slots=True)
class Stored:
    """Everything kept about one table."""

    table: TableRow
    seats: list[SeatRow]
    acts: list[LoggedAct]
    refusals: list[Refusal]
    snapshot: Snapshot | None = None


class Conflict(Exception):  # noqa: N818 - named for what happened
    """Somebody else wrote first: the sequence number, the command id or the code is taken."""


class StoreFailed(Exception):  # noqa: N818 - named for what happened
    """The database did not store the change, not even a part of it; or it could not be read."""

    def __init__(self, said: str, trouble: str = AWAY) -> None:
        super().__init__(said)
        # One of the codes of ``store/trouble.py``.
        self.trouble = trouble


class Log(Protocol):
    """Stores the logs of all tables: a database, or the memory of a test or a browser."""

    # Whether other nodes may write to it, too.
    shared: bool
    # The tables whose logs were found damaged, and where.
    damaged: dict[str, Damage]

    async def append(self, change: Change) -> None:
        """Store a change; returns only when it is stored.

        Raises:
            Conflict: somebody else wrote first.
            StoreFailed: nothing of it is stored.
        """
        ...

    async def load(self, code: str, after: int = 0, short: bool = False) -> Stored | None:
        """Everything about one table, with the log entries after a number; None if there is no such table.

        ``short``: if there is a snapshot, the log begins with the entry that it follows.
        """
        ...

    async def chapters(self, code: str) -> list[Chapter]:
        """The journal and the chat of a table, as far as they were stored with snapshots."""
        ...

    async def answered(self, code: str, command_id: str) -> int | None:
        """The number of the entry that a command produced."""
        ...

    async def last_seq(self, code: str) -> int:
        """The number of the last entry of a table's log; 0 when there is none."""
        ...

    async def running_by_themselves(self) -> list[str]:
        """The running tables that continue without people: a clock runs, or only bots play."""
        ...

    async def forget(self, before: int) -> list[str]:
        """Delete the tables whose last entry is older than a time; returns their codes."""
        ...

    async def forget_imported(self, before: int, most: int, most_bytes: int) -> list[str]:
        """Delete imported records that are too old, too many or too large; returns their codes."""
        ...


class History(Protocol):
    """Stores what is needed to read tables whose rules or content have changed: editions and archives."""

    async def keep_edition(self, edition: Edition) -> None:
        """Store an edition, unless it is already stored."""
        ...

    async def edition(self, game: str, rules: int, content_hash: str) -> Edition | None:
        """A stored edition."""
        ...

    async def keep_archive(self, code: str, seq: int, body: bytes) -> None:
        """Store the archive of a table and replace an earlier one."""
        ...

    async def archive(self, code: str) -> bytes | None:
        """The archive of a table."""
        ...

    async def unkept(self, after: str, most: int) -> list[str]:
        """Tables to catch up on, by code: finished ones without an archive, running ones without a frame."""
        ...
