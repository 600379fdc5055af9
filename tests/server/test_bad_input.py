"""Wrong input gets a coded error and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

if TYPE_CHECKING:
    from tests.server.conftest import Player, Served

ADA = {"kind": "person", "name": "Ada"}
OPEN = {"kind": "open"}


@contextmanager
def unchanged(served: Served, code: str) -> Iterator[None]:
    before = served.log(code)
    yield
    assert served.log(code) == before


@pytest.fixture
def pair(served: Served) -> tuple[Player, Player]:
    ada, bo = served.pair()
    return ada.connect(), bo.connect()


MALFORMED: list[str | bytes] = [
    "",
    "{",
    "null",
    "17",
    "[]",
    '"decide"',
    "{}",
    '{"id": "1"}',
    '{"type": "dance", "id": "1"}',
    '{"type": "decide", "id": "1"}',
    '{"type": "decide", "id": 1, "decision": "mark 0", "moment": "0"}',
    '{"type": "decide", "id": "", "decision": "mark 0", "moment": "0"}',
    '{"type": "decide", "id": "a b", "decision": "mark 0", "moment": "0"}',
    '{"type": "decide", "id": "1", "decision": 0, "moment": "0"}',
    '{"type": "decide", "id": "1", "decision": "mark 0", "moment": 0}',
    '{"type": "decide", "id": "1", "decision": "mark 0", "moment": "0", "expect": "3"}',
    '{"type": "decide", "id": "1", "decision": "mark 0", "moment": "0", "expect": -1}',
    '{"type": "decide", "id": "1", "decision": "mark 0", "moment": "0", "seat": 1}',
    '{"type": "vote", "id": "1", "stop": "yes"}',
    '{"type": "vote", "id": "1", "stop": 1}',
    '{"type": "chat", "id": "1", "text": null}',
    '{"type": "chat", "id": "1", "text": "\\ud800"}',
    '{"type": "pull", "id": "1", "after": 1e300}',
    '{"type": "pull", "id": "1", "after": ' + "9" * 400 + "}",
    "[" * 10000,
    '{"type": "chat", "id": "1", "text": ' + "[" * 8000 + "}",
    b"\xff\xfe\x00",
    b"\x00" * 100,
]


def test_malformed_messages_are_answered_and_the_socket_stays_usable(
    served: Served, pair: tuple[Player, Player]
) -> None:
    ada, _ = pair
    with unchanged(served, ada.code):
        for text in MALFORMED:
            answer = ada.raw(text)
            assert answer["accepted"] is False, text
            assert answer["code"] == "malformed", text
            assert answer["params"]["where"], text
            assert answer["id"] in (None, "1"), text
    assert ada.raw('{"type": "dance", "id": "1"}')["id"] == "1"
    assert ada.mark(4)["accepted"]


def test_malformed_requests_are_answered(served: Served, pair: tuple[Player, Player]) -> None:
    ada, _ = pair
    path = f"/api/tables/{ada.code}/commands"
    headers = {"Content-Type": "application/json"}
    with unchanged(served, ada.code):
        for text in MALFORMED:
            content = text if isinstance(text, bytes) else text.encode()
            for where in (path, "/api/tables", f"/api/tables/{ada.code}/seats"):
                answer = served.call("POST", where, token=ada.token, content=content, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), (
                    where,
                    text,
                    answer.text,
                )
                assert set(answer.json()) == {"code", "params", "message"}
                assert answer.json()["params"]["where"]


def test_a_message_that_is_too_large_is_refused(served: Served, pair: tuple[Player, Player]) -> None:
    ada, _ = pair
    big = json.dumps({"type": "chat", "id": "1", "text": "x" * 17000})
    with unchanged(served, ada.code):
        assert ada.raw(big)["code"] == "too-large"
        answer = served.call(
            "POST",
            f"/api/tables/{ada.code}/commands",
            token=ada.token,
            content=big.encode(),
            headers={"Content-Type": "application/json"},
        )
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert ada.mark(4)["accepted"]


@pytest.mark.parametrize("code", ["AAAAAA", "aaaaaa", "A", "x" * 200, "%00", "..%2F..", "ÄÖÜ", "111111"])
def test_an_unknown_table(served: Served, code: str) -> None:
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/record", None),
        ("POST", "/seats", {"name": "Ada"}),
        ("PUT", "/seats/0", {"kind": "open"}),
        ("POST", "/commands", {"type": "undo", "id": "1"}),
    ):
        answer = served.call(method, f"/api/tables/{code}{path}", body)
        assert answer.status_code == 404
        assert answer.json()["code"] in ("unknown-table", "unknown-path")
    with pytest.raises(InvalidStatus) as refused:
        with connect(f"ws://127.0.0.1:{served.port}/api/tables/{code}/socket", open_timeout=100):
            pass
    if "%2F" not in code:
        assert refused.value.response.status_code == 404
        assert json.loads(refused.value.response.body or b"")["code"] == "unknown-table"


def test_somebody_elses_seat(served: Served) -> None:
    ada = served.open([ADA, OPEN])
    with unchanged(served, ada.code):
        taken = served.call("POST", f"/api/tables/{ada.code}/seats", {"name": "Eve", "seat": 0})
        assert (taken.status_code, taken.json()["code"]) == (409, "seat-taken")
        for seat in (9, 2**40):
            none = served.call("POST", f"/api/tables/{ada.code}/seats", {"name": "Eve", "seat": seat})
            assert none.json()["code"] == "no-seat"
        eve = type(ada)(served, ada.code, 0, "not-a-token").connect()
        assert eve.last["you"] is None
        for command in ({"type": "leave"}, {"type": "chat", "text": "hi"}, {"type": "undo"}):
            assert eve.send(**command)["code"] == "no-seat"
        assert eve.post("leave")["code"] == "no-seat"
    served.sit(ada.code)
    with unchanged(served, ada.code):
        full = served.call("POST", f"/api/tables/{ada.code}/seats", {"name": "Eve"})
        assert full.json()["code"] in ("already-started", "table-full")
        eve.until(lambda m: m["table"]["status"] == "playing")
        assert eve.last["legal"] == []
        assert eve.send("decide", decision="mark 0", moment="0")["code"] == "no-seat"
        assert eve.send("why", decision="mark 0")["code"] == "no-seat"


def test_before_the_start_nothing_can_be_decided(served: Served) -> None:
    ada = served.open([ADA, OPEN]).connect()
    with unchanged(served, ada.code):
        assert ada.send("decide", decision="mark 0", moment="0")["code"] == "not-started"
        assert ada.send("undo")["code"] == "not-started"
        assert ada.send("vote", stop=True)["code"] == "not-started"
        assert ada.send("why", decision="mark 0")["code"] == "not-started"
        assert served.call("GET", f"/api/tables/{ada.code}/record").json()["code"] == "not-started"


def test_stale_out_of_turn_and_unknown_decisions(served: Served, pair: tuple[Player, Player]) -> None:
    ada, bo = pair
    ada.mark(4)
    with unchanged(served, ada.code):
        stale = ada.send("decide", decision="mark 0", moment="0")
        assert (stale["code"], stale["params"]["moment"]) == ("stale", "1")
        assert bo.send("decide", decision="mark 0", moment="1", expect=3)["code"] == "stale"
        assert bo.send("decide", decision="mark 0", moment="1", expect=2**52)["code"] == "stale"
        assert ada.send("decide", decision="mark 0", moment="1")["code"] == "not-your-decision"
        assert bo.send("decide", decision="mark 4", moment="1")["code"] == "taken"
        assert bo.send("decide", decision="mark 99", moment="1")["code"] == "unknown-decision"
        assert bo.send("decide", decision="", moment="1")["code"] == "unknown-decision"
    assert bo.send("decide", decision="mark 0", moment="1", expect=4)["seq"] == 5


def test_bad_texts(served: Served, pair: tuple[Player, Player]) -> None:
    ada, _ = pair
    with unchanged(served, ada.code):
        for text in ("", "   ", "\x00\x01", "x" * 501, "\u202e", "\u200b"):
            assert ada.send("chat", text=text)["code"] == "bad-text"
    assert ada.send("chat", text="x" * 500)["accepted"]


@pytest.mark.parametrize("name", ["", "  ", "\x07", "x" * 25, "\u202e\u2066", "\u200d"])
def test_bad_names(served: Served, name: str) -> None:
    ada = served.open([ADA, OPEN])
    with unchanged(served, ada.code):
        answer = served.call("POST", f"/api/tables/{ada.code}/seats", {"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")
    answer = served.call("POST", "/api/tables", {"game": "ticking", "seats": [{**ADA, "name": name}, OPEN]})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [ADA, OPEN]}, 404, "unknown-game"),
        ({"game": "neustart", "seats": [ADA, OPEN]}, 404, "unknown-game"),
        ({"game": "ticking", "seats": [ADA]}, 400, "bad-seats"),
        ({"game": "ticking", "seats": []}, 400, "bad-seats"),
        ({"game": "ticking", "seats": [ADA, OPEN, OPEN]}, 400, "bad-seats"),
        ({"game": "ticking", "seats": [ADA, ADA]}, 400, "bad-seats"),
        ({"game": "ticking", "seats": [ADA, {"kind": "bot", "bot": "genius"}]}, 400, "bad-seats"),
        ({"game": "ticking", "seats": [ADA, {"kind": "ghost"}]}, 400, "malformed"),
        ({"game": "ticking", "seats": [ADA, OPEN], "options": {"speed": 1}}, 400, "unknown-option"),
        ({"game": "ticking", "seats": [ADA, OPEN], "options": {"seconds": -1}}, 400, "bad-option"),
        ({"game": "ticking", "seats": [ADA, OPEN], "options": {"seconds": True}}, 400, "bad-option"),
        ({"game": "ticking", "seats": [ADA, OPEN], "options": {"seconds": "5"}}, 400, "bad-option"),
        ({"game": "ticking", "seats": [ADA, OPEN], "options": {"seconds": 1.5}}, 400, "malformed"),
        ({"game": "ticking", "seats": [ADA, OPEN], "extra": 1}, 400, "malformed"),
    ],
)
def test_tables_that_cannot_be_opened(served: Served, body: object, status: int, code: str) -> None:
    answer = served.call("POST", "/api/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://127.0.0.1", "http://127.0.0.1:1"]
)
def test_other_origins_are_refused(served: Served, origin: str) -> None:
    ada, _bo = served.pair()
    headers = {"Origin": origin}
    with unchanged(served, ada.code):
        command = {"type": "decide", "id": "1", "decision": "mark 0", "moment": "0"}
        for method, path, body in (
            ("POST", "/api/tables", {"game": "ticking", "seats": [ADA, OPEN]}),
            ("POST", f"/api/tables/{ada.code}/commands", command),
            ("PUT", f"/api/tables/{ada.code}/seats/1", OPEN),
        ):
            answer = served.call(method, path, body, ada.token, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        address = f"ws://127.0.0.1:{served.port}/api/tables/{ada.code}/socket"
        with pytest.raises(InvalidStatus) as refused:
            with connect(address, additional_headers={"Origin": origin}, open_timeout=100):
                pass
        assert refused.value.response.status_code == 403
    own = served.call(
        "POST", f"/api/tables/{ada.code}/commands", command, ada.token, headers={"Origin": served.url}
    )
    assert own.status_code == 200


def test_too_many_commands_at_once(served: Served, pair: tuple[Player, Player]) -> None:
    ada, _ = pair
    assert ada.socket is not None
    for number in range(200):
        ada.socket.send(json.dumps({"type": "why", "id": f"n{number}", "decision": "mark 0"}))
    while len(ada.answers) < 200:
        ada.hear()
    assert [answer["id"] for answer in ada.answers] == [f"n{number}" for number in range(200)]
    codes = {answer.get("code") for answer in ada.answers}
    assert codes == {None, "too-many"}


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/games/chess", "/assets/none.js"])
def test_unknown_addresses(served: Served, path: str) -> None:
    answer = served.call("GET", path)
    assert answer.status_code == 404
    if path.startswith("/api"):
        assert answer.json()["code"] in ("unknown-path", "unknown-game")


def test_other_wrong_requests(served: Served) -> None:
    assert served.call("DELETE", "/api/games").json()["code"] == "wrong-method"
    ada, _ = served.pair()
    for after in ("x", "-1", "1.5", "9" * 5000):
        answer = served.call("GET", f"/api/tables/{ada.code}?after={after}")
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), answer.text
    for seat in ("x", "-1", "9" * 40):
        answer = served.call("PUT", f"/api/tables/{ada.code}/seats/{seat}", OPEN, ada.token)
        assert answer.status_code in (400, 403, 404), answer.text
