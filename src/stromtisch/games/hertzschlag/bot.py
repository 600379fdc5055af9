"""A sensible household: it hints, plays for its goal and its points, and keeps an eye on the frequency.

It thinks on a possible world and reads there only what its seat knows. In turn order each bot first gives a coarse
signal (up, neutral, down) of what it means to do; when all have signalled it commits, and one time in ten it breaks
its word.
"""

from __future__ import annotations

from typing import Final

from stromtisch.core.bot import Bot, Chair
from stromtisch.core.generator import Generator
from stromtisch.games.hertzschlag import words
from stromtisch.games.hertzschlag.commit import Play
from stromtisch.games.hertzschlag.content import Condition, Content
from stromtisch.games.hertzschlag.effects import per_card
from stromtisch.games.hertzschlag.frequency import end_of, thresholds_on
from stromtisch.games.hertzschlag.rescue import most_possible
from stromtisch.games.hertzschlag.scoring import different_categories, progress
from stromtisch.games.hertzschlag.state import (
    BID,
    COMMIT,
    CYCLE_CHOICE,
    DOWN,
    MODES,
    NEUTRAL,
    NONE,
    SIGNALS,
    UP,
    Grid,
)
from stromtisch.games.hertzschlag.words import CATEGORY_COUNT

# How likely a household shifts from -5 to +5 steps, after each signal and (the last) without one, as the deck has it.
LIKELY_UP: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.07, *[percent * 0.0093 for percent in (38, 16, 26, 13, 7)]]
LIKELY_NEUTRAL: Final = [0.0, 0.0, 0.0, 0.0, 0.04, 0.92, 0.04, 0.0, 0.0, 0.0, 0.0]
LIKELY_UNKNOWN: Final = [0.0, *[percent * 0.01 for percent in (4, 7, 8, 9, 38, 14, 8, 9, 3)], 0.0]
LIKELY: Final = [LIKELY_UP, LIKELY_NEUTRAL, LIKELY_UP[::-1], LIKELY_UNKNOWN]
BREAKS_WORD: Final = 10
SHAVES_BID: Final = 33
# What a household fears to lose by a blackout, and by needing the rescue, in points: tuned to play like people.
LOSS: Final = 4.0
RESCUE: Final = 0.8
# Total shifts of other households reach from -REACH to +REACH.
REACH: Final = 25
SHIFTS: Final = 2 * REACH + 1


class SensibleBot(Bot[Grid]):
    """Plays one step ahead with rough estimates of what the others will do."""

    def decide(self, chair: Chair[Grid]) -> int | None:
        """Signal in turn, then commit; be ready for the rescue, bid a fair share; keep the better cards."""
        grid = chair.world()
        legal = chair.legal()
        if grid.phase == COMMIT:
            return choose(grid, chair.seat, legal, chair.rng, chair.hurry)
        if grid.phase == BID:
            # Bids are offered from 0 up.
            return legal[bid(grid, chair.seat, chair.rng)]
        if grid.phase == CYCLE_CHOICE:
            return legal[least_useful(grid, chair.seat)]
        return legal[0]


# --- signalling and committing ----------------------------------------------------


def choose(grid: Grid, me: int, legal: list[int], rng: Generator, hurry: bool) -> int | None:
    """A signal when those before have signalled, a commitment when all have; None: wait for them."""
    mine = grid.signals[me]
    for turn in range(grid.seats):
        seat = grid.in_order(turn)
        if mine == NONE and seat == me:
            break
        if grid.signals[seat] == NONE and grid.committed >> seat & 1 == 0 and not hurry:
            return None
    if mine == NONE:
        best = best_commitment(grid, me, legal, rng, NONE)
        wanted = SIGNALS[direction(shift_of(grid, best))]
        return grid.table.by_name[f"signal {wanted}"].code
    return best_commitment(grid, me, legal, rng, NONE if rng.chance(BREAKS_WORD) else mine)


def best_commitment(grid: Grid, me: int, legal: list[int], rng: Generator, promised: int) -> int:
    """The most valuable commitment, among those that keep the promise if there is one."""
    outlook = Outlook(grid, me)
    income = income_value(grid, me, outlook)
    codes = [code for code in legal if grid.kinds.of_code[code].name in MODES]
    rated: list[tuple[bool, float]] = []
    for code in codes:
        kind = grid.kinds.of_code[code]
        kept = promised == NONE or direction(shift_of(grid, code)) == promised
        value = play_value(grid, me, code - kind.first, outlook) if isinstance(kind, Play) else income
        rated.append((kept, value + float(rng.below(100)) / 500.0))
    return codes[rated.index(max(rated))]


