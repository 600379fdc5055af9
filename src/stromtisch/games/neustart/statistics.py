"""What is worth counting in a simulated match beyond its verdict and points."""

from __future__ import annotations

from collections.abc import Mapping


def observe(view: Mapping[str, object]) -> dict[str, int]:
    """Numbers of one finished match, taken from the view of an onlooker.

    A name is left out where it does not apply: bands are counted over the matches that were won.
    """
    outcome = view["outcome"]
    quarters = view["quarters"]
    assert isinstance(outcome, dict)
    assert isinstance(quarters, dict)
    found: dict[str, int] = {
        "weekday": outcome["weekday"],
        "deaths": outcome["deaths"],
        "ruins": outcome["ruins"],
        "uprisings": outcome["uprisings"],
        "bases": sum(1 for quarter in quarters.values() if quarter["base"]),
        "helpers": sum(quarter["helpers"] for quarter in quarters.values()),
    }
    won = outcome["verdict"] == "won"
    found["won"] = 1 if won else 0
    if won:
        for band in "ABCDE":
            found[f"band {band}"] = 1 if outcome["band"] == band else 0
    else:
        found["lost by uprisings"] = 1 if outcome["reason"]["code"] == "uprisings" else 0
        found["lost the town hall"] = 1 if outcome["reason"]["code"] == "town-hall" else 0
    return found
