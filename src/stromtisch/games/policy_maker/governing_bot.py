"""A sensible government, as section 4.7 of the rules describes it. It knows hands only from audits and grants."""

from __future__ import annotations

from typing import Final

from stromtisch.core.generator import Generator
from stromtisch.games.policy_maker.conditions import column_sums, goal_need, initiative_missing, lead_of
from stromtisch.games.policy_maker.state import AUDITING, GRANTING, TAXING, Chamber
from stromtisch.games.policy_maker.table import PolicyMakerKinds
from stromtisch.games.policy_maker.words import CATEGORY_COUNT, JOKER

# How strongly prices follow the own goal: the favoured columns, and the others.
LEAD_BIAS: Final = 2.5
LEAD_BIAS_OTHERS: Final = 0.8
SHARE_BIAS: Final = 4.0
DIFFERENCE_BIAS: Final = 1.5
SPREAD_BIAS: Final = 0.2
# An audit tells something for so many rounds.
AUDIT_LASTS: Final = 3


def decide_as_government(chamber: Chamber, kinds: PolicyMakerKinds, rng: Generator) -> int:
    """One decision of the government."""
    if chamber.phase == AUDITING:
        return kinds.audit.first + _audit(chamber)
    if chamber.phase == TAXING:
        return _tax(chamber, kinds, rng)
    if chamber.phase == GRANTING:
        return kinds.give.first + _grant(chamber, kinds, rng) if chamber.pool else kinds.seal.first
    return kinds.pick.first + _pick(chamber)


def _last_audit(chamber: Chamber, seat: int) -> int:
    """The place of an investor's last audit in the files; -1 when there was none."""
    return max([index for index, audited in enumerate(chamber.audit_seat) if audited == seat], default=-1)


def threat(chamber: Chamber, seat: int, category: int) -> float:
    """How dangerous an investor is in a category."""
    content = chamber.content
    field = chamber.tracks[seat * CATEGORY_COUNT + category]
    rival = chamber.best_rival(seat, category)
    value = field + 0.7 * max(0, field - rival)
    if chamber.dominates(seat, category):
        value += 6.0 + 4.0 * chamber.holds[seat * CATEGORY_COUNT + category]
    elif max(content.dark_from, rival + content.lead) > content.top:
        value -= 4.0
    last = _last_audit(chamber, seat)
    if last >= 0 and chamber.round - chamber.audit_round[last] <= AUDIT_LASTS:
        return value + 0.5 * chamber.audit_hand[last][category]
    return value + 0.12 * chamber.hand_size(seat)


def top_threat(chamber: Chamber, seat: int) -> float:
    """The greatest threat an investor poses anywhere."""
    return max([threat(chamber, seat, category) for category in range(CATEGORY_COUNT)])


def leader_of(chamber: Chamber) -> int:
    """The most dangerous investor."""
    tops = [top_threat(chamber, seat) for seat in chamber.investors]
    return chamber.investors[tops.index(max(tops))]


def _audit(chamber: Chamber) -> int:
    values: list[float] = []
    for seat in chamber.investors:
        value = top_threat(chamber, seat) + 0.3 * chamber.hand_size(seat)
        last = _last_audit(chamber, seat)
        if last >= 0 and chamber.round - chamber.audit_round[last] <= 2:
            value -= 3.0
        values.append(value)
    return chamber.investors[values.index(max(values))]


# --- tax -------------------------------------------------------------------------------------------


def _price_wish(chamber: Chamber, category: int) -> float:
    """How much the government wants a category dearer (above 0) or cheaper (below 0)."""
    threats = [threat(chamber, seat, category) for seat in chamber.investors]
    greatest = max(threats)
    worst = chamber.investors[threats.index(greatest)]
    wish = 1.0
    if chamber.dominates(worst, category):
        # Dear cards do not hurt a piece that needs no more steps: they protect it from being pushed.
        field = chamber.tracks[worst * CATEGORY_COUNT + category]
        safe = chamber.hand_size(worst) <= 5 or field == chamber.content.top
        wish += -5.0 if safe else 1.0
    else:
        wish += 0.4 * greatest
    return wish + _goal_bias(chamber, category)


