"""The state of a table outside its match: the host's settings, pauses, stand-ins, its end and its rematch.

Like the match, it changes only by lines of the table's log, so that a restart or another node can restore it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from stromtisch.core import entry as kinds
from stromtisch.core.journal import Journal
from stromtisch.room.log import MENDED, OPENED, SEAT_CHANGED, SEATED, Event
from stromtisch.room.shapes import LifeShown, TableSettings

PAUSED = "paused"
RESUMED = "resumed"
EXTENDED = "extended"
SETTINGS = "settings"
CLOSED = "closed"
REMATCH = "rematch"
# Somebody acts for an absent host, or the host is back.
HOST = "host"

# The longest short pause, in milliseconds.
SHORT_PAUSE = 120_000


@dataclass(slots=True)
class Life:
    """The state of a table outside its match."""

    settings: TableSettings = field(default_factory=TableSettings)
    # When the table was paused, and the remaining time of its clock.
    paused_at: int | None = None
    left: int | None = None
    # The round or weekday of the last short pause.
    last_pause: str | None = None
    # The levels of the bots that play for absent people.
    stand_ins: dict[int, str] = field(default_factory=dict)
    closed: bool = False
    rematch: str | None = None
    # The seat that acts for an absent host.
    acting: int | None = None

    @property
    def paused(self) -> bool:
        """Whether the host has paused the table."""
        return self.paused_at is not None

    @property
    def pause_ends(self) -> int | None:
        """When a short pause ends by itself."""
        short = self.paused_at is not None and self.settings.short_pauses
        return self.paused_at + SHORT_PAUSE if short and self.paused_at is not None else None

    def take(self, event: Event, deadline: int | None, journal: Journal | None) -> None:
        """Apply a log line; lines that only concern the match change nothing here."""
        body = event.body
        if event.kind in (kinds.LEAVE, SEATED, SEAT_CHANGED) and event.seat == self.acting:
            # The acting person no longer has the seat.
            self.acting = None
        if event.kind == OPENED:
            self.settings = TableSettings.read(body.get("settings"))
        elif event.kind == kinds.AUTOPILOT and event.seat is not None:
            self.stand_ins.pop(event.seat, None)
            if body.get("bot"):
                self.stand_ins[event.seat] = str(body["bot"])
                tell(journal, "table-stand-in", {"seat": event.seat, "bot": str(body["bot"])})
        elif event.kind == PAUSED:
            self.paused_at = event.at
            self.last_pause = str(body["round"]) if "round" in body else None
            self.left = time_left(event, deadline)
            tell(journal, "table-paused", {"seat": event.seat})
        elif event.kind == RESUMED:
            self.paused_at = self.left = None
            tell(journal, "table-resumed", {"seat": event.seat})
        elif event.kind == EXTENDED:
            if self.left is not None:
                self.left += minutes(event) * 60_000
            tell(journal, "table-extended", {"seat": event.seat, "minutes": minutes(event)})
        elif event.kind == SETTINGS:
            self.settings = TableSettings.read({**self.settings.to_json(), **body})
            tell(journal, "table-settings", {"seat": event.seat, **body})
        elif event.kind == CLOSED:
            self.closed = True
            self.paused_at = self.left = None
            tell(journal, "table-closed", {"seat": event.seat})
        elif event.kind == MENDED:
            tell(journal, "table-mended", {"lost": body.get("lost", 0)})
        elif event.kind == REMATCH:
            self.rematch = str(body["code"])
        elif event.kind == HOST:
            acting = body.get("acting") is True
            self.acting = event.seat if acting else None
            tell(journal, "table-host", {"seat": event.seat, **body})

    def shown(self) -> LifeShown:
        """The part that everybody at the table sees."""
        return LifeShown(
            settings=self.settings,
            paused=self.paused,
            left=self.left,
            closed=self.closed,
            rematch=self.rematch,
        )


def time_left(event: Event, deadline: int | None) -> int | None:
    """The remaining time of the clock at a pause. The line has it, measured by the node that wrote it.

    In older logs it is computed from the deadline.
    """
    if deadline is None:
        return None
    left = event.body.get("left")
    return left if isinstance(left, int) else max(0, deadline - event.at)


def minutes(event: Event) -> int:
    """The number of minutes by which a clock is extended."""
    number = event.body.get("minutes", 0)
    return number if isinstance(number, int) else 0


def tell(journal: Journal | None, kind: str, body: dict[str, object]) -> None:
    """Write a public journal line; before the start there is no journal."""
    if journal is not None:
        journal.tell(kind, body)
