"""The course of the week (NS-14 to NS-39): power roll, entry card, rest, event cards, actions, ends."""

from __future__ import annotations

from stromtisch.core.kinds import NOTHING, Why
from stromtisch.games.neustart import cards, effects, ends, orders, reasons, sharing, state
from stromtisch.games.neustart.orders import Order
from stromtisch.games.neustart.state import NONE, Board
from stromtisch.games.neustart.terms import ACTOR_COUNT, ACTORS, CARDS_PER_DAY, TEAMS_EACH, WEEKDAYS


def begin_weekday(board: Board) -> None:
    """NS-14, NS-18 to NS-24: perhaps the power returns; otherwise the entry card is revealed."""
    board.unit = state.DAY
    board.tell_day("weekday-begins")
    if board.weekday > WEEKDAYS:
        # NS-21: on the second Monday the power is back in any case.
        _win(board)
        return
    needed = board.content.power_needs[board.weekday - 1]
    if needed > 0:
        black = board.die()
        white = board.die()
        board.power_roll = [board.weekday, black, white]
        restored = black + white >= needed
        said = {"black": black, "white": white, "needed": needed, "restored": restored}
        board.tell_day("power-roll", said)
        if restored:
            _win(board)
            return
    board.fresh_now = False
    board.open_cards = []
    _reveal_card(board)
    if board.new_team:
        board.new_team = False
        if any(can_get_team(board, actor) for actor in range(ACTOR_COUNT)):
            board.phase = state.VOTING
            return
    begin_unit(board, state.DAY)


def _win(board: Board) -> None:
    """NS-19: restored power ends the game at once."""
    board.phase = state.OVER
    board.verdict = state.WON
    board.cause = state.POWER_BACK
    board.tell_day("power-back")


def _reveal_card(board: Board) -> None:
    """NS-23, NS-30: the next card of the stack is read, its effects happen."""
    card = board.stack[board.next_card]
    board.next_card += 1
    board.reveals += 1
    board.open_cards = [*board.open_cards, card]
    board.tell_day("card", {"card": board.content.card_ids[card]})
    effects.apply_all(board, board.content.card_effects[card], NONE)


# --- a fourth team ---------------------------------------------------------------------------


def can_get_team(board: Board, actor: int) -> bool:
    """NS-131: an actor with four teams gets none."""
    return board.team_at[actor * TEAMS_EACH + TEAMS_EACH - 1] == NONE


class Vote(Order):
    """Section 5.2: everybody names an actor that gets a fourth team; the last vote decides."""

    def __init__(self) -> None:
        super().__init__("vote", [state.VOTING])
        self.names("actor", ACTORS)

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        if board.ballots[seat] != NONE:
            return reasons.DECIDED
        return None if can_get_team(board, at) else reasons.HAS_FOUR

    def do(self, board: Board, seat: int, at: int) -> None:
        board.ballots[seat] = at
        if NONE not in board.ballots:
            count_votes(board)


def count_votes(board: Board) -> None:
    """Most votes win; a tie is broken by the seat of the administration, then by the order of the actors."""
    votes = [board.ballots.count(actor) for actor in range(ACTOR_COUNT)]
    most = max(votes)
    able = [actor for actor in range(ACTOR_COUNT) if can_get_team(board, actor)]
    chosen = next((actor for actor in able if votes[actor] == most), NONE)
    for seat in range(board.seats - 1, -1, -1):
        ballot = board.ballots[seat]
        if ballot != NONE and votes[ballot] == most and board.belongs(seat, board.content.administration):
            chosen = ballot
    board.ballots = [NONE] * board.seats
    board.reveals += 1
    effects.add_team(board, chosen)
    begin_unit(board, state.DAY)


# --- a unit -------------------------------------------------------------------------------------


def begin_unit(board: Board, unit: int) -> None:
    """NS-15, NS-17, NS-25: what was fresh is so no longer; every actor says whether it rests."""
    board.unit = unit
    board.phase = state.RESTING
    board.fresh_now = False
    board.tell_day("unit-begins", {"unit": state.UNITS[unit]})
    for actor in range(ACTOR_COUNT):
        board.resting[actor] = state.UNDECIDED
    for marker in board.lying:
        board.marker_state[marker] &= ~state.FRESH


class Rest(Order):
    """NS-25, NS-28, NS-29: to rest or to be on duty is a final, hidden choice; the last one reveals them all."""

    def __init__(self, name: str, rests: bool) -> None:
        super().__init__(name, [state.RESTING], commands=True)
        self.rests = rests
        self.names("actor", ACTORS)

    def role(self, board: Board, seat: int, at: int) -> int:
        return at

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        if not board.holds(seat, at):
            return orders.not_held(board, seat, at)
        return None if board.resting[at] == state.UNDECIDED else reasons.DECIDED

    def do(self, board: Board, seat: int, at: int) -> None:
        board.resting[at] = state.RESTS if self.rests else state.ON_DUTY
        if board.journal is not None:
            body: dict[str, object] = {"seat": seat, "actor": ACTORS[at], "rests": self.rests}
            board.journal.share(sharing.members_of(board, seat, at), "chose-rest", body)
        if state.UNDECIDED not in board.resting:
            settle_rest(board)

    def autopilot(self, board: Board, seat: int) -> int:
        """Tired teams rest."""
        actor = sharing.next_to_rest(board, seat)
        if actor == NONE or sharing.proposal_open(board, actor):
            return NOTHING
        tired = board.points[actor] <= board.content.autopilot_rest
        return actor if tired == self.rests else NOTHING


