"""The acts of a match: what was decided, and what else happened at the table.

An act has one shape everywhere: a command on the wire, the log of a table, a match and its record name the same facts
in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

DECIDE: Final = "decide"
EXPIRE: Final = "expire"
UNDO: Final = "undo"
AUTOPILOT: Final = "autopilot"
LEAVE: Final = "leave"
RETURN: Final = "return"
VOTE: Final = "vote"
ROLLBACK: Final = "rollback"
STOP: Final = "stop"
# What people do at the table outside the game. An undo or a rollback keeps it.
STANDING: Final = (AUTOPILOT, LEAVE, RETURN, VOTE)
# The facts that each kind of act names.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    DECIDE: ("decision", "intention"),
    EXPIRE: (),
    UNDO: (),
    AUTOPILOT: ("on",),
    LEAVE: (),
    RETURN: (),
    VOTE: ("stop",),
    ROLLBACK: ("to", "anew"),
    STOP: (),
}
KINDS: Final = tuple(FACTS)


def facts_in(kind: str, fields: Mapping[str, object]) -> dict[str, object]:
    """The facts of an act among other fields of a log or a record."""
    return {name: fields[name] for name in FACTS[kind] if name in fields}


class Act:
    """What a seat did, or (seat -1) what happened to the whole match, and its facts.

    ``decision`` is the name of a decision, and ``intention`` what a bot told the others about it, without any effect on
    the state. ``on`` and ``stop`` say whether the autopilot or a vote is set or withdrawn. ``to`` is the number of acts
    that a rollback keeps, ``anew`` whether future chance is redrawn after it.
    """

    def __init__(self, kind: str, seat: int, at: int, facts: Mapping[str, object]) -> None:
        self.kind = kind
        self.seat = seat
        self.at = at
        self.facts = facts

    def to_json(self) -> dict[str, object]:
        """The act as it appears in records."""
        return {"kind": self.kind, "seat": self.seat, "at": self.at, **self.facts}

    def decision(self) -> str:
        """The name of the decision."""
        return str(self.facts["decision"])

    def intention(self) -> Mapping[str, object] | None:
        """What a bot told the others."""
        said = self.facts.get("intention")
        return said if isinstance(said, dict) else None

    def sets(self) -> bool:
        """Whether an autopilot or a vote is set; otherwise it is withdrawn."""
        return self.facts["on" if self.kind == AUTOPILOT else "stop"] is True

    def kept(self) -> int:
        """How many acts a rollback keeps; -1 if it does not say."""
        to = self.facts.get("to")
        return to if isinstance(to, int) else -1

    def redraws(self) -> bool:
        """Whether a rollback redraws future chance; those of old matches do not."""
        return self.facts.get("anew") is True
