"""Final scoring (HS-65 to HS-73)."""

from __future__ import annotations

from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.games.hertzschlag import words
from stromtisch.games.hertzschlag.content import Condition
from stromtisch.games.hertzschlag.state import OVER, SCORED, Grid
from stromtisch.games.hertzschlag.words import CATEGORY_COUNT


def different_categories(grid: Grid, seat: int) -> int:
    """How many of the six categories lie in front of a seat."""
    found = 0
    for category in range(CATEGORY_COUNT):
        if grid.counts[seat * CATEGORY_COUNT + category] > 0:
            found += 1
    return found


def progress(grid: Grid, seat: int, condition: Condition) -> int:
    """How far a seat is with one alternative of a goal. HS-71: only played cards (and money) count."""
    if condition.kind == words.GOAL_CARDS:
        return sum(grid.counts[seat * CATEGORY_COUNT + category] for category in condition.categories)
    if condition.kind == words.GOAL_CATEGORIES:
        return different_categories(grid, seat)
    if condition.kind == words.GOAL_INCOME:
        return grid.income_sum[seat]
    if condition.kind == words.GOAL_ECO:
        return grid.eco_sum[seat]
    return grid.money[seat]


def goal_side(grid: Grid, seat: int) -> str:
    """HS-66: the alternative that scores, ``a`` or ``b``; of two that are met the higher. Empty for none."""
    goal = grid.content.goals[grid.goals[seat]]
    a = goal.a.points if progress(grid, seat, goal.a) >= goal.a.need else 0
    b = goal.b.points if progress(grid, seat, goal.b) >= goal.b.need else 0
    if a == 0 and b == 0:
        return ""
    return "a" if a >= b else "b"


def goal_points(grid: Grid, seat: int) -> int:
    """HS-66: the points of the one alternative that scores."""
    goal = grid.content.goals[grid.goals[seat]]
    side = goal_side(grid, seat)
    if side == "a":
        return goal.a.points
    return goal.b.points if side == "b" else 0


def breakdown(grid: Grid, seat: int) -> dict[str, int]:
    """HS-73: goal, money, income, ecology, diversity, total, in this order; HS-04: all rounded down."""
    content = grid.content
    goal = goal_points(grid, seat)
    money = grid.money[seat] // content.money_per_point
    income = grid.income_sum[seat] // content.income_per_point
    ecology = max(grid.eco_sum[seat], 0) // content.eco_per_point
    diversity = content.diversity[different_categories(grid, seat)]
    return {
        "goal": goal,
        "money": money,
        "income": income,
        "ecology": ecology,
        "diversity": diversity,
        "total": goal + money + income + ecology + diversity,
    }


def goal_names(grid: Grid) -> list[str]:
    """The ids of all seats' goals, once they are revealed."""
    return [grid.content.goals[goal].id for goal in grid.goals]


def outcome_of(grid: Grid) -> Outcome | None:
    """How the match ended: scored (HS-72), blackout (HS-53) or aborted (HS-77)."""
    goals = goal_names(grid)
    if grid.aborted != "":
        return Outcome("aborted", Reason(grid.aborted), [], details={"goals": goals, "goal_side": None})
    if grid.phase != OVER:
        return None
    if grid.verdict != SCORED:
        return Outcome(
            "blackout", Reason(grid.blackout_code), [], details={"goals": goals, "goal_side": None}
        )
    parts = [breakdown(grid, seat) for seat in range(grid.seats)]
    points = [part["total"] for part in parts]
    # HS-76: whoever has left is scored for display but not ranked.
    ranked = [seat for seat in range(grid.seats) if grid.left >> seat & 1 == 0]
    best = max([points[seat] for seat in ranked], default=0)
    winners = [seat for seat in ranked if points[seat] == best]
    places: list[int | None] = []
    for seat in range(grid.seats):
        if grid.left >> seat & 1:
            places.append(None)
        else:
            places.append(1 + sum(1 for other in ranked if points[other] > points[seat]))
    sides: list[str | None] = [goal_side(grid, seat) or None for seat in range(grid.seats)]
    details: dict[str, object] = {"goals": goals, "goal_side": sides}
    reason = Reason("shared" if len(winners) > 1 else "most-points", {"points": best})
    return Outcome("scored", reason, winners, places, points, parts, details)
