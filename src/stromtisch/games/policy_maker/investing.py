"""The investors' decisions: investing, market manipulation, initiatives, drawing, wealth tax (PM-30 to PM-69)."""

from __future__ import annotations

from stromtisch.games.policy_maker.cards import draw_top, fill_display, put_down, spend
from stromtisch.games.policy_maker.choices import SOURCES
from stromtisch.games.policy_maker.content import CATEGORIES, CATEGORY_COUNT, KIND_COUNT, KINDS
from stromtisch.games.policy_maker.state import NONE, THEN_PICK, Chamber
from stromtisch.games.policy_maker.term import (
    begin_claim,
    check_holds,
    collect_wealth_tax,
    go_on_drawing,
    next_taxed,
    reward,
)


def invest(chamber: Chamber, category: int, steps: int, jokers: int) -> None:
    """PM-33 to PM-38: the own piece climbs; every step costs the category's cost in its cards or jokers."""
    seat = chamber.acting
    paid = spend(chamber, seat, category, steps * chamber.cost[category], jokers)
    place = seat * CATEGORY_COUNT + category
    chamber.tracks[place] += steps
    made = chamber.steps_made[:]
    made[seat] += steps
    chamber.steps_made = made
    if chamber.journal is not None:
        body: dict[str, object] = {"seat": seat, "category": CATEGORIES[category], "steps": steps}
        chamber.journal.tell("invested", {**body, "field": chamber.tracks[place], "paid": paid})
    _after_action(chamber, category)


def manipulate(chamber: Chamber, victim: int, category: int, steps: int, jokers: int) -> None:
    """PM-41 to PM-46: a rival in the dark zone is pushed back, even out of it, never below field 0."""
    seat = chamber.acting
    paid = spend(chamber, seat, category, steps * (chamber.cost[category] + 1), jokers)
    place = victim * CATEGORY_COUNT + category
    chamber.tracks[place] -= steps
    pushed = chamber.pushed_back[:]
    pushed[seat] += steps
    chamber.pushed_back = pushed
    if chamber.journal is not None:
        body: dict[str, object] = {
            "seat": seat,
            "victim": victim,
            "category": CATEGORIES[category],
            "steps": steps,
        }
        chamber.journal.tell("manipulated", {**body, "field": chamber.tracks[place], "paid": paid})
    _after_action(chamber, category)


def _after_action(chamber: Chamber, category: int) -> None:
    """PM-73: leads are looked at after every move. PM-31: with the option, one action is all there is."""
    check_holds(chamber, category)
    chamber.actions_made += 1


def claim(chamber: Chamber, initiative: int) -> None:
    """PM-48 to PM-54: the card stays with the investor; five cards, wealth tax, then the government picks."""
    seat = chamber.acting
    slots = chamber.open_initiatives[:]
    slots[slots.index(initiative)] = NONE
    chamber.open_initiatives = slots
    claimed = [mine[:] for mine in chamber.claimed]
    claimed[seat].append(initiative)
    chamber.claimed = claimed
    chamber.claim_made = True
    if chamber.journal is not None:
        name = chamber.content.initiative_ids[initiative]
        chamber.journal.tell("claimed", {"seat": seat, "initiative": name})
    reward(chamber, seat)
    collect_wealth_tax(chamber, [seat], THEN_PICK)


def draw(chamber: Chamber, source: int) -> None:
    """PM-58, PM-59: one card from deck or display; a display slot is filled again at once."""
    seat = chamber.acting
    if source == 0:
        kind = draw_top(chamber)
    else:
        kind = chamber.display[source - 1]
        chamber.display[source - 1] = NONE
        chamber.known[seat * KIND_COUNT + kind] += 1
        chamber.known_to_government[seat * KIND_COUNT + kind] += 1
    chamber.hands[seat * KIND_COUNT + kind] += 1
    chamber.drawn += 1
    chamber.draws_left -= 1
    if chamber.journal is not None:
        shown: str | None = None if source == 0 else KINDS[kind]
        chamber.journal.tell("drew", {"seat": seat, "source": SOURCES[source], "card": shown})
        if source == 0:
            chamber.journal.whisper(seat, "drew-you", {"seat": seat, "card": KINDS[kind]})
    fill_display(chamber)
    go_on_drawing(chamber)


def choose_discard(chamber: Chamber, kind: int) -> None:
    """PM-65: one more card for the wealth tax; nothing is final before the seal."""
    chosen = chamber.discarding[:]
    chosen[kind] += 1
    chamber.discarding = chosen


def pay_wealth_tax(chamber: Chamber) -> None:
    """PM-65, PM-69: the chosen cards are discarded face up; a hand still too large owes again at once."""
    seat = chamber.acting
    paid: dict[str, int] = {}
    for kind in range(KIND_COUNT):
        if chamber.discarding[kind] > 0:
            paid[KINDS[kind]] = chamber.discarding[kind]
            put_down(chamber, seat, kind, chamber.discarding[kind])
    chamber.reveals += 1
    if chamber.journal is not None:
        chamber.journal.tell("tax-paid", {"seat": seat, "paid": paid})
    fill_display(chamber)
    if chamber.hand_size(seat) <= chamber.content.wealth_tax_above:
        chamber.taxed = chamber.taxed[1:]
    next_taxed(chamber)


def end_main(chamber: Chamber) -> None:
    """PM-32: no (more) actions; claiming follows."""
    begin_claim(chamber)
