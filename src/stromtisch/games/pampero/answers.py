"""What each answer to a question is worth to the company that is asked."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero import appraisal, scoring, tasks
from stromtisch.games.pampero.answer import Skip
from stromtisch.games.pampero.contracts import FREE_LINE, Network
from stromtisch.games.pampero.places import PUBLIC
from stromtisch.games.pampero.playing import MONEY_PAYMENT, main_effect, price_of
from stromtisch.games.pampero.plays import Plays
from stromtisch.games.pampero.printed_boards import SLOT_COUNT
from stromtisch.games.pampero.printed_cards import CROWNED, MULTIPLY, PAY_AND_FLIP, SPECIAL_COUNT, SYM_ANY
from stromtisch.games.pampero.state import NONE
from stromtisch.games.pampero.tasks import FIRST, FIRST_AT, KIND, MARKET_COUNT
from stromtisch.games.pampero.year import rightmost

# How good the special action cards are, SA01 to SA18, as a share of a special card's worth.
SPECIAL_SHARE: Final = [
    1.3, 1.2, 1.2, 1.2, 1.4, 1.3, 1.2, 0.9, 1.1, 0.6, 0.7, 0.8, 0.7, 0.5, 1.4, 0.8, 1.4, 0.7,
]  # fmt: skip
# A scoring card is worth more than it would pay now, for counts rise.
RISE: Final = 1.3


def answer_worth(plays: Plays, code: int) -> float:
    """The worth of a decision, compared with others that answer the same question."""
    board = plays.board
    kind = board.kinds.of_code[code]
    at = code - kind.first
    question = board.question()
    if question == tasks.TURN:
        return _turn(plays, kind.name, at)
    if isinstance(kind, Skip):
        # Nothing brings nothing; a bulldozer that stays has the place it stands in now.
        return appraisal.place_worth(plays.outlook, board.first()) if question == tasks.MOVING else 0.0
    if isinstance(kind, Network):
        return appraisal.way_worth(plays.outlook, kind.way(at), board.second() & FREE_LINE != 0)
    if question in (tasks.FIELD, tasks.EFFECT, tasks.PROVIDER, tasks.PAYMENT):
        return _play(plays, question, at)
    if tasks.WIND <= question <= tasks.CAPITAL or question in (tasks.SPEND, tasks.LINK, tasks.CLAIM):
        return _target(plays, question, at)
    if question in (tasks.MOVE, tasks.MOVING, tasks.DUTY, tasks.START):
        return _bulldozer(plays, question, at)
    if question in (tasks.CROWN, tasks.MAJORITY, tasks.SCORE, tasks.FLIP):
        return _scoring(plays, question, at)
    return _bonus(plays, question, at)


def _turn(plays: Plays, name: str, at: int) -> float:
    if name == "recall":
        return plays.recall()
    if name == "battery":
        return plays.battery()
    return plays.card(at)


def _play(plays: Plays, question: int, at: int) -> float:
    board = plays.board
    if question == tasks.FIELD:
        return plays.on_field(board.card, at)
    if question == tasks.EFFECT:
        for alternative, effects in enumerate(board.content.cards.effects[board.card]):
            if effects[0] & KIND == at + tasks.WIND:
                return plays.effect(board.card, board.operation, alternative)
    if question == tasks.PROVIDER:
        # One's own pylon; otherwise that of the rival who is furthest behind.
        return 0.0 if at == plays.seat else -plays.outlook.standing(at)
    if at == MONEY_PAYMENT:
        return plays.outlook.cash(-price_of(board, plays.seat, board.operation))
    zone = board.content.boards.operation_zone[board.operation]
    return -plays.outlook.battery * board.content.cards.alternative_batteries[board.card * 3 + zone]


def _target(plays: Plays, question: int, at: int) -> float:
    board = plays.board
    outlook = plays.outlook
    if question in (tasks.WIND, tasks.PYLON):
        return plays.site(board.operation, at, question == tasks.PYLON)
    if question == tasks.CONTRACT:
        if board.second() == 0:
            return appraisal.standard_worth(outlook, at, 0, False)
        mods = main_effect(board) >> FIRST_AT & FIRST
        return plays.standard(at, mods, board.card, board.operation, board.alternative)
    if question == tasks.REMOTE:
        return plays.remote(at)
    if question == tasks.SOLAR:
        return appraisal.solar_worth(outlook, at)
    if question == tasks.FOREIGN:
        return appraisal.foreign_worth(outlook, at, board.first())
    if question == tasks.CAPITAL:
        return plays.capital(at, board.operation)
    if question == tasks.SPEND:
        return appraisal.remote_worth(outlook, board.first(), at)
    if question == tasks.LINK:
        return appraisal.standard_worth(outlook, at, 0, False)
    # A connection tile is never a burden.
    return 1.0


def _bulldozer(plays: Plays, question: int, at: int) -> float:
    board = plays.board
    outlook = plays.outlook
    here = appraisal.place_worth(outlook, at)
    if question != tasks.MOVE:
        return here
    # The bulldozer that stands worst, if a better place is free.
    if at < PUBLIC and board.site_owner[at] != NONE:
        here = 0.0
    printed = board.content.map
    sites = printed.reach[printed.site_sector[at]] if at < PUBLIC else board.free_sites
    return appraisal.best_place(outlook, sites) - here


def _bonus(plays: Plays, question: int, at: int) -> float:
    board = plays.board
    outlook = plays.outlook
    tiles = board.content.tiles
    if question == tasks.INCOME:
        return outlook.steps(at, board.second())
    if question == tasks.PAYOUT:
        return float(board.income_of(plays.seat, at))
    if question == tasks.SPECIAL:
        return _special(plays, at)
    if question == tasks.CONNECT:
        best = appraisal.IMPOSSIBLE
        for effects in tiles.connection_effects[at]:
            best = max(best, outlook.effects(effects))
        return best
    if question == tasks.CHOICE:
        return outlook.effects(tiles.connection_effects[board.first()][at])
    if question == tasks.ORDER:
        return 1.0
    if question in (tasks.PLAN, tasks.PLAN_NEXT):
        return _plan(plays, question, at)
    if question == tasks.DISCARD:
        # What one would like oneself, the rival would, too.
        return appraisal.tile_worth(outlook, board.plan[at])
    if question == tasks.GRID:
        # A field is lost for its own type: the less that brings, the better.
        for tile, field in enumerate(tiles.bonus_type):
            if field == at:
                return -appraisal.tile_worth(outlook, tile)
        return 0.0
    if question == tasks.COVER:
        return _cover(plays, at)
    if question == tasks.TAKE_BACK:
        place = plays.seat * SLOT_COUNT + rightmost(board, plays.seat, at)
        return plays.kept(board.slots[place]) + (0.5 if board.slot_tiles[place] else 0.0)
    return 0.0


def _plan(plays: Plays, question: int, space: int) -> float:
    """The first of a pair with the best neighbour; the second on its own."""
    if question == tasks.PLAN_NEXT:
        return appraisal.plan_worths(plays.outlook, plays.board.second())[space]
    worths = appraisal.plan_worths(plays.outlook, plays.board.first())
    best = appraisal.IMPOSSIBLE
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
            best = max(best, float(cards.option_amount[place] * scoring.metric_of(board, plays.seat, which)))
        elif cards.option_kind[place] == PAY_AND_FLIP:
            if which < MARKET_COUNT:
                best = max(best, float(board.income_of(plays.seat, which)))
            else:
                best = max(best, float(scoring.best_income(board, plays.seat, which != tasks.ANY)))
    return best


def _scoring(plays: Plays, question: int, at: int) -> float:
    """Scoring cards wait for the end, where counts are highest; a crown is played if it wins its majority."""
    board = plays.board
    cards = board.content.cards
    if question == tasks.CROWN:
        return _crown(plays, at)
    if question == tasks.MAJORITY:
        return 0.0
    if question == tasks.FLIP:
        return float(board.income_of(plays.seat, at))
    if board.scorings <= scoring.FINAL_SCORING:
        return -1.0
    which = cards.option_of[at]
    if cards.option_kind[at] == MULTIPLY:
        return 0.1 + cards.option_amount[at] * scoring.metric_of(board, plays.seat, which)
    best = 0.0
    for market in range(MARKET_COUNT):
        if board.face_down[plays.seat] >> market & 1 == 0 and which in (market, tasks.ANY):
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
    for number, metric in enumerate(scoring.majorities(board, board.scorings - 1)):
        if cards.option_of[place] not in (metric, SYM_ANY):
            continue
        rival = 0
        for company in range(board.companies):
            if company != plays.seat:
                rival = max(rival, scoring.metric_of(board, company, metric))
        own = scoring.metric_of(board, plays.seat, metric)
        if own <= rival < own + cards.option_amount[place]:
            if board.scorings > scoring.FINAL_SCORING:
                pays = tiles.lower_money[board.scoring_tiles[2 + number]]
            elif board.charter.intro:
                pays = board.income_of(plays.seat, number)
            else:
                pays = tiles.lower_money[board.scoring_tiles[1]]
            best = max(best, pays - card_pays(plays, card))
    return best - 0.1
