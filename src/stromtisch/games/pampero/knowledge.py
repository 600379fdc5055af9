"""What nobody can know, dealt anew (section 5): the order of the stacks and all draws to come."""

from __future__ import annotations

from stromtisch.core.generator import Generator
from stromtisch.games.pampero.state import Board


def redraw(board: Board, rng: Generator) -> None:
    """Shuffle every stack; all else lies open to everybody (AMB-12).

    So what one seat does not know, no seat knows, and a redeal for a seat is the same.
    """
    decks: list[list[int]] = []
    for deck in board.decks:
        copy = deck[:]
        rng.shuffle(copy)
        decks.append(copy)
    board.decks = decks
    solo = board.solo_deck[:]
    rng.shuffle(solo)
    board.solo_deck = solo
    board.rng = rng.split()