def shift_of(grid: Grid, code: int) -> int:
    """How far a commitment would move the marker from where it stands."""
    kind = grid.kinds.of_code[code]
    return shift_from(grid, code - kind.first, grid.position) if isinstance(kind, Play) else 0


def shift_from(grid: Grid, card: int, position: int) -> int:
    """How far a card would move the marker from a position; NONE stands for no card."""
    if card == NONE:
        return 0
    steps = grid.content.to50[card]
    if steps == 0:
        return grid.content.shift[card]
    length = min(steps, abs(position))
    return -length if position > 0 else length


class Outlook:
    """What the others are likely to do to the frequency this round, and what it would cost the household."""

    def __init__(self, grid: Grid, me: int) -> None:
        place = (me - grid.start_seat) % grid.seats
        # How likely each total shift of those before is; the place REACH stands for no shift.
        self.before = likely_shifts(grid, [grid.in_order(turn) for turn in range(place)])
        after = likely_shifts(grid, [grid.in_order(turn) for turn in range(place + 1, grid.seats)])
        # How likely those after shift less than each place says.
        self.less = [0.0]
        for chance in after:
            self.less.append(self.less[-1] + chance)
        expected = 0.0
        for index in range(SHIFTS):
            expected += self.before[index] * (index - REACH)
        # Where the marker is likely to stand at the household's turn.
        steps = int(expected + (0.5 if expected > 0 else -0.5))
        self.start = end_of(grid.content, grid.position, steps)
        # All together could not pay for a rescue.
        poor = sum([min(grid.content.most_bid, money) for money in grid.money]) < grid.content.rescue_cost
        self.fear_low = RESCUE if grid.pumped_storage and not poor else LOSS
        self.fear_high = RESCUE if grid.gas and not poor else LOSS

    def less_than(self, shift: int) -> float:
        """How likely those after shift less than that."""
        return self.less[min(max(REACH + shift, 0), SHIFTS)]

    def danger(self, grid: Grid, card: int) -> float:
        """The expected loss from ending the round outside the green zone, with a card of one's own or NONE."""
        low = 0.0
        high = 0.0
        for index in range(SHIFTS):
            chance = self.before[index]
            if chance < 0.003:
                continue
            here = grid.position + index - REACH
            here += shift_from(grid, card, here)
            low += chance * self.less_than(-grid.green - here)
            high += chance * (self.less[SHIFTS] - self.less_than(grid.green - here + 1))
        return low * self.fear_low + high * self.fear_high


def likely_shifts(grid: Grid, others: list[int]) -> list[float]:
    """How likely each total shift of these households is; the place REACH stands for no shift."""
    spread = [0.0] * SHIFTS
    spread[REACH] = 1.0
    for seat in others:
        steps = LIKELY[grid.signals[seat]]
        mixed = [0.0] * SHIFTS
        for index in range(SHIFTS):
            if spread[index] > 0.0:
                for step in range(11):
                    if steps[step] > 0.0:
                        target = min(max(index + step - 5, 0), SHIFTS - 1)
                        mixed[target] += spread[index] * steps[step]
        spread = mixed
    return spread


# --- values -------------------------------------------------------------------------


def euro_value(grid: Grid) -> float:
    """Points a euro is worth: money buys more the more rounds are left."""
    return 0.08 + 0.025 * (grid.content.rounds - grid.round)


def income_value(grid: Grid, me: int, outlook: Outlook) -> float:
    """Points that income is worth, the danger to the grid taken off."""
    content = grid.content
    money = grid.money[me]
    earned = content.base_income + grid.income_sum[me]
    room = (content.purse if money <= content.purse else 30) - money
    return min(earned, max(room, 0)) * euro_value(grid) - 0.1 - outlook.danger(grid, NONE)


def play_value(grid: Grid, me: int, card: int, outlook: Outlook) -> float:
    """Points that playing a card is worth, the danger to the grid taken off."""
    content = grid.content
    left = content.rounds - grid.round
    euro = euro_value(grid)
    worth = content.eco[card] / 2.0 - grid.cost_now(me, card) * euro
    worth += content.income[card] * (0.25 + 0.05 * left)
    worth += diversity_gain(grid, me, card)
    worth += goal_gain(grid, me, card, left)
    worth += effect_gain(grid, me, card, euro, left)
    shift = shift_from(grid, card, outlook.start)
    worth += threshold_money(content, outlook.start, shift, content.free[card]) * euro
    return worth - outlook.danger(grid, card)


