"""One's turn: a card, where it is laid, what it is for and how it is paid (PA-26 to PA-52); or one of two others."""

from __future__ import annotations

from stromtisch.core.reason import Reason
from stromtisch.games.pampero import contracts, playing, printed_map, tasks
from stromtisch.games.pampero.answer import Answer
from stromtisch.games.pampero.content import BULLDOZERS_EACH
from stromtisch.games.pampero.network import can_connect, find_ways
from stromtisch.games.pampero.printed_boards import CAPITAL_COUNT, SLOT_COUNT
from stromtisch.games.pampero.printed_cards import CARD_COUNT, COSTS, GAINS, OTHER, OWN
from stromtisch.games.pampero.printed_map import SITE_COUNT, SPACE_COUNT, STANDARD_COUNT
from stromtisch.games.pampero.reasons import card_reason, site_reason, space_reason
from stromtisch.games.pampero.state import ARGENTINA, NONE, Board
from stromtisch.games.pampero.tasks import FIRST, FIRST_AT, KIND


class Play(Answer):
    """PA-26, PA-27: play a card."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        operations = playing.open_operations(board, seat)
        hand = board.hand[seat]
        for card in range(CARD_COUNT):
            if hand >> card & 1:
                for operation in operations:
                    if playing.card_possible(board, seat, card, operation):
                        found.append(self.first + card)
                        break

    def do(self, board: Board, seat: int, at: int) -> None:
        board.card = at
        board.alternative = 0
        board.target = NONE
        board.provider = NONE
        board.push(tasks.FIELD, seat)

    def reason(self, board: Board, seat: int, at: int) -> Reason:
        return card_reason(board, seat, at, NONE)

    def looked_for(self, board: Board, seat: int) -> list[int]:
        return [card for card in range(CARD_COUNT) if board.hand[seat] >> card & 1]

    def preview(self, board: Board, seat: int, at: int) -> dict[str, object]:
        """Where the card could be laid."""
        names = board.content.boards.operation_ids
        return {
            "operations": [
                names[operation]
                for operation in playing.open_operations(board, seat)
                if playing.card_possible(board, seat, at, operation)
            ]
        }


class Recall(Answer):
    """PA-128, PA-129: all cards come back, the timeline disc advances, the turn-order disc slides down."""

    def opens(self, board: Board, seat: int, at: int) -> bool:
        return len(board.cards_out(seat)) >= board.content.recall_needs

    def do(self, board: Board, seat: int, at: int) -> None:
        board.tell("recalled", seat)
        for slot in range(SLOT_COUNT):
            if board.slots[seat * SLOT_COUNT + slot] != NONE:
                playing.take_back(board, seat, slot)
        board.advance_disc(seat)
        board.slide_down(seat)

    def reason(self, board: Board, seat: int, at: int) -> Reason:
        return Reason(
            "too-few-cards", {"needs": board.content.recall_needs, "out": len(board.cards_out(seat))}
        )

    def looked_for(self, board: Board, seat: int) -> list[int]:
        return [0]


class Battery(Answer):
    """PA-131: a battery if there is one instead of a card, then the turn-order disc."""

    def do(self, board: Board, seat: int, at: int) -> None:
        board.tell("charged", seat)
        board.gain_batteries(seat, 1)
        board.slide_down(seat)

    def autopilot(self, board: Board, seat: int) -> int:
        return 0


# --- the card in hand ---------------------------------------------------------------------


class Field(Answer):
    """PA-29, PA-30: the row and the operation field that stays visible."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        for operation in self.looked_for(board, seat):
            if playing.card_possible(board, seat, board.card, operation):
                found.append(self.first + operation)

    def do(self, board: Board, seat: int, at: int) -> None:
        board.operation = at
        if len(board.content.cards.effects[board.card]) > 1:
            board.push(tasks.EFFECT, seat)
        else:
            ask_target(board, seat)

    def reason(self, board: Board, seat: int, at: int) -> Reason:
        if at not in playing.open_operations(board, seat):
            return Reason("not-leftmost", {"operation": board.content.boards.operation_ids[at]})
        return card_reason(board, seat, board.card, at)

    def looked_for(self, board: Board, seat: int) -> list[int]:
        return playing.open_operations(board, seat)

    def preview(self, board: Board, seat: int, at: int) -> dict[str, object]:
        """What the card would cost or bring on this field."""
        boards = board.content.boards
        cards = board.content.cards
        zone = boards.operation_zone[at]
        money = 0
        if cards.frame[board.card] == COSTS:
            money = -playing.price_of(board, seat, at)
        elif cards.frame[board.card] == GAINS:
            money = boards.operation_money[at]
        batteries = cards.alternative_batteries[board.card * 3 + zone]
        wind = tasks.WIND in [effects[0] & KIND for effects in cards.effects[board.card]]
        return {
            "zone": printed_map.ZONES[zone],
            "money": money,
            "instead": None if batteries < 0 else batteries,
            "energy": boards.operation_energy[at] if wind and cards.gives_energy[board.card] else 0,
        }


