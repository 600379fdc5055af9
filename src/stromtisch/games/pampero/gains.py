"""What bonuses and follow-ups let one choose: markets, special cards, connection tiles, the turn order."""

from __future__ import annotations

from stromtisch.games.pampero import tasks
from stromtisch.games.pampero.answer import Answer
from stromtisch.games.pampero.income import advance, can_advance
from stromtisch.games.pampero.printed_boards import SLOT_COUNT
from stromtisch.games.pampero.printed_cards import BASE_COUNT, SPECIAL_COUNT
from stromtisch.games.pampero.state import ACTION_ROW, FROM_PAYOUTS, SCORING_ROW, Board


class Advance(Answer):
    """PA-91, PA-92: the market a step goes to, if it is not printed."""

    def opens(self, board: Board, seat: int, at: int) -> bool:
        return board.first() in (at, tasks.ANY) and can_advance(board, seat, at)

    def do(self, board: Board, seat: int, at: int) -> None:
        advance(board, seat, at, board.second())


class Payout(Answer):
    """The income of one market, in cash."""

    def opens(self, board: Board, seat: int, at: int) -> bool:
        return board.income_of(seat, at) > 0

    def do(self, board: Board, seat: int, at: int) -> None:
        board.earn(seat, board.income_of(seat, at), FROM_PAYOUTS)


class Order(Answer):
    """PA-127: the turn-order disc slides down, if one likes."""

    def opens(self, board: Board, seat: int, at: int) -> bool:
        return board.order_down >> seat & 1 == 0

    def do(self, board: Board, seat: int, at: int) -> None:
        board.slide_down(seat)


class Take(Answer):
    """PA-124 to PA-126: any open special card; an action joins the hand, a scoring waits for a scoring."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        found += [self.first + card for card in board.rows[ACTION_ROW]]
        found += [self.first + SPECIAL_COUNT + card for card in board.rows[SCORING_ROW]]

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
        board.tell("took", seat, "card", name)


class Connect(Answer):
    """PA-121, PA-123, PA-170: a tile from the play area lies on the card just played, and acts at once."""

    def collect(self, board: Board, seat: int, found: list[int]) -> None:
        self.offer_all(board.tiles_ready[seat], found)

    def do(self, board: Board, seat: int, at: int) -> None:
        board.tiles_ready[seat] &= ~(1 << at)
        board.slot_tiles[seat * SLOT_COUNT + board.first()] |= 1 << at
        board.connected |= 1 << at
        board.tell("connected", seat, "tile", board.content.tiles.connection_ids[at])
        effects = board.content.tiles.connection_effects[at]
        if len(effects) > 1:
            board.push(tasks.CHOICE, seat, at)
        else:
            board.push_effects(seat, effects[0])


class Choose(Answer):
    """One of the two effects of a connection tile."""

    def do(self, board: Board, seat: int, at: int) -> None:
        board.push_effects(seat, board.content.tiles.connection_effects[board.first()][at])
