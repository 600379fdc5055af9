"""What a seat cannot know, dealt anew: used by bots that look ahead and by the test for leaks (section 5)."""

from __future__ import annotations

from stromtisch.core.generator import Generator
from stromtisch.games.hertzschlag.state import BID, INCOME, NONE, OVER, PLAY, Grid


class _Slot:
    """A place where a card lies that the seat cannot see: in whose hand, the box or the deck, and where."""

    def __init__(self, pile: list[int], index: int, owner: int, sealed: bool) -> None:
        self.pile = pile
        self.index = index
        self.owner = owner
        self.sealed = sealed


def redeal(grid: Grid, seat: int | None, rng: Generator) -> None:
    """Replace everything hidden from ``seat`` (None: an onlooker) by something it could equally well be."""
    me = NONE if seat is None else seat
    # Clones share lists that rules only replace; here they are changed in place, so take copies first.
    grid.hands = [hand[:] for hand in grid.hands]
    grid.box = grid.box[:]
    grid.event_deck = grid.event_deck[:]
    grid.goals = grid.goals[:]
    _redeal_cards(grid, me, rng)
    _redeal_events(grid, me, rng)
    _redeal_goals(grid, me, rng)
    if grid.phase == BID:
        grid.bids = [
            amount if other == me or amount == NONE else int(rng.below(grid.content.most_bid + 1))
            for other, amount in enumerate(grid.bids)
        ]
    grid.rng = rng.split()


def redraw(grid: Grid, rng: Generator) -> None:
    """Shuffle what no seat knows: the deck and the events to come.

    A card that somebody put under the deck stays in its place there, and an event that somebody peeked at stays
    on top.
    """
    places = [place for place, card in enumerate(grid.deck) if card not in grid.returned]
    cards = rng.shuffled([grid.deck[place] for place in places])
    for place, card in zip(places, cards, strict=True):
        grid.deck[place] = card
    events = grid.event_deck[:]
    peeked = [events.pop()] if any(event != NONE for event in grid.peeked) else []
    grid.event_deck = rng.shuffled(events) + peeked
    grid.unused_goals = rng.shuffled(grid.unused_goals)
    grid.rng = rng.split()


def _redeal_events(grid: Grid, me: int, rng: Generator) -> None:
    peeked = [grid.event_deck.pop()] if me != NONE and grid.peeked[me] != NONE else []
    rng.shuffle(grid.event_deck)
    grid.event_deck += peeked
    # Another seat that has peeked knows what lies on top in this world.
    grid.peeked = [NONE if event == NONE else grid.event_deck[-1] for event in grid.peeked]


def _redeal_goals(grid: Grid, me: int, rng: Generator) -> None:
    if grid.phase == OVER or grid.aborted != "":
        return
    others = [seat for seat in range(grid.seats) if seat != me]
    pool = rng.shuffled(grid.unused_goals + [grid.goals[seat] for seat in others])
    for seat in others:
        grid.goals[seat] = pool.pop()
    grid.unused_goals = pool


def _redeal_cards(grid: Grid, me: int, rng: Generator) -> None:
    """Deal the unseen cards to the unseen places.

    The seat knows the cards it handed to its right neighbour: they are still in that hand, or are
    what the neighbour has committed, thrown away or put under the deck since.
    """
    slots = _hidden_slots(grid, me)
    pool = [slot.pile[slot.index] for slot in slots]
    before = pool[:]
    # No seat is the neighbour of an onlooker.
    neighbour = grid.seats if me == NONE else (me - 1) % grid.seats
    known = [] if me == NONE else [card for card in grid.passed[me] if card in pool]
    rng.shuffle(pool)
    pool = [card for card in pool if card not in known]

    # Sealed commitments first, because a card committed to be played was affordable at the lock.
    sealed_slots = [slot for slot in slots if slot.sealed]
    near = [slot for slot in slots if not slot.sealed and slot.owner == neighbour]
    far = [slot for slot in slots if not slot.sealed and slot.owner != neighbour]
    sealed_cards = _deal_sealed(grid, sealed_slots, neighbour, pool, known, len(near), rng)
    for slot, card in zip(sealed_slots, sealed_cards, strict=True):
        slot.pile[slot.index] = card
        grid.commit_card[slot.owner] = card
        if not grid.locked:
            # Before the lock the mode is unknown as well.
            affordable = grid.cost_now(slot.owner, card) <= grid.money[slot.owner]
            grid.commit_mode[slot.owner] = PLAY if affordable and rng.chance(50) else INCOME
        if card in known:
            known.remove(card)
        else:
            pool.remove(card)
    order = rng.shuffled(list(range(len(near))))
    for card in known:
        slot = near[order.pop()]
        slot.pile[slot.index] = card
    for slot in far + [near[place] for place in order]:
        slot.pile[slot.index] = pool.pop()
    # By the card that lay in a place: the card that lies there now.
    now = list(range(grid.content.card_count))
    for place, slot in enumerate(slots):
        now[before[place]] = slot.pile[slot.index]
    _redeal_notes(grid, me, now)