class Effect(Answer):
    """PA-51: one of the effects of a card that offers several."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        for number, effects in enumerate(board.content.cards.effects[board.card]):
            if playing.alternative_possible(board, seat, board.card, number, board.operation):
                found.append(self.first + (effects[0] & KIND) - tasks.WIND)

    def do(self, board: Board, seat: int, at: int) -> None:
        for number, effects in enumerate(board.content.cards.effects[board.card]):
            if effects[0] & KIND == at + tasks.WIND:
                board.alternative = number
                break
        ask_target(board, seat)


def ask_target(board: Board, seat: int) -> None:
    """What the main effect is for; then the card is paid."""
    if board.content.cards.logistics[board.card]:
        board.push(tasks.PAYMENT, seat)
        return
    main = playing.main_effect(board)
    board.push(main & KIND, seat, main >> FIRST_AT & FIRST, 1)


class Provider(Answer):
    """PA-40, PA-43: whose pylon in the sector is used."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        owner = board.content.cards.owner[board.card]
        sector = board.content.map.space_sector[board.target]
        for company in range(board.companies):
            wanted = OWN if company == seat else OTHER
            if owner & wanted and board.pylon_sectors[company] >> sector & 1:
                found.append(self.first + company)

    def do(self, board: Board, seat: int, at: int) -> None:
        board.provider = at
        board.push(tasks.PAYMENT, seat)


class Pay(Answer):
    """PA-36: pesos or the alternative batteries, never a mixture."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        card = board.card
        cards = board.content.cards
        zone = board.content.boards.operation_zone[board.operation]
        if cards.frame[card] != COSTS or cards.alternative_batteries[card * 3 + zone] < 0:
            found.append(self.first)
            return
        effects = cards.effects[card][board.alternative]
        only = board.target if effects[0] & KIND in (tasks.CONTRACT, tasks.REMOTE) else NONE
        for payment in range(2):
            if playing.payment_possible(board, seat, card, effects, board.operation, payment, only):
                found.append(self.first + payment)

    def do(self, board: Board, seat: int, at: int) -> None:
        playing.commit(board, seat, at)


# --- what it is for: the main effect of the card in hand (second is 1), or what follows -----------


class Build(Answer):
    """PA-53, PA-64, PA-77: sites of the zone with a fitting bulldozer beside them."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        printed = board.content.map
        owner = board.content.cards.owner[board.card]
        sites = printed.zone_sites[board.content.boards.operation_zone[board.operation]]
        sites &= printed.pylon_sites if board.question() == tasks.PYLON else printed.wind_sites
        for index in range(board.companies * BULLDOZERS_EACH):
            site = board.bulldozers[index]
            if site < SITE_COUNT and sites >> site & 1 and board.site_owner[site] == NONE:
                wanted = OWN if index // BULLDOZERS_EACH == seat else OTHER
                if owner & wanted:
                    found.append(self.first + site)

    def do(self, board: Board, seat: int, at: int) -> None:
        board.target = at
        board.provider = board.site_bulldozer[at]
        board.push(tasks.PAYMENT, seat)

    def reason(self, board: Board, seat: int, at: int) -> Reason:
        return site_reason(board, at, board.question() == tasks.PYLON)


