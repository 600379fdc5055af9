"""Working through the agenda: what is done at once, what somebody is asked, and what an answer does."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero.bulldozers import (
    begin_move,
    bring,
    bulldozer_codes,
    duty_codes,
    goal_codes,
    move,
    start_codes,
)
from stromtisch.games.pampero.codes import (
    ADVANCE_AT,
    BATTERY,
    BUILD_AT,
    CAPITAL_AT,
    CHOOSE_AT,
    CONNECT_AT,
    CONTRACT_AT,
    COVER_AT,
    CROWN_AT,
    DISCARD_AT,
    EFFECT_AT,
    FIELD_AT,
    FLIP_AT,
    FOREIGN_AT,
    FROM_AT,
    LAY_AT,
    MAJORITY_AT,
    ORDER_DOWN,
    PAY_AT,
    PAYOUT_AT,
    PLAN_AT,
    PLAY_AT,
    PROVIDER_AT,
    PUBLIC,
    RECALL,
    RESERVE,
    RETURN_AT,
    REVEAL,
    SCORE_AT,
    SKIP,
    SOLAR_AT,
    SPEND_AT,
    TAKE_AT,
    TO_AT,
)
from stromtisch.games.pampero.contracts import (
    begin_remote,
    begin_solar,
    begin_standard,
    claim,
    claim_codes,
    fulfil,
    link_codes,
    network_codes,
    spend_codes,
)
from stromtisch.games.pampero.effects import (
    ANY,
    ARROWS,
    BATTERIES,
    BONUS,
    BULLDOZER,
    CHOICE,
    CLAIM,
    CONNECT,
    CONTRACT,
    COVER,
    CROWN,
    DISCARD,
    DUTY,
    EFFECT,
    ENERGY,
    FACE_UP,
    FIELD,
    FIRST,
    FIRST_AT,
    FIRST_QUESTION,
    FLIP,
    FOREIGN,
    GRID,
    HARVEST,
    INCOME,
    KIND,
    LINK,
    MAJORITY,
    MARKET_COUNT,
    MONEY,
    MOVE,
    MOVING,
    NETWORK,
    OPPONENT,
    PAYMENT,
    PAYOUT,
    PLAN,
    PLAN_NEXT,
    PROVIDER,
    PYLON,
    REMOTE,
    SCORE,
    SCORE_TILES,
    SEAT_AT,
    SEATS,
    SECOND_AT,
    SOLAR,
    SPECIAL,
    SPEND,
    START,
    TAKE_BACK,
    TURN,
    UPGRADE,
    WIND,
)
from stromtisch.games.pampero.income import advance, advance_arrows, can_advance
from stromtisch.games.pampero.plan import (
    choose_pair,
    cover,
    cover_codes,
    discard,
    discard_codes,
    grid_codes,
    lay,
    next_codes,
    plan_codes,
    resolve_space,
    upgrade,
)
from stromtisch.games.pampero.playing import (
    capital_codes,
    charge,
    commit,
    contract_codes,
    effect_codes,
    field_codes,
    foreign_codes,
    main_effect,
    payment_codes,
    provider_codes,
    recall,
    site_codes,
    sun_codes,
    take_back,
    turn_codes,
)
from stromtisch.games.pampero.printed_boards import SLOT_COUNT
from stromtisch.games.pampero.printed_cards import BASE_COUNT, SPECIAL_COUNT
from stromtisch.games.pampero.printed_tiles import CONNECTION_COUNT
from stromtisch.games.pampero.scoring import (
    crown,
    crown_codes,
    flip_codes,
    majority_codes,
    pay_and_flip,
    play_scoring_card,
    reckon,
    score_codes,
    score_tiles,
    turn_face_up,
)
from stromtisch.games.pampero.state import (
    ACTION_ROW,
    FROM_BONUSES,
    FROM_PAYOUTS,
    NONE,
    OVER,
    SCORING_ROW,
    Board,
)
from stromtisch.games.pampero.vj import move_on, take_turn
from stromtisch.games.pampero.year import go_on, harvest, rightmost, take_back_codes

# Questions with a single answer that nobody needs to be asked.
PLAIN_QUESTIONS: Final = [
    INCOME, PAYOUT, SPECIAL, EFFECT, PROVIDER, PAYMENT, SPEND, GRID, COVER, TAKE_BACK, MAJORITY, FLIP, START,
]  # fmt: skip
IS_PLAIN: Final = [kind in PLAIN_QUESTIONS for kind in range(64)]


def settle(board: Board) -> None:
    """Do what is on the agenda until somebody must decide or the match is over."""
    agenda = board.agenda
    while board.phase != OVER:
        if not agenda:
            go_on(board)
            continue
        top = agenda[-1]
        kind = top & KIND
        seat = top >> SEAT_AT & SEATS
        first = top >> FIRST_AT & FIRST
        second = top >> SECOND_AT
        if kind < FIRST_QUESTION:
            agenda.pop()
            carry_out(board, kind, seat, first)
            continue
        if kind == DUTY and seat == board.charter.vj:
            agenda.pop()
            if board.site_bulldozer[first] == seat:
                move_on(board, first)
            continue
        codes = codes_for(board, kind, seat, first, second)
        if not codes:
            # Nothing can be chosen: it lapses (PA-47, PA-168 to PA-170).
            agenda.pop()
        elif len(codes) == 1 and IS_PLAIN[kind]:
            agenda.pop()
            answer(board, kind, seat, first, second, codes[0])
        else:
            board.acting = seat
            board.open_codes = codes
            return
    board.open_codes = []


def decide(board: Board, code: int) -> None:
    """The company on top of the agenda has decided."""
    top = board.agenda.pop()
    answer(board, top & KIND, top >> SEAT_AT & SEATS, top >> FIRST_AT & FIRST, top >> SECOND_AT, code)
    settle(board)


def carry_out(board: Board, kind: int, seat: int, first: int) -> None:
    """What asks nobody."""
    if kind == MONEY:
        board.earn(seat, first, FROM_BONUSES)
    elif kind == ENERGY:
        board.gain_energy(seat, first)
    elif kind == BATTERIES:
        board.gain_batteries(seat, first)
    elif kind == BULLDOZER:
        bring(board, seat, first)
    elif kind == UPGRADE:
        upgrade(board, seat, first)
    elif kind == ARROWS:
        advance_arrows(board, seat, first)
    elif kind == BONUS:
        resolve_space(board, seat, first)
    elif kind == HARVEST:
        harvest(board, seat)
    elif kind == SCORE_TILES:
        score_tiles(board, first)
    elif kind == FACE_UP:
        turn_face_up(board)
    else:
        reckon(board)


# --- what is asked ----------------------------------------------------------------------


def codes_for(board: Board, kind: int, seat: int, first: int, second: int) -> list[int]:
    """The decisions that answer a question; none when it lapses."""
    if kind == TURN:
        return turn_codes(board, seat)
    if kind == FIELD:
        return field_codes(board, seat)
    if kind < TURN:
        if kind < WIND:
            return _bonus_codes(board, kind, seat, first)
        return _target_codes(board, kind, seat, first, second)
    if kind <= NETWORK:
        if kind == NETWORK:
            return network_codes(board, seat, first, second)
        if kind == PAYMENT:
            return payment_codes(board, seat)
        if kind == EFFECT:
            return effect_codes(board, seat)
        if kind == PROVIDER:
            return provider_codes(board, seat)
        return spend_codes(board, seat, first)
    return _other_codes(board, kind, seat, first, second)


def _other_codes(board: Board, kind: int, seat: int, first: int, second: int) -> list[int]:
    if kind == LINK:
        return link_codes(board, seat, first, second)
    if kind == CLAIM:
        return claim_codes(board, first)
    if kind == CHOICE:
        return [CHOOSE_AT, CHOOSE_AT + 1]
    if kind == MOVING:
        codes = goal_codes(board, first)
        codes.append(SKIP)
        return codes
    if kind == DUTY:
        return duty_codes(board, seat, first)
    if kind == PLAN:
        return plan_codes(board, first)
    if kind == PLAN_NEXT:
        return next_codes(board, first, second)
    if kind == DISCARD:
        return discard_codes(board, first, second)
    if kind == GRID:
        return grid_codes(board, seat, first)
    if kind == COVER:
        return cover_codes(board, seat)
    if kind == TAKE_BACK:
        return take_back_codes(board, seat)
    return _rare_codes(board, kind, seat, first)


def _rare_codes(board: Board, kind: int, seat: int, first: int) -> list[int]:
    if kind == CROWN:
        return crown_codes(board, seat)
    if kind == MAJORITY:
        return majority_codes(board, first)
    if kind == SCORE:
        return score_codes(board, seat)
    if kind == FLIP:
        return flip_codes(board, seat, first)
    if kind == START:
        return start_codes(board)
    return [REVEAL]


def _bonus_codes(board: Board, kind: int, seat: int, first: int) -> list[int]:
    codes: list[int] = []
    if kind == INCOME:
        for market in range(MARKET_COUNT):
            if first in (market, ANY) and can_advance(board, seat, market):
                codes.append(ADVANCE_AT + market)
    elif kind == PAYOUT:
        for market in range(MARKET_COUNT):
            if board.income_of(seat, market) > 0:
                codes.append(PAYOUT_AT + market)
    elif kind == MOVE:
        return bulldozer_codes(board, seat)
    elif kind == CONNECT:
        # PA-121, PA-170: a tile from the play area, or none.
        ready = board.tiles_ready[seat]
        if ready:
            for tile in range(CONNECTION_COUNT):
                if ready >> tile & 1:
                    codes.append(CONNECT_AT + tile)
            codes.append(SKIP)
    elif kind == SPECIAL:
        # PA-124: any open card of either kind.
        for card in board.rows[ACTION_ROW]:
            codes.append(TAKE_AT + card)
        for card in board.rows[SCORING_ROW]:
            codes.append(TAKE_AT + SPECIAL_COUNT + card)
    elif board.order_down >> seat & 1 == 0:
        codes = [ORDER_DOWN, SKIP]
    return codes


def _target_codes(board: Board, kind: int, seat: int, first: int, second: int) -> list[int]:
    """Targets; ``second`` is 1 for the main effect of the card in hand, 0 for what follows."""
    if kind == WIND:
        return site_codes(board, seat, False)
    if kind == PYLON:
        return site_codes(board, seat, True)
    if kind in (CONTRACT, REMOTE):
        return contract_codes(board, seat, second == 0)
    if kind == SOLAR:
        return sun_codes(board, seat, second == 1)
    if kind == FOREIGN:
        return foreign_codes(board, seat, first)
    return capital_codes(board, seat)


# --- what an answer does ------------------------------------------------------------------


def answer(board: Board, kind: int, seat: int, first: int, second: int, code: int) -> None:
    """Carry out the answer to a question."""
    if kind == TURN:
        _take_action(board, seat, code)
    elif kind == FIELD:
        _choose_field(board, seat, code - FIELD_AT)
    elif kind < WIND:
        _answer_bonus(board, kind, seat, first, second, code)
    elif kind < TURN:
        _answer_target(board, kind, seat, second, code)
    elif kind == EFFECT:
        _choose_effect(board, seat, code - EFFECT_AT + WIND)
    elif kind == PROVIDER:
        board.provider = code - PROVIDER_AT
        board.push(PAYMENT, seat)
    elif kind == PAYMENT:
        commit(board, seat, code - PAY_AT)
    elif kind == SPEND:
        begin_remote(board, seat, first, code - SPEND_AT)
    elif kind == NETWORK:
        fulfil(board, seat, first, second, code)
    elif kind == LINK:
        if code != SKIP:
            # PA-97, PA-99: no modifiers of the card, and no further link.
            begin_standard(board, seat, code - CONTRACT_AT, 0, second, False)
    elif kind <= DUTY:
        _answer_small(board, kind, seat, first, second, code)
    else:
        _answer_other(board, kind, seat, first, second, code)


def _take_action(board: Board, seat: int, code: int) -> None:
    """PA-26: exactly one of three."""
    if code == RECALL:
        recall(board, seat)
    elif code == BATTERY:
        charge(board, seat)
    else:
        board.card = code - PLAY_AT
        board.alternative = 0
        board.target = NONE
        board.provider = NONE
        board.push(FIELD, seat)


def _choose_field(board: Board, seat: int, operation: int) -> None:
    board.operation = operation
    if len(board.content.cards.effects[board.card]) > 1:
        board.push(EFFECT, seat)
    else:
        _ask_target(board, seat)


def _choose_effect(board: Board, seat: int, kind: int) -> None:
    for number, effects in enumerate(board.content.cards.effects[board.card]):
        if effects[0] & KIND == kind:
            board.alternative = number
            break
    _ask_target(board, seat)


def _ask_target(board: Board, seat: int) -> None:
    if board.content.cards.logistics[board.card]:
        board.push(PAYMENT, seat)
        return
    main = main_effect(board)
    board.push(main & KIND, seat, main >> FIRST_AT & FIRST, 1)


def _answer_target(board: Board, kind: int, seat: int, second: int, code: int) -> None:
    if second == 0:
        # A follow-up: the card has been paid already.
        if code == SKIP:
            return
        if kind == CONTRACT:
            begin_standard(board, seat, code - CONTRACT_AT, 0, seat, False)
        else:
            begin_solar(board, seat, code - SOLAR_AT)
        return
    if kind in (WIND, PYLON):
        board.target = code - BUILD_AT
        board.provider = board.site_bulldozer[board.target]
    elif kind in (CONTRACT, REMOTE):
        board.target = code - CONTRACT_AT
        board.push(PROVIDER, seat)
        return
    elif kind == SOLAR:
        board.target = code - SOLAR_AT
    elif kind == FOREIGN:
        board.target = code - FOREIGN_AT
    else:
        board.target = code - CAPITAL_AT
    board.push(PAYMENT, seat)


def _answer_bonus(board: Board, kind: int, seat: int, first: int, second: int, code: int) -> None:
    if kind == INCOME:
        advance(board, seat, code - ADVANCE_AT, second)
    elif kind == PAYOUT:
        board.earn(seat, board.income_of(seat, code - PAYOUT_AT), FROM_PAYOUTS)
    elif kind == SPECIAL:
        take_special(board, seat, code - TAKE_AT)
    elif code == SKIP:
        return
    elif kind == MOVE:
        begin_move(board, seat, code - FROM_AT, first)
    elif kind == CONNECT:
        connect(board, seat, first, code - CONNECT_AT)
    else:
        board.slide_down(seat)


def take_special(board: Board, seat: int, number: int) -> None:
    """PA-124 to PA-126: an action card joins the hand, a scoring card waits for a scoring."""
    cards = board.content.cards
    if number < SPECIAL_COUNT:
        board.hand[seat] |= 1 << (BASE_COUNT + number)
        name = cards.card_ids[BASE_COUNT + number]
        board.refill(ACTION_ROW, number)
    else:
        board.scoring_hand[seat] |= 1 << (number - SPECIAL_COUNT)
        name = cards.scoring_ids[number - SPECIAL_COUNT]
        board.refill(SCORING_ROW, number - SPECIAL_COUNT)
    if board.journal is not None:
        board.journal.tell("took", {"seat": seat, "card": name})


def connect(board: Board, seat: int, slot: int, tile: int) -> None:
    """PA-121, PA-123: the tile lies on the card just played, and its effect comes at once."""
    board.tiles_ready[seat] &= ~(1 << tile)
    board.slot_tiles[seat * SLOT_COUNT + slot] |= 1 << tile
    board.connected |= 1 << tile
    if board.journal is not None:
        board.journal.tell("connected", {"seat": seat, "tile": board.content.tiles.connection_ids[tile]})
    effects = board.content.tiles.connection_effects[tile]
    if len(effects) > 1:
        board.push(CHOICE, seat, tile)
    else:
        board.push_effects(seat, effects[0])


def _answer_small(board: Board, kind: int, seat: int, first: int, second: int, code: int) -> None:
    if kind == CLAIM:
        if code != SKIP:
            claim(board, seat, first)
    elif kind == CHOICE:
        board.push_effects(seat, board.content.tiles.connection_effects[first][code - CHOOSE_AT])
    elif code != SKIP:
        place = code - TO_AT
        # PA-57: a parked bulldozer never moves again.
        if kind == MOVING and second > 1 and place <= PUBLIC:
            board.push(MOVING, seat, place, second - 1)
        move(board, seat, first, place)


def _answer_other(board: Board, kind: int, seat: int, first: int, second: int, code: int) -> None:
    if kind == PLAN:
        board.push(PLAN_NEXT, seat, code - PLAN_AT, first)
    elif kind == PLAN_NEXT:
        choose_pair(board, seat, first, code - PLAN_AT, second)
    elif kind == DISCARD:
        discard(board, seat, code - DISCARD_AT)
    elif kind == GRID:
        lay(board, seat, first, code - LAY_AT)
    elif kind == COVER:
        cover(board, seat, code - COVER_AT)
    elif kind == TAKE_BACK:
        take_back(board, seat, rightmost(board, seat, code - RETURN_AT))
    elif kind == START:
        move(board, seat, RESERVE, code - TO_AT)
    elif kind == OPPONENT:
        take_turn(board)
    else:
        _answer_scoring(board, kind, seat, first, code)


def _answer_scoring(board: Board, kind: int, seat: int, first: int, code: int) -> None:
    if code == SKIP:
        return
    if kind == CROWN:
        # More crowns may follow.
        board.push(CROWN, seat)
        board.push(MAJORITY, seat, code - CROWN_AT)
    elif kind == MAJORITY:
        crown(board, seat, first, code - MAJORITY_AT)
    elif kind == SCORE:
        play_scoring_card(board, seat, code - SCORE_AT)
    else:
        pay_and_flip(board, seat, first, code - FLIP_AT)
