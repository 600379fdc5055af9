"""The table of decisions of The Policy Maker and the one predicate that says which of them are closed."""

from __future__ import annotations

from typing import Final

from stromtisch.core.decision import Decision, DecisionTable
from stromtisch.core.reason import Reason
from stromtisch.games.policy_maker.cards import deck_can_give
from stromtisch.games.policy_maker.conditions import initiative_missing
from stromtisch.games.policy_maker.content import (
    CATEGORIES,
    CATEGORY_COUNT,
    JOKER,
    KIND_COUNT,
    KINDS,
    MOST_JOKERS,
    Content,
)
from stromtisch.games.policy_maker.state import (
    AUDITING,
    CLAIMING,
    DRAWING,
    GRANTING,
    MAIN,
    NONE,
    OVER,
    PHASES,
    PICKING,
    TAXING,
    WEALTH_TAX,
    Chamber,
)

MOST_SEATS: Final = 5
MOST_STEPS: Final = 10
# Every action comes in variants by how many jokers pay for it.
VARIANTS: Final = MOST_JOKERS + 1
PER_CATEGORY: Final = MOST_STEPS * VARIANTS
SOURCES: Final = ["deck", "first", "second"]

# Where each kind of decision begins in the table.
AUDIT_AT: Final = 0
TAX_AT: Final = AUDIT_AT + MOST_SEATS
DONE_AT: Final = TAX_AT + 2 * CATEGORY_COUNT
GIVE_AT: Final = DONE_AT + 1
SEAL_AT: Final = GIVE_AT + KIND_COUNT * MOST_SEATS
INVEST_AT: Final = SEAL_AT + 1
MANIPULATE_AT: Final = INVEST_AT + CATEGORY_COUNT * PER_CATEGORY
END_AT: Final = MANIPULATE_AT + MOST_SEATS * CATEGORY_COUNT * PER_CATEGORY
DECLINE_AT: Final = END_AT + 1
DRAW_AT: Final = DECLINE_AT + 1
DISCARD_AT: Final = DRAW_AT + 3
CLAIM_AT: Final = DISCARD_AT + KIND_COUNT

OPEN: Final = 0
GAME_OVER: Final = 1
WRONG_PHASE: Final = 2
NOT_YOURS: Final = 3
NO_SEAT: Final = 4
ONE_CHANGE_EACH: Final = 5
NO_MORE_CHANGES: Final = 6
COST_LIMIT: Final = 7
TOTAL_LIMIT: Final = 8
NOT_IN_POOL: Final = 9
NOT_ALL_GIVEN: Final = 10
CANNOT_PAY: Final = 11
BEYOND_TOP: Final = 12
NOT_DARK: Final = 13
OWN_PIECE: Final = 14
BELOW_ZERO: Final = 15
NOT_MET: Final = 16
NOT_OPEN: Final = 17
JOKER_LATE: Final = 18
DECK_EMPTY: Final = 19
NO_CARD: Final = 20
NOT_ALL_CHOSEN: Final = 21
ONE_ACTION: Final = 22
REASONS: Final = [
    "", "game-over", "wrong-phase", "not-your-decision", "no-seat", "one-change-each", "no-more-changes",
    "cost-limit", "total-limit", "not-in-pool", "not-all-given", "cannot-pay", "beyond-top", "not-dark", "own-piece",
    "below-zero", "condition-not-met", "not-open", "joker-late", "deck-empty", "no-such-card", "not-all-chosen",
    "one-action",
]  # fmt: skip


def build_table(content: Content) -> DecisionTable:
    """Every decision there can be."""
    table = DecisionTable()
    for seat in range(MOST_SEATS):
        table.add("audit", {"seat": seat})
    for category in CATEGORIES:
        for step in (1, -1):
            table.add("tax", {"category": category, "step": step})
    table.add("done", {})
    for kind in KINDS:
        for seat in range(MOST_SEATS):
            table.add("give", {"card": kind, "seat": seat})
    table.add("seal", {})
    for category in CATEGORIES:
        for steps in range(1, MOST_STEPS + 1):
            for jokers in range(VARIANTS):
                table.add("invest", {"category": category, "steps": steps, "jokers": jokers})
    for seat in range(MOST_SEATS):
        for category in CATEGORIES:
            for steps in range(1, MOST_STEPS + 1):
                for jokers in range(VARIANTS):
                    args: dict[str, str | int] = {"seat": seat, "category": category, "steps": steps}
                    table.add("manipulate", {**args, "jokers": jokers})
    table.add("end", {})
    table.add("decline", {})
    for source in SOURCES:
        table.add("draw", {"source": source})
    for kind in KINDS:
        table.add("discard", {"card": kind})
    for verb in ("claim", "pick"):
        for initiative in content.initiative_ids:
            table.add(verb, {"initiative": initiative})
    return table


