"""Why a decision is closed, in codes that the page can put into words."""

from __future__ import annotations

from typing import Final

from stromtisch.core.decision import Decision
from stromtisch.core.reason import Reason
from stromtisch.games.pampero.codes import (
    CAPITAL_AT,
    CONTRACT_AT,
    FIELD_AT,
    FOREIGN_AT,
    NETWORK_AT,
    PLAY_AT,
    RECALL,
)
from stromtisch.games.pampero.contracts import contract_at, reduction_of
from stromtisch.games.pampero.effects import (
    CAPITAL,
    CONTRACT,
    DUTY,
    FIELD,
    FIRST,
    FIRST_AT,
    FOREIGN,
    KIND,
    MOVING,
    NAMES,
    NETWORK,
    PAY_BATTERIES,
    PYLON,
    REMOTE,
    TURN,
    WIND,
)
from stromtisch.games.pampero.network import FREE, find_ways, free_transformers, transformers_through, way_of
from stromtisch.games.pampero.plan import ZONE_B
from stromtisch.games.pampero.playing import (
    EVERYWHERE,
    Survey,
    card_possible,
    contract_zone,
    open_operations,
    price_of,
)
from stromtisch.games.pampero.printed_boards import PAYMENTS
from stromtisch.games.pampero.printed_cards import COSTS, OTHER, OWN
from stromtisch.games.pampero.printed_map import STAGES, STANDARD_COUNT, ZONES, reduced
from stromtisch.games.pampero.state import ARGENTINA, NONE, Board

# From the first hurdle to the last: of several operation fields the one that leads furthest is explained.
HURDLES: Final = [
    "cannot-pay", "zone-b-only", "no-wind-farms", "no-pylons-left", "no-bulldozer", "no-contract", "no-pylon", "locked",
    "no-solar", "no-transformer", "not-enough-batteries", "no-capital-slot", "not-enough-energy",
]  # fmt: skip

# The questions that a kind of decision can answer.
ANSWERS: Final = {
    "play": ["turn"], "recall": ["turn"], "battery": ["turn"], "reveal": ["opponent"], "order": ["order"],
    "field": ["field"], "effect": ["effect"], "build": ["wind", "pylon"], "contract": ["contract", "remote", "link"],
    "solar": ["solar"], "foreign": ["foreign"], "capital": ["capital"], "provider": ["provider"], "pay": ["payment"],
    "spend": ["spend"], "network": ["network"], "advance": ["income"], "payout": ["payout"], "take": ["special"],
    "claim": ["claim"], "connect": ["connect"], "choose": ["choice"], "bulldozer": ["move"],
    "move": ["moving", "duty", "start"], "bonus": ["plan", "plan_next"], "discard": ["discard"], "lay": ["grid"],
    "cover": ["cover"], "return": ["take_back"], "crown": ["crown"], "majority": ["majority"], "score": ["score"],
    "flip": ["flip"],
}  # fmt: skip


def reason_for(board: Board, seat: int, decision: Decision) -> Reason | None:
    """Why a decision is closed to a seat, or None when it is open."""
    if board.over():
        return Reason("game-over")
    if not 0 <= seat < board.seats:
        return Reason("no-seat", {"seat": seat})
    if seat != board.acting:
        return Reason("not-your-decision", {"seat": board.acting})
    if decision.code in board.open_codes:
        return None
    top = board.agenda[-1]
    kind = top & KIND
    if decision.kind == "skip":
        return Reason("must-choose", {"question": NAMES[kind]})
    if NAMES[kind] not in ANSWERS[decision.kind]:
        return Reason("wrong-phase", {"question": NAMES[kind]})
    return _closed(board, seat, decision, kind)


