"""A sensible investor: climbs toward a monopoly, blocks rivals, takes initiatives, keeps few cards (section 4.5)."""

from __future__ import annotations

from typing import Final

from stromtisch.core.fields import replaced
from stromtisch.core.generator import Generator
from stromtisch.core.kinds import NOTHING
from stromtisch.games.policy_maker.cards import draw_closed
from stromtisch.games.policy_maker.conditions import missing
from stromtisch.games.policy_maker.content import Condition
from stromtisch.games.policy_maker.investing import Action
from stromtisch.games.policy_maker.state import CLAIMING, DRAWING, MAIN, Chamber
from stromtisch.games.policy_maker.table import PolicyMakerKinds
from stromtisch.games.policy_maker.words import CATEGORY_COUNT, JOKER, KIND_COUNT

# Which share of a rival's hand may fit one category, jokers included: a guess that is the more cautious the
# fewer rivals there are to block somebody else first (for 2, 3 and 4 investors).
LIKELY_SHARE: Final = [0.3, 0.45, 0.3]
# A block one round early may cost so many cards.
EARLY_BLOCK: Final = 8
# Cards for so many steps back are kept against a rival close to the dark zone (for 2, 3 and 4 investors);
# with three rivals somebody else will see to it.
BLOCK_STEPS: Final = [2, 2, 0]
# Cards kept in hand when the surplus is spent.
RESERVE: Final = 4
# An initiative is worth at most so many cards.
INITIATIVE_WORTH: Final = 7
FAR: Final = 1000


