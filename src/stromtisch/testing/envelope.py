"""Whether a view has what the page relies on for any game (``core/envelope.py``)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final, TypeGuard

from stromtisch.core.envelope import Envelope
from stromtisch.core.game import State

WORD: Final = re.compile(r"[a-z][a-z0-9]*([_-][a-z0-9]+)*")


def envelope_faults(state: State, seat: int | None, game: str) -> list[str]:
    """What is wrong with the view of a seat (or of an onlooker, None); empty when nothing is."""
    view = state.view(seat)
    faults: list[str] = []

    def expect(holds: bool, complaint: str) -> None:
        if not holds:
            faults.append(complaint)

    missing = [field for field in Envelope.__annotations__ if field not in view]
    if missing:
        return [f"lacks {', '.join(missing)}"]
    taken = [field for field in Envelope.__annotations__ if field in state.board(seat)]
    expect(not taken, f"board writes {', '.join(taken)}, which the kernel writes")
    over = state.outcome() is not None
    expect(view["game"] == game, f"game is {view['game']!r}, not {game!r}")
    expect(view["you"] == seat, f"you is {view['you']!r}, not the seat that looks")
    expect(_is_text(view["moment"]), f"moment is {view['moment']!r}, not a text")
    expect(_is_word(view["phase"]), f"phase is {view['phase']!r}, not a word such as 'play'")
    expect((view["phase"] == "over") == over, "phase must be 'over' exactly when there is an outcome")
    expect(_are_seats(view["actors"], state.seats), f"actors is {view['actors']!r}, not a list of seats")
    expect(view["actors"] == list(state.pending()), "actors must be the seats the game waits for (pending)")
    expect((view["outcome"] is not None) == over, "outcome must be there exactly when the match is over")
    faults += _prompt_faults(view["prompt"], state.seats)
    if view["outcome"] is not None:
        faults += _result_faults(view["outcome"], state.seats)
    try:
        json.dumps(view)
    except (TypeError, ValueError) as error:
        faults.append(f"is not JSON: {error}")
    return faults


def _prompt_faults(prompt: object, seats: int) -> list[str]:
    if not isinstance(prompt, Mapping) or set(prompt) != {"id", "params"}:
        return [f"prompt is {prompt!r}, not an id and params"]
    faults: list[str] = []
    if not _is_word(prompt["id"]):
        faults.append(f"prompt.id is {prompt['id']!r}, not a word such as 'choose-card'")
    params = prompt["params"]
    if not _is_named(params):
        faults.append(f"prompt.params is {params!r}, not values by name")
    elif prompt["id"] != "over" and not _are_seats(params.get("waiting_for"), seats):
        faults.append("prompt.params.waiting_for must list the seats the game waits for")
    return faults


def _result_faults(result: object, seats: int) -> list[str]:
    if not _is_named(result):
        return [f"outcome is {result!r}, not values by name"]
    faults: list[str] = []
    for field in ("verdict", "reason", "winners", "places", "points", "breakdown"):
        if field not in result:
            return [f"outcome lacks {field}"]
    if not _is_word(result["verdict"]):
        faults.append(f"outcome.verdict is {result['verdict']!r}, not a word such as 'won'")
    reason = result["reason"]
    if not _is_named(reason) or not _is_word(reason.get("code")) or not _is_named(reason.get("params")):
        faults.append(f"outcome.reason is {reason!r}, not a code and params")
    if not _are_seats(result["winners"], seats):
        faults.append(f"outcome.winners is {result['winners']!r}, not a list of seats")
    for field, kinds in (("places", int), ("points", int | float), ("breakdown", Mapping)):
        row = result[field]
        if row is None:
            continue
        if not isinstance(row, list | tuple) or len(row) != seats:
            faults.append(f"outcome.{field} is {row!r}: it needs one entry for each of {seats} seats")
        elif not all(one is None or (isinstance(one, kinds) and not isinstance(one, bool)) for one in row):
            faults.append(f"outcome.{field} is {row!r}: an entry has the wrong type")
    return faults


def _is_text(value: object) -> bool:
    return isinstance(value, str) and value != ""


def _is_word(value: object) -> bool:
    return isinstance(value, str) and WORD.fullmatch(value) is not None


def _is_named(value: object) -> TypeGuard[Mapping[str, object]]:
    return isinstance(value, Mapping) and all(isinstance(name, str) for name in value)


def _are_seats(value: object, seats: int) -> bool:
    return (
        isinstance(value, list)
        and all(type(seat) is int and 0 <= seat < seats for seat in value)
        and len(value) == len(set(value))
    )
