"""How a unit and a weekday end, step by step (NS-106 to NS-120)."""

from __future__ import annotations

from stromtisch.core.fields import replaced
from stromtisch.games.neustart import actions, cards, effects, markers, mood, sharing, state, supply, terms
from stromtisch.games.neustart.cards import Effect
from stromtisch.games.neustart.state import NONE, Board


def end_unit(board: Board) -> None:
    """NS-16, NS-106 to NS-108: what is undone stays undone; then the markers are checked."""
    board.tell_day("unit-end", {"unit": state.UNITS[board.unit]})
    # Section 5.3: an effort that is still open is paid if it can be, otherwise given up (NS-63).
    for actor in range(terms.ACTOR_COUNT):
        if board.operation[actor] != NONE and not actions.settle(board, actor):
            actions.give_up(board, actor, NONE)
    supply.settle_found(board)
    if board.unit == state.NIGHT and board.charter.auto_cover:
        supply.cover_own(board)
    # NS-106: all vehicles stand up, rest ends.
    for team in range(terms.TEAM_COUNT):
        board.team_used[team] = 0
    for actor in range(terms.ACTOR_COUNT):
        board.resting[actor] = state.UNDECIDED
    for seat in range(board.seats):
        board.take(seat, NONE)
        sharing.withdraw(board, seat)
    board.objected = 0
    board.used_by = [NONE] * terms.TEAM_COUNT
    board.ready = 0
    board.fresh_now = True
    _burn(board, False)
    _check_incidents(board)
    _check_illness(board)
    _fail_tasks(board, False)
    # NS-107d: unit modifiers and unit blocks end.
    board.unit_modifiers = [0] * cards.MODIFIER_COUNT
    board.blocks = [blocks & state.DAY_BLOCK for blocks in board.blocks]
    mood.find_roads(board)


def _burn(board: Board, evening: bool) -> None:
    """NS-107a, NS-108, NS-125: each fire that could have been fought burns down, unless it lasts all day.

    Step 6 of the evening, NS-114: those that lasted all day do so now.
    """
    for quarter in range(terms.QUARTER_COUNT):
        for marker in markers.lie_in(board, quarter, cards.FIRE):
            flags = board.marker_state[marker]
            all_day = board.content.effects[board.marker_effect[marker]].all_day and flags & state.SPARK == 0
            if flags & state.FRESH == 0 and (evening or not all_day):
                markers.burn_down(board, marker)


def _check_incidents(board: Board) -> None:
    """NS-107b: incidents go, and what the card threatens happens."""
    for quarter in range(terms.QUARTER_COUNT):
        for marker in markers.lie_in(board, quarter, cards.INCIDENT):
            if board.marker_state[marker] & state.FRESH == 0:
                effect = board.content.effects[board.marker_effect[marker]]
                markers.take_away(board, marker)
                _tell_failed(board, quarter, effect)
                effects.apply_all(board, effect.fail, quarter)


def _check_illness(board: Board) -> None:
    """NS-107c: the ill are seen; a fatal case dies, any other has its consequences once and stays."""
    for quarter in range(terms.QUARTER_COUNT):
        for marker in markers.lie_in(board, quarter, cards.ILLNESS):
            markers.reveal(board, marker)
            flags = board.marker_state[marker]
            if flags & state.FRESH:
                continue
            effect = board.content.effects[board.marker_effect[marker]]
            if effect.fatal:
                markers.take_away(board, marker)
                markers.add_deaths(board, quarter, 1)
                mood.add_unrest(board, quarter)
            elif flags & state.OUTLIVED == 0:
                board.marker_state[marker] = flags | state.OUTLIVED
                effects.apply_all(board, effect.fail, quarter)


def _fail_tasks(board: Board, day: bool) -> None:
    """NS-107d, NS-114: tasks that are due fail."""
    if board.task_count == 0:
        return
    for quarter in range(terms.QUARTER_COUNT):
        for slot in range(state.TASK_SLOTS):
            if board.task_at[slot] != quarter:
                continue
            effect = board.content.effects[board.task_effect[slot]]
            if effect.all_day == day:
                effects.remove_task(board, slot)
                _tell_failed(board, quarter, effect)
                effects.apply_all(board, effect.fail, quarter)


def _tell_failed(board: Board, quarter: int, effect: Effect) -> None:
    card = board.content.card_ids[effect.card]
    board.tell("failed", quarter, {"card": card, "task": effect.op == cards.TASK})


