"""What a clone of Chamber copies. Written by ``scripts/generate_fields.py``: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stromtisch.games.policy_maker.state import Chamber

FIELDS: Final = [
    "government",
    "goal",
    "round",
    "turn",
    "acting",
    "actions_made",
    "drawn",
    "draws_left",
    "after_tax",
    "verdict",
    "hands",
    "tracks",
    "holds",
    "cost",
    "deck",
    "discard",
    "display",
    "known",
    "known_to_government",
    "investors",
    "claimed",
    "open_initiatives",
    "initiative_deck",
    "rejected",
    "unused_goals",
    "tax_steps",
    "pool",
    "given",
    "granted",
    "options_to_pick",
    "taxed",
    "discarding",
    "audit_round",
    "audit_seat",
    "audit_hand",
    "steps_made",
    "pushed_back",
    "monopolies",
]


def copy_chamber(here: Chamber, there: Chamber) -> None:
    """Copy every field that changes during a match."""
    here.copy_frame_to(there)
    there.government = here.government
    there.goal = here.goal
    there.round = here.round
    there.turn = here.turn
    there.acting = here.acting
    there.actions_made = here.actions_made
    there.drawn = here.drawn
    there.draws_left = here.draws_left
    there.after_tax = here.after_tax
    there.verdict = here.verdict
    there.hands = here.hands[:]
    there.tracks = here.tracks[:]
    there.holds = here.holds[:]
    there.cost = here.cost[:]
    there.deck = here.deck[:]
    there.discard = here.discard[:]
    there.display = here.display[:]
    there.known = here.known[:]
    there.known_to_government = here.known_to_government[:]
    there.investors = here.investors
    there.claimed = here.claimed
    there.open_initiatives = here.open_initiatives
    there.initiative_deck = here.initiative_deck
    there.rejected = here.rejected
    there.unused_goals = here.unused_goals
    there.tax_steps = here.tax_steps
    there.pool = here.pool
    there.given = here.given
    there.granted = here.granted
    there.options_to_pick = here.options_to_pick
    there.taxed = here.taxed
    there.discarding = here.discarding
    there.audit_round = here.audit_round
    there.audit_seat = here.audit_seat
    there.audit_hand = here.audit_hand
    there.steps_made = here.steps_made
    there.pushed_back = here.pushed_back
    there.monopolies = here.monopolies
