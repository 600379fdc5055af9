"""Uvicorn's protocols: HTTP that does not wait for slow senders, WebSockets with a short way for a table's messages.

By ASGI every message is a coroutine through all layers, is decoded to be encoded again, and is a write of its
own. A table answers a command with an answer and an update, so both go out as they are, in one write.
"""

from __future__ import annotations

import asyncio
import http
import struct
from collections.abc import Iterable, MutableMapping
from typing import Any

import h11
import msgspec
from litestar.exceptions import WebSocketDisconnect
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from stromtisch.server.errors import Problem, message_of, status_of

# Where the short way is found among the extensions of a socket's scope.
SHORT_WAY = "stromtisch.short-way"
# Closed without a closing handshake, or already closing.
GONE = 1006
# The first byte of a message that is one frame of text.
WHOLE_TEXT = 0x81

_MEDIUM = struct.Struct("!BBH").pack
_LARGE = struct.Struct("!BBQ").pack


class PunctualProtocol(H11Protocol):
    """HTTP with limits: the head of a request comes in time and is small, and its body comes in time.

    Uvicorn alone waits for ever. The next head of a connection that is kept is awaited from its first byte on; before
    that uvicorn's own limit for quiet connections counts.
    """

    def __init__(self, *arguments: Any, header_limit: float, body_limit: float, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._limits = {h11.IDLE: header_limit, h11.SEND_BODY: body_limit}
        # What is awaited (a head or a body, of which request), and until when.
        self._awaited: tuple[object, object] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Await the first head."""
        super().connection_made(transport)
        self._await()

    def connection_lost(self, exc: Exception | None) -> None:
        """Await nothing any more."""
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came in pieces of which none alone has a head that is too large."""
        size = self.config.h11_max_incomplete_event_size or len(data)
        for start in range(0, len(data), size):
            super().data_received(data[start : start + size])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
        self._await()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over."""
        self._stop()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP; it is the last that the connection hears."""
        self._refuse("malformed", {"where": "HTTP", "problem": msg})

    def _await(self) -> None:
        """Start the timer when something new is awaited, stop it when nothing is."""
        awaited = (self.conn.their_state, self.cycle)
        if awaited == self._awaited:
            return
        self._stop()
        self._awaited = awaited
        limit = self._limits.get(self.conn.their_state)
        if limit is not None:
            self._timer = self.loop.call_later(limit, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self._refuse("too-slow", {})

    def _refuse(self, code: str, params: dict[str, object]) -> None:
        """Say why, unless an answer was begun or given already, and hang up."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            status = http.HTTPStatus(status_of(code))
            body = msgspec.json.encode(Problem(code, params, message_of(code)))
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\n"
            head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
            self.transport.write(head.encode() + body)
        cycle: RequestResponseCycle | None = self.cycle  # uvicorn has none before the first request
        if cycle is not None and not cycle.response_complete:
            # The application learns that nobody waits for its answer.
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()


class TableProtocol(WebSocketsSansIOProtocol):
    """Offers itself to the handler of the socket."""

    def handle_connect(self, event: Request) -> None:
        """Begin a handshake."""
        super().handle_connect(event)
        if not self.handshake_complete:  # refused at once otherwise
            offered: dict[str, Any] = {**(self.scope.get("extensions") or {}), SHORT_WAY: self}
            self.scope["extensions"] = offered

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of ASGI.

        A handshake refused with a response of our own is complete. Uvicorn does not count it as such, and would log an
        error for each: strangers could fill the disk by knocking.
        """
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def takes(self) -> bool:
        """Whether texts can be sent now: the socket is open, and its reader keeps up."""
        return self.writable.is_set() and not self._gone()

    def say(self, texts: Iterable[bytes]) -> None:
        """Send texts (UTF-8), each a message, all in one write."""
        frames = bytearray()
        for text in texts:
            frames += header(len(text))
            frames += text
        self.transport.write(frames)

    async def say_in_time(self, texts: Iterable[bytes]) -> None:
        """The same; waits for a slow reader."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self._gone():
            raise WebSocketDisconnect(detail="gone", code=GONE)
        self.say(texts)

    def _gone(self) -> bool:
        return self.disconnected or self.close_sent or self.conn.state is not OPEN


def header(size: int) -> bytes:
    """The frame header of a whole text from a server, neither masked nor compressed (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return _MEDIUM(WHOLE_TEXT, 126, size)
    return _LARGE(WHOLE_TEXT, 127, size)


def short_way(scope: MutableMapping[str, Any]) -> TableProtocol | None:
    """The short way of a socket; None at a server that has none."""
    found: TableProtocol | None = (scope.get("extensions") or {}).get(SHORT_WAY)
    return found
