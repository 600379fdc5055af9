"""A sensible household: it hints, plays for its goal and its points, and keeps an eye on the frequency.

It reads nothing but its own view. In turn order each bot first gives a coarse signal (up, neutral, down) of
what it means to do; when all have signalled it commits, and one time in ten it breaks its word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from stromtisch.core.bot import SeeingBot
from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.games.hertzschlag.content import (
    ALL_GAIN,
    ALL_PAY,
    BID_BONUS,
    CATEGORIES,
    CYCLE,
    DISCOUNT,
    GAIN,
    GAIN_PER,
    GOAL_CARDS,
    GOAL_CATEGORIES,
    GOAL_ECO,
    GOAL_INCOME,
    PEEK_EVENT,
    SHIELD,
    Condition,
    Content,
)

# How far a household that signals up is likely to shift: steps 1 to 5 in percent, as the deck has them.
LIKELY: Final = [0, 38, 16, 26, 13, 7]
# Households that have not signalled move like this: from -4 to +4 in percent.
UNKNOWN: Final = [4, 7, 8, 9, 38, 14, 8, 9, 3]
BREAKS_WORD: Final = 10
SHAVES_BID: Final = 33
# What a household fears to lose by a blackout, and by needing the rescue, in points: tuned to play like people.
LOSS: Final = 4.0
RESCUE: Final = 0.8


class SensibleBot(SeeingBot):
    """Plays one step ahead with rough estimates of what the others will do."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.number_of = {name: number for number, name in enumerate(content.names)}
        self.goal_of = {goal.id: goal for goal in content.goals}

    def choose(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        """Signal in turn, then commit; be ready for the rescue, bid a fair share; keep the better cards."""
        phase = view["phase"]
        if phase == "commit":
            return self._choose(view, legal, rng, hurry)
        if phase == "bid":
            return self._bid(view, legal, rng)
        if phase == "cycle":
            return self._return(view, legal)
        return legal[0]

    # --- signalling and committing ----------------------------------------------------

    def _choose(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, hurry: bool
    ) -> Decision | None:
        me = cast(int, view["you"])
        seats = cast(list[dict[str, object]], view["seats"])
        order = cast(list[int], view["order"])
        mine = seats[me]["signal"]
        if mine is None:
            for seat in order[: order.index(me)]:
                if seats[seat]["signal"] is None and not seats[seat]["committed"] and not hurry:
                    return None
            best = self._best(view, legal, rng, "")
            wanted = direction(self._shift(view, best))
            for decision in legal:
                if decision.kind == "signal" and decision.args["signal"] == wanted:
                    return decision
        if not hurry:
            for seat in order:
                if seats[seat]["signal"] is None and not seats[seat]["committed"]:
                    return None
        keeps_word = mine is not None and not rng.chance(BREAKS_WORD)
        return self._best(view, legal, rng, cast(str, mine) if keeps_word else "")

    def _shift(self, view: Mapping[str, object], decision: Decision) -> int:
        """Where a commitment would move the marker from where it stands now."""
        if decision.kind != "play":
            return 0
        card = self.number_of[cast(str, decision.args["card"])]
        return self._shift_from(card, cast(int, view["position"]))

    def _shift_from(self, card: int, position: int) -> int:
        steps = self.content.to50[card]
        if steps == 0:
            return self.content.shift[card]
        length = min(steps, abs(position))
        return -length if position > 0 else length

    def _best(
        self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, promised: str
    ) -> Decision:
        """The most valuable commitment, among those that keep the promise if there is one."""
        me = cast(int, view["you"])
        order = cast(list[int], view["order"])
        place = order.index(me)
        before = self._spread(view, order[:place])
        after = self._spread(view, order[place + 1 :])
        best: Decision | None = None
        best_value = 0.0
        best_kept = False
        for decision in legal:
            if decision.kind != "play" and decision.kind != "income":
                continue
            kept = promised == "" or direction(self._shift(view, decision)) == promised
            value = self._value(view, decision, before, after) + float(rng.below(100)) / 500.0
            if best is None or (kept and not best_kept) or (kept == best_kept and value > best_value):
                best = decision
                best_value = value
                best_kept = kept
        assert best is not None
        return best

    def _spread(self, view: Mapping[str, object], others: list[int]) -> list[float]:
        """How likely each total shift of these households is; index 25 stands for no shift."""
        seats = cast(list[dict[str, object]], view["seats"])
        spread = [0.0] * 51
        spread[25] = 1.0
        for seat in others:
            signal = seats[seat]["signal"]
            steps = [0.0] * 11
            if signal == "up":
                for length in range(1, 6):
                    steps[5 + length] = LIKELY[length] * 0.0093
                steps[5] = 0.07
            elif signal == "down":
                for length in range(1, 6):
                    steps[5 - length] = LIKELY[length] * 0.0093
                steps[5] = 0.07
            elif signal == "neutral":
                steps[4], steps[5], steps[6] = 0.04, 0.92, 0.04
            else:
                for index in range(9):
                    steps[index + 1] = UNKNOWN[index] * 0.01
            mixed = [0.0] * 51
            for index in range(51):
                if spread[index] > 0.0:
                    for step in range(11):
                        if steps[step] > 0.0:
                            target = min(max(index + step - 5, 0), 50)
                            mixed[target] += spread[index] * steps[step]
            spread = mixed
        return spread

    # --- values -------------------------------------------------------------------------

    def _value(
        self, view: Mapping[str, object], decision: Decision, before: list[float], after: list[float]
    ) -> float:
        """Points this commitment is worth, the danger to the grid taken off."""
        content = self.content
        me = cast(int, view["you"])
        household = cast(list[dict[str, object]], view["seats"])[me]
        left = cast(int, view["rounds"]) - cast(int, view["round"])
        euro = 0.08 + 0.025 * left
        position = cast(int, view["position"])
        if decision.kind == "income":
            earned = content.base_income + cast(int, household["income"])
            room = (content.purse if cast(int, household["money"]) <= content.purse else 30) - cast(
                int, household["money"]
            )
            worth = min(earned, max(room, 0)) * euro - 0.1
            return worth - self._danger(view, position, 0, before, after)
        card = self.number_of[cast(str, decision.args["card"])]
        cost = cast(dict[str, int], cast(dict[str, object], view["own"])["costs"])[content.names[card]]
        worth = content.eco[card] / 2.0 - cost * euro
        worth += content.income[card] * (0.25 + 0.05 * left)
        worth += self._diversity_gain(household, card)
        worth += self._goal_gain(view, household, card, left)
        worth += self._effect_gain(view, card, euro, left)
        expected = 0.0
        for index in range(51):
            if before[index] > 0.0:
                expected += before[index] * (index - 25)
        start = position + int(expected + (0.5 if expected > 0 else -0.5))
        start = max(-content.track, min(content.track, start))
        shift = self._shift_from(card, start)
        worth += self._threshold_money(start, shift, content.free[card]) * euro
        return worth - self._danger(view, position, card + 1, before, after)

    def _danger(
        self, view: Mapping[str, object], position: int, card: int, before: list[float], after: list[float]
    ) -> float:
        """The expected loss from ending the round outside the green zone; ``card`` 0 means no card."""
        green = cast(int, cast(dict[str, object], view["scale"])["green"])
        plants = cast(dict[str, bool], view["plants"])
        low = 0.0
        high = 0.0
        for index in range(51):
            if before[index] < 0.003:
                continue
            here = position + index - 25
            shift = self._shift_from(card - 1, here) if card > 0 else 0
            for step in range(51):
                chance = before[index] * after[step]
                if chance > 0.0:
                    there = here + shift + step - 25
                    if there < -green:
                        low += chance
                    elif there > green:
                        high += chance
        danger = low * (RESCUE if plants["pumped_storage"] else LOSS)
        danger += high * (RESCUE if plants["gas"] else LOSS)
        if self._rescue_is_poor(view):
            danger = (low + high) * LOSS
        return danger

    def _rescue_is_poor(self, view: Mapping[str, object]) -> bool:
        seats = cast(list[dict[str, object]], view["seats"])
        total = 0
        for seat in seats:
            total += min(self.content.most_bid, cast(int, seat["money"]))
        return total < self.content.rescue_cost

    def _threshold_money(self, start: int, shift: int, free: bool) -> int:
        content = self.content
        money = 0
        here = start
        step = 1 if shift > 0 else -1
        for _ in range(abs(shift)):
            there = here + step
            if abs(there) > content.track:
                break
            if content.threshold_at[min(abs(here), abs(there))]:
                if abs(there) < abs(here):
                    money += content.fee
                elif not free:
                    money -= content.fee
            here = there
        return money

    def _diversity_gain(self, household: dict[str, object], card: int) -> float:
        categories = cast(list[str], household["categories"])
        if CATEGORIES[self.content.category[card]] in categories:
            return 0.0
        return 0.5 if len(categories) < 2 else 0.85

    def _goal_gain(
        self, view: Mapping[str, object], household: dict[str, object], card: int, left: int
    ) -> float:
        """How much closer the card brings the better alternative of the own goal."""
        own = cast(dict[str, object], view["own"])
        goal = self.goal_of[cast(str, own["goal"])]
        progress = cast(dict[str, dict[str, int]], own["goal_progress"])
        categories = cast(list[str], household["categories"])
        hope_before = 0.0
        hope_after = 0.0
        for side in ("a", "b"):
            condition = goal.a if side == "a" else goal.b
            have = progress[side]["have"]
            hope_before = max(hope_before, condition.points * hope(condition, have, left + 1))
            have += self._advance(condition, card, categories)
            hope_after = max(hope_after, condition.points * hope(condition, have, left))
        return hope_after - hope_before

    def _advance(self, condition: Condition, card: int, categories: list[str]) -> int:
        content = self.content
        if condition.kind == GOAL_CARDS:
            return 1 if content.category[card] in condition.categories else 0
        if condition.kind == GOAL_CATEGORIES:
            return 0 if CATEGORIES[content.category[card]] in categories else 1
        if condition.kind == GOAL_INCOME:
            return content.income[card]
        if condition.kind == GOAL_ECO:
            return content.eco[card]
        return 0

    def _effect_gain(self, view: Mapping[str, object], card: int, euro: float, left: int) -> float:
        """Rough worth of special effects."""
        seats = cast(list[dict[str, object]], view["seats"])
        me = cast(int, view["you"])
        worth = 0.0
        for effect in self.content.effects[card]:
            if effect.kind == GAIN:
                worth += effect.amount * euro
            elif effect.kind == GAIN_PER:
                wanted = [CATEGORIES[category] for category in effect.categories]
                cards = 1 if CATEGORIES[self.content.category[card]] in wanted else 0
                for seat in [seats[me]] if effect.own else seats:
                    for name in cast(list[str], seat["display"]):
                        if CATEGORIES[self.content.category[self.number_of[name]]] in wanted:
                            cards += 1
                worth += min(cards * effect.amount, effect.most) * euro
            elif effect.kind == ALL_GAIN:
                worth += effect.amount * euro * 0.3
            elif effect.kind == ALL_PAY:
                worth -= effect.amount * euro * 0.3
            elif effect.kind == DISCOUNT:
                worth += effect.amount * euro * 0.2 * left
            elif effect.kind == SHIELD and left > 0:
                worth += 0.15 * effect.amount
            elif effect.kind in (PEEK_EVENT, CYCLE, BID_BONUS) and left > 0:
                worth += 0.15
        return worth

    # --- the other choices -----------------------------------------------------------------

    def _bid(self, view: Mapping[str, object], legal: Sequence[Decision], rng: Generator) -> Decision:
        """A fair share of the rescue, more when others are poor; now and then one hopes to get by with less."""
        me = cast(int, view["you"])
        seats = cast(list[dict[str, object]], view["seats"])
        rescue = cast(dict[str, object], view["rescue"])
        most = cast(int, rescue["most_bid"])
        bonus = 0
        for seat in seats:
            bonus += cast(int, seat["bid_bonus"])
        need = cast(int, rescue["cost"]) - bonus
        amount = fair_share(need, [min(most, cast(int, seat["money"])) for seat in seats], me)
        slack = cast(int, rescue["most_possible"]) - cast(int, rescue["cost"])
        if amount > 1 and slack > 1 and rng.chance(SHAVES_BID):
            amount -= 1
        own_money = cast(int, seats[me]["money"])
        amount = max(0, min(amount, own_money, most))
        for decision in legal:
            if decision.kind == "bid" and decision.args["amount"] == amount:
                return decision
        return legal[0]

    def _return(self, view: Mapping[str, object], legal: Sequence[Decision]) -> Decision:
        """Put the least useful card under the deck."""
        me = cast(int, view["you"])
        household = cast(list[dict[str, object]], view["seats"])[me]
        left = cast(int, view["rounds"]) - cast(int, view["round"])
        worst = legal[0]
        worst_value = 1000.0
        for decision in legal:
            card = self.number_of[cast(str, decision.args["card"])]
            value = (
                self.content.eco[card] / 2.0
                + 0.4 * self.content.income[card]
                - 0.15 * self.content.cost[card]
            )
            value += self._diversity_gain(household, card) + self._goal_gain(view, household, card, left)
            if value < worst_value:
                worst = decision
                worst_value = value
        return worst


def direction(shift: int) -> str:
    """The coarse word for a shift."""
    if shift > 0:
        return "up"
    return "down" if shift < 0 else "neutral"


def hope(condition: Condition, have: int, rounds: int) -> float:
    """A rough chance to reach a condition in the rounds that are left."""
    missing = condition.need - have
    if missing <= 0:
        return 1.0
    pace = 0.65
    if condition.kind == GOAL_INCOME:
        pace = 1.3
    elif condition.kind == GOAL_ECO:
        pace = 1.6
    elif condition.kind not in (GOAL_CARDS, GOAL_CATEGORIES):
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