def _redeal_notes(grid: Grid, me: int, now: list[int]) -> None:
    """What others know moves with the cards: those they handed on, put under the deck, or have just drawn.

    The seat itself knows what it handed on, what its left neighbour handed to it, and what it put under the deck.
    """
    giver = NONE if me == NONE else (me + 1) % grid.seats
    grid.passed = [
        cards if seat in (me, giver) else [now[card] for card in cards]
        for seat, cards in enumerate(grid.passed)
    ]
    grid.returned = [
        card if seat == me else now[card] for card, seat in zip(grid.returned, grid.returned_by, strict=True)
    ]
    if grid.drawn != NONE and grid.acting_seat() != me:
        grid.drawn = now[grid.drawn]


def _deal_sealed(
    grid: Grid,
    slots: list[_Slot],
    neighbour: int,
    pool: list[int],
    known: list[int],
    room: int,
    rng: Generator,
) -> list[int]:
    """Cards for the sealed commitments; when chance finds none that fit together, they stay as they are."""
    for _ in range(40):
        dealt: list[int] = []
        for slot in slots:
            own = known if slot.owner == neighbour else []
            # When the known cards do not all fit elsewhere, the sealed card must be one of them.
            others = pool if slot.owner != neighbour or len(known) <= room else []
            fitting = [
                card for card in others if card not in dealt and _may_have_committed(grid, slot.owner, card)
            ]
            fitting_own = [card for card in own if _may_have_committed(grid, slot.owner, card)]
            if not fitting and not fitting_own:
                break
            dealt.append(_pick(fitting, fitting_own, rng))
        if len(dealt) == len(slots):
            return dealt
    return [slot.pile[slot.index] for slot in slots]


def _hidden_slots(grid: Grid, me: int) -> list[_Slot]:
    """All places with cards this seat cannot see; places of the current round name their owner."""
    slots: list[_Slot] = []
    for seat in range(grid.seats):
        if seat != me:
            # A commitment that has been turned over has left the hand.
            committed = grid.commit_card[seat] if grid.committed >> seat & 1 else NONE
            for index, card in enumerate(grid.hands[seat]):
                slots.append(_Slot(grid.hands[seat], index, seat, card == committed))
    for index, owner in enumerate(grid.box_owner):
        if owner != me:
            slots.append(_Slot(grid.box, index, owner if grid.boxed_in[index] == grid.round else NONE, False))
    for index, card in enumerate(grid.deck):
        place = grid.returned.index(card) if card in grid.returned else NONE
        owner = NONE if place == NONE else grid.returned_by[place]
        if owner == NONE or owner != me:
            this_round = place != NONE and grid.returned_in[place] == grid.round
            slots.append(_Slot(grid.deck, index, owner if this_round else NONE, False))
    return slots


def _may_have_committed(grid: Grid, owner: int, card: int) -> bool:
    """After the lock a card committed to be played was affordable then; anything else is possible."""
    if not grid.locked or grid.commit_mode[owner] == INCOME:
        return True
    return grid.cost_now(owner, card) <= grid.lock_money[owner]


def _pick(pool: list[int], known: list[int], rng: Generator) -> int:
    """One card of a hand of which ``known`` are certain and one more comes from the pool."""
    chosen = int(rng.below(len(known) + 1)) if pool else int(rng.below(len(known)))
    return known[chosen] if chosen < len(known) else pool[int(rng.below(len(pool)))]
