"""The end of the game, the score and the verdict (NS-121 to NS-124)."""

from __future__ import annotations

from stromtisch.core.outcome import Outcome
from stromtisch.core.reason import Reason
from stromtisch.games.neustart.shapes import ScorePart
from stromtisch.games.neustart.state import OVER, WON, Board
from stromtisch.games.neustart.terms import QUARTER_COUNT, WEEKDAYS


def score_of(board: Board) -> dict[ScorePart, float]:
    """NS-121, NS-122: what would be scored if the power returned now, part by part."""
    content = board.content
    calm = 0
    unrest = 0
    uprisings = 0
    for quarter in range(QUARTER_COUNT):
        anger = board.anger[quarter]
        if anger == 0:
            calm += 1
        if anger >= content.uprising:
            uprisings += 1
            anger -= content.uprising
        unrest += anger
    return {
        "calm": calm * content.score_calm,
        "helpers": board.helper_count * content.score_helper,
        "bases": sum(board.base) * content.score_base,
        "day": content.score_day[min(board.weekday, WEEKDAYS + 1) - 1],
        "deaths": sum(board.deaths) * content.score_death,
        "unrest": unrest * content.score_unrest,
        "ruins": sum(board.ruins) * content.score_ruin,
        "uprisings": min(uprisings, content.uprisings_scored) * content.score_uprising,
    }


def band_of(board: Board, score: float) -> str:
    """NS-123: the band a score falls into."""
    band = board.content.band_ids[0]
    for place, least in enumerate(board.content.band_from):
        if score >= least:
            band = board.content.band_ids[place]
    return band


def outcome_of(board: Board) -> Outcome | None:
    """NS-19, NS-109, NS-118, NS-121, NS-124: all win with a score, or all lose with what happened."""
    details: dict[str, object] = {
        "weekday": board.weekday,
        "deaths": sum(board.deaths),
        "ruins": sum(board.ruins),
        "uprisings": board.uprisings(),
        "band": None,
    }
    if board.aborted != "":
        return Outcome("aborted", Reason(board.aborted), [], details=details)
    if board.phase != OVER:
        return None
    reason = Reason(board.cause, {"weekday": board.weekday})
    if board.verdict != WON:
        return Outcome(board.verdict, reason, [], details=details)
    parts = score_of(board)
    score = sum(parts.values())
    breakdown: dict[str, float] = dict(parts.items())
    details["band"] = band_of(board, score)
    everybody = list(range(board.seats))
    places: list[int | None] = [1] * board.seats
    return Outcome(
        board.verdict, reason, everybody, places, [score] * board.seats, [breakdown] * board.seats, details
    )
