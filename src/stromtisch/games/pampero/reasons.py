"""Why a card cannot be played, or not for this contract or site, in codes that the page can put into words."""

from __future__ import annotations

from typing import Final

from stromtisch.core.reason import Reason
from stromtisch.games.pampero import playing, tasks
from stromtisch.games.pampero.contracts import contract_at, reduction_of
from stromtisch.games.pampero.network import find_ways
from stromtisch.games.pampero.plan import ZONE_B
from stromtisch.games.pampero.printed_cards import COSTS
from stromtisch.games.pampero.printed_map import STAGES, STANDARD_COUNT, ZONES, reduced
from stromtisch.games.pampero.state import NONE, Board
from stromtisch.games.pampero.tasks import FIRST, FIRST_AT, KIND

# From the first hurdle to the last: of several operation fields the one that leads furthest is explained.
HURDLES: Final = [
    "cannot-pay", "zone-b-only", "no-wind-farms", "no-pylons-left", "no-bulldozer", "no-contract", "no-pylon", "locked",
    "no-solar", "no-transformer", "not-enough-batteries", "no-capital-slot", "not-enough-energy",
]  # fmt: skip

# --- cards --------------------------------------------------------------------------------


def card_reason(board: Board, seat: int, card: int, operation: int) -> Reason:
    """Why a card cannot be played, on one operation field or (NONE) on any."""
    if board.hand[seat] >> card & 1 == 0:
        return Reason("not-in-hand")
    operations = playing.open_operations(board, seat) if operation == NONE else [operation]
    best: Reason | None = None
    rank = -1
    for field in operations:
        if playing.card_possible(board, seat, card, field):
            continue
        for effects in board.content.cards.effects[card]:
            reason = hurdle(board, seat, card, effects, field)
            if HURDLES.index(reason.code) > rank:
                rank = HURDLES.index(reason.code)
                best = reason
    return best if best is not None else Reason("rows-full")


def hurdle(board: Board, seat: int, card: int, effects: list[int], operation: int) -> Reason:
    """The first thing that keeps an effect from being played on a field."""
    content = board.content
    survey = board.survey(seat)
    zone = content.boards.operation_zone[operation]
    named: dict[str, object] = {"zone": ZONES[zone]}
    price = playing.price_of(board, seat, operation)
    batteries = content.cards.alternative_batteries[card * 3 + zone]
    instead = 0 <= batteries <= board.batteries[seat]
    if content.cards.frame[card] == COSTS and price > board.money[seat] and not instead:
        return Reason("cannot-pay", {"price": price, "money": board.money[seat]})
    kind = effects[0] & KIND
    owner = content.cards.owner[card]
    if kind == tasks.WIND:
        return Reason("no-wind-farms") if board.wind_left[seat] == 0 else Reason("no-bulldozer", named)
    if kind == tasks.PYLON:
        return Reason("no-pylons-left") if board.stages[seat] >= STAGES else Reason("no-bulldozer", named)
    if kind in (tasks.CONTRACT, tasks.REMOTE):
        family = content.map.standard_spaces if kind == tasks.CONTRACT else content.map.remote_spaces
        spaces = board.open_spaces & family & playing.contract_zone(board, card, zone)
        if spaces == 0:
            return Reason("no-contract", named)
        spaces &= survey.spaces(owner)
        if spaces == 0:
            return Reason("no-pylon", named)
        if kind == tasks.CONTRACT and spaces & survey.unlocked == 0:
            return Reason("locked", {"stage": board.stages[seat]})
        if not survey.ways.column:
            return Reason("no-transformer")
        return Reason("not-enough-energy", {"energy": board.energy[seat]})
    if kind == tasks.FOREIGN:
        if zone != ZONE_B:
            return Reason("zone-b-only", named)
        return Reason("not-enough-batteries", {"batteries": board.batteries[seat]})
    if kind == tasks.CAPITAL:
        return Reason("no-capital-slot")
    if kind == tasks.PAY_BATTERIES and board.batteries[seat] < effects[0] >> FIRST_AT & FIRST:
        return Reason("not-enough-batteries", {"batteries": board.batteries[seat]})
    return Reason("no-transformer" if survey.solar else "no-solar")


# --- targets ------------------------------------------------------------------------------


def space_reason(board: Board, seat: int, space: int, kind: int) -> Reason:
    """Why a contract cannot be fulfilled (PA-80 to PA-88, PA-96, PA-98)."""
    printed = board.content.map
    if board.void_spaces >> space & 1:
        return Reason("pair-done")
    if board.open_spaces >> space & 1 == 0:
        return Reason("contract-gone" if board.done_spaces >> space & 1 else "not-in-this-game")
    remote = space >= STANDARD_COUNT
    if kind in (tasks.CONTRACT, tasks.REMOTE):
        if remote != (kind == tasks.REMOTE):
            return Reason("other-contracts")
        zone = board.content.boards.operation_zone[board.operation]
        if playing.contract_zone(board, board.card, zone) >> space & 1 == 0:
            return Reason("other-zone", {"zone": ZONES[zone]})
        if board.survey(seat).spaces(board.content.cards.owner[board.card]) >> space & 1 == 0:
            return Reason("no-pylon", {"sector": printed.sector_ids[printed.space_sector[space]]})
    stage = printed.contract_stage[contract_at(board, space)]
    if stage > board.stages[seat]:
        return Reason("locked", {"needs": stage, "stage": board.stages[seat]})
    if not remote:
        cost = reduced(printed.space_cost[space], reduction_of(board, seat, 0))
        if cost > board.energy[seat]:
            return Reason("not-enough-energy", {"needs": cost, "energy": board.energy[seat]})
    if not find_ways(board, seat, True).column:
        return Reason("no-transformer")
    return Reason("cannot-pay-all", {"energy": board.energy[seat], "batteries": board.batteries[seat]})


def site_reason(board: Board, site: int, pylon: bool) -> Reason:
    """Why nothing can be built on a site (PA-53, PA-64, PA-77)."""
    printed = board.content.map
    if board.sites >> site & 1 == 0 or printed.building_sites >> site & 1 == 0:
        return Reason("not-in-this-game")
    if board.site_owner[site] != NONE:
        return Reason("site-taken")
    fitting = printed.pylon_sites if pylon else printed.wind_sites
    if fitting >> site & 1 == 0:
        return Reason("wrong-site")
    zone = board.content.boards.operation_zone[board.operation]
    if printed.site_zone[site] != zone:
        return Reason("other-zone", {"zone": ZONES[zone]})
    if board.site_bulldozer[site] == NONE:
        return Reason("no-bulldozer", {"zone": ZONES[zone]})
    return Reason("own-only")
