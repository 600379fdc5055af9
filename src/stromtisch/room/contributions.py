"""The nonces that people contribute to the shuffle before the start, and when a table starts.

Like everything at a table, they change only by log lines, so that a restart or another node can restore them.
"""

from __future__ import annotations

from collections.abc import Sequence

from stromtisch.core.act import LEAVE
from stromtisch.room.log import CONTRIBUTED, OPEN, OPENED, SEAT_CHANGED, SEATED, STARTED, LoggedAct, SeatRow


class Contributions:
    """The nonces of the seats, and the seats whose promised nonce has not come yet."""

    def __init__(self) -> None:
        self.nonces: dict[int, str] = {}
        self.awaited: set[int] = set()

    def take(self, act: LoggedAct) -> None:
        """Apply a log line; only lines up to the start affect the shuffle."""
        if act.kind == OPENED:
            seats = act.body.get("seats")
            shown = seats if isinstance(seats, list) else []
            self.awaited = {seat for seat, item in enumerate(shown) if item.get("contributes") is True}
        elif act.kind == STARTED:
            # Old tables, and records of old matches, have no nonces.
            nonces = act.body.get("nonces")
            given = nonces if isinstance(nonces, list) else []
            self.nonces = {seat: str(nonce) for seat, nonce in enumerate(given) if nonce is not None}
            self.awaited = set()
        elif act.kind in (SEATED, CONTRIBUTED, SEAT_CHANGED, LEAVE) and act.seat is not None:
            # The nonce of a person who leaves is dropped, and the start no longer waits for it.
            self.nonces.pop(act.seat, None)
            self.awaited.discard(act.seat)
            if "nonce" in act.body:
                self.nonces[act.seat] = str(act.body["nonce"])

    def after(self, act: LoggedAct) -> Contributions:
        """The contributions after one more line."""
        other = Contributions()
        other.nonces, other.awaited = dict(self.nonces), set(self.awaited)
        other.take(act)
        return other

    def by_seat(self, seats: int) -> list[str | None]:
        """The nonce of each seat, or None."""
        return [self.nonces.get(seat) for seat in range(seats)]


def start_line(contributions: Contributions, seats: Sequence[SeatRow], seq: int, at: int) -> LoggedAct:
    """The line that starts a match, with the nonces for its seed."""
    body: dict[str, object] = {"nonces": contributions.by_seat(len(seats))}
    return LoggedAct(seq, STARTED, None, body, at)


def with_start(before: Contributions, seats: Sequence[SeatRow], act: LoggedAct) -> list[LoggedAct]:
    """Return the line, and the start line if no seat is open and no nonce is missing after it.

    ``seats`` are the seats after the line.
    """
    after = before.after(act)
    if after.awaited or any(row.kind == OPEN for row in seats):
        return [act]
    return [act, start_line(after, seats, act.seq + 1, act.at)]