# --- the end of the weekday ------------------------------------------------------------------


def end_weekday(board: Board) -> None:
    """NS-109 to NS-119, in this order; it may lose the game."""
    board.tell_day("weekday-end")
    # Step 1, NS-109.
    if board.uprisings() >= board.content.uprisings_lose:
        mood.lose(board, state.UPRISINGS)
        return
    # Step 2, NS-110: striped markers go, green ones turn.
    for quarter in range(terms.QUARTER_COUNT):
        board.info[quarter] = state.STRIPED if board.info[quarter] == state.GREEN else state.UNINFORMED
    # NS-97: from here to step 8 unrest adds up without upsetting neighbours.
    board.day_ending = True
    _check_supply(board)
    _check_hospital(board)
    _roll_for_the_ill(board)
    _burn(board, True)
    _fail_tasks(board, True)
    _use_up(board)
    _rebel(board)
    # Step 9, NS-119: four unrest are an uprising; anger is one number, so there is nothing to exchange.
    board.day_ending = False


def _check_supply(board: Board) -> None:
    """Step 3, NS-111: a generator is a covered field; need 0 is always covered."""
    content = board.content
    for quarter in range(terms.QUARTER_COUNT):
        need = board.need(quarter)
        if board.covered[quarter] >= need:
            continue
        some = board.covered[quarter] > 0 or board.generator[quarter] == 1
        if board.journal is not None:
            board.tell("underfed", quarter, {"covered": board.covered[quarter], "need": need})
        mood.add_unrest(board, quarter, content.unrest_partly_fed if some else content.unrest_unfed)


def _check_hospital(board: Board) -> None:
    """Step 4, NS-112: a hospital without fuel."""
    if board.hospital_covered == 0:
        content = board.content
        board.tell("hospital-dark", content.hospital)
        markers.add_deaths(board, content.hospital, content.hospital_deaths)
        mood.add_unrest(board, content.hospital, content.hospital_unrest)


def _roll_for_the_ill(board: Board) -> None:
    """Step 5, NS-113: the printed value less helpers and base must be rolled; unrest makes it no harder."""
    for quarter in range(terms.QUARTER_COUNT):
        for marker in markers.lie_in(board, quarter, cards.ILLNESS):
            if board.marker_state[marker] & state.FRESH:
                continue
            rolled = board.die()
            needed = board.marker_value[marker] - board.helpers[quarter] - board.base[quarter]
            if board.journal is not None:
                said = {"rolled": rolled, "needed": max(needed, 0), "survived": rolled >= needed}
                board.tell("health-roll", quarter, said)
            if rolled < needed:
                markers.take_away(board, marker)
                markers.add_deaths(board, quarter, 1)
                mood.add_unrest(board, quarter)


def _use_up(board: Board) -> None:
    """Step 7, NS-115, NS-116: what lies on the fields is used up; extra needs, blocks and modifiers end."""
    for quarter in range(terms.QUARTER_COUNT):
        board.covered[quarter] = 0
    board.hospital_covered = 0
    board.extra_need = [0] * terms.QUARTER_COUNT
    board.blocks = [0] * terms.QUARTER_COUNT
    board.day_modifiers = [0] * cards.MODIFIER_COUNT
    mood.find_roads(board)


def _rebel(board: Board) -> None:
    """Step 8, NS-117, NS-118, NS-120: every crowd in uprising destroys one thing."""
    for quarter in range(terms.QUARTER_COUNT):
        if board.anger[quarter] >= board.content.uprising:
            _destroy(board, quarter)
            if board.phase == state.OVER:
                return


def _destroy(board: Board, quarter: int) -> None:
    """A shop, else a petrol station, else a public building, else the base."""
    content = board.content
    standing = [shop for shop in content.businesses_of[quarter] if board.business[shop] != state.RUINED]
    for kinds in ([terms.SUPERMARKET, terms.PHARMACY], [terms.PETROL]):
        for shop in standing:
            if content.business_kind[shop] in kinds:
                board.business[shop] = state.RUINED
                markers.add_ruin(board, quarter, "", "crowd", shop)
                return
    for bit, letter in enumerate(terms.TARGET_LETTERS):
        if board.letters[quarter] >> bit & 1:
            board.letters = replaced(board.letters, quarter, board.letters[quarter] & ~(1 << bit))
            markers.add_ruin(board, quarter, letter, "crowd")
            return
    if board.base[quarter] == 1:
        mood.lose_base(board, quarter)
