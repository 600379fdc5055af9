"""What can be set about a server, from the environment (``STROMTISCH_*``) or in code."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from stromtisch.server.names import new_seed
from stromtisch.store.engine import sqlite_url

PREFIX = "STROMTISCH_"
# What only code can set.
IN_CODE = ("clock", "seeds", "bot_seeds")


def milliseconds() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


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
    # How the server writes its log (text or json), and from which level on.
    log: str = "text"
    log_level: str = "warning"
    # How long a bot waits before it acts, so that people can follow.
    bot_pause: float = 0.9
    bot_workers: int = 1
    # How long a bot may think before a random decision takes the place of its own.
    bot_limit: float = 30.0
    # How long a person may be away before the autopilot takes over (rule HS-75).
    absence: float = 60.0
    # How long the start of a table waits for nonces that people have promised.
    nonce_wait: float = 15.0
    # How long a table without anybody stays in memory.
    idle: float = 300.0
    message_bytes: int = 16 * 1024
    # Commands per second that one connection may send in the long run, and at once.
    command_rate: float = 20.0
    command_burst: float = 60.0
    sockets_per_table: int = 200
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
    clock: Callable[[], int] = milliseconds
    # Where the seeds of matches and those of bots come from; tests draw known ones, so that what they see comes
    # again. Two sources: bots think whenever they can, and matches must not change with that.
    seeds: Callable[[], str] = new_seed
    bot_seeds: Callable[[], str] = new_seed

    def url(self) -> str:
        """The URL of the database."""
        return self.database or sqlite_url(self.data)


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from environment variables, such as ``STROMTISCH_BOT_PAUSE=0.2``.

    Raises:
        ValueError: a variable has a value that does not fit; the message names it.
    """
    settings = Settings()
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is None or field.name in IN_CODE:
            continue
        kind = type(getattr(settings, field.name))
        try:
            setattr(settings, field.name, kind(text))
        except ValueError as error:
            raise ValueError(
                f"{PREFIX}{field.name.upper()}: expected {kind.__name__}, found {text!r}"
            ) from error
    return settings
