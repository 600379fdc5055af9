"""Final scoring (HS-65 to HS-73)."""

from __future__ import annotations

from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.games.hertzschlag.content import Condition
from stromtisch.games.hertzschlag.state import OVER, SCORED, Grid
from stromtisch.games.hertzschlag.words import CATEGORY_COUNT


def different_categories(grid: Grid, seat: int) -> int:
    """How many of the six categories lie in front of a seat."""
    first = seat * CATEGORY_COUNT
    return CATEGORY_COUNT - grid.counts[first : first + CATEGORY_COUNT].count(0)


def progress(grid: Grid, seat: int, condition: Condition) -> int:
    """How far a seat is with one alternative of a goal. HS-71: only played cards (and money) count."""
    if condition.kind == "cards":
        return grid.cards_of(seat, condition.categories)
    if condition.kind == "categories":
        return different_categories(grid, seat)
    if condition.kind == "income":
        return grid.income_sum[seat]
    if condition.kind == "eco":
        return grid.eco_sum[seat]
    return grid.money[seat]


def goal_side(grid: Grid, seat: int) -> str:
    """HS-66: the alternative that scores, ``a`` or ``b``; of two that are met the higher. Empty for none."""
    a, b = _points_of_sides(grid, seat)
    if a == 0 and b == 0:
        return ""
    return "a" if a >= b else "b"


def goal_points(grid: Grid, seat: int) -> int:
    """HS-66: the points of the one alternative that scores."""
    return max(_points_of_sides(grid, seat))


def _points_of_sides(grid: Grid, seat: int) -> tuple[int, int]:
    goal = grid.content.goals[grid.goals[seat]]
    a = goal.a.points if progress(grid, seat, goal.a) >= goal.a.need else 0
    b = goal.b.points if progress(grid, seat, goal.b) >= goal.b.need else 0
    return a, b


def breakdown(grid: Grid, seat: int) -> dict[str, int]:
    """HS-73: goal, money, income, ecology, diversity, total, in this order; HS-04: all rounded down."""
    content = grid.content
    parts = {
        "goal": goal_points(grid, seat),
        "money": grid.money[seat] // content.money_per_point,
        "income": grid.income_sum[seat] // content.income_per_point,
        "ecology": max(grid.eco_sum[seat], 0) // content.eco_per_point,
        "diversity": content.diversity[different_categories(grid, seat)],
    }
    return {**parts, "total": sum(parts.values())}


def goal_names(grid: Grid) -> list[str]:
    """The ids of all seats' goals, once they are revealed."""
    return [grid.content.goals[goal].id for goal in grid.goals]


def outcome_of(grid: Grid) -> Outcome | None:
    """How the match ended: scored (HS-72), blackout (HS-53) or aborted (HS-77)."""
    details: dict[str, object] = {"goals": goal_names(grid), "goal_side": None}
    if grid.aborted != "":
        return Outcome("aborted", Reason(grid.aborted), [], details=details)
    if grid.phase != OVER:
        return None
    if grid.verdict != SCORED:
        return Outcome("blackout", Reason(grid.blackout_code), [], details=details)
    parts = [breakdown(grid, seat) for seat in range(grid.seats)]
    points = [part["total"] for part in parts]
    # HS-76: a seat that has left is scored for display but not ranked.
    ranked = [seat for seat in range(grid.seats) if grid.left >> seat & 1 == 0]
    best = max([points[seat] for seat in ranked], default=0)
    winners = [seat for seat in ranked if points[seat] == best]
    places: list[int | None] = [None] * grid.seats
    for seat in ranked:
        places[seat] = 1 + sum(1 for other in ranked if points[other] > points[seat])
    details["goal_side"] = [goal_side(grid, seat) or None for seat in range(grid.seats)]
    reason = Reason("shared" if len(winners) > 1 else "most-points", {"points": best})
    return Outcome("scored", reason, winners, places, points, parts, details)
