"""The WebSocket protocol of uvicorn, with a short way for a table's messages.

By ASGI every message is a coroutine through all layers, is decoded to be encoded again, and is a write of its
own. A table answers a command with an answer and an update, so both go out as they are, in one write.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

# Where the short way is found among the extensions of a socket's scope.
SAY = "stromtisch.say"
# Closed without a closing handshake, or already closing.
GONE = 1006

Say = Callable[[Iterable[bytes]], Awaitable[None]]


class TableProtocol(WebSocketsSansIOProtocol):
    """Offers its ``say`` to whoever serves the socket."""

    def handle_connect(self, event: Request) -> None:
        """Begin a handshake."""
        super().handle_connect(event)
        if not self.handshake_complete:  # refused at once otherwise
            offered: dict[str, Any] = {**(self.scope.get("extensions") or {}), SAY: self.say}
            self.scope["extensions"] = offered

    async def say(self, texts: Iterable[bytes]) -> None:
        """Send texts (UTF-8), each a message, all in one write; waits for a reader who is slow."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise WebSocketDisconnect(detail="gone", code=GONE)
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState as error:
            raise WebSocketDisconnect(detail="gone", code=GONE) from error
        self.transport.write(b"".join(self.conn.data_to_send()))


def say_of(scope: MutableMapping[str, Any]) -> Say | None:
    """The short way of a socket; None at a server that has none."""
    say: Say | None = (scope.get("extensions") or {}).get(SAY)
    return say
