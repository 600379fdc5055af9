"""The chain of a log: each line carries a link, the SHA-256 of the link before it and of the line itself.

The link of a line therefore identifies the whole history before it. The first line follows the table's origin, a
digest of what identifies the table. The canonical form is JSON of parsed values (integers, strings, booleans, null,
lists and objects), with sorted keys, no blanks and ASCII only, so storing it in either database does not change it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from stromtisch.core.shuffle import commitment
from stromtisch.room.log import LoggedAct, Stored, TableRow

# What can be wrong with a log.
GAP = "missing-line"
CHANGED = "changed-line"
LOST_TAIL = "lost-tail"
WRONG_HEAD = "wrong-head"
SEATS = "seats"
UNREADABLE = "unreadable"

_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


@dataclass(frozen=True, slots=True)
class Damage:
    """The first damaged line of a log, and what is wrong with it."""

    line: int
    what: str


def origin(
    code: str, game: str, rules: int, content_hash: str, options: Mapping[str, object], seed: str
) -> str:
    """The link before the first line of a table's log."""
    return _digest([code, game, rules, content_hash, options, commitment(seed)])


def origin_of(row: TableRow) -> str:
    """The link before the first line of this table's log."""
    return origin(row.code, row.game, row.rules, row.content_hash, row.options, row.seed)


def link_after(previous: str, act: LoggedAct) -> str:
    """The link of a line whose previous line has the link ``previous``."""
    return _digest(
        [
            previous,
            act.seq,
            act.kind,
            act.seat,
            act.body,
            act.at,
            act.command_id,
            act.deadline,
        ]
    )


def forge(previous: str, acts: Iterable[LoggedAct]) -> str:
    """Set the links of consecutive lines and return the last link."""
    for act in acts:
        act.link = previous = link_after(previous, act)
    return previous


def find_damage(stored: Stored, short: bool) -> Damage | None:
    """Check that the loaded lines form a chain up to the last acknowledged line; return the damage, if any.

    ``short``: the first loaded line is the one that a snapshot follows; otherwise it is the first line of the log.
    """
    if not short:
        return damage_after(origin_of(stored.table), 0, stored) or _wrong_seats(stored)
    if not stored.acts:
        return Damage(1, LOST_TAIL)
    first = stored.acts[0]
    return damage_after(first.link, first.seq, stored, stored.acts[1:])


def damage_after(
    previous: str, seq: int, stored: Stored, acts: Sequence[LoggedAct] | None = None
) -> Damage | None:
    """Do the same for lines loaded after line ``seq``, whose link is ``previous``."""
    lines = stored.acts if acts is None else acts
    damage = first_break(previous, seq, lines)
    if damage is not None:
        return damage
    last_seq, last_link = (lines[-1].seq, lines[-1].link) if lines else (seq, previous)
    return wrong_head(stored.table, last_seq, last_link)


def _wrong_seats(stored: Stored) -> Damage | None:
    """Check that the table still has the seats with which it was opened."""
    laid = stored.acts[0].body.get("seats") if stored.acts else None
    if isinstance(laid, list) and [row.seat for row in stored.seats] != list(range(len(laid))):
        return Damage(1, SEATS)
    return None


def first_break(previous: str, seq: int, acts: Sequence[LoggedAct]) -> Damage | None:
    """Find the first line that breaks the chain after line ``seq``, whose link is ``previous``."""
    for act in acts:
        seq += 1
        if act.seq != seq:
            return Damage(seq, GAP)
        if act.link != link_after(previous, act):
            return Damage(seq, CHANGED)
        previous = act.link
    return None


def wrong_head(row: TableRow, seq: int, link: str) -> Damage | None:
    """Check that a sound log ending with this line contains everything that was acknowledged."""
    if seq < row.last_seq:
        return Damage(seq + 1, LOST_TAIL)
    if seq > row.last_seq:
        return Damage(row.last_seq + 1, WRONG_HEAD)
    return None if link == row.last_link else Damage(seq + 1, WRONG_HEAD)


def _digest(parts: list[object]) -> str:
    return hashlib.sha256(_canonical(parts).encode("ascii")).hexdigest()
