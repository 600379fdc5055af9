"""Special effects of hand cards (HS-38 and the operations of section 4.1)."""

from __future__ import annotations

from stromtisch.core.fields import replaced
from stromtisch.games.hertzschlag import words
from stromtisch.games.hertzschlag.content import Effect
from stromtisch.games.hertzschlag.money import gain, gain_together, pay
from stromtisch.games.hertzschlag.state import CYCLE_CHOICE, Grid
from stromtisch.games.hertzschlag.words import CATEGORY_COUNT


def run_effect(grid: Grid, seat: int, effect: Effect) -> bool:
    """Carry out one effect; True when it needs a choice of the acting seat before the game goes on."""
    kind = effect.kind
    if kind == words.GAIN:
        gain(grid, seat, effect.amount, "effect")
    elif kind == words.GAIN_PER:
        gain(grid, seat, per_card(grid, seat, effect), "effect")
    elif kind == words.ALL_GAIN:
        gain_together(grid, [effect.amount] * grid.seats, "effect")
    elif kind == words.ALL_PAY:
        for turn in range(grid.seats):
            pay(grid, grid.in_order(turn), effect.amount, "effect")
    elif kind == words.SHIELD:
        grid.shield += effect.amount
        if grid.journal is not None:
            grid.journal.tell("shield-raised", {"seat": seat, "shield": grid.shield})
    elif kind == words.DISCOUNT:
        _discount(grid, seat, effect)
    elif kind == words.PEEK_EVENT:
        _peek(grid, seat)
    elif kind == words.CYCLE:
        return _draw_to_cycle(grid, seat)
    elif kind == words.BID_BONUS:
        grid.bid_bonus = replaced(grid.bid_bonus, seat, grid.bid_bonus[seat] + effect.amount)
        if grid.journal is not None:
            grid.journal.tell("bonus-gained", {"seat": seat, "bonus": grid.bid_bonus[seat]})
    return False


def per_card(grid: Grid, seat: int, effect: Effect, more: int = 0) -> int:
    """Money per face-up card of the categories, one's own or everybody's; the card just played counts.

    ``more`` cards are counted as if they lay there.
    """
    categories = effect.categories
    cards = grid.cards_of(seat, categories) if effect.own else grid.cards_of_all(categories)
    return min((cards + more) * effect.amount, effect.most)


def _discount(grid: Grid, seat: int, effect: Effect) -> None:
    discounts = grid.discounts[:]
    for category in effect.categories:
        discounts[seat * CATEGORY_COUNT + category] += effect.amount
    grid.discounts = discounts
    if grid.journal is not None:
        names = [words.CATEGORIES[category] for category in effect.categories]
        grid.journal.tell("discounted", {"seat": seat, "categories": names, "amount": effect.amount})


def _peek(grid: Grid, seat: int) -> None:
    """The seat alone sees the top event; in the last round there is no use in it."""
    if grid.round == grid.content.rounds:
        return
    grid.peeked = replaced(grid.peeked, seat, grid.event_deck[-1])
    grid.reveals += 1
    if grid.journal is not None:
        grid.journal.tell("peeked", {"seat": seat})
        event = grid.content.events[grid.peeked[seat]]
        grid.journal.whisper(seat, "peeked-event", {"seat": seat, "event": event.id})


def _draw_to_cycle(grid: Grid, seat: int) -> bool:
    """Draw one card; the seat then chooses which card goes under the deck. No deck, no exchange."""
    if not grid.deck:
        return False
    grid.drawn = grid.deck.pop()
    grid.hands[seat] = [*grid.hands[seat], grid.drawn]
    grid.reveals += 1
    grid.phase = CYCLE_CHOICE
    if grid.journal is not None:
        grid.journal.tell("cycled", {"seat": seat})
        grid.journal.whisper(seat, "cycle-drew", {"seat": seat, "card": grid.content.names[grid.drawn]})
    return True
