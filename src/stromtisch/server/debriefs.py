"""Looking back on a finished match: as JSON for the page, as a table for a spreadsheet."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from stromtisch.core.content import LANGUAGES
from stromtisch.core.debriefing import Debriefing, Value
from stromtisch.core.match import SeatInfo
from stromtisch.server.callers import caller_of
from stromtisch.server.errors import refuse
from stromtisch.server.limits import not_looking_too_often
from stromtisch.server.rooms import Rooms

GAMES = Path(__file__).parent.parent / "games"
Asking = Request[Any, Any, Any]


@dataclass(slots=True)
class Told:
    """A debrief, told now or when the match was archived."""

    game: str
    rules: int
    content_hash: str
    seats: list[SeatInfo]
    debrief: Mapping[str, object]
    columns: Sequence[str]
    rows: Sequence[Sequence[Value]]


@get("/tables/{code:str}/debrief", summary="The debrief of a finished match", guards=[not_looking_too_often])
async def debrief(request: Asking, code: FromPath[str]) -> dict[str, Any]:
    """What happened, counted and put in order; games that offer none answer ``no-debrief``."""
    told = await _told(request, code)
    seats = [{"kind": seat.kind, "name": seat.name} for seat in told.seats]
    edition = {"rules": told.rules, "content": told.content_hash}
    return {"game": told.game, "edition": edition, "seats": seats, "debrief": told.debrief}


@get(
    "/tables/{code:str}/debrief.csv",
    summary="The debrief as a table",
    media_type="text/csv",
    guards=[not_looking_too_often],
)
async def debrief_table(
    request: Asking, code: FromPath[str], language: FromQuery[str] = "en"
) -> Response[bytes]:
    """One line for each number: heads in the language asked for (de or en), ids and numbers the same in both."""
    if language not in LANGUAGES:
        raise refuse("malformed", where="language", problem="expected one of " + ", ".join(LANGUAGES))
    told = await _told(request, code)
    name = f"stromtisch-{code.upper()}-debrief.csv"
    return Response(
        _written(told, language),
        media_type="text/csv",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def _told(request: Asking, code: str) -> Told:
    rooms: Rooms = request.app.state.rooms
    room = await rooms.get(code)
    match = await room.shown.finished(caller_of(request, code), to_the_end=True)
    past = room.shown.past()
    game = match.game
    if past is not None and past.debrief is not None:
        return Told(
            game.id, game.rules, game.content_hash, match.seats, past.debrief, past.columns, past.rows
        )
    debriefings: dict[str, Debriefing] = request.app.state.debriefings
    debriefing = debriefings.get(game.id)
    if debriefing is None or past is not None:
        raise refuse("no-debrief", game=game.id)
    told = await asyncio.to_thread(debriefing.tell, match)
    rows = debriefing.rows(told)
    return Told(game.id, game.rules, game.content_hash, match.seats, told, debriefing.columns, rows)


def _written(told: Told, language: str) -> bytes:
    text = io.StringIO()
    sheet = csv.writer(text)
    bundle = _texts(told.game, language)
    sheet.writerow([_head(bundle, column) for column in told.columns])
    sheet.writerows(told.rows)
    # With the mark at its beginning, office programs read the file as UTF-8.
    return text.getvalue().encode("utf-8-sig")


@cache
def _texts(game: str, language: str) -> FluentBundle:
    """The debrief texts of a game."""
    bundle = FluentBundle([language], use_isolating=False)
    path = GAMES / game.replace("-", "_") / "texts" / f"debrief.{language}.ftl"
    if path.is_file():
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _head(bundle: FluentBundle, column: str) -> str:
    """The name of a column; its id where the texts have none."""
    name = f"column-{column}"
    pattern = bundle.get_message(name).value if bundle.has_message(name) else None
    return column if pattern is None else str(bundle.format_pattern(pattern)[0])
