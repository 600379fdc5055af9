"""What the lines of the journal name."""

from __future__ import annotations

from typing import Final

from stromtisch.core.lines import AMOUNT, FLOW, SEAT, SEATS, Lines, entry, word

DAY: Final = {"weekday": word("weekday", "day")}
ACTOR: Final = {"actor": entry("actors")}
ACTORS: Final = {"actors": entry("actors")}
# The quarter by its name, and how one says that something happens there: "in Altstadt".
WHERE: Final = {"quarter": [entry("quarters"), entry("quarters", "place", "at")]}
CARD: Final = {"card": [entry("cards"), entry("cards", "text", "story")]}
ACTION: Final = {"action": entry("actions", "")}
BUSINESS: Final = {"business": entry("premises", "")}
CHANGE: Final = {"amount": [AMOUNT, FLOW]}
WHO: Final = {"seat": SEAT}

# What names nothing but the quarter or the day it is about.
WHERE_ONLY: Final = [
    "marker", "no-house", "prevented", "road-blocked", "need-grown", "info-changed", "revealed", "informed",
    "passed-on", "mood", "unrest", "uprising", "unclaimed", "underfed", "hospital-dark", "health-roll", "deaths",
    "base-lost",
]  # fmt: skip
DAY_ONLY: Final = [
    "weekday-begins", "unit-begins", "power-roll", "power-back", "unit-end", "weekday-end", "lost",
]  # fmt: skip

LINES: Final = Lines(
    {
        **dict.fromkeys(DAY_ONLY, DAY),
        **dict.fromkeys(WHERE_ONLY, WHERE),
        "card": {**CARD, **DAY},
        "new-team": {**ACTOR, **WHERE},
        "chose-rest": {**WHO, **ACTOR},
        "proposed": {**WHO, **ACTOR, **WHERE},
        "confirmed": {**WHO, **ACTOR},
        "objected": {**WHO, **ACTOR},
        "rested": ACTOR,
        "stock-changed": {**WHERE, **CHANGE},
        "task-set": {**WHERE, **CARD, **ACTION},
        "modifier": {**ACTION, "delta": [AMOUNT.called("delta"), FLOW]},
        "store": {**ACTOR, **CHANGE},
        "points": ACTOR,
        "intention": {
            **WHO,
            **ACTOR,
            **WHERE,
            **BUSINESS,
            "colleague": entry("actors"),
            "from": entry("quarters", argument="origin"),
            "to": entry("quarters", argument="target"),
        },
        "drove": {**WHO, **ACTOR, **WHERE},
        "acted": {**WHO, **ACTOR, **WHERE},
        "solved": {**ACTORS, **WHERE, **CARD},
        "too-much": {**ACTOR, **WHERE},
        "joined": {**WHO, **ACTOR, "starter": entry("actors")},
        "gave-up": {**WHO, **ACTORS, **WHERE},
        "found": {**ACTOR, **WHERE, **BUSINESS},
        "task-done": {**CARD, **WHERE},
        "goods": {
            **WHO,
            **ACTOR,
            "from": entry("quarters", argument="origin"),
            "to": entry("quarters", "place", "at"),
        },
        "refuelled": {**WHO, **ACTOR},
        "passed-fuel": {
            **WHO,
            "from": entry("actors", argument="giver"),
            "to": entry("actors", argument="taker"),
        },
        "ate-own": {},
        "failed": {**WHERE, **CARD},
        "ruin": {**WHERE, **BUSINESS, "building": word("building")},
        "expired": {"seats": SEATS},
    },
    headings=["weekday-begins", "unit-begins", "weekday-end"],
)
