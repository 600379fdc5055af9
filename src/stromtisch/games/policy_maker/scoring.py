"""The end: the government's rating, the investors' points, places (PM-78 to PM-89)."""

from __future__ import annotations

from typing import cast

from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.games.policy_maker import conditions
from stromtisch.games.policy_maker.content import Goal
from stromtisch.games.policy_maker.shapes import Details, GoalProgress, Score
from stromtisch.games.policy_maker.state import GOVERNMENT, MONOPOLY, Chamber, counts_json
from stromtisch.games.policy_maker.words import CATEGORIES, CATEGORY_COUNT, KINDS


def furthest(chamber: Chamber) -> int:
    """PM-83: the highest field of any piece."""
    return max(chamber.tracks)


def average(chamber: Chamber) -> int:
    """PM-84: the mean of all pieces (option: of the column leaders), rounded half up."""
    total = sum(chamber.tracks)
    pieces = len(chamber.investors) * CATEGORY_COUNT
    if chamber.charter.leaders_only:
        total = sum([max(conditions.column(chamber, category)) for category in range(CATEGORY_COUNT)])
        pieces = CATEGORY_COUNT
    return (2 * total + pieces) // (2 * pieces)


def total_halves(chamber: Chamber, with_goal: bool) -> int:
    """PM-86: the government's total in half points; an initiative counts half a point."""
    total = 2 * furthest(chamber) + 2 * average(chamber) + conditions.initiatives_claimed(chamber)
    if with_goal and conditions.goal_met(chamber, chamber.content.goals[chamber.goal]):
        total += 2 * chamber.content.goal_points
    return total


def band_of(halves: int, bands: list[int]) -> int:
    """PM-89: 1 (worst) to 5; a band starts at its lower bound."""
    return max(1, len([least for least in bands if halves >= least]))


def investor_points(chamber: Chamber, seat: int) -> int:
    """PM-87: the own four fields plus the own initiatives."""
    return sum(chamber.tracks_of(seat)) + len(chamber.claimed[seat])


def standing(chamber: Chamber, seat: int) -> list[int]:
    """PM-87, PM-88: points, then initiatives, the best single field, and cards in hand."""
    return [
        investor_points(chamber, seat),
        len(chamber.claimed[seat]),
        max(chamber.tracks_of(seat)),
        chamber.hand_size(seat),
    ]


def score_json(chamber: Chamber, with_goal: bool) -> Score:
    """The government's points so far; without the goal they are public."""
    met = with_goal and conditions.goal_met(chamber, chamber.content.goals[chamber.goal])
    return {
        "furthest": furthest(chamber),
        "average": average(chamber),
        "initiatives": conditions.initiatives_claimed(chamber) / 2,
        "goal": (chamber.content.goal_points if met else 0) if with_goal else None,
        "total": total_halves(chamber, with_goal) / 2,
    }


def outcome_of(chamber: Chamber) -> Outcome:
    """Monopoly (PM-74, PM-78 to PM-80), election day (PM-82 to PM-89), or aborted."""
    details = _details(chamber)
    if chamber.aborted != "":
        return Outcome("aborted", Reason(chamber.aborted), [], details=details)
    points: list[float | None] = [investor_points(chamber, seat) for seat in range(chamber.seats)]
    breakdown: list[dict[str, float] | None] = [
        _investor_parts(chamber, seat) for seat in range(chamber.seats)
    ]
    governed = chamber.verdict == GOVERNMENT
    score = score_json(chamber, True)
    points[chamber.government] = score["total"] if governed else None
    breakdown[chamber.government] = cast(dict[str, float], score) if governed else None
    places: list[int | None] = [None] * chamber.seats
    if chamber.verdict == MONOPOLY:
        winners = sorted(set(chamber.monopolies[::2]))
        for seat in winners:
            places[seat] = 1
        reason = Reason("joint-monopolies" if len(winners) > 1 else "monopoly", {"round": chamber.round})
        return Outcome("monopoly", reason, winners, places, points, breakdown, details)
    places[chamber.government] = 1
    ranks = [standing(chamber, seat) for seat in chamber.investors]
    for index, seat in enumerate(chamber.investors):
        places[seat] = 2 + sum(1 for other in ranks if other > ranks[index])
    details["rating"] = {**score, "band": band_of(total_halves(chamber, True), chamber.charter.bands)}
    reason = Reason("term-served", {"points": score["total"]})
    return Outcome("government", reason, [chamber.government], places, points, breakdown, details)


def _investor_parts(chamber: Chamber, seat: int) -> dict[str, float]:
    return {
        **counts_json(chamber.tracks_of(seat), CATEGORIES),
        "initiatives": len(chamber.claimed[seat]),
        "total": investor_points(chamber, seat),
    }


def goal_progress(chamber: Chamber, goal: Goal) -> GoalProgress:
    """How far the board is with a policy goal, for the government's desk and for everybody at the end."""
    return {
        "value": conditions.goal_value(chamber, goal),
        "need": conditions.goal_need(chamber, goal),
        "compare": ">=" if goal.at_least else "<=",
        "met": conditions.goal_met(chamber, goal),
    }


def _details(chamber: Chamber) -> Details:
    """What is shown to everybody once the game is over."""
    goal = chamber.content.goals[chamber.goal]
    return {
        "goal": goal.id,
        "goal_met": conditions.goal_met(chamber, goal),
        "goal_progress": goal_progress(chamber, goal),
        "monopolies": [
            {"seat": seat, "category": CATEGORIES[category]}
            for seat, category in zip(chamber.monopolies[::2], chamber.monopolies[1::2], strict=True)
        ],
        "rating": None,
        "contributions": [
            {
                "seat": seat,
                "steps": chamber.steps_made[seat],
                "pushed_back": chamber.pushed_back[seat],
                "initiatives": len(chamber.claimed[seat]),
            }
            for seat in chamber.investors
        ],
        "hands": [
            None if seat == chamber.government else counts_json(chamber.hand_of(seat), KINDS)
            for seat in range(chamber.seats)
        ],
    }
