"""What is worth counting in a simulated match beyond its verdict and points."""

from __future__ import annotations

from collections.abc import Mapping

from stromtisch.games.hertzschlag.state import SCORED


def observe(view: Mapping[str, object]) -> dict[str, int]:
    """Numbers of one finished match, taken from the view of an onlooker.

    A name is left out where it does not apply: how often a goal scores is counted over the matches
    that were scored and in which somebody had it.
    """
    outcome = view["outcome"]
    plants = view["plants"]
    rounds = view["round"]
    assert isinstance(outcome, dict)
    assert isinstance(plants, dict)
    assert isinstance(rounds, int)
    rescues = sum(1 for unused in plants.values() if not unused)
    attempts = rescues + (1 if outcome["reason"]["code"] == "too-little" else 0)
    found: dict[str, int] = {"rescue attempts": attempts, "rescues": rescues, "rounds": rounds}
    if outcome["verdict"] == SCORED:
        for goal, side in zip(outcome["goals"], outcome["goal_side"], strict=True):
            found[f"goal {goal} scored"] = 0 if side is None else 1
            found[f"goal {goal} by side a"] = 1 if side == "a" else 0
    return found