def threshold_money(content: Content, start: int, shift: int, free: bool) -> int:
    """What the thresholds on a way would bring, however much there is to pay them."""
    inward, outward = thresholds_on(content, start, end_of(content, start, shift))
    return (inward - (0 if free else outward)) * content.fee


def is_new(grid: Grid, me: int, card: int) -> bool:
    """Whether the household has played no card of this category yet."""
    return grid.counts[me * CATEGORY_COUNT + grid.content.category[card]] == 0


def diversity_gain(grid: Grid, me: int, card: int) -> float:
    """Rough worth of one more category."""
    if not is_new(grid, me, card):
        return 0.0
    return 0.5 if different_categories(grid, me) < 2 else 0.85


def goal_gain(grid: Grid, me: int, card: int, left: int) -> float:
    """How much closer the card brings the better alternative of the own goal."""
    goal = grid.content.goals[grid.goals[me]]
    hope_before = 0.0
    hope_after = 0.0
    for condition in (goal.a, goal.b):
        have = progress(grid, me, condition)
        hope_before = max(hope_before, condition.points * hope(condition, have, left + 1))
        have += advance(grid, me, condition, card)
        hope_after = max(hope_after, condition.points * hope(condition, have, left))
    return hope_after - hope_before


def advance(grid: Grid, me: int, condition: Condition, card: int) -> int:
    """How far the card advances a condition."""
    content = grid.content
    if condition.kind == "cards":
        return 1 if content.category[card] in condition.categories else 0
    if condition.kind == "categories":
        return 1 if is_new(grid, me, card) else 0
    if condition.kind == "income":
        return content.income[card]
    return content.eco[card] if condition.kind == "eco" else 0


def effect_gain(grid: Grid, me: int, card: int, euro: float, left: int) -> float:
    """Rough worth of special effects."""
    worth = 0.0
    for effect in grid.content.effects[card]:
        if effect.kind == words.GAIN:
            worth += effect.amount * euro
        elif effect.kind == words.GAIN_PER:
            itself = 1 if grid.content.category[card] in effect.categories else 0
            worth += per_card(grid, me, effect, itself) * euro
        elif effect.kind == words.ALL_GAIN:
            worth += effect.amount * euro * 0.3
        elif effect.kind == words.ALL_PAY:
            worth -= effect.amount * euro * 0.3
        elif effect.kind == words.DISCOUNT:
            worth += effect.amount * euro * 0.2 * left
        elif effect.kind == words.SHIELD and left > 0:
            worth += 0.15 * effect.amount
        elif effect.kind in (words.PEEK_EVENT, words.CYCLE, words.BID_BONUS) and left > 0:
            worth += 0.15
    return worth


# --- the other choices -----------------------------------------------------------------


def bid(grid: Grid, me: int, rng: Generator) -> int:
    """A fair share of the rescue, more when others are poor; now and then one hopes to get by with less."""
    most = grid.content.most_bid
    cost = grid.content.rescue_cost
    amount = fair_share(cost - sum(grid.bid_bonus), [min(most, money) for money in grid.money], me)
    if amount > 1 and most_possible(grid) - cost > 1 and rng.chance(SHAVES_BID):
        amount -= 1
    return amount


def least_useful(grid: Grid, me: int) -> int:
    """The place in hand of the card to put under the deck."""
    content = grid.content
    values: list[float] = []
    for card in grid.hands[me]:
        value = content.eco[card] / 2.0 + 0.4 * content.income[card] - 0.15 * content.cost[card]
        value += diversity_gain(grid, me, card) + goal_gain(grid, me, card, content.rounds - grid.round)
        values.append(value)
    return values.index(min(values))


def direction(shift: int) -> int:
    """The coarse word for a shift."""
    if shift > 0:
        return UP
    return DOWN if shift < 0 else NEUTRAL


def hope(condition: Condition, have: int, rounds: int) -> float:
    """A rough chance to reach a condition in the rounds that are left."""
    missing = condition.need - have
    if missing <= 0:
        return 1.0
    pace = 0.65
    if condition.kind == "income":
        pace = 1.3
    elif condition.kind == "eco":
        pace = 1.6
    elif condition.kind not in ("cards", "categories"):
        # Money comes and goes; only the last rounds tell.
        return 0.45 if missing <= 6 else 0.2
    reach = pace * rounds
    if missing >= reach + 1.5:
        return 0.0
    return min(0.95, (reach + 1.5 - missing) / (reach + 1.5))


def fair_share(need: int, purses: list[int], me: int) -> int:
    """What each would pay if the sum were shared as evenly as the purses allow, rounded up."""
    share = 0
    while sum(min(share, purse) for purse in purses) < need and share < 5:
        share += 1
    return min(share, purses[me])
