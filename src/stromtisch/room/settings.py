"""What can be set about rooms."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from stromtisch.room.names import new_seed
from stromtisch.room.steady import SteadyClock

# Entries of a full log that are kept for bringing its match to an end.
MARGIN = 5000

# So many listeners one process serves at most.
LISTENERS_MOST = 10_000


@dataclass(slots=True)
class RoomSettings:
    """The settings of all rooms in a process. Times are seconds.

    The names are those of environment variables of a server, where a listener is a socket and an entry a line.
    """

    # How long a bot waits before it acts, so that people can follow.
    bot_pause: float = 0.9
    # How much processor time a piece of long work may take; loading a very long table may take longer. And how many
    # pieces of it may wait from one address.
    study_limit: float = 1.5
    load_limit: float = 20.0
    study_queue_each: int = 4
    # Logs with more entries than this are played again in a worker only.
    whole_lines: int = 2000
    # From so many entries on a log takes no more asides (chat, undo, pauses); with MARGIN more, no decisions.
    most_lines: int = 20_000
    # Processor seconds a command should take at most; those that took longer are counted.
    command_budget: float = 0.25
    # How long a person may be away before the autopilot takes over (rule HS-75).
    absence: float = 60.0
    # How long the start of a table waits for nonces that people have promised.
    nonce_wait: float = 15.0
    # How long a table without anybody stays in memory.
    idle: float = 300.0
    # Days after the last entry of its log at which a table is deleted; 0 keeps all.
    keep_days: float = 0.0
    # Days after which a match record that was brought in is deleted (0: not by age), and how many of them and how
    # many bytes are kept at most; beyond that the oldest go.
    keep_imported_days: float = 30.0
    imported_most: int = 2000
    imported_bytes: int = 200_000_000
    # Commands per second that one sender may send in the long run, and at once.
    command_rate: float = 20.0
    command_burst: float = 60.0
    # Chat texts per second that one seat may send in the long run, and at once; and those a table keeps.
    chat_rate: float = 1.0
    chat_burst: float = 10.0
    chat_most: int = 2000
    # Listeners of this process; 0 takes as many as it can serve.
    sockets: int = 0
    # Listeners that one seat may have; the oldest gives way to a new one.
    sockets_per_seat: int = 8
    # Listeners without a seat: at one table, in this process (0: half of all), and from one address (0: half of
    # that). A whole school may share one address.
    watchers_per_table: int = 100
    watchers: int = 0
    watchers_per_address: int = 0
    # Milliseconds since 1970: must never jump.
    clock: Callable[[], int] = field(default_factory=SteadyClock, compare=False)
    # The processor time of this thread; tests count the steps of the rules instead.
    processor: Callable[[], float] = time.thread_time
    # Where the seeds of matches and those of bots come from; tests draw known ones, so that what they see comes
    # again. Two sources: bots think whenever they can, and matches must not change with that.
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
