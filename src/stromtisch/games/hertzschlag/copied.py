"""What a clone of Grid copies. Written by ``scripts/generate_fields.py``: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stromtisch.games.hertzschlag.state import Grid

FIELDS: Final = [
    "round",
    "start_seat",
    "position",
    "pumped_storage",
    "gas",
    "shield",
    "verdict",
    "blackout_code",
    "event_from",
    "event_to",
    "committed",
    "locked",
    "turn",
    "effect",
    "drawn",
    "ready",
    "revealed_bonus",
    "revealed_plant",
    "deck",
    "event_deck",
    "past_events",
    "box",
    "box_owner",
    "boxed_in",
    "goals",
    "unused_goals",
    "money",
    "hands",
    "displays",
    "counts",
    "discounts",
    "income_sum",
    "eco_sum",
    "bid_bonus",
    "signals",
    "commit_card",
    "commit_mode",
    "bids",
    "revealed_bids",
    "revealed_paid",
    "passed",
    "peeked",
    "returned",
    "returned_by",
    "returned_in",
    "lock_money",
]


def copy_grid(here: Grid, there: Grid) -> None:
    """Copy every field that changes during a match."""
    here.copy_frame_to(there)
    there.round = here.round
    there.start_seat = here.start_seat
    there.position = here.position
    there.pumped_storage = here.pumped_storage
    there.gas = here.gas
    there.shield = here.shield
    there.verdict = here.verdict
    there.blackout_code = here.blackout_code
    there.event_from = here.event_from
    there.event_to = here.event_to
    there.committed = here.committed
    there.locked = here.locked
    there.turn = here.turn
    there.effect = here.effect
    there.drawn = here.drawn
    there.ready = here.ready
    there.revealed_bonus = here.revealed_bonus
    there.revealed_plant = here.revealed_plant
    there.deck = here.deck[:]
    there.event_deck = here.event_deck
    there.past_events = here.past_events
    there.box = here.box
    there.box_owner = here.box_owner
    there.boxed_in = here.boxed_in
    there.goals = here.goals
    there.unused_goals = here.unused_goals
    there.money = here.money[:]
    there.hands = here.hands[:]
    there.displays = here.displays[:]
    there.counts = here.counts[:]
    there.discounts = here.discounts
    there.income_sum = here.income_sum[:]
    there.eco_sum = here.eco_sum[:]
    there.bid_bonus = here.bid_bonus
    there.signals = here.signals[:]
    there.commit_card = here.commit_card[:]
    there.commit_mode = here.commit_mode[:]
    there.bids = here.bids
    there.revealed_bids = here.revealed_bids
    there.revealed_paid = here.revealed_paid
    there.passed = here.passed
    there.peeked = here.peeked
    there.returned = here.returned
    there.returned_by = here.returned_by
    there.returned_in = here.returned_in
    there.lock_money = here.lock_money
