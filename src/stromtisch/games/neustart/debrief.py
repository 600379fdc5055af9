"""The debrief of a finished match: the week told again, counted and put in order for the talk afterwards."""

from __future__ import annotations

from stromtisch.core.match import Match
from stromtisch.games.neustart.game import Neustart
from stromtisch.games.neustart.scoring import band_of, score_of
from stromtisch.games.neustart.setup import set_up
from stromtisch.games.neustart.state import WON, Board
from stromtisch.games.neustart.terms import ACTOR_COUNT, ACTORS
from stromtisch.games.neustart.witness import DONE, SPENT_ON, UNDONE, Event, Stretch, Witness


def debrief(match: Match) -> dict[str, object]:
    """Everything the debrief page and its table show, as ids and whole numbers."""
    game = match.game
    assert isinstance(game, Neustart)
    board = game.seated(match.options, [seat.kind for seat in match.seats], match.seed)
    witness = Witness(board)
    board.journal = witness
    set_up(board)
    match.tell_again(board)
    return report(witness)


def report(witness: Witness) -> dict[str, object]:
    """What a witness has seen."""
    board = witness.board
    outcome = board.outcome()
    return {
        "game": "neustart",
        "town": board.charter.town.id,
        "weekday": board.weekday,
        "outcome": None if outcome is None else outcome.to_json(),
        "score": _score(witness),
        "power": {
            "rolls": witness.power_rolls,
            "back": board.weekday if board.verdict == WON else None,
        },
        "stretches": [_stretch(stretch) for stretch in witness.stretches],
        "supply": witness.supply,
        "actors": [_actor(witness, actor) for actor in range(ACTOR_COUNT)],
        "rests": witness.rests,
        "goods": {
            "fuel": {**witness.fuel, "end": witness.fuel_now()},
            "supplies": {**witness.supplies, "end": witness.supplies_now()},
        },
        "events": [_event(board, event) for event in witness.events],
        "moments": witness.moments,
    }


def _score(witness: Witness) -> dict[str, object]:
    """NS-121 to NS-124: the score by its parts and by what caused it; both add up to the same total."""
    board = witness.board
    parts = score_of(board)
    total = sum(parts.values())
    won = board.verdict == WON
    return {
        "counts": won,
        "total": int(total),
        "band": band_of(board, total) if won else None,
        "parts": {name: int(points) for name, points in parts.items()},
        "start": witness.score_start,
        "day": int(parts["day"]),
        "relief": witness.relief(),
        "causes": witness.by_cause,
        "undone": UNDONE[:],
    }


def _stretch(stretch: Stretch) -> dict[str, object]:
    return {**stretch.time(), "cards": stretch.cards, **stretch.counts, "now": stretch.standing}


def _actor(witness: Witness, actor: int) -> dict[str, object]:
    name = ACTORS[actor]
    books = witness.books[name]
    done = [row for row in SPENT_ON if books.times[row] > 0]
    return {
        "id": name,
        "points": {
            **books.points,
            "spent": {row: books.spent[row] for row in done},
            "times": {row: books.times[row] for row in done},
            "end": witness.board.points[actor],
        },
        "fuel": {**books.fuel, "end": witness.board.tank[actor]},
    }


def _event(board: Board, event: Event) -> dict[str, object]:
    return {
        "kind": event.kind,
        "card": None if event.card == "" else event.card,
        "quarter": board.content.quarter_ids[event.quarter],
        "value": event.value,
        "covered": event.covered,
        "spark": event.spark,
        "since": event.since.time(),
        "until": None if event.until is None else event.until.time(),
        "end": event.end,
        "solved": event.end == DONE,
        "points": event.points,
        "actors": [name for name in ACTORS if name in event.actors],
        "gave_up": event.gave_up,
        "cost": event.cost,
    }
