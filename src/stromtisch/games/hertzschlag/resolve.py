"""The action phase, second half: seats resolve in turn order (HS-24 to HS-40)."""

from __future__ import annotations

from stromtisch.games.hertzschlag.content import Content
from stromtisch.games.hertzschlag.effects import run_effect
from stromtisch.games.hertzschlag.frequency import move_by_card
from stromtisch.games.hertzschlag.hand import HandCard, take_from_hand
from stromtisch.games.hertzschlag.money import gain, pay
from stromtisch.games.hertzschlag.rescue import check
from stromtisch.games.hertzschlag.state import COMMIT, CYCLE_CHOICE, NO_CARD, NONE, PLAY, Grid
from stromtisch.games.hertzschlag.words import CATEGORY_COUNT


class Return(HandCard):
    """CYCLE: the seat that drew a card puts one of its hand cards under the deck."""

    def __init__(self, content: Content) -> None:
        super().__init__("return", CYCLE_CHOICE, content)

    def do(self, grid: Grid, seat: int, at: int) -> None:
        return_card(grid, seat, at)

    def autopilot(self, grid: Grid, seat: int) -> int:
        """HS-75: back with the drawn card."""
        return grid.drawn


def resolve(grid: Grid) -> None:
    """HS-24: each seat finishes all effects before the next begins; HS-40: then comes the check."""
    while grid.turn < grid.seats:
        seat = grid.acting_seat()
        if grid.effect == 0:
            turn_over(grid, seat)
        if not finish_effects(grid, seat):
            return
        grid.turn += 1
        grid.effect = 0
    check(grid)


def turn_over(grid: Grid, seat: int) -> None:
    """A seat's turn begins: its card is played, or goes to the box for income."""
    card = grid.commit_card[seat]
    if grid.commit_mode[seat] == PLAY and grid.cost_now(seat, card) <= grid.money[seat]:
        play_card(grid, seat, card)
        return
    # HS-28: a card that can no longer be paid is treated exactly as income.
    take_income(grid, seat, card, grid.commit_mode[seat] == PLAY)
    grid.commit_card[seat] = NO_CARD


def take_income(grid: Grid, seat: int, card: int, fallback: bool) -> None:
    """HS-25: the card goes to the box unseen; 3 € plus the income of the own display."""
    if card != NO_CARD:
        take_from_hand(grid, seat, card)
        grid.box = [*grid.box, card]
        grid.box_owner = [*grid.box_owner, seat]
        grid.boxed_in = [*grid.boxed_in, grid.round]
    amount = grid.content.base_income + grid.income_sum[seat]
    if grid.journal is not None:
        grid.journal.tell("took-income", {"seat": seat, "amount": amount, "fallback": fallback})
        if card != NO_CARD:
            grid.journal.whisper(seat, "boxed", {"seat": seat, "card": grid.content.names[card]})
    gain(grid, seat, amount, "income")


def play_card(grid: Grid, seat: int, card: int) -> None:
    """HS-27, HS-29: face up, pay in full first, then plus/minus, then the 50-Hz symbol; effects follow."""
    cost = grid.cost_now(seat, card)
    take_from_hand(grid, seat, card)
    lay_out(grid, seat, card)
    grid.reveals += 1
    if grid.journal is not None:
        grid.journal.tell("played", {"seat": seat, "card": grid.content.names[card], "cost": cost})
    pay(grid, seat, cost, "cost")
    move_by_card(grid, seat, card)


def lay_out(grid: Grid, seat: int, card: int) -> None:
    """HS-39: from its turn on a played card counts for events, goals, diversity, income and ecology."""
    content = grid.content
    grid.displays[seat] = [*grid.displays[seat], card]
    grid.counts[seat * CATEGORY_COUNT + content.category[card]] += 1
    grid.income_sum[seat] += content.income[card]
    grid.eco_sum[seat] += content.eco[card]


def finish_effects(grid: Grid, seat: int) -> bool:
    """HS-38: special effects last, in printed order; False while a choice is awaited."""
    card = grid.commit_card[seat]
    effects = [] if card == NO_CARD else grid.content.effects[card]
    while grid.effect < len(effects):
        grid.effect += 1
        if run_effect(grid, seat, effects[grid.effect - 1]):
            return False
    return True


def return_card(grid: Grid, seat: int, card: int) -> None:
    """CYCLE: the chosen card goes face down under the deck, and the turn goes on."""
    take_from_hand(grid, seat, card)
    grid.deck.insert(0, card)
    grid.returned = [*grid.returned, card]
    grid.returned_by = [*grid.returned_by, seat]
    grid.returned_in = [*grid.returned_in, grid.round]
    grid.drawn = NONE
    grid.phase = COMMIT
    if grid.journal is not None:
        grid.journal.whisper(seat, "cycle-returned", {"seat": seat, "card": grid.content.names[card]})
    resolve(grid)
