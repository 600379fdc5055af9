"""Counting simulated matches: whole numbers only, so that the order of counting cannot change a result."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from stromtisch.core.outcome import Outcome

# 95 % of a normal distribution lie within so many standard deviations.
Z = 1.959963984540054


class Tally:
    """What a number of matches at one number of seats came to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.verdicts: Counter[str] = Counter()
        self.reasons: Counter[tuple[str, str]] = Counter()
        self.points: Counter[float] = Counter()
        # By level of the bots, where points and wins differ at one table.
        self.points_of: dict[str, Counter[float]] = {}
        self.wins_of: Counter[tuple[str, int]] = Counter()
        self.parts: dict[str, float] = {}
        # Wins by seat and by how many shared them.
        self.wins: Counter[tuple[int, int]] = Counter()
        self.won_games: Counter[int] = Counter()
        # How often each number was observed, by the name of what was.
        self.observed: dict[str, Counter[int]] = {}

    def count(
        self, outcome: Outcome, decisions: int, observed: dict[str, int], bots: Sequence[str] = ()
    ) -> None:
        """Count one match; ``bots`` are the levels that played it, by seat."""
        self.games += 1
        self.decisions += decisions
        self.verdicts[outcome.verdict] += 1
        self.reasons[outcome.verdict, outcome.reason.code] += 1
        if outcome.points is not None:
            self.points.update(number for number in outcome.points if number is not None)
            for level, number in zip(bots, outcome.points, strict=False):
                if number is not None:
                    self.points_of.setdefault(level, Counter())[number] += 1
        for parts in outcome.breakdown or []:
            for name, number in (parts or {}).items():
                self.parts[name] = self.parts.get(name, 0) + number
        if outcome.winners:
            self.won_games[len(outcome.winners)] += 1
            for seat in outcome.winners:
                self.wins[seat, len(outcome.winners)] += 1
                if bots:
                    self.wins_of[bots[seat], len(outcome.winners)] += 1
        for name, number in observed.items():
            self.observed.setdefault(name, Counter())[number] += 1

    def add(self, other: Tally) -> None:
        """Count what another tally has counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.verdicts.update(other.verdicts)
        self.reasons.update(other.reasons)
        self.points.update(other.points)
        for level, points in other.points_of.items():
            self.points_of.setdefault(level, Counter()).update(points)
        self.wins_of.update(other.wins_of)
        for name, number in other.parts.items():
            self.parts[name] = self.parts.get(name, 0) + number
        self.wins.update(other.wins)
        self.won_games.update(other.won_games)
        for name, numbers in other.observed.items():
            self.observed.setdefault(name, Counter()).update(numbers)

    def report(self) -> dict[str, object]:
        """Everything counted, as JSON; sorted by name, so that equal results are equal texts."""
        won = self.won_games.total()
        return {
            "seats": self.seats,
            "games": self.games,
            "decisions_per_game": round(self.decisions / self.games, 4),
            "verdicts": {
                name: {"games": number, **rate(number, self.games)}
                for name, number in sorted(self.verdicts.items())
            },
            "reasons": {
                f"{verdict}: {code}": {"games": number, **rate(number, self.games)}
                for (verdict, code), number in sorted(self.reasons.items())
            },
            "points": describe(self.points),
            "by_bot": {level: self._of_bot(level, won) for level in sorted(self.points_of)}
            if len(self.points_of) > 1
            else None,
            "points_by_part": {
                name: round(number / self.points.total(), 4) for name, number in sorted(self.parts.items())
            },
            "shared_wins": rate(won - self.won_games[1], won) if won else None,
            "win_share_by_seat": [round(self._share(seat) / won, 4) for seat in range(self.seats)]
            if won
            else None,
            "observed": {name: observation(self.observed[name]) for name in sorted(self.observed)},
        }

    def _of_bot(self, level: str, won: int) -> dict[str, object]:
        """Points and the share of all wins of the seats that a level of bots played."""
        wins = sum(self.wins_of[level, among] / among for among in range(1, self.seats + 1))
        return {"points": describe(self.points_of[level]), "win_share": round(wins / won, 4) if won else None}

    def _share(self, seat: int) -> float:
        """Wins of a seat; a win shared by two counts half for each."""
        return sum(self.wins[seat, among] / among for among in range(1, self.seats + 1))


def observation(numbers: Counter[int]) -> dict[str, object]:
    """Mean, least and most of what was observed, and in how many matches each number was."""
    matches = numbers.total()
    return {
        "matches": matches,
        "mean": round(sum(number * times for number, times in numbers.items()) / matches, 4),
        "least": min(numbers),
        "most": max(numbers),
        "spread": {str(number): numbers[number] for number in sorted(numbers)},
    }


def rate(number: int, total: int) -> dict[str, float]:
    """A share with its 95 % interval (Wilson's, which holds for small numbers too)."""
    share = number / total
    middle = (share + Z * Z / (2 * total)) / (1 + Z * Z / total)
    half = Z * math.sqrt(share * (1 - share) / total + Z * Z / (4 * total * total)) / (1 + Z * Z / total)
    return {
        "rate": round(share, 4),
        "low": round(max(middle - half, 0.0), 4),
        "high": round(min(middle + half, 1.0), 4),
    }


def describe(numbers: Counter[float]) -> dict[str, float] | None:
    """Mean, standard deviation and the middle 80 % of counted numbers; None when there are none."""
    total = numbers.total()
    if total == 0:
        return None
    mean = sum(value * times for value, times in numbers.items()) / total
    squares = sum(value * value * times for value, times in numbers.items()) / total
    return {
        "count": total,
        "mean": round(mean, 4),
        "sd": round(math.sqrt(max(squares - mean * mean, 0.0)), 4),
        "p10": percentile(numbers, 10),
        "p50": percentile(numbers, 50),
        "p90": percentile(numbers, 90),
    }


def percentile(numbers: Counter[float], percent: int) -> float:
    """The smallest number that at least ``percent`` of all numbers do not exceed."""
    needed = numbers.total() * percent
    so_far = 0
    for value in sorted(numbers):
        so_far += numbers[value]
        if so_far * 100 >= needed:
            return value
    raise ValueError("there are no numbers")