def _goal_bias(chamber: Chamber, category: int) -> float:
    goal = chamber.content.goals[chamber.goal]
    need = goal_need(chamber, goal)
    columns = column_sums(chamber)
    if goal.op == "column_lead":
        if category == goal.category:
            return -LEAD_BIAS if lead_of(columns, category) <= need else 0.0
        return LEAD_BIAS_OTHERS
    if goal.op == "all_investors" and category == goal.category:
        lowest = min([chamber.tracks[seat * CATEGORY_COUNT + category] for seat in chamber.investors])
        return -SHARE_BIAS if lowest < need else 0.0
    if goal.op == "column_diff":
        return -DIFFERENCE_BIAS if category in goal.plus else DIFFERENCE_BIAS
    if goal.op == "column_spread":
        mean = sum(columns) / CATEGORY_COUNT
        return max(-1.0, min(1.0, SPREAD_BIAS * (columns[category] - mean)))
    return 0.0


def _tax(chamber: Chamber, kinds: PolicyMakerKinds, rng: Generator) -> int:
    """The best pair of changes that is legal as a whole; one change is made at a time.

    A move is the number of a decision among those about taxes.
    """
    moves = range(kinds.tax.count)
    wishes = [_price_wish(chamber, category) for category in range(CATEGORY_COUNT)]
    left = chamber.tax_changes_left()
    best: list[int] = []
    best_value = _worth(chamber, kinds, [], wishes)
    for first in moves if left > 0 else []:
        for second in [-1, *moves] if left > 1 else [-1]:
            plan = [first] if second < 0 else [first, second]
            if second >= 0 and kinds.tax.category.of[first] == kinds.tax.category.of[second]:
                continue
            value = _worth(chamber, kinds, plan, wishes)
            if value > -900.0 and value + float(rng.below(100)) / 10000.0 > best_value:
                best = plan
                best_value = value
    for move in best:
        if kinds.tax.closed(chamber, chamber.government, move) is None:
            return kinds.tax.first + move
    return chamber.legal_codes(chamber.government)[0]


def _worth(chamber: Chamber, kinds: PolicyMakerKinds, plan: list[int], wishes: list[float]) -> float:
    """The sum of fulfilled wishes; a plan that breaks a limit is worth nothing at all."""
    cost = chamber.cost[:]
    value = 0.0
    for move in plan:
        category = kinds.tax.category.of[move]
        step = kinds.tax.step.of[move]
        if chamber.tax_steps[category] != 0:
            return -1000.0
        cost[category] += step
        if not chamber.content.least_cost <= cost[category] <= chamber.content.most_cost:
            return -1000.0
        value += step * wishes[category]
    return value if sum(cost) <= chamber.content.most_total_cost else -1000.0


# --- grants and initiatives ----------------------------------------------------------------------------


def _grant(chamber: Chamber, kinds: PolicyMakerKinds, rng: Generator) -> int:
    """One card to the investor who should have it: the poor, the harmless, the rivals of the dominant one.

    Jokers are dealt first, then the other kinds from the last to the first.
    """
    kind = max(chamber.pool)
    leader = leader_of(chamber)
    goal = chamber.content.goals[chamber.goal]
    values: list[float] = []
    for seat in chamber.investors:
        size = chamber.hand_size(seat) + chamber.share_size(seat)
        value = -0.35 * size + float(rng.below(100)) / 500.0
        if seat == leader:
            value -= 5.0 if len(chamber.investors) > 2 else 2.0
        if kind == JOKER:
            value -= 0.4 * top_threat(chamber, seat)
        else:
            value -= 0.5 * threat(chamber, seat, kind)
            for rival in chamber.investors:
                if rival != seat and chamber.dominates(rival, kind):
                    value += 4.0
        if size >= chamber.content.wealth_tax_above:
            value -= 3.0
        if goal.op == "investor_spread":
            value -= 0.3 * sum(chamber.tracks_of(seat))
        values.append(value)
    return kinds.give.at(kind, chamber.investors[values.index(max(values))])


def _pick(chamber: Chamber) -> int:
    """Open what the leader lacks most and the others least."""
    leader = chamber.investors.index(leader_of(chamber))
    weight = 0.6 if chamber.content.goals[chamber.goal].op == "initiatives" else 0.1
    values: list[float] = []
    for initiative in chamber.options_to_pick:
        lacking = [min(initiative_missing(chamber, seat, initiative), 20) for seat in chamber.investors]
        values.append(lacking[leader] - weight * (sum(lacking) - lacking[leader]))
    return chamber.options_to_pick[values.index(max(values))]
