"""The chain of a log: each line carries a link, the SHA-256 of the link before it and of the line itself.

The link of a line therefore names the whole history that led to it. The first line follows the table's origin, a
digest of what identifies the table. The canonical form is JSON over parsed values (integers, strings, booleans,
null, lists and objects), with sorted keys, no blanks and ASCII only, so a trip through either database
changes nothing about it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from stromtisch.core.shuffle import commitment
from stromtisch.room.log import Event, Stored, TableRow

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
    """The first line of a log that is not sound, and what is wrong with it."""

    line: int
    what: str


def origin(
    code: str, game: str, rules: int, content_hash: str, options: Mapping[str, object], seed: str
) -> str:
    """What the first line of a table's log follows."""
    return _digest([code, game, rules, content_hash, options, commitment(seed)])


def origin_of(row: TableRow) -> str:
    """What the first line of this table's log follows."""
    return origin(row.code, row.game, row.rules, row.content_hash, row.options, row.seed)


def link_after(previous: str, event: Event) -> str:
    """The link of a line that follows the line with the link ``previous``."""
    return _digest(
        [
            previous,
            event.seq,
            event.kind,
            event.seat,
            event.body,
            event.at,
            event.command_id,
            event.deadline,
        ]
    )


def forge(previous: str, events: Iterable[Event]) -> str:
    """Give lines their links, one after the other; answers with the last."""
    for event in events:
        event.link = previous = link_after(previous, event)
    return previous


def find_damage(stored: Stored, short: bool) -> Damage | None:
    """Whether the lines that were read follow each other up to the last one that was acknowledged.

    ``short``: the first of them is the line a snapshot was made after, otherwise it is the first of the log.
    """
    if not short:
        return damage_after(origin_of(stored.table), 0, stored) or _wrong_seats(stored)
    if not stored.events:
        return Damage(1, LOST_TAIL)
    first = stored.events[0]
    return damage_after(first.link, first.seq, stored, stored.events[1:])


def damage_after(
    previous: str, seq: int, stored: Stored, events: Sequence[Event] | None = None
) -> Damage | None:
    """The same for what was read after line ``seq``, whose link is ``previous``."""
    lines = stored.events if events is None else events
    damage = first_break(previous, seq, lines)
    if damage is not None:
        return damage
    last_seq, last_link = (lines[-1].seq, lines[-1].link) if lines else (seq, previous)
    return wrong_head(stored.table, last_seq, last_link)


def _wrong_seats(stored: Stored) -> Damage | None:
    """Whether the table still has the seats with which it was opened."""
    laid = stored.events[0].body.get("seats") if stored.events else None
    if isinstance(laid, list) and [row.seat for row in stored.seats] != list(range(len(laid))):
        return Damage(1, SEATS)
    return None


def first_break(previous: str, seq: int, events: Sequence[Event]) -> Damage | None:
    """The first of these lines that does not follow line ``seq``, whose link is ``previous``."""
    for event in events:
        seq += 1
        if event.seq != seq:
            return Damage(seq, GAP)
        if event.link != link_after(previous, event):
            return Damage(seq, CHANGED)
        previous = event.link
    return None


def wrong_head(row: TableRow, seq: int, link: str) -> Damage | None:
    """Whether a sound log that ends with this line is all that was ever acknowledged."""
    if seq < row.last_seq:
        return Damage(seq + 1, LOST_TAIL)
    if seq > row.last_seq:
        return Damage(row.last_seq + 1, WRONG_HEAD)
    return None if link == row.last_link else Damage(seq + 1, WRONG_HEAD)


def _digest(parts: list[object]) -> str:
    return hashlib.sha256(_canonical(parts).encode("ascii")).hexdigest()