def _closed(board: Board, seat: int, decision: Decision, kind: int) -> Reason:
    args = decision.args
    content = board.content
    if kind == TURN:
        if decision.kind == "recall":
            return Reason("too-few-cards", {"needs": content.recall_needs, "out": board.cards_out(seat)})
        return card_reason(board, seat, content.cards.card_ids.index(str(args["card"])), NONE)
    if kind == FIELD:
        operation = content.boards.operation_ids.index(str(args["operation"]))
        if operation not in open_operations(board, seat):
            return Reason("not-leftmost", {"operation": str(args["operation"])})
        return card_reason(board, seat, board.card, operation)
    if decision.kind == "contract":
        return space_reason(board, seat, content.map.space_ids.index(str(args["space"])), kind)
    if kind in (WIND, PYLON):
        return site_reason(board, seat, content.map.site_ids.index(str(args["site"])), kind == PYLON)
    if kind == NETWORK:
        return _network_reason(board, seat, decision.code)
    if kind == FOREIGN:
        card = content.cards.foreign_ids.index(str(args["card"]))
        if card not in board.rows[ARGENTINA] and card not in board.rows[ARGENTINA + 1]:
            return Reason("not-open")
        needs = content.cards.foreign_batteries[card]
        return Reason("not-enough-batteries", {"needs": needs, "batteries": board.batteries[seat]})
    if kind == CAPITAL:
        return Reason("no-capital-slot", {"slot": args["slot"]})
    if kind in (MOVING, DUTY):
        return _move_reason(board, str(args["place"]))
    return Reason("not-offered", {"question": NAMES[kind]})


def _move_reason(board: Board, place: str) -> Reason:
    """PA-54 to PA-57."""
    printed = board.content.map
    if place in printed.bay_ids:
        return Reason("bay-taken" if board.bays >> printed.bay_ids.index(place) & 1 else "not-in-this-game")
    if place not in printed.site_ids:
        return Reason("already-there")
    site = printed.site_ids.index(place)
    if board.sites >> site & 1 == 0 or printed.building_sites >> site & 1 == 0:
        return Reason("not-in-this-game")
    return Reason("too-far" if board.free_sites >> site & 1 else "site-taken", {"site": place})


# --- cards --------------------------------------------------------------------------------


def card_reason(board: Board, seat: int, card: int, operation: int) -> Reason:
    """Why a card cannot be played, on one operation field or (NONE) on any."""
    if board.hand[seat] >> card & 1 == 0:
        return Reason("not-in-hand")
    operations = open_operations(board, seat) if operation == NONE else [operation]
    survey = Survey(board, seat)
    best: Reason | None = None
    rank = -1
    for field in operations:
        if card_possible(board, seat, survey, card, field):
            continue
        for effects in board.content.cards.effects[card]:
            reason = hurdle(board, seat, survey, card, effects, field)
            if HURDLES.index(reason.code) > rank:
                rank = HURDLES.index(reason.code)
                best = reason
    return best if best is not None else Reason("rows-full")


