"""What the lines of the journal name."""

from __future__ import annotations

from typing import Final

from stromtisch.core.lines import (
    AMOUNT,
    BY_SEAT,
    COUNT,
    FLOW,
    SEAT,
    SEATS,
    Fields,
    Lines,
    decimal,
    entry,
    entry_by_seat,
    word,
)

CARD: Final = entry("cards")
EVENT: Final = entry("events")
# A position on the scale as hertz: 49.85.
HERTZ: Final = decimal(2, step=5, start=5000)
WAY: Final[Fields] = {"from": HERTZ, "to": HERTZ}
# Lines that name only who did it, and lines that name nobody.
WHO: Final = [
    "signalled", "committed", "withdrawn", "took-income", "shield-raised", "bonus-gained", "peeked", "cycled",
    "is-ready", "has-bid",
]  # fmt: skip
NOBODY: Final = ["locked", "rescue-begins", "bids-revealed", "plant-used", "blackout"]

LINES: Final = Lines(
    {
        **{kind: {"seat": SEAT} for kind in WHO},
        **{kind: {} for kind in NOBODY},
        "round-begins": {"start_seat": SEAT},
        "event-revealed": {"event": EVENT, **WAY},
        "money": {"seat": SEAT, "amount": [AMOUNT, FLOW]},
        "played": {"seat": SEAT, "card": CARD},
        "boxed": {"seat": SEAT, "card": CARD},
        "shifted": {"seat": SEAT, **WAY},
        "discounted": {"seat": SEAT, "categories": word("category")},
        "peeked-event": {"seat": SEAT, "event": EVENT},
        "cycle-drew": {"seat": SEAT, "card": CARD},
        "cycle-returned": {"seat": SEAT, "card": CARD},
        "checked": {"position": HERTZ.called("hertz")},
        "passed": {"start_seat": SEAT},
        "new-hand": {"seat": SEAT, "cards": CARD, "drawn": CARD},
        "goals-revealed": {"goals": entry_by_seat("goals")},
        "scored": {"points": BY_SEAT.called("scores"), "winners": [SEATS, COUNT]},
        "expired": {"seats": [SEATS, COUNT]},
    },
    headings=["round-begins"],
)
