"""The state of a table outside its match: the host's settings, pauses, stand-ins, its end and its rematch.

Like the match, it changes only by lines of the table's log, so that a restart or another node can restore it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from stromtisch.core import act as kinds
from stromtisch.core.journal import Journal
from stromtisch.room.log import MENDED, OPENED, SEAT_CHANGED, SEATED, LoggedAct
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
    # The hashes of the tokens of people who have left; with them they can come back.
    gone: dict[int, str] = field(default_factory=dict)

    @property
    def paused(self) -> bool:
        """Whether the host has paused the table."""
        return self.paused_at is not None

    @property
    def pause_ends(self) -> int | None:
        """When a short pause ends by itself."""
        short = self.paused_at is not None and self.settings.short_pauses
        return self.paused_at + SHORT_PAUSE if short and self.paused_at is not None else None

    def take(self, act: LoggedAct, deadline: int | None, journal: Journal | None) -> None:
        """Apply a log line; lines that only concern the match change nothing here."""
        body = act.body
        if act.kind in (kinds.LEAVE, SEATED, SEAT_CHANGED) and act.seat == self.acting:
            # The acting person no longer has the seat.
            self.acting = None
        if act.kind == kinds.LEAVE and act.seat is not None and isinstance(body.get("token"), str):
            self.gone[act.seat] = str(body["token"])
        if act.kind == kinds.RETURN and act.seat is not None:
            self.gone.pop(act.seat, None)
        if act.kind == OPENED:
            self.settings = TableSettings.read(body.get("settings"))
        elif act.kind == kinds.AUTOPILOT and act.seat is not None:
            self.stand_ins.pop(act.seat, None)
            if body.get("bot"):
                self.stand_ins[act.seat] = str(body["bot"])
                tell(journal, "table-stand-in", {"seat": act.seat, "bot": str(body["bot"])})
        elif act.kind == PAUSED:
            self.paused_at = act.at
            self.last_pause = str(body["round"]) if "round" in body else None
            self.left = time_left(act, deadline)
            tell(journal, "table-paused", {"seat": act.seat})
        elif act.kind == RESUMED:
            self.paused_at = self.left = None
            tell(journal, "table-resumed", {"seat": act.seat})
        elif act.kind == EXTENDED:
            if self.left is not None:
                self.left += minutes(act) * 60_000
            tell(journal, "table-extended", {"seat": act.seat, "minutes": minutes(act)})
        elif act.kind == SETTINGS:
            self.settings = TableSettings.read({**self.settings.to_json(), **body})
            tell(journal, "table-settings", {"seat": act.seat, **body})
        elif act.kind == CLOSED:
            self.closed = True
            self.paused_at = self.left = None
            tell(journal, "table-closed", {"seat": act.seat})
        elif act.kind == MENDED:
            tell(journal, "table-mended", {"lost": body.get("lost", 0)})
        elif act.kind == REMATCH:
            self.rematch = str(body["code"])
        elif act.kind == HOST:
            acting = body.get("acting") is True
            self.acting = act.seat if acting else None
            tell(journal, "table-host", {"seat": act.seat, **body})

    def shown(self) -> LifeShown:
        """The part that everybody at the table sees."""
        return LifeShown(
            settings=self.settings,
            paused=self.paused,
            left=self.left,
            closed=self.closed,
            rematch=self.rematch,
        )


def time_left(act: LoggedAct, deadline: int | None) -> int | None:
    """The remaining time of the clock at a pause. The line has it, measured by the node that wrote it.

    In older logs it is computed from the deadline.
    """
    if deadline is None:
        return None
    left = act.body.get("left")
    return left if isinstance(left, int) else max(0, deadline - act.at)


def minutes(act: LoggedAct) -> int:
    """The number of minutes by which a clock is extended."""
    number = act.body.get("minutes", 0)
    return number if isinstance(number, int) else 0


def tell(journal: Journal | None, kind: str, body: dict[str, object]) -> None:
    """Write a public journal line; before the start there is no journal."""
    if journal is not None:
        journal.tell(kind, body)
