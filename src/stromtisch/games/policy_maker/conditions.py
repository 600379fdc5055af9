"""What initiatives ask of an investor (PM-48, PM-56) and policy goals of the country (PM-85)."""

from __future__ import annotations

from stromtisch.games.policy_maker.content import Condition, Goal
from stromtisch.games.policy_maker.state import NONE, Chamber
from stromtisch.games.policy_maker.words import CATEGORY_COUNT


def missing(condition: Condition, tracks: list[int]) -> int:
    """How many steps an investor's tracks still lack; 0 when the condition is met.

    A limit from above that is broken counts a hundred: no step up can mend it.
    """
    op = condition.op
    if op == "track":
        return max(0, condition.need - tracks[condition.category])
    if op == "all":
        total = 0
        for part in condition.parts:
            total += missing(part, tracks)
        return total
    if op == "total":
        return max(0, condition.need - (tracks[0] + tracks[1] + tracks[2] + tracks[3]))
    if op == "each":
        lacking = 0
        for field in tracks:
            lacking += max(0, condition.need - field)
        return lacking
    if op == "count":
        gaps = sorted([max(0, condition.field - field) for field in tracks])
        return sum(gaps[: condition.tracks])
    for field in tracks:
        if field > condition.need:
            return 100
    return 0


def initiative_missing(chamber: Chamber, seat: int, initiative: int) -> int:
    """How many steps an investor lacks for an initiative."""
    return missing(chamber.content.conditions[initiative], chamber.tracks_of(seat))


def claimable(chamber: Chamber, seat: int) -> list[int]:
    """PM-48: the open initiatives whose condition an investor's own tracks meet."""
    found: list[int] = []
    tracks = chamber.tracks_of(seat)
    for initiative in chamber.open_initiatives:
        if initiative != NONE and missing(chamber.content.conditions[initiative], tracks) == 0:
            found.append(initiative)
    return found


def initiative_facts(chamber: Chamber, seat: int, initiative: int) -> dict[str, object]:
    """What a refusal names: the initiative and how many steps an investor lacks for it."""
    name = chamber.content.initiative_ids[initiative]
    return {"initiative": name, "missing": initiative_missing(chamber, seat, initiative)}


def column(chamber: Chamber, category: int) -> list[int]:
    """The fields of all seats in one category; the government's is 0."""
    return chamber.tracks[category::CATEGORY_COUNT]


def column_sums(chamber: Chamber) -> list[int]:
    """The fields of all investors together, by category."""
    return [sum(column(chamber, category)) for category in range(CATEGORY_COUNT)]


def lead_of(columns: list[int], category: int) -> int:
    """How far a column is ahead of the highest of the others; negative when it is behind."""
    return columns[category] - max(columns[:category] + columns[category + 1 :])


def initiatives_claimed(chamber: Chamber) -> int:
    """How many initiatives all investors have claimed together."""
    return sum([len(claimed) for claimed in chamber.claimed])


def goal_value(chamber: Chamber, goal: Goal) -> int:
    """The figure a goal looks at."""
    op = goal.op
    columns = column_sums(chamber)
    if op == "column_lead":
        return lead_of(columns, goal.category)
    if op == "all_investors":
        return min([chamber.tracks[seat * CATEGORY_COUNT + goal.category] for seat in chamber.investors])
    if op == "column_diff":
        return sum([columns[category] for category in goal.plus]) - sum([columns[c] for c in goal.minus])
    if op == "column_spread":
        return max(columns) - min(columns)
    if op == "initiatives":
        return initiatives_claimed(chamber)
    if op == "dark_pieces":
        return len([field for field in chamber.tracks if field >= chamber.content.dark_from])
    totals = [sum(chamber.tracks_of(seat)) for seat in chamber.investors]
    return max(totals) - min(totals)


def goal_need(chamber: Chamber, goal: Goal) -> int:
    """The limit for this number of investors."""
    return goal.need[len(chamber.investors) - 2]


def goal_met(chamber: Chamber, goal: Goal) -> bool:
    """PM-85: whether the board fulfils the goal."""
    value = goal_value(chamber, goal)
    return value >= goal_need(chamber, goal) if goal.at_least else value <= goal_need(chamber, goal)