def hurdle(board: Board, seat: int, survey: Survey, card: int, effects: list[int], operation: int) -> Reason:
    """The first thing that keeps an effect from being played on a field."""
    content = board.content
    zone = content.boards.operation_zone[operation]
    named: dict[str, object] = {"zone": ZONES[zone]}
    price = price_of(board, seat, operation)
    batteries = content.cards.alternative_batteries[card * 3 + zone]
    instead = 0 <= batteries <= board.batteries[seat]
    if content.cards.frame[card] == COSTS and price > board.money[seat] and not instead:
        return Reason("cannot-pay", {"price": price, "money": board.money[seat]})
    kind = effects[0] & KIND
    owner = content.cards.owner[card]
    if kind == WIND:
        return Reason("no-wind-farms") if board.wind_left[seat] == 0 else Reason("no-bulldozer", named)
    if kind == PYLON:
        return Reason("no-pylons-left") if board.stage[seat] >= STAGES else Reason("no-bulldozer", named)
    if kind in (CONTRACT, REMOTE):
        family = content.map.standard_spaces if kind == CONTRACT else content.map.remote_spaces
        spaces = board.open_spaces & family & contract_zone(board, card, zone)
        if spaces == 0:
            return Reason("no-contract", named)
        spaces &= survey.spaces(owner)
        if spaces == 0:
            return Reason("no-pylon", named)
        if kind == CONTRACT and spaces & survey.unlocked == 0:
            return Reason("locked", {"stage": board.stage[seat]})
        if not survey.ways.column:
            return Reason("no-transformer")
        return Reason("not-enough-energy", {"energy": board.energy[seat]})
    if kind == FOREIGN:
        if zone != ZONE_B:
            return Reason("zone-b-only", named)
        return Reason("not-enough-batteries", {"batteries": board.batteries[seat]})
    if kind == CAPITAL:
        return Reason("no-capital-slot")
    if kind == PAY_BATTERIES and board.batteries[seat] < effects[0] >> FIRST_AT & FIRST:
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
    if kind in (CONTRACT, REMOTE):
        if remote != (kind == REMOTE):
            return Reason("other-contracts")
        zone = board.content.boards.operation_zone[board.operation]
        if contract_zone(board, board.card, zone) not in (
            EVERYWHERE,
            printed.zone_spaces[printed.space_zone[space]],
        ):
            return Reason("other-zone", {"zone": ZONES[zone]})
        owners = 0
        for company in range(board.companies):
            if board.pylon_sectors[company] >> printed.space_sector[space] & 1:
                owners |= OWN if company == seat else OTHER
        if owners & board.content.cards.owner[board.card] == 0:
            return Reason("no-pylon", {"sector": printed.sector_ids[printed.space_sector[space]]})
    stage = printed.contract_stage[contract_at(board, space)]
    if stage > board.stage[seat]:
        return Reason("locked", {"needs": stage, "stage": board.stage[seat]})
    if not remote:
        cost = reduced(printed.space_cost[space], reduction_of(board, seat, 0))
        if cost > board.energy[seat]:
            return Reason("not-enough-energy", {"needs": cost, "energy": board.energy[seat]})
    if not find_ways(board, seat, True).column:
        return Reason("no-transformer")
    return Reason("cannot-pay-all", {"energy": board.energy[seat], "batteries": board.batteries[seat]})


def site_reason(board: Board, seat: int, site: int, pylon: bool) -> Reason:
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


def _network_reason(board: Board, seat: int, code: int) -> Reason:
    """Why a transformer cannot be taken this way (PA-84 to PA-87, PA-161)."""
    boards = board.content.boards
    transformer, requirement = way_of(board, code)
    if board.in_use[seat] >> transformer & 1:
        return Reason("transformer-used")
    column = boards.transformer_column[transformer]
    if column > board.stage[seat]:
        return Reason("column-locked", {"needs": column, "stage": board.stage[seat]})
    fields = (
        free_transformers(board, seat)
        if requirement == FREE
        else transformers_through(board, seat, requirement)
    )
    if fields >> transformer & 1 == 0:
        return Reason("not-connected")
    if requirement != FREE:
        pay = PAYMENTS[boards.pay[requirement]]
        needs: dict[str, object] = {"pay": pay, "needs": boards.pay_amount[requirement]}
        if not board.charter.columns:
            return Reason("requirement-unpaid", needs)
    return Reason("column-restricted", {"column": column})


# --- what is worth explaining -------------------------------------------------------------


def looked_for(board: Board, seat: int) -> list[int]:
    """Codes a player would look for at this question although they may be closed."""
    if board.over() or seat != board.acting:
        return []
    kind = board.agenda[-1] & KIND
    content = board.content
    found: list[int] = []
    if kind == TURN:
        found = [
            PLAY_AT + card for card in range(len(content.cards.card_ids)) if board.hand[seat] >> card & 1
        ]
        found.append(RECALL)
    elif kind == FIELD:
        found = [FIELD_AT + operation for operation in open_operations(board, seat)]
    elif kind in (CONTRACT, REMOTE):
        family = content.map.standard_spaces if kind == CONTRACT else content.map.remote_spaces
        spaces = board.open_spaces & family
        found = [CONTRACT_AT + space for space in range(len(content.map.space_ids)) if spaces >> space & 1]
    elif kind == NETWORK:
        found = [NETWORK_AT + number for number in range(len(content.boards.transformer_ids))]
    elif kind == FOREIGN:
        found = [FOREIGN_AT + card for card in board.rows[ARGENTINA] + board.rows[ARGENTINA + 1]]
    elif kind == CAPITAL:
        found = [CAPITAL_AT + slot for slot in range(len(content.boards.capital_stage))]
    return found
