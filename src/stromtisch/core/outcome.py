"""How a match ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stromtisch.core.reason import Reason


class Outcome:
    """Places, points with their breakdown, and the verdict.

    ``places`` starts at 1, shared places are equal, and None stands for a seat that is not ranked.
    A game that everybody loses has a verdict and a reason, but no places and no points.
    """

    def __init__(
        self,
        verdict: str,
        reason: Reason,
        winners: list[int],
        places: list[int | None] | None = None,
        points: Sequence[float | None] | None = None,
        breakdown: Sequence[Mapping[str, float] | None] | None = None,
        details: Mapping[str, object] | None = None,
    ) -> None:
        self.verdict = verdict
        self.reason = reason
        self.winners = winners
        self.places = places
        self.points = points
        self.breakdown = breakdown
        self.details: Mapping[str, object] = details if details is not None else {}

    def to_json(self) -> dict[str, object]:
        """The outcome as views, records and the page show it."""
        return {
            "verdict": self.verdict,
            "reason": self.reason.to_json(),
            "winners": self.winners,
            "places": self.places,
            "points": self.points,
            "breakdown": self.breakdown,
            **self.details,
        }
