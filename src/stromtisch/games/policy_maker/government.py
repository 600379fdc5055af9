"""The government's decisions (PM-14 to PM-27, PM-53)."""

from __future__ import annotations

from stromtisch.games.policy_maker.content import CATEGORIES, KIND_COUNT, KINDS
from stromtisch.games.policy_maker.state import Chamber, counts_json
from stromtisch.games.policy_maker.term import begin_draw, begin_investors, open_initiative


def audit(chamber: Chamber, target: int) -> None:
    """PM-14, PM-16: the government sees one complete hand; that it looked is public, what it saw is not."""
    hand = chamber.hand_of(target)
    chamber.audit_round = [*chamber.audit_round, chamber.round]
    chamber.audit_seat = [*chamber.audit_seat, target]
    chamber.audit_hand = [*chamber.audit_hand, hand]
    first = target * KIND_COUNT
    for kind in range(KIND_COUNT):
        chamber.known_to_government[first + kind] = hand[kind]
    chamber.reveals += 1
    if chamber.journal is not None:
        chamber.journal.tell("audited", {"seat": target})
        seen: dict[str, object] = {"seat": target, "hand": counts_json(hand, KINDS)}
        chamber.journal.whisper(chamber.government, "audit-result", seen)
    begin_investors(chamber)


def change_tax(chamber: Chamber, category: int, step: int) -> None:
    """PM-17: one category, one step."""
    steps = chamber.tax_steps[:]
    steps[category] = step
    chamber.tax_steps = steps
    chamber.cost[category] += step
    if chamber.journal is not None:
        body: dict[str, object] = {"category": CATEGORIES[category], "cost": chamber.cost[category]}
        chamber.journal.tell("tax-changed", body)


def settle_tax(chamber: Chamber) -> None:
    """PM-18, PM-21: none, one or two changes; the costs hold from now on."""
    if chamber.journal is not None:
        chamber.journal.tell("tax-settled", {"costs": counts_json(chamber.cost, CATEGORIES)})
    begin_investors(chamber)


def give(chamber: Chamber, kind: int, target: int) -> None:
    """PM-23, PM-24: one card of the grant goes to one investor; nothing is final before the seal."""
    pool = chamber.pool[:]
    pool.remove(kind)
    chamber.pool = pool
    given = chamber.given[:]
    given[target * KIND_COUNT + kind] += 1
    chamber.given = given


def pick(chamber: Chamber, initiative: int) -> None:
    """PM-53: one is opened, the other is put away face down."""
    for other in chamber.options_to_pick:
        if other != initiative:
            chamber.rejected = [*chamber.rejected, other]
    chamber.options_to_pick = []
    open_initiative(chamber, initiative)
    begin_draw(chamber)
