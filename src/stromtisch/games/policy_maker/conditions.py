"""What initiatives ask of an investor (PM-48, PM-56) and policy goals of the country (PM-85)."""

from __future__ import annotations

from stromtisch.games.policy_maker import words
from stromtisch.games.policy_maker.content import Condition, Goal
from stromtisch.games.policy_maker.state import Chamber
from stromtisch.games.policy_maker.words import CATEGORY_COUNT


def missing(condition: Condition, tracks: list[int], first: int) -> int:
    """How many steps the tracks from ``first`` on still lack; 0 when the condition is met.

    A limit from above that is broken counts a hundred: no step up can mend it.
    """
    op = condition.op
    if op == words.TRACK:
        return max(0, condition.need - tracks[first + condition.category])
    if op == words.ALL:
        total = 0
        for part in condition.parts:
            total += missing(part, tracks, first)
        return total
    if op == words.TOTAL:
        height = 0
        for category in range(CATEGORY_COUNT):
            height += tracks[first + category]
        return max(0, condition.need - height)
    if op == words.EACH:
        lacking = 0
        for category in range(CATEGORY_COUNT):
            lacking += max(0, condition.need - tracks[first + category])
        return lacking
    if op == words.COUNT:
        gaps = sorted(
            [max(0, condition.field - tracks[first + category]) for category in range(CATEGORY_COUNT)]
        )
        return sum(gaps[: condition.tracks])
    for category in range(CATEGORY_COUNT):
        if tracks[first + category] > condition.need:
            return 100
    return 0


def initiative_missing(chamber: Chamber, seat: int, initiative: int) -> int:
    """How many steps an investor lacks for an initiative."""
    return missing(chamber.content.conditions[initiative], chamber.tracks, seat * CATEGORY_COUNT)


def initiative_facts(chamber: Chamber, seat: int, initiative: int) -> dict[str, object]:
    """What a refusal names: the initiative and how many steps an investor lacks for it."""
    name = chamber.content.initiative_ids[initiative]
    return {"initiative": name, "missing": initiative_missing(chamber, seat, initiative)}


def column_sum(chamber: Chamber, category: int) -> int:
    """The fields of all investors in one category together."""
    total = 0
    for seat in chamber.investors:
        total += chamber.tracks[seat * CATEGORY_COUNT + category]
    return total


def investor_total(chamber: Chamber, seat: int) -> int:
    """The four fields of one investor together."""
    return sum(chamber.tracks_of(seat))


def initiatives_claimed(chamber: Chamber) -> int:
    """How many initiatives all investors have claimed together."""
    return sum([len(claimed) for claimed in chamber.claimed])


def goal_value(chamber: Chamber, goal: Goal) -> int:
    """The figure a goal looks at."""
    op = goal.op
    columns = [column_sum(chamber, category) for category in range(CATEGORY_COUNT)]
    if op == words.COLUMN_LEAD:
        others = [columns[category] for category in range(CATEGORY_COUNT) if category != goal.category]
        return columns[goal.category] - max(others)
    if op == words.ALL_INVESTORS:
        return min([chamber.tracks[seat * CATEGORY_COUNT + goal.category] for seat in chamber.investors])
    if op == words.COLUMN_DIFF:
        return sum([columns[category] for category in goal.plus]) - sum([columns[c] for c in goal.minus])
    if op == words.COLUMN_SPREAD:
        return max(columns) - min(columns)
    if op == words.INITIATIVES:
        return initiatives_claimed(chamber)
    if op == words.DARK_PIECES:
        dark = 0
        for seat in chamber.investors:
            for category in range(CATEGORY_COUNT):
                if chamber.tracks[seat * CATEGORY_COUNT + category] >= chamber.content.dark_from:
                    dark += 1
        return dark
    totals = [investor_total(chamber, seat) for seat in chamber.investors]
    return max(totals) - min(totals)


def goal_need(chamber: Chamber, goal: Goal) -> int:
    """The limit for this number of investors."""
    return goal.need[len(chamber.investors) - 2]


def goal_met(chamber: Chamber, goal: Goal) -> bool:
    """PM-85: whether the board fulfils the goal."""
    value = goal_value(chamber, goal)
    return value >= goal_need(chamber, goal) if goal.at_least else value <= goal_need(chamber, goal)