def phase_of(code: int, initiatives: int) -> int:
    """The phase a decision belongs to; seals belong to two."""
    if code < TAX_AT:
        return AUDITING
    if code < GIVE_AT:
        return TAXING
    if code < INVEST_AT:
        return GRANTING
    if code <= END_AT:
        return MAIN
    if code == DECLINE_AT:
        return CLAIMING
    if code < DISCARD_AT:
        return DRAWING
    if code < CLAIM_AT:
        return WEALTH_TAX
    return CLAIMING if code < CLAIM_AT + initiatives else PICKING


def closed_because(chamber: Chamber, seat: int, code: int) -> int:
    """OPEN, or the number of the reason why a decision is closed to a seat now."""
    phase = chamber.phase
    if phase == OVER or chamber.aborted != "":
        return GAME_OVER
    if code == SEAL_AT:
        if phase != GRANTING and phase != WEALTH_TAX:
            return WRONG_PHASE
    elif phase != phase_of(code, len(chamber.content.initiative_ids)):
        return WRONG_PHASE
    if seat != chamber.acting:
        return NOT_YOURS
    if phase == MAIN:
        return _main_closed(chamber, seat, code)
    if phase == DRAWING:
        return _draw_closed(chamber, code - DRAW_AT)
    if phase == CLAIMING:
        return _claim_closed(chamber, seat, code)
    if phase == PICKING:
        chosen = code - CLAIM_AT - len(chamber.content.initiative_ids)
        return OPEN if chosen in chamber.options_to_pick else NOT_OPEN
    if phase == GRANTING:
        return _grant_closed(chamber, code)
    if phase == TAXING:
        return _tax_closed(chamber, code)
    if phase == WEALTH_TAX:
        return _wealth_tax_closed(chamber, seat, code)
    # PM-14, PM-15: any investor may be audited.
    return OPEN if code - AUDIT_AT in chamber.investors else NO_SEAT


def _tax_closed(chamber: Chamber, code: int) -> int:
    """PM-17 to PM-20: at most two categories, each once by one, costs 1 to 5, together at most 12 in the end."""
    content = chamber.content
    total = chamber.cost[0] + chamber.cost[1] + chamber.cost[2] + chamber.cost[3]
    if code == DONE_AT:
        return OPEN if total <= content.most_total_cost else TOTAL_LIMIT
    category = (code - TAX_AT) // 2
    step = 1 if (code - TAX_AT) % 2 == 0 else -1
    changes = 0
    for changed in chamber.tax_steps:
        if changed != 0:
            changes += 1
    if chamber.tax_steps[category] != 0:
        return ONE_CHANGE_EACH
    if changes >= content.tax_changes:
        return NO_MORE_CHANGES
    cost = chamber.cost[category] + step
    if cost < content.least_cost or cost > content.most_cost:
        return COST_LIMIT
    if total + step > content.most_total_cost:
        # Only the final state counts: one too many is fine while another change can still make up for it.
        if total + step > content.most_total_cost + 1 or changes + 1 >= content.tax_changes:
            return TOTAL_LIMIT
        for other in range(CATEGORY_COUNT):
            if (
                other != category
                and chamber.tax_steps[other] == 0
                and chamber.cost[other] > content.least_cost
            ):
                return OPEN
        return TOTAL_LIMIT
    return OPEN


def _grant_closed(chamber: Chamber, code: int) -> int:
    """PM-24: every card goes to exactly one investor; sealed when all are given."""
    if code == SEAL_AT:
        return OPEN if not chamber.pool else NOT_ALL_GIVEN
    kind = (code - GIVE_AT) // MOST_SEATS
    target = (code - GIVE_AT) % MOST_SEATS
    if target not in chamber.investors:
        return NO_SEAT
    return OPEN if kind in chamber.pool else NOT_IN_POOL


