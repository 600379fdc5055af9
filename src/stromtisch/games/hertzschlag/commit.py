"""The action phase, first half: everybody chooses in secret (HS-19 to HS-23)."""

from __future__ import annotations

from typing import Final

from stromtisch.core.kinds import NOTHING, Kind, Why
from stromtisch.games.hertzschlag.content import Content
from stromtisch.games.hertzschlag.frequency import fields_between, move_by_card
from stromtisch.games.hertzschlag.hand import NOT_IN_HAND, HandCard
from stromtisch.games.hertzschlag.money import ceiling, pay
from stromtisch.games.hertzschlag.resolve import resolve
from stromtisch.games.hertzschlag.shapes import IncomePreview, PlayPreview
from stromtisch.games.hertzschlag.state import COMMIT, INCOME, MODES, NO_CARD, NONE, PLAY, SIGNALS, Grid

ALREADY_COMMITTED: Final = Why("already-committed")
NOT_COMMITTED: Final = Why("not-committed")
CANNOT_AFFORD: Final = Why("cannot-afford")
SAME_SIGNAL: Final = Why("same-signal")


class Commitment(HandCard):
    """HS-20, HS-23: one hand card is committed, in one of the two modes."""

    def __init__(self, mode: int, content: Content) -> None:
        super().__init__(MODES[mode], COMMIT, content)
        self.mode = mode

    def closed(self, grid: Grid, seat: int, at: int) -> Why | None:
        """HS-20: one commitment, from the own hand."""
        if grid.committed >> seat & 1:
            return ALREADY_COMMITTED
        return None if at in grid.hands[seat] else NOT_IN_HAND

    def do(self, grid: Grid, seat: int, at: int) -> None:
        commit(grid, seat, at, self.mode)


class Play(Commitment):
    """HS-20, HS-23: commit a hand card to be played, if it can be paid."""

    def __init__(self, content: Content) -> None:
        super().__init__(PLAY, content)

    def closed(self, grid: Grid, seat: int, at: int) -> Why | None:
        """HS-23: it takes enough money."""
        why = super().closed(grid, seat, at)
        return CANNOT_AFFORD if why is None and grid.cost_now(seat, at) > grid.money[seat] else why

    def facts(self, grid: Grid, seat: int, at: int, why: Why) -> dict[str, object]:
        if why is CANNOT_AFFORD:
            return {"cost": grid.cost_now(seat, at), "money": grid.money[seat]}
        return super().facts(grid, seat, at, why)

    def looked_for(self, grid: Grid, seat: int) -> list[int]:
        """Hand cards that could be played if there were the money (HS-23)."""
        return [] if grid.committed >> seat & 1 else grid.hands[seat]

    def preview(self, grid: Grid, seat: int, at: int) -> dict[str, object]:
        """The card's cost and its way along the scale, from where the marker stands now."""
        trial = grid.clone()
        assert isinstance(trial, Grid)
        cost = trial.cost_now(seat, at)
        pay(trial, seat, cost, "cost")
        after_cost = trial.money[seat]
        move_by_card(trial, seat, at)
        found: PlayPreview = {
            "cost": cost,
            "position": trial.position,
            "path": fields_between(grid.position, trial.position),
            "thresholds": trial.money[seat] - after_cost,
            "money": trial.money[seat],
        }
        return {**found}


class Income(Commitment):
    """HS-20, HS-23: commit any hand card to be thrown away for income."""

    def __init__(self, content: Content) -> None:
        super().__init__(INCOME, content)

    def preview(self, grid: Grid, seat: int, at: int) -> dict[str, object]:
        return income_preview(grid, seat)

    def autopilot(self, grid: Grid, seat: int) -> int:
        """HS-75: income with the leftmost card."""
        return grid.hands[seat][0] if grid.hands[seat] else NOTHING


class IncomeWithoutCard(Kind[Grid]):
    """HS-78: only an empty hand takes income without a card."""

    def __init__(self) -> None:
        super().__init__(MODES[INCOME], [COMMIT])
        self.names("card", ["-"])

    def closed(self, grid: Grid, seat: int, at: int) -> Why | None:
        """A seat with a card must commit one."""
        if grid.committed >> seat & 1:
            return ALREADY_COMMITTED
        return NOT_IN_HAND if grid.hands[seat] else None

    def facts(self, grid: Grid, seat: int, at: int, why: Why) -> dict[str, object]:
        return {"card": "-"} if why is NOT_IN_HAND else {}

    def do(self, grid: Grid, seat: int, at: int) -> None:
        commit(grid, seat, NO_CARD, INCOME)

    def preview(self, grid: Grid, seat: int, at: int) -> dict[str, object]:
        return income_preview(grid, seat)


class Withdraw(Kind[Grid]):
    """HS-22: until the lock a seat may take its commitment back and choose again."""

    def __init__(self) -> None:
        super().__init__("withdraw", [COMMIT])

    def closed(self, grid: Grid, seat: int, at: int) -> Why | None:
        """The lock ends the phase, so being committed is all it takes."""
        return None if grid.committed >> seat & 1 else NOT_COMMITTED

    def do(self, grid: Grid, seat: int, at: int) -> None:
        grid.commit_card[seat] = NONE
        grid.commit_mode[seat] = NONE
        grid.committed &= ~(1 << seat)
        if grid.journal is not None:
            grid.journal.tell("withdrawn", {"seat": seat})


class Signal(Kind[Grid]):
    """HS-19: a coarse hint to the table; nothing said binds anybody."""

    def __init__(self) -> None:
        super().__init__("signal", [COMMIT])
        self.names("signal", SIGNALS)

    def closed(self, grid: Grid, seat: int, at: int) -> Why | None:
        return SAME_SIGNAL if grid.signals[seat] == at else None

    def do(self, grid: Grid, seat: int, at: int) -> None:
        grid.signals[seat] = at
        if grid.journal is not None:
            grid.journal.tell("signalled", {"seat": seat, "signal": SIGNALS[at]})


def income_preview(grid: Grid, seat: int) -> dict[str, object]:
    """HS-25: what income would bring, and the money it would leave."""
    amount = grid.content.base_income + grid.income_sum[seat]
    money = min(grid.money[seat] + amount, ceiling(grid, seat))
    found: IncomePreview = {"amount": amount, "money": money}
    return {**found}


def commit(grid: Grid, seat: int, card: int, mode: int) -> None:
    """HS-20, HS-21: one card and one mode; the others learn only that this seat has committed."""
    grid.commit_card[seat] = card
    grid.commit_mode[seat] = mode
    grid.committed |= 1 << seat
    if grid.journal is not None:
        grid.journal.tell("committed", {"seat": seat})
    if grid.committed == (1 << grid.seats) - 1:
        lock(grid)


def lock(grid: Grid) -> None:
    """HS-21: with the last commitment all modes become public at once; then the seats resolve in turn."""
    grid.locked = True
    grid.reveals += 1
    grid.lock_money = grid.money[:]
    if grid.journal is not None:
        plays = grid.commit_mode.count(PLAY)
        modes = [MODES[mode] for mode in grid.commit_mode]
        grid.journal.tell("locked", {"modes": modes, "plays": plays, "incomes": grid.seats - plays})
    grid.turn = 0
    grid.effect = 0
    resolve(grid)
