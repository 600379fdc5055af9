"""What a clone of Board copies. Written by ``scripts/generate_fields.py``: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stromtisch.games.neustart.state import Board

FIELDS: Final = [
    "weekday",
    "unit",
    "ready",
    "depot_supplies",
    "depot_fuel",
    "network",
    "helper_count",
    "operations",
    "task_count",
    "next_card",
    "new_team",
    "objected",
    "day_ending",
    "fresh_now",
    "verdict",
    "cause",
    "hospital_stock",
    "hospital_covered",
    "crews",
    "holders",
    "anger",
    "helpers",
    "info",
    "base",
    "generator",
    "search",
    "stock",
    "covered",
    "houses",
    "ruins",
    "deaths",
    "found_supplies",
    "found_fuel",
    "finders",
    "marker_count",
    "extra_need",
    "letters",
    "blocks",
    "roads",
    "points",
    "tank",
    "resting",
    "operation",
    "pledged",
    "helping",
    "proposal",
    "proposer",
    "team_at",
    "team_used",
    "used_by",
    "business",
    "focus",
    "trip_paid",
    "ballots",
    "marker_at",
    "marker_effect",
    "marker_value",
    "marker_state",
    "marker_target",
    "lying",
    "bags",
    "seen_discards",
    "blind_discards",
    "stack",
    "open_cards",
    "task_at",
    "task_effect",
    "unit_modifiers",
    "day_modifiers",
    "power_roll",
]


def copy_board(here: Board, there: Board) -> None:
    """Copy every field that changes during a match."""
    here.copy_frame_to(there)
    there.weekday = here.weekday
    there.unit = here.unit
    there.ready = here.ready
    there.depot_supplies = here.depot_supplies
    there.depot_fuel = here.depot_fuel
    there.network = here.network
    there.helper_count = here.helper_count
    there.operations = here.operations
    there.task_count = here.task_count
    there.next_card = here.next_card
    there.new_team = here.new_team
    there.objected = here.objected
    there.day_ending = here.day_ending
    there.fresh_now = here.fresh_now
    there.verdict = here.verdict
    there.cause = here.cause
    there.hospital_stock = here.hospital_stock
    there.hospital_covered = here.hospital_covered
    there.crews = here.crews
    there.holders = here.holders
    there.anger = here.anger[:]
    there.helpers = here.helpers[:]
    there.info = here.info[:]
    there.base = here.base[:]
    there.generator = here.generator[:]
    there.search = here.search[:]
    there.stock = here.stock[:]
    there.covered = here.covered[:]
    there.houses = here.houses[:]
    there.ruins = here.ruins[:]
    there.deaths = here.deaths[:]
    there.found_supplies = here.found_supplies[:]
    there.found_fuel = here.found_fuel[:]
    there.finders = here.finders[:]
    there.marker_count = here.marker_count[:]
    there.extra_need = here.extra_need
    there.letters = here.letters
    there.blocks = here.blocks
    there.roads = here.roads
    there.points = here.points[:]
    there.tank = here.tank[:]
    there.resting = here.resting[:]
    there.operation = here.operation[:]
    there.pledged = here.pledged[:]
    there.helping = here.helping[:]
    there.proposal = here.proposal
    there.proposer = here.proposer
    there.team_at = here.team_at[:]
    there.team_used = here.team_used[:]
    there.used_by = here.used_by
    there.business = here.business[:]
    there.focus = here.focus[:]
    there.trip_paid = here.trip_paid[:]
    there.ballots = here.ballots[:]
    there.marker_at = here.marker_at[:]
    there.marker_effect = here.marker_effect[:]
    there.marker_value = here.marker_value[:]
    there.marker_state = here.marker_state[:]
    there.marker_target = here.marker_target[:]
    there.lying = here.lying[:]
    there.bags = here.bags
    there.seen_discards = here.seen_discards
    there.blind_discards = here.blind_discards
    there.stack = here.stack
    there.open_cards = here.open_cards
    there.task_at = here.task_at
    there.task_effect = here.task_effect
    there.unit_modifiers = here.unit_modifiers
    there.day_modifiers = here.day_modifiers
    there.power_roll = here.power_roll
