"""What people contribute to the shuffle before the start, and when a table starts.

Like everything at a table it only changes by lines of the log, so that a restart or another node finds it again.
"""

from __future__ import annotations

from collections.abc import Sequence

from stromtisch.core.entry import LEAVE
from stromtisch.room.log import CONTRIBUTED, OPEN, OPENED, SEAT_CHANGED, SEATED, STARTED, Event, SeatRow


class Contributions:
    """The nonces of the seats, and the seats whose promised nonce has not come yet."""

    def __init__(self) -> None:
        self.nonces: dict[int, str] = {}
        self.awaited: set[int] = set()

    def take(self, event: Event) -> None:
        """Take a line of the log; only those up to the start concern the shuffle."""
        if event.kind == OPENED:
            seats = event.body.get("seats")
            shown = seats if isinstance(seats, list) else []
            self.awaited = {seat for seat, item in enumerate(shown) if item.get("contributes") is True}
        elif event.kind == STARTED:
            # Tables that began before there were nonces, and records of such matches, have none.
            nonces = event.body.get("nonces")
            given = nonces if isinstance(nonces, list) else []
            self.nonces = {seat: str(nonce) for seat, nonce in enumerate(given) if nonce is not None}
            self.awaited = set()
        elif event.kind in (SEATED, CONTRIBUTED, SEAT_CHANGED, LEAVE) and event.seat is not None:
            # A person who leaves takes the nonce along, and nobody waits for it any more.
            self.nonces.pop(event.seat, None)
            self.awaited.discard(event.seat)
            if "nonce" in event.body:
                self.nonces[event.seat] = str(event.body["nonce"])

    def after(self, event: Event) -> Contributions:
        """The contributions as one more line would make them."""
        other = Contributions()
        other.nonces, other.awaited = dict(self.nonces), set(self.awaited)
        other.take(event)
        return other

    def by_seat(self, seats: int) -> list[str | None]:
        """The nonce of each seat, None where there is none."""
        return [self.nonces.get(seat) for seat in range(seats)]


def start_line(contributions: Contributions, seats: Sequence[SeatRow], seq: int, at: int) -> Event:
    """The line that starts a match, with the nonces its seed is made of."""
    body: dict[str, object] = {"nonces": contributions.by_seat(len(seats))}
    return Event(seq, STARTED, None, body, at)


def with_start(before: Contributions, seats: Sequence[SeatRow], event: Event) -> list[Event]:
    """A line, and the start where it leaves neither a seat open nor a nonce awaited.

    ``seats`` are those the line leads to.
    """
    after = before.after(event)
    if after.awaited or any(row.kind == OPEN for row in seats):
        return [event]
    return [event, start_line(after, seats, event.seq + 1, event.at)]
