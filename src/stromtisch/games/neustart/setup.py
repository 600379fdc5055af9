"""Setting up the town (NS-01 to NS-13)."""

from __future__ import annotations

from stromtisch.games.neustart import mood, state, terms, week
from stromtisch.games.neustart.state import Board


def set_up(board: Board) -> None:
    """Everything in its place; then Monday begins."""
    content = board.content
    # NS-02, NS-03, NS-07, NS-09: stocks, search markers and full businesses are how a board begins.
    board.lay_empty()
    # NS-12: the lot is always drawn, so that the option changes nothing else.
    lot = board.rng.shuffled(board.crews)
    if board.charter.by_lot:
        board.crews = lot
        board.holders = state.holders_of(lot)
    # NS-04: three teams each.
    for actor in range(terms.ACTOR_COUNT):
        for number in range(terms.START_TEAMS):
            board.team_at[actor * terms.TEAMS_EACH + number] = content.start[actor][number]
    # NS-05: the one base.
    board.base[content.town_hall] = 1
    mood.find_network(board)
    # NS-06, NS-08: one die for each tank, one each for the depot's supplies and fuel; NS-13: or fixed.
    for actor in range(terms.ACTOR_COUNT):
        rolled = board.die()
        board.tank[actor] = content.tutorial_tank if board.charter.tutorial else rolled
    board.depot_supplies = board.die()
    board.depot_fuel = board.die()
    if board.charter.tutorial:
        board.depot_supplies = content.tutorial_depot
        board.depot_fuel = content.tutorial_depot
    # NS-10: three pools of markers.
    board.bags = [board.rng.shuffled(values) for values in content.marker_values]
    board.stack = stack_cards(board)
    week.begin_weekday(board)


def stack_cards(board: Board) -> list[int]:
    """NS-11, NS-13: per weekday one entry card, two for the day, two for the night, Monday on top."""
    content = board.content
    stack: list[int] = []
    for day in range(terms.WEEKDAYS):
        for deck in range(len(terms.DECKS)):
            cards = board.rng.shuffled(content.decks[day * len(terms.DECKS) + deck])
            stack += cards[: terms.DRAWN[deck]]
    if board.charter.tutorial:
        stack[: len(content.tutorial)] = content.tutorial
    return stack
