"""Metrics, the three scorings, the final reckoning and who wins (PA-140 to PA-157, PA-189)."""

from __future__ import annotations

from typing import Final

from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.games.pampero import printed_cards, printed_map, state, tasks
from stromtisch.games.pampero.answer import Answer
from stromtisch.games.pampero.places import PUBLIC, RESERVE
from stromtisch.games.pampero.printed_boards import CAPITAL_COUNT
from stromtisch.games.pampero.printed_cards import METRICS
from stromtisch.games.pampero.printed_map import FIRST_REMOTE, FIRST_SOLAR, SPACE_COUNT
from stromtisch.games.pampero.printed_tiles import FINAL
from stromtisch.games.pampero.shapes import Books
from stromtisch.games.pampero.state import NONE, Board
from stromtisch.games.pampero.tasks import FIRST, FIRST_AT, KIND, MARKET_COUNT, MARKETS

BATTERIES: Final = 0
WINDFARMS: Final = 1
PYLONS: Final = 2
CONTRACTS_NONSOLAR: Final = 3
CONTRACTS_A: Final = 4
CONTRACTS_SOLAR: Final = 7
LUCRATIVE: Final = 8
MULTISYMBOL: Final = 9
BONUS_A: Final = 10
BONUS_ALL: Final = 13
NETTILES: Final = 14
TRANSF_1_2: Final = 15
ENERGY_SPENT: Final = 18
FOREIGN_CARDS: Final = 19
CONNECTIONS: Final = 20
PARKED: Final = 21
DIAMONDS: Final = 22
SPECIAL_CARDS: Final = 23
INCOME_TOTAL: Final = 24
SETS4: Final = 25
SYM_RES: Final = 26

FIRST_SCORING: Final = 0
SECOND_SCORING: Final = 1
FINAL_SCORING: Final = 2
# The majorities of one scoring: five with the second introductory tile.
MAJORITIES: Final = 5
SCORINGS: Final = ["first", "second", "final"]
# Complete sets are made of these markets.
SET_OF: Final = [0, 1, 2, 3]
VJ_COUNTED: Final = [METRICS.index(name) for name in printed_cards.COUNTERS]


def count_bits(mask: int) -> int:
    """How many members a set has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# --- what a company has ---------------------------------------------------------------


def symbols_of(board: Board, seat: int, market: int) -> int:
    """PA-152: symbols on contracts, bonus tiles, connection tiles and the backs of foreign cards."""
    content = board.content
    count = 0
    for contract in board.contracts_of(seat):
        if content.map.symbols[contract] >> market & 1:
            count += 1
    for tile in board.bonus_tiles(seat):
        if content.tiles.bonus_symbol[tile] == market:
            count += 1
    for tile, symbol in enumerate(content.tiles.connection_symbol):
        if symbol == market and board.tiles_owned[seat] >> tile & 1:
            count += 1
    for card, back in enumerate(content.cards.foreign_back):
        if board.foreign[seat] >> card & 1 and back >> market & 1:
            count += 1
    return count


def contracts_of(board: Board, seat: int, metric: int) -> int:
    """How many contracts on the network board are of the kind a metric names."""
    printed = board.content.map
    count = 0
    for contract in board.contracts_of(seat):
        if metric == CONTRACTS_NONSOLAR:
            found = contract < FIRST_SOLAR
        elif metric == CONTRACTS_SOLAR:
            found = contract >= FIRST_SOLAR
        elif metric == LUCRATIVE:
            found = printed.lucrative[contract]
        elif metric == MULTISYMBOL:
            found = printed.symbol_count[contract] > 1
        else:
            # PA-106: only standard contracts have a zone letter.
            found = contract < FIRST_REMOTE and printed.space_zone[contract] == metric - CONTRACTS_A
        if found:
            count += 1
    return count


def bonuses_of(board: Board, seat: int, zone: int) -> int:
    """Pylon bonus tiles on the company board with the letter of a zone; ZONE_COUNT: all."""
    zones = board.content.tiles.bonus_zone
    return len([tile for tile in board.bonus_tiles(seat) if zone in (printed_map.ZONE_COUNT, zones[tile])])


def transformers_of(board: Board, seat: int, level: int) -> int:
    """Own transformers of a level or the next on the map and the solar display."""
    count = 0
    for space in range(SPACE_COUNT):
        if board.space_owner[space] == seat and board.space_level[space] in (level, level + 1):
            count += 1
    for field in range(printed_map.SOLAR_FIELD_COUNT):
        if board.solar_owner[field] == seat and board.solar_level[field] in (level, level + 1):
            count += 1
    return count


def special_cards_of(board: Board, seat: int) -> int:
    """Special action cards in hand or on the board, and scoring cards not yet played."""
    return count_bits(owned_cards(board, seat) >> printed_cards.BASE_COUNT) + count_bits(
        board.scoring_hand[seat]
    )


def owned_cards(board: Board, seat: int) -> int:
    """All action cards of a company, in hand and on its board."""
    owned = board.hand[seat]
    for card in board.cards_out(seat):
        owned |= 1 << card
    return owned


def income_total(board: Board, seat: int) -> int:
    """The sum of the five incomes."""
    total = 0
    for market in range(MARKET_COUNT):
        total += board.income_of(seat, market)
    return total


def metric_of(board: Board, seat: int, metric: int) -> int:
    """Table 4.14. VJ's majority markers stand for six of the metrics (PA-189)."""
    if seat == board.charter.vj and metric in VJ_COUNTED:
        return board.counters[VJ_COUNTED.index(metric)]
    if metric >= SYM_RES:
        return symbols_of(board, seat, metric - SYM_RES)
    if CONTRACTS_NONSOLAR <= metric <= MULTISYMBOL:
        return contracts_of(board, seat, metric)
    if BONUS_A <= metric <= BONUS_ALL:
        return bonuses_of(board, seat, metric - BONUS_A)
    if TRANSF_1_2 <= metric < ENERGY_SPENT:
        return transformers_of(board, seat, 1 + 2 * (metric - TRANSF_1_2))
    if metric == SETS4:
        return min([symbols_of(board, seat, market) for market in SET_OF])
    return _plain_metric(board, seat, metric)


