"""What can be set about a server, from the environment (``STROMTISCH_*``) or in code."""

from __future__ import annotations

import os
import resource
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from stromtisch.room.settings import LISTENERS_MOST, RoomSettings
from stromtisch.store.engine import sqlite_url

PREFIX = "STROMTISCH_"
# What only code can set.
IN_CODE = ("clock", "seeds", "bot_seeds", "processor")


def sockets_for(descriptors: int) -> int:
    """How many sockets a process serves that may open so many descriptors.

    A quarter is left for requests, the database and bots, so that they go on when all sockets are taken.
    """
    if descriptors == resource.RLIM_INFINITY:
        return LISTENERS_MOST
    return max(1, min(LISTENERS_MOST, descriptors * 3 // 4))


@dataclass(slots=True)
class Settings(RoomSettings):
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
    # How the server writes its log (text or json), and from which level on.
    log: str = "text"
    log_level: str = "warning"
    bot_workers: int = 1
    # How long a bot may think, from the moment a worker has its question; then it is asked once more, and then
    # the autopilot decides for it.
    bot_limit: float = 5.0
    # Processes for long work on whole matches (checking records, replays, debriefs, very long logs), and how many
    # pieces of it may wait altogether.
    study_workers: int = 1
    study_queue: int = 64
    # Megabytes of memory (address space) that a worker may have; 0 sets no bound.
    worker_memory: int = 1024
    message_bytes: int = 16 * 1024
    # How long a connection may take to send the head of a request, and its body; how large a head may be.
    header_limit: float = 10.0
    body_limit: float = 60.0
    header_bytes: int = 32 * 1024
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

    def url(self) -> str:
        """The URL of the database."""
        return self.database or sqlite_url(self.data)

    def most_sockets(self) -> int:
        """How many sockets this node serves; 0 takes three quarters of the descriptors that it may open."""
        return self.sockets or sockets_for(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


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
