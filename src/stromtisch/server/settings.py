"""What can be set about a server, from the environment (``STROMTISCH_*``) or in code."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from stromtisch.server.names import new_seed
from stromtisch.server.steady import SteadyClock
from stromtisch.store.engine import sqlite_url

PREFIX = "STROMTISCH_"
# What only code can set.
IN_CODE = ("clock", "seeds", "bot_seeds", "processor")
# Lines of a full log that are kept for bringing its match to an end.
MARGIN = 5000


# So many sockets one process serves at most, however many descriptors it may open.
SOCKETS_MOST = 10_000


def sockets_for(descriptors: int) -> int:
    """How many sockets a process serves that may open so many descriptors.

    A quarter is left for requests, the database and bots, so that they go on when all sockets are taken.
    """
    if descriptors == resource.RLIM_INFINITY:
        return SOCKETS_MOST
    return max(1, min(SOCKETS_MOST, descriptors * 3 // 4))


@dataclass(slots=True)
class Settings:
    """The settings of a server. Times are seconds."""

    data: Path = Path("data")
    # A database URL; empty means SQLite in the data folder.
    database: str = ""
    # A Redis for wake-ups between nodes (``redis://host:6379/0``); without one they look once a heartbeat.
    redis: str = ""
    # The name of this node among others on the same database; empty draws one.
    node: str = ""
    # How often a node shows that it is there, and how long after its last sign it counts as lost.
    heartbeat: float = 1.0
    node_lost: float = 5.0
    # Days after the last line of its log at which a table is deleted; 0 keeps all.
    keep_days: float = 0.0
    # Days after which a match record that was brought in is deleted (0: not by age), and how many of them and how
    # many bytes are kept at most; beyond that the oldest go.
    keep_imported_days: float = 30.0
    imported_most: int = 2000
    imported_bytes: int = 200_000_000
    # How the server writes its log (text or json), and from which level on.
    log: str = "text"
    log_level: str = "warning"
    # How long a bot waits before it acts, so that people can follow.
    bot_pause: float = 0.9
    bot_workers: int = 1
    # How long a bot may think, from the moment a worker has its question; then it is asked once more, and then
    # the autopilot decides for it.
    bot_limit: float = 5.0
    # Processes for long work on whole matches (checking records, replays, debriefs, very long logs), and how much
    # processor time each piece may take; loading a very long table may take longer.
    study_workers: int = 1
    study_limit: float = 1.5
    load_limit: float = 20.0
    # Pieces of such work that may wait, altogether and from one address.
    study_queue: int = 64
    study_queue_each: int = 4
    # Megabytes of memory (address space) that a worker may have; 0 sets no bound.
    worker_memory: int = 1024
    # Logs with more lines than this are played again in a worker only.
    whole_lines: int = 2000
    # From so many lines on a log takes no more asides (chat, undo, pauses); with MARGIN more, no decisions.
    most_lines: int = 20_000
    # Processor seconds a command should take at most; those that took longer are counted.
    command_budget: float = 0.25
    # How long a person may be away before the autopilot takes over (rule HS-75).
    absence: float = 60.0
    # How long the start of a table waits for nonces that people have promised.
    nonce_wait: float = 15.0
    # How long a table without anybody stays in memory.
    idle: float = 300.0
    message_bytes: int = 16 * 1024
    # How long a connection may take to send the head of a request, and its body; how large a head may be.
    header_limit: float = 10.0
    body_limit: float = 60.0
    header_bytes: int = 32 * 1024
    # Commands per second that one connection may send in the long run, and at once.
    command_rate: float = 20.0
    command_burst: float = 60.0
    # Chat lines per second that one seat may send in the long run, and at once; and those a table keeps.
    chat_rate: float = 1.0
    chat_burst: float = 10.0
    chat_most: int = 2000
    # Sockets of this node; 0 takes three quarters of the descriptors that the process may open.
    sockets: int = 0
    # Sockets that one seat may hold; the oldest gives way to a new one.
    sockets_per_seat: int = 8
    # Sockets of people without a seat: at one table, at this node (0: half of all sockets), and from one
    # address (0: half of that). A whole school may share one address.
    watchers_per_table: int = 100
    watchers: int = 0
    watchers_per_address: int = 0
    # Requests and handshakes per second from one address in the long run, and at once: a whole school
    # may share one. And tables that it may open.
    visit_rate: float = 50.0
    visit_burst: float = 500.0
    open_rate: float = 1.0
    open_burst: float = 60.0
    # Looks back from one address (replays, records, debriefs): each plays a whole match again. And records
    # that it may have checked.
    look_rate: float = 10.0
    look_burst: float = 200.0
    check_rate: float = 0.2
    check_burst: float = 20.0
    # Further origins that may use the API, separated by blanks (``https://play.example``).
    origins: str = ""
    # Milliseconds since 1970: must never jump.
    clock: Callable[[], int] = field(default_factory=SteadyClock, compare=False)
    # The processor time of this thread; tests count the steps of the rules instead.
    processor: Callable[[], float] = time.thread_time
    # Where the seeds of matches and those of bots come from; tests draw known ones, so that what they see comes
    # again. Two sources: bots think whenever they can, and matches must not change with that.
    seeds: Callable[[], str] = new_seed
    bot_seeds: Callable[[], str] = new_seed

    def url(self) -> str:
        """The URL of the database."""
        return self.database or sqlite_url(self.data)

    def most_sockets(self) -> int:
        """How many sockets this node serves."""
        return self.sockets or sockets_for(resource.getrlimit(resource.RLIMIT_NOFILE)[0])

    def most_watchers(self) -> int:
        """How many of them may belong to people without a seat."""
        return self.watchers or max(1, self.most_sockets() // 2)

    def most_watchers_of_an_address(self) -> int:
        """How many of those may come from one address."""
        return self.watchers_per_address or max(1, self.most_watchers() // 2)


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from environment variables, such as ``STROMTISCH_BOT_PAUSE=0.2``.

    Raises:
        ValueError: a variable has a value that does not fit; the message names it.
    """
    settings = Settings()
    for setting in fields(Settings):
        text = environment.get(PREFIX + setting.name.upper())
        if text is None or setting.name in IN_CODE:
            continue
        kind = type(getattr(settings, setting.name))
        try:
            setattr(settings, setting.name, kind(text))
        except ValueError as error:
            raise ValueError(
                f"{PREFIX}{setting.name.upper()}: expected {kind.__name__}, found {text!r}"
            ) from error
    return settings
