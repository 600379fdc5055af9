"""Two people who want the grid to live: together they pick what keeps the frequency near 50 Hz."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]

LIKELY = {"up": 2, "down": -2, "neutral": 0, None: 0}


def commitments(messages: list[Message]) -> list[str]:
    """One commitment for each of these people, chosen together: the marker should end near the middle."""
    view = messages[0]["view"]
    mine = {message["you"] for message in messages}
    here = view["position"] + sum(
        LIKELY[seat["signal"]] for seat in view["seats"] if seat["seat"] not in mine
    )
    best: tuple[float, list[str]] | None = None
    for first in options(messages[0]):
        for second in options(messages[1]):
            end = abs(here + first[1] + second[1])
            price = end + 0.05 * (first[2] + second[2])
            if best is None or price < best[0]:
                best = (price, [first[0], second[0]])
    assert best is not None
    return best[1]


def options(message: Message) -> list[tuple[str, int, float]]:
    """Every commitment with its shift and how dear it is; a purse should keep enough for a rescue."""
    found = []
    for decision in message["legal"]:
        if decision["kind"] == "play":
            preview = decision["preview"]
            shift = preview["position"] - message["view"]["position"]
            found.append(
                (decision["decision"], shift, 60.0 if preview["money"] < 6 else float(preview["cost"]))
            )
        elif decision["kind"] == "income":
            found.append((decision["decision"], 0, 1.0))
    return found


def most_bid(message: Message) -> str:
    """As much as one can give."""
    bids = [decision for decision in message["legal"] if decision["kind"] == "bid"]
    best = max(bids, key=lambda decision: (decision["preview"]["pays"], -decision["amount"]))
    return str(best["decision"])
