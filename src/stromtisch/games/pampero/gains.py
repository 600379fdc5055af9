"""What bonuses and follow-ups let one choose: markets, special cards, connection tiles, the turn order."""

from __future__ import annotations

from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.answer import Answer
from stromtisch.games.pampero.content import Content
from stromtisch.games.pampero.income import advance, can_advance
from stromtisch.games.pampero.printed_boards import SLOT_COUNT
from stromtisch.games.pampero.printed_cards import BASE_COUNT, SPECIAL_COUNT
from stromtisch.games.pampero.printed_tiles import CONNECTION_COUNT
from stromtisch.games.pampero.state import ACTION_ROW, FROM_PAYOUTS, SCORING_ROW, Board
from stromtisch.games.pampero.tasks import MARKET_COUNT, MARKETS


class Advance(Answer):
    """PA-91, PA-92: the market a step goes to, if it is not printed."""

    def __init__(self) -> None:
        super().__init__("advance", [tasks.INCOME])
        self.names("market", MARKETS)

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        wanted = board.first()
        for market in range(MARKET_COUNT):
            if wanted in (market, tasks.ANY) and can_advance(board, seat, market):
                found.append(self.first + market)

    def do(self, board: Board, seat: int, at: int) -> None:
        advance(board, seat, at, board.second())


class Payout(Answer):
    """The income of one market, in cash."""

    def __init__(self) -> None:
        super().__init__("payout", [tasks.PAYOUT])
        self.names("market", MARKETS)

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        for market in range(MARKET_COUNT):
            if board.income_of(seat, market) > 0:
                found.append(self.first + market)

    def do(self, board: Board, seat: int, at: int) -> None:
        board.earn(seat, board.income_of(seat, at), FROM_PAYOUTS)


class Order(Answer):
    """PA-127: the turn-order disc slides down, if one likes."""

    def __init__(self) -> None:
        super().__init__("order", [tasks.ORDER])

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        if board.order_down >> seat & 1 == 0:
            found.append(self.first)

    def do(self, board: Board, seat: int, at: int) -> None:
        board.slide_down(seat)


class Take(Answer):
    """PA-124 to PA-126: any open special card; an action joins the hand, a scoring waits for a scoring."""

    def __init__(self, content: Content) -> None:
        super().__init__("take", [tasks.SPECIAL])
        self.names("card", content.cards.card_ids[-SPECIAL_COUNT:] + content.cards.scoring_ids)

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        for card in board.rows[ACTION_ROW]:
            found.append(self.first + card)
        for card in board.rows[SCORING_ROW]:
            found.append(self.first + SPECIAL_COUNT + card)

    def do(self, board: Board, seat: int, at: int) -> None:
        cards = board.content.cards
        if at < SPECIAL_COUNT:
            board.hand[seat] |= 1 << (BASE_COUNT + at)
            name = cards.card_ids[BASE_COUNT + at]
            board.refill(ACTION_ROW, at)
        else:
            board.scoring_hand[seat] |= 1 << (at - SPECIAL_COUNT)
            name = cards.scoring_ids[at - SPECIAL_COUNT]
            board.refill(SCORING_ROW, at - SPECIAL_COUNT)
        if board.journal is not None:
            board.journal.tell("took", {"seat": seat, "card": name})


class Connect(Answer):
    """PA-121, PA-123, PA-170: a tile from the play area lies on the card just played, and acts at once."""

    def __init__(self, content: Content) -> None:
        super().__init__("connect", [tasks.CONNECT])
        self.names("tile", content.tiles.connection_ids)

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        ready = board.tiles_ready[seat]
        if ready:
            for tile in range(CONNECTION_COUNT):
                if ready >> tile & 1:
                    found.append(self.first + tile)

    def do(self, board: Board, seat: int, at: int) -> None:
        board.tiles_ready[seat] &= ~(1 << at)
        board.slot_tiles[seat * SLOT_COUNT + board.first()] |= 1 << at
        board.connected |= 1 << at
        if board.journal is not None:
            board.journal.tell("connected", {"seat": seat, "tile": board.content.tiles.connection_ids[at]})
        effects = board.content.tiles.connection_effects[at]
        if len(effects) > 1:
            board.push(tasks.CHOICE, seat, at)
        else:
            board.push_effects(seat, effects[0])


class Choose(Answer):
    """One of the two effects of a connection tile."""

    def __init__(self) -> None:
        super().__init__("choose", [tasks.CHOICE])
        self.numbers("alternative", [1, 2])

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        found += [self.first, self.first + 1]

    def do(self, board: Board, seat: int, at: int) -> None:
        board.push_effects(seat, board.content.tiles.connection_effects[board.first()][at])
