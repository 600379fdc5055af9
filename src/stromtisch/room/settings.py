"""The settings of rooms."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from stromtisch.room.names import new_seed
from stromtisch.room.steady import SteadyClock

# Extra entries of a full log, reserved for finishing its match.
MARGIN = 5000

# The most listeners that one process serves.
LISTENERS_MOST = 10_000


@dataclass(slots=True)
class RoomSettings:
    """The settings of all rooms in a process. Times are seconds.

    The names match a server's environment variables, in which a listener is a socket and an entry is a line.
    """

    # How long a bot waits before it acts, so that people can follow.
    bot_pause: float = 0.9
    # The processor time that a piece of long work may take (loading a very long table may take longer), and how many
    # pieces from one address may wait.
    study_limit: float = 1.5
    load_limit: float = 20.0
    study_queue_each: int = 4
    # Logs with more entries than this are replayed only in a worker.
    whole_lines: int = 2000
    # From this many entries on, a log accepts no asides (chat, undo, pauses); MARGIN entries later, no decisions.
    most_lines: int = 20_000
    # The processor seconds that a command should take at most; slower commands are counted.
    command_budget: float = 0.25
    # How long a person may be away before the autopilot takes over (rule HS-75).
    absence: float = 60.0
    # How long the start of a table waits for nonces that people have promised.
    nonce_wait: float = 15.0
    # How long an empty table stays in memory.
    idle: float = 300.0
    # Days after the last entry of its log at which a table is deleted; 0 keeps all.
    keep_days: float = 0.0
    # Days after which an imported match record is deleted (0: never by age), and the most records and bytes that are
    # kept; beyond that, the oldest are deleted.
    keep_imported_days: float = 30.0
    imported_most: int = 2000
    imported_bytes: int = 200_000_000
    # Commands per second of one sender: the rate, and the burst.
    command_rate: float = 20.0
    command_burst: float = 60.0
    # Chat texts per second of one seat: the rate, and the burst; and the most texts that a table keeps.
    chat_rate: float = 1.0
    chat_burst: float = 10.0
    chat_most: int = 2000
    # Listeners of this process; 0 takes as many as it can serve.
    sockets: int = 0
    # Listeners that one seat may have; a new one replaces the oldest.
    sockets_per_seat: int = 8
    # Listeners without a seat: at one table, in this process (0: half of all), and from one address (0: half of
    # that). A whole school may share one address.
    watchers_per_table: int = 100
    watchers: int = 0
    watchers_per_address: int = 0
    # Milliseconds since 1970; it must never jump.
    clock: Callable[[], int] = field(default_factory=SteadyClock, compare=False)
    # The processor time of this thread; tests count the steps of the rules instead.
    processor: Callable[[], float] = time.thread_time
    # The sources of seeds for matches and for bots; tests use known seeds to get repeatable results. There are two
    # sources because the order in which bots think must not change the matches.
    seeds: Callable[[], str] = new_seed
    bot_seeds: Callable[[], str] = new_seed

    def most_sockets(self) -> int:
        """How many listeners this process serves."""
        return self.sockets or LISTENERS_MOST

    def most_watchers(self) -> int:
        """How many of them may belong to people without a seat."""
        return self.watchers or max(1, self.most_sockets() // 2)

    def most_watchers_of_an_address(self) -> int:
        """How many of those may come from one address."""
        return self.watchers_per_address or max(1, self.most_watchers() // 2)
