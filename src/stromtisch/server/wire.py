"""The WebSocket protocol of uvicorn, with a short way for a table's messages.

By ASGI every message is a coroutine through all layers, is decoded to be encoded again, and is a write of its
own. A table answers a command with an answer and an update, so both go out as they are, in one write.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, MutableMapping
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

# Where the short way is found among the extensions of a socket's scope.
SHORT_WAY = "stromtisch.short-way"
# Closed without a closing handshake, or already closing.
GONE = 1006
# The first byte of a message that is one frame of text.
WHOLE_TEXT = 0x81

_MEDIUM = struct.Struct("!BBH").pack
_LARGE = struct.Struct("!BBQ").pack


class TableProtocol(WebSocketsSansIOProtocol):
    """Offers itself to whoever serves the socket."""

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
        """The same; waits for a reader who is slow."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self._gone():
            raise WebSocketDisconnect(detail="gone", code=GONE)
        self.say(texts)

    def _gone(self) -> bool:
        return self.disconnected or self.close_sent or self.conn.state is not OPEN


def header(size: int) -> bytes:
    """What stands before a whole text of a server, neither masked nor compressed (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return _MEDIUM(WHOLE_TEXT, 126, size)
    return _LARGE(WHOLE_TEXT, 127, size)


def short_way(scope: MutableMapping[str, Any]) -> TableProtocol | None:
    """The short way of a socket; None at a server that has none."""
    found: TableProtocol | None = (scope.get("extensions") or {}).get(SHORT_WAY)
    return found
