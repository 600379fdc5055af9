"""What may be known of Neustart, field by field (section 5.1): all but values face down, pools and cards to come."""

from __future__ import annotations

from typing import Final

from stromtisch.core.seats import seats_of
from stromtisch.games.neustart import shapes, state, terms
from stromtisch.games.neustart.actions import action_for
from stromtisch.games.neustart.cards import MARKER_KINDS, SIDES
from stromtisch.games.neustart.scoring import score_of
from stromtisch.games.neustart.sharing import in_hand, proposal_open
from stromtisch.games.neustart.state import NONE, Board

SEARCH_SIDES: Final[list[shapes.SearchSide]] = ["NONE", "LIGHT", "DARK"]
BUSINESS_STATES: Final[list[shapes.BusinessState]] = ["full", "empty", "ruined"]


def board_of(board: Board, seat: int | None) -> shapes.Board:
    """What a seat, or an onlooker (None), may know of the board."""
    content = board.content
    score = score_of(board)
    changes = zip(board.unit_modifiers, board.day_modifiers, strict=True)
    modifiers = {terms.MODIFIERS[number]: unit + day for number, (unit, day) in enumerate(changes)}
    own = 0
    decides = 0
    if seat is not None:
        own = board.crews[seat]
        for actor in range(terms.ACTOR_COUNT):
            decides |= (board.deciders(actor) >> seat & 1) << actor
    return {
        "weekday": board.weekday,
        "unit": state.UNITS[board.unit],
        "town": board.charter.town.id,
        "tutorial": board.charter.tutorial,
        "auto_cover": board.charter.auto_cover,
        "crews": [terms.names_of(crew) for crew in board.crews],
        "own_actors": terms.names_of(own),
        "stands_in_for": terms.names_of(decides & ~own),
        "tableaux": [_actor(board, seat, actor) for actor in range(terms.ACTOR_COUNT)],
        "teams": [_team(board, team) for team in range(terms.TEAM_COUNT) if board.team_at[team] != NONE],
        "quarters": {content.quarter_ids[q]: _quarter(board, q) for q in range(terms.QUARTER_COUNT)},
        "markers": [_marker(board, marker) for marker in board.lying],
        "tasks": [_task(board, slot) for slot in range(state.TASK_SLOTS) if board.task_at[slot] != NONE],
        "operations": [
            _operation(board, actor) for actor in range(terms.ACTOR_COUNT) if board.operation[actor] != NONE
        ],
        "hospital": {
            "quarter": content.quarter_ids[content.hospital],
            "stock": board.hospital_stock,
            "covered": board.hospital_covered == 1,
        },
        "depot": {"supplies": board.depot_supplies, "fuel": board.depot_fuel},
        "network": [content.quarter_ids[q] for q in range(terms.QUARTER_COUNT) if board.on_network(q)],
        "modifiers": {name: change for name, change in modifiers.items() if change != 0},
        "open_cards": [content.card_ids[card] for card in board.open_cards],
        "cards_left": len(board.stack) - board.next_card,
        "power_roll": board.power_roll,
        "uprisings": board.uprisings(),
        "score": {"total": sum(score.values()), "parts": score},
        "focus": None if seat is None else _focus(board, seat),
        "sharing": state.SHARING[board.charter.sharing],
        "objected": list(seats_of(board.objected)),
        "ready": list(seats_of(board.ready)),
        "voted": [other for other in range(board.seats) if board.ballots[other] != NONE],
        "own_vote": None
        if seat is None or board.phase != state.VOTING or board.ballots[seat] == NONE
        else terms.ACTORS[board.ballots[seat]],
    }


def _actor(board: Board, seat: int | None, actor: int) -> shapes.Tableau:
    """A tableau; while rest is being decided only its holders see their own choice (NS-28)."""
    resting: bool | None = board.resting[actor] == state.RESTS
    if board.phase == state.RESTING and (
        board.resting[actor] == state.UNDECIDED or seat is None or not board.belongs(seat, actor)
    ):
        resting = None
    prices = {name: board.price(actor, number) for number, name in enumerate(terms.ACTIONS)}
    return {
        "id": terms.ACTORS[actor],
        "seats": list(seats_of(board.deciders(actor))),
        "baton": _baton(board, actor),
        "proposal": _proposal(board, seat, actor),
        "points": board.points[actor],
        "tank": board.tank[actor],
        "capacity": board.content.tank[actor],
        "prices": {name: price for name, price in prices.items() if price != terms.CANNOT},
        "decided": board.resting[actor] != state.UNDECIDED,
        "resting": resting,
    }


def _baton(board: Board, actor: int) -> shapes.Baton | None:
    """Section 5.4: who leads a shared role today, and what of it this seat has in hand."""
    leader = board.leader(actor) if board.charter.led and state.is_shared(board.holders[actor]) else NONE
    if leader == NONE:
        return None
    return {"seat": leader, "hand": _focus(board, leader) if in_hand(board, leader, actor) else None}


