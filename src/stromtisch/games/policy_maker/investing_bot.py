"""A sensible investor: climbs toward a monopoly, blocks rivals, takes initiatives, keeps few cards (section 4.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from stromtisch.core.decision import Decision
from stromtisch.core.generator import Generator
from stromtisch.games.policy_maker.conditions import missing
from stromtisch.games.policy_maker.content import CATEGORIES, CATEGORY_COUNT, JOKER, KINDS, Content
from stromtisch.games.policy_maker.seen import Seen

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


def decide_as_investor(
    view: Mapping[str, object], legal: Sequence[Decision], rng: Generator, content: Content
) -> Decision:
    """One decision of an investor."""
    seen = Seen(view, content)
    me = seen.investors.index(seen.you)
    hand = seen.counts(cast(dict[str, int], cast(dict[str, object], view["own"])["hand"]))
    phase = view["phase"]
    if phase == "main":
        return _act(seen, me, hand, legal, rng)
    if phase == "claim":
        return next(decision for decision in legal if decision.kind == "claim")
    if phase == "draw":
        return _draw(seen, me, hand, legal)
    return _discard(seen, me, hand, legal, cast(dict[str, object], view["own"]))


# --- the main phase: one action at a time -------------------------------------------------------


def _act(seen: Seen, me: int, hand: list[int], legal: Sequence[Decision], rng: Generator) -> Decision:
    choice = _block(seen, me, hand, legal, True)
    if choice is None:
        choice = _reach_for_monopoly(seen, me, hand, legal)
    if choice is None:
        choice = _block(seen, me, hand, legal, False)
    if choice is None:
        choice = _steps_to_initiative(seen, me, hand, legal)
    if choice is None:
        choice = _climb(seen, me, hand, legal)
    if choice is None:
        choice = _spend_surplus(seen, me, hand, legal, rng)
    return choice if choice is not None else find(legal, "end")


def find(legal: Sequence[Decision], kind: str) -> Decision:
    """The legal decision of a kind; there must be one."""
    for decision in legal:
        if decision.kind == kind:
            return decision
    raise LookupError(f"no {kind} among the legal decisions")


def _cheapest(
    legal: Sequence[Decision], kind: str, category: int, steps: int, victim: int = -1
) -> Decision | None:
    """The action that pays with own cards first, jokers last."""
    best: Decision | None = None
    for decision in legal:
        args = decision.args
        if decision.kind != kind or args["category"] != CATEGORIES[category] or args["steps"] != steps:
            continue
        if victim >= 0 and args["seat"] != victim:
            continue
        if best is None or int(args["jokers"]) < int(best.args["jokers"]):
            best = decision
    return best


def _block(seen: Seen, me: int, hand: list[int], legal: Sequence[Decision], urgent: bool) -> Decision | None:
    """Stop a rival: one who would complete a monopoly now, or cheaply one who has just come to dominate."""
    best: Decision | None = None
    best_price = FAR
    for rival in range(len(seen.investors)):
        if rival == me:
            continue
        for category in range(CATEGORY_COUNT):
            if not seen.dominates(rival, category):
                continue
            completes = seen.holds[rival][category] + 1 >= seen.content.holds_needed
            if completes != urgent:
                continue
            if not urgent and seen.round >= seen.rounds:
                continue
            price, push, climb = cheapest_block(seen, me, rival, category)
            if price > hand[category] + hand[JOKER] or price >= best_price:
                continue
            if not urgent and price > EARLY_BLOCK:
                continue
            if push > 0:
                choice = _cheapest(legal, "manipulate", category, push, seen.investors[rival])
            else:
                choice = _cheapest(legal, "invest", category, climb)
            if choice is not None:
                best = choice
                best_price = price
    return best


def cheapest_block(seen: Seen, me: int, rival: int, category: int) -> tuple[int, int, int]:
    """Cards, steps pushed back and steps climbed that end a rival's dominance most cheaply."""
    content = seen.content
    field = seen.tracks[rival][category]
    mine = seen.tracks[me][category]
    best = (FAR, 0, 0)
    for push in range(field - content.dark_from + 2):
        left = field - push
        climb = 0
        if left >= content.dark_from:
            others = 0
            for other in range(len(seen.investors)):
                if other not in (me, rival):
                    others = max(others, seen.tracks[other][category])
            if left - others >= content.lead:
                climb = max(0, left - content.lead + 1 - mine)
        if mine + climb > content.top:
            continue
        price = push * (seen.cost[category] + 1) + climb * seen.cost[category]
        if price < best[0] and push + climb > 0:
            best = (price, push, climb)
    return best