def settle_rest(board: Board) -> None:
    """NS-26, NS-28: silence means duty; an actor who rests rolls once. Then the two cards of the unit."""
    for actor in range(ACTOR_COUNT):
        if board.resting[actor] == state.UNDECIDED:
            board.resting[actor] = state.ON_DUTY
    for seat in range(board.seats):
        sharing.withdraw(board, seat)
    board.reveals += 1
    for actor in range(ACTOR_COUNT):
        if board.resting[actor] != state.RESTS:
            continue
        more = board.die() + board.unit_modifiers[cards.REST_ROLL] + board.day_modifiers[cards.REST_ROLL]
        board.points[actor] = min(board.points[actor] + max(more, 0), board.content.most_points)
        if board.journal is not None:
            body: dict[str, object] = {"actor": ACTORS[actor], "rolled": more, "points": board.points[actor]}
            board.journal.tell("rested", body)
    _reveal_card(board)
    _reveal_card(board)
    board.ready = 0
    board.phase = state.READING if unit_clock(board) > 0 else state.ACTING


def unit_clock(board: Board) -> int:
    """NS-37, NS-38: seconds for the actions of this unit; the tutorial's Monday has no clock."""
    charter = board.charter
    if board.weekday == 1 and (charter.first_day_untimed or charter.tutorial):
        return 0
    return charter.unit_seconds


class Ready(Order):
    """NS-37, NS-39: when all have read, the clock runs; when all are ready, the unit ends."""

    def __init__(self) -> None:
        super().__init__("ready", [state.READING, *state.ANY_HAND])

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        if board.phase == state.READING:
            return reasons.IS_READY if board.ready >> seat & 1 else None
        return reasons.OPERATION_OPEN if orders.own_operation(board, seat) else None

    def do(self, board: Board, seat: int, at: int) -> None:
        board.ready |= 1 << seat
        board.take(seat, NONE)
        sharing.withdraw(board, seat)
        if board.ready != (1 << board.seats) - 1:
            return
        if board.phase == state.READING:
            board.phase = state.ACTING
            board.ready = 0
        else:
            finish_unit(board)

    def looked_for(self, board: Board, seat: int) -> list[int]:
        return [0] if board.phase == state.ACTING else []

    def autopilot(self, board: Board, seat: int) -> int:
        """Nobody is held up."""
        return 0 if self.closed(board, seat, 0) is None else NOTHING


class Wait(Order):
    """NS-39: a seat that was ready has something to do after all."""

    def __init__(self) -> None:
        super().__init__("wait", [state.DONE])

    def do(self, board: Board, seat: int, at: int) -> None:
        board.ready &= ~(1 << seat)


class Back(Order):
    """What is in hand is put down; what was proposed is taken back, and the hand is free to do something else."""

    def __init__(self) -> None:
        super().__init__("back", state.ANY_HAND)

    def closed(self, board: Board, seat: int, at: int) -> Why | None:
        if board.focus[seat] != NONE or (board.charter.consensus and sharing.awaits(board, seat)):
            return None
        return reasons.NOTHING_IN_HAND

    def do(self, board: Board, seat: int, at: int) -> None:
        if board.charter.consensus and sharing.awaits(board, seat):
            sharing.withdraw(board, seat)
            return
        focus = board.focus[seat]
        board.take(seat, state.FOCUS_DESK + state.origin_of(focus) if focus >= state.FOCUS_TRIP else NONE)

    def autopilot(self, board: Board, seat: int) -> int:
        return 0 if board.charter.consensus and sharing.awaits(board, seat) else NOTHING


def finish_unit(board: Board) -> None:
    """NS-14, NS-15: the unit ends; after the night the weekday does, and the next one begins."""
    ends.end_unit(board)
    _put_cards_away(board)
    if board.unit == state.DAY:
        begin_unit(board, state.NIGHT)
        return
    ends.end_weekday(board)
    if board.phase == state.OVER:
        return
    board.weekday += 1
    begin_weekday(board)


def _put_cards_away(board: Board) -> None:
    """NS-24, NS-32: the entry card stays all day, another one while markers or tasks of it are left."""
    printed = board.content.effects
    needed = [printed[board.marker_effect[marker]].card for marker in board.lying]
    needed += [printed[number].card for number in board.task_effect if number != NONE]
    entry = board.stack[(board.weekday - 1) * CARDS_PER_DAY]
    board.open_cards = [card for card in board.open_cards if card == entry or card in needed]