def _main_closed(chamber: Chamber, seat: int, code: int) -> int:
    """PM-33 to PM-38 for investing, PM-41 to PM-46 for market manipulation."""
    if code == END_AT:
        return OPEN
    content = chamber.content
    if chamber.charter.one_action and chamber.actions_made > 0:
        return ONE_ACTION
    jokers = code - INVEST_AT if code < MANIPULATE_AT else code - MANIPULATE_AT
    steps = jokers // VARIANTS % MOST_STEPS + 1
    place = jokers // PER_CATEGORY
    jokers %= VARIANTS
    category = place % CATEGORY_COUNT
    if code < MANIPULATE_AT:
        if chamber.tracks[seat * CATEGORY_COUNT + category] + steps > content.top:
            return BEYOND_TOP
        return _payment_closed(chamber, seat, category, steps * chamber.cost[category], jokers)
    victim = place // CATEGORY_COUNT
    if victim == seat:
        return OWN_PIECE
    if victim not in chamber.investors:
        return NO_SEAT
    field = chamber.tracks[victim * CATEGORY_COUNT + category]
    if field < content.dark_from:
        return NOT_DARK
    if steps > field:
        return BELOW_ZERO
    return _payment_closed(chamber, seat, category, steps * (chamber.cost[category] + 1), jokers)


def _payment_closed(chamber: Chamber, seat: int, category: int, price: int, jokers: int) -> int:
    """PM-33, PM-35, PM-38: exactly the price, in cards of the category and the jokers named."""
    first = seat * KIND_COUNT
    if jokers > price or jokers > chamber.hands[first + JOKER]:
        return NO_CARD
    return OPEN if chamber.hands[first + category] >= price - jokers else CANNOT_PAY


def _claim_closed(chamber: Chamber, seat: int, code: int) -> int:
    """PM-48: an open initiative whose condition the own tracks meet."""
    if code == DECLINE_AT:
        return OPEN
    initiative = code - CLAIM_AT
    if initiative not in chamber.open_initiatives:
        return NOT_OPEN
    return OPEN if initiative_missing(chamber, seat, initiative) == 0 else NOT_MET


def _draw_closed(chamber: Chamber, source: int) -> int:
    """PM-58 to PM-63: deck or display; a face-up joker only as the first card drawn this turn."""
    if source == 0:
        return OPEN if deck_can_give(chamber) else DECK_EMPTY
    kind = chamber.display[source - 1]
    if kind == NONE:
        return NO_CARD
    return JOKER_LATE if kind == JOKER and chamber.drawn > 0 else OPEN


def _wealth_tax_closed(chamber: Chamber, seat: int, code: int) -> int:
    """PM-65: ten cards of one's own choice, one by one, then sealed."""
    chosen = sum(chamber.discarding)
    if code == SEAL_AT:
        return OPEN if chosen == chamber.content.wealth_tax_discard else NOT_ALL_CHOSEN
    if chosen == chamber.content.wealth_tax_discard:
        return NO_MORE_CHANGES
    kind = code - DISCARD_AT
    return OPEN if chamber.hands[seat * KIND_COUNT + kind] > chamber.discarding[kind] else NO_CARD


def any_draw_open(chamber: Chamber) -> bool:
    """PM-91: whether the acting investor can draw at all."""
    for source in range(len(SOURCES)):
        if _draw_closed(chamber, source) == OPEN:
            return True
    return False


def candidates(chamber: Chamber, seat: int) -> list[int]:
    """The decisions worth asking the predicate about in this phase."""
    phase = chamber.phase
    if phase == MAIN:
        return _main_candidates(chamber, seat)
    if phase == DRAWING:
        return [DRAW_AT, DRAW_AT + 1, DRAW_AT + 2]
    if phase == CLAIMING:
        return [
            DECLINE_AT,
            *[CLAIM_AT + initiative for initiative in chamber.open_initiatives if initiative >= 0],
        ]
    if phase == PICKING:
        first = CLAIM_AT + len(chamber.content.initiative_ids)
        return [first + initiative for initiative in chamber.options_to_pick]
    if phase == GRANTING:
        codes = [SEAL_AT]
        for kind in range(KIND_COUNT):
            if kind in chamber.pool:
                codes += [GIVE_AT + kind * MOST_SEATS + target for target in chamber.investors]
        return codes
    if phase == TAXING:
        return [DONE_AT, *range(TAX_AT, DONE_AT)]
    if phase == WEALTH_TAX:
        return [SEAL_AT, *range(DISCARD_AT, CLAIM_AT)]
    return [AUDIT_AT + target for target in chamber.investors]