def _plain_metric(board: Board, seat: int, metric: int) -> int:
    if metric == BATTERIES:
        return board.batteries[seat]
    if metric == WINDFARMS:
        return board.wind_farms[seat]
    if metric == PYLONS:
        return board.stages[seat]
    if metric == NETTILES:
        return count_bits(board.network_tiles[seat])
    if metric == ENERGY_SPENT:
        return board.energy_spent[seat]
    if metric == FOREIGN_CARDS:
        return count_bits(board.foreign[seat])
    if metric == CONNECTIONS:
        return count_bits(board.tiles_owned[seat])
    if metric == DIAMONDS:
        return count_bits(board.in_use[seat] & board.content.boards.diamonds)
    if metric == SPECIAL_CARDS:
        return special_cards_of(board, seat)
    if metric == INCOME_TOTAL:
        return income_total(board, seat)
    return len([place for place in board.bulldozers_of(seat) if PUBLIC < place < RESERVE])


# --- a scoring ------------------------------------------------------------------------


def scoring_due(board: Board) -> bool:
    """PA-140: all discs have reached the next scoring field."""
    if board.scorings > FINAL_SCORING:
        return False
    return min(board.position) >= board.charter.scorings[board.scorings]


def begin_scoring(board: Board) -> None:
    """PA-143 to PA-151: crowns, tiles, scoring cards in turn order, then markers face up or the final reckoning."""
    which = board.scorings
    board.phase = state.SCORING
    board.scorings += 1
    board.crowns = [0] * (board.companies * MAJORITIES)
    if board.journal is not None:
        board.journal.tell("scoring", {"scoring": SCORINGS[which], "year": board.year})
    board.push(tasks.RECKON if which == FINAL_SCORING else tasks.FACE_UP, 0)
    for seat in reversed(board.order):
        board.push(tasks.SCORE, seat)
    board.push(tasks.SCORE_TILES, 0, which)
    if which != FIRST_SCORING:
        for seat in reversed(board.order):
            board.push(tasks.CROWN, seat)


