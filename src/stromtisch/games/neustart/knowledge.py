"""What nobody can know, dealt anew (section 5.1): values face down, pools, cards to come, sealed choices, dice."""

from __future__ import annotations

from stromtisch.core.fields import replaced
from stromtisch.core.generator import Generator
from stromtisch.games.neustart import state, terms, week
from stromtisch.games.neustart.markers import with_row
from stromtisch.games.neustart.state import NONE, Board


def redeal(board: Board, seat: int | None, rng: Generator) -> None:
    """Replace everything hidden from ``seat`` (None: an onlooker) by something it could equally well be."""
    if not board.over():
        _redeal_chance(board, rng)
        _redeal_choices(board, seat, rng)
    board.rng = rng.split()


def redraw(board: Board, rng: Generator) -> None:
    """Replace what no seat knows. All that is hidden but sealed choices is hidden from everybody."""
    if not board.over():
        _redeal_chance(board, rng)
    board.rng = rng.split()


def _redeal_chance(board: Board, rng: Generator) -> None:
    for kind in range(3):
        _redeal_markers(board, kind, rng)
    _redeal_cards(board, rng)


def _redeal_markers(board: Board, kind: int, rng: Generator) -> None:
    """Values nobody has seen are exchanged among the pool, the markers face down and those discarded unseen.

    Once a pool has been filled again from its discards this forgets which values can only be in the pool.
    """
    hidden = [
        marker
        for marker in board.lying
        if board.content.effects[board.marker_effect[marker]].op == kind
        and board.marker_state[marker] & (state.OPENED | state.FIXED) == 0
    ]
    bag = board.bags[kind]
    blind = board.blind_discards[kind]
    values = bag + blind + [board.marker_value[marker] for marker in hidden]
    rng.shuffle(values)
    for marker in hidden:
        board.marker_value[marker] = values.pop()
    board.bags = with_row(board.bags, kind, values[: len(bag)])
    board.blind_discards = with_row(board.blind_discards, kind, values[len(bag) :])


def _redeal_cards(board: Board, rng: Generator) -> None:
    """The cards still to come are any of their weekday's (NS-11); the tutorial's Monday stands in the rules."""
    stack = board.stack[:]
    place = 0
    for day in range(terms.WEEKDAYS):
        for deck in range(len(terms.DECKS)):
            fixed = board.charter.tutorial and place < terms.CARDS_PER_DAY
            if place >= board.next_card and not fixed:
                cards = board.content.decks[day * len(terms.DECKS) + deck]
                stack[place : place + terms.DRAWN[deck]] = rng.drawn(cards, terms.DRAWN[deck])
            place += terms.DRAWN[deck]
    board.stack = stack


def _redeal_choices(board: Board, seat: int | None, rng: Generator) -> None:
    """NS-28: what others have sealed could be anything."""
    if board.phase == state.RESTING:
        for actor in range(terms.ACTOR_COUNT):
            own = seat is not None and board.belongs(seat, actor)
            if not own and board.proposer[actor] != NONE:
                verb = "rest" if rng.below(2) == 1 else "duty"
                code = board.table.by_name[f"{verb} {terms.ACTORS[actor]}"].code
                board.proposal = replaced(board.proposal, actor, code)
            if not own and board.resting[actor] != state.UNDECIDED:
                board.resting[actor] = state.RESTS if rng.below(2) == 1 else state.ON_DUTY
    elif board.phase == state.VOTING:
        able = [actor for actor in range(terms.ACTOR_COUNT) if week.can_get_team(board, actor)]
        for other in range(board.seats):
            if other != seat and board.ballots[other] != NONE:
                board.ballots[other] = able[int(rng.below(len(able)))]
