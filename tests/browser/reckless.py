"""People who do not care: they push the frequency as far out as they can and pay nothing for the rescue."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


def commitment(message: Message) -> str:
    """The card that moves the marker furthest away from 50 Hz; to the right when it stands in the middle."""
    here = message["view"]["position"]
    side = 1 if here >= 0 else -1
    best, furthest = "", -100
    for decision in message["legal"]:
        if decision["kind"] == "play":
            reach = side * decision["preview"]["position"]
        elif decision["kind"] == "income":
            reach = side * here
        else:
            continue
        if reach > furthest:
            best, furthest = decision["decision"], reach
    return best
