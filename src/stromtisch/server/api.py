"""The REST calls of ``docs/protocol.md``."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any, TypeVar, cast

import msgspec
from litestar import Request, Response, Router, get, post, put
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody

from stromtisch.room.names import is_code
from stromtisch.room.refusals import refuse
from stromtisch.room.rooms import Rooms
from stromtisch.room.shapes import (
    Answer,
    BotSeat,
    Command,
    GameDetails,
    GameEntry,
    Glance,
    NewTable,
    OpenSeat,
    Proof,
    Replay,
    Seated,
    SitDown,
    TableMessage,
    where,
)
from stromtisch.room.shelf import Shelf
from stromtisch.server.addresses import Digits, check_number
from stromtisch.server.cookies import caller_of, codes_of, led_cookies, seat_cookie
from stromtisch.server.debriefs import debrief, debrief_table
from stromtisch.server.errors import Problem, message_of, status_of
from stromtisch.server.limits import address_of, not_checking_too_often, not_looking_too_often, not_too_often
from stromtisch.server.origins import only_json, only_own_origin

T = TypeVar("T")

# The largest match record in bytes, and the most tables described at once.
RECORD_BYTES = 2_000_000
MOST_GLANCES = 12
ANSWER_FILE = 'attachment; filename="api.json"'
Asking = Request[Any, Any, Any]


class Health(msgspec.Struct):
    """Whether the server is well."""

    status: str
    version: str


def own_version() -> str:
    """The version of Stromtisch that runs."""
    try:
        return version("stromtisch")
    except PackageNotFoundError:
        return "0"


def rooms_of(request: Asking) -> Rooms:
    """The rooms of the application."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def _shelf_of(request: Asking) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


async def _strict(request: Asking, decoder: msgspec.json.Decoder[T]) -> T:
    """Check the body again: Litestar accepts ``1`` for true and ``"3"`` for 3, as in a query."""
    try:
        return decoder.decode(await request.body())
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise refuse("malformed", **where(error)) from error


_NEW_TABLE = msgspec.json.Decoder(NewTable)
_SIT_DOWN = msgspec.json.Decoder(SitDown)
_SEAT: msgspec.json.Decoder[BotSeat | OpenSeat] = msgspec.json.Decoder(BotSeat | OpenSeat)
_COMMAND: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


@get("/health", summary="Whether the server is well")
async def health() -> Health:
    """The status and the version."""
    return Health("ok", own_version())


@get("/games", summary="The games")
async def games(request: Asking) -> list[GameEntry]:
    """Every game on the shelf, playable or announced."""
    return _shelf_of(request).entries()


@get("/games/{id:str}", summary="One game with its content")
async def game(
    request: Asking,
    id: FromPath[str],
    rules: FromQuery[int | None] = None,
    content: FromQuery[str | None] = None,
) -> GameDetails:
    """One game with its rules version and every card, event, number and text.

    ``rules`` and ``content`` (a table's ``edition``) ask for an older edition; without them it is the newest.
    """
    if rules is None or content is None:
        return _shelf_of(request).details(id)
    found = await rooms_of(request).editions.details((id, rules, content))
    if found is None:
        raise refuse("unknown-edition", game=id[:100], rules=rules)
    # A stored edition has the shape of its time.
    return cast(GameDetails, found)


@post("/tables", summary="Open a table")
async def open_table(request: Asking, data: JSONBody[NewTable]) -> Response[Seated]:
    """Open a table; the caller is the first person in the row, and the host."""
    request.app.state.visitors.check_opening(request)
    return _seated(request, await rooms_of(request).open(await _strict(request, _NEW_TABLE)))


@post("/tables/{code:str}/seats", summary="Sit down")
async def sit_down(request: Asking, code: FromPath[str], data: JSONBody[SitDown]) -> Response[Seated]:
    """Take an open seat."""
    room = await rooms_of(request).get(code)
    return _seated(
        request, await room.seating.sit_down(await _strict(request, _SIT_DOWN), caller_of(request, code))
    )


@put("/tables/{code:str}/seats/{seat:str}", summary="Give a seat to a bot, or open it", status_code=200)
async def set_seat(
    request: Asking, code: FromPath[str], seat: FromPath[Digits], data: JSONBody[BotSeat | OpenSeat]
) -> TableMessage:
    """The host's choice before the start; answers with the table as it is then."""
    rooms = rooms_of(request)
    room = await rooms.get(code)
    holder = caller_of(request, code)
    await room.seating.set_seat(check_number("seat", seat), await _strict(request, _SEAT), holder)
    return await room.shown.message(holder, "table", 0)


