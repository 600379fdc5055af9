"""The table of decisions of Hertzschlag and the one predicate that says which of them are closed."""

from __future__ import annotations

from typing import Final

from stromtisch.core.decision import Decision, DecisionTable
from stromtisch.core.reason import Reason
from stromtisch.games.hertzschlag.content import Content
from stromtisch.games.hertzschlag.state import (
    BID,
    COMMIT,
    CYCLE_CHOICE,
    NONE,
    OVER,
    PHASES,
    SIGNALS,
    TALK,
    Grid,
)

OPEN: Final = 0
GAME_OVER: Final = 1
WRONG_PHASE: Final = 2
NOT_IN_HAND: Final = 3
CANNOT_AFFORD: Final = 4
ALREADY_COMMITTED: Final = 5
NOT_COMMITTED: Final = 6
SAME_SIGNAL: Final = 7
NOT_YOUR_DECISION: Final = 8
ALREADY_READY: Final = 9
ALREADY_BID: Final = 10
REASONS: Final = [
    "", "game-over", "wrong-phase", "not-in-hand", "cannot-afford", "already-committed", "not-committed",
    "same-signal", "not-your-decision", "already-ready", "already-bid",
]  # fmt: skip

# Decisions follow each other in the table: play c, income c, return c for every card c, then the rest.
REST_INCOME: Final = 0
REST_WITHDRAW: Final = 1
REST_SIGNAL: Final = 2
REST_READY: Final = 5
REST_BID: Final = 6


def build_table(content: Content) -> DecisionTable:
    """Every decision there can be with this content."""
    table = DecisionTable()
    for kind in ("play", "income", "return"):
        for name in content.names:
            table.add(kind, {"card": name})
    table.add("income", {"card": "-"})
    table.add("withdraw", {})
    for signal in SIGNALS:
        table.add("signal", {"signal": signal})
    table.add("ready", {})
    for amount in range(content.most_bid + 1):
        table.add("bid", {"amount": amount})
    return table


def closed_because(grid: Grid, seat: int, code: int) -> int:
    """OPEN, or the number of the reason why a decision is closed to a seat now."""
    if grid.phase == OVER or grid.aborted != "":
        return GAME_OVER
    cards = grid.content.card_count
    if code < 2 * cards:
        return _commitment_closed(grid, seat, code if code < cards else code - cards, code < cards)
    if code < 3 * cards:
        if grid.phase != CYCLE_CHOICE:
            return WRONG_PHASE
        if grid.acting_seat() != seat:
            return NOT_YOUR_DECISION
        return OPEN if code - 2 * cards in grid.hands[seat] else NOT_IN_HAND
    rest = code - 3 * cards
    if rest == REST_READY:
        if grid.phase != TALK:
            return WRONG_PHASE
        return ALREADY_READY if grid.ready >> seat & 1 else OPEN
    if rest >= REST_BID:
        # HS-46: 0 to 5; offering more than one owns is reduced when paying (HS-47).
        if grid.phase != BID:
            return WRONG_PHASE
        return ALREADY_BID if grid.bids[seat] != NONE else OPEN
    if grid.phase != COMMIT:
        return WRONG_PHASE
    if rest == REST_INCOME:
        # HS-78: only an empty hand takes income without a card.
        if grid.committed >> seat & 1:
            return ALREADY_COMMITTED
        return OPEN if not grid.hands[seat] else NOT_IN_HAND
    if rest == REST_WITHDRAW:
        # HS-22: until the lock; the lock ends the phase, so being committed is all it takes.
        return OPEN if grid.committed >> seat & 1 else NOT_COMMITTED
    return SAME_SIGNAL if grid.signals[seat] == rest - REST_SIGNAL else OPEN


def _commitment_closed(grid: Grid, seat: int, card: int, plays: bool) -> int:
    """HS-20, HS-23: one card from the hand; PLAY only when it can be paid, INCOME always."""
    if grid.phase != COMMIT:
        return WRONG_PHASE
    if grid.committed >> seat & 1:
        return ALREADY_COMMITTED
    if card not in grid.hands[seat]:
        return NOT_IN_HAND
    if plays and grid.cost_now(seat, card) > grid.money[seat]:
        return CANNOT_AFFORD
    return OPEN


def candidates(grid: Grid, seat: int) -> list[int]:
    """The decisions worth asking the predicate about in this phase."""
    cards = grid.content.card_count
    rest = 3 * cards
    if grid.phase == COMMIT:
        signal = rest + REST_SIGNAL
        if grid.committed >> seat & 1:
            return [rest + REST_WITHDRAW, signal, signal + 1, signal + 2]
        codes = []
        for card in grid.hands[seat]:
            codes.append(card)
            codes.append(cards + card)
        if not codes:
            codes.append(rest + REST_INCOME)
        codes.append(signal)
        codes.append(signal + 1)
        codes.append(signal + 2)
        return codes
    if grid.phase == CYCLE_CHOICE:
        return [2 * cards + card for card in grid.hands[seat]]
    if grid.phase == TALK:
        return [rest + REST_READY]
    if grid.phase == BID:
        return [rest + REST_BID + amount for amount in range(grid.content.most_bid + 1)]
    return []


def open_codes(grid: Grid, seat: int) -> list[int]:
    """The codes of all decisions open to a seat."""
    return [code for code in candidates(grid, seat) if closed_because(grid, seat, code) == OPEN]


def reason_for(grid: Grid, seat: int, decision: Decision) -> Reason | None:
    """The same predicate with the parameters a sentence needs."""
    if not 0 <= seat < grid.seats:
        return Reason("no-seat", {"seat": seat})
    number = closed_because(grid, seat, decision.code)
    if number == OPEN:
        return None
    params: dict[str, object] = {}
    if number == WRONG_PHASE:
        params["phase"] = PHASES[grid.phase]
    elif number == NOT_IN_HAND:
        params["card"] = decision.args["card"]
    elif number == CANNOT_AFFORD:
        params["cost"] = grid.cost_now(seat, decision.code)
        params["money"] = grid.money[seat]
    return Reason(REASONS[number], params)
