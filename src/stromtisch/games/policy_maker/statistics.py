"""What is worth counting in a simulated match beyond its verdict and points."""

from __future__ import annotations

from collections.abc import Mapping


def observe(view: Mapping[str, object]) -> dict[str, int]:
    """Numbers of one finished match, taken from the view of an onlooker.

    A name is left out where it does not apply: how often a goal is reached is counted over the matches that
    the government won with it.
    """
    outcome = view["outcome"]
    investors = view["investors"]
    rounds = view["round"]
    assert isinstance(outcome, dict)
    assert isinstance(investors, list)
    assert isinstance(rounds, int)
    found: dict[str, int] = {"rounds": rounds}
    found["government wins"] = 1 if outcome["verdict"] == "government" else 0
    for place, seat in enumerate(investors, 1):
        won = outcome["verdict"] == "monopoly" and seat in outcome["winners"]
        found[f"investor {place} wins"] = 1 if won else 0
    found["joint monopolies"] = 1 if outcome["reason"]["code"] == "joint-monopolies" else 0
    found["initiatives"] = sum(part["initiatives"] for part in outcome["contributions"])
    found["fields pushed back"] = sum(part["pushed_back"] for part in outcome["contributions"])
    if outcome["verdict"] == "government":
        found[f"goal {outcome['goal']} reached"] = 1 if outcome["goal_met"] else 0
        found["rating band"] = outcome["rating"]["band"]
    return found