@get("/tables/{code:str}", summary="The table as the caller may see it")
async def table(request: Asking, code: FromPath[str], after: FromQuery[Digits | None] = None) -> TableMessage:
    """One ``table`` message; ``after`` leaves older lines of journal and chat out."""
    room = await rooms_of(request).get(code)
    return await room.shown.message(
        caller_of(request, code), "table", check_number("after", after, 0), asked=True
    )


@post("/tables/{code:str}/commands", summary="One command", status_code=200)
async def command(request: Asking, code: FromPath[str], data: JSONBody[Command]) -> Response[Answer]:
    """One command, answered by one answer; a refusal has the HTTP status of its code as well."""
    room = await rooms_of(request).get(code)
    holder = caller_of(request, code)
    if not room.people.allows(holder):
        raise refuse("too-many")
    answer = await room.commands.answer(holder, await _strict(request, _COMMAND), asked=True)
    if answer.accepted or answer.code is None:
        return Response(answer)
    answer.message = message_of(answer.code)
    return Response(answer, status_code=status_of(answer.code))


@get("/tables/{code:str}/record", summary="The record of a finished match", guards=[not_looking_too_often])
async def record(request: Asking, code: FromPath[str]) -> Response[dict[str, Any]]:
    """The match record, from which the match can be played again."""
    room = await rooms_of(request).get(code)
    name = f'attachment; filename="stromtisch-{room.code}.json"'
    written = await room.shown.record(caller_of(request, code), address_of(request))
    return _written(written, {"Content-Disposition": name})


@get("/tables/{code:str}/replay", summary="The table as it was", guards=[not_looking_too_often])
async def replay(
    request: Asking, code: FromPath[str], at: FromQuery[Digits | None] = None
) -> Response[Replay]:
    """The table at a line of its log as the caller's seat saw it; after the end, as any seat (``seat``) saw it."""
    room = await rooms_of(request).get(code)
    wanted = None if at is None else check_number("at", at)
    return _written(await room.shown.replay(caller_of(request, code), address_of(request), wanted))


@post("/tables/{code:str}/rematch", summary="Play again with the same people")
async def rematch(request: Asking, code: FromPath[str]) -> Response[Seated]:
    """The new table: the host opens it, and everybody who held a seat gets the same one."""
    seated = await rooms_of(request).rematch(code, caller_of(request, code))
    secure = request.url.scheme == "https"
    return Response(seated, status_code=201, cookies=led_cookies(request, code, seated.code, secure))


@get("/mine", summary="The tables at which the caller's browser holds seats")
async def mine(request: Asking) -> list[Glance]:
    """A summary of each table: its state, and whom it waits for."""
    codes = [code for code in codes_of(request) if is_code(code)][:MOST_GLANCES]
    return await rooms_of(request).glances({code: caller_of(request, code) for code in codes})


@dataclass
class RecordOperation(Operation):
    """How the API describes a body that the framework does not read."""

    def __post_init__(self) -> None:
        schema = Schema(type=OpenAPIType.OBJECT, description="a match record, see docs/match-record.md")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema)}, required=True)


@post(
    "/records",
    summary="Check and keep a match record",
    request_max_body_size=RECORD_BYTES,
    guards=[not_checking_too_often],
    operation_class=RecordOperation,
)
async def keep_record(request: Asking) -> Proof:
    """Replay a record; an invalid one is refused with ``bad-record`` and the field."""
    # A worker reads the body: it may be large, and only its sender waits for it.
    return await rooms_of(request).keep(await request.body(), address_of(request))


def _written(body: bytes, headers: dict[str, str] | None = None) -> Response[Any]:
    """JSON as a worker has written it."""
    return Response(body, media_type="application/json", headers=headers)


def _seated(request: Asking, seated: Seated) -> Response[Seated]:
    cookies = []
    if seated.token is not None:
        further = seated.seat if seated.beside else None
        cookies.append(seat_cookie(seated.code, seated.token, request.url.scheme == "https", further))
    return Response(seated, status_code=201, cookies=cookies)


def api_router(path: str) -> Router:
    """All REST calls under a path."""
    problem = ResponseSpec(Problem, generate_examples=False, description="refused; see the code")
    calls = [game, open_table, sit_down, set_seat, table, command, record, replay, rematch, mine, keep_record]
    calls += [debrief, debrief_table]
    for handler in calls:
        handler.responses = {400: problem, 403: problem, 404: problem, 409: problem}
    return Router(
        path,
        route_handlers=[health, games, *calls],
        guards=[not_too_often, only_own_origin, only_json],
        # An answer is true for this moment and this caller only. A browser that opens it as a page downloads it.
        response_headers={"Cache-Control": "no-store", "Content-Disposition": ANSWER_FILE},
    )
