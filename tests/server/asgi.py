"""Talking to the application in the same event loop, without a network: for fuzzing and for simulations."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from urllib.parse import unquote

from litestar import Litestar

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]


def _scope(kind: str, path: str, token: str | None, **more: object) -> dict[str, Any]:
    headers = [(b"host", b"testserver")]
    if token is not None:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [*headers, (b"content-type", b"application/json")],
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
        "extensions": {},
        "subprotocols": [],
        **more,
    }


async def call(
    app: Litestar, method: str, path: str, body: object = None, token: str | None = None
) -> tuple[int, Any]:
    """One request: its status, and its body as JSON data."""
    sent = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}]
    status, parts = 0, []

    async def receive() -> Message:
        return sent.pop(0) if sent else await asyncio.Future()

    async def send(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        else:
            parts.append(message.get("body", b""))

    await app(_scope("http", path, token, method=method), receive, send)  # type: ignore[arg-type]
    return status, json.loads(b"".join(parts) or b"null")


async def ask(
    app: Litestar, method: str, target: bytes, headers: Sequence[tuple[bytes, bytes]], body: bytes
) -> tuple[int, bytes]:
    """One request as it stands, with nothing added: its status, and its body."""
    path, _, query = target.partition(b"?")
    length = [(b"content-length", str(len(body)).encode())] if body else []
    scope = _scope("http", "/", None, method=method)
    scope["path"], scope["raw_path"], scope["query_string"] = unquote(path.decode("ascii")), path, query
    scope["headers"] = [(b"host", b"testserver"), *headers, *length]
    sent = [{"type": "http.request", "body": body}]
    status, parts = 0, []

    async def receive() -> Message:
        return sent.pop(0) if sent else await asyncio.Future()

    async def send(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        else:
            parts.append(message.get("body", b""))

    await app(scope, receive, send)  # type: ignore[arg-type]
    return status, b"".join(parts)


class Wire:
    """One WebSocket: ``hear`` is called with every message of the server, ``closed`` when it hangs up."""

    def __init__(
        self,
        app: Litestar,
        code: str,
        token: str | None,
        hear: Callable[[Message], None],
        closed: Callable[[], None] = lambda: None,
    ) -> None:
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._hear = hear
        self._closed = closed
        self._path = f"/api/tables/{code}/socket"
        self.task = asyncio.create_task(self._run(app, token))

    async def _run(self, app: Litestar, token: str | None) -> None:
        try:
            await app(_scope("websocket", self._path, token), self._incoming.get, self._send)  # type: ignore[arg-type]
        finally:
            self._closed()

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            text = message.get("text")
            self._hear(json.loads(message["bytes"] if text is None else text))
        elif message["type"] == "websocket.close":
            self._closed()

    def send(self, text: str | bytes) -> None:
        """Let the server receive a message."""
        kind = "text" if isinstance(text, str) else "bytes"
        self._incoming.put_nowait({"type": "websocket.receive", kind: text})

    def hang_up(self) -> None:
        """Let the server notice that the other end is gone."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
