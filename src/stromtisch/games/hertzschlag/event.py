"""The turn of a round: cards are passed on (HS-54 to HS-58), then the next event is carried out (HS-13 to HS-18)."""

from __future__ import annotations

from stromtisch.games.hertzschlag.content import Event
from stromtisch.games.hertzschlag.effects import per_card
from stromtisch.games.hertzschlag.frequency import move, way_json
from stromtisch.games.hertzschlag.money import gain_together, pay
from stromtisch.games.hertzschlag.state import COMMIT, NONE, Grid
from stromtisch.games.hertzschlag.words import EACH_GAIN_PER


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


def begin_round(grid: Grid) -> None:
    """HS-12, HS-13: a round begins with its event, carried out completely before anybody commits."""
    grid.signals = [NONE] * grid.seats
    grid.commit_card = [NONE] * grid.seats
    grid.commit_mode = [NONE] * grid.seats
    grid.bids = [NONE] * grid.seats
    grid.committed = 0
    grid.locked = False
    grid.ready = 0
    grid.revealed_bids = []
    grid.revealed_paid = []
    grid.revealed_bonus = 0
    grid.revealed_plant = ""
    grid.lock_money = []
    grid.phase = COMMIT
    if grid.journal is not None:
        grid.journal.tell("round-begins", {"round": grid.round, "start_seat": grid.start_seat})
    reveal_event(grid)


def event_steps(grid: Grid, event: Event) -> int:
    """HS-04, HS-14, HS-16: the formula, rounded down, then the limits printed on the event."""
    steps = event.base + event.sign * (grid.cards_of_all(event.categories) // event.divisor)
    return max(event.least, min(event.most, steps))


def reveal_event(grid: Grid) -> None:
    """HS-13, HS-18: turn over the top event; it never returns. HS-16 gives the order of its parts."""
    number = grid.event_deck[-1]
    grid.event_deck = grid.event_deck[:-1]
    grid.past_events = [*grid.past_events, number]
    grid.reveals += 1
    grid.peeked = [NONE] * grid.seats
    event = grid.content.events[number]
    steps = event_steps(grid, event)
    shielded = min(grid.shield, abs(steps))
    if grid.shield > 0:
        # HS-38c: a shield shortens the next event's movement, never past zero, then it is gone.
        steps = steps - shielded if steps > 0 else steps + shielded
        grid.shield = 0
    grid.event_from = grid.position
    move(grid, steps, NONE, False, "event")
    grid.event_to = grid.position
    if grid.journal is not None:
        way = way_json(grid.event_from, grid.event_to)
        grid.journal.tell("event-revealed", {"event": event.id, "steps": steps, "shielded": shielded, **way})
    _money_part(grid, event)


def _money_part(grid: Grid, event: Event) -> None:
    """HS-16: payments before gains, each over all seats."""
    for effect in event.effects:
        if effect.kind != EACH_GAIN_PER:
            for turn in range(grid.seats):
                seat = grid.in_order(turn)
                pay(grid, seat, per_card(grid, seat, effect), "event")
    for effect in event.effects:
        if effect.kind == EACH_GAIN_PER:
            gain_together(grid, [per_card(grid, seat, effect) for seat in range(grid.seats)], "event")
