"""Setting the table (HS-05 to HS-11)."""

from __future__ import annotations

from collections.abc import Mapping

from stromtisch.core.option import OptionValue
from stromtisch.games.hertzschlag.event import begin_round
from stromtisch.games.hertzschlag.state import Grid


def set_up(grid: Grid, options: Mapping[str, OptionValue]) -> None:
    """Shuffle, deal, place the markers; then the first round begins with its event."""
    content = grid.content
    grid.lay_empty()
    # HS-05: hand, event and goal deck are shuffled separately, all from the one recorded seed (HS-03).
    grid.deck = grid.rng.shuffled(list(range(content.card_count)))
    grid.event_deck = grid.rng.shuffled(list(range(len(content.events))))
    goals = grid.rng.shuffled(list(range(len(content.goals))))
    # HS-06: five cards and one goal for every seat; unused goals leave the game unseen.
    for _ in range(grid.seats):
        grid.goals.append(goals.pop())
        grid.hands.append([grid.deck.pop() for _ in range(min(content.hand, len(grid.deck)))])
        grid.displays.append([])
        # HS-10: 15 €; points are counted at the end only.
        grid.money.append(int(options["start_money"]))
    grid.unused_goals = goals
    # HS-11: the host may name the start seat, otherwise it is drawn.
    chosen = str(options["start_seat"])
    drawn = int(grid.rng.below(grid.seats))
    grid.start_seat = int(chosen) - 1 if chosen.isdecimal() and int(chosen) <= grid.seats else drawn
    if grid.journal is not None:
        for seat in range(grid.seats):
            names = [content.names[card] for card in grid.hands[seat]]
            grid.journal.whisper(seat, "new-hand", {"seat": seat, "cards": names, "drawn": None})
    # HS-08, HS-09: both plants available, 50 Hz, round 1 are how a grid begins.
    begin_round(grid)
