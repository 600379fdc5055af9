"""Investment cards: drawing, spending, reshuffling, the display (PM-04 to PM-07, PM-40, PM-90, PM-91)."""

from __future__ import annotations

from typing import Final

from stromtisch.core.kinds import Why
from stromtisch.games.policy_maker.reasons import DECK_EMPTY, JOKER_LATE, NO_CARD
from stromtisch.games.policy_maker.shapes import Source
from stromtisch.games.policy_maker.state import NONE, Chamber, cards_of
from stromtisch.games.policy_maker.words import JOKER, KIND_COUNT, KINDS

SOURCES: Final[list[Source]] = ["deck", "first", "second"]


def draw_top(chamber: Chamber) -> int:
    """PM-90: the top card; an empty deck is made anew from the discard pile. NONE when there is no card left."""
    if not chamber.deck:
        _reshuffle(chamber)
        if not chamber.deck:
            return NONE
    chamber.reveals += 1
    return chamber.deck.pop()


def draw_cards(chamber: Chamber, count: int) -> list[int]:
    """So many cards from the top, or as many as deck and discard pile have."""
    cards: list[int] = []
    while len(cards) < count and deck_can_give(chamber):
        cards.append(draw_top(chamber))
    return cards


def _reshuffle(chamber: Chamber) -> None:
    cards = cards_of(chamber.discard)
    if not cards:
        return
    chamber.discard = [0] * KIND_COUNT
    chamber.deck = chamber.rng.shuffled(cards)
    if chamber.journal is not None:
        chamber.journal.tell("reshuffled", {"cards": len(cards)})


def deck_can_give(chamber: Chamber) -> bool:
    """Whether a card can be drawn unseen."""
    if chamber.deck:
        return True
    discard = chamber.discard
    return discard[0] + discard[1] + discard[2] + discard[3] + discard[4] > 0


def draw_closed(chamber: Chamber, source: int) -> Why | None:
    """PM-58 to PM-63: deck or display; a face-up joker only as the first card drawn this turn."""
    if source == 0:
        return None if deck_can_give(chamber) else DECK_EMPTY
    kind = chamber.display[source - 1]
    if kind == NONE:
        return NO_CARD
    return JOKER_LATE if kind == JOKER and chamber.drawn > 0 else None


def any_draw_open(chamber: Chamber) -> bool:
    """PM-91: whether the acting investor can draw at all."""
    for source in range(len(SOURCES)):
        if draw_closed(chamber, source) is None:
            return True
    return False


def fill_display(chamber: Chamber) -> None:
    """PM-07, PM-91: the display always shows two cards, as long as there are any."""
    for slot in range(len(chamber.display)):
        if chamber.display[slot] == NONE:
            chamber.display[slot] = draw_top(chamber)


def put_down(chamber: Chamber, seat: int, kind: int, count: int) -> None:
    """Cards leave a hand for the discard pile, face up (PM-40, PM-47, PM-69)."""
    place = seat * KIND_COUNT + kind
    chamber.hands[place] -= count
    chamber.discard[kind] += count
    # A seat that knew of a card in this hand must now fear that it was one of those spent.
    chamber.known[place] = max(0, chamber.known[place] - count)
    chamber.known_to_government[place] = max(0, chamber.known_to_government[place] - count)


def spend(chamber: Chamber, seat: int, category: int, cards: int, jokers: int) -> None:
    """Pay with cards of a category and jokers."""
    put_down(chamber, seat, category, cards - jokers)
    if jokers > 0:
        put_down(chamber, seat, JOKER, jokers)
    fill_display(chamber)


def paid_json(category: int, cards: int, jokers: int) -> dict[str, int]:
    """What was paid, by name."""
    paid: dict[str, int] = {KINDS[category]: cards - jokers, KINDS[JOKER]: jokers}
    return {kind: count for kind, count in paid.items() if count > 0}
