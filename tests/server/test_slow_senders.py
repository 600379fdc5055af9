"""Connections that send slowly, or too much before they say what they want, are closed with a coded answer."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from stromtisch.server.settings import Settings
from tests.server.conftest import PATIENCE

if TYPE_CHECKING:
    from tests.server.conftest import Served

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
TABLE = json.dumps(
    {"game": "ticking", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
).encode()


class Raw:
    """A connection on which anything can be sent."""

    def __init__(self, served: Served) -> None:
        self.socket = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def rest(self) -> bytes:
        """Everything until the server hangs up; a server that never does runs into the socket's time limit."""
        heard = b""
        while True:
            try:
                part = self.socket.recv(65_536)
            except ConnectionResetError:
                return heard
            if not part:
                return heard
            heard += part

    def answer(self) -> bytes:
        """One answer with a body of known length."""
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += self.socket.recv(65_536)
        head, _, body = heard.partition(b"\r\n\r\n")
        size = next(
            int(line.split(b":")[1])
            for line in head.split(b"\r\n")
            if line.lower().startswith(b"content-length")
        )
        while len(body) < size:
            body += self.socket.recv(65_536)
        return head


def is_refused(heard: bytes, status: int, code: str) -> None:
    head, _, body = heard.partition(b"\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ".encode()), heard
    assert b"connection: close" in head
    assert set(json.loads(body)) == {"code", "params", "message"}
    assert json.loads(body)["code"] == code


@pytest.fixture
def served(start: Callable[[], Served], settings: Settings) -> Served:
    settings.header_limit = settings.body_limit = 0.3
    return start()


@pytest.mark.parametrize("begun", [b"", b"GET", HEAD, HEAD + b"X-Pad: "])
def test_a_head_that_does_not_end_ends_the_connection(served: Served, begun: bytes) -> None:
    with Raw(served) as slow:
        slow.send(begun)
        is_refused(slow.rest(), 408, "too-slow")


def test_drops_of_a_head_do_not_prolong_it(served: Served) -> None:
    """Each byte alone would keep a connection open that only counts how long it was quiet."""
    with Raw(served) as slow:
        slow.send(HEAD)
        slow.socket.settimeout(0.02)
        heard = b""
        for _ in range(int(PATIENCE / 0.02)):
            try:
                slow.send(b"X: y\r\n")
                heard += slow.socket.recv(65_536)
                break
            except TimeoutError:
                continue
            except (BrokenPipeError, ConnectionResetError):
                break
        else:
            raise AssertionError("the connection was never closed")
        assert heard.startswith(b"HTTP/1.1 408 ") or heard == b""


def test_a_body_that_does_not_end_ends_the_connection(served: Served) -> None:
    with Raw(served) as slow:
        slow.send(HEAD + b"Content-Length: 100\r\n\r\n{")
        is_refused(slow.rest(), 408, "too-slow")
    with Raw(served) as slow:
        slow.send(HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n")
        is_refused(slow.rest(), 408, "too-slow")


def test_a_body_that_was_refused_before_it_came_ends_the_connection(served: Served) -> None:
    """It is answered at once, and what is still awaited of it is not awaited for ever."""
    with Raw(served) as slow:
        slow.send(HEAD.replace(b"json", b"xml") + b"Content-Length: 100\r\n\r\n{")
        heard = slow.rest()
        assert heard.startswith(b"HTTP/1.1 415 ")
        assert heard.count(b"HTTP/1.1") == 1


def test_the_next_head_of_a_connection_that_is_kept_is_awaited_as_the_first(served: Served) -> None:
    with Raw(served) as slow:
        for _ in range(2):
            slow.send(HEAD + f"Content-Length: {len(TABLE)}\r\n\r\n".encode() + TABLE)
            assert slow.answer().startswith(b"HTTP/1.1 201 ")
        slow.send(b"GET /api/health")
        is_refused(slow.rest(), 408, "too-slow")


@pytest.mark.parametrize(
    "pad", [b"X-Pad: " + b"x" * 300_000, b"X-Pad: y\r\n" * 30_000, b"Cookie: " + b"a=b; " * 60_000]
)
def test_a_head_that_is_too_large_is_refused(start: Callable[[], Served], pad: bytes) -> None:
    served = start()
    with Raw(served) as large:
        with suppress(BrokenPipeError, ConnectionResetError):
            large.send(HEAD + pad + b"\r\nContent-Length: 0\r\n\r\n")
        heard = large.rest()
        if heard:  # a reset may come before what was said
            is_refused(heard, 400, "malformed")
    assert served.call("GET", "/api/health").status_code == 200


@pytest.mark.parametrize(
    "rubbish",
    [b"\x16\x03\x01\x02\x00", b"HELLO\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"GET /\xff HTTP/1.1\r\n"],
)
def test_what_is_no_http_is_refused(served: Served, rubbish: bytes) -> None:
    with Raw(served) as stranger:
        stranger.send(rubbish)
        heard = stranger.rest()
        assert heard.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 408 "))


def test_sockets_outlive_the_limits(served: Served) -> None:
    """A table may be quiet for longer than any head may take."""
    ada, bo = served.pair()
    ada.connect()
    bo.connect()
    with Raw(served) as slow:
        slow.send(b"GET")
        is_refused(slow.rest(), 408, "too-slow")  # so long it was
    assert ada.mark(4)["accepted"]
    assert bo.mark(0)["accepted"]
