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
# What people do at the table beside the game. Going back in time keeps it.
STANDING = (AUTOPILOT, LEAVE, VOTE)

# Added to the value of a rollback after which the chance to come is drawn anew.
ANEW = " anew"


class Entry:
    """One line of the log.

    ``value`` is the decision's name; on or off for autopilot and votes; for a rollback the number of entries
    after which the match goes on, followed by `` anew`` if the chance to come is drawn anew.

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
        """The entry as records keep it."""
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
    """The value of a rollback to where the match was after so many entries."""
    return f"{length}{ANEW}" if anew else str(length)


def is_rollback(value: str, most: int) -> bool:
    """Whether this is the value of a rollback to where the match was after at most so many entries."""
    return gate.digits(value.removesuffix(ANEW), most) is not None


def read_rollback(value: str) -> tuple[int, bool]:
    """After how many entries a rollback goes on, and whether the chance to come is drawn anew."""
    length = gate.digits(value.removesuffix(ANEW))
    if length is None:
        raise Refused(Reason("unknown-entry", {"kind": ROLLBACK, "value": value[:40]}))
    return length, value.endswith(ANEW)
