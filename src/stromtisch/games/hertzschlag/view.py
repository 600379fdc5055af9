"""What a seat may know of Hertzschlag, and nothing else (section 5, HS-80).

A view is an allow-list: it is built field by field from what is public and, for a seat, from its own
hand, goal, commitment and notes. Nothing is taken out of a full state, so nothing can be forgotten.
"""

from __future__ import annotations

from typing import Final

from stromtisch.games.hertzschlag.content import Condition
from stromtisch.games.hertzschlag.rescue import bids_json, fitting_plant, most_possible
from stromtisch.games.hertzschlag.scoring import progress
from stromtisch.games.hertzschlag.shapes import Board, Commitment, Household, Own, Progress, Rescue
from stromtisch.games.hertzschlag.state import BID, CYCLE_CHOICE, MODES, NONE, SIGNALS, TALK, Grid
from stromtisch.games.hertzschlag.words import CATEGORIES, CATEGORY_COUNT

# What is wanted of a seat, by phase: while the table waits for it, and once it has decided.
PROMPTS: Final = ["choose-card", "cycle", "talk", "bid"]
IDLE: Final = ["committed", "waiting", "talk-ready", "bid-made"]


def board_of(grid: Grid, seat: int | None) -> Board:
    """What a seat, or an onlooker (None), may know of the board."""
    content = grid.content
    rescue: Rescue | None = None
    if grid.phase in (TALK, BID):
        rescue = {
            "plant": fitting_plant(grid),
            "cost": content.rescue_cost,
            "most_bid": content.most_bid,
            "most_possible": most_possible(grid),
        }
    return {
        "round": grid.round,
        "rounds": content.rounds,
        "position": grid.position,
        "scale": {
            "track": content.track,
            "green": grid.green,
            "red": content.red,
            "thresholds": content.thresholds,
            "step": 0.05,
            "centre": 50,
        },
        "start_seat": grid.start_seat,
        "order": [grid.in_order(turn) for turn in range(grid.seats)],
        "acting": grid.acting_seat() if grid.phase == CYCLE_CHOICE else None,
        "plants": {"pumped_storage": grid.pumped_storage, "gas": grid.gas},
        "shield": grid.shield,
        "deck": len(grid.deck),
        "events_left": len(grid.event_deck),
        "event": {
            "id": content.events[grid.past_events[-1]].id,
            "from": grid.event_from,
            "to": grid.event_to,
        },
        "past_events": [content.events[number].id for number in grid.past_events[:-1]],
        "seats": [_household(grid, other) for other in range(grid.seats)],
        "own": None if seat is None else _own(grid, seat),
        "rescue": rescue,
        "bids": bids_json(grid) if grid.revealed_bids else None,
    }


def _household(grid: Grid, seat: int) -> Household:
    """HS-80: what lies open in front of a household. HS-21: its mode shows once all have committed."""
    content = grid.content
    first = seat * CATEGORY_COUNT
    committed = grid.committed >> seat & 1 == 1
    resolved = _is_resolved(grid, seat)
    return {
        "seat": seat,
        "money": grid.money[seat],
        "reserve": grid.money[seat] > content.purse,
        "hand": len(grid.hands[seat])
        - (1 if committed and not resolved and grid.commit_card[seat] >= 0 else 0),
        "display": [content.names[card] for card in grid.displays[seat]],
        "income": grid.income_sum[seat],
        "eco": grid.eco_sum[seat],
        "categories": [
            CATEGORIES[category] for category in range(CATEGORY_COUNT) if grid.counts[first + category]
        ],
        "discounts": {
            CATEGORIES[category]: grid.discounts[first + category]
            for category in range(CATEGORY_COUNT)
            if grid.discounts[first + category]
        },
        "bid_bonus": grid.bid_bonus[seat],
        "signal": None if grid.signals[seat] == NONE else SIGNALS[grid.signals[seat]],
        "committed": committed,
        "mode": MODES[grid.commit_mode[seat]] if grid.locked else None,
        "resolved": resolved,
        "ready": grid.ready >> seat & 1 == 1,
        "has_bid": grid.bids[seat] != NONE,
        "bid": grid.revealed_bids[seat] if grid.revealed_bids else None,
        "autopilot": grid.autopilot >> seat & 1 == 1,
        "left": grid.left >> seat & 1 == 1,
    }


def _is_resolved(grid: Grid, seat: int) -> bool:
    """Whether a seat's turn has come: its card has been turned over, or it has taken its income."""
    place = (seat - grid.start_seat) % grid.seats
    return grid.locked and (place < grid.turn or (place == grid.turn and grid.phase == CYCLE_CHOICE))


def _own(grid: Grid, seat: int) -> Own:
    """What only this seat knows: its hand and what it costs now, its goal, its sealed choices, its notes."""
    content = grid.content
    names = content.names
    hand = grid.hands[seat]
    goal = content.goals[grid.goals[seat]]
    commitment: Commitment | None = None
    if grid.committed >> seat & 1 and grid.commit_card[seat] in hand:
        commitment = {"card": names[grid.commit_card[seat]], "mode": MODES[grid.commit_mode[seat]]}
    elif grid.committed >> seat & 1 and not _is_resolved(grid, seat):
        commitment = {"card": "-", "mode": MODES[grid.commit_mode[seat]]}
    acting = grid.phase == CYCLE_CHOICE and grid.acting_seat() == seat
    return {
        "hand": [names[card] for card in hand],
        "costs": {names[card]: grid.cost_now(seat, card) for card in hand},
        "goal": goal.id,
        "goal_progress": {"a": _progress(grid, seat, goal.a), "b": _progress(grid, seat, goal.b)},
        "commitment": commitment,
        "bid": None if grid.bids[seat] == NONE else grid.bids[seat],
        "passed": [names[card] for card in grid.passed[seat]],
        "peeked": None if grid.peeked[seat] == NONE else content.events[grid.peeked[seat]].id,
        "drawn": names[grid.drawn] if acting else None,
        "boxed": [
            names[card] for card, owner in zip(grid.box, grid.box_owner, strict=False) if owner == seat
        ],
    }


def _progress(grid: Grid, seat: int, condition: Condition) -> Progress:
    return {"have": progress(grid, seat, condition), "need": condition.need, "points": condition.points}
