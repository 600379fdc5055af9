"""Passing cards (HS-54 to HS-58)."""

from __future__ import annotations

from stromtisch.games.hertzschlag.event import begin_round
from stromtisch.games.hertzschlag.state import Grid


def pass_cards(grid: Grid) -> None:
    """HS-54: start card, hands, draw, round marker, in this order; then the next event."""
    # HS-54: the start card goes to the left neighbour.
    grid.start_seat = (grid.start_seat + 1) % grid.seats
    # HS-55: all hands go to the right neighbour at the same moment: seat i receives the hand of seat i + 1.
    handed_on = grid.hands
    grid.hands = [handed_on[(seat + 1) % grid.seats] for seat in range(grid.seats)]
    grid.passed = handed_on
    if grid.journal is not None:
        grid.journal.tell("passed", {"start_seat": grid.start_seat})
    # HS-56, HS-57: everybody draws one card in turn order; from an empty deck nobody draws.
    for turn in range(grid.seats):
        seat = grid.in_order(turn)
        drawn = None
        if grid.deck:
            card = grid.deck.pop()
            grid.hands[seat] = [*grid.hands[seat], card]
            drawn = grid.content.names[card]
        if grid.journal is not None:
            names = [grid.content.names[card] for card in grid.hands[seat]]
            grid.journal.whisper(seat, "new-hand", {"seat": seat, "cards": names, "drawn": drawn})
    # HS-58: the round marker advances and the next event phase begins.
    grid.round += 1
    begin_round(grid)
