"""Cards in hand: what every decision about one of them has in common."""

from __future__ import annotations

from typing import Final

from stromtisch.core.kinds import Kind, Why
from stromtisch.games.hertzschlag.content import Content
from stromtisch.games.hertzschlag.state import Grid

NOT_IN_HAND: Final = Why("not-in-hand")


class HandCard(Kind[Grid]):
    """A decision about one card of the own hand; within the kind it has the number of the card."""

    def __init__(self, name: str, phase: int, content: Content) -> None:
        super().__init__(name, [phase])
        self.names("card", content.names)

    def closed(self, grid: Grid, seat: int, at: int) -> Why | None:
        """Cards of others, or cards that have gone, are not at hand."""
        return None if at in grid.hands[seat] else NOT_IN_HAND

    def facts(self, grid: Grid, seat: int, at: int, why: Why) -> dict[str, object]:
        return {"card": grid.content.names[at]} if why is NOT_IN_HAND else {}

    def collect(self, grid: Grid, seat: int, found: list[int]) -> None:
        """Only hand cards have a chance."""
        for card in grid.hands[seat]:
            if self.closed(grid, seat, card) is None:
                found.append(self.first + card)


def take_from_hand(grid: Grid, seat: int, card: int) -> None:
    """A card leaves a hand; the others keep their places."""
    hand = grid.hands[seat][:]
    hand.remove(card)
    grid.hands[seat] = hand