class Contract(Answer):
    """PA-80 to PA-83, PA-103: a contract that can be fulfilled: for a card, once more, or by a link."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        survey = board.survey(seat)
        linked = board.question() == tasks.LINK
        if linked:
            # PA-97, PA-98: under all conditions but the card's cost, with a pylon of the same owner.
            spaces = contracts.spaces_near(board, board.pylon_sectors[board.second()]) & 1 << board.first()
        else:
            zone = board.content.boards.operation_zone[board.operation]
            spaces = survey.spaces(board.content.cards.owner[board.card])
            spaces &= board.open_spaces & playing.contract_zone(board, board.card, zone)
        if linked or board.second() == 0:
            # The price of the card has been paid already.
            reduction = contracts.reduction_of(board, seat, 0)
            money = board.money[seat]
            batteries = board.batteries[seat]
            for space in range(STANDARD_COUNT):
                if spaces & survey.unlocked & 1 << space and contracts.any_standard_within(
                    board, seat, survey.ways, 1 << space, reduction, money, batteries
                ):
                    found.append(self.first + space)
            return
        remote = board.question() == tasks.REMOTE
        for space in range(STANDARD_COUNT if remote else 0, SPACE_COUNT if remote else STANDARD_COUNT):
            if spaces >> space & 1 and playing.alternative_possible(
                board, seat, board.card, board.alternative, board.operation, space
            ):
                found.append(self.first + space)

    def do(self, board: Board, seat: int, at: int) -> None:
        if board.question() == tasks.LINK:
            # PA-97, PA-99: no modifiers of the card, and no further link.
            contracts.begin_standard(board, seat, at, 0, board.second(), False)
        elif board.second() == 0:
            contracts.begin_standard(board, seat, at, 0, seat, False)
        else:
            board.target = at
            board.push(tasks.PROVIDER, seat)

    def reason(self, board: Board, seat: int, at: int) -> Reason:
        return space_reason(board, seat, at, board.question())

    def looked_for(self, board: Board, seat: int) -> list[int]:
        if board.question() == tasks.LINK:
            return []
        printed = board.content.map
        family = printed.standard_spaces if board.question() == tasks.CONTRACT else printed.remote_spaces
        return [space for space in range(SPACE_COUNT) if board.open_spaces & family & 1 << space]


class Solar(Answer):
    """PA-108, PA-169: the next solar contracts; as a follow-up only if a transformer can be reached."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        if board.second() == 0:
            ways = find_ways(board, seat, False)
            if not can_connect(ways, 1, board.money[seat], board.energy[seat], board.batteries[seat]):
                return
        self.offer_all(contracts.solar_available(board), found)

    def do(self, board: Board, seat: int, at: int) -> None:
        if board.second() == 0:
            contracts.begin_solar(board, seat, at)
        else:
            board.target = at
            board.push(tasks.PAYMENT, seat)


class Foreign(Answer):
    """PA-114: open cards of both countries that the batteries are enough for."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        costs = board.content.cards.foreign_batteries
        has = board.batteries[seat] + board.first()
        found += [self.first + card for card in self.looked_for(board, seat) if costs[card] <= has]

    def do(self, board: Board, seat: int, at: int) -> None:
        board.target = at
        board.push(tasks.PAYMENT, seat)

    def reason(self, board: Board, seat: int, at: int) -> Reason:
        if at not in self.looked_for(board, seat):
            return Reason("not-open")
        needs = board.content.cards.foreign_batteries[at]
        return Reason("not-enough-batteries", {"needs": needs, "batteries": board.batteries[seat]})

    def looked_for(self, board: Board, seat: int) -> list[int]:
        return board.rows[ARGENTINA] + board.rows[ARGENTINA + 1]


class Capital(Answer):
    """PA-117: empty slots whose area is open."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        found += [self.first + slot for slot in playing.capital_slots(board, seat)]

    def do(self, board: Board, seat: int, at: int) -> None:
        board.target = at
        board.push(tasks.PAYMENT, seat)

    def reason(self, board: Board, seat: int, at: int) -> Reason:
        return Reason("no-capital-slot", {"slot": at + 1})

    def looked_for(self, board: Board, seat: int) -> list[int]:
        return list(range(CAPITAL_COUNT))