def majorities(board: Board, which: int) -> list[int]:
    """The metrics whose majorities are paid in a scoring."""
    tiles = board.content.tiles
    if which == SECOND_SCORING:
        if board.charter.intro:
            return [SYM_RES + market for market in range(MARKET_COUNT)]
        return [tiles.lower[board.scoring_tiles[1]]]
    if which == FINAL_SCORING:
        return [tiles.lower[board.scoring_tiles[2]], tiles.lower[board.scoring_tiles[3]]]
    return []


def majorities_for(board: Board, card: int) -> list[int]:
    """The majorities of this scoring that the crown of a card can be used for."""
    cards = board.content.cards
    found: list[int] = []
    for option in range(2):
        place = card * 2 + option
        if cards.option_kind[place] != printed_cards.CROWNED:
            continue
        metric = cards.option_of[place]
        for number, counted in enumerate(majorities(board, board.scorings - 1)):
            if counted == metric or (metric == printed_cards.SYM_ANY and counted >= SYM_RES):
                found.append(number)
    return found


def discard_card(board: Board, seat: int, card: int) -> None:
    """PA-126: a scoring card is used once."""
    board.scoring_hand[seat] &= ~(1 << card)
    board.scored |= 1 << card


def score_tiles(board: Board, which: int) -> None:
    """Step 1 of a scoring (PA-143 to PA-145, PA-153, PA-154)."""
    tiles = board.scoring_tiles
    if which == FINAL_SCORING:
        for number in range(2):
            _score_upper(board, tiles[2 + number])
            _score_lower(board, tiles[2 + number], number)
    elif which == FIRST_SCORING and board.charter.intro:
        _score_intro_first(board)
    elif which == FIRST_SCORING:
        _score_upper(board, tiles[0])
    elif board.charter.intro:
        for market in range(MARKET_COUNT):
            _pay_leader(board, SYM_RES + market, market, NONE)
    else:
        _score_lower(board, tiles[1], 0)


def _score_intro_first(board: Board) -> None:
    """PA-153: symbols on own contracts of zone A times the income of their market."""
    printed = board.content.map
    for seat in range(board.companies):
        for market in board.content.intro_markets:
            count = 0
            for contract in board.contracts_of(seat):
                in_zone = contract < FIRST_REMOTE and printed.space_zone[contract] == 0
                if in_zone and printed.symbols[contract] >> market & 1:
                    count += 1
            board.earn(seat, count * board.income_of(seat, market), state.FROM_TILES)


def _score_upper(board: Board, tile: int) -> None:
    """PA-143: everybody is paid for each."""
    tiles = board.content.tiles
    for seat in range(board.companies):
        count = metric_of(board, seat, tiles.upper[tile])
        board.earn(seat, tiles.upper_money[tile] * count, state.FROM_TILES)


def _score_lower(board: Board, tile: int, number: int) -> None:
    tiles = board.content.tiles
    _pay_leader(board, tiles.lower[tile], number, tiles.lower_money[tile])


def _pay_leader(board: Board, metric: int, number: int, money: int) -> None:
    """PA-144: the one who alone has most is paid once; PA-154: without a printed sum the income of that market."""
    winner = leader(board, metric, number)
    if winner != NONE:
        board.tell("majority", winner, "metric", METRICS[metric])
        board.earn(winner, board.income_of(winner, number) if money == NONE else money, state.FROM_TILES)


def leader(board: Board, metric: int, number: int) -> int:
    """The company that alone has most of a metric, crowns included; NONE for a tie, also at nothing (AMB-16)."""
    best = NONE
    most = -1
    for seat in range(board.companies):
        count = metric_of(board, seat, metric) + board.crowns[seat * MAJORITIES + number]
        if count > most:
            most = count
            best = seat
        elif count == most:
            best = NONE
    return best


# --- scoring cards --------------------------------------------------------------------


def payable_markets(board: Board, seat: int, card: int) -> list[int]:
    """PA-149: the face-up markers that the card may pay."""
    cards = board.content.cards
    found: list[int] = []
    for option in range(2):
        place = card * 2 + option
        if cards.option_kind[place] != printed_cards.PAY_AND_FLIP:
            continue
        which = cards.option_of[place]
        for market in range(MARKET_COUNT):
            fits = which in (market, tasks.ANY) or (
                which == tasks.OF_FOREIGN and on_foreign_card(board, seat, market)
            )
            if fits and board.face_down[seat] >> market & 1 == 0:
                found.append(market)
    return found


