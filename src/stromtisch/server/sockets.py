"""The WebSocket of a table: the whole table first, then an update after every change and an answer each."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stromtisch.core.reason import Refused
from stromtisch.room.bucket import Bucket
from stromtisch.room.log import StoreFailed
from stromtisch.room.places import SHUT, Line
from stromtisch.room.refusals import refuse
from stromtisch.room.room import Room
from stromtisch.room.shapes import Answer, Pull, TableMessage, Unreadable, read_command
from stromtisch.server import metrics
from stromtisch.server.cookies import caller_of
from stromtisch.server.errors import Problem, message_of, status_of
from stromtisch.server.limits import address_of
from stromtisch.server.origins import own_origin
from stromtisch.server.settings import Settings
from stromtisch.server.wire import short_way

Socket = WebSocket[Any, Any, Any]

# The most answers that wait for a slow reader before its next command is read.
OUTBOX_MOST = 32
# Seconds before a table that could not be read is tried again.
REST = 0.5
# Seconds that a peer has to close the connection after the server has.
FAREWELL = 2.0

_encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, code: FromPath[str]) -> None:
    """Serve one socket until it closes."""
    settings: Settings = socket.app.state.settings
    try:
        socket.app.state.visitors.check(socket)
        if not own_origin(socket, settings.origins):
            raise refuse("wrong-origin")
        room = await socket.app.state.rooms.get(code)
        line = Line(caller_of(socket, code), address_of(socket))
        await room.people.arrive(line)
    except Refused as refusal:
        await _turn_away(socket, refusal)
        return
    except StoreFailed:
        await _turn_away(socket, refuse("try-again"))
        return
    metrics.sockets.inc()
    try:
        await socket.accept()
        await Connection(socket, room, line, settings).serve()
    except WebSocketDisconnect:
        pass
    finally:
        metrics.sockets.dec()
        room.people.depart(line)


async def _turn_away(socket: Socket, refusal: Refused) -> None:
    """Refuse the handshake with an ordinary HTTP error."""
    reason = refusal.reason
    metrics.turned_away(reason.code)
    body = _encode(Problem(reason.code, reason.params, message_of(reason.code)))
    send: Any = socket.send
    await socket.receive()
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close(4000 + status_of(reason.code), reason.code)
        return
    await send(
        {
            "type": "websocket.http.response.start",
            "status": status_of(reason.code),
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
    )
    await send({"type": "websocket.http.response.body", "body": body})


class Connection:
    """One open socket: a task that reads commands and a task that writes answers and updates.

    Usually there is nothing to wait for: then the wake-up writes at once, without the task.
    """

    def __init__(self, socket: Socket, room: Room, line: Line, settings: Settings) -> None:
        self._socket = socket
        self._room = room
        self._line = line
        self._settings = settings
        self._bucket = Bucket(settings.command_rate, settings.command_burst)
        self._wire = short_way(socket.scope)  # type: ignore[arg-type]
        self._loop = asyncio.get_running_loop()
        self._wake = asyncio.Event()
        self._stirred = False
        self._writing = False
        self._outbox: list[Answer] = []
        self._drained = asyncio.Event()
        self._pulled: int | None = 0
        self._sent = 0
        self._ended: asyncio.Future[None] = self._loop.create_future()

    async def serve(self) -> None:
        """Read and write until the socket closes."""
        self._line.wake, self._line.close = self._stir, self._end
        if self._line.ending is not None:
            self._end()
        self._stir()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((reader, writer, self._ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reader, writer):
                task.cancel()
            results = await asyncio.gather(reader, writer, return_exceptions=True)
        if self._line.ending is not None:
            await self._hang_up(*self._line.ending)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                with suppress(Exception):
                    await self._socket.close(1011)
                raise result

    def _end(self) -> None:
        """The socket has to be closed; its line says why."""
        if not self._ended.done():
            self._ended.set_result(None)

    async def _hang_up(self, code: int, reason: str) -> None:
        """Close the socket and say why; a peer that does not listen is cut off."""
        if self._wire is not None:
            self._loop.call_later(FAREWELL, self._wire.transport.abort)
        with suppress(Exception):
            async with asyncio.timeout(FAREWELL):
                await self._socket.close(code, reason)

    # --- reading ----------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            raw: str | bytes = event.get("text") or event.get("bytes") or ""
            answer = await self._answer(raw)
            self._outbox.append(answer)  # only now: the writer may have taken the box meanwhile
            self._stir()
            while len(self._outbox) >= OUTBOX_MOST:
                self._drained.clear()
                await self._drained.wait()

    async def _answer(self, raw: str | bytes) -> Answer:
        size = len(raw.encode("utf-8", "surrogatepass")) if isinstance(raw, str) else len(raw)
        if size > self._settings.message_bytes:
            return Answer(
                None, False, code="too-large", params={"most": self._settings.message_bytes, "size": size}
            )
        try:
            command = read_command(raw)
        except Unreadable as error:
            code = "malformed" if self._bucket.take() else "too-many"
            return Answer(error.id, False, code=code, params=error.params if code == "malformed" else {})
        if not self._bucket.take():
            return Answer(command.id, False, code="too-many", params={})
        answer = await self._room.commands.answer(self._line.caller, command)
        if isinstance(command, Pull) and answer.accepted:
            self._pulled = min(command.after, self._sent if self._pulled is None else self._pulled)
        return answer

    # --- writing ----------------------------------------------------------------------------

    def _stir(self) -> None:
        """Send soon, together with everything else that comes up in this turn of the loop."""
        if self._wire is None:
            self._wake.set()
        elif not self._stirred:
            self._stirred = True
            self._loop.call_soon(self._say)

    def _say(self) -> None:
        """Say everything at once if that is possible, else leave it to the task."""
        self._stirred = False
        said = False
        # The reader task raises the error again and closes the socket.
        with suppress(Exception):
            said = self._said()
        if not said:
            self._wake.set()

    def _said(self) -> bool:
        if self._wire is None or self._writing or not self._wire.takes():
            return False
        news: list[bytes] = []
        if self._pulled is not None or self._line.changed:
            message = self._room.shown.message_now(self._line.caller, *self._wanted())
            if message is None:
                return False
            self._shut_out()
            self._line.changed = False
            self._pulled, self._sent = None, message.seq
            news = [_encode(message)]
        self._wire.say(self._with_answers(news))
        self._drained.set()
        return True

    async def _write(self) -> None:
        while True:
            self._writing = False
            await self._wake.wait()
            self._wake.clear()
            self._writing = True
            news: list[bytes] = []
            if self._pulled is not None or self._line.changed:
                try:
                    news = [_encode(await self._news())]
                except StoreFailed:
                    # The database is away. Nobody is disconnected; the table is sent when it is back.
                    self._line.changed = True
                    self._loop.call_later(REST, self._wake.set)
            texts = self._with_answers(news)
            if self._wire is not None:
                await self._wire.say_in_time(texts)
            else:
                for text in texts:
                    await self._socket.send_text(text)
            self._drained.set()

    async def _news(self) -> TableMessage:
        pulled = self._pulled
        self._line.changed = False
        message = await self._room.shown.message(self._line.caller, *self._wanted())
        self._shut_out()
        if pulled is not None:
            self._pulled = None
        self._sent = message.seq
        return message

    def _shut_out(self) -> None:
        """Close the socket of somebody who may not watch any more, after a last message that shows nothing."""
        if not self._room.people.admits(self._line.caller):
            self._line.end(SHUT)

    def _wanted(self) -> tuple[Literal["table", "update"], int]:
        """Whether the whole table is asked for or what is new, and after which line."""
        return ("update", self._sent) if self._pulled is None else ("table", self._pulled)

    def _with_answers(self, news: list[bytes]) -> list[bytes]:
        """What was accepted is acknowledged before the message that shows it."""
        answers, self._outbox = self._outbox, []
        return [*map(_encode, answers), *news]
