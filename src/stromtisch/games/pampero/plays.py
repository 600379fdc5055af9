"""What whole turns are worth: a card on an operation field with its best target, taking back, a battery."""

from __future__ import annotations

from typing import Final

from stromtisch.games.pampero import appraisal, playing, printed_map, tasks
from stromtisch.games.pampero.content import BULLDOZERS_EACH
from stromtisch.games.pampero.contracts import solar_available
from stromtisch.games.pampero.outlook import ZONE_C, Outlook
from stromtisch.games.pampero.printed_boards import SLOT_COUNT
from stromtisch.games.pampero.printed_cards import BASE_COUNT, COSTS, OTHER, OWN
from stromtisch.games.pampero.printed_map import SITE_COUNT, SPACE_COUNT, STANDARD_COUNT
from stromtisch.games.pampero.scoring import income_total
from stromtisch.games.pampero.state import ARGENTINA, NONE
from stromtisch.games.pampero.tasks import FIRST, FIRST_AT, KIND

# The energy of a field is lost on cards that are not wind farms; a little is enough to tell fields apart.
WASTED_ENERGY: Final = 0.15
# Further moves bring less than the first.
NEXT_MOVE: Final = 0.4


class Plays:
    """All that a company can do with its turn, seen with its outlook."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.board = outlook.board
        self.seat = outlook.seat
        self.survey = outlook.board.survey(outlook.seat)
        for zone in range(printed_map.ZONE_COUNT):
            outlook.pairs[zone] = appraisal.best_pair(outlook, zone)[0]
        self.moving = -1.0
        # What contracts are worth with each modifier, as they are looked up.
        self.worth_of: dict[int, float] = {}

    # --- whole plays ------------------------------------------------------------------------

    def card(self, card: int) -> float:
        """The best that can be done with a card."""
        best = appraisal.IMPOSSIBLE
        for operation in playing.open_operations(self.board, self.seat):
            best = max(best, self.on_field(card, operation))
        return best

    def on_field(self, card: int, operation: int) -> float:
        """The best that can be done with a card on an operation field."""
        best = appraisal.IMPOSSIBLE
        for alternative in range(len(self.board.content.cards.effects[card])):
            best = max(best, self.effect(card, operation, alternative))
        return best - self.kept(card) * self.outlook.leanings.spend

    def kept(self, card: int) -> float:
        """What having a card in hand is worth."""
        leanings = self.outlook.leanings
        worth = leanings.cards[card] if card < BASE_COUNT else leanings.special_card
        return worth * self.outlook.soon

    def effect(self, card: int, operation: int, alternative: int) -> float:
        """One alternative of a card on a field: price, main effect, what follows."""
        board = self.board
        cards = board.content.cards
        effects = cards.effects[card][alternative]
        if not playing.alternative_possible(board, self.seat, card, alternative, operation):
            return appraisal.IMPOSSIBLE
        value = self.price(card, operation, effects)
        if cards.logistics[card]:
            return (
                value
                + self._logistics(effects)
                - WASTED_ENERGY * board.content.boards.operation_energy[operation]
            )
        kind = effects[0] & KIND
        start = 2 if kind == tasks.PAY_BATTERIES else 1
        value += self.main(card, operation, alternative)
        for effect in effects[start:]:
            value += self._follow_up(effect, card, operation)
        if kind != tasks.WIND:
            value -= WASTED_ENERGY * board.content.boards.operation_energy[operation]
        return value

    def price(self, card: int, operation: int, effects: list[int]) -> float:
        """What the frame of a card brings or costs, the cheaper way."""
        board = self.board
        outlook = self.outlook
        cards = board.content.cards
        if cards.frame[card] != COSTS:
            # What a gain brings depends on the main effect, see capital.
            return 0.0
        best = appraisal.IMPOSSIBLE
        if playing.payment_possible(board, self.seat, card, effects, operation, playing.MONEY_PAYMENT):
            best = outlook.cash(-playing.price_of(board, self.seat, operation))
        if playing.payment_possible(board, self.seat, card, effects, operation, playing.BATTERY_PAYMENT):
            zone = board.content.boards.operation_zone[operation]
            best = max(best, -outlook.battery * cards.alternative_batteries[card * 3 + zone])
        return best

    def main(self, card: int, operation: int, alternative: int) -> float:
        """The best target of the main effect."""
        board = self.board
        effects = board.content.cards.effects[card][alternative]
        main = effects[1] if effects[0] & KIND == tasks.PAY_BATTERIES else effects[0]
        kind = main & KIND
        best = appraisal.IMPOSSIBLE
        if kind in (tasks.WIND, tasks.PYLON):
            for index in range(board.companies * BULLDOZERS_EACH):
                site = board.bulldozers[index]
                if site < SITE_COUNT and self._fits(card, operation, site, index // BULLDOZERS_EACH, kind):
                    best = max(best, self.site(operation, site, kind == tasks.PYLON))
        elif kind == tasks.CONTRACT:
            for space in self._spaces(card, operation, 0, STANDARD_COUNT):
                best = max(best, self.standard(space, main >> FIRST_AT & FIRST, card, operation, alternative))
        elif kind == tasks.REMOTE:
            for space in self._spaces(card, operation, STANDARD_COUNT, SPACE_COUNT):
                best = max(best, self.remote(space))
        elif kind == tasks.SOLAR:
            best = self.best_solar()
            if effects[0] & KIND == tasks.PAY_BATTERIES:
                best -= self.outlook.battery * (effects[0] >> FIRST_AT & FIRST)
        elif kind == tasks.FOREIGN:
            discount = main >> FIRST_AT & FIRST
            for country in range(2):
                for number in board.rows[ARGENTINA + country]:
                    if board.content.cards.foreign_batteries[number] - discount <= board.batteries[self.seat]:
                        best = max(best, appraisal.foreign_worth(self.outlook, number, discount))
        elif kind == tasks.CAPITAL and self.outlook.leanings.capital:
            for slot in playing.capital_slots(board, self.seat):
                best = max(best, self.capital(slot, operation))
        return best

    def _logistics(self, effects: list[int]) -> float:
        value = 0.0
        share = 1.0
        for effect in effects:
            if effect & KIND == tasks.MOVE:
                if self.moving < 0.0:
                    self.moving = appraisal.move_worth(self.outlook)
                value += share * self.moving
                share = NEXT_MOVE
            else:
                value += self.outlook.effect(effect)
        return value

    def _follow_up(self, effect: int, card: int, operation: int) -> float:
        kind = effect & KIND
        if kind == tasks.SOLAR:
            return max(0.0, 0.8 * self.best_solar())
        if kind == tasks.CONTRACT:
            # The energy is shared with the first contract: only a hint.
            return 3.0
        return self.outlook.effect(effect)

    # --- targets ----------------------------------------------------------------------------

    def _fits(self, card: int, operation: int, site: int, company: int, kind: int) -> bool:
        """PA-53, PA-64, PA-77: whether a bulldozer beside a site can be used."""
        board = self.board
        printed = board.content.map
        sites = printed.pylon_sites if kind == tasks.PYLON else printed.wind_sites
        wanted = OWN if company == self.seat else OTHER
        return (
            sites >> site & 1 == 1
            and board.site_owner[site] == NONE
            and printed.site_zone[site] == board.content.boards.operation_zone[operation]
            and board.content.cards.owner[card] & wanted != 0
        )

    def _spaces(self, card: int, operation: int, first: int, last: int) -> list[int]:
        board = self.board
        zone = board.content.boards.operation_zone[operation]
        spaces = board.open_spaces & self.survey.spaces(board.content.cards.owner[card])
        spaces &= playing.contract_zone(board, card, zone)
        if last == STANDARD_COUNT:
            spaces &= self.survey.unlocked
            if not self.outlook.leanings.cities:
                spaces &= ~board.content.map.zone_spaces[ZONE_C]
        return [space for space in range(first, last) if spaces >> space & 1]

    def site(self, operation: int, site: int, pylon: bool) -> float:
        """Building on a site, with its bulldozer's owner paid."""
        board = self.board
        value = -self.rent(board.site_bulldozer[site], operation)
        if pylon:
            return value + appraisal.pylon_worth(self.outlook, site)
        energy = board.content.boards.operation_energy[operation] + (
            board.upgrades[self.seat] >> tasks.UP_WIND & 1
        )
        return value + appraisal.wind_worth(self.outlook, energy)

    def rent(self, owner: int, operation: int) -> float:
        """Money that goes to a rival instead of the bank: the further ahead the rival, the dearer."""
        if owner in (self.seat, NONE):
            return 0.0
        price = playing.price_of(self.board, self.seat, operation)
        return self.outlook.leanings.rent * price * self.outlook.standing(owner)

    def cheapest_rent(self, sector: int, operation: int) -> float:
        """The rent for a pylon in a sector: none for one's own."""
        board = self.board
        if board.pylon_sectors[self.seat] >> sector & 1:
            return 0.0
        least = 1000.0
        for company in range(board.companies):
            if board.pylon_sectors[company] >> sector & 1:
                least = min(least, self.rent(company, operation))
        return least

    def standard(self, space: int, mods: int, card: int, operation: int, alternative: int) -> float:
        """A standard contract, if it can be paid with what the card leaves."""
        key = space * 4 + mods
        if key not in self.worth_of:
            self.worth_of[key] = appraisal.standard_worth(self.outlook, space, mods, True)
        value = self.worth_of[key]
        if value <= appraisal.IMPOSSIBLE / 2.0:
            return value
        value -= self.cheapest_rent(self.board.content.map.space_sector[space], operation)
        if not playing.alternative_possible(self.board, self.seat, card, alternative, operation, space):
            return appraisal.IMPOSSIBLE
        return value

    def remote(self, space: int) -> float:
        """A remote contract, paid the better way."""
        board = self.board
        contract = board.remote_at[space - STANDARD_COUNT]
        if board.stages[self.seat] < board.content.map.contract_stage[contract]:
            return appraisal.IMPOSSIBLE
        return max(
            appraisal.remote_worth(self.outlook, space, 0), appraisal.remote_worth(self.outlook, space, 1)
        )

    def best_solar(self) -> float:
        """The best solar contract on offer."""
        best = appraisal.IMPOSSIBLE
        available = solar_available(self.board)
        for field in range(printed_map.SOLAR_FIELD_COUNT):
            if available >> field & 1:
                best = max(best, appraisal.solar_worth(self.outlook, field))
        return best

    def capital(self, slot: int, operation: int) -> float:
        """Capital with what the field pays."""
        return appraisal.capital_worth(
            self.outlook, slot, self.board.content.boards.operation_money[operation]
        )

    # --- the two other actions --------------------------------------------------------------

    def recall(self) -> float:
        """All cards back; the disc moves on, and with it perhaps the end of the game."""
        board = self.board
        outlook = self.outlook
        value = outlook.leanings.order * outlook.soon
        for place in range(self.seat * SLOT_COUNT, (self.seat + 1) * SLOT_COUNT):
            if board.slots[place] != NONE:
                value += self.kept(board.slots[place]) * outlook.leanings.recall
                if board.slot_tiles[place]:
                    value += outlook.soon
        if board.position[self.seat] == outlook.slowest and outlook.years > 1.0:
            value -= self._shortened()
        return value

    def _shortened(self) -> float:
        """What a year less costs, as far as this disc alone keeps the others waiting."""
        board = self.board
        waiting = 0
        for company in range(board.companies):
            if board.position[company] == self.outlook.slowest:
                waiting += 1
        return self.outlook.leanings.haste * income_total(board, self.seat) / waiting

    def battery(self) -> float:
        """A battery and the turn order."""
        outlook = self.outlook
        gained = outlook.battery if self.board.supply > 0 else 0.0
        return gained + outlook.leanings.order * outlook.soon
