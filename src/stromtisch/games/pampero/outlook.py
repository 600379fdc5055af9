"""How a company sees the rest of the match: years to come, and what goods and steps are worth to it now."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero import scoring, tasks
from stromtisch.games.pampero.content import ACTIONS
from stromtisch.games.pampero.contracts import lines_unlocked
from stromtisch.games.pampero.leanings import Leanings
from stromtisch.games.pampero.places import PUBLIC
from stromtisch.games.pampero.printed_cards import METRICS, MULTIPLY, SCORING_COUNT
from stromtisch.games.pampero.printed_map import STAGES, STANDARD_COUNT
from stromtisch.games.pampero.state import ACTION, NONE, Board
from stromtisch.games.pampero.tasks import FIRST, FIRST_AT, KIND, MARKET_COUNT, SECOND_AT

# A full hand of actions ahead: from here on goods are worth what they are at the beginning.
MANY_ACTIONS: Final = 6.0
# Wind energy, moves, contract energy, zone C, covers: what an upgrade is worth while much is to come.
UPGRADE_WORTH: Final = [4.0, 1.5, 6.0, 3.0, 4.0]
# What a solar contract taken as a bonus brings beside its arrows.
SUN: Final = 3.0
# Energy of wind farms and contracts within reach are weighed against each other with so many contracts.
WEIGHED: Final = 3
# What a card costs in each zone, about.
ZONE_PRICE: Final = [5.0, 9.5, 14.0]
ZONE_C: Final = 2


class Outlook:
    """The situation of one company, looked up once for all it can do now."""

    def __init__(self, board: Board, seat: int, leanings: Leanings) -> None:
        self.board = board
        self.seat = seat
        self.leanings = leanings
        slowest = board.position[0]
        for company in range(board.companies):
            slowest = min(slowest, board.position[company])
        self.slowest = slowest
        fields = board.charter.last_field - slowest
        self.years = 1.0 + leanings.pace * (fields - 1) if fields > 0 else 0.0
        # Turns of one's own after this one.
        rest = ACTIONS - board.round - 1 if board.phase == ACTION else 0
        self.actions = max(0.0, rest + ACTIONS * (self.years - 1.0))
        self.soon = min(1.0, self.actions / MANY_ACTIONS)
        poor = 1.0 - board.money[seat] / leanings.enough
        self.peso = 1.0 + (leanings.lack * self.soon * poor if poor > 0.0 else 0.0)
        self.gain = [0.0] * len(METRICS)
        self._look_at_scorings()
        self.battery = leanings.battery * self.soon + self.gain[0]
        self.special = leanings.special * (0.4 + 0.6 * self.soon)
        # What one step of each market brings now; 0 at the limit.
        self.step = [0.0] * MARKET_COUNT
        for market in range(MARKET_COUNT):
            self.step[market] = self.steps(market, 1)
        self.best_step = max(self.step)
        # The best two spaces of the plan for a pylon in each zone, once they have been looked up.
        self.pairs = [0.0, 0.0, 0.0]
        self.energy = 0.0
        self._weigh_energy()

    # --- scorings -------------------------------------------------------------------------

    def _look_at_scorings(self) -> None:
        """What one more of each metric brings: tiles to come, and scoring cards in hand."""
        board = self.board
        seat = self.seat
        tiles = board.content.tiles
        for place, tile in enumerate(board.scoring_tiles):
            which = min(place, scoring.FINAL_SCORING)
            if tile == NONE or which < board.scorings:
                continue
            if which != 1:
                self.gain[tiles.upper[tile]] += tiles.upper_money[tile]
            if which != 0:
                self.gain[tiles.lower[tile]] += tiles.lower_money[tile] * self.chance(tiles.lower[tile])
        cards = board.content.cards
        hand = board.scoring_hand[seat]
        if hand:
            for card in range(SCORING_COUNT):
                if hand >> card & 1 and cards.option_kind[card * 2] == MULTIPLY:
                    self.gain[cards.option_of[card * 2]] += 0.7 * cards.option_amount[card * 2]
        if board.charter.intro and board.scorings < 2:
            for market in range(MARKET_COUNT):
                self.gain[scoring.SYM_RES + market] += self.leanings.majority * board.income_of(seat, market)
        if self.gain[scoring.SETS4] > 0.0:
            counts = [scoring.symbols_of(board, seat, market) for market in scoring.SET_OF]
            fewest = min(counts)
            for market in scoring.SET_OF:
                if counts[market] == fewest:
                    self.gain[scoring.SYM_RES + market] += 0.4 * self.gain[scoring.SETS4]

    def chance(self, metric: int) -> float:
        """How much one more of a metric changes the chance to have most of it alone."""
        board = self.board
        best = 0
        for company in range(board.companies):
            if company != self.seat:
                best = max(best, scoring.metric_of(board, company, metric))
        ahead = scoring.metric_of(board, self.seat, metric) - best
        share = self.leanings.majority
        if metric == scoring.ENERGY_SPENT:
            share *= 0.3
            ahead //= 3
        if ahead in (0, -1):
            return share
        return share * 0.5 if -3 <= ahead <= 2 else share * 0.1

    # --- goods ----------------------------------------------------------------------------

    def steps(self, market: int, steps: int) -> float:
        """What steps of a marker bring over the years; those beyond its limit are lost (PA-92)."""
        board = self.board
        boards = board.content.boards
        seat = self.seat
        column = board.income[seat * MARKET_COUNT + market]
        goal = min(column + steps, boards.limit(market, board.stages[seat]))
        if goal <= column:
            return 0.0
        value = (boards.income_values[goal] - boards.income_values[column]) * (
            self.years + self.gain[scoring.INCOME_TOTAL]
        )
        for number, green in enumerate(boards.dark_green):
            if column < green <= goal and board.green_taken[seat] >> number & 1 == 0:
                value += self.special
        if column < boards.cross_at[market] <= goal and board.crossed[seat] >> market & 1 == 0:
            other = boards.cross[market]
            if board.income[seat * MARKET_COUNT + other] < boards.limit(other, board.stages[seat]):
                value += self.years
        return value

    def cash(self, amount: int) -> float:
        """What gaining or paying money is worth: the less one has, the more, as long as much is to come."""
        has = self.board.money[self.seat]
        return self._wealth(has + amount) - self._wealth(has)

    def _wealth(self, money: int) -> float:
        enough = self.leanings.enough
        counted = min(float(money), enough)
        return money + self.leanings.lack * self.soon * (counted - counted * counted / (2.0 * enough))

    def spent_energy(self, amount: int) -> float:
        """What so much energy is missed."""
        over = min(amount, max(0, self.board.energy[self.seat] - self.leanings.plenty))
        return self.energy * (0.4 * over + (amount - over))

    def more_energy(self, amount: int) -> float:
        """What so much more energy is worth on top of what is there."""
        has = self.board.energy[self.seat]
        amount = min(amount, self.board.content.most_energy - has)
        full = max(0, min(amount, self.leanings.plenty - has))
        return self.energy * (full + 0.4 * (amount - full))

    def effects(self, effects: list[int]) -> float:
        """What a list of printed effects is worth."""
        value = 0.0
        for effect in effects:
            value += self.effect(effect)
        return value

    def effect(self, effect: int) -> float:
        """What a printed effect is worth."""
        kind = effect & KIND
        first = effect >> FIRST_AT & FIRST
        if kind == tasks.MONEY:
            return first * self.peso
        if kind == tasks.ENERGY:
            return self.more_energy(first)
        if kind == tasks.BATTERIES:
            return self.battery * min(first, self.board.supply)
        if kind == tasks.INCOME:
            return self.best_step if first == tasks.ANY else self.steps(first, effect >> SECOND_AT)
        if kind == tasks.PAYOUT:
            return scoring.best_income(self.board, self.seat, False) * self.peso
        if kind == tasks.SPECIAL:
            return self.special
        if kind == tasks.BULLDOZER:
            return self.leanings.bulldozer * self.soon
        if kind == tasks.UPGRADE:
            return UPGRADE_WORTH[first] * self.soon
        return self._rarer_effect(kind, first)

    def _rarer_effect(self, kind: int, first: int) -> float:
        board = self.board
        seat = self.seat
        if kind == tasks.SOLAR:
            return SUN + self.leanings.contract + self.gain[scoring.CONTRACTS_SOLAR]
        if kind == tasks.CONNECT:
            return self.best_tile()
        if kind == tasks.MOVE:
            return 0.8 * self.soon
        if kind == tasks.ORDER:
            return self.leanings.order * self.soon
        if kind == tasks.PER_PYLON:
            return first * min(float(STAGES), board.stages[seat] + self.years * 0.5)
        if kind == tasks.PER_NETWORK_TILE:
            return first * (scoring.count_bits(board.network_tiles[seat]) + self.years * 0.3)
        if kind == tasks.REFINANCE:
            saved = board.content.capital_price - board.content.refinanced_price
            return saved * 0.9 if self.unfinanced() > 0 else 3.0 * self.soon
        return 0.0

    def unfinanced(self) -> int:
        """How many capital tiles will cost their full price."""
        board = self.board
        content = board.content
        effects = [content.tiles.bonus_effects[tile] for tile in board.bonus_tiles(self.seat)]
        refinanced = [found for found in effects if found[0] & KIND == tasks.REFINANCE]
        return scoring.count_bits(board.capital[self.seat]) - len(refinanced)

    def best_tile(self) -> float:
        """What playing the best ready connection tile brings."""
        board = self.board
        ready = board.tiles_ready[self.seat]
        best = 0.0
        for tile, alternatives in enumerate(board.content.tiles.connection_effects):
            if ready >> tile & 1:
                for effects in alternatives:
                    best = max(best, self.effects(effects))
        return best

    # --- contracts ------------------------------------------------------------------------

    def contract(self, contract: int) -> float:
        """What a contract brings once it is fulfilled, without its transformer."""
        printed = self.board.content.map
        value = self.leanings.contract
        first = contract * MARKET_COUNT
        for market in range(MARKET_COUNT):
            arrows = printed.arrows[first + market]
            if arrows:
                value += self.steps(market, arrows)
            if printed.symbols[contract] >> market & 1:
                value += self.gain[scoring.SYM_RES + market]
        if printed.lucrative[contract]:
            value += self.gain[scoring.LUCRATIVE]
        if printed.symbol_count[contract] > 1:
            value += self.gain[scoring.MULTISYMBOL]
        if contract < STANDARD_COUNT:
            value += self.gain[scoring.CONTRACTS_A + printed.space_zone[contract]]
            if self.board.charter.intro and self.board.scorings == 0 and printed.space_zone[contract] == 0:
                value += 2.0 * printed.symbol_count[contract]
        if printed.symbols[contract] >> MARKET_COUNT & 1:
            return value + self.gain[scoring.CONTRACTS_SOLAR]
        return value + self.gain[scoring.CONTRACTS_NONSOLAR]

    def connection(self, space: int) -> float:
        """What connection tiles can be claimed by fulfilling the contract of a place (PA-100)."""
        board = self.board
        printed = board.content.map
        value = 0.0
        done = board.done_spaces | 1 << space
        for field in printed.fields_of_space[space]:
            tile = board.connection_at[field]
            if tile != NONE and lines_unlocked(board, field, done):
                symbol = board.content.tiles.connection_symbol[tile]
                value += (
                    1.0 + 3.0 * self.soon + (self.gain[scoring.SYM_RES + symbol] if symbol != NONE else 0.0)
                )
        return value

    def _weigh_energy(self) -> None:
        """Energy is worth a share of what the best contracts bring for it that are open or will be soon."""
        board = self.board
        printed = board.content.map
        leanings = self.leanings
        stage = min(board.stages[self.seat] + 1, STAGES)
        sectors = 0
        for company in range(board.companies):
            sectors |= board.pylon_sectors[company]
        spaces = board.open_spaces & printed.unlocked[stage]
        if not leanings.cities:
            spaces &= ~printed.zone_spaces[ZONE_C]
        best = [0.0] * WEIGHED
        for space in range(STANDARD_COUNT):
            if spaces >> space & 1 and sectors >> printed.space_sector[space] & 1:
                price = ZONE_PRICE[printed.space_zone[space]] * leanings.fee
                each = (self.contract(space) - price) / max(1, printed.space_cost[space])
                for place in range(WEIGHED):
                    if each > best[place]:
                        best.insert(place, each)
                        best.pop()
                        break
        price = leanings.energy_share * sum(best) / WEIGHED
        price = max(leanings.least_energy, min(leanings.most_energy, price))
        self.energy = price * min(1.0, self.actions / 3.0)

    # --- bulldozers -----------------------------------------------------------------------

    def active(self) -> int:
        """Own bulldozers beside a site or in the public area."""
        return len([place for place in self.board.bulldozers_of(self.seat) if place <= PUBLIC])

    # --- rivals ---------------------------------------------------------------------------

    def standing(self, rival: int) -> float:
        """How far ahead a rival is, 1 for the mean of all; of equals, who comes later in turn order is behind."""
        board = self.board
        total = 0.0
        own = 0.0
        for place, company in enumerate(board.order):
            if company != self.seat:
                worth = board.money[company] + scoring.income_total(board, company) * self.years
                worth += 50.0 + 2.0 * (board.companies - place)
                total += worth
                if company == rival:
                    own = worth
        return own * (board.companies - 1) / total
