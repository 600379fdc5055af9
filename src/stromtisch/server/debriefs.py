"""Looking back on a finished match: as JSON for the page, as a table for a spreadsheet."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from stromtisch.core.content import LANGUAGES
from stromtisch.room.refusals import refuse
from stromtisch.room.rooms import Rooms
from stromtisch.server.cookies import caller_of
from stromtisch.server.limits import address_of, not_looking_too_often

Asking = Request[Any, Any, Any]


@get("/tables/{code:str}/debrief", summary="The debrief of a finished match", guards=[not_looking_too_often])
async def debrief(request: Asking, code: FromPath[str]) -> Response[dict[str, Any]]:
    """What happened, counted and put in order; games that offer none answer ``no-debrief``."""
    rooms: Rooms = request.app.state.rooms
    room = await rooms.get(code)
    told = await room.shown.debrief(caller_of(request, code), address_of(request))
    return Response(cast(dict[str, Any], told), media_type="application/json")


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
    rooms: Rooms = request.app.state.rooms
    room = await rooms.get(code)
    body = await room.shown.debrief(caller_of(request, code), address_of(request), language)
    name = f"stromtisch-{code.upper()}-debrief.csv"
    return Response(
        body,
        media_type="text/csv",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
