"""The debrief of a finished match: the week told again, counted and put in order for the talk afterwards."""

from __future__ import annotations

from stromtisch.core.match import Match
from stromtisch.games.neustart.game import Neustart
from stromtisch.games.neustart.scoring import band_of, score_of
from stromtisch.games.neustart.setup import set_up
from stromtisch.games.neustart.state import WON, Board
from stromtisch.games.neustart.terms import ACTOR_COUNT, ACTORS, QUARTER_COUNT
from stromtisch.games.neustart.witness import CAUSES, DONE, SPENT_ON, UNDONE, Books, Event, Stretch, Witness


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
        "supply": _supply(witness),
        "actors": [_actor(board, actor, witness.books[actor]) for actor in range(ACTOR_COUNT)],
        "rests": [
            {
                "weekday": rest.at.weekday,
                "part": rest.at.part,
                "actor": ACTORS[rest.actor],
                "rolled": rest.rolled,
                "gained": rest.gained,
            }
            for rest in witness.rests
        ],
        "goods": _goods(witness),
        "events": [_event(board, event) for event in witness.events],
        "moments": [
            {**moment.body, "weekday": moment.at.weekday, "part": moment.at.part, "kind": moment.kind}
            for moment in witness.moments
        ],
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
        "causes": {name: witness.by_cause[name].to_json() for name in CAUSES},
        "undone": UNDONE[:],
    }


def _stretch(stretch: Stretch) -> dict[str, object]:
    return {
        "weekday": stretch.weekday,
        "part": stretch.part,
        "cards": stretch.cards,
        **stretch.change.to_json(),
        "laid": stretch.laid,
        "solved": stretch.solved,
        "failed": stretch.failed,
        "points": stretch.points,
        "fuel": stretch.fuel,
        "now": {
            "anger": stretch.anger,
            "uprisings": stretch.risen,
            "helpers": stretch.helpers,
            "bases": stretch.bases,
            "score": stretch.score,
        },
    }


def _supply(witness: Witness) -> list[dict[str, object]]:
    """By weekday: need and covered fields of every quarter when the day was counted, and the hospital."""
    ids = witness.board.content.quarter_ids
    shown: list[dict[str, object]] = []
    for day, fields in enumerate(witness.supply):
        quarters: dict[str, object] = {}
        for quarter in range(QUARTER_COUNT):
            need, covered, generator = fields[quarter]
            quarters[ids[quarter]] = {"need": need, "covered": covered, "generator": generator == 1}
        shown.append({"weekday": day + 1, "hospital": witness.hospital[day] == 1, "quarters": quarters})
    return shown


def _actor(board: Board, actor: int, books: Books) -> dict[str, object]:
    return {
        "id": ACTORS[actor],
        "points": {
            "start": books.points_start,
            "rested": books.rested,
            "cards": books.points_cards,
            "spent": {
                SPENT_ON[row]: books.spent[row] for row in range(len(SPENT_ON)) if books.times[row] > 0
            },
            "times": {
                SPENT_ON[row]: books.times[row] for row in range(len(SPENT_ON)) if books.times[row] > 0
            },
            "exhausted": books.exhausted,
            "end": board.points[actor],
        },
        "fuel": {
            "start": books.fuel_start,
            "depot": books.depot,
            "finds": books.finds,
            "received": books.received,
            "cards": books.fuel_cards,
            "driven": books.driven,
            "trips": books.trips,
            "given": books.given,
            "end": board.tank[actor],
        },
    }


def _goods(witness: Witness) -> dict[str, object]:
    """Where all fuel and all supplies of the town came from and went to."""
    board = witness.board
    tanks_start = 0
    used = 0
    cards = witness.fuel_cards
    for books in witness.books:
        tanks_start += books.fuel_start
        used += books.driven + books.trips
        cards += books.fuel_cards
    return {
        "fuel": {
            "start": tanks_start + witness.depot_fuel_start + witness.hospital_fuel_start,
            "found": witness.fuel_found,
            "cards": cards,
            "driven": used,
            "hospital": witness.fuel_burnt,
            "wasted": witness.fuel_wasted,
            "end": sum(board.tank)
            + board.depot_fuel
            + board.hospital_stock
            + board.hospital_covered
            + sum(board.found_fuel),
        },
        "supplies": {
            "start": witness.supplies_start,
            "found": witness.supplies_found,
            "cards": witness.supplies_cards,
            "eaten": witness.supplies_eaten,
            "end": witness.supplies_now(),
        },
    }


def _event(board: Board, event: Event) -> dict[str, object]:
    until = event.until
    return {
        "kind": event.kind,
        "card": None if event.card == "" else event.card,
        "quarter": board.content.quarter_ids[event.quarter],
        "value": event.value,
        "covered": event.covered,
        "spark": event.spark,
        "since": {"weekday": event.since.weekday, "part": event.since.part},
        "until": None if until is None else {"weekday": until.weekday, "part": until.part},
        "end": event.end,
        "solved": event.end == DONE,
        "points": event.points,
        "actors": [name for actor, name in enumerate(ACTORS) if event.actors >> actor & 1],
        "gave_up": event.gave_up,
        "cost": event.change.to_json(),
    }