def _proposal(board: Board, seat: int | None, actor: int) -> shapes.Proposal | None:
    """Section 5.4: what waits for a second member; whether to rest is known to the role alone (NS-28)."""
    if not board.charter.consensus or not proposal_open(board, actor):
        return None
    if board.phase == state.RESTING and (seat is None or not board.belongs(seat, actor)):
        return None
    proposer = board.proposer[actor]
    return {
        "seat": proposer,
        "decision": board.table.by_code[board.proposal[actor]].to_json(),
        "hand": _focus(board, proposer),
    }


def _team(board: Board, team: int) -> shapes.Team:
    return {
        "id": state.team_name(team),
        "actor": terms.ACTORS[team // terms.TEAMS_EACH],
        "quarter": board.content.quarter_ids[board.team_at[team]],
        "used": board.team_used[team] == 1,
        "used_by": None if board.used_by[team] == NONE else board.used_by[team],
    }


def _quarter(board: Board, quarter: int) -> shapes.Quarter:
    content = board.content
    return {
        "anger": board.anger[quarter],
        "uprising": board.anger[quarter] >= content.uprising,
        "helpers": board.helpers[quarter],
        "info": SIDES[board.info[quarter]],
        "base": board.base[quarter] == 1,
        "generator": board.generator[quarter] == 1,
        "search": SEARCH_SIDES[board.search[quarter]],
        "need": board.need(quarter),
        "covered": board.covered[quarter],
        "extra_need": board.extra_need[quarter],
        "stock": board.stock[quarter],
        "found_supplies": board.found_supplies[quarter],
        "found_fuel": board.found_fuel[quarter],
        "finders": terms.names_of(board.finders[quarter]),
        "houses": board.houses[quarter],
        "ruins": board.ruins[quarter],
        "deaths": board.deaths[quarter],
        "blocked": board.blocks[quarter] != 0,
        "letters": [
            letter
            for letter in content.letters[quarter]
            if letter not in terms.TARGET_LETTERS
            or board.letters[quarter] >> terms.TARGET_LETTERS.index(letter) & 1
        ],
        "businesses": {
            content.business_names[business]: BUSINESS_STATES[board.business[business]]
            for business in content.businesses_of[quarter]
        },
    }


def _marker(board: Board, marker: int) -> shapes.Marker:
    """NS-57: kind, place and card are public; the value only once the marker lies open."""
    content = board.content
    effect = content.effects[board.marker_effect[marker]]
    is_open = board.marker_state[marker] & state.OPENED != 0
    target = board.marker_target[marker]
    return {
        "id": marker,
        "kind": MARKER_KINDS[effect.op],
        "quarter": content.quarter_ids[board.marker_at[marker]],
        "card": content.card_ids[effect.card],
        "action": terms.ACTIONS[action_for(board, marker)],
        "value": board.marker_value[marker] if is_open else None,
        "effective": board.effective(marker) if is_open else None,
        "target": None if target == NONE else content.business_names[target],
        "all_day": effect.all_day,
        "fatal": effect.fatal,
    }


def _task(board: Board, slot: int) -> shapes.Task:
    effect = board.content.effects[board.task_effect[slot]]
    return {
        "id": slot,
        "quarter": board.content.quarter_ids[board.task_at[slot]],
        "card": board.content.card_ids[effect.card],
        "action": terms.ACTIONS[effect.action],
        "value": effect.value,
        "all_day": effect.all_day,
    }


def _operation(board: Board, actor: int) -> shapes.Operation:
    marker = board.operation[actor]
    value = board.effective(marker)
    return {
        "actor": terms.ACTORS[actor],
        "marker": marker,
        "quarter": board.content.quarter_ids[board.marker_at[marker]],
        "helping": terms.names_of(board.helping[actor]),
        "pledged": board.pledged[actor],
        "value": value,
        "missing": value - board.pledged[actor] - board.points[actor],
    }


def _focus(board: Board, seat: int) -> shapes.Focus | None:
    """What a seat has in hand."""
    focus = board.focus[seat]
    if focus == NONE:
        return None
    if focus < state.FOCUS_DESK:
        return {"kind": "team", "team": state.team_name(focus)}
    if state.FOCUS_TANK <= focus < state.FOCUS_TRIP:
        return {"kind": "tank", "actor": terms.ACTORS[focus - state.FOCUS_TANK]}
    ids = board.content.quarter_ids
    if focus < state.FOCUS_TANK:
        return {"kind": "desk", "quarter": ids[focus - state.FOCUS_DESK]}
    return {
        "kind": "trip",
        "from": ids[state.origin_of(focus)],
        "to": ids[state.destination_of(focus)],
        "paid": board.trip_paid[seat] == 1,
    }
