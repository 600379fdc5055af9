"""What the lines of the journal name."""

from __future__ import annotations

from typing import Final

from stromtisch.core.lines import BY_SEAT, COUNT, SEAT, SEATS, Fields, Lines, counts, entry, prices, word

PIECE: Final[Fields] = {"seat": SEAT, "category": word("kind")}
MOVE: Final[Fields] = {**PIECE, "paid": counts("kind", "cards")}
HAND: Final[Fields] = {"seat": SEAT, "hand": counts("kind", "cards")}

LINES: Final = Lines(
    {
        "round-begins": {"action": word("action")},
        "holiday": {},
        "audited": {"seat": SEAT},
        "audit-result": HAND,
        "tax-changed": {"category": word("kind")},
        "tax-settled": {"costs": prices("kind")},
        "grant-drawn": {},
        "grant-pool": {"pool": counts("kind", "cards")},
        "granted": {"counts": BY_SEAT.called("shares")},
        "granted-you": HAND,
        "invested": MOVE,
        "manipulated": {**MOVE, "victim": SEAT.called("victim")},
        "hold-broken": PIECE,
        "claimed": {"seat": SEAT, "initiative": entry("initiatives")},
        "rewarded": {"seat": SEAT},
        "rewarded-you": HAND,
        "pick-options": {"initiatives": entry("initiatives")},
        "opened": {"initiative": entry("initiatives")},
        "drew": {"seat": SEAT, "card": word("kind")},
        "drew-you": {"card": word("kind")},
        "reshuffled": {},
        "taxed": {"seat": SEAT},
        "tax-paid": {"seat": SEAT, "paid": counts("kind", "cards")},
        "holds": PIECE,
        "monopoly": PIECE,
        "term-ends": {},
        "goal-revealed": {"goal": entry("goals")},
        "scored": {"points": BY_SEAT.called("scores")},
        "expired": {"seats": [SEATS, COUNT]},
    },
    headings=["round-begins"],
)
