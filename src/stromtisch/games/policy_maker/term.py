"""The course of a term: rounds, turns, round ends, monopoly and election day (PM-12, PM-22, PM-29, PM-70 to PM-82)."""

from __future__ import annotations

from stromtisch.core.fields import replaced
from stromtisch.games.policy_maker import state
from stromtisch.games.policy_maker.cards import any_draw_open, draw_cards, fill_display
from stromtisch.games.policy_maker.conditions import claimable, goal_met
from stromtisch.games.policy_maker.scoring import outcome_of
from stromtisch.games.policy_maker.state import NONE, Chamber, count_kinds, counts_json, row_of
from stromtisch.games.policy_maker.words import CATEGORIES, CATEGORY_COUNT, KIND_COUNT, KINDS


def begin_round(chamber: Chamber) -> None:
    """PM-12, PM-13: a round begins with exactly the action printed on its field."""
    action = chamber.action()
    chamber.granted = []
    if chamber.journal is not None:
        first = chamber.in_turn(0)
        chamber.journal.tell("round-begins", {"round": chamber.round, "action": action, "first": first})
    chamber.acting = chamber.government
    if action == "audit":
        chamber.phase = state.AUDITING
    elif action == "tax":
        chamber.phase = state.TAXING
        chamber.tax_steps = [0] * CATEGORY_COUNT
    elif action == "grant":
        _begin_grant(chamber)
    else:
        # PM-22: on a holiday nothing happens.
        if chamber.journal is not None:
            chamber.journal.tell("holiday", {})
        begin_investors(chamber)


def _begin_grant(chamber: Chamber) -> None:
    """PM-23, PM-26: three cards per investor, as far as deck and discard pile reach; the display stays."""
    pool = draw_cards(chamber, chamber.content.grant_per_investor * len(chamber.investors))
    chamber.pool = pool
    chamber.given = [0] * (chamber.seats * KIND_COUNT)
    if chamber.journal is not None:
        chamber.journal.tell("grant-drawn", {"cards": len(pool)})
    if chamber.charter.equal_grants:
        # Option: dealt blindly in equal shares, so nobody looks and nothing is decided.
        given = chamber.given
        for place, kind in enumerate(pool):
            given[chamber.investors[place % len(chamber.investors)] * KIND_COUNT + kind] += 1
        chamber.pool = []
        hand_out(chamber, seen_by_government=False)
        return
    if not pool:
        begin_investors(chamber)
        return
    if chamber.journal is not None:
        counts = counts_json(count_kinds(pool), KINDS)
        chamber.journal.whisper(chamber.government, "grant-pool", {"pool": counts})
    chamber.phase = state.GRANTING


def hand_out(chamber: Chamber, seen_by_government: bool = True) -> None:
    """PM-24, PM-25: the grant is sealed; each investor gets its share, then wealth tax may be due."""
    sizes: dict[str, object] = {}
    for seat in chamber.investors:
        first = seat * KIND_COUNT
        share = row_of(chamber.given, seat)
        sizes[str(seat)] = sum(share)
        for kind in range(KIND_COUNT):
            chamber.hands[first + kind] += share[kind]
            if seen_by_government:
                chamber.known_to_government[first + kind] += share[kind]
        if chamber.journal is not None:
            chamber.journal.whisper(seat, "granted-you", {"seat": seat, "hand": counts_json(share, KINDS)})
    chamber.reveals += 1
    chamber.granted = chamber.given
    chamber.given = []
    if chamber.journal is not None:
        chamber.journal.tell("granted", {"counts": sizes})
    collect_wealth_tax(chamber, chamber.investors, state.THEN_INVESTORS)


# --- wealth tax -------------------------------------------------------------------------------


def collect_wealth_tax(chamber: Chamber, seats: list[int], then: int) -> None:
    """PM-65 to PM-68: after a complete draw event, seats with more than 20 cards pay; others wait."""
    chamber.taxed = [seat for seat in seats if chamber.hand_size(seat) > chamber.content.wealth_tax_above]
    chamber.after_tax = then
    next_taxed(chamber)


def next_taxed(chamber: Chamber) -> None:
    """The next investor who owes wealth tax; without one the game goes on where it was."""
    if chamber.taxed:
        chamber.phase = state.WEALTH_TAX
        chamber.acting = chamber.taxed[0]
        chamber.discarding = [0] * KIND_COUNT
        if chamber.journal is not None:
            due = chamber.content.wealth_tax_discard
            chamber.journal.tell("taxed", {"seat": chamber.acting, "due": due})
        return
    chamber.discarding = []
    if chamber.after_tax == state.THEN_INVESTORS:
        begin_investors(chamber)
    elif chamber.after_tax == state.THEN_PICK:
        offer_initiatives(chamber)
    else:
        end_turn(chamber)


# --- the investors' turns ------------------------------------------------------------------------


def begin_investors(chamber: Chamber) -> None:
    """The investors take their turns after the government's action."""
    chamber.turn = 0
    begin_turn(chamber)


def begin_turn(chamber: Chamber) -> None:
    """PM-29: a turn is state.MAIN, CLAIM, DRAW."""
    chamber.acting = chamber.in_turn(chamber.turn)
    chamber.phase = state.MAIN
    chamber.actions_made = 0
    chamber.drawn = 0


