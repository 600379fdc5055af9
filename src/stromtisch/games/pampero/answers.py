"""What each answer to a question is worth to the company that is asked."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero.appraisal import (
    IMPOSSIBLE,
    foreign_worth,
    place_worth,
    plan_worths,
    remote_worth,
    solar_worth,
    standard_worth,
    tile_worth,
    way_worth,
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
    PAY_AT,
    PAYOUT_AT,
    PLAN_AT,
    PLAY_AT,
    PROVIDER_AT,
    PUBLIC,
    RECALL,
    RETURN_AT,
    SCORE_AT,
    SKIP,
    SOLAR_AT,
    SPEND_AT,
    TAKE_AT,
    TO_AT,
)
from stromtisch.games.pampero.contracts import FREE_LINE
from stromtisch.games.pampero.effects import (
    ANY,
    CAPITAL,
    CHOICE,
    CLAIM,
    CONNECT,
    CONTRACT,
    COVER,
    CROWN,
    DISCARD,
    DUTY,
    EFFECT,
    FIELD,
    FIRST,
    FIRST_AT,
    FLIP,
    FOREIGN,
    GRID,
    INCOME,
    KIND,
    LINK,
    MAJORITY,
    MARKET_COUNT,
    MOVE,
    MOVING,
    NETWORK,
    ORDER,
    PAYMENT,
    PAYOUT,
    PLAN,
    PLAN_NEXT,
    PROVIDER,
    PYLON,
    REMOTE,
    SCORE,
    SECOND_AT,
    SOLAR,
    SPECIAL,
    SPEND,
    START,
    TAKE_BACK,
    TURN,
    WIND,
)
from stromtisch.games.pampero.playing import main_effect, price_of
from stromtisch.games.pampero.plays import Plays
from stromtisch.games.pampero.printed_boards import SLOT_COUNT
from stromtisch.games.pampero.printed_cards import CROWNED, MULTIPLY, PAY_AND_FLIP, SPECIAL_COUNT, SYM_ANY
from stromtisch.games.pampero.scoring import (
    FINAL_SCORING,
    best_income,
    majorities,
    metric_of,
)
from stromtisch.games.pampero.state import NONE
from stromtisch.games.pampero.year import rightmost

# How good the special action cards are, SA01 to SA18, as a share of a special card's worth.
SPECIAL_SHARE: Final = [
    1.3, 1.2, 1.2, 1.2, 1.4, 1.3, 1.2, 0.9, 1.1, 0.6, 0.7, 0.8, 0.7, 0.5, 1.4, 0.8, 1.4, 0.7,
]  # fmt: skip
# A scoring card is worth more than it would pay now, for counts rise.
RISE: Final = 1.3


def answer_worth(plays: Plays, code: int) -> float:
    """The worth of a decision, compared with others that answer the same question."""
    top = plays.board.agenda[-1]
    kind = top & KIND
    first = top >> FIRST_AT & FIRST
    second = top >> SECOND_AT
    if kind == TURN:
        return _turn(plays, code)
    if kind in (FIELD, EFFECT, PROVIDER, PAYMENT):
        return _play(plays, kind, code)
    if WIND <= kind <= CAPITAL or kind in (SPEND, NETWORK, LINK, CLAIM):
        return _target(plays, kind, first, second, code)
    if kind in (MOVE, MOVING, DUTY, START):
        return _bulldozer(plays, kind, code)
    if kind in (CROWN, MAJORITY, SCORE, FLIP):
        return _scoring(plays, kind, code)
    return _bonus(plays, kind, first, second, code)


def _turn(plays: Plays, code: int) -> float:
    if code == RECALL:
        return plays.recall()
    if code == BATTERY:
        return plays.battery()
    return plays.card(code - PLAY_AT)


def _play(plays: Plays, kind: int, code: int) -> float:
    board = plays.board
    if kind == FIELD:
        return plays.on_field(board.card, code - FIELD_AT)
    if kind == EFFECT:
        wanted = code - EFFECT_AT + WIND
        for alternative, effects in enumerate(board.content.cards.effects[board.card]):
            if effects[0] & KIND == wanted:
                return plays.effect(board.card, board.operation, alternative)
    if kind == PROVIDER:
        company = code - PROVIDER_AT
        # One's own pylon; otherwise that of the rival who is furthest behind.
        return 0.0 if company == plays.seat else -plays.outlook.standing(company)
    if code == PAY_AT:
        return plays.outlook.cash(-price_of(board, plays.seat, board.operation))
    zone = board.content.boards.operation_zone[board.operation]
    return -plays.outlook.battery * board.content.cards.alternative_batteries[board.card * 3 + zone]


def _target(plays: Plays, kind: int, first: int, second: int, code: int) -> float:
    board = plays.board
    outlook = plays.outlook
    if code == SKIP:
        return 0.0
    if kind in (WIND, PYLON):
        return plays.site(board.operation, code - BUILD_AT, kind == PYLON)
    if kind == CONTRACT:
        space = code - CONTRACT_AT
        if second == 0:
            return standard_worth(outlook, space, 0, False)
        mods = main_effect(board) >> FIRST_AT & FIRST
        return plays.standard(space, mods, board.card, board.operation, board.alternative)
    if kind == REMOTE:
        return plays.remote(code - CONTRACT_AT)
    if kind == SOLAR:
        return solar_worth(outlook, code - SOLAR_AT)
    if kind == FOREIGN:
        return foreign_worth(outlook, code - FOREIGN_AT, first)
    if kind == CAPITAL:
        return plays.capital(code - CAPITAL_AT, board.operation)
    if kind == SPEND:
        return remote_worth(outlook, first, code - SPEND_AT)
    if kind == NETWORK:
        return way_worth(outlook, code, second & FREE_LINE != 0)
    if kind == LINK:
        return standard_worth(outlook, code - CONTRACT_AT, 0, False)
    # A connection tile is never a burden.
    return 1.0


def _bulldozer(plays: Plays, kind: int, code: int) -> float:
    board = plays.board
    outlook = plays.outlook
    if kind == MOVE:
        if code == SKIP:
            return 0.0
        # The bulldozer that stands worst, if a better place is free.
        place = code - FROM_AT
        here = place_worth(outlook, place)
        if place < PUBLIC and board.site_owner[place] != NONE:
            here = 0.0
        return best_place(plays, place) - here
    if code == SKIP:
        # Staying: the place it stands in now.
        return place_worth(outlook, board.agenda[-1] >> FIRST_AT & FIRST)
    return place_worth(outlook, code - TO_AT)


def best_place(plays: Plays, start: int) -> float:
    """The best place that one move from here leads to."""
    board = plays.board
    printed = board.content.map
    sites = board.free_sites
    if start < PUBLIC:
        sites &= printed.reach[printed.site_sector[start]]
    best = 0.0
    for place in range(len(printed.site_ids) + 1 + len(printed.bay_ids)):
        if place < PUBLIC:
            free = sites >> place & 1 == 1
        else:
            free = place > PUBLIC and board.free_bays >> (place - PUBLIC - 1) & 1 == 1
        if free:
            best = max(best, place_worth(plays.outlook, place))
    return best


def _bonus(plays: Plays, kind: int, first: int, second: int, code: int) -> float:
    board = plays.board
    outlook = plays.outlook
    tiles = board.content.tiles
    if code == SKIP:
        return 0.0
    if kind == INCOME:
        return outlook.steps(code - ADVANCE_AT, second)
    if kind == PAYOUT:
        return float(board.income_of(plays.seat, code - PAYOUT_AT))
    if kind == SPECIAL:
        return _special(plays, code - TAKE_AT)
    if kind == CONNECT:
        best = IMPOSSIBLE
        for effects in tiles.connection_effects[code - CONNECT_AT]:
            best = max(best, outlook.effects(effects))
        return best
    if kind == CHOICE:
        return outlook.effects(tiles.connection_effects[first][code - CHOOSE_AT])
    if kind == ORDER:
        return 1.0
    if kind in (PLAN, PLAN_NEXT):
        return _plan(plays, kind, first, second, code - PLAN_AT)
    if kind == DISCARD:
        # What one would like oneself, the rival would, too.
        return tile_worth(outlook, board.plan[code - DISCARD_AT])
    if kind == GRID:
        # A field is lost for its own type: the less that brings, the better.
        for tile, field in enumerate(tiles.bonus_type):
            if field == code - LAY_AT:
                return -tile_worth(outlook, tile)
        return 0.0
    if kind == COVER:
        return _cover(plays, code - COVER_AT)
    if kind == TAKE_BACK:
        slot = rightmost(board, plays.seat, code - RETURN_AT)
        place = plays.seat * SLOT_COUNT + slot
        return plays.kept(board.slots[place]) + (0.5 if board.slot_tiles[place] else 0.0)
    return 0.0


def _plan(plays: Plays, kind: int, first: int, second: int, space: int) -> float:
    """The first of a pair with the best neighbour; the second on its own."""
    if kind == PLAN_NEXT:
        return plan_worths(plays.outlook, second)[space]
    worths = plan_worths(plays.outlook, first)
    best = IMPOSSIBLE
    for other in plays.board.content.tiles.plan_near[space]:
        best = max(best, worths[other])
    return worths[space] + best


def _cover(plays: Plays, operation: int) -> float:
    """A field that comes soon and often: far left, and not under a card."""
    board = plays.board
    slot = board.content.boards.operation_slot[operation]
    covered = board.slots[plays.seat * SLOT_COUNT + slot] != NONE
    return -float(slot % (SLOT_COUNT // 2)) - (3.0 if covered else 0.0)


def _special(plays: Plays, number: int) -> float:
    """A special card: actions are worth less the fewer are left, scorings what they would pay."""
    outlook = plays.outlook
    if number < SPECIAL_COUNT:
        # Its share comes true only with turns to play it in.
        return outlook.leanings.special * SPECIAL_SHARE[number] * min(1.0, outlook.actions / 9.0)
    return card_pays(plays, number - SPECIAL_COUNT) * RISE + 1.5


def card_pays(plays: Plays, card: int) -> float:
    """What the better option of a scoring card would pay now; crowns apart."""
    board = plays.board
    cards = board.content.cards
    best = 0.0
    for place in (card * 2, card * 2 + 1):
        which = cards.option_of[place]
        if cards.option_kind[place] == MULTIPLY:
            best = max(best, float(cards.option_amount[place] * metric_of(board, plays.seat, which)))
        elif cards.option_kind[place] == PAY_AND_FLIP:
            if which < MARKET_COUNT:
                best = max(best, float(board.income_of(plays.seat, which)))
            else:
                best = max(best, float(best_income(board, plays.seat, which != ANY)))
    return best


def _scoring(plays: Plays, kind: int, code: int) -> float:
    """Scoring cards wait for the end, where counts are highest; a crown is played if it wins its majority."""
    board = plays.board
    cards = board.content.cards
    if code == SKIP:
        return 0.0
    if kind == CROWN:
        return _crown(plays, code - CROWN_AT)
    if kind == MAJORITY:
        return 0.0
    if kind == FLIP:
        return float(board.income_of(plays.seat, code - FLIP_AT))
    if board.scorings <= FINAL_SCORING:
        return -1.0
    place = code - SCORE_AT
    which = cards.option_of[place]
    if cards.option_kind[place] == MULTIPLY:
        return 0.1 + cards.option_amount[place] * metric_of(board, plays.seat, which)
    best = 0.0
    for market in range(MARKET_COUNT):
        if board.face_down[plays.seat] >> market & 1 == 0 and which in (market, ANY):
            best = max(best, float(board.income_of(plays.seat, market)))
    # Cards for any market wait until those for one market are played.
    return best - (0.2 if which >= MARKET_COUNT else 0.0)


def _crown(plays: Plays, card: int) -> float:
    """What a crown wins beyond what the card would pay otherwise."""
    board = plays.board
    cards = board.content.cards
    tiles = board.content.tiles
    place = card * 2 + (0 if cards.option_kind[card * 2] == CROWNED else 1)
    best = 0.0
    for number, metric in enumerate(majorities(board, board.scorings - 1)):
        if cards.option_of[place] not in (metric, SYM_ANY):
            continue
        rival = 0
        for company in range(board.companies):
            if company != plays.seat:
                rival = max(rival, metric_of(board, company, metric))
        own = metric_of(board, plays.seat, metric)
        if own <= rival < own + cards.option_amount[place]:
            if board.scorings > FINAL_SCORING:
                pays = tiles.lower_money[board.scoring_tiles[2 + number]]
            elif board.charter.intro:
                pays = board.income_of(plays.seat, number)
            else:
                pays = tiles.lower_money[board.scoring_tiles[1]]
            best = max(best, pays - card_pays(plays, card))
    return best - 0.1
