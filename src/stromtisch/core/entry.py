"""The entries of a match's log: what was decided, and what else happened at the table."""

from __future__ import annotations

from collections.abc import Mapping

from stromtisch.core import gate
from stromtisch.core.reason import Reason, Refused

DECIDE = "decide"
EXPIRE = "expire"
UNDO = "undo"
AUTOPILOT = "autopilot"
LEAVE = "leave"
VOTE = "vote"
ROLLBACK = "rollback"
STOP = "stop"
KINDS = (DECIDE, EXPIRE, UNDO, AUTOPILOT, LEAVE, VOTE, ROLLBACK, STOP)
# What people do at the table outside the game. An undo or a rollback keeps it.
STANDING = (AUTOPILOT, LEAVE, VOTE)

# The suffix of a rollback's value if future chance is redrawn after it.
ANEW = " anew"


class Entry:
    """One line of the log.

    ``value`` is the name of a decision, on or off for autopilot and votes, and for a rollback the number of entries
    that it keeps, followed by `` anew`` if future chance is redrawn.

    ``intention`` is what a bot told the others about its decision; it has no effect on the state.
    """

    def __init__(
        self, kind: str, seat: int, value: str, at: int, intention: Mapping[str, str | int] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.value = value
        self.at = at
        self.intention = intention

    def to_json(self) -> dict[str, object]:
        """The entry as it appears in records."""
        shown: dict[str, object] = {
            "kind": self.kind,
            "seat": self.seat,
            "value": self.value,
            "at": self.at,
        }
        if self.intention is not None:
            shown["intention"] = dict(self.intention)
        return shown


def rollback_value(length: int, anew: bool) -> str:
    """The value of a rollback to the point after ``length`` entries."""
    return f"{length}{ANEW}" if anew else str(length)


def is_rollback(value: str, most: int) -> bool:
    """Whether this is the value of a rollback to a point after at most ``most`` entries."""
    return gate.digits(value.removesuffix(ANEW), most) is not None


def read_rollback(value: str) -> tuple[int, bool]:
    """Return how many entries a rollback keeps, and whether future chance is redrawn."""
    length = gate.digits(value.removesuffix(ANEW))
    if length is None:
        raise Refused(Reason("unknown-entry", {"kind": ROLLBACK, "value": value[:40]}))
    return length, value.endswith(ANEW)