def begin_claim(chamber: Chamber) -> None:
    """PM-48, PM-50, PM-93: who meets an open initiative may claim it; otherwise drawing follows at once."""
    if claimable(chamber, chamber.acting):
        chamber.phase = state.CLAIMING
    else:
        begin_draw(chamber)


def begin_draw(chamber: Chamber) -> None:
    """PM-57: every turn ends with drawing two cards."""
    chamber.phase = state.DRAWING
    chamber.acting = chamber.in_turn(chamber.turn)
    chamber.draws_left = chamber.content.end_draw
    go_on_drawing(chamber)


def go_on_drawing(chamber: Chamber) -> None:
    """PM-91: when nothing can be drawn the rest lapses; then the hand is checked (PM-67)."""
    if chamber.draws_left > 0 and any_draw_open(chamber):
        return
    chamber.draws_left = 0
    collect_wealth_tax(chamber, [chamber.acting], state.THEN_NEXT)


def end_turn(chamber: Chamber) -> None:
    """The next investor, or the end of the round (PM-70)."""
    chamber.turn += 1
    if chamber.turn < len(chamber.investors):
        begin_turn(chamber)
    else:
        end_round(chamber)


def offer_initiatives(chamber: Chamber) -> None:
    """PM-53, PM-92: the government looks at two initiatives to open one; with fewer there is no choice."""
    options: list[int] = []
    for _ in range(2):
        if not chamber.initiative_deck and chamber.rejected:
            chamber.initiative_deck = chamber.rng.shuffled(chamber.rejected)
            chamber.rejected = []
        if chamber.initiative_deck:
            options.append(chamber.initiative_deck[-1])
            chamber.initiative_deck = chamber.initiative_deck[:-1]
            chamber.reveals += 1
    chamber.options_to_pick = options
    if len(options) < 2:
        if options:
            open_initiative(chamber, options[0])
        chamber.options_to_pick = []
        begin_draw(chamber)
        return
    chamber.phase = state.PICKING
    chamber.acting = chamber.government
    if chamber.journal is not None:
        names = [chamber.content.initiative_ids[initiative] for initiative in options]
        chamber.journal.whisper(chamber.government, "pick-options", {"initiatives": names})


def open_initiative(chamber: Chamber, initiative: int) -> None:
    """An initiative is laid face up in the free slot."""
    slots = chamber.open_initiatives
    chamber.open_initiatives = replaced(slots, slots.index(NONE), initiative)
    chamber.reveals += 1
    if chamber.journal is not None:
        chamber.journal.tell("opened", {"initiative": chamber.content.initiative_ids[initiative]})


def reward(chamber: Chamber, seat: int) -> None:
    """PM-51: five cards from the top of the deck, never from the display."""
    cards = draw_cards(chamber, chamber.content.initiative_reward)
    for kind in cards:
        chamber.hands[seat * KIND_COUNT + kind] += 1
    chamber.drawn += len(cards)
    fill_display(chamber)
    if chamber.journal is not None:
        hand = counts_json(count_kinds(cards), KINDS)
        chamber.journal.tell("rewarded", {"seat": seat, "cards": len(cards)})
        chamber.journal.whisper(seat, "rewarded-you", {"seat": seat, "hand": hand})


# --- dominance and the end ---------------------------------------------------------------------------


def check_holds(chamber: Chamber, category: int) -> None:
    """PM-73: a seat that stops dominating a category loses its counter there at once."""
    for seat in chamber.investors:
        place = seat * CATEGORY_COUNT + category
        if chamber.holds[place] > 0 and not chamber.dominates(seat, category):
            chamber.holds[place] = 0
            if chamber.journal is not None:
                chamber.journal.tell("hold-broken", {"seat": seat, "category": CATEGORIES[category]})


def end_round(chamber: Chamber) -> None:
    """PM-72 to PM-82: counters rise, a monopoly ends the game, otherwise the marker moves."""
    monopolies: list[int] = []
    for seat in chamber.investors:
        for category in range(CATEGORY_COUNT):
            if not chamber.dominates(seat, category):
                continue
            place = seat * CATEGORY_COUNT + category
            chamber.holds[place] += 1
            count = chamber.holds[place]
            if chamber.journal is not None:
                chamber.journal.tell(
                    "holds", {"seat": seat, "category": CATEGORIES[category], "count": count}
                )
            if count >= chamber.content.holds_needed:
                monopolies += [seat, category]
    if monopolies:
        # PM-76: the monopoly is looked for before the marker moves.
        chamber.monopolies = monopolies
        if chamber.journal is not None:
            for seat, category in zip(monopolies[::2], monopolies[1::2], strict=True):
                chamber.journal.tell("monopoly", {"seat": seat, "category": CATEGORIES[category]})
        _finish(chamber, state.MONOPOLY)
        return
    chamber.round += 1
    if chamber.action() == "end":
        if chamber.journal is not None:
            chamber.journal.tell("term-ends", {})
        _finish(chamber, state.GOVERNMENT)
        return
    begin_round(chamber)


def _finish(chamber: Chamber, verdict: str) -> None:
    chamber.phase = state.OVER
    chamber.verdict = verdict
    if chamber.journal is not None:
        goal = chamber.content.goals[chamber.goal]
        chamber.journal.tell("goal-revealed", {"goal": goal.id, "met": goal_met(chamber, goal)})
        outcome = outcome_of(chamber)
        chamber.journal.tell("scored", {"points": outcome.points, "rating": outcome.details["rating"]})
