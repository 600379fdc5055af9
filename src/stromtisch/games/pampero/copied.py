"""What a clone of Board copies. Written by ``scripts/generate_fields.py``: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stromtisch.games.pampero.state import Board

FIELDS: Final = [
    "companies",
    "year",
    "round",
    "turn",
    "acting",
    "task",
    "order_down",
    "scorings",
    "supply",
    "covers",
    "capital_stock",
    "free_sites",
    "sites",
    "pylons",
    "free_bays",
    "bays",
    "open_spaces",
    "done_spaces",
    "void_spaces",
    "solar_open",
    "solar_fields",
    "card",
    "operation",
    "alternative",
    "target",
    "provider",
    "deal_energy",
    "deal_batteries",
    "solo_card",
    "solo_passed",
    "scored",
    "connected",
    "claimed",
    "money",
    "energy",
    "batteries",
    "stages",
    "wind_left",
    "hand",
    "scoring_hand",
    "foreign",
    "tiles_owned",
    "tiles_ready",
    "upgrades",
    "covered",
    "capital",
    "energy_spent",
    "face_down",
    "green_taken",
    "crossed",
    "pylon_sectors",
    "wind_farms",
    "in_use",
    "near",
    "network_tiles",
    "position",
    "height",
    "income",
    "slots",
    "slot_operation",
    "slot_tiles",
    "bulldozers",
    "transformer_contract",
    "bonus_at",
    "ledger",
    "site_owner",
    "site_bulldozer",
    "space_owner",
    "space_level",
    "remote_at",
    "solar_at",
    "solar_owner",
    "solar_level",
    "connection_at",
    "plan",
    "rows",
    "decks",
    "solo_deck",
    "solo_discards",
    "counters",
    "order",
    "scoring_tiles",
    "crowns",
    "plays",
    "agenda",
    "open_codes",
]


def copy_board(here: Board, there: Board) -> None:
    """Copy every field that changes during a match."""
    here.copy_frame_to(there)
    there.companies = here.companies
    there.year = here.year
    there.round = here.round
    there.turn = here.turn
    there.acting = here.acting
    there.task = here.task
    there.order_down = here.order_down
    there.scorings = here.scorings
    there.supply = here.supply
    there.covers = here.covers
    there.capital_stock = here.capital_stock
    there.free_sites = here.free_sites
    there.sites = here.sites
    there.pylons = here.pylons
    there.free_bays = here.free_bays
    there.bays = here.bays
    there.open_spaces = here.open_spaces
    there.done_spaces = here.done_spaces
    there.void_spaces = here.void_spaces
    there.solar_open = here.solar_open
    there.solar_fields = here.solar_fields
    there.card = here.card
    there.operation = here.operation
    there.alternative = here.alternative
    there.target = here.target
    there.provider = here.provider
    there.deal_energy = here.deal_energy
    there.deal_batteries = here.deal_batteries
    there.solo_card = here.solo_card
    there.solo_passed = here.solo_passed
    there.scored = here.scored
    there.connected = here.connected
    there.claimed = here.claimed
    there.money = here.money[:]
    there.energy = here.energy[:]
    there.batteries = here.batteries[:]
    there.stages = here.stages[:]
    there.wind_left = here.wind_left[:]
    there.hand = here.hand[:]
    there.scoring_hand = here.scoring_hand[:]
    there.foreign = here.foreign[:]
    there.tiles_owned = here.tiles_owned[:]
    there.tiles_ready = here.tiles_ready[:]
    there.upgrades = here.upgrades[:]
    there.covered = here.covered[:]
    there.capital = here.capital[:]
    there.energy_spent = here.energy_spent[:]
    there.face_down = here.face_down[:]
    there.green_taken = here.green_taken[:]
    there.crossed = here.crossed[:]
    there.pylon_sectors = here.pylon_sectors[:]
    there.wind_farms = here.wind_farms[:]
    there.in_use = here.in_use[:]
    there.near = here.near[:]
    there.network_tiles = here.network_tiles[:]
    there.position = here.position[:]
    there.height = here.height[:]
    there.income = here.income[:]
    there.slots = here.slots[:]
    there.slot_operation = here.slot_operation[:]
    there.slot_tiles = here.slot_tiles[:]
    there.bulldozers = here.bulldozers[:]
    there.transformer_contract = here.transformer_contract[:]
    there.bonus_at = here.bonus_at[:]
    there.ledger = here.ledger[:]
    there.site_owner = here.site_owner[:]
    there.site_bulldozer = here.site_bulldozer[:]
    there.space_owner = here.space_owner[:]
    there.space_level = here.space_level[:]
    there.remote_at = here.remote_at
    there.solar_at = here.solar_at
    there.solar_owner = here.solar_owner[:]
    there.solar_level = here.solar_level[:]
    there.connection_at = here.connection_at[:]
    there.plan = here.plan[:]
    there.rows = here.rows
    there.decks = here.decks
    there.solo_deck = here.solo_deck
    there.solo_discards = here.solo_discards
    there.counters = here.counters
    there.order = here.order
    there.scoring_tiles = here.scoring_tiles
    there.crowns = here.crowns
    there.plays = here.plays[:]
    there.agenda = here.agenda[:]
    there.open_codes = here.open_codes
