"""A sensible government, as section 4.7 of the rules describes it. It knows hands only from audits and grants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.games.policy_maker.conditions import missing
from stromtisch.games.policy_maker.content import (
    ALL_INVESTORS,
    CATEGORIES,
    CATEGORY_COUNT,
    COLUMN_DIFF,
    COLUMN_LEAD,
    COLUMN_SPREAD,
    INITIATIVES,
    INVESTOR_SPREAD,
    JOKER,
    KINDS,
    Content,
    Goal,
)
from stromtisch.games.policy_maker.seen import Seen

# How strongly prices follow the own goal: the favoured columns, and the others.
LEAD_BIAS: Final = 2.5
LEAD_BIAS_OTHERS: Final = 0.8
SHARE_BIAS: Final = 4.0
DIFFERENCE_BIAS: Final = 1.5
SPREAD_BIAS: Final = 0.2
# An audit tells something for so many rounds.
AUDIT_LASTS: Final = 3


def decide_as_government(
    view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, content: Content
) -> Decision:
    """One decision of the government."""
    seen = Seen(view, content)
    desk = cast(dict[str, object], view["desk"])
    goal = next(goal for goal in content.goals if goal.id == desk["goal"])
    phase = view["phase"]
    if phase == "audit":
        return _audit(seen, desk, legal)
    if phase == "tax":
        return _tax(seen, desk, goal, legal, rng)
    if phase == "grant":
        return _grant(seen, desk, goal, legal, rng)
    return _pick(seen, desk, goal, legal)


def _audited(seen: Seen, desk: Mapping[str, object], investor: int) -> tuple[int, list[int]]:
    """The round and the hand of the last audit of an investor; round 0 when there was none."""
    last = 0
    hand = [0] * len(KINDS)
    for audit in cast(list[dict[str, object]], desk["audits"]):
        if audit["seat"] == seen.investors[investor]:
            last = cast(int, audit["round"])
            hand = seen.counts(cast(dict[str, int], audit["hand"]))
    return last, hand


def threat(seen: Seen, desk: Mapping[str, object], investor: int, category: int) -> float:
    """How dangerous an investor is in a category."""
    field = seen.tracks[investor][category]
    rival = seen.best_rival(investor, category)
    value = field + 0.7 * max(0, field - rival)
    if seen.dominates(investor, category):
        value += 6.0 + 4.0 * seen.holds[investor][category]
    elif max(seen.content.dark_from, rival + seen.content.lead) > seen.content.top:
        value -= 4.0
    last, hand = _audited(seen, desk, investor)
    if last > 0 and seen.round - last <= AUDIT_LASTS:
        return value + 0.5 * hand[category]
    return value + 0.12 * seen.sizes[investor]


def top_threat(seen: Seen, desk: Mapping[str, object], investor: int) -> float:
    """The greatest threat an investor poses anywhere."""
    return max([threat(seen, desk, investor, category) for category in range(CATEGORY_COUNT)])


def leader_of(seen: Seen, desk: Mapping[str, object]) -> int:
    """The most dangerous investor."""
    tops = [top_threat(seen, desk, investor) for investor in range(len(seen.investors))]
    return tops.index(max(tops))


def _audit(seen: Seen, desk: Mapping[str, object], legal: Sequence[Decision]) -> Decision:
    best = legal[0]
    best_value = -1000.0
    for decision in legal:
        investor = seen.investors.index(int(decision.args["seat"]))
        value = top_threat(seen, desk, investor) + 0.3 * seen.sizes[investor]
        last, _ = _audited(seen, desk, investor)
        if last > 0 and seen.round - last <= 2:
            value -= 3.0
        if value > best_value:
            best = decision
            best_value = value
    return best


# --- tax -------------------------------------------------------------------------------------------


def _price_wish(seen: Seen, desk: Mapping[str, object], goal: Goal, category: int) -> float:
    """How much the government wants a category dearer (above 0) or cheaper (below 0)."""
    threats = [threat(seen, desk, investor, category) for investor in range(len(seen.investors))]
    worst = threats.index(max(threats))
    wish = 1.0
    if seen.dominates(worst, category):
        # Dear cards do not hurt a piece that needs no more steps: they protect it from being pushed.
        safe = seen.sizes[worst] <= 5 or seen.tracks[worst][category] == seen.content.top
        wish += -5.0 if safe else 1.0
    else:
        wish += 0.4 * threats[worst]
    return wish + _goal_bias(seen, goal, category)


def _goal_bias(seen: Seen, goal: Goal, category: int) -> float:
    need = goal.need[len(seen.investors) - 2]
    columns = [seen.column(number) for number in range(CATEGORY_COUNT)]
    if goal.op == COLUMN_LEAD:
        others = max([columns[number] for number in range(CATEGORY_COUNT) if number != goal.category])
        if category == goal.category:
            return -LEAD_BIAS if columns[category] - others <= need else 0.0
        return LEAD_BIAS_OTHERS
    if goal.op == ALL_INVESTORS and category == goal.category:
        lowest = min([row[category] for row in seen.tracks])
        return -SHARE_BIAS if lowest < need else 0.0
    if goal.op == COLUMN_DIFF:
        return -DIFFERENCE_BIAS if category in goal.plus else DIFFERENCE_BIAS
    if goal.op == COLUMN_SPREAD:
        mean = sum(columns) / CATEGORY_COUNT
        return max(-1.0, min(1.0, SPREAD_BIAS * (columns[category] - mean)))
    return 0.0


def _tax(
    seen: Seen, desk: Mapping[str, object], goal: Goal, legal: Sequence[Decision], rng: Generator
) -> Decision:
    """The best pair of changes that is legal as a whole; one change is made at a time."""
    changed = cast(list[dict[str, object]], cast(dict[str, object], seen.view["tax"])["changes"])
    wishes = [_price_wish(seen, desk, goal, category) for category in range(CATEGORY_COUNT)]
    left = seen.content.tax_changes - len(changed)
    best: list[int] = []
    best_value = _worth(seen, [], wishes)
    for first in range(2 * CATEGORY_COUNT if left > 0 else 0):
        for second in [-1, *range(2 * CATEGORY_COUNT)] if left > 1 else [-1]:
            plan = [first] if second < 0 else [first, second]
            if second >= 0 and first // 2 == second // 2:
                continue
            value = _worth(seen, plan, wishes)
            if value > -900.0 and value + float(rng.below(100)) / 10000.0 > best_value:
                best = plan
                best_value = value
    for move in best:
        for decision in legal:
            step = 1 if move % 2 == 0 else -1
            if (
                decision.kind == "tax"
                and decision.args["category"] == CATEGORIES[move // 2]
                and decision.args["step"] == step
            ):
                return decision
    for decision in legal:
        if decision.kind == "done":
            return decision
    return legal[0]


def _worth(seen: Seen, plan: list[int], wishes: list[float]) -> float:
    """The sum of fulfilled wishes; a plan that breaks a limit is worth nothing at all."""
    cost = seen.cost[:]
    changed = cast(list[dict[str, object]], cast(dict[str, object], seen.view["tax"])["changes"])
    used = [CATEGORIES.index(str(change["category"])) for change in changed]
    value = 0.0
    for move in plan:
        category = move // 2
        step = 1 if move % 2 == 0 else -1
        if category in used:
            return -1000.0
        cost[category] += step
        if not seen.content.least_cost <= cost[category] <= seen.content.most_cost:
            return -1000.0
        value += step * wishes[category]
    return value if sum(cost) <= seen.content.most_total_cost else -1000.0


# --- grants and initiatives ----------------------------------------------------------------------------


def _grant(
    seen: Seen, desk: Mapping[str, object], goal: Goal, legal: Sequence[Decision], rng: Generator
) -> Decision:
    """One card to whoever should have it: the poor, the harmless, the rivals of whoever dominates."""
    grant = cast(dict[str, object], desk["grant"])
    given = cast(dict[str, dict[str, int]], grant["given"])
    leader = leader_of(seen, desk)
    best = legal[0]
    best_value = -10000.0
    best_kind = -1
    for decision in legal:
        if decision.kind == "seal":
            return decision
        kind = KINDS.index(str(decision.args["card"]))
        if kind < best_kind:
            # Jokers are dealt first, then the other kinds from the last to the first.
            continue
        seat = int(decision.args["seat"])
        investor = seen.investors.index(seat)
        size = seen.sizes[investor] + sum(given[str(seat)].values())
        value = -0.35 * size + float(rng.below(100)) / 500.0
        if investor == leader:
            value -= 5.0 if len(seen.investors) > 2 else 2.0
        if kind == JOKER:
            value -= 0.4 * top_threat(seen, desk, investor)
        else:
            value -= 0.5 * threat(seen, desk, investor, kind)
            for rival in range(len(seen.investors)):
                if rival != investor and seen.dominates(rival, kind):
                    value += 4.0
        if size >= seen.content.wealth_tax_above:
            value -= 3.0
        if goal.op == INVESTOR_SPREAD:
            value -= 0.3 * sum(seen.tracks[investor])
        if kind > best_kind or value > best_value:
            best = decision
            best_value = value
            best_kind = kind
    return best


def _pick(seen: Seen, desk: Mapping[str, object], goal: Goal, legal: Sequence[Decision]) -> Decision:
    """Open what the leader lacks most and the others least."""
    leader = leader_of(seen, desk)
    weight = 0.6 if goal.op == INITIATIVES else 0.1
    best = legal[0]
    best_value = -10000.0
    for decision in legal:
        number = seen.content.initiative_ids.index(str(decision.args["initiative"]))
        condition = seen.content.conditions[number]
        lacking = [min(missing(condition, seen.flat(i), 0), 20) for i in range(len(seen.investors))]
        value = lacking[leader] - weight * (sum(lacking) - lacking[leader])
        if value > best_value:
            best = decision
            best_value = value
    return best
