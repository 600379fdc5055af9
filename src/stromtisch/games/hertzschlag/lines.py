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
WHO: Final[Fields] = {"seat": SEAT}

LINES: Final = Lines(
    {
        "round-begins": {"start_seat": SEAT},
        "event-revealed": {"event": EVENT, **WAY},
        "money": {"seat": SEAT, "amount": [AMOUNT, FLOW]},
        "signalled": WHO,
        "committed": WHO,
        "withdrawn": WHO,
        "locked": {},
        "played": {"seat": SEAT, "card": CARD},
        "took-income": WHO,
        "boxed": {"seat": SEAT, "card": CARD},
        "shifted": {"seat": SEAT, **WAY},
        "shield-raised": WHO,
        "discounted": {"seat": SEAT, "categories": word("category")},
        "bonus-gained": WHO,
        "peeked": WHO,
        "peeked-event": {"seat": SEAT, "event": EVENT},
        "cycled": WHO,
        "cycle-drew": {"seat": SEAT, "card": CARD},
        "cycle-returned": {"seat": SEAT, "card": CARD},
        "checked": {"position": HERTZ.called("hertz")},
        "rescue-begins": {},
        "is-ready": WHO,
        "has-bid": WHO,
        "bids-revealed": {},
        "plant-used": {},
        "blackout": {},
        "passed": {"start_seat": SEAT},
        "new-hand": {"seat": SEAT, "cards": CARD, "drawn": CARD},
        "goals-revealed": {"goals": entry_by_seat("goals")},
        "scored": {"points": BY_SEAT.called("scores"), "winners": [SEATS, COUNT]},
        "expired": {"seats": [SEATS, COUNT]},
    },
    headings=["round-begins"],
)
