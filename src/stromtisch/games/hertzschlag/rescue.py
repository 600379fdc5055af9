"""The check phase and secondary control: talk, blind bid, rescue or blackout (HS-41 to HS-53a)."""

from __future__ import annotations

from typing import Final

from stromtisch.core.fields import replaced
from stromtisch.core.kinds import Kind, Why
from stromtisch.games.hertzschlag.content import Content
from stromtisch.games.hertzschlag.event import pass_cards
from stromtisch.games.hertzschlag.frequency import move
from stromtisch.games.hertzschlag.money import pay
from stromtisch.games.hertzschlag.scoring import goal_names, outcome_of
from stromtisch.games.hertzschlag.shapes import BidPreview, Bids, Plant
from stromtisch.games.hertzschlag.state import BID, BLACKOUT, NONE, OVER, SCORED, TALK, Grid

PUMPED_STORAGE: Final = "pumped_storage"
GAS: Final = "gas"

ALREADY_READY: Final = Why("already-ready")
ALREADY_BID: Final = Why("already-bid")


class Ready(Kind[Grid]):
    """HS-45: the talk ends early when all seats are ready."""

    def __init__(self) -> None:
        super().__init__("ready", [TALK])

    def closed(self, grid: Grid, seat: int, at: int) -> Why | None:
        return ALREADY_READY if grid.ready >> seat & 1 else None

    def do(self, grid: Grid, seat: int, at: int) -> None:
        """Be ready; with the last seat the bidding begins."""
        grid.ready |= 1 << seat
        if grid.journal is not None:
            grid.journal.tell("is-ready", {"seat": seat})
        if grid.ready == (1 << grid.seats) - 1:
            grid.phase = BID


class Bid(Kind[Grid]):
    """HS-46: 0 to 5 €; offering more than one owns is reduced when paying (HS-47)."""

    def __init__(self, content: Content) -> None:
        super().__init__("bid", [BID])
        self.numbers("amount", range(content.most_bid + 1))

    def closed(self, grid: Grid, seat: int, at: int) -> Why | None:
        return ALREADY_BID if grid.bids[seat] != NONE else None

    def do(self, grid: Grid, seat: int, at: int) -> None:
        bid(grid, seat, at)

    def preview(self, grid: Grid, seat: int, at: int) -> dict[str, object]:
        """HS-47: what it would really cost, and what it leaves."""
        pays = min(at, grid.money[seat])
        found: BidPreview = {"pays": pays, "money": grid.money[seat] - pays}
        return {**found}

    def autopilot(self, grid: Grid, seat: int) -> int:
        """HS-75: a fair share of the rescue."""
        share = -(-grid.content.rescue_cost // grid.seats)
        return min(grid.money[seat], share, grid.content.most_bid)


def check(grid: Grid) -> None:
    """HS-41 to HS-44: green passes; otherwise the fitting plant, if still there, may be bought."""
    green = grid.is_green()
    if grid.journal is not None:
        grid.journal.tell("checked", {"position": grid.position, "green": green})
    if green:
        end_round(grid)
    elif not plant_left(grid):
        black_out(grid, "no-plant")
    elif most_possible(grid) < grid.content.rescue_cost:
        # HS-53a: not even the highest bids would do; money is public, so everybody knows.
        black_out(grid, "out-of-reach")
    else:
        grid.phase = TALK
        grid.ready = 0
        if grid.journal is not None:
            grid.journal.tell("rescue-begins", {"plant": fitting_plant(grid)})


def fitting_plant(grid: Grid) -> Plant:
    """HS-42: too low a frequency is repaired by the pumped-storage plant only, too high by the gas plant only."""
    return PUMPED_STORAGE if grid.position < 0 else GAS


def plant_left(grid: Grid) -> bool:
    """HS-43, HS-52: whether the fitting plant is still unused."""
    return grid.pumped_storage if grid.position < 0 else grid.gas


def most_possible(grid: Grid) -> int:
    """HS-53a: the sum of the highest possible payments, with the bonuses of seats that can pay anything."""
    most = grid.content.most_bid
    able = [seat for seat in range(grid.seats) if grid.money[seat] > 0]
    return sum([min(most, grid.money[seat]) + grid.bid_bonus[seat] for seat in able])


def bid(grid: Grid, seat: int, amount: int) -> None:
    """HS-46: a hidden bid; others learn only that it was made. The last one reveals all."""
    grid.bids = replaced(grid.bids, seat, amount)
    if grid.journal is not None:
        grid.journal.tell("has-bid", {"seat": seat})
    if NONE not in grid.bids:
        reveal_bids(grid)


def reveal_bids(grid: Grid) -> None:
    """HS-47, HS-48, HS-50, HS-51: all pay what they bid, at most what they own; 11 € rescue the grid."""
    grid.reveals += 1
    plant = fitting_plant(grid)
    payable = [min(amount, grid.money[seat]) for seat, amount in enumerate(grid.bids)]
    used = [grid.bid_bonus[seat] if payable[seat] > 0 else 0 for seat in range(grid.seats)]
    grid.bid_bonus = [grid.bid_bonus[seat] - used[seat] for seat in range(grid.seats)]
    grid.revealed_bids = grid.bids
    grid.revealed_paid = payable
    grid.revealed_bonus = sum(used)
    grid.revealed_plant = plant
    if grid.journal is not None:
        grid.journal.tell("bids-revealed", {**bids_json(grid)})
    for seat in range(grid.seats):
        pay(grid, seat, payable[seat], "rescue")
    if sum(payable) + grid.revealed_bonus >= grid.content.rescue_cost:
        use_plant(grid, plant)
        end_round(grid)
    else:
        black_out(grid, "too-little")


def bids_json(grid: Grid) -> Bids:
    """The revealed bids of this round for view and journal."""
    total = sum(grid.revealed_paid) + grid.revealed_bonus
    return {
        "plant": GAS if grid.revealed_plant == GAS else PUMPED_STORAGE,
        "bids": grid.revealed_bids[:],
        "paid": grid.revealed_paid[:],
        "bonus": grid.revealed_bonus,
        "sum": total,
        "needed": grid.content.rescue_cost,
        "success": total >= grid.content.rescue_cost,
    }


def use_plant(grid: Grid, plant: str) -> None:
    """HS-49: to the nearest green field, without threshold money; the card leaves the game (HS-52)."""
    if grid.journal is not None:
        grid.journal.tell("plant-used", {"plant": plant})
    if plant == PUMPED_STORAGE:
        grid.pumped_storage = False
    else:
        grid.gas = False
    nearest = -grid.green if plant == PUMPED_STORAGE else grid.green
    move(grid, nearest - grid.position, NONE, False, "plant")


def black_out(grid: Grid, code: str) -> None:
    """HS-53: the game ends at once and everybody loses."""
    grid.blackout_code = code
    if grid.journal is not None:
        grid.journal.tell("blackout", {"code": code})
    _finish(grid, BLACKOUT)


def end_round(grid: Grid) -> None:
    """HS-54, HS-59, HS-65: after the last round scoring, otherwise passing cards and the next round."""
    if grid.round < grid.content.rounds:
        pass_cards(grid)
    else:
        _finish(grid, SCORED)


def _finish(grid: Grid, verdict: str) -> None:
    grid.phase = OVER
    grid.verdict = verdict
    if grid.journal is not None:
        grid.journal.tell("goals-revealed", {"goals": goal_names(grid)})
        outcome = outcome_of(grid)
        if outcome is not None and verdict == SCORED:
            grid.journal.tell("scored", {"points": outcome.points, "winners": outcome.winners})