def needed_field(seen: Seen, me: int, category: int) -> int:
    """The field on which the own piece would dominate."""
    return max(seen.content.dark_from, seen.best_rival(me, category) + seen.content.lead)


def target_of(seen: Seen, me: int, hand: list[int]) -> int:
    """The category with the fewest cards missing to dominance; -1 when none is in reach."""
    best = -1
    best_missing = FAR
    for category in range(CATEGORY_COUNT):
        need = needed_field(seen, me, category)
        if need > seen.content.top:
            continue
        steps = max(0, need - seen.tracks[me][category])
        lacking = steps * seen.cost[category] - hand[category]
        if lacking < best_missing:
            best = category
            best_missing = lacking
    return best


def _reach_for_monopoly(seen: Seen, me: int, hand: list[int], legal: Sequence[Decision]) -> Decision | None:
    """Enter the dark zone when rivals can hardly answer, or when it is now or never; hold what is held."""
    content = seen.content
    last_chance = seen.round == seen.rounds - 1
    for category in range(CATEGORY_COUNT):
        mine = seen.tracks[me][category]
        cards = hand[category] + hand[JOKER]
        reach = min(cards // seen.cost[category], content.top - mine)
        need = needed_field(seen, me, category)
        if reach <= 0 or mine + reach < need:
            continue
        held = seen.holds[me][category]
        if seen.round + content.holds_needed - held - 1 > seen.rounds:
            continue
        if seen.dominates(me, category):
            # Strengthen a lead with own cards of the category only, so that blocking costs more.
            spare = min(hand[category] // seen.cost[category], content.top - mine)
            if spare > 0 and mine < content.top:
                return _cheapest(legal, "invest", category, 1)
            continue
        for field in range(need, mine + reach + 1):
            if last_chance or _hard_to_block(seen, me, category, field):
                return _cheapest(legal, "invest", category, field - mine)
    return None


def _hard_to_block(seen: Seen, me: int, category: int, field: int) -> bool:
    """Whether every rival would need more cards than it is likely to hold."""
    before = seen.tracks[me][category]
    seen.tracks[me][category] = field
    safe = True
    for rival in range(len(seen.investors)):
        if rival != me:
            price, _, _ = cheapest_block(seen, rival, me, category)
            # By their next turn rivals will have drawn two more cards.
            if price <= LIKELY_SHARE[len(seen.investors) - 2] * (seen.sizes[rival] + 2):
                safe = False
    seen.tracks[me][category] = before
    return safe


def _steps_to_initiative(seen: Seen, me: int, hand: list[int], legal: Sequence[Decision]) -> Decision | None:
    """The next step toward an open initiative that can be met this turn at a fair price."""
    best: Decision | None = None
    best_price = INITIATIVE_WORTH + 1
    for initiative in seen.open:
        condition = seen.content.conditions[initiative]
        tracks = seen.flat(me)
        left = hand[:]
        price = 0
        first = -1
        while missing(condition, tracks, 0) > 0 and price <= INITIATIVE_WORTH:
            step = -1
            for category in range(CATEGORY_COUNT):
                lacking = missing(condition, tracks, 0)
                tracks[category] += 1
                helps = missing(condition, tracks, 0) < lacking
                tracks[category] -= 1
                cost = seen.cost[category]
                if not helps or tracks[category] >= seen.content.top or left[category] + left[JOKER] < cost:
                    continue
                if step < 0 or cost - left[category] < seen.cost[step] - left[step]:
                    step = category
            if step < 0:
                break
            cost = seen.cost[step]
            used = max(0, cost - left[step])
            left[step] -= cost - used
            left[JOKER] -= used
            # Jokers are worth more than other cards.
            price += cost + used
            tracks[step] += 1
            if first < 0:
                first = step
        if first >= 0 and missing(condition, tracks, 0) == 0 and price < best_price:
            choice = _cheapest(legal, "invest", first, 1)
            if choice is not None:
                best = choice
                best_price = price
    return best


def _kept_for_blocks(seen: Seen, me: int, category: int) -> int:
    """Cards worth keeping because a rival stands, or may soon stand, in the dark zone of this category."""
    kept = 0
    for rival in range(len(seen.investors)):
        if rival == me:
            continue
        field = seen.tracks[rival][category]
        if field >= seen.content.dark_from - 1 and field - seen.best_rival(rival, category) >= 0:
            kept = max(kept, BLOCK_STEPS[len(seen.investors) - 2] * (seen.cost[category] + 1))
    return kept


def _climb(seen: Seen, me: int, hand: list[int], legal: Sequence[Decision]) -> Decision | None:
    """Climb the chosen track up to the last field that is safe from manipulation."""
    target = target_of(seen, me, hand)
    if target < 0:
        return None
    safe = seen.content.dark_from - 1
    if seen.tracks[me][target] >= safe or hand[target] < seen.cost[target]:
        return None
    return _cheapest(legal, "invest", target, 1)


def _spend_surplus(
    seen: Seen, me: int, hand: list[int], legal: Sequence[Decision], rng: Generator
) -> Decision | None:
    """Spend what the plan does not need, so that the wealth tax and audits find little."""
    target = target_of(seen, me, hand)
    size = sum(hand)
    best = -1
    best_value = -1.0
    for category in range(CATEGORY_COUNT):
        cost = seen.cost[category]
        if category == target and seen.tracks[me][category] >= seen.content.dark_from - 1:
            continue
        if seen.tracks[me][category] >= seen.content.dark_from - 1:
            continue
        if hand[category] < cost + _kept_for_blocks(seen, me, category):
            continue
        if size - cost < RESERVE:
            continue
        value = hand[category] / cost + float(rng.below(10)) / 20.0
        if value > best_value:
            best = category
            best_value = value
    return _cheapest(legal, "invest", best, 1) if best >= 0 else None


# --- drawing and the wealth tax ------------------------------------------------------------------


def _draw(seen: Seen, me: int, hand: list[int], legal: Sequence[Decision]) -> Decision:
    """A face-up joker, a face-up card of the wanted category, otherwise the deck."""
    target = target_of(seen, me, hand)
    best: Decision | None = None
    best_value = 0.0
    for decision in legal:
        source = decision.args["source"]
        value = 1.0
        if source != "deck":
            kind = KINDS.index(str(seen.display[0 if source == "first" else 1]))
            if kind == JOKER:
                value = 3.0
            elif kind == target:
                value = 2.0
            else:
                value = 1.2 if hand[kind] % seen.cost[kind] == seen.cost[kind] - 1 else 0.5
        if value > best_value:
            best = decision
            best_value = value
    return best if best is not None else legal[0]


def _discard(
    seen: Seen, me: int, hand: list[int], legal: Sequence[Decision], own: Mapping[str, object]
) -> Decision:
    """Give away what the plan needs least; jokers last."""
    target = target_of(seen, me, hand)
    chosen = seen.counts(cast(dict[str, int], own["discarding"]))
    best = legal[0]
    best_value = -1.0
    for decision in legal:
        if decision.kind == "seal":
            return decision
        kind = KINDS.index(str(decision.args["card"]))
        left = hand[kind] - chosen[kind]
        value = 0.1 if kind == JOKER else 0.5 + 0.1 * left if kind == target else 1.0 + left
        if value > best_value:
            best = decision
            best_value = value
    return best
