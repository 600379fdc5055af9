"""Requests that no browser sends: each gets a coded answer below 500, and changes nothing."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from stromtisch.server import client
from stromtisch.server.settings import Settings
from tests.server.conftest import PATIENCE, UNLIMITED

if TYPE_CHECKING:
    from tests.server.conftest import Player, Served

JSON = b"Content-Type: application/json"
# Numbers that are none, are too large, or only look like digits; as they stand in an address.
NUMBERS = [
    *(
        b"%C2%B2",
        b"%D9%A1",
        b"x",
        b"-1",
        b"1_0",
        b"+1",
        b"1e9",
        b"NaN",
        b"",
        b"None",
        b"true",
        b"%00",
        b"%FF",
        b"%",
        b"%zz",
    ),
    *(b"9" * 5000, b"9" * 30, b"9007199254740993", b"9223372036854775808"),
]
ORIGINS = [
    b"http://[",
    b"http://[::1",
    b"http://a:b:c",
    b"null",
    b"",
    b"http://",
    b"://",
    b"http://x:99999999",
    b"\xff",
]
PATHS = [
    b"/" + b"x" * 300,
    b"/" + b"x" * 6000,
    b"/" + b"x/" * 3000,
    b"/" + b"%ff" * 2000,
    b"/assets/" + b"x" * 6000,
]
PATHS += [b"/%00", b"//", b"/%", b"/%zz", b"*", b"http://a/b", b"/%2e%2e/%2e%2e/etc/passwd", b"/api/docs/%ff"]
PATHS += [
    b"/api/" + b"x" * 6000,
    b"/api/tables/" + b"x" * 6000,
    b"/api/games/" + b"%ff" * 2000,
    b"/metrics?%ff",
]
BODIES = [
    *(
        b'{"a":' * 3000,
        b"[" * 10_000,
        b'{"x":NaN}',
        b'{"x":1e400}',
        b'{"x":' + b"9" * 5000 + b"}",
        b'{"x":"\\ud800"}',
    ),
    *(
        b"\xff",
        b'{"\xb2":1}',
        b'{"x":"\xb2"}',
        b"\xef\xbb\xbf{}",
        b"[]",
        b"null",
        b'""',
        b"1",
        b'{"\\u0000":1}',
        b'{"game":{}}',
        b"{",
    ),
]
HEADERS = [
    *(
        b"Cookie: \xff\xfe",
        b"Cookie: a; =; b=",
        b"Cookie: stromtisch-%CODE%=\xff",
        b"Cookie: stromtisch-%CODE%-\xb2=x",
    ),
    *(b"Authorization: Bearer \xff", b"Authorization: Bearer", b"Authorization: \xff", b"Accept: \xff"),
    *(
        b"X-Forwarded-For: \xff, [,",
        b"X-Forwarded-Proto: \xff",
        b"Range: \xff",
        b"Upgrade: h2c\r\nConnection: upgrade",
    ),
    *(b"Accept-Encoding: \xff", b"Accept-Language: \xff", b"If-None-Match: \xff", b"Expect: 100-continue"),
]


def ask(
    served: Served, method: str, target: bytes, headers: Iterable[bytes] = (), body: bytes = b""
) -> tuple[int, bytes]:
    """The status and the body of the answer to a request that is sent as it is."""
    lines = [method.encode() + b" " + target + b" HTTP/1.1", f"Host: 127.0.0.1:{served.port}".encode()]
    lines += [b"Connection: close", *headers]
    if body:
        lines.append(f"Content-Length: {len(body)}".encode())
    heard = b""
    with socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE) as line:
        line.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        while part := line.recv(65_536):
            heard += part
    head, _, rest = heard.partition(b"\r\n\r\n")
    return int(head.split(b" ")[1]), rest


def is_coded(status: int, body: bytes) -> str:
    assert 400 <= status < 500, body
    found: dict[str, Any] = json.loads(body)
    assert set(found) == {"code", "params", "message"}
    assert len(body) < 2000
    return str(found["code"])


@pytest.fixture
def ada(
    start: Callable[[], Served], settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Player:
    """The winner of a match that is over, at a server that has the page."""
    folder = tmp_path / "_client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the page")
    monkeypatch.setattr(client, "CLIENT", folder)
    for name, value in UNLIMITED.items():
        setattr(settings, name, value)
    ada, bo = start().pair()
    ada.connect()
    bo.connect()
    for number in range(5):
        (ada, bo)[number % 2].mark((0, 3, 1, 4, 2)[number])
    ada.until(lambda message: message["table"]["status"] == "finished")
    return ada


def held_by(ada: Player) -> list[bytes]:
    return [f"Authorization: Bearer {ada.token}".encode()]


def test_numbers_in_addresses(ada: Player) -> None:
    table = f"/api/tables/{ada.code}".encode()
    before = ada.served.log(ada.code)
    for number in NUMBERS:
        for query in (b"?after=", b"/replay?at="):
            status, body = ask(ada.served, "GET", table + query + number, held_by(ada))
            assert is_coded(status, body) == "malformed", (query, number)
        # A seat one does not hold is not an error: one sees what everybody sees.
        for query in (b"?seat=", b"/replay?seat=", b"/debrief.csv?language="):
            status, body = ask(ada.served, "GET", table + query + number, held_by(ada))
            assert status < 500, (query, number)
        status, body = ask(
            ada.served, "PUT", table + b"/seats/" + number, [*held_by(ada), JSON], b'{"kind":"open"}'
        )
        assert is_coded(status, body) in ("malformed", "unknown-path", "wrong-method", "no-seat"), number
    assert ada.served.log(ada.code) == before


@pytest.mark.parametrize("origin", ORIGINS)
def test_origins_that_are_none_are_foreign(ada: Player, origin: bytes) -> None:
    table = f"/api/tables/{ada.code}".encode()
    for target in (b"/api/tables", table + b"/commands", table + b"/rematch", b"/api/records"):
        status, body = ask(ada.served, "POST", target, [*held_by(ada), JSON, b"Origin: " + origin], b"{}")
        assert (status, is_coded(status, body)) == (403, "wrong-origin")
    shake = [b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13"]
    shake += [b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"Origin: " + origin]
    status, _ = ask(ada.served, "GET", table + b"/socket", shake)
    assert 400 <= status < 500


def test_paths(ada: Player) -> None:
    for path in PATHS:
        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "FOO"):
            status, body = ask(ada.served, method, path)
            assert status < 500, (method, path[:50], body[:100])


def test_headers(ada: Player) -> None:
    table = f"/api/tables/{ada.code}".encode()
    for header in HEADERS:
        sent = header.replace(b"%CODE%", ada.code.encode())
        for method, target in (
            *(
                ("GET", table),
                ("GET", b"/"),
                ("GET", b"/api/mine"),
                ("GET", b"/api/docs"),
                ("GET", b"/health"),
            ),
            *(("POST", table + b"/rematch"), ("GET", table + b"/record"), ("GET", b"/api/docs/openapi.json")),
        ):
            status, body = ask(ada.served, method, target, [sent])
            assert status < 500, (header, target, body[:100])


def test_bodies(ada: Player) -> None:
    table = f"/api/tables/{ada.code}".encode()
    before = ada.served.log(ada.code)
    for body in BODIES:
        for target in (b"/api/records", b"/api/tables", table + b"/seats", table + b"/commands"):
            status, said = ask(ada.served, "POST", target, [*held_by(ada), JSON], body)
            assert is_coded(status, said) in ("malformed", "bad-record"), (target, body[:40])
    assert ada.served.log(ada.code) == before


@pytest.mark.parametrize(
    "kind",
    [
        *(
            b"",
            b"text/plain",
            b"application/x-www-form-urlencoded",
            b"multipart/form-data; boundary=x",
            b"\xff",
        ),
        *(b"application/jsonx", b"application/msgpack", b"text/json", b";", b"application/"),
    ],
)
def test_bodies_that_do_not_say_they_are_json_are_refused(ada: Player, kind: bytes) -> None:
    """Such are all that a form of another site's page could send."""
    table = f"/api/tables/{ada.code}".encode()
    opened = b'{"game":"ticking","seats":[{"kind":"open"},{"kind":"open"}]}'
    for method, target in (
        *(("POST", b"/api/tables"), ("POST", table + b"/commands"), ("POST", b"/api/records")),
        *(("PUT", table + b"/seats/1"), ("POST", table + b"/seats"), ("POST", table + b"/rematch")),
    ):
        for headers in ([b"Content-Type: " + kind], []):
            status, body = ask(ada.served, method, target, [*held_by(ada), *headers], opened)
            assert (status, is_coded(status, body)) == (415, "wrong-type"), target
        chunked = [*held_by(ada), b"Content-Type: " + kind, b"Transfer-Encoding: chunked"]
        lines = b"2\r\n{}\r\n0\r\n\r\n"
        with socket.create_connection(("127.0.0.1", ada.served.port), timeout=PATIENCE) as line:
            head = [
                method.encode() + b" " + target + b" HTTP/1.1",
                b"Host: x",
                b"Connection: close",
                *chunked,
            ]
            line.sendall(b"\r\n".join(head) + b"\r\n\r\n" + lines)
            assert line.recv(65_536).startswith(b"HTTP/1.1 415 ")
    for kind in (b"application/json; charset=utf-8", b"Application/JSON"):
        assert ask(ada.served, "POST", b"/api/tables", [b"Content-Type: " + kind], opened)[0] == 201


def test_an_id_does_not_end_with_a_line_break(ada: Player) -> None:
    for fields in ({"id": "1\n"}, {"id": "1", "decision": "mark 0\n"}, {"id": "1", "decision": "\x00"}):
        command = {"type": "why", "decision": "mark 0", **fields}
        assert ada.send("why", decision="mark 0")["code"] == "game-over"
        assert ada.raw(json.dumps(command))["code"] == "malformed"