def _main_candidates(chamber: Chamber, seat: int) -> list[int]:
    codes = [END_AT]
    jokers = chamber.hands[seat * KIND_COUNT + JOKER]
    for category in range(CATEGORY_COUNT):
        cards = chamber.hands[seat * KIND_COUNT + category]
        cost = chamber.cost[category]
        if cards + jokers >= cost:
            _variants(codes, INVEST_AT + category * PER_CATEGORY, cost, cards, jokers)
        if cards + jokers > cost:
            for victim in chamber.investors:
                place = victim * CATEGORY_COUNT + category
                if chamber.tracks[place] >= chamber.content.dark_from and victim != seat:
                    _variants(codes, MANIPULATE_AT + place * PER_CATEGORY, cost + 1, cards, jokers)
    return codes


def _variants(codes: list[int], first: int, cost: int, cards: int, jokers: int) -> None:
    """All numbers of steps that can be paid, with all ways to pay them."""
    for steps in range(1, min((cards + jokers) // cost, MOST_STEPS) + 1):
        price = steps * cost
        for used in range(max(0, price - cards), min(price, jokers) + 1):
            codes.append(first + (steps - 1) * VARIANTS + used)


def open_codes(chamber: Chamber, seat: int) -> list[int]:
    """The codes of all decisions open to a seat."""
    if seat != chamber.acting or chamber.phase == OVER or chamber.aborted != "":
        return []
    return [code for code in candidates(chamber, seat) if closed_because(chamber, seat, code) == OPEN]


def reason_for(chamber: Chamber, seat: int, decision: Decision) -> Reason | None:
    """The same predicate with the parameters a sentence needs."""
    if not 0 <= seat < chamber.seats:
        return Reason("no-seat", {"seat": seat})
    number = closed_because(chamber, seat, decision.code)
    if number == OPEN:
        return None
    return Reason(REASONS[number], _params(chamber, seat, decision, number))


def _params(chamber: Chamber, seat: int, decision: Decision, number: int) -> dict[str, object]:
    content = chamber.content
    args = decision.args
    if number == WRONG_PHASE:
        return {"phase": PHASES[chamber.phase]}
    if number == ONE_CHANGE_EACH:
        return {"category": args["category"]}
    if number == COST_LIMIT:
        return {"category": args["category"], "least": content.least_cost, "most": content.most_cost}
    if number == TOTAL_LIMIT:
        return {"total": sum(chamber.cost), "most": content.most_total_cost}
    if number in (NOT_IN_POOL, NO_CARD) and "card" in args:
        return {"kind": args["card"]}
    if number == NO_CARD and "jokers" in args:
        return {"kind": KINDS[JOKER]}
    if number == NOT_ALL_GIVEN:
        return {"left": len(chamber.pool)}
    if number == NOT_ALL_CHOSEN:
        return {"left": content.wealth_tax_discard - sum(chamber.discarding)}
    if number == JOKER_LATE:
        return {"drawn": chamber.drawn}
    if number in (NOT_MET, NOT_OPEN):
        initiative = content.initiative_ids.index(str(args["initiative"]))
        return {"initiative": args["initiative"], "missing": initiative_missing(chamber, seat, initiative)}
    if number in (CANNOT_PAY, BEYOND_TOP, NOT_DARK, BELOW_ZERO):
        return _main_params(chamber, seat, decision, number)
    return {}


def _main_params(chamber: Chamber, seat: int, decision: Decision, number: int) -> dict[str, object]:
    content = chamber.content
    category = CATEGORIES.index(str(decision.args["category"]))
    steps = int(decision.args["steps"])
    owner = seat if decision.kind == "invest" else int(decision.args["seat"])
    field = chamber.tracks[owner * CATEGORY_COUNT + category]
    if number == CANNOT_PAY:
        price = steps * (chamber.cost[category] + (0 if decision.kind == "invest" else 1))
        return {
            "cards": price,
            "have": chamber.hands[seat * KIND_COUNT + category] + chamber.hands[seat * KIND_COUNT + JOKER],
        }
    if number == BEYOND_TOP:
        return {"field": field, "top": content.top}
    return {"field": field, "dark_from": content.dark_from}