def on_foreign_card(board: Board, seat: int, market: int) -> bool:
    """Whether the back of an own foreign card shows a market."""
    for card, back in enumerate(board.content.cards.foreign_back):
        if board.foreign[seat] >> card & 1 and back >> market & 1:
            return True
    return False


def turn_face_up(board: Board) -> None:
    """PA-150: step 3 of the first and the second scoring."""
    for seat in range(board.companies):
        board.face_down[seat] = 0


class Crown(Answer):
    """PA-151: crown cards that fit a majority of this scoring."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        if board.scoring_hand[seat]:
            super().collect(board, seat, found)

    def opens(self, board: Board, seat: int, at: int) -> bool:
        return board.scoring_hand[seat] >> at & 1 == 1 and len(majorities_for(board, at)) > 0

    def do(self, board: Board, seat: int, at: int) -> None:
        # More crowns may follow.
        board.push(tasks.CROWN, seat)
        board.push(tasks.MAJORITY, seat, at)


class Majority(Answer):
    """PA-151: the majority that a crown adds to; its card is discarded."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        found += [self.first + number for number in majorities_for(board, board.first())]

    def do(self, board: Board, seat: int, at: int) -> None:
        card = board.first()
        cards = board.content.cards
        place = card * 2 + (0 if cards.option_kind[card * 2] == printed_cards.CROWNED else 1)
        crowns = board.crowns[:]
        crowns[seat * MAJORITIES + at] += cards.option_amount[place]
        board.crowns = crowns
        discard_card(board, seat, card)
        metric = METRICS[majorities(board, board.scorings - 1)[at]]
        board.tell("crowned", seat, "card", cards.scoring_ids[card], "metric", metric)


class Score(Answer):
    """PA-146, PA-147: one option of any own scoring card, or no more."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        if board.scoring_hand[seat]:
            super().collect(board, seat, found)

    def opens(self, board: Board, seat: int, at: int) -> bool:
        if board.scoring_hand[seat] >> at // 2 & 1 == 0:
            return False
        kind = board.content.cards.option_kind[at]
        pays = kind == printed_cards.PAY_AND_FLIP and len(payable_markets(board, seat, at // 2)) > 0
        return pays or kind == printed_cards.MULTIPLY

    def do(self, board: Board, seat: int, at: int) -> None:
        """PA-148, PA-149: the option is carried out and the card discarded; more may follow."""
        cards = board.content.cards
        card = at // 2
        board.push(tasks.SCORE, seat)
        board.tell("scored-card", seat, "card", cards.scoring_ids[card], "option", at % 2 + 1)
        if cards.option_kind[at] == printed_cards.MULTIPLY:
            count = metric_of(board, seat, cards.option_of[at])
            discard_card(board, seat, card)
            board.earn(seat, cards.option_amount[at] * count, state.FROM_SCORING_CARDS)
        else:
            board.push(tasks.FLIP, seat, card)


class Flip(Answer):
    """PA-149: the marker that is paid, and then lies face down until the end of this scoring."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        found += [self.first + market for market in payable_markets(board, seat, board.first())]

    def do(self, board: Board, seat: int, at: int) -> None:
        discard_card(board, seat, board.first())
        board.face_down[seat] |= 1 << at
        board.tell("flipped", seat, "market", MARKETS[at])
        board.earn(seat, board.income_of(seat, at), state.FROM_SCORING_CARDS)


# --- the end --------------------------------------------------------------------------


def reckon(board: Board) -> None:
    """PA-155, PA-156: final tiles, then capital is paid back; money may fall below zero."""
    for seat in range(board.companies):
        if seat == board.charter.vj:
            kinds = [board.content.tiles.bonus_kind[tile] for tile in board.bonus_tiles(seat)]
            board.earn(seat, board.content.vj_final_money * kinds.count(FINAL), state.FROM_FINAL)
        else:
            _pay_final_effects(board, seat)
        board.earn(seat, -sum(debts(board, seat)), state.FROM_REPAYING)
    board.phase = state.OVER
    if board.journal is not None:
        board.journal.tell("finished", {"money": board.money[:]})


