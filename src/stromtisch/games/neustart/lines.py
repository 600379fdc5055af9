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

LINES: Final = Lines(
    {
        "weekday-begins": DAY,
        "unit-begins": DAY,
        "power-roll": DAY,
        "power-back": DAY,
        "card": {**CARD, **DAY},
        "new-team": {**ACTOR, **WHERE},
        "chose-rest": {**WHO, **ACTOR},
        "proposed": {**WHO, **ACTOR, **WHERE},
        "confirmed": {**WHO, **ACTOR},
        "objected": {**WHO, **ACTOR},
        "rested": ACTOR,
        "marker": WHERE,
        "no-house": WHERE,
        "prevented": WHERE,
        "stock-changed": {**WHERE, **CHANGE},
        "road-blocked": WHERE,
        "task-set": {**WHERE, **CARD, **ACTION},
        "need-grown": WHERE,
        "info-changed": WHERE,
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
        "revealed": WHERE,
        "solved": {**ACTORS, **WHERE, **CARD},
        "too-much": {**ACTOR, **WHERE},
        "joined": {**WHO, **ACTOR, "starter": entry("actors")},
        "gave-up": {**WHO, **ACTORS, **WHERE},
        "found": {**ACTOR, **WHERE, **BUSINESS},
        "task-done": {**CARD, **WHERE},
        "informed": WHERE,
        "passed-on": WHERE,
        "mood": WHERE,
        "unrest": WHERE,
        "uprising": WHERE,
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
        "unit-end": DAY,
        "unclaimed": WHERE,
        "ate-own": {},
        "failed": {**WHERE, **CARD},
        "weekday-end": DAY,
        "underfed": WHERE,
        "hospital-dark": WHERE,
        "health-roll": WHERE,
        "ruin": {**WHERE, **BUSINESS, "building": word("building")},
        "deaths": WHERE,
        "base-lost": WHERE,
        "lost": DAY,
        "expired": {"seats": SEATS},
    },
    headings=["weekday-begins", "unit-begins", "weekday-end"],
)
