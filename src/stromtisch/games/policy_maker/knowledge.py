"""What a seat cannot know, dealt anew (section 5): hands, deck order, goals, initiatives, a grant in the making."""

from __future__ import annotations

from stromtisch.core.generator import Generator
from stromtisch.games.policy_maker.state import (
    GRANTING,
    PICKING,
    WEALTH_TAX,
    Chamber,
    cards_of,
    count_kinds,
    row_of,
)
from stromtisch.games.policy_maker.words import KIND_COUNT


def redeal(chamber: Chamber, seat: int | None, rng: Generator) -> None:
    """Replace everything hidden from ``seat`` (None: an onlooker) by something it could equally well be."""
    governs = seat == chamber.government
    if not chamber.over():
        _redeal_cards(chamber, seat, governs, rng)
        _redeal_shares(chamber, seat, governs, rng)
        if not governs:
            _redeal_files(chamber, seat, rng)
        _redeal_goals(chamber, governs, rng)
    else:
        chamber.deck = rng.shuffled(chamber.deck)
    _redeal_initiatives(chamber, governs, rng)
    chamber.rng = rng.split()


def redraw(chamber: Chamber, rng: Generator) -> None:
    """Shuffle what no seat knows: the deck, the initiatives to come and the goals that were not drawn.

    Hands, the goal, a grant in the making and rejected initiatives are known to those who hold or saw them.
    """
    chamber.deck = rng.shuffled(chamber.deck)
    chamber.initiative_deck = rng.shuffled(chamber.initiative_deck)
    chamber.unused_goals = rng.shuffled(chamber.unused_goals)
    chamber.rng = rng.split()


def _redeal_cards(chamber: Chamber, seat: int | None, governs: bool, rng: Generator) -> None:
    """Deal the unseen cards to the unseen places.

    What is known to be in a hand stays there: cards taken from the display, and for the government also
    what audits and grants have shown.
    """
    known = chamber.known_to_government if governs else chamber.known
    sealed_grant = chamber.phase == GRANTING and not governs
    pool = chamber.deck[:]
    hands = chamber.hands[:]
    # Whose the unseen places are, one by one.
    in_hand: list[int] = []
    for other in chamber.investors:
        if other != seat:
            first = other * KIND_COUNT
            certain = row_of(known, other)
            loose = [hands[first + kind] - certain[kind] for kind in range(KIND_COUNT)]
            hands[first : first + KIND_COUNT] = certain
            in_hand += [other] * sum(loose)
            pool += cards_of(loose)
    in_grant: list[int] = []
    if sealed_grant:
        pool += chamber.pool
        for other in chamber.investors:
            in_grant += [other] * chamber.share_size(other)
            pool += cards_of(row_of(chamber.given, other))
    rng.shuffle(pool)
    for other in in_hand:
        hands[other * KIND_COUNT + pool.pop()] += 1
    if sealed_grant:
        given = [0] * len(chamber.given)
        for other in in_grant:
            given[other * KIND_COUNT + pool.pop()] += 1
        chamber.pool = [pool.pop() for _ in range(len(chamber.pool))]
        chamber.given = given
    chamber.hands = hands
    chamber.deck = pool
    if chamber.phase == WEALTH_TAX and chamber.acting != seat:
        # Cards laid aside for the wealth tax show only their number until the seal.
        laid = sum(chamber.discarding)
        chamber.discarding = _sample(chamber, chamber.hand_of(chamber.acting), laid, rng)


def _redeal_shares(chamber: Chamber, seat: int | None, governs: bool, rng: Generator) -> None:
    """What this round's grant brought others is part of the hands dealt; a government that dealt it remembers."""
    if not chamber.granted or (governs and not chamber.charter.equal_grants):
        return
    granted = chamber.granted[:]
    for other in chamber.investors:
        if other != seat:
            first = other * KIND_COUNT
            size = sum(row_of(granted, other))
            granted[first : first + KIND_COUNT] = _sample(chamber, chamber.hand_of(other), size, rng)
    chamber.granted = granted


def _redeal_files(chamber: Chamber, seat: int | None, rng: Generator) -> None:
    """What the government knows of others fits the hands dealt: as many cards, and audits as large, as it was."""
    filed = chamber.known_to_government
    for other in chamber.investors:
        if other != seat:
            first = other * KIND_COUNT
            public = row_of(chamber.known, other)
            size = sum(row_of(filed, other)) - sum(public)
            loose = [chamber.hands[first + kind] - public[kind] for kind in range(KIND_COUNT)]
            found = _sample(chamber, loose, size, rng)
            for kind in range(KIND_COUNT):
                filed[first + kind] = public[kind] + found[kind]
    audits: list[list[int]] = []
    for index, other in enumerate(chamber.audit_seat):
        seen = chamber.audit_hand[index]
        if other != seat:
            seen = _sample(chamber, row_of(filed, other), sum(seen), rng)
        audits.append(seen)
    chamber.audit_hand = audits


def _sample(chamber: Chamber, counts: list[int], size: int, rng: Generator) -> list[int]:
    """So many cards at random out of a row of counts; when there are too few, any others with them."""
    cards = rng.drawn(cards_of(counts), size)
    if len(cards) < size:
        others = [chamber.content.cards[kind] - counts[kind] for kind in range(KIND_COUNT)]
        cards += rng.drawn(cards_of(others), size - len(cards))
    return count_kinds(cards)


def _redeal_goals(chamber: Chamber, governs: bool, rng: Generator) -> None:
    goals = rng.shuffled(chamber.unused_goals if governs else [*chamber.unused_goals, chamber.goal])
    if not governs:
        chamber.goal = goals.pop()
    chamber.unused_goals = goals


def _redeal_initiatives(chamber: Chamber, governs: bool, rng: Generator) -> None:
    """The government has seen what it rejected and what it may open now; others know only the numbers."""
    pool = chamber.initiative_deck[:]
    picking = chamber.phase == PICKING
    if not governs:
        pool += chamber.rejected
        if picking:
            pool += chamber.options_to_pick
    rng.shuffle(pool)
    if not governs:
        chamber.rejected = [pool.pop() for _ in range(len(chamber.rejected))]
        if picking:
            chamber.options_to_pick = [pool.pop() for _ in range(len(chamber.options_to_pick))]
    chamber.initiative_deck = pool