def _final_effects(board: Board, seat: int) -> list[int]:
    """The effects of a company's final tiles."""
    tiles = board.content.tiles
    found: list[int] = []
    for tile in board.bonus_tiles(seat):
        if tiles.bonus_kind[tile] == FINAL:
            found += tiles.bonus_effects[tile]
    return found


def debts(board: Board, seat: int) -> list[int]:
    """PA-119, PA-155, PA-156: what the capital in each slot costs at the end; nothing where there is none."""
    kinds = [effect & KIND for effect in _final_effects(board, seat)]
    refinanced = kinds.count(tasks.REFINANCE)
    owed = [0] * CAPITAL_COUNT
    for slot in range(CAPITAL_COUNT):
        if board.capital[seat] >> slot & 1:
            owed[slot] = board.content.refinanced_price if refinanced > 0 else board.content.capital_price
            refinanced -= 1
    return owed


def _pay_final_effects(board: Board, seat: int) -> None:
    """PA-155: what final tiles pay.

    Of incomes to choose from the highest is taken: nothing comes after it.
    """
    for effect in _final_effects(board, seat):
        kind = effect & KIND
        argument = effect >> FIRST_AT & FIRST
        if kind == tasks.PER_PYLON:
            board.earn(seat, argument * board.stages[seat], state.FROM_FINAL)
        elif kind == tasks.PER_NETWORK_TILE:
            board.earn(seat, argument * count_bits(board.network_tiles[seat]), state.FROM_FINAL)
        elif kind == tasks.PAYOUT:
            board.earn(seat, best_income(board, seat, argument == tasks.OF_FOREIGN), state.FROM_FINAL)


def best_income(board: Board, seat: int, foreign_only: bool) -> int:
    """The highest income, of all markets or of those on own foreign cards."""
    best = 0
    for market in range(MARKET_COUNT):
        if not foreign_only or on_foreign_card(board, seat, market):
            best = max(best, board.income_of(seat, market))
    return best


def ahead(board: Board, seat: int, other: int) -> bool:
    """PA-157: more money, or as much and more pylons."""
    if board.money[seat] != board.money[other]:
        return board.money[seat] > board.money[other]
    return board.stages[seat] > board.stages[other]


def breakdown(board: Board, seat: int) -> Books:
    """Where the money of a company came from."""
    first = seat * state.SOURCE_COUNT
    parts: Books = {name: board.ledger[first + number] for number, name in enumerate(state.SOURCES)}
    parts["total"] = board.money[seat]
    return parts


def outcome_of(board: Board) -> Outcome | None:
    """How the match ended; a seat that has left is shown but not ranked."""
    details: dict[str, object] = {"years": board.year, "pylons": board.stages[:], "money": board.money[:]}
    if board.aborted != "":
        return Outcome("aborted", Reason(board.aborted), [], details=details)
    if board.phase != state.OVER:
        return None
    points: list[float | None] = [board.money[seat] for seat in range(board.seats)]
    parts = [
        {str(part): amount for part, amount in breakdown(board, seat).items()} for seat in range(board.seats)
    ]
    if board.charter.solo:
        # PA-189: VJ wins what is still tied after the pylons.
        won = ahead(board, 0, board.charter.vj)
        reason = Reason("most-money" if won else "opponent-ahead", {"money": board.money[0]})
        details["vj"] = breakdown(board, board.charter.vj)
        return Outcome(
            "won" if won else "lost", reason, [0] if won else [], [1 if won else 2], points, parts, details
        )
    ranked = [seat for seat in range(board.seats) if board.left >> seat & 1 == 0]
    places: list[int | None] = []
    for seat in range(board.seats):
        better = sum([1 for other in ranked if ahead(board, other, seat)])
        places.append(1 + better if seat in ranked else None)
    winners = [seat for seat in ranked if places[seat] == 1]
    best = max([board.money[seat] for seat in ranked], default=0)
    tied = len([seat for seat in ranked if board.money[seat] == best]) > 1
    code = "shared" if len(winners) > 1 else ("more-pylons" if tied else "most-money")
    return Outcome("scored", Reason(code, {"money": best}), winners, places, points, parts, details)
