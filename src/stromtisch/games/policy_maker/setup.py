"""Setting the table (PM-01 to PM-11)."""

from __future__ import annotations

from stromtisch.games.policy_maker.cards import draw_top, fill_display
from stromtisch.games.policy_maker.state import Chamber, cards_of
from stromtisch.games.policy_maker.term import begin_round
from stromtisch.games.policy_maker.words import KIND_COUNT


def set_up(chamber: Chamber) -> None:
    """Shuffle, deal, place the cubes; then round 1 begins."""
    content = chamber.content
    chamber.lay_empty()
    # PM-03: one goal for the government, the others leave the game unseen.
    goals = chamber.rng.shuffled(list(range(len(content.goals))))
    chamber.goal = goals.pop()
    chamber.unused_goals = goals
    # PM-04: all investment cards in one face-down deck.
    chamber.deck = chamber.rng.shuffled(cards_of(content.cards))
    # PM-05: five cards for each investor, none for the government.
    for seat in chamber.investors:
        for _ in range(content.start_hand):
            chamber.hands[seat * KIND_COUNT + draw_top(chamber)] += 1
    # PM-06: two cards face up.
    fill_display(chamber)
    # PM-08: two initiatives open.
    initiatives = chamber.rng.shuffled(list(range(len(content.initiative_ids))))
    chamber.open_initiatives = [initiatives.pop() for _ in range(content.open_initiatives)]
    chamber.initiative_deck = initiatives
    # PM-09 to PM-11: pieces off the board, costs 2, marker on field 1 are how a chamber begins.
    begin_round(chamber)