class Investor:
    """An investor about to decide. Of its rivals it knows the pieces and the number of cards."""

    def __init__(self, chamber: Chamber, kinds: PolicyMakerKinds, me: int, rng: Generator) -> None:
        self.chamber = chamber
        self.kinds = kinds
        self.content = chamber.content
        self.me = me
        self.rng = rng
        self.hand = chamber.hand_of(me)
        self.cost = chamber.cost
        self.rivals = [seat for seat in chamber.investors if seat != me]
        self.rounds = len(chamber.charter.timeline) - 1

    def decide(self) -> int:
        """One decision, by its code."""
        phase = self.chamber.phase
        if phase == MAIN:
            return self._act()
        if phase == CLAIMING:
            return self.kinds.claim.first + self.kinds.claim.autopilot(self.chamber, self.me)
        return self._draw() if phase == DRAWING else self._discard()

    def field(self, seat: int, category: int) -> int:
        """Where an investor's piece stands."""
        return self.chamber.tracks[seat * CATEGORY_COUNT + category]

    # --- the main phase: one action at a time -------------------------------------------

    def _act(self) -> int:
        code = self._block(True)
        if code == NOTHING:
            code = self._reach_for_monopoly()
        if code == NOTHING:
            code = self._block(False)
        if code == NOTHING:
            code = self._steps_to_initiative()
        if code == NOTHING:
            code = self._climb()
        if code == NOTHING:
            code = self._spend_surplus()
        return code if code != NOTHING else self.kinds.end.first

    def _cheapest(self, action: Action, owner: int, category: int, steps: int) -> int:
        """The action that pays with own cards first, jokers last."""
        for jokers in range(self.hand[JOKER] + 1):
            at = action.at(owner * CATEGORY_COUNT + category, steps, jokers)
            if action.closed(self.chamber, self.me, at) is None:
                return action.first + at
        return NOTHING

    def _invest(self, category: int, steps: int) -> int:
        return self._cheapest(self.kinds.invest, self.me, category, steps)

    def _block(self, urgent: bool) -> int:
        """Stop a rival: one who would complete a monopoly now, or cheaply one who has just come to dominate."""
        best = NOTHING
        best_price = FAR if urgent else EARLY_BLOCK + 1
        if not urgent and self.chamber.round >= self.rounds:
            return best
        for rival in self.rivals:
            for category in range(CATEGORY_COUNT):
                held = self.chamber.holds[rival * CATEGORY_COUNT + category]
                completes = held + 1 >= self.content.holds_needed
                if completes != urgent or not self.chamber.dominates(rival, category):
                    continue
                price, push, climb = self.cheapest_block(self.me, rival, category)
                if price >= best_price or price > self.hand[category] + self.hand[JOKER]:
                    continue
                if push > 0:
                    code = self._cheapest(self.kinds.manipulate, rival, category, push)
                else:
                    code = self._invest(category, climb)
                if code != NOTHING:
                    best = code
                    best_price = price
        return best

    def cheapest_block(self, by: int, rival: int, category: int) -> tuple[int, int, int]:
        """Cards, steps pushed back and steps climbed with which somebody ends a rival's dominance most cheaply."""
        content = self.content
        field = self.field(rival, category)
        mine = self.field(by, category)
        others = 0
        for other in self.chamber.investors:
            if other != by and other != rival:
                others = max(others, self.field(other, category))
        best = (FAR, 0, 0)
        for push in range(field - content.dark_from + 2):
            left = field - push
            climb = 0
            if left >= content.dark_from and left - others >= content.lead:
                climb = max(0, left - content.lead + 1 - mine)
            if mine + climb > content.top:
                continue
            price = push * (self.cost[category] + 1) + climb * self.cost[category]
            if price < best[0] and push + climb > 0:
                best = (price, push, climb)
        return best

    def needed_field(self, category: int) -> int:
        """The field on which the own piece would dominate."""
        return max(self.content.dark_from, self.chamber.best_rival(self.me, category) + self.content.lead)

    def target(self) -> int:
        """The category with the fewest cards missing to dominance; -1 when none is in reach."""
        missing_cards: list[int] = []
        for category in range(CATEGORY_COUNT):
            need = self.needed_field(category)
            steps = max(0, need - self.field(self.me, category))
            within = need <= self.content.top
            missing_cards.append(steps * self.cost[category] - self.hand[category] if within else FAR)
        fewest = min(missing_cards)
        return missing_cards.index(fewest) if fewest < FAR else -1

    def _reach_for_monopoly(self) -> int:
        """Enter the dark zone when rivals can hardly answer, or when it is now or never; hold what is held."""
        content = self.content
        last_chance = self.chamber.round == self.rounds - 1
        for category in range(CATEGORY_COUNT):
            mine = self.field(self.me, category)
            cards = self.hand[category] + self.hand[JOKER]
            reach = min(cards // self.cost[category], content.top - mine)
            need = self.needed_field(category)
            held = self.chamber.holds[self.me * CATEGORY_COUNT + category]
            complete_in = self.chamber.round + content.holds_needed - held - 1
            if reach <= 0 or mine + reach < need or complete_in > self.rounds:
                continue
            if self.chamber.dominates(self.me, category):
                # Strengthen a lead with own cards of the category only, so that blocking costs more.
                spare = min(self.hand[category] // self.cost[category], content.top - mine)
                if spare > 0 and mine < content.top:
                    return self._invest(category, 1)
                continue
            for field in range(need, mine + reach + 1):
                if last_chance or self._hard_to_block(category, field):
                    return self._invest(category, field - mine)
        return NOTHING

    def _hard_to_block(self, category: int, field: int) -> bool:
        """Whether every rival would need more cards than it is likely to hold."""
        piece = self.me * CATEGORY_COUNT + category
        before = self.chamber.tracks[piece]
        self.chamber.tracks[piece] = field
        prices = [self.cheapest_block(rival, self.me, category)[0] for rival in self.rivals]
        self.chamber.tracks[piece] = before
        share = LIKELY_SHARE[len(self.rivals) - 1]
        # By their next turn rivals will have drawn two more cards.
        hands = [share * (self.chamber.hand_size(rival) + 2) for rival in self.rivals]
        return all(price > hand for price, hand in zip(prices, hands, strict=True))

    def _steps_to_initiative(self) -> int:
        """The next step toward an open initiative that can be met this turn at a fair price."""
        best = NOTHING
        best_price = INITIATIVE_WORTH + 1
        for initiative in self.kinds.claim.looked_for(self.chamber, self.me):
            condition = self.content.conditions[initiative]
            tracks = self.chamber.tracks_of(self.me)
            left = self.hand[:]
            price = 0
            steps: list[int] = []
            while missing(condition, tracks) > 0 and price <= INITIATIVE_WORTH:
                step = self._step_toward(condition, tracks, left)
                if step < 0:
                    break
                jokers = max(0, self.cost[step] - left[step])
                left[step] -= self.cost[step] - jokers
                left[JOKER] -= jokers
                # Jokers are worth more than other cards.
                price += self.cost[step] + jokers
                tracks[step] += 1
                steps.append(step)
            if steps and missing(condition, tracks) == 0 and price < best_price:
                code = self._invest(steps[0], 1)
                if code != NOTHING:
                    best = code
                    best_price = price
        return best

    def _step_toward(self, condition: Condition, tracks: list[int], left: list[int]) -> int:
        """The category in which a step helps and takes the fewest jokers; -1 when no such step can be paid."""
        best = -1
        lacking = missing(condition, tracks)
        for category in range(CATEGORY_COUNT):
            beyond = self.cost[category] - left[category]
            if beyond > left[JOKER] or tracks[category] >= self.content.top:
                continue
            if best >= 0 and beyond >= self.cost[best] - left[best]:
                continue
            if missing(condition, replaced(tracks, category, tracks[category] + 1)) < lacking:
                best = category
        return best

    def _kept_for_blocks(self, category: int) -> int:
        """Cards worth keeping because a rival stands, or may soon stand, in the dark zone of this category."""
        for rival in self.rivals:
            field = self.field(rival, category)
            if field >= self.content.dark_from - 1 and field >= self.chamber.best_rival(rival, category):
                return BLOCK_STEPS[len(self.rivals) - 1] * (self.cost[category] + 1)
        return 0

    def _climb(self) -> int:
        """Climb the chosen track up to the last field that is safe from manipulation."""
        target = self.target()
        if target < 0 or self._in_danger(target) or self.hand[target] < self.cost[target]:
            return NOTHING
        return self._invest(target, 1)

    def _in_danger(self, category: int) -> bool:
        """Whether one more step would lead the own piece to where it can be pushed."""
        return self.field(self.me, category) >= self.content.dark_from - 1

    def _spend_surplus(self) -> int:
        """Spend what the plan does not need, so that the wealth tax and audits find little."""
        values = [0.0] * CATEGORY_COUNT
        for category in range(CATEGORY_COUNT):
            cost = self.cost[category]
            spare = self.hand[category] - cost >= self._kept_for_blocks(category)
            if spare and sum(self.hand) - cost >= RESERVE and not self._in_danger(category):
                values[category] = self.hand[category] / cost + float(self.rng.below(10)) / 20.0
        return self._invest(values.index(max(values)), 1) if max(values) > 0.0 else NOTHING

    # --- drawing and the wealth tax -------------------------------------------------------

    def _draw(self) -> int:
        """A face-up joker, a face-up card of the wanted category, otherwise the deck."""
        target = self.target()
        values = [0.0] * self.kinds.draw.count
        for source in range(self.kinds.draw.count):
            if draw_closed(self.chamber, source) is None:
                values[source] = (
                    1.0 if source == 0 else self._card_value(self.chamber.display[source - 1], target)
                )
        return self.kinds.draw.first + values.index(max(values))

    def _card_value(self, kind: int, target: int) -> float:
        """How welcome a face-up card is; a card from the deck counts 1."""
        if kind == JOKER:
            return 3.0
        if kind == target:
            return 2.0
        return 1.2 if self.hand[kind] % self.cost[kind] == self.cost[kind] - 1 else 0.5

    def _discard(self) -> int:
        """Give away what the plan needs least; jokers last."""
        if self.chamber.discards_due() == 0:
            return self.kinds.seal.first
        target = self.target()
        values = [-1.0] * KIND_COUNT
        for kind in range(KIND_COUNT):
            left = self.hand[kind] - self.chamber.discarding[kind]
            if left > 0:
                values[kind] = 0.1 if kind == JOKER else 0.5 + 0.1 * left if kind == target else 1.0 + left
        return self.kinds.discard.first + values.index(max(values))
