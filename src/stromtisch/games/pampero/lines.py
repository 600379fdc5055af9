"""What the lines of the journal name."""

from __future__ import annotations

from typing import Final

from stromtisch.core.lines import AMOUNT, BY_SEAT, FLOW, SEAT, SEATS, Fields, Lines, entry

CARD: Final = entry("cards|scoring_cards|solo_cards|foreign_cards")
MARKET: Final = entry("markets")
METRIC: Final = entry("metrics")
BONUS: Final = entry("bonus_tiles")
CONNECTION: Final = entry("connection_tiles")
SECTOR: Final = entry("sites|spaces", "sector", "sector")
ZONE: Final = entry("operations", "zone", "zone")
ROW: Final = entry("operations", "row", "row")
SLOT: Final = entry("operations", "slot", "slot")
FLOWING: Final[Fields] = {"seat": SEAT, "amount": [AMOUNT, FLOW]}
WITH_CARD: Final[Fields] = {"seat": SEAT, "card": CARD}

LINES: Final = Lines(
    {
        "year": {},
        "order": {"order": SEATS},
        "played": {"seat": SEAT, "card": CARD, "operation": [ZONE, ROW]},
        "built": {
            "seat": SEAT,
            "site": entry("sites", "sector", "sector"),
            "sector": entry("sectors", argument="region"),
        },
        "fulfilled": {
            "seat": SEAT,
            "at": SECTOR,
            "contract": entry("contracts|spaces"),
            "markets": MARKET,
        },
        "network-tile": {"seat": SEAT, "requirement": entry("requirements")},
        "income": {"seat": SEAT, "market": MARKET},
        "money": FLOWING,
        "energy": FLOWING,
        "batteries": FLOWING,
        "moved": {
            "seat": SEAT,
            "from": entry("sites", "sector"),
            "to": [entry("sites", "sector"), entry("bays", argument="bay")],
        },
        "connected": {"seat": SEAT, "tile": CONNECTION},
        "claimed": {"seat": SEAT, "tile": CONNECTION},
        "bonus": {"seat": SEAT, "tile": BONUS},
        "bonus-lost": {"seat": SEAT, "tile": BONUS},
        "bonus-discarded": {"seat": SEAT, "tile": BONUS},
        "printed-bonus": {"seat": SEAT},
        "covered": {"seat": SEAT, "operation": [ROW, SLOT]},
        "took": WITH_CARD,
        "exported": WITH_CARD,
        "capital": {"seat": SEAT},
        "returned": WITH_CARD,
        "recalled": {"seat": SEAT},
        "charged": {"seat": SEAT},
        "order-down": {"seat": SEAT},
        "timeline": {"seat": SEAT},
        "scoring": {},
        "majority": {"seat": SEAT, "metric": METRIC},
        "crowned": {"seat": SEAT, "card": CARD, "metric": METRIC},
        "scored-card": WITH_CARD,
        "flipped": {"seat": SEAT, "market": MARKET},
        "finished": {"money": BY_SEAT.called("sums")},
        "solo-card": WITH_CARD,
        "solo-tries": {"seat": SEAT},
        "solo-pass": {"seat": SEAT},
        "expired": {"seats": SEATS},
    },
    headings=["year", "scoring"],
)
